//! The calls of other programs: JSON over HTTP.

use axum::Json;
use axum::Router;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use catalogue::{GAMES, GameInfo, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::caller::{Caller, Client, device};
use crate::http::{App, Failure, store_failed};
use crate::ids::{Id, Secret};
use crate::live::Command;
use crate::names::read_name;
use crate::openapi::{self, GamesOf, GuestOf, Hint, MadeTable, NewGuest, NewLink, Refused, SessionsOf, TablesOf};
use crate::room::Wish;
use crate::seating::{self, Plan};
use crate::snapshot::Snapshot;
use crate::store::{Guest, Kind, Listing, Session, now};

/// The calls.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/guests", post(make_guest))
        .route("/api/me", get(me).post(rename))
        .route("/api/me/sessions", get(sessions))
        .route("/api/me/sessions/end", post(end_session))
        .route("/api/me/links", post(make_link))
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
    Failure(Refusal::new("page/unknown", "there is no such call; docs/API.md lists them"))
}

/// The calls as OpenAPI describes them.
#[derive(utoipa::OpenApi)]
#[openapi(paths(
    games,
    make_guest,
    me,
    rename,
    sessions,
    end_session,
    make_link,
    list_tables,
    make_table,
    look,
    sit,
    rise,
    seat_bot,
    play,
    undo,
    hint,
    record
))]
pub struct Described;

type Answer<T> = Result<Json<T>, Failure>;

/// The body of a call.
pub struct Body<T>(T);

impl<S: Send + Sync, T: for<'de> Deserialize<'de>> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Failure> {
        let body: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        let refuse = |rejection: JsonRejection| {
            let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if is_large { "request/too_large" } else { "request/wrong_fields" };
            Failure(Refusal::new(code, rejection.body_text()))
        };
        body.map(|Json(body)| Body(body)).map_err(refuse)
    }
}

/// The query of a call.
fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refusal> {
    query.map(|Query(query)| query).map_err(|rejection| Refusal::new("request/wrong_fields", rejection.body_text()))
}

