//! A table as one viewer may see it, for other programs: JSON.

use play::{Player, PlayerSet, Turn};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::answers::{Happened, Points};
use crate::ids::Id;
use crate::room::{Room, Seat};

/// A table as one viewer may see it.
#[derive(Serialize, ToSchema)]
pub struct Snapshot<'a> {
    #[schema(value_type = String)]
    table: &'a Id,
    version: i64,
    game: &'a str,
    setup: &'a str,
    seed_digest: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
    seats: Vec<SeatText<'a>>,
    #[schema(value_type = Option<usize>)]
    viewer: Option<Player>,
    turn: &'static str,
    #[schema(value_type = Vec<usize>)]
    players: PlayerSet,
    step: &'static str,
    legal: Vec<String>,
    can_undo: bool,
    first_event: usize,
    events: Vec<Happened>,
    scores: Vec<Points>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<usize>>)]
    winners: Option<PlayerSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    rematch: Option<&'a Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<&'static str>,
    #[schema(value_type = Object)]
    view: Box<RawValue>,
}

/// Who has a seat, as others may know it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum SeatText<'a> {
    Free,
    Guest(&'a str),
    Bot(String),
}

impl SeatText<'_> {
    fn of(seat: &Seat) -> SeatText<'_> {
        match seat {
            Seat::Free => SeatText::Free,
            Seat::Guest { name, .. } => SeatText::Guest(name),
            Seat::Bot { level, .. } => SeatText::Bot(level.to_string()),
        }
    }
}

/// The table as a viewer may see it, with what happened from an event on and what is wrong with the server, as the text of a
/// JSON object.
pub fn text(room: &Room, viewer: Option<Player>, from: usize, notice: Option<&'static str>) -> String {
    let table = room.table();
    let (turn, players) = match table.turn() {
        Turn::Chance => ("chance", PlayerSet::NONE),
        Turn::Players(players) => ("players", players),
        Turn::Over => ("over", PlayerSet::NONE),
    };
    let first_event = from.min(table.event_count());
    let snapshot = Snapshot {
        table: room.id(),
        version: room.version(),
        game: &room.opening().game,
        setup: &room.opening().setup,
        seed_digest: room.seed_digest(),
        seed: room.seed(),
        seats: room.seats().iter().map(SeatText::of).collect(),
        viewer,
        turn,
        players,
        step: table.step(),
        legal: viewer.map(|viewer| table.legal(viewer)).unwrap_or_default(),
        can_undo: viewer.is_some_and(|viewer| table.can_undo(viewer)),
        first_event,
        events: table.events_seen_by(viewer, first_event).into_iter().map(Happened::from).collect(),
        scores: table.scores().iter().map(Points::from).collect(),
        winners: table.winners(),
        title: table.title(),
        rematch: room.rematch(),
        notice,
        view: table.view(viewer),
    };
    serde_json::to_string(&snapshot).expect("a snapshot is plain JSON")
}
