//! The answers of the API: what is sent, and what OpenAPI describes.

use axum::Json;
use catalogue::{BoxVerdict, Code, GameInfo, Refusal};
use play::BoxDigest;
use serde::Serialize;
use table::{Guest, Id, Listing, State, Version};
use utoipa::ToSchema;

use crate::refusals::ApiRefusal;
use crate::store::{Kind, OwnedBox, Session};

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
    /// The box of new tables.
    #[serde(rename = "box")]
    #[schema(value_type = String)]
    components: BoxDigest,
    /// The built-in boxes, the newest first.
    #[schema(value_type = Vec<String>)]
    boxes: Vec<BoxDigest>,
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
            components: game.standard_box(),
            boxes: game.built_in_boxes(),
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
    /// `open`, `playing`, `over`, or `ended` before the end.
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
    /// Why, compared with another good action, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) why: Option<String>,
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

/// The boxes of a guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct BoxList {
    /// Always true.
    pub(crate) ok: bool,
    /// The last changed first.
    pub(crate) boxes: Vec<BoxAnswer>,
}

/// A box that somebody owns.
#[derive(Serialize, ToSchema)]
#[schema(as = BoxOf)]
pub(crate) struct BoxAnswer {
    /// Names it in calls; its page is `/b/ID`.
    #[schema(value_type = String)]
    id: Id,
    /// The game.
    game: String,
    /// What its owner calls it.
    name: String,
    /// What tables and records know it by.
    #[serde(rename = "box")]
    #[schema(value_type = String)]
    digest: BoxDigest,
    /// Whether everybody who has its address may see it and play with it.
    shared: bool,
    /// Whether those who run the server have withdrawn its address.
    withdrawn: bool,
}

impl From<&OwnedBox> for BoxAnswer {
    fn from(owned: &OwnedBox) -> BoxAnswer {
        BoxAnswer {
            id: owned.id.clone(),
            game: owned.game.clone(),
            name: owned.name.clone(),
            digest: owned.digest,
            shared: owned.is_shared,
            withdrawn: owned.is_withdrawn,
        }
    }
}

/// A box with its text.
#[derive(Serialize, ToSchema)]
pub(crate) struct WholeBox {
    /// Always true.
    ok: bool,
    /// The box.
    #[serde(flatten)]
    about: BoxAnswer,
    /// Its text, as TOML.
    text: String,
}

impl From<&OwnedBox> for WholeBox {
    fn from(owned: &OwnedBox) -> WholeBox {
        WholeBox { ok: true, about: owned.into(), text: owned.text.clone() }
    }
}

/// What was found when a box was tried out.
#[derive(Serialize, ToSchema)]
pub(crate) struct TriedBox {
    /// Always true: it was tried out.
    ok: bool,
    /// Whether tables can be made with it.
    good: bool,
    /// What tables and records would know it by.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    digest: Option<BoxDigest>,
    /// The line of the fault, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The table of the file in which the fault is.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl From<BoxVerdict> for TriedBox {
    fn from(verdict: BoxVerdict) -> TriedBox {
        let (digest, line, table, reason) = match verdict {
            BoxVerdict::Good { digest, .. } => (Some(digest), None, None, None),
            BoxVerdict::Fault { line, table, reason } => (None, line, table, Some(reason)),
            BoxVerdict::Unplayable { reason } => (None, None, None, Some(reason)),
        };
        TriedBox { ok: true, good: digest.is_some(), digest, line, table, reason }
    }
}

/// That something was done.
#[derive(Serialize, ToSchema)]
#[schema(as = DoneOnly)]
pub(crate) struct Gone {
    /// Always true.
    pub(crate) ok: bool,
}
