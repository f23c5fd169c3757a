//! One task for each table that somebody looks at: the only place where a table changes.

mod presence;
mod thinking;
mod watching;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use catalogue::{Code, Games, Refusal};
use pages::TableNow;
use play::Player;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio::time::{Instant, interval_at, sleep_until};
use words::Language;

use crate::entry::{BrokenEntry, Entry, Open};
use crate::ids::Id;
use crate::limits::Limits;
use crate::room::{Granted, Room, Seat, Wish};
use crate::sight::Lines;
use crate::snapshot;
use crate::store::{Append, Guest, Outcome, Store, StoreError, Trouble};
use crate::thinkers::Thinkers;

use presence::PRESENCE;
use thinking::Thinking;
use watching::Watchers;
pub use watching::{Form, Inbox, Outbox, Shown, Update, Watcher, WatcherId};

/// What a table is asked for.
pub enum Command {
    /// Tell me now and whenever something changes.
    Watch(Watcher, Reply<()>),
    /// Somebody looks away.
    Leave(WatcherId),
    /// Somebody at a shared screen looks through the eyes of another own seat.
    Turn(WatcherId, usize),
    /// Change something.
    Wish {
        /// Who wishes.
        guest: Guest,
        /// What.
        wish: Wish,
        /// Hears what became of it.
        reply: Reply<i64>,
    },
    /// The table as a guest may see it, from a seat of the guest's: JSON.
    Look {
        /// Who looks.
        guest: Option<Id>,
        /// From which seat.
        seat: Option<usize>,
        /// Gets the text.
        reply: Reply<String>,
    },
    /// The table as a guest may see it, for a page.
    See {
        /// Who looks.
        guest: Option<Id>,
        /// In which language.
        language: Language,
        /// Gets what the page is written from.
        reply: oneshot::Sender<Box<TableNow>>,
    },
    /// What the hard bot would do in a seat of the guest's.
    Hint {
        /// Who asks.
        guest: Id,
        /// For which seat.
        seat: usize,
        /// Gets the action.
        reply: Reply<String>,
    },
    /// The hard bot has an answer.
    Advice {
        /// Who asked.
        guest: Id,
        /// For which seat.
        seat: usize,
        /// At which version.
        version: i64,
        /// What, if it found something.
        action: Option<String>,
    },
    /// The record and the names, once the game is over.
    Record(oneshot::Sender<Option<Told>>),
    /// What the table began with, and who sits there.
    Terms(oneshot::Sender<Terms>),
    /// Another process has written entries.
    Refresh(i64),
    /// These guests are connected to another process.
    Elsewhere {
        /// Which process.
        process: Id,
        /// Who.
        guests: Vec<Id>,
    },
    /// A bot has decided.
    Thought {
        /// For which seat.
        seat: usize,
        /// At which version.
        version: i64,
        /// What, if it found something.
        action: Option<String>,
    },
}

/// Hears an answer or a refusal.
pub type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A finished game.
pub struct Told {
    /// Its record.
    pub record: String,
    /// Who sat where.
    pub seats: Vec<Seat>,
}

/// What a table is about.
pub struct Terms {
    /// What it began with.
    pub open: Open,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Where the same people meet again.
    pub rematch: Option<Id>,
}

/// What all tables share.
#[derive(Clone)]
pub struct Shared {
    /// The games that are played.
    pub games: Games,
    /// The database.
    pub store: Store,
    /// How much a stranger may do.
    pub limits: Limits,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Where hints are thought about.
    pub advisers: Thinkers,
    /// Places for tables of nothing but bots that nobody watches.
    pub unwatched: Arc<Semaphore>,
    /// Between two decisions of bots, so that people can follow.
    pub pause: Duration,
}

/// A table that nobody has looked at or asked for this long is put away.
const IDLE: Duration = Duration::from_secs(300);

/// Commands that wait.
pub const MAILBOX: usize = 64;

/// A table that is awake.
pub struct Live {
    room: Room,
    shared: Shared,
    watchers: Watchers,
    mailbox: mpsc::WeakSender<Command>,
    thinking: Thinking,
    /// Held while nothing but bots play and nobody watches.
    unwatched: Option<OwnedSemaphorePermit>,
    /// What guests were advised to do in their seats, at which version.
    advice: HashMap<(Id, usize), (i64, String)>,
    /// When each guest was last heard of, since the table woke.
    heard: HashMap<Id, Instant>,
    woken: Instant,
    /// The guests who are connected to other processes, and when these said so.
    elsewhere: HashMap<Id, (Vec<Id>, Instant)>,
    /// When it is told who has come and gone.
    presence_due: Option<Instant>,
    /// What keeps the database from being written to.
    trouble: watch::Receiver<Option<Trouble>>,
}

