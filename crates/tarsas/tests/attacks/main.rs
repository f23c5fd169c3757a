//! What strangers, broken disks and lost databases must not do to the server. Each test is an attack that once succeeded.
//!
//! The program that is attacked is the one that `TARSAS` names, or else the one that was just built.

#[path = "../server/changed.rs"]
#[allow(dead_code)] // Not all of it is needed here.
mod changed;
#[path = "../server/database.rs"]
#[allow(dead_code)] // Not all of it is needed here.
mod database;
#[path = "../server/first.rs"]
#[allow(dead_code)] // Not all of it is needed here.
mod first;
#[path = "../server/http.rs"]
mod http;

mod calls;
mod cluster;
mod process;
mod sockets;
mod sqlite;

mod bots;
mod boxes;
mod browsers;
mod entries;
mod files;
mod frames;
mod limits;
mod lobby;
mod long_tables;
mod names;
mod postgres;
mod presence;
mod sessions;
mod silence;
mod thinkers;
