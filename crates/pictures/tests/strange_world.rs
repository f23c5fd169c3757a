//! Every moment of Strange World Above the Clouds can be drawn and told, in both languages.

use std::collections::BTreeSet;

use games::StrangeWorld;
use games::strange_world::{Action, Setup};
use pictures::{Drawing, Picture, Scene, line_name, log_line, setting_name, step_phrase, title_phrase};
use play::{Event, Game, Player, PlayerSet, Rng, Turn};
use words::Language;

const NAMES: [&str; 4] = ["Anna", "Béla <b>", "Csilla & Co", "Dani"];

/// Plays a random game and shows every position and event on the way.
fn watch(players: usize, seed: u64, mut see: impl FnMut(&StrangeWorld, Option<Event<StrangeWorld>>)) {
    let mut rng = Rng::from_number(seed);
    let mut game = StrangeWorld::new(&Setup { players });
    loop {
        let event = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(game.sample(&mut rng)),
            Turn::Players(acting) => {
                let player = acting.iter().next().expect("somebody acts");
                let legal = legal(&game, player);
                // Travelers are declined too often by chance.
                let welcome = legal.iter().copied().find(|action| matches!(action, Action::Welcome(..)));
                let drawn = legal[rng.below(legal.len() as u32) as usize];
                Event::Decision(player, welcome.filter(|_| rng.below(2) == 0).unwrap_or(drawn))
            }
        };
        see(&game, Some(event));
        match event {
            Event::Chance(result) => game.resolve(result),
            Event::Decision(player, action) => game.apply(player, action),
        }
    }
    see(&game, None);
}

fn legal(game: &StrangeWorld, player: Player) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(player, &mut actions);
    actions
}

fn names(game: &StrangeWorld) -> Vec<String> {
    NAMES.iter().take(game.players()).map(|name| (*name).to_owned()).collect()
}

fn draw(game: &StrangeWorld, viewer: Option<Player>, language: Language) -> (Drawing, Vec<Action>) {
    let names = names(game);
    let view = game.view(viewer);
    let legal = viewer.map(|viewer| legal(game, viewer)).unwrap_or_default();
    let scores: Vec<_> = PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect();
    let now = (game.turn(), game.step());
    let mut scene: Scene<'_, StrangeWorld> = Scene::new(&view, viewer, now, &legal, &names, &scores, language);
    scene.hint = legal.first().copied();
    (Drawing::of(&scene, game.title()), legal)
}

/// The opening tags of a text, each with what follows it.
fn tags(html: &str) -> impl Iterator<Item = (&str, &str)> {
    html.split('<').skip(1).filter(|tag| !tag.starts_with('/')).map(|tag| tag.split_once('>').expect("a closed tag"))
}

fn value<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {attribute}=\""))? + attribute.len() + 3;
    tag[start..].split('"').next()
}

#[track_caller]
fn check_words(text: &str, what: &str) {
    for (place, _) in text.match_indices("strange_world-") {
        let before = &text[..place];
        let is_id = before.ends_with("id=\"") || before.ends_with('#');
        assert!(is_id, "{what}: a word is missing: {}", &text[place..].chars().take(60).collect::<String>());
    }
}

#[track_caller]
fn check_page(drawing: &Drawing, what: &str) {
    let html = drawing.regions.concat();
    check_words(&html, what);
    assert!(html.len() < 150_000, "{what}: {} bytes", html.len());
    let (mut ids, mut moves) = (BTreeSet::new(), BTreeSet::new());
    for (tag, text) in tags(&html) {
        for forbidden in [" style=", " onclick=", "script"] {
            assert!(!tag.contains(forbidden), "{what}: {tag}");
        }
        assert!(tag.matches(" class=").count() <= 1, "{what}: two lists of classes: {tag}");
        let is_choice = value(tag, "data-action").is_some() || value(tag, "data-part").is_some();
        let has_label = value(tag, "aria-label").is_some_and(|label| !label.is_empty()) || !text.is_empty();
        assert!(!is_choice || has_label, "{what}: no label: {tag}");
        assert!(value(tag, "id").is_none_or(|id| ids.insert(id)), "{what}: an id is there twice: {tag}");
        assert!(value(tag, "data-move").is_none_or(|name| moves.insert(name)), "{what}: moves twice: {tag}");
    }
}

