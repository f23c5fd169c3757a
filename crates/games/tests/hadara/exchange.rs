//! No view changes when what its viewer cannot know is exchanged (17).

use games::Hadara;
use play::{Chances, Event, Game, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};

use super::script::{event, legal, play, text};

/// Where one of two exchanged cards lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Undrawn,
    /// In the hand of a player, or sold face down by that player.
    Secret(Player),
    OnPile,
    /// In a display or on the public discards, where it changes prices and points.
    Public,
}

/// Two games that differ in nothing but two exchanged cards.
struct Twins {
    one: Table<Hadara>,
    other: Table<Hadara>,
    cards: [String; 2],
    places: [Place; 2],
    /// The cards of the pile on which an exchanged card lies.
    pile: Vec<String>,
}

impl Twins {
    /// Begins where a player draws: one of the two cards is exchanged for one that nobody has drawn.
    fn begin(table: &Table<Hadara>, rng: &mut Rng) -> Option<Twins> {
        let results: Vec<Vec<String>> = (0..8).map(|_| draw_words(table, rng)).collect();
        let first = &results[0];
        let [_, seat, kept, exchanged] = first.as_slice() else { panic!("a draw") };
        let fresh = results[1..].iter().flat_map(|words| &words[2..]).find(|card| !first.contains(card))?;
        let drawer = Player::new(seat.parse().expect("a seat"));
        let mut twins = Twins {
            one: table.clone(),
            other: table.clone(),
            cards: [exchanged.clone(), fresh.clone()],
            places: [Place::Undrawn; 2],
            pile: Vec::new(),
        };
        twins.happen(&format!("- draw {seat} {kept} {exchanged}"));
        assert_eq!(twins.places, [Place::Secret(drawer), Place::Undrawn]);
        Some(twins)
    }

    /// The line with the two cards exchanged.
    fn exchanged(&self, line: &str) -> String {
        let [one, other] = &self.cards;
        let swap = |word: &str| match word {
            word if word == one => other.clone(),
            word if word == other => one.clone(),
            word => word.to_owned(),
        };
        let mut words: Vec<String> = line.split(' ').map(swap).collect();
        if words[1] == "draw" {
            words[3..].sort();
        }
        words.join(" ")
    }

    /// Whether the line can happen in both games.
    fn is_possible(&self, line: &str) -> bool {
        match event(&self.other, &self.exchanged(line)) {
            Event::Decision(player, action) => self.other.game().is_legal(player, action),
            Event::Chance(result) => self.other.game().is_possible(&result),
        }
    }

    fn happen(&mut self, line: &str) {
        let drafts: Vec<String> = self.commits(line);
        play(&mut self.one, &[line]);
        let exchanged = self.exchanged(line);
        play(&mut self.other, &[&exchanged]);
        let words: Vec<&str> = line.split(' ').collect();
        for (card, place) in self.cards.iter().zip(&mut self.places) {
            match words[1] {
                "draw" if words.contains(&card.as_str()) => {
                    *place = Place::Secret(Player::new(words[2].parse().expect("a seat")));
                }
                "recruit" | "sell" if words[2] == card => *place = Place::Public,
                _ => {}
            }
            for draft in &drafts {
                let words: Vec<&str> = draft.split(' ').collect();
                match words.as_slice() {
                    [_, _, _, placed, ..] if placed == card => *place = Place::OnPile,
                    [_, _, _, _, "recruit", recruited, ..] if recruited == card => *place = Place::Public,
                    _ => {}
                }
            }
        }
        let color = self.cards[0].as_bytes()[..2].to_vec();
        let of_color = |card: &str| card.as_bytes()[..2] == color[..];
        for draft in &drafts {
            let placed = draft.split(' ').nth(3).expect("a placed card");
            if of_color(placed) {
                self.pile.push(placed.to_owned());
            }
        }
        if let "recruit" | "sell" = words[1]
            && of_color(words[2])
        {
            self.pile.pop();
        }
    }

    /// The commits that this line, being the last of a draft, reveals.
    fn commits(&self, line: &str) -> Vec<String> {
        let game = self.one.game();
        if game.step() != "draft" || game.turn().players().len() > 1 {
            return Vec::new();
        }
        let own = self.one.events().iter().rev().take(game.players() - 1).map(|event| text(&self.one, event));
        let mut commits: Vec<String> = own.chain([line.to_owned()]).collect();
        // Each goes on another pile, so the order does not matter.
        commits.sort();
        commits
    }

