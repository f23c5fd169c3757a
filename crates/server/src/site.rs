//! The pages, and the forms on them.

use axum::Router;
use axum::extract::rejection::FormRejection;
use axum::extract::{DefaultBodyLimit, Form, Multipart, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use catalogue::{GameInfo, Level, Refusal};
use pages::{Home, Listed, Mode, NewTable, Progress, Reader, Sitter};
use serde::Deserialize;
use words::{Language, Phrase};

use crate::calls::{read_name, read_table};
use crate::http::{
    App, COOKIE, Caller, Client, LANGUAGE, Reads, THEME, check_origin, cookie, sentence, sorry, store_failed,
};
use crate::ids::{Id, Secret};
use crate::live::{Command, Told};
use crate::replays::{Cut, Film};
use crate::room::{Seat, Wish};
use crate::seating::{self, Plan};
use crate::sight;
use crate::store::{Guest, Listing, State as TableState, now};

/// The pages and forms.
pub fn routes(app: &App) -> Router<App> {
    let upload = DefaultBodyLimit::max(app.limits.settings().record);
    Router::new()
        .route("/", get(home))
        .route("/quick/{game}", post(quick))
        .route("/new/{game}", get(new_table).post(make_table))
        .route("/t/{table}", get(table))
        .route("/t/{table}/sit", post(sit))
        .route("/t/{table}/rise", post(rise))
        .route("/t/{table}/bot", post(seat_bot))
        .route("/t/{table}/rematch", post(rematch))
        .route("/t/{table}/record", get(table_record))
        .route("/r/{table}", get(replay))
        .route("/r/{table}/play", post(play_on))
        .route("/records", post(upload_record).layer(upload))
        .route("/u/{record}", get(watch))
        .route("/u/{record}/record", get(uploaded_record))
        .route("/u/{record}/play", post(play_on_from_upload))
        .route("/rules/{game}", get(rules))
        .route("/about", get(about))
        .route("/me", get(me).post(rename))
        .route("/enter/{secret}", get(enter))
        .route("/enter", post(take_over))
        .route("/language", post(choose_language))
        .route("/theme", post(choose_theme))
        .route("/style.css", get(|| async { asset("text/css; charset=utf-8", pages::style()) }))
        .route("/script.js", get(|| async { asset("text/javascript; charset=utf-8", pages::SCRIPT) }))
        .route("/favicon.svg", get(|| async { asset("image/svg+xml", pages::FAVICON) }))
        .fallback(unknown)
}

/// A page, or why there is none.
type Page = Result<Response, Refusal>;

fn show(page: Page, reader: &Reader) -> Response {
    page.unwrap_or_else(|refusal| sorry(&refusal, reader))
}

/// A file whose address names its version, so that it can be kept for ever.
fn asset(kind: &'static str, text: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, text).into_response()
}

async fn unknown(Reads(reader): Reads) -> Response {
    sorry(&Refusal::new("page/unknown", "there is no such page"), &reader)
}

async fn home(State(app): State<App>, Reads(reader): Reads, caller: Option<Caller>) -> Response {
    let page = async {
        let store = app.lobby.store();
        let mine = match &caller {
            Some(Caller(guest)) => store.tables_of(&guest.id, LISTED).await,
            None => Ok(Vec::new()),
        };
        let mine = mine.map_err(|error| store_failed(&error))?;
        let open = store.open_tables(LISTED).await.map_err(|error| store_failed(&error))?;
        let list = |tables: &[Listing]| tables.iter().filter_map(listed).collect();
        Ok(Html(pages::home(&reader, &Home { mine: list(&mine), open: list(&open) })).into_response())
    };
    show(page.await, &reader)
}

/// A list has so many tables at most.
const LISTED: i64 = 20;

fn listed(listing: &Listing) -> Option<Listed> {
    let progress = match listing.state {
        TableState::Open => Progress::Open,
        TableState::Playing => Progress::Playing,
        TableState::Over => Progress::Over,
    };
    let (game, id) = (GameInfo::find(&listing.game).ok()?, listing.id.to_string());
    let quiet_minutes = (now() - listing.changed_at).max(0) / 60_000;
    Some(Listed { id, game, setup: listing.setup.clone(), progress, quiet_minutes })
}

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

/// What is sent by a form, by name.
#[derive(Default)]
struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(form: Result<Form<Vec<(String, String)>>, FormRejection>) -> Result<Fields, Refusal> {
        let refuse = |rejection: FormRejection| Refusal::new("request/wrong_fields", rejection.body_text());
        form.map(|Form(fields)| Fields(fields)).map_err(refuse)
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str) -> Result<usize, Refusal> {
        let number = self.get(name).and_then(|text| text.parse().ok());
        number.ok_or_else(|| Refusal::new("request/wrong_fields", format!("\"{name}\" is missing or no number")))
    }
}

