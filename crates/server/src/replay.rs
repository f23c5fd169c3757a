//! Finished games and uploaded records, step by step.

use axum::response::{Html, IntoResponse, Response};
use axum::{Json, http};
use catalogue::{AnyTable, Code, GameInfo, Games, Refusal, Viewpoint};
use pages::{Eyes, Reader, ReplayModel, Site};
use play::{Chances, Head, Player, PlayerSet, Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use words::{Language, Phrase};

/// A record that somebody watches.
pub(crate) struct Replay {
    /// The address of the replay.
    pub address: String,
    /// Where the record can be downloaded.
    pub download: String,
    /// The record.
    pub record: String,
    /// What people call its box, if it is not built in.
    pub box_name: Option<String>,
    /// Who has given up.
    pub given_up: PlayerSet,
    /// What the players are called; if nobody knows, they are numbered.
    pub names: Option<Vec<String>>,
}

/// What of a replay is to be shown: the step, whose view, whether only the regions are wanted, and with them the list of moves.
#[derive(Deserialize, Default)]
pub(crate) struct ReplayQuery {
    step: Option<usize>,
    eyes: Option<String>,
    part: Option<u8>,
    moves: Option<u8>,
}

/// What the page's script gets for another step.
#[derive(Serialize)]
struct ReplayRegions {
    /// The HTML of each region, by its name.
    regions: Map<String, Value>,
    /// The step that is shown.
    step: usize,
}

impl Replay {
    fn table(&self, games: Games) -> Result<(&'static GameInfo, Box<dyn AnyTable>), Refusal> {
        let info = games.of_record(&self.record)?;
        Ok((info, info.load(&self.record, Seed::from(0), Chances::Manual)?))
    }

    /// The page of one step, or its regions.
    pub(crate) fn show(&self, site: &Site, query: &ReplayQuery, reader: &Reader) -> Result<Response, Refusal> {
        let now = self.at(site.games(), query, reader.language)?;
        if query.part.is_some() {
            let regions = pages::replay_regions(reader, &now).into_iter();
            let regions: Map<String, Value> =
                regions.map(|(name, html)| (name.to_owned(), Value::String(html))).collect();
            return Ok(Json(ReplayRegions { regions, step: now.step }).into_response());
        }
        Ok(Html(pages::replay(site, reader, &now)).into_response())
    }

    fn at(&self, games: Games, query: &ReplayQuery, language: Language) -> Result<ReplayModel, Refusal> {
        let (game, whole) = self.table(games)?;
        let steps = whole.event_count();
        let step = query.step.unwrap_or(steps).min(steps);
        let table = whole.after(step);
        let numbered = |seat: usize| language.say(&Phrase::new("table-player").with("seat", seat + 1));
        let names = self.names.clone().unwrap_or_else(|| (0..table.players()).map(numbered).collect());
        let eyes = read_eyes(query.eyes.as_deref(), table.players())?;
        let viewer = match eyes {
            Eyes::Spectator => None,
            Eyes::Seat(player) => Some(player),
            Eyes::All => table.turn().players().iter().next().or(PlayerSet::seats(1).iter().next()),
        };
        let viewpoint =
            Viewpoint { viewer, names: &names, language, hint: None, given_up: self.given_up, is_live: false };
        let origin = Head::read(&self.record)?.origin;
        let is_listed = query.part.is_none() || query.moves.is_some();
        let tell = |n: usize| match eyes {
            Eyes::All => whole.tell(n, &Viewpoint { viewer: whole.witness(n), ..viewpoint }),
            Eyes::Spectator | Eyes::Seat(_) => whole.tell(n, &viewpoint),
        };
        let told = step.checked_sub(1).map(tell);
        let ended = (whole.is_ended() && step == steps).then(|| language.text("pages-ended"));
        let said: Vec<String> = told.into_iter().chain(ended).collect();
        let line = (!said.is_empty()).then(|| said.join(" "));
        Ok(ReplayModel {
            address: self.address.clone(),
            download: self.download.clone(),
            game,
            setup: table.whole_setup(),
            components: table.box_digest(),
            box_name: self.box_name.clone(),
            step,
            steps,
            eyes,
            drawing: table.draw(&viewpoint),
            line,
            lines: if is_listed { (0..steps).map(tell).collect() } else { Vec::new() },
            can_play_on: matches!(table.turn(), Turn::Players(_)),
            seed: matches!(origin, play::Origin::Drawn(_)).then(|| origin.to_string()),
            names,
        })
    }

    /// The game up to a step as a record of its own, and who is to act there.
    pub(crate) fn beginning(&self, games: Games, step: usize) -> Result<(&'static GameInfo, String, Player), Refusal> {
        let (game, whole) = self.table(games)?;
        let table = whole.after(step);
        let nobody = || Refusal::new(Code::ReplayNobody);
        let player = table.turn().players().iter().next().ok_or_else(nobody)?;
        Ok((game, table.record(), player))
    }

    /// The record as a file.
    pub(crate) fn file(&self, name: &str) -> Response {
        let headers = [
            (http::header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (http::header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.txt\"")),
        ];
        (headers, self.record.clone()).into_response()
    }
}

/// Eyes by their name: `spectator`, `all`, or a seat.
fn read_eyes(text: Option<&str>, players: usize) -> Result<Eyes, Refusal> {
    match text {
        None | Some("all") => Ok(Eyes::All),
        Some("spectator") => Ok(Eyes::Spectator),
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| *seat < players);
            seat.map(|seat| Eyes::Seat(Player::new(seat))).ok_or_else(|| Refusal::new(Code::ReplayEyes))
        }
    }
}
