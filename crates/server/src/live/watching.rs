//! Who watches a table, and what each of them has been sent.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use catalogue::Refusal;
use pages::TableNow;
use play::Player;
use serde_json::json;
use tokio::sync::mpsc;
use words::Language;

use super::Live;
use crate::ids::Id;
use crate::limits::count_refused;
use crate::packing::packed;
use crate::sight::{self, Around, Lines, Regions, Sent};
use crate::snapshot;
use crate::store::Trouble;

/// Names somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatcherId(pub u64);

/// Somebody who looks at a table.
pub struct Watcher {
    /// Names the watcher.
    pub id: WatcherId,
    /// Who, if it is a guest.
    pub guest: Option<Id>,
    /// What is sent.
    pub form: Form,
    /// Where it is sent. Slow clients are disconnected and reconnect.
    pub outbox: Outbox,
}

/// In which form a table is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As JSON, from a seat if it is the guest's, else as a spectator.
    Json(Option<usize>),
    /// As regions of the page.
    Page(Language),
}

/// What somebody gets to see.
#[derive(Clone)]
pub struct Update {
    /// The message.
    pub shown: Shown,
    /// The player through whose eyes it is seen.
    pub eyes: Option<Player>,
}

/// A message that shows a table.
#[derive(Clone)]
pub enum Shown {
    /// The table as JSON.
    Table(Utf8Bytes),
    /// The regions of a page that have changed.
    Redraw(Arc<Redraw>),
    /// The table cannot be read any more, and why.
    Ended(Box<Refusal>),
}

impl Shown {
    fn len(&self) -> usize {
        match self {
            Shown::Table(text) => text.len(),
            Shown::Redraw(redraw) => redraw.plain.len(),
            Shown::Ended(refusal) => refusal.message().len(),
        }
    }
}