type SentForm = Result<Form<Vec<(String, String)>>, FormRejection>;

/// Who sends a form.
struct Sender {
    headers: HeaderMap,
    caller: Option<Caller>,
    client: Client,
    language: Language,
}

impl axum::extract::FromRequestParts<App> for Sender {
    type Rejection = crate::http::Failure;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        app: &App,
    ) -> Result<Sender, crate::http::Failure> {
        let caller = <Option<Caller>>::from_request_parts(parts, app).await?;
        let client = Client::from_request_parts(parts, app).await?;
        let Ok(Reads(reader)) = Reads::from_request_parts(parts, app).await;
        Ok(Sender { headers: parts.headers.clone(), caller, client, language: reader.language })
    }
}

impl Sender {
    /// The guest who sends a form of ours; whoever is none yet becomes one, with a cookie to be set.
    async fn guest(self, app: &App, name: Option<&str>) -> Result<(Guest, Option<Secret>), Refusal> {
        check_origin(&self.headers)?;
        if let Some(Caller(guest)) = self.caller {
            app.limits.check(&guest.id, self.client.0)?;
            return Ok((guest, None));
        }
        let name = match name.map(str::trim).filter(|name| !name.is_empty()) {
            Some(name) => read_name(name)?,
            None => self.language.say(&Phrase::new("pages-guest").with("number", guest_number())),
        };
        let (guest, secret) = app.new_guest(&name, self.client).await?;
        Ok((guest, Some(secret)))
    }

    fn is_secure(&self) -> bool {
        is_secure(&self.headers)
    }
}

fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// Tells guests without a name apart.
fn guest_number() -> u32 {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    u32::from_le_bytes(bytes) % 900 + 100
}

const YEAR: u32 = 365 * 24 * 3600;

fn set_cookie(name: &str, value: &str, is_http_only: bool, is_secure: bool) -> HeaderValue {
    let http_only = if is_http_only { "; HttpOnly" } else { "" };
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{http_only}{secure}");
    HeaderValue::from_str(&text).expect("names and values of cookies are plain")
}

/// Leads to another page, and keeps a new guest's secret in the browser.
fn lead(to: &str, secret: Option<&Secret>, is_secure: bool) -> Response {
    let mut response = Redirect::to(to).into_response();
    if let Some(secret) = secret {
        response.headers_mut().append(header::SET_COOKIE, set_cookie(COOKIE, secret.reveal(), true, is_secure));
    }
    response
}

async fn quick(
    State(app): State<App>,
    Path(game): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    let page = async {
        let (game, fields) = (GameInfo::find(&game)?, Fields::read(form)?);
        let (players, sitters) = preset(game, read_mode(fields.get("mode")));
        let plan = Plan {
            game: game.id.to_owned(),
            setup: format!("players={players}"),
            is_public: false,
            sitters,
            beginning: None,
        };
        open(&app, sender, None, plan).await
    };
    show(page.await, &reader)
}

