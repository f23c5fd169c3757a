//! The calls of other programs: JSON over HTTP.

use axum::Router;
use axum::extract::State;
use axum::response::Json;
use axum::routing::get;
use catalogue::{Code, Refusal};

use crate::answers::{GameAnswer, GameList, Refused};
use crate::app::App;
use crate::page_routes::BOX_FORM;
use crate::refusals::ApiRefusal;
use crate::{box_calls, ending_calls, guest_calls, openapi, table_calls};

/// The calls.
pub(crate) fn routes(app: &App) -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .merge(box_calls::routes(app.limits.settings().box_bytes * BOX_FORM))
        .merge(guest_calls::routes())
        .merge(table_calls::routes())
        .merge(ending_calls::routes())
        .route("/api/openapi.json", get(|| async { Json(openapi::description()) }))
        .route("/api/{*rest}", get(unknown).post(unknown))
}

async fn unknown() -> ApiRefusal {
    ApiRefusal(Refusal::new(Code::PageUnknown))
}

/// The call for the games, as OpenAPI describes it.
#[derive(utoipa::OpenApi)]
#[openapi(paths(games))]
pub(crate) struct Described;

#[utoipa::path(
    get,
    path = "/api/games",
    description = "The games, with everything that can be chosen before each.",
    responses((status = 200, body = inline(GameList)), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn games(State(app): State<App>) -> Json<GameList> {
    Json(GameList { games: app.site.games().iter().map(GameAnswer::of).collect() })
}
