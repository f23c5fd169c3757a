//! Strangers who ask for what they do not get, or for too much.

use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use play::{Chances, Seed};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::{JSON, PATIENCE, Stranger};
use crate::load::{Answer, Guest, request};

/// More than a body or a message may have, and more than a record may have.
const LARGE: usize = 100 << 10;
const LARGE_RECORD: usize = 300 << 10;

/// Hints that are asked for at the same time, and how long they are waited for.
const HINTS: usize = 8;
const THINKING: Duration = Duration::from_secs(40);

/// Uploads in a round.
const UPLOADS: usize = 3;

const WRONG_JSON: [&str; 8] = [
    "",
    "{",
    "null",
    "[[[[[[[[",
    "{\"name\": 7}",
    "{\"name\": \"Anna\", \"more\": 1}",
    "{\"name\": \"\\ud800\"}",
    "{\"game\": \"chess\", \"seats\": [\"me\"]}",
];

const WRONG_COMMANDS: [&str; 6] = [
    "x",
    "{\"cmd\": \"fly\"}",
    "{\"cmd\": \"play\", \"seat\": -1}",
    "{\"cmd\": \"play\", \"seat\": 0, \"action\": \"\", \"version\": 99999999999999999999}",
    "{\"cmd\": \"undo\", \"seat\": 0}",
    "{\"cmd\": \"hint\", \"seat\": 9}",
];

const UNKNOWN: [&str; 8] = [
    "/api/tables/aaaaaaaaaaaaaaaa",
    "/api/tables/short",
    "/t/aaaaaaaaaaaaaaaa",
    "/u/aaaaaaaaaaaaaaaa",
    "/../../etc/passwd",
    "/rules/%00",
    "/api/nothing?%ff=%fe",
    "/t/%2e%2e%2f",
];

/// Control characters, nothing, too much, and what is read from the right.
const NO_NAMES: [&str; 6] =
    ["\u{0}", "Anna\nBence", "\u{1b}[2J", "   ", "12345678901234567890123456789012345678901", "<b>\u{202e}Ő"];

impl Stranger {
    /// Bodies and messages that are too large.
    pub(super) async fn send_too_much(&mut self) {
        let name = json!({"name": "x".repeat(LARGE)}).to_string();
        self.ask_in_vain("POST", "/api/guests", JSON, name.as_bytes()).await;
        let (headers, body) = multipart(&"x".repeat(LARGE_RECORD));
        self.ask_in_vain("POST", "/records", &headers, &body).await;
        let table = self.table();
        if let Some(mut socket) = self.open(&format!("/api/tables/{table}/socket"), None, None).await {
            let _ = timeout(PATIENCE, socket.send(Message::text("x".repeat(LARGE)))).await;
            // It is closed soon, and not read for ever.
            let closed = async { while let Some(Ok(_)) = socket.next().await {} };
            if timeout(PATIENCE, closed).await.is_err() && !self.ledger.is_excused(Instant::now()) {
                self.ledger.find("a message that is too large did not end its socket");
            }
        }
    }

    /// One guest asks for many hints at once.
    pub(super) async fn ask_for_hints(&mut self) {
        if self.seat.is_none() {
            self.seat = self.take_seat().await;
        }
        let Some((guest, table)) = &self.seat else { return };
        let (path, headers) = (format!("/api/tables/{table}/hint?seat=0"), bearer(&guest.secret));
        let asked = request(self.server, "GET", &path, &headers, b"");
        join_all((0..HINTS).map(|_| self.ask_raw(&asked, THINKING))).await;
    }

    /// A guest of this address at a table of one.
    async fn take_seat(&self) -> Option<(Guest, String)> {
        let made = self.ask("POST", "/api/guests", JSON, b"{\"name\": \"Cili\"}").await?;
        let secret = text(&made, "secret")?;
        // Its first decision has a choice, so that a bot must think.
        let new = b"{\"game\": \"house_of_cats\", \"setup\": \"players=1\", \"seats\": [\"me\"]}";
        let made = self.ask("POST", "/api/tables", &format!("{JSON}{}", bearer(&secret)), new).await?;
        Some((Guest { secret }, text(&made, "table")?))
    }