/// Makes a table for whoever sends a form, and leads there.
async fn open(app: &App, sender: Sender, name: Option<&str>, plan: Plan) -> Page {
    let (client, is_secure) = (sender.client, sender.is_secure());
    let (guest, secret) = sender.guest(app, name).await?;
    let table = seating::make(app, &guest, client, plan).await?;
    Ok(lead(&format!("/t/{table}"), secret.as_ref(), is_secure))
}

#[derive(Deserialize)]
struct Wanted {
    mode: Option<String>,
}

async fn new_table(Path(game): Path<String>, Query(wanted): Query<Wanted>, Reads(reader): Reads) -> Response {
    let page = || {
        let (game, mode) = (GameInfo::find(&game)?, read_mode(wanted.mode.as_deref()));
        let (players, sitters) = preset(game, mode);
        let value = |setting: &play::Setting| match setting.key {
            "players" => players.to_string(),
            _ => setting.default.to_owned(),
        };
        let values = game.settings.iter().map(value).collect();
        let new = NewTable { game, mode, values, sitters, is_public: false, refusal: None };
        Ok(Html(pages::new_table(&reader, &new)).into_response())
    };
    show(page(), &reader)
}

async fn make_table(
    State(app): State<App>,
    Path(game): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    let fields = match Fields::read(form) {
        Ok(fields) => fields,
        Err(refusal) => return sorry(&refusal, &reader),
    };
    let game = match GameInfo::find(&game) {
        Ok(game) => game,
        Err(refusal) => return sorry(&refusal, &reader),
    };
    let values: Vec<String> = game
        .settings
        .iter()
        .map(|setting| fields.get(&format!("set-{}", setting.key)).unwrap_or(setting.default).to_owned())
        .collect();
    let (_, most) = game.players();
    let seats = (0..most).map(|seat| fields.get(&format!("seat-{seat}")).unwrap_or("open"));
    let sitters: Result<Vec<Sitter>, Refusal> = seats.map(seating::read).collect();
    let is_public = fields.get("public").is_some();
    let page = async {
        let players = values.first().and_then(|players| players.parse::<usize>().ok()).unwrap_or(most);
        let pairs = game.settings.iter().zip(&values).map(|(setting, value)| format!("{}={value}", setting.key));
        let setup = pairs.collect::<Vec<_>>().join(" ");
        let sitters = sitters.clone()?.into_iter().take(players).collect();
        let plan = Plan { game: game.id.to_owned(), setup, is_public, sitters, beginning: None };
        open(&app, sender, fields.get("name"), plan).await
    };
    match page.await {
        Ok(response) => response,
        Err(refusal) => {
            let (mode, status) = (read_mode(fields.get("mode")), crate::http::status(&refusal));
            let sitters = sitters.unwrap_or_else(|_| preset(game, mode).1);
            let refusal = Some(sentence(&refusal, reader.language));
            let new = NewTable { game, mode, values, sitters, is_public, refusal };
            let name = reader.name.clone().or_else(|| fields.get("name").map(str::to_owned));
            (status, Html(pages::new_table(&Reader { name, ..reader }, &new))).into_response()
        }
    }
}

async fn table(
    State(app): State<App>,
    Path(table): Path<String>,
    Reads(reader): Reads,
    caller: Option<Caller>,
) -> Response {
    let page = async {
        let (table, language) = (read_table(&table)?, reader.language);
        let guest = caller.map(|Caller(guest)| guest.id);
        let now = app.lobby.ask(&table, |reply| Command::See { guest, language, reply }).await?;
        Ok(Html(pages::table(&reader, &now)).into_response())
    };
    show(page.await, &reader)
}