#[utoipa::path(
    get,
    path = "/api/games",
    description = "The games, with everything that can be chosen before each.",
    responses((status = 200, body = inline(GamesOf)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn games() -> Json<Value> {
    let setting =
        |setting: &play::Setting| json!({"key": setting.key, "values": setting.values, "default": setting.default});
    let game = |game: &GameInfo| {
        let (fewest, most) = game.players();
        let settings: Vec<Value> = game.settings.iter().map(setting).collect();
        json!({"id": game.id, "name": game.name, "rules": game.rules, "players": [fewest, most], "setup": settings})
    };
    Json(json!({"games": GAMES.iter().map(game).collect::<Vec<_>>()}))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Name {
    name: String,
}

#[utoipa::path(
    post,
    path = "/api/guests",
    description = "Makes a guest. The secret is told here and never again.",
    request_body = Name,
    responses((status = 200, body = inline(NewGuest)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn make_guest(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Answer<Value> {
    let (guest, secret) = app.new_guest(&read_name(&name)?, client, Kind::Program, &device(&headers)).await?;
    Ok(Json(json!({"ok": true, "guest": guest.id, "name": guest.name, "secret": secret.reveal()})))
}

#[utoipa::path(
    get,
    path = "/api/me",
    description = "Who I am.",
    responses((status = 200, body = inline(GuestOf)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn me(Caller { guest, .. }: Caller) -> Json<Value> {
    Json(json!({"ok": true, "guest": guest.id, "name": guest.name}))
}

#[utoipa::path(
    post,
    path = "/api/me",
    description = "Changes my name.",
    request_body = Name,
    responses((status = 200, body = inline(GuestOf)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn rename(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Body(Name { name }): Body<Name>,
) -> Answer<Value> {
    let name = read_name(&name)?;
    app.lobby.store().rename(&guest.id, &name).await?;
    Ok(Json(json!({"ok": true, "guest": guest.id, "name": name})))
}

#[utoipa::path(
    get,
    path = "/api/me/sessions",
    description = "The browsers, programs and personal links that act for me, the last used first.",
    responses((status = 200, body = inline(SessionsOf)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn sessions(State(app): State<App>, Caller { guest, session: current }: Caller) -> Answer<Value> {
    let sessions = app.lobby.store().sessions(&guest.id).await?;
    let told = |session: &Session| {
        let (is_current, Session { kind, device, made_at, used_at, .. }) = (session.digest == current.digest, session);
        json!({
            "session": session.name(), "kind": kind, "device": device, "made_at": made_at, "used_at": used_at,
            "is_current": is_current
        })
    };
    Ok(Json(json!({"ok": true, "sessions": sessions.iter().map(told).collect::<Vec<_>>()})))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct WhichSession {
    session: String,
}

#[utoipa::path(
    post,
    path = "/api/me/sessions/end",
    description = "Ends a session or a personal link of mine: its secret is worthless from now on.",
    request_body = WhichSession,
    responses((status = 200, body = inline(GuestOf)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn end_session(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Body(of): Body<WhichSession>,
) -> Answer<Value> {
    app.end_session(&guest, &of.session).await?;
    Ok(Json(json!({"ok": true, "guest": guest.id, "name": guest.name})))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[utoipa::path(
    post,
    path = "/api/me/links",
    description = "Makes a personal link, by which another browser becomes mine. It is told here and never again.",
    request_body = Nothing,
    responses((status = 200, body = inline(NewLink)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn make_link(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Body(Nothing {}): Body<Nothing>,
) -> Answer<Value> {
    let (session, secret) = app.new_session(&guest, Kind::Link, "").await?;
    Ok(Json(json!({"ok": true, "link": format!("/enter/{}", secret.reveal()), "session": session.name()})))
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
    let unknown = || Refusal::new("guest/unknown", "nobody is known by this secret; make a guest first");
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

    /// Makes a guest with a name that has been read, and its first session.
    pub async fn new_guest(
        &self,
        name: &str,
        Client(address): Client,
        kind: Kind,
        device: &str,
    ) -> Result<(Guest, Secret), Refusal> {
        self.limits.check_new_guest(address)?;
        let guest = Guest { id: Id::random(), name: name.to_owned() };
        self.lobby.store().add_guest(&guest).await.map_err(|error| store_failed(&error))?;
        let (_, secret) = self.new_session(&guest, kind, device).await?;
        Ok((guest, secret))
    }

    /// Makes a session of a guest.
    pub async fn new_session(&self, guest: &Guest, kind: Kind, device: &str) -> Result<(Session, Secret), Refusal> {
        let (secret, most) = (Secret::random(), self.limits.settings().sessions);
        let session = self.lobby.store().add_session(&guest.id, &secret, kind, device, most).await;
        Ok((session.map_err(|error| store_failed(&error))?, secret))
    }

    /// Ends a session of a guest by its name, and the sockets that it has opened.
    pub async fn end_session(&self, guest: &Guest, name: &str) -> Result<Session, Refusal> {
        let sessions = self.lobby.store().sessions(&guest.id).await.map_err(|error| store_failed(&error))?;
        let unknown = || Refusal::new("session/unknown", "you have no such session; it may have ended already");
        let session = sessions.into_iter().find(|session| session.name() == name).ok_or_else(unknown)?;
        self.lobby.store().end_session(&guest.id, &session).await.map_err(|error| store_failed(&error))?;
        // Nobody may be listening.
        let _ = self.ended.send(session.digest.clone());
        Ok(session)
    }
}

/// The table that an address names.
pub fn read_table(text: &str) -> Result<Id, Refusal> {
    Id::read(text).ok_or_else(|| Refusal::new("table/unknown", "there is no such table"))
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
    let message = format!("\"id\" has at most {LONGEST_COMMAND} bytes");
    if is_good { Ok(id) } else { Err(Refusal::new("request/wrong_value", message)) }
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
    let running = || Refusal::new("table/running", "the record is shown when the game is over");
    Ok(told.ok_or_else(running)?.record)
}
