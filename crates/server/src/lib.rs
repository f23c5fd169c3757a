//! Live tables: storage, sockets, calls and pages.

mod answers;
mod api_routes;
mod app;
mod assets;
mod box_calls;
mod box_pages;
mod boxes;
mod caller;
mod checker;
mod cluster;
mod command;
mod cookies;
mod ending_calls;
mod forms;
mod guest_calls;
mod guest_pages;
mod headers;
mod home_page;
mod ids;
mod limits;
mod listener;
mod live;
mod loading;
mod lobby;
mod names;
mod news;
mod openapi;
mod outbox;
mod overview;
mod packing;
mod page_reader;
mod page_routes;
mod random;
mod refusals;
mod replay;
mod replay_pages;
mod requests;
mod results;
mod seating;
mod serve;
mod settings;
mod shared;
mod socket;
mod store;
mod table_calls;
mod table_forms;
mod thinkers;

pub use headers::CONTENT_POLICY;
pub use ids::{Secret, new_id};
pub use serve::{Options, Server, StartError};
pub use settings::Settings;
pub use store::{
    GameResult, Kind, Outcome, SharedBox, Standing, Store, StoreError, back_up, shared_boxes, withdraw_box,
};
