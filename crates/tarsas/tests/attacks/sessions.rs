//! A guest's secrets: each device has its own, and one that was lost can be made worthless.

use std::time::Duration;

use serde_json::{Value, json};

use crate::calls::{FORM, Guest, cookie_of, good, location, refused, text};
use crate::database::Folder;
use crate::first;
use crate::http::Response;
use crate::process::{Server, UNLIMITED};
use crate::sockets::{ask, end, next, receive};

/// What somebody with this secret is told: as a program, or as a browser.
async fn as_program(server: &Server, secret: &str) -> Response {
    server.get("/api/me", &[("Authorization", &format!("Bearer {secret}"))]).await
}

async fn as_browser(server: &Server, secret: &str) -> Response {
    server.get("/api/me", &[("Cookie", &format!("tarsas={secret}"))]).await
}

async fn sessions(server: &Server, guest: &Guest) -> Vec<Value> {
    let listed = good(&server.call(Some(guest), "/api/me/sessions", None).await);
    assert_eq!(listed["ok"], true);
    listed["sessions"].as_array().expect("a list").clone()
}

/// A new personal link: its secret and its session.
async fn link(server: &Server, guest: &Guest) -> (String, String) {
    let made = good(&server.call(Some(guest), "/api/me/links", Some(json!({}))).await);
    assert_eq!(made["ok"], true);
    let link = text(&made["link"]);
    let secret = link.strip_prefix("/enter/").unwrap_or_else(|| panic!("{link} is no link"));
    (secret.to_owned(), text(&made["session"]))
}

/// Opens a link in a browser and says yes; gives the browser's secret.
async fn enter(server: &Server, secret: &str) -> String {
    let page = server.get(&format!("/enter/{secret}"), &[]).await;
    assert_eq!((page.status, page.header("set-cookie")), (200, None), "{}", page.text());
    let entered = server.post("/enter", &[FORM], &format!("secret={secret}")).await;
    location(&entered);
    let (name, kept) = cookie_of(&entered);
    assert_eq!(name, "tarsas");
    kept
}

async fn end_session(server: &Server, guest: &Guest, session: &str) -> Response {
    server.call(Some(guest), "/api/me/sessions/end", Some(json!({"session": session}))).await
}

