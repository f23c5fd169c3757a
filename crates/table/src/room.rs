//! A table as its entries have made it: who sits where, and what has happened.

use std::collections::VecDeque;

use catalogue::{AnyTable, Code, Games, Level, Refusal};
use play::{Chances, MAX_PLAYERS, NotationError, Player, PlayerSet, Seed, Turn};

use crate::entry::{BrokenEntry, Entry, Open};
use crate::listing::{Listing, State};
use crate::seat::Seat;
use crate::wish::Granted;
use crate::{Id, Version};

/// How many command ids are kept, to answer repeats.
const REMEMBERED: usize = 64;

/// The state of a table.
pub struct Room {
    id: Id,
    open: Open,
    seed: Seed,
    table: Box<dyn AnyTable>,
    seats: Vec<Seat>,
    version: Version,
    /// How often something was taken back.
    taken_back: u32,
    rematch: Option<Id>,
    /// The guest who sat down first.
    host: Option<Id>,
    /// Since which version each player has had the present choice.
    asked: [Version; MAX_PLAYERS],
    /// Commands that were carried out.
    done: VecDeque<(Id, String)>,
}

/// The table after a decision or after one was taken back.
pub(crate) struct Change {
    pub(crate) table: Box<dyn AnyTable>,
    /// How many events happened; none means that something was taken back.
    pub(crate) events: usize,
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
        let (asked, done) = ([Version(1); MAX_PLAYERS], VecDeque::new());
        let (version, taken_back, rematch, host) = (Version(1), 0, None, None);
        Ok(Room { id, open, seed, table, seats, version, taken_back, rematch, host, asked, done })
    }

    /// The table that these entries make.
    pub fn replay(games: Games, id: Id, entries: &[String]) -> Result<Option<Room>, BrokenEntry> {
        let Some((first, rest)) = entries.split_first() else { return Ok(None) };
        let open = match Entry::read(first) {
            Ok(Entry::Open(open)) => open,
            Ok(_) => return Err(BrokenEntry::new(Version(0), &Refusal::new(Code::TableOpen))),
            Err(error) => return Err(BrokenEntry::unread(Version(0), &error)),
        };
        let mut room = Room::new(games, id, open).map_err(|refusal| BrokenEntry::new(Version(0), &refusal))?;
        room.catch_up(rest)?;
        Ok(Some(room))
    }

    /// Carries out entries that were kept elsewhere.
    pub(crate) fn catch_up(&mut self, entries: &[String]) -> Result<(), BrokenEntry> {
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

    /// The player of a kept seat number.
    fn player(&self, seat: usize) -> Result<Player, Refusal> {
        let player = read_player(seat)?;
        self.check_seat(player)?;
        Ok(player)
    }

    /// Whether there is such a seat at this table.
    pub(crate) fn check_seat(&self, player: Player) -> Result<(), Refusal> {
        let has_seat = player.seat() < self.seats.len();
        has_seat.then_some(()).ok_or_else(|| no_such_seat(player.seat()))
    }

    pub(crate) fn try_play(
        &self,
        player: Player,
        action: &str,
        command: Option<String>,
    ) -> Result<(Change, Entry), Refusal> {
        let mut table = self.table.copy();
        let events = table.play(player, action)?;
        let entry = Entry::play(player, action, &events, command);
        Ok((Change { table, events: events.len() }, entry))
    }

    pub(crate) fn try_undo(&self, player: Player) -> Result<Change, Refusal> {
        let mut table = self.table.copy();
        table.undo(player)?;
        Ok(Change { table, events: 0 })
    }

    /// The player of a seat that the guest holds.
    pub fn held(&self, guest: &Id, player: Player) -> Result<Player, Refusal> {
        self.check_seat(player)?;
        if self.seats[player.seat()].is_held_by(guest) {
            return Ok(player);
        }
        Err(Refusal::new(Code::SeatNotYours).with("seat", player.seat()))
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
    pub(crate) fn carry_out(&mut self, granted: Granted) {
        let Granted { entry, change } = granted;
        self.version = self.version.next();
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
    pub fn version(&self) -> Version {
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
    pub(crate) fn taken_back(&self) -> u32 {
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
    pub(crate) fn host(&self) -> Option<&Id> {
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

    /// The next bot that is to decide now.
    pub(crate) fn bot_to_decide(&self) -> Option<(Player, Level)> {
        if self.seats.contains(&Seat::Free) {
            return None;
        }
        let level = |player: Player| match self.seats[player.seat()] {
            Seat::Bot { level, .. } => Some((player, level)),
            Seat::Free | Seat::Guest { .. } => None,
        };
        self.table.turn().players().iter().find_map(level)
    }

    /// Since which version a player has had the present choice.
    pub(crate) fn asked(&self, player: Player) -> Version {
        self.asked[player.seat()]
    }

    /// Whether a guest's command with this id was carried out.
    pub(crate) fn has_done(&self, guest: &Id, command: &str) -> bool {
        self.done.iter().any(|(who, done)| who == guest && done == command)
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

    /// What lists show.
    pub fn listing(&self) -> Listing {
        self.listed(self.state())
    }

    /// What lists will show once this is carried out, if it is something else.
    pub(crate) fn new_listing(&self, granted: &Granted) -> Option<Listing> {
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

/// The player of a seat number that somebody sent.
pub fn read_player(seat: usize) -> Result<Player, Refusal> {
    (seat < MAX_PLAYERS).then(|| Player::new(seat)).ok_or_else(|| no_such_seat(seat))
}

fn no_such_seat(seat: usize) -> Refusal {
    Refusal::new(Code::PlayerUnknown).with("seat", seat)
}
