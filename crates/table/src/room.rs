//! A table as its entries have made it: who sits where, and what has happened.

use std::collections::{HashMap, VecDeque};

use catalogue::{AnyTable, Code, GameInfo, Games, Level, Refusal};
use play::{BoxDigest, Chances, MAX_PLAYERS, NotationError, Player, PlayerSet, Seed, Turn};

use crate::entry::{BrokenEntry, Entry, Open};
use crate::happening::{Happening, LINES};
use crate::seat::Seat;
use crate::wish::Granted;
use crate::{Guest, Id, Version};

/// How many command ids are kept, to answer repeats.
const REMEMBERED: usize = 64;

/// The state of a table.
pub struct Room {
    id: Id,
    open: Open,
    seed: Seed,
    table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<Seat>,
    /// The names of seats that are not called like their guests.
    pub(crate) called: Vec<Option<String>>,
    /// What guests are called, as the host has told.
    pub(crate) names: HashMap<Id, String>,
    version: Version,
    /// How often something was taken back.
    taken_back: u32,
    rematch: Option<Id>,
    /// Who took hints that others are told of.
    hints: Vec<Player>,
    /// The guest who sat down first.
    host: Option<Id>,
    /// Since which version each player has had the present choice.
    asked: [Version; MAX_PLAYERS],
    /// Commands that were carried out.
    done: VecDeque<(Id, String)>,
    /// Who wants the game to end here, the proposer first.
    pub(crate) agreed: Vec<Id>,
    /// What people did beside playing, as far as it is still told.
    pub(crate) happenings: VecDeque<Happening>,
    /// Whether somebody has decided yet.
    has_begun: bool,
}

/// The table after a decision or after one was taken back.
pub(crate) struct Change {
    pub(crate) table: Box<dyn AnyTable>,
    /// How many events happened; none means that something was taken back.
    pub(crate) events: usize,
}

impl Room {
    /// A table with its first entry. An entry that does not name its box means the first built-in one.
    pub fn new(games: Games, id: Id, open: Open) -> Result<Room, Refusal> {
        let first = |info: &GameInfo| info.built_in_boxes().last().copied();
        let info = games.find(&open.game)?;
        let digest = open.components.or_else(|| first(info)).unwrap_or_else(|| info.standard_box());
        Room::with_box(info, digest, id, open)
    }

    fn with_box(info: &GameInfo, digest: BoxDigest, id: Id, open: Open) -> Result<Room, Refusal> {
        let wrong = |error: NotationError| Refusal::new(Code::TableSeed).with("detail", error.to_string());
        let seed: Seed = open.seed.parse().map_err(wrong)?;
        if open.rules != info.rules {
            return Err(Refusal::new(Code::TableRules).with("made", open.rules).with("known", info.rules));
        }
        let table = match &open.beginning {
            None => info.reopen(&open.setup, digest, seed, Chances::Automatic)?,
            Some(record) => info.load(record, seed, Chances::Automatic)?,
        };
        let seats = vec![Seat::Free; table.players()];
        let called = vec![None; seats.len()];
        let (asked, done) = ([Version(1); MAX_PLAYERS], VecDeque::new());
        let (version, taken_back, rematch, host) = (Version(1), 0, None, None);
        Ok(Room {
            id,
            open,
            seed,
            table,
            seats,
            called,
            names: HashMap::new(),
            version,
            taken_back,
            rematch,
            hints: Vec::new(),
            host,
            asked,
            done,
            agreed: Vec::new(),
            happenings: VecDeque::new(),
            has_begun: false,
        })
    }

