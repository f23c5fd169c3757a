//! A live table as its host sees it: messages and time in, work out.

use std::time::Duration;

use catalogue::{Code, GAMES, Level, Refusal};
use pages::Sitter;
use play::{Player, Seed};
use table::{
    CallAnswer, CallId, Format, Guest, Id, LiveTable, Message, Output, Room, Sent, SocketRequest, Stored, Storing,
    TableLimits, TablePlan, Time, Version, WatcherId, Wish,
};
use words::Language;

const LIMITS: TableLimits =
    TableLimits { watchers: 3, entries: 5000, last_moves: 1000, pause: Duration::from_millis(600) };

fn id(n: u8) -> Id {
    Id::from_bytes([n; 16])
}

fn guest(n: u8) -> Guest {
    Guest { id: id(n), name: format!("Guest {n}") }
}

fn player(seat: usize) -> Player {
    Player::new(seat)
}

/// A host that keeps entries in a list, and can be told to fail.
struct Host {
    table: LiveTable,
    entries: Vec<String>,
    now: Time,
    calls: u64,
    /// What the storage answers next instead of keeping.
    next: Vec<Stored>,
    /// What another process writes just before the next entry is kept.
    faster: Vec<String>,
    output: Output,
}

impl Host {
    fn new(game: &str, setup: &str, sitters: &[Sitter]) -> Host {
        let (game, setup) = (game.to_owned(), setup.to_owned());
        let plan =
            TablePlan { game, setup, is_public: false, sitters: sitters.to_vec(), names: Vec::new(), beginning: None };
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

    fn tell(&mut self, message: Message) {
        let output = self.table.receive(message, self.now);
        self.perform(output);
    }

    /// Does what the table asks of its storage; the rest is gathered.
    fn perform(&mut self, mut output: Output) {
        loop {
            self.output.sent.append(&mut output.sent);
            self.output.answers.append(&mut output.answers);
            self.output.jobs.append(&mut output.jobs);
            self.output.announced = output.announced.take().or(self.output.announced.take());
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

    fn call(&mut self) -> CallId {
        self.calls += 1;
        CallId(self.calls)
    }

    fn answer(&mut self, call: CallId) -> Option<Result<CallAnswer, Refusal>> {
        let n = self.output.answers.iter().position(|(answered, _)| *answered == call)?;
        Some(self.output.answers.swap_remove(n).1)
    }

    fn wish(&mut self, guest: &Guest, wish: Wish) -> Result<CallAnswer, Refusal> {
        let call = self.call();
        self.tell(Message::Wish { guest: guest.clone(), wish, call });
        self.answer(call).expect("a wish is answered at once")
    }

    fn watch(&mut self, watcher: u64, guest: Option<Id>, format: Format) -> Result<CallAnswer, Refusal> {
        let call = self.call();
        self.tell(Message::Watch { watcher: WatcherId(watcher), guest, format, call });
        self.answer(call).expect("a watcher is answered at once")
    }

    /// What was sent to a watcher since it was last asked, texts only.
    fn texts(&mut self, watcher: u64) -> Vec<String> {
        let sent = std::mem::take(&mut self.output.sent);
        let text = |(to, sent): (WatcherId, Sent)| match sent {
            Sent::Text(text) if to == WatcherId(watcher) => Some(String::from_utf8(text.to_vec()).expect("UTF-8")),
            _ => None,
        };
        sent.into_iter().filter_map(text).collect()
    }

    /// Lets bots think about everything that waits; gives how often each tried its actions in its head.
    fn think(&mut self) -> Vec<u64> {
        let mut tried = Vec::new();
        for job in std::mem::take(&mut self.output.jobs) {
            let (task, output) = self.table.begin(job.id, Seed::from(5), |_| true);
            self.perform(output);
            let Some(mut task) = task else { continue };
            let suggestion = task.bot.choose(&task.position, &|| true);
            tried.push(suggestion.visits.values().filter_map(serde_json::Value::as_u64).sum());
            self.tell(Message::Thought { job: job.id, bot: Some(task.bot), action: Some(suggestion.action) });
        }
        tried
    }

    fn legal(&self, seat: usize) -> String {
        self.table.room().table().legal(player(seat)).first().expect("a choice").clone()
    }

    fn play(&mut self, seat: usize, version: Version, command: Option<&str>) -> Result<CallAnswer, Refusal> {
        let (action, command) = (self.legal(seat), command.map(str::to_owned));
        self.wish(&guest(1), Wish::Play { player: player(seat), action, version, command })
    }
}

fn code(refused: Result<CallAnswer, Refusal>) -> Code {
    refused.expect_err("a refusal").code
}

#[test]
fn what_is_granted_is_kept_before_it_is_seen() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, Some(id(1)), Format::Json(Some(player(0)))).expect("a watcher");
    host.texts(1);
    let version = host.table.room().version();
    host.next.push(Stored::Failed);
    assert_eq!(code(host.play(0, version, None)), Code::ServerStore);
    assert!(host.texts(1).is_empty(), "nobody sees what was not kept");
    assert_eq!(host.table.room().version(), version);
    assert_eq!(host.play(0, version, None), Ok(CallAnswer::Changed(version.next())));
    assert_eq!(host.texts(1).len(), 1);
    let room = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    assert_eq!(room.table().record(), host.table.room().table().record(), "the entries make the same table");
}

#[test]
fn a_command_that_was_kept_although_the_answer_was_lost_is_done() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    let (version, action) = (host.table.room().version(), host.legal(0));
    let mut twin = Host::new("clever2", "players=1", &[Sitter::Me]);
    twin.play(0, version, Some("a")).expect("a legal move");
    host.faster = twin.entries.split_off(version.0 as usize);
    host.next.push(Stored::Failed);
    let wish = Wish::Play { player: player(0), action, version, command: Some("a".to_owned()) };
    assert_eq!(host.wish(&guest(1), wish.clone()), Ok(CallAnswer::Changed(version.next())));
    assert_eq!(host.wish(&guest(1), wish), Ok(CallAnswer::Changed(version.next())), "and a repeat changes nothing");
}

