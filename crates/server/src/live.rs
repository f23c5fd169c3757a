//! One task for each table that somebody looks at: the only place where a table changes.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use catalogue::{Level, Refusal};
use pages::TableNow;
use play::Player;
use serde_json::json;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, interval_at, sleep_until};
use words::Language;

use crate::entry::{Entry, Open};
use crate::ids::Id;
use crate::room::{BrokenEntry, Granted, Room, Seat, Wish};
use crate::sight::{self, Around, Lines, Sent};
use crate::store::{Append, Guest, Outcome, Store, StoreError};
use crate::{random, snapshot};

/// What a table is asked for.
pub enum Command {
    /// Tell me now and whenever something changes.
    Watch(Watcher),
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
        /// What.
        action: String,
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

/// Names somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatcherId(pub u64);

/// Somebody who looks at a table.
pub struct Watcher {
    /// Names the watcher.
    pub id: WatcherId,
    /// Who, if it is a guest.
    pub guest: Option<Id>,
    /// What is sent.
    pub form: Form,
    /// Where it is sent. Whoever cannot follow is let go and may come back.
    pub sender: mpsc::Sender<Sight>,
}

/// In which form a table is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As JSON, from a seat if it is the guest's, else as a spectator.
    Json(Option<usize>),
    /// As regions of the page.
    Page(Language),
}

/// What somebody gets to see.
#[derive(Clone)]
pub struct Sight {
    /// The message.
    pub shown: Shown,
    /// The player through whose eyes it is seen.
    pub eyes: Option<Player>,
}

/// A message that shows a table.
#[derive(Clone)]
pub enum Shown {
    /// The table as JSON.
    Table(Utf8Bytes),
    /// The regions of a page that have changed.
    Redraw(Bytes),
}

/// What all tables share.
#[derive(Clone)]
pub struct Shared {
    /// The database.
    pub store: Store,
    /// How many bots think at the same time.
    pub thinkers: Arc<Semaphore>,
    /// Between two decisions of bots, so that people can follow.
    pub pause: Duration,
}

/// A table that nobody has looked at or asked for this long is put away.
const IDLE: Duration = Duration::from_secs(300);

/// How long a bot may think.
const THINKING: Duration = Duration::from_secs(5);

/// After so long the others need not wait for somebody who is not connected.
const AWAY: Duration = Duration::from_secs(120);

/// Processes that share tables tell each other so often who is connected; one that is silent three times is gone.
const PRESENCE: Duration = Duration::from_secs(20);

/// Commands that wait.
pub const MAILBOX: usize = 64;

struct Watching {
    watcher: Watcher,
    /// How many events of which telling were told to which eyes (JSON), and which regions were sent (page).
    told: (Option<Player>, u32, usize),
    sent: Sent,
    /// What a page was told of the log.
    lines: Lines,
    /// The own seat that was chosen at a shared screen.
    chosen: Option<Player>,
}

struct Live {
    room: Room,
    shared: Shared,
    watching: Vec<Watching>,
    mailbox: mpsc::WeakSender<Command>,
    /// The version at which bots were last asked to think.
    asked_bots: i64,
    /// What guests were advised to do in their seats, at which version.
    advice: HashMap<(Id, usize), (i64, String)>,
    /// When each guest was last heard of, since the table woke.
    heard: HashMap<Id, Instant>,
    woken: Instant,
    /// The guests who are connected to other processes, and when these said so.
    elsewhere: HashMap<Id, (Vec<Id>, Instant)>,
}

/// Runs a table until nobody needs it.
pub async fn run(
    room: Room,
    shared: Shared,
    mailbox: mpsc::WeakSender<Command>,
    mut commands: mpsc::Receiver<Command>,
) {
    let woken = Instant::now();
    let (advice, heard, elsewhere) = (HashMap::new(), HashMap::new(), HashMap::new());
    let mut live = Live { room, shared, watching: Vec::new(), mailbox, asked_bots: 0, advice, heard, woken, elsewhere };
    live.ask_bots();
    let mut busy = Instant::now();
    let mut presence = interval_at(woken + PRESENCE, PRESENCE);
    loop {
        tokio::select! {
            command = commands.recv() => {
                let Some(command) = command else { return };
                busy = Instant::now();
                live.answer(command).await;
            }
            _ = presence.tick(), if live.shared.store.is_shared() => live.renew_presence().await,
            () = sleep_until(busy + IDLE) => {
                live.watching.retain(|watching| !watching.watcher.sender.is_closed());
                if live.watching.is_empty() && live.room.thinking().is_empty() {
                    return;
                }
                busy = Instant::now();
            }
        }
    }
}

