//! Who is connected to a table, here and at other processes.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use crate::live::LiveTable;
use crate::{Id, Time};

/// After this long the others need not wait for somebody who is not connected.
const AWAY: Duration = Duration::from_secs(120);

/// How often processes that share tables tell each other who is connected; one that is silent three times is gone.
pub const PRESENCE: Duration = Duration::from_secs(20);

/// Who comes and goes within this time is told together.
const GATHERED: Duration = Duration::from_secs(1);

/// Who is connected to a table.
pub(crate) struct Presence {
    /// When each guest was last heard of, since the table woke.
    heard: HashMap<Id, Time>,
    woken: Time,
    /// The guests who are connected to other processes, and when these said so.
    elsewhere: HashMap<Id, (Vec<Id>, Time)>,
    /// When it is told who has come and gone.
    pub(crate) due: Option<Time>,
}

impl Presence {
    /// At a table that wakes now.
    pub(crate) fn new(woken: Time) -> Presence {
        Presence { heard: HashMap::new(), woken, elsewhere: HashMap::new(), due: None }
    }

    /// A guest was heard of.
    pub(crate) fn hear(&mut self, guest: Id, now: Time) {
        self.heard.insert(guest, now);
    }
}

impl LiveTable {
    /// The guests who are connected, to this process or to another one.
    pub(crate) fn here(&self) -> Vec<Id> {
        let is_recent = |when: &Time| self.now.saturating_sub(*when) < PRESENCE * 3;
        let elsewhere = self.presence.elsewhere.values().filter(|(_, when)| is_recent(when));
        self.watchers.guests().chain(elsewhere.flat_map(|(guests, _)| guests)).cloned().collect()
    }

    /// Tells other processes who is connected to this one.
    fn announce(&mut self) {
        let seated = |guest: &&Id| !self.room.seats_of(guest).is_empty();
        let guests: BTreeSet<Id> = self.watchers.guests().filter(seated).cloned().collect();
        self.output.announced = Some(guests.into_iter().collect());
    }

    /// Hears who is connected to another process; one that is new does not know yet who is connected to this one.
    pub(crate) fn hear_presence(&mut self, process: Id, guests: Vec<Id>) {
        let now = self.now;
        self.presence.heard.extend(guests.iter().map(|guest| (guest.clone(), now)));
        let before = self.presence.elsewhere.insert(process, (guests.clone(), now)).map(|(guests, _)| guests);
        if before != Some(guests) {
            self.gather_presence();
        }
    }

    /// Somebody with a seat has come or gone: this is told soon, together with what else happens until then.
    fn gather_presence(&mut self) {
        let due = self.now + GATHERED;
        self.presence.due.get_or_insert(due);
    }

    /// Tells who has come and gone.
    pub(crate) fn tell_presence(&mut self) {
        self.presence.due = None;
        self.announce();
        self.show();
    }

    /// From time to time presence is told anew, and that of processes which have died is forgotten.
    pub(crate) fn renew_presence(&mut self) {
        let (before, now) = (self.presence.elsewhere.len(), self.now);
        self.presence.elsewhere.retain(|_, (_, when)| now.saturating_sub(*when) < PRESENCE * 3);
        if self.watchers.guests().next().is_some() {
            self.announce();
        }
        if self.presence.elsewhere.len() != before {
            self.show();
        }
    }

    /// Whether the others need not wait for a guest any longer.
    pub(crate) fn is_away(&self, guest: &Id) -> bool {
        let heard = self.presence.heard.get(guest).copied().unwrap_or(self.presence.woken);
        !self.here().contains(guest) && self.now.saturating_sub(heard) > AWAY
    }

    /// A guest has come or gone.
    pub(crate) fn note_presence(&mut self, guest: Option<Id>) {
        let Some(guest) = guest else { return };
        let is_seated = !self.room.seats_of(&guest).is_empty();
        self.presence.hear(guest, self.now);
        if is_seated {
            self.gather_presence();
        }
    }
}
