//! What holds for the page of every player at every step of every game.

/// How many random games are played of each; `GAMES` sets another number.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(20)
}

macro_rules! check {
    ($($name:ident: $game:ty,)*) => {
        mod every_action_and_no_secret_is_on_the_page_of {
            $(
                #[test]
                fn $name() {
                    trials::pictures::check::<$game>(super::games());
                }
            )*
        }
    };
}
games::each_game!(check);
