//! What networks are shown of every game.

use bots::{Encoding, Part, parts};
use play::Player;

mod clever2;
mod hadara;
mod house_of_cats;
mod marabunta;
mod strange_world;

/// Runs the law for every game.
macro_rules! check {
    ($($name:ident: $game:ty,)*) => {
        mod whatever_can_change_a_decision_changes_a_bit_of {
            $(#[test]
            fn $name() {
                trials::encoding::check::<$game>(100);
            })*
        }
    };
}
games::each_game!(check);

/// The table of a game's parts, as it stands in the document.
fn table<G: Encoding>() -> String {
    let game = G::new(&"".parse().unwrap_or_else(|error| panic!("{error}")));
    let player = Player::new(0);
    let rows = parts::<G>(&game.view(Some(player)), player);
    let row = |part: &Part| format!("| {} | {} | {} |\n", part.begin, part.width, part.name);
    let sizes = format!("{} bits, {} phases, {} numbers of actions", G::INPUTS, G::PHASES, G::ACTIONS);
    format!("\n## `{}`\n\n{sizes}.\n\n| first bit | bits | part |\n|---|---|---|\n", G::ENCODING)
        + &rows.iter().map(row).collect::<String>()
}

/// `RENEW=1 cargo test -p tarsas-bots --test encoding` writes the document anew.
#[test]
fn the_document_lists_every_part() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/ENCODINGS.md");
    let mut expect = HEAD.to_owned();
    macro_rules! add {
        ($($name:ident: $game:ty,)*) => {
            $(expect += &table::<$game>();)*
        };
    }
    games::each_game!(add);
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(path, &expect).expect("the document is written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == expect, "docs/ENCODINGS.md is old; RENEW=1 cargo test -p tarsas-bots --test encoding");
}

const HEAD: &str = "# Encodings

What a network is shown of a view, part by part: bits that are 0 or 1. [LEARNING.md](LEARNING.md) says how they are used. The viewer's own
things come first, then those of the other players in the order of their seats, counted from the viewer; parts of players who are
not there are empty. This page is made from the code.
";
