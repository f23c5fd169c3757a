//! The pages of boxes: my own, one to be edited, one that somebody shares.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use catalogue::{BoxVerdict, Code, GameInfo, Games, Refusal};
use pages::{BoxFinding, BoxModel, OfferedBox, Reader};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Id;
use words::{Language, Phrase};

use crate::app::App;
use crate::boxes::{BoxDraft, fault, offered, unknown};
use crate::caller::{Caller, Client};
use crate::forms::{Fields, Sender, SentForm};
use crate::page_reader::PageReader;
use crate::refusals::{Page, status};
use crate::requests::PageQuery;
use crate::store::{OwnedBox, StoreError};

/// What a page shows of a box.
fn model(games: Games, owned: &OwnedBox, guest: Option<&Id>) -> Result<BoxModel, Refusal> {
    Ok(BoxModel {
        id: owned.id.to_string(),
        game: games.find(&owned.game)?,
        name: owned.name.clone(),
        text: owned.text.clone(),
        digest: Some(owned.digest),
        is_mine: guest == Some(&owned.guest),
        is_shared: owned.is_shared,
        is_withdrawn: owned.is_withdrawn,
        is_changed: false,
    })
}

/// What a page shows of a finding.
fn finding(verdict: BoxVerdict, language: Language) -> BoxFinding {
    match verdict {
        BoxVerdict::Good { art, specimen, .. } => BoxFinding::Good { art, specimen },
        BoxVerdict::Fault { line, table, reason } => {
            BoxFinding::Wrong { line, sentence: fault(line, table.as_deref(), &reason).sentence(language) }
        }
        BoxVerdict::Unplayable { reason } => {
            let refusal = Refusal::new(Code::BoxUnplayable).with("detail", reason);
            BoxFinding::Wrong { line: None, sentence: refusal.sentence(language) }
        }
    }
}

/// What is found in a box, or why it was not tried out, with the status that says so.
async fn tried(app: &App, client: Client, shown: &BoxModel, language: Language) -> (StatusCode, BoxFinding) {
    match app.check_box(client, shown.game.id, &shown.text, language).await {
        Ok(verdict) => (StatusCode::OK, finding(verdict, language)),
        Err(refusal) => untried(&refusal, language),
    }
}

fn untried(refusal: &Refusal, language: Language) -> (StatusCode, BoxFinding) {
    (status(refusal.code), BoxFinding::Untried { sentence: refusal.sentence(language) })
}

/// The reader's boxes.
pub(crate) async fn mine(State(app): State<App>, PageReader(reader): PageReader, caller: Option<Caller>) -> Page {
    let guest = caller.map(|caller| caller.guest.id);
    let owned = match &guest {
        Some(guest) => app.lobby.store().boxes_of(guest).await?,
        None => Vec::new(),
    };
    let games = app.site.games();
    let shown: Vec<BoxModel> = owned.iter().filter_map(|owned| model(games, owned, guest.as_ref()).ok()).collect();
    Ok(Html(pages::boxes(&app.site, &reader, &shown)).into_response())
}

/// From what a new box is copied.
#[derive(Deserialize)]
pub(crate) struct CopyQuery {
    game: String,
    from: Option<String>,
}

/// The editor with a copy of a box, which is not kept yet.
pub(crate) async fn copy(
    State(app): State<App>,
    client: Client,
    PageQuery(CopyQuery { game, from }): PageQuery<CopyQuery>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let game = app.site.games().find(&game)?;
    let guest = caller.map(|caller| caller.guest.id);
    let from = from.unwrap_or_else(|| game.standard_box().to_string());
    let (name, text) = match offered(game, &from).and_then(|digest| game.box_text(digest)) {
        Some(text) => {
            (reader.say(&Phrase::new("pages-box-copy-name").with("game", reader.game(game))), text.to_owned())
        }
        None => {
            let found = app.visible_box(&from, guest.as_ref()).await?;
            if found.game != game.id {
                return Err(unknown(&from).into());
            }
            (found.name, found.text)
        }
    };
    let (id, digest, is_mine) = (String::new(), None, true);
    let (is_shared, is_withdrawn, is_changed) = (false, false, false);
    let shown = BoxModel { id, game, name, text, digest, is_mine, is_shared, is_withdrawn, is_changed };
    let (_, found) = tried(&app, client, &shown, reader.language).await;
    Ok(Html(pages::edit_box(&app.site, &reader, &shown, &found)).into_response())
}

/// The editor of one of the reader's boxes.
pub(crate) async fn edit(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let guest = caller.map(|caller| caller.guest.id).ok_or_else(|| unknown(&id))?;
    let shown = model(app.site.games(), &app.owned_box(&id, &guest).await?, Some(&guest))?;
    let (_, found) = tried(&app, client, &shown, reader.language).await;
    Ok(Html(pages::edit_box(&app.site, &reader, &shown, &found)).into_response())
}

/// A box that somebody shares.
pub(crate) async fn shared(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    PageReader(reader): PageReader,
    caller: Option<Caller>,
) -> Page {
    let guest = caller.map(|caller| caller.guest.id);
    let shown = model(app.site.games(), &app.visible_box(&id, guest.as_ref()).await?, guest.as_ref())?;
    let (_, found) = tried(&app, client, &shown, reader.language).await;
    Ok(Html(pages::shared_box(&app.site, &reader, &shown, &found)).into_response())
}

/// The text of a box, as a file.
pub(crate) async fn file(State(app): State<App>, Path(id): Path<String>, caller: Option<Caller>) -> Page {
    let guest = caller.map(|caller| caller.guest.id);
    let OwnedBox { game, text, .. } = app.visible_box(&id, guest.as_ref()).await?;
    Ok(download(&game, text))
}

