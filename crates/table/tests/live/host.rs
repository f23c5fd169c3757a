//! A host that keeps entries in a list.

use std::time::Duration;

use catalogue::{Code, GAMES, Level, Refusal};
use pages::Sitter;
use play::{Player, Rng, Seed};
use table::{
    CallAnswer, CallId, Format, Guest, Id, LiveTable, Message, Output, Sent, Stored, Storing, TableLimits, TablePlan,
    Time, Version, WatcherId, Wish,
};
use words::Language;

const LIMITS: TableLimits = TableLimits {
    watchers: 3,
    entries: 5000,
    last_moves: 1000,
    pause: Duration::from_millis(600),
    away: TableLimits::AWAY,
};

pub(crate) fn id(n: u8) -> Id {
    Id::from_bytes([n; 16])
}

pub(crate) fn guest(n: u8) -> Guest {
    Guest { id: id(n), name: format!("Guest {n}") }
}

pub(crate) fn player(seat: usize) -> Player {
    Player::new(seat)
}

/// A host that keeps entries in a list, and can be told to fail.
pub(crate) struct Host {
    pub(crate) table: LiveTable,
    pub(crate) entries: Vec<String>,
    pub(crate) now: Time,
    calls: u64,
    /// What the storage answers next instead of keeping.
    pub(crate) next: Vec<Stored>,
    /// What another process writes just before the next entry is kept.
    pub(crate) faster: Vec<String>,
    pub(crate) output: Output,
}

impl Host {
    pub(crate) fn new(game: &str, setup: &str, sitters: &[Sitter]) -> Host {
        Host::with_hints(game, setup, sitters, None)
    }

    pub(crate) fn with_hints(game: &str, setup: &str, sitters: &[Sitter], hints: Option<bool>) -> Host {
        let (game, setup) = (game.to_owned(), setup.to_owned());
        let plan = TablePlan {
            game,
            setup,
            components: None,
            is_public: false,
            sitters: sitters.to_vec(),
            names: Vec::new(),
            beginning: None,
            hints,
        };
        let (room, append) = plan.open(GAMES, id(9), Seed::from(7)).expect("a good plan");
        let (table, output) = LiveTable::new(room, LIMITS, None, Time::ZERO);
        let (entries, next, faster) = (vec![append.entry], Vec::new(), Vec::new());
        let mut host = Host { table, entries, now: Time::ZERO, calls: 0, next, faster, output: Output::default() };
        host.perform(output);
        for (guest, wish) in plan.wishes(&guest(1)) {
            host.wish(&guest, wish).expect("the seats are free");
        }
        host
    }

    /// Asks for a hint and lets a bot with little work think about it.
    pub(crate) fn hint(&mut self, guest: u8, seat: usize) -> Result<CallAnswer, Refusal> {
        let call = self.call();
        self.tell(Message::Hint { guest: id(guest), player: player(seat), call });
        for job in std::mem::take(&mut self.output.jobs) {
            let (task, output) = self.table.begin(job.id, Seed::from(5), |_| true);
            self.perform(output);
            let Some(mut task) = task else { continue };
            assert!(task.needs_reason, "a hint has a reason");
            task.bot = self.table.room().table().bot(Level::Search { simulations: 8, trees: 1 }, Rng::from_number(1));
            let thought = task.think(job.id, &|| false);
            self.tell(thought);
        }
        self.answer(call).expect("a hint is given or refused")
    }

    /// The log as a page shows it, the newest first.
    pub(crate) fn log(&self, language: Language) -> Vec<String> {
        self.table.page(None, language).log
    }

    pub(crate) fn tell(&mut self, message: Message) {
        let output = self.table.receive(message, self.now);
        self.perform(output);
    }

