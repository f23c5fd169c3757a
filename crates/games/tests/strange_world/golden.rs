//! Whole random games, compared byte for byte. Renewed by running the test with `RENEW=1`.

use std::path::PathBuf;

use games::StrangeWorld;
use play::{Chances, Rng, Seed, Table, Turn};

/// A game with this seed and decisions drawn from the same number.
fn record(setup: &str, number: u64) -> String {
    let mut table = Table::<StrangeWorld>::new(setup.parse().expect(setup), Seed::from(number), Chances::Automatic);
    let mut rng = Rng::from_number(number);
    while let Turn::Players(players) = play::Game::turn(table.game()) {
        let player = rng.pick(&players.iter().collect::<Vec<_>>());
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("it is legal");
    }
    table.record().to_string()
}

#[test]
fn golden_records() {
    for (setup, number) in [("players=1", 1), ("players=2", 2), ("players=3", 3), ("players=4", 4)] {
        let file = format!("{}.txt", setup.replace('=', "_"));
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/strange_world").join(file);
        let fresh = record(setup, number);
        if std::env::var_os("RENEW").is_some() {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
            std::fs::write(&path, &fresh).expect("the record can be written");
        }
        let stored = std::fs::read_to_string(&path).expect("RENEW=1 writes the records");
        assert_eq!(fresh, stored, "{}", path.display());
    }
}
