//! Who is connected to a table, here and at other processes.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use play::Player;

use crate::listing::State;
use crate::live::LiveTable;
use crate::seat::Seat;
use crate::{Id, Time};

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
    /// When what is said about those who are away changes, although nobody does anything.
    pub(crate) passing: Option<Time>,
}

/// Somebody who must act and is not connected.
pub(crate) struct Absence {
    pub(crate) player: Player,
    /// For how long, if they were here since the table woke.
    pub(crate) time: Option<Duration>,
    /// Whether the others need not wait any longer.
    pub(crate) is_long: bool,
}

/// Absences are told in minutes up to an hour, then in hours.
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

impl Presence {
    /// At a table that wakes now.
    pub(crate) fn new(woken: Time) -> Presence {
        Presence { heard: HashMap::new(), woken, elsewhere: HashMap::new(), due: None, passing: None }
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
        !self.here().contains(guest) && self.now.saturating_sub(self.heard(guest)) >= self.limits.away
    }

    /// When a guest was last heard of; at the latest when the table woke.
    fn heard(&self, guest: &Id) -> Time {
        self.presence.heard.get(guest).copied().unwrap_or(self.presence.woken)
    }

    /// The people who must act and are not connected.
    fn absentees(&self, here: &[Id]) -> Vec<(Player, &Id)> {
        if self.room.state() != State::Playing {
            return Vec::new();
        }
        let absent = |player: Player| match &self.room.seats()[player.seat()] {
            Seat::Guest { id, .. } if !here.contains(id) => Some((player, id)),
            _ => None,
        };
        self.room.table().turn().players().iter().filter_map(absent).collect()
    }

    /// How long those are away who must act.
    pub(crate) fn absences(&self, here: &[Id]) -> Vec<Absence> {
        let absence = |(player, guest): (Player, &Id)| {
            let time = self.now.saturating_sub(self.heard(guest));
            let is_known = self.presence.heard.contains_key(guest);
            Absence { player, time: is_known.then_some(time), is_long: time >= self.limits.away }
        };
        self.absentees(here).into_iter().map(absence).collect()
    }

    /// When what is said about those who are away changes next, if somebody reads it.
    pub(crate) fn next_absence(&self) -> Option<Time> {
        if self.watchers.is_empty() {
            return None;
        }
        let next = |(_, guest): (Player, &Id)| {
            let heard = self.heard(guest);
            let time = self.now.saturating_sub(heard);
            let unit = if time < HOUR { MINUTE } else { HOUR };
            let units = u32::try_from(time.as_secs() / unit.as_secs()).unwrap_or(u32::MAX);
            let next_unit = heard + unit.saturating_mul(units.saturating_add(1));
            let long = heard + self.limits.away;
            if long > self.now { next_unit.min(long) } else { next_unit }
        };
        self.absentees(&self.here()).into_iter().map(next).min()
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
