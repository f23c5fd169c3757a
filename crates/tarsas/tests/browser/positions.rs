//! Where things are at the tables of every game.

use catalogue::GAMES;
use trials::browser::positions;

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn nothing_jumps_and_the_next_tap_is_in_sight_on_a_phone() {
                positions::stay(GAMES, stringify!($name)).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn the_own_sheet_fits_a_laptop_and_grows_with_the_screen() {
                positions::fit(GAMES, stringify!($name)).await;
            }
        }
    )*};
}
games::each_game!(tests);
