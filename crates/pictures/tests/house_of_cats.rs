//! The picture of House of Cats says everything that can be done, in both languages.

use games::HouseOfCats;
use games::house_of_cats::Setup;
use pictures::{Drawing, Picture, REGIONS, Scene, log_line, step_phrase, title_phrase};
use play::{Event, Game, Player, PlayerSet, Rng, Score, Turn};
use words::Language;

const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

/// Every value of an attribute in the text.
fn values<'t>(html: &'t str, attribute: &str) -> impl Iterator<Item = &'t str> {
    let start = format!(" {attribute}=\"");
    let length = start.len();
    let places: Vec<usize> = html.match_indices(&start).map(|(place, _)| place + length).collect();
    places.into_iter().map(move |place| html[place..].split('"').next().unwrap_or_default())
}

/// No key is printed as itself; names of drawings, classes and kept details are no keys.
#[track_caller]
fn check_words(html: &str, context: &str) {
    for (place, _) in html.match_indices("house_of_cats-") {
        let before = &html[..place];
        let is_name = ["#", " id=\"", " data-keep=\"", " class=\""].iter().any(|start| before.ends_with(start));
        let end = (place + 60).min(html.len());
        assert!(is_name, "{context}: {}", html.get(place..end).unwrap_or("a key without words"));
    }
}

/// Whatever can be chosen has a label: its own text or an `aria-label`.
#[track_caller]
fn check_labels(html: &str, context: &str) {
    for attribute in ["data-action", "data-part"] {
        for (place, _) in html.match_indices(&format!(" {attribute}=\"")) {
            let start = html[..place].rfind('<').unwrap_or(0);
            let (tag, rest) = html[start..].split_once('>').unwrap_or_default();
            let label = values(tag, "aria-label").next();
            let text = rest.split('<').next().unwrap_or_default();
            assert!(label.is_some_and(|label| !label.is_empty()) || !text.is_empty(), "{context}: {tag}");
        }
    }
}

#[track_caller]
fn check_scene(game: &HouseOfCats, viewer: Option<Player>, recent: &[Event<HouseOfCats>], language: Language) {
    let view = game.view(viewer);
    let mut legal = Vec::new();
    if let Some(viewer) = viewer {
        game.legal(viewer, &mut legal);
    }
    let names: Vec<String> = NAMES.iter().take(game.players()).map(|name| (*name).to_owned()).collect();
    let scores: Vec<Score> = PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect();
    let mut scene = Scene::new(&view, viewer, (game.turn(), game.step()), &legal, &names, &scores, language);
    scene.recent = recent;
    scene.hint = legal.first().copied();
    let Drawing { regions } = Drawing::of(&scene, game.title());
    let html = regions.concat();
    assert_eq!(regions.len(), REGIONS.len());
    let context = format!("{language} {} {legal:?}", game.step());
    check_words(&html, &context);
    check_labels(&html, &context);
    assert!(!html.contains(" style="), "{context}");
    assert!(html.len() < 150_000, "{context}: {} bytes", html.len());
    let actions: Vec<&str> = values(&html, "data-action").collect();
    for action in &legal {
        let text = action.to_string();
        assert!(actions.contains(&text.as_str()), "{context}: {text} is nowhere");
        for part in HouseOfCats::parts(action) {
            let listed = values(&html, "data-parts").any(|parts| parts.split(' ').any(|other| other == part));
            assert!(!listed || values(&html, "data-part").any(|other| other == part), "{context}: {part} is nowhere");
        }
    }
}

/// Plays a random game and looks at it now and then.
fn check_game(setup: &str, seed: u64, pause: usize) {
    let setup: Setup = setup.parse().expect("a set-up");
    let mut game = HouseOfCats::new(&setup);
    let mut rng = Rng::from_number(seed);
    let names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    let mut events = Vec::new();
    loop {
        let language = Language::ALL[events.len() % 2];
        if events.len() % pause == 0 || game.turn() == Turn::Over || game.step() == "setup_place" {
            let player = game.turn().players().iter().next();
            let lately = &events[events.len().saturating_sub(6)..];
            check_scene(&game, player, lately, language);
            if events.len() % (7 * pause) == 0 {
                check_scene(&game, None, lately, language);
                check_scene(&game, Some(Player::new(setup.players - 1)), lately, language);
            }
        }
        let event: Event<HouseOfCats> = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(game.sample(&mut rng)),
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody acts");
                let mut legal = Vec::new();
                game.legal(player, &mut legal);
                Event::Decision(player, legal[rng.below(legal.len() as u32) as usize])
            }
        };
        for language in Language::ALL {
            check_words(&log_line(&event, true, &names, language), "log");
            assert_eq!(log_line(&event, true, &names, language), log_line(&event, false, &names, language));
        }
        match event {
            Event::Chance(result) => game.resolve(result),
            Event::Decision(player, action) => game.apply(player, action),
        }
        events.push(event);
    }
}

#[test]
fn every_action_of_random_games_is_in_the_picture_with_words() {
    for level in 1..=4 {
        check_game(&format!("players=1 level={level} tiles=abcd"), 1, 2);
        check_game(&format!("players=2 level={level}"), 2, 5);
        check_game(&format!("players=6 level={level}"), 3, 41);
        for seed in 10..14 {
            check_game(&format!("players=1 level={level}"), seed, 5);
        }
    }
}

#[test]
fn steps_titles_and_the_game_itself_have_words() {
    for language in Language::ALL {
        let voice = HouseOfCats::words().voice(language);
        for step in ["tiles", "setup_roll", "setup_place", "roll", "turn", "over"] {
            let phrase = step_phrase(HouseOfCats::ID, step);
            check_words(&voice.say(&phrase), step);
            check_words(&voice.say(&phrase.form("name")), step);
        }
        for title in ["Alley cat", "House cat", "Clever cat", "Top cat", "Cat architect"] {
            check_words(&voice.say(&title_phrase(HouseOfCats::ID, title, voice)), title);
            assert!(voice.knows(&format!("house_of_cats-title-{}", title.to_lowercase().replace(' ', "-"))));
        }
        for setting in HouseOfCats::SETTINGS {
            check_words(&voice.say(&pictures::setting_name(HouseOfCats::ID, setting.key)), setting.key);
            for value in setting.values {
                check_words(&voice.say(&pictures::value_name(HouseOfCats::ID, setting.key, value)), value);
            }
        }
        for key in ["tagline", "about", "reconstructed"] {
            assert!(voice.knows(&format!("house_of_cats-{key}")), "{key}");
        }
    }
}
