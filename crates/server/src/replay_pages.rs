//! The pages of replays, and playing on from a step of one.

use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, Path, State};
use axum::response::{Html, IntoResponse};
use catalogue::{Code, Level, Refusal};
use pages::{MissingBox, Sitter};
use play::{Head, PlayerSet};
use table::{BoxChoice, Id, TablePlan, names_of_seats};
use words::Language;

use crate::app::App;
use crate::boxes;
use crate::caller::Client;
use crate::command::{Command, FinishedGame};
use crate::forms::{Sender, SentForm};
use crate::page_reader::PageReader;
use crate::refusals::{Page, status, store_failed};
use crate::replay::{Replay, ReplayQuery};
use crate::requests::{PageQuery, read_table};

/// The replay of a finished table.
async fn of_table(app: &App, table: &str, language: Language) -> Result<Replay, Refusal> {
    let table = read_table(table)?;
    let running = || Refusal::new(Code::TableRunning);
    let finished = app.lobby.ask(&table, Command::Record).await?.ok_or_else(running)?;
    let FinishedGame { record, seats, given_up, box_name } = finished;
    let names = Some(names_of_seats(&seats, language));
    let (address, download) = (format!("/r/{table}"), format!("/t/{table}/record"));
    Ok(Replay { address, download, record, box_name, given_up, names })
}

/// The replay of an uploaded record.
async fn of_upload(app: &App, id: &str) -> Result<Replay, Refusal> {
    let unknown = || Refusal::new(Code::RecordUnknown);
    let id = Id::read(id).ok_or_else(unknown)?;
    let record = app.lobby.store().record(&id).await.map_err(|error| store_failed(&error))?.ok_or_else(unknown)?;
    let (info, digest) = (app.site.games().of_record(&record)?, Head::read(&record)?.components);
    boxes::fetch(app.lobby.store(), info, digest).await.map_err(Refusal::from)?;
    let box_name = app.box_name(info.id, digest).await.map_err(|error| store_failed(&error))?;
    let (address, download) = (format!("/u/{id}"), format!("/u/{id}/record"));
    Ok(Replay { address, download, record, box_name, given_up: PlayerSet::NONE, names: None })
}

/// The replay of a finished table.
pub(crate) async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    PageQuery(query): PageQuery<ReplayQuery>,
    PageReader(reader): PageReader,
) -> Page {
    Ok(of_table(&app, &table, reader.language).await?.show(&app.site, &query, &reader)?)
}

/// The replay of an uploaded record.
pub(crate) async fn watch(
    State(app): State<App>,
    Path(record): Path<String>,
    PageQuery(query): PageQuery<ReplayQuery>,
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
    let digest = Head::read(&record).map_err(Refusal::from)?.components;
    let components = Some(BoxChoice { digest, name: replay.box_name.clone().unwrap_or_default() });
    let (is_public, beginning, hints) = (false, Some(record), None);
    let plan = TablePlan { game, setup, components, is_public, sitters, names, beginning, hints };
    sender.open(None, plan, "").await
}

/// Keeps a record to be watched.
pub(crate) async fn upload_record(sender: Sender, mut parts: Multipart) -> Page {
    let wrong = |_: MultipartError| Refusal::new(Code::RequestTooLarge);
    let missing = || Refusal::new(Code::RecordMissing);
    let (mut text, mut components) = (None, None);
    while let Some(part) = parts.next_field().await.map_err(wrong)? {
        match part.name() {
            // Browsers change the ends of lines.
            Some("record") => text = Some(part.text().await.map_err(wrong)?.replace("\r\n", "\n")),
            Some("box") => components = Some(part.text().await.map_err(wrong)?.replace("\r\n", "\n")),
            _ => {}
        }
    }
    let text = text.filter(|text| !text.is_empty()).ok_or_else(missing)?;
    let info = sender.app.site.games().of_record(&text)?;
    let (client, language) = (sender.client, sender.reader.language);
    let fetched = sender.app.fetch_box_of_record(client, &text, components.as_deref(), language).await;
    let new_box = match fetched {
        Ok(new_box) => new_box,
        Err(refusal) => return ask_for_box(&sender, &text, components.as_deref(), &refusal),
    };
    info.load(&text, play::Seed::from(0), play::Chances::Manual)?;
    let Client(address) = sender.client;
    sender.app.limits.check_upload(address)?;
    let (guest, secret) = sender.guest(None).await?;
    let store = sender.app.lobby.store();
    sender.app.limits.check_records(store.uploads_of(&guest.id).await?, address)?;
    if let Some(new_box) = new_box {
        new_box.keep(store).await?;
    }
    let id = store.add_record(&guest.id, &text).await?;
    Ok(sender.lead(&format!("/u/{id}?step=0"), secret.as_ref()))
}

/// A record whose box nobody knows here: the page asks for it, and keeps what was sent.
fn ask_for_box(sender: &Sender, record: &str, components: Option<&str>, refusal: &Refusal) -> Page {
    let digest = Head::read(record).map_err(Refusal::from)?.components;
    let game = sender.app.site.games().of_record(record)?;
    let asks = [Code::BoxUnknown, Code::BoxFault, Code::BoxUnplayable, Code::BoxTooLarge].contains(&refusal.code);
    if !asks {
        return Err(refusal.clone().into());
    }
    let language = sender.reader.language;
    let missing = MissingBox {
        game,
        digest,
        record: record.to_owned(),
        text: components.unwrap_or_default().to_owned(),
        refusal: (components.is_some()).then(|| refusal.sentence(language)),
    };
    let page = pages::missing_box(&sender.app.site, &sender.reader, &missing);
    Ok((status(refusal.code), Html(page)).into_response())
}
