//! Refusals as answers: to programs as JSON, to people as pages.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use catalogue::{Code, Refusal};

use crate::answers::Refused;
use crate::app::App;
use crate::page_reader::PageReader;
use crate::store::StoreError;

/// A refusal as an answer to a program.
pub(crate) struct ApiRefusal(pub Refusal);

impl From<Refusal> for ApiRefusal {
    fn from(refusal: Refusal) -> ApiRefusal {
        ApiRefusal(refusal)
    }
}

impl From<StoreError> for ApiRefusal {
    fn from(error: StoreError) -> ApiRefusal {
        ApiRefusal(store_failed(&error))
    }
}

/// What is said when the database fails: internals are logged, not sent.
pub(crate) fn store_failed(error: &StoreError) -> Refusal {
    tracing::error!(%error, "the database failed");
    Refusal::new(Code::ServerStore)
}

/// The status that goes with a refusal.
pub(crate) fn status(code: Code) -> StatusCode {
    match code {
        Code::GuestUnknown => StatusCode::UNAUTHORIZED,
        Code::HintOff | Code::SeatNotYours | Code::SeatStranger | Code::SeatTaken | Code::RequestOrigin => {
            StatusCode::FORBIDDEN
        }
        Code::BoxUnknown
        | Code::GameUnknown
        | Code::PageUnknown
        | Code::RecordUnknown
        | Code::SessionUnknown
        | Code::TableUnknown => StatusCode::NOT_FOUND,
        Code::BoxTooLarge | Code::RequestTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::LimitBoxes
        | Code::LimitChecks
        | Code::LimitGuests
        | Code::LimitHints
        | Code::LimitNewBoxes
        | Code::LimitRate
        | Code::LimitRecords
        | Code::LimitRunning
        | Code::LimitSockets
        | Code::LimitTables
        | Code::LimitUploads
        | Code::LimitWatchers => StatusCode::TOO_MANY_REQUESTS,
        Code::EndAgreed
        | Code::EndNone
        | Code::PlayIllegal
        | Code::PlayLate
        | Code::PlayNotYourTurn
        | Code::TableBroken
        | Code::TableFull
        | Code::TableNewer
        | Code::TableOver
        | Code::TableRematch
        | Code::TableRunning
        | Code::TableWaiting
        | Code::UndoNothing => StatusCode::CONFLICT,
        Code::BoxesFull | Code::ServerStore => StatusCode::SERVICE_UNAVAILABLE,
        Code::BotNotYourTurn
        | Code::BotSeats
        | Code::BotUnknown
        | Code::BoxFault
        | Code::BoxName
        | Code::BoxUnplayable
        | Code::ChanceImpossible
        | Code::ChanceNotNow
        | Code::ChanceNotation
        | Code::GameNone
        | Code::GuestName
        | Code::PictureNone
        | Code::PlayNotation
        | Code::PlayerUnknown
        | Code::RecordMissing
        | Code::RecordWrong
        | Code::ReplayEyes
        | Code::ReplayNobody
        | Code::RequestMissingField
        | Code::RequestNotJson
        | Code::RequestNotUtf8
        | Code::RequestTooLong
        | Code::RequestUnknownCommand
        | Code::RequestWrongFields
        | Code::RequestWrongType
        | Code::RequestWrongValue
        | Code::SeatYours
        | Code::SetupWrong
        | Code::TableChance
        | Code::TableOpen
        | Code::TableRules
        | Code::TableSeed => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for ApiRefusal {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(Refused::from(&self.0))).into_response()
    }
}

/// A page, or why there is none.
pub(crate) type Page = Result<Response, PageRefusal>;

/// A refusal that [`show_refusals`] shows as a page.
#[derive(Clone)]
pub(crate) struct PageRefusal(pub Refusal);

impl From<Refusal> for PageRefusal {
    fn from(refusal: Refusal) -> PageRefusal {
        PageRefusal(refusal)
    }
}

impl From<StoreError> for PageRefusal {
    fn from(error: StoreError) -> PageRefusal {
        PageRefusal(store_failed(&error))
    }
}

impl From<ApiRefusal> for PageRefusal {
    fn from(ApiRefusal(refusal): ApiRefusal) -> PageRefusal {
        PageRefusal(refusal)
    }
}

impl IntoResponse for PageRefusal {
    fn into_response(self) -> Response {
        (status(self.0.code), Extension(self)).into_response()
    }
}

/// Shows refusals as pages in the reader's language.
pub(crate) async fn show_refusals(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(PageRefusal(refusal)) = response.extensions().get() else { return response };
    let Ok(PageReader(reader)) = PageReader::from_request_parts(&mut asked, &app).await;
    let status = status(refusal.code);
    let page = pages::sorry(&app.site, &reader, status.as_u16(), &refusal.sentence(reader.language));
    (status, Html(page)).into_response()
}
