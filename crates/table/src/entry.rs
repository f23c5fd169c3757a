//! What can happen at a table, as it is kept.

use catalogue::{Code, EventText, Level, Refusal};
use play::Player;
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
        /// The guest's name at that time.
        name: String,
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
    /// The secret from which all chance follows.
    pub seed: String,
    /// Whether strangers may find it and sit down.
    pub is_public: bool,
    /// The record of another game that goes on here, with other dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<String>,
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
