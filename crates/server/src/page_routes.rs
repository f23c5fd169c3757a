//! The addresses of the pages and forms.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse};
use axum::routing::{get, post};
use catalogue::{Code, Games, Refusal};
use pages::{Home, Listed, Progress};
use table::{Listing, State as TableState};

use crate::app::App;
use crate::caller::Caller;
use crate::command::Command;
use crate::page_reader::PageReader;
use crate::refusals::{Page, show_refusals};
use crate::requests::read_table;
use crate::store::now;
use crate::table_calls::QUIET;
use crate::{cookies, guest_pages, replay_pages, table_forms};

/// The pages and forms.
pub(crate) fn routes(app: &App) -> Router<App> {
    let upload = DefaultBodyLimit::max(app.limits.settings().record);
    Router::new()
        .route("/", get(home))
        .route("/quick/{game}", post(table_forms::quick))
        .route("/new/{game}", get(table_forms::new_table).post(table_forms::make_table))
        .route("/t/{table}", get(table))
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

async fn unknown() -> Page {
    Err(Refusal::new(Code::PageUnknown).into())
}

async fn home(State(app): State<App>, PageReader(reader): PageReader, caller: Option<Caller>) -> Page {
    let store = app.lobby.store();
    let mine = match &caller {
        Some(caller) => store.tables_of(&caller.guest.id, LISTED).await?,
        None => Vec::new(),
    };
    let open = store.open_tables(now() - QUIET, LISTED).await?;
    let list = |tables: &[Listing]| tables.iter().filter_map(|listing| listed(app.site.games(), listing)).collect();
    Ok(Html(pages::home(&app.site, &reader, &Home { mine: list(&mine), open: list(&open) })).into_response())
}

/// The most tables of a list.
const LISTED: i64 = 20;

fn listed(games: Games, listing: &Listing) -> Option<Listed> {
    let progress = match listing.state {
        TableState::Open => Progress::Open,
        TableState::Playing => Progress::Playing,
        TableState::Over => Progress::Over,
    };
    let (game, id) = (games.find(&listing.game).ok()?, listing.id.to_string());
    let quiet_minutes = (now() - listing.changed_at).max(0) / 60_000;
    Some(Listed { id, game, setup: listing.setup.clone(), progress, quiet_minutes })
}

async fn table(
    State(app): State<App>,
    Path(table): Path<String>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let (table, language) = (read_table(&table)?, reader.language);
    let guest = caller.map(|caller| caller.guest.id);
    let now = app.lobby.ask(&table, |reply| Command::PageModel { guest, language, reply }).await?;
    Ok(Html(pages::table(&app.site, &reader, &now)).into_response())
}

async fn rules(State(app): State<App>, Path(game): Path<String>, PageReader(reader): PageReader) -> Page {
    Ok(Html(pages::rules(&app.site, &reader, app.site.games().find(&game)?)).into_response())
}

async fn about(State(app): State<App>, PageReader(reader): PageReader) -> Html<String> {
    Html(pages::about(&app.site, &reader))
}
