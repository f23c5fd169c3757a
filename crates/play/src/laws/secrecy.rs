//! Laws 3, 4 and 5: what a viewer can know.

use super::{TRIES, Trial};
use crate::{Event, Game, Notation, Player, PlayerSet};

impl<G: Game> Trial<G> {
    /// `imagine(view).view == view`, and legality depends only on the view.
    pub(super) fn law_3_imagined_positions_look_the_same(&mut self) {
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

    /// Everybody who may look at the table; `None` is a spectator.
    fn viewers(&self) -> Vec<Option<Player>> {
        self.seats().iter().map(Some).chain([None]).collect()
    }

    /// Viewers who do not witness an event cannot tell it from another one with the same redacted text, and that text tells them no
    /// more than their view; witnesses see it.
    pub(super) fn law_4_secrecy(&self, events: &[Event<G>]) {
        let game = self.table.game();
        for viewer in self.viewers() {
            for (index, one) in events.iter().enumerate() {
                for other in &events[..index] {
                    let seen = [one, other].map(|event| sees(viewer, game.witnesses(event)));
                    let (after_one, after_other) = (after(game, one), after(game, other));
                    let same_view = after_one.view(viewer) == after_other.view(viewer);
                    let [first, second] = [one, other].map(|event| event.notation(game.components().get()));
                    let detail = format!("{viewer:?}: {first}, {second}");
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

    pub(super) fn law_4_secrecy_of_chance(&mut self) {
        let events: Vec<Event<G>> =
            (0..=TRIES).map(|_| Event::Chance(self.table.game().sample(&mut self.rng))).collect();
        self.law_4_secrecy(&events);
        for viewer in self.viewers() {
            self.law_4_a_result_shows_nothing_else(viewer, &events);
        }
    }

    /// A result of chance shows its witnesses nothing else that was hidden.
    pub(super) fn law_4_a_result_shows_nothing_else(&mut self, viewer: Option<Player>, events: &[Event<G>]) {
        let game = self.table.game();
        let imagined = G::imagine(&game.view(viewer), &mut self.rng);
        for event in events.iter().filter(|event| sees(viewer, game.witnesses(event))) {
            if let Event::Chance(result) = event
                && imagined.is_possible(result)
            {
                let same = after(&imagined, event).view(viewer) == after(game, event).view(viewer);
                self.hold(
                    "4 a result shows its witnesses nothing else",
                    same,
                    format_args!("{viewer:?}: {}", event.notation(&game.components())),
                );
            }
        }
    }

    pub(super) fn law_4_secrecy_of_decisions(&mut self, players: PlayerSet) {
        for player in players.iter() {
            let legal = self.table.legal(player);
            let events: Vec<Event<G>> =
                self.some(&legal).into_iter().map(|action| Event::Decision(player, action)).collect();
            self.law_4_secrecy(&events);
        }
    }

    /// An action that is not final leads every imagined state to the same view for its player.
    pub(super) fn law_5_unfinished_actions_show_nothing(&mut self, players: PlayerSet) {
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
                self.hold(
                    "5 an action that can be taken back shows nothing new",
                    same,
                    action.notation(&game.components()),
                );
            }
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
