//! The addresses of the pages and forms.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{Method, Uri, header};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Redirect};
use axum::routing::{get, post};
use catalogue::{Code, Refusal};
use pages::is_chosen;

use crate::app::App;
use crate::caller::{Caller, SiteAddress};
use crate::command::Command;
use crate::page_reader::PageReader;
use crate::refusals::{Page, show_refusals};
use crate::requests::read_table;
use crate::{box_pages, cookies, guest_pages, home_page, replay_pages, table_forms};

/// How many times as long as a text its form may be: forms and JSON escape.
pub(crate) const BOX_FORM: usize = 3;

/// The pages and forms.
pub(crate) fn routes(app: &App) -> Router<App> {
    let settings = app.limits.settings();
    let text = DefaultBodyLimit::max(settings.box_bytes * BOX_FORM);
    let upload = DefaultBodyLimit::max(settings.record + settings.box_bytes);
    Router::new()
        .route("/", get(home_page::home))
        .route("/quick/{game}", post(table_forms::quick))
        .route("/new/{game}", get(table_forms::new_table).post(table_forms::make_table))
        .route("/t/{table}", get(table))
        .route("/t/{table}/code.svg", get(invitation_code))
        .route("/t/{table}/sit", post(table_forms::sit))
        .route("/t/{table}/rise", post(table_forms::rise))
        .route("/t/{table}/bot", post(table_forms::seat_bot))
        .route("/t/{table}/rematch", post(table_forms::rematch))
        .route("/t/{table}/record", get(replay_pages::table_record))
        .route("/r/{table}", get(replay_pages::replay))
        .route("/r/{table}/play", post(replay_pages::play_on))
        .route("/records", post(replay_pages::upload_record).layer(upload))
        .route("/u/{record}", get(replay_pages::watch))
        .route("/u/{record}/record", get(replay_pages::uploaded_record))
        .route("/u/{record}/play", post(replay_pages::play_on_from_upload))
        .route("/boxes", get(box_pages::mine).post(box_pages::keep).layer(text))
        .route("/boxes/new", get(box_pages::copy))
        .route("/boxes/{id}", get(box_pages::edit))
        .route("/boxes/{id}/share", post(box_pages::share))
        .route("/boxes/{id}/hide", post(box_pages::hide))
        .route("/boxes/{id}/file", get(box_pages::file))
        .route("/b/{id}", get(box_pages::shared))
        .route("/rules/{game}", get(rules))
        .route("/about", get(about))
        .route("/me", get(guest_pages::me).post(guest_pages::rename))
        .route("/me/links", post(guest_pages::make_link))
        .route("/me/sessions/end", post(guest_pages::end_session))
        .route("/enter/{secret}", get(guest_pages::enter))
        .route("/enter", post(guest_pages::take_over))
        .route("/language", post(guest_pages::choose_language))
        .route("/theme", post(guest_pages::choose_theme))
        .fallback(unknown)
        .layer(from_fn_with_state(app.clone(), show_refusals))
        .layer(from_fn_with_state(app.clone(), cookies::renew))
}

/// There is no such page; one slash too many at the end of an address is forgiven.
async fn unknown(method: Method, uri: Uri) -> Page {
    let path = uri.path().trim_matches('/');
    if method != Method::GET || path.is_empty() || !uri.path().ends_with('/') {
        return Err(Refusal::new(Code::PageUnknown).into());
    }
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Ok(Redirect::permanent(&format!("/{path}{query}")).into_response())
}

async fn table(
    State(app): State<App>,
    Path(table): Path<String>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let (table, language) = (read_table(&table)?, reader.language);
    let guest = caller.map(|caller| caller.guest.id);
    let mut now = app.lobby.ask(&table, |reply| Command::PageModel { guest, language, reply }).await?;
    now.company.asks_name = !now.company.has_played && reader.name.as_deref().is_none_or(|name| !is_chosen(name));
    Ok(Html(pages::table(&app.site, &reader, &now)).into_response())
}

/// The address of a table as a picture that phones read.
async fn invitation_code(Path(table): Path<String>, SiteAddress(site): SiteAddress) -> Page {
    let table = read_table(&table)?;
    let svg = pages::code_file(&format!("{site}/t/{table}"));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=86400")], svg)
        .into_response())
}

async fn rules(State(app): State<App>, Path(game): Path<String>, PageReader(reader): PageReader) -> Page {
    Ok(Html(pages::rules(&app.site, &reader, app.site.games().find(&game)?)).into_response())
}

async fn about(State(app): State<App>, PageReader(reader): PageReader) -> Html<String> {
    Html(pages::about(&app.site, &reader))
}
