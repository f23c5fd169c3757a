//! Who watches a table, and what each of them has been sent.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use catalogue::Refusal;
use pages::TableModel;
use play::Player;
use serde::Serialize;
use words::Language;

use crate::live::LiveTable;
use crate::message::Notice;
use crate::table_page::{self, KnownRegions, Lines, Regions, TableContext};
use crate::{Id, Version, snapshot};

/// Names somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatcherId(pub u64);

/// In which format a table is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// As JSON, from a seat if it is the guest's, else as a spectator.
    Json(Option<Player>),
    /// As regions of the page.
    Page(Language),
}

/// A message to a watcher.
#[derive(Clone)]
pub enum Sent {
    /// A text: the table as JSON, or an answer.
    Text(Bytes),
    /// The regions of a page that have changed.
    Redraw(Arc<Redraw>),
    /// The table cannot be read any more, and why; nothing follows.
    Ended(Refusal),
}

impl Sent {
    /// How many bytes it has, unpacked.
    pub fn size(&self) -> usize {
        match self {
            Sent::Text(text) => text.len(),
            Sent::Redraw(redraw) => redraw.plain.len(),
            Sent::Ended(_) => 0,
        }
    }
}

/// Regions as bytes; those who get the same share them, and they are packed once.
pub struct Redraw {
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

/// The line of JSON before the regions.
#[derive(Serialize)]
struct RedrawHead<'a> {
    version: Version,
    regions: Vec<(&'a str, usize)>,
}

impl Redraw {
    /// A line of JSON with the version, the names of the regions and how many bytes each has; then the regions as they are.
    pub fn new(version: Version, regions: &[(&str, &str)]) -> Redraw {
        let lengths: Vec<(&str, usize)> = regions.iter().map(|(name, html)| (*name, html.len())).collect();
        let total = lengths.iter().map(|(_, length)| length).sum::<usize>();
        let head = RedrawHead { version, regions: lengths };
        let mut message = serde_json::to_vec(&head).expect("names and numbers are plain JSON");
        message.reserve_exact(1 + total);
        message.push(b'\n');
        regions.iter().for_each(|(_, html)| message.extend_from_slice(html.as_bytes()));
        Redraw { plain: message.into(), packed: OnceLock::new() }
    }

    /// As they are.
    pub fn plain(&self) -> Bytes {
        self.plain.clone()
    }

    /// Packed by the host, the first time that somebody asks.
    pub fn packed(&self, pack: impl FnOnce(&[u8]) -> Vec<u8>) -> Bytes {
        self.packed.get_or_init(|| pack(&self.plain).into()).clone()
    }
}

/// Somebody who looks at a table.
struct Watcher {
    id: WatcherId,
    guest: Option<Id>,
    format: Format,
    /// Whether a name is asked for when sitting down.
    asks_name: bool,
    /// What a program was sent last.
    last: Option<LastSnapshot>,
    /// Which regions a page has.
    known: Option<KnownRegions>,
    /// The log on a page.
    lines: Lines,
    /// The seat that was chosen at a shared screen.
    chosen: Option<Player>,
    /// The player through whose eyes the watcher looks.
    eyes: Option<Player>,
}

/// What the last snapshot that a program was sent showed: for which viewer, after how many undos, how many events, at which
/// version, with which notice.
#[derive(Clone, PartialEq, Eq)]
struct LastSnapshot {
    viewer: Option<Player>,
    taken_back: u32,
    events: usize,
    version: Version,
    notice: Option<Notice>,
    renamed: u32,
}

/// Everybody who watches a table.
#[derive(Default)]
pub(crate) struct Watchers {
    watchers: Vec<Watcher>,
    /// The page as spectators see it, drawn once for each language and for those who are asked for a name, and the log on it.
    spectators: HashMap<(Language, bool), (Lines, Arc<Regions>)>,
    /// Whether the spectators' pages are as they were when they were drawn.
    is_drawn: bool,
}

impl Watchers {
    /// Somebody begins to watch.
    pub(crate) fn add(&mut self, id: WatcherId, guest: Option<Id>, format: Format, asks_name: bool) {
        let (last, known, lines) = (None, None, Lines::default());
        self.watchers.push(Watcher { id, guest, format, asks_name, last, known, lines, chosen: None, eyes: None });
    }

