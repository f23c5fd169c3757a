//! Making a table: what it is to be, who sits where, and the next one for the same people.

use catalogue::{Code, Games, Level, Refusal};
use pages::Sitter;
use play::{BoxDigest, Chances, MAX_PLAYERS, Player, Seed};

use crate::entry::{Entry, Open};
use crate::live::Terms;
use crate::room::Room;
use crate::seat::Seat;
use crate::wish::Wish;
use crate::{Append, Guest, Id, Version};

/// The box that was chosen for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxChoice {
    /// Which.
    pub digest: BoxDigest,
    /// What people call it; empty if it is built in.
    pub name: String,
}

/// What a new table is to be.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// The box, if it is not the standard one.
    pub components: Option<BoxChoice>,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// Who sits where; seats that are left out stay free, and what the game has no seat for is ignored.
    pub sitters: Vec<Sitter>,
    /// What the maker's seats are called, if not like the maker: several people may share a device.
    pub names: Vec<String>,
    /// The record of another game that goes on here.
    pub beginning: Option<String>,
    /// Whether hints may be taken; if nothing is said, only by somebody who plays alone or against nothing but bots.
    pub hints: Option<bool>,
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
        let digest = self.components.as_ref().map_or_else(|| info.standard_box(), |chosen| chosen.digest);
        let table = match &self.beginning {
            None => info.table_with(&self.setup, digest, seed, Chances::Automatic)?,
            Some(record) => info.load(record, seed, Chances::Automatic)?,
        };
        let (setup, components) = (table.setup(), Some(table.box_digest()));
        let box_name = self.components.as_ref().map(|chosen| chosen.name.clone()).filter(|name| !name.is_empty());
        let (game, is_public, beginning) = (self.game.clone(), self.is_public, self.beginning.clone());
        let (rules, seed) = (info.rules, seed.to_string());
        let hints = self.hints.unwrap_or_else(|| self.has_one_person(table.players()));
        let open = Open { game, setup, rules, components, box_name, seed, is_public, beginning, hints };
        let entry = Entry::Open(open.clone()).text();
        let room = Room::new(games, id.clone(), open)?;
        let append = Append { table: id, n: Version(0), entry, listing: Some(room.listing()), attends: None };
        Ok((room, append))
    }

    /// Whether all seats but one are for bots.
    fn has_one_person(&self, players: usize) -> bool {
        let bots = self.sitters.iter().take(players).filter(|sitter| matches!(sitter, Sitter::Bot(_))).count();
        bots + 1 >= players
    }

    /// The wishes that seat the maker and the bots, in their order: only those at the table may seat bots.
    pub fn wishes(&self, guest: &Guest) -> Vec<(Guest, Wish)> {
        let seats =
            || self.sitters.iter().take(MAX_PLAYERS).enumerate().map(|(seat, sitter)| (Player::new(seat), sitter));
        let sit = |player: Player| {
            let own = self.names.get(player.seat()).filter(|name| !name.is_empty() && **name != guest.name);
            own.map_or(Wish::Sit(player), |name| Wish::SitAs(player, name.clone()))
        };
        let own = seats().filter(|(_, sitter)| **sitter == Sitter::Me).map(|(player, _)| sit(player));
        let bots = seats().filter_map(|(player, sitter)| match sitter {
            Sitter::Bot(level) => Some(Wish::Bot(player, *level)),
            Sitter::Me | Sitter::Open => None,
        });
        own.chain(bots).map(|wish| (guest.clone(), wish)).collect()
    }
}

/// The same game once more for somebody who has played.
pub fn rematch_plan(terms: &Terms, guest: &Guest) -> Result<TablePlan, Refusal> {
    if !terms.is_over {
        return Err(Refusal::new(Code::TableRunning));
    }
    let sitter = |seat: &Seat| match seat {
        _ if seat.is_held_by(&guest.id) || seat.is_kept_for(&guest.id) || seat.was_given_up_by(&guest.id) => Sitter::Me,
        Seat::Bot { level, instead_of: None } => Sitter::Bot(*level),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } | Seat::GivenUp(_) => Sitter::Open,
    };
    let sitters: Vec<Sitter> = terms.seats.iter().map(sitter).collect();
    if !sitters.contains(&Sitter::Me) {
        return Err(Refusal::new(Code::SeatStranger).case("rematch"));
    }
    let name = |seat: &Seat| match seat {
        Seat::Guest { id, name } if *id == guest.id => name.clone(),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } | Seat::GivenUp(_) => String::new(),
    };
    let names = terms.seats.iter().map(name).collect();
    let (game, setup, components) = (terms.open.game.clone(), terms.setup.clone(), Some(terms.chosen_box()));
    let hints = Some(terms.open.hints);
    Ok(TablePlan { game, setup, components, is_public: false, sitters, names, beginning: None, hints })
}
