//! What can be chosen before a game, and the text of a choice: `key=value` pairs in a fixed order.

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::notation::shown;

/// One thing to choose before the game.
///
/// ```
/// use play::{Setting, SettingValues, all_setups};
///
/// const SETTINGS: &[Setting] = &[
///     Setting { key: "players", values: &["1", "2"], default: "2", older: None },
///     Setting { key: "side", values: &["plain", "hard"], default: "plain", older: None },
/// ];
/// let chosen = SettingValues::read(SETTINGS, "side=hard")?;
/// assert_eq!((chosen.players(), chosen.get("side")), (2, "hard"));
/// assert_eq!(chosen.to_string(), "players=2 side=hard");
/// assert!(SettingValues::read(SETTINGS, "side=soft").is_err());
/// assert_eq!(all_setups(SETTINGS).len(), 4);
/// # Ok::<(), play::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name in the set-up text.
    pub key: &'static str,
    /// The values it may take.
    pub values: &'static [&'static str],
    /// The value it has when it is left out.
    pub default: &'static str,
    /// The value it has in records and tables that are older than the setting; `None` if all of them name it. Such settings
    /// stand behind the others.
    pub older: Option<&'static str>,
}

/// A chosen value for each setting, as indices into their values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingValues {
    settings: &'static [Setting],
    chosen: Vec<usize>,
}

impl SettingValues {
    /// Reads `key=value` pairs in the order of the settings; a setting that is left out has its default.
    pub fn read(settings: &'static [Setting], text: &str) -> Result<SettingValues, NotationError> {
        let wrong = |reason: String| Err(NotationError::new(text, format!("{reason}. {}", help(settings))));
        let mut values = SettingValues::defaults(settings);
        if text.is_empty() {
            return Ok(values);
        }
        let mut next = 0;
        for pair in text.split(' ') {
            let Some((key, value)) = pair.split_once('=') else {
                return wrong(format!("\"{}\" is not of the form key=value", shown(pair)));
            };
            let Some(index) = settings.iter().position(|setting| setting.key == key) else {
                return wrong(format!("there is no setting \"{}\"", shown(key)));
            };
            if index < next {
                return wrong(format!("\"{key}\" is repeated or in the wrong place"));
            }
            let Some(chosen) = settings[index].values.iter().position(|&name| name == value) else {
                return wrong(format!("\"{key}\" has no value \"{}\"", shown(value)));
            };
            values.chosen[index] = chosen;
            next = index + 1;
        }
        Ok(values)
    }

    fn defaults(settings: &'static [Setting]) -> SettingValues {
        let default = |setting: &Setting| {
            let found = setting.values.iter().position(|&value| value == setting.default);
            found.expect("the default of a setting is one of its values")
        };
        SettingValues { settings, chosen: settings.iter().map(default).collect() }
    }

    /// The chosen value of a setting.
    pub fn get(&self, key: &str) -> &'static str {
        let index = self.settings.iter().position(|setting| setting.key == key).expect("a known setting");
        self.settings[index].values[self.chosen[index]]
    }

    /// The number of players, which every game lets people choose.
    pub fn players(&self) -> usize {
        self.get("players").parse().expect("the values of `players` are numbers")
    }
}

impl fmt::Display for SettingValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (setting, &chosen)) in self.settings.iter().zip(&self.chosen).enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{}={}", setting.key, setting.values[chosen])?;
        }
        Ok(())
    }
}

