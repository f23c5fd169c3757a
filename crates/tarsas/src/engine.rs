//! The engine protocol: one JSON request a line, exactly one answer a line.

use std::io::{self, BufRead, ErrorKind, Write};
use std::time::Duration;

use catalogue::{AnyTable, EventText, GAMES, GameInfo, Refusal};
use play::{Chances, Player, PlayerSet, Rng, Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::random_seed;

/// Longer lines are refused unread.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers requests until the input ends or asks to quit.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    while engine.is_running && read_line(&mut input, &mut line)? {
        let answer = engine.answer(&line);
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Reads a line without its end; of a line that is too long only the beginning is kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(begun);
        }
        begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// One process holds one game at a time.
pub struct Engine {
    table: Option<Box<dyn AnyTable>>,
    is_running: bool,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { table: None, is_running: true }
    }
}

/// Every field of every request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    cmd: String,
    #[serde(default, deserialize_with = "given")]
    player: Option<Value>,
    game: Option<String>,
    setup: Option<String>,
    seed: Option<Value>,
    chance: Option<String>,
    action: Option<String>,
    result: Option<String>,
    record: Option<String>,
    bot: Option<String>,
    ms: Option<u64>,
    lang: Option<String>,
}

/// Tells a field that is `null` from one that is missing.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

const COMMANDS: &str = "games, new, turn, legal, play, chance, undo, score, view, record, load, bot, picture, quit";

impl Engine {
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
            "games" => object(json!({"games": GAMES.iter().map(description).collect::<Vec<_>>()})),
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
                let story = self.table_mut()?.play(player, action)?;
                let events: Vec<EventText> = story.into_iter().map(|happening| happening.event).collect();
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
                Err(Refusal::new("picture/none", "this version draws no pictures; ask for the view instead"))
            }
            "quit" => {
                self.is_running = false;
                Ok(Map::new())
            }
            other => {
                let message = format!("there is no command \"{}\"; the commands are: {COMMANDS}", shortened(other));
                Err(Refusal::new("request/unknown_command", message))
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
            let message = format!("\"player\" must be a seat number, not {}", shortened(&value.to_string()));
            return Err(Refusal::new("request/wrong_type", message));
        };
        let seat = usize::try_from(seat).ok().filter(|&seat| seat < players);
        seat.map(Player::new).ok_or_else(|| {
            let message = format!("there is no player {value}; the players are 0 to {}", players - 1);
            Refusal::new("player/unknown", message)
        })
    }

    fn new_game(&mut self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let game = GameInfo::find(required(request.game.as_deref(), "game")?)?;
        let seed = match &request.seed {
            None => random_seed(),
            Some(value) => read_seed(value)?,
        };
        let setup = request.setup.as_deref().unwrap_or("");
        self.table = Some(game.new_table(setup, seed, chances(request)?)?);
        self.so_far()
    }

    fn load(&mut self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let record = required(request.record.as_deref(), "record")?;
        let game = GameInfo::of_record(record)?;
        self.table = Some(game.load(record, random_seed(), chances(request)?)?);
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

    fn suggest(&self, request: &Request) -> Result<Map<String, Value>, Refusal> {
        let (table, player) = (self.table()?, self.player(request)?);
        let bot = required(request.bot.as_deref(), "bot")?.parse()?;
        let seed = match &request.seed {
            None => random_seed(),
            Some(value) => read_seed(value)?,
        };
        let limit = request.ms.map(Duration::from_millis);
        let suggestion = table.suggest(player, bot, Rng::stream(&seed, 0), limit)?;
        object(json!(suggestion))
    }
}

fn no_game() -> Refusal {
    Refusal::new("game/none", "there is no game yet; begin one with \"new\" or \"load\"")
}

fn read(line: &[u8]) -> Result<Request, Refusal> {
    if line.len() > LONGEST_LINE {
        let message = format!("the line is longer than {LONGEST_LINE} bytes");
        return Err(Refusal::new("request/too_long", message));
    }
    let text = std::str::from_utf8(line).map_err(|error| Refusal::new("request/not_utf8", error.to_string()))?;
    serde_json::from_str(text).map_err(|error| {
        let code = if error.is_data() { "request/wrong_fields" } else { "request/not_json" };
        let message = format!("{error}; a request is one JSON object such as {{\"cmd\":\"games\"}}");
        Refusal::new(code, message)
    })
}

fn required<T>(field: Option<T>, name: &str) -> Result<T, Refusal> {
    field.ok_or_else(|| Refusal::new("request/missing_field", format!("the field \"{name}\" is missing")))
}

fn read_seed(value: &Value) -> Result<Seed, Refusal> {
    let seed = match value {
        Value::Number(number) => number.as_u64().map(Seed::from),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    seed.ok_or_else(|| {
        let message = "\"seed\" must be a number from 0 to 18446744073709551615, or a text of 64 hexadecimal digits";
        Refusal::new("request/wrong_type", message)
    })
}

fn chances(request: &Request) -> Result<Chances, Refusal> {
    match request.chance.as_deref() {
        None | Some("auto") => Ok(Chances::Automatic),
        Some("manual") => Ok(Chances::Manual),
        Some(other) => {
            let message = format!("\"chance\" must be \"auto\" or \"manual\", not \"{}\"", shortened(other));
            Err(Refusal::new("request/wrong_value", message))
        }
    }
}

/// As much of a text as a message may repeat.
fn shortened(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

fn object(value: Value) -> Result<Map<String, Value>, Refusal> {
    match value {
        Value::Object(map) => Ok(map),
        _ => unreachable!("every answer is an object"),
    }
}

fn description(game: &GameInfo) -> Value {
    #[derive(Serialize)]
    struct SettingText {
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    }
    let setting =
        |setting: &play::Setting| SettingText { key: setting.key, values: setting.values, default: setting.default };
    let settings: Vec<SettingText> = game.settings.iter().map(setting).collect();
    let (fewest, most) = game.players();
    json!({"id": game.id, "name": game.name, "rules": game.rules, "players": [fewest, most], "setup": settings})
}

fn turn(table: &dyn AnyTable) -> Value {
    let (turn, players) = match table.turn() {
        Turn::Chance => ("chance", PlayerSet::NONE),
        Turn::Players(players) => ("players", players),
        Turn::Over => ("over", PlayerSet::NONE),
    };
    json!({"turn": turn, "players": players, "step": table.step()})
}

fn score(table: &dyn AnyTable) -> Value {
    let mut answer = json!({"scores": table.scores()});
    if let Some(winners) = table.winners() {
        answer["winners"] = json!(winners);
    }
    if let Some(title) = table.title() {
        answer["title"] = json!(title);
    }
    answer
}