/// Regions as bytes; those who get the same share them, and they are packed once.
pub struct Redraw {
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

impl Redraw {
    /// A line of JSON with the version, the names of the regions and how many bytes each has; then the regions as they are.
    fn new(version: i64, regions: &[(&'static str, &str)]) -> Redraw {
        let lengths: Vec<(&str, usize)> = regions.iter().map(|(name, html)| (*name, html.len())).collect();
        let mut message = json!({"version": version, "regions": lengths}).to_string().into_bytes();
        message.reserve_exact(1 + lengths.iter().map(|(_, length)| length).sum::<usize>());
        message.push(b'\n');
        regions.iter().for_each(|(_, html)| message.extend_from_slice(html.as_bytes()));
        Redraw { plain: message.into(), packed: OnceLock::new() }
    }

    /// As they are.
    pub fn plain(&self) -> Bytes {
        self.plain.clone()
    }

    /// Packed, which is done by the first who asks.
    pub fn packed(&self) -> Bytes {
        self.packed.get_or_init(|| packed(&self.plain).into()).clone()
    }
}

/// Updates that wait for a client, at most.
const WAITING: usize = 64;

/// Where updates wait for a client, at most so many bytes of them.
pub struct Outbox {
    sender: mpsc::Sender<Update>,
    unsent: Arc<AtomicUsize>,
    most: usize,
}

/// Where a client gets its updates.
pub struct Inbox {
    receiver: mpsc::Receiver<Update>,
    unsent: Arc<AtomicUsize>,
    /// The bytes of the update that is being sent.
    sending: usize,
}

impl Outbox {
    /// Both ends, between which so many bytes may wait.
    pub fn new(most: usize) -> (Outbox, Inbox) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let unsent = Arc::new(AtomicUsize::new(0));
        (Outbox { sender, unsent: unsent.clone(), most }, Inbox { receiver, unsent, sending: 0 })
    }

    /// Sends an update; false if the client cannot follow.
    fn send(&self, update: Update) -> bool {
        let bytes = update.shown.len();
        if self.unsent.fetch_add(bytes, Ordering::Relaxed) + bytes > self.most || self.sender.try_send(update).is_err()
        {
            if !self.sender.is_closed() {
                count_refused("unsent");
            }
            return false;
        }
        true
    }

    fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

impl Inbox {
    /// The next update, after the last one was sent.
    pub async fn next(&mut self) -> Option<Update> {
        let update = self.receiver.recv().await?;
        self.unsent.fetch_sub(self.sending, Ordering::Relaxed);
        self.sending = update.shown.len();
        Some(update)
    }
}

struct Watching {
    watcher: Watcher,
    /// What a program was told last.
    told: Option<Told>,
    /// Which regions a page has.
    sent: Option<Sent>,
    /// What a page was told of the log.
    lines: Lines,
    /// The seat that was chosen at a shared screen.
    chosen: Option<Player>,
}

/// What a program was told: to which eyes, in which telling of the story, so many events, at which version, with which notice.
#[derive(Clone, PartialEq, Eq)]
struct Told {
    eyes: Option<Player>,
    retold: u32,
    events: usize,
    version: i64,
    notice: Option<&'static str>,
}

/// Everybody who watches a table.
#[derive(Default)]
pub struct Watchers {
    watching: Vec<Watching>,
    /// The page as spectators see it, drawn once for each language, and the log that stands on it.
    spectators: HashMap<Language, (Lines, Arc<Regions>)>,
    /// Whether the spectators' pages are as they were when they were drawn.
    is_drawn: bool,
}

impl Watchers {
    /// Somebody begins to watch.
    pub fn add(&mut self, watcher: Watcher) {
        self.watching.push(Watching { watcher, told: None, sent: None, lines: Lines::default(), chosen: None });
    }

    /// Somebody stops; gives the guest, if it was one.
    pub fn remove(&mut self, id: WatcherId) -> Option<Id> {
        let gone = self.watching.iter().position(|watching| watching.watcher.id == id)?;
        self.watching.swap_remove(gone).watcher.guest
    }

    /// Somebody at a shared screen looks through the eyes of another seat.
    pub fn choose(&mut self, id: WatcherId, chosen: Option<Player>) {
        if let Some(watching) = self.watching.iter_mut().find(|watching| watching.watcher.id == id) {
            watching.chosen = chosen;
        }
    }

    /// The guests among them.
    pub fn guests(&self) -> impl Iterator<Item = Id> {
        let open = self.watching.iter().filter(|watching| !watching.watcher.outbox.is_closed());
        open.filter_map(|watching| watching.watcher.guest.clone())
    }

    /// Forgets those who have gone without a word.
    pub fn forget_closed(&mut self) {
        self.watching.retain(|watching| !watching.watcher.outbox.is_closed());
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.watching.len()
    }

    /// Whether nobody watches.
    pub fn is_empty(&self) -> bool {
        self.watching.is_empty()
    }
}

/// Messages that several get: JSON by eyes and the first new event, redraws of spectators by language and what they have.
#[derive(Default)]
struct Common {
    texts: HashMap<(Option<Player>, usize), Utf8Bytes>,
    redraws: HashMap<(Language, Sent), Arc<Redraw>>,
}

impl Live {
    /// What the page of a guest shows now.
    pub(super) fn now(
        &self,
        guest: Option<&Id>,
        chosen: Option<Player>,
        language: Language,
        here: &[Id],
        lines: &mut Lines,
    ) -> TableNow {
        let (viewer, _) = sight::eyes(&self.room, guest, chosen);
        let advice = guest.zip(viewer).and_then(|(guest, viewer)| self.advice.get(&(guest.clone(), viewer.seat())));
        let hint = advice.filter(|(version, _)| *version == self.room.version()).map(|(_, action)| action.as_str());
        let notice = self.trouble.borrow().map(|trouble| match trouble {
            Trouble::Full => language.text("pages-notice-full"),
            Trouble::ReadOnly | Trouble::Damaged | Trouble::Unwell => language.text("pages-notice-unwell"),
        });
        let around = Around { is_here: &|guest| here.contains(guest), hint, notice };
        sight::now(&self.room, guest, chosen, language, &around, lines)
    }

    /// Something has changed: sends everybody what is new to them. Slow clients are disconnected.
    pub(super) fn show(&mut self) {
        self.watchers.is_drawn = false;
        let (here, mut common) = (self.here(), Common::default());
        let mut watching = std::mem::take(&mut self.watchers.watching);
        watching.retain_mut(|watching| self.tell(watching, &here, &mut common));
        self.watchers.watching = watching;
    }

    /// Nothing has changed, but somebody has come who has seen nothing yet.
    pub(super) fn show_newcomer(&mut self) {
        let (here, mut common) = (self.here(), Common::default());
        let Some(mut newcomer) = self.watchers.watching.pop() else { return };
        if self.tell(&mut newcomer, &here, &mut common) {
            self.watchers.watching.push(newcomer);
        }
    }

    /// The table ends because it cannot be read: everybody is told why and let go.
    pub(super) fn say_farewell(&mut self, refusal: &Refusal) {
        for watching in std::mem::take(&mut self.watchers.watching) {
            watching.watcher.outbox.send(Update { shown: Shown::Ended(Box::new(refusal.clone())), eyes: None });
        }
    }

    fn tell(&mut self, watching: &mut Watching, here: &[Id], common: &mut Common) -> bool {
        match watching.watcher.form {
            Form::Json(seat) => self.tell_program(watching, seat, common),
            Form::Page(language) => self.tell_page(watching, language, here, common),
        }
    }

    /// Sends a program the table as JSON; those with the same eyes get the same text.
    fn tell_program(&self, watching: &mut Watching, seat: Option<usize>, common: &mut Common) -> bool {
        let room = &self.room;
        let guest = watching.watcher.guest.as_ref();
        let eyes = guest.zip(seat).and_then(|(guest, seat)| room.held(guest, seat).ok());
        let (retold, events, version) = (room.taken_back(), room.table().event_count(), room.version());
        let now = Told { eyes, retold, events, version, notice: self.notice() };
        if watching.told.as_ref() == Some(&now) {
            return true;
        }
        // After something was taken back, and to other eyes, everything is told again.
        let is_same = |told: &&Told| (told.eyes, told.retold) == (eyes, retold);
        let from = watching.told.as_ref().filter(is_same).map_or(0, |told| told.events);
        let text = || snapshot::text(room, eyes, from, now.notice).into();
        let text: &mut Utf8Bytes = common.texts.entry((eyes, from)).or_insert_with(text);
        let update = Update { shown: Shown::Table(text.clone()), eyes };
        watching.told = Some(now);
        watching.watcher.outbox.send(update)
    }

    /// Sends a page the regions that have changed. Spectators see the same, so that it is drawn once for all of them.
    fn tell_page(&mut self, watching: &mut Watching, language: Language, here: &[Id], common: &mut Common) -> bool {
        let guest = watching.watcher.guest.as_ref().filter(|guest| self.room.has_sat(guest));
        let is_spectator = guest.is_none();
        let (regions, eyes) = if is_spectator {
            (self.spectators_page(language, here), None)
        } else {
            let now = self.now(guest, watching.chosen, language, here, &mut watching.lines);
            watching.chosen = now.viewer.or(watching.chosen);
            let regions = pages::table_regions(&sight::reader(&self.room, language), &now);
            (Arc::new(Regions::new(self.room.version(), regions)), now.viewer)
        };
        let now = Sent::of(&regions);
        if watching.sent.as_ref() == Some(&now) {
            return true;
        }
        let before = watching.sent.replace(now).unwrap_or_default();
        let draw = |before: &Sent| Arc::new(Redraw::new(regions.version, &before.changed(&regions)));
        let redraw = if is_spectator {
            let key = (language, before);
            match common.redraws.get(&key) {
                Some(redraw) => redraw.clone(),
                None => {
                    let redraw = draw(&key.1);
                    common.redraws.insert(key, redraw.clone());
                    redraw
                }
            }
        } else {
            draw(&before)
        };
        watching.watcher.outbox.send(Update { shown: Shown::Redraw(redraw), eyes })
    }

    /// The page as spectators see it.
    fn spectators_page(&mut self, language: Language, here: &[Id]) -> Arc<Regions> {
        if !self.watchers.is_drawn {
            self.watchers.spectators.values_mut().for_each(|(_, regions)| *regions = Arc::default());
            self.watchers.is_drawn = true;
        }
        let (mut lines, regions) = self.watchers.spectators.remove(&language).unwrap_or_default();
        let regions = if regions.is_empty() {
            let now = self.now(None, None, language, here, &mut lines);
            let regions = pages::table_regions(&sight::reader(&self.room, language), &now);
            Arc::new(Regions::new(self.room.version(), regions))
        } else {
            regions
        };
        self.watchers.spectators.insert(language, (lines, regions.clone()));
        regions
    }
}
