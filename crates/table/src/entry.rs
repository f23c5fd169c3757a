//! What can happen at a table, as it is kept.

use catalogue::{Code, EventText, Level, Refusal};
use play::{BoxDigest, Player};
use serde::{Deserialize, Serialize};

use crate::{Id, Version};

/// One entry in the list of a table. What a newer version adds is not overlooked: such an entry cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table is made; always the first.
    Open(Open),
    /// Somebody takes a seat, from nobody or from the bot that held it meanwhile.
    Sit {
        /// Which.
        seat: usize,
        /// Who.
        guest: Id,
        /// The guest's name at that time, in entries of earlier versions: names are looked up by guest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// What the seat is called, if not like the guest: several people may share a device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<String>,
    },
    /// Somebody leaves a seat.
    Rise {
        /// Which.
        seat: usize,
    },
    /// A bot takes a seat.
    Bot {
        /// Which.
        seat: usize,
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// A player decides.
    Play {
        /// Who.
        player: usize,
        /// What, in the notation.
        action: String,
        /// The results of chance that followed.
        chance: Vec<String>,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// A player takes the last decision back.
    Undo {
        /// Who.
        player: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// A player gives up; a bot plays on in this seat, and nobody takes it.
    GiveUp {
        /// Which.
        seat: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// Somebody proposes to end the game here.
    ProposeEnd {
        /// One of that person's seats.
        seat: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// Somebody agrees to end the game, and others are still asked.
    AgreeToEnd {
        /// One of that person's seats.
        seat: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// Somebody wants to play on: the proposal is withdrawn.
    DeclineEnd {
        /// One of that person's seats.
        seat: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// Everybody has agreed: the game ends here, and nobody has won.
    End {
        /// A seat of the last person who agreed.
        seat: usize,
        /// The name that the client gave its command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
    },
    /// A player has taken a hint, at a table with others. It changes nothing in the game.
    Hinted {
        /// Who.
        player: usize,
    },
    /// The same people meet again at another table.
    Rematch {
        /// Which.
        table: Id,
    },
}

/// What a table begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The game.
    pub game: String,
    /// Its set-up, written out.
    pub setup: String,
    /// The version of the rules.
    pub rules: u16,
    /// The box; tables of the first version do not name theirs.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub components: Option<BoxDigest>,
    /// What people call the box, if it is not built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub box_name: Option<String>,
    /// The secret from which all chance follows.
    pub seed: String,
    /// Whether strangers may find it and sit down.
    pub is_public: bool,
    /// The record of another game that goes on here, with other dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<String>,
    /// Whether hints may be taken; tables that say nothing allow them, as all did before there was a choice.
    #[serde(default = "allowed", skip_serializing_if = "Clone::clone")]
    pub hints: bool,
}

fn allowed() -> bool {
    true
}

impl Open {
    /// The opening of a table that is kept.
    pub fn read(entries: &[String]) -> Option<Open> {
        match Entry::read(entries.first()?) {
            Ok(Entry::Open(open)) => Some(open),
            _ => None,
        }
    }
}

impl Entry {
    /// The text that is kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain JSON")
    }

    /// Reads a kept text.
    pub fn read(text: &str) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The entry of a decision, with what followed it.
    pub(crate) fn play(player: Player, action: &str, events: &[EventText], command: Option<String>) -> Entry {
        let chance = |event: &EventText| match event {
            EventText::Chance { chance } => Some(chance.clone()),
            EventText::Decision { .. } => None,
        };
        let chance = events.iter().filter_map(chance).collect();
        Entry::Play { player: player.seat(), action: action.to_owned(), chance, command }
    }
}

/// What is wrong with a list of entries.
#[derive(Debug, thiserror::Error)]
#[error("entry {n}: {reason}")]
pub struct BrokenEntry {
    n: Version,
    reason: String,
    /// Whether a newer version of the program may know what it means.
    is_newer: bool,
}

impl BrokenEntry {
    /// An entry that the rules, or the table, refuse.
    pub(crate) fn new(n: Version, refusal: &Refusal) -> BrokenEntry {
        BrokenEntry { n, reason: refusal.message(), is_newer: false }
    }

    /// An entry that cannot be read: one that is JSON was written by a newer version.
    pub(crate) fn unread(n: Version, error: &serde_json::Error) -> BrokenEntry {
        BrokenEntry { n, reason: error.to_string(), is_newer: error.is_data() }
    }

    /// What somebody is told who asks for the table.
    pub fn refusal(&self) -> Refusal {
        Refusal::new(if self.is_newer { Code::TableNewer } else { Code::TableBroken })
    }
}

/// A level by its name.
mod level {
    use catalogue::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(level)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
