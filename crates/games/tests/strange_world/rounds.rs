//! Set-up, deals, passes and the order of play (3, 4, 11, 17.3-17.8).

use play::{Event, Game, Notation, Player, PlayerSet, Turn, UndoError};

use crate::script::{follow, hand, happen, json, legal, standard, table, texts};

/// W22: A dealt {moon mountain2 mountain_plant} and so on, the sun with A, to the left.
const DRAFT: &str = "
    - start 0 start_water
    - start 1 start_mountain
    - start 2 start_plant
    - sun 0
    0 direction left
    - deal 0 moon mountain2 mountain_plant
    - deal 1 mountain_swamp mountain_water plant2_deer_goat
    - deal 2 plant2_deer_spirit portal_mountain portal_plant
";

/// 1.10, 4.2-4.5
#[test]
fn w22_two_cards_then_one_go_to_the_neighbor_in_the_suns_direction() {
    let mut table = table("players=3");
    follow(&mut table, DRAFT);
    assert_eq!(table.game().step(), "pass2");
    assert_eq!(legal(&table, 0), ["pass moon mountain2", "pass moon mountain_plant", "pass mountain2 mountain_plant"]);
    follow(&mut table, "0 pass moon mountain2\n1 pass mountain_swamp mountain_water");
    assert_eq!(hand(table.game(), 0).len(), 3, "a pending pass is still in hand");
    follow(&mut table, "2 pass plant2_deer_spirit portal_mountain");
    assert_eq!(table.game().step(), "pass1");
    assert_eq!(hand(table.game(), 0), ["mountain_plant", "plant2_deer_spirit", "portal_mountain"]);
    assert_eq!(hand(table.game(), 1), ["moon", "mountain2", "plant2_deer_goat"]);
    assert_eq!(hand(table.game(), 2), ["mountain_swamp", "mountain_water", "portal_plant"]);
    follow(&mut table, "2 pass mountain_swamp\n0 pass plant2_deer_spirit\n1 pass plant2_deer_goat");
    assert_eq!(hand(table.game(), 0), ["mountain_plant", "mountain_swamp", "portal_mountain"]);
    assert_eq!(hand(table.game(), 1), ["moon", "mountain2", "plant2_deer_spirit"]);
    assert_eq!(hand(table.game(), 2), ["mountain_water", "plant2_deer_goat", "portal_plant"]);
    // 4.4: A B C A B C A B C; then the sun is with B (4.5), who turns it to the right.
    let order = play_round(&mut table);
    assert_eq!(order, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    assert_eq!(table.game().turn(), Turn::Players(PlayerSet::one(Player::new(1))));
    follow(
        &mut table,
        "1 direction right
         - deal 0 moon moon mountain2
         - deal 1 portal_swamp portal_water swamp_plant
         - deal 2 volcano_plant volcano_swamp volcano_water
         0 pass moon moon
         1 pass portal_swamp portal_water
         2 pass volcano_plant volcano_swamp",
    );
    assert_eq!(hand(table.game(), 0), ["mountain2", "portal_swamp", "portal_water"]);
    assert_eq!(hand(table.game(), 1), ["swamp_plant", "volcano_plant", "volcano_swamp"]);
    assert_eq!(hand(table.game(), 2), ["moon", "moon", "volcano_water"]);
    assert_eq!(legal(&table, 2), ["pass moon", "pass volcano_water"]);
    follow(&mut table, "0 pass mountain2\n1 pass swamp_plant\n2 pass volcano_water");
    assert_eq!(play_round(&mut table), [1, 0, 2, 1, 0, 2, 1, 0, 2]);
    // R10: to the left of its holder, with either face up.
    assert_eq!(table.game().turn(), Turn::Players(PlayerSet::one(Player::new(2))));
    assert_eq!(table.game().step(), "direction");
}

/// Plays the hands down with the last legal action of each step; gives who played.
fn play_round(table: &mut play::Table<games::StrangeWorld>) -> Vec<usize> {
    let mut order = Vec::new();
    loop {
        let step = table.game().step();
        if !["play", "traveller", "erupt", "city"].contains(&step) {
            return order;
        }
        let player = table.game().turn().players().iter().next().expect("somebody plays");
        if step == "play" {
            order.push(player.seat());
        }
        let action = *table.legal(player).last().expect("an action");
        table.play(player, action).expect("it is legal");
    }
}

#[test]
fn rule_3_5_two_players_are_not_asked_for_a_direction_and_the_sun_moves() {
    let mut table = table("");
    follow(&mut table, "- start 0 start_water\n- start 1 start_swamp\n- sun 1");
    for holder in [1, 0, 1, 0, 1] {
        assert_eq!(table.game().step(), "deal");
        assert_eq!(json(table.game(), None)["sun"]["holder"], holder);
        table.draw().expect("a deal");
        table.draw().expect("a deal");
        for _ in 0..2 {
            for seat in [0, 1] {
                let pass = legal(&table, seat)[0].clone();
                happen(&mut table, &format!("{seat} {pass}"));
            }
        }
        let order = play_round(&mut table);
        assert_eq!(order, [holder, 1 - holder, holder, 1 - holder, holder, 1 - holder]);
        if table.game().turn() == Turn::Chance {
            // 17.8: the last card of a round is followed by a deal.
            for player in PlayerSet::seats(2).iter() {
                assert_eq!(table.undo(player), Err(UndoError::Nothing(player)));
            }
        }
    }
    assert_eq!(table.game().turn(), Turn::Over);
    let view = json(table.game(), None);
    assert_eq!(view["deck"], 8, "W23: eight cards were never seen");
    assert_eq!(view["players"][0]["world"].as_array().map(Vec::len), Some(16));
}

/// 3.2
#[test]
fn w23_sizes_of_decks() {
    for (players, size) in [(1, 21), (2, 38), (3, 45), (4, 60)] {
        let table = table(&format!("players={players}"));
        assert_eq!(json(table.game(), None)["deck"], size);
    }
}

/// 3.5; R11: the face is chosen before the deal
#[test]
fn rule_17_5_setup_of_every_number_of_players() {
    for players in 2..=4 {
        let mut table = table(&format!("players={players}"));
        for _ in 0..players {
            assert_eq!(table.game().step(), "start");
            table.draw().expect("a start card");
        }
        assert_eq!(table.game().step(), "sun");
        happen(&mut table, "- sun 1");
        assert_eq!(table.game().step(), if players == 2 { "deal" } else { "direction" });
        if players > 2 {
            assert_eq!(legal(&table, 1), ["direction left", "direction right"]);
            assert!(legal(&table, 0).is_empty());
            happen(&mut table, "1 direction right");
        }
        for _ in 0..players {
            assert_eq!(table.game().step(), "deal");
            table.draw().expect("a deal");
        }
        assert_eq!(table.game().turn(), Turn::Players(PlayerSet::seats(players)));
    }
}

/// 1.11
#[test]
fn rule_17_7_equal_cards_are_one_choice_that_is_asked_for() {
    let mut table = table("");
    follow(
        &mut table,
        "- start 0 start_water
         - start 1 start_swamp
         - sun 0
         - deal 0 moon moon moon
         - deal 1 moon moon mountain2",
    );
    assert_eq!(legal(&table, 0), ["pass moon moon"]);
    assert_eq!(legal(&table, 1), ["pass moon moon", "pass moon mountain2"]);
    follow(&mut table, "0 pass moon moon\n1 pass moon moon");
    assert_eq!(legal(&table, 0), ["pass moon"]);
    follow(&mut table, "0 pass moon\n1 pass mountain2");
    assert_eq!(hand(table.game(), 0), ["moon", "moon", "mountain2"]);
    let play = ["play moon -1 0", "play moon 0 -1", "play moon 0 1", "play moon 1 0"];
    assert_eq!(legal(&table, 0)[..4], play);
    assert_eq!(legal(&table, 0).len(), 8);
}

#[test]
fn rule_17_8_who_sees_deals_and_passes() {
    let mut table = table("players=3");
    let one = |seat| PlayerSet::one(Player::new(seat));
    let read = |line: &str| Event::<games::StrangeWorld>::read(line, &standard()).expect(line);
    follow(&mut table, DRAFT.split("- deal 1").next().expect("the lines before"));
    let deal = read("- deal 1 mountain_swamp mountain_water plant2_deer_goat");
    assert_eq!(table.game().witnesses(&deal), one(1));
    assert_eq!(table.game().veiled(&deal), "- deal 1 ? ? ?");
    follow(
        &mut table,
        "- deal 1 mountain_swamp mountain_water plant2_deer_goat\n- deal 2 moon portal_mountain portal_plant",
    );
    let pass = read("0 pass moon mountain2");
    assert_eq!(table.game().witnesses(&pass), one(0));
    assert_eq!(table.game().veiled(&pass), "0 pass ? ?");
    follow(&mut table, "0 pass moon mountain2\n1 pass mountain_swamp mountain_water");
    let last = read("2 pass moon portal_mountain");
    let both = [Player::new(2), Player::new(0)].into_iter().collect();
    assert_eq!(table.game().witnesses(&last), both, "the last pass shows its cards to the receiver");
    happen(&mut table, "2 pass moon portal_mountain");
    let second = read("1 pass moon");
    assert_eq!(table.game().witnesses(&second), one(1));
    assert_eq!(table.game().veiled(&second), "1 pass ?");
    follow(&mut table, "0 pass moon\n1 pass moon\n2 pass mountain_swamp");
    let play = read("0 play mountain_plant 0 1");
    assert_eq!(table.game().witnesses(&play), PlayerSet::ALL);
    assert_eq!(table.game().veiled(&play), "0 play mountain_plant 0 1");
}

#[test]
fn rule_13_1_a_view_holds_the_own_hand_and_passes_only() {
    let mut table = table("players=3");
    follow(&mut table, DRAFT);
    follow(&mut table, "0 pass moon mountain2\n1 pass mountain_swamp mountain_water");
    let view = json(table.game(), Some(1));
    assert!(view["players"][0]["hand"].is_null() && view["players"][2]["hand"].is_null());
    assert_eq!(view["players"][0]["hand_size"], 3);
    assert_eq!(view["deciding"], serde_json::json!([2]));
    let own = &view["players"][1]["hand"];
    assert_eq!(own["passed"][0]["player"], 2);
    assert_eq!(texts(&own["passed"][0]["cards"]), ["mountain_swamp", "mountain_water"]);
    assert_eq!(own["received"], serde_json::json!([]));
    follow(&mut table, "2 pass plant2_deer_spirit portal_mountain");
    let own = &json(table.game(), Some(1))["players"][1]["hand"];
    assert_eq!(own["received"], serde_json::json!([{"player": 0, "cards": ["moon", "mountain2"]}]));
    let spectator = json(table.game(), None);
    assert!((0..3).all(|seat| spectator["players"][seat]["hand"].is_null()));
}

#[test]
fn rule_17_8_a_pass_may_be_taken_back_until_the_last_one_is_in() {
    let mut table = table("players=3");
    follow(&mut table, DRAFT);
    follow(&mut table, "0 pass moon mountain2\n1 pass mountain_swamp mountain_water");
    table.undo(Player::new(0)).expect("a pending pass can be taken back");
    follow(&mut table, "0 pass moon mountain_plant\n2 pass plant2_deer_spirit portal_mountain");
    assert_eq!(table.undo(Player::new(2)), Err(UndoError::Nothing(Player::new(2))));
    follow(&mut table, "1 pass moon\n2 pass portal_plant");
    table.undo(Player::new(1)).expect("a pending pass can be taken back, also by another than the holder of the sun");
    follow(&mut table, "1 pass moon\n0 pass mountain2");
    // The sun's holder passes last and is to play next: the cards have changed hands all the same.
    for seat in 0..3 {
        assert_eq!(table.undo(Player::new(seat)), Err(UndoError::Nothing(Player::new(seat))), "{seat}");
    }
}

#[test]
fn rule_17_8_a_card_may_be_taken_back_until_the_next_player_has_decided() {
    let mut table = table("players=3");
    follow(&mut table, DRAFT);
    follow(
        &mut table,
        "0 pass moon mountain2\n1 pass mountain_swamp mountain_water\n2 pass plant2_deer_spirit portal_mountain",
    );
    follow(&mut table, "0 pass mountain_plant\n1 pass moon\n2 pass mountain_swamp");
    let active = |table: &play::Table<games::StrangeWorld>| {
        let deciding = table.game().turn().players();
        deciding.iter().next().expect("somebody places a card")
    };
    let first = active(&table);
    let before = *table.game();
    let card = table.legal(first)[0];
    table.play(first, card).expect("a legal card");
    let second = active(&table);
    assert_ne!(first, second);
    table.undo(first).expect("the second player has not decided");
    assert_eq!(table.game(), &before);
    table.play(first, card).expect("a legal card");
    let other = table.legal(second)[0];
    table.play(second, other).expect("a legal card");
    assert_eq!(table.undo(first), Err(UndoError::Nothing(first)), "the second player has decided");
    table.undo(second).expect("the third player has not decided");
    table.undo(first).expect("nobody has decided after the first player now");
    assert_eq!(table.game(), &before);
}

/// 11.1, 11.2, 17.6
#[test]
fn rule_11_solo_piles() {
    let mut table = table("players=1");
    follow(&mut table, "- start 0 start_water\n- offer boung burk kark");
    for (pile, card) in (1..).zip(["moon", "moon", "moon", "moon", "mountain2", "portal_plant", "portal_water"]) {
        assert_eq!(table.game().step(), "piles");
        happen(&mut table, &format!("- pile {pile} {card}"));
    }
    assert_eq!(legal(&table, 0), (1..=7).map(|pile| format!("take {pile}")).collect::<Vec<_>>());
    let view = json(table.game(), None);
    assert_eq!((&view["deck"], &view["travellers"]), (&14.into(), &serde_json::json!(["boung", "burk", "kark"])));
    follow(&mut table, "0 take 5");
    assert_eq!(
        legal(&table, 0),
        ["play mountain2 -1 0", "play mountain2 0 -1", "play mountain2 0 1", "play mountain2 1 0"]
    );
    table.undo(Player::new(0)).expect("a taken pile is not final");
    assert_eq!(legal(&table, 0).len(), 7);
    follow(&mut table, "0 take 5\n0 play mountain2 0 1");
    assert_eq!(table.game().step(), "reveal");
    // 17.8: a card whose resolution is followed by chance is final.
    assert_eq!(table.undo(Player::new(0)), Err(UndoError::Nothing(Player::new(0))));
    follow(&mut table, "- reveal mountain_plant mountain_swamp\n0 play mountain_swamp 0 2\n0 play mountain_plant 1 0");
    assert_eq!(table.game().step(), "take");
    assert_eq!(legal(&table, 0).len(), 6);
    table.undo(Player::new(0)).expect("no chance has come since");
    table.undo(Player::new(0)).expect("no chance has come since");
    assert_eq!(hand(table.game(), 0), ["mountain_plant", "mountain_swamp"]);
    assert_eq!(texts(&json(table.game(), None)["players"][0]["hand"]["cards"]).len(), 2, "a solo hand lies open");
}
