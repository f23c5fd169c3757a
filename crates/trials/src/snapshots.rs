//! The drawings of a game as they were when somebody last looked at them.

use std::path::Path;

use pictures::Picture;
use play::{Chances, Player, Rng, Seed, Table, Turn};
use words::Language;

use crate::pictures::draw;

/// Compares the drawings in the middle and at the end of a random game of two with the snapshots in a folder,
/// `ID-{art,middle-en,end-hu}.snap`.
///
/// After a wanted change: `INSTA_UPDATE=always cargo test snapshots`, then look at the gallery and at the difference before committing.
pub fn check<G: Picture>(folder: &Path) {
    let setup = "players=2".parse().unwrap_or_else(|_| panic!("a set-up"));
    let mut table: Table<G> = Table::new(setup, Seed::from(9), Chances::Automatic);
    let mut rng = Rng::from_number(9);
    let mut moments = Vec::new();
    while let Turn::Players(acting) = table.game().turn() {
        let player = acting.iter().next().expect("somebody acts");
        moments.push(drawn(&table, player, Language::English));
        let legal = table.legal(player);
        table.play(player, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
    }
    insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{}-art", G::ID), lines(&G::art(table.components()).into_string()));
        insta::assert_snapshot!(format!("{}-middle-en", G::ID), moments[moments.len() / 2]);
        insta::assert_snapshot!(format!("{}-end-hu", G::ID), drawn(&table, Player::new(0), Language::Hungarian));
    });
}

/// What a player sees, one tag on a line.
fn drawn<G: Picture>(table: &Table<G>, viewer: Player, language: Language) -> String {
    lines(&draw(table.game(), Some(viewer), language).regions.join("\n"))
}

fn lines(html: &str) -> String {
    html.replace("><", ">\n<")
}
