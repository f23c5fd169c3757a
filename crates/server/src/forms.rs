//! The forms on the pages. Whatever comes from a page of another site is refused before it is read.

use axum::extract::multipart::MultipartError;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, FromRequestParts, Multipart, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalogue::{Code, Level, Refusal};
use pages::{NewTable, Reader, Sitter};
use words::{Language, Phrase};

use crate::caller::{Caller, Client, IsSecure, check_origin, device};
use crate::cookies::{self, LANGUAGE, THEME};
use crate::http::{App, Page, Sorry, status, store_failed};
use crate::ids::Secret;
use crate::live::Command;
use crate::names::read_name;
use crate::page_reader::PageReader;
use crate::replays::Film;
use crate::requests::read_table;
use crate::room::{Seat, Wish};
use crate::seating::{self, Plan};
use crate::site::{film, preset, read_mode, show_me, uploaded};
use crate::store::{Guest, Kind};

/// Who sends a form, from a page of ours.
pub struct Sender {
    app: App,
    caller: Option<Caller>,
    client: Client,
    reader: Reader,
    device: String,
    is_secure: bool,
}

impl FromRequestParts<App> for Sender {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Sender, Sorry> {
        check_origin(parts, app)?;
        let caller = <Option<Caller>>::from_request_parts(parts, app).await?;
        let client = Client::from_request_parts(parts, app).await?;
        let Ok(PageReader(reader)) = PageReader::from_request_parts(parts, app).await;
        let (IsSecure(is_secure), device) = (IsSecure::of(parts, app), device(&parts.headers));
        Ok(Sender { app: app.clone(), caller, client, reader, device, is_secure })
    }
}

impl Sender {
    /// The guest who sends a form; whoever is none yet becomes one, with a cookie to be set.
    async fn guest(&self, name: Option<&str>) -> Result<(Guest, Option<Secret>), Refusal> {
        if let Some(Caller { guest, .. }) = &self.caller {
            self.app.limits.check(&guest.id, self.client.0)?;
            return Ok((guest.clone(), None));
        }
        let name = match name.map(str::trim).filter(|name| !name.is_empty()) {
            Some(name) => read_name(name)?,
            None => self.reader.language.say(&Phrase::new("pages-guest").with("number", guest_number())),
        };
        let (guest, secret) = self.app.new_guest(&name, self.client, Kind::Browser, &self.device).await?;
        Ok((guest, Some(secret)))
    }

    /// Makes a table for the sender, and leads there.
    async fn open(&self, name: Option<&str>, plan: Plan) -> Page {
        let (guest, secret) = self.guest(name).await?;
        let table = seating::make(&self.app, &guest, self.client, &plan).await?;
        Ok(self.lead(&format!("/t/{table}"), secret.as_ref()))
    }

    /// Carries out a wish of the sender, and leads back to the table.
    async fn wish(&self, table: &str, wish: Wish) -> Page {
        let table = read_table(table)?;
        let (guest, secret) = self.guest(None).await?;
        self.app.wish(&table, &guest, wish).await?;
        Ok(self.lead(&format!("/t/{table}"), secret.as_ref()))
    }

    /// Leads to another page, and keeps a new secret in the browser.
    fn lead(&self, to: &str, secret: Option<&Secret>) -> Response {
        let set = secret.map(|secret| CookieJar::new().add(cookies::secret(secret, self.is_secure)));
        (set, Redirect::to(to)).into_response()
    }

    /// Leads back to where a choice was made, and keeps the choice in the browser.
    fn lead_back(&self, fields: &Fields, name: &'static str, value: &str) -> Response {
        let set = CookieJar::new().add(cookies::choice(name, value, self.is_secure));
        (set, Redirect::to(&way_back(fields.get("back").unwrap_or("/")))).into_response()
    }
}

/// Tells guests without a name apart.
fn guest_number() -> u32 {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    u32::from_le_bytes(bytes) % 900 + 100
}

/// What is sent by a form, by name.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str) -> Result<usize, Refusal> {
        let number = self.get(name).and_then(|text| text.parse().ok());
        number.ok_or_else(|| Refusal::new(Code::RequestWrongFields).with("detail", name))
    }
}

