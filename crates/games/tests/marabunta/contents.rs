//! What is in the box: the file of components against sections 1 and 17.

use games::marabunta::{Color, Components, Face, Hex, HexSet, Side, Tile};
use play::{Boxed, Components as _};

pub(crate) fn components() -> Boxed<Components> {
    Components::shelf().standard()
}

pub(crate) fn hex(components: &Components, name: &str) -> Hex {
    Hex::new(components.hex_names.iter().position(|other| other == name).expect("a hex"))
}

#[test]
fn rule_1_1_and_rule_1_3_both_sides_have_six_regions_of_14_and_12_cookies_and_chests() {
    let components = components();
    for side in Side::ALL {
        let territory = components.territory(side);
        assert_eq!(territory.all.len(), 84);
        assert!(territory.regions.iter().all(|region| region.len() == 14));
        assert_eq!((territory.cookies.len(), territory.chests.len()), (12, 12));
        assert!((territory.cookies & territory.chests).is_empty());
    }
}

#[test]
fn rule_1_4_the_blue_hexes_of_the_plain_side_are_scattered() {
    let components = components();
    let plain = components.territory(Side::Plain);
    let blue = plain.regions[Color::Blue as usize];
    assert!(blue.iter().all(|hex| (plain.neighbors(hex) & blue).is_empty()));
}

#[test]
fn rule_1_1_the_three_pieces_hold_four_rows_each() {
    let components = components();
    for (index, name) in components.hex_names.iter().enumerate() {
        let expect = match &name[..1] {
            "a" | "b" | "c" | "d" => 1,
            "e" | "f" | "g" | "h" => 2,
            _ => 3,
        };
        for side in Side::ALL {
            assert_eq!(components.territory(side).place(Hex::new(index)).piece, expect, "{name}");
        }
    }
}

#[test]
fn rule_1_4_every_region_of_the_symbol_side_is_connected() {
    let components = components();
    let symbol = components.territory(Side::Symbol);
    for region in symbol.regions {
        let mut reached = HexSet::one(region.iter().next().expect("a hex"));
        for _ in 0..region.len() {
            reached = reached.iter().fold(reached, |wider, hex| wider | (symbol.neighbors(hex) & region));
        }
        assert_eq!(reached, region);
    }
}

#[test]
fn rule_1_5_what_both_sides_of_the_player_boards_have() {
    let components = components();
    for side in Side::ALL {
        let board = components.board(side);
        assert_eq!((board.anthills, board.groups.len(), board.cookie_labels.len()), (2, 5, 10));
    }
    assert_eq!(components.score_track, 25, "10.1");
}

#[test]
fn rule_1_6_each_face_stands_once_on_a_die() {
    let components = components();
    let mut faces = components.faces;
    faces.sort();
    assert_eq!(faces, Face::ALL);
    let colored: Vec<&str> =
        Face::ALL.into_iter().filter(|&face| components.colored[face as usize]).map(Face::name).collect();
    assert_eq!(colored, ["1", "2", "3", "flag"]);
}

#[test]
fn rule_1_7_and_rule_2_3_seven_tiles_are_shuffled_and_cross_cookie_lies_under_them() {
    let components = components();
    assert_eq!((components.normal_tiles.len(), components.special_tile), (7, Tile::CrossCookie));
    assert!(!components.normal_tiles.contains(Tile::CrossCookie));
}

#[test]
fn rule_1_1_joints_have_no_effect_on_adjacency() {
    let components = components();
    let check = |name: &str, expect: &[&str]| {
        let territory = components.territory(Side::Symbol);
        let near: Vec<&str> =
            territory.neighbors(hex(&components, name)).iter().map(|hex| hex.name(&components)).collect();
        assert_eq!(near, expect, "{name}");
    };
    check("a1", &["a2", "b1"]);
    check("l7", &["k7", "l6"]);
    check("d4", &["c4", "c5", "d3", "d5", "e4", "e5"]);
    check("e4", &["d3", "d4", "e3", "e5", "f3", "f4"]);
    check("b7", &["a7", "b6", "c7"]);
}

#[test]
fn adjacency_is_mutual() {
    let components = components();
    for side in Side::ALL {
        let territory = components.territory(side);
        for hex in territory.all.iter() {
            assert!((2..=6).contains(&territory.neighbors(hex).len()));
            assert!(territory.neighbors(hex).iter().all(|near| territory.neighbors(near).contains(hex)));
        }
    }
}
