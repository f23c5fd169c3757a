//! Where a card may be placed, found a second time: cell by cell from what a client reads and from the text of the box (5.1-5.4).

use games::StrangeWorld;
use play::{Game, Notation, Rng, Turn, all_setups, kept_setup, setup_of_kept};
use serde_json::Value;

use crate::naive::{Book, Drawn, Printed, neighbors, printed};
use crate::script::{json, random_event, standard, texts};

type Cell = (i64, i64);

/// 5.1: beside a card, in a box of 4 x 4 with all others, and not beyond a closed side.
fn may_lie(world: &Drawn, closed: &Value, cell: Cell) -> bool {
    let all = || world.states.keys().copied().chain([cell]);
    let spans = |line: fn(Cell) -> i64| all().map(line).max().unwrap() - all().map(line).min().unwrap();
    let is_inside = match closed["side"].as_str() {
        Some("left") => cell.1 >= closed["col"].as_i64().unwrap(),
        Some(_) => cell.1 <= closed["col"].as_i64().unwrap(),
        None => true,
    };
    !world.states.contains_key(&cell)
        && neighbors(cell).iter().any(|other| world.states.contains_key(other))
        && spans(|cell| cell.0) <= 3
        && spans(|cell| cell.1) <= 3
        && is_inside
}

/// 6.2
fn is_eaten(world: &Drawn, card: &Printed, (row, col): Cell) -> bool {
    let has = |icon: &str| card.icons.iter().any(|name| name == icon);
    let shows = |cell: Cell, icon: &str| world.icons(cell, icon) > 0;
    let [left, right] = [(row, col - 1), (row, col + 1)];
    let is_used = |cell: Cell| world.is_portal(cell) && world.used.contains(&cell);
    let portal = world.is_portal(left) && world.is_portal(right) || is_used(left) || is_used(right);
    let water = neighbors((row, col)).into_iter().any(|cell| shows(cell, "water"));
    let swamp = world.states.keys().any(|&cell| cell.0 == row && shows(cell, "swamp"));
    let higher = world.states.keys().any(|cell| cell.0 < row);
    let ashes = neighbors((row, col)).iter().all(|cell| world.states.get(cell).is_none_or(|state| state == "fumarole"));
    card.portal && portal
        || has("water") && water
        || has("swamp") && swamp
        || card.moon && higher
        || has("volcano") && ashes
}

/// How often the rule of 5.4 mattered.
#[derive(Default)]
struct Seen {
    /// A card had cells in which it is eaten, and others.
    spared: usize,
    /// A card was eaten in every cell.
    doomed: usize,
}

/// The plays of a seat, in ascending order.
fn plays(view: &Value, seat: usize, losing_forced: bool, seen: &mut Seen) -> Vec<String> {
    let player = &view["players"][seat];
    let world = Drawn::new(&player["world"], Book::of(standard()));
    let mut hand = texts(&player["hand"]["cards"]);
    hand.dedup();
    let mut plays = Vec::new();
    for id in hand {
        let mut cells = Vec::new();
        for row in -4..=4 {
            cells.extend((-4..=4).map(|col| (row, col)).filter(|&cell| may_lie(&world, &player["closed"], cell)));
        }
        let (eaten, safe): (Vec<Cell>, Vec<Cell>) =
            cells.iter().partition(|&&cell| is_eaten(&world, &printed()[&id], cell));
        seen.spared += usize::from(!eaten.is_empty() && !safe.is_empty());
        seen.doomed += usize::from(safe.is_empty());
        let legal = if losing_forced && !safe.is_empty() { safe } else { cells };
        plays.extend(legal.iter().map(|(row, col)| format!("play {id} {row} {col}")));
    }
    plays.sort();
    plays
}

#[test]
fn rules_5_1_to_5_4_hold_in_random_games_of_every_setup() {
    for setup in all_setups(StrangeWorld::SETTINGS) {
        let mut seen = Seen::default();
        for number in 0..20 {
            let mut game = StrangeWorld::new(&setup.parse().expect("a set-up"));
            let mut rng = Rng::from_number(number);
            while let Some(event) = random_event(&game, &mut rng) {
                if let (Turn::Players(deciding), "play") = (game.turn(), game.step()) {
                    let player = deciding.iter().next().expect("somebody places a card");
                    let mut actions = Vec::new();
                    game.legal(player, &mut actions);
                    let mut told: Vec<String> =
                        actions.iter().map(|action| action.notation(&standard()).to_string()).collect();
                    told.sort();
                    let (view, seat) = (json(&game, Some(player.seat())), player.seat());
                    assert_eq!(told, plays(&view, seat, setup.ends_with("losing=forced"), &mut seen), "{setup}");
                }
                game.happen(&event);
            }
        }
        assert!(seen.spared > 100 && seen.doomed > 10, "{setup}: {} and {}", seen.spared, seen.doomed);
    }
}

#[test]
fn rule_17_2_older_texts_of_setups_mean_that_losing_cells_are_free() {
    let settings = StrangeWorld::SETTINGS;
    let read = |text: &str| setup_of_kept::<games::strange_world::Setup>(settings, text).expect(text);
    assert!(!read("players=3").losing_forced && read("players=3 losing=forced").losing_forced);
    assert_eq!(kept_setup(settings, &read("players=3")), "players=3");
    assert_eq!(kept_setup(settings, &read("players=3 losing=forced")), "players=3 losing=forced");
}
