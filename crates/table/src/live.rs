//! A live table: the one place where it changes.

use catalogue::{Code, Refusal};
use pages::Standing;
use play::{BoxDigest, Player};

use crate::entry::{BrokenEntry, Open};
use crate::making::{BoxChoice, read_level};
use crate::message::{CallAnswer, CallId, Message, Notice, Output, Stored, Storing, TableLimits, Time};
use crate::presence::Presence;
use crate::request::{accepted, advised, refused};
use crate::room::{Room, read_player};
use crate::seat::Seat;
use crate::thinking::{Advice, Hint, Thinking};
use crate::watching::{Format, Sent, WatcherId, Watchers};
use crate::wish::{EndWord, Granted, Wish};
use crate::{Append, Entry, Guest, Id, Request, SocketRequest, Version};

/// A table that is awake.
pub struct LiveTable {
    pub(crate) room: Room,
    pub(crate) limits: TableLimits,
    pub(crate) watchers: Watchers,
    pub(crate) presence: Presence,
    pub(crate) thinking: Thinking,
    /// What everybody at the table should know about the host.
    pub(crate) notice: Option<Notice>,
    /// What guests have reached in games like this one, once it is over.
    pub(crate) standings: Vec<(Id, Standing)>,
    /// How often guests had other names.
    pub(crate) renamed: u32,
    /// The time of the present message.
    pub(crate) now: Time,
    /// What the present message leads to.
    pub(crate) output: Output,
    /// What waits for the storage.
    pending: Option<Pending>,
}

/// Who waits for an answer.
pub(crate) enum Asker {
    /// A call.
    Call(CallId),
    /// A watcher, who gave the request this name.
    Watcher(WatcherId, Option<String>),
}

/// Why the storage was asked.
pub(crate) enum Purpose {
    /// A guest's wish.
    Wish {
        /// Who waits for it.
        asker: Asker,
        /// Who wishes.
        guest: Guest,
        /// What.
        wish: Wish,
        /// Whether it could not be kept.
        has_failed: bool,
    },
    /// A bot's decision.
    Bot {
        /// The version it was made at.
        version: Version,
        /// Whether it could not be kept.
        has_failed: bool,
    },
    /// A hint that others are told of.
    Hint {
        /// Who waits for it.
        hint: Hint,
        /// What it is.
        advice: Advice,
        /// Whether it could not be kept that it was taken.
        has_failed: bool,
    },
    /// Others have kept entries.
    Refresh,
}

/// What waits for the storage: an entry that is being kept, or entries that are being read.
struct Pending {
    purpose: Purpose,
    granted: Option<Granted>,
}

/// What a table is about.
#[derive(Clone, Debug)]
pub struct Terms {
    /// What it began with.
    pub open: Open,
    /// The set-up with every setting.
    pub setup: String,
    /// The box with which it is played.
    pub components: BoxDigest,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Where the same people meet again.
    pub rematch: Option<Id>,
}

impl Terms {
    /// The box, as it can be chosen for another table.
    pub fn chosen_box(&self) -> BoxChoice {
        BoxChoice { digest: self.components, name: self.open.box_name.clone().unwrap_or_default() }
    }
}

impl LiveTable {
    /// A table that wakes now; its bots are asked at once.
    pub fn new(room: Room, limits: TableLimits, notice: Option<Notice>, now: Time) -> (LiveTable, Output) {
        let (watchers, thinking, output) = (Watchers::default(), Thinking::default(), Output::default());
        let presence = Presence::new(now);
        let (standings, renamed, pending) = (Vec::new(), 0, None);
        let mut table =
            LiveTable { room, limits, watchers, presence, thinking, notice, standings, renamed, now, output, pending };
        table.ask_bots();
        let output = std::mem::take(&mut table.output);
        (table, output)
    }

    /// The table as its entries have made it.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// What the table is about.
    pub fn terms(&self) -> Terms {
        let (open, seats) = (self.room.opening().clone(), self.room.seats().to_vec());
        let (setup, components) = (self.room.table().whole_setup(), self.room.table().box_digest());
        Terms { open, setup, components, seats, is_over: self.room.is_over(), rematch: self.room.rematch().cloned() }
    }

