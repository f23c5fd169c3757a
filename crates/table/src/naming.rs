//! What people at a table are called. Names belong to guests: the host looks them up and tells the table. Only those who share a
//! device have names of their own seat, which stand in its entries.

use crate::room::Room;
use crate::seat::Seat;
use crate::{Guest, Id};

impl Room {
    /// The people at the table: who sits there, for whom a bot plays, and who has given up.
    pub fn people(&self) -> impl Iterator<Item = Id> {
        (0..self.seats().len()).filter_map(|seat| self.person(seat)).map(|person| person.id)
    }

    /// Those of them whose names the host has not told yet.
    pub(crate) fn unnamed(&self) -> Vec<Id> {
        self.people().filter(|id| !self.names.contains_key(id)).collect()
    }

    /// Whether somebody at the table has this id.
    pub(crate) fn knows(&self, guest: &Id) -> bool {
        self.people().any(|id| id == *guest)
    }

    /// A guest is called like this from now on, wherever the seat has no name of its own.
    pub fn rename(&mut self, guest: &Guest) {
        let old = self.names.insert(guest.id.clone(), guest.name.clone());
        for seat in 0..self.seats.len() {
            if self.called[seat].is_none() && self.person(seat).is_some_and(|person| person.id == guest.id) {
                self.name_seat(seat, &guest.name);
            }
        }
        for happening in &mut self.happenings {
            let is_old = old.as_ref().is_none_or(|old| *old == happening.who.name);
            if happening.who.id == guest.id && is_old {
                happening.who.name.clone_from(&guest.name);
            }
        }
    }

    fn name_seat(&mut self, seat: usize, new: &str) {
        match &mut self.seats[seat] {
            Seat::Guest { name, .. } | Seat::GivenUp(Guest { name, .. }) => new.clone_into(name),
            Seat::Bot { instead_of: Some(absent), .. } => new.clone_into(&mut absent.name),
            Seat::Free | Seat::Bot { instead_of: None, .. } => {}
        }
    }

    /// What somebody is called who sits down, and whether that is a name of the seat's own. Earlier versions kept the names of
    /// guests in their entries: there a seat has its own if it is called otherwise than the first one of the same guest.
    pub(crate) fn name_of_sitter(
        &self,
        seat: usize,
        guest: &Id,
        old: Option<String>,
        called: Option<String>,
    ) -> (String, bool) {
        let kept = self.called[seat].clone().filter(|_| self.seats[seat].is_kept_for(guest));
        if let Some(own) = called.or(kept) {
            return (own, true);
        }
        let first = self.seats.iter().find_map(|seat| match seat {
            Seat::Guest { id, name } if id == guest => Some(name),
            _ => None,
        });
        match old {
            Some(old) if first.is_some_and(|first| *first != old) => (old, true),
            old => (self.names.get(guest).cloned().or(old).unwrap_or_default(), false),
        }
    }
}
