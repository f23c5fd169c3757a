//! Random games, and what is drawn and told of them.

use pictures::{Drawing, Moment, Picture, Scene, log_line};
use play::{Chances, Event, Game, Player, Rng, Seed, Table, Turn};
use words::Language;

const NAMES: [&str; 6] = ["Anna", "Béla <b>", "Csilla & Co", "Dani", "Eszter", "Feri"];

/// The names of the players.
pub(crate) fn names<G: Game>(game: &G) -> Vec<String> {
    NAMES.iter().take(game.players()).map(|name| (*name).to_owned()).collect()
}

/// Plays a random game and shows every position on the way, with the number of events before it.
pub(crate) fn walk<G: Game>(setup: &str, seed: u64, see: impl FnMut(&Table<G>, usize)) -> Table<G> {
    walk_choosing(setup, seed, |legal, rng| rng.pick(legal), see)
}

/// The same, with another way to choose actions.
pub(crate) fn walk_choosing<G: Game>(
    setup: &str,
    seed: u64,
    mut choose: impl FnMut(&[G::Action], &mut Rng) -> G::Action,
    mut see: impl FnMut(&Table<G>, usize),
) -> Table<G> {
    let mut rng = Rng::from_number(seed);
    let setup = setup.parse().unwrap_or_else(|_| panic!("{setup} is not a set-up"));
    let mut table = Table::<G>::new(setup, Seed::from(seed), Chances::Manual);
    loop {
        see(&table, table.events().len());
        match table.game().turn() {
            Turn::Over => return table,
            Turn::Chance => drop(table.draw().expect("chance is to decide")),
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody acts");
                let action = choose(&table.legal(player), &mut rng);
                table.play(player, action).expect("a legal action");
            }
        }
    }
}

/// The regions of the table as a viewer sees them who is advised to take the last legal action.
pub(crate) fn draw<G: Picture>(
    table: &Table<G>,
    viewer: Option<Player>,
    recent: &[Event<G>],
    language: Language,
) -> (Drawing, Vec<G::Action>) {
    let game = table.game();
    let legal = viewer.map_or_else(Vec::new, |viewer| table.legal(viewer));
    let (view, scores, names) = (game.view(viewer), table.scores(), names(game));
    let mut scene = Scene::<G>::new(&view, viewer, Moment::of(game), &legal, &names, &scores, language);
    scene.hint = legal.last().copied();
    scene.recent = recent;
    let drawing = Drawing::of(&scene, game.title());
    (drawing, legal)
}

/// The regions of a table in a replay that is watched with somebody's eyes.
pub(crate) fn draw_replay<G: Picture>(table: &Table<G>, viewer: Option<Player>, language: Language) -> Drawing {
    let game = table.game();
    let (view, scores, names) = (game.view(viewer), table.scores(), names(game));
    let mut scene = Scene::<G>::new(&view, viewer, Moment::of(game), &[], &names, &scores, language);
    scene.is_live = false;
    Drawing::of(&scene, game.title())
}

/// The last six events of a game.
pub(crate) fn recent<G: Game>(table: &Table<G>) -> &[Event<G>] {
    &table.events()[table.events().len().saturating_sub(6)..]
}

/// The log has words for every event, for witnesses and for others.
#[track_caller]
pub(crate) fn check_log<G: Picture>(table: &Table<G>) {
    for event in table.events() {
        for language in Language::ALL {
            for is_witness in [true, false] {
                let line = log_line(event, is_witness, table.components(), &names(table.game()), language);
                assert!(line.len() > 5 && !line.contains(G::ID), "{event:?}: {line}");
            }
        }
    }
}
