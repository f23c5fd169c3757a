//! The properties on random bytes and on random, almost right requests, without a fuzzer.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A value that could stand in a request.
fn value() -> impl Strategy<Value = String> {
    let words = [
        "null",
        "true",
        "0",
        "1",
        "7",
        "-1",
        "1.5",
        "1e400",
        "18446744073709551616",
        "\"\"",
        "\"clever2\"",
        "\"players=1\"",
        "\"players=9\"",
        "\"auto\"",
        "\"manual\"",
        "\"random\"",
        "\"pass\"",
        "\"roll\"",
        "\"done\"",
        "\"choose pink 3\"",
        "\"first 0\"",
        "\"dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1\"",
        "\"tarsas record 1\\ngame clever2\"",
        "[]",
        "{}",
        "[[[[]]]]",
        "\"\\ud800\"",
        "\"\\u0000\"",
        "\"é\"",
    ];
    select(words.to_vec()).prop_map(str::to_owned)
}

/// A request with a known command and any fields.
fn request() -> impl Strategy<Value = String> {
    let commands = [
        "games", "new", "turn", "legal", "play", "chance", "undo", "score", "view", "record", "load", "bot", "picture",
        "hop",
    ];
    let fields = [
        "player", "game", "setup", "seed", "chance", "action", "result", "record", "bot", "ms", "lang", "cmd", "other",
    ];
    let field = (select(fields.to_vec()), value()).prop_map(|(name, value)| format!(",\"{name}\":{value}"));
    let begin = "{\"cmd\":\"new\",\"game\":\"clever2\",\"setup\":\"players=1\",\"seed\":7}".to_owned();
    let right = select(vec![
        begin.clone(),
        begin.replace("}", ",\"chance\":\"manual\"}"),
        "{\"cmd\":\"chance\"}".to_owned(),
        "{\"cmd\":\"play\",\"player\":0,\"action\":\"pass\"}".to_owned(),
        "{\"cmd\":\"play\",\"player\":0,\"action\":\"roll\"}".to_owned(),
        "{\"cmd\":\"undo\",\"player\":0}".to_owned(),
    ]);
    let wrong = (select(commands.to_vec()), vec(field, 0..4))
        .prop_map(|(command, fields)| format!("{{\"cmd\":\"{command}\"{}}}", fields.concat()));
    prop_oneof![right, wrong]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn notation(bytes in vec(any::<u8>(), 0..150)) {
        properties::notation(&bytes);
    }

    #[test]
    fn record(bytes in vec(any::<u8>(), 0..300)) {
        properties::record(&bytes);
    }

    #[test]
    fn almost_right_record(text in "tarsas record 1\ngame (clever2|hop)\nrules [0-2]\ncomponents [0-9a-f]{16}\nsetup players=[0-5]\nseed (7|given|sha256:0)\n(- (first [0-4]|dice white [0-7])\n|[0-6] (pass|roll|done)\n|over [0-9]\n){0,5}") {
        properties::record(text.as_bytes());
    }

    #[test]
    fn damaged_record(bytes in vec(any::<u8>(), 4..80)) {
        properties::damaged_record(&bytes);
    }

    #[test]
    fn protocol_of_random_bytes(bytes in vec(any::<u8>(), 0..300)) {
        properties::protocol(&bytes);
    }

    #[test]
    fn protocol_of_almost_right_requests(lines in vec(request(), 1..12)) {
        properties::protocol(lines.join("\n").as_bytes());
    }
}