#[track_caller]
fn check_choices(drawing: &Drawing, legal: &[Action], what: &str) {
    let [_, picture, choices, _] = &drawing.regions;
    let actions: BTreeSet<&str> =
        tags(picture).chain(tags(choices)).filter_map(|(tag, _)| value(tag, "data-action")).collect();
    for action in legal {
        assert!(actions.contains(action.to_string().as_str()), "{what}: there is no place for {action}");
    }
    assert_eq!(actions.len(), legal.len(), "{what}: {actions:?}");
    // Whatever is left for the list can be picked in the picture.
    let places: BTreeSet<&str> = tags(picture).filter_map(|(tag, _)| value(tag, "data-part")).collect();
    let listed = tags(choices).filter_map(|(tag, _)| value(tag, "data-parts"));
    let parts: BTreeSet<&str> = listed.flat_map(|parts| parts.split(' ')).collect();
    assert_eq!(places, parts, "{what}");
}

#[test]
fn every_moment_of_random_games_can_be_drawn_and_told() {
    for players in 1..=4 {
        for seed in 0..2 {
            let mut turn = 0;
            watch(players, seed, |game, event| {
                turn += 1;
                let acting = game.turn().players().iter().next();
                let other = (turn % (players + 1) < players).then(|| Player::new(turn % (players + 1)));
                let (one, two) = (Language::ALL[turn % 2], Language::ALL[(turn + 1) % 2]);
                for (viewer, language) in [(acting, one), (other, two)] {
                    let what = format!("{players} players, seed {seed}, step {turn}: {}, {language}", game.step());
                    let (drawing, legal) = draw(game, viewer, language);
                    check_page(&drawing, &what);
                    check_choices(&drawing, &legal, &what);
                }
                for language in Language::ALL {
                    for is_witness in [true, false] {
                        let told = event.map(|event| log_line(&event, is_witness, &names(game), language));
                        assert!(told.as_ref().is_none_or(|told| !told.is_empty()));
                        check_words(&told.unwrap_or_default(), "log");
                    }
                }
            });
        }
    }
}

#[test]
fn every_step_line_setting_and_title_has_words() {
    const STEPS: [&str; 15] = [
        "start",
        "sun",
        "direction",
        "deal",
        "pass2",
        "pass1",
        "offer",
        "piles",
        "take",
        "play",
        "traveller",
        "erupt",
        "city",
        "reveal",
        "over",
    ];
    const TITLES: [&str; 5] = ["devoured", "driven from the sky", "tolerated", "at home", "master of the land-eaters"];
    let id = StrangeWorld::ID;
    for language in Language::ALL {
        let voice = StrangeWorld::words().voice(language);
        let mut phrases: Vec<_> =
            STEPS.iter().flat_map(|step| [step_phrase(id, step), step_phrase(id, step).form("name")]).collect();
        let score = StrangeWorld::new(&Setup { players: 1 }).score(Player::new(0));
        phrases.extend(score.lines().map(|(line, _)| line_name(id, line)));
        for setting in StrangeWorld::SETTINGS {
            phrases.extend([setting_name(id, setting.key), setting_name(id, setting.key).form("help")]);
        }
        phrases.iter().for_each(|phrase| check_words(&voice.say(phrase), "words"));
        for title in TITLES {
            assert_ne!(voice.say(&title_phrase(id, title, voice)), title, "{language}: {title}");
        }
    }
}

/// What a person who looks at the table can read.
fn picture(game: &StrangeWorld, viewer: Player) -> String {
    draw(game, Some(viewer), Language::English).0.regions[1].clone()
}

#[test]
fn nobody_sees_the_cards_of_another_hand() {
    watch(3, 5, |game, _| {
        let own = game.hand(Player::new(0)).cards;
        let drawn = picture(game, Player::new(0));
        let held = drawn.matches("data-move=\"hand-").count();
        assert_eq!(held, own.len(), "{}", game.step());
    });
}

#[test]
fn a_pass_is_offered_before_it_is_sent() {
    let mut passes = 0;
    watch(2, 1, |game, event| {
        if let Some(Event::Decision(_, action @ Action::Pass(cards))) = event {
            passes += 1;
            assert!(StrangeWorld::asks_first(&action));
            let parts: BTreeSet<String> = StrangeWorld::parts(&action).into_iter().collect();
            assert_eq!(parts.len(), cards.len(), "{action} in {}", game.step());
        }
    });
    assert_eq!(passes, 20);
}
