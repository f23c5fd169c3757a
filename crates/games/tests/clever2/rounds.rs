//! Rounds, limits and taking back (2, 3, 10, N3, N7).

use games::Clever2;
use play::{Chances, Game, Player, Rng, Seed, Table, Turn, UndoError};

use crate::script::{THREE_PASSES, idle_round, idle_solo_round, track, two_players, view};
use crate::shared::{legal, play, score, table};

#[test]
fn r2_1_and_3_4_a_game_has_its_rounds_and_then_is_over() {
    let mut game = table::<Clever2>("players=1");
    for round in 1..=6 {
        assert_eq!(view(&game)["round"], round);
        if round == 4 {
            play(&mut game, "round_bonus 0 bonus pink 1\n round_bonus 0 done");
        }
        play(&mut game, &idle_solo_round());
    }
    assert_eq!(game.game().step(), "over");
    assert_eq!(game.winners().map(|winners| winners.len()), Some(1));
    for (players, rounds) in [(1, 6), (2, 6), (3, 5), (4, 4)] {
        assert_eq!(view(&table(&format!("players={players}")))["rounds"], rounds);
    }
}

/// 2.3, 3.3
#[test]
fn r2_3_the_first_player_is_drawn_and_begins_every_round() {
    let mut table = table::<Clever2>("players=3");
    assert_eq!(table.game().step(), "first");
    assert!(table.chance("first 3".parse().expect("notation")).is_err());
    play(&mut table, "first - first 2");
    for active in [2, 0, 1, 2, 0, 1] {
        assert_eq!(view(&table)["active"], active);
        play(&mut table, &THREE_PASSES.replace(" 0 ", &format!(" {active} ")));
        for player in (0..3).filter(|&player| player != active) {
            play(&mut table, &format!("passive {player} pass\n passive {player} done"));
        }
    }
}

/// 3.2: re-roll, extra die, return, black ?.
#[test]
fn r3_2_rounds_begin_with_their_bonus() {
    let mut table = table::<Clever2>("players=1");
    let tracks = |table: &Table<Clever2>| ["reroll", "extra", "return"].map(|name| track(table, 0, name).0);
    for expect in [[1, 0, 0], [1, 1, 0], [1, 1, 1]] {
        assert_eq!(tracks(&table), expect);
        play(&mut table, &idle_solo_round());
    }
    assert_eq!(table.game().step(), "round_bonus");
    assert_eq!(legal(&table, 0).len(), 57); // N8
    play(&mut table, "round_bonus 0 bonus green 6\n# legal 0: done\n round_bonus 0 done\n roll - ...");
    assert_eq!(tracks(&table), [1, 1, 1]);
}

/// 3.2, N4, N7: everybody carries out their ? independently, and may take it back until `done`.
#[test]
fn n4_the_round_bonus_is_simultaneous() {
    let mut table = two_players(&idle_round().repeat(3));
    assert_eq!(table.game().step(), "round_bonus");
    assert_eq!((legal(&table, 0).len(), legal(&table, 1).len()), (57, 57));
    play(&mut table, "round_bonus 1 bonus blue 7\n# legal 1: done\n round_bonus 1 done\n round_bonus 0 bonus pink 2");
    table.undo(Player::new(0)).expect("until done");
    assert_eq!(legal(&table, 0).len(), 57);
    assert!(matches!(table.undo(Player::new(1)), Err(UndoError::Final(..))));
    play(&mut table, "round_bonus 0 bonus pink 3\n round_bonus 0 done\n roll - ...");
}

