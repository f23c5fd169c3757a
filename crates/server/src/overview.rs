//! A table in a few facts, for those who look at a list and not at the table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use pages::ListedNews;
use play::{Player, PlayerSet};
use table::{Id, Room, Seat, State, names_of_seats};
use words::Language;

/// A table in a few facts.
#[derive(Clone, Debug)]
pub(crate) struct Overview {
    /// How far it is.
    pub(crate) state: State,
    seats: Vec<Seat>,
    /// Who is to act; nobody while seats are free.
    acting: PlayerSet,
    points: Vec<i32>,
    winners: Option<PlayerSet>,
    title: Option<String>,
}

impl Overview {
    /// The facts of a table.
    pub(crate) fn of(room: &Room) -> Overview {
        let table = room.table();
        let acting = if room.state() == State::Playing { table.turn().players() } else { PlayerSet::NONE };
        Overview {
            state: room.state(),
            seats: room.seats().to_vec(),
            acting,
            points: table.scores().iter().map(play::Score::total).collect(),
            winners: room.winners(),
            title: table.title().map(str::to_owned),
        }
    }

    /// What those are called who sit there, without the guest.
    pub(crate) fn others(&self, guest: Option<&Id>, language: Language) -> Vec<String> {
        let is_other = |seat: &Seat| *seat != Seat::Free && !guest.is_some_and(|guest| seat.is_held_by(guest));
        self.named(language, |player| is_other(&self.seats[player.seat()]))
    }

    /// What a guest would like to know first, who has a seat there.
    pub(crate) fn news(&self, guest: &Id, language: Language) -> Option<ListedNews> {
        let is_mine = |player: Player| self.seats.get(player.seat()).is_some_and(|seat| seat.is_held_by(guest));
        if !PlayerSet::seats(self.seats.len()).iter().any(is_mine) {
            return None;
        }
        if self.state == State::Ended {
            return Some(ListedNews::Ended);
        }
        if let Some(winners) = self.winners {
            return Some(self.outcome(winners, is_mine, language));
        }
        if self.acting.iter().any(is_mine) {
            return Some(ListedNews::MyTurn);
        }
        let names = self.named(language, |player| self.acting.contains(player));
        (!names.is_empty()).then_some(ListedNews::TurnOf(names))
    }

    fn outcome(&self, winners: PlayerSet, is_mine: impl Fn(Player) -> bool, language: Language) -> ListedNews {
        if let [points] = self.points[..] {
            return ListedNews::Solo { points, title: self.title.clone() };
        }
        let mut points = self.points.clone();
        points.sort_by_key(|points| -points);
        if winners.iter().any(is_mine) {
            return ListedNews::Won { is_shared: winners.len() > 1, points };
        }
        ListedNews::WonBy { names: self.named(language, |player| winners.contains(player)), points }
    }

    fn named(&self, language: Language, is_meant: impl Fn(Player) -> bool) -> Vec<String> {
        let names = names_of_seats(&self.seats, language);
        let names = names.into_iter().enumerate().filter(|(seat, _)| is_meant(Player::new(*seat)));
        names.map(|(_, name)| name).collect()
    }
}

/// The overviews that are known, until something happens at their tables.
#[derive(Clone, Default)]
pub(crate) struct Overviews(Arc<Mutex<HashMap<Id, Slot>>>);

#[derive(Default)]
struct Slot {
    overview: Option<Arc<Overview>>,
    /// How often something has happened since the slot was made.
    changes: u64,
}

/// How many overviews are kept; more than this, and all are forgotten.
const MOST: usize = 20_000;

impl Overviews {
    /// Something has happened at a table.
    pub(crate) fn forget(&self, table: &Id) {
        if let Some(slot) = self.0.lock().expect("no thread panicked").get_mut(table) {
            slot.changes += 1;
            slot.overview = None;
        }
    }

    /// Something may have happened at any table.
    pub(crate) fn forget_all(&self) {
        self.0.lock().expect("no thread panicked").clear();
    }

    /// The overview of a table, or by which number of changes a new one may be kept.
    pub(crate) fn find(&self, table: &Id) -> Result<Arc<Overview>, u64> {
        let mut slots = self.0.lock().expect("no thread panicked");
        if slots.len() >= MOST && !slots.contains_key(table) {
            slots.clear();
        }
        let slot = slots.entry(table.clone()).or_default();
        slot.overview.clone().ok_or(slot.changes)
    }

    /// Keeps an overview, unless something has happened since it was asked for.
    pub(crate) fn keep(&self, table: &Id, changes: u64, overview: &Arc<Overview>) {
        let mut slots = self.0.lock().expect("no thread panicked");
        if let Some(slot) = slots.get_mut(table).filter(|slot| slot.changes == changes) {
            slot.overview = Some(overview.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::new_id;

    fn overview() -> Arc<Overview> {
        let (points, winners, title) = (vec![0], None, None);
        Arc::new(Overview { state: State::Open, seats: Vec::new(), acting: PlayerSet::NONE, points, winners, title })
    }

    #[test]
    fn an_overview_from_before_a_change_is_not_kept() {
        let (overviews, table) = (Overviews::default(), new_id());
        let changes = overviews.find(&table).expect_err("nothing is known");
        overviews.forget(&table);
        overviews.keep(&table, changes, &overview());
        let changes = overviews.find(&table).expect_err("it was old");
        overviews.keep(&table, changes, &overview());
        assert!(overviews.find(&table).is_ok());
        overviews.forget_all();
        assert!(overviews.find(&table).is_err());
    }
}