    /// Whether nobody watches.
    pub fn is_deserted(&self) -> bool {
        self.watchers.is_empty()
    }

    /// When the table wants to be told that time has passed.
    pub fn due(&self) -> Option<Time> {
        [self.presence.due, self.presence.passing, self.thinking.again].into_iter().flatten().min()
    }

    /// Hears a message. Nothing may be said while the storage works for the table.
    pub fn receive(&mut self, message: Message, now: Time) -> Output {
        debug_assert!(self.pending.is_none(), "the storage has not answered yet");
        self.now = now;
        match message {
            Message::Watch { watcher, guest, format, asks_name, call } => {
                let watching = self.watch(watcher, guest, format, asks_name).map(|()| CallAnswer::Watching);
                self.answer(&Asker::Call(call), watching);
            }
            Message::Leave(watcher) => {
                let guest = self.watchers.remove(watcher);
                self.thinking.forget(|asker| matches!(asker, Asker::Watcher(gone, _) if *gone == watcher));
                self.note_presence(guest);
            }
            Message::Request { watcher, guest, request } => self.carry_out(watcher, guest, request),
            Message::Wish { guest, wish, call } => self.wish(Asker::Call(call), guest, wish),
            Message::Hint { guest, player, call } => self.hint(&guest, player, Asker::Call(call)),
            Message::Thought { job, bot, action, why } => self.hear_thought(job, bot, action, why),
            Message::Declined { job, refusal } => self.hear_declined(job, refusal),
            Message::Refresh(version) if version > self.room.version() => self.read(Purpose::Refresh),
            Message::Refresh(_) => {}
            Message::Elsewhere { process, guests } => self.hear_presence(process, guests),
            Message::Named(guests) => self.hear_names(&guests),
            Message::RenewPresence => self.renew_presence(),
            Message::Notice(notice) => {
                self.notice = notice;
                self.show();
            }
            Message::Standings(standings) => {
                self.standings = standings;
                self.show();
            }
            Message::Tick => {
                if self.presence.due.is_some_and(|due| due <= now) {
                    self.tell_presence();
                } else if self.presence.passing.is_some_and(|passing| passing <= now) {
                    self.show();
                }
                if self.thinking.again.is_some_and(|again| again <= now) {
                    self.ask_bots();
                }
            }
        }
        self.presence.passing = self.next_absence();
        std::mem::take(&mut self.output)
    }

    fn watch(&mut self, watcher: WatcherId, guest: Option<Id>, format: Format, asks_name: bool) -> Result<(), Refusal> {
        if self.watchers.len() >= self.limits.watchers {
            return Err(Refusal::new(Code::LimitWatchers));
        }
        self.note_presence(guest.clone());
        self.watchers.add(watcher, guest, format, asks_name);
        self.show_newcomer();
        // Bots that rested while nobody watched go on.
        self.ask_bots();
        Ok(())
    }

    /// Carries out what a watcher asks for over the socket.
    fn carry_out(&mut self, watcher: WatcherId, guest: Guest, SocketRequest { id, request }: SocketRequest) {
        let asker = Asker::Watcher(watcher, id);
        let seat = |named: Option<usize>| match named {
            Some(seat) => read_player(seat),
            None => self.watchers.eyes(watcher).ok_or_else(|| Refusal::new(Code::SeatNotYours).case("unnamed")),
        };
        let end = |word, command| move |player| Wish::End { player, word, command };
        let wish = match request {
            Request::Play { seat: named, action, version, id } => {
                seat(named).map(|player| Wish::Play { player, action, version, command: id })
            }
            Request::Undo { seat: named, id } => seat(named).map(|player| Wish::Undo { player, command: id }),
            Request::GiveUp { seat: named, id } => seat(named).map(|player| Wish::GiveUp { player, command: id }),
            Request::ProposeEnd { seat: named, id } => seat(named).map(end(EndWord::Propose, id)),
            Request::AgreeToEnd { seat: named, id } => seat(named).map(end(EndWord::Agree, id)),
            Request::DeclineEnd { seat: named, id } => seat(named).map(end(EndWord::Decline, id)),
            Request::Bot { seat, level, .. } => {
                read_player(seat).and_then(|player| Ok(Wish::Bot(player, read_level(&level)?)))
            }
            Request::Hint { seat: named, .. } => {
                return match seat(named) {
                    Ok(player) => self.hint(&guest.id, player, asker),
                    Err(refusal) => self.answer(&asker, Err(refusal)),
                };
            }
            Request::Look { seat, .. } => {
                let chosen = read_player(seat).ok().filter(|player| self.room.check_seat(*player).is_ok());
                self.watchers.choose(watcher, chosen);
                self.answer(&asker, Ok(CallAnswer::Watching));
                return self.show();
            }
        };
        match wish {
            Ok(wish) => self.wish(asker, guest, wish),
            Err(refusal) => self.answer(&asker, Err(refusal)),
        }
    }

