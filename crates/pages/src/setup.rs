//! A set-up in words.

use catalogue::GameInfo;
use pictures::{setting_name, value_name};
use words::Phrase;

use crate::Reader;

/// A written set-up in words: the number of players, and whatever is not as usual.
pub(crate) fn setup_words(reader: &Reader, game: &GameInfo, setup: &str) -> String {
    told(reader, game, setup).join(" · ")
}

/// Whatever is not as usual in a written set-up, in words.
pub(crate) fn unusual_words(reader: &Reader, game: &GameInfo, setup: &str) -> String {
    let is_count = |pair: &&str| pair.starts_with("players=");
    let rest: Vec<&str> = setup.split(' ').filter(|pair| !is_count(pair)).collect();
    told(reader, game, &rest.join(" ")).join(" · ")
}

fn told(reader: &Reader, game: &GameInfo, setup: &str) -> Vec<String> {
    let (voice, mut told) = (reader.voice(game), Vec::new());
    for pair in setup.split(' ').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let setting = game.settings.iter().find(|setting| setting.key == key);
        let is_usual = setting.is_some_and(|setting| setting.default == value);
        match (setting, value.parse::<i64>()) {
            (Some(_), Ok(count)) if key == "players" => {
                told.push(reader.say(&Phrase::new("pages-players").with("count", count)));
            }
            (Some(_), _) if is_usual => {}
            (Some(setting), _) if setting.values.contains(&value) => {
                let name = voice.say(&setting_name(game.id, key));
                told.push(format!("{name}: {}", voice.say(&value_name(game.id, key, value))));
            }
            _ => told.push(pair.to_owned()),
        }
    }
    told
}

/// How many people can play a game, in words.
pub(crate) fn players_words(reader: &Reader, game: &GameInfo) -> String {
    let (fewest, most) = game.players();
    if fewest == most {
        return reader.say(&Phrase::new("pages-players").with("count", most));
    }
    reader.say(&Phrase::new("pages-players-range").with("fewest", fewest).with("most", most))
}
