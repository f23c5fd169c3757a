//! The engine protocol: one JSON request a line, exactly one answer a line.
//!
//! An [`Engine`] answers lines; it reads no input and no clock itself. What it cannot know, its [`Host`] gives.
//!
//! ```
//! # use engine::{Engine, Host};
//! # use std::time::Duration;
//! let host = Host { games: catalogue::GAMES, random_seed: || play::Seed::from(1), clock: || Duration::ZERO };
//! let mut engine = Engine::new(host);
//! let answer = engine.answer(br#"{"cmd":"new","game":"clever2","seed":7}"#);
//! assert!(answer.starts_with(r#"{"ok":true,"turn":"players""#));
//! ```

mod answer;
mod request;

pub use request::LONGEST_LINE;

use std::time::Duration;

use catalogue::{AnyTable, Code, EventText, Games, Refusal, Timing, suggest};
use play::{Player, Rng, Seed};
use serde_json::{Map, Value, json};

use answer::{description, object, score, turn};
use request::{Request, chances, read, read_box, read_seed, required, shortened};

/// What the program around an engine gives it.
#[derive(Clone, Copy)]
pub struct Host {
    /// The games that can be played.
    pub games: Games,
    /// Makes a seed that nobody can guess.
    pub random_seed: fn() -> Seed,
    /// Tells how much time has passed since some moment.
    pub clock: fn() -> Duration,
}

/// An engine holds one game at a time.
pub struct Engine {
    host: Host,
    table: Option<Box<dyn AnyTable>>,
    is_running: bool,
}

const COMMANDS: &str = "games, new, turn, legal, play, chance, undo, score, view, record, load, bot, picture, quit";

impl Engine {
    /// An engine without a game.
    pub fn new(host: Host) -> Engine {
        Engine { host, table: None, is_running: true }
    }

    /// Whether no request has asked to quit.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The answer to one line, without a line end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answer = match self.carry_out(line) {
            Ok(mut fields) => {
                fields.shift_insert(0, "ok".to_owned(), Value::Bool(true));
                Value::Object(fields)
            }
            Err(refusal) => json!({"ok": false, "error": refusal}),
        };
        answer.to_string()
    }

    fn carry_out(&mut self, line: &[u8]) -> Result<Map<String, Value>, Refusal> {
        let request = read(line)?;
        match request.cmd.as_str() {
            "games" => object(json!({"games": self.host.games.iter().map(description).collect::<Vec<_>>()})),
            "new" => self.new_game(&request),
            "load" => self.load(&request),
            "turn" => object(turn(self.table()?)),
            "legal" => {
                let (table, player) = (self.table()?, self.player(&request)?);
                object(json!({"actions": table.legal(player)}))
            }
            "play" => {
                let player = self.player(&request)?;
                let action = required(request.action.as_deref(), "action")?;
                let events = self.table_mut()?.play(player, action)?;
                self.what_happened(&events)
            }
            "chance" => {
                let events = self.table_mut()?.chance(request.result.as_deref())?;
                self.what_happened(&events)
            }
            "undo" => {
                let player = self.player(&request)?;
                self.table_mut()?.undo(player)?;
                object(turn(self.table()?))
            }
            "score" => object(score(self.table()?)),
            "view" => {
                let table = self.table()?;
                let viewer = match required(request.player.as_ref(), "player")? {
                    Value::Null => None,
                    _ => Some(self.player(&request)?),
                };
                object(json!({"view": table.view(viewer)}))
            }
            "record" => object(json!({"record": self.table()?.record()})),
            "bot" => self.suggest(&request),
            "picture" => {
                let _ = (self.table()?, &request.lang);
                Err(Refusal::new(Code::PictureNone))
            }
            "quit" => {
                self.is_running = false;
                Ok(Map::new())
            }
            other => {
                let refusal = Refusal::new(Code::RequestUnknownCommand);
                Err(refusal.with("command", shortened(other)).with("commands", COMMANDS))
            }
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table.as_deref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut (dyn AnyTable + 'static), Refusal> {
        self.table.as_deref_mut().ok_or_else(no_game)
    }

    /// The player of a request, who sits at the table.
    fn player(&self, request: &Request) -> Result<Player, Refusal> {
        let players = self.table()?.players();
        let value = required(request.player.as_ref(), "player")?;
        let Some(seat) = value.as_u64() else {
            let refusal = Refusal::new(Code::RequestWrongType).with("field", "player");
            return Err(refusal.with("value", shortened(&value.to_string())));
        };
        let seat = usize::try_from(seat).ok().filter(|&seat| seat < players);
        seat.map(Player::new).ok_or_else(|| Refusal::new(Code::PlayerUnknown).with("seat", value.to_string()))
    }

    fn new_game(&mut self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let game = self.host.games.find(required(request.game.as_deref(), "game")?)?;
        let seed = self.seed(request)?;
        let setup = request.setup.as_deref().unwrap_or("");
        let digest = request.components.as_deref().map_or_else(|| Ok(game.standard_box()), read_box)?;
        self.table = Some(game.table_with(setup, digest, seed, chances(request)?)?);
        self.so_far()
    }

    fn load(&mut self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let record = required(request.record.as_deref(), "record")?;
        let game = self.host.games.of_record(record)?;
        self.table = Some(game.load(record, (self.host.random_seed)(), chances(request)?)?);
        self.so_far()
    }

    /// The turn, and everything that has happened yet.
    fn so_far(&self) -> Result<Map<String, Value>, Refusal> {
        let events = self.table()?.events();
        self.what_happened(&events)
    }

    fn what_happened(&self, events: &[EventText]) -> Result<Map<String, Value>, Refusal> {
        let mut answer = object(turn(self.table()?))?;
        answer.insert("events".to_owned(), json!(events));
        Ok(answer)
    }

    /// The seed of a request, or one that nobody can guess.
    fn seed(&self, request: &Request) -> Result<Seed, Refusal> {
        request.seed.as_ref().map_or_else(|| Ok((self.host.random_seed)()), read_seed)
    }

    fn suggest(&self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let (table, player) = (self.table()?, self.player(request)?);
        let bot = required(request.bot.as_deref(), "bot")?.parse()?;
        let seed = self.seed(request)?;
        let limit = request.ms.map(Duration::from_millis);
        let patience = Timing { clock: &self.host.clock, limit }.patience();
        let suggestion = suggest(table, player, bot, Rng::stream(&seed, 0), &patience)?;
        object(json!(suggestion))
    }
}

fn no_game() -> Refusal {
    Refusal::new(Code::GameNone)
}
