//! The calls about the guest who asks: the name, the sessions and the personal links.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Json, Router};
use catalogue::{Code, Refusal};
use table::Guest;

use crate::answers::{Answer, GuestAnswer, NewGuest, NewLink, Refused, SessionAnswer, SessionList};
use crate::app::App;
use crate::caller::{Caller, Client, device};
use crate::ids::{Secret, new_id};
use crate::names::read_name;
use crate::refusals::store_failed;
use crate::requests::{Body, NameRequest, Nothing, SessionRequest};
use crate::store::{Kind, Session};

/// The calls.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/guests", post(make_guest))
        .route("/api/me", get(me).post(rename))
        .route("/api/me/sessions", get(sessions))
        .route("/api/me/sessions/end", post(end_session))
        .route("/api/me/links", post(make_link))
}

/// The calls as OpenAPI describes them.
#[derive(utoipa::OpenApi)]
#[openapi(paths(make_guest, me, rename, sessions, end_session, make_link))]
pub(crate) struct Described;

#[utoipa::path(
    post,
    path = "/api/guests",
    description = "Makes a guest. The secret is told here and never again.",
    request_body = NameRequest,
    responses((status = 200, body = inline(NewGuest)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn make_guest(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Body(NameRequest { name }): Body<NameRequest>,
) -> Answer<NewGuest> {
    let (guest, secret) = app.new_guest(&read_name(&name)?, client, Kind::Program, &device(&headers)).await?;
    Ok(Json(NewGuest { ok: true, guest: guest.id, name: guest.name, secret: secret.reveal().to_owned() }))
}

#[utoipa::path(
    get,
    path = "/api/me",
    description = "Who I am.",
    responses((status = 200, body = inline(GuestAnswer)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn me(Caller { guest, .. }: Caller) -> Json<GuestAnswer> {
    Json(GuestAnswer::of(guest))
}

#[utoipa::path(
    post,
    path = "/api/me",
    description = "Changes my name, at all my tables too.",
    request_body = NameRequest,
    responses((status = 200, body = inline(GuestAnswer)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn rename(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Body(NameRequest { name }): Body<NameRequest>,
) -> Answer<GuestAnswer> {
    let name = read_name(&name)?;
    Ok(Json(GuestAnswer::of(app.rename(&guest, name).await?)))
}

#[utoipa::path(
    get,
    path = "/api/me/sessions",
    description = "The browsers, programs and personal links that act for me, the last used first.",
    responses((status = 200, body = inline(SessionList)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn sessions(State(app): State<App>, Caller { guest, session: current }: Caller) -> Answer<SessionList> {
    let sessions = app.lobby.store().sessions(&guest.id).await?;
    let sessions = sessions.iter().map(|session| SessionAnswer::of(session, &current)).collect();
    Ok(Json(SessionList { ok: true, sessions }))
}

#[utoipa::path(
    post,
    path = "/api/me/sessions/end",
    description = "Ends a session or a personal link of mine: its secret is worthless from now on.",
    request_body = SessionRequest,
    responses((status = 200, body = inline(GuestAnswer)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn end_session(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<SessionRequest>,
) -> Answer<GuestAnswer> {
    app.end_session(&guest, &sent.session).await?;
    Ok(Json(GuestAnswer::of(guest)))
}

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
) -> Answer<NewLink> {
    let (session, secret) = app.new_session(&guest, Kind::Link, "").await?;
    let link = format!("/enter/{}", secret.reveal());
    Ok(Json(NewLink { ok: true, link, session: session.name().to_owned() }))
}

impl App {
    /// Gives a guest another name that has been read, at all tables too.
    pub(crate) async fn rename(&self, guest: &Guest, name: String) -> Result<Guest, Refusal> {
        self.lobby.store().rename(&guest.id, &name).await.map_err(|error| store_failed(&error))?;
        self.lobby.rename(&guest.id).await;
        Ok(Guest { id: guest.id.clone(), name })
    }

    /// Makes a guest with a name that has been read, and its first session.
    pub(crate) async fn new_guest(
        &self,
        name: &str,
        Client(address): Client,
        kind: Kind,
        device: &str,
    ) -> Result<(Guest, Secret), Refusal> {
        self.limits.check_new_guest(address)?;
        let guest = Guest { id: new_id(), name: name.to_owned() };
        self.lobby.store().add_guest(&guest).await.map_err(|error| store_failed(&error))?;
        let (_, secret) = self.new_session(&guest, kind, device).await?;
        Ok((guest, secret))
    }

    /// Makes a session of a guest.
    pub(crate) async fn new_session(
        &self,
        guest: &Guest,
        kind: Kind,
        device: &str,
    ) -> Result<(Session, Secret), Refusal> {
        let (secret, most) = (Secret::random(), self.limits.settings().sessions);
        let session = self.lobby.store().add_session(&guest.id, &secret, kind, device, most).await;
        Ok((session.map_err(|error| store_failed(&error))?, secret))
    }

    /// Ends a session of a guest by its name, and the sockets that it has opened.
    pub(crate) async fn end_session(&self, guest: &Guest, name: &str) -> Result<Session, Refusal> {
        let sessions = self.lobby.store().sessions(&guest.id).await.map_err(|error| store_failed(&error))?;
        let unknown = || Refusal::new(Code::SessionUnknown);
        let session = sessions.into_iter().find(|session| session.name() == name).ok_or_else(unknown)?;
        self.lobby.store().end_session(&guest.id, &session).await.map_err(|error| store_failed(&error))?;
        // Nobody may be listening.
        let _ = self.ended.send(session.digest.clone());
        Ok(session)
    }
}
