//! Records that must never change.

use std::path::Path;
use std::{env, fs};

use play::{Chances, Game, Player, Record, Rng, Seed, Table, Turn};

/// The stream of a seed from which decisions are drawn; no result of chance uses it.
const DECISIONS: u64 = 1 << 63;

/// The record of a random game with this seed.
pub fn random_record<G: Game>(setup: &str, seed: u64) -> String {
    let mut table = Table::<G>::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
    let mut rng = Rng::stream(&Seed::from(seed), DECISIONS);
    while let Turn::Players(players) = table.game().turn() {
        let players: Vec<Player> = players.iter().collect();
        let player = rng.pick(&players);
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("a legal action");
    }
    table.record().to_string()
}

/// Compares a random game with its golden record, `ID/NAME.txt` in a folder; `RENEW=1 cargo test golden` writes the records anew.
#[track_caller]
pub fn check<G: Game>(folder: &Path, name: &str, setup: &str, seed: u64) {
    let path = folder.join(format!("{}/{name}.txt", G::ID));
    let fresh = random_record::<G>(setup, seed);
    if env::var_os("RENEW").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for golden records");
        fs::write(&path, &fresh).expect("a golden record");
    }
    let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(
        fresh,
        golden,
        "{} differs; if the rules changed, raise RULES and run: RENEW=1 cargo test golden",
        path.display()
    );
    let record = Record::<G>::read(&golden).expect("a golden record reads");
    let replayed = Table::replay(&record, Seed::from(0), Chances::Manual).expect("a golden record replays");
    assert_eq!(replayed.record().to_string(), golden, "a record replays byte for byte");
}
