//! The pages in a real browser: Debian's Chromium, driven by its ChromeDriver.

mod boxes;
mod company;
mod games;
mod hints;
mod home;
mod invitations;
mod looks;
mod pages;
mod positions;
mod worker;
