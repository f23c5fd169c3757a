//! Law 2: one text for each action, result and set-up.

use super::Trial;
use crate::{Game, Notation, Setting, Turn, all_setups, kept_setup, setup_of_kept};

impl<G: Game> Trial<G> {
    /// Notation is unique among legal actions and parses back to the same action; no other text means the same.
    pub(super) fn law_2_notation(&mut self) {
        let components = self.table.components();
        let components = components.get();
        for player in self.table.game().turn().players().iter() {
            let legal = self.table.legal(player);
            let texts: Vec<String> = legal.iter().map(|action| action.notation(components).to_string()).collect();
            for (index, text) in texts.iter().enumerate() {
                self.hold("2 notation is unique", !texts[..index].contains(text), text);
                self.hold("2 an action reads back", G::Action::read(text, components) == Ok(legal[index]), text);
                self.hold("2 notation is plain", is_plain(text), text);
            }
            for text in self.some(&texts.iter().map(String::as_str).collect::<Vec<_>>()) {
                let damaged = self.damage(text);
                let canonical = G::Action::read(&damaged, components)
                    .map_or(true, |action| action.notation(components).to_string() == damaged);
                self.hold("2 only one text means an action", canonical, format_args!("{damaged:?}"));
            }
        }
        if self.table.game().turn() == Turn::Chance {
            let result = self.table.game().sample(&mut self.rng);
            let text = result.notation(components).to_string();
            self.hold("2 a result reads back", G::Chance::read(&text, components) == Ok(result), &text);
            self.hold("2 notation is plain", is_plain(&text), &text);
            let damaged = self.damage(&text);
            let canonical = G::Chance::read(&damaged, components)
                .map_or(true, |result| result.notation(components).to_string() == damaged);
            self.hold("2 only one text means a result", canonical, format_args!("{damaged:?}"));
        }
    }

    /// The text with one character changed, doubled or left out.
    pub(super) fn damage(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        let at = self.rng.below(bytes.len() as u32) as usize;
        match self.rng.below(3) {
            0 => bytes[at] = self.rng.pick(b" 0123456789abcdefghijklmnopqrstuvwxyzA+-_"),
            1 => bytes.insert(at, bytes[at]),
            _ => drop(bytes.remove(at)),
        }
        String::from_utf8(bytes).expect("notation is ASCII")
    }
}

/// Every set-up text reads back, a missing setting has its default, and anything else is refused.
pub(super) fn law_2_setups_read_back<G: Game>() {
    let players = G::SETTINGS.first().map(|setting: &Setting| setting.key);
    assert_eq!(players, Some("players"), "law 2: the first setting is the number of players");
    let newer = G::SETTINGS.iter().skip_while(|setting| setting.older.is_none());
    assert!(newer.clone().all(|setting| setting.older.is_some()), "law 2: newer settings stand behind the others");
    let read = |text: &str| text.parse::<G::Setup>().map(|setup| setup.to_string());
    for text in all_setups(G::SETTINGS) {
        assert_eq!(read(&text), Ok(text.clone()), "law 2: a set-up reads back");
        let parsed: G::Setup = text.parse().expect("it was just read");
        let kept = setup_of_kept::<G::Setup>(G::SETTINGS, &kept_setup(G::SETTINGS, &parsed));
        assert_eq!(kept.map(|setup| setup.to_string()), Ok(text.clone()), "law 2: a kept set-up reads back");
        let expect = format!("players={}", G::new(&parsed).players());
        assert!(text.starts_with(&expect), "law 2: {text} seats as many players as it says");
        for wrong in
            [format!("{text} "), format!(" {text}"), format!("{text} {text}"), text.to_uppercase(), format!("{text}0")]
        {
            assert!(read(&wrong).is_err(), "law 2: {wrong:?} is refused");
        }
    }
    let defaults: Vec<String> =
        G::SETTINGS.iter().map(|setting| format!("{}={}", setting.key, setting.default)).collect();
    assert_eq!(read(""), Ok(defaults.join(" ")), "law 2: the empty text is the default set-up");
}

/// Printable ASCII, single spaces inside.
fn is_plain(text: &str) -> bool {
    text.split(' ').all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic()))
}
