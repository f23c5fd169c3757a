//! What may be done in a turn, found a second time from what a client reads and from the text of the box (N4-N7, 8.1, D5).

use std::collections::{BTreeMap, BTreeSet};

use games::HouseOfCats;
use games::house_of_cats::{Action, Chance, Components};
use play::{Boxed, Chances, Game, Notation, Player, Rng, Seed, Table, Turn, all_setups};
use serde_json::Value;
use toml::Table as Toml;

use crate::invariants::legal_die_cells;
use crate::naive::{Cells, adjacent, cells, file, loose, texts};
use crate::own_tiles::{hasty, patient};
use crate::script::standard;
use crate::shared;

const FACES: [&str; 6] = ["2", "3", "4", "5", "cat", "mouse"];

/// Abilities that are paid for, by their ids, sorted.
type Paid = Vec<String>;

/// What one use of an ability makes of a symbol (8.B, 8.C, 8.F, 8.G).
fn one_use(effect: &str, symbol: &str) -> Vec<&'static str> {
    let numbers = &FACES[..4];
    let at = numbers.iter().position(|&number| number == symbol);
    match (effect, at) {
        ("plus_minus", Some(at)) => {
            (0..4_usize).filter(|other| other.abs_diff(at) == 1).map(|other| numbers[other]).collect()
        }
        ("mouse_to_number", None) if symbol == "mouse" => numbers.to_vec(),
        ("two_five", Some(0)) => vec!["5"],
        ("two_five", Some(3)) => vec!["2"],
        ("number_to_animal", Some(_)) => vec!["cat", "mouse"],
        _ => Vec::new(),
    }
}

fn is_part(part: &Paid, whole: &Paid) -> bool {
    let count = |list: &Paid, one: &String| list.iter().filter(|&other| other == one).count();
    part.len() < whole.len() && part.iter().all(|one| count(part, one) <= count(whole, one))
}

/// A player's turn as a client reads it.
struct Reader<'v> {
    view: &'v Value,
    sheet: &'v Value,
    turn: &'v Value,
    file: &'static Toml,
}