/// A form with its sender.
pub struct Sent {
    sender: Sender,
    fields: Fields,
}

impl FromRequest<App> for Sent {
    type Rejection = Sorry;

    async fn from_request(request: Request, app: &App) -> Result<Sent, Sorry> {
        let (mut parts, body) = request.into_parts();
        let sender = Sender::from_request_parts(&mut parts, app).await?;
        let form = Form::from_request(Request::from_parts(parts, body), app).await;
        let refuse = |rejection: FormRejection| {
            let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if is_large { Code::RequestTooLarge } else { Code::RequestWrongFields };
            Refusal::new(code).with("detail", rejection.body_text())
        };
        let Form(fields) = form.map_err(refuse)?;
        Ok(Sent { sender, fields: Fields(fields) })
    }
}

/// Begins at once, with the usual set-up.
pub async fn quick(Path(game): Path<String>, Sent { sender, fields }: Sent) -> Page {
    let game = sender.app.site.games().find(&game)?;
    let (players, sitters) = preset(game, read_mode(fields.get("mode")));
    let (game, setup) = (game.id.to_owned(), format!("players={players}"));
    sender.open(None, Plan { game, setup, is_public: false, sitters, names: Vec::new(), beginning: None }).await
}

/// Makes a table; a form with a mistake comes back as it was filled in.
pub async fn make_table(
    Path(game): Path<String>,
    PageReader(reader): PageReader,
    Sent { sender, fields }: Sent,
) -> Page {
    let site = sender.app.site.clone();
    let game = site.games().find(&game)?;
    let chosen = |setting: &play::Setting| fields.get(&format!("set-{}", setting.key)).unwrap_or(setting.default);
    let values: Vec<String> = game.settings.iter().map(|setting| chosen(setting).to_owned()).collect();
    let (_, most) = game.players();
    let seats = (0..most).map(|seat| fields.get(&format!("seat-{seat}")).unwrap_or("open"));
    let sitters: Result<Vec<Sitter>, Refusal> = seats.map(seating::read).collect();
    let name = |seat: usize| fields.get(&format!("name-{seat}")).unwrap_or_default().trim().to_owned();
    let names: Vec<String> = (0..most).map(name).collect();
    let is_public = fields.get("public").is_some();
    let made = async {
        let players = values.first().and_then(|players| players.parse::<usize>().ok()).unwrap_or(most);
        let pairs = game.settings.iter().zip(&values).map(|(setting, value)| format!("{}={value}", setting.key));
        let setup = pairs.collect::<Vec<_>>().join(" ");
        let sitters = sitters.clone()?.into_iter().take(players).collect();
        let read = |name: &String| if name.is_empty() { Ok(String::new()) } else { read_name(name) };
        let (game, names) = (game.id.to_owned(), names.iter().map(read).collect::<Result<_, Refusal>>()?);
        let plan = Plan { game, setup, is_public, sitters, names, beginning: None };
        sender.open(fields.get("name"), plan).await
    };
    let refusal = match made.await {
        Ok(response) => return Ok(response),
        Err(Sorry(refusal)) => refusal,
    };
    let mode = read_mode(fields.get("mode"));
    let sitters = sitters.unwrap_or_else(|_| preset(game, mode).1);
    let (status, refusal) = (status(refusal.code), Some(refusal.sentence(reader.language)));
    let name = reader.name.clone().or_else(|| fields.get("name").map(str::to_owned));
    let new = NewTable { game, mode, values, sitters, names, is_public, refusal };
    Ok((status, Html(pages::new_table(&site, &Reader { name, ..reader }, &new))).into_response())
}

/// Takes a free seat, or comes back to one.
pub async fn sit(Path(table): Path<String>, Sent { sender, fields }: Sent) -> Page {
    sender.wish(&table, Wish::Sit(fields.number("seat")?)).await
}

/// Leaves a seat.
pub async fn rise(Path(table): Path<String>, Sent { sender, fields }: Sent) -> Page {
    sender.wish(&table, Wish::Rise(fields.number("seat")?)).await
}