    /// Does what the table asks of its storage; the rest is gathered.
    pub(crate) fn perform(&mut self, mut output: Output) {
        loop {
            self.output.sent.append(&mut output.sent);
            self.output.answers.append(&mut output.answers);
            self.output.jobs.append(&mut output.jobs);
            self.output.announced = output.announced.take().or(self.output.announced.take());
            self.output.unnamed.append(&mut output.unnamed);
            self.output.ended = output.ended.take().or(self.output.ended.take());
            let stored = match output.storing.take() {
                None => return,
                Some(Storing::Read(from)) => Stored::Entries(Some(self.entries[from.0 as usize..].to_vec())),
                Some(Storing::Keep(append)) => {
                    self.entries.append(&mut self.faster);
                    match self.next.pop() {
                        Some(stored) => stored,
                        None if append.n == Version(self.entries.len() as i64) => {
                            self.entries.push(append.entry);
                            Stored::Kept
                        }
                        None => Stored::Conflict,
                    }
                }
            };
            output = self.table.stored(stored, self.now);
        }
    }

    pub(crate) fn call(&mut self) -> CallId {
        self.calls += 1;
        CallId(self.calls)
    }

    pub(crate) fn answer(&mut self, call: CallId) -> Option<Result<CallAnswer, Refusal>> {
        let n = self.output.answers.iter().position(|(answered, _)| *answered == call)?;
        Some(self.output.answers.swap_remove(n).1)
    }

    pub(crate) fn wish(&mut self, guest: &Guest, wish: Wish) -> Result<CallAnswer, Refusal> {
        let call = self.call();
        self.tell(Message::Wish { guest: guest.clone(), wish, call });
        self.answer(call).expect("a wish is answered at once")
    }

    pub(crate) fn watch(&mut self, watcher: u64, guest: Option<Id>, format: Format) -> Result<CallAnswer, Refusal> {
        let call = self.call();
        self.tell(Message::Watch { watcher: WatcherId(watcher), guest, format, asks_name: false, call });
        self.answer(call).expect("a watcher is answered at once")
    }

    /// What was sent to a watcher since it was last asked, texts only.
    pub(crate) fn texts(&mut self, watcher: u64) -> Vec<String> {
        let sent = std::mem::take(&mut self.output.sent);
        let text = |(to, sent): (WatcherId, Sent)| match sent {
            Sent::Text(text) if to == WatcherId(watcher) => Some(String::from_utf8(text.to_vec()).expect("UTF-8")),
            _ => None,
        };
        sent.into_iter().filter_map(text).collect()
    }

    /// Lets bots think about everything that waits; gives how often each tried its actions in its head.
    pub(crate) fn think(&mut self) -> Vec<u64> {
        let mut tried = Vec::new();
        for job in std::mem::take(&mut self.output.jobs) {
            let (task, output) = self.table.begin(job.id, Seed::from(5), |_| true);
            self.perform(output);
            let Some(mut task) = task else { continue };
            let suggestion = task.bot.choose(&task.position, &|| true);
            tried.push(suggestion.visits.values().filter_map(serde_json::Value::as_u64).sum());
            self.tell(Message::Thought {
                job: job.id,
                bot: Some(task.bot),
                action: Some(suggestion.action),
                why: None,
            });
        }
        tried
    }

    /// The page of a guest, as words.
    pub(crate) fn page(&self, guest: Option<u8>, language: Language) -> String {
        let now = self.table.page(guest.map(id).as_ref(), language);
        let regions = pages::table_regions(&table::page_reader(self.table.room(), language), &now);
        regions.into_iter().map(|(_, html)| html).collect()
    }

    pub(crate) fn legal(&self, seat: usize) -> String {
        self.table.room().table().legal(player(seat)).first().expect("a choice").clone()
    }

    pub(crate) fn play(&mut self, seat: usize, version: Version, command: Option<&str>) -> Result<CallAnswer, Refusal> {
        let (action, command) = (self.legal(seat), command.map(str::to_owned));
        self.wish(&guest(1), Wish::Play { player: player(seat), action, version, command })
    }
}

pub(crate) fn code(refused: Result<CallAnswer, Refusal>) -> Code {
    refused.expect_err("a refusal").code
}
