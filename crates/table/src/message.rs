//! What a table is told, and what it answers.

use std::time::Duration;

use catalogue::{AnyBot, Patience, Position, Refusal, Why};
use pages::Standing;
use play::Player;

use crate::watching::{Format, Sent, WatcherId};
use crate::wish::Wish;
use crate::{Append, Guest, Id, SocketRequest, Version};

/// How much time has passed since the host began to count.
pub type Time = Duration;

/// Names a call that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallId(pub u64);

/// Names something that a bot is to think about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobId(pub(crate) u64);

/// What a table is told.
pub enum Message {
    /// Somebody wants to see the table, now and whenever something changes.
    Watch {
        /// Names the watcher.
        watcher: WatcherId,
        /// Who, if it is a guest.
        guest: Option<Id>,
        /// What is sent.
        format: Format,
        /// Whether the watcher is asked for a name when sitting down.
        asks_name: bool,
        /// Hears whether it is possible.
        call: CallId,
    },
    /// A watcher has gone.
    Leave(WatcherId),
    /// A watcher who is a guest asks for something over the socket.
    Request {
        /// Who watches.
        watcher: WatcherId,
        /// Who asks.
        guest: Guest,
        /// What.
        request: SocketRequest,
    },
    /// A guest wants to change something.
    Wish {
        /// Who.
        guest: Guest,
        /// What.
        wish: Wish,
        /// Hears what became of it.
        call: CallId,
    },
    /// A guest asks what the hard bot would do.
    Hint {
        /// Who.
        guest: Id,
        /// For which seat.
        player: Player,
        /// Gets the action.
        call: CallId,
    },
    /// A bot has thought.
    Thought {
        /// About what.
        job: JobId,
        /// The bot, which remembers what it thought, unless it failed.
        bot: Option<Box<dyn AnyBot>>,
        /// What it would do, if it found something.
        action: Option<String>,
        /// Why, if the task asked for it.
        why: Option<Why>,
    },
    /// The host does not take a job on.
    Declined {
        /// Which.
        job: JobId,
        /// Why a guest gets no hint; bots rest and are asked again later.
        refusal: Option<Refusal>,
    },
    /// Another process has kept entries up to this version.
    Refresh(Version),
    /// These guests are connected to another process.
    Elsewhere {
        /// Which process.
        process: Id,
        /// Who.
        guests: Vec<Id>,
    },
    /// These guests are called like this now.
    Named(Vec<Guest>),
    /// It is time to tell other processes again who is connected here.
    RenewPresence,
    /// What everybody at the table should know about the host has changed.
    Notice(Option<Notice>),
    /// What guests have reached in games like this one, which is over.
    Standings(Vec<(Id, Standing)>),
    /// Time has passed.
    Tick,
}

/// What everybody at the table should know about the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The disk is full, so that nothing can be saved.
    Full,
    /// Nothing can be saved for another reason.
    Unwell,
}

impl Notice {
    /// The code by which programs are told.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Notice::Full => "server/full",
            Notice::Unwell => "server/store",
        }
    }

    /// The key of the sentence by which people are told.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Notice::Full => "pages-notice-full",
            Notice::Unwell => "pages-notice-unwell",
        }
    }
}

/// What a table wants done.
#[derive(Default)]
pub struct Output {
    /// What watchers are to be sent, in this order. A watcher who cannot follow has to be told to the table as gone.
    pub sent: Vec<(WatcherId, Sent)>,
    /// The answers to calls.
    pub answers: Vec<(CallId, Result<CallAnswer, Refusal>)>,
    /// What bots are to think about, as soon as they can.
    pub jobs: Vec<Job>,
    /// What the storage is to do. The table takes no other message before it was told the result.
    pub storing: Option<Storing>,
    /// Which guests are connected here, for other processes.
    pub announced: Option<Vec<Id>>,
    /// People at the table whose names the host is to look up.
    pub unnamed: Vec<Id>,
    /// The table cannot be continued, and why; everybody has been told.
    pub ended: Option<Refusal>,
}

/// What a call is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CallAnswer {
    /// The watcher is told of everything from now on.
    Watching,
    /// The table has changed, and has this version now.
    Changed(Version),
    /// The hard bot would do this.
    Hint {
        /// What.
        action: String,
        /// Why, in English.
        why: Option<String>,
    },
}

/// What the storage is to do.
pub enum Storing {
    /// Keep an entry.
    Keep(Append),
    /// Read the entries from this version on.
    Read(Version),
}

/// What the storage has done.
pub enum Stored {
    /// The entry is kept, durably.
    Kept,
    /// Another entry with this number was there before.
    Conflict,
    /// The entry could not be kept, or nobody knows whether it was.
    Failed,
    /// The entries that were asked for; `None` if they could not be read.
    Entries(Option<Vec<String>>),
}

/// Something that a bot is to think about.
pub struct Job {
    /// Names it.
    pub id: JobId,
    /// Whose turn at the thinkers it takes.
    pub owner: JobOwner,
    /// How long the answer is held back, so that people can follow.
    pub pause: Duration,
    /// Whether nobody watches and nothing but bots play, so that the host may let it rest.
    pub is_unwatched: bool,
}

/// On whose account a bot thinks.
pub enum JobOwner {
    /// It plays at a table that this guest opened, or that is its own.
    Table(Id),
    /// It advises this guest.
    Adviser(Id),
}

/// A job that has begun: the bot and all that it may know.
pub struct Task {
    /// The bot, to be given back with its thought.
    pub bot: Box<dyn AnyBot>,
    /// What its player sees.
    pub position: Position,
    /// Whether somebody wants to know why.
    pub needs_reason: bool,
}

impl Task {
    /// Lets the bot think; gives what the table is to be told.
    pub fn think(mut self, job: JobId, patience: Patience) -> Message {
        let (action, why) = if self.needs_reason {
            let (action, why) = self.bot.advise(&self.position, patience);
            (action, Some(why))
        } else {
            (self.bot.choose(&self.position, patience).action, None)
        };
        Message::Thought { job, bot: Some(self.bot), action: Some(action), why }
    }
}

/// How much a table allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableLimits {
    /// How many watchers it has at most.
    pub watchers: usize,
    /// How many entries it has at most.
    pub entries: i64,
    /// How many of them are only for moves, so that a game can come to its end.
    pub last_moves: i64,
    /// Between two decisions of bots, so that people can follow.
    pub pause: Duration,
    /// After this long the others need not wait for somebody who is not connected.
    pub away: Duration,
}

impl TableLimits {
    /// How long others wait for somebody who is not connected, unless the host says otherwise.
    pub const AWAY: Duration = Duration::from_secs(120);
}
