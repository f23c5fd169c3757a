//! The splits and their reduced list (3.2, 14.1, 14.8).

use std::collections::BTreeSet;

use games::Marabunta;
use games::marabunta::{Action, Color, ColorSet, Face, Half};
use play::{Chances, Game, Notation, Player, Rng, Seed, Table, Turn};

use crate::script::{BLUE, RED, chance, start};
use crate::shared::legal;

fn rolled(faces: &str) -> Table<Marabunta> {
    let mut table = start("first=blue");
    chance(&mut table, "tile one_any");
    chance(&mut table, &format!("roll {faces}"));
    table
}

fn reduced(table: &Table<Marabunta>) -> Vec<String> {
    let mut splits = Vec::new();
    table.game().reduced_splits(&mut splits);
    splits.iter().map(|split| text(table, *split)).collect()
}

fn text(table: &Table<Marabunta>, action: Action) -> String {
    action.notation(table.components().get()).to_string()
}

/// T1, 3.2, 14.1, R17
#[test]
fn t1_there_are_63_splits_and_no_group_is_empty() {
    let table = rolled("0 1 2 3 chest flag");
    let splits = legal(&table, BLUE);
    assert_eq!(splits.iter().collect::<BTreeSet<_>>().len(), 63);
    assert!(splits.contains(&"split tile".to_owned()), "R17: all six dice in one group");
    assert!(splits.contains(&"split tile yellow blue green orange grey".to_owned()));
    let all = Action::read("split tile pink yellow blue green orange grey", &table.components());
    assert!(all.expect_err("3.2").to_string().contains("at least one element"));
}

/// R19: however the dice are parted, the tile may lie with either part, and either group may be chosen (14.2).
#[test]
fn r19_the_divider_lays_the_tile_in_the_group_he_likes() {
    let mut table = rolled("0 1 2 3 chest flag");
    let splits = table.legal(Player::new(BLUE));
    for &split in &splits {
        let Action::Split(with_tile) = split else { panic!("a split") };
        let other = Action::Split(ColorSet::ALL - with_tile);
        assert_eq!(splits.contains(&other), !with_tile.is_empty(), "{split:?}, {other:?}");
    }
    table.play(Player::new(BLUE), splits[5]).expect("a legal split");
    assert_eq!(legal(&table, RED), ["choose tile", "choose dice"]);
}

/// 14.8
#[test]
fn dice_that_show_the_same_colorless_face_are_interchangeable() {
    let splits = reduced(&rolled("0 0 0 0 0 0"));
    let expect =
        ["", " pink", " pink yellow", " pink yellow blue", " pink yellow blue green", " pink yellow blue green orange"];
    assert_eq!(splits, expect.map(|dice| format!("split tile{dice}")));
    assert_eq!(reduced(&rolled("chest chest chest 0 0 0")).len(), 4 * 4 - 1);
    assert_eq!(reduced(&rolled("chest 0 chest 0 1 flag")).len(), 3 * 3 * 2 * 2 - 1);
}

/// 14.8
#[test]
fn colored_faces_are_not_interchangeable() {
    for faces in ["1 1 1 1 1 1", "flag flag flag flag flag flag", "0 chest 1 2 3 flag"] {
        assert_eq!(reduced(&rolled(faces)).len(), 63, "{faces}");
    }
}

#[test]
fn there_is_no_reduced_list_at_other_steps() {
    let table = start("first=blue");
    assert!(reduced(&table).is_empty());
}

/// What lies with the tile: colored faces with their color, the others without.
fn substance(table: &Table<Marabunta>, split: Action) -> Vec<String> {
    let Action::Split(with_tile) = split else { panic!("a split") };
    let view = serde_json::to_value(table.game().view(None)).expect("a view is plain JSON");
    let dice = view["dice"].as_array().expect("six dice");
    let text = |color: Color| {
        let face = dice[color as usize]["shows"].as_str().expect("a face");
        if face == Face::Zero.name() || face == Face::Chest.name() { face.into() } else { format!("{color} {face}") }
    };
    let mut substance: Vec<String> = with_tile.iter().map(text).collect();
    substance.sort();
    substance
}

/// The legal actions after a split and a choice, without the colors of colorless dice.
fn outlook(table: &Table<Marabunta>, split: Action, choice: Half) -> Vec<String> {
    let mut game = *table.game();
    let divider = game.turn().players().iter().next().expect("the divider");
    game.apply(divider, split);
    let chooser = divider.left_neighbor(2);
    game.apply(chooser, Action::Choose(choice));
    let mut texts = vec![game.step().to_owned()];
    for player in [divider, chooser] {
        let mut actions = Vec::new();
        game.legal(player, &mut actions);
        texts.extend(actions.iter().map(|action| match action {
            Action::UseDie(_, face @ (Face::Zero | Face::Chest)) => format!("{player} use {face}"),
            other => format!("{player} {}", text(table, *other)),
        }));
    }
    texts.sort();
    texts
}

/// 14.8
#[test]
fn every_split_has_one_equivalent_in_the_reduced_list() {
    let mut rng = Rng::from_number(5);
    let mut checked = 0;
    for seed in 0..5 {
        let setup = "territory=plain".parse().expect("a set-up");
        let mut table = Table::<Marabunta>::new(setup, Seed::from(seed), Chances::Automatic);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody acts");
            if table.game().step() == "split" {
                check_splits(&table, player);
                checked += 1;
            }
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
    }
    assert!(checked > 30, "{checked} positions");
}

#[track_caller]
fn check_splits(table: &Table<Marabunta>, player: Player) {
    let all = table.legal(player);
    let mut reduced = Vec::new();
    table.game().reduced_splits(&mut reduced);
    let kinds: BTreeSet<Vec<String>> = all.iter().map(|&split| substance(table, split)).collect();
    assert_eq!(reduced.len(), kinds.len(), "one for each kind of split");
    for split in all {
        let Action::Split(with_tile) = split else { panic!("a split") };
        let representative = Action::Split(table.game().representative(with_tile));
        assert!(reduced.contains(&representative), "{split:?}: {representative:?} is not in the reduced list");
        assert_eq!(substance(table, split), substance(table, representative));
        for choice in [Half::Tile, Half::Dice] {
            assert_eq!(outlook(table, split, choice), outlook(table, representative, choice), "{split:?}, {choice:?}");
        }
    }
}
