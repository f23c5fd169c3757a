//! The commands of the `tarsas` program.

pub mod arena;
pub mod bench;
pub mod bench_pictures;
pub mod boxes;
pub mod engine;
pub mod gallery;
pub mod learn;
pub mod load;
pub mod overview;
pub mod parallel;
mod program;
pub mod replay;
pub mod serve;
pub mod soak;
pub mod statistics;
pub mod tune;

use std::fmt::Display;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use catalogue::Games;
use play::Seed;

pub use program::run;

/// What a command says when it cannot do its work.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A seed that nobody can guess.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    Seed::new(bytes)
}

/// The games with the boxes of a folder for new tables: `<game>.toml` for each game that has a file there.
fn with_components(games: Games, folder: &Path) -> Result<Games, Failure> {
    let mut found = Vec::new();
    for game in games {
        let path = folder.join(format!("{}.toml", game.id));
        match fs::read_to_string(&path) {
            Ok(text) => {
                let wrong = |reason: &dyn Display| format!("{}: {reason}", path.display());
                game.check_box(&text).map_err(|fault| {
                    let line = fault.line.and_then(|line| text.lines().nth(line - 1)).unwrap_or_default().trim();
                    wrong(&format!("{fault}{}{line}", if line.is_empty() { "" } else { "\n    " }))
                })?;
                found.push((game.id, game.take_in_box(&text).map_err(|refusal| wrong(&refusal.message()))?));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        }
    }
    if found.is_empty() {
        let ids: Vec<String> = games.iter().map(|game| format!("{}.toml", game.id)).collect();
        return Err(format!("{}: no components here; expected: {}", folder.display(), ids.join(", ")).into());
    }
    Ok(games.with_boxes(&found))
}
