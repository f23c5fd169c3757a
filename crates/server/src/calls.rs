//! The calls of other programs: JSON over HTTP.

use axum::Json;
use axum::Router;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use catalogue::{Code, GameInfo, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::caller::{Caller, Client};
use crate::guest_calls;
use crate::http::{App, Failure};
use crate::ids::Id;
use crate::live::Command;
use crate::openapi::{self, GamesOf, Hint, MadeTable, Refused, TablesOf};
use crate::room::Wish;
use crate::seating::{self, Plan};
use crate::snapshot::Snapshot;
use crate::store::{Guest, Listing, now};

/// The calls.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .merge(guest_calls::routes())
        .route("/api/tables", get(list_tables).post(make_table))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/sit", post(sit))
        .route("/api/tables/{table}/rise", post(rise))
        .route("/api/tables/{table}/bot", post(seat_bot))
        .route("/api/tables/{table}/play", post(play))
        .route("/api/tables/{table}/undo", post(undo))
        .route("/api/tables/{table}/hint", get(hint))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/openapi.json", get(|| async { Json(openapi::description()) }))
        .route("/api/{*rest}", get(unknown).post(unknown))
}

async fn unknown() -> Failure {
    Failure(Refusal::new(Code::PageUnknown))
}

/// The calls as OpenAPI describes them, without those about the guest.
#[derive(utoipa::OpenApi)]
#[openapi(paths(games, list_tables, make_table, look, sit, rise, seat_bot, play, undo, hint, record))]
pub struct Described;

/// What a call answers, or why not.
pub type Answer<T> = Result<Json<T>, Failure>;

/// The body of a call.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: for<'de> Deserialize<'de>> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Failure> {
        let body: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        let refuse = |rejection: JsonRejection| {
            let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if is_large { Code::RequestTooLarge } else { Code::RequestWrongFields };
            Failure(Refusal::new(code).with("detail", rejection.body_text()))
        };
        body.map(|Json(body)| Body(body)).map_err(refuse)
    }
}

/// The query of a call.
fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refusal> {
    let wrong =
        |rejection: QueryRejection| Refusal::new(Code::RequestWrongFields).with("detail", rejection.body_text());
    query.map(|Query(query)| query).map_err(wrong)
}

