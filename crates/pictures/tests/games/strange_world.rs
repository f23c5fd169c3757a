//! Every moment of Strange World Above the Clouds can be drawn and told, in both languages.

use std::collections::BTreeSet;

use games::StrangeWorld;
use games::strange_world::{Action, Components, Setup};
use pictures::{Drawing, Picture, line_name, setting_name, step_phrase, title_phrase, value_name};
use play::{Boxed, Chances, Components as _, Event, Game, Notation, Player, Rng, Seed, Table, all_setups};
use words::Language;

use crate::page::{check_page, check_words, tags, values};
use crate::walk::{check_log, draw, walk_choosing};

/// Plays a random game and shows every position on the way, with the number of events before it.
fn watch(setup: &str, seed: u64, see: impl FnMut(&Table<StrangeWorld>, usize)) -> Table<StrangeWorld> {
    // Travelers are declined too often by chance.
    let choose = |legal: &[Action], rng: &mut Rng| {
        let welcome = legal.iter().copied().find(|action| matches!(action, Action::Welcome(..)));
        let drawn = rng.pick(legal);
        welcome.filter(|_| rng.below(2) == 0).unwrap_or(drawn)
    };
    walk_choosing(setup, seed, choose, see)
}

#[track_caller]
fn check_choices(drawing: &Drawing, legal: &[Action], components: &Components, what: &str) {
    let [_, picture, choices, _] = &drawing.regions;
    let actions: BTreeSet<&str> =
        values(picture, "data-action").into_iter().chain(values(choices, "data-action")).collect();
    for action in legal {
        let action = action.notation(components).to_string();
        assert!(actions.contains(action.as_str()), "{what}: there is no place for {action}");
    }
    assert_eq!(actions.len(), legal.len(), "{what}: {actions:?}");
    // What is left for the list can be picked in the picture.
    let places: BTreeSet<&str> = values(picture, "data-part").into_iter().collect();
    let parts: BTreeSet<&str> = values(choices, "data-parts").into_iter().flat_map(|parts| parts.split(' ')).collect();
    assert_eq!(places, parts, "{what}");
}

