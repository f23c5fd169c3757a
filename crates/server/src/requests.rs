//! What callers send, read once into what the tables understand.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, Query, Request};
use axum::http::StatusCode;
use catalogue::{Code, Refusal};
use play::Player;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Id, Version, Wish, read_command, read_level, read_player};
use utoipa::ToSchema;

use crate::refusals::ApiRefusal;

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
    /// For each seat `me`, `open`, or a bot; what is left out is free.
    #[serde(default)]
    pub(crate) seats: Vec<String>,
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
