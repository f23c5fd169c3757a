//! What protects a guest's browser: cookies, origins and the headers of answers.

use serde_json::json;

use crate::calls::{FORM, JSON, cookie_of, good, location, refused};
use crate::database::Folder;
use crate::http::Response;
use crate::process::{Server, UNLIMITED};

const HTTPS: (&str, &str) = ("X-Forwarded-Proto", "https");

/// The cookies that an answer sets.
fn cookies(answer: &Response) -> Vec<&str> {
    let headers = answer.head.lines().skip(1).filter_map(|line| line.split_once(": "));
    headers.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie")).map(|(_, value)| value).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_makes_no_calls_with_a_guests_cookie() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let (cookie, bearer) = (guests[0].cookie(), guests[0].bearer());
    let seat = json!({"seat": 0}).to_string();
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let before = server.look(None, &table, None).await;
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let headers = [JSON, ("Cookie", cookie.as_str()), ("Origin", origin)];
        let answer = server.post(&path("rise"), &headers, &seat).await;
        assert_eq!(refused(&answer), (403, "request/origin".to_owned()), "{origin}");
        let renamed = server.post("/api/me", &headers, &json!({"name": "Evil"}).to_string()).await;
        assert_eq!(refused(&renamed), (403, "request/origin".to_owned()), "{origin}");
    }
    assert_eq!(server.look(None, &table, None).await, before);

    let own = format!("http://{}", server.address);
    good(&server.post(&path("rise"), &[JSON, ("Cookie", &cookie)], &seat).await);
    good(&server.post(&path("sit"), &[JSON, ("Cookie", &cookie), ("Origin", &own)], &seat).await);
    let program = [JSON, ("Authorization", bearer.as_str()), ("Origin", "https://front-end.example")];
    good(&server.post(&path("rise"), &program, &seat).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_proxy_says_that_a_connection_is_encrypted() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let made = server.post("/quick/clever2", &[FORM, HTTPS], "mode=solo").await;
    location(&made);
    assert!(
        cookies(&made).iter().all(|cookie| cookie.starts_with("tarsas=") && !cookie.contains("Secure")),
        "{}",
        made.head
    );
    assert_eq!(made.header("strict-transport-security"), None);
    let secret = cookie_of(&made).1;
    let page = server.get("/", &[HTTPS, ("Cookie", &format!("tarsas={secret}"))]).await;
    assert_eq!((page.header("strict-transport-security"), cookies(&page)), (None, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_of_an_encrypted_connection_belongs_to_this_host_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &["--proxy", "127.0.0.1", "--unlimited", "127.0.0.1"]);
    let made = server.post("/quick/clever2", &[FORM, HTTPS], "mode=solo").await;
    location(&made);
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-tarsas=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/") && cookie.contains("; HttpOnly") && !cookie.contains("Domain"), "{cookie}");
    assert!(made.header("strict-transport-security").is_some(), "{}", made.head);
    let (name, secret) = cookie_of(&made);
    let me = server.get("/api/me", &[HTTPS, ("Cookie", &format!("{name}={secret}"))]).await;
    let guest = good(&me)["guest"].clone();

    // A browser from before has the old cookie: it is known, and gets the new one.
    let old = format!("tarsas={secret}");
    let known = server.get("/api/me", &[HTTPS, ("Cookie", &old)]).await;
    assert_eq!(good(&known)["guest"], guest);
    let page = server.get("/", &[HTTPS, ("Cookie", &old)]).await;
    assert_eq!(page.status, 200);
    assert!(page.header("strict-transport-security").is_some(), "{}", page.head);
    let set = cookies(&page);
    let renewed = set.iter().find(|cookie| cookie.starts_with(&format!("__Host-tarsas={secret};")));
    assert!(renewed.is_some_and(|cookie| cookie.contains("; Secure")), "{set:?}");
    let deleted = set.iter().find(|cookie| cookie.starts_with("tarsas="));
    assert!(deleted.is_some_and(|cookie| cookie.contains("Max-Age=0")), "{set:?}");
    let plain = server.post("/quick/clever2", &[FORM], "mode=solo").await;
    assert!(
        plain.header("set-cookie").is_some_and(|cookie| cookie.starts_with("tarsas=")),
        "without HTTPS: {}",
        plain.head
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_windows_of_other_sites_apart() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, _) = server.pair("clever2").await;
    let paths = ["/", "/about", "/nothing", "/static/0/style.css", "/api/games", "/api/nothing", "/healthz"];
    for path in paths.map(str::to_owned).into_iter().chain([format!("/t/{table}"), format!("/api/tables/{table}")]) {
        let answer = server.get(&path, &[]).await;
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
    }
}
