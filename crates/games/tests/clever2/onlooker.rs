//! The two points that are read in two ways (R-01, R-03, N2), in random games: a slow second look at extra dice and silver chains.

use std::collections::BTreeSet;

use games::Clever2;
use games::clever2::Components;
use play::{Boxed, Chances, Components as _, Game, Player, Rng, Seed, Table, Turn, all_setups};
use serde_json::{Value, json};

use crate::script::view;
use crate::shared::components::{boxed, changed};
use crate::shared::legal;

/// What an onlooker remembers of the dice to say what may be done with them.
#[derive(Default)]
struct Onlooker {
    /// Player, turn and die of each extra-die action; a turn is its round, its active player and whether it is solo and passive.
    extras: Vec<(usize, [Value; 3], String)>,
    /// Dice that went to the tray with the last choice and were not marked yet.
    moved: BTreeSet<String>,
    /// Cases that only the other reading has: a die refused by the limit of a round, a mark with a die that is not lower.
    seen: [usize; 2],
}

const DICE: [&str; 6] = ["white", "yellow", "blue", "green", "pink", "silver"];
const ROWS: [&str; 4] = ["yellow", "blue", "green", "pink"];

fn present_turn(view: &Value) -> [Value; 3] {
    let is_solo = view["sheets"].as_array().expect("sheets").len() == 1;
    [view["round"].clone(), view["active"].clone(), json!(is_solo && view["step"] == "passive")]
}

fn face(view: &Value, die: &str) -> i64 {
    let dice = view["dice"].as_array().expect("dice");
    dice.iter().find(|known| known["die"] == die).and_then(|die| die["face"].as_i64()).expect("a face")
}

fn has(list: &Value, item: impl Into<Value>) -> bool {
    list.as_array().expect("a list").contains(&item.into())
}

/// The die of an action such as `extra white pink 1`.
fn die_of(text: &str) -> String {
    text.split(' ').nth(1).expect("a die or an area").to_owned()
}

/// Every entry of a die by the text of section 6, looked up in the printed file.
fn entries(view: &Value, printed: &toml::Table, player: usize, die: &str) -> Vec<String> {
    let sheet = &view["sheets"][player];
    let value = face(view, die);
    let count = |area: &str| sheet[area].as_array().expect("entries").len();
    let mut found = Vec::new();
    let areas = DICE.iter().filter(|area| (**area == die) != (die == "white"));
    for area in areas {
        let before = found.len();
        match *area {
            "silver" => {
                let rows = ROWS.iter().filter(|row| !has(&sheet["silver"][row], value));
                found.extend(rows.map(|row| format!("silver {row} {value}")));
            }
            "yellow" => {
                for cell in printed["yellow"]["cells"].as_array().expect("cells") {
                    let [row, column] = ["row", "col"].map(|key| cell[key].as_integer().expect("a number"));
                    let name = format!("r{row}c{column}");
                    if cell["value"].as_integer() == Some(value) && !has(&sheet["crossed"], name.as_str()) {
                        found.push(format!("yellow {name}"));
                    }
                }
            }
            "blue" => {
                let sum = face(view, "blue") + face(view, "white");
                let last = sheet["blue"].as_array().expect("sums").last().and_then(Value::as_i64);
                if count("blue") < 12 && last.is_none_or(|last| sum <= last) {
                    found.push(format!("blue {sum}"));
                }
            }
            _ => found.extend((count(area) < 12).then(|| format!("{area} {value}"))),
        }
        if die == "white" {
            found[before..].iter_mut().for_each(|entry| *entry = format!("white {entry}"));
        }
    }
    found
}

impl Onlooker {
    /// Whether a player has entered a die by an extra-die action in this turn, or in this round.
    fn used(&self, view: &Value, player: usize, die: &str, reading: &str) -> bool {
        let turn = present_turn(view);
        self.extras.iter().any(|(who, when, used)| {
            let is_present = if reading == "round" { when[0] == turn[0] } else { *when == turn };
            *who == player && used == die && is_present
        })
    }

