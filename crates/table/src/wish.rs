//! Wishes to change a table, and whether they are granted.

use catalogue::{Code, Level, Refusal};
use play::Player;

use crate::entry::Entry;
use crate::room::{Change, Room};
use crate::seat::Seat;
use crate::{Guest, Id, Version};

/// A wish to change the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Take a seat.
    Sit(Player),
    /// Take a seat under a name of its own: several people may share a device.
    SitAs(Player, String),
    /// Leave a seat.
    Rise(Player),
    /// Give a seat to a bot.
    Bot(Player, Level),
    /// Decide.
    Play {
        /// For whom.
        player: Player,
        /// What.
        action: String,
        /// The version of the table that the choice was made at.
        version: Version,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Take back.
    Undo {
        /// For whom.
        player: Player,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Give up, and let a bot play on.
    GiveUp {
        /// Whose seat.
        player: Player,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Propose to end the game, or answer that.
    End {
        /// A seat of the one who speaks.
        player: Player,
        /// What is said.
        word: EndWord,
        /// The client's name for this command.
        command: Option<String>,
    },
    /// Meet again at this new table.
    Rematch(Id),
}

/// What is said about ending the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndWord {
    /// Let us end it here.
    Propose,
    /// I agree.
    Agree,
    /// Let us play on.
    Decline,
}

impl Wish {
    fn command(&self) -> Option<&str> {
        match self {
            Wish::Play { command, .. }
            | Wish::Undo { command, .. }
            | Wish::GiveUp { command, .. }
            | Wish::End { command, .. } => command.as_deref(),
            Wish::Sit(_) | Wish::SitAs(..) | Wish::Rise(_) | Wish::Bot(..) | Wish::Rematch(_) => None,
        }
    }
}

/// A wish that may be carried out: the entry that says so, and what it changes in the game.
pub(crate) struct Granted {
    /// To be kept.
    pub(crate) entry: Entry,
    pub(crate) change: Option<Change>,
}

impl Room {
    /// Whether this command of the guest has been carried out already.
    pub(crate) fn is_done(&self, guest: &Id, wish: &Wish) -> bool {
        wish.command().is_some_and(|command| self.has_done(guest, command))
    }

    /// Checks a wish of a guest. `is_away` says of another guest whether the others may stop waiting.
    pub(crate) fn grant(&self, guest: &Guest, wish: &Wish, is_away: impl Fn(&Id) -> bool) -> Result<Granted, Refusal> {
        let Guest { id: guest, .. } = guest;
        let seated = |entry: Entry| Ok(Granted { entry, change: None });
        if self.is_ended() && !matches!(wish, Wish::Rematch(_)) {
            return Err(Refusal::new(Code::TableOver).case("ended"));
        }
        match wish {
            Wish::Sit(seat) | Wish::SitAs(seat, _) => {
                let called = match wish {
                    Wish::SitAs(_, name) => Some(name.clone()),
                    _ => None,
                };
                self.check_seat(*seat)?;
                match &self.seats()[seat.seat()] {
                    Seat::Guest { id, .. } if id == guest => Err(Refusal::new(Code::SeatYours)),
                    Seat::Guest { .. } => Err(Refusal::new(Code::SeatTaken)),
                    Seat::GivenUp(_) => Err(Refusal::new(Code::SeatTaken).case("given-up")),
                    seat if matches!(seat, Seat::Bot { .. }) && !seat.is_kept_for(guest) => {
                        Err(Refusal::new(Code::SeatTaken).case("bot"))
                    }
                    _ => seated(Entry::Sit { seat: seat.seat(), guest: guest.clone(), name: None, called }),
                }
            }
            Wish::Rise(seat) => {
                self.held(guest, *seat)?;
                seated(Entry::Rise { seat: seat.seat() })
            }
            Wish::Bot(seat, level) => {
                self.check_seat(*seat)?;
                match &self.seats()[seat.seat()] {
                    _ if !self.has_sat(guest) => Err(Refusal::new(Code::SeatStranger)),
                    Seat::Guest { id, .. } if id != guest && !is_away(id) => {
                        Err(Refusal::new(Code::SeatTaken).case("present"))
                    }
                    Seat::GivenUp(_) => Err(Refusal::new(Code::SeatTaken).case("given-up")),
                    _ => seated(Entry::Bot { seat: seat.seat(), level: *level }),
                }
            }
            Wish::Play { player, action, version, command } => {
                let player = self.held(guest, *player)?;
                self.check_full()?;
                if *version < self.asked(player) {
                    return Err(Refusal::new(Code::PlayLate).with("version", version.0));
                }
                let (change, entry) = self.try_play(player, action, command.clone())?;
                Ok(Granted { entry, change: Some(change) })
            }
            Wish::Undo { player, command } => {
                let player = self.held(guest, *player)?;
                let change = self.try_undo(player)?;
                let entry = Entry::Undo { player: player.seat(), command: command.clone() };
                Ok(Granted { entry, change: Some(change) })
            }
            Wish::GiveUp { player, command } => seated(self.grant_giving_up(guest, *player, command.clone())?),
            Wish::End { player, word, command } => seated(self.grant_word(guest, *player, *word, command.clone())?),
            Wish::Rematch(table) => {
                if !self.is_over() {
                    return Err(Refusal::new(Code::TableRunning));
                }
                if !self.has_played(guest) {
                    return Err(Refusal::new(Code::SeatStranger).case("rematch"));
                }
                if let Some(next) = self.rematch() {
                    return Err(Refusal::new(Code::TableRematch).with("table", next.to_string()));
                }
                seated(Entry::Rematch { table: table.clone() })
            }
        }
    }

    /// What a bot decided, if it is still its turn to.
    pub(crate) fn grant_bot(&self, player: Player, action: &str, version: Version) -> Option<Granted> {
        let is_bot = self.seats().get(player.seat()).is_some_and(|seat| seat.level().is_some()) && !self.is_ended();
        let is_current = version == self.version() && is_bot;
        let (change, entry) = is_current.then(|| self.try_play(player, action, None).ok()).flatten()?;
        Some(Granted { entry, change: Some(change) })
    }
}