/// A table whose entries cannot be followed: it ends, and says why.
struct Unreadable(Refusal);

impl Live {
    /// A table that somebody needs, in a box: there are many of them, and what waits in a task is kept more than once.
    pub fn new(room: Room, shared: Shared, mailbox: mpsc::WeakSender<Command>) -> Box<Live> {
        let trouble = shared.store.trouble();
        Box::new(Live {
            room,
            shared,
            watchers: Watchers::default(),
            mailbox,
            thinking: Thinking::default(),
            unwatched: None,
            advice: HashMap::new(),
            heard: HashMap::new(),
            woken: Instant::now(),
            elsewhere: HashMap::new(),
            presence_due: None,
            trouble,
        })
    }

    /// Runs until nobody needs the table.
    pub async fn run(mut self: Box<Self>, mut commands: mpsc::Receiver<Command>) {
        if let Err(Unreadable(refusal)) = self.go_on(&mut commands).await {
            tracing::error!(table = %self.room.id(), %refusal, "the table cannot be continued");
            self.say_farewell(&refusal);
        }
    }

    async fn go_on(&mut self, commands: &mut mpsc::Receiver<Command>) -> Result<(), Unreadable> {
        self.ask_bots();
        let mut busy = Instant::now();
        let mut presence = interval_at(self.woken + PRESENCE, PRESENCE);
        loop {
            let (presence_due, bots_due) = (self.presence_due, self.thinking.due());
            let far = busy + IDLE;
            tokio::select! {
                command = commands.recv() => {
                    let Some(command) = command else { return Ok(()) };
                    busy = Instant::now();
                    // In a box of its own: most tables wait most of the time, and need little memory for it.
                    Box::pin(self.answer(command)).await?;
                }
                () = sleep_until(presence_due.unwrap_or(far)), if presence_due.is_some() => {
                    Box::pin(self.tell_presence()).await;
                }
                () = sleep_until(bots_due.unwrap_or(far)), if bots_due.is_some() => self.ask_bots(),
                Ok(()) = self.trouble.changed() => self.show(),
                _ = presence.tick(), if self.shared.store.is_shared() => Box::pin(self.renew_presence()).await,
                () = sleep_until(far) => {
                    self.watchers.forget_closed();
                    if self.watchers.is_empty() && !self.is_thinking() {
                        return Ok(());
                    }
                    busy = Instant::now();
                }
            }
        }
    }

    async fn answer(&mut self, command: Command) -> Result<(), Unreadable> {
        match command {
            Command::Watch(watcher, reply) => {
                let _ = reply.send(self.watch(watcher));
            }
            Command::Leave(id) => self.leave(id),
            Command::Elsewhere { process, guests } => self.hear_presence(process, guests),
            Command::Turn(id, seat) => {
                let chosen = (seat < self.room.seats().len()).then(|| Player::new(seat));
                self.watchers.choose(id, chosen);
                self.show();
            }
            Command::Wish { guest, wish, reply } => {
                self.heard.insert(guest.id.clone(), Instant::now());
                match self.fulfil(&guest, &wish).await {
                    Ok(answer) => {
                        let _ = reply.send(answer);
                    }
                    Err(Unreadable(refusal)) => {
                        let _ = reply.send(Err(refusal.clone()));
                        return Err(Unreadable(refusal));
                    }
                }
            }
            Command::Look { guest, seat, reply } => {
                let viewer = match (seat, guest) {
                    (None, _) => Ok(None),
                    (Some(seat), Some(guest)) => self.room.held(&guest, seat).map(Some),
                    (Some(seat), None) => Err(Refusal::new(Code::SeatNotYours).with("seat", seat)),
                };
                let _ = reply.send(viewer.map(|viewer| snapshot::text(&self.room, viewer, 0, self.notice())));
            }
            Command::See { guest, language, reply } => {
                let now = self.now(guest.as_ref(), None, language, &self.here(), &mut Lines::default());
                let _ = reply.send(Box::new(now));
            }
            Command::Hint { guest, seat, reply } => self.hint(guest, seat, reply),
            Command::Advice { guest, seat, version, action } => self.hear_advice(guest, seat, version, action),
            Command::Record(reply) => {
                let told = |record| Told { record, seats: self.room.seats().to_vec() };
                let _ = reply.send(self.room.record().map(told));
            }
            Command::Terms(reply) => {
                let (open, seats) = (self.room.opening().clone(), self.room.seats().to_vec());
                let (is_over, rematch) = (self.room.is_over(), self.room.rematch().cloned());
                let _ = reply.send(Terms { open, seats, is_over, rematch });
            }
            Command::Refresh(version) => {
                if version > self.room.version() {
                    self.reload().await?;
                }
            }
            Command::Thought { seat, version, action } => self.hear_bot(seat, version, action).await?,
        }
        Ok(())
    }

