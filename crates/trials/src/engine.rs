//! Requests to an engine, in this process or in another one.

use serde_json::Value;

/// Speaks the engine protocol.
pub trait EngineDriver {
    /// The answer to any line.
    fn line(&mut self, line: &[u8]) -> Value;

    /// The answer to a request that is carried out.
    #[track_caller]
    fn ask(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// The code of a request that is refused, with a sentence that is neither empty nor endless.
    #[track_caller]
    fn refuse(&mut self, line: &[u8]) -> String {
        let answer = self.line(line);
        assert_eq!(answer["ok"], false, "{}: {answer}", String::from_utf8_lossy(line));
        let message = answer["error"]["message"].as_str().expect("a sentence");
        assert!(message.len() > 10 && message.len() < 1000, "{answer}");
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }
}
