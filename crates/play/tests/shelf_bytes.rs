//! All boxes of a process have a size; a process of its own, because it is full then.

mod text_box;

use play::{Components, MAX_BOX_BYTES, ShelfFull};
use text_box::{OneGame, OtherGame, take_in};

#[test]
fn a_process_takes_in_so_many_bytes_of_boxes() {
    let text = |number: usize| format!("{number} {}", "x".repeat(500_000));
    let counted = OneGame::read(&text(1)).expect("any text is a box").bytes();
    let most = MAX_BOX_BYTES / counted;
    assert!((2..50).contains(&most), "{most}");
    for number in 1..=most {
        assert!(take_in::<OneGame>(&text(number)).is_ok(), "{number}");
    }
    assert_eq!(take_in::<OtherGame>(&text(most + 1)), Err(ShelfFull));
    assert!(take_in::<OtherGame>(&text(1)).is_err(), "another game has a box of its own");
    assert!(take_in::<OneGame>(&text(1)).is_ok(), "what is known stays known");
    assert!(take_in::<OtherGame>("a small one").is_ok(), "a small one still has room");
}
