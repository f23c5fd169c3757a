//! What must hold for any bytes, one sentence a function. Each panics where it does not hold.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use std::{env, fs, io};

use catalogue::{AnyTable, GAMES};
use engine::{Engine, Host};
use play::{Chances, Player, Seed, Turn, all_setups};
use serde_json::Value;

/// A clock that goes on by a millisecond whenever it is read.
fn clock() -> Duration {
    static READINGS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(READINGS.fetch_add(1, Ordering::Relaxed))
}

/// A table changes only by a text that it listed as legal, or by a possible result of chance.
///
/// The bytes play a game: most of them pick a legal action, some begin a text that is tried as it stands.
pub fn notation(bytes: &[u8]) {
    let Some((&choice, mut rest)) = bytes.split_first() else { return };
    let games = GAMES.all();
    let game = &games[usize::from(choice) % games.len()];
    let setups = all_setups(game.settings);
    let setup = &setups[usize::from(choice) / games.len() % setups.len()];
    let mut table =
        game.new_table(setup, Seed::from(u64::from(choice)), Chances::Automatic).expect("a set-up of the list");
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte >= 0xf0 {
            let length = rest.len().min(usize::from(byte & 0xf) * 3);
            try_text(table.as_mut(), &String::from_utf8_lossy(&rest[..length]));
            rest = &rest[length..];
        }
        if !play_legally(table.as_mut(), byte) {
            return;
        }
    }
}

/// Plays the legal action that a byte picks; false when the game is over.
pub fn play_legally(table: &mut dyn AnyTable, byte: u8) -> bool {
    let Turn::Players(players) = table.turn() else { return false };
    let players: Vec<Player> = players.iter().collect();
    let player = players[usize::from(byte) % players.len()];
    let legal = table.legal(player);
    let text = &legal[usize::from(byte) % legal.len()];
    table.play(player, text).expect("a legal action is accepted");
    true
}

fn try_text(table: &mut dyn AnyTable, text: &str) {
    let before = table.record();
    for seat in 0..table.players() {
        let player = Player::new(seat);
        let listed = table.legal(player).iter().any(|legal| legal == text);
        let accepted = table.play(player, text).is_ok();
        assert_eq!(accepted, listed, "{text:?}");
        if accepted {
            return;
        }
        assert_eq!(table.record(), before, "a refusal changes nothing");
    }
    assert!(table.chance(Some(text)).is_err(), "chance is drawn at once, so it is never awaited");
    assert_eq!(table.record(), before, "a refusal changes nothing");
}

/// A text is refused, or it is the record of a game and is printed as it was read.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(game) = GAMES.of_record(&text) else { return };
    let Ok(table) = game.load(&text, Seed::from(0), Chances::Manual) else { return };
    let printed = table.record();
    let unsealed = printed.lines().filter_map(|line| line.rsplit_once("  #")).map(|(line, _)| line);
    let sealed = printed.lines();
    let lines = || text.lines();
    // The last line of a finished game may have been left out.
    let same = lines().eq(sealed.take(lines().count())) || lines().eq(unsealed.take(lines().count()));
    assert!(same, "{text}\nbecame\n{printed}");
}

/// A record in which the bytes changed one character is refused, with the line named.
pub fn damaged_record(bytes: &[u8]) {
    let [choice, high, low, new, ..] = *bytes else { return };
    let games = GAMES.all();
    let game = &games[usize::from(choice) % games.len()];
    let seed = Seed::from(u64::from(choice / 16));
    let mut table = game.new_table("", seed, Chances::Automatic).expect("the default set-up");
    for &byte in &bytes[4..] {
        if !play_legally(table.as_mut(), byte) {
            break;
        }
    }
    let mut record = table.record().into_bytes();
    let at = usize::from(u16::from_be_bytes([high, low])) % record.len();
    let is_last_line_end = at + 1 == record.len();
    if record[at] == new || !new.is_ascii() || is_last_line_end && new == b'\r' {
        return;
    }
    record[at] = new;
    let record = String::from_utf8(record).expect("ASCII");
    let loaded = GAMES.of_record(&record).and_then(|game| game.load(&record, Seed::from(0), Chances::Manual));
    let Err(refusal) = loaded else { panic!("accepted with a changed character at {at}:\n{record}") };
    assert!(refusal.message().starts_with("line "), "{refusal}");
}

/// Every line gets exactly one answer, a JSON object that says whether it went well, and the engine goes on.
pub fn protocol(bytes: &[u8]) {
    let mut engine = Engine::new(Host { games: GAMES, random_seed: || Seed::from(1), clock });
    for line in bytes.split(|&byte| byte == b'\n') {
        let answer = engine.answer(line);
        assert!(!answer.contains('\n'), "{answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match answer["ok"].as_bool().expect("an answer says whether it went well") {
            true => assert!(answer.get("error").is_none(), "{answer}"),
            false => {
                let code = answer["error"]["code"].as_str().expect("a code");
                assert!(code.split_once('/').is_some_and(|(domain, reason)| !domain.is_empty() && !reason.is_empty()));
                assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() < 2000), "{answer}");
            }
        }
    }
}

/// Checks a property on the bytes of every file that the command line names.
pub fn over_files(property: fn(&[u8])) -> io::Result<()> {
    env::args_os().skip(1).try_for_each(|path| fs::read(path).map(|bytes| property(&bytes)))
}
