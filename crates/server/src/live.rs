//! One task for each table that somebody needs. It holds the table and does what the table asks for: storing, sending, thinking.

use std::collections::HashMap;
use std::time::Duration;

use catalogue::{Code, Refusal, Timing};
use table::{
    Append, CallAnswer, CallId, Id, Job, JobId, JobOwner, LiveTable, Message, Notice, Output, PRESENCE, Room, Stored,
    Storing, TableLimits, Task, Time, WatcherId,
};
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time::{Instant, interval_at, sleep_until, timeout};

use crate::command::{Command, FinishedGame, Reply};
use crate::limits::{Place, count_refused};
use crate::loading;
use crate::outbox::Outbox;
use crate::overview::Overview;
use crate::random;
use crate::results::results;
use crate::shared::Shared;
use crate::store::{Outcome, Standing, StoreError, Trouble};
use crate::thinkers;

/// A table that nobody has looked at or asked for this long is put away.
const IDLE: Duration = Duration::from_secs(300);

/// How long the end of a game waits for its results to be kept.
const RESULTS: Duration = Duration::from_secs(2);

/// How many commands wait for a table at most.
pub(crate) const MAILBOX: usize = 64;

/// A table that is awake.
pub(crate) struct Live {
    table: LiveTable,
    shared: Shared,
    mailbox: mpsc::WeakSender<Command>,
    /// Where those are who watch.
    outboxes: HashMap<WatcherId, Outbox>,
    /// Those who wait for an answer.
    calls: HashMap<CallId, Reply>,
    next_call: u64,
    /// The place of the one hint that a guest may wait for.
    hints: HashMap<JobId, Place<Id>>,
    /// Held while nothing but bots play and nobody watches.
    unwatched: Option<OwnedSemaphorePermit>,
    /// Whether the bots rest because too many tables go on unwatched.
    is_resting: bool,
    woken: Instant,
    /// What keeps the database from being written to.
    trouble: watch::Receiver<Option<Trouble>>,
    /// What the table wants done first.
    first: Output,
}

/// A table whose entries cannot be followed: it ends, and says why.
struct Unreadable(Refusal);

fn notice(trouble: Option<Trouble>) -> Option<Notice> {
    trouble.map(|trouble| match trouble {
        Trouble::Full => Notice::Full,
        Trouble::ReadOnly | Trouble::Damaged | Trouble::Unwell => Notice::Unwell,
    })
}

impl Live {
    /// A table that somebody needs, in a box: there are many of them, and what waits in a task is kept more than once.
    pub(crate) fn new(room: Room, shared: Shared, mailbox: mpsc::WeakSender<Command>) -> Box<Live> {
        let (settings, trouble) = (shared.limits.settings(), shared.store.trouble());
        let limits = TableLimits {
            watchers: settings.watchers,
            entries: settings.entries,
            last_moves: settings.last_moves,
            pause: shared.pause,
            away: settings.away,
        };
        let (table, first) = LiveTable::new(room, limits, notice(*trouble.borrow()), Time::ZERO);
        Box::new(Live {
            table,
            shared,
            mailbox,
            outboxes: HashMap::new(),
            calls: HashMap::new(),
            next_call: 0,
            hints: HashMap::new(),
            unwatched: None,
            is_resting: false,
            woken: Instant::now(),
            trouble,
            first,
        })
    }

    /// Runs until nobody needs the table.
    pub(crate) async fn run(mut self: Box<Self>, mut commands: mpsc::Receiver<Command>) {
        if let Err(Unreadable(refusal)) = self.go_on(&mut commands).await {
            tracing::error!(table = %self.table.room().id(), %refusal, "the table cannot be continued");
        }
    }

    async fn go_on(&mut self, commands: &mut mpsc::Receiver<Command>) -> Result<(), Unreadable> {
        let first = std::mem::take(&mut self.first);
        Box::pin(self.perform(first)).await?;
        if self.table.room().is_over() {
            let standings = Box::pin(self.standings()).await;
            Box::pin(self.tell(Message::Standings(standings))).await?;
        }
        let mut busy = Instant::now();
        let mut presence = interval_at(self.woken + PRESENCE, PRESENCE);
        loop {
            let (due, far) = (self.table.due().map(|due| self.woken + due), busy + IDLE);
            // What is done is in a box of its own: most tables wait most of the time, and need little memory for it.
            tokio::select! {
                command = commands.recv() => {
                    let Some(command) = command else { return Ok(()) };
                    busy = Instant::now();
                    Box::pin(self.carry_out(command)).await?;
                }
                () = sleep_until(due.unwrap_or(far)), if due.is_some() => Box::pin(self.tell(Message::Tick)).await?,
                Ok(()) = self.trouble.changed() => {
                    let trouble = *self.trouble.borrow_and_update();
                    Box::pin(self.tell(Message::Notice(notice(trouble)))).await?;
                }
                _ = presence.tick(), if self.shared.store.is_shared() => {
                    Box::pin(self.tell(Message::RenewPresence)).await?;
                }
                () = sleep_until(far) => {
                    Box::pin(self.forget_closed()).await?;
                    if self.table.is_deserted() && !self.table.is_thinking() {
                        return Ok(());
                    }
                    busy = Instant::now();
                }
            }
        }
    }

