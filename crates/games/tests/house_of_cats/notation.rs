//! Texts that are not in the notation, and results that cannot be (N1-N5).

use games::HouseOfCats;
use games::house_of_cats::Setup;
use play::{ChanceError, PlayError, Player};
use proptest::prelude::*;

use crate::script::{Script, action, chance, written};

#[test]
fn other_setups_are_refused() {
    // N2
    assert_eq!(
        "".parse::<Setup>().map(|setup| setup.to_string()),
        Ok("players=2 level=1 tiles=random conversions=dice".to_owned())
    );
    assert_eq!(
        "level=3".parse::<Setup>().map(|setup| setup.to_string()),
        Ok("players=2 level=3 tiles=random conversions=dice".to_owned())
    );
    for text in [
        "players=0",
        "players=7",
        "level=0",
        "level=5",
        "tiles=dcba",
        "level=1 players=2",
        "tiles=abcd level=2",
        "conversions=all",
        "conversions=any tiles=abcd",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}

#[test]
fn actions_have_exactly_one_text() {
    for text in [
        "place a5 2 d2 4 g5 mouse",
        "take 2",
        "take cat",
        "take 3 as 4 with b",
        "take 3 as 5 with bf",
        "take 3 3 with l",
        "take 2 3 as 4 with bbfl",
        "take 2 mouse as mouse with gl",
        "use a",
        "use e more",
        "use e fewer",
        "use h",
        "write c6",
        "symbol mouse",
        "cross g3",
        "none",
        "room c4",
        "room a3 a4 b4 b5 c5",
        "add h7",
        "done",
    ] {
        assert_eq!(action(text).map(|action| written(&action)), Ok(text.to_owned()));
    }
    for text in [
        "",
        "take",
        "take 6",
        "take 3 as 4",
        "take 3 as 4 with",
        "take 3 as 4 with B",
        "take 3 as 4 with a",
        "take 3 as 4 with fb",
        "take 3 with b",
        "take 3 3 as 3 with l",
        "take 2 3 with l",
        "take 3 2 as 2 with bl",
        "take 3 3",
        "take 3 3 3 with l",
        "take 3 as 4 with bbbbbbbb",
        "place a5 2 d2 4",
        "place d2 4 a5 2 g5 3",
        "place a5 2 a5 4 g5 3",
        "use b",
        "use e",
        "use a more",
        "write C6",
        "write c0",
        "write c10",
        "write 6c",
        "write c6 ",
        "room",
        "room b3 a3",
        "room a3 a3",
        "room a1 a2 a3 a4 a5 a6",
        "symbol 6",
        "add",
        "done now",
    ] {
        assert!(action(text).is_err(), "{text}");
    }
}

#[test]
fn impossible_results_are_refused() {
    for text in [
        "roll",
        "roll 3 2 4 5",
        "roll mouse cat 2 3",
        "roll 1 2 3 4",
        "tiles a b c",
        "tiles a b c a",
        "tiles a b c m",
        "tiles A B C D",
        "roll 2 2 2 2 2 2 2",
    ] {
        assert!(chance(text).is_err(), "{text}");
    }
    let refused = |script: &mut Script, text: &str| {
        let result = script.table.chance(chance(text).expect("a result"));
        matches!(result, Err(ChanceError::Impossible(_)))
    };
    let mut script = Script::new("players=1 level=2");
    assert!(refused(&mut script, "roll 2 3 4"));
    script.chance("tiles a b c d");
    assert!(refused(&mut script, "tiles a b c d") && refused(&mut script, "roll 2 3 4 5"));
    script.chance("roll 2 3 4").acts("place a5 2 d2 3 g5 4");
    assert!(refused(&mut script, "roll 2 3 4"));
    script.chance("roll 2 3 4 5");
    let waiting = script.table.chance(chance("roll 2 3 4 5").expect("a result"));
    assert!(matches!(waiting, Err(ChanceError::NotChance(_))));
}

#[test]
fn what_is_not_legal_is_refused() {
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    let mut refused = |seat: usize, text: &str| {
        let action = action(text).expect("an action");
        script.table.play(Player::new(seat), action).expect_err(text)
    };
    assert!(matches!(refused(0, "take 2"), PlayError::NotTheirTurn(..)));
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    script.chance("roll 2 3 4 cat");
    for text in ["done", "write a3", "take 5", "take 2 as 3 with b", "use a", "place a5 2 d2 3 g5 4", "write z9"] {
        let action = action(text).expect("an action");
        let error = script.table.play(Player::new(0), action).expect_err(text);
        assert!(matches!(error, PlayError::Illegal(_)), "{text}");
    }
    // cells that are not of this sheet
    script.play(0, "take 2");
    for text in ["write a1", "write h3", "write a7"] {
        assert!(script.table.play(Player::new(0), action(text).expect("an action")).is_err(), "{text}");
    }
}

const TOKENS: [&str; 34] = [
    "take", "use", "write", "symbol", "cross", "none", "room", "add", "done", "place", "roll", "tiles", "2", "3", "4",
    "5", "cat", "mouse", "as", "with", "a", "b", "l", "bl", "bbfl", "lb", "a1", "b2", "c3", "z9", "e", "more", "fewer",
    "",
];

proptest! {
    #[test]
    fn what_can_be_read_is_written_the_same(picks in prop::collection::vec(0..TOKENS.len(), 1..9)) {
        let words: Vec<&str> = picks.into_iter().map(|pick| TOKENS[pick]).collect();
        let text = words.join(" ");
        if let Ok(action) = action(&text) {
            prop_assert_eq!(written(&action), text.clone());
        }
        if let Ok(result) = chance(&text) {
            prop_assert_eq!(written(&result), text);
        }
    }

    #[test]
    fn strange_texts_are_refused_without_panic(text in ".{0,40}") {
        if let Ok(action) = action(&text) {
            prop_assert_eq!(written(&action), text.clone());
        }
        let _ = (chance(&text), text.parse::<Setup>(), play::Record::<HouseOfCats>::read(&text));
    }
}
