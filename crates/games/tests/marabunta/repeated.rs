//! An owner's board that repeats abilities and has regions of unequal size (D5, N2).

use games::Marabunta;
use games::marabunta::{Action, ChestGroup, Components, Side};
use play::laws::Laws;
use play::{Boxed, Chances, Game, Notation, Player, Record, Rng, Seed, Table, Turn, all_setups};
use serde_json::Value;

use crate::laws::naive;
use crate::own_components::{own_components, replaced, with_map};
use crate::script::{act, chance, check_legal, line, trigger, view, who};
use crate::shared::components::boxed;
use crate::shared::legal;

/// The small own board without the number of hexes in a region: a1 is yellow, so that pink has two hexes and yellow four.
/// `write_1` stands on the symbol side three times, `vp_2` on the plain side twice.
fn repeating() -> Boxed<Components> {
    let text = replaced(&own_components(), "hexes_per_region = 3\n", "");
    let text = text.replace("q = 0, r = 0, region = \"pink\"", "q = 0, r = 0, region = \"yellow\"");
    let text = replaced(&text, "ability = \"write_2\"", "ability = \"write_1\"");
    let text = replaced(&text, "ability = \"two_cookies\"", "ability = \"write_1\"");
    boxed(&replaced(&text, "ability = \"two_flags\"", "ability = \"vp_2\""))
}

/// Red has the tile and all the dice but the grey one, which shows 0.
fn red_has(setup: &str, tile: &str, faces: &str) -> Table<Marabunta> {
    let setup = format!("{setup}first=blue").parse().expect("a set-up");
    let mut table = Table::with_box(setup, repeating(), Seed::from(0), Chances::Manual);
    chance(&mut table, &format!("tile {tile}"));
    chance(&mut table, &format!("roll {faces} 0"));
    act(&mut table, 1, "split tile pink yellow blue green orange");
    act(&mut table, 0, "choose tile");
    table
}

