//! Who asks: from where, over what kind of connection, and as which guest.

use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, header};
use catalogue::{Code, Refusal};
use client_ip::rightmost_x_forwarded_for;
use table::Guest;

use crate::app::App;
use crate::cookies;
use crate::ids::Secret;
use crate::listener::Peer;
use crate::refusals::ApiRefusal;
use crate::store::Session;

/// The text of a header.
pub(crate) fn header_text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The secret that a request carries: `Authorization: Bearer SECRET`, or the cookie.
fn secret(headers: &HeaderMap, is_secure: bool) -> Option<Secret> {
    let bearer = header_text(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    match bearer {
        Some(bearer) => Secret::read(bearer),
        None => cookies::read_secret(headers, is_secure),
    }
}

fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map(|peer| peer.address.ip().to_canonical());
    peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Whether the reader's connection is encrypted, as a proxy says that is believed.
#[derive(Clone, Copy)]
pub(crate) struct IsSecure(pub bool);

impl IsSecure {
    /// Of a request.
    pub(crate) fn of(parts: &Parts, app: &App) -> IsSecure {
        let said = parts.headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
        IsSecure(said && app.proxies.contains(&peer(parts)))
    }
}

impl FromRequestParts<App> for IsSecure {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<IsSecure, Self::Rejection> {
        Ok(IsSecure::of(parts, app))
    }
}

/// The address of this site as the reader's browser has it, such as `https://example.org`.
pub(crate) struct SiteAddress(pub String);

impl FromRequestParts<App> for SiteAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SiteAddress, Self::Rejection> {
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let IsSecure(is_secure) = IsSecure::of(parts, app);
        let scheme = if is_secure { "https" } else { "http" };
        Ok(SiteAddress(format!("{scheme}://{host}")))
    }
}

/// The address from which somebody asks.
#[derive(Clone, Copy)]
pub(crate) struct Client(pub IpAddr);

impl FromRequestParts<App> for Client {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, ApiRefusal> {
        let peer = peer(parts);
        if !app.proxies.contains(&peer) {
            return Ok(Client(peer));
        }
        // The last one was written by our own proxy.
        Ok(Client(rightmost_x_forwarded_for(&parts.headers).map_or(peer, |client| client.to_canonical())))
    }
}

/// The guest who asks, known by a session.
#[derive(Clone)]
pub(crate) struct Caller {
    /// Who.
    pub guest: Guest,
    /// By which session.
    pub session: Session,
}

/// What was found out about the caller of a request.
#[derive(Clone)]
struct Found(Option<Caller>);

impl Caller {
    /// Who asks, which is found out once for a request.
    pub(crate) async fn find(parts: &mut Parts, app: &App) -> Result<Option<Caller>, ApiRefusal> {
        if let Some(Found(caller)) = parts.extensions.get() {
            return Ok(caller.clone());
        }
        let IsSecure(is_secure) = IsSecure::of(parts, app);
        let Some(secret) = secret(&parts.headers, is_secure) else { return Ok(None) };
        let found = app.lobby.store().session(&secret).await?;
        let caller = found.filter(|(_, session)| session.kind.acts()).map(|(guest, session)| Caller { guest, session });
        if let Some(caller) = &caller {
            app.lobby.store().use_session(&caller.session);
        }
        parts.extensions.insert(Found(caller.clone()));
        Ok(caller)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ApiRefusal> {
        let unknown = || Refusal::new(Code::GuestUnknown);
        let caller = <Caller as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let caller = caller.ok_or_else(unknown)?;
        let Client(address) = Client::from_request_parts(parts, app).await?;
        app.limits.check(&caller.guest.id, address)?;
        Ok(caller)
    }
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Caller>, ApiRefusal> {
        let caller = Caller::find(parts, app).await?;
        // A browser sends the cookie for any page that asks; a program that sends a header means it.
        let is_change = ![Method::GET, Method::HEAD].contains(&parts.method);
        if caller.is_some() && is_change && !parts.headers.contains_key(header::AUTHORIZATION) {
            check_origin(parts, app)?;
        }
        Ok(caller)
    }
}

/// A page of another site may not use a guest's cookie: its origin must be this host, as it is asked for. Programs send none.
pub(crate) fn check_origin(parts: &Parts, app: &App) -> Result<(), Refusal> {
    let Some(origin) = header_text(&parts.headers, header::ORIGIN) else { return Ok(()) };
    let (scheme, host) = origin.split_once("://").map_or((None, None), |(scheme, host)| (Some(scheme), Some(host)));
    let is_downgraded = IsSecure::of(parts, app).0 && scheme != Some("https");
    if host.is_some() && host == header_text(&parts.headers, header::HOST) && !is_downgraded {
        return Ok(());
    }
    Err(Refusal::new(Code::RequestOrigin))
}

/// What a guest may recognize a device by: the browser and the system, or the first word of a program.
pub(crate) fn device(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let agent = header_text(headers, header::USER_AGENT).unwrap_or_default();
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(only), None) | (None, Some(only)) => only.to_owned(),
        (None, None) => {
            let letters = agent.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(*letter));
            letters.take(LONGEST_DEVICE).collect()
        }
    }
}

const LONGEST_DEVICE: usize = 40;

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn devices_are_recognized_by_their_browsers_and_systems() {
        for (agent, expect) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0",
                "Edge, Windows",
            ),
            ("curl/8.5.0", "curl"),
            ("Python-urllib/3.11 <script>", "Python-urllib"),
            ("", ""),
        ] {
            assert_eq!(device(&headers(header::USER_AGENT, agent)), expect, "{agent}");
        }
    }
}