    /// The table that these entries make.
    pub fn replay(games: Games, id: Id, entries: &[String]) -> Result<Option<Room>, BrokenEntry> {
        let Some((first, rest)) = entries.split_first() else { return Ok(None) };
        let open = match Entry::read(first) {
            Ok(Entry::Open(open)) => open,
            Ok(_) => return Err(BrokenEntry::new(Version(0), &Refusal::new(Code::TableOpen))),
            Err(error) => return Err(BrokenEntry::unread(Version(0), &error)),
        };
        let broken = |refusal: Refusal| BrokenEntry::new(Version(0), &refusal);
        let followed = |mut room: Room| room.catch_up(rest).map(|()| room);
        let room = Room::new(games, id.clone(), open.clone()).map_err(broken).and_then(followed);
        if room.is_err() && open.components.is_none() {
            // A server with an owner's components did not say so in the first version.
            let info = games.find(&open.game).map_err(broken)?;
            if let Ok(room) = Room::with_box(info, info.standard_box(), id, open).map_err(broken).and_then(followed) {
                return Ok(Some(room));
            }
        }
        room.map(Some)
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
            Entry::Sit { seat, .. }
            | Entry::Rise { seat }
            | Entry::Bot { seat, .. }
            | Entry::Hinted { player: seat }
            | Entry::GiveUp { seat, .. }
            | Entry::ProposeEnd { seat, .. }
            | Entry::AgreeToEnd { seat, .. }
            | Entry::DeclineEnd { seat, .. }
            | Entry::End { seat, .. } => self.player(*seat).map(|_| None),
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

    /// Whether the guest plays here, or did until giving up.
    pub fn has_played(&self, guest: &Id) -> bool {
        self.has_sat(guest) || self.seats.iter().any(|seat| seat.was_given_up_by(guest))
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
        self.note(&entry);
        match entry {
            Entry::Sit { seat, guest, name, called } => {
                self.host.get_or_insert_with(|| guest.clone());
                let (name, is_own) = self.name_of_sitter(seat, &guest, name, called);
                self.called[seat] = is_own.then(|| name.clone());
                self.seats[seat] = Seat::Guest { id: guest, name };
            }
            Entry::Rise { seat } => {
                self.called[seat] = None;
                self.seats[seat] = Seat::Free;
            }
            Entry::Bot { seat, level } => {
                let instead_of = self.person(seat);
                self.seats[seat] = Seat::Bot { level, instead_of };
            }
            Entry::Play { player, command, .. } | Entry::Undo { player, command } => {
                self.has_begun = true;
                self.asked[player] = self.version;
                self.remember(player, command);
                // Bots decide all the time; a person who does wants to play on.
                if matches!(self.seats[player], Seat::Guest { .. }) {
                    self.agreed.clear();
                }
            }
            Entry::GiveUp { seat, command } => {
                self.remember(seat, command);
                if let Some(quitter) = self.person(seat) {
                    self.seats[seat] = Seat::GivenUp(quitter);
                }
            }
            Entry::ProposeEnd { seat, command } | Entry::AgreeToEnd { seat, command } => {
                self.remember(seat, command);
                self.agree(seat);
            }
            Entry::DeclineEnd { seat, command } => {
                self.remember(seat, command);
                self.agreed.clear();
            }
            Entry::End { seat, command } => {
                self.remember(seat, command);
                self.table.end();
            }
            Entry::Hinted { player } => self.hints.push(Player::new(player)),
            Entry::Rematch { table } => self.rematch = Some(table),
            Entry::Open(_) => {}
        }
    }

    /// The person in a seat, or for whom a bot plays there.
    pub(crate) fn person(&self, seat: usize) -> Option<Guest> {
        match &self.seats[seat] {
            Seat::Free => None,
            Seat::Guest { id, name } => Some(Guest { id: id.clone(), name: name.clone() }),
            Seat::Bot { instead_of, .. } => instead_of.clone(),
            Seat::GivenUp(quitter) => Some(quitter.clone()),
        }
    }

    /// Notes what somebody does beside playing, for the log.
    fn note(&mut self, entry: &Entry) {
        if let Some(happening) = Happening::of(self, entry) {
            self.happenings.push_back(happening);
            if self.happenings.len() > LINES {
                self.happenings.pop_front();
            }
        }
    }

    /// A command that comes twice is known from now on.
    fn remember(&mut self, seat: usize, command: Option<String>) {
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

    /// Whether the game is over, or was ended before.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over || self.is_ended()
    }

    /// Whether the players have ended the game before its end.
    pub fn is_ended(&self) -> bool {
        self.table.is_ended()
    }

    /// Whether somebody has decided yet.
    pub(crate) fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// What people did beside playing, the oldest first.
    pub(crate) fn happenings(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        self.happenings.iter()
    }

    /// Where the same people meet again.
    pub fn rematch(&self) -> Option<&Id> {
        self.rematch.as_ref()
    }

    /// Who took hints that others are told of.
    pub(crate) fn hints(&self) -> &[Player] {
        &self.hints
    }

    /// Whether somebody else sits at the table with a player, or may sit down: not only bots.
    pub(crate) fn has_others(&self, player: Player) -> bool {
        let is_bot = |seat: &Seat| matches!(seat, Seat::Bot { instead_of: None, .. });
        self.seats.iter().enumerate().any(|(n, seat)| n != player.seat() && !is_bot(seat))
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
        if self.is_ended() || self.seats.contains(&Seat::Free) {
            return None;
        }
        let level = |player: Player| self.seats[player.seat()].level().map(|level| (player, level));
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
