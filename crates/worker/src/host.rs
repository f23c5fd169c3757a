//! A table and its bots for one page: entries are kept in memory, and bots think when nothing else is to be done.

use std::collections::VecDeque;

use catalogue::{Code, Games, Refusal};
use pages::TableModel;
use play::{Rng, Seed};
use table::{
    CallId, ENDED, Format, Guest, Job, JobId, LiveTable, Message, Output, RequestError, Room, Sent, SocketRequest,
    Stored, Storing, TableLimits, Time, WatcherId, read_player, refused,
};
use words::Language;

use crate::beginning::Beginning;
use crate::message::Answer;

/// A table for one page.
pub struct Host {
    table: LiveTable,
    /// What has happened at the table.
    entries: Vec<String>,
    /// Who sits at the page.
    guest: Guest,
    connection: Option<Connection>,
    /// How many connections there were.
    connections: u64,
    /// From which the bots draw.
    rng: Rng,
    /// What bots are to think about, and when the answer may be shown.
    jobs: VecDeque<(JobId, Time)>,
    /// What they have thought, held back until people can follow.
    thoughts: Vec<Thought>,
    /// What the page is told about the present message.
    answers: Vec<Answer>,
}

/// The connection of the page.
#[derive(Clone, Copy)]
struct Connection {
    watcher: WatcherId,
    format: Format,
}

/// What the table is to be told of a bot's decision.
struct Thought {
    shown: Time,
    message: Message,
}

/// Nothing waits for the answer to a call longer than the call takes.
const CALL: CallId = CallId(0);

impl Host {
    /// A new table, at which the guest of the page and the bots sit.
    pub fn new(games: Games, beginning: Beginning, now: Time) -> Result<Host, Refusal> {
        let Beginning { plan, table, guest, seed, bots, pause } = beginning;
        let (room, append) = plan.open(games, table, seed)?;
        let limits = TableLimits { watchers: 1, entries: 5000, last_moves: 1000, pause, away: TableLimits::AWAY };
        let (table, first) = LiveTable::new(room, limits, None, now);
        let mut host = Host {
            table,
            entries: vec![append.entry],
            guest,
            connection: None,
            connections: 0,
            rng: Rng::stream(&bots, 0),
            jobs: VecDeque::new(),
            thoughts: Vec::new(),
            answers: Vec::new(),
        };
        host.perform(first, now)?;
        for (guest, wish) in plan.wishes(&host.guest) {
            match host.tell(Message::Wish { guest, wish, call: CALL }, now) {
                // The game has fewer seats than the plan.
                Err(refusal) if refusal.code == Code::PlayerUnknown => {}
                seated => seated?,
            }
        }
        Ok(host)
    }

    /// The table as its entries have made it.
    pub fn room(&self) -> &Room {
        self.table.room()
    }

    /// Everything that has happened at the table.
    pub fn entries(&self) -> &[String] {
        &self.entries
    }

    /// What a new page of the guest shows.
    pub fn page(&self, language: Language) -> TableModel {
        self.table.page(Some(&self.guest.id), language)
    }

    /// When the host wants to be told that time has passed.
    pub fn due(&self) -> Option<Time> {
        let thinking = self.jobs.front().map(|_| Time::ZERO);
        let shown = self.thoughts.iter().map(|thought| thought.shown).min();
        [self.table.due(), thinking, shown].into_iter().flatten().min()
    }

    /// The page connects, as to a socket of the server; the connection that was there before ends.
    pub fn open(&mut self, address: &str, now: Time) -> Vec<Answer> {
        self.leave(now);
        if let Err(refusal) = self.watch(address, now) {
            self.connection = None;
            self.answers.push(Answer::refused(&refusal));
        }
        std::mem::take(&mut self.answers)
    }

    /// The page says something over the connection.
    pub fn hear(&mut self, text: &str, now: Time) -> Vec<Answer> {
        if let Some(Connection { watcher, format }) = self.connection {
            let read = SocketRequest::read(text);
            let heard = read.map(|request| Message::Request { watcher, guest: self.guest.clone(), request });
            match heard {
                Ok(message) => self.tell_table(message, now),
                Err(RequestError { id, refusal }) => {
                    self.answers.push(Answer::Text(refused(format, id.as_deref(), &refusal)));
                }
            }
        }
        std::mem::take(&mut self.answers)
    }

    /// The page has ended the connection.
    pub fn close(&mut self, now: Time) -> Vec<Answer> {
        self.leave(now);
        std::mem::take(&mut self.answers)
    }

