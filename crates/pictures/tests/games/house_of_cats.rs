//! The picture of House of Cats says everything that can be done, in both languages.

use games::HouseOfCats;
use games::house_of_cats::Components;
use pictures::{Drawing, Picture, REGIONS, log_line, step_phrase, title_phrase};
use play::{Boxed, Chances, Components as _, Game, Notation, Player, Rng, Seed, Table, Turn};
use words::Language;

use crate::page::{check_page, check_words, values};
use crate::walk::{check_log, draw, names, recent, walk};

#[track_caller]
fn check_scene(table: &Table<HouseOfCats>, viewer: Option<Player>, language: Language) {
    let (Drawing { regions, .. }, legal) = draw(table, viewer, recent(table), language);
    let html = regions.concat();
    assert_eq!(regions.len(), REGIONS.len());
    let context = format!("{language} {} {legal:?}", table.game().step());
    check_page(&html, HouseOfCats::ID, &context);
    let actions = values(&html, "data-action");
    let (places, listed) = (values(&html, "data-part"), values(&html, "data-parts"));
    for action in &legal {
        let text = action.notation(&table.components()).to_string();
        assert!(actions.contains(&text.as_str()), "{context}: {text} is nowhere");
        for part in HouseOfCats::parts(action, table.components()) {
            let is_listed = listed.iter().any(|parts| parts.split(' ').any(|other| other == part));
            assert!(!is_listed || places.contains(&part.as_str()), "{context}: {part} is nowhere");
        }
    }
}

/// Plays a random game and looks at it after every few events.
fn check_game(setup: &str, seed: u64, pause: usize) {
    let table = walk::<HouseOfCats>(setup, seed, |table, events| {
        let (game, language) = (table.game(), Language::ALL[events % 2]);
        if events % pause == 0 || game.turn() == Turn::Over || game.step() == "setup_place" {
            check_scene(table, game.turn().players().iter().next(), language);
            if events % (7 * pause) == 0 {
                check_scene(table, None, language);
                check_scene(table, Some(Player::new(game.players() - 1)), language);
            }
        }
    });
    check_log(&table);
    let names = names(table.game());
    for (event, language) in table.events().iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let line = |is_witness| log_line(event, is_witness, table.components(), &names, language);
        assert_eq!(line(true), line(false));
    }
}

#[test]
fn every_action_of_random_games_is_in_the_picture_with_words() {
    for level in 1..=4 {
        check_game(&format!("players=1 level={level} tiles=abcd"), 1, 2);
        check_game(&format!("players=2 level={level}"), 2, 5);
        check_game(&format!("players=2 level={level} conversions=any"), 4, 5);
        check_game(&format!("players=6 level={level}"), 3, 41);
        for seed in 10..14 {
            check_game(&format!("players=1 level={level}"), seed, 5);
        }
    }
}

/// Other letters and timings for all abilities, and starred cells that touch.
fn own_tiles(timing: &str) -> Boxed<Components> {
    let mut text = Components::TEXTS[0].replace("---*---\n-a---b-", "--**---\n-a-*-b-");
    text = text.replace("*-----*\n-d---e-", "-------\n-d---e-");
    text = text.replace("timing = \"stored\"", &format!("timing = \"{timing}\""));
    text = text.replace("timing = \"immediate\"", &format!("timing = \"{timing}\""));
    text = text.replace("[\"A\", \"B\", \"C\", \"D\"]", "[\"Z\", \"Y\", \"X\", \"W\"]");
    for (from, to) in ('A'..='L').zip(('O'..='Z').rev()) {
        text = text.replacen(&format!("\nletter = \"{from}\""), &format!("\nletter = \"{to}\""), 1);
    }
    Components::shelf().take_in(Components::read(&text).expect("right components")).expect("there is room")
}

#[test]
fn every_action_of_a_box_with_other_tiles_is_in_the_picture_with_words() {
    for (timing, level) in [("stored", 1), ("stored", 2), ("immediate", 1), ("immediate", 2), ("immediate", 4)] {
        for seed in 0..4 {
            let setup = format!("players=2 level={level} conversions=any").parse().expect("a set-up");
            let mut table = Table::<HouseOfCats>::with_box(setup, own_tiles(timing), Seed::from(seed), Chances::Manual);
            let mut rng = Rng::from_number(seed);
            while table.game().turn() != Turn::Over {
                let Some(player) = table.game().turn().players().iter().next() else {
                    table.draw().expect("chance is to decide");
                    continue;
                };
                check_scene(&table, Some(player), Language::ALL[table.events().len() % 2]);
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("a legal action");
            }
            check_log(&table);
        }
    }
}

#[test]
fn tiles_show_the_letters_and_timings_of_their_box() {
    let stored = specimen(own_tiles("stored"), Language::English);
    check_says(
        &stored,
        &["class=\"letter\">Z<", "class=\"letter\">O<", "Stored: use it", "with ability V from"],
        &["class=\"letter\">A<", "Immediate:", "at once<"],
    );
    let hungarian = specimen(own_tiles("stored"), Language::Hungarian);
    check_says(&hungarian, &["Tartalékolható", "a V képességgel"], &["Azonnali"]);
    let immediate = specimen(own_tiles("immediate"), Language::English);
    check_says(&immediate, &["Immediate: it is used"], &["Stored:"]);
    check_says(&specimen(Components::shelf().standard(), Language::Hungarian), &["az E képességgel"], &[]);
}

