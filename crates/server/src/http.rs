//! What all answers share: how a refusal is said, and which headers they have.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use catalogue::{Code, Refusal};
use metrics_exporter_prometheus::PrometheusHandle;
use pages::Site;
use tokio::sync::{broadcast, watch};

use crate::answers::Refused;
use crate::caller::IsSecure;
use crate::limits::{Limits, count_refused};
use crate::live::WatcherId;
use crate::lobby::Lobby;
use crate::page_reader::PageReader;
use crate::store::StoreError;

/// What every answer can use.
#[derive(Clone)]
pub struct App {
    /// What all pages have in common, and the games.
    pub site: Arc<Site>,
    /// The tables.
    pub lobby: Lobby,
    /// How much a stranger may do.
    pub limits: Limits,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Arc<Vec<IpAddr>>,
    /// The figures of the server.
    pub figures: PrometheusHandle,
    /// Whether the server is stopping.
    pub stopping: watch::Receiver<bool>,
    /// Numbers for those who watch tables.
    pub watchers: Arc<AtomicU64>,
    /// Tells the digests of sessions that were ended.
    pub ended: broadcast::Sender<String>,
    /// Whether the figures have an address of their own.
    pub hides_figures: bool,
}

impl App {
    /// A name for somebody who watches a table.
    pub fn new_watcher(&self) -> WatcherId {
        WatcherId(self.watchers.fetch_add(1, Ordering::Relaxed))
    }
}

/// A refusal as an answer to a program.
pub struct Failure(pub Refusal);

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure(store_failed(&error))
    }
}

/// What is said when the database fails: internals are logged, not sent.
pub fn store_failed(error: &StoreError) -> Refusal {
    tracing::error!(%error, "the database failed");
    Refusal::new(Code::ServerStore)
}

/// The status that goes with a refusal.
pub fn status(code: Code) -> StatusCode {
    match code {
        Code::GuestUnknown => StatusCode::UNAUTHORIZED,
        Code::SeatNotYours | Code::SeatStranger | Code::SeatTaken | Code::RequestOrigin => StatusCode::FORBIDDEN,
        Code::GameUnknown | Code::PageUnknown | Code::RecordUnknown | Code::SessionUnknown | Code::TableUnknown => {
            StatusCode::NOT_FOUND
        }
        Code::RequestTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::LimitGuests
        | Code::LimitHints
        | Code::LimitRate
        | Code::LimitRecords
        | Code::LimitRunning
        | Code::LimitSockets
        | Code::LimitTables
        | Code::LimitUploads
        | Code::LimitWatchers => StatusCode::TOO_MANY_REQUESTS,
        Code::PlayIllegal
        | Code::PlayLate
        | Code::PlayNotYourTurn
        | Code::TableBroken
        | Code::TableFull
        | Code::TableNewer
        | Code::TableRematch
        | Code::TableRunning
        | Code::TableWaiting
        | Code::UndoNothing => StatusCode::CONFLICT,
        Code::ServerStore => StatusCode::SERVICE_UNAVAILABLE,
        Code::BotNotYourTurn
        | Code::BotSeats
        | Code::BotUnknown
        | Code::ChanceImpossible
        | Code::ChanceNotNow
        | Code::ChanceNotation
        | Code::GameNone
        | Code::GuestName
        | Code::PictureNone
        | Code::PlayNotation
        | Code::PlayerUnknown
        | Code::RecordMissing
        | Code::RecordWrong
        | Code::ReplayEyes
        | Code::ReplayNobody
        | Code::RequestMissingField
        | Code::RequestNotJson
        | Code::RequestNotUtf8
        | Code::RequestTooLong
        | Code::RequestUnknownCommand
        | Code::RequestWrongFields
        | Code::RequestWrongType
        | Code::RequestWrongValue
        | Code::SeatYours
        | Code::SetupWrong
        | Code::TableChance
        | Code::TableOpen
        | Code::TableRules
        | Code::TableSeed => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(Refused::from(&self.0))).into_response()
    }
}

/// A page, or why there is none.
pub type Page = Result<Response, Sorry>;

/// A refusal that [`say_sorry`] shows as a page.
#[derive(Clone)]
pub struct Sorry(pub Refusal);

impl From<Refusal> for Sorry {
    fn from(refusal: Refusal) -> Sorry {
        Sorry(refusal)
    }
}

impl From<StoreError> for Sorry {
    fn from(error: StoreError) -> Sorry {
        Sorry(store_failed(&error))
    }
}

impl From<Failure> for Sorry {
    fn from(Failure(refusal): Failure) -> Sorry {
        Sorry(refusal)
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        (status(self.0.code), Extension(self)).into_response()
    }
}

/// Shows refusals as pages in the reader's language.
pub async fn say_sorry(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(Sorry(refusal)) = response.extensions().get() else { return response };
    let Ok(PageReader(reader)) = PageReader::from_request_parts(&mut asked, &app).await;
    let status = status(refusal.code);
    let page = pages::sorry(&app.site, &reader, status.as_u16(), &refusal.sentence(reader.language));
    (status, Html(page)).into_response()
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// For so many seconds a browser asks for this host by encrypted connections alone.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Counts what was too large or took too long.
fn count(status: StatusCode) {
    match status {
        StatusCode::REQUEST_TIMEOUT => count_refused("request"),
        StatusCode::PAYLOAD_TOO_LARGE => count_refused("bytes"),
        _ => {}
    }
}

/// Whoever did too much, or came while something failed, may try again after so many seconds.
fn pause_after(status: StatusCode) -> Option<HeaderValue> {
    match status {
        StatusCode::TOO_MANY_REQUESTS => Some(HeaderValue::from_static("5")),
        StatusCode::SERVICE_UNAVAILABLE => Some(HeaderValue::from_static("2")),
        _ => None,
    }
}

/// Headers that every answer has.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let IsSecure(is_secure) = IsSecure::of(&parts, &app);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    count(response.status());
    let pause = pause_after(response.status());
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if is_secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    if let Some(pause) = pause {
        headers.insert(header::RETRY_AFTER, pause);
    }
    let cache = headers.entry(header::CACHE_CONTROL);
    cache.or_insert(HeaderValue::from_static("no-store"));
    response
}
