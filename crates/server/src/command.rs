//! What the task of a table is asked for.

use catalogue::Refusal;
use pages::TableModel;
use play::{Player, PlayerSet};
use table::{CallAnswer, Format, Guest, Id, JobId, Message, Seat, Terms, WatcherId, Wish};
use tokio::sync::oneshot;
use tokio::time::Instant;
use words::Language;

use crate::outbox::Outbox;
use crate::overview::Overview;
use crate::thinkers;

/// What the task of a table is asked for.
pub(crate) enum Command {
    /// Tell the table something that has no answer, or one that goes to a watcher.
    Tell(Message),
    /// Tell me now and whenever something changes.
    Watch {
        /// Names the watcher.
        watcher: WatcherId,
        /// Who, if it is a guest.
        guest: Option<Id>,
        /// What is sent.
        format: Format,
        /// Whether a name is asked for when sitting down.
        asks_name: bool,
        /// Where it is sent.
        outbox: Outbox,
        /// Hears whether it is possible.
        reply: Reply,
    },
    /// Change something.
    Wish {
        /// Who wishes.
        guest: Guest,
        /// What.
        wish: Wish,
        /// Hears what became of it.
        reply: Reply,
    },
    /// What the hard bot would do in a seat of the guest's.
    Hint {
        /// Who asks.
        guest: Id,
        /// For which seat.
        player: Player,
        /// Gets the action.
        reply: Reply,
    },
    /// The table as a guest may see it, from a seat of the guest's: JSON.
    Snapshot {
        /// Who looks.
        guest: Option<Id>,
        /// From which seat.
        seat: Option<Player>,
        /// Gets the text.
        reply: oneshot::Sender<Result<String, Refusal>>,
    },
    /// The table as a guest may see it, for a page.
    PageModel {
        /// Who looks.
        guest: Option<Id>,
        /// In which language.
        language: Language,
        /// Gets what the page is written from.
        reply: oneshot::Sender<Box<TableModel>>,
    },
    /// The record and the names, once the game is over.
    Record(oneshot::Sender<Option<FinishedGame>>),
    /// The table in a few facts.
    Overview(oneshot::Sender<Overview>),
    /// What the table began with, and who sits there.
    Terms(oneshot::Sender<Terms>),
    /// A thinker is free for a job of this table.
    Begin {
        /// Which job.
        job: JobId,
        /// The place at the thinkers.
        place: thinkers::Seat,
        /// When the thought may be seen.
        shown: Instant,
    },
}

/// Hears what was done, or why not.
pub(crate) type Reply = oneshot::Sender<Result<CallAnswer, Refusal>>;

/// A finished game.
pub(crate) struct FinishedGame {
    /// Its record.
    pub(crate) record: String,
    /// Who sat where.
    pub(crate) seats: Vec<Seat>,
    /// Who has given up.
    pub(crate) given_up: PlayerSet,
    /// What people call its box, if it is not built in.
    pub(crate) box_name: Option<String>,
}
