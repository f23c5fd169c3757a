//! The headers that every answer has.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::caller::IsSecure;
use crate::limits::count_refused;

/// What a page may load, and from where: its own host, and nothing that stands in the page itself.
pub const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// For this many seconds a browser asks for this host by encrypted connections alone.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Counts what was too large or took too long.
fn count(status: StatusCode) {
    match status {
        StatusCode::REQUEST_TIMEOUT => count_refused("request"),
        StatusCode::PAYLOAD_TOO_LARGE => count_refused("bytes"),
        _ => {}
    }
}

/// After how many seconds to try again, when it was too much or something failed.
fn pause_after(status: StatusCode) -> Option<HeaderValue> {
    match status {
        StatusCode::TOO_MANY_REQUESTS => Some(HeaderValue::from_static("5")),
        StatusCode::SERVICE_UNAVAILABLE => Some(HeaderValue::from_static("2")),
        _ => None,
    }
}

/// Adds the headers that every answer has.
pub(crate) async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let IsSecure(is_secure) = IsSecure::of(&parts, &app);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    count(response.status());
    let pause = pause_after(response.status());
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY));
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