/// N7: back to the last chance result, not further; not after `done`.
#[test]
fn n7_an_active_player_takes_back_until_the_next_result() {
    let mut table = two_players(
        "roll - dice white 2 yellow 5 blue 1 green 4 pink 6 silver 3
        choose 0 choose silver green 3
        chain 0 mark blue 1",
    );
    let player = Player::new(0);
    table.undo(player).expect("the mark");
    assert_eq!(table.game().step(), "chain");
    table.undo(player).expect("the choice");
    assert_eq!(table.game().step(), "choose");
    assert!(matches!(table.undo(player), Err(UndoError::Nothing(_))));
    play(&mut table, "choose 0 choose green 4\n before_roll 0 roll");
    assert!(matches!(table.undo(player), Err(UndoError::Nothing(_))), "the dice are thrown");
}

/// N7: in a simultaneous step everybody takes back their actions until their `done`.
#[test]
fn n7_passive_players_take_back_their_own_actions() {
    let mut table = table::<Clever2>("players=3");
    play(&mut table, "first - first 0");
    play(&mut table, THREE_PASSES);
    assert!(matches!(table.undo(Player::new(0)), Err(UndoError::Nothing(_))), "`done` was final");
    play(&mut table, "passive 1 take pink 1\n passive 2 take green 1\n passive 2 done");
    assert!(matches!(table.undo(Player::new(2)), Err(UndoError::Final(..))));
    table.undo(Player::new(1)).expect("player 1 is not done");
    assert_eq!(score(&table, 1), ", total 0");
    assert_eq!(view(&table)["sheets"][2]["green"], serde_json::json!([2]));
    assert!(matches!(table.undo(Player::new(1)), Err(UndoError::Nothing(_))));
}

/// N3: a result of another form, with other dice or at another time is refused and changes nothing.
#[test]
fn n3_other_dice_than_the_pool_are_refused() {
    let mut table = two_players(
        "roll - dice white 6 yellow 6 blue 6 green 1 pink 5 silver 6
        choose 0 choose pink 5
        before_roll 0 roll",
    );
    let before = table.clone();
    for wrong in [
        "dice white 1 yellow 1 blue 1",
        "dice white 1 yellow 1 blue 1 silver 1 ",
        "dice white 1 yellow 1 blue 1 green 1 silver 1",
        "dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1",
        "first 0",
        "tray white yellow blue",
    ] {
        let refused = wrong.parse().map_or(true, |result| table.chance(result).is_err());
        assert!(refused && table == before, "{wrong}");
    }
    play(&mut table, "roll - dice white 1 yellow 1 blue 1 silver 1");
}

/// 10.1, 10.2: at most three dice on the fields, and 24 or 25 regular dice a player, even for players who always enter.
#[test]
fn r10_2_a_player_enters_at_most_24_or_25_regular_dice() {
    for (players, most) in [(1, 24), (2, 24), (3, 25), (4, 24)] {
        let counts: Vec<i32> = (0..40).map(|seed| most_regular_dice(players, seed)).collect();
        let highest = counts.into_iter().max().expect("forty games");
        assert!((most - 4..=most).contains(&highest), "{players} players: {highest}");
    }
}

/// Plays a random game in which everybody enters dice where possible; gives the most regular dice of a player.
fn most_regular_dice(players: usize, seed: u64) -> i32 {
    let mut rng = Rng::from_number(seed);
    let setup = format!("players={players}").parse().expect("a set-up");
    let mut table = Table::<Clever2>::new(setup, Seed::from(seed), Chances::Automatic);
    let mut regular = [0; 4];
    while let Turn::Players(deciding) = table.game().turn() {
        let player = deciding.iter().next().expect("somebody");
        let texts = legal(&table, player.seat());
        let is_regular = |text: &&String| text.starts_with("choose") || text.starts_with("take");
        let lowest = texts.iter().filter(is_regular).min_by_key(|text| text.bytes().last());
        let text = lowest.unwrap_or_else(|| &texts[rng.below(texts.len() as u32) as usize]);
        regular[player.seat()] += i32::from(is_regular(&text));
        table.play(player, text.parse().expect("notation")).expect("a legal action");
        assert!(view(&table)["fields"].as_array().expect("fields").len() <= 3);
    }
    regular.into_iter().max().expect("players")
}
