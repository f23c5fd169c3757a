//! A host of one table in a browser.
//!
//! A [`Host`] holds a live table and its bots for one page. A [`Worker`] reads the messages of that page (`transport.js` of the
//! pages) and of `worker.js`, which runs it in a Web Worker: without a clock, without random numbers of its own, and without
//! anything of the browser. [`exports`] is the border that JavaScript crosses.

mod beginning;
pub mod exports;
mod host;
mod message;

pub use beginning::{Beginning, Random};
pub use host::Host;
pub use message::{Answer, Worker};
