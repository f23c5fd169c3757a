//! The words of the house and of every game are complete in both languages.

use std::path::Path;

use catalogue::GAMES;
use trials::words::{Code, faults};
use words::HOUSE;

#[test]
fn both_languages_say_the_same_and_all_of_it_is_used() {
    let code = Code::of(&[&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")]);
    assert_eq!(faults(&HOUSE, None, &code), [""; 0]);
    for game in GAMES {
        assert_eq!(faults(game.looks.words(), Some(game.id), &code), [""; 0], "{}", game.id);
    }
}