    /// Whether the viewer may see a card where it lies.
    fn is_visible(&self, index: usize, viewer: Option<Player>) -> bool {
        match self.places[index] {
            Place::Undrawn => false,
            Place::Secret(player) => viewer == Some(player),
            Place::OnPile => {
                self.one.setup().open_piles || self.pile.last().is_some_and(|top| *top == self.cards[index])
            }
            Place::Public => true,
        }
    }

    /// Compares the views of all who may see neither card; gives how many there were.
    fn compare(&self) -> usize {
        let (one, other) = (self.one.game(), self.other.game());
        let mut compared = 0;
        for viewer in PlayerSet::seats(one.players()).iter().map(Some).chain([None]) {
            let visible = (0..2).any(|index| self.is_visible(index, viewer));
            let same = one.view(viewer) == other.view(viewer);
            assert_eq!(same, !visible, "{viewer:?} {:?} {:?}\n{}", self.cards, self.places, self.one.record());
            compared += usize::from(!visible);
            if let Some(player) = viewer.filter(|_| !visible) {
                assert_eq!(self.one.legal(player), self.other.legal(player), "{player:?}");
            }
        }
        assert_eq!((one.turn(), one.step()), (other.turn(), other.step()));
        compared
    }
}

fn draw_words(table: &Table<Hadara>, rng: &mut Rng) -> Vec<String> {
    text(table, &table.game().sample(rng)).split(' ').map(str::to_owned).collect()
}

/// Plays a random game in which two cards are exchanged at some draw; gives how many views were compared.
fn exchange(setup: &str, number: u64) -> usize {
    let mut rng = Rng::from_number(number);
    let mut table = Table::<Hadara>::new(setup.parse().expect(setup), Seed::from(number), Chances::Manual);
    let mut draws_before = rng.below(15 * table.game().players() as u32);
    let mut twins = loop {
        match table.game().turn() {
            Turn::Over => panic!("a game has more draws"),
            Turn::Chance if table.game().step() == "draw" && draws_before == 0 => {
                match Twins::begin(&table, &mut rng) {
                    Some(twins) => break twins,
                    None => return 0,
                }
            }
            Turn::Chance => {
                draws_before -= u32::from(table.game().step() == "draw");
                table.draw().expect("chance is to act");
            }
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody");
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("legal");
            }
        }
    };
    let mut compared = 0;
    while !twins.places.contains(&Place::Public) && twins.one.game().turn() != Turn::Over {
        compared += twins.compare();
        let line = match twins.one.game().turn() {
            Turn::Players(players) => {
                let deciders: Vec<Player> = players.iter().collect();
                let player = rng.pick(&deciders);
                let mut lines: Vec<String> =
                    legal(&twins.one, player.seat()).iter().map(|action| format!("{player} {action}")).collect();
                lines.retain(|line| twins.is_possible(line));
                // Mostly the exchanged cards are sold or buried, so that there is something to compare.
                let quiet = |line: &&String| {
                    let card = line.split(' ').skip_while(|&word| word != "recruit" && word != "sell").nth(1);
                    let exchanged = card.is_some_and(|card| twins.cards.iter().any(|other| other == card));
                    !exchanged || line.contains("draft") && line.contains("sell")
                };
                let calm: Vec<&String> = lines.iter().filter(quiet).collect();
                if calm.is_empty() || rng.below(20) == 0 {
                    rng.pick(&lines.iter().collect::<Vec<_>>())
                } else {
                    rng.pick(&calm)
                }
                .clone()
            }
            _ => format!("- {}", text(&twins.one, &twins.one.game().sample(&mut rng))),
        };
        if !twins.is_possible(&line) {
            return compared;
        }
        twins.happen(&line);
    }
    compared
}

#[test]
fn no_view_changes_when_cards_are_exchanged_that_its_viewer_cannot_know() {
    let setups = all_setups(Hadara::SETTINGS);
    let compared: usize =
        (0..1000u64).map(|number| exchange(&setups[number as usize * 7 % setups.len()], number)).sum();
    assert!(compared > 100_000, "{compared} views were compared");
}
