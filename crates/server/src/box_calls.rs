//! The calls about boxes: try one out, keep it, share it.

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use words::Language;

use crate::answers::{Answer, BoxList, Gone, Refused, TriedBox, WholeBox};
use crate::app::App;
use crate::boxes::BoxDraft;
use crate::caller::{Caller, Client};
use crate::requests::{Body, BoxRequest, BoxTextRequest, Nothing, ShareRequest};

/// The calls.
pub(crate) fn routes(most_bytes: usize) -> Router<App> {
    Router::new()
        .route("/api/boxes", get(list).post(keep))
        .route("/api/boxes/check", post(check))
        .route("/api/boxes/{id}", get(look))
        .route("/api/boxes/{id}/share", post(share))
        .route("/api/boxes/{id}/hide", post(hide))
        .layer(DefaultBodyLimit::max(most_bytes))
}

/// The calls as OpenAPI describes them.
#[derive(utoipa::OpenApi)]
#[openapi(paths(list, keep, check, look, share, hide))]
pub(crate) struct Described;

#[utoipa::path(
    get,
    path = "/api/boxes",
    description = "My boxes.",
    responses((status = 200, body = inline(BoxList)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn list(State(app): State<App>, Caller { guest, .. }: Caller) -> Answer<BoxList> {
    let boxes = app.lobby.store().boxes_of(&guest.id).await?;
    Ok(Json(BoxList { ok: true, boxes: boxes.iter().map(Into::into).collect() }))
}

#[utoipa::path(
    post,
    path = "/api/boxes/check",
    description = "Tries out a box: reads it, plays with it, and says what is wrong. Nothing is kept.",
    request_body = BoxTextRequest,
    responses((status = 200, body = inline(TriedBox)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn check(
    State(app): State<App>,
    client: Client,
    _: Caller,
    Body(BoxTextRequest { game, text }): Body<BoxTextRequest>,
) -> Answer<TriedBox> {
    Ok(Json(app.check_box(client, &game, &text, Language::English).await?.into()))
}

#[utoipa::path(
    post,
    path = "/api/boxes",
    description = "Tries out a box and keeps it, as a new one or in place of one of mine.",
    request_body = BoxRequest,
    responses((status = 200, body = WholeBox), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn keep(
    State(app): State<App>,
    client: Client,
    Caller { guest, .. }: Caller,
    Body(BoxRequest { id, game, name, text }): Body<BoxRequest>,
) -> Answer<WholeBox> {
    let draft = BoxDraft { id: id.as_deref(), game: &game, name: &name, text: &text, language: Language::English };
    Ok(Json((&app.save_box(&guest, client, draft).await?).into()))
}

#[utoipa::path(
    get,
    path = "/api/boxes/{id}",
    description = "A box of mine, or one that somebody shares, with its text.",
    params(("id" = String, Path, description = "The id of the box")),
    responses((status = 200, body = WholeBox), (status = "4XX", body = Refused), (status = 503, body = Refused))
)]
async fn look(State(app): State<App>, Path(id): Path<String>, caller: Option<Caller>) -> Answer<WholeBox> {
    let guest = caller.map(|caller| caller.guest.id);
    Ok(Json((&app.visible_box(&id, guest.as_ref()).await?).into()))
}

#[utoipa::path(
    post,
    path = "/api/boxes/{id}/share",
    description = "Lets everybody who has its address see a box of mine and play with it, or stops doing so.",
    params(("id" = String, Path, description = "The id of the box")),
    request_body = ShareRequest,
    responses((status = 200, body = WholeBox), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn share(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller { guest, .. }: Caller,
    Body(ShareRequest { shared }): Body<ShareRequest>,
) -> Answer<WholeBox> {
    let owned = app.owned_box(&id, &guest.id).await?;
    app.lobby.store().share_box(&owned.id, shared).await?;
    Ok(Json((&app.owned_box(&id, &guest.id).await?).into()))
}

#[utoipa::path(
    post,
    path = "/api/boxes/{id}/hide",
    description = "Forgets a box of mine. Tables and records that use it keep it.",
    params(("id" = String, Path, description = "The id of the box")),
    request_body = Nothing,
    responses((status = 200, body = inline(Gone)), (status = "4XX", body = Refused), (status = 503, body = Refused)),
    security(("secret" = []))
)]
async fn hide(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller { guest, .. }: Caller,
    Body(Nothing {}): Body<Nothing>,
) -> Answer<Gone> {
    let owned = app.owned_box(&id, &guest.id).await?;
    app.lobby.store().hide_box(&owned.id).await?;
    Ok(Json(Gone { ok: true }))
}
