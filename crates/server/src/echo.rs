//! Several processes at one PostgreSQL: each hears what the others have written.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::ids::Id;
use crate::lobby::Lobby;
use crate::store::{CHANNEL, Echo};

/// Between two attempts to hear again.
const PAUSE: Duration = Duration::from_millis(500);

/// Tells the tables that are awake here when another process has written to them, until the server stops.
pub async fn listen(echo: Echo, lobby: Lobby, mut stopping: watch::Receiver<bool>) {
    loop {
        let heard = tokio::select! {
            heard = hear(&echo, &lobby) => heard,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        if let Err(error) = heard {
            tracing::warn!(%error, "other processes cannot be heard; trying again");
        }
        sleep(PAUSE).await;
    }
}

async fn hear(echo: &Echo, lobby: &Lobby) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(&echo.url).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was said meanwhile was not heard.
    lobby.refresh_all().await;
    loop {
        match listener.try_recv().await? {
            Some(notification) => {
                if let Some((table, version)) = read(notification.payload(), &echo.process) {
                    lobby.refresh(&table, version).await;
                }
            }
            None => lobby.refresh_all().await,
        }
    }
}

/// The table and the version that another process speaks of.
fn read(payload: &str, own: &Id) -> Option<(Id, i64)> {
    let mut words = payload.split(' ');
    let (process, table, version) = (words.next()?, words.next()?, words.next()?);
    (process != own.as_str()).then(|| Some((Id::read(table)?, version.parse().ok()?))).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_heard_and_nothing_else() {
        let (own, other, table) = (Id::random(), Id::random(), Id::random());
        assert_eq!(read(&format!("{other} {table} 7"), &own), Some((table.clone(), 7)));
        assert_eq!(read(&format!("{own} {table} 7"), &own), None);
        for text in ["", "x", &format!("{other} {table}"), &format!("{other} {table} x"), &format!("{other} x 7")] {
            assert_eq!(read(text, &own), None, "{text}");
        }
    }
}
