//! Components that cannot be right are refused with the table and the fault; sensible changes are taken.

use games::hadara::Components;
use play::Components as _;

use crate::shared::components::{self, read};

const TEXT: &str = Components::TEXTS[0];

#[track_caller]
fn changed(from: &str, to: &str) -> String {
    components::changed::<Components>(from, to)
}

#[track_caller]
fn check(text: &str, expect: &[&str]) {
    components::check_refused::<Components>(text, expect);
}

#[test]
fn what_is_missing_or_of_the_wrong_kind_is_refused() {
    check("", &["missing field `meta`"]);
    check("[meta", &["line 1"]);
    check(&changed("[inventory]", "[box]"), &["missing field `inventory`"]);
    check(&changed("epochs = 3", "epochs = \"three\""), &["line 41", "invalid type"]);
    check(&changed("coins = 2\n", "coins = -2\n"), &["invalid value", "a whole number from 0 to 255"]);
    check(&changed("colour = \"yellow\"\ncost", "colour = \"pink\"\ncost"), &["pink"]);
    check(&changed("ability = \"feed_pay\"", "ability = \"feed_all\""), &["feed_all"]);
}

#[test]
fn what_the_sequence_of_the_game_needs_is_fixed() {
    check(&changed("game = \"hadara\"", "game = \"chess\""), &["table [meta]", "chess"]);
    check(&changed("players_max = 5", "players_max = 6"), &["table [meta]", "players_max"]);
    check(&changed("epochs = 3", "epochs = 4"), &["table [constants]", "epochs is 4; the rules need 3"]);
    let hand = changed("cards_per_colour_per_player = 2", "cards_per_colour_per_player = 3");
    check(&hand, &["table [constants]", "cards_per_colour_per_player is 3"]);
    check(&changed("phase_a_draws = 5", "phase_a_draws = 4"), &["table [constants]", "phase_a_draws is 4"]);
    check(&changed("coins_per_vp = 5", "coins_per_vp = 0"), &["table [constants]", "coins_per_vp"]);
}

#[test]
fn lists_that_do_not_fit_together_are_refused() {
    check(&changed("epoch_cards = 162", "epoch_cards = 163"), &["table [inventory]", "163", "162 are listed"]);
    check(&changed("gold_seals = 10", "gold_seals = 9"), &["table [inventory]", "gold_seals is 9"]);
    check(&changed("bonus_tiles = 40", "bonus_tiles = 39"), &["table [inventory]", "bonus_tiles is 39"]);
    check(&changed("colonies = 25", "colonies = 24"), &["table [inventory]", "colonies is 24"]);
    let twice = changed(
        "[\"yellow\", \"red\", \"blue\", \"green\", \"purple\"]\nsegment_order",
        "[\"red\", \"red\", \"blue\", \"green\", \"purple\"]\nsegment_order",
    );
    check(&twice, &["table [board]", "segments"]);
    check(
        &changed("\"monkey\", \"dragon\"", "\"dragon\", \"dragon\""),
        &["table [board]", "\"dragon\" is listed twice"],
    );
    check(&changed("\"monkey\", ", "\"sea cow\", "), &["table [board]", "sea cow"]);
}

#[test]
fn prices_busts_and_tiles_that_cannot_be_right_are_refused() {
    check(
        &changed("[[sale_price]]\nepoch = 1", "[[sale_price]]\nepoch = 2"),
        &["table [sale_price]", "epochs 1, 2 and 3"],
    );
    check(&changed("[[seal_price]]\nepoch = 3", "[[seal_price]]\nepoch = 2"), &["table [seal_price]"]);
    check(
        &changed("silver_discounted = 4", "silver_discounted = 10"),
        &["table [seal_price]", "epoch 2", "above silver"],
    );
    check(&changed("requirement = 12", "requirement = 6"), &["table [bust]", "above the one before"]);
    let tiles = changed("colour = \"yellow\"\nper_player = 2", "colour = \"yellow\"\nper_player = 3");
    check(&tiles, &["table [bonus_tile]", "income", "per_player is 3"]);
    check(&changed("track = \"income\"", "track = \"food\""), &["table [bonus_tile]", "income"]);
}