#[test]
fn every_moment_of_random_games_can_be_drawn_and_told() {
    for setup in all_setups(StrangeWorld::SETTINGS) {
        // A game with the second value of a setting is enough.
        for seed in 0..if setup.ends_with("losing=free") { 2 } else { 1 } {
            let table = watch(&setup, seed, |table, turn| {
                let game = table.game();
                let players = game.players();
                let acting = game.turn().players().iter().next();
                let other = (turn % (players + 1) < players).then(|| Player::new(turn % (players + 1)));
                let (one, two) = (Language::ALL[turn % 2], Language::ALL[(turn + 1) % 2]);
                for (viewer, language) in [(acting, one), (other, two)] {
                    let what = format!("{setup}, seed {seed}, step {turn}: {}, {language}", game.step());
                    let (drawing, legal) = draw(table, viewer, &[], language);
                    let html = drawing.regions.concat();
                    check_page(&html, StrangeWorld::ID, &what);
                    assert!(tags(&html).all(|(tag, _)| !tag.contains("script")), "{what}");
                    check_choices(&drawing, &legal, &table.components(), &what);
                }
            });
            check_log(&table);
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
        let score = StrangeWorld::new(&Setup { players: 1, losing_forced: false }).score(Player::new(0));
        phrases.extend(score.lines().map(|(line, _)| line_name(id, line)));
        for setting in StrangeWorld::SETTINGS {
            phrases.extend([setting_name(id, setting.key), setting_name(id, setting.key).form("help")]);
            phrases.extend(setting.values.iter().map(|value| value_name(id, setting.key, value)));
        }
        phrases.iter().for_each(|phrase| check_words(&voice.say(phrase), id, "words"));
        for title in TITLES {
            assert_ne!(voice.say(&title_phrase(id, title, voice)), title, "{language}: {title}");
        }
    }
}

#[test]
fn nobody_sees_the_cards_of_another_hand() {
    watch("players=3", 5, |table, _| {
        let viewer = Player::new(0);
        let (drawing, _) = draw(table, Some(viewer), &[], Language::English);
        let shown = drawing.regions[1].matches("data-move=\"hand-").count();
        assert_eq!(shown, table.game().hand(viewer).cards.len(), "{}", table.game().step());
    });
}

#[test]
fn a_pass_is_offered_before_it_is_sent() {
    let table = watch("players=2", 1, |_, _| {});
    let mut passes = 0;
    for event in table.events() {
        if let Event::Decision(_, action @ Action::Pass(cards)) = event {
            passes += 1;
            assert!(StrangeWorld::asks_first(action));
            let parts: BTreeSet<String> = StrangeWorld::parts(action, table.components()).into_iter().collect();
            assert_eq!(parts.len(), cards.len(), "{action:?}");
        }
    }
    assert_eq!(passes, 20);
}

/// 5.4: the page says that the strict rule holds, and offers no cell that it forbids.
#[test]
fn a_table_with_losing_forced_says_so() {
    const RULE: &str = "a card may be placed where it is eaten only if it has no other place";
    const DOOMED: &str = "It would be eaten everywhere else too.";
    let (mut plays, mut doomed) = (0, 0);
    for (setup, is_forced) in [("players=1 losing=free", false), ("players=1 losing=forced", true)] {
        watch(setup, 3, |table, turn| {
            let (drawing, legal) = draw(table, Some(Player::new(0)), &[], Language::English);
            let picture = &drawing.regions[1];
            let is_play = legal.iter().any(|action| matches!(action, Action::Play(..)));
            assert_eq!(picture.contains(RULE), is_forced && is_play, "{setup}, step {turn}");
            assert!(is_forced || !picture.contains(DOOMED), "{setup}, step {turn}");
            assert_eq!(
                picture.contains(DOOMED),
                is_forced && picture.contains("It would be eaten: "),
                "{setup}, step {turn}"
            );
            // One sign of what would happen for each placement, no more.
            if is_play {
                assert_eq!(picture.matches("class=\"forecast").count(), legal.len(), "{setup}, step {turn}");
            }
            plays += usize::from(is_play);
            doomed += usize::from(picture.contains(DOOMED));
        });
    }
    assert!(plays == 30 && doomed > 0, "{plays} and {doomed}");
}

/// The project's file with other numbers and names.
fn own_box() -> Boxed<Components> {
    let mut text = Components::TEXTS[0].to_owned();
    for (from, to) in [
        ("value = 9", "value = 23"),
        ("base = 5\nbonus = 6", "base = 41\nbonus = 6"),
        ("swamp_per_icon = 3", "swamp_per_icon = 17"),
        ("id = \"kark\"", "id = \"zark\""),
        ("icons = [\"water\"]\nmin = 3", "icons = [\"plant\"]\nmin = 4"),
        ("id = \"mountain2\"", "id = \"twin_peaks\""),
        ("id = \"start_water\"", "id = \"start_lake\""),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Components::shelf().take_in(Components::read(&text).expect("right components")).expect("there is room")
}

#[test]
fn a_specimen_shows_all_that_is_in_the_box() {
    let printed = Components::shelf().standard();
    for language in Language::ALL {
        let [html, own] =
            [printed, own_box()].map(|components| StrangeWorld::specimen(components, language).into_string());
        for html in [&html, &own] {
            check_page(html, StrangeWorld::ID, "specimen");
            assert!(values(html, "data-action").is_empty() && values(html, "data-part").is_empty());
            assert_eq!(html.matches("class=\"held\"").count(), 19 + 4);
            assert_eq!(html.matches("class=\"traveller\"").count(), 8);
            assert_eq!(html.matches("class=\"line\"").count(), 5 + 1);
        }
        for changed in ["23<svg", "41<small>", ": 17 ", "zark", "twin peaks", "start lake"] {
            assert!(own.contains(changed) && !html.contains(changed), "{language}: {changed}");
        }
    }
    let wish = |components| StrangeWorld::specimen(components, Language::English).into_string();
    assert!(wish(printed).contains("Splash: 5 stars, and 5 more for 3 water in its two rows."));
    assert!(wish(own_box()).contains("Splash: 5 stars, and 5 more for 4 plants in its two rows."));
}

#[test]
fn a_game_with_an_own_box_can_be_drawn_and_told() {
    for players in 1..=2 {
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut table = Table::<StrangeWorld>::with_box(setup, own_box(), Seed::from(5), Chances::Automatic);
        let mut rng = Rng::from_number(5);
        while let Some(player) = table.game().turn().players().iter().next() {
            for language in Language::ALL {
                let (drawing, legal) = draw(&table, Some(player), &[], language);
                check_page(&drawing.regions.concat(), StrangeWorld::ID, "an own box");
                check_choices(&drawing, &legal, &table.components(), "an own box");
            }
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
        check_log(&table);
    }
}