    /// What is no JSON, or another one than is wanted, by calls and over a socket.
    pub(super) async fn send_wrong_json(&mut self) {
        for body in WRONG_JSON {
            for path in ["/api/guests", "/api/tables"] {
                self.ask_in_vain("POST", path, JSON, body.as_bytes()).await;
            }
            sleep(Duration::from_millis(100)).await;
        }
        let table = self.table();
        let Some(mut socket) = self.open(&format!("/api/tables/{table}/socket?seat=0"), None, None).await else {
            return;
        };
        for command in WRONG_COMMANDS {
            if !matches!(timeout(PATIENCE, socket.send(Message::text(command))).await, Ok(Ok(()))) {
                return;
            }
            sleep(Duration::from_millis(100)).await;
        }
        let answers = async {
            while let Some(Ok(message)) = socket.next().await {
                let Ok(text) = message.into_text() else { continue };
                if text.contains("\"ok\":true") {
                    self.ledger.find(format_args!("a wrong command was accepted: {text}"));
                }
            }
        };
        let _ = timeout(Duration::from_secs(1), answers).await;
    }

    /// Records, one of which is none.
    pub(super) async fn upload(&mut self) {
        let seed = Seed::from(self.rng.number());
        let game = self.ledger.games.iter().next();
        let Some(Ok(table)) = game.map(|game| game.new_table("", seed, Chances::Automatic)) else { return };
        let (headers, body) = multipart(&table.record());
        for _ in 0..UPLOADS {
            self.ask("POST", "/records", &headers, &body).await;
            sleep(Duration::from_millis(200)).await;
        }
        let (headers, body) = multipart("tarsas record 1\ngame chess\n");
        self.ask_in_vain("POST", "/records", &headers, &body).await;
    }

    /// Tables and pages that are not there.
    pub(super) async fn ask_for_unknown(&mut self) {
        for path in UNKNOWN {
            self.ask_in_vain("GET", path, "", b"").await;
            self.ask_in_vain("DELETE", path, "", b"").await;
            sleep(Duration::from_millis(100)).await;
        }
        if self.open("/api/tables/aaaaaaaaaaaaaaaa/socket", None, None).await.is_some() {
            self.ledger.find("a socket was opened at a table that is not there");
        }
    }

    /// Secrets that nobody has.
    pub(super) async fn forge_secrets(&mut self) {
        let letters: Vec<char> = ('a'..='z').collect();
        for _ in 0..3 {
            let secret: String = (0..32).map(|_| self.rng.pick(&letters)).collect();
            let (table, headers) = (self.table(), format!("{JSON}{}", bearer(&secret)));
            self.ask_in_vain("GET", "/api/me", &headers, b"").await;
            self.ask_in_vain("GET", &format!("/enter/{secret}"), "", b"").await;
            self.ask_in_vain("GET", &format!("/api/tables/{table}?seat=0"), &headers, b"").await;
            let play = json!({"seat": 0, "action": "roll", "version": 99999}).to_string();
            self.ask_in_vain("POST", &format!("/api/tables/{table}/play"), &headers, play.as_bytes()).await;
            self.ask_in_vain("POST", &format!("/api/tables/{table}/rise"), &headers, b"{\"seat\": 0}").await;
            // With it one looks as a spectator.
            let socket = self.open(&format!("/api/tables/{table}/socket?seat=0"), Some(&secret), None).await;
            if let Some(mut socket) = socket
                && let Ok(Some(Ok(Message::Text(text)))) = timeout(PATIENCE, socket.next()).await
                && !text.contains("\"viewer\":null")
            {
                self.ledger.find("a forged secret got to see a seat");
            }
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// Names that are none. What the server makes of one must be a name that can be shown.
    pub(super) async fn want_names(&mut self) {
        for name in NO_NAMES {
            let body = json!({"name": name}).to_string();
            let made = self.ask("POST", "/api/guests", JSON, body.as_bytes()).await;
            let kept =
                made.filter(|answer| answer.status < 400).map(|answer| text(&answer, "name").unwrap_or_default());
            if kept.is_some_and(|kept| kept.chars().any(char::is_control) || !(1..=40).contains(&kept.chars().count()))
            {
                self.ledger.find(format_args!("somebody may be called {name:?}"));
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

fn bearer(secret: &str) -> String {
    format!("Authorization: Bearer {secret}\r\n")
}

fn text(answer: &Answer, field: &str) -> Option<String> {
    let value: Value = serde_json::from_str(&answer.body).ok()?;
    Some(value[field].as_str()?.to_owned())
}

/// A form with a record: the header and the body.
fn multipart(record: &str) -> (String, Vec<u8>) {
    let head = "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"record.txt\"\r\n\r\n";
    (
        "Content-Type: multipart/form-data; boundary=x\r\n".to_owned(),
        format!("{head}{record}\r\n--x--\r\n").into_bytes(),
    )
}