/// Carries out a wish that a form expresses, and leads back to the table.
async fn wish(
    app: App,
    table: &str,
    reader: Reader,
    sender: Sender,
    form: SentForm,
    wish: impl FnOnce(&Fields) -> Result<Wish, Refusal>,
) -> Response {
    let page = async {
        let (table, fields) = (read_table(table)?, Fields::read(form)?);
        let (wish, is_secure) = (wish(&fields)?, sender.is_secure());
        let (guest, secret) = sender.guest(&app, None).await?;
        app.wish(&table, &guest, wish).await?;
        Ok(lead(&format!("/t/{table}"), secret.as_ref(), is_secure))
    };
    show(page.await, &reader)
}

async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    wish(app, &table, reader, sender, form, |fields| Ok(Wish::Sit(fields.number("seat")?))).await
}

async fn rise(
    State(app): State<App>,
    Path(table): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    wish(app, &table, reader, sender, form, |fields| Ok(Wish::Rise(fields.number("seat")?))).await
}

async fn seat_bot(
    State(app): State<App>,
    Path(table): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    let bot = |fields: &Fields| {
        let level = seating::read_level(fields.get("level").unwrap_or("medium"))?;
        Ok(Wish::Bot(fields.number("seat")?, level))
    };
    wish(app, &table, reader, sender, form, bot).await
}

async fn rematch(State(app): State<App>, Path(table): Path<String>, Reads(reader): Reads, sender: Sender) -> Response {
    let page = async {
        check_origin(&sender.headers)?;
        let old = read_table(&table)?;
        let terms = app.lobby.ask(&old, Command::Terms).await?;
        if let Some(next) = terms.rematch {
            return Ok(lead(&format!("/t/{next}"), None, false));
        }
        if !terms.is_over {
            return Err(Refusal::new("table/running", "the game is not over yet"));
        }
        let client = sender.client;
        let (guest, _) = sender.guest(&app, None).await?;
        let sitter = |seat: &Seat| match seat {
            _ if seat.is_held_by(&guest.id) || seat.is_kept_for(&guest.id) => Sitter::Me,
            Seat::Bot { level, instead_of: None } => Sitter::Bot(*level),
            Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } => Sitter::Open,
        };
        let sitters: Vec<Sitter> = terms.seats.iter().map(sitter).collect();
        if !sitters.contains(&Sitter::Me) {
            return Err(Refusal::new("seat/stranger", "only those who played may ask for a rematch"));
        }
        let (game, setup) = (terms.open.game, terms.open.setup);
        let plan = Plan { game, setup, is_public: false, sitters, beginning: None };
        let next = seating::make(&app, &guest, client, plan).await?;
        app.wish(&old, &guest, Wish::Rematch(next.clone())).await?;
        Ok(lead(&format!("/t/{next}"), None, false))
    };
    show(page.await, &reader)
}

/// The film of a finished table.
async fn film(app: &App, table: &str, language: Language) -> Result<Film, Refusal> {
    let table = read_table(table)?;
    let running = || Refusal::new("table/running", "the replay is shown when the game is over");
    let Told { record, seats } = app.lobby.ask(&table, Command::Record).await?.ok_or_else(running)?;
    let names = Some(pages::seat_names(language, &sight::seats(&seats, None, |_| false)));
    Ok(Film { address: format!("/r/{table}"), download: format!("/t/{table}/record"), record, names })
}

/// The film of an uploaded record.
async fn uploaded(app: &App, id: &str) -> Result<Film, Refusal> {
    let unknown = || Refusal::new("record/unknown", "there is no such record");
    let id = Id::read(id).ok_or_else(unknown)?;
    let record = app.lobby.store().record(&id).await.map_err(|error| store_failed(&error))?.ok_or_else(unknown)?;
    Ok(Film { address: format!("/u/{id}"), download: format!("/u/{id}/record"), record, names: None })
}

async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(cut): Query<Cut>,
    Reads(reader): Reads,
) -> Response {
    let page = async { film(&app, &table, reader.language).await?.show(&cut, &reader) };
    show(page.await, &reader)
}

