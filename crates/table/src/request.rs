//! The messages of both sockets of a table: what clients send, and the answers.

use catalogue::{Code, Refusal};
use serde::{Deserialize, Serialize};

use crate::Version;
use crate::watching::Format;

/// How many bytes the client's name for a command has at most.
pub const LONGEST_COMMAND: usize = 64;

/// The code with which a connection is closed whose table cannot be read any more: there is nothing to come back to.
pub const ENDED: u16 = 4000;

/// What a client sends over a socket, with the client's name for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SocketRequest {
    /// Repeated in the answer.
    pub id: Option<String>,
    /// What is asked.
    pub request: Request,
}

/// What a client may ask over a socket. A page leaves the seat out: it is the one that it looks from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Decide.
    Play {
        /// For which seat.
        seat: Option<usize>,
        /// What.
        action: String,
        /// The version of the table that the choice was made at.
        version: Version,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Take back.
    Undo {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Ask what the hard bot would do.
    Hint {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Give up, and let a bot play on.
    GiveUp {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Propose to end the game here.
    ProposeEnd {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Agree to end the game here.
    AgreeToEnd {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Play on: decline to end the game, or withdraw the proposal.
    DeclineEnd {
        /// For which seat.
        seat: Option<usize>,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Let a bot play in a seat: a free one, that of a bot, one's own, or that of somebody who has been away for long.
    Bot {
        /// In which seat.
        seat: usize,
        /// How well it plays.
        level: String,
        /// The client's name for the command.
        id: Option<String>,
    },
    /// Look through the eyes of another seat at a shared screen.
    Look {
        /// Which seat.
        seat: usize,
        /// The client's name for the command.
        id: Option<String>,
    },
}

/// A message that is no request.
#[derive(Debug)]
pub struct RequestError {
    /// The client's name for it, if it has one.
    pub id: Option<String>,
    /// What is wrong.
    pub refusal: Refusal,
}

/// The client's name for a command, also of one that is wrong otherwise.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

impl SocketRequest {
    /// Reads a message of a client.
    pub fn read(text: &str) -> Result<SocketRequest, RequestError> {
        let read = |request: Request| {
            let id = request.id().cloned();
            if !matches!(request, Request::Hint { .. } | Request::Look { .. }) {
                read_command(id.clone())?;
            }
            Ok(SocketRequest { id, request })
        };
        let wrong = |error: serde_json::Error| SocketRequest::wrong(&error.to_string());
        serde_json::from_str(text).map_err(wrong).and_then(read).map_err(|refusal| {
            let id = serde_json::from_str::<Named>(text).ok().and_then(|named| named.id);
            RequestError { id, refusal }
        })
    }

    /// The refusal of what is no request.
    pub fn wrong(detail: &str) -> Refusal {
        let example = r#"{"cmd":"play","seat":0,"action":"roll","version":7,"id":"a1"}"#;
        Refusal::new(Code::RequestNotJson).with("detail", detail).with("example", example)
    }
}

impl Request {
    fn id(&self) -> Option<&String> {
        match self {
            Request::Play { id, .. }
            | Request::Undo { id, .. }
            | Request::Hint { id, .. }
            | Request::GiveUp { id, .. }
            | Request::ProposeEnd { id, .. }
            | Request::AgreeToEnd { id, .. }
            | Request::DeclineEnd { id, .. }
            | Request::Bot { id, .. }
            | Request::Look { id, .. } => id.as_ref(),
        }
    }
}

/// The client's name for a command, if it is not too long.
pub fn read_command(id: Option<String>) -> Result<Option<String>, Refusal> {
    let is_good = id.as_ref().is_none_or(|id| id.len() <= LONGEST_COMMAND);
    if is_good {
        Ok(id)
    } else {
        Err(Refusal::new(Code::RequestWrongValue).case("long").with("field", "id").with("most", LONGEST_COMMAND))
    }
}

/// The answer to a request over a socket.
#[derive(Default, Serialize)]
struct SocketAnswer<'a> {
    answer: Option<&'a str>,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<Version>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Reason<'a>>,
}

#[derive(Serialize)]
struct Reason<'a> {
    code: &'a str,
    message: String,
}

/// The text that says that a request was carried out.
pub(crate) fn accepted(id: Option<&str>, version: Option<Version>) -> String {
    write(&SocketAnswer { answer: id, ok: true, version, ..SocketAnswer::default() })
}

/// The text of a hint.
pub(crate) fn advised(id: Option<&str>, action: &str, why: Option<&str>) -> String {
    write(&SocketAnswer { answer: id, ok: true, action: Some(action), why, ..SocketAnswer::default() })
}

/// The text of a refusal; readers of a page get its sentence in their language.
pub fn refused(format: Format, id: Option<&str>, refusal: &Refusal) -> String {
    let message = match format {
        Format::Json(_) => refusal.message(),
        Format::Page(language) => refusal.sentence(language),
    };
    let error = Some(Reason { code: refusal.code.as_str(), message });
    write(&SocketAnswer { answer: id, error, ..SocketAnswer::default() })
}

fn write(answer: &SocketAnswer<'_>) -> String {
    serde_json::to_string(answer).expect("an answer is plain JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_message_is_answered_under_its_name() {
        let error = SocketRequest::read(r#"{"cmd":"dance","id":"a1"}"#).expect_err("no such command");
        assert_eq!((error.id.as_deref(), error.refusal.code), (Some("a1"), Code::RequestNotJson));
        let long = format!(r#"{{"cmd":"undo","id":"{}"}}"#, "x".repeat(LONGEST_COMMAND + 1));
        let error = SocketRequest::read(&long).expect_err("too long");
        assert_eq!(error.refusal.code, Code::RequestWrongValue);
    }

    #[test]
    fn answers_have_only_what_belongs_to_them() {
        assert_eq!(accepted(Some("a"), Some(Version(7))), r#"{"answer":"a","ok":true,"version":7}"#);
        assert_eq!(accepted(None, None), r#"{"answer":null,"ok":true}"#);
    }
}
