//! The calls about tables: make one, sit down, play.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalogue::{Code, Refusal};
use table::{CallAnswer, Guest, Id, Snapshot, TablePlan, Version, Wish, read_sitter};

use crate::answers::{Answer, Done, Hint, ListedTable, MadeTable, Refused, TableList};
use crate::app::App;
use crate::caller::{Caller, Client};
use crate::command::Command;
use crate::refusals::ApiRefusal;
use crate::requests::{
    Body, BotRequest, PlayRequest, SeatQuery, SeatRequest, TableListQuery, TableRequest, UndoRequest, read_query,
    read_table,
};
use crate::seating;
use crate::store::now;

/// The calls.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tables", get(list_tables).post(make_table))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/sit", post(sit))
        .route("/api/tables/{table}/rise", post(rise))
        .route("/api/tables/{table}/bot", post(seat_bot))
        .route("/api/tables/{table}/play", post(play))
        .route("/api/tables/{table}/undo", post(undo))
        .route("/api/tables/{table}/hint", get(hint))
        .route("/api/tables/{table}/record", get(record))
}

/// The calls as OpenAPI describes them.
#[derive(utoipa::OpenApi)]
#[openapi(paths(list_tables, make_table, look, sit, rise, seat_bot, play, undo, hint, record))]
pub(crate) struct Described;

/// The most tables of a list.
const LONGEST_LIST: i64 = 100;

/// A public table at which nothing has happened for this many milliseconds is no longer listed.
pub(crate) const QUIET: i64 = 7 * 24 * 3600 * 1000;

#[utoipa::path(
    get,
    path = "/api/tables",
    description = "Public tables with free seats, or the tables at which I have or had a seat.",
    params(("mine" = Option<bool>, Query, description = "Only my own tables")),
    responses((status = 200, body = inline(TableList)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn list_tables(
    State(app): State<App>,
    query: Result<Query<TableListQuery>, QueryRejection>,
    caller: Option<Caller>,
) -> Answer<TableList> {
    let listings = if read_query(query)?.mine {
        let Caller { guest, .. } = caller.ok_or_else(|| Refusal::new(Code::GuestUnknown))?;
        app.lobby.store().tables_of(&guest.id, LONGEST_LIST).await?
    } else {
        app.lobby.store().open_tables(now() - QUIET, LONGEST_LIST).await?
    };
    Ok(Json(TableList { ok: true, tables: listings.into_iter().map(ListedTable::from).collect() }))
}

#[utoipa::path(
    post,
    path = "/api/tables",
    description = "Makes a table.",
    request_body = TableRequest,
    responses((status = 200, body = inline(MadeTable)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn make_table(
    State(app): State<App>,
    client: Client,
    Caller { guest, .. }: Caller,
    Body(new): Body<TableRequest>,
) -> Answer<MadeTable> {
    let sitters = new.seats.iter().map(|who| read_sitter(who)).collect::<Result<Vec<_>, Refusal>>()?;
    let components = app.choose_box(&new.game, new.components.as_deref(), Some(&guest.id), client).await?;
    let plan = TablePlan {
        game: new.game,
        setup: new.setup,
        components,
        is_public: new.public,
        sitters,
        names: Vec::new(),
        beginning: None,
        hints: new.hints,
    };
    let table = seating::make(&app, &guest, client, &plan).await?;
    Ok(Json(MadeTable { ok: true, table }))
}

impl App {
    /// Carries out a wish of a guest; gives the version of the table after it.
    pub(crate) async fn wish(&self, table: &Id, guest: &Guest, wish: Wish) -> Result<Version, Refusal> {
        match self.lobby.ask(table, |reply| Command::Wish { guest: guest.clone(), wish, reply }).await?? {
            CallAnswer::Changed(version) => Ok(version),
            CallAnswer::Watching | CallAnswer::Hint { .. } => unreachable!("a wish changes the table"),
        }
    }
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    description = "The table as a spectator sees it, or from a seat of mine.",
    params(("table" = String, Path, description = "The id of the table"), ("seat" = Option<usize>, Query, description = "A seat of mine")),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn look(
    State(app): State<App>,
    Path(table): Path<String>,
    query: Result<Query<SeatQuery>, QueryRejection>,
    caller: Option<Caller>,
) -> Result<Response, ApiRefusal> {
    let (table, seat) = (read_table(&table)?, read_query(query)?.seat);
    let seat = seat.map(|seat| seat.player()).transpose()?;
    let guest = caller.map(|caller| caller.guest.id);
    let text = app.lobby.ask(&table, |reply| Command::Snapshot { guest, seat, reply }).await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Carries out a wish of a guest that has been read.
pub(crate) async fn fulfil(app: &App, table: &str, guest: &Guest, wish: Result<Wish, Refusal>) -> Answer<Done> {
    let table = read_table(table)?;
    let version = app.wish(&table, guest, wish?).await?;
    Ok(Json(Done { ok: true, version }))
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/sit",
    description = "Takes a free seat, or comes back to one that a bot keeps for me.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = SeatRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<SeatRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.seat.player().map(Wish::Sit)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/rise",
    description = "Leaves a seat.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = SeatRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn rise(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<SeatRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.seat.player().map(Wish::Rise)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/bot",
    description = "Gives a free seat, my own, or that of somebody who has been away for long to a bot.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = BotRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn seat_bot(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<BotRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.wish()).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/play",
    description = "Decides.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = PlayRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<PlayRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.wish()).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/undo",
    description = "Takes my last decision back, if the rules allow it.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = UndoRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<UndoRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.wish()).await
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}/hint",
    description = "What the hard bot would do in a seat of mine, and why. At a table with other people, all are told that a hint was taken.",
    params(("table" = String, Path, description = "The id of the table"), ("seat" = usize, Query, description = "A seat of mine")),
    responses((status = 200, body = inline(Hint)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn hint(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    query: Result<Query<SeatRequest>, QueryRejection>,
) -> Answer<Hint> {
    let (table, query) = (read_table(&table)?, read_query(query)?);
    let player = query.seat.player()?;
    match app.lobby.ask(&table, |reply| Command::Hint { guest: guest.id, player, reply }).await?? {
        CallAnswer::Hint { action, why } => Ok(Json(Hint { ok: true, action, why })),
        CallAnswer::Watching | CallAnswer::Changed(_) => unreachable!("a hint is an action"),
    }
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    description = "The record, once the game is over.",
    params(("table" = String, Path, description = "The id of the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn record(State(app): State<App>, Path(table): Path<String>) -> Result<String, ApiRefusal> {
    let told = app.lobby.ask(&read_table(&table)?, Command::Record).await?;
    let running = || Refusal::new(Code::TableRunning);
    Ok(told.ok_or_else(running)?.record)
}