/// The text of a set-up as it is kept: what it would have said before newer settings existed says the same for ever, so a newer
/// setting is named only if it has another value than older texts mean.
///
/// ```
/// use play::{Setting, SettingValues, kept_setup};
///
/// const SETTINGS: &[Setting] = &[
///     Setting { key: "players", values: &["1", "2"], default: "2", older: None },
///     Setting { key: "wind", values: &["strong", "none"], default: "strong", older: Some("none") },
/// ];
/// let calm = SettingValues::read(SETTINGS, "players=1 wind=none").unwrap();
/// assert_eq!(kept_setup(SETTINGS, &calm), "players=1");
/// let windy = SettingValues::read(SETTINGS, "players=1").unwrap();
/// assert_eq!(windy.get("wind"), "strong", "what a person leaves out has its default");
/// assert_eq!(kept_setup(SETTINGS, &windy), "players=1 wind=strong");
/// ```
pub fn kept_setup(settings: &[Setting], setup: &impl fmt::Display) -> String {
    let written = setup.to_string();
    let is_older = |pair: &&str| {
        let (key, value) = pair.split_once('=').unwrap_or_default();
        settings.iter().any(|setting| setting.key == key && setting.older == Some(value))
    };
    written.split(' ').filter(|pair| !is_older(pair)).collect::<Vec<&str>>().join(" ")
}

/// Reads the text of a set-up that was kept, perhaps by a program that did not know the newer settings.
pub fn setup_of_kept<S: FromStr<Err = NotationError>>(settings: &[Setting], text: &str) -> Result<S, NotationError> {
    let place = |pair: &str| {
        let key = pair.split_once('=').map_or(pair, |(key, _)| key);
        settings.iter().position(|setting| setting.key == key)
    };
    let mut pairs: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for (index, setting) in settings.iter().enumerate() {
        if let Some(older) = setting.older
            && !pairs.iter().any(|pair| place(pair) == Some(index))
        {
            let next = pairs.iter().position(|pair| place(pair) > Some(index)).unwrap_or(pairs.len());
            pairs.insert(next, format!("{}={older}", setting.key));
        }
    }
    pairs.join(" ").parse()
}

/// Every possible set-up text of a game, written out in full.
pub fn all_setups(settings: &[Setting]) -> Vec<String> {
    settings.iter().fold(vec![String::new()], |setups, setting| {
        let extended = |setup: &String| {
            let gap = if setup.is_empty() { "" } else { " " };
            let texts: Vec<String> =
                setting.values.iter().map(|value| format!("{setup}{gap}{}={value}", setting.key)).collect();
            texts
        };
        setups.iter().flat_map(extended).collect()
    })
}

fn help(settings: &[Setting]) -> String {
    let lines: Vec<String> = settings
        .iter()
        .map(|setting| format!("{}={} (default {})", setting.key, setting.values.join("|"), setting.default))
        .collect();
    format!("Settings, in this order: {}", lines.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: &[Setting] = &[
        Setting { key: "players", values: &["1", "2"], default: "2", older: None },
        Setting { key: "side", values: &["a", "b"], default: "a", older: None },
    ];

    #[track_caller]
    fn check(text: &str, expect: &str) {
        assert_eq!(SettingValues::read(SETTINGS, text).map(|values| values.to_string()), Ok(expect.into()));
    }

    #[test]
    fn what_is_left_out_has_its_default() {
        check("", "players=2 side=a");
        check("side=b", "players=2 side=b");
        check("players=1", "players=1 side=a");
        check("players=1 side=b", "players=1 side=b");
    }

    #[test]
    fn other_texts_are_refused_with_a_list_of_what_there_is() {
        for text in [
            " ",
            "players",
            "players=",
            "players=3",
            "players=02",
            "players=1 ",
            " players=1",
            "players=1  side=a",
            "side=a players=1",
            "side=a side=a",
            "color=red",
            "Players=1",
            "players=1,side=a",
            "=",
            "players=1\n",
        ] {
            let error = SettingValues::read(SETTINGS, text).expect_err(text).to_string();
            assert!(error.contains("players=1|2 (default 2) side=a|b (default a)"), "{error}");
        }
    }

    #[test]
    fn all_setups_are_the_product_of_all_values() {
        assert_eq!(
            all_setups(SETTINGS),
            ["players=1 side=a", "players=1 side=b", "players=2 side=a", "players=2 side=b"]
        );
    }
}
