//! Boxes as the server knows them: which one a table may have, and how it becomes known here.

use catalogue::{BoxTrial, BoxVerdict, Code, GameInfo, Refusal};
use play::{BoxDigest, Head};
use table::{BoxChoice, Guest, Id};
use words::Language;

use crate::app::App;
use crate::caller::Client;
use crate::ids::new_id;
use crate::names::read_box_name;
use crate::refusals::store_failed;
use crate::store::{OwnedBox, Store, StoreError};

/// Why a box is not known here.
#[derive(Debug, thiserror::Error)]
pub(crate) enum UnknownBox {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It was refused.
    #[error("{0}")]
    Refused(Refusal),
}

impl From<UnknownBox> for Refusal {
    fn from(error: UnknownBox) -> Refusal {
        match error {
            UnknownBox::Store(error) => store_failed(&error),
            UnknownBox::Refused(refusal) => refusal,
        }
    }
}

/// Makes the box of a table or record known in this process, if the database has it.
pub(crate) async fn fetch(store: &Store, info: &'static GameInfo, digest: BoxDigest) -> Result<(), UnknownBox> {
    if info.knows_box(digest) {
        return Ok(());
    }
    let unknown = || UnknownBox::Refused(Refusal::new(Code::BoxUnknown).with("box", digest.to_string()));
    let (_, text) = store.kept_box(info.id, digest).await?.ok_or_else(unknown)?;
    take_in(info, text).await.map_err(UnknownBox::Refused).map(drop)
}

/// Makes a box known in this process; reading it takes a while, so it is done beside the threads that serve everybody.
async fn take_in(info: &'static GameInfo, text: String) -> Result<BoxDigest, Refusal> {
    let taken = tokio::task::spawn_blocking(move || info.take_in_box(&text)).await;
    taken.unwrap_or_else(|_| Err(Refusal::new(Code::BoxUnplayable).with("detail", "it cannot be read")))
}

/// Keeps the boxes that those who run the server have given, so that tables with them can be read later without.
pub(crate) async fn keep_standard(store: &Store, games: catalogue::Games) -> Result<(), StoreError> {
    for info in games {
        let digest = info.standard_box();
        if !info.built_in_boxes().contains(&digest)
            && let Some(text) = info.box_text(digest)
        {
            store.keep_box(info.id, digest, "", text).await?;
        }
    }
    Ok(())
}

/// The box with this digest, if everybody may choose it. The id of an owner's box may look like a digest.
pub(crate) fn offered(info: &GameInfo, digest: &str) -> Option<BoxDigest> {
    let digest = digest.parse().ok()?;
    (info.built_in_boxes().contains(&digest) || info.standard_box() == digest).then_some(digest)
}

impl App {
    /// The box that somebody chose for a new table: a built-in one by its digest, or one that the guest may see by its id.
    pub(crate) async fn choose_box(
        &self,
        game: &str,
        chosen: Option<&str>,
        guest: Option<&Id>,
        Client(address): Client,
    ) -> Result<Option<BoxChoice>, Refusal> {
        let Some(chosen) = chosen.filter(|chosen| !chosen.is_empty()) else { return Ok(None) };
        let info = self.site.games().find(game)?;
        if let Some(digest) = offered(info, chosen) {
            return Ok(Some(BoxChoice { digest, name: String::new() }));
        }
        let owned = self.visible_box(chosen, guest).await?;
        if owned.game != info.id {
            return Err(unknown(chosen));
        }
        let OwnedBox { digest, name, text, .. } = owned;
        if !info.knows_box(digest) {
            self.limits.check_new_box(address)?;
            take_in(info, text.clone()).await?;
        }
        let kept = self.lobby.store().keep_box(info.id, digest, &name, &text).await;
        kept.map_err(|error| store_failed(&error))?;
        Ok(Some(BoxChoice { digest, name }))
    }

    /// A box that a guest may see.
    pub(crate) async fn visible_box(&self, id: &str, guest: Option<&Id>) -> Result<OwnedBox, Refusal> {
        let unknown = || unknown(id);
        let id = Id::read(id).ok_or_else(unknown)?;
        let found = self.lobby.store().owned_box(&id).await.map_err(|error| store_failed(&error))?;
        found.filter(|found| found.is_visible_to(guest)).ok_or_else(unknown)
    }

    /// A box that belongs to a guest.
    pub(crate) async fn owned_box(&self, id: &str, guest: &Id) -> Result<OwnedBox, Refusal> {
        let found = self.visible_box(id, Some(guest)).await?;
        if found.guest != *guest {
            return Err(Refusal::new(Code::BoxUnknown).with("box", found.id.to_string()));
        }
        Ok(found)
    }

    /// Tries out a box for somebody; the text is not kept.
    pub(crate) async fn check_box(
        &self,
        Client(address): Client,
        game: &str,
        text: &str,
        language: Language,
    ) -> Result<BoxVerdict, Refusal> {
        let game = self.site.games().find(game)?.id.to_owned();
        let trial = BoxTrial { game, text: text.to_owned(), language: language.to_string() };
        if let Some(verdict) = self.checker.remembered(&trial) {
            return Ok(verdict);
        }
        self.limits.check_box_trial(address)?;
        let _place = self.limits.admit_box_trial(address)?;
        self.checker.check(&trial).await
    }