    /// Checks a wish and has it kept; only then is it seen.
    fn wish(&mut self, asker: Asker, guest: Guest, wish: Wish) {
        self.presence.hear(guest.id.clone(), self.now);
        if self.room.is_done(&guest.id, &wish) {
            return self.answer(&asker, Ok(CallAnswer::Changed(self.room.version())));
        }
        let granted = self.room.grant(&guest, &wish, |other| self.is_away(other));
        match granted.and_then(|granted| self.check_entries(&granted.entry).map(|()| granted)) {
            Ok(granted) => {
                if matches!(granted.entry, Entry::Sit { .. }) {
                    self.room.rename(&guest);
                }
                self.keep(Purpose::Wish { asker, guest, wish, has_failed: false }, granted);
            }
            Err(refusal) => self.answer(&asker, Err(refusal)),
        }
    }

    /// Hears what guests are called now.
    fn hear_names(&mut self, guests: &[Guest]) {
        let known: Vec<&Guest> = guests.iter().filter(|guest| self.room.knows(&guest.id)).collect();
        if !known.is_empty() {
            known.into_iter().for_each(|guest| self.room.rename(guest));
            self.renamed += 1;
            self.show();
        }
    }

    /// Whether the table may have one more entry.
    pub(crate) fn check_entries(&self, entry: &Entry) -> Result<(), Refusal> {
        let is_move = matches!(entry, Entry::Play { .. } | Entry::End { .. });
        let (reserved, case) = if is_move { (0, "move") } else { (self.limits.last_moves, "") };
        let has_room = self.room.version().0 < self.limits.entries - reserved;
        has_room.then_some(()).ok_or_else(|| Refusal::new(Code::TableFull).case(case))
    }

    /// Has what was granted kept.
    pub(crate) fn keep(&mut self, purpose: Purpose, granted: Granted) {
        let attends = match &granted.entry {
            Entry::Sit { guest, .. } => Some(guest.clone()),
            _ => None,
        };
        let listing = self.room.new_listing(&granted);
        let (table, n, entry) = (self.room.id().clone(), self.room.version(), granted.entry.text());
        self.output.storing = Some(Storing::Keep(Append { table, n, entry, listing, attends }));
        self.pending = Some(Pending { purpose, granted: Some(granted) });
    }

    /// Has the entries read that others have kept.
    fn read(&mut self, purpose: Purpose) {
        self.output.storing = Some(Storing::Read(self.room.version()));
        self.pending = Some(Pending { purpose, granted: None });
    }

    /// Hears what the storage has done.
    pub fn stored(&mut self, stored: Stored, now: Time) -> Output {
        self.now = now;
        if let Some(Pending { purpose, granted }) = self.pending.take() {
            match (stored, granted) {
                (Stored::Kept, Some(granted)) => self.finish(purpose, granted),
                // Somebody else was faster: the wish is checked anew.
                (Stored::Conflict, _) => self.read(purpose),
                (Stored::Failed, _) => self.read(purpose.failed()),
                (Stored::Entries(entries), _) => match self.catch_up(&entries.unwrap_or_default()) {
                    Ok(()) => self.go_on(purpose),
                    Err(broken) => self.end(purpose, &broken),
                },
                (Stored::Kept, None) => {}
            }
        }
        self.presence.passing = self.next_absence();
        std::mem::take(&mut self.output)
    }

