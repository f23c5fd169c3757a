//! The engine side by side with a second implementation of the rules.

use std::path::Path;
use std::process::Command;

/// Plays random games of the reference implementations `reference/<game>.py` of a folder in lockstep with the engine of a program,
/// and panics at the first difference. The script stands in the folder `reference` of this project.
pub fn check(program: &Path, folder: &Path, game: &str, games: u32) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../reference/lockstep.py");
    let mut command = Command::new("python3");
    command.arg(script).arg("--engine").arg(program).arg("--folder").arg(folder);
    let output = command.args(["--games", &games.to_string(), game]).output().expect("python3 starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game}: {told}");
}