    /// Carries out a wish: checked, kept, and only then seen. If somebody else was faster, it is checked anew.
    async fn fulfil(&mut self, guest: &Guest, wish: &Wish) -> Result<Result<i64, Refusal>, Unreadable> {
        loop {
            if self.room.is_done(&guest.id, wish) {
                return Ok(Ok(self.room.version()));
            }
            let is_move = matches!(wish, Wish::Play { .. });
            let granted = self.room.grant(&guest.id, &guest.name, wish, |other| self.is_away(other));
            let checked = self.shared.limits.check_entries(self.room.version(), is_move);
            let granted = match granted.and_then(|granted| checked.map(|()| granted)) {
                Ok(granted) => granted,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let attends = matches!(granted.entry, Entry::Sit { .. }).then(|| guest.id.clone());
            match self.keep(granted, attends).await? {
                Ok(Outcome::Kept) => {
                    self.ask_bots();
                    return Ok(Ok(self.room.version()));
                }
                Ok(Outcome::Conflict) => {}
                Err(error) => {
                    tracing::error!(%error, "an entry could not be kept");
                    self.reload().await?;
                    // It may have been kept although the answer was lost.
                    if self.room.is_done(&guest.id, wish) {
                        return Ok(Ok(self.room.version()));
                    }
                    return Ok(Err(Refusal::new(Code::ServerStore)));
                }
            }
        }
    }

    /// Keeps what was granted, shows it, or catches up with whoever was faster.
    async fn keep(&mut self, granted: Granted, attends: Option<Id>) -> Result<Result<Outcome, StoreError>, Unreadable> {
        let append = Append {
            table: self.room.id().clone(),
            n: self.room.version(),
            entry: granted.entry.text(),
            listing: self.room.new_listing(&granted),
            attends,
        };
        let outcome = self.shared.store.append(append).await;
        match outcome {
            Ok(Outcome::Kept) => {
                self.room.carry_out(granted);
                self.show();
            }
            Ok(Outcome::Conflict) => self.reload().await?,
            Err(_) => {}
        }
        Ok(outcome)
    }

    /// Reads what other processes have written.
    async fn reload(&mut self) -> Result<(), Unreadable> {
        let (id, version) = (self.room.id().clone(), self.room.version());
        match self.shared.store.entries(&id, version).await {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => {
                self.room.catch_up(&entries).map_err(|error| Unreadable(error.refusal()))?;
                self.show();
                self.ask_bots();
            }
            Err(error) => tracing::error!(table = %id, %error, "entries could not be read"),
        }
        Ok(())
    }

    /// What everybody at the table should know about the server.
    fn notice(&self) -> Option<&'static str> {
        self.trouble.borrow().map(Trouble::code)
    }

    fn watch(&mut self, watcher: Watcher) -> Result<(), Refusal> {
        self.watchers.forget_closed();
        self.shared.limits.check_watchers(self.watchers.len())?;
        self.note_presence(watcher.guest.clone());
        self.watchers.add(watcher);
        self.show_newcomer();
        // Bots that had rested while nobody watched go on.
        self.ask_bots();
        Ok(())
    }

    fn leave(&mut self, id: WatcherId) {
        let guest = self.watchers.remove(id);
        self.note_presence(guest);
    }
}

/// Reads a table from the database. What its entries make is worked out beside the threads that serve everybody.
pub async fn load(games: Games, store: &Store, id: &Id) -> Result<Option<Room>, LoadError> {
    let (id, entries) = (id.clone(), store.entries(id, 0).await?);
    let replayed = tokio::task::spawn_blocking(move || Room::replay(games, id, &entries)).await;
    Ok(replayed.map_err(|_| LoadError::Panicked)??)
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its entries make no table.
    #[error(transparent)]
    Broken(#[from] BrokenEntry),
    /// Reading them failed.
    #[error("reading its entries failed")]
    Panicked,
}
