//! The picture of Twice as Clever shows every legal action, and has words for everything, at every moment of random games.

use games::Clever2;
use games::clever2::{Action, Components};
use pictures::{Drawing, Moment, Picture, Scene, line_name, setting_name, step_phrase, title_phrase, value_name};
use play::{Boxed, Components as _, Game, Player, Turn};
use words::{Language, Phrase};

use crate::page::{check_page, values};
use crate::walk::{check_log, draw, recent, walk};

/// How often an attribute with this value is in the text.
fn count(html: &str, name: &str, value: &str) -> usize {
    html.matches(&format!(" {name}=\"{value}\"")).count()
}

/// Every legal action can be clicked, and its parts can be picked.
fn check_actions(drawing: &Drawing, legal: &[Action], components: Boxed<Components>) {
    let html = drawing.regions.concat();
    for action in legal {
        assert_eq!(count(&html, "data-action", &action.to_string()), 1, "{action} in\n{html}");
        for part in Clever2::parts(action, components) {
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
    let readings = ["", " extra_die=round third_silver=all"];
    for setup in (1..=4).flat_map(|players| readings.map(|reading| format!("players={players}{reading}"))) {
        let table = walk::<Clever2>(&setup, 7, |table, moment| {
            let turn = table.game().turn();
            let viewer = if turn == Turn::Over { Some(Player::new(0)) } else { turn.players().iter().next() };
            let (drawing, legal) = draw(table, viewer, recent(table), Language::ALL[moment % 2]);
            check_actions(&drawing, &legal, table.components());
            check_labels(&drawing.regions[1]);
            check_page(&drawing.regions.concat(), Clever2::ID, table.game().step());
        });
        check_log(&table);
    }
}

/// The tips of the page on which a die is chosen.
fn tips_of_choice(game: &Clever2) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(Player::new(0), &mut legal);
    let (view, names, scores) = (game.view(None), ["Anna".to_owned()], [game.score(Player::new(0))]);
    let scene = Scene::new(&view, None, Moment::of(game), &legal, &names, &scores, Language::English);
    let html = Clever2::draw(&scene).into_string();
    values(&html, "data-tip").into_iter().map(str::to_owned).collect()
}

/// with `all`, silver sweeps what is left in the third roll; what white sweeps there depends on where it goes.
#[test]
fn r_03_tips_tell_what_a_silver_entry_sweeps() {
    for (setup, expect) in
        [("players=1", ["2 dice", "2 dice", "2 dice"]), ("players=1 third_silver=all", ["2 dice", "2 dice", "5 dice"])]
    {
        let mut game = Clever2::new(&setup.parse().expect("a set-up"));
        for (roll, silver) in (1..).zip(expect) {
            game.resolve("dice white 2 yellow 1 blue 6 green 6 pink 6 silver 3".parse().expect("a roll"));
            let tips = tips_of_choice(&game);
            for (die, swept) in [("silver die, 3", silver), ("white die, 2", "one die"), ("blue die, 6", "3 dice")] {
                let tip = tips.iter().find(|tip| tip.starts_with(die)).expect("a die");
                assert!(tip.contains(&format!("Sweeps {swept} onto the tray.")), "roll {roll}: {tip}");
                let is_told = tip.contains("every die that is left");
                assert_eq!(is_told, setup.contains("all") && !die.starts_with("blue"), "{tip}");
            }
            game.apply(Player::new(0), Action::Pass);
            if roll < 3 {
                game.apply(Player::new(0), Action::Roll);
            }
        }
    }
}

/// an extra die is spent for the turn, or for the round.
#[test]
fn r_01_tips_tell_for_how_long_a_die_is_spent() {
    for (extra_die, other) in [("turn", "round"), ("round", "turn")] {
        let mut pages = String::new();
        for seed in 0..3 {
            walk::<Clever2>(&format!("players=2 extra_die={extra_die}"), seed, |table, _| {
                let (drawing, _) = draw(table, Some(Player::new(0)), recent(table), Language::English);
                pages.push_str(&drawing.regions[1]);
            });
        }
        assert!(pages.contains(&format!("Already used as an extra die this {extra_die}.")), "{extra_die}");
        assert!(!pages.contains(&format!("Already used as an extra die this {other}.")), "{extra_die}");
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
        let values = setting.values.iter().filter(|value| value.parse::<u8>().is_err());
        for value in values.map(|value| value_name("clever2", setting.key, value)) {
            assert!(knows(&value), "{value:?}");
        }
        let setting = setting_name("clever2", setting.key);
        assert!(knows(&setting) && knows(&setting.form("help")), "{setting:?}");
    }
    for rating in &Components::shelf().standard().ratings {
        let title = title_phrase("clever2", &rating.label, Clever2::words().voice(Language::Hungarian));
        assert!(knows(&title), "{title:?}");
    }
}

/// The project's box with some texts replaced.
fn own_box(changes: &[(&str, &str)]) -> Boxed<Components> {
    let mut text = Components::TEXTS[0].to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Components::shelf().take_in(Components::read(&text).expect("a right box")).expect("there is room")
}

#[test]
fn a_specimen_shows_what_is_in_the_box() {
    let own = own_box(&[
        ("row_points_by_marks = [0, 2,", "row_points_by_marks = [0, 987,"),
        ("points_by_crosses = [0, 3,", "points_by_crosses = [0, 876,"),
        ("points_by_count = [0, 1,", "points_by_count = [0, 765,"),
        ("multipliers = [2,", "multipliers = [8,"),
        ("\"q_any\", \"none\", \"none\"]", "\"q_any\", \"fox\", \"none\"]"),
        ("end_bonus = \"fox\"", "end_bonus = \"none\""),
        ("rounds_by_players = { 1 = 6,", "rounds_by_players = { 1 = 3,"),
        ("label = \"respect\"", "label = \"<i>Nahát\""),
    ]);
    let changed = [">987<", ">876<", ">765<", ">×8<", "&lt;i&gt;Nahát"];
    for (language, [rounds, fox]) in
        Language::ALL.into_iter().zip([["3 rounds", "Round 5: Fox"], ["3 forduló", "5. forduló: Róka"]])
    {
        let [usual, own] = [Components::shelf().standard(), own].map(|components| {
            let html = Clever2::specimen(components, language).into_string();
            check_page(&html, Clever2::ID, "the specimen");
            assert!(values(&html, "data-action").is_empty() && values(&html, "data-part").is_empty(), "{html}");
            assert!(!html.contains("<button"), "{html}");
            html
        });
        for text in changed.into_iter().chain([rounds, fox]) {
            assert!(own.contains(text) && !usual.contains(text), "{text}: {own}");
        }
    }
}

/// Everything in the words and on the page comes from the box of the table, not from another one.
#[test]
fn a_table_is_drawn_and_told_with_its_own_box() {
    let own = own_box(&[
        ("value = 3, row = 1, col = 2", "value = 5, row = 1, col = 2"),
        ("row_points_by_marks = [0, 2, 4, 7,", "row_points_by_marks = [0, 2, 4, 8,"),
        ("end_bonus = \"q_pink\"", "end_bonus = \"none\""),
    ]);
    let circle: Action = "bonus yellow r1c2".parse().expect("an action");
    for language in Language::ALL {
        let label = |components| Clever2::words().voice(language).say(&Clever2::action(&circle, components));
        assert!(label(own).contains(" 5 ") && label(Components::shelf().standard()).contains(" 3 "));
        let game = Clever2::with_box(&"players=1".parse().expect("a set-up"), own);
        let (view, names, scores) = (game.view(None), ["Anna".to_owned()], [game.score(Player::new(0))]);
        let html =
            Clever2::draw(&Scene::new(&view, None, Moment::of(&game), &[], &names, &scores, language)).into_string();
        check_page(&html, Clever2::ID, "an own box");
        assert!(html.contains("2, 4, 8, 11, 16, 22"), "{html}");
        assert!(!html.contains("bonus-none"), "{html}");
    }
}
