//! Makes a table and seats its maker and the bots.

use catalogue::{Code, Refusal};
use table::{Guest, Id, TablePlan};

use crate::app::App;
use crate::caller::Client;
use crate::refusals::store_failed;
use crate::store::now;

/// After this many days without anything new a table does not count among those that a guest may have.
const ABANDONED_DAYS: i64 = 30;

/// Makes a table and seats those who are known.
pub(crate) async fn make(app: &App, guest: &Guest, client: Client, plan: &TablePlan) -> Result<Id, Refusal> {
    let table = open(app, guest, client, plan).await?;
    seat(app, guest, &table, plan).await?;
    Ok(table)
}

/// Makes a table at which nobody sits yet.
pub(crate) async fn open(app: &App, guest: &Guest, Client(address): Client, plan: &TablePlan) -> Result<Id, Refusal> {
    let since = now() - ABANDONED_DAYS * 24 * 3600 * 1000;
    let running = app.lobby.store().running_tables_of(&guest.id, since).await.map_err(|error| store_failed(&error))?;
    app.limits.check_new_table(&guest.id, running, address)?;
    app.lobby.open(plan).await
}

/// Seats the maker of a table and the bots.
pub(crate) async fn seat(app: &App, guest: &Guest, table: &Id, plan: &TablePlan) -> Result<(), Refusal> {
    for (guest, wish) in plan.wishes(guest) {
        match app.wish(table, &guest, wish).await {
            Ok(_) => {}
            // The game has fewer seats than the plan.
            Err(refusal) if refusal.code == Code::PlayerUnknown => {}
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(())
}