/// Gives a seat to a bot.
pub async fn seat_bot(Path(table): Path<String>, Sent { sender, fields }: Sent) -> Page {
    let level = seating::read_level(fields.get("level").unwrap_or("medium"))?;
    sender.wish(&table, Wish::Bot(fields.number("seat")?, level)).await
}

/// The same game once more, at one new table for all who ask.
pub async fn rematch(Path(table): Path<String>, sender: Sender) -> Page {
    let old = read_table(&table)?;
    let terms = sender.app.lobby.ask(&old, Command::Terms).await?;
    if let Some(next) = terms.rematch {
        return Ok(sender.lead(&format!("/t/{next}"), None));
    }
    if !terms.is_over {
        return Err(Refusal::new(Code::TableRunning).into());
    }
    let (guest, _) = sender.guest(None).await?;
    let sitter = |seat: &Seat| match seat {
        _ if seat.is_held_by(&guest.id) || seat.is_kept_for(&guest.id) => Sitter::Me,
        Seat::Bot { level, instead_of: None } => Sitter::Bot(*level),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } => Sitter::Open,
    };
    let sitters: Vec<Sitter> = terms.seats.iter().map(sitter).collect();
    if !sitters.contains(&Sitter::Me) {
        return Err(Refusal::new(Code::SeatStranger).case("rematch").into());
    }
    let name = |seat: &Seat| match seat {
        Seat::Guest { id, name } if *id == guest.id => name.clone(),
        Seat::Free | Seat::Guest { .. } | Seat::Bot { .. } => String::new(),
    };
    let names = terms.seats.iter().map(name).collect();
    let (game, setup) = (terms.open.game, terms.open.setup);
    let plan = Plan { game, setup, is_public: false, sitters, names, beginning: None };
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

/// Plays on from a step of a finished table.
pub async fn play_on(Path(table): Path<String>, sent: Sent) -> Page {
    let film = film(&sent.sender.app, &table, sent.sender.reader.language).await?;
    go_on(&film, &sent).await
}

/// Plays on from a step of an uploaded record.
pub async fn play_on_from_upload(Path(record): Path<String>, sent: Sent) -> Page {
    let film = uploaded(&sent.sender.app, &record).await?;
    go_on(&film, &sent).await
}

/// Plays on from a step of a film against bots, in the seat of whoever is to act there.
async fn go_on(film: &Film, Sent { sender, fields }: &Sent) -> Page {
    let (game, record, player) = film.beginning(sender.app.site.games(), fields.number("step")?)?;
    let (_, most) = game.players();
    let sitter = |seat| if seat == player.seat() { Sitter::Me } else { Sitter::Bot(Level::Hard) };
    let sitters = (0..most).map(sitter).collect();
    let (game, setup, names) = (game.id.to_owned(), String::new(), Vec::new());
    sender.open(None, Plan { game, setup, is_public: false, sitters, names, beginning: Some(record) }).await
}

/// Keeps a record to be watched.
pub async fn upload_record(sender: Sender, mut parts: Multipart) -> Page {
    let wrong = |_: MultipartError| Refusal::new(Code::RequestTooLarge);
    let missing = || Refusal::new(Code::RecordMissing);
    let mut text = None;
    while let Some(part) = parts.next_field().await.map_err(wrong)? {
        if part.name() == Some("record") {
            text = Some(part.text().await.map_err(wrong)?);
        }
    }
    let text = text.filter(|text| !text.is_empty()).ok_or_else(missing)?;
    let info = sender.app.site.games().of_record(&text)?;
    info.load(&text, play::Seed::from(0), play::Chances::Manual)?;
    let Client(address) = sender.client;
    sender.app.limits.check_upload(address)?;
    let (guest, secret) = sender.guest(None).await?;
    let store = sender.app.lobby.store();
    sender.app.limits.check_records(store.uploads_of(&guest.id).await?, address)?;
    let id = store.add_record(&guest.id, &text).await?;
    Ok(sender.lead(&format!("/u/{id}?step=0"), secret.as_ref()))
}

