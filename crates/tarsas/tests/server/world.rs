//! A server in this process, and guests who use it.

use std::net::SocketAddr;
use std::time::Duration;

use catalogue::{GAMES, Games};
use serde_json::{Value, json};
use server::{Options, Server, Settings};

use crate::database::Folder;
use crate::http::{Response, send};

/// A server with its database.
pub(crate) struct World {
    pub server: Option<Server>,
    pub address: SocketAddr,
    options: Option<Options>,
    _folder: Option<Folder>,
}

impl World {
    /// A server on a file, without limits.
    pub(crate) async fn new() -> World {
        World::with(Settings { unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() }).await
    }

    /// A server on a file, with the limits that everybody gets.
    pub(crate) async fn limited() -> World {
        World::with(Settings::default()).await
    }

    pub(crate) async fn with(limits: Settings) -> World {
        let folder = Folder::new();
        let database = folder.sqlite();
        World::on(database, Some(folder), limits).await
    }

    /// A server on this database.
    pub(crate) async fn on(database: String, folder: Option<Folder>, limits: Settings) -> World {
        World::of(GAMES, database, folder, limits).await
    }

    /// A server of these games on this database.
    pub(crate) async fn of(games: Games, database: String, folder: Option<Folder>, limits: Settings) -> World {
        let options = Options {
            games,
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database,
            limits,
            checker: env!("CARGO_BIN_EXE_tarsas").into(),
            proxies: Vec::new(),
            metrics: None,
            thinkers: 2,
            pause: Duration::ZERO,
        };
        let server = Server::start(options.clone()).await.expect("the server starts");
        let address = server.address();
        World { server: Some(server), address, options: Some(options), _folder: folder }
    }

    /// A server in a process of its own.
    pub(crate) fn at(address: SocketAddr) -> World {
        World { server: None, address, options: None, _folder: None }
    }

    /// Stops the server and starts it again on the same database.
    pub(crate) async fn restart(&mut self) {
        self.server.take().expect("a server").stop().await;
        let options = self.options.clone().expect("a server in this process");
        let server = Server::start(options).await.expect("the server starts again");
        self.address = server.address();
        self.server = Some(server);
    }

    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Response {
        send(self.address, "GET", path, headers, b"").await
    }

    pub(crate) async fn post(&self, path: &str, headers: &[(&str, &str)], body: &str) -> Response {
        send(self.address, "POST", path, headers, body.as_bytes()).await
    }

    /// A call of the API by a guest.
    pub(crate) async fn call(&self, guest: Option<&Guest>, path: &str, body: Option<Value>) -> Response {
        let bearer = guest.map(|guest| format!("Bearer {}", guest.secret));
        let mut headers = vec![("Content-Type", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        match body {
            Some(body) => self.post(path, &headers, &body.to_string()).await,
            None => self.get(path, &headers).await,
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let made = self.call(None, "/api/guests", Some(json!({"name": name}))).await;
        assert_eq!(made.status, 200, "{}", made.text());
        let made = made.json();
        Guest { id: text(&made["guest"]), secret: text(&made["secret"]) }
    }

    /// A table; the seats are `me`, `open` or a level.
    pub(crate) async fn table(&self, guest: &Guest, game: &str, setup: &str, seats: &[&str]) -> String {
        let new = json!({"game": game, "setup": setup, "seats": seats});
        let made = self.call(Some(guest), "/api/tables", Some(new)).await;
        assert_eq!(made.status, 200, "{}", made.text());
        text(&made.json()["table"])
    }

    /// The table as a guest sees it from a seat.
    pub(crate) async fn look(&self, guest: Option<&Guest>, table: &str, seat: Option<usize>) -> Value {
        let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        let seen = self.call(guest, &format!("/api/tables/{table}{query}"), None).await;
        assert_eq!(seen.status, 200, "{}", seen.text());
        seen.json()
    }

    pub(crate) async fn wish(&self, guest: &Guest, table: &str, what: &str, body: Value) -> Response {
        self.call(Some(guest), &format!("/api/tables/{table}/{what}"), Some(body)).await
    }

    /// A table for two with both seats taken.
    pub(crate) async fn pair(&self, game: &str) -> (String, [Guest; 2]) {
        let guests = [self.guest("Anna").await, self.guest("Bence").await];
        let new = json!({"game": game, "setup": "players=2", "seats": ["me", "open"], "hints": true});
        let made = self.call(Some(&guests[0]), "/api/tables", Some(new)).await;
        assert_eq!(made.status, 200, "{}", made.text());
        let table = text(&made.json()["table"]);
        let sat = self.wish(&guests[1], &table, "sit", json!({"seat": 1})).await;
        assert_eq!(sat.status, 200, "{}", sat.text());
        (table, guests)
    }

    /// The player who is to act does the first legal thing; gives the seat and the action.
    pub(crate) async fn step(&self, table: &str, guests: &[Guest]) -> Option<(usize, String)> {
        for (seat, guest) in guests.iter().enumerate() {
            let seen = self.look(Some(guest), table, Some(seat)).await;
            let Some(action) = seen["legal"][0].as_str() else { continue };
            let play = json!({"seat": seat, "action": action, "version": seen["version"]});
            let played = self.wish(guest, table, "play", play).await;
            assert_eq!(played.status, 200, "{}", played.text());
            return Some((seat, action.to_owned()));
        }
        None
    }
}

/// A guest.
#[derive(Clone)]
pub(crate) struct Guest {
    pub id: String,
    pub secret: String,
}

/// The addresses of the files that the pages of a game need.
pub(crate) fn files(game: &str) -> Vec<String> {
    let site = pages::Site::new(GAMES);
    let assets = site.assets();
    let is_other = |name: &str| GAMES.iter().any(|other| other.id != game && name == format!("{}.css", other.id));
    let files = assets.files().iter().filter(|file| !is_other(&file.name));
    files.map(|file| format!("{}/{}", assets.folder(), file.name)).collect()
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text instead of {value}")).to_owned()
}
