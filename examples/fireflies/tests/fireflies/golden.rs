//! Records that must never change.

use std::path::Path;

use fireflies::Fireflies;

#[test]
fn golden_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for (name, setup, seed) in
        [("solo", "players=1", 1), ("two_players", "players=2", 2), ("four_players", "players=4", 3)]
    {
        trials::golden::check::<Fireflies>(&folder, name, setup, seed);
    }
}
