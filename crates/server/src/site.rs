//! The pages.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse};
use axum::routing::{get, post};
use catalogue::{Code, GameInfo, Games, Level, Refusal};
use pages::{Home, Listed, Me, Mode, NewTable, Progress, Reader, SessionKind, SessionNow, Sitter};
use serde::Deserialize;
use words::Language;

use crate::caller::{Caller, IsSecure};
use crate::cookies;
use crate::forms;
use crate::http::{App, Page, say_sorry, store_failed};
use crate::ids::{Id, Secret};
use crate::live::{Command, Told};
use crate::page_reader::PageReader;
use crate::replays::{Cut, Film};
use crate::requests::read_table;
use crate::sight;
use crate::store::{Kind, Listing, Session, State as TableState, now};
use crate::table_calls::QUIET;

/// The pages and forms.
pub fn routes(app: &App) -> Router<App> {
    let upload = DefaultBodyLimit::max(app.limits.settings().record);
    Router::new()
        .route("/", get(home))
        .route("/quick/{game}", post(forms::quick))
        .route("/new/{game}", get(new_table).post(forms::make_table))
        .route("/t/{table}", get(table))
        .route("/t/{table}/sit", post(forms::sit))
        .route("/t/{table}/rise", post(forms::rise))
        .route("/t/{table}/bot", post(forms::seat_bot))
        .route("/t/{table}/rematch", post(forms::rematch))
        .route("/t/{table}/record", get(table_record))
        .route("/r/{table}", get(replay))
        .route("/r/{table}/play", post(forms::play_on))
        .route("/records", post(forms::upload_record).layer(upload))
        .route("/u/{record}", get(watch))
        .route("/u/{record}/record", get(uploaded_record))
        .route("/u/{record}/play", post(forms::play_on_from_upload))
        .route("/rules/{game}", get(rules))
        .route("/about", get(about))
        .route("/me", get(me).post(forms::rename))
        .route("/me/links", post(forms::make_link))
        .route("/me/sessions/end", post(forms::end_session))
        .route("/enter/{secret}", get(enter))
        .route("/enter", post(forms::take_over))
        .route("/language", post(forms::choose_language))
        .route("/theme", post(forms::choose_theme))
        .fallback(unknown)
        .layer(from_fn_with_state(app.clone(), say_sorry))
        .layer(from_fn_with_state(app.clone(), cookies::renew))
}

async fn unknown() -> Page {
    Err(Refusal::new(Code::PageUnknown).into())
}

async fn home(State(app): State<App>, PageReader(reader): PageReader, caller: Option<Caller>) -> Page {
    let store = app.lobby.store();
    let mine = match &caller {
        Some(caller) => store.tables_of(&caller.guest.id, LISTED).await?,
        None => Vec::new(),
    };
    let open = store.open_tables(now() - QUIET, LISTED).await?;
    let list = |tables: &[Listing]| tables.iter().filter_map(|listing| listed(app.site.games(), listing)).collect();
    Ok(Html(pages::home(&app.site, &reader, &Home { mine: list(&mine), open: list(&open) })).into_response())
}

/// A list has so many tables at most.
const LISTED: i64 = 20;

fn listed(games: Games, listing: &Listing) -> Option<Listed> {
    let progress = match listing.state {
        TableState::Open => Progress::Open,
        TableState::Playing => Progress::Playing,
        TableState::Over => Progress::Over,
    };
    let (game, id) = (games.find(&listing.game).ok()?, listing.id.to_string());
    let quiet_minutes = (now() - listing.changed_at).max(0) / 60_000;
    Some(Listed { id, game, setup: listing.setup.clone(), progress, quiet_minutes })
}

/// A way to begin, by its name.
pub fn read_mode(text: Option<&str>) -> Mode {
    match text {
        Some("friends") => Mode::Friends,
        Some("screen") => Mode::Screen,
        Some("solo") => Mode::Solo,
        _ => Mode::Bots,
    }
}

