//! The description of the calls, for other programs: OpenAPI.

use std::collections::BTreeMap;

use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi};
use utoipa::{OpenApi as _, ToSchema};

use crate::calls::Described;
use crate::guest_calls;

/// The description of all calls.
pub fn description() -> OpenApi {
    let mut description = Described::openapi();
    description.merge(guest_calls::Described::openapi());
    let about = "Tables of five modern board games: make one, sit down, play. A table tells its changes over a socket, \
                 /api/tables/{table}/socket, which docs/API.md describes.";
    description.info =
        InfoBuilder::new().title("T\u{e1}rsas").version(env!("CARGO_PKG_VERSION")).description(Some(about)).build();
    let components = description.components.get_or_insert_default();
    components.add_security_scheme("secret", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    description
}

/// The games.
#[derive(ToSchema)]
pub struct GamesOf {
    /// One for each game.
    pub games: Vec<GameOf>,
}

/// A game.
#[derive(ToSchema)]
pub struct GameOf {
    /// Names the game in calls and records.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The version of the rules.
    pub rules: u16,
    /// The fewest and the most players.
    pub players: [usize; 2],
    /// What can be chosen before it.
    pub setup: Vec<SettingOf>,
}

/// What can be chosen before a game.
#[derive(ToSchema)]
pub struct SettingOf {
    /// Its name in the set-up.
    pub key: String,
    /// What it can be.
    pub values: Vec<String>,
    /// What it is if it is left out.
    pub default: String,
}

/// A new guest.
#[derive(ToSchema)]
pub struct NewGuest {
    /// Always true.
    pub ok: bool,
    /// Names the guest.
    pub guest: String,
    /// What others read.
    pub name: String,
    /// By which the guest is known from now on.
    pub secret: String,
}

/// A guest.
#[derive(ToSchema)]
pub struct GuestOf {
    /// Always true.
    pub ok: bool,
    /// Names the guest.
    pub guest: String,
    /// What others read.
    pub name: String,
}

/// The sessions of a guest.
#[derive(ToSchema)]
pub struct SessionsOf {
    /// Always true.
    pub ok: bool,
    /// The last used first.
    pub sessions: Vec<SessionOf>,
}

/// A session of a guest.
#[derive(ToSchema)]
pub struct SessionOf {
    /// Names the session.
    pub session: String,
    /// `browser`, `program`, `link`, or `carried` from before there were sessions.
    pub kind: String,
    /// Such as `Firefox, Linux`.
    pub device: String,
    /// In milliseconds since 1970.
    pub made_at: i64,
    /// In milliseconds since 1970, written down every ten minutes.
    pub used_at: i64,
    /// Whether it is the one that asks.
    pub is_current: bool,
}

/// A new personal link.
#[derive(ToSchema)]
pub struct NewLink {
    /// Always true.
    pub ok: bool,
    /// The path of the link at this server.
    pub link: String,
    /// Names the link among the sessions.
    pub session: String,
}

/// A list of tables.
#[derive(ToSchema)]
pub struct TablesOf {
    /// Always true.
    pub ok: bool,
    /// The tables, the latest first.
    pub tables: Vec<TableOf>,
}

/// A table in a list.
#[derive(ToSchema)]
pub struct TableOf {
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The set-up, written out.
    pub setup: String,
    /// `open`, `playing` or `over`.
    pub state: String,
    /// Whether strangers may find it.
    pub public: bool,
}

/// A new table.
#[derive(ToSchema)]
pub struct MadeTable {
    /// Always true.
    pub ok: bool,
    /// The id of the table.
    pub table: String,
}

/// What the hard bot would do.
#[derive(ToSchema)]
pub struct Hint {
    /// Always true.
    pub ok: bool,
    /// The text of an action.
    pub action: String,
}

/// An event: a decision has `player` and `text`, a result of chance has `chance`.
#[derive(ToSchema)]
pub struct Happened {
    /// Who decided.
    pub player: Option<usize>,
    /// What, in the notation of the game.
    pub text: Option<String>,
    /// What chance gave, in the notation of the game.
    pub chance: Option<String>,
}

/// A score.
#[derive(ToSchema)]
pub struct Points {
    /// The sum of all lines.
    pub total: i32,
    /// The points of each line.
    pub lines: BTreeMap<String, i32>,
    /// The numbers that decide a tie, the weightiest first.
    pub tiebreak: Vec<i32>,
}

/// Why something was not done.
#[derive(ToSchema)]
pub struct Refused {
    /// Always false.
    pub ok: bool,
    /// The code and the sentence.
    pub error: Reason,
}

/// A code that never changes, and a sentence.
#[derive(ToSchema)]
pub struct Reason {
    /// Such as `play/late`.
    pub code: String,
    /// For people.
    pub message: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The committed file is what the code describes; `RENEW=1` writes it anew.
    #[test]
    fn the_file_in_docs_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
        let described = description().to_pretty_json().expect("JSON") + "\n";
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(path, &described).expect("the file is written");
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(kept, described, "docs/openapi.json is old; RENEW=1 cargo test -p tarsas-server openapi");
    }
}
