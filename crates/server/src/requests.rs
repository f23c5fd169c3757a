//! What callers send, read once into what the tables understand.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use catalogue::{Code, Refusal};
use play::Player;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Id, Version, Wish, read_command, read_level, read_player};
use utoipa::ToSchema;

use crate::refusals::{ApiRefusal, PageRefusal};

/// The number of a seat, as it is sent.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct SeatNumber(pub usize);

impl SeatNumber {
    /// The player of this seat.
    pub(crate) fn player(self) -> Result<Player, Refusal> {
        read_player(self.0)
    }
}

/// The table that an address names.
pub(crate) fn read_table(text: &str) -> Result<Id, Refusal> {
    Id::read(text).ok_or_else(|| Refusal::new(Code::TableUnknown))
}

/// The body of a call.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiRefusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiRefusal> {
        let refuse = |rejection: JsonRejection| {
            let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if is_large { Code::RequestTooLarge } else { Code::RequestWrongFields };
            ApiRefusal(Refusal::new(code).with("detail", rejection.body_text()))
        };
        Json::from_request(request, state).await.map(|Json(body)| Body(body)).map_err(refuse)
    }
}

/// The query of a call.
pub(crate) fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refusal> {
    let wrong =
        |rejection: QueryRejection| Refusal::new(Code::RequestWrongFields).with("detail", rejection.body_text());
    query.map(|Query(query)| query).map_err(wrong)
}

/// The query of a page.
pub(crate) struct PageQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for PageQuery<T> {
    type Rejection = PageRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PageQuery<T>, PageRefusal> {
        let query = Query::from_request_parts(parts, state).await;
        read_query(query).map(PageQuery).map_err(|refusal| refusal.case("address").into())
    }
}

/// Which tables are to be listed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableListQuery {
    /// Only those of the caller.
    #[serde(default)]
    pub(crate) mine: bool,
}

/// From which seat a table is looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatQuery {
    /// A seat of the caller; without one as a spectator.
    pub(crate) seat: Option<SeatNumber>,
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewTable)]
pub(crate) struct TableRequest {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) setup: String,
    #[serde(default)]
    pub(crate) public: bool,
    /// The box: the digest of a built-in one, or the id of one that I own or that somebody shares.
    #[serde(rename = "box")]
    pub(crate) components: Option<String>,
    /// For each seat `me`, `open`, or a bot; what is left out is free.
    #[serde(default)]
    pub(crate) seats: Vec<String>,
    /// Whether hints may be taken; left out, only if all seats but one are for bots.
    pub(crate) hints: Option<bool>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SeatOf)]
pub(crate) struct SeatRequest {
    #[schema(value_type = usize)]
    pub(crate) seat: SeatNumber,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BotOf)]
pub(crate) struct BotRequest {
    #[schema(value_type = usize)]
    seat: SeatNumber,
    level: String,
}

impl BotRequest {
    /// The wish to give a seat to a bot.
    pub(crate) fn wish(self) -> Result<Wish, Refusal> {
        let level = read_level(&self.level)?;
        Ok(Wish::Bot(self.seat.player()?, level))
    }
}

/// What a player sends to decide.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PlayOf)]
pub(crate) struct PlayRequest {
    #[schema(value_type = usize)]
    seat: SeatNumber,
    action: String,
    #[schema(value_type = i64)]
    version: Version,
    id: Option<String>,
}

impl PlayRequest {
    /// The wish to decide.
    pub(crate) fn wish(self) -> Result<Wish, Refusal> {
        let PlayRequest { seat, action, version, id } = self;
        Ok(Wish::Play { player: seat.player()?, action, version, command: read_command(id)? })
    }
}

/// What somebody sends who gives up, or speaks about ending the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WordOf)]
pub(crate) struct WordRequest {
    #[schema(value_type = usize)]
    seat: SeatNumber,
    id: Option<String>,
}

impl WordRequest {
    /// The seat, and the client's name for the command.
    pub(crate) fn read(self) -> Result<(Player, Option<String>), Refusal> {
        Ok((self.seat.player()?, read_command(self.id)?))
    }
}

/// What a player sends to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UndoOf)]
pub(crate) struct UndoRequest {
    #[schema(value_type = usize)]
    seat: SeatNumber,
    id: Option<String>,
}

impl UndoRequest {
    /// The wish to take back.
    pub(crate) fn wish(self) -> Result<Wish, Refusal> {
        Ok(Wish::Undo { player: self.seat.player()?, command: read_command(self.id)? })
    }
}

/// A box to be tried out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BoxText)]
pub(crate) struct BoxTextRequest {
    pub(crate) game: String,
    pub(crate) text: String,
}

/// A box to be kept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewBox)]
pub(crate) struct BoxRequest {
    /// One of mine that it replaces.
    pub(crate) id: Option<String>,
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) text: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Sharing)]
pub(crate) struct ShareRequest {
    /// Whether everybody who has its address may see it and play with it.
    pub(crate) shared: bool,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Name)]
pub(crate) struct NameRequest {
    pub(crate) name: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WhichSession)]
pub(crate) struct SessionRequest {
    pub(crate) session: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}
