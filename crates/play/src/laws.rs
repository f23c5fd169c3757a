//! The laws that every game must keep, as one test that any game calls.
//!
//! Each law stands in one function below and bears the number that `ARCHITECTURE.md` gives it.

use std::fmt::Display;

use crate::{
    ChanceError, Chances, Event, Game, PlayError, Player, PlayerSet, Record, Rng, Score, Seed, Setting, Table, Turn,
    UndoError, all_setups,
};

/// What a game states about itself, so that the laws can be tried on it.
pub struct Laws<G: Game> {
    /// How many random games to play in each set-up.
    pub games: u64,
    /// No game has more events than this.
    pub longest: usize,
    /// No state is larger than this.
    pub state_bytes: usize,
    /// A second scorer, written naively in the game's tests.
    pub naive: fn(&G::View, Player) -> Score,
}

impl<G: Game> Laws<G> {
    /// Plays random games in every set-up and panics where a law is broken.
    pub fn check(&self) {
        law_10_sizes::<G>(self.state_bytes);
        law_2_setups_read_back::<G>();
        for setup in all_setups(G::SETTINGS) {
            for number in 0..self.games {
                self.check_game(&setup, number);
            }
        }
    }

    /// Plays one random game and panics where a law is broken.
    pub fn check_game(&self, setup: &str, number: u64) {
        let parsed: G::Setup = setup.parse().expect("a set-up of the list");
        let table = Table::<G>::new(parsed, Seed::from(number), Chances::Manual);
        let rng = Rng::from_number(number);
        let asked = table.game().turn().players();
        let mut trial = Trial { table, rng, undoable: Vec::new(), asked, known: Vec::new() };
        while trial.table.game().turn() != Turn::Over {
            trial.at_every_position(self.naive);
            match trial.table.game().turn() {
                Turn::Chance => trial.at_chance(),
                Turn::Players(players) => trial.at_decision(players),
                Turn::Over => {}
            }
            trial.hold("9 the game ends within its stated bound", trial.table.events().len() <= self.longest, "");
        }
        trial.at_every_position(self.naive);
        trial.at_the_end();
    }
}

/// Only a few of many alternatives are tried at each step.
const TRIES: usize = 3;

/// One random game in which the laws are tried.
struct Trial<G: Game> {
    table: Table<G>,
    rng: Rng,
    /// What can be taken back, told by the laws themselves: the position before each decision, who decided, whether it was final.
    undoable: Vec<(G, Player, bool)>,
    /// Who was to act when nothing could be taken back.
    asked: PlayerSet,
    /// Actions that were legal somewhere in this game.
    known: Vec<G::Action>,
}

impl<G: Game> Trial<G> {
    #[track_caller]
    fn hold(&self, law: &str, holds: bool, detail: impl Display) {
        assert!(holds, "law {law}: {detail}\nstep {}\n{}", self.table.game().step(), self.table.record());
    }

    fn seats(&self) -> PlayerSet {
        PlayerSet::seats(self.table.game().players())
    }

    /// A few items of a list, different ones if there are enough.
    fn some<T: Copy>(&mut self, items: &[T]) -> Vec<T> {
        if items.len() <= TRIES {
            return items.to_vec();
        }
        let mut chosen: Vec<usize> = Vec::new();
        while chosen.len() < TRIES {
            let index = self.rng.below(items.len() as u32) as usize;
            if !chosen.contains(&index) {
                chosen.push(index);
            }
        }
        chosen.into_iter().map(|index| items[index]).collect()
    }

    fn at_every_position(&mut self, naive: fn(&G::View, Player) -> Score) {
        self.law_1_actions_exactly_on_turn();
        self.law_2_notation();
        self.law_3_imagined_positions_look_the_same();
        self.law_8_undo();
        self.law_9_naive_scorer(naive);
    }

    fn at_chance(&mut self) {
        self.law_10_possible_results();
        self.law_4_secrecy_of_chance();
        self.table.draw().expect("it is chance's turn");
        self.forbid_undo();
    }

