//! The pages in a real browser: Debian's Chromium, driven by its ChromeDriver.

mod driver;
mod games;
mod pages;
mod site;
