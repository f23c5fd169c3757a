//! The server as its clients see it: tables, storage, strangers, several processes, crashes.

mod boxes;
mod changed;
mod company;
mod database;
mod first;
mod hints;
mod home;
mod http;
mod invitations;
mod openapi;
mod processes;
mod results;
mod schema;
mod site;
mod storage;
mod strangers;
mod tables;
mod upgrade;
mod world;
