//! The pages and forms by which a table is made and its seats are taken.

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse};
use catalogue::{Code, GameInfo, Level, Refusal};
use pages::{FIRST, Mode, NewTable, Reader, Sitter, is_chosen};
use serde::Deserialize;
use table::{Id, TablePlan, Wish, read_level, read_sitter, rematch_plan};

use crate::app::App;
use crate::caller::Caller;
use crate::command::Command;
use crate::forms::{Sender, SentForm};
use crate::names::read_name;
use crate::page_reader::PageReader;
use crate::refusals::{Page, PageRefusal, status, store_failed};
use crate::requests::{PageQuery, read_table};
use crate::seating;

/// A way to begin, by its name.
fn read_mode(text: Option<&str>) -> Mode {
    match text {
        Some("friends") => Mode::Friends,
        Some("screen") => Mode::Screen,
        Some("solo") => Mode::Solo,
        _ => Mode::Bots,
    }
}

/// The number of players that suits a mode, and who sits where.
fn preset(game: &GameInfo, mode: Mode) -> (usize, Vec<Sitter>) {
    let (fewest, most) = game.players();
    let players = if mode == Mode::Solo { fewest } else { fewest.max(2) };
    let sitter = |seat: usize| match mode {
        _ if seat == 0 => Sitter::Me,
        Mode::Bots | Mode::Solo => Sitter::Bot(Level::Medium),
        Mode::Friends => Sitter::Open,
        Mode::Screen => Sitter::Me,
    };
    (players, (0..most).map(sitter).collect())
}

/// How a table is to be made.
#[derive(Deserialize)]
pub(crate) struct NewTableQuery {
    mode: Option<String>,
    /// The box: a digest, or the id of an owner's.
    #[serde(rename = "box")]
    chosen: Option<String>,
}

/// The form for a new table.
pub(crate) async fn new_table(
    State(app): State<App>,
    Path(game): Path<String>,
    PageQuery(query): PageQuery<NewTableQuery>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let (game, mode) = (app.site.games().find(&game)?, read_mode(query.mode.as_deref()));
    let (players, sitters) = preset(game, mode);
    let (guest, chosen_box) = (caller.map(|caller| caller.guest.id), query.chosen.unwrap_or_default());
    let is_first = is_first_game(&app, guest.as_ref(), game).await?;
    let value = |setting: &play::Setting| match game.first_value(setting.key) {
        _ if setting.key == "players" => players.to_string(),
        Some(value) if is_first => value.to_owned(),
        _ => setting.default.to_owned(),
    };
    let values = game.settings.iter().map(value).collect();
    let boxes = app.offered_boxes(game, guest.as_ref(), &chosen_box, reader.language).await?;
    let names = Vec::new();
    let (is_public, hints, refusal) = (false, false, None);
    let new = NewTable { game, mode, is_first, values, boxes, chosen_box, sitters, names, is_public, hints, refusal };
    Ok(Html(pages::new_table(&app.site, &reader, &new)).into_response())
}

/// Whether the rulebook recommends a set-up for a first game, and the guest has not finished one yet.
async fn is_first_game(app: &App, guest: Option<&Id>, game: &GameInfo) -> Result<bool, Refusal> {
    if game.first_game.is_empty() {
        return Ok(false);
    }
    let Some(guest) = guest else { return Ok(true) };
    let has_finished = app.lobby.store().has_finished(guest, game.id).await;
    Ok(!has_finished.map_err(|error| store_failed(&error))?)
}

/// Begins at once, with the usual set-up or that of a first game.
pub(crate) async fn quick(Path(game): Path<String>, SentForm { sender, fields }: SentForm) -> Page {
    let game = sender.app.site.games().find(&game)?;
    let (players, sitters) = preset(game, read_mode(fields.get("mode")));
    let guest = sender.caller.as_ref().map(|caller| &caller.guest.id);
    let is_first = is_first_game(&sender.app, guest, game).await?;
    let (first, end) = if is_first { (game.first_game, FIRST) } else { ("", "") };
    let (game, setup) = (game.id.to_owned(), format!("players={players} {first}").trim_end().to_owned());
    let (components, names, is_public, beginning, hints) = (None, Vec::new(), false, None, None);
    let plan = TablePlan { game, setup, components, is_public, sitters, names, beginning, hints };
    sender.open(None, plan, end).await
}