    /// Carries out what has been kept. The guest who wished for it is answered before anybody sees it.
    fn finish(&mut self, purpose: Purpose, granted: Granted) {
        self.room.carry_out(granted);
        self.dismiss_bots();
        let is_bot = matches!(purpose, Purpose::Bot { .. });
        match purpose {
            Purpose::Wish { asker, .. } => self.answer(&asker, Ok(CallAnswer::Changed(self.room.version()))),
            Purpose::Hint { hint, advice, .. } => self.give(hint, advice),
            Purpose::Bot { .. } | Purpose::Refresh => {}
        }
        self.show();
        if is_bot { self.finish_turn(false) } else { self.ask_bots() }
    }

    /// Carries out what others have kept.
    fn catch_up(&mut self, entries: &[String]) -> Result<(), BrokenEntry> {
        if !entries.is_empty() {
            self.room.catch_up(entries)?;
            self.output.unnamed = self.room.unnamed();
            self.dismiss_bots();
            self.show();
            self.ask_bots();
        }
        Ok(())
    }

    /// Goes on with what waited for entries.
    fn go_on(&mut self, purpose: Purpose) {
        match purpose {
            Purpose::Wish { asker, guest, wish, has_failed: false } => self.wish(asker, guest, wish),
            // It may have been kept although the answer was lost.
            Purpose::Wish { asker, guest, wish, has_failed: true } => {
                let is_done = self.room.is_done(&guest.id, &wish);
                let answer = is_done.then(|| CallAnswer::Changed(self.room.version()));
                self.answer(&asker, answer.ok_or_else(|| Refusal::new(Code::ServerStore)));
            }
            Purpose::Bot { version, has_failed } => self.finish_turn(has_failed && version == self.room.version()),
            Purpose::Hint { hint, advice, has_failed: false } => self.deliver(hint, advice),
            Purpose::Hint { hint, has_failed: true, .. } => self.refuse_hint(hint, &Refusal::new(Code::ServerStore)),
            Purpose::Refresh => {}
        }
    }

    /// The entries cannot be followed: the table ends and says why.
    fn end(&mut self, purpose: Purpose, broken: &BrokenEntry) {
        let refusal = broken.refusal();
        match purpose {
            Purpose::Wish { asker, .. } => self.answer(&asker, Err(refusal.clone())),
            Purpose::Hint { hint, .. } => self.refuse_hint(hint, &refusal),
            Purpose::Bot { .. } | Purpose::Refresh => {}
        }
        self.say_farewell(&refusal);
    }

    /// Answers a call, or a watcher over the socket.
    pub(crate) fn answer(&mut self, asker: &Asker, answer: Result<CallAnswer, Refusal>) {
        match asker {
            Asker::Call(call) => self.output.answers.push((*call, answer)),
            Asker::Watcher(watcher, id) => {
                let Some(format) = self.watchers.format(*watcher) else { return };
                let text = match &answer {
                    Ok(CallAnswer::Watching) => accepted(id.as_deref(), None),
                    Ok(CallAnswer::Changed(version)) => accepted(id.as_deref(), Some(*version)),
                    Ok(CallAnswer::Hint { action, why }) => advised(id.as_deref(), action, why.as_deref()),
                    Err(refusal) => refused(format, id.as_deref(), refusal),
                };
                self.output.sent.push((*watcher, Sent::Text(text.into())));
            }
        }
    }

    /// The viewer as whom a guest may look from a seat; without a seat as a spectator.
    pub fn viewer(&self, guest: Option<&Id>, seat: Option<Player>) -> Result<Option<Player>, Refusal> {
        match (seat, guest) {
            (None, _) => Ok(None),
            (Some(seat), Some(guest)) => self.room.held(guest, seat).map(Some),
            (Some(seat), None) => Err(Refusal::new(Code::SeatNotYours).with("seat", seat.seat())),
        }
    }
}

impl Purpose {
    fn failed(self) -> Purpose {
        match self {
            Purpose::Wish { asker, guest, wish, .. } => Purpose::Wish { asker, guest, wish, has_failed: true },
            Purpose::Bot { version, .. } => Purpose::Bot { version, has_failed: true },
            Purpose::Hint { hint, advice, .. } => Purpose::Hint { hint, advice, has_failed: true },
            Purpose::Refresh => Purpose::Refresh,
        }
    }
}