#[test]
fn of_two_writers_the_slower_one_checks_its_wish_anew() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    let version = host.table.room().version();
    let mut twin = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    twin.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    host.faster = twin.entries.split_off(version.0 as usize);
    assert_eq!(code(host.wish(&guest(3), Wish::Sit(player(1)))), Code::SeatTaken);
    assert_eq!(host.table.room().version(), version.next());
}

#[test]
fn entries_that_cannot_be_followed_end_the_table_and_everybody_is_told() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, None, Format::Page(Language::Hungarian)).expect("a watcher");
    host.output.sent.clear();
    host.entries.push(r#"{"dance":{}}"#.to_owned());
    host.tell(Message::Refresh(Version(99)));
    assert_eq!(host.output.ended.as_ref().map(|refusal| refusal.code), Some(Code::TableNewer));
    assert!(matches!(&host.output.sent[..], [(WatcherId(1), Sent::Ended(_))]));
}

#[test]
fn a_bot_is_asked_again_after_a_growing_pause_until_its_decision_is_kept() {
    let mut host = Host::new("marabunta", "players=2", &[Sitter::Bot(Level::Easy), Sitter::Me]);
    let version = host.table.room().version();
    for pause in [500, 1000, 2000] {
        host.next.push(Stored::Failed);
        assert_eq!(host.think().len(), 1);
        assert_eq!(host.table.room().version(), version);
        let due = host.table.due().expect("a bot waits");
        assert_eq!(due - host.now, Duration::from_millis(pause));
        host.tell(Message::Tick);
        assert!(host.output.jobs.is_empty(), "it is too early");
        host.now = due;
        host.tell(Message::Tick);
    }
    host.think();
    assert_eq!(host.table.room().version(), version.next());
}

#[test]
fn a_bot_goes_on_with_its_search_while_its_turn_goes_on() {
    let mut host = Host::new("house_of_cats", "players=1", &[Sitter::Me]);
    let level = Level::Search { simulations: 40, trees: 1 };
    host.wish(&guest(1), Wish::Bot(player(0), level)).expect("a bot plays on for me");
    let mut tried = Vec::new();
    while !host.table.room().is_over() {
        tried.extend(host.think());
    }
    // A search that goes on has tried more than those 40 times; after a result of chance it begins anew.
    assert!(tried.iter().any(|times| *times > 40), "no search went on: {tried:?}");
    assert!(tried.contains(&40), "no search began anew: {tried:?}");
}

#[test]
fn a_hint_is_thought_about_once_and_answered_over_the_socket_and_the_call() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, Some(id(1)), Format::Page(Language::English)).expect("a watcher");
    let request = SocketRequest::read(r#"{"cmd":"hint","id":"h"}"#).expect("a request");
    host.tell(Message::Request { watcher: WatcherId(1), guest: guest(1), request });
    let call = host.call();
    host.tell(Message::Hint { guest: id(1), player: player(0), call });
    assert_eq!(host.output.jobs.len(), 1, "one thought for both");
    let job = host.output.jobs.remove(0).id;
    host.texts(1);
    let action = host.legal(0);
    host.tell(Message::Thought { job, bot: None, action: Some(action.clone()) });
    assert_eq!(host.answer(call), Some(Ok(CallAnswer::Action(action.clone()))));
    let answer: serde_json::Value = serde_json::from_str(&host.texts(1)[0]).expect("JSON");
    assert_eq!((&answer["answer"], &answer["action"]), (&"h".into(), &action.into()));
}

#[test]
fn a_hint_that_nobody_waits_for_is_not_thought_about() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    let call = host.call();
    host.tell(Message::Hint { guest: id(1), player: player(0), call });
    let job = host.output.jobs.remove(0).id;
    assert!(host.table.begin(job, Seed::from(1), |_| false).0.is_none());
}

#[test]
fn others_wait_two_minutes_for_somebody_who_has_gone() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    let bot = || Wish::Bot(player(1), Level::Easy);
    assert_eq!(code(host.wish(&guest(1), bot())), Code::SeatTaken);
    host.now += Duration::from_secs(121);
    host.watch(2, Some(id(2)), Format::Json(None)).expect("a watcher");
    assert_eq!(code(host.wish(&guest(1), bot())), Code::SeatTaken, "now they are here");
    host.tell(Message::Leave(WatcherId(2)));
    host.now += Duration::from_secs(121);
    assert!(host.wish(&guest(1), bot()).is_ok());
}

#[test]
fn a_table_has_a_limit_of_watchers() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    for watcher in 0..3 {
        host.watch(watcher, None, Format::Json(None)).expect("there is room");
    }
    assert_eq!(code(host.watch(3, None, Format::Json(None))), Code::LimitWatchers);
    host.tell(Message::Leave(WatcherId(0)));
    assert!(host.watch(4, None, Format::Json(None)).is_ok());
}
