//! Limits that cannot be walked around, and that the operator can watch.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::calls::{JSON, cookie_of, figure, good, location, refused};
use crate::database::{Folder, free_port};
use crate::http::{Response, send};
use crate::process::{Server, UNLIMITED};

/// Makes a guest for whom the proxy asks, from an address.
async fn guest_from(server: &Server, address: &str) -> Response {
    let name = json!({"name": "Anna"}).to_string();
    loop {
        let made = server.post("/api/guests", &[JSON, ("X-Forwarded-For", address)], &name).await;
        if refused(&made) != (429, "limit/rate".to_owned()) {
            return made;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Makes guests, each from another of these addresses, until one is refused; gives how many were made.
async fn make_guests(server: &Server, address: impl Fn(usize) -> String) -> (usize, Response) {
    const TRIED: usize = 150;
    for made in 0..TRIED {
        let answer = guest_from(server, &address(made)).await;
        if answer.status != 200 {
            return (made, answer);
        }
    }
    panic!("{TRIED} guests were made within a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_addresses_of_a_network_share_its_limits() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &["--proxy", "127.0.0.1"]);
    let (made, answer) = make_guests(&server, |n| format!("2001:db8:1:2:{:x}::{n:x}", n * 7)).await;
    assert_eq!(refused(&answer), (429, "limit/guests".to_owned()));
    assert!(made >= 60, "{made} guests");
    assert!(answer.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().is_ok()), "{}", answer.head);
    good(&guest_from(&server, "2001:db8:1:3::1").await);
    good(&guest_from(&server, "192.0.2.1").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_is_counted() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let (_, answer) = make_guests(&server, |_| "127.0.0.1".to_owned()).await;
    assert_eq!(refused(&answer), (429, "limit/guests".to_owned()));
    let count = server.figure("tarsas_refused_total{limit=\"guests\"}").await;
    assert!(count >= 1.0, "{count} refusals are counted");
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_can_be_kept_from_strangers() {
    let folder = Folder::new();
    let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let server = Server::start(&folder.sqlite(), &["--metrics", &address.to_string()]);
    server.pair("clever2").await;
    let figures = send(address, "GET", "/metrics", &[], b"").await;
    assert_eq!(figures.status, 200, "{}", figures.text());
    assert!(figure(&figures.text(), "tarsas_entries_total") >= 3.0, "{}", figures.text());
    assert_eq!(server.get("/metrics", &[]).await.status, 404);
}

/// A finished game as a record.
async fn record(server: &Server) -> String {
    let (table, guests) = server.pair("clever2").await;
    let mut moves = 0;
    while server.step(&table, &guests).await {
        moves += 1;
        assert!(moves < 1000, "a game ends");
    }
    server.get(&format!("/api/tables/{table}/record"), &[]).await.text()
}

async fn upload(server: &Server, record: &str, cookie: &str) -> Response {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.txt\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let headers = [("Content-Type", "multipart/form-data; boundary=x"), ("Cookie", cookie)];
    server.post("/records", &headers, &body).await
}

/// Where an uploaded record can be watched.
fn address_of(answer: &Response) -> String {
    let address = location(answer);
    address.split('?').next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_sent_twice_is_kept_once() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let record = record(&server).await;
    let first = upload(&server, &record, "").await;
    let second = upload(&server, &record, "").await;
    assert_eq!(address_of(&first), address_of(&second));
    let (name, secret) = cookie_of(&first);
    let cookie = format!("{name}={secret}");
    assert!(good(&server.get("/api/me", &[("Cookie", &cookie)]).await)["guest"].is_string(), "the sender is a guest");
    let again = upload(&server, &record, &cookie).await;
    assert_eq!((address_of(&again), again.header("set-cookie")), (address_of(&first), None));
    let shorter = record.lines().take(20).collect::<Vec<_>>().join("\n");
    assert_ne!(address_of(&upload(&server, &shorter, &cookie).await), address_of(&first), "another record");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_uploads_sixty_records_an_hour() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let record = record(&server).await;
    server.stop();
    let server = Server::start(&folder.sqlite(), &[]);
    let lines: Vec<&str> = record.lines().collect();
    let mut cookie = String::new();
    for count in 1..=60 {
        let sent = upload(&server, &lines[..8 + count].join("\n"), &cookie).await;
        assert_eq!(sent.status, 303, "{count}: {}", sent.text());
        if sent.header("set-cookie").is_some() {
            let (name, secret) = cookie_of(&sent);
            cookie = format!("{name}={secret}");
        }
        // Slower than the limits of the moment.
        sleep(Duration::from_millis(25)).await;
    }
    let sent = upload(&server, &lines[..8 + 61].join("\n"), &cookie).await;
    assert_eq!(sent.status, 429, "{}", sent.text());
    assert!(sent.header("retry-after").is_some(), "{}", sent.head);
}