async fn watch(
    State(app): State<App>,
    Path(record): Path<String>,
    Query(cut): Query<Cut>,
    Reads(reader): Reads,
) -> Response {
    let page = async { uploaded(&app, &record).await?.show(&cut, &reader) };
    show(page.await, &reader)
}

async fn table_record(State(app): State<App>, Path(table): Path<String>, Reads(reader): Reads) -> Response {
    let page = async { Ok(film(&app, &table, reader.language).await?.file(&table)) };
    show(page.await, &reader)
}

async fn uploaded_record(State(app): State<App>, Path(record): Path<String>, Reads(reader): Reads) -> Response {
    let page = async { Ok(uploaded(&app, &record).await?.file(&record)) };
    show(page.await, &reader)
}

async fn play_on(
    State(app): State<App>,
    Path(table): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    let page = async { go_on(&app, &film(&app, &table, reader.language).await?, sender, form).await };
    show(page.await, &reader)
}

async fn play_on_from_upload(
    State(app): State<App>,
    Path(record): Path<String>,
    Reads(reader): Reads,
    sender: Sender,
    form: SentForm,
) -> Response {
    let page = async { go_on(&app, &uploaded(&app, &record).await?, sender, form).await };
    show(page.await, &reader)
}

/// Plays on from a step of a film against bots, in the seat of whoever is to act there.
async fn go_on(app: &App, film: &Film, sender: Sender, form: SentForm) -> Page {
    let step = Fields::read(form)?.number("step")?;
    let (game, record, player) = film.beginning(step)?;
    let (_, most) = game.players();
    let sitter = |seat| if seat == player.seat() { Sitter::Me } else { Sitter::Bot(Level::Hard) };
    let sitters = (0..most).map(sitter).collect();
    let (game, setup) = (game.id.to_owned(), String::new());
    open(app, sender, None, Plan { game, setup, is_public: false, sitters, beginning: Some(record) }).await
}

async fn upload_record(State(app): State<App>, Reads(reader): Reads, sender: Sender, mut parts: Multipart) -> Response {
    let page = async {
        check_origin(&sender.headers)?;
        let wrong =
            |error: axum::extract::multipart::MultipartError| Refusal::new("request/too_large", error.body_text());
        let missing = || Refusal::new("record/missing", "choose the file of a record first");
        let mut text = None;
        while let Some(part) = parts.next_field().await.map_err(wrong)? {
            if part.name() == Some("record") {
                text = Some(part.text().await.map_err(wrong)?);
            }
        }
        let text = text.filter(|text| !text.is_empty()).ok_or_else(missing)?;
        let info = GameInfo::of_record(&text)?;
        info.load(&text, play::Seed::from(0), play::Chances::Manual)?;
        let id = Id::random();
        app.lobby.store().add_record(&id, &text).await.map_err(|error| store_failed(&error))?;
        Ok(Redirect::to(&format!("/u/{id}?step=0")).into_response())
    };
    show(page.await, &reader)
}

async fn rules(Path(game): Path<String>, Reads(reader): Reads) -> Response {
    let page = || Ok(Html(pages::rules(&reader, GameInfo::find(&game)?)).into_response());
    show(page(), &reader)
}

async fn about(Reads(reader): Reads) -> Html<String> {
    Html(pages::about(&reader))
}

async fn me(Reads(reader): Reads, headers: HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if is_secure(&headers) { "https" } else { "http" };
    let secret = cookie(&headers, COOKIE).and_then(Secret::read).filter(|_| reader.name.is_some());
    let link = secret.map(|secret| format!("{scheme}://{host}/enter/{}", secret.reveal())).unwrap_or_default();
    Html(pages::me(&reader, &link)).into_response()
}

