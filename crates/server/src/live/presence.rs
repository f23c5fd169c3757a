//! Who is connected to a table, here and at other processes.

use std::collections::BTreeSet;
use std::time::Duration;

use tokio::time::Instant;

use super::Live;
use crate::ids::Id;

/// After so long the others need not wait for somebody who is not connected.
const AWAY: Duration = Duration::from_secs(120);

/// Processes that share tables tell each other so often who is connected; one that is silent three times is gone.
pub const PRESENCE: Duration = Duration::from_secs(20);

/// Who comes and goes within this time is told together.
const GATHERED: Duration = Duration::from_secs(1);

impl Live {
    /// The guests who are connected, to this process or to another one.
    pub(super) fn here(&self) -> Vec<Id> {
        let elsewhere = self.elsewhere.values().filter(|(_, when)| when.elapsed() < PRESENCE * 3);
        self.watchers.guests().chain(elsewhere.flat_map(|(guests, _)| guests.iter().cloned())).collect()
    }

    /// Tells other processes who is connected to this one.
    async fn announce(&mut self) {
        if self.shared.store.is_shared() {
            let seated = |guest: &Id| !self.room.seats_of(guest).is_empty();
            let guests: BTreeSet<Id> = self.watchers.guests().filter(seated).collect();
            self.shared.store.announce(self.room.id(), &guests.into_iter().collect::<Vec<_>>()).await;
        }
    }

    /// Hears who is connected to another process; one that is new does not know yet who is connected to this one.
    pub(super) fn hear_presence(&mut self, process: Id, guests: Vec<Id>) {
        let now = Instant::now();
        self.heard.extend(guests.iter().map(|guest| (guest.clone(), now)));
        let before = self.elsewhere.insert(process, (guests.clone(), now)).map(|(guests, _)| guests);
        if before != Some(guests) {
            self.gather_presence();
        }
    }

    /// Who has a seat has come or gone: this is told soon, together with what else happens until then.
    fn gather_presence(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + GATHERED);
    }

    pub(super) async fn tell_presence(&mut self) {
        self.presence_due = None;
        self.announce().await;
        self.show();
    }

    /// From time to time presence is told anew, and that of processes which have died is forgotten.
    pub(super) async fn renew_presence(&mut self) {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, when)| when.elapsed() < PRESENCE * 3);
        if self.watchers.guests().next().is_some() {
            self.announce().await;
        }
        if self.elsewhere.len() != before {
            self.show();
        }
    }

    pub(super) fn is_away(&self, guest: &Id) -> bool {
        let heard = self.heard.get(guest).copied().unwrap_or(self.woken);
        !self.here().contains(guest) && heard.elapsed() > AWAY
    }

    /// A guest has come or gone.
    pub(super) fn note_presence(&mut self, guest: Option<Id>) {
        let Some(guest) = guest else { return };
        let is_seated = !self.room.seats_of(&guest).is_empty();
        self.heard.insert(guest, Instant::now());
        if is_seated {
            self.gather_presence();
        }
    }
}