#[utoipa::path(
    get,
    path = "/api/games",
    description = "The games, with everything that can be chosen before each.",
    responses((status = 200, body = inline(GamesOf)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn games(State(app): State<App>) -> Json<Value> {
    let setting =
        |setting: &play::Setting| json!({"key": setting.key, "values": setting.values, "default": setting.default});
    let game = |game: &GameInfo| {
        let (fewest, most) = game.players();
        let settings: Vec<Value> = game.settings.iter().map(setting).collect();
        json!({"id": game.id, "name": game.name, "rules": game.rules, "players": [fewest, most], "setup": settings})
    };
    Json(json!({"games": app.site.games().iter().map(game).collect::<Vec<_>>()}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    #[serde(default)]
    mine: bool,
}

/// A list has so many tables at most.
const LONGEST_LIST: i64 = 100;

/// A public table at which nothing happens for so many milliseconds is not listed any more.
pub const QUIET: i64 = 7 * 24 * 3600 * 1000;

#[utoipa::path(
    get,
    path = "/api/tables",
    description = "Public tables with free seats, or the tables at which I have or had a seat.",
    params(("mine" = Option<bool>, Query, description = "Only my own tables")),
    responses((status = 200, body = inline(TablesOf)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn list_tables(
    State(app): State<App>,
    which: Result<Query<Which>, QueryRejection>,
    caller: Option<Caller>,
) -> Answer<Value> {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let listings = if read_query(which)?.mine {
        let Caller { guest, .. } = caller.ok_or_else(unknown)?;
        app.lobby.store().tables_of(&guest.id, LONGEST_LIST).await?
    } else {
        app.lobby.store().open_tables(now() - QUIET, LONGEST_LIST).await?
    };
    let listing = |listing: &Listing| {
        let Listing { id, game, setup, state, is_public, .. } = listing;
        json!({"table": id, "game": game, "setup": setup, "state": state, "public": is_public})
    };
    Ok(Json(json!({"ok": true, "tables": listings.iter().map(listing).collect::<Vec<_>>()})))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    #[serde(default)]
    setup: String,
    #[serde(default)]
    public: bool,
    /// For each seat `me`, `open`, or a bot; what is left out is free.
    #[serde(default)]
    seats: Vec<String>,
}

#[utoipa::path(
    post,
    path = "/api/tables",
    description = "Makes a table.",
    request_body = NewTable,
    responses((status = 200, body = inline(MadeTable)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn make_table(
    State(app): State<App>,
    client: Client,
    Caller { guest, .. }: Caller,
    Body(new): Body<NewTable>,
) -> Answer<Value> {
    let sitters = new.seats.iter().map(|who| seating::read(who)).collect::<Result<Vec<_>, Refusal>>()?;
    let plan =
        Plan { game: new.game, setup: new.setup, is_public: new.public, sitters, names: Vec::new(), beginning: None };
    let table = seating::make(&app, &guest, client, &plan).await?;
    Ok(Json(json!({"ok": true, "table": table})))
}

impl App {
    /// Carries out a wish of a guest; gives the version of the table after it.
    pub async fn wish(&self, table: &Id, guest: &Guest, wish: Wish) -> Result<i64, Refusal> {
        self.lobby.ask(table, |reply| Command::Wish { guest: guest.clone(), wish, reply }).await?
    }
}

/// The table that an address names.
pub fn read_table(text: &str) -> Result<Id, Refusal> {
    Id::read(text).ok_or_else(|| Refusal::new(Code::TableUnknown))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FromSeat {
    seat: Option<usize>,
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
    from: Result<Query<FromSeat>, QueryRejection>,
    caller: Option<Caller>,
) -> Result<Response, Failure> {
    let (table, seat) = (read_table(&table)?, read_query(from)?.seat);
    let guest = caller.map(|caller| caller.guest.id);
    let text = app.lobby.ask(&table, |reply| Command::Look { guest, seat, reply }).await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatOf {
    seat: usize,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BotOf {
    seat: usize,
    level: String,
}

/// What a player sends to decide.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlayOf {
    seat: usize,
    action: String,
    version: i64,
    id: Option<String>,
}

/// What a player sends to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UndoOf {
    seat: usize,
    id: Option<String>,
}

/// The client's name for a command has so many bytes at most.
const LONGEST_COMMAND: usize = 64;

/// The client's name for a command.
pub fn read_command(id: Option<String>) -> Result<Option<String>, Refusal> {
    let is_good = id.as_ref().is_none_or(|id| id.len() <= LONGEST_COMMAND);
    let long = || Refusal::new(Code::RequestWrongValue).case("long").with("field", "id").with("most", LONGEST_COMMAND);
    if is_good { Ok(id) } else { Err(long()) }
}

impl PlayOf {
    fn wish(self) -> Result<Wish, Refusal> {
        let PlayOf { seat: player, action, version, id } = self;
        Ok(Wish::Play { player, action, version, command: read_command(id)? })
    }
}

impl UndoOf {
    fn wish(self) -> Result<Wish, Refusal> {
        Ok(Wish::Undo { player: self.seat, command: read_command(self.id)? })
    }
}

/// The answer to a wish that was carried out.
#[derive(Serialize, ToSchema)]
struct Done {
    ok: bool,
    version: i64,
}

async fn fulfil(app: &App, table: &str, guest: &Guest, wish: Wish) -> Answer<Done> {
    let version = app.wish(&read_table(table)?, guest, wish).await?;
    Ok(Json(Done { ok: true, version }))
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/sit",
    description = "Takes a free seat, or comes back to one that a bot keeps for me.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = SeatOf,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(of): Body<SeatOf>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, Wish::Sit(of.seat)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/rise",
    description = "Leaves a seat.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = SeatOf,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn rise(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(of): Body<SeatOf>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, Wish::Rise(of.seat)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/bot",
    description = "Gives a free seat, my own, or that of somebody who has been away for long to a bot.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = BotOf,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn seat_bot(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(of): Body<BotOf>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, Wish::Bot(of.seat, seating::read_level(&of.level)?)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/play",
    description = "Decides.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = PlayOf,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(of): Body<PlayOf>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, of.wish()?).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/undo",
    description = "Takes my last decision back, if the rules allow it.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = UndoOf,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(of): Body<UndoOf>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, of.wish()?).await
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}/hint",
    description = "What the hard bot would do in a seat of mine.",
    params(("table" = String, Path, description = "The id of the table"), ("seat" = usize, Query, description = "A seat of mine")),
    responses((status = 200, body = inline(Hint)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn hint(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    of: Result<Query<SeatOf>, QueryRejection>,
) -> Answer<Value> {
    let (table, of) = (read_table(&table)?, read_query(of)?);
    let action = app.lobby.ask(&table, |reply| Command::Hint { guest: guest.id, seat: of.seat, reply }).await??;
    Ok(Json(json!({"ok": true, "action": action})))
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    description = "The record, once the game is over.",
    params(("table" = String, Path, description = "The id of the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn record(State(app): State<App>, Path(table): Path<String>) -> Result<String, Failure> {
    let told = app.lobby.ask(&read_table(&table)?, Command::Record).await?;
    let running = || Refusal::new(Code::TableRunning);
    Ok(told.ok_or_else(running)?.record)
}
