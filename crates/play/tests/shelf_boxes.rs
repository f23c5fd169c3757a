//! All boxes of a process have a number; a process of its own, because it is full then.

mod text_box;

use play::{BoxDigest, Components, MAX_BOXES, ShelfFull};
use text_box::{OneGame, OtherGame, take_in};

#[test]
fn a_process_takes_in_so_many_boxes_of_all_games_together() {
    for number in 0..MAX_BOXES {
        let text = format!("box {number}");
        let taken = if number % 2 == 0 { take_in::<OneGame>(&text) } else { take_in::<OtherGame>(&text) };
        assert_eq!(taken, Ok(BoxDigest::of(&text)), "{text}");
        assert_eq!(take_in::<OneGame>("built in"), Ok(BoxDigest::of("built in")), "a built-in box takes no place");
    }
    assert_eq!(take_in::<OneGame>("one more"), Err(ShelfFull));
    assert_eq!(take_in::<OtherGame>("one more"), Err(ShelfFull));
    assert_eq!(OneGame::shelf().find(BoxDigest::of("one more")), None);
    assert_eq!(take_in::<OneGame>("box 0"), Ok(BoxDigest::of("box 0")), "what is known stays known");
    assert_eq!(take_in::<OneGame>("box 1"), Err(ShelfFull), "of this game it is not known");
    assert_eq!(take_in::<OneGame>("built in"), Ok(BoxDigest::of("built in")));
}