fn unknown_guest() -> (u16, String) {
    (401, "guest/unknown".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_ended_is_worthless_at_once() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let guest = server.guest("Anna").await;
    let only = sessions(&server, &guest).await;
    assert_eq!(only.len(), 1, "{only:?}");
    assert_eq!((&only[0]["kind"], &only[0]["is_current"]), (&json!("program"), &json!(true)));
    for (field, is_good) in [
        ("session", only[0]["session"].is_string()),
        ("device", only[0]["device"].is_string()),
        ("made_at", only[0]["made_at"].as_i64() > Some(1_600_000_000_000)),
        ("used_at", only[0]["used_at"].as_i64() > Some(1_600_000_000_000)),
    ] {
        assert!(is_good, "{field}: {}", only[0]);
    }

    let (secret, _) = link(&server, &guest).await;
    let all = sessions(&server, &guest).await;
    assert!(all.iter().any(|session| session["kind"] == "link"), "{all:?}");
    let browser = Guest { secret: enter(&server, &secret).await, ..guest.clone() };
    let all = sessions(&server, &guest).await;
    let own = |session: &&Value| session["kind"] == "browser";
    let session = text(&all.iter().find(own).unwrap_or_else(|| panic!("{all:?}"))["session"]);
    let current: Vec<&Value> = all.iter().filter(|session| session["is_current"] == true).collect();
    assert_eq!((current.len(), &current[0]["kind"]), (1, &json!("program")));

    // The browser shows a table.
    let table = server.table(&guest, "clever2", &["me"]).await;
    assert_eq!(good(&as_browser(&server, &browser.secret).await)["guest"], json!(guest.id));
    let mut lost = server.socket(&format!("/t/{table}/socket"), Some(&browser)).await;
    let mut kept = server.socket(&format!("/api/tables/{table}/socket?seat=0"), Some(&guest)).await;
    receive(&mut lost).await.expect("the socket is open").expect("a message");
    assert_eq!(next(&mut kept).await["viewer"], 0);

    good(&end_session(&server, &guest, &session).await);
    assert_eq!(refused(&as_browser(&server, &browser.secret).await), unknown_guest());
    assert_eq!(refused(&as_program(&server, &browser.secret).await), unknown_guest());
    assert_eq!(refused(&server.wish(&browser, &table, "rise", json!({"seat": 0})).await), unknown_guest());
    end(&mut lost, Duration::from_secs(20)).await;
    good(&as_program(&server, &guest.secret).await);
    ask(&mut kept, &json!({"cmd": "undo", "id": "a"})).await;
    while next(&mut kept).await["answer"] != "a" {}
    let again = end_session(&server, &guest, &session).await;
    assert_eq!(refused(&again), (404, "session/unknown".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ends_the_sessions_of_others() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let [anna, bence] = [server.guest("Anna").await, server.guest("Bence").await];
    let session = text(&sessions(&server, &anna).await[0]["session"]);
    let tried = end_session(&server, &bence, &session).await;
    assert_eq!(refused(&tried), (404, "session/unknown".to_owned()));
    good(&as_program(&server, &anna.secret).await);
    for (path, body) in [("/api/me/sessions/end", json!({"session": session})), ("/api/me/links", json!({}))] {
        assert_eq!(refused(&server.call(None, path, Some(body)).await), unknown_guest(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_opens_a_session_of_its_own_and_nothing_else() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let guest = server.guest("Anna").await;
    let (secret, _) = link(&server, &guest).await;
    assert_ne!(secret, guest.secret);
    assert_eq!(refused(&as_program(&server, &secret).await), unknown_guest(), "a link is not for programs");
    let browser = enter(&server, &secret).await;
    assert!(browser != secret && browser != guest.secret, "the browser has a secret of its own");
    assert_eq!(good(&as_browser(&server, &browser).await)["guest"], json!(guest.id));

    let (secret, session) = link(&server, &guest).await;
    good(&end_session(&server, &guest, &session).await);
    assert!(server.get(&format!("/enter/{secret}"), &[]).await.status >= 400, "the link has ended");
    let late = server.post("/enter", &[FORM], &format!("secret={secret}")).await;
    assert!(late.status >= 400 && late.header("set-cookie").is_none(), "{}", late.head);
    good(&as_browser(&server, &browser).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn entering_as_somebody_else_needs_a_second_yes() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let [anna, bence] = [server.guest("Anna").await, server.guest("Bence").await];
    let (secret, _) = link(&server, &anna).await;
    let cookie = bence.cookie();
    let headers = [FORM, ("Cookie", cookie.as_str())];
    let asked = server.post("/enter", &headers, &format!("secret={secret}")).await;
    assert_eq!((asked.status, asked.header("set-cookie")), (409, None), "{}", asked.text());
    assert!(asked.header("content-type").is_some_and(|kind| kind.starts_with("text/html")), "{}", asked.head);
    let entered = server.post("/enter", &headers, &format!("secret={secret}&replace=yes")).await;
    location(&entered);
    let (_, kept) = cookie_of(&entered);
    assert_eq!(good(&as_browser(&server, &kept).await)["guest"], json!(anna.id));

    let foreign = [FORM, ("Origin", "https://evil.example")];
    let refused = server.post("/enter", &foreign, &format!("secret={secret}")).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (403, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_from_before_there_were_sessions_are_carried_over() {
    let folder = Folder::new();
    first::write(&folder.0.join("tarsas.db"));
    let known = &first::facts()["guests"][0];
    let guest = Guest { id: text(&known["guest"]), secret: text(&known["secret"]) };
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    for answer in [as_program(&server, &guest.secret).await, as_browser(&server, &guest.secret).await] {
        assert_eq!(good(&answer)["guest"], json!(guest.id));
    }
    let browser = enter(&server, &guest.secret).await;
    assert_eq!(good(&as_browser(&server, &browser).await)["guest"], json!(guest.id));
    let all = sessions(&server, &guest).await;
    let current: Vec<&Value> = all.iter().filter(|session| session["is_current"] == true).collect();
    assert_eq!((current.len(), &current[0]["kind"]), (1, &json!("carried")), "{all:?}");

    good(&end_session(&server, &guest, &text(&current[0]["session"])).await);
    assert_eq!(refused(&as_program(&server, &guest.secret).await), unknown_guest());
}