async fn rename(State(app): State<App>, Reads(reader): Reads, sender: Sender, form: SentForm) -> Response {
    let page = async {
        let fields = Fields::read(form)?;
        let name = read_name(fields.get("name").unwrap_or_default())?;
        let is_secure = sender.is_secure();
        let (guest, secret) = sender.guest(&app, Some(&name)).await?;
        app.lobby.store().rename(&guest.id, &name).await.map_err(|error| store_failed(&error))?;
        Ok(lead("/me", secret.as_ref(), is_secure))
    };
    show(page.await, &reader)
}

fn no_such_guest() -> Refusal {
    Refusal::new("guest/unknown", "nobody is known by this link")
}

async fn enter(State(app): State<App>, Path(secret): Path<String>, Reads(reader): Reads) -> Response {
    let page = async {
        let secret = Secret::read(&secret).ok_or_else(no_such_guest)?;
        let guest = app.lobby.store().guest(&secret).await.map_err(|error| store_failed(&error))?;
        guest.ok_or_else(no_such_guest)?;
        Ok(Html(pages::enter(&reader, secret.reveal())).into_response())
    };
    show(page.await, &reader)
}

async fn take_over(State(app): State<App>, Reads(reader): Reads, sender: Sender, form: SentForm) -> Response {
    let page = async {
        check_origin(&sender.headers)?;
        let fields = Fields::read(form)?;
        let secret = fields.get("secret").and_then(Secret::read).ok_or_else(no_such_guest)?;
        let guest = app.lobby.store().guest(&secret).await.map_err(|error| store_failed(&error))?;
        guest.ok_or_else(no_such_guest)?;
        Ok(lead("/", Some(&secret), sender.is_secure()))
    };
    show(page.await, &reader)
}

async fn choose_language(Reads(reader): Reads, headers: HeaderMap, form: SentForm) -> Response {
    let page = || {
        let fields = Fields::read(form)?;
        let code = fields.get("lang").and_then(|code| code.parse::<Language>().ok());
        let unknown = || Refusal::new("request/wrong_fields", "there is no such language");
        keep(&headers, LANGUAGE, code.ok_or_else(unknown)?.code(), &fields)
    };
    show(page(), &reader)
}

async fn choose_theme(Reads(reader): Reads, headers: HeaderMap, form: SentForm) -> Response {
    let page = || {
        let fields = Fields::read(form)?;
        let theme = ["auto", "light", "dark"].into_iter().find(|theme| fields.get("theme") == Some(theme));
        let unknown = || Refusal::new("request/wrong_fields", "there is no such theme");
        keep(&headers, THEME, theme.ok_or_else(unknown)?, &fields)
    };
    show(page(), &reader)
}

/// Keeps a choice in a cookie and leads back to where it was made.
fn keep(headers: &HeaderMap, name: &str, value: &str, fields: &Fields) -> Page {
    check_origin(headers)?;
    let mut response = Redirect::to(&way_back(fields.get("back").unwrap_or("/"))).into_response();
    response.headers_mut().append(header::SET_COOKIE, set_cookie(name, value, false, is_secure(headers)));
    Ok(response)
}

/// A page of this site, without the language that its address may name.
fn way_back(address: &str) -> String {
    let is_own = address.starts_with('/') && !address.starts_with("//") && !address.contains(['\\', '\r', '\n']);
    let is_plain = address.bytes().all(|byte| byte.is_ascii_graphic());
    if !is_own || !is_plain {
        return "/".to_owned();
    }
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let others: Vec<&str> = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang=")).collect();
    if others.is_empty() { path.to_owned() } else { format!("{path}?{}", others.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_on_this_site() {
        for (address, expect) in [
            ("/t/abc", "/t/abc"),
            ("/rules/clever2?lang=hu", "/rules/clever2"),
            ("/r/abc?step=3&lang=hu&eyes=0", "/r/abc?step=3&eyes=0"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("/a\r\nSet-Cookie: x=y", "/"),
            ("", "/"),
        ] {
            assert_eq!(way_back(address), expect, "{address}");
        }
    }
}