    fn at_decision(&mut self, players: PlayerSet) {
        self.law_4_secrecy_of_decisions(players);
        self.law_5_unfinished_actions_show_nothing(players);
        self.law_6_simultaneous_decisions_commute(players);
        self.law_10_no_chance_on_a_player_turn();
        let deciders: Vec<Player> = players.iter().collect();
        let player = self.rng.pick(&deciders);
        let legal = self.table.legal(player);
        let action = self.rng.pick(&legal);
        let before = self.table.game().clone();
        let is_final = before.is_final(player, action);
        self.table.play(player, action).expect("a legal action");
        if self.goes_on(&before, self.table.game()) {
            self.undoable.push((before, player, is_final));
        } else {
            self.forbid_undo();
        }
    }

    fn forbid_undo(&mut self) {
        self.undoable.clear();
        self.asked = self.table.game().turn().players();
    }

    /// Whether a decision that leads from one position to the other can be taken back, as far as the turn is concerned:
    /// in a simultaneous step as long as it lasts, otherwise until somebody new must act.
    fn goes_on(&self, before: &G, after: &G) -> bool {
        let Turn::Players(players) = after.turn() else { return false };
        if self.asked.len() > 1 {
            return before.step() == after.step();
        }
        let nobody_new = players.iter().all(|player| before.turn().players().contains(player));
        nobody_new || G::PATIENT && players.len() == 1
    }

    fn at_the_end(&mut self) {
        self.law_7_replay();
    }

    /// A player has legal actions exactly when `turn` names them; no duplicates; `is_legal` agrees; others are refused.
    fn law_1_actions_exactly_on_turn(&mut self) {
        let turn = self.table.game().turn();
        self.hold("1 somebody acts on a players' turn", turn != Turn::Players(PlayerSet::NONE), "");
        self.hold("1 only seated players act", self.seats().contains_all(turn.players()), "");
        for player in self.seats().iter() {
            let mut legal = Vec::new();
            self.table.game().legal(player, &mut legal);
            let asked = turn.players().contains(player);
            self.hold("1 a player has actions exactly on turn", legal.is_empty() != asked, format_args!("{player:?}"));
            for (index, action) in legal.iter().enumerate() {
                self.hold("1 no duplicates", !legal[..index].contains(action), action);
                self.hold("1 is_legal agrees", self.table.game().is_legal(player, *action), action);
            }
            self.known.extend(legal);
        }
        let all = std::mem::take(&mut self.known);
        let known = self.some(&all);
        self.known = all;
        for (player, action) in self.seats().iter().flat_map(|player| known.iter().map(move |action| (player, *action)))
        {
            let legal = self.table.legal(player).contains(&action);
            self.hold("1 is_legal agrees", self.table.game().is_legal(player, action) == legal, action);
            if !legal {
                let mut table = self.table.clone();
                let refusal = table.play(player, action).map(drop);
                let refused = match refusal {
                    Err(PlayError::NotTheirTurn(..)) => !turn.players().contains(player),
                    Err(PlayError::Illegal(_)) => turn.players().contains(player),
                    _ => false,
                };
                self.hold("1 what is not legal is refused", refused && table == self.table, action);
            }
        }
    }

    /// Notation is unique among legal actions and parses back to the same action; no other text means the same.
    fn law_2_notation(&mut self) {
        for player in self.table.game().turn().players().iter() {
            let legal = self.table.legal(player);
            let texts: Vec<String> = legal.iter().map(G::Action::to_string).collect();
            for (index, text) in texts.iter().enumerate() {
                self.hold("2 notation is unique", !texts[..index].contains(text), text);
                self.hold("2 an action reads back", text.parse() == Ok(legal[index]), text);
                self.hold("2 notation is plain", is_plain(text), text);
            }
            for text in self.some(&texts.iter().map(String::as_str).collect::<Vec<_>>()) {
                let damaged = self.damage(text);
                let canonical = damaged.parse::<G::Action>().map_or(true, |action| action.to_string() == damaged);
                self.hold("2 only one text means an action", canonical, format_args!("{damaged:?}"));
            }
        }
        if self.table.game().turn() == Turn::Chance {
            let result = self.table.game().sample(&mut self.rng);
            let text = result.to_string();
            self.hold("2 a result reads back", text.parse() == Ok(result), &text);
            self.hold("2 notation is plain", is_plain(&text), &text);
            let damaged = self.damage(&text);
            let canonical = damaged.parse::<G::Chance>().map_or(true, |result| result.to_string() == damaged);
            self.hold("2 only one text means a result", canonical, format_args!("{damaged:?}"));
        }
    }

