//! The pages and forms of a guest: the name, the sessions, the personal links, and how pages look.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse};
use catalogue::{Code, Refusal};
use pages::{ListedSession, Me, Reader, SessionKind};
use table::Guest;
use words::Language;

use crate::app::App;
use crate::caller::{Caller, SiteAddress};
use crate::cookies::{LANGUAGE, THEME};
use crate::forms::SentForm;
use crate::ids::Secret;
use crate::names::read_name;
use crate::page_reader::PageReader;
use crate::refusals::{Page, store_failed};
use crate::store::{Kind, Session, now};

/// The page of the guest who asks.
pub(crate) async fn me(
    State(app): State<App>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
    SiteAddress(site): SiteAddress,
) -> Page {
    show_me(&app, &reader, caller.as_ref(), &site, None).await
}

/// The page of a guest, with a personal link if one was made just now.
async fn show_me(app: &App, reader: &Reader, caller: Option<&Caller>, site: &str, link: Option<&Secret>) -> Page {
    let sessions = match caller {
        Some(caller) => app.lobby.store().sessions(&caller.guest.id).await?,
        None => Vec::new(),
    };
    let current = caller.map(|caller| caller.session.digest.as_str());
    let link = link.map(|secret| format!("{site}/enter/{}", secret.reveal()));
    let sessions = sessions.iter().map(|session| session_now(session, current)).collect();
    Ok(Html(pages::me(&app.site, reader, &Me { sessions, link })).into_response())
}

fn session_now(session: &Session, current: Option<&str>) -> ListedSession {
    let kind = match session.kind {
        Kind::Browser => SessionKind::Browser,
        Kind::Program => SessionKind::Program,
        Kind::Link => SessionKind::Link,
        Kind::Carried => SessionKind::Carried,
    };
    ListedSession {
        name: session.name().to_owned(),
        kind,
        device: session.device.clone(),
        quiet_minutes: (now() - session.used_at).max(0) / 60_000,
        is_current: current == Some(session.digest.as_str()),
    }
}

/// The page of a personal link, where the browser asks before it is used.
pub(crate) async fn enter(State(app): State<App>, Path(secret): Path<String>, PageReader(reader): PageReader) -> Page {
    let (guest, secret) = read_link(&app, Some(&secret)).await?;
    Ok(Html(pages::enter(&app.site, &reader, secret.reveal(), &guest.name)).into_response())
}

/// Changes the sender's name.
pub(crate) async fn rename(SentForm { sender, fields }: SentForm) -> Page {
    let name = read_name(fields.get("name").unwrap_or_default())?;
    let (guest, secret) = sender.guest(Some(&name)).await?;
    sender.app.rename(&guest, name).await?;
    Ok(sender.lead("/me", secret.as_ref()))
}

/// The guest whom a personal link belongs to.
async fn read_link(app: &App, text: Option<&str>) -> Result<(Guest, Secret), Refusal> {
    let unknown = || Refusal::new(Code::GuestUnknown).case("link");
    let secret = text.and_then(Secret::read).ok_or_else(unknown)?;
    let found = app.lobby.store().session(&secret).await.map_err(|error| store_failed(&error))?;
    let (guest, session) = found.filter(|(_, session)| session.kind.admits()).ok_or_else(unknown)?;
    app.lobby.store().use_session(&session);
    Ok((guest, secret))
}

/// Carries on as a guest in this browser, which gets a session of its own. A browser that is another guest's asks first.
pub(crate) async fn take_over(SentForm { sender, fields }: SentForm) -> Page {
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
pub(crate) async fn end_session(SentForm { sender, fields }: SentForm) -> Page {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let Caller { guest, .. } = sender.caller.as_ref().ok_or_else(unknown)?;
    sender.app.limits.check(&guest.id, sender.client.0)?;
    sender.app.end_session(guest, fields.get("session").unwrap_or_default()).await?;
    Ok(sender.lead("/me", None))
}

/// Makes a personal link, which is shown this once.
pub(crate) async fn make_link(SiteAddress(site): SiteAddress, SentForm { sender, .. }: SentForm) -> Page {
    let unknown = || Refusal::new(Code::GuestUnknown);
    let caller = sender.caller.as_ref().ok_or_else(unknown)?;
    sender.app.limits.check(&caller.guest.id, sender.client.0)?;
    let (_, secret) = sender.app.new_session(&caller.guest, Kind::Link, "").await?;
    show_me(&sender.app, &sender.reader, Some(caller), &site, Some(&secret)).await
}

/// Keeps the language.
pub(crate) async fn choose_language(SentForm { sender, fields }: SentForm) -> Page {
    let unknown = || Refusal::new(Code::RequestWrongFields).with("detail", "lang");
    let language = fields.get("lang").and_then(|code| code.parse::<Language>().ok()).ok_or_else(unknown)?;
    Ok(sender.lead_back(&fields, LANGUAGE, language.code()))
}

/// Keeps the theme.
pub(crate) async fn choose_theme(SentForm { sender, fields }: SentForm) -> Page {
    let unknown = || Refusal::new(Code::RequestWrongFields).with("detail", "theme");
    let theme = ["auto", "light", "dark"].into_iter().find(|theme| fields.get("theme") == Some(theme));
    Ok(sender.lead_back(&fields, THEME, theme.ok_or_else(unknown)?))
}
