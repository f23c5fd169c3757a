//! Components of an owner: sensible changes are accepted, broken ones refused with the table and the fault.

use games::marabunta::{Components, Side};
use play::{Components as _, GameBox};

use crate::contents::{components, hex};
use crate::shared::components::{changed, check_refused, read};

const TEXT: &str = Components::TEXTS[0];

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

#[test]
fn the_digest_changes_with_a_number_and_not_with_a_comment() {
    let digest = |text: &str| read::<Components>(text).expect("right components").digest();
    let project = digest(TEXT);
    assert_eq!(project.to_string(), "f7f79601417f2b78", "records of the first version name it");
    assert_eq!(digest(&format!("# an owner's note\n{TEXT}")), project);
    assert_eq!(digest(&TEXT.replace("rgb = \"#F3A6C0\"", "rgb = \"#F3A6C1\"")), project, "how it looks does not count");
    assert_ne!(digest(&TEXT.replacen("chests = 2", "chests = 3", 1)), project);
    let swapped = swap_specials();
    assert_ne!(digest(&swapped), project);
}

#[track_caller]
fn accepted(from: &str, to: &str) -> GameBox<Components> {
    read(&changed::<Components>(from, to)).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn sensible_changes_are_accepted() {
    let changed = read::<Components>(&swap_specials()).expect("a cookie in another hex");
    let changed = changed.components();
    let cookies = changed.territory(Side::Symbol).cookies;
    assert!(cookies.contains(hex(changed, "a3")) && !cookies.contains(hex(changed, "a2")));

    let board = accepted("chests = 4\nability = \"vp_3\"", "chests = 5\nability = \"vp_3\"");
    assert_eq!(board.components().board(Side::Symbol).groups.last().map(|&(_, chests)| chests), Some(5));

    let board = accepted("ability = \"vp_3\"", "ability = \"triple_one\"");
    assert_eq!(board.components().board(Side::Symbol).groups.len(), 5, "an ability may stand on both sides");

    let board = accepted("ability = \"write_1\"", "ability = \"vp_3\"");
    let names: Vec<String> =
        board.components().board(Side::Symbol).groups.iter().map(|(group, _)| group.to_string()).collect();
    assert_eq!(names, ["vp_3", "zero_anywhere", "write_2", "two_cookies", "vp_3 2"], "an ability may be repeated");

    let row = accepted(
        "cookie_vp    = [0, 1, 0, 2, 0, 2, 0, 3, 0, 3]\ncookie_label = [\"+0\", \"+1\", \"\", \"+2\", \"\", \"+2\", \"\", \"+3\", \"\", \"+3\"]",
        "cookie_vp    = [0, 1, 4]\ncookie_label = [\"+0\", \"+1\", \"+4\"]",
    );
    assert_eq!(row.components().board(Side::Symbol).cookie_points, [0, 0, 1, 5]);

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
    let changed = read::<Components>(&moved).expect("another order");
    let territory = changed.components().territory(Side::Plain);
    let corner = hex(changed.components(), "a1");
    assert_eq!((territory.place(corner).q, territory.place(corner).r), (0, 0));
    assert_eq!(territory.neighbors(corner), components().territory(Side::Plain).neighbors(corner));
}

#[track_caller]
fn check(from: &str, to: &str, expect: &[&str]) {
    check_refused::<Components>(&changed::<Components>(from, to), expect);
}

/// A change on the plain side of the territory board.
#[track_caller]
fn check_plain_refused(from: &str, to: &str, expect: &[&str]) {
    let (start, plain) = TEXT.split_once("[territory.plain]").expect("the plain side");
    let changed = plain.replacen(from, to, 1);
    assert_ne!(changed, plain, "{from}");
    check_refused::<Components>(&format!("{start}[territory.plain]{changed}"), expect);
}

#[test]
fn unreadable_files_are_refused_with_the_line() {
    check("format = 1", "format = = 1", &["line 16"]);
    check("[dice]", "[dices]", &["missing field `dice`"]);
    check("anthills = 2\n", "anthills = \"two\"\n", &["line 288", "invalid type"]);
}

#[test]
fn broken_constants_are_refused() {
    check("regions = 6", "regions = 5", &["[constants]", "regions must be 6"]);
    check("score_circles_empty = 6", "score_circles_empty = 5", &["[constants]", "score_circles is 10", "are 9"]);
    check(
        "score_circles = 10\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 6",
        "score_circles = 4\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 0",
        &["[constants]", "score_circles_empty must be at least 1"],
    );
    check("cookie_hexes = 12", "cookie_hexes = 0", &["[constants]", "cookie_hexes"]);
    check("score_track_length = 25", "score_track_length = 0", &["[constants]", "score_track_length"]);
    check("score_track_length = 25", "score_track_length = 101", &["[constants]", "at most 100"]);
    check("anthills_per_player = 2", "anthills_per_player = 21", &["[constants]", "anthills_per_player", "at most 20"]);
    check("anthills_per_player = 2", "anthills_per_player = 256", &["invalid value", "256"]);
    check(
        "score_circles = 10\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 6",
        "score_circles = 31\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 27",
        &["[constants]", "score_circles must be at most 30"],
    );
    check("special_tile_first_round = 8", "special_tile_first_round = 9", &["[constants]", "normal_tiles + 1"]);
    check(
        "normal_tiles = 7\nspecial_tile_first_round = 8",
        "normal_tiles = 6\nspecial_tile_first_round = 7",
        &["[constants]", "normal_tiles must be 7"],
    );
    check("id = \"red\"", "id = \"white\"", &["[players]", "red, blue"]);
}

#[test]
fn broken_regions_and_dice_are_refused() {
    check("id = \"pink\"\nletter", "id = \"purple\"\nletter", &["unknown variant `purple`", "pink"]);
    check("id = \"pink\"\nletter", "id = \"yellow\"\nletter", &["[regions]", "six regions", "pink, yellow"]);
    for wrong in ["", "#F3A6C", "#F3A6C0;", "#F3A6Cő", "red"] {
        let rgb = format!("rgb = \"{wrong}\"");
        check("rgb = \"#F3A6C0\"", &rgb, &["[regions]", "pink: rgb", "six hexadecimal digits"]);
    }
    for wrong in ["", "a circle", "kör", "circle\\n", &"o".repeat(10_000)] {
        let glyph = format!("glyph = \"{wrong}\"");
        check("glyph = \"circle\"", &glyph, &["[regions]", "pink: glyph", "small letters"]);
    }
    check("count = 6", "count = 5", &["[dice]", "count must be 6"]);
    check("\"3\", \"chest\", \"flag\"]   #", "\"3\", \"chest\"]   #", &["line 120", "expected an array of length 6"]);
    check("\"3\", \"chest\", \"flag\"]   #", "\"4\", \"chest\", \"flag\"]   #", &["unknown variant `4`"]);
    check("[\"0\", \"chest\"]", "[\"chest\"]", &["[dice]", "face 0"]);
    check("[\"0\", \"chest\"]", "[\"0\", \"1\", \"chest\"]", &["[dice]", "face 1"]);
    check(
        "[\"1\", \"2\", \"3\", \"flag\"]        # tied to the die's region\ncolourless_faces = [\"0\", \"chest\"]",
        "[\"1\", \"2\", \"3\"]\ncolourless_faces = [\"0\", \"chest\", \"flag\"]",
        &["[dice]", "flag must be one of coloured_faces"],
    );
    check(
        "[\"1\", \"2\", \"3\", \"flag\"]        # tied to the die's region\ncolourless_faces = [\"0\", \"chest\"]",
        "[\"1\", \"2\", \"3\", \"flag\", \"chest\"]\ncolourless_faces = [\"0\"]",
        &["[dice]", "chest must be one of colourless_faces"],
    );
}

#[test]
fn broken_tiles_are_refused() {
    check("id = \"one_any\"", "id = \"two_any\"", &["unknown variant `two_any`"]);
    check("id = \"one_any\"", "id = \"two_flags\"", &["[tiles]", "is listed twice"]);
    check("special = true", "special = false", &["[tiles]", "one tile must be special, not 0"]);
    check(
        "effect = \"repeat_own_die\"",
        "special = true\neffect = \"repeat_own_die\"",
        &["[tiles]", "one tile must be special, not 2"],
    );
    check("mandatory = true", "mandatory = false", &["[tiles]", "cross_cookie", "mandatory must be true"]);
    check(
        "effect = \"cross_cookie_hex\"\namount = 1",
        "effect = \"cross_chests\"\namount = 1",
        &["[tiles]", "cross_cookie", "so that every game ends"],
    );
    check("effect = \"cross_chests\"", "effect = \"vp\"", &["[tiles]", "two_chests", "belongs to abilities"]);
    check("effect = \"cross_chests\"", "effect = \"crate\"", &["unknown variant `crate`", "expected one of `write`"]);
    check("effect = \"cross_chests\"\namount = 2", "effect = \"cross_chests\"\namount = 0", &["[tiles]", "1 to 9"]);
    check(
        "effect = \"cross_adjacent_pair\"\namount = 2",
        "effect = \"cross_adjacent_pair\"\namount = 3",
        &["[tiles]", "cross_two_hexes", "amount must be 2"],
    );
    check("values = [0, 0]", "values = [0]", &["[tiles]", "double_zero", "as many numbers as are written: 2"]);
    check("values = [1]", "values = [4]", &["[tiles]", "one_any", "from 0 to 3"]);
    check("shape = \"pair\"", "shape = \"star\"", &["unknown variant `star`"]);
    check("shape = \"pair\" ", "# ", &["[tiles]", "double_zero", "needs a shape"]);
    check("region = \"any\"\nfree_anthill = false", "region = \"any\"", &["[tiles]", "one_any", "free_anthill"]);
    check(
        "amount = 2\nmandatory = false",
        "amount = 2\nfree_anthill = true\nmandatory = false",
        &["[tiles]", "only effects that write"],
    );
    check("amount = 2\nmandatory = false", "amount = 2", &["[tiles]", "two_chests", "mandatory is missing"]);
}

#[test]
fn broken_abilities_are_refused() {
    check("id = \"vp_2\"", "id = \"vp_3\"", &["[abilities]", "vp_2 is missing"]);
    check("effect = \"vp\"\namount = 2", "effect = \"vp\"\namount = 26", &["[abilities]", "vp_2", "1 to 25"]);
    check(
        "effect = \"cross_next_cookies\"",
        "effect = \"repeat_own_die\"",
        &["[abilities]", "two_cookies", "belongs to tiles"],
    );
    check(
        "effect = \"cross_next_cookies\"",
        "mandatory = true\neffect = \"cross_next_cookies\"",
        &["[abilities]", "two_cookies", "only tiles are mandatory"],
    );
    check("values = [1, 1, 1]", "values = [1, 1]", &["[abilities]", "triple_one", "written: 3"]);
}

#[test]
fn broken_player_boards_are_refused() {
    check("anthills = 2\n", "anthills = 3\n", &["[player_board.symbol]", "anthills is 3"]);
    check("score_track = 25", "score_track = 30", &["[player_board.symbol]", "score_track is 30"]);
    check(
        "cookie_vp    = [0, 1, 0, 2,",
        "cookie_vp    = [0, 1, 0, 3,",
        &["[player_board.symbol]", "cookie 4 scores 3 VP"],
    );
    check(
        "cookie_vp    = [0, 1, 0, 2,",
        "cookie_vp    = [0, 1, 2,",
        &["[player_board.symbol]", "10 entries for the 9"],
    );
    check("ability = \"write_1\"", "ability = \"write_4\"", &["unknown variant `write_4`", "write_1"]);
    let group = "[[player_board.symbol.groups]]\nchests = 1\nability = \"vp_3\"\n";
    check(
        "[player_board.plain]",
        &format!("{}[player_board.plain]", group.repeat(12)),
        &["[player_board.symbol]", "1 to 16 chest groups, not 17"],
    );
    check(
        "chests = 2\nability = \"write_1\"",
        "chests = 0\nability = \"write_1\"",
        &["[player_board.symbol]", "write_1", "1 to 20"],
    );
    check(
        "cookie_vp    = [0, 1,",
        &format!("cookie_vp    = [{}0, 1,", "0, ".repeat(21)),
        &["[player_board.symbol]", "1 to 30 cookies"],
    );
    check(
        "cookie_vp    = [0, 1, 0, 2, 0, 2, 0, 3, 0, 3]",
        "cookie_vp = []",
        &["[player_board.symbol]", "1 to 30 cookies"],
    );
    let many = TEXT.replacen("chests = 2\n", "chests = 20\n", 2).replacen("chests = 3\n", "chests = 20\n", 2);
    check_refused::<Components>(&many, &["[player_board.symbol]", "84 chests, more than 60"]);
    check("chests = 2\nability = \"vp_2\"", "chests = 21\nability = \"vp_2\"", &["[player_board.plain]", "vp_2"]);
}

#[test]
fn broken_territories_are_refused() {
    let a1 = "id = \"a1\", q = 0, r = 0, region = \"pink\", special = \"none\", piece = 1";
    let symbol = "[territory.symbol]";
    check("hexes = 84", "hexes = 83", &["[territory]", "6 times hexes_per_region"]);
    check(
        "hexes_per_region = 14",
        "hexes_per_region = 22",
        &["[territory]", "84 with 22", "leave hexes_per_region out"],
    );
    check("hexes = 84\nhexes_per_region = 14", "hexes = 129", &["[territory]", "at most 128, not 129"]);
    check("hexes = 84\nhexes_per_region = 14", "hexes = 83", &[symbol, "84 hexes, not 83"]);
    check("neighbours = [[1, 0],", "neighbours = [", &["[territory]", "six different directions"]);
    check("neighbours = [[1, 0],", "neighbours = [[2, 0],", &["[territory]", "its opposite"]);
    check(
        "neighbours = [[1, 0], [-1, 0], [0, 1], [0, -1],",
        "neighbours = [[-128, 0], [127, 0], [-127, 0], [0, 0],",
        &["[territory]", "its opposite"],
    );
    let many = "[1, 0], ".repeat(10_000);
    check("neighbours = [", &format!("neighbours = [{many}"), &["[territory]", "six different directions"]);
    check(&format!("  {{ {a1} }},\n"), "", &[symbol, "83 hexes, not 84"]);
    check("id = \"a2\"", "id = \"a1\"", &[symbol, "hex a1 is listed twice"]);
    check("id = \"a2\", q = 1", "id = \"a2\", q = 0", &[symbol, "a1 and a2 lie at the same place q = 0, r = 0"]);
    check("id = \"a2\"", "id = \"A2\"", &[symbol, "hex id \"A2\""]);
    for wrong in ["a 2", "a\\u0007", "é2", "a2b3c"] {
        check("id = \"a2\"", &format!("id = \"{wrong}\""), &[symbol, "hex id", "small letters and digits"]);
    }
    check("id = \"a2\"", "id = \"\"", &[symbol, "hex id \"\""]);
    check("id = \"a2\"", "id = \"m1\"", &["[territory.plain]", "hex m1 of the other side is missing"]);
    check(a1, &a1.replace("piece = 1", "piece = 4"), &[symbol, "hex a1 lies on piece 4", "1 to 3"]);
    check(a1, &a1.replace("pink", "purple"), &["unknown variant `purple`"]);
    check(a1, &a1.replace("none", "anthill"), &["unknown variant `anthill`", "cookie"]);
    check(a1, &a1.replace("none", "cookie"), &[symbol, "13 cookie hexes, not 12"]);
    check(
        a1,
        &a1.replace("pink", "yellow"),
        &[symbol, "region pink has 13 hexes, not 14", "leave hexes_per_region out"],
    );
    check(a1, &a1.replace("q = 0", "q = 40"), &[symbol, "region pink is not connected"]);
    check("scattered_region = \"\"", "scattered_region = \"blue\"", &[symbol, "scattered_region must be empty"]);
    check(
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

/// The file without the number of hexes in a region.
fn without_size() -> String {
    changed::<Components>("hexes_per_region = 14\n", "")
}

#[test]
fn regions_of_unequal_size_are_accepted_where_the_file_gives_no_size() {
    let a5 = "id = \"a5\", q = 4, r = 0, region = \"yellow\"";
    let text = without_size().replacen(a5, &a5.replace("yellow", "pink"), 1);
    let unequal = read::<Components>(&text).unwrap_or_else(|fault| panic!("{fault}"));
    let sizes = |side| unequal.components().territory(side).regions.map(|region| region.len());
    assert_eq!(sizes(Side::Symbol), [15, 13, 14, 14, 14, 14]);
    assert_eq!(sizes(Side::Plain), [14; 6]);
}

#[test]
fn a_region_without_a_hex_is_refused() {
    let text = without_size().replace("region = \"pink\"", "region = \"yellow\"");
    check_refused::<Components>(&text, &["[territory.symbol]", "region pink must have a hex"]);
}

#[test]
fn a_message_repeats_only_the_beginning_of_a_long_text() {
    let long = "long ".repeat(2_000);
    for from in ["id = \"a2\"", "scattered_region = \"blue\"", "\"+1\", \"\", \"+2\"", "rgb = \"#F3A6C0\""] {
        let end = from.find('"').expect("a text");
        let rest = from[end + 1..].split_once('"').expect("its end").1;
        let text = changed::<Components>(from, &format!("{}\"{long}\"{rest}", &from[..end]));
        let fault = read::<Components>(&text).expect_err("too long").to_string();
        assert!(fault.contains("long long") && fault.len() < 150, "{fault}");
    }
}

/// Two hexes of different regions are swapped: both regions keep their size, but not their shape.
#[test]
fn a_region_in_two_parts_is_refused_on_the_symbol_side() {
    let a1 = "id = \"a1\", q = 0, r = 0, region = \"pink\"";
    let l7 = "id = \"l7\", q = 1, r = 11, region = \"grey\"";
    let text = TEXT.replacen(a1, &a1.replace("pink", "grey"), 1).replacen(l7, &l7.replace("grey", "pink"), 1);
    check_refused::<Components>(&text, &["[territory.symbol]", "region pink is not connected"]);
}
