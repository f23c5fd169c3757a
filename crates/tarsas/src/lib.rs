//! The commands of the `tarsas` program.

pub mod arena;
pub mod bench;
pub mod bench_pictures;
pub mod engine;
pub mod gallery;
pub mod load;
pub mod overview;
pub mod parallel;
mod program;
pub mod replay;
pub mod serve;
pub mod soak;
pub mod statistics;
pub mod tune;

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

/// Uses the components of a folder: `<game>.toml` for each game that has a file there.
fn use_components(games: Games, folder: &Path) -> Result<(), Failure> {
    let mut found = false;
    for game in games {
        let path = folder.join(format!("{}.toml", game.id));
        match fs::read_to_string(&path) {
            Ok(text) => {
                (game.replace_components)(&path.display().to_string(), &text)?;
                found = true;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        }
    }
    if !found {
        let ids: Vec<String> = games.iter().map(|game| format!("{}.toml", game.id)).collect();
        return Err(format!("{}: no components here; expected: {}", folder.display(), ids.join(", ")).into());
    }
    Ok(())
}
