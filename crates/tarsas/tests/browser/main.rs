//! The pages in a real browser: Debian's Chromium, driven by its ChromeDriver.

mod games;
mod looks;
mod pages;
mod worker;