impl Reader<'_> {
    /// The letter of each ability in the game, and the uses that are left, by its id.
    fn uses(&self) -> BTreeMap<String, (String, u64)> {
        let fields = self.view["fields"].as_array().expect("fields").iter().enumerate();
        let left = |n: usize| self.sheet["circled"][n].as_u64().unwrap() - self.sheet["crossed"][n].as_u64().unwrap();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        fields.map(|(n, field)| (text(&field["effect"]), (text(&field["ability"]), left(n)))).collect()
    }

    fn uses_of(&self, effect: &str) -> u64 {
        self.uses().get(effect).map_or(0, |&(_, left)| left)
    }

    fn letter(&self, effect: &str) -> String {
        self.uses()[effect].0.clone()
    }

    /// The letters of what is paid, sorted.
    fn letters(&self, paid: &Paid) -> String {
        let mut letters: Vec<String> = paid.iter().map(|effect| self.letter(effect)).collect();
        letters.sort();
        letters.concat()
    }

    fn can_pay(&self, paid: &Paid) -> bool {
        paid.iter().all(|one| paid.iter().filter(|&other| other == one).count() as u64 <= self.uses_of(one))
    }

    /// Every symbol that a die can become with the uses that are left, and for what.
    fn reach(&self, die: &str) -> BTreeSet<(String, Paid)> {
        let mut reached = BTreeSet::from([(die.to_owned(), Paid::new())]);
        for _ in 0..4 {
            for (symbol, paid) in reached.clone() {
                for effect in ["plus_minus", "mouse_to_number", "two_five", "number_to_animal"] {
                    let mut more = paid.clone();
                    more.push(effect.to_owned());
                    more.sort();
                    if self.can_pay(&more) {
                        reached
                            .extend(one_use(effect, &symbol).into_iter().map(|next| (next.to_owned(), more.clone())));
                    }
                }
            }
        }
        minimal(reached)
    }

    fn number(&self, name: &str) -> u64 {
        self.turn[name].as_u64().expect("a number")
    }

    fn needs_cell(&self, symbol: &str) -> bool {
        symbol != "cat" || self.view["level"] != 1
    }

    fn empty(&self) -> Cells {
        cells(&self.sheet["empty"])
    }

    fn next(&self, diagonal: bool) -> Cells {
        let (die_cells, mut sheet) = (cells(&self.turn["die_cells"]), self.sheet.clone());
        sheet["turn"]["diagonal"] = diagonal.into();
        let fits = |cell: &String| legal_die_cells(&sheet, &(&die_cells | &Cells::from([cell.clone()])));
        self.empty().into_iter().filter(|cell| die_cells.is_empty() || fits(cell)).collect()
    }

    fn next_now(&self) -> Cells {
        self.next(self.turn["diagonal"] == true)
    }

    /// N5
    fn takes(&self) -> Vec<(String, Paid)> {
        let (left, next, unused) =
            (self.number("quota") - self.number("used"), self.next_now(), texts(&self.turn["unused"]));
        let mut takes = Vec::new();
        for die in unused.iter().filter(|_| left > 0) {
            for (symbol, paid) in self.reach(die) {
                if self.needs_cell(&symbol) && next.is_empty() {
                    continue;
                }
                let how =
                    if paid.is_empty() { String::new() } else { format!(" as {symbol} with {}", self.letters(&paid)) };
                takes.push((format!("take {die}{how}"), paid));
            }
        }
        for (n, first) in unused.iter().enumerate().filter(|_| left > 1 && !next.is_empty()) {
            for second in &unused[n + 1..] {
                for (symbol, paid) in self.pairs(first, second) {
                    let is_plain = paid.len() == 1;
                    let how = if is_plain { String::new() } else { format!(" as {symbol}") };
                    takes.push((format!("take {first} {second}{how} with {}", self.letters(&paid)), paid));
                }
            }
        }
        takes
    }

    /// Two dice for one cell (8.L).
    fn pairs(&self, first: &str, second: &str) -> BTreeSet<(String, Paid)> {
        let mut sums = BTreeSet::new();
        for (symbol, one) in self.reach(first) {
            for (_, two) in self.reach(second).into_iter().filter(|(other, _)| *other == symbol) {
                let mut sum = [one.clone(), two, vec!["double_up".to_owned()]].concat();
                sum.sort();
                if self.can_pay(&sum) && self.needs_cell(&symbol) {
                    sums.insert((symbol.clone(), sum));
                }
            }
        }
        minimal(sums)
    }

    /// N7
    fn can_end(&self) -> bool {
        let unused = texts(&self.turn["unused"]);
        let lost = unused.iter().filter(|die| self.needs_cell(die)).count() as u64;
        let lost = if self.next_now().is_empty() { lost } else { 0 };
        self.number("quota") - self.number("used") <= lost
    }

    /// 8.E, N6
    fn quotas(&self) -> Vec<String> {
        let limit = |name: &str| self.file["rulings"][name].as_integer().expect("a number") as u64;
        let (quota, letter) = (self.number("quota"), self.letter("dice_count"));
        let mut uses = Vec::new();
        if quota < limit("dice_count_max") && self.turn["change"] != "fewer" {
            uses.push(format!("use {letter} more"));
        }
        let can_lower = quota > limit("dice_count_min") && quota > self.number("used");
        if can_lower && self.turn["change"] != "more" && !self.can_end() {
            uses.push(format!("use {letter} fewer"));
        }
        uses
    }

    /// N6
    fn use_texts(&self) -> Vec<String> {
        let has_dice = texts(&self.turn["unused"]).iter().any(|die| self.needs_cell(die));
        let wants_cell = self.number("used") < self.number("quota") && has_dice;
        let (next, empty) = (self.next_now(), self.empty());
        let has_loose = (2..=5).any(|number| !loose(self.sheet, number).is_empty());
        let mut uses = Vec::new();
        for (effect, (letter, left)) in self.uses() {
            let is_useful = match effect.as_str() {
                "separate" => wants_cell && next != empty,
                "diagonal" => wants_cell && self.turn["diagonal"] == false && self.next(true).len() > next.len(),
                "free_three" | "free_mice" => !empty.is_empty(),
                "free_any" => FACES.iter().any(|face| self.can_give(face)),
                "move_number" => !empty.is_empty() && has_loose,
                _ => false,
            };
            if left > 0 && is_useful {
                uses.push(format!("use {letter}"));
            }
        }
        if self.uses_of("dice_count") > 0 {
            uses.extend(self.quotas());
        }
        uses
    }

    /// 8.I, 8.1
    fn can_give(&self, symbol: &str) -> bool {
        let track = self.file["cat_track"]["cats"].as_array().expect("cats").len() as u64;
        if self.needs_cell(symbol) { !self.empty().is_empty() } else { self.sheet["track"].as_u64().unwrap() < track }
    }

    /// 8.1
    fn changes(&self) -> Vec<String> {
        if self.view["conversions"] == "dice" || self.turn["changeable"] == false {
            return Vec::new();
        }
        let reached = self.reach(self.turn["symbol"].as_str().expect("a symbol at hand"));
        let fits = |(symbol, paid): &(String, Paid)| {
            !paid.is_empty() && !paid.contains(&"plus_minus".to_owned()) && self.can_give(symbol)
        };
        let text = |(symbol, paid): (String, Paid)| format!("change {symbol} with {}", self.letters(&paid));
        reached.into_iter().filter(fits).map(text).collect()
    }

    /// The actions of a moment; none of those that are told elsewhere.
    fn legal(&self) -> Option<BTreeSet<String>> {
        let writes = |cells: Cells| cells.into_iter().map(|cell| format!("write {cell}")).collect::<Vec<String>>();
        let first = self.turn["cell"].as_str().unwrap_or_default();
        let list = match self.turn["moment"].as_str().expect("a moment") {
            "act" => {
                let done = self.can_end().then(|| "done".to_owned());
                self.takes().into_iter().map(|(text, _)| text).chain(self.use_texts()).chain(done).collect()
            }
            "die" => writes(self.next_now()),
            "free" | "mouse" => [writes(self.empty()), self.changes()].concat(),
            "second" => {
                let beside = self.empty().into_iter().filter(|cell| adjacent(cell, first)).collect();
                let none = (self.turn["symbol"] == "mouse").then(|| "none".to_owned());
                [writes(beside), none.into_iter().collect(), self.changes()].concat()
            }
            "spend" => {
                let field = self.turn["spend"].as_u64().expect("a field") as usize - 2;
                match self.view["fields"][field]["effect"].as_str().expect("an ability") {
                    "dice_count" => self.quotas(),
                    effect => {
                        let pays = |(_, paid): &(String, Paid)| paid.contains(&effect.to_owned());
                        self.takes().into_iter().filter(pays).map(|(text, _)| text).collect()
                    }
                }
            }
            _ => return None,
        };
        Some(list.into_iter().collect())
    }
}