#[test]
fn n2_a_further_group_with_the_same_ability_has_a_number() {
    let mut table = red_has("", "two_chests", "chest chest chest chest chest");
    act(&mut table, 0, "use tile two_chests");
    assert_eq!(
        legal(&table, 0),
        ["chest write_1", "chest zero_anywhere", "chest write_1 2", "chest write_1 3", "chest vp_3"]
    );
    let groups = &view(&table)["players"][0]["groups"];
    let numbers: Vec<u64> = (0..5).map(|place| groups[place]["number"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, [1, 1, 2, 3, 1]);
}

#[test]
fn rule_9_2_each_group_unlocks_the_ability_once_more() {
    let mut table = red_has("", "two_chests", "chest chest chest chest 0");
    act(&mut table, 0, "use orange 0; write 0 c3; use tile two_chests; chest write_1; chest write_1 2; use pink chest");
    check_legal(&table, 0, "chest write_1; chest zero_anywhere; chest write_1 2; chest write_1 3; chest vp_3");
    act(&mut table, 0, "chest write_1; write 1 c2; use yellow chest");
    check_legal(&table, 0, "chest zero_anywhere; chest write_1 2; chest write_1 3; chest vp_3");
    act(&mut table, 0, "chest write_1 2; use blue chest; chest write_1 2; write 1 c4; use green chest");
    check_legal(&table, 0, "chest zero_anywhere; chest write_1 3; chest vp_3");
    let read = |text| Action::read(text, &table.components()).expect("notation");
    assert_eq!(read("chest write_1 3"), Action::Chest(ChestGroup { number: 3, ..group(read("chest write_1")) }));
    assert!(!table.legal(Player::new(0)).contains(&read("chest write_1 2")), "it is used up");
    assert!(!table.legal(Player::new(0)).contains(&read("chest write_1 4")), "this board has no such group");
}

fn group(action: Action) -> ChestGroup {
    let Action::Chest(group) = action else { panic!("a group") };
    group
}

#[test]
fn points_of_a_repeated_ability_add_up() {
    let mut table = red_has("boards=plain ", "two_chests", "chest chest chest chest 0");
    act(&mut table, 0, "use tile two_chests; chest vp_2; chest vp_2");
    assert_eq!(line(&table, 0, "abilities"), 2);
    act(&mut table, 0, "use pink chest; chest vp_2 2; use yellow chest; chest vp_2 2; use blue chest; chest vp_2 2");
    assert_eq!(line(&table, 0, "abilities"), 4);
    let text = table.record().to_string();
    let record = Record::<Marabunta>::read(&text).expect("a record");
    let replayed = Table::replay(&record, Seed::from(0), Chances::Manual).expect("it replays");
    assert_eq!((replayed.game(), replayed.record().to_string()), (table.game(), text));
}

#[test]
fn rule_11_1_a_small_region_is_full_sooner() {
    let sizes = repeating().territory(Side::Plain).regions.map(|region| region.len());
    assert_eq!(sizes, [2, 4, 3, 3, 3, 3]);
    let mut table = red_has("", "one_any", "0 0 0 0 0");
    act(&mut table, 0, "use pink 0; write 0 b1");
    assert_eq!(trigger(&table), "");
    act(&mut table, 0, "use yellow 0; write 0 c1");
    assert_eq!(trigger(&table), "red region pink");
}

#[test]
fn every_law_holds_with_repeated_abilities_and_unequal_regions() {
    // As on the owner's board from which this one differs.
    Laws::<Marabunta> { games: 2, longest: 9 * 14 + 18 + 36 + 32 + 10, state_bytes: 512, naive }.check_box(repeating());
}

/// The names of the groups that have a chest left, counted anew from the list of abilities.
fn open_groups(player: &Value) -> Vec<String> {
    let groups = player["groups"].as_array().expect("groups");
    let abilities: Vec<&str> = groups.iter().map(|group| group["ability"].as_str().expect("an ability")).collect();
    let name = |place: usize| match abilities[..=place].iter().filter(|other| **other == abilities[place]).count() {
        1 => format!("chest {}", abilities[place]),
        number => format!("chest {} {number}", abilities[place]),
    };
    (0..groups.len()).filter(|&place| groups[place]["left"] != 0).map(name).collect()
}

#[test]
fn rule_9_1_exactly_the_groups_with_a_chest_can_be_chosen() {
    let (own, mut asked) = (repeating(), 0);
    for (setup, seed) in all_setups(Marabunta::SETTINGS).iter().cycle().zip(0..96) {
        let setup = setup.parse().expect("a set-up");
        let mut table = Table::<Marabunta>::with_box(setup, own, Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(_) = table.game().turn() {
            let player = who(&table);
            if table.game().step() == "chest" {
                assert_eq!(legal(&table, player), open_groups(&view(&table)["players"][player]));
                asked += 1;
            }
            let action = rng.pick(&table.legal(Player::new(player)));
            table.play(Player::new(player), action).expect("a legal action");
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Pink has 121 hexes, the other regions one each, and every 3 may be written anywhere. Red has all the dice in every round.
#[test]
fn rule_12_1_the_sum_of_a_large_region_is_counted_in_full() {
    let text = with_map(21, |id| if id.starts_with('t') || id.starts_with('u') { "cookie" } else { "none" });
    let text = replaced(&text, "hexes_per_region = 21\n", "");
    let to_pink = |line: &str| {
        let is_other = line.starts_with("{ id = ") && !line.starts_with("{ id = \"a");
        let region = line.split("region = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        if is_other { line.replace(&format!("region = \"{region}\""), "region = \"pink\"") } else { line.to_owned() }
    };
    let text = text.lines().map(to_pink).collect::<Vec<_>>().join("\n");
    let text = replaced(
        &text,
        "coloured_faces = [\"1\", \"2\", \"3\", \"flag\"]",
        "coloured_faces = [\"1\", \"2\", \"flag\"]",
    );
    let text = replaced(&text, "colourless_faces = [\"0\", \"chest\"]", "colourless_faces = [\"0\", \"3\", \"chest\"]");
    let setup = "first=blue".parse().expect("a set-up");
    let mut table = Table::<Marabunta>::with_box(setup, boxed(&text), Seed::from(0), Chances::Manual);
    while table.game().turn() != Turn::Over {
        if table.game().turn() == Turn::Chance {
            let tile = view(&table)["unseen_tiles"][0].as_str().unwrap_or_default().to_owned();
            let is_reveal = table.game().step() == "reveal";
            chance(
                &mut table,
                &if is_reveal { format!("tile {tile}") } else { format!("roll {}", ["3"; 6].join(" ")) },
            );
            continue;
        }
        let player = who(&table);
        let texts = legal(&table, player);
        let is_wanted = |text: &&String| match table.game().step() {
            "split" => *text == "split tile",
            "choose" => *text == if player == 0 { "choose dice" } else { "choose tile" },
            "execute" if player == 0 => text.ends_with(" 3"),
            "execute" => *text == "done",
            "write" => !text.starts_with("write 3 a") || *text == "write 3 a1",
            _ => true,
        };
        let text = texts.iter().find(is_wanted).unwrap_or(&texts[texts.len() - 1]).clone();
        act(&mut table, player, &text);
    }
    let sum = view(&table)["sheets"][0]["sums"][0].as_u64().expect("a number");
    assert!(sum > 255, "{sum}");
    assert_eq!((trigger(&table).as_str(), line(&table, 0, "pink")), ("red region pink", 2));
}
