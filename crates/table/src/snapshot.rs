//! A table as one viewer may see it, for other programs: JSON.

use catalogue::EventText;
use play::{BoxDigest, Player, PlayerSet, Score, Turn};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::listing::State;
use crate::room::Room;
use crate::seat::{SUCCESSOR, Seat};
use crate::{Id, Version};

/// A table as one viewer may see it.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot<'a> {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    table: &'a Id,
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    version: Version,
    game: &'a str,
    setup: String,
    #[serde(rename = "box")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    components: BoxDigest,
    seed_digest: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
    seats: Vec<SeatText<'a>>,
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    viewer: Option<Player>,
    /// How far the table is.
    state: State,
    turn: &'static str,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    players: PlayerSet,
    step: &'static str,
    legal: Vec<String>,
    can_undo: bool,
    /// Whether hints may be taken at this table.
    hints: bool,
    /// Each hint that was taken where others are told of it, by seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    hinted: Vec<Player>,
    first_event: usize,
    events: Vec<Happened>,
    scores: Vec<Points>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<usize>>))]
    winners: Option<PlayerSet>,
    /// Who has given up, if somebody has: they are last, whatever their score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<usize>>))]
    given_up: Option<PlayerSet>,
    /// Who proposes to end the game here, if somebody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    rematch: Option<&'a Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<&'static str>,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    view: Box<RawValue>,
}

/// A proposal to end the game: people are named by the first of their seats.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Ending {
    /// Who agrees, the proposer among them.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    agreed: PlayerSet,
    /// Who is still asked.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    asked: PlayerSet,
}

impl Ending {
    fn of(room: &Room) -> Option<Ending> {
        let agreed = room.agreed();
        let seats = |agrees: bool| {
            let voters = room.voters().into_iter().filter(|(_, voter)| agreed.contains(voter) == agrees);
            voters.map(|(player, _)| player).collect()
        };
        (!agreed.is_empty() && !room.is_over()).then(|| Ending { agreed: seats(true), asked: seats(false) })
    }
}

/// Who has a seat, as others may know it.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
            Seat::GivenUp(_) => SeatText::Bot(SUCCESSOR.to_string()),
        }
    }
}

/// The table as a viewer may see it, with what happened from an event on and what is wrong with the host, as the text of a JSON
/// object.
pub(crate) fn text(room: &Room, viewer: Option<Player>, from: usize, notice: Option<&'static str>) -> String {
    let table = room.table();
    let (turn, players) = match table.turn() {
        _ if room.is_ended() => ("over", PlayerSet::NONE),
        Turn::Chance => ("chance", PlayerSet::NONE),
        Turn::Players(players) => ("players", players),
        Turn::Over => ("over", PlayerSet::NONE),
    };
    let first_event = from.min(table.event_count());
    let snapshot = Snapshot {
        table: room.id(),
        version: room.version(),
        game: &room.opening().game,
        setup: room.table().setup(),
        components: room.table().box_digest(),
        seed_digest: room.seed_digest(),
        seed: room.seed(),
        seats: room.seats().iter().map(SeatText::of).collect(),
        viewer,
        state: room.state(),
        turn,
        players,
        step: table.step(),
        legal: viewer.filter(|_| !room.is_ended()).map(|viewer| table.legal(viewer)).unwrap_or_default(),
        can_undo: viewer.is_some_and(|viewer| !room.is_ended() && table.can_undo(viewer)),
        hints: room.opening().hints,
        hinted: room.hints().to_vec(),
        first_event,
        events: table.events_seen_by(viewer, first_event).into_iter().map(Happened::from).collect(),
        scores: table.scores().iter().map(Points::from).collect(),
        winners: room.winners(),
        given_up: Some(room.given_up()).filter(|given_up| !given_up.is_empty()),
        ending: Ending::of(room),
        title: table.title(),
        rematch: room.rematch(),
        notice,
        view: table.view(viewer),
    };
    serde_json::to_string(&snapshot).expect("a snapshot is plain JSON")
}

/// An event: a decision has `player` and `text`, a result of chance has `chance`.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Happened {
    /// Who decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    player: Option<Player>,
    /// What, in the notation of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// What chance gave, in the notation of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
}

impl From<EventText> for Happened {
    fn from(event: EventText) -> Happened {
        match event {
            EventText::Decision { player, text } => Happened { player: Some(player), text: Some(text), chance: None },
            EventText::Chance { chance } => Happened { player: None, text: None, chance: Some(chance) },
        }
    }
}

/// A score.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Points {
    /// The sum of all lines.
    total: i32,
    /// The points of each line.
    #[serde(serialize_with = "in_order")]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, i32>))]
    lines: Vec<(&'static str, i32)>,
    /// The numbers that decide a tie, the weightiest first.
    tiebreak: Vec<i32>,
}

/// The lines of a score keep the order of the rules.
fn in_order<S: Serializer>(lines: &[(&'static str, i32)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(lines.iter().copied())
}

impl From<&Score> for Points {
    fn from(score: &Score) -> Points {
        Points { total: score.total(), lines: score.lines().collect(), tiebreak: score.tiebreak().to_vec() }
    }
}