    /// The legal extra dice (8.4) and marks (6.2.3), told slowly.
    fn expect(&mut self, view: &Value, printed: &toml::Table, player: usize) -> Vec<String> {
        let sheet = &view["sheets"][player];
        if view["step"] == "chain" {
            let mut marks = Vec::new();
            for die in &self.moved {
                let number = face(view, die);
                let is_free = |row: &&&str| !has(&sheet["silver"][**row], number);
                let is_joker = die == "white" || die == "silver";
                let rows: Vec<&&str> = ROWS.iter().filter(|row| is_joker || die == **row).filter(is_free).collect();
                marks.extend(rows.iter().map(|row| match is_joker {
                    true => format!("mark {die} {row} {number}"),
                    false => format!("mark {die} {number}"),
                }));
            }
            marks.push("skip".to_owned());
            return marks;
        }
        let reading = view["extra_die"].as_str().expect("a reading");
        let mut extras = Vec::new();
        for die in DICE.iter().filter(|_| sheet["extra"]["used"].as_i64() < sheet["extra"]["earned"].as_i64()) {
            let entries = entries(view, printed, player, die);
            if !self.used(view, player, die, reading) {
                extras.extend(entries.iter().map(|entry| format!("extra {entry}")));
            } else if !entries.is_empty() && !self.used(view, player, die, "turn") {
                self.seen[0] += 1;
            }
        }
        extras.push("done".to_owned());
        extras
    }

    /// Remembers what an action does with dice.
    fn watch(&mut self, before: &Value, after: &Value, player: usize, text: &str) {
        let zones = |view: &Value, zone: &str| -> BTreeSet<String> {
            let dice = view["dice"].as_array().expect("dice").iter().filter(|die| die["zone"] == zone);
            dice.map(|die| die["die"].as_str().expect("a name").to_owned()).collect()
        };
        if text.starts_with("extra ") {
            self.extras.push((player, present_turn(before), die_of(text)));
        } else if let Some(marked) = text.strip_prefix("mark ") {
            self.moved.retain(|die| !marked.starts_with(die.as_str()));
        } else if text.starts_with("choose ") {
            let die = die_of(text);
            let others: BTreeSet<String> = zones(before, "pool").into_iter().filter(|other| *other != die).collect();
            let is_silver = text.starts_with("choose silver") || text.starts_with("choose white silver");
            let sweeps_all = before["third_silver"] == "all" && before["roll"] == 3 && is_silver;
            let is_lower = |other: &String| face(before, other) < face(before, &die);
            self.moved = others.iter().filter(|other| sweeps_all || is_lower(other)).cloned().collect();
            if after["step"] == "chain" {
                let went: BTreeSet<String> = zones(after, "tray").difference(&zones(before, "tray")).cloned().collect();
                assert_eq!(went, self.moved, "{text}");
                self.seen[1] += usize::from(!self.moved.iter().all(is_lower));
            }
        }
    }
}

/// Plays a random game; at every extra-die window and chain the onlooker must agree with the list of legal actions.
fn check_game(setup: &str, components: Boxed<Components>, seed: u64) -> [usize; 2] {
    let printed = components.text().parse().expect("TOML");
    let setup = setup.parse().expect("a set-up");
    let mut table = Table::<Clever2>::with_box(setup, components, Seed::from(seed), Chances::Automatic);
    let (mut rng, mut onlooker) = (Rng::from_number(seed), Onlooker::default());
    while let Turn::Players(players) = table.game().turn() {
        let before = view(&table);
        for player in players.iter() {
            let mut texts = legal(&table, player.seat());
            let is_window = texts.last().is_some_and(|last| last == "done") && before["step"] != "round_bonus";
            if is_window || before["step"] == "chain" {
                let mut expect = onlooker.expect(&before, &printed, player.seat());
                texts.sort();
                expect.sort();
                assert_eq!(texts, expect, "player {player}\n{}", table.record());
            }
        }
        let players: Vec<Player> = players.iter().collect();
        let player = rng.pick(&players);
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("a legal action");
        onlooker.watch(&before, &view(&table), player.seat(), &action.to_string());
    }
    onlooker.seen
}

/// Half of the games are played with a sheet that gives an extra die in every round, so that the limits are felt.
#[test]
fn r_01_and_r_03_a_slow_second_look_finds_the_same_extra_dice_and_marks() {
    let bonuses = "\"reroll\", \"extra\", \"return\", \"q_any\", \"none\", \"none\"";
    let rich = boxed(&changed::<Components>(bonuses, &["\"extra\""; 6].join(", ")));
    for setup in all_setups(Clever2::SETTINGS) {
        let [mut refused, mut marked] = [0, 0];
        for seed in 0..16 {
            let components = if seed % 2 == 0 { rich } else { Components::shelf().standard() };
            let seen = check_game(&setup, components, seed);
            (refused, marked) = (refused + seen[0], marked + seen[1]);
        }
        assert_eq!(refused > 0, setup.contains("extra_die=round"), "{setup}: {refused} dice refused in a later turn");
        assert_eq!(
            marked > 0,
            setup.contains("third_silver=all"),
            "{setup}: {marked} chains of dice that are not lower"
        );
    }
}