    /// Time has passed: shows what bots have thought, lets the next one think, and tells the table.
    pub fn tick(&mut self, now: Time) -> Vec<Answer> {
        while let Some(n) = self.thoughts.iter().position(|thought| thought.shown <= now) {
            let Thought { message, .. } = self.thoughts.swap_remove(n);
            self.tell_table(message, now);
        }
        // One at a time, so that the page is told in between what has happened.
        if let Some((job, shown)) = self.jobs.pop_front() {
            self.think(job, shown, now);
        }
        if self.table.due().is_some_and(|due| due <= now) {
            self.tell_table(Message::Tick, now);
        }
        std::mem::take(&mut self.answers)
    }

    fn leave(&mut self, now: Time) {
        if let Some(Connection { watcher, .. }) = self.connection.take() {
            self.tell_table(Message::Leave(watcher), now);
        }
    }

    fn watch(&mut self, address: &str, now: Time) -> Result<(), Refusal> {
        let format = self.read_address(address)?;
        self.connections += 1;
        let watcher = WatcherId(self.connections);
        self.connection = Some(Connection { watcher, format });
        self.answers.push(Answer::Open);
        let guest = Some(self.guest.id.clone());
        self.tell(Message::Watch { watcher, guest, format, asks_name: false, call: CALL }, now)
    }

    /// Which of the two sockets of this table has the address.
    fn read_address(&self, address: &str) -> Result<Format, Refusal> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let field = |name: &str| {
            let mut fields = form_urlencoded::parse(query.as_bytes());
            fields.find(|(field, _)| field == name).map(|(_, value)| value)
        };
        let id = self.room().id();
        if path.ends_with(&format!("/t/{id}/socket")) {
            let language = field("lang").and_then(|code| code.parse().ok());
            Ok(Format::Page(language.unwrap_or(Language::English)))
        } else if path.ends_with(&format!("/api/tables/{id}/socket")) {
            let wrong = || Refusal::new(Code::RequestWrongFields).with("detail", "seat");
            let seat = field("seat").map(|seat| seat.parse().map_err(|_| wrong()).and_then(read_player));
            seat.transpose().map(Format::Json)
        } else {
            Err(Refusal::new(Code::TableUnknown))
        }
    }

    /// Lets a bot think. How much work it does depends on its level alone, so that it needs no clock.
    fn think(&mut self, job: JobId, shown: Time, now: Time) {
        let seed = Seed::from(self.rng.number());
        let (task, output) = self.table.begin(job, seed, |_| true);
        // Only calls are refused, and nobody has called.
        let _ = self.perform(output, now);
        if let Some(task) = task {
            self.thoughts.push(Thought { shown, message: task.think(job, &|| true) });
        }
    }

    /// Tells the table something that is no call.
    fn tell_table(&mut self, message: Message, now: Time) {
        let _ = self.tell(message, now);
    }

    /// Tells the table something, and does what follows; gives why a call was refused, if it was.
    fn tell(&mut self, message: Message, now: Time) -> Result<(), Refusal> {
        let output = self.table.receive(message, now);
        self.perform(output, now)
    }

    /// Does what the table wants done, and what follows from that.
    fn perform(&mut self, mut output: Output, now: Time) -> Result<(), Refusal> {
        let mut called = Ok(());
        loop {
            for (watcher, sent) in output.sent.drain(..) {
                self.send(watcher, sent);
            }
            for (_, answer) in output.answers.drain(..) {
                called = called.and(answer.map(|_| ()));
            }
            self.jobs.extend(output.jobs.drain(..).map(|Job { id, pause, .. }| (id, now + pause)));
            let stored = match output.storing.take() {
                Some(Storing::Keep(append)) => {
                    self.entries.push(append.entry);
                    Stored::Kept
                }
                Some(Storing::Read(from)) => {
                    let known = usize::try_from(from.0).unwrap_or_default();
                    Stored::Entries(Some(self.entries.iter().skip(known).cloned().collect()))
                }
                None => return called,
            };
            output = self.table.stored(stored, now);
        }
    }

    /// Sends the page something, if it is still the one for whom it is meant.
    fn send(&mut self, watcher: WatcherId, sent: Sent) {
        let Some(Connection { format, .. }) = self.connection.filter(|connection| connection.watcher == watcher) else {
            return;
        };
        match sent {
            Sent::Text(text) => self.answers.push(Answer::Text(String::from_utf8_lossy(&text).into_owned())),
            Sent::Redraw(redraw) => self.answers.push(Answer::Bytes(redraw.plain())),
            Sent::Ended(refusal) => {
                self.connection = None;
                let reason = refusal.code.as_str().to_owned();
                self.answers.push(Answer::Text(refused(format, None, &refusal)));
                self.answers.push(Answer::Closed { code: ENDED, reason });
            }
        }
    }
}