/// Those for which no other one gives the same symbol for a part of what is paid.
fn minimal(reached: BTreeSet<(String, Paid)>) -> BTreeSet<(String, Paid)> {
    let is_minimal =
        |(symbol, paid): &(String, Paid)| !reached.iter().any(|(other, less)| other == symbol && is_part(less, paid));
    reached.iter().filter(|one| is_minimal(one)).cloned().collect()
}

/// How often each verb could be played, and each moment came.
type Seen = BTreeMap<String, usize>;

/// Plays a random game with these tiles, or with tiles that are drawn.
fn play(components: Boxed<Components>, setup: &str, tiles: Option<&str>, seed: u64, seen: &mut Seen) {
    let parsed = setup.parse().expect("a set-up");
    let mut table = Table::<HouseOfCats>::with_box(parsed, components, Seed::from(seed), Chances::Manual);
    if let Some(tiles) = tiles {
        table.chance(Chance::read(tiles, &components).expect("tiles")).expect("the first result");
    }
    let mut rng = Rng::from_number(seed);
    while table.game().turn() != Turn::Over {
        let Some(player) = table.game().turn().players().iter().next() else {
            table.draw().expect("chance is to decide");
            continue;
        };
        let view = table.game().view(None);
        let json = serde_json::to_value(&view).expect("a view is JSON");
        let sheet = &json["sheets"][player.seat()];
        let reader = Reader { view: &json, sheet, turn: &sheet["turn"], file: file(&view) };
        let told = shared::legal(&table, player.seat());
        let is_placing = told.iter().any(|text| text.starts_with("place"));
        if let Some(expected) = reader.legal().filter(|_| !is_placing) {
            assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), expected, "{setup}\n{}", table.record());
        }
        let moment = sheet["turn"]["moment"].as_str().expect("a moment");
        let verbs = told.iter().map(|text| text.split(' ').next().unwrap_or_default());
        for word in verbs.chain([moment]) {
            *seen.entry(word.to_owned()).or_default() += 1;
        }
        let action = choose(table.game(), player, &mut rng);
        table.play(player, action).expect("a legal action");
    }
}

