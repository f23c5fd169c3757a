//! The picture of Twice as Clever shows every legal action, and has words for everything, at every moment of random games.

use games::Clever2;
use games::clever2::{SHELF, Setup};
use pictures::{Drawing, Picture, Scene, line_name, log_line, setting_name, step_phrase, title_phrase};
use play::{Chances, Game, Player, Rng, Seed, Table, Turn};
use words::{Language, Phrase};

const NAMES: [&str; 4] = ["Anna", "Bence", "Csilla", "Dani"];

fn names(players: usize) -> Vec<String> {
    NAMES[..players].iter().map(|name| (*name).to_owned()).collect()
}

/// The regions of the table, as a viewer sees them who is advised to take the last legal action.
fn draw(table: &Table<Clever2>, viewer: Option<Player>, language: Language) -> (Drawing, Vec<String>) {
    let game = table.game();
    let legal = viewer.map_or_else(Vec::new, |viewer| table.legal(viewer));
    let (view, scores, names) = (game.view(viewer), table.scores(), names(game.players()));
    let moment = (game.turn(), game.step());
    let mut scene = Scene::<Clever2>::new(&view, viewer, moment, &legal, &names, &scores, language);
    scene.hint = legal.last().copied();
    scene.recent = &table.events()[table.events().len().saturating_sub(6)..];
    let drawing = Drawing::of(&scene, game.title());
    (drawing, legal.iter().map(ToString::to_string).collect())
}

/// Plays a random game and looks at every moment of it, in one language and then the other.
fn for_every_moment(players: usize, seed: u64, mut look: impl FnMut(&Table<Clever2>, Option<Player>, Language)) {
    let mut rng = Rng::from_number(seed);
    let mut table = Table::<Clever2>::new(Setup { players }, Seed::from(seed), Chances::Manual);
    for moment in 0.. {
        let language = Language::ALL[moment % 2];
        match table.game().turn() {
            Turn::Over => return look(&table, Some(Player::new(0)), language),
            Turn::Chance => {
                look(&table, None, language);
                table.draw().expect("chance is to decide");
            }
            Turn::Players(acting) => {
                let player = acting.iter().next().expect("somebody acts on a players' turn");
                look(&table, Some(player), language);
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("the action is legal");
            }
        }
    }
}

/// How often an attribute with this value is in the text.
fn count(html: &str, name: &str, value: &str) -> usize {
    html.matches(&format!(" {name}=\"{value}\"")).count()
}

/// Every legal action can be clicked, and its parts can be picked.
fn check_actions(drawing: &Drawing, legal: &[String]) {
    let html = drawing.regions.concat();
    for action in legal {
        assert_eq!(count(&html, "data-action", action), 1, "{action} in\n{html}");
        for part in Clever2::parts(&action.parse().expect("the text of an action")) {
            assert_eq!(count(&drawing.regions[1], "data-part", &part), 1, "{part} of {action} in\n{html}");
        }
    }
}

/// Whatever can be tapped is a button with a label.
fn check_labels(picture: &str) {
    for tag in picture.split('<').filter(|tag| tag.contains(" data-action=") || tag.contains(" data-part=")) {
        let is_labelled = tag.contains("aria-label=\"") && !tag.contains("aria-label=\"\"");
        assert!(is_labelled && tag.starts_with("button"), "{tag} in\n{picture}");
    }
}

/// No key is said as it is, nothing breaks the rules for pages, and the page is not too long.
fn check_page(html: &str) {
    let ids = [" id=\"clever2-", " class=\"clever2-", "\"#clever2-"];
    let words = ids.iter().fold(html.to_owned(), |html, id| html.replace(id, ""));
    assert!(!words.contains("\"clever2-") && !words.contains(">clever2-"), "a key is missing in\n{html}");
    assert!(!html.contains(" style="), "a style in\n{html}");
    assert!(html.len() < 150_000, "{} bytes", html.len());
}

#[test]
fn every_moment_is_drawn_with_all_actions_and_words() {
    for players in 1..=4 {
        for_every_moment(players, 7, |table, viewer, language| {
            let (drawing, legal) = draw(table, viewer, language);
            check_actions(&drawing, &legal);
            check_labels(&drawing.regions[1]);
            check_page(&drawing.regions.concat());
        });
    }
}

#[test]
fn everything_that_happens_can_be_told() {
    for players in 1..=4 {
        for_every_moment(players, 2, |table, _, language| {
            let Some(event) = table.events().last() else { return };
            for is_witness in [true, false] {
                let line = log_line(event, is_witness, &names(players), language);
                assert!(!line.contains("clever2") && line.len() > 5, "{event}: {line}");
            }
        });
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
