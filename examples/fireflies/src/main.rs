//! `fireflies`: the program of `tarsas` with six games.

use std::process::ExitCode;

fn main() -> ExitCode {
    tarsas::run(fireflies::GAMES)
}
