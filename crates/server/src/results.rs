//! The results of finished tables: what they are, and how those are caught up on that nobody has written down.

use std::collections::HashSet;
use std::time::Duration;

use play::Player;
use table::{Entry, Guest, Id, Room, Seat, Version};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::ids::new_id;
use crate::loading::{LoadError, replay};
use crate::shared::Shared;
use crate::store::{GameResult, StoreError};

/// Between two looks at what is missing: a process may have been stopped between the end of a table and its results, and those
/// of an older version write none.
const ROUND: Duration = Duration::from_secs(600);

/// How many tables are asked for at once.
const BATCH: i64 = 64;

/// How the people at a table have fared, once it is over; who has given up is last. A game that was ended has no results.
pub(crate) fn results(room: &Room) -> Vec<GameResult> {
    if !room.is_over() || room.is_ended() {
        return Vec::new();
    }
    let given_up = room.given_up();
    let in_play = |seat: &usize| !given_up.contains(Player::new(*seat));
    let (table, seats, open) = (room.table(), room.seats(), room.opening());
    let scores = table.scores();
    let (setup, components, players) = (table.setup(), table.box_digest(), seats.len());
    let result = |(seat, holder): (usize, &Seat)| {
        let (Seat::Guest { id, name } | Seat::GivenUp(Guest { id, name })) = holder else { return None };
        let score = scores.get(seat)?;
        let better = |other: &usize| in_play(other) && (!in_play(&seat) || scores[*other].rank() > score.rank());
        let others = seats.iter().enumerate().filter(|(other, _)| *other != seat);
        Some(GameResult {
            table: room.id().clone(),
            seat,
            guest: id.clone(),
            name: name.clone(),
            game: open.game.clone(),
            setup: setup.clone(),
            components,
            players,
            score: score.total(),
            place: 1 + (0..scores.len()).filter(better).count(),
            title: table.title().map(str::to_owned),
            opponents: others.filter_map(|(_, other)| opponent(other)).collect(),
            own_seats: seats.iter().filter(|other| other.is_held_by(id)).count(),
            is_continued: open.beginning.is_some(),
            ended_at: 0,
        })
    };
    seats.iter().enumerate().filter_map(result).collect()
}

fn opponent(seat: &Seat) -> Option<String> {
    match seat {
        Seat::Free => None,
        Seat::Guest { id, .. } => Some(format!("guest:{id}")),
        Seat::Bot { level, .. } => Some(format!("bot:{level}")),
        Seat::GivenUp(guest) => Some(format!("guest:{}", guest.id)),
    }
}

/// Writes down the results of all finished tables that have none yet, now and then again, until the server stops.
pub(crate) async fn catch_up(shared: Shared, mut stopping: watch::Receiver<bool>) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // Tables that cannot be read are not read again and again; a later version may be able to.
    let mut unreadable = HashSet::new();
    let work = async {
        loop {
            rounds.tick().await;
            if let Err(error) = count_all(&shared, &mut unreadable).await {
                tracing::warn!(%error, "results could not be written down; they will be later");
            }
        }
    };
    tokio::select! {
        () = work => {}
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
}

/// One round over all ids. Several processes begin at different places, so that each finds most of its share undone.
async fn count_all(shared: &Shared, unreadable: &mut HashSet<Id>) -> Result<(), StoreError> {
    let begin = new_id();
    let mut counted = count_from(shared, begin.as_str(), None, unreadable).await?;
    counted += count_from(shared, "", Some(begin.as_str()), unreadable).await?;
    if counted > 0 {
        tracing::info!(tables = counted, "results were written down");
    }
    Ok(())
}

async fn count_from(
    shared: &Shared,
    after: &str,
    until: Option<&str>,
    unreadable: &mut HashSet<Id>,
) -> Result<usize, StoreError> {
    let (mut after, mut counted) = (after.to_owned(), 0);
    loop {
        let batch = shared.store.uncounted(&after, BATCH).await?;
        let Some(last) = batch.last() else { return Ok(counted) };
        after = last.to_string();
        for id in batch {
            if until.is_some_and(|until| id.as_str() > until) {
                return Ok(counted);
            }
            if unreadable.contains(&id) {
                continue;
            }
            match final_room(shared, &id).await {
                Ok(room) => {
                    let results = room.as_ref().map(results).unwrap_or_default();
                    shared.store.keep_results(&id, &results).await?;
                    counted += 1;
                }
                Err(LoadError::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::warn!(table = %id, %error, "the results of a table cannot be read");
                    unreadable.insert(id);
                }
            }
        }
    }
}

/// A table as it was when its game ended: people may have left their seats afterwards.
async fn final_room(shared: &Shared, id: &Id) -> Result<Option<Room>, LoadError> {
    let entries = shared.store.entries(id, Version(0)).await?;
    let is_move = |text: &String| matches!(Entry::read(text), Ok(Entry::Play { .. }));
    let moves = entries.iter().rposition(is_move).map_or(entries.len(), |last| last + 1);
    let room = replay(shared, id, entries[..moves].to_vec()).await?;
    if moves == entries.len() || room.as_ref().is_some_and(Room::is_over) {
        return Ok(room);
    }
    replay(shared, id, entries).await
}