    /// The text with one character changed, doubled or left out.
    fn damage(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        let at = self.rng.below(bytes.len() as u32) as usize;
        match self.rng.below(3) {
            0 => bytes[at] = self.rng.pick(b" 0123456789abcdefghijklmnopqrstuvwxyzA+-_"),
            1 => bytes.insert(at, bytes[at]),
            _ => drop(bytes.remove(at)),
        }
        String::from_utf8(bytes).expect("notation is ASCII")
    }

    /// `imagine(view).view == view`, and legality depends only on the view.
    fn law_3_imagined_positions_look_the_same(&mut self) {
        for viewer in self.viewers() {
            let view = self.table.game().view(viewer);
            let imagined = G::imagine(&view, &mut self.rng);
            self.hold(
                "3 an imagined position looks the same",
                imagined.view(viewer) == view,
                format_args!("to {viewer:?}"),
            );
            self.hold("3 everybody sees whose turn it is", imagined.turn() == self.table.game().turn(), "");
            self.hold("3 everybody sees the step", imagined.step() == self.table.game().step(), "");
            if let Some(player) = viewer {
                let mut legal = Vec::new();
                imagined.legal(player, &mut legal);
                self.hold(
                    "3 legality depends only on the view",
                    legal == self.table.legal(player),
                    format_args!("{player:?}"),
                );
            }
        }
    }

    /// Everybody who may look at the table; nobody in particular is a spectator.
    fn viewers(&self) -> Vec<Option<Player>> {
        self.seats().iter().map(Some).chain([None]).collect()
    }

    /// Who does not witness an event cannot tell it from another one with the same veiled text, and that text tells them no more
    /// than their view; who witnesses it sees it.
    fn law_4_secrecy(&self, events: &[Event<G>]) {
        let game = self.table.game();
        for viewer in self.viewers() {
            for (index, one) in events.iter().enumerate() {
                for other in &events[..index] {
                    let seen = [one, other].map(|event| sees(viewer, game.witnesses(event)));
                    let (after_one, after_other) = (after(game, one), after(game, other));
                    let same_view = after_one.view(viewer) == after_other.view(viewer);
                    let detail = format!("{viewer:?}: {one}, {other}");
                    if seen == [false, false] {
                        let same_text = game.veiled(one) == game.veiled(other);
                        let law =
                            "4 who does not witness an event learns by view and text the same, and nothing hidden";
                        self.hold(law, same_text == same_view, detail);
                    } else if seen == [true, true] {
                        let told_apart = !same_view || after_one == after_other;
                        self.hold("4 who witnesses an event sees it", told_apart, detail);
                    }
                }
            }
        }
    }

    fn law_4_secrecy_of_chance(&mut self) {
        let events: Vec<Event<G>> =
            (0..=TRIES).map(|_| Event::Chance(self.table.game().sample(&mut self.rng))).collect();
        self.law_4_secrecy(&events);
        for viewer in self.viewers() {
            self.law_4_a_result_shows_nothing_else(viewer, &events);
        }
    }

    /// A result of chance shows its witnesses nothing else that was hidden.
    fn law_4_a_result_shows_nothing_else(&mut self, viewer: Option<Player>, events: &[Event<G>]) {
        let game = self.table.game();
        let imagined = G::imagine(&game.view(viewer), &mut self.rng);
        for event in events.iter().filter(|event| sees(viewer, game.witnesses(event))) {
            if let Event::Chance(result) = event
                && imagined.is_possible(result)
            {
                let same = after(&imagined, event).view(viewer) == after(game, event).view(viewer);
                self.hold("4 a result shows its witnesses nothing else", same, format_args!("{viewer:?}: {event}"));
            }
        }
    }

    fn law_4_secrecy_of_decisions(&mut self, players: PlayerSet) {
        for player in players.iter() {
            let legal = self.table.legal(player);
            let events: Vec<Event<G>> =
                self.some(&legal).into_iter().map(|action| Event::Decision(player, action)).collect();
            self.law_4_secrecy(&events);
        }
    }