/// Makes a table; a form with a mistake comes back as it was filled in.
pub(crate) async fn make_table(
    Path(game): Path<String>,
    PageReader(reader): PageReader,
    SentForm { sender, fields }: SentForm,
) -> Page {
    let site = sender.app.site.clone();
    let game = site.games().find(&game)?;
    let chosen = |setting: &play::Setting| fields.get(&format!("set-{}", setting.key)).unwrap_or(setting.default);
    let values: Vec<String> = game.settings.iter().map(|setting| chosen(setting).to_owned()).collect();
    let (_, most) = game.players();
    let seats = (0..most).map(|seat| fields.get(&format!("seat-{seat}")).unwrap_or("open"));
    let sitters: Result<Vec<Sitter>, Refusal> = seats.map(read_sitter).collect();
    let name = |seat: usize| fields.get(&format!("name-{seat}")).unwrap_or_default().trim().to_owned();
    let names: Vec<String> = (0..most).map(name).collect();
    let (is_public, hints) = (fields.get("public").is_some(), fields.get("hints").is_some());
    let chosen_box = fields.get("box").unwrap_or_default().to_owned();
    let made = async {
        let players = values.first().and_then(|players| players.parse::<usize>().ok()).unwrap_or(most);
        let pairs = game.settings.iter().zip(&values).map(|(setting, value)| format!("{}={value}", setting.key));
        let setup = pairs.collect::<Vec<_>>().join(" ");
        let sitters = sitters.clone()?.into_iter().take(players).collect();
        let read = |name: &String| if name.is_empty() { Ok(String::new()) } else { read_name(name) };
        let (game, names) = (game.id.to_owned(), names.iter().map(read).collect::<Result<_, Refusal>>()?);
        let caller = sender.caller.as_ref().map(|caller| &caller.guest.id);
        let components = sender.app.choose_box(&game, Some(&chosen_box), caller, sender.client).await?;
        // Who plays with nothing but bots may take hints anyway.
        let (beginning, hints) = (None, hints.then_some(true));
        let plan = TablePlan { game, setup, components, is_public, sitters, names, beginning, hints };
        sender.open(fields.get("name"), plan, "").await
    };
    let refusal = match made.await {
        Ok(response) => return Ok(response),
        Err(PageRefusal(refusal)) => refusal,
    };
    let mode = read_mode(fields.get("mode"));
    let sitters = sitters.unwrap_or_else(|_| preset(game, mode).1);
    let (status, refusal) = (status(refusal.code), Some(refusal.sentence(reader.language)));
    let name = reader.name.clone().or_else(|| fields.get("name").map(str::to_owned));
    let guest = sender.caller.as_ref().map(|caller| &caller.guest.id);
    let boxes = sender.app.offered_boxes(game, guest, &chosen_box, reader.language).await?;
    let is_first = false;
    let new = NewTable { game, mode, is_first, values, boxes, chosen_box, sitters, names, is_public, hints, refusal };
    Ok((status, Html(pages::new_table(&site, &Reader { name, ..reader }, &new))).into_response())
}

/// Takes a free seat, or comes back to one. Who has no name yet says it.
pub(crate) async fn sit(Path(table): Path<String>, SentForm { sender, fields }: SentForm) -> Page {
    let (table, seat) = (read_table(&table)?, fields.seat()?);
    let name = fields.get("name").map(str::trim).filter(|name| !name.is_empty());
    let (mut guest, secret) = sender.guest(name).await?;
    if let Some(name) = name.filter(|_| !is_chosen(&guest.name)) {
        guest = sender.app.rename(&guest, read_name(name)?).await?;
    }
    sender.app.wish(&table, &guest, Wish::Sit(seat)).await?;
    Ok(sender.lead(&format!("/t/{table}"), secret.as_ref()))
}

/// Leaves a seat.
pub(crate) async fn rise(Path(table): Path<String>, SentForm { sender, fields }: SentForm) -> Page {
    sender.wish(&table, Wish::Rise(fields.seat()?)).await
}

/// Gives a seat to a bot.
pub(crate) async fn seat_bot(Path(table): Path<String>, SentForm { sender, fields }: SentForm) -> Page {
    let level = read_level(fields.get("level").unwrap_or("medium"))?;
    sender.wish(&table, Wish::Bot(fields.seat()?, level)).await
}

/// The same game once more, at one new table for all who ask.
pub(crate) async fn rematch(Path(table): Path<String>, sender: Sender) -> Page {
    let old = read_table(&table)?;
    let terms = sender.app.lobby.ask(&old, Command::Terms).await?;
    if let Some(next) = terms.rematch {
        return Ok(sender.lead(&format!("/t/{next}"), None));
    }
    let (guest, _) = sender.guest(None).await?;
    let plan = rematch_plan(&terms, &guest)?;
    // Of several who ask at the same time, the first one's table is the one; nobody knows of the others.
    let next = seating::open(&sender.app, &guest, sender.client, &plan).await?;
    let next = match sender.app.wish(&old, &guest, Wish::Rematch(next.clone())).await {
        Ok(_) => {
            seating::seat(&sender.app, &guest, &next, &plan).await?;
            next
        }
        Err(refusal) if refusal.code == Code::TableRematch => {
            sender.app.lobby.ask(&old, Command::Terms).await?.rematch.ok_or(refusal)?
        }
        Err(refusal) => return Err(refusal.into()),
    };
    Ok(sender.lead(&format!("/t/{next}"), None))
}
