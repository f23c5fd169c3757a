//! What a stranger sends changes nothing and shows nothing.

use std::num::NonZeroU32;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Settings;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::http::send;
use crate::tables::{next, socket};
use crate::world::{Guest, World, files};

const NASTY: [&str; 8] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'; DROP TABLE entries; --",
    "' OR '1'='1",
    "{{7*7}}${7*7}",
    "../../../../etc/passwd",
    "%00%0d%0aSet-Cookie:%20x=y",
    "\u{202e}\u{0000}",
];

async fn seen(world: &World, table: &str) -> Value {
    world.look(None, table, None).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_seat_and_another_tables_secret_do_nothing() {
    let world = World::new().await;
    let (table, guests) = world.pair("strange_world").await;
    let (_, others) = world.pair("strange_world").await;
    let before = seen(&world, &table).await;
    let forged = Guest { id: guests[0].id.clone(), secret: guests[0].id.repeat(2) };
    let stranger = world.guest("Stranger").await;
    for (guest, status, code) in [
        (&others[0], 403, "seat/not_yours"),
        (&stranger, 403, "seat/not_yours"),
        (&guests[1], 403, "seat/not_yours"),
        (&forged, 401, "guest/unknown"),
    ] {
        let play = json!({"seat": 0, "action": "decline", "version": 99});
        for (what, body) in [("play", play), ("undo", json!({"seat": 0})), ("rise", json!({"seat": 0}))] {
            let refused = world.wish(guest, &table, what, body).await;
            assert_eq!((refused.status, refused.code().as_str()), (status, code), "{what}");
        }
        let peep = world.call(Some(guest), &format!("/api/tables/{table}?seat=0"), None).await;
        assert_eq!((peep.status, peep.code().as_str()), (403, "seat/not_yours"));
        let mut watching = socket(&world, &format!("/api/tables/{table}/socket?seat=0"), Some(guest)).await;
        let news = next(&mut watching).await;
        assert_eq!((&news["viewer"], &news["legal"]), (&Value::Null, &json!([])), "a stranger is a spectator");
        assert_eq!(news["view"], before["view"]);
    }
    assert_eq!(seen(&world, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_can_do_nothing() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let before = seen(&world, &table).await;
    let cookie = format!("tarsas={}", guests[0].secret);
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", ""] {
        let headers = [("Cookie", cookie.as_str()), ("Origin", origin), form];
        let back = "lang=hu&back=/";
        let posts = [
            (format!("/t/{table}/rise"), "seat=0"),
            (format!("/t/{table}/bot"), "seat=0&level=easy"),
            (format!("/t/{table}/sit"), "seat=0"),
            (format!("/t/{table}/rematch"), ""),
            ("/quick/clever2".to_owned(), "mode=bots"),
            ("/new/clever2".to_owned(), "mode=bots&seat-0=me"),
            ("/me".to_owned(), "name=Evil"),
            ("/boxes".to_owned(), "game=clever2&name=Evil&text=x&do=save"),
            ("/boxes/aaaaaaaaaaaaaaaa/share".to_owned(), "shared=on"),
            ("/boxes/aaaaaaaaaaaaaaaa/hide".to_owned(), ""),
            ("/language".to_owned(), back),
            ("/theme".to_owned(), "theme=dark&back=/"),
        ];
        for (path, body) in posts {
            let refused = world.post(&path, &headers, body).await;
            assert_eq!(refused.status, 403, "{path} from {origin:?}: {}", refused.text());
            assert_eq!(refused.header("set-cookie"), None);
        }
        for path in [format!("/t/{table}/socket"), format!("/api/tables/{table}/socket?seat=0")] {
            let mut request = format!("ws://{}{path}", world.address).into_client_request().expect("a request");
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
            let stream = TcpStream::connect(world.address).await.expect("the server listens");
            let refused = client_async(request, stream).await.expect_err("another site").to_string();
            assert!(refused.contains("403"), "{path} from {origin:?}: {refused}");
        }
    }
    assert_eq!(seen(&world, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_refused() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let before = seen(&world, &table).await;
    let large = vec![b'x'; 100 << 20];
    let bearer = format!("Bearer {}", guests[0].secret);
    let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let refused = send(world.address, "POST", &format!("/api/tables/{table}/play"), &headers, &large).await;
    assert_eq!((refused.status, refused.code().as_str()), (413, "request/too_large"));
    let form = [("Content-Type", "multipart/form-data; boundary=x")];
    let refused = send(world.address, "POST", "/records", &form, &large).await;
    assert_eq!(refused.status, 413, "{}", refused.text());

    let mut request =
        format!("ws://{}/api/tables/{table}/socket?seat=0", world.address).into_client_request().expect("a request");
    request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    let stream = TcpStream::connect(world.address).await.expect("the server listens");
    let wide = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
    let (mut socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(wide)).await.expect("a socket");
    let text = String::from_utf8(large).expect("letters");
    let sent = socket.send(Message::text(text)).await;
    let mut is_closed = sent.is_err();
    while let (false, Some(message)) = (is_closed, socket.next().await) {
        is_closed = !matches!(message, Ok(Message::Text(_) | Message::Ping(_)));
    }
    assert_eq!(seen(&world, &table).await, before, "the socket was closed and nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_connections_of_one_address_leave_the_others_alone() {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let world = World::limited().await;
    let mut connections = Vec::new();
    for _ in 0..10_000 {
        match TcpStream::connect(world.address).await {
            Ok(stream) => connections.push(stream),
            Err(error) => panic!("after {}: {error}", connections.len()),
        }
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut open = 0;
    for stream in &mut connections {
        let closed = tokio::time::timeout(Duration::from_millis(1), stream.read(&mut [0; 1])).await;
        open += usize::from(closed.is_err());
    }
    assert!(open <= Settings::default().connections, "{open} connections of one address are open");

    // Somebody else is served meanwhile.
    let other = TcpSocket::new_v4().expect("a socket");
    other.bind("127.0.0.2:0".parse().expect("an address")).expect("another address");
    let stream = other.connect(world.address).await.expect("the server listens");
    let request = format!("ws://{}/api/tables/{}/socket", world.address, "a".repeat(16));
    let refused = client_async(request, stream).await.expect_err("there is no such table").to_string();
    assert!(refused.contains("404"), "{refused}");
    drop(connections);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(world.get("/healthz", &[]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_too_often() {
    let limits = Settings { requests: NonZeroU32::new(20).expect("more than 0"), ..Settings::default() };
    let world = World::with(limits).await;
    let mut refused = 0;
    for _ in 0..60 {
        let answer = world.get("/about", &[]).await;
        refused += u32::from(answer.status == 429);
    }
    assert!(refused > 0, "sixty requests at once are too many");
    let limits = Settings { guests: NonZeroU32::MIN, tables: NonZeroU32::MIN, running: 1, ..Settings::default() };
    let world = World::with(limits).await;
    let guest = world.guest("Anna").await;
    let again = world.call(None, "/api/guests", Some(json!({"name": "Anna"}))).await;
    assert_eq!((again.status, again.code().as_str()), (429, "limit/guests"));
    world.table(&guest, "clever2", "players=1", &["me"]).await;
    let new = json!({"game": "clever2", "setup": "players=1", "seats": ["me"]});
    let again = world.call(Some(&guest), "/api/tables", Some(new)).await;
    assert_eq!((again.status, again.code().as_str()), (429, "limit/running"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nasty_texts_stay_texts() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let before = seen(&world, &table).await;
    for nasty in NASTY {
        let new = json!({"game": nasty, "setup": nasty, "seats": [nasty]});
        assert!(world.call(Some(&guests[0]), "/api/tables", Some(new)).await.status >= 400);
        let new = json!({"game": "clever2", "setup": nasty});
        assert_eq!(world.call(Some(&guests[0]), "/api/tables", Some(new)).await.code(), "setup/wrong");
        let play = json!({"seat": 0, "action": nasty, "version": 99, "id": nasty});
        assert!(world.wish(&guests[0], &table, "play", play).await.status >= 400);
        let bot = json!({"seat": 0, "level": nasty});
        assert_eq!(world.wish(&guests[0], &table, "bot", bot).await.code(), "bot/unknown");
        let escaped: String = nasty.bytes().map(|byte| format!("%{byte:02x}")).collect();
        for path in
            [format!("/t/{escaped}"), format!("/r/{escaped}"), format!("/rules/{escaped}"), format!("/enter/{escaped}")]
        {
            let answer = world.get(&path, &[]).await;
            assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
            assert!(!answer.text().contains("<script>alert") && !answer.text().contains("root:x"), "{path}");
        }
        let query = format!("/new/clever2?mode={escaped}&lang={escaped}");
        assert!(!world.get(&query, &[]).await.text().contains("<script>alert"));
        let form = [("Content-Type", "application/x-www-form-urlencoded")];
        let made =
            world.post("/new/clever2", &form, &format!("set-players={escaped}&seat-0={escaped}&name={escaped}")).await;
        assert!(made.status >= 400 && !made.text().contains("<script>alert"), "{}", made.text());
    }
    // A name may look like anything; it is shown as it is.
    let nasty = world.guest(NASTY[0]).await;
    let other = world.table(&nasty, "clever2", "players=2", &["me", "open"]).await;
    let page = world.get(&format!("/t/{other}"), &[]).await;
    assert_eq!(page.status, 200);
    assert!(!page.text().contains("<script>alert") && page.text().contains("&lt;script&gt;alert"), "{}", page.text());
    assert_eq!(seen(&world, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_lead_nowhere_else() {
    let world = World::new().await;
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/t/..%2f..%2fetc%2fpasswd",
        "/static/x/style.css/../../Cargo.toml",
        "/static/../Cargo.toml",
        "/static/x/Cargo.toml",
        "//etc/passwd",
        "/rules/../../../etc/passwd",
        "/u/..",
        "/.git/config",
        "/tarsas.db",
        "/api/tables/../../x",
        "/api/nothing",
    ] {
        let answer = world.get(path, &[]).await;
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        assert!(!answer.text().contains("root:") && !answer.text().contains("[workspace"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_guarded() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let table = world.table(&guest, "clever2", "players=2", &["me", "easy"]).await;
    let pages = ["/", "/about", "/rules/hadara", "/new/marabunta", "/nothing", "/static/0/style.css", "/api/games"];
    for path in pages.into_iter().map(str::to_owned).chain([format!("/t/{table}")]) {
        let answer = world.get(&path, &[]).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let quick =
        world.post("/quick/clever2", &[("Content-Type", "application/x-www-form-urlencoded")], "mode=bots").await;
    let cookie = quick.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_small_and_asks_no_other_host() {
    let world = World::new().await;
    let mut bytes = 0;
    let page = world.get("/", &[("Accept-Encoding", "gzip")]).await;
    assert_eq!(page.header("content-encoding"), Some("gzip"));
    bytes += page.body.len();
    for path in files("clever2") {
        let part = world.get(&path, &[("Accept-Encoding", "gzip")]).await;
        assert_eq!(part.status, 200, "{path}");
        assert_eq!(part.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(part.header("cache-control"), Some("public, max-age=31536000, immutable"), "{path}");
        bytes += part.body.len();
    }
    assert!(bytes <= 100 << 10, "the first page has {bytes} bytes");
    let plain = world.get("/", &[]).await.text();
    for mark in ["src=\"http", "href=\"http", "src=\"//", "href=\"//", "@import", "url(http"] {
        assert!(!plain.contains(mark), "{mark}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_another_version_is_given_and_not_kept() {
    let world = World::new().await;
    let site = pages::Site::new(catalogue::GAMES);
    for file in site.assets().files() {
        let old = world.get(&format!("/static/0123456789abcdef/{}", file.name), &[]).await;
        assert_eq!((old.status, old.header("cache-control")), (200, Some("no-store")), "{}", file.name);
        assert_eq!((old.text().as_str(), old.header("content-type")), (&*file.text, Some(file.kind)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_share_an_address_get_their_files() {
    let world = World::limited().await;
    for _ in 0..20 {
        for path in files("clever2") {
            assert_eq!(world.get(&path, &[]).await.status, 200, "{path}");
        }
    }
}
