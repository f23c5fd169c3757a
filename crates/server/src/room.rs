//! A table as its entries have made it: who sits where, and what has happened.

use std::collections::VecDeque;

use catalogue::{AnyTable, Code, Games, Level, Refusal};
use play::{Chances, MAX_PLAYERS, NotationError, Player, PlayerSet, Seed, Turn};

use crate::entry::{BrokenEntry, Entry, Open};
use crate::ids::Id;
use crate::store::{Listing, State};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Nobody yet.
    Free,
    /// A guest.
    Guest {
        /// Who.
        id: Id,
        /// What others read.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// The guest for whom it plays, who may come back.
        instead_of: Option<Id>,
    },
}

impl Seat {
    /// Whether the guest sits there.
    pub fn is_held_by(&self, guest: &Id) -> bool {
        matches!(self, Seat::Guest { id, .. } if id == guest)
    }

    /// Whether a bot keeps the seat for the guest.
    pub fn is_kept_for(&self, guest: &Id) -> bool {
        matches!(self, Seat::Bot { instead_of: Some(id), .. } if id == guest)
    }
}

/// So many commands are remembered, to answer those that come twice.
const REMEMBERED: usize = 64;

/// The state of a table.
pub struct Room {
    id: Id,
    open: Open,
    seed: Seed,
    table: Box<dyn AnyTable>,
    seats: Vec<Seat>,
    version: i64,
    /// How often something was taken back.
    taken_back: u32,
    rematch: Option<Id>,
    /// The guest who sat down first.
    host: Option<Id>,
    /// Since which version each player has had the present choice.
    asked: [i64; MAX_PLAYERS],
    /// Commands that were carried out.
    done: VecDeque<(Id, String)>,
}

