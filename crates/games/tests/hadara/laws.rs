//! The laws of all games, over every set-up.

use games::Hadara;
use games::hadara::{Action, Chance, Deed, Setup, View};
use play::laws::Laws;
use play::{Event, Game, Player, PlayerSet, Rng, Score, Setting, Turn, all_setups};

use super::naive;

/// Hadara with two things told differently, because the laws and the table cannot tell them yet.
///
/// Law 4 knows events that a viewer sees wholly or not at all. A sale that ends a draft is seen in part: all see the placed card,
/// the seller alone the one that is sold (26.9). Here it counts as seen by all; that the sold card stays hidden is the
/// subject of `secrecy.rs` and `exchange.rs`.
///
/// The table lays no barrier behind a last commit if its player is also the next to act, so that others could still take
/// back theirs. Here the commits after which this can happen are final; that they are not is tested in `setting_up.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeenSales(Hadara);

fn inner(event: &Event<SeenSales>) -> Event<Hadara> {
    match *event {
        Event::Decision(player, action) => Event::Decision(player, action),
        Event::Chance(result) => Event::Chance(result),
    }
}

impl Game for SeenSales {
    const ID: &'static str = Hadara::ID;
    const NAME: &'static str = Hadara::NAME;
    const RULES: u16 = Hadara::RULES;
    const SETTINGS: &'static [Setting] = Hadara::SETTINGS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn components() -> &'static str {
        Hadara::components()
    }

    fn new(setup: &Setup) -> SeenSales {
        SeenSales(Hadara::new(setup))
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn step(&self) -> &'static str {
        self.0.step()
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        self.0.legal(player, actions);
    }

    fn apply(&mut self, player: Player, action: Action) {
        self.0.apply(player, action);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        self.0.sample(rng)
    }

    fn is_possible(&self, result: &Chance) -> bool {
        self.0.is_possible(result)
    }

    fn resolve(&mut self, result: Chance) {
        self.0.resolve(result);
    }

    fn view(&self, viewer: Option<Player>) -> View {
        self.0.view(viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> SeenSales {
        SeenSales(Hadara::imagine(view, rng))
    }

    fn score(&self, player: Player) -> Score {
        self.0.score(player)
    }

    fn witnesses(&self, event: &Event<SeenSales>) -> PlayerSet {
        match *event {
            Event::Decision(player, Action::Draft(_, Deed::Sell(_))) if self.turn().players().len() == 1 => {
                assert_eq!(self.0.witnesses(&inner(event)), PlayerSet::one(player), "15.20");
                PlayerSet::ALL
            }
            _ => self.0.witnesses(&inner(event)),
        }
    }

    fn veiled(&self, event: &Event<SeenSales>) -> String {
        self.0.veiled(&inner(event))
    }

    fn is_final(&self, player: Player, action: Action) -> bool {
        self.0.is_final(player, action) || self.may_end_without_barrier()
    }
}

impl SeenSales {
    /// Whether a player may act at once after the present commits: not if cards are drawn next.
    fn may_end_without_barrier(&self) -> bool {
        let text = || serde_json::to_value(self.0.view(None)).expect("a view is JSON");
        self.step() == "side" || self.step() == "draft" && text()["draw"] == 5
    }
}

/// 26.5: at most 6 + 121 n steps.
const LAWS: Laws<SeenSales> = Laws { games: 1, longest: 6 + 121 * 5, state_bytes: 2048, naive: naive::score };

/// One random game in every set-up of so many players.
fn check_setups(players: usize) {
    let begin = format!("players={players} ");
    for (number, setup) in
        all_setups(Hadara::SETTINGS).iter().enumerate().filter(|(_, setup)| setup.starts_with(&begin))
    {
        let laws = Laws { longest: 6 + 121 * players, ..LAWS };
        laws.check_game(setup, number as u64);
    }
}

#[test]
fn every_set_up_of_two_players_keeps_the_laws() {
    check_setups(2);
}

#[test]
fn every_set_up_of_three_players_keeps_the_laws() {
    check_setups(3);
}

#[test]
fn every_set_up_of_four_players_keeps_the_laws() {
    check_setups(4);
}

#[test]
fn every_set_up_of_five_players_keeps_the_laws() {
    check_setups(5);
}

#[test]
fn texts_of_set_ups_read_back_and_sizes_are_small() {
    Laws { games: 0, ..LAWS }.check();
}

#[test]
fn a_few_set_ups_keep_the_laws_in_many_games() {
    for setup in ["", "players=3 open_piles=true", "players=5 purple=basic joker_for_set_points=false"] {
        (1000..1005).for_each(|number| LAWS.check_game(setup, number));
    }
}
