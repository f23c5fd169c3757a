//! A live table that any host can hold.
//!
//! A [`LiveTable`] is a pure state machine. Its host hands it messages with the present time, and it answers with what is to be
//! done: entries to keep, messages to send, bots to ask. It knows no clock, task, socket or file, so that the same table
//! runs on a server and in a browser.
//!
//! What a table is follows from its entries alone ([`Room`]). An accepted wish becomes an entry, the host keeps it, and only then
//! is it carried out and shown.

mod ending;
mod entry;
mod happening;
mod ids;
mod listing;
mod live;
mod making;
mod message;
mod naming;
mod presence;
mod request;
mod room;
mod seat;
mod snapshot;
mod table_page;
mod thinking;
mod watching;
mod wish;

pub use entry::{BrokenEntry, Entry, Open};
pub use ids::{Guest, ID_LENGTH, Id, Version, is_letters, letters};
pub use listing::{Append, Listing, State};
pub use live::{LiveTable, Terms};
pub use making::{BoxChoice, TablePlan, read_level, read_sitter, rematch_plan};
pub use message::{
    CallAnswer, CallId, Job, JobId, JobOwner, Message, Notice, Output, Stored, Storing, TableLimits, Task, Time,
};
pub use presence::PRESENCE;
pub use request::{ENDED, LONGEST_COMMAND, Request, RequestError, SocketRequest, read_command, refused};
pub use room::{Room, read_player};
pub use seat::Seat;
pub use snapshot::Snapshot;
pub use table_page::{names_of_seats, page_reader};
pub use watching::{Format, Redraw, Sent, WatcherId};
pub use wish::{EndWord, Wish};
