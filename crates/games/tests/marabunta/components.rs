//! The file of components: what sections 1 and 17 say of it, and what is refused.

use games::components::{Components as _, read};
use games::marabunta::{Color, Components, Face, Hex, HexSet, Side, Tile};

const TEXT: &str = Components::TEXT;

fn components() -> Components {
    read("marabunta.toml", TEXT).expect("the project's own components").0
}

fn hex(components: &Components, name: &str) -> Hex {
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
        let near: Vec<&str> = territory
            .neighbors(hex(&components, name))
            .iter()
            .map(|hex| components.hex_names[hex.index()].as_str())
            .collect();
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

#[test]
fn the_digest_changes_with_a_number_and_not_with_a_comment() {
    let digest = |text: &str| read::<Components>("marabunta.toml", text).expect("right components").1;
    let project = digest(TEXT);
    assert_eq!(project.len(), 16);
    assert_eq!(digest(&format!("# an owner's note\n{TEXT}")), project);
    assert_eq!(digest(&TEXT.replace("rgb = \"#F3A6C0\"", "rgb = \"#F3A6C1\"")), project, "how it looks does not count");
    assert_ne!(digest(&TEXT.replacen("chests = 2", "chests = 3", 1)), project);
    let swapped = swap_specials();
    assert_ne!(digest(&swapped), project);
}

/// An owner's change: the cookie of a2 stands in a3.
fn swap_specials() -> String {
    let from = [
        "id = \"a2\", q = 1, r = 0, region = \"pink\", special = \"cookie\"",
        "id = \"a3\", q = 2, r = 0, region = \"pink\", special = \"none\"",
    ];
    let to = [
        "id = \"a2\", q = 1, r = 0, region = \"pink\", special = \"none\"",
        "id = \"a3\", q = 2, r = 0, region = \"pink\", special = \"cookie\"",
    ];
    TEXT.replacen(from[0], to[0], 1).replacen(from[1], to[1], 1)
}

#[track_caller]
fn accepted(from: &str, to: &str) -> Components {
    let changed = TEXT.replacen(from, to, 1);
    assert_ne!(changed, TEXT, "{from}");
    read("marabunta.toml", &changed).unwrap_or_else(|error| panic!("{error}")).0
}

#[test]
fn sensible_changes_are_accepted() {
    let (changed, _) = read::<Components>("marabunta.toml", &swap_specials()).expect("a cookie in another hex");
    let cookies = changed.territory(Side::Symbol).cookies;
    assert!(cookies.contains(hex(&changed, "a3")) && !cookies.contains(hex(&changed, "a2")));

    let board = accepted("chests = 4\nability = \"vp_3\"", "chests = 5\nability = \"vp_3\"");
    assert_eq!(board.board(Side::Symbol).groups.last().map(|&(_, chests)| chests), Some(5));

    let board = accepted("ability = \"vp_3\"", "ability = \"triple_one\"");
    assert_eq!(board.board(Side::Symbol).groups.len(), 5, "an ability may stand on both sides");

    let row = accepted(
        "cookie_vp    = [0, 1, 0, 2, 0, 2, 0, 3, 0, 3]\ncookie_label = [\"+0\", \"+1\", \"\", \"+2\", \"\", \"+2\", \"\", \"+3\", \"\", \"+3\"]",
        "cookie_vp    = [0, 1, 4]\ncookie_label = [\"+0\", \"+1\", \"+4\"]",
    );
    assert_eq!(row.board(Side::Symbol).cookie_points, [0, 0, 1, 5]);

    accepted(
        "id = \"a2\", q = 1, r = 0, region = \"pink\", special = \"cookie\", piece = 1",
        "id = \"a2\", q = 1, r = 0, region = \"pink\", special = \"cookie\", piece = 2",
    );
    accepted("piece = 1 },\n  { id = \"a2\"", "piece = 1 },\n\n  { id = \"a2\"");
    accepted("scattered_region = \"blue\"", "scattered_region = \"blue\" # as printed");
}

#[test]
fn the_plain_side_may_list_its_hexes_in_another_order() {
    let (start, plain) = TEXT.split_once("[territory.plain]").expect("the plain side");
    let first = "  { id = \"a1\", q = 0, r = 0, region = \"pink\", special = \"none\", piece = 1 },\n";
    let moved = plain.replacen(first, "", 1);
    let moved = format!("{start}[territory.plain]{}{first}]\n", moved.trim_end().trim_end_matches(']'));
    let (changed, _) = read::<Components>("marabunta.toml", &moved).expect("another order");
    let territory = changed.territory(Side::Plain);
    let corner = hex(&changed, "a1");
    assert_eq!((territory.place(corner).q, territory.place(corner).r), (0, 0));
    assert_eq!(territory.neighbors(corner), components().territory(Side::Plain).neighbors(corner));
}

#[track_caller]
fn check_refused(from: &str, to: &str, expect: &[&str]) {
    let changed = TEXT.replacen(from, to, 1);
    assert_ne!(changed, TEXT, "{from}");
    check_text_refused(&changed, expect);
}

#[track_caller]
fn check_text_refused(text: &str, expect: &[&str]) {
    let Err(error) = read::<Components>("my/marabunta.toml", text) else { panic!("accepted, not {expect:?}") };
    let error = error.to_string();
    assert!(error.starts_with("my/marabunta.toml"), "{error}");
    for word in expect {
        assert!(error.contains(word), "{error}");
    }
}

/// A change on the plain side of the territory board.
#[track_caller]
fn check_plain_refused(from: &str, to: &str, expect: &[&str]) {
    let (start, plain) = TEXT.split_once("[territory.plain]").expect("the plain side");
    let changed = plain.replacen(from, to, 1);
    assert_ne!(changed, plain, "{from}");
    check_text_refused(&format!("{start}[territory.plain]{changed}"), expect);
}

#[test]
fn unreadable_files_are_refused_with_the_line() {
    check_refused("format = 1", "format = = 1", &["TOML parse error", "line 16"]);
    check_refused("[dice]", "[dices]", &["missing field `dice`"]);
    check_refused("anthills = 2\n", "anthills = \"two\"\n", &["anthills", "invalid type"]);
}

#[test]
fn broken_constants_are_refused() {
    check_refused("regions = 6", "regions = 5", &["[constants]", "regions must be 6"]);
    check_refused(
        "score_circles_empty = 6",
        "score_circles_empty = 5",
        &["[constants]", "score_circles is 10", "are 9"],
    );
    check_refused(
        "score_circles = 10\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 6",
        "score_circles = 4\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 0",
        &["[constants]", "score_circles_empty must be at least 1"],
    );
    check_refused("cookie_hexes = 12", "cookie_hexes = 0", &["[constants]", "cookie_hexes"]);
    check_refused("score_track_length = 25", "score_track_length = 0", &["[constants]", "score_track_length"]);
    check_refused("special_tile_first_round = 8", "special_tile_first_round = 9", &["[constants]", "normal_tiles + 1"]);
    check_refused(
        "normal_tiles = 7\nspecial_tile_first_round = 8",
        "normal_tiles = 6\nspecial_tile_first_round = 7",
        &["[constants]", "normal_tiles must be 7"],
    );
    check_refused("id = \"red\"", "id = \"white\"", &["[players]", "red, blue"]);
}

#[test]
fn broken_regions_and_dice_are_refused() {
    check_refused("id = \"pink\"\nletter", "id = \"purple\"\nletter", &["unknown variant `purple`", "pink"]);
    check_refused("id = \"pink\"\nletter", "id = \"yellow\"\nletter", &["[regions]", "six regions", "pink, yellow"]);
    check_refused("count = 6", "count = 5", &["[dice]", "count must be 6"]);
    check_refused("\"3\", \"chest\", \"flag\"]   #", "\"3\", \"chest\"]   #", &["faces", "6"]);
    check_refused("\"3\", \"chest\", \"flag\"]   #", "\"4\", \"chest\", \"flag\"]   #", &["unknown variant `4`"]);
    check_refused("[\"0\", \"chest\"]", "[\"chest\"]", &["[dice]", "face 0"]);
    check_refused("[\"0\", \"chest\"]", "[\"0\", \"1\", \"chest\"]", &["[dice]", "face 1"]);
    check_refused(
        "[\"1\", \"2\", \"3\", \"flag\"]        # tied to the die's region\ncolourless_faces = [\"0\", \"chest\"]",
        "[\"1\", \"2\", \"3\"]\ncolourless_faces = [\"0\", \"chest\", \"flag\"]",
        &["[dice]", "flag must be one of coloured_faces"],
    );
    check_refused(
        "[\"1\", \"2\", \"3\", \"flag\"]        # tied to the die's region\ncolourless_faces = [\"0\", \"chest\"]",
        "[\"1\", \"2\", \"3\", \"flag\", \"chest\"]\ncolourless_faces = [\"0\"]",
        &["[dice]", "chest must be one of colourless_faces"],
    );
}

#[test]
fn broken_tiles_are_refused() {
    check_refused("id = \"one_any\"", "id = \"two_any\"", &["unknown variant `two_any`"]);
    check_refused("id = \"one_any\"", "id = \"two_flags\"", &["[tiles]", "is listed twice"]);
    check_refused("special = true", "special = false", &["[tiles]", "one tile must be special, not 0"]);
    check_refused(
        "effect = \"repeat_own_die\"",
        "special = true\neffect = \"repeat_own_die\"",
        &["[tiles]", "one tile must be special, not 2"],
    );
    check_refused("mandatory = true", "mandatory = false", &["[tiles]", "cross_cookie", "mandatory must be true"]);
    check_refused(
        "effect = \"cross_cookie_hex\"\namount = 1",
        "effect = \"cross_chests\"\namount = 1",
        &["[tiles]", "cross_cookie", "so that every game ends"],
    );
    check_refused("effect = \"cross_chests\"", "effect = \"vp\"", &["[tiles]", "two_chests", "belongs to abilities"]);
    check_refused("effect = \"cross_chests\"", "effect = \"crate\"", &["unknown variant `crate`", "cross_chests"]);
    check_refused(
        "effect = \"cross_chests\"\namount = 2",
        "effect = \"cross_chests\"\namount = 0",
        &["[tiles]", "1 to 9"],
    );
    check_refused(
        "effect = \"cross_adjacent_pair\"\namount = 2",
        "effect = \"cross_adjacent_pair\"\namount = 3",
        &["[tiles]", "cross_two_hexes", "amount must be 2"],
    );
    check_refused("values = [0, 0]", "values = [0]", &["[tiles]", "double_zero", "as many numbers as are written: 2"]);
    check_refused("values = [1]", "values = [4]", &["[tiles]", "one_any", "from 0 to 3"]);
    check_refused("shape = \"pair\"", "shape = \"star\"", &["unknown variant `star`"]);
    check_refused("shape = \"pair\" ", "# ", &["[tiles]", "double_zero", "needs a shape"]);
    check_refused(
        "region = \"any\"\nfree_anthill = false",
        "region = \"any\"",
        &["[tiles]", "one_any", "free_anthill"],
    );
    check_refused(
        "amount = 2\nmandatory = false",
        "amount = 2\nfree_anthill = true\nmandatory = false",
        &["[tiles]", "only effects that write"],
    );
    check_refused("amount = 2\nmandatory = false", "amount = 2", &["[tiles]", "two_chests", "mandatory is missing"]);
}

#[test]
fn broken_abilities_are_refused() {
    check_refused("id = \"vp_2\"", "id = \"vp_3\"", &["[abilities]", "vp_2 is missing"]);
    check_refused("effect = \"vp\"\namount = 2", "effect = \"vp\"\namount = 26", &["[abilities]", "vp_2", "1 to 25"]);
    check_refused(
        "effect = \"cross_next_cookies\"",
        "effect = \"repeat_own_die\"",
        &["[abilities]", "two_cookies", "belongs to tiles"],
    );
    check_refused(
        "effect = \"cross_next_cookies\"",
        "mandatory = true\neffect = \"cross_next_cookies\"",
        &["[abilities]", "two_cookies", "only tiles are mandatory"],
    );
    check_refused("values = [1, 1, 1]", "values = [1, 1]", &["[abilities]", "triple_one", "written: 3"]);
}

#[test]
fn broken_player_boards_are_refused() {
    check_refused("anthills = 2\n", "anthills = 3\n", &["[player_board.symbol]", "anthills is 3"]);
    check_refused("score_track = 25", "score_track = 30", &["[player_board.symbol]", "score_track is 30"]);
    check_refused(
        "cookie_vp    = [0, 1, 0, 2,",
        "cookie_vp    = [0, 1, 0, 3,",
        &["[player_board.symbol]", "cookie 4 scores 3 VP"],
    );
    check_refused(
        "cookie_vp    = [0, 1, 0, 2,",
        "cookie_vp    = [0, 1, 2,",
        &["[player_board.symbol]", "10 entries for the 9"],
    );
    check_refused("ability = \"write_1\"", "ability = \"write_4\"", &["unknown variant `write_4`", "write_1"]);
    check_refused(
        "ability = \"write_1\"",
        "ability = \"vp_3\"",
        &["[player_board.symbol]", "two groups have the ability vp_3"],
    );
    check_refused(
        "chests = 2\nability = \"write_1\"",
        "chests = 0\nability = \"write_1\"",
        &["[player_board.symbol]", "write_1", "1 to 20"],
    );
    check_refused(
        "chests = 2\nability = \"vp_2\"",
        "chests = 21\nability = \"vp_2\"",
        &["[player_board.plain]", "vp_2"],
    );
}

#[test]
fn broken_territories_are_refused() {
    let a1 = "id = \"a1\", q = 0, r = 0, region = \"pink\", special = \"none\", piece = 1";
    let symbol = "[territory.symbol]";
    check_refused("hexes = 84", "hexes = 83", &["[territory]", "6 times hexes_per_region"]);
    check_refused("hexes_per_region = 14", "hexes_per_region = 22", &["[territory]", "at most 128"]);
    check_refused("neighbours = [[1, 0],", "neighbours = [", &["[territory]", "six different directions"]);
    check_refused("neighbours = [[1, 0],", "neighbours = [[2, 0],", &["[territory]", "its opposite"]);
    check_refused(&format!("  {{ {a1} }},\n"), "", &[symbol, "83 hexes, not 84"]);
    check_refused("id = \"a2\"", "id = \"a1\"", &[symbol, "hex a1 is listed twice"]);
    check_refused(
        "id = \"a2\", q = 1",
        "id = \"a2\", q = 0",
        &[symbol, "a1 and a2 lie at the same place q = 0, r = 0"],
    );
    check_refused("id = \"a2\"", "id = \"A2\"", &[symbol, "hex id \"A2\""]);
    check_refused("id = \"a2\"", "id = \"\"", &[symbol, "hex id \"\""]);
    check_refused("id = \"a2\"", "id = \"m1\"", &["[territory.plain]", "hex m1 of the other side is missing"]);
    check_refused(a1, &a1.replace("piece = 1", "piece = 4"), &[symbol, "hex a1 lies on piece 4", "1 to 3"]);
    check_refused(a1, &a1.replace("pink", "purple"), &["unknown variant `purple`"]);
    check_refused(a1, &a1.replace("none", "anthill"), &["unknown variant `anthill`", "cookie"]);
    check_refused(a1, &a1.replace("none", "cookie"), &[symbol, "13 cookie hexes, not 12"]);
    check_refused(a1, &a1.replace("pink", "yellow"), &[symbol, "region pink has 13 hexes, not 14"]);
    check_refused(a1, &a1.replace("q = 0", "q = 40"), &[symbol, "region pink is not connected"]);
    check_refused(
        "scattered_region = \"\"",
        "scattered_region = \"blue\"",
        &[symbol, "scattered_region must be empty"],
    );
    check_refused(
        "scattered_region = \"blue\"",
        "scattered_region = \"\"",
        &["[territory.plain]", "region blue is not connected"],
    );
    check_plain_refused(
        "scattered_region = \"blue\"",
        "scattered_region = \"blau\"",
        &["[territory.plain]", "scattered_region \"blau\" is not a region"],
    );
    let k1 = "id = \"k1\", q = -5, r = 10, region = \"blue\", special = \"cookie\", piece = 3";
    check_plain_refused(k1, &k1.replace("cookie", "none"), &["[territory.plain]", "11 cookie hexes, not 12"]);
    check_plain_refused(k1, &k1.replace("q = -5", "q = -50"), &["[territory.plain]", "falls into parts"]);
    check_plain_refused(a1, &a1.replace("a1", "z1"), &["[territory.plain]", "hex a1 of the other side is missing"]);
}

/// Two hexes of different regions are swapped: both regions keep their size, but not their shape.
#[test]
fn a_region_in_two_parts_is_refused_on_the_symbol_side() {
    let a1 = "id = \"a1\", q = 0, r = 0, region = \"pink\"";
    let l7 = "id = \"l7\", q = 1, r = 11, region = \"grey\"";
    let text = TEXT.replacen(a1, &a1.replace("pink", "grey"), 1).replacen(l7, &l7.replace("grey", "pink"), 1);
    check_text_refused(&text, &["[territory.symbol]", "region pink is not connected"]);
}
