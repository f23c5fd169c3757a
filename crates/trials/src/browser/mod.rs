//! The pages in a real browser: Debian's Chromium, driven by its ChromeDriver.

mod driver;
mod focus;
mod games;
pub mod looks;
pub mod positions;
mod site;

pub use driver::{Browser, DESKTOP, Device, LIVELY_DESKTOP, PHONE};
pub use games::{play_against_bots, play_to_the_end, play_with_two_browsers};
pub use site::Site;
