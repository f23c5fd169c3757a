//! The cookies: the secret of a guest, the language and the theme.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use time::Duration;

use crate::app::App;
use crate::caller::{Caller, IsSecure};
use crate::ids::Secret;

/// The cookie with the language.
pub(crate) const LANGUAGE: &str = "lang";
/// The cookie with the theme.
pub(crate) const THEME: &str = "theme";

/// The cookie with a guest's secret, and its name on encrypted connections: browsers take the latter from nobody else.
const SECRET: &str = "tarsas";
const SECURE_SECRET: &str = "__Host-tarsas";

/// How long a browser keeps a cookie.
const YEAR: Duration = Duration::days(365);

/// A cookie to be kept by the browser.
fn kept(name: &'static str, value: String, is_hidden: bool, is_secure: bool) -> Cookie<'static> {
    let cookie = Cookie::build((name, value)).path("/").max_age(YEAR).same_site(SameSite::Lax);
    cookie.http_only(is_hidden).secure(is_secure).build()
}

/// The cookie with a choice of the reader.
pub(crate) fn choice(name: &'static str, value: &str, is_secure: bool) -> Cookie<'static> {
    kept(name, value.to_owned(), false, is_secure)
}

/// The cookie that makes a browser a guest's.
pub(crate) fn secret(secret: &Secret, is_secure: bool) -> Cookie<'static> {
    kept(if is_secure { SECURE_SECRET } else { SECRET }, secret.reveal().to_owned(), true, is_secure)
}

/// The secret in the cookie: on encrypted connections the old name is still read.
pub(crate) fn read_secret(headers: &HeaderMap, is_secure: bool) -> Option<Secret> {
    let jar = CookieJar::from_headers(headers);
    let secure = if is_secure { jar.get(SECURE_SECRET) } else { None };
    secure.or(jar.get(SECRET)).and_then(|cookie| Secret::read(cookie.value()))
}

/// A browser that still has the old cookie gets the new one instead.
pub(crate) async fn renew(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let jar = CookieJar::from_headers(&parts.headers);
    let is_old = IsSecure::of(&parts, &app).0 && jar.get(SECURE_SECRET).is_none();
    let old = jar.get(SECRET).filter(|_| is_old).and_then(|cookie| Secret::read(cookie.value()));
    let known = match old {
        Some(secret) => Caller::find(&mut parts, &app).await.ok().flatten().map(|_| secret),
        None => None,
    };
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(known) = known else { return response };
    let given = response.headers().get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let is_given = given.filter_map(|text| Cookie::parse(text).ok()).any(|cookie| cookie.name() == SECURE_SECRET);
    let jar = jar.remove(kept(SECRET, String::new(), true, true));
    let jar = if is_given { jar } else { jar.add(secret(&known, true)) };
    (jar, response).into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_cookie_of_encrypted_connections_counts_more() {
        const OLD: &str = "abcdefghjkmnpqrstuvwxyz123456789";
        const NEW: &str = "zbcdefghjkmnpqrstuvwxyz123456789";
        let headers = |text: &'static str| HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(text))]);
        let both = headers("tarsas=abcdefghjkmnpqrstuvwxyz123456789; __Host-tarsas=zbcdefghjkmnpqrstuvwxyz123456789");
        assert_eq!(read_secret(&both, true), Secret::read(NEW));
        assert_eq!(read_secret(&both, false), Secret::read(OLD), "nobody without encryption can set the other");
        let old = headers("tarsas=abcdefghjkmnpqrstuvwxyz123456789");
        assert_eq!(read_secret(&old, true), Secret::read(OLD));
    }

    #[test]
    fn a_browser_keeps_the_secret_for_this_host_alone() {
        let own = Secret::random();
        let cookie = secret(&own, true).to_string();
        let start = format!("__Host-tarsas={};", own.reveal());
        assert!(cookie.starts_with(&start) && !cookie.contains("Domain"), "{cookie}");
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", "Max-Age=31536000"] {
            assert!(cookie.contains(part), "{cookie} lacks {part}");
        }
        assert!(!choice(THEME, "dark", false).to_string().contains("HttpOnly"));
    }
}
