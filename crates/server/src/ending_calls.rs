//! The calls by which somebody gives up, and by which people agree to end a game.

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::post;
use play::Player;
use table::{EndWord, Wish};

use crate::answers::{Answer, Done, Refused};
use crate::app::App;
use crate::caller::Caller;
use crate::requests::{Body, WordRequest};
use crate::table_calls::fulfil;

/// The calls.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tables/{table}/give_up", post(give_up))
        .route("/api/tables/{table}/propose_end", post(propose_end))
        .route("/api/tables/{table}/agree_to_end", post(agree_to_end))
        .route("/api/tables/{table}/decline_end", post(decline_end))
}

/// The calls as OpenAPI describes them.
#[derive(utoipa::OpenApi)]
#[openapi(paths(give_up, propose_end, agree_to_end, decline_end))]
pub(crate) struct Described;

/// What somebody in a seat says about ending the game.
fn end(word: EndWord) -> impl Fn((Player, Option<String>)) -> Wish {
    move |(player, command)| Wish::End { player, word, command }
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/give_up",
    description = "Gives up: a bot plays on in the seat, the player is last and cannot come back.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = WordRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn give_up(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<WordRequest>,
) -> Answer<Done> {
    let wish = |(player, command)| Wish::GiveUp { player, command };
    fulfil(&app, &table, &guest, sent.read().map(wish)).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/propose_end",
    description = "Proposes to end the game here; whoever is alone with bots ends it.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = WordRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn propose_end(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<WordRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.read().map(end(EndWord::Propose))).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/agree_to_end",
    description = "Agrees to end the game here; the last one who agrees ends it.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = WordRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn agree_to_end(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<WordRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.read().map(end(EndWord::Agree))).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{table}/decline_end",
    description = "Plays on: declines to end the game, or withdraws the proposal.",
    params(("table" = String, Path, description = "The id of the table")),
    request_body = WordRequest,
    responses((status = 200, body = Done), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn decline_end(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller { guest, .. }: Caller,
    Body(sent): Body<WordRequest>,
) -> Answer<Done> {
    fulfil(&app, &table, &guest, sent.read().map(end(EndWord::Decline))).await
}