fn download(game: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{game}.toml\"");
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response()
}

/// Tries out what stands in the editor, and keeps it if that is wished.
pub(crate) async fn keep(SentForm { sender, fields }: SentForm) -> Page {
    let field = |name: &str| fields.get(name).unwrap_or_default();
    let (id, game) = (field("id"), sender.app.site.games().find(field("game"))?);
    // Browsers send the ends of lines like this.
    let text = field("text").replace("\r\n", "\n");
    let (name, language) = (field("name").to_owned(), sender.reader.language);
    let mut shown = BoxModel {
        id: id.to_owned(),
        game,
        name,
        text,
        digest: None,
        is_mine: true,
        is_shared: false,
        is_withdrawn: false,
        is_changed: true,
    };
    if !id.is_empty() {
        let guest = sender.caller.as_ref().map(|caller| &caller.guest.id).ok_or_else(|| unknown(id))?;
        let owned = sender.app.owned_box(id, guest).await?;
        (shown.is_shared, shown.is_withdrawn) = (owned.is_shared, owned.is_withdrawn);
    }
    let (code, found) = tried(&sender.app, sender.client, &shown, language).await;
    if fields.get("part").is_some() {
        return Ok((code, Json(BoxRegions::of(&sender.reader, &shown, &found))).into_response());
    }
    if field("do") == "check" {
        return Ok(again(&sender, &shown, code, &found));
    }
    // Nobody becomes a guest by a text that is not kept.
    match &found {
        BoxFinding::Good { .. } => {}
        BoxFinding::Wrong { .. } => return Ok(again(&sender, &shown, status(Code::BoxFault), &found)),
        BoxFinding::Untried { .. } => return Ok(again(&sender, &shown, code, &found)),
    }
    let (guest, secret) = sender.guest(None).await?;
    let id = Some(id).filter(|id| !id.is_empty());
    let draft = BoxDraft { id, game: game.id, name: &shown.name, text: &shown.text, language };
    match sender.app.save_box(&guest, sender.client, draft).await {
        Ok(kept) => Ok(sender.lead(&format!("/boxes/{}", kept.id), secret.as_ref())),
        Err(refusal) => {
            let (code, found) = untried(&refusal, language);
            Ok(again(&sender, &shown, code, &found))
        }
    }
}

/// What the page's script gets for a text.
#[derive(Serialize)]
struct BoxRegions {
    /// The HTML of each region, by its name.
    regions: Map<String, Value>,
}

impl BoxRegions {
    fn of(reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> BoxRegions {
        let regions = pages::box_regions(reader, shown, found).into_iter();
        BoxRegions { regions: regions.map(|(name, html)| (name.to_owned(), Value::String(html))).collect() }
    }
}

/// The editor as it was sent, with what was found.
fn again(sender: &Sender, shown: &BoxModel, code: StatusCode, found: &BoxFinding) -> Response {
    (code, Html(pages::edit_box(&sender.app.site, &sender.reader, shown, found))).into_response()
}

/// Shares a box by its address, or stops doing so.
pub(crate) async fn share(Path(id): Path<String>, SentForm { sender, fields }: SentForm) -> Page {
    let owned = sent_box(&sender, &id).await?;
    sender.app.lobby.store().share_box(&owned.id, is_on(&fields)).await?;
    Ok(sender.lead(&format!("/boxes/{}", owned.id), None))
}

fn is_on(fields: &Fields) -> bool {
    fields.get("shared") == Some("on")
}

/// Forgets a box.
pub(crate) async fn hide(Path(id): Path<String>, sender: Sender) -> Page {
    let owned = sent_box(&sender, &id).await?;
    sender.app.lobby.store().hide_box(&owned.id).await?;
    Ok(sender.lead("/boxes", None))
}

async fn sent_box(sender: &Sender, id: &str) -> Result<OwnedBox, Refusal> {
    let caller = sender.caller.as_ref().ok_or_else(|| unknown(id))?;
    sender.app.limits.check(&caller.guest.id, sender.client.0)?;
    sender.app.owned_box(id, &caller.guest.id).await
}

impl App {
    /// The boxes that a reader can choose for a new table: the standard one, other built-in ones, the reader's own, and the one
    /// whose address the reader has.
    pub(crate) async fn offered_boxes(
        &self,
        game: &GameInfo,
        guest: Option<&Id>,
        chosen: &str,
        language: Language,
    ) -> Result<Vec<OfferedBox>, StoreError> {
        let standard = game.standard_box();
        let others = game.built_in_boxes().into_iter().filter(|digest| *digest != standard);
        let built_in = [standard].into_iter().chain(others);
        let mut offered: Vec<OfferedBox> = built_in
            .map(|digest| OfferedBox { value: digest.to_string(), name: pages::built_in_name(game, digest, language) })
            .collect();
        let mut owned = match guest {
            Some(guest) => self.lobby.store().boxes_of(guest).await?,
            None => Vec::new(),
        };
        if let Some(id) = Id::read(chosen)
            && !owned.iter().any(|owned| owned.id == id)
        {
            let found = self.lobby.store().owned_box(&id).await?;
            owned.extend(found.filter(|found| found.is_visible_to(guest)));
        }
        let own = owned.iter().filter(|owned| owned.game == game.id);
        offered.extend(own.map(|owned| OfferedBox { value: owned.id.to_string(), name: owned.name.clone() }));
        Ok(offered)
    }
}
