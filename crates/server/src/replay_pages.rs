//! The pages of replays, and playing on from a step of one.

use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, Path, Query, State};
use catalogue::{Code, Level, Refusal};
use pages::Sitter;
use table::{Id, TablePlan, names_of_seats};
use words::Language;

use crate::app::App;
use crate::caller::Client;
use crate::command::{Command, FinishedGame};
use crate::forms::{Sender, SentForm};
use crate::page_reader::PageReader;
use crate::refusals::{Page, store_failed};
use crate::replay::{Replay, ReplayQuery};
use crate::requests::read_table;

/// The replay of a finished table.
async fn of_table(app: &App, table: &str, language: Language) -> Result<Replay, Refusal> {
    let table = read_table(table)?;
    let running = || Refusal::new(Code::TableRunning);
    let FinishedGame { record, seats } = app.lobby.ask(&table, Command::Record).await?.ok_or_else(running)?;
    let names = Some(names_of_seats(&seats, language));
    Ok(Replay { address: format!("/r/{table}"), download: format!("/t/{table}/record"), record, names })
}

/// The replay of an uploaded record.
async fn of_upload(app: &App, id: &str) -> Result<Replay, Refusal> {
    let unknown = || Refusal::new(Code::RecordUnknown);
    let id = Id::read(id).ok_or_else(unknown)?;
    let record = app.lobby.store().record(&id).await.map_err(|error| store_failed(&error))?.ok_or_else(unknown)?;
    Ok(Replay { address: format!("/u/{id}"), download: format!("/u/{id}/record"), record, names: None })
}

/// The replay of a finished table.
pub(crate) async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<ReplayQuery>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(of_table(&app, &table, reader.language).await?.show(&app.site, &query, &reader)?)
}

/// The replay of an uploaded record.
pub(crate) async fn watch(
    State(app): State<App>,
    Path(record): Path<String>,
    Query(query): Query<ReplayQuery>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(of_upload(&app, &record).await?.show(&app.site, &query, &reader)?)
}

/// The record of a finished table, as a file.
pub(crate) async fn table_record(
    State(app): State<App>,
    Path(table): Path<String>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(of_table(&app, &table, reader.language).await?.file(&table))
}

/// An uploaded record, as a file.
pub(crate) async fn uploaded_record(State(app): State<App>, Path(record): Path<String>) -> Page {
    Ok(of_upload(&app, &record).await?.file(&record))
}

/// Plays on from a step of a finished table.
pub(crate) async fn play_on(Path(table): Path<String>, sent: SentForm) -> Page {
    let replay = of_table(&sent.sender.app, &table, sent.sender.reader.language).await?;
    go_on(&replay, &sent).await
}

/// Plays on from a step of an uploaded record.
pub(crate) async fn play_on_from_upload(Path(record): Path<String>, sent: SentForm) -> Page {
    let replay = of_upload(&sent.sender.app, &record).await?;
    go_on(&replay, &sent).await
}

/// Plays on from a step of a replay against bots, in the seat of the player who is to act there.
async fn go_on(replay: &Replay, SentForm { sender, fields }: &SentForm) -> Page {
    let (game, record, player) = replay.beginning(sender.app.site.games(), fields.number("step")?)?;
    let (_, most) = game.players();
    let sitter = |seat| if seat == player.seat() { Sitter::Me } else { Sitter::Bot(Level::Hard) };
    let sitters = (0..most).map(sitter).collect();
    let (game, setup, names) = (game.id.to_owned(), String::new(), Vec::new());
    sender.open(None, TablePlan { game, setup, is_public: false, sitters, names, beginning: Some(record) }).await
}

/// Keeps a record to be watched.
pub(crate) async fn upload_record(sender: Sender, mut parts: Multipart) -> Page {
    let wrong = |_: MultipartError| Refusal::new(Code::RequestTooLarge);
    let missing = || Refusal::new(Code::RecordMissing);
    let mut text = None;
    while let Some(part) = parts.next_field().await.map_err(wrong)? {
        if part.name() == Some("record") {
            text = Some(part.text().await.map_err(wrong)?);
        }
    }
    let text = text.filter(|text| !text.is_empty()).ok_or_else(missing)?;
    let info = sender.app.site.games().of_record(&text)?;
    info.load(&text, play::Seed::from(0), play::Chances::Manual)?;
    let Client(address) = sender.client;
    sender.app.limits.check_upload(address)?;
    let (guest, secret) = sender.guest(None).await?;
    let store = sender.app.lobby.store();
    sender.app.limits.check_records(store.uploads_of(&guest.id).await?, address)?;
    let id = store.add_record(&guest.id, &text).await?;
    Ok(sender.lead(&format!("/u/{id}?step=0"), secret.as_ref()))
}