    /// Somebody stops; gives the guest, if it was one.
    pub(crate) fn remove(&mut self, id: WatcherId) -> Option<Id> {
        let gone = self.watchers.iter().position(|watcher| watcher.id == id)?;
        self.watchers.swap_remove(gone).guest
    }

    /// Somebody at a shared screen looks through the eyes of another seat.
    pub(crate) fn choose(&mut self, id: WatcherId, chosen: Option<Player>) {
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.id == id) {
            watcher.chosen = chosen;
        }
    }

    /// The player through whose eyes a watcher looks.
    pub(crate) fn eyes(&self, id: WatcherId) -> Option<Player> {
        self.watchers.iter().find(|watcher| watcher.id == id).and_then(|watcher| watcher.eyes)
    }

    /// In which format a watcher is sent the table.
    pub(crate) fn format(&self, id: WatcherId) -> Option<Format> {
        self.watchers.iter().find(|watcher| watcher.id == id).map(|watcher| watcher.format)
    }

    /// The guests among them.
    pub(crate) fn guests(&self) -> impl Iterator<Item = &Id> {
        self.watchers.iter().filter_map(|watcher| watcher.guest.as_ref())
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.watchers.len()
    }

    /// Whether nobody watches.
    pub(crate) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }
}

/// Messages that several get: JSON by viewer and the first new event, redraws of spectators by language and what they have.
#[derive(Default)]
struct Common {
    texts: HashMap<(Option<Player>, usize), Bytes>,
    redraws: HashMap<(Language, bool, KnownRegions), Arc<Redraw>>,
}

impl LiveTable {
    /// What the page of a guest shows now.
    fn page_of(
        &self,
        guest: Option<&Id>,
        chosen: Option<Player>,
        language: Language,
        here: &[Id],
        lines: &mut Lines,
    ) -> TableModel {
        let (viewer, _) = table_page::eyes(&self.room, guest, chosen);
        let hint = guest.zip(viewer).and_then(|(guest, viewer)| self.advice(guest, viewer));
        let notice = self.notice.map(|notice| language.text(notice.key()));
        let standing = guest.and_then(|guest| self.standings.iter().find(|(known, _)| known == guest));
        let standing = standing.map(|(_, standing)| *standing);
        let absences = self.absences(here);
        let is_here = |guest: &Id| here.contains(guest);
        let context = TableContext { is_here: &is_here, absences: &absences, hint, notice, standing };
        table_page::now(&self.room, guest, chosen, language, &context, lines)
    }

    /// What a new page of a guest shows.
    pub fn page(&self, guest: Option<&Id>, language: Language) -> TableModel {
        self.page_of(guest, None, language, &self.here(), &mut Lines::default())
    }

    /// The table as a viewer may see it, as the text of a JSON object.
    pub fn snapshot(&self, viewer: Option<Player>) -> String {
        snapshot::text(&self.room, viewer, 0, self.notice.map(Notice::code))
    }

    /// Something has changed: sends everybody what is new to them.
    pub(crate) fn show(&mut self) {
        self.watchers.is_drawn = false;
        let (here, mut common) = (self.here(), Common::default());
        let mut watchers = std::mem::take(&mut self.watchers.watchers);
        watchers.iter_mut().for_each(|watcher| self.tell(watcher, &here, &mut common));
        self.watchers.watchers = watchers;
    }

    /// Nothing has changed, but somebody has come who has seen nothing yet.
    pub(crate) fn show_newcomer(&mut self) {
        let (here, mut common) = (self.here(), Common::default());
        let Some(mut newcomer) = self.watchers.watchers.pop() else { return };
        self.tell(&mut newcomer, &here, &mut common);
        self.watchers.watchers.push(newcomer);
    }

    /// The table ends because it cannot be read: everybody is told why.
    pub(crate) fn say_farewell(&mut self, refusal: &Refusal) {
        let watchers = std::mem::take(&mut self.watchers.watchers);
        self.output.sent.extend(watchers.iter().map(|watcher| (watcher.id, Sent::Ended(refusal.clone()))));
        self.output.ended = Some(refusal.clone());
    }

