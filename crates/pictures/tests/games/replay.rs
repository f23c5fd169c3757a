//! What a replay says: everybody in it is spoken of, nobody is spoken to.

use games::{Clever2, Hadara, HouseOfCats, Marabunta, StrangeWorld};
use pictures::Picture;
use play::{Player, PlayerSet};
use words::Language;

use crate::page::tags;
use crate::walk::{draw_replay, names, walk};

/// What is only said to somebody who sits at the table, in small letters.
const SAID_TO_PLAYERS: [&[&str]; Language::ALL.len()] = [
    &["your turn", "your hand", "your group", "your house", "you are", "you have"],
    &["te jössz", "kártyáid", "a te csoportod", "házad", "kész vagy"],
];

/// At every step of a game, with everybody's eyes.
fn check<G: Picture>(setup: &str) {
    walk::<G>(setup, 5, |table, step| {
        let acting = table.game().turn().players();
        let viewers = PlayerSet::seats(table.game().players()).iter().map(Some).chain([None]);
        for (viewer, language) in viewers.flat_map(|viewer| Language::ALL.map(|language| (viewer, language))) {
            let context = format!("{}, step {step}, {viewer:?}, {language}", G::ID);
            let [status, picture, choices, _] = draw_replay(table, viewer, language).regions;
            assert!(!status.contains("mine"), "{context}: {status}");
            assert!(choices.is_empty(), "{context}: {choices}");
            let names = names(table.game());
            let is_awaited = |player: Player| text(&status).contains(&escaped(&names[player.seat()]));
            assert!(acting.iter().all(is_awaited), "{context}: {status}");
            let said = format!("{} {}", text(&status), text(&picture)).to_lowercase();
            for words in SAID_TO_PLAYERS[language as usize] {
                assert!(!said.contains(words), "{context}: {words}: {said}");
            }
        }
    });
}

/// The text of a page between its tags.
fn text(html: &str) -> String {
    tags(html).map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn a_replay_names_who_is_awaited_and_never_says_you() {
    check::<Clever2>("players=2");
    check::<Hadara>("players=3");
    check::<HouseOfCats>("players=2 level=4");
    check::<Marabunta>("");
    check::<StrangeWorld>("players=3");
}
