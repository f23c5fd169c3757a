//! Several processes at one PostgreSQL: each hears what the others have written, and who is connected to them.

use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::PgListener;
use table::{Id, Message, Version};
use tokio::sync::{broadcast, watch};
use tokio::time::{sleep, timeout};

use crate::lobby::Lobby;
use crate::store::{CHANNEL, Cluster};

/// Between two attempts to hear again.
const PAUSE: Duration = Duration::from_millis(500);

/// After this long without a word the connection is checked.
const SILENCE: Duration = Duration::from_secs(30);

/// How long the database may take to answer that.
const PATIENCE: Duration = Duration::from_secs(10);

/// Tells the tables that are awake here when another process has written to them, and the sockets when a session was ended,
/// until the server stops.
pub(crate) async fn listen(
    cluster: Cluster,
    lobby: Lobby,
    ended: broadcast::Sender<String>,
    mut stopping: watch::Receiver<bool>,
) {
    loop {
        let heard = tokio::select! {
            heard = hear(&cluster, &lobby, &ended) => heard,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        if let Err(error) = heard {
            tracing::warn!(%error, "other processes cannot be heard; trying again");
        }
        sleep(PAUSE).await;
    }
}

async fn hear(cluster: &Cluster, lobby: &Lobby, ended: &broadcast::Sender<String>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(&cluster.url).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was said meanwhile was not heard.
    lobby.refresh_all().await;
    lobby.news().note_all();
    loop {
        let Ok(heard) = timeout(SILENCE, listener.try_recv()).await else {
            let asked = timeout(PATIENCE, listener.execute("SELECT 1")).await;
            asked.map_err(|_| sqlx::Error::PoolTimedOut)??;
            continue;
        };
        let Some(notification) = heard? else {
            lobby.refresh_all().await;
            lobby.news().note_all();
            continue;
        };
        match read(notification.payload(), &cluster.process) {
            Some(News::Table(table, news)) => {
                if matches!(news, Message::Refresh(_)) {
                    lobby.news().note(&table, true, None);
                }
                lobby.tell(&table, news).await;
            }
            Some(News::Sat(table, guest)) => lobby.news().note(&table, true, Some(&guest)),
            Some(News::Renamed(guest)) => lobby.rename(&guest).await,
            // Nobody may be listening.
            Some(News::Ended(digest)) => drop(ended.send(digest)),
            None => {}
        }
    }
}

/// What another process says.
enum News {
    /// To a table.
    Table(Id, Message),
    /// That this guest has taken a seat.
    Sat(Id, Id),
    /// That this session was ended.
    Ended(String),
    /// That this guest has another name.
    Renamed(Id),
}

fn read(payload: &str, own: &Id) -> Option<News> {
    let mut words = payload.split(' ');
    let (process, about) = (Id::read(words.next()?)?, words.next()?);
    if process == *own {
        return None;
    }
    if about == "ended" {
        return Some(News::Ended(words.next()?.to_owned()));
    }
    if about == "renamed" {
        return Some(News::Renamed(Id::read(words.next()?)?));
    }
    let table = Id::read(about)?;
    let news = match words.next()? {
        "sat" => return Some(News::Sat(table, Id::read(words.next()?)?)),
        "here" => Message::Elsewhere { process, guests: words.map(Id::read).collect::<Option<_>>()? },
        version => Message::Refresh(Version(version.parse().ok()?)),
    };
    Some(News::Table(table, news))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::new_id;

    #[test]
    fn what_others_say_is_heard_and_nothing_else() {
        let (own, other, table) = (new_id(), new_id(), new_id());
        let written = read(&format!("{other} {table} 7"), &own);
        assert!(matches!(written, Some(News::Table(heard, Message::Refresh(Version(7)))) if heard == table));
        let guest = new_id();
        for (text, expect) in [("here".to_owned(), vec![]), (format!("here {guest}"), vec![guest])] {
            let heard = read(&format!("{other} {table} {text}"), &own);
            let Some(News::Table(_, Message::Elsewhere { process, guests })) = heard else {
                panic!("{text} is not heard")
            };
            assert_eq!((process, guests), (other.clone(), expect));
        }
        let (sitter, text) = (new_id(), format!("{other} {table} sat"));
        let sat = read(&format!("{text} {sitter}"), &own);
        assert!(matches!(sat, Some(News::Sat(at, who)) if (&at, &who) == (&table, &sitter)));
        assert!(read(&text, &own).is_none());
        assert!(matches!(read(&format!("{other} ended abc"), &own), Some(News::Ended(digest)) if digest == "abc"));
        let renamed = read(&format!("{other} renamed {table}"), &own);
        assert!(matches!(renamed, Some(News::Renamed(guest)) if guest == table));
        for text in [format!("{table} 7"), format!("{table} here"), "ended abc".to_owned()] {
            assert!(read(&format!("{own} {text}"), &own).is_none(), "own words");
        }
        for text in ["", "x", &format!("{other} {table}"), &format!("{other} {table} x"), &format!("{other} x 7")] {
            assert!(read(text, &own).is_none(), "{text}");
        }
        assert!(read(&format!("{other} {table} here x"), &own).is_none());
    }
}
