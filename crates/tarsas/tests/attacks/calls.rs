//! Guests who use a server, and the figures that it gives.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::http::{Response, send};
use crate::process::Server;

/// A guest.
#[derive(Clone)]
pub(crate) struct Guest {
    pub id: String,
    pub secret: String,
}

impl Guest {
    pub(crate) fn bearer(&self) -> String {
        format!("Bearer {}", self.secret)
    }

    pub(crate) fn cookie(&self) -> String {
        format!("tarsas={}", self.secret)
    }
}

/// The header of a form.
pub(crate) const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// The header of a call.
pub(crate) const JSON: (&str, &str) = ("Content-Type", "application/json");

/// Every request is answered within this.
const PATIENCE: Duration = Duration::from_secs(60);

impl Server {
    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Response {
        self.ask("GET", path, headers, b"").await
    }

    pub(crate) async fn post(&self, path: &str, headers: &[(&str, &str)], body: &str) -> Response {
        self.ask("POST", path, headers, body.as_bytes()).await
    }

    async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Response {
        let answer = timeout(PATIENCE, send(self.address, method, path, headers, body)).await;
        answer.unwrap_or_else(|_| panic!("{method} {path} was not answered within {PATIENCE:?}"))
    }

    /// A call of the API by a guest.
    pub(crate) async fn call(&self, guest: Option<&Guest>, path: &str, body: Option<Value>) -> Response {
        let bearer = guest.map(Guest::bearer);
        let mut headers = vec![JSON];
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        match body {
            Some(body) => self.post(path, &headers, &body.to_string()).await,
            None => self.get(path, &headers).await,
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let made = self.call(None, "/api/guests", Some(json!({"name": name}))).await;
        let made = good(&made);
        Guest { id: text(&made["guest"]), secret: text(&made["secret"]) }
    }

    /// A table; the seats are `me`, `open` or a level.
    pub(crate) async fn table(&self, guest: &Guest, game: &str, seats: &[&str]) -> String {
        let setup = format!("players={}", seats.len());
        let new = json!({"game": game, "setup": setup, "seats": seats, "hints": true});
        text(&good(&self.call(Some(guest), "/api/tables", Some(new)).await)["table"])
    }

    /// A table for two with both seats taken.
    pub(crate) async fn pair(&self, game: &str) -> (String, [Guest; 2]) {
        let guests = [self.guest("Anna").await, self.guest("Bence").await];
        let table = self.table(&guests[0], game, &["me", "open"]).await;
        good(&self.wish(&guests[1], &table, "sit", json!({"seat": 1})).await);
        (table, guests)
    }

    /// The table as a guest sees it from a seat.
    pub(crate) async fn look(&self, guest: Option<&Guest>, table: &str, seat: Option<usize>) -> Value {
        let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        good(&self.call(guest, &format!("/api/tables/{table}{query}"), None).await)
    }

    pub(crate) async fn version(&self, table: &str) -> i64 {
        self.look(None, table, None).await["version"].as_i64().expect("a version")
    }

    pub(crate) async fn wish(&self, guest: &Guest, table: &str, what: &str, body: Value) -> Response {
        self.call(Some(guest), &format!("/api/tables/{table}/{what}"), Some(body)).await
    }

    /// The seat that may act, and the first thing that it may do.
    pub(crate) async fn choice(&self, table: &str, guests: &[Guest]) -> Option<(usize, Value)> {
        for (seat, guest) in guests.iter().enumerate() {
            let seen = self.look(Some(guest), table, Some(seat)).await;
            if let Some(action) = seen["legal"][0].as_str() {
                return Some((seat, json!({"seat": seat, "action": action, "version": seen["version"]})));
            }
        }
        None
    }

    /// The player who is to act tries the first legal thing.
    pub(crate) async fn try_step(&self, table: &str, guests: &[Guest]) -> Option<Response> {
        let (seat, play) = self.choice(table, guests).await?;
        Some(self.wish(&guests[seat], table, "play", play).await)
    }

    /// The player who is to act does the first legal thing; `false` if nobody is.
    pub(crate) async fn step(&self, table: &str, guests: &[Guest]) -> bool {
        let played = self.try_step(table, guests).await;
        played.as_ref().map(good).is_some()
    }

    /// A figure of the server; 0 if there was nothing to count yet.
    pub(crate) async fn figure(&self, name: &str) -> f64 {
        figure(&self.get("/metrics", &[]).await.text(), name)
    }
}

/// A figure in the text of `/metrics`; 0 if it is missing.
pub(crate) fn figure(text: &str, name: &str) -> f64 {
    let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.map_or(0.0, |value| value.trim().parse().expect("a figure"))
}

/// What was answered to a call that succeeded.
pub(crate) fn good(answer: &Response) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// The status and the code of a refusal.
pub(crate) fn refused(answer: &Response) -> (u16, String) {
    let is_json = answer.header("content-type").is_some_and(|kind| kind.starts_with("application/json"));
    (answer.status, if is_json { answer.code() } else { String::new() })
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text instead of {value}")).to_owned()
}

/// The first cookie that an answer sets: its name and its value.
pub(crate) fn cookie_of(answer: &Response) -> (String, String) {
    let cookie = answer.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {}", answer.text()));
    let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
    pair.map(|(name, value)| (name.to_owned(), value.to_owned())).expect("a cookie is a pair")
}

/// Where an answer leads.
pub(crate) fn location(answer: &Response) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("a way on").to_owned()
}

/// Waits until something is there.
pub(crate) async fn wait_for<T>(what: &str, seconds: u64, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(found) = ask().await {
            return found;
        }
        assert!(begin.elapsed() < Duration::from_secs(seconds), "after {seconds} seconds: {what}");
        sleep(Duration::from_millis(100)).await;
    }
}