    /// Keeps a box for a guest, as a new one or in place of one that the guest has.
    pub(crate) async fn save_box(
        &self,
        guest: &Guest,
        client: Client,
        draft: BoxDraft<'_>,
    ) -> Result<OwnedBox, Refusal> {
        let BoxDraft { id, game, name, text, language } = draft;
        let old = match id {
            Some(id) => Some(self.owned_box(id, &guest.id).await?),
            None => None,
        };
        let game = old.as_ref().map_or(game, |old| &old.game);
        let name = read_box_name(name)?;
        let digest = good(self.check_box(client, game, text, language).await?)?;
        let (name, text, game) = (name, text.to_owned(), game.to_owned());
        let store = self.lobby.store();
        let failed = |error: StoreError| store_failed(&error);
        if let Some(old) = old {
            let changed = OwnedBox { digest, name, text, ..old };
            let is_there = store.change_box(&changed).await.map_err(failed)?;
            return is_there.then_some(changed).ok_or_else(|| unknown(id.unwrap_or_default()));
        }
        let (id, guest) = (new_id(), guest.id.clone());
        let (is_shared, is_withdrawn, changed_at) = (false, false, 0);
        let new = OwnedBox { id, guest, game, digest, name, text, is_shared, is_withdrawn, changed_at };
        let most = if self.limits.is_unlimited(client.0) { i64::MAX } else { self.limits.settings().boxes };
        if !store.add_box(&new, most).await.map_err(failed)? {
            return Err(self.limits.too_many_boxes());
        }
        Ok(new)
    }

    /// Makes the box of a record known. If it is not, its text may come with the record: then it is to be kept with it.
    pub(crate) async fn fetch_box_of_record(
        &self,
        client: Client,
        record: &str,
        text: Option<&str>,
        language: Language,
    ) -> Result<Option<KeptBox>, Refusal> {
        let (info, digest) = (self.site.games().of_record(record)?, Head::read(record)?.components);
        let fetched = fetch(self.lobby.store(), info, digest).await.map_err(Refusal::from);
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return fetched.map(|()| None) };
        match fetched {
            Err(refusal) if refusal.code == Code::BoxUnknown => {}
            done => return done.map(|()| None),
        }
        if good(self.check_box(client, info.id, text, language).await?)? != digest {
            return Err(Refusal::new(Code::BoxUnknown).case("other").with("box", digest.to_string()));
        }
        self.limits.check_new_box(client.0)?;
        take_in(info, text.to_owned()).await?;
        Ok(Some(KeptBox { game: info.id, digest, text: text.to_owned() }))
    }

    /// What the box of a table or record is called by people, if it is not built in.
    pub(crate) async fn box_name(&self, game: &str, digest: BoxDigest) -> Result<Option<String>, StoreError> {
        Ok(self.lobby.store().kept_box(game, digest).await?.map(|(name, _)| name).filter(|name| !name.is_empty()))
    }
}

/// The box of a record that somebody sends.
pub(crate) struct KeptBox {
    game: &'static str,
    digest: BoxDigest,
    text: String,
}

impl KeptBox {
    /// Keeps its text for the record.
    pub(crate) async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        store.keep_box(self.game, self.digest, "", &self.text).await
    }
}

/// The refusal of a box that is not there for whoever asks.
pub(crate) fn unknown(name: &str) -> Refusal {
    Refusal::new(Code::BoxUnknown).with("box", name.chars().take(40).collect::<String>())
}

/// A box that a guest wants to keep.
#[derive(Clone, Copy)]
pub(crate) struct BoxDraft<'a> {
    /// The box that it replaces.
    pub id: Option<&'a str>,
    /// The game.
    pub game: &'a str,
    /// What it is to be called.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// In which language its owner reads.
    pub language: Language,
}

/// The digest of a box that can be played with, or why it cannot.
fn good(verdict: BoxVerdict) -> Result<BoxDigest, Refusal> {
    match verdict {
        BoxVerdict::Good { digest, .. } => Ok(digest),
        BoxVerdict::Fault { line, table, reason } => Err(fault(line, table.as_deref(), &reason)),
        BoxVerdict::Unplayable { reason } => Err(Refusal::new(Code::BoxUnplayable).with("detail", reason)),
    }
}

/// The refusal of a text, with the place of its fault.
pub(crate) fn fault(line: Option<usize>, table: Option<&str>, reason: &str) -> Refusal {
    let case = match (line, table) {
        (Some(_), Some(_)) => "line-table",
        (Some(_), None) => "line",
        (None, Some(_)) => "table",
        (None, None) => "",
    };
    let refusal = Refusal::new(Code::BoxFault).case(case).with("line", line.unwrap_or(0));
    refusal.with("table", table.unwrap_or_default()).with("detail", reason)
}