#[test]
fn steps_titles_and_the_game_itself_have_words() {
    for language in Language::ALL {
        let voice = HouseOfCats::words().voice(language);
        for step in ["tiles", "setup_roll", "setup_place", "roll", "turn", "over"] {
            let phrase = step_phrase(HouseOfCats::ID, step);
            check_words(&voice.say(&phrase), HouseOfCats::ID, step);
            check_words(&voice.say(&phrase.form("name")), HouseOfCats::ID, step);
        }
        for title in ["Alley cat", "House cat", "Clever cat", "Top cat", "Cat architect"] {
            check_words(&voice.say(&title_phrase(HouseOfCats::ID, title, voice)), HouseOfCats::ID, title);
            assert!(voice.knows(&format!("house_of_cats-title-{}", title.to_lowercase().replace(' ', "-"))));
        }
        for setting in HouseOfCats::SETTINGS {
            check_words(
                &voice.say(&pictures::setting_name(HouseOfCats::ID, setting.key)),
                HouseOfCats::ID,
                setting.key,
            );
            for value in setting.values {
                check_words(
                    &voice.say(&pictures::value_name(HouseOfCats::ID, setting.key, value)),
                    HouseOfCats::ID,
                    value,
                );
            }
        }
        for key in ["tagline", "about", "reconstructed"] {
            assert!(voice.knows(&format!("house_of_cats-{key}")), "{key}");
        }
    }
}

/// What is in a box, with what holds for every page of it.
#[track_caller]
fn specimen(components: Boxed<Components>, language: Language) -> String {
    let html = HouseOfCats::specimen(components, language).into_string();
    check_page(&html, HouseOfCats::ID, &format!("specimen {language}"));
    for attribute in ["data-action", "data-part", "data-keep", "data-move", "id"] {
        assert!(values(&html, attribute).is_empty(), "{attribute}");
    }
    let art = HouseOfCats::art(components).into_string();
    for drawing in values(&html, "href") {
        assert!(art.contains(&format!("id=\"{}\"", &drawing[1..])), "there is no drawing {drawing}");
    }
    html
}

/// The text has all of these, and does not have any of those.
#[track_caller]
fn check_says(html: &str, these: &[&str], those: &[&str]) {
    these.iter().for_each(|text| assert!(html.contains(text), "{text} is missing"));
    those.iter().for_each(|text| assert!(!html.contains(text), "{text} is there"));
}

/// The project's box with these changes.
fn own(changes: &[(&str, &str)]) -> Boxed<Components> {
    let mut text = Components::TEXTS[0].to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Components::shelf().take_in(Components::read(&text).expect("right components")).expect("there is room")
}

#[test]
fn a_specimen_shows_the_sheets_and_the_tiles() {
    let components = Components::shelf().standard();
    let english = specimen(components, Language::English);
    assert_eq!((english.matches("class=\"house\"").count(), english.matches("class=\"letter\"").count()), (4, 12));
    check_says(
        &english,
        &[
            "Level 1: The Cheese Feast",
            "Level 4: The Growing House",
            "Each cheese and each cat is 1 point, each empty cell −1.",
            "Room of 5: 7 points",
            "Bunk bed",
            "Red area",
            "Alley cat, House cat from 38,",
            "Dice: 4, of which everybody uses 3;",
        ],
        &[],
    );
    let hungarian = specimen(components, Language::Hungarian);
    check_says(&hungarian, &["Sajtlakoma", "Kockák: 4", "38 ponttól", "Piros terület"], &["Level", "points"]);
}

#[test]
fn a_specimen_shows_what_an_owner_changed() {
    let components = own(&[
        ("5 = 7 }", "5 = 11 }"),
        ("\ncheese_points = 1\n", "\ncheese_points = 4\n"),
        ("cats_2 = 1", "cats_2 = 6"),
        ("R = \"red\"", "R = \"rose & <ivy>\""),
        ("Top cat", "Tom <b>"),
        ("..###..\n.#####.", "..###..\n.####.."),
    ]);
    let english = specimen(components, Language::English);
    let these = [
        "Room of 5: 11 points",
        "Row 3: a mouse here eats the cheese, 4 points",
        "Points: each cheese 4, each cat 1, each empty cell −1.",
        "0 without a cat, 1 with 1 cat, 6 with 2 cats and 2 with 3 or more",
        "rose &amp; &lt;ivy&gt;",
        "Tom &lt;b&gt; from 52",
    ];
    check_says(&english, &these, &["Red area", "Room of 5: 7 points", "<ivy>"]);
    let hungarian = specimen(components, Language::Hungarian);
    check_says(&hungarian, &["11 pont", "Minden sajt 4 pont, minden macska 1 pont", "2 macskával 6"], &[]);
    // The built-in box is as it was.
    let standard = specimen(Components::shelf().standard(), Language::English);
    check_says(&standard, &["Room of 5: 7 points", "Red area"], &["11 points"]);
}
