//! A table as a reader of the page may see it.

use std::hash::{DefaultHasher, Hash, Hasher};

use catalogue::Viewpoint;
use pages::{Company, EndProposal, Ending, HintWords, Progress, Reader, SeatHolder, Standing, TableModel};
use play::Player;
use words::Language;

use crate::happening::LINES;
use crate::listing::State;
use crate::presence::Absence;
use crate::room::Room;
use crate::seat::Seat;
use crate::thinking::Advice;
use crate::{Id, Version};

/// The lines of the log for one reader. They are cached until viewer, language or names change, or something was taken back.
#[derive(Default)]
pub(crate) struct Lines {
    told_to: (Option<Player>, Option<Language>, Vec<String>, u32),
    lines: Vec<String>,
}

impl Lines {
    /// The last lines, the newest first.
    fn latest(&mut self, room: &Room, viewpoint: &Viewpoint<'_>) -> Vec<String> {
        let told_to = (viewpoint.viewer, Some(viewpoint.language), viewpoint.names.to_vec(), room.taken_back());
        if self.told_to != told_to {
            *self = Lines { told_to, lines: Vec::new() };
        }
        let events = room.table().event_count();
        // Nobody reads what is older than the page shows.
        let from = self.lines.len().max(events.saturating_sub(LINES));
        self.lines.resize(from, String::new());
        self.lines.extend((from..events).map(|n| room.table().tell(n, viewpoint)));
        let mut happenings = room.happenings().rev().peekable();
        let mut told = Vec::new();
        for n in (0..events).rev().take(LINES) {
            while let Some(happening) = happenings.next_if(|happening| happening.after > n) {
                told.push(happening.tell(viewpoint.language));
            }
            told.push(self.lines[n].clone());
        }
        if events < LINES {
            told.extend(happenings.map(|happening| happening.tell(viewpoint.language)));
        }
        told.truncate(LINES);
        told
    }
}

/// What a page shows beside the table.
pub(crate) struct TableContext<'a> {
    /// Whether a guest is connected.
    pub(crate) is_here: &'a dyn Fn(&Id) -> bool,
    /// Who must act and is not connected.
    pub(crate) absences: &'a [Absence],
    /// The advice that the viewer was given for this moment.
    pub(crate) hint: Option<&'a Advice>,
    /// What everybody at the table should know about the host.
    pub(crate) notice: Option<String>,
    /// What the guest has reached in games like this one.
    pub(crate) standing: Option<Standing>,
}

/// The player through whose eyes a guest looks, and the player to whom the device must be passed first. With several seats it is
/// the chosen one, if that is to act or no other is.
pub(crate) fn eyes(room: &Room, guest: Option<&Id>, chosen: Option<Player>) -> (Option<Player>, Option<Player>) {
    let Some(guest) = guest else { return (None, None) };
    let own = room.seats_of(guest);
    let chosen = chosen.filter(|player| own.contains(*player));
    if own.len() <= 1 {
        return (own.iter().next(), None);
    }
    let acting = room.table().turn().players();
    let next = match chosen {
        Some(player) if acting.contains(player) => return (Some(player), None),
        Some(player) => own.iter().find(|own| acting.contains(*own)).unwrap_or(player),
        None => own.iter().find(|own| acting.contains(*own)).or(own.iter().next()).unwrap_or_default(),
    };
    // With hidden hands the device is passed on before the next hand is shown.
    let is_passed = room.table().has_secrets() && !room.is_over() && chosen != Some(next);
    if is_passed { (None, Some(next)) } else { (Some(next), None) }
}

/// What the holders of the seats are called.
pub fn names_of_seats(seats: &[Seat], language: Language) -> Vec<String> {
    pages::seat_names(language, &seats_for(seats, None, |_| true))
}

/// Who sits where, as a guest sees it.
fn seats_for(seats: &[Seat], guest: Option<&Id>, is_here: impl Fn(&Id) -> bool) -> Vec<SeatHolder> {
    let is_mine = |seat: &Seat| guest.is_some_and(|guest| seat.is_held_by(guest));
    let seat = |seat: &Seat| match seat {
        Seat::Free => SeatHolder::Free,
        Seat::Guest { name, .. } if is_mine(seat) => SeatHolder::Mine { name: name.clone() },
        Seat::Guest { id, name } => SeatHolder::Other { name: name.clone(), is_here: is_here(id) },
        Seat::Bot { level, instead_of } => {
            let is_returnable = guest.is_some_and(|guest| seat.is_kept_for(guest));
            let instead_of = instead_of.as_ref().map(|absent| absent.name.clone());
            SeatHolder::Bot { level: *level, is_returnable, instead_of }
        }
        Seat::GivenUp(quitter) => SeatHolder::GivenUp { name: quitter.name.clone() },
    };
    seats.iter().map(seat).collect()
}

