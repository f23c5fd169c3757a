//! Requests, read from lines.

use catalogue::{Code, Refusal};
use play::{BoxDigest, Chances, Seed};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Longer lines are refused unread.
pub const LONGEST_LINE: usize = 1 << 20;

/// Every field of every request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    pub(crate) cmd: String,
    #[serde(default, deserialize_with = "given")]
    pub(crate) player: Option<Value>,
    pub(crate) game: Option<String>,
    pub(crate) setup: Option<String>,
    #[serde(rename = "box")]
    pub(crate) components: Option<String>,
    pub(crate) seed: Option<Value>,
    pub(crate) chance: Option<String>,
    pub(crate) action: Option<String>,
    pub(crate) result: Option<String>,
    pub(crate) record: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) ms: Option<u64>,
    pub(crate) lang: Option<String>,
}

/// Tells a field that is `null` from one that is missing.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// The request of a line.
pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
    if line.len() > LONGEST_LINE {
        return Err(Refusal::new(Code::RequestTooLong).with("most", LONGEST_LINE));
    }
    let garbled = |error: std::str::Utf8Error| Refusal::new(Code::RequestNotUtf8).with("detail", error.to_string());
    let text = std::str::from_utf8(line).map_err(garbled)?;
    serde_json::from_str(text).map_err(|error| {
        let code = if error.is_data() { Code::RequestWrongFields } else { Code::RequestNotJson };
        // It may repeat a name or a value of the request.
        let detail: String = error.to_string().chars().take(400).collect();
        Refusal::new(code).with("detail", detail).with("example", r#"{"cmd":"games"}"#)
    })
}

/// A field without which a request cannot be carried out.
pub(crate) fn required<T>(field: Option<T>, name: &str) -> Result<T, Refusal> {
    field.ok_or_else(|| Refusal::new(Code::RequestMissingField).with("field", name))
}

/// A seed, as a number or as hexadecimal digits.
pub(crate) fn read_seed(value: &Value) -> Result<Seed, Refusal> {
    let seed = match value {
        Value::Number(number) => number.as_u64().map(Seed::from),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    seed.ok_or_else(|| Refusal::new(Code::RequestWrongType).case("seed").with("field", "seed"))
}

/// A box by its digest.
pub(crate) fn read_box(text: &str) -> Result<BoxDigest, Refusal> {
    text.parse().map_err(|_| Refusal::new(Code::BoxUnknown).with("box", shortened(text)))
}

/// Who gives the results of chance.
pub(crate) fn chances(request: &Request) -> Result<Chances, Refusal> {
    match request.chance.as_deref() {
        None | Some("auto") => Ok(Chances::Automatic),
        Some("manual") => Ok(Chances::Manual),
        Some(other) => {
            let refusal = Refusal::new(Code::RequestWrongValue).with("field", "chance");
            Err(refusal.with("values", "auto, manual").with("value", shortened(other)))
        }
    }
}

/// As much of a text as a message may repeat.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}