/// The number of players that suits a mode, and who sits where.
pub fn preset(game: &GameInfo, mode: Mode) -> (usize, Vec<Sitter>) {
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

#[derive(Deserialize)]
struct Wanted {
    mode: Option<String>,
}

async fn new_table(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    PageReader(reader): PageReader,
) -> Page {
    let (game, mode) = (app.site.games().find(&game)?, read_mode(wanted.mode.as_deref()));
    let (players, sitters) = preset(game, mode);
    let value = |setting: &play::Setting| match setting.key {
        "players" => players.to_string(),
        _ => setting.default.to_owned(),
    };
    let values = game.settings.iter().map(value).collect();
    let new = NewTable { game, mode, values, sitters, names: Vec::new(), is_public: false, refusal: None };
    Ok(Html(pages::new_table(&app.site, &reader, &new)).into_response())
}

async fn table(
    State(app): State<App>,
    Path(table): Path<String>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let (table, language) = (read_table(&table)?, reader.language);
    let guest = caller.map(|caller| caller.guest.id);
    let now = app.lobby.ask(&table, |reply| Command::See { guest, language, reply }).await?;
    Ok(Html(pages::table(&app.site, &reader, &now)).into_response())
}

/// The film of a finished table.
pub async fn film(app: &App, table: &str, language: Language) -> Result<Film, Refusal> {
    let table = read_table(table)?;
    let running = || Refusal::new(Code::TableRunning);
    let Told { record, seats } = app.lobby.ask(&table, Command::Record).await?.ok_or_else(running)?;
    let names = Some(pages::seat_names(language, &sight::seats(&seats, None, |_| false)));
    Ok(Film { address: format!("/r/{table}"), download: format!("/t/{table}/record"), record, names })
}

/// The film of an uploaded record.
pub async fn uploaded(app: &App, id: &str) -> Result<Film, Refusal> {
    let unknown = || Refusal::new(Code::RecordUnknown);
    let id = Id::read(id).ok_or_else(unknown)?;
    let record = app.lobby.store().record(&id).await.map_err(|error| store_failed(&error))?.ok_or_else(unknown)?;
    Ok(Film { address: format!("/u/{id}"), download: format!("/u/{id}/record"), record, names: None })
}

async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(cut): Query<Cut>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(film(&app, &table, reader.language).await?.show(&app.site, &cut, &reader)?)
}

async fn watch(
    State(app): State<App>,
    Path(record): Path<String>,
    Query(cut): Query<Cut>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(uploaded(&app, &record).await?.show(&app.site, &cut, &reader)?)
}

async fn table_record(State(app): State<App>, Path(table): Path<String>, PageReader(reader): PageReader) -> Page {
    Ok(film(&app, &table, reader.language).await?.file(&table))
}

async fn uploaded_record(State(app): State<App>, Path(record): Path<String>) -> Page {
    Ok(uploaded(&app, &record).await?.file(&record))
}

async fn rules(State(app): State<App>, Path(game): Path<String>, PageReader(reader): PageReader) -> Page {
    Ok(Html(pages::rules(&app.site, &reader, app.site.games().find(&game)?)).into_response())
}

async fn about(State(app): State<App>, PageReader(reader): PageReader) -> Html<String> {
    Html(pages::about(&app.site, &reader))
}

async fn me(
    State(app): State<App>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
    headers: HeaderMap,
    IsSecure(is_secure): IsSecure,
) -> Page {
    show_me(&app, &reader, caller.as_ref(), &headers, is_secure, None).await
}

/// The page of a guest, with a personal link if one was made just now.
pub async fn show_me(
    app: &App,
    reader: &Reader,
    caller: Option<&Caller>,
    headers: &HeaderMap,
    is_secure: bool,
    link: Option<&Secret>,
) -> Page {
    let sessions = match caller {
        Some(caller) => app.lobby.store().sessions(&caller.guest.id).await?,
        None => Vec::new(),
    };
    let current = caller.map(|caller| caller.session.digest.as_str());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if is_secure { "https" } else { "http" };
    let link = link.map(|secret| format!("{scheme}://{host}/enter/{}", secret.reveal()));
    let sessions = sessions.iter().map(|session| session_now(session, current)).collect();
    Ok(Html(pages::me(&app.site, reader, &Me { sessions, link })).into_response())
}

fn session_now(session: &Session, current: Option<&str>) -> SessionNow {
    let kind = match session.kind {
        Kind::Browser => SessionKind::Browser,
        Kind::Program => SessionKind::Program,
        Kind::Link => SessionKind::Link,
        Kind::Carried => SessionKind::Carried,
    };
    SessionNow {
        name: session.name().to_owned(),
        kind,
        device: session.device.clone(),
        quiet_minutes: (now() - session.used_at).max(0) / 60_000,
        is_current: current == Some(session.digest.as_str()),
    }
}

async fn enter(State(app): State<App>, Path(secret): Path<String>, PageReader(reader): PageReader) -> Page {
    let (guest, secret) = forms::read_link(&app, Some(&secret)).await?;
    Ok(Html(pages::enter(&app.site, &reader, secret.reveal(), &guest.name)).into_response())
}