#[test]
fn start_cards_and_colonies_that_cannot_be_right_are_refused() {
    check(&changed("initiative = 2", "initiative = 1"), &["table [start_card]", "initiative"]);
    check(&changed("id = \"S2\"", "id = \"S1\""), &["table [start_card]", "\"S1\" is listed twice"]);
    check(&changed("requirement = 9", "requirement = 2"), &["table [colony_tier]", "above the one before"]);
    check(&changed("id = \"C03-2\"\ntier = 3", "id = \"C03-2\"\ntier = 9"), &["table [colony]", "tier"]);
    check(&changed("vp_back = 2", "vp_back = 1"), &["table [colony]", "C03-1", "vp_front"]);
}

#[test]
fn cards_that_cannot_be_right_are_refused() {
    check(&changed("id = \"Y1-02\"", "id = \"Y1-01\""), &["table [card]", "\"Y1-01\" is listed twice"]);
    check(&changed("id = \"Y1-02\"", "id = \"Y1 02\""), &["table [card]", "Y1 02"]);
    check(&changed("id = \"Y1-02\"\nepoch = 1", "id = \"Y1-02\"\nepoch = 4"), &["table [card]", "Y1-02", "epoch"]);
    let short = changed("id = \"Y1-02\"\nepoch = 1", "id = \"Y1-02\"\nepoch = 2");
    check(&short, &["table [card]", "epoch 1 has 9 yellow cards", "5 players need 10"]);
    let color = changed("id = \"Y1-02\"\nepoch = 1\n", "id = \"Y1-02\"\nadvanced = true\nepoch = 1\n");
    check(&color, &["table [card]", "Y1-02", "only purple"]);
    check(&changed("ability_colour = \"red\"\n", ""), &["table [card]", "P1-12", "ability_colour"]);
    check(&changed("ability_colour = \"red\"", "ability_colour = \"purple\""), &["table [card]", "P1-12", "track"]);
    check(
        &changed("ability = \"feed_pay\"", "ability = \"set_joker\""),
        &["P2-11", "set_joker", "advanced cards of epoch 3"],
    );
    check(&changed("jokers = 1", "jokers = 2"), &["table [ability]", "jokers"]);
    check(&changed("coins_per_card = 2", "coins_per_card = 0"), &["table [ability]", "feed_pay.coins_per_card"]);
}

#[test]
fn numbers_that_are_too_large_or_too_small_are_refused_by_name() {
    check(
        &changed("cost = 1\nincome", "cost = 100\nincome"),
        &["table [card]", "cost is 100; it must be from 0 to 99"],
    );
    check(&changed("vp = 22", "vp = 255"), &["table [bust]", "vp is 255"]);
    check(&changed("plunder = 3", "plunder = 100"), &["table [colony_tier]", "plunder is 100"]);
    check(&changed("vp_back = 7", "vp_back = 200"), &["table [colony]", "C03-4: vp_back is 200"]);
    check(&changed("a = { coins = 8", "a = { coins = 180"), &["table [start_card]", "S1: coins is 180"]);
    check(&changed("coins = 2\n", "coins = 0\n"), &["table [sale_price]", "epoch 1: coins is 0", "from 1 to 99"]);
    check(&changed("silver = 4\n", "silver = 0\n"), &["table [seal_price]", "epoch 1: silver is 0"]);
    check(&changed("gold_discounted = 6", "gold_discounted = 0"), &["table [seal_price]", "gold_discounted is 0"]);
    check(
        &changed("max_silver_seals = 2", "max_silver_seals = 255"),
        &["table [constants]", "max_silver_seals is 255"],
    );
    check(&changed("max_gold_seals = 2", "max_gold_seals = 10"), &["table [constants]", "max_gold_seals is 10"]);
    let tiles = changed("bonus_tiles_per_track_per_player = 2", "bonus_tiles_per_track_per_player = 10");
    check(&tiles, &["table [constants]", "from 0 to 9"]);
    check(&changed("epochs = 3", "epochs = 9223372036854775807"), &["table [constants]", "epochs"]);
    check(&changed("epochs = 3", "epochs = 9223372036854775808"), &["too large"]);
}