    fn tell(&mut self, watcher: &mut Watcher, here: &[Id], common: &mut Common) {
        match watcher.format {
            Format::Json(seat) => self.tell_program(watcher, seat, common),
            Format::Page(language) => self.tell_page(watcher, language, here, common),
        }
    }

    /// Sends a program the table as JSON; those who see the same get the same text.
    fn tell_program(&mut self, watcher: &mut Watcher, seat: Option<Player>, common: &mut Common) {
        let room = &self.room;
        let viewer = watcher.guest.as_ref().zip(seat).and_then(|(guest, seat)| room.held(guest, seat).ok());
        let (taken_back, events, version) = (room.taken_back(), room.table().event_count(), room.version());
        let (notice, renamed) = (self.notice, self.renamed);
        let now = LastSnapshot { viewer, taken_back, events, version, notice, renamed };
        if watcher.last.as_ref() == Some(&now) {
            return;
        }
        // After something was taken back, and to another viewer, everything is told again.
        let is_same = |last: &&LastSnapshot| (last.viewer, last.taken_back) == (viewer, taken_back);
        let from = watcher.last.as_ref().filter(is_same).map_or(0, |last| last.events);
        let text = || snapshot::text(room, viewer, from, self.notice.map(Notice::code)).into();
        let text: &Bytes = common.texts.entry((viewer, from)).or_insert_with(text);
        self.output.sent.push((watcher.id, Sent::Text(text.clone())));
        (watcher.last, watcher.eyes) = (Some(now), viewer);
    }

    /// Sends a page the regions that have changed. Spectators see the same, so that it is drawn once for all of them.
    fn tell_page(&mut self, watcher: &mut Watcher, language: Language, here: &[Id], common: &mut Common) {
        let guest = watcher.guest.as_ref().filter(|guest| self.room.has_played(guest));
        let is_spectator = guest.is_none();
        let (regions, viewer) = if is_spectator {
            (self.spectators_page(language, watcher.asks_name, here), None)
        } else {
            let now = self.page_of(guest, watcher.chosen, language, here, &mut watcher.lines);
            watcher.chosen = now.viewer.or(watcher.chosen);
            (Arc::new(self.regions(language, &now)), now.viewer)
        };
        let now = KnownRegions::of(&regions);
        if watcher.known.as_ref() == Some(&now) {
            return;
        }
        watcher.eyes = viewer;
        let before = watcher.known.replace(now).unwrap_or_default();
        let draw = |before: &KnownRegions| Arc::new(Redraw::new(regions.version, &before.changed(&regions)));
        let redraw = if is_spectator {
            let key = (language, watcher.asks_name, before);
            match common.redraws.get(&key) {
                Some(redraw) => redraw.clone(),
                None => {
                    let redraw = draw(&key.2);
                    common.redraws.insert(key, redraw.clone());
                    redraw
                }
            }
        } else {
            draw(&before)
        };
        self.output.sent.push((watcher.id, Sent::Redraw(redraw)));
    }

    fn regions(&self, language: Language, now: &TableModel) -> Regions {
        let regions = pages::table_regions(&table_page::page_reader(&self.room, language), now);
        Regions::new(self.room.version(), regions)
    }

    /// The page as spectators see it.
    fn spectators_page(&mut self, language: Language, asks_name: bool, here: &[Id]) -> Arc<Regions> {
        if !self.watchers.is_drawn {
            self.watchers.spectators.values_mut().for_each(|(_, regions)| *regions = Arc::default());
            self.watchers.is_drawn = true;
        }
        let (mut lines, regions) = self.watchers.spectators.remove(&(language, asks_name)).unwrap_or_default();
        let regions = if regions.is_empty() {
            let mut now = self.page_of(None, None, language, here, &mut lines);
            now.company.asks_name = asks_name;
            Arc::new(self.regions(language, &now))
        } else {
            regions
        };
        self.watchers.spectators.insert((language, asks_name), (lines, regions.clone()));
        regions
    }
}
