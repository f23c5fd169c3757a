//! What holds for the encoding of every game: numbers read back, bits have their places, and whatever can change a decision
//! changes a bit.

use std::collections::HashMap;

use bots::{Encoding, Inputs, Part, parts};
use play::{Event, Player, PlayerSet, Rng, Turn, all_setups};

/// How many actions and results of a position are compared with each other.
const SIBLINGS: usize = 40;

/// Plays random games, with all set-ups in turn, and compares positions that are one event apart: those that look the same to a viewer
/// have the same bits, the others have different ones, unless what differs is soon forgotten and changes nothing until then.
pub fn check<G: Encoding>(games: u64) {
    let setups = all_setups(G::SETTINGS);
    let mut layout: Option<Vec<Part>> = None;
    for seed in 0..games {
        // A step that has no factor in common with the number of set-ups would do; a prime is enough for all we have.
        let setup = &setups[(seed as usize * 7919) % setups.len()];
        let mut game = G::new(&setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}")));
        let (mut rng, mut actions) = (Rng::from_number(seed), Vec::new());
        loop {
            let mut after: Vec<G> = vec![game.clone()];
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => after.extend((0..8).map(|_| {
                    let mut after = game.clone();
                    after.resolve(game.sample(&mut rng));
                    after
                })),
                Turn::Players(deciding) => {
                    let player = rng.pick(&deciding.iter().collect::<Vec<_>>());
                    actions.clear();
                    game.legal(player, &mut actions);
                    check_numbers::<G>(&actions);
                    rng.shuffle(&mut actions);
                    after.extend(actions.iter().take(SIBLINGS).map(|&action| {
                        let mut after = game.clone();
                        after.happen(&Event::Decision(player, action));
                        after
                    }));
                }
            }
            for viewer in PlayerSet::seats(game.players()).iter() {
                compare(&after, viewer, &mut rng, &format!("{setup}, seed {seed}"));
                let found = parts::<G>(&game.view(Some(viewer)), viewer);
                assert_eq!(found, *layout.get_or_insert_with(|| found.clone()), "{setup}: parts move");
            }
            game = after.swap_remove(1);
        }
    }
    let layout = layout.expect("at least one game");
    let width: usize = layout.iter().map(|part| part.width).sum();
    assert_eq!((layout[0].begin, width), (0, G::INPUTS), "every bit belongs to a part");
    assert!(G::INPUTS <= Inputs::MOST, "{} bits are too many", G::INPUTS);
    for number in 0..G::ACTIONS {
        if let Some(action) = G::action_of(number) {
            assert_eq!(G::number_of(action), number, "{action:?}");
        }
    }
    assert_eq!(G::action_of(G::ACTIONS), None);
}

/// Every action has a number of its own that reads back.
fn check_numbers<G: Encoding>(actions: &[G::Action]) {
    let mut numbers: HashMap<usize, G::Action> = HashMap::new();
    for &action in actions {
        let number = G::number_of(action);
        assert!(number < G::ACTIONS, "{action:?} has number {number}");
        assert_eq!(G::action_of(number), Some(action), "number {number} does not read back");
        if let Some(other) = numbers.insert(number, action) {
            panic!("{action:?} and {other:?} have the same number");
        }
    }
}

/// Positions that look the same have the same bits. Others have others, or the same future.
fn compare<G: Encoding>(positions: &[G], viewer: Player, rng: &mut Rng, place: &str) {
    let mut known: Vec<(&G, G::View, Inputs)> = Vec::new();
    for position in positions {
        let view = position.view(Some(viewer));
        let inputs = Inputs::of::<G>(&view, viewer);
        assert!(inputs.ones().all(|input| input < G::INPUTS), "{place}: a bit lies outside");
        let phase = G::phase(&view, viewer);
        assert!(phase < G::PHASES, "{place}: there is no phase {phase}");
        for (other, other_view, bits) in &known {
            if *other_view == view {
                assert_eq!(*bits, inputs, "{place}: equal views have different bits");
            } else if *bits == inputs {
                follow(position, other, viewer, rng, place);
            }
        }
        known.push((position, view, inputs));
    }
}

/// How many events later two positions with the same bits must look the same.
const FORGOTTEN: usize = 8;

/// Whatever happens next to two positions with the same bits, their bits stay the same, the viewer may do the same, and soon they look the
/// same.
fn follow<G: Encoding>(one: &G, other: &G, viewer: Player, rng: &mut Rng, place: &str) {
    let (mut one, mut other) = (one.clone(), other.clone());
    for _ in 0..FORGOTTEN {
        let views = [&one, &other].map(|game| game.view(Some(viewer)));
        if views[0] == views[1] {
            return;
        }
        let told = || format!("{place}: {viewer} cannot tell apart\n{:?}\n{:?}", views[0], views[1]);
        let [first, second] = [0, 1].map(|n: usize| Inputs::of::<G>(&views[n], viewer));
        assert!(first == second && one.turn() == other.turn(), "{}", told());
        match one.turn() {
            Turn::Over => {
                let scores =
                    |game: &G| PlayerSet::seats(game.players()).iter().map(|p| game.score(p)).collect::<Vec<_>>();
                return assert_eq!(scores(&one), scores(&other), "{}", told());
            }
            Turn::Chance => {
                let result = one.sample(rng);
                assert!(other.is_possible(&result), "{}", told());
                one.resolve(result);
                other.resolve(result);
            }
            Turn::Players(deciding) => {
                let player = deciding.iter().next().expect("somebody acts");
                let [mut first, mut second] = [Vec::new(), Vec::new()];
                one.legal(player, &mut first);
                other.legal(player, &mut second);
                assert!(first == second || player != viewer, "{}", told());
                first.retain(|action| second.contains(action));
                assert!(!first.is_empty(), "{}", told());
                let action = rng.pick(&first);
                one.apply(player, action);
                other.apply(player, action);
            }
        }
    }
    panic!("{place}: {viewer} can still tell apart what has the same bits");
}