    fn now(&self) -> Time {
        self.woken.elapsed()
    }

    fn call(&mut self, reply: Reply) -> CallId {
        self.next_call += 1;
        let call = CallId(self.next_call);
        self.calls.insert(call, reply);
        call
    }

    async fn carry_out(&mut self, command: Command) -> Result<(), Unreadable> {
        let message = match command {
            Command::Tell(message) => {
                self.let_go(&message);
                message
            }
            Command::Watch { watcher, guest, format, asks_name, outbox, reply } => {
                self.forget_closed().await?;
                self.outboxes.insert(watcher, outbox);
                Message::Watch { watcher, guest, format, asks_name, call: self.call(reply) }
            }
            Command::Wish { guest, wish, reply } => Message::Wish { guest, wish, call: self.call(reply) },
            Command::Hint { guest, player, reply } => Message::Hint { guest, player, call: self.call(reply) },
            Command::Begin { job, place, shown } => return self.begin(job, place, shown).await,
            Command::Snapshot { guest, seat, reply } => {
                let viewer = self.table.viewer(guest.as_ref(), seat);
                let _ = reply.send(viewer.map(|viewer| self.table.snapshot(viewer)));
                return Ok(());
            }
            Command::PageModel { guest, language, reply } => {
                let _ = reply.send(Box::new(self.table.page(guest.as_ref(), language)));
                return Ok(());
            }
            Command::Record(reply) => {
                let room = self.table.room();
                let finished = |record| FinishedGame {
                    record,
                    seats: room.seats().to_vec(),
                    given_up: room.given_up(),
                    box_name: room.opening().box_name.clone(),
                };
                let _ = reply.send(room.record().map(finished));
                return Ok(());
            }
            Command::Overview(reply) => {
                let _ = reply.send(Overview::of(self.table.room()));
                return Ok(());
            }
            Command::Terms(reply) => {
                let _ = reply.send(self.table.terms());
                return Ok(());
            }
        };
        self.tell(message).await
    }

    /// Lets go of what was held for somebody who leaves, and for a bot that has thought.
    fn let_go(&mut self, message: &Message) {
        match message {
            Message::Leave(watcher) => drop(self.outboxes.remove(watcher)),
            Message::Thought { job, action, .. } => {
                self.hints.remove(job);
                if action.is_none() {
                    tracing::error!(table = %self.table.room().id(), "a bot has found nothing");
                }
            }
            _ => {}
        }
    }

    /// Tells the table something, and does what follows.
    async fn tell(&mut self, message: Message) -> Result<(), Unreadable> {
        let output = self.table.receive(message, self.now());
        self.perform(output).await
    }

    /// Watchers who have gone without a word are gone for the table too.
    async fn forget_closed(&mut self) -> Result<(), Unreadable> {
        let closed: Vec<WatcherId> =
            self.outboxes.iter().filter(|(_, outbox)| outbox.is_closed()).map(|(watcher, _)| *watcher).collect();
        for watcher in closed {
            self.outboxes.remove(&watcher);
            Box::pin(self.tell(Message::Leave(watcher))).await?;
        }
        Ok(())
    }

    /// Does what the table wants done, and what follows from that.
    async fn perform(&mut self, mut output: Output) -> Result<(), Unreadable> {
        let mut news = Vec::new();
        loop {
            for (watcher, message) in output.sent.drain(..) {
                // Slow clients are disconnected and reconnect.
                let is_sent = self.outboxes.get(&watcher).is_none_or(|outbox| outbox.send(message));
                if !is_sent {
                    self.outboxes.remove(&watcher);
                    news.push(Message::Leave(watcher));
                }
            }
            for (call, answer) in output.answers.drain(..) {
                self.answer(call, answer);
            }
            for job in output.jobs.drain(..) {
                news.extend(self.start(job));
            }
            if !self.table.is_unwatched() {
                self.unwatched = None;
            }
            if let Some(guests) = output.announced.take().filter(|_| self.shared.store.is_shared()) {
                self.shared.store.announce(self.table.room().id(), &guests).await;
            }
            if !output.unnamed.is_empty() {
                let unnamed = std::mem::take(&mut output.unnamed);
                news.push(Message::Named(loading::names_of(&self.shared.store, &unnamed).await));
            }
            if let Some(refusal) = output.ended.take() {
                return Err(Unreadable(refusal));
            }
            output = match output.storing.take() {
                Some(Storing::Keep(append)) => {
                    let (stored, was_over) = (self.keep(append).await, self.table.room().is_over());
                    let output = self.table.stored(stored, self.now());
                    if !was_over && self.table.room().is_over() {
                        self.keep_results().await;
                        news.push(Message::Standings(self.standings().await));
                    }
                    output
                }
                Some(Storing::Read(from)) => {
                    let entries = self.shared.store.entries(self.table.room().id(), from).await;
                    let log = |error: &StoreError| tracing::error!(%error, "entries could not be read");
                    self.table.stored(Stored::Entries(entries.inspect_err(log).ok()), self.now())
                }
                None => match news.pop() {
                    Some(message) => self.table.receive(message, self.now()),
                    None => return Ok(()),
                },
            };
        }
    }