    /// An action that is not final leads every imagined state to the same view for its player.
    fn law_5_unfinished_actions_show_nothing(&mut self, players: PlayerSet) {
        for player in players.iter() {
            let legal = self.table.legal(player);
            for action in self.some(&legal) {
                let game = self.table.game();
                let after = after(game, &Event::Decision(player, action));
                if game.is_final(player, action) || !self.goes_on(game, &after) {
                    continue;
                }
                let mut imagined = G::imagine(&game.view(Some(player)), &mut self.rng);
                imagined.apply(player, action);
                let same = imagined.view(Some(player)) == after.view(Some(player));
                self.hold("5 an action that can be taken back shows nothing new", same, action);
            }
        }
    }

    /// Simultaneous decisions commute and leave each other's legal actions unchanged.
    fn law_6_simultaneous_decisions_commute(&mut self, players: PlayerSet) {
        for player in players.iter() {
            for other in players.without(player).iter() {
                let (mine, others) = (self.table.legal(player), self.table.legal(other));
                let (my_action, other_action) = (self.rng.pick(&mine), self.rng.pick(&others));
                let mut first = self.table.game().clone();
                first.apply(player, my_action);
                let mut still_legal = Vec::new();
                first.legal(other, &mut still_legal);
                let detail = format!("{player:?} {my_action}, {other:?} {other_action}");
                self.hold("6 decisions leave the others' actions unchanged", still_legal == others, &detail);
                first.apply(other, other_action);
                let mut second = self.table.game().clone();
                second.apply(other, other_action);
                second.apply(player, my_action);
                self.hold("6 simultaneous decisions commute", first == second, &detail);
            }
        }
    }

    /// Replay of the record gives the same state; its text round-trips; same seed and decisions, same record.
    fn law_7_replay(&self) {
        let record = self.table.record();
        let text = record.to_string();
        let read = Record::<G>::read(&text);
        self.hold("7 a record reads back", read.as_ref() == Ok(&record), "");
        let replayed = Table::replay(&record, Seed::from(0), Chances::Manual);
        let same = replayed.as_ref().is_ok_and(|table| table.game() == self.table.game());
        self.hold("7 a record replays to the same state", same, "");
        self.hold("7 and to the same text", replayed.is_ok_and(|table| table.record().to_string() == text), "");
        let (events, setup) = (self.table.events(), self.table.setup().clone());
        let crate::Origin::Drawn(seed) = record.origin else { unreachable!("all results were drawn") };
        let mut again = Table::<G>::new(setup, seed, Chances::Automatic);
        for event in events {
            if let &Event::Decision(player, action) = event {
                again.play(player, action).expect("the same decisions are legal again");
            }
        }
        self.hold("7 same seed and decisions, same record", again.record().to_string() == text, "");
        let hidden = record.clone().with_secret_seed().to_string();
        self.hold("7 a record with a secret seed reads back", Record::<G>::read(&hidden).is_ok(), "");
    }

    /// Undo restores the state and never crosses a barrier.
    fn law_8_undo(&self) {
        for player in self.seats().iter() {
            let mut table = self.table.clone();
            let result = table.undo(player);
            let last = self.undoable.iter().rposition(|&(_, who, _)| who == player);
            let last = last.filter(|&at| {
                let asked = self.undoable[at].0.turn().players();
                self.undoable[at..].iter().all(|&(_, who, _)| asked.contains(who))
            });
            match last {
                None => {
                    let refused = matches!(result, Err(UndoError::Nothing(_)));
                    self.hold(
                        "8 undo never crosses a barrier",
                        refused && table == self.table,
                        format_args!("{player:?}"),
                    );
                }
                Some(at) if self.undoable[at].2 => {
                    let refused = matches!(result, Err(UndoError::Final(..)));
                    self.hold("8 what is final stays", refused && table == self.table, format_args!("{player:?}"));
                }
                Some(at) => {
                    self.hold("8 undo takes back a decision", result.is_ok(), format_args!("{player:?}"));
                    if at + 1 == self.undoable.len() {
                        self.hold(
                            "8 undo restores the state",
                            table.game() == &self.undoable[at].0,
                            format_args!("{player:?}"),
                        );
                    }
                    let Some(&Event::Decision(_, action)) = self
                        .table
                        .events()
                        .iter()
                        .rfind(|event| matches!(event, Event::Decision(who, _) if *who == player))
                    else {
                        unreachable!("the player has decided")
                    };
                    let again = table.play(player, action).is_ok() && table.game() == self.table.game();
                    self.hold("8 what was taken back can be done again", again, action);
                }
            }
        }
    }

