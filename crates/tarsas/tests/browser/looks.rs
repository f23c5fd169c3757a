//! How the tables of every game look.

use catalogue::GAMES;
use trials::browser::looks;

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            looks::check(GAMES, stringify!($name)).await;
        }
    )*};
}
games::each_game!(tests);