/// What the people at the table do beside playing, as a guest may see it.
fn company(room: &Room, guest: Option<&Id>, absences: &[Absence]) -> Company {
    let is_seated = guest.is_some_and(|guest| room.has_sat(guest));
    let absence = |absence: &Absence| pages::Absence {
        player: absence.player,
        minutes: absence.time.map(|time| i64::try_from(time.as_secs() / 60).unwrap_or(i64::MAX)),
        is_replaceable: is_seated && absence.is_long,
    };
    let (agreed, voters) = (room.agreed(), room.voters());
    let seat = guest.and_then(|guest| voters.iter().find(|(_, voter)| *voter == guest)).map(|(player, _)| *player);
    let has_agreed = guest.is_some_and(|guest| agreed.contains(&guest));
    let by = agreed.first().and_then(|first| voters.iter().find(|(_, voter)| voter == first));
    let proposal = |by: Player| EndProposal { by, undecided: room.undecided(), has_agreed };
    Company {
        absences: absences.iter().map(absence).collect(),
        proposal: by.filter(|_| !room.is_over()).map(|(by, _)| proposal(*by)),
        is_ended: room.is_ended(),
        given_up: room.given_up(),
        voter: seat,
        is_alone: seat.is_some() && voters.len() == 1,
        has_played: guest.is_some_and(|guest| room.has_played(guest)),
        host: room
            .host()
            .and_then(|host| voters.iter().find(|(_, voter)| *voter == host))
            .or(voters.first())
            .map(|(player, _)| *player),
        asks_name: false,
    }
}

/// The table as a guest may see it.
pub(crate) fn now(
    room: &Room,
    guest: Option<&Id>,
    chosen: Option<Player>,
    language: Language,
    context: &TableContext<'_>,
    lines: &mut Lines,
) -> TableModel {
    let (viewer, curtain) = eyes(room, guest, chosen);
    let seats = seats_for(room.seats(), guest, context.is_here);
    let names = pages::seat_names(language, &seats);
    let table = room.table();
    let is_live = !room.seats().contains(&Seat::Free) && !room.is_ended();
    let (hint, given_up) = (context.hint.map(|hint| hint.action.as_str()), room.given_up());
    let viewpoint = Viewpoint { viewer, names: &names, language, hint, given_up, is_live };
    TableModel {
        id: room.id().to_string(),
        game: table.info(),
        setup: table.whole_setup(),
        components: table.box_digest(),
        box_name: room.opening().box_name.clone(),
        version: room.version().0,
        progress: match room.state() {
            State::Open => Progress::Open,
            State::Playing => Progress::Playing,
            State::Over | State::Ended => Progress::Over,
        },
        seats,
        viewer,
        curtain,
        can_undo: is_live && viewer.is_some_and(|viewer| table.can_undo(viewer)),
        has_hints: room.opening().hints,
        hint: context.hint.map(|advice| advice_words(room, advice, language)),
        can_hint: room.opening().hints
            && is_live
            && viewer.is_some_and(|viewer| table.turn().players().contains(viewer)),
        notice: context.notice.clone(),
        drawing: curtain.is_none().then(|| table.draw(&viewpoint)),
        ending: Ending::of(table, room.given_up(), context.standing),
        log: lines.latest(room, &viewpoint),
        seed_digest: room.seed_digest(),
        seed: room.seed().map(str::to_owned),
        rematch: room.rematch().map(Id::to_string),
        company: company(room, guest, context.absences),
    }
}

/// What somebody was advised to do, in words.
fn advice_words(room: &Room, advice: &Advice, language: Language) -> HintWords {
    let action = room.table().label(&advice.action, language);
    HintWords { action, why: advice.why.as_ref().map(|why| room.table().why(why, language)) }
}

/// The reader of a live table, of whom only the language matters.
pub fn page_reader(room: &Room, language: Language) -> Reader {
    let theme = pages::Theme::Auto;
    Reader { language, theme, name: None, address: format!("/t/{}", room.id()) }
}

/// The regions of a page at a version of the table, with their digests.
#[derive(Default)]
pub(crate) struct Regions {
    /// The version of the table.
    pub(crate) version: Version,
    regions: Vec<(&'static str, String)>,
    digests: Vec<u64>,
}

impl Regions {
    /// Regions by their names.
    pub(crate) fn new(version: Version, regions: Vec<(&'static str, String)>) -> Regions {
        let digest = |(_, html): &(&str, String)| {
            let mut hasher = DefaultHasher::new();
            html.hash(&mut hasher);
            hasher.finish()
        };
        let digests = regions.iter().map(digest).collect();
        Regions { version, regions, digests }
    }

    /// Whether nothing was drawn yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }
}

/// Which regions of a page a watcher has, by their digests, and at which version.
#[derive(Default, Clone, PartialEq, Eq, Hash)]
pub(crate) struct KnownRegions {
    version: Version,
    digests: Vec<u64>,
}

impl KnownRegions {
    /// All of these.
    pub(crate) fn of(regions: &Regions) -> KnownRegions {
        KnownRegions { version: regions.version, digests: regions.digests.clone() }
    }

    /// The regions that differ from what was sent.
    pub(crate) fn changed<'a>(&self, regions: &'a Regions) -> Vec<(&'static str, &'a str)> {
        let is_new = |n: &usize| self.digests.get(*n) != regions.digests.get(*n);
        let region = |n: usize| (regions.regions[n].0, regions.regions[n].1.as_str());
        (0..regions.regions.len()).filter(is_new).map(region).collect()
    }
}