#[test]
fn names_that_are_no_short_plain_words_are_refused_in_a_short_message() {
    let wrong = ["", " ", "ábc", "a\\u0000b", "a\\nb", "Y1_02", "?", "ninechars", &"x".repeat(10_000)];
    for name in wrong {
        for id in ["Y1-02", "S1", "C03-1", "monkey"] {
            let text = changed(&format!("\"{id}\""), &format!("\"{name}\""));
            let Err(fault) = read::<Components>(&text) else { panic!("{name:?} was taken") };
            let fault = fault.to_string();
            assert!(fault.contains("1 to 8 letters") && fault.len() < 200, "{fault}");
            assert!(!fault.contains(|char: char| char.is_control()), "{fault:?}");
        }
    }
    let long = changed("game = \"hadara\"", &format!("game = \"{}\"", "\\u0007".repeat(5000)));
    let fault = read::<Components>(&long).map(|_| ()).expect_err("another game").to_string();
    assert!(fault.len() < 300 && !fault.contains('\u{7}'), "{fault}");
}

#[test]
fn too_many_or_too_few_of_anything_are_refused() {
    let card = |n: usize| {
        format!(
            "[[card]]\nid = \"N{n}\"\nepoch = 1\ncolour = \"red\"\ncost = 1\nincome = 0\nmilitary = 1\nculture = 0\nfood = 0\nvp = 0\n"
        )
    };
    let more = |count: usize| {
        let text = changed("epoch_cards = 162", &format!("epoch_cards = {}", 162 + count));
        let ability = text.find("[ability.").expect("the abilities");
        format!("{}{}{}", &text[..ability], (0..count).map(card).collect::<String>(), &text[ability..])
    };
    read::<Components>(&more(6)).expect("sixteen cards of a color");
    check(&more(7), &["table [card]", "epoch 1 has 17 red cards; there may be 16"]);
    check(&more(10_000), &["table [card]", "epoch 1 has 10010 red cards"]);
    let row = "[[sale_price]]\nepoch = 3\ncoins = 4\nprovenance = \"verified: RB, END\"\n";
    check(&changed(row, &format!("{row}{row}")), &["line", "invalid length 4"]);
    check(&changed(row, ""), &["invalid length 2"]);
    let bust = "[[bust]]\nrequirement = 30\nvp = 22\nbonus = 6\n";
    check(&format!("{TEXT}\n{bust}"), &["invalid length 5"]);
    check(&changed("\"monkey\", ", ""), &["invalid length 4"]);
    check(&changed("\"monkey\", ", "\"monkey\", \"cow\", "), &["line 77", "invalid length 6"]);
}

#[test]
fn sensible_changes_are_taken_and_change_the_digest() {
    let digest = read::<Components>(TEXT).expect("the project's own file").digest();
    for text in [
        changed("silver = 4\ngold = 6", "silver = 3\ngold = 5"),
        changed("vp_front = 5", "vp_front = 4"),
        changed("ability = \"seal_discount\"\n", "ability = \"bust_steps\"\n"),
        changed("\"monkey\", \"dragon\"", "\"dragon\", \"monkey\""),
        changed("max_coins_per_step = 12", "max_coins_per_step = 10"),
    ] {
        let other = read::<Components>(&text).expect("a sensible change").digest();
        assert_ne!(other, digest);
    }
    let comment = format!("{TEXT}\n# The end.\n");
    assert_eq!(read::<Components>(&comment).expect("a comment").digest(), digest);
    let fault = read::<Components>("[meta").map(|_| ()).expect_err("no TOML");
    assert_eq!((fault.line, fault.table), (Some(1), None));
}
