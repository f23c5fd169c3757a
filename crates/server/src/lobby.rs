//! Finds tables, wakes those that sleep, and makes new ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use catalogue::{Code, Refusal};
use table::{Id, Message, Room, TablePlan, Version};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::command::Command;
use crate::ids::new_id;
use crate::live::{Live, MAILBOX};
use crate::loading::{self, LoadError};
use crate::news::News;
use crate::overview::Overview;
use crate::random;
use crate::shared::Shared;
use crate::store::{Outcome, Store};

/// All tables that are awake.
#[derive(Clone)]
pub(crate) struct Lobby {
    shared: Shared,
    awake: Arc<Mutex<HashMap<Id, mpsc::Sender<Command>>>>,
    /// Tables that are being read: all who ask for one of them meanwhile wait for the same reading.
    reading: Arc<Mutex<HashMap<Id, Reading>>>,
    /// Places for those who read tables.
    readers: Arc<Semaphore>,
}

/// One reading of a table: the task that holds it reads, and leaves behind why that failed.
type Reading = Arc<tokio::sync::Mutex<Option<Refusal>>>;

/// At how many tables of a guest a new name is told at once; others read it when they wake.
const RENAMED: i64 = 200;

/// How many tables are read at the same time.
const READERS: usize = 8;

impl Lobby {
    /// A lobby with nobody in it.
    pub(crate) fn new(shared: Shared) -> Lobby {
        Lobby { shared, awake: Arc::default(), reading: Arc::default(), readers: Arc::new(Semaphore::new(READERS)) }
    }

    /// The database.
    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Makes a table; its seats are free.
    pub(crate) async fn open(&self, plan: &TablePlan) -> Result<Id, Refusal> {
        let (room, append) = plan.open(self.shared.games, new_id(), random::seed())?;
        let id = room.id().clone();
        match self.shared.store.append(append).await {
            Ok(Outcome::Kept) => {
                self.wake(room);
                self.shared.news.note(&id, true, None);
                Ok(id)
            }
            Ok(Outcome::Conflict) => Err(store_failed()),
            Err(error) => {
                tracing::error!(%error, "a table could not be made");
                Err(store_failed())
            }
        }
    }

    /// What is going on at a table. One that sleeps goes on sleeping.
    pub(crate) async fn overview(&self, id: &Id) -> Result<Arc<Overview>, Refusal> {
        let overviews = &self.shared.news.overviews;
        let changes = match overviews.find(id) {
            Ok(overview) => return Ok(overview),
            Err(changes) => changes,
        };
        let overview = match self.mailbox(id) {
            Some(_) => self.ask(id, Command::Overview).await?,
            None => {
                let _reader = self.readers.acquire().await;
                let room = loading::load(&self.shared, id).await.map_err(|_| store_failed())?;
                Overview::of(&room.ok_or_else(|| Refusal::new(Code::TableUnknown))?)
            }
        };
        let overview = Arc::new(overview);
        overviews.keep(id, changes, &overview);
        Ok(overview)
    }

    /// Asks a table; it is woken if it sleeps.
    pub(crate) async fn ask<T>(
        &self,
        id: &Id,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await?;
        answer.await.map_err(|_| store_failed())
    }

    /// Sends a command to a table; it is woken if it sleeps.
    pub(crate) async fn send(&self, id: &Id, mut command: Command) -> Result<(), Refusal> {
        loop {
            let mailbox = match self.mailbox(id) {
                Some(mailbox) => mailbox,
                None => {
                    // A task of its own: others may wait for it when this one has gone.
                    let (lobby, id) = (self.clone(), id.clone());
                    tokio::spawn(async move { lobby.read(&id).await }).await.map_err(|_| store_failed())??
                }
            };
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                // It fell asleep just now.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
            self.awake.lock().expect("no thread panicked").remove(id);
        }
    }

    /// Wakes a table that sleeps; of those who ask at the same time one reads it.
    async fn read(&self, id: &Id) -> Result<mpsc::Sender<Command>, Refusal> {
        let reading = self.reading.lock().expect("no thread panicked").entry(id.clone()).or_default().clone();
        let mut failed = reading.lock().await;
        if let Some(mailbox) = self.mailbox(id) {
            return Ok(mailbox);
        }
        if let Some(refusal) = &*failed {
            return Err(refusal.clone());
        }
        let _reader = self.readers.acquire().await;
        let read = match loading::load(&self.shared, id).await {
            Ok(Some(room)) => Ok(self.wake(room)),
            Ok(None) => Err(Refusal::new(Code::TableUnknown)),
            Err(error) => {
                tracing::error!(table = %id, %error, "a table could not be read");
                Err(match error {
                    LoadError::Store(_) | LoadError::Panicked => store_failed(),
                    LoadError::Box(unknown) => unknown.into(),
                    LoadError::Broken(broken) => broken.refusal(),
                })
            }
        };
        *failed = read.as_ref().err().cloned();
        self.reading.lock().expect("no thread panicked").remove(id);
        read
    }

    /// What has happened, for those who look at lists.
    pub(crate) fn news(&self) -> &News {
        &self.shared.news
    }

    /// Tells a table, if it is awake here, what another process said.
    pub(crate) async fn tell(&self, id: &Id, news: Message) {
        if let Some(mailbox) = self.mailbox(id) {
            let _ = mailbox.send(Command::Tell(news)).await;
        }
    }

    /// Tells the tables of a guest that are awake here what the guest is called now.
    pub(crate) async fn rename(&self, guest: &Id) {
        let (names, tables) =
            (self.store().guests(std::slice::from_ref(guest)).await, self.store().tables_of(guest, RENAMED).await);
        let (Ok(names), Ok(tables)) = (names, tables) else {
            tracing::warn!("a new name could not be told to tables; they read it when they wake");
            return;
        };
        for table in tables {
            self.tell(&table.id, Message::Named(names.clone())).await;
        }
    }

    /// Tells all tables that are awake here that other processes may have written to them.
    pub(crate) async fn refresh_all(&self) {
        let mailboxes: Vec<_> = self.awake.lock().expect("no thread panicked").values().cloned().collect();
        for mailbox in mailboxes {
            let _ = mailbox.send(Command::Tell(Message::Refresh(Version(i64::MAX)))).await;
        }
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.awake.lock().expect("no thread panicked").len()
    }

    fn mailbox(&self, id: &Id) -> Option<mpsc::Sender<Command>> {
        let awake = self.awake.lock().expect("no thread panicked");
        awake.get(id).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// Starts the task of a table, unless somebody else has done so meanwhile.
    fn wake(&self, room: Room) -> mpsc::Sender<Command> {
        let mut awake = self.awake.lock().expect("no thread panicked");
        let id = room.id().clone();
        if let Some(mailbox) = awake.get(&id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (sender, receiver) = mpsc::channel(MAILBOX);
        let (lobby, live) = (self.clone(), Live::new(room, self.shared.clone(), sender.downgrade()));
        awake.insert(id.clone(), sender.clone());
        tokio::spawn(async move {
            live.run(receiver).await;
            let mut awake = lobby.awake.lock().expect("no thread panicked");
            if awake.get(&id).is_some_and(mpsc::Sender::is_closed) {
                awake.remove(&id);
            }
        });
        sender
    }
}

fn store_failed() -> Refusal {
    Refusal::new(Code::ServerStore)
}
