//! Numbers that nobody can guess.

use play::Seed;

/// A seed for a game or a bot.
pub(crate) fn seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    Seed::new(bytes)
}