impl Live {
    async fn answer(&mut self, command: Command) {
        match command {
            Command::Watch(watcher) => {
                self.watch(watcher);
                self.announce().await;
            }
            Command::Leave(id) => {
                self.leave(id);
                self.announce().await;
            }
            Command::Elsewhere { process, guests } => self.hear_presence(process, guests).await,
            Command::Turn(id, seat) => {
                if let Some(watching) = self.watching.iter_mut().find(|watching| watching.watcher.id == id) {
                    watching.chosen = (seat < self.room.seats().len()).then(|| Player::new(seat));
                }
                self.show();
            }
            Command::Wish { guest, wish, reply } => {
                self.heard.insert(guest.id.clone(), Instant::now());
                let answer = self.fulfil(&guest, &wish).await;
                let _ = reply.send(answer);
            }
            Command::Look { guest, seat, reply } => {
                let viewer = match (seat, guest) {
                    (None, _) => Ok(None),
                    (Some(seat), Some(guest)) => self.room.held(&guest, seat).map(Some),
                    (Some(seat), None) => Err(Refusal::new("seat/not_yours", format!("seat {seat} is not yours"))),
                };
                let _ = reply.send(viewer.map(|viewer| snapshot::text(&self.room, viewer, 0)));
            }
            Command::See { guest, language, reply } => {
                let now = self.now(guest.as_ref(), None, language, &self.here(), &mut Lines::default());
                let _ = reply.send(Box::new(now));
            }
            Command::Hint { guest, seat, reply } => self.hint(guest, seat, reply),
            Command::Advice { guest, seat, version, action } => {
                if version == self.room.version() {
                    self.advice.insert((guest, seat), (version, action));
                    self.show();
                }
            }
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
                    self.reload().await;
                }
            }
            Command::Thought { seat, version, action } => self.hear_bot(seat, version, action).await,
        }
    }

    /// Carries out a wish: checked, kept, and only then seen. If somebody else was faster, it is checked anew.
    async fn fulfil(&mut self, guest: &Guest, wish: &Wish) -> Result<i64, Refusal> {
        loop {
            if self.room.is_done(&guest.id, wish) {
                return Ok(self.room.version());
            }
            let granted = self.room.grant(&guest.id, &guest.name, wish, |other| self.is_away(other))?;
            let attends = matches!(granted.entry, Entry::Sit { .. }).then(|| guest.id.clone());
            match self.keep(granted, attends).await {
                Ok(Outcome::Kept) => {
                    self.ask_bots();
                    return Ok(self.room.version());
                }
                Ok(Outcome::Conflict) => {}
                Err(error) => {
                    tracing::error!(%error, "an entry could not be kept");
                    self.reload().await;
                    // It may have been kept although the answer was lost.
                    if self.room.is_done(&guest.id, wish) {
                        return Ok(self.room.version());
                    }
                    let message = "the server could not save this; nothing has changed, try again";
                    return Err(Refusal::new("server/store", message));
                }
            }
        }
    }

    /// Keeps what was granted, shows it, or catches up with whoever was faster.
    async fn keep(&mut self, granted: Granted, attends: Option<Id>) -> Result<Outcome, StoreError> {
        let append = Append {
            table: self.room.id().clone(),
            n: self.room.version(),
            entry: granted.entry.text(),
            listing: self.room.new_listing(&granted),
            attends,
        };
        let outcome = self.shared.store.append(append).await?;
        match outcome {
            Outcome::Kept => {
                self.room.carry_out(granted);
                self.show();
            }
            Outcome::Conflict => self.reload().await,
        }
        Ok(outcome)
    }

    /// Reads what other processes have written.
    async fn reload(&mut self) {
        let (id, version) = (self.room.id().clone(), self.room.version());
        match self.shared.store.entries(&id, version).await {
            Ok(entries) => {
                if let Err(error) = self.room.catch_up(&entries) {
                    tracing::error!(table = %id, %error, "the table cannot be continued");
                }
                self.show();
                self.ask_bots();
            }
            Err(error) => tracing::error!(table = %id, %error, "entries could not be read"),
        }
    }

    /// The guests who are connected, to this process or to another one.
    fn here(&self) -> Vec<Id> {
        let elsewhere = self.elsewhere.values().filter(|(_, when)| when.elapsed() < PRESENCE * 3);
        self.connected().chain(elsewhere.flat_map(|(guests, _)| guests.iter().cloned())).collect()
    }

    /// The guests who are connected to this process.
    fn connected(&self) -> impl Iterator<Item = Id> {
        self.watching.iter().filter_map(|watching| watching.watcher.guest.clone())
    }

    /// Tells other processes who is connected to this one.
    async fn announce(&mut self) {
        if self.shared.store.is_shared() {
            let guests: BTreeSet<Id> = self.connected().filter(|guest| !self.room.seats_of(guest).is_empty()).collect();
            self.shared.store.announce(self.room.id(), &guests.into_iter().collect::<Vec<_>>()).await;
        }
    }

    /// Hears who is connected to another process; one that is new does not know yet who is connected to this one.
    async fn hear_presence(&mut self, process: Id, guests: Vec<Id>) {
        let now = Instant::now();
        self.heard.extend(guests.iter().map(|guest| (guest.clone(), now)));
        let before = self.elsewhere.insert(process, (guests.clone(), now)).map(|(guests, _)| guests);
        if before.is_none() {
            self.announce().await;
        }
        if before.unwrap_or_default() != guests {
            self.show();
        }
    }

    /// From time to time presence is told anew, and that of processes which have died is forgotten.
    async fn renew_presence(&mut self) {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, when)| when.elapsed() < PRESENCE * 3);
        if self.watching.iter().any(|watching| watching.watcher.guest.is_some()) {
            self.announce().await;
        }
        if self.elsewhere.len() != before {
            self.show();
        }
    }

    fn is_away(&self, guest: &Id) -> bool {
        let heard = self.heard.get(guest).copied().unwrap_or(self.woken);
        !self.here().contains(guest) && heard.elapsed() > AWAY
    }

    fn watch(&mut self, watcher: Watcher) {
        if let Some(guest) = &watcher.guest {
            self.heard.insert(guest.clone(), Instant::now());
        }
        self.watching.push(Watching {
            watcher,
            told: (None, 0, 0),
            sent: Sent::default(),
            lines: Lines::default(),
            chosen: None,
        });
        self.show();
    }

    fn leave(&mut self, id: WatcherId) {
        let gone = self.watching.iter().position(|watching| watching.watcher.id == id);
        if let Some(gone) = gone {
            if let Some(guest) = self.watching.swap_remove(gone).watcher.guest {
                self.heard.insert(guest, Instant::now());
            }
            self.show();
        }
    }

    fn now(
        &self,
        guest: Option<&Id>,
        chosen: Option<Player>,
        language: Language,
        here: &[Id],
        lines: &mut Lines,
    ) -> TableNow {
        let (viewer, _) = sight::eyes(&self.room, guest, chosen);
        let advice = guest.zip(viewer).and_then(|(guest, viewer)| self.advice.get(&(guest.clone(), viewer.seat())));
        let hint = advice.filter(|(version, _)| *version == self.room.version()).map(|(_, action)| action.as_str());
        let around = Around { is_here: &|guest| here.contains(guest), hint };
        sight::now(&self.room, guest, chosen, language, &around, lines)
    }

    /// Sends everybody what is new to them. Those who cannot follow are let go.
    fn show(&mut self) {
        let (here, mut texts) = (self.here(), HashMap::new());
        let mut watching = std::mem::take(&mut self.watching);
        watching.retain_mut(|watching| match watching.watcher.form {
            Form::Json(seat) => self.tell_program(watching, seat, &mut texts),
            Form::Page(language) => self.tell_page(watching, language, &here),
        });
        self.watching = watching;
    }

    /// Sends a program the table as JSON; those with the same eyes get the same text.
    fn tell_program(
        &self,
        watching: &mut Watching,
        seat: Option<usize>,
        texts: &mut HashMap<(Option<Player>, usize), Utf8Bytes>,
    ) -> bool {
        let room = &self.room;
        let guest = watching.watcher.guest.as_ref();
        let eyes = guest.zip(seat).and_then(|(guest, seat)| room.held(guest, seat).ok());
        // After something was taken back, and to other eyes, everything is told again.
        let (told_to, retold, told) = watching.told;
        let from = if (told_to, retold) == (eyes, room.retold()) { told } else { 0 };
        let text = texts.entry((eyes, from)).or_insert_with(|| snapshot::text(room, eyes, from).into());
        watching.told = (eyes, room.retold(), room.story().len());
        watching.watcher.sender.try_send(Sight { shown: Shown::Table(text.clone()), eyes }).is_ok()
    }

    /// Sends a page the regions that have changed.
    fn tell_page(&self, watching: &mut Watching, language: Language, here: &[Id]) -> bool {
        let guest = watching.watcher.guest.as_ref();
        let now = self.now(guest, watching.chosen, language, here, &mut watching.lines);
        let eyes = now.viewer;
        watching.chosen = eyes.or(watching.chosen);
        let regions = pages::table_regions(&sight::reader(&self.room, language), &now);
        let redraw = redraw(self.room.version(), &watching.sent.changed(&regions));
        watching.watcher.sender.try_send(Sight { shown: Shown::Redraw(redraw.into()), eyes }).is_ok()
    }

    async fn hear_bot(&mut self, seat: usize, version: i64, action: Option<String>) {
        let granted = action.and_then(|action| self.room.grant_bot(seat, &action, version));
        if let Some(granted) = granted
            && let Err(error) = self.keep(granted, None).await
        {
            tracing::error!(%error, "a bot's decision could not be kept");
            self.reload().await;
        }
        self.ask_bots();
    }

    /// Lets bots think about the present version, away from the threads that serve sockets.
    fn ask_bots(&mut self) {
        if self.asked_bots == self.room.version() {
            return;
        }
        self.asked_bots = self.room.version();
        // One at a time: what one bot decides may change what the next one sees.
        let Some((seat, level)) = self.room.thinking().into_iter().next() else { return };
        let (version, mailbox) = (self.room.version(), self.mailbox.clone());
        let pause = if self.watching.is_empty() { Duration::ZERO } else { self.shared.pause };
        let (thought, shown) = (self.think(seat, level), Instant::now() + pause);
        tokio::spawn(async move {
            let action = thought.await;
            sleep_until(shown).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Command::Thought { seat, version, action }).await;
            }
        });
    }

    fn hint(&self, guest: Id, seat: usize, reply: Reply<String>) {
        if let Err(refusal) = self.room.held(&guest, seat) {
            let _ = reply.send(Err(refusal));
            return;
        }
        let nothing = || Refusal::new("bot/not_your_turn", "there is nothing to decide now");
        let (thought, version, mailbox) = (self.think(seat, Level::Hard), self.room.version(), self.mailbox.clone());
        tokio::spawn(async move {
            let action = thought.await;
            if let (Some(mailbox), Some(action)) = (mailbox.upgrade(), action.clone()) {
                let _ = mailbox.send(Command::Advice { guest, seat, version, action }).await;
            }
            reply.send(action.ok_or_else(nothing))
        });
    }

    /// What a bot would do, once it has found a free place to think.
    fn think(&self, seat: usize, level: Level) -> impl Future<Output = Option<String>> + Send + use<> {
        let (table, thinkers) = (self.room.table().copy(), self.shared.thinkers.clone());
        async move {
            let permit = thinkers.acquire_owned().await.ok()?;
            let suggest = move || {
                let rng = play::Rng::stream(&random::seed(), 0);
                let suggestion = table.suggest(Player::new(seat), level, rng, Some(THINKING));
                drop(permit);
                suggestion.ok().map(|suggestion| suggestion.action)
            };
            tokio::task::spawn_blocking(suggest).await.ok()?
        }
    }
}

/// A line of JSON with the version, the names of the regions and how many bytes each has; then the regions as they are.
fn redraw(version: i64, regions: &[(&'static str, &str)]) -> Vec<u8> {
    let lengths: Vec<(&str, usize)> = regions.iter().map(|(name, html)| (*name, html.len())).collect();
    let mut message = json!({"version": version, "regions": lengths}).to_string().into_bytes();
    message.reserve_exact(1 + lengths.iter().map(|(_, length)| length).sum::<usize>());
    message.push(b'\n');
    regions.iter().for_each(|(_, html)| message.extend_from_slice(html.as_bytes()));
    message
}

/// Reads a table from the database.
pub async fn load(store: &Store, id: &Id) -> Result<Option<Room>, LoadError> {
    Ok(Room::replay(id.clone(), &store.entries(id, 0).await?)?)
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
}
