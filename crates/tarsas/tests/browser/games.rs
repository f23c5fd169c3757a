//! Whole games, by clicking.

use catalogue::GAMES;
use trials::browser::{DESKTOP, PHONE, play_against_bots, play_with_two_browsers};

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn against_bots_on_a_phone_in_hungarian() {
                play_against_bots(GAMES, stringify!($name), PHONE).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn against_bots_on_a_desktop_in_english() {
                play_against_bots(GAMES, stringify!($name), DESKTOP).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn two_browsers_at_one_table() {
                play_with_two_browsers(GAMES, stringify!($name)).await;
            }
        }
    )*};
}
games::each_game!(tests);
