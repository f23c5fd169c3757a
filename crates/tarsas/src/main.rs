//! `tarsas`: play, learn and study modern board games.

use std::process::ExitCode;

fn main() -> ExitCode {
    tarsas::run(catalogue::GAMES)
}
