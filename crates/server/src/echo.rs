//! Several processes at one PostgreSQL: each hears what the others have written, and who is connected to them.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::ids::Id;
use crate::live::Command;
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
                if let Some((table, news)) = read(notification.payload(), &echo.process) {
                    lobby.tell(&table, news).await;
                }
            }
            None => lobby.refresh_all().await,
        }
    }
}

/// The table that another process speaks of, and what it says.
fn read(payload: &str, own: &Id) -> Option<(Id, Command)> {
    let mut words = payload.split(' ');
    let (process, table) = (Id::read(words.next()?)?, Id::read(words.next()?)?);
    if process == *own {
        return None;
    }
    match words.next()? {
        "here" => Some((table, Command::Elsewhere { process, guests: words.map(Id::read).collect::<Option<_>>()? })),
        version => Some((table, Command::Refresh(version.parse().ok()?))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_heard_and_nothing_else() {
        let (own, other, table) = (Id::random(), Id::random(), Id::random());
        let written = read(&format!("{other} {table} 7"), &own);
        assert!(matches!(written, Some((heard, Command::Refresh(7))) if heard == table));
        let guest = Id::random();
        for (text, expect) in [("here".to_owned(), vec![]), (format!("here {guest}"), vec![guest])] {
            let heard = read(&format!("{other} {table} {text}"), &own);
            let Some((_, Command::Elsewhere { process, guests })) = heard else { panic!("{text} is not heard") };
            assert_eq!((process, guests), (other.clone(), expect));
        }
        for text in ["7", "here"] {
            assert!(read(&format!("{own} {table} {text}"), &own).is_none(), "own words");
        }
        for text in ["", "x", &format!("{other} {table}"), &format!("{other} {table} x"), &format!("{other} x 7")] {
            assert!(read(text, &own).is_none(), "{text}");
        }
        assert!(read(&format!("{other} {table} here x"), &own).is_none());
    }
}
