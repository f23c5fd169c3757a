//! Tables as they are read from the database, with what their people are called.

use table::{BrokenEntry, Guest, Id, Open, Room, Version};

use crate::boxes::{self, UnknownBox};
use crate::shared::Shared;
use crate::store::{Store, StoreError};

/// Reads a table from the database. What its entries make is worked out beside the threads that serve everybody.
pub(crate) async fn load(shared: &Shared, id: &Id) -> Result<Option<Room>, LoadError> {
    let entries = shared.store.entries(id, Version(0)).await?;
    replay(shared, id, entries).await
}

/// The table that these entries make.
pub(crate) async fn replay(shared: &Shared, id: &Id, entries: Vec<String>) -> Result<Option<Room>, LoadError> {
    let (games, id) = (shared.games, id.clone());
    if let Some(Open { game, components: Some(digest), .. }) = Open::read(&entries)
        && let Ok(info) = games.find(&game)
    {
        boxes::fetch(&shared.store, info, digest).await?;
    }
    let replayed = tokio::task::spawn_blocking(move || Room::replay(games, id, &entries)).await;
    let mut room = replayed.map_err(|_| LoadError::Panicked)??;
    if let Some(room) = &mut room {
        let people: Vec<Id> = room.people().collect();
        names_of(&shared.store, &people).await.iter().for_each(|guest| room.rename(guest));
    }
    Ok(room)
}

/// The guests with their present names; whom the database does not tell keeps the name of the entries.
pub(crate) async fn names_of(store: &Store, people: &[Id]) -> Vec<Guest> {
    let log = |error: &StoreError| tracing::warn!(%error, "names could not be looked up");
    store.guests(people).await.inspect_err(log).unwrap_or_default()
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its box cannot be had.
    #[error(transparent)]
    Box(#[from] UnknownBox),
    /// Its entries make no table.
    #[error(transparent)]
    Broken(#[from] BrokenEntry),
    /// Reading them failed.
    #[error("reading its entries failed")]
    Panicked,
}
