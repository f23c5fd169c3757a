//! House of Cats with the other reading of rule 12.3: new cells must touch the house.

use games::house_of_cats::Components;

use crate::boxes::check_playable;
use crate::script::Script;
use crate::shared::components::{boxed, changed};

#[test]
fn new_cells_touch_the_house_if_the_ruling_says_so() {
    let ruling = "level4_expansion_must_touch_house = ";
    // a column without cells parts the free cells of the left, which touch the house, from those of the right
    let text = changed::<Components>(&format!("{ruling}false"), &format!("{ruling}true"));
    let components = boxed(&text.replace("oooooooo\n", "oooooo.o\n").replace("##oo\n", "##.o\n"));
    let mut script = Script::solo_with_box(4, "a b c e", components);
    script.begin("2 2 4 5", "2 d3, 2 e3");
    assert_eq!(
        script.legal(0).join(", "),
        "add b4, add b5, add b6, add c3, add c7, add d2, add d7, add e2, add e7, add f2, add f7"
    );
    script.acts("add c3");
    assert_eq!(script.legal(0).join(", "), "add b3, add c2");
    check_playable(components);
}
