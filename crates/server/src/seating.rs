//! A new table and who sits at it.

use catalogue::{Code, Level, Refusal};
use pages::Sitter;

use crate::app::App;
use crate::caller::Client;
use crate::ids::Id;
use crate::refusals::store_failed;
use crate::room::Wish;
use crate::store::{Guest, now};

/// What a new table is to be.
pub struct Plan {
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// Who sits where; what is left out stays free, what is too much is left away.
    pub sitters: Vec<Sitter>,
    /// What the maker's seats are called, if not like the maker: several people may share a device.
    pub names: Vec<String>,
    /// The record of another game that goes on here.
    pub beginning: Option<String>,
}

/// A table at which nothing has happened for so long does not count among those that a guest may have.
const ABANDONED_DAYS: i64 = 30;

/// Who sits there: `me`, `open`, or a bot by its level.
pub fn read(who: &str) -> Result<Sitter, Refusal> {
    match who {
        "me" => Ok(Sitter::Me),
        "open" => Ok(Sitter::Open),
        level => Ok(Sitter::Bot(read_level(level)?)),
    }
}

/// A bot for a table: one of the ladder, because nobody may order any amount of work.
pub fn read_level(name: &str) -> Result<Level, Refusal> {
    let known = Level::LADDER.into_iter().find(|level| level.to_string() == name);
    let names = Level::LADDER.map(|level| level.to_string()).join(", ");
    known.ok_or_else(|| Refusal::new(Code::BotUnknown).case("table").with("bots", names))
}

/// Makes a table and seats those who are known.
pub async fn make(app: &App, guest: &Guest, client: Client, plan: &Plan) -> Result<Id, Refusal> {
    let table = open(app, guest, client, plan).await?;
    seat(app, guest, &table, plan).await?;
    Ok(table)
}

/// Makes a table at which nobody sits yet.
pub async fn open(app: &App, guest: &Guest, Client(address): Client, plan: &Plan) -> Result<Id, Refusal> {
    let since = now() - ABANDONED_DAYS * 24 * 3600 * 1000;
    let running = app.lobby.store().running_tables_of(&guest.id, since).await.map_err(|error| store_failed(&error))?;
    app.limits.check_new_table(&guest.id, running, address)?;
    let has_bots = plan.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_)));
    if has_bots && !plan.sitters.contains(&Sitter::Me) {
        return Err(Refusal::new(Code::SeatStranger));
    }
    app.lobby.open(&plan.game, &plan.setup, plan.is_public, plan.beginning.clone()).await
}

/// Seats the maker of a table and the bots.
pub async fn seat(app: &App, guest: &Guest, table: &Id, plan: &Plan) -> Result<(), Refusal> {
    // The maker sits down first: only those at the table may seat bots.
    let seats = || plan.sitters.iter().enumerate();
    let own = seats().filter(|(_, sitter)| **sitter == Sitter::Me).map(|(seat, _)| (seat, Wish::Sit(seat)));
    let bots = seats().filter_map(|(seat, sitter)| match sitter {
        Sitter::Bot(level) => Some((seat, Wish::Bot(seat, *level))),
        Sitter::Me | Sitter::Open => None,
    });
    for (seat, wish) in own.chain(bots) {
        let name = plan.names.get(seat).filter(|name| !name.is_empty()).unwrap_or(&guest.name);
        let guest = Guest { name: name.clone(), ..guest.clone() };
        match app.wish(table, &guest, wish).await {
            Ok(_) => {}
            Err(refusal) if refusal.code == Code::PlayerUnknown => {}
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(())
}
