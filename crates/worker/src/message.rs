//! The messages between a page and its worker, as JSON.

use bytes::Bytes;
use catalogue::{Games, Refusal};
use serde::{Deserialize, Serialize};
use table::{SocketRequest, Time};

use crate::beginning::{Beginning, Random};
use crate::host::Host;

/// What the worker is told.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Message {
    /// By its script, before anything else.
    Start { query: String, random: Random },
    /// By its script: time has passed.
    Tick(bool),
    /// By the page: a connection to this address.
    Open(String),
    /// By the page: a message over the connection.
    Send(String),
    /// By the page: the connection has ended.
    Close(bool),
}

/// What the page is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The connection is there.
    Open,
    /// A message of JSON.
    Text(String),
    /// The regions that have changed.
    Bytes(Bytes),
    /// The connection has ended.
    Closed {
        /// As a WebSocket would say it.
        code: u16,
        /// Why.
        reason: String,
    },
}

/// An answer that is no redraw, as it is written.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Written<'a> {
    Open(bool),
    Text(&'a str),
    Closed { code: u16, reason: &'a str },
}

/// The code for what is not served here.
const POLICY: u16 = 1008;

impl Answer {
    /// The connection is refused.
    pub(crate) fn refused(refusal: &Refusal) -> Answer {
        Answer::Closed { code: POLICY, reason: refusal.message() }
    }

    /// What crosses the border: a redraw as it is, everything else as a JSON object.
    pub(crate) fn into_bytes(self) -> Bytes {
        let written = match &self {
            Answer::Bytes(bytes) => return bytes.clone(),
            Answer::Open => Written::Open(true),
            Answer::Text(text) => Written::Text(text),
            Answer::Closed { code, reason } => Written::Closed { code: *code, reason },
        };
        serde_json::to_vec(&written).expect("an answer is plain JSON").into()
    }
}

/// The host of a table, told by JSON.
pub struct Worker {
    games: Games,
    /// The table, or why there is none.
    host: Result<Host, Refusal>,
}

impl Worker {
    /// A worker for one table of these games, which was told nothing yet.
    pub fn new(games: Games) -> Worker {
        Worker { games, host: Err(SocketRequest::wrong("no table was started")) }
    }

    /// When it wants to be told that time has passed.
    pub fn due(&self) -> Option<Time> {
        self.host.as_ref().ok().and_then(Host::due)
    }

    /// Hears a message.
    pub fn receive(&mut self, message: &[u8], now: Time) -> Vec<Answer> {
        let message = match serde_json::from_slice(message) {
            Ok(message) => message,
            Err(error) => return vec![Answer::refused(&SocketRequest::wrong(&error.to_string()))],
        };
        match (message, &mut self.host) {
            (Message::Start { query, random }, host) => {
                let beginning = Beginning::read(&query, &random);
                *host = beginning.and_then(|beginning| Host::new(self.games, beginning, now));
                Vec::new()
            }
            (Message::Open(_), Err(refusal)) => vec![Answer::refused(refusal)],
            (Message::Open(address), Ok(host)) => host.open(&address, now),
            (Message::Send(text), Ok(host)) => host.hear(&text, now),
            (Message::Close(true), Ok(host)) => host.close(now),
            (Message::Tick(true), Ok(host)) => host.tick(now),
            _ => Vec::new(),
        }
    }
}
