//! The answers of the API: what is sent, and what OpenAPI describes.

use axum::Json;
use catalogue::{Code, GameInfo, Refusal};
use serde::Serialize;
use table::{Guest, Id, Listing, State, Version};
use utoipa::ToSchema;

use crate::refusals::ApiRefusal;
use crate::store::{Kind, Session};

/// What a call answers, or why not.
pub(crate) type Answer<T> = Result<Json<T>, ApiRefusal>;

/// The games.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameList {
    /// One for each game.
    pub(crate) games: Vec<GameAnswer>,
}

/// A game.
#[derive(Serialize, ToSchema)]
#[schema(as = GameOf)]
pub(crate) struct GameAnswer {
    /// Names the game in calls and records.
    id: &'static str,
    /// Its name for people.
    name: &'static str,
    /// The version of the rules.
    rules: u16,
    /// The fewest and the most players.
    players: [usize; 2],
    /// What can be chosen before it.
    setup: Vec<SettingAnswer>,
}

/// What can be chosen before a game.
#[derive(Serialize, ToSchema)]
#[schema(as = SettingOf)]
struct SettingAnswer {
    /// Its name in the set-up.
    key: &'static str,
    /// What it can be.
    #[schema(value_type = Vec<String>)]
    values: &'static [&'static str],
    /// What it is if it is left out.
    default: &'static str,
}

impl GameAnswer {
    /// A game, described.
    pub(crate) fn of(game: &GameInfo) -> GameAnswer {
        let (fewest, most) = game.players();
        let setting = |setting: &play::Setting| SettingAnswer {
            key: setting.key,
            values: setting.values,
            default: setting.default,
        };
        GameAnswer {
            id: game.id,
            name: game.name,
            rules: game.rules,
            players: [fewest, most],
            setup: game.settings.iter().map(setting).collect(),
        }
    }
}

/// A new guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewGuest {
    /// Always true.
    pub(crate) ok: bool,
    /// Names the guest.
    #[schema(value_type = String)]
    pub(crate) guest: Id,
    /// What others read.
    pub(crate) name: String,
    /// By which the guest is known from now on.
    pub(crate) secret: String,
}

/// A guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct GuestAnswer {
    /// Always true.
    ok: bool,
    /// Names the guest.
    #[schema(value_type = String)]
    guest: Id,
    /// What others read.
    name: String,
}

impl GuestAnswer {
    /// A guest, as the guest may know it.
    pub(crate) fn of(Guest { id, name }: Guest) -> GuestAnswer {
        GuestAnswer { ok: true, guest: id, name }
    }
}

/// The sessions of a guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionList {
    /// Always true.
    pub(crate) ok: bool,
    /// The last used first.
    pub(crate) sessions: Vec<SessionAnswer>,
}

/// A session of a guest.
#[derive(Serialize, ToSchema)]
#[schema(as = SessionOf)]
pub(crate) struct SessionAnswer {
    /// Names the session.
    session: String,
    /// `browser`, `program`, `link`, or `carried` from before there were sessions.
    #[schema(value_type = String)]
    kind: Kind,
    /// Such as `Firefox, Linux`.
    device: String,
    /// In milliseconds since 1970.
    made_at: i64,
    /// In milliseconds since 1970, written down every ten minutes.
    used_at: i64,
    /// Whether it is the one that asks.
    is_current: bool,
}

impl SessionAnswer {
    /// A session of the guest who asks by the current one.
    pub(crate) fn of(session: &Session, current: &Session) -> SessionAnswer {
        SessionAnswer {
            session: session.name().to_owned(),
            kind: session.kind,
            device: session.device.clone(),
            made_at: session.made_at,
            used_at: session.used_at,
            is_current: session.digest == current.digest,
        }
    }
}

/// A new personal link.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewLink {
    /// Always true.
    pub(crate) ok: bool,
    /// The path of the link at this server.
    pub(crate) link: String,
    /// Names the link among the sessions.
    pub(crate) session: String,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    /// Always true.
    pub(crate) ok: bool,
    /// The tables, the latest first.
    pub(crate) tables: Vec<ListedTable>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = TableOf)]
pub(crate) struct ListedTable {
    /// The id of the table.
    #[schema(value_type = String)]
    table: Id,
    /// The game.
    game: String,
    /// The set-up, written out.
    setup: String,
    /// `open`, `playing` or `over`.
    #[schema(value_type = String)]
    state: State,
    /// Whether strangers may find it.
    public: bool,
}

impl From<Listing> for ListedTable {
    fn from(Listing { id, game, setup, state, is_public, .. }: Listing) -> ListedTable {
        ListedTable { table: id, game, setup, state, public: is_public }
    }
}

/// A new table.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeTable {
    /// Always true.
    pub(crate) ok: bool,
    /// The id of the table.
    #[schema(value_type = String)]
    pub(crate) table: Id,
}

/// The answer to a wish that was carried out.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    pub(crate) ok: bool,
    #[schema(value_type = i64)]
    pub(crate) version: Version,
}

/// What the hard bot would do.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    /// Always true.
    pub(crate) ok: bool,
    /// The text of an action.
    pub(crate) action: String,
}

/// Why something was not done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Refused {
    /// Always false.
    ok: bool,
    /// The code and the sentence.
    error: Reason,
}

/// A code that never changes, and a sentence.
#[derive(Serialize, ToSchema)]
struct Reason {
    /// Such as `play/late`.
    #[schema(value_type = String)]
    code: Code,
    /// For people.
    message: String,
}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Refused {
        Refused { ok: false, error: Reason { code: refusal.code, message: refusal.message() } }
    }
}
