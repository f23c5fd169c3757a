//! Components that cannot be right are refused with the table and the fault; sensible changes are taken.

use games::components::{Components as _, ComponentsError, read};
use games::hadara::Components;

use crate::shared::components;

const TEXT: &str = Components::TEXT;

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
    check(&changed("epochs = 3", "epochs = \"three\""), &["epochs", "invalid type"]);
    check(&changed("coins = 2\n", "coins = -2\n"), &["invalid value", "u8"]);
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
        &changed("silver_discounted = 4", "silver_discounted = 7"),
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
fn sensible_changes_are_taken_and_change_the_digest() {
    let (_, digest) = read::<Components>("own.toml", TEXT).expect("the project's own file");
    for text in [
        changed("silver = 3\ngold = 5", "silver = 4\ngold = 6"),
        changed("vp_front = 5", "vp_front = 4"),
        changed("ability = \"seal_discount\"\n", "ability = \"bust_steps\"\n"),
        changed("\"monkey\", \"dragon\"", "\"dragon\", \"monkey\""),
        changed("max_coins_per_step = 12", "max_coins_per_step = 10"),
    ] {
        let (_, other) = read::<Components>("own.toml", &text).expect("a sensible change");
        assert_ne!(other, digest);
    }
    let comment = format!("{TEXT}\n# The end.\n");
    assert_eq!(read::<Components>("own.toml", &comment).expect("a comment").1, digest);
    let error = read::<Components>("own.toml", "[meta").map(|_| ()).expect_err("no TOML");
    assert!(matches!(error, ComponentsError::Unreadable { .. }));
}
