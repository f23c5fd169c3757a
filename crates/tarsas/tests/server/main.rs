//! The server as its clients see it: tables, storage, strangers, several processes, crashes.

mod database;
mod first;
mod http;
mod openapi;
mod processes;
mod schema;
mod site;
mod storage;
mod strangers;
mod tables;
mod upgrade;
mod world;