    /// A second, naive scorer agrees, for every player at every step.
    fn law_9_naive_scorer(&self, naive: fn(&G::View, Player) -> Score) {
        for player in self.seats().iter() {
            let view = self.table.game().view(Some(player));
            let (score, second) = (self.table.game().score(player), naive(&view, player));
            self.hold("9 a second scorer agrees", score == second, format_args!("{player:?}: {score:?} or {second:?}"));
        }
    }

    /// `sample` only yields results that are possible; on chance's turn nobody else acts.
    fn law_10_possible_results(&mut self) {
        for _ in 0..TRIES {
            let result = self.table.game().sample(&mut self.rng);
            self.hold("10 what is drawn is possible", self.table.game().is_possible(&result), result);
            let mut table = self.table.clone();
            self.hold("10 a possible result is accepted", table.chance(result).is_ok(), result);
            let text = self.damage(&result.to_string());
            if let Ok(damaged) = text.parse::<G::Chance>()
                && !self.table.game().is_possible(&damaged)
            {
                let mut table = self.table.clone();
                let refused = matches!(table.chance(damaged), Err(ChanceError::Impossible(_)));
                self.hold("10 an impossible result is refused", refused && table == self.table, damaged);
            }
        }
    }

    fn law_10_no_chance_on_a_player_turn(&self) {
        let mut table = self.table.clone();
        let refused = matches!(table.draw(), Err(ChanceError::NotChance(_)));
        self.hold("10 chance waits for its turn", refused && table == self.table, "");
        let last = self.table.events().iter().rev().find_map(|event| match event {
            Event::Chance(result) => Some(*result),
            Event::Decision(..) => None,
        });
        if let Some(result) = last {
            let refused = matches!(table.chance(result), Err(ChanceError::NotChance(_)));
            self.hold("10 chance waits for its turn", refused && table == self.table, result);
        }
    }
}

/// The game after an event.
fn after<G: Game>(game: &G, event: &Event<G>) -> G {
    let mut after = game.clone();
    after.happen(event);
    after
}

/// Whether a viewer is among the witnesses; a spectator sees what everybody sees.
fn sees(viewer: Option<Player>, witnesses: PlayerSet) -> bool {
    match viewer {
        Some(player) => witnesses.contains(player),
        None => witnesses == PlayerSet::ALL,
    }
}

/// Small, without heap.
fn law_10_sizes<G: Game>(state_bytes: usize) {
    assert!(!std::mem::needs_drop::<G>(), "law 10: a state owns no heap");
    assert!(size_of::<G>() <= state_bytes, "law 10: a state has {} bytes, not more than {state_bytes}", size_of::<G>());
    assert!(size_of::<G::Action>() <= 8, "law 10: an action has {} bytes, not more than 8", size_of::<G::Action>());
}

/// Every set-up text reads back, a missing setting has its default, and anything else is refused.
fn law_2_setups_read_back<G: Game>() {
    let players = G::SETTINGS.first().map(|setting: &Setting| setting.key);
    assert_eq!(players, Some("players"), "law 2: the first setting is the number of players");
    let read = |text: &str| text.parse::<G::Setup>().map(|setup| setup.to_string());
    for text in all_setups(G::SETTINGS) {
        assert_eq!(read(&text), Ok(text.clone()), "law 2: a set-up reads back");
        let parsed: G::Setup = text.parse().expect("it was just read");
        let expect = format!("players={}", G::new(&parsed).players());
        assert!(text.starts_with(&expect), "law 2: {text} seats as many players as it says");
        for wrong in
            [format!("{text} "), format!(" {text}"), format!("{text} {text}"), text.to_uppercase(), format!("{text}0")]
        {
            assert!(read(&wrong).is_err(), "law 2: {wrong:?} is refused");
        }
    }
    let defaults: Vec<String> =
        G::SETTINGS.iter().map(|setting| format!("{}={}", setting.key, setting.default)).collect();
    assert_eq!(read(""), Ok(defaults.join(" ")), "law 2: the empty text is the default set-up");
}

/// Printable ASCII, single spaces inside.
fn is_plain(text: &str) -> bool {
    text.split(' ').all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic()))
}