/// A random action, but one that builds a room if there is one: rooms give abilities.
fn choose(game: &HouseOfCats, player: Player, rng: &mut Rng) -> Action {
    let mut legal = Vec::new();
    game.legal(player, &mut legal);
    let builds = |action: &Action| {
        let mut after = *game;
        after.apply(player, *action);
        after.sheet(player).rooms().count() > game.sheet(player).rooms().count()
    };
    let building: Vec<Action> = legal.iter().copied().filter(builds).collect();
    rng.pick(if building.is_empty() { &legal } else { &building })
}

#[track_caller]
fn check_seen(seen: &Seen, least: &[(&str, usize)]) {
    for (word, least) in least {
        assert!(seen.get(*word).is_some_and(|count| count >= least), "{word}: {seen:?}");
    }
}

#[test]
fn rules_n4_to_n7_hold_in_random_games_of_every_setup() {
    let mut seen = Seen::new();
    for (number, setup) in (0..).zip(all_setups(HouseOfCats::SETTINGS)) {
        play(standard(), &setup, None, number, &mut seen);
    }
    check_seen(&seen, &[("use", 100), ("free", 100), ("die", 1000), ("done", 1000)]);
}

/// Tiles that meet in many games.
const TILES: [&str; 4] = ["tiles c j g d", "tiles g d c k", "tiles j c f g", "tiles f g c j"];

#[test]
fn rule_8_1_holds_in_random_games() {
    for conversions in ["dice", "any"] {
        let mut seen = Seen::new();
        for (number, tiles) in (0..).zip(TILES.iter().cycle().take(160)) {
            let setup = format!("players=1 level={} tiles=random conversions={conversions}", number / 4 % 4 + 1);
            play(standard(), &setup, Some(tiles), number, &mut seen);
        }
        check_seen(&seen, &[("second", 50), ("free", 100)]);
        assert_eq!(seen.get("change").is_some_and(|&count| count > 30), conversions == "any", "{seen:?}");
    }
}

#[test]
fn rule_d5_holds_in_random_games() {
    for (components, least) in [(patient(), [("use", 300), ("free", 100)]), (hasty(), [("use", 30), ("spend", 60)])] {
        let mut seen = Seen::new();
        let others = ["tiles b e d i", "tiles e l a k", "tiles l b h i", "tiles i e b g"];
        for (number, tiles) in (0..).zip(TILES.iter().chain(&others).cycle().take(160)) {
            let setup = format!("players=1 level={} tiles=random conversions=any", number / 8 % 4 + 1);
            play(components, &setup, Some(tiles), number, &mut seen);
        }
        check_seen(&seen, &least);
    }
}