/// A wish to change the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Take a seat.
    Sit(usize),
    /// Leave a seat.
    Rise(usize),
    /// Give a seat to a bot.
    Bot(usize, Level),
    /// Decide.
    Play {
        /// For whom.
        player: usize,
        /// What.
        action: String,
        /// The version of the table that the choice was made at.
        version: i64,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Take back.
    Undo {
        /// For whom.
        player: usize,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Meet again at this new table.
    Rematch(Id),
}

impl Wish {
    fn command(&self) -> Option<&str> {
        match self {
            Wish::Play { command, .. } | Wish::Undo { command, .. } => command.as_deref(),
            Wish::Sit(_) | Wish::Rise(_) | Wish::Bot(..) | Wish::Rematch(_) => None,
        }
    }
}

/// A wish that may be carried out: the entry that says so, and what it changes in the game.
pub struct Granted {
    /// To be kept.
    pub entry: Entry,
    change: Option<Change>,
}

/// The table after a decision or after one was taken back.
struct Change {
    table: Box<dyn AnyTable>,
    /// How many events happened; none means that something was taken back.
    events: usize,
}

impl Room {
    /// A table with its first entry.
    pub fn new(games: Games, id: Id, open: Open) -> Result<Room, Refusal> {
        let info = games.find(&open.game)?;
        let wrong = |error: NotationError| Refusal::new(Code::TableSeed).with("detail", error.to_string());
        let seed: Seed = open.seed.parse().map_err(wrong)?;
        if open.rules != info.rules {
            return Err(Refusal::new(Code::TableRules).with("made", open.rules).with("known", info.rules));
        }
        let table = match &open.beginning {
            None => info.new_table(&open.setup, seed, Chances::Automatic)?,
            Some(record) => info.load(record, seed, Chances::Automatic)?,
        };
        let seats = vec![Seat::Free; table.players()];
        let (asked, done) = ([1; MAX_PLAYERS], VecDeque::new());
        let (version, taken_back, rematch, host) = (1, 0, None, None);
        Ok(Room { id, open, seed, table, seats, version, taken_back, rematch, host, asked, done })
    }

    /// The table that these entries make.
    pub fn replay(games: Games, id: Id, entries: &[String]) -> Result<Option<Room>, BrokenEntry> {
        let Some((first, rest)) = entries.split_first() else { return Ok(None) };
        let open = match Entry::read(first) {
            Ok(Entry::Open(open)) => open,
            Ok(_) => return Err(BrokenEntry::new(0, &Refusal::new(Code::TableOpen))),
            Err(error) => return Err(BrokenEntry::unread(0, &error)),
        };
        let mut room = Room::new(games, id, open).map_err(|refusal| BrokenEntry::new(0, &refusal))?;
        room.catch_up(rest)?;
        Ok(Some(room))
    }

    /// Carries out entries that were kept elsewhere.
    pub fn catch_up(&mut self, entries: &[String]) -> Result<(), BrokenEntry> {
        for text in entries {
            let entry = Entry::read(text).map_err(|error| BrokenEntry::unread(self.version, &error))?;
            let change = self.follow(&entry).map_err(|refusal| BrokenEntry::new(self.version, &refusal))?;
            self.carry_out(Granted { entry, change });
        }
        Ok(())
    }

    /// What a kept entry changes; one that the rules refuse or that tells other results of chance is broken.
    fn follow(&self, entry: &Entry) -> Result<Option<Change>, Refusal> {
        match entry {
            Entry::Play { player, action, chance, .. } => {
                let (change, made) = self.try_play(self.player(*player)?, action, None)?;
                if !matches!(&made, Entry::Play { chance: drawn, .. } if drawn == chance) {
                    return Err(Refusal::new(Code::TableChance));
                }
                Ok(Some(change))
            }
            Entry::Undo { player, .. } => self.try_undo(self.player(*player)?).map(Some),
            Entry::Sit { seat, .. } | Entry::Rise { seat } | Entry::Bot { seat, .. } => {
                self.player(*seat).map(|_| None)
            }
            Entry::Rematch { .. } => Ok(None),
            Entry::Open(_) => Err(Refusal::new(Code::TableOpen)),
        }
    }

    fn player(&self, seat: usize) -> Result<Player, Refusal> {
        let seats = self.seats.len();
        if seat < seats {
            return Ok(Player::new(seat));
        }
        Err(Refusal::new(Code::PlayerUnknown).with("seat", seat))
    }

    fn try_play(&self, player: Player, action: &str, command: Option<String>) -> Result<(Change, Entry), Refusal> {
        let mut table = self.table.copy();
        let events = table.play(player, action)?;
        let entry = Entry::play(player, action, &events, command);
        Ok((Change { table, events: events.len() }, entry))
    }

    fn try_undo(&self, player: Player) -> Result<Change, Refusal> {
        let mut table = self.table.copy();
        table.undo(player)?;
        Ok(Change { table, events: 0 })
    }

    /// Whether this command of the guest has been carried out already.
    pub fn is_done(&self, guest: &Id, wish: &Wish) -> bool {
        wish.command().is_some_and(|command| self.done.iter().any(|(who, done)| who == guest && done == command))
    }

    /// Checks a wish of a guest. `is_away` says of another guest whether the others may stop waiting.
    pub fn grant(
        &self,
        guest: &Id,
        name: &str,
        wish: &Wish,
        is_away: impl Fn(&Id) -> bool,
    ) -> Result<Granted, Refusal> {
        let seated = |entry: Entry| Ok(Granted { entry, change: None });
        match wish {
            Wish::Sit(seat) => {
                self.player(*seat)?;
                match &self.seats[*seat] {
                    Seat::Guest { id, .. } if id == guest => Err(Refusal::new(Code::SeatYours)),
                    Seat::Guest { .. } => Err(Refusal::new(Code::SeatTaken)),
                    seat if matches!(seat, Seat::Bot { .. }) && !seat.is_kept_for(guest) => {
                        Err(Refusal::new(Code::SeatTaken).case("bot"))
                    }
                    _ => seated(Entry::Sit { seat: *seat, guest: guest.clone(), name: name.to_owned() }),
                }
            }
            Wish::Rise(seat) => {
                self.held(guest, *seat)?;
                seated(Entry::Rise { seat: *seat })
            }
            Wish::Bot(seat, level) => {
                self.player(*seat)?;
                match &self.seats[*seat] {
                    _ if !self.has_sat(guest) => Err(Refusal::new(Code::SeatStranger)),
                    Seat::Guest { id, .. } if id != guest && !is_away(id) => {
                        Err(Refusal::new(Code::SeatTaken).case("present"))
                    }
                    _ => seated(Entry::Bot { seat: *seat, level: *level }),
                }
            }
            Wish::Play { player, action, version, command } => {
                let player = self.held(guest, *player)?;
                if let Some(seat) = self.seats.iter().position(|seat| *seat == Seat::Free) {
                    return Err(Refusal::new(Code::TableWaiting).with("seat", seat));
                }
                if *version < self.asked[player.seat()] {
                    return Err(Refusal::new(Code::PlayLate).with("version", *version));
                }
                let (change, entry) = self.try_play(player, action, command.clone())?;
                Ok(Granted { entry, change: Some(change) })
            }
            Wish::Undo { player, command } => {
                let player = self.held(guest, *player)?;
                let change = self.try_undo(player)?;
                let entry = Entry::Undo { player: player.seat(), command: command.clone() };
                Ok(Granted { entry, change: Some(change) })
            }
            Wish::Rematch(table) => {
                if !self.is_over() {
                    return Err(Refusal::new(Code::TableRunning));
                }
                if !self.has_sat(guest) {
                    return Err(Refusal::new(Code::SeatStranger).case("rematch"));
                }
                if let Some(next) = &self.rematch {
                    return Err(Refusal::new(Code::TableRematch).with("table", next.to_string()));
                }
                seated(Entry::Rematch { table: table.clone() })
            }
        }
    }

    /// What a bot decided, if it is still its turn to.
    pub fn grant_bot(&self, seat: usize, action: &str, version: i64) -> Option<Granted> {
        let is_current = version == self.version && matches!(self.seats.get(seat), Some(Seat::Bot { .. }));
        let (change, entry) = is_current.then(|| self.try_play(Player::new(seat), action, None).ok()).flatten()?;
        Some(Granted { entry, change: Some(change) })
    }

    /// The player of a seat that the guest holds.
    pub fn held(&self, guest: &Id, seat: usize) -> Result<Player, Refusal> {
        let player = self.player(seat)?;
        if self.seats[seat].is_held_by(guest) {
            return Ok(player);
        }
        Err(Refusal::new(Code::SeatNotYours).with("seat", seat))
    }

    /// Whether the guest has a seat, or one that a bot keeps.
    pub fn has_sat(&self, guest: &Id) -> bool {
        self.seats.iter().any(|seat| seat.is_held_by(guest) || seat.is_kept_for(guest))
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &Id) -> PlayerSet {
        let held = self.seats.iter().enumerate().filter(|(_, seat)| seat.is_held_by(guest));
        held.map(|(seat, _)| Player::new(seat)).collect()
    }

    /// Carries out what was granted and has been kept.
    pub fn carry_out(&mut self, granted: Granted) {
        let Granted { entry, change } = granted;
        self.version += 1;
        if let Some(change) = change {
            let is_alone = change.events <= 1;
            let before = self.table.turn().players();
            self.table = change.table;
            self.taken_back += u32::from(change.events == 0);
            // Simultaneous decisions leave each other's choices as they are.
            let same =
                |player: Player| is_alone && before.contains(player) && self.table.turn().players().contains(player);
            for player in PlayerSet::seats(self.seats.len()).iter().filter(|player| !same(*player)) {
                self.asked[player.seat()] = self.version;
            }
        }
        match entry {
            Entry::Sit { seat, guest, name } => {
                self.host.get_or_insert_with(|| guest.clone());
                self.seats[seat] = Seat::Guest { id: guest, name };
            }
            Entry::Rise { seat } => self.seats[seat] = Seat::Free,
            Entry::Bot { seat, level } => {
                let instead_of = match &self.seats[seat] {
                    Seat::Guest { id, .. } => Some(id.clone()),
                    Seat::Bot { instead_of, .. } => instead_of.clone(),
                    Seat::Free => None,
                };
                self.seats[seat] = Seat::Bot { level, instead_of };
            }
            Entry::Play { player, command, .. } | Entry::Undo { player, command } => self.remember(player, command),
            Entry::Rematch { table } => self.rematch = Some(table),
            Entry::Open(_) => {}
        }
    }

    /// The player has decided; a command that comes twice is known from now on.
    fn remember(&mut self, seat: usize, command: Option<String>) {
        self.asked[seat] = self.version;
        if let (Seat::Guest { id, .. }, Some(command)) = (&self.seats[seat], command) {
            self.done.push_back((id.clone(), command));
            if self.done.len() > REMEMBERED {
                self.done.pop_front();
            }
        }
    }

    /// The number of entries so far.
    pub fn version(&self) -> i64 {
        self.version
    }

    /// The seats in order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The game in progress.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// How often something was taken back.
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// Where the same people meet again.
    pub fn rematch(&self) -> Option<&Id> {
        self.rematch.as_ref()
    }

    /// The guest who sat down first.
    pub fn host(&self) -> Option<&Id> {
        self.host.as_ref()
    }

    /// What the table began with.
    pub fn opening(&self) -> &Open {
        &self.open
    }

    /// What may be published of the seed before the end.
    pub fn seed_digest(&self) -> String {
        self.seed.digest().to_string()
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<&str> {
        self.is_over().then_some(self.open.seed.as_str())
    }

    /// The seats whose bots are to decide now.
    pub fn thinking(&self) -> Vec<(usize, Level)> {
        if self.seats.contains(&Seat::Free) {
            return Vec::new();
        }
        let level = |player: Player| match self.seats[player.seat()] {
            Seat::Bot { level, .. } => Some((player.seat(), level)),
            Seat::Free | Seat::Guest { .. } => None,
        };
        self.table.turn().players().iter().filter_map(level).collect()
    }

    /// Which table this is.
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// How far the table is.
    pub fn state(&self) -> State {
        self.state_of(self.table.turn(), self.seats.contains(&Seat::Free))
    }

    fn state_of(&self, turn: Turn, has_free_seat: bool) -> State {
        match turn {
            Turn::Over => State::Over,
            _ if has_free_seat => State::Open,
            _ => State::Playing,
        }
    }

    /// What the lobby lists.
    pub fn listing(&self) -> Listing {
        self.listed(self.state())
    }

    /// What the lobby will list once this is carried out, if it is something else.
    pub fn new_listing(&self, granted: &Granted) -> Option<Listing> {
        let turn = granted.change.as_ref().map_or(self.table.turn(), |change| change.table.turn());
        let is_free = |(seat, who): (usize, &Seat)| match granted.entry {
            Entry::Sit { seat: changed, .. } | Entry::Bot { seat: changed, .. } if changed == seat => false,
            Entry::Rise { seat: changed } if changed == seat => true,
            _ => *who == Seat::Free,
        };
        let state = self.state_of(turn, self.seats.iter().enumerate().any(is_free));
        (state != self.state()).then(|| self.listed(state))
    }

    fn listed(&self, state: State) -> Listing {
        let Open { game, setup, is_public, .. } = self.open.clone();
        Listing { id: self.id.clone(), game, setup, state, is_public, changed_at: 0 }
    }

    /// The record, once the game is over: before that it would tell secrets.
    pub fn record(&self) -> Option<String> {
        self.is_over().then(|| self.table.record())
    }
}
