//! Making a table: what it is to be, who sits where, and the next one for the same people.

use catalogue::{Code, Games, Level, Refusal};
use pages::Sitter;
use play::{Chances, MAX_PLAYERS, Player, Seed};

use crate::entry::{Entry, Open};
use crate::live::Terms;
use crate::room::Room;
use crate::seat::Seat;
use crate::wish::Wish;
use crate::{Append, Guest, Id, Version};

/// What a new table is to be.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// Who sits where; seats that are left out stay free, and what the game has no seat for is ignored.
    pub sitters: Vec<Sitter>,
    /// What the maker's seats are called, if not like the maker: several people may share a device.
    pub names: Vec<String>,
    /// The record of another game that goes on here.
    pub beginning: Option<String>,
}

/// Reads who sits there: `me`, `open`, or a bot by its level.
pub fn read_sitter(who: &str) -> Result<Sitter, Refusal> {
    match who {
        "me" => Ok(Sitter::Me),
        "open" => Ok(Sitter::Open),
        level => Ok(Sitter::Bot(read_level(level)?)),
    }
}

/// Reads the level of a bot for a table: one of the ladder, because nobody may order any amount of work.
pub fn read_level(name: &str) -> Result<Level, Refusal> {
    let known = Level::LADDER.into_iter().find(|level| level.to_string() == name);
    let names = Level::LADDER.map(|level| level.to_string()).join(", ");
    known.ok_or_else(|| Refusal::new(Code::BotUnknown).case("table").with("bots", names))
}

impl TablePlan {
    /// The new table, at which nobody sits yet, and its first entry, which is to be kept.
    pub fn open(&self, games: Games, id: Id, seed: Seed) -> Result<(Room, Append), Refusal> {
        let has_bots = self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_)));
        if has_bots && !self.sitters.contains(&Sitter::Me) {
            return Err(Refusal::new(Code::SeatStranger));
        }
        let info = games.find(&self.game)?;
        let setup = match &self.beginning {
            None => info.new_table(&self.setup, seed, Chances::Automatic)?.setup(),
            Some(record) => info.load(record, seed, Chances::Automatic)?.setup(),
        };
        let (game, is_public, beginning) = (self.game.clone(), self.is_public, self.beginning.clone());
        let open = Open { game, setup, rules: info.rules, seed: seed.to_string(), is_public, beginning };
        let entry = Entry::Open(open.clone()).text();
        let room = Room::new(games, id.clone(), open)?;
        let append = Append { table: id, n: Version(0), entry, listing: Some(room.listing()), attends: None };
        Ok((room, append))
    }

    /// The wishes that seat the maker and the bots, in their order: only those at the table may seat bots.
    pub fn wishes(&self, guest: &Guest) -> Vec<(Guest, Wish)> {
        let seats =
            || self.sitters.iter().take(MAX_PLAYERS).enumerate().map(|(seat, sitter)| (Player::new(seat), sitter));
        let own = seats().filter(|(_, sitter)| **sitter == Sitter::Me).map(|(player, _)| (player, Wish::Sit(player)));
        let bots = seats().filter_map(|(player, sitter)| match sitter {
            Sitter::Bot(level) => Some((player, Wish::Bot(player, *level))),
            Sitter::Me | Sitter::Open => None,
        });
        let named = |(player, wish): (Player, Wish)| {
            let name = self.names.get(player.seat()).filter(|name| !name.is_empty()).unwrap_or(&guest.name);
            (Guest { name: name.clone(), ..guest.clone() }, wish)
        };
        own.chain(bots).map(named).collect()
    }
}

/// The same game once more for somebody who has played.
pub fn rematch_plan(terms: &Terms, guest: &Guest) -> Result<TablePlan, Refusal> {
    if !terms.is_over {
        return Err(Refusal::new(Code::TableRunning));
    }
    let sitter = |seat: &Seat| match seat {
        _ if seat.is_held_by(&guest.id) || seat.is_kept_for(&guest.id) => Sitter::Me,
        Seat::Bot { level, instead_of: None } => Sitter::Bot(*level),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } => Sitter::Open,
    };
    let sitters: Vec<Sitter> = terms.seats.iter().map(sitter).collect();
    if !sitters.contains(&Sitter::Me) {
        return Err(Refusal::new(Code::SeatStranger).case("rematch"));
    }
    let name = |seat: &Seat| match seat {
        Seat::Guest { id, name } if *id == guest.id => name.clone(),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } => String::new(),
    };
    let names = terms.seats.iter().map(name).collect();
    let (game, setup) = (terms.open.game.clone(), terms.open.setup.clone());
    Ok(TablePlan { game, setup, is_public: false, sitters, names, beginning: None })
}
