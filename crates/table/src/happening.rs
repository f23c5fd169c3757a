//! What people do at a table beside playing, as everybody reads it in the log.

use words::{Language, Phrase};

use crate::Entry;
use crate::Guest;
use crate::room::Room;
use crate::seat::Seat;

/// How many lines of the log are told.
pub(crate) const LINES: usize = 30;

/// Something that somebody did beside playing.
pub(crate) struct Happening {
    /// How many events of the game had happened before.
    pub(crate) after: usize,
    /// The key of its sentence.
    key: &'static str,
    /// Who did it, or to whom it happened.
    pub(crate) who: Guest,
}

impl Happening {
    /// What an entry that is about to be carried out says. Who sits down before the first decision is seen anyway.
    pub(crate) fn of(room: &Room, entry: &Entry) -> Option<Happening> {
        let person = |seat: usize| room.person(seat);
        let (key, who) = match entry {
            Entry::Sit { seat, guest, .. } if room.seats()[*seat].is_kept_for(guest) => {
                ("pages-log-returned", person(*seat))
            }
            Entry::Sit { seat, guest, name, called } if room.has_begun() => {
                let (name, _) = room.name_of_sitter(*seat, guest, name.clone(), called.clone());
                ("pages-log-sat", Some(Guest { id: guest.clone(), name }))
            }
            Entry::Rise { seat } if room.has_begun() => ("pages-log-rose", person(*seat)),
            Entry::Bot { seat, .. } if matches!(room.seats()[*seat], Seat::Guest { .. }) => {
                ("pages-log-bot", person(*seat))
            }
            Entry::Hinted { player } => ("table-hinted", person(*player)),
            Entry::GiveUp { seat, .. } => ("pages-log-gave-up", person(*seat)),
            Entry::ProposeEnd { seat, .. } => ("pages-log-proposed", person(*seat)),
            Entry::AgreeToEnd { seat, .. } => ("pages-log-agreed", person(*seat)),
            Entry::DeclineEnd { seat, .. } => ("pages-log-declined", person(*seat)),
            Entry::End { seat, .. } => ("pages-log-ended", person(*seat)),
            _ => return None,
        };
        Some(Happening { after: room.table().event_count(), key, who: who? })
    }

    /// What a reader is told.
    pub(crate) fn tell(&self, language: Language) -> String {
        language.say(&Phrase::new(self.key).with("name", self.who.name.as_str()))
    }
}
