//! The picture of Twice as Clever shows every legal action, and has words for everything, at every moment of random games.

use games::Clever2;
use games::clever2::{Action, SHELF};
use pictures::{Drawing, Picture, line_name, setting_name, step_phrase, title_phrase};
use play::{Game, Player, Turn};
use words::{Language, Phrase};

use crate::page::check_page;
use crate::walk::{check_log, draw, recent, walk};

/// How often an attribute with this value is in the text.
fn count(html: &str, name: &str, value: &str) -> usize {
    html.matches(&format!(" {name}=\"{value}\"")).count()
}

/// Every legal action can be clicked, and its parts can be picked.
fn check_actions(drawing: &Drawing, legal: &[Action]) {
    let html = drawing.regions.concat();
    for action in legal {
        assert_eq!(count(&html, "data-action", &action.to_string()), 1, "{action} in\n{html}");
        for part in Clever2::parts(action) {
            assert_eq!(count(&drawing.regions[1], "data-part", &part), 1, "{part} of {action} in\n{html}");
        }
    }
}

/// Everything that can be tapped is a button with a label.
fn check_labels(picture: &str) {
    for tag in picture.split('<').filter(|tag| tag.contains(" data-action=") || tag.contains(" data-part=")) {
        let is_labelled = tag.contains("aria-label=\"") && !tag.contains("aria-label=\"\"");
        assert!(is_labelled && tag.starts_with("button"), "{tag} in\n{picture}");
    }
}

#[test]
fn every_moment_is_drawn_and_told_with_all_actions_and_words() {
    for players in 1..=4 {
        let table = walk::<Clever2>(&format!("players={players}"), 7, |table, moment| {
            let turn = table.game().turn();
            let viewer = if turn == Turn::Over { Some(Player::new(0)) } else { turn.players().iter().next() };
            let (drawing, legal) = draw(table, viewer, recent(table), Language::ALL[moment % 2]);
            check_actions(&drawing, &legal);
            check_labels(&drawing.regions[1]);
            check_page(&drawing.regions.concat(), Clever2::ID, table.game().step());
        });
        check_log(&table);
    }
}

#[test]
fn the_page_around_has_its_words() {
    let knows = |phrase: &Phrase| match phrase {
        Phrase::Key(key, _) => Language::ALL.iter().all(|language| Clever2::words().voice(*language).knows(key)),
        Phrase::Verbatim(_) => false,
    };
    let steps = "first round_bonus roll choose chain bonus before_roll extra passive_roll passive_tie passive over";
    for step in steps.split(' ').map(|step| step_phrase("clever2", step)) {
        assert!(knows(&step) && knows(&step.form("name")), "{step:?}");
    }
    for line in ["silver", "yellow", "blue", "green", "pink", "foxes"].map(|line| line_name("clever2", line)) {
        assert!(knows(&line), "{line:?}");
    }
    for setting in Clever2::SETTINGS {
        let setting = setting_name("clever2", setting.key);
        assert!(knows(&setting) && knows(&setting.form("help")), "{setting:?}");
    }
    for rating in &SHELF.get().ratings {
        let title = title_phrase("clever2", &rating.label, Clever2::words().voice(Language::Hungarian));
        assert!(knows(&title), "{title:?}");
    }
}