/// Changes the sender's name.
pub async fn rename(Sent { sender, fields }: Sent) -> Page {
    let name = read_name(fields.get("name").unwrap_or_default())?;
    let (guest, secret) = sender.guest(Some(&name)).await?;
    sender.app.lobby.store().rename(&guest.id, &name).await?;
    Ok(sender.lead("/me", secret.as_ref()))
}

/// The guest whom a personal link belongs to.
pub async fn read_link(app: &App, text: Option<&str>) -> Result<(Guest, Secret), Refusal> {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let secret = text.and_then(Secret::read).ok_or_else(unknown)?;
    let found = app.lobby.store().session(&secret).await.map_err(|error| store_failed(&error))?;
    let (guest, session) = found.filter(|(_, session)| session.kind.admits()).ok_or_else(unknown)?;
    app.lobby.store().use_session(&session);
    Ok((guest, secret))
}

/// Carries on as a guest in this browser, which gets a session of its own. A browser that is another guest's asks first.
pub async fn take_over(Sent { sender, fields }: Sent) -> Page {
    let (guest, secret) = read_link(&sender.app, fields.get("secret")).await?;
    sender.app.limits.check(&guest.id, sender.client.0)?;
    match &sender.caller {
        Some(caller) if caller.guest.id == guest.id => Ok(sender.lead("/", None)),
        Some(_) if fields.get("replace") != Some("yes") => {
            let page = pages::enter(&sender.app.site, &sender.reader, secret.reveal(), &guest.name);
            Ok((StatusCode::CONFLICT, Html(page)).into_response())
        }
        _ => {
            let (_, own) = sender.app.new_session(&guest, Kind::Browser, &sender.device).await?;
            Ok(sender.lead("/", Some(&own)))
        }
    }
}

/// Ends a session or a personal link of the sender's.
pub async fn end_session(Sent { sender, fields }: Sent) -> Page {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let Caller { guest, .. } = sender.caller.as_ref().ok_or_else(unknown)?;
    sender.app.limits.check(&guest.id, sender.client.0)?;
    sender.app.end_session(guest, fields.get("session").unwrap_or_default()).await?;
    Ok(sender.lead("/me", None))
}

/// Makes a personal link, which is shown this once.
pub async fn make_link(headers: HeaderMap, Sent { sender, .. }: Sent) -> Page {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let caller = sender.caller.as_ref().ok_or_else(unknown)?;
    sender.app.limits.check(&caller.guest.id, sender.client.0)?;
    let (_, secret) = sender.app.new_session(&caller.guest, Kind::Link, "").await?;
    show_me(&sender.app, &sender.reader, Some(caller), &headers, sender.is_secure, Some(&secret)).await
}

/// Keeps the language.
pub async fn choose_language(Sent { sender, fields }: Sent) -> Page {
    let unknown = || Refusal::new(Code::RequestWrongFields).with("detail", "lang");
    let language = fields.get("lang").and_then(|code| code.parse::<Language>().ok()).ok_or_else(unknown)?;
    Ok(sender.lead_back(&fields, LANGUAGE, language.code()))
}

/// Keeps the theme.
pub async fn choose_theme(Sent { sender, fields }: Sent) -> Page {
    let unknown = || Refusal::new(Code::RequestWrongFields).with("detail", "theme");
    let theme = ["auto", "light", "dark"].into_iter().find(|theme| fields.get("theme") == Some(theme));
    Ok(sender.lead_back(&fields, THEME, theme.ok_or_else(unknown)?))
}

/// A page of this site, without the language that its address may name.
fn way_back(address: &str) -> String {
    let is_own = address.starts_with('/') && !address.starts_with("//") && !address.contains('\\');
    let Some(address) = address.parse::<Uri>().ok().filter(|_| is_own) else { return "/".to_owned() };
    let fields = form_urlencoded::parse(address.query().unwrap_or_default().as_bytes());
    let others = fields.filter(|(name, _)| name != LANGUAGE);
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(others).finish();
    if query.is_empty() { address.path().to_owned() } else { format!("{}?{query}", address.path()) }
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
            ("/a b", "/"),
            ("/t/abc?lang=hu&lang=en#there", "/t/abc"),
            ("", "/"),
        ] {
            assert_eq!(way_back(address), expect, "{address}");
        }
    }
}
