//! House of Cats with the other reading of rule 12.3: new cells must touch the house.
//!
//! Components are set once in a process, so this test has one of its own.

use games::HouseOfCats;
use games::house_of_cats::SHELF;
use play::{Chances, Player, Seed, Table};

const TEXT: &str = include_str!("../../../components/house_of_cats.toml");

#[test]
fn new_cells_touch_the_house_if_the_ruling_says_so() {
    let ruling = "level4_expansion_must_touch_house = false";
    assert!(TEXT.contains(ruling));
    // a column without cells parts the free cells of the left, which touch the house, from those of the right
    let text = TEXT.replace(ruling, "level4_expansion_must_touch_house = true");
    let text = text.replace("oooooooo\n", "oooooo.o\n").replace("##oo\n", "##.o\n");
    SHELF.replace("own.toml", &text).expect("the sheets are right");
    let setup = "players=1 level=4".parse().expect("a set-up");
    let mut table = Table::<HouseOfCats>::new(setup, Seed::from(0), Chances::Manual);
    for result in ["tiles a b c e", "roll 2 2 4 5"] {
        table.chance(result.parse().expect("a result")).expect("a possible result");
    }
    let player = Player::new(0);
    let legal = |table: &Table<HouseOfCats>| {
        let texts: Vec<String> = table.legal(player).iter().map(ToString::to_string).collect();
        texts.join(", ")
    };
    for action in ["take 2", "write d3", "take 2", "write e3"] {
        table.play(player, action.parse().expect("an action")).expect("a legal action");
    }
    assert_eq!(legal(&table), "add b4, add b5, add b6, add c3, add c7, add d2, add d7, add e2, add e7, add f2, add f7");
    table.play(player, "add c3".parse().expect("an action")).expect("a legal action");
    assert_eq!(legal(&table), "add b3, add c2");
}