    async fn keep(&mut self, append: Append) -> Stored {
        let (table, is_listed, attends) = (append.table.clone(), append.listing.is_some(), append.attends.clone());
        match self.shared.store.append(append).await {
            Ok(Outcome::Kept) => {
                self.shared.tell_lists(&table, is_listed, attends.as_ref()).await;
                Stored::Kept
            }
            Ok(Outcome::Conflict) => Stored::Conflict,
            Err(error) => {
                tracing::error!(%error, "an entry could not be kept");
                Stored::Failed
            }
        }
    }

    /// The game has ended: who sees that finds the results. What cannot be kept now is caught up on later.
    async fn keep_results(&mut self) {
        let (id, results) = (self.table.room().id().clone(), results(self.table.room()));
        match timeout(RESULTS, self.shared.store.keep_results(&id, &results)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(table = %id, %error, "results could not be kept yet"),
            Err(_) => tracing::warn!(table = %id, "results could not be kept in time"),
        }
    }

    /// What those who sit here have reached in games like this one; nothing if that cannot be read.
    async fn standings(&mut self) -> Vec<(Id, pages::Standing)> {
        let results = results(self.table.room());
        let mut standings = Vec::new();
        for result in results.iter().filter(|result| result.own_seats == 1) {
            let asked = self.shared.store.standing(&result.guest, &result.game, &result.setup, result.components);
            if let Ok(Ok(Some(Standing { games, best, average }))) = timeout(RESULTS, asked).await {
                let average = average.round() as i64;
                standings.push((result.guest.clone(), pages::Standing { games, best, average }));
            }
        }
        standings
    }

    fn answer(&mut self, call: CallId, answer: Result<CallAnswer, Refusal>) {
        match answer.as_ref().map_err(|refusal| refusal.code) {
            Err(Code::TableFull) => count_refused("entries"),
            Err(Code::LimitWatchers) => count_refused("watchers"),
            _ => {}
        }
        if let Some(reply) = self.calls.remove(&call) {
            let _ = reply.send(answer);
        }
    }

    /// Waits for a thinker who takes a job on; gives what the table is to hear if there is no place for it.
    fn start(&mut self, job: Job) -> Option<Message> {
        let (thinkers, owner) = match job.owner {
            JobOwner::Table(owner) => {
                if job.is_unwatched && self.unwatched.is_none() {
                    self.unwatched = self.shared.unwatched.clone().try_acquire_owned().ok();
                }
                let must_rest = job.is_unwatched && self.unwatched.is_none();
                if must_rest && !self.is_resting {
                    count_refused("unwatched");
                }
                self.is_resting = must_rest;
                if must_rest {
                    return Some(Message::Declined { job: job.id, refusal: None });
                }
                (self.shared.thinkers.clone(), owner)
            }
            JobOwner::Adviser(guest) => {
                match self.shared.limits.admit_hint(&guest) {
                    Ok(place) => self.hints.insert(job.id, place),
                    Err(refusal) => return Some(Message::Declined { job: job.id, refusal: Some(refusal) }),
                };
                (self.shared.advisers.clone(), guest)
            }
        };
        let (mailbox, shown, job) = (self.mailbox.clone(), Instant::now() + job.pause, job.id);
        tokio::spawn(async move {
            let place = thinkers.seat(&owner).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Command::Begin { job, place, shown }).await;
            }
        });
        None
    }

    /// A thinker is free: lets the bot think, away from the threads that serve everybody.
    async fn begin(&mut self, job: JobId, place: thinkers::Seat, shown: Instant) -> Result<(), Unreadable> {
        let is_waiting = |call: CallId| self.calls.get(&call).is_some_and(|reply| !reply.is_closed());
        let (task, output) = self.table.begin(job, random::seed(), is_waiting);
        match task {
            Some(task) => {
                let (mailbox, limit) = (self.mailbox.clone(), self.shared.limits.settings().thinking);
                tokio::spawn(async move {
                    let thought = tokio::task::spawn_blocking(move || think(task, job, limit)).await;
                    drop(place);
                    sleep_until(shown).await;
                    let nothing = |_| Message::Thought { job, bot: None, action: None, why: None };
                    if let Some(mailbox) = mailbox.upgrade() {
                        let _ = mailbox.send(Command::Tell(thought.unwrap_or_else(nothing))).await;
                    }
                });
            }
            None => drop(self.hints.remove(&job)),
        }
        self.perform(output).await
    }
}

fn think(task: Task, job: JobId, limit: Duration) -> Message {
    let begin = std::time::Instant::now();
    let clock = || begin.elapsed();
    task.think(job, &Timing { clock: &clock, limit: Some(limit) }.patience())
}
