//! Hadara's picture and words, in random games.

use games::Hadara;
use games::hadara::Components;
use pictures::{Picture, line_name, setting_name, step_phrase, value_name};
use play::{Boxed, Chances, Components as _, Event, Game, Notation, Player, PlayerSet, Rng, Seed, Table, Turn};
use words::Language;

use crate::page::{check_page, check_words, values};
use crate::walk::{check_log, draw, walk};

/// Plays a random game and looks at it now and then, from every side.
fn check(setup: &str, seed: u64) {
    let mut moments = 0;
    let table = walk::<Hadara>(setup, seed, |table, _| {
        let (turn, step) = (table.game().turn(), table.game().step());
        if turn == Turn::Over {
            Language::ALL.into_iter().for_each(|language| look(table, Some(Player::new(0)), language));
        }
        let Some(player) = turn.players().iter().next() else { return };
        if moments % 5 == 0 || !matches!(step, "draft" | "take") {
            look(table, Some(player), Language::ALL[moments % 2]);
        }
        if moments % 25 == 0 {
            look(table, None, Language::ALL[moments / 25 % 2]);
        }
        moments += 1;
    });
    check_log(&table);
}

fn look(table: &Table<Hadara>, viewer: Option<Player>, language: Language) {
    let decided = |event: &&Event<Hadara>| matches!(event, Event::Decision(..));
    let recent: Vec<Event<Hadara>> = table.events().iter().rev().filter(decided).take(3).copied().collect();
    let (drawing, legal) = draw(table, viewer, &recent, language);
    let html = drawing.regions.concat();
    let actions = values(&html, "data-action");
    for action in &legal {
        let text = action.notation(&table.components()).to_string();
        assert!(actions.contains(&text.as_str()), "{text} has no place");
    }
    check_page(&html, Hadara::ID, table.game().step());
}

#[test]
fn every_family_of_set_ups_is_drawn() {
    check("players=2", 1);
    check("players=5 open_piles=true", 2);
    check("players=3 purple=basic start_side=a segments=fixed crests=fixed", 3);
    check("players=4 start_side=b joker_for_set_points=false", 4);
}

#[test]
fn what_waits_for_the_others_is_shown() {
    let setup = "players=3".parse().expect("a set-up");
    let mut table: Table<Hadara> = Table::new(setup, Seed::from(7), Chances::Automatic);
    let mut rng = Rng::from_number(7);
    for _ in 0..30 {
        let acting = table.game().turn().players();
        let Some(player) = acting.iter().last() else { break };
        let legal = table.legal(player);
        table.play(player, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
        for viewer in PlayerSet::seats(3).iter() {
            look(&table, Some(viewer), Language::Hungarian);
        }
    }
}

#[test]
fn everything_has_words() {
    let steps = [
        "segments", "crests", "start", "side", "wheel", "draw", "draft", "colony", "back", "bust", "take", "feed",
        "seals", "over",
    ];
    for language in Language::ALL {
        let voice = Hadara::words().voice(language);
        let known = |phrase: &words::Phrase| !voice.say(phrase).contains("hadara-");
        for step in steps {
            let phrase = step_phrase(Hadara::ID, step);
            assert!(known(&phrase) && known(&phrase.form("name")), "{language}: {step}");
        }
        for setting in Hadara::SETTINGS {
            let phrase = setting_name(Hadara::ID, setting.key);
            assert!(known(&phrase) && known(&phrase.form("help")), "{language}: {}", setting.key);
            for value in setting.values {
                assert!(known(&value_name(Hadara::ID, setting.key, value)), "{language}: {value}");
            }
        }
        for line in ["colonies", "busts", "silver", "gold", "cards", "coins"] {
            assert!(known(&line_name(Hadara::ID, line)), "{language}: {line}");
        }
    }
}

/// What pages of a random game say about the joker, once it lies somewhere.
fn tips_of_joker(setup: &str, language: Language) -> [usize; 2] {
    let voice = Hadara::words().voice(language);
    let texts = ["help", "wide"].map(|form| voice.text(&format!("hadara-ability-set_joker.{form}")));
    let (mut counts, mut is_out) = ([0; 2], false);
    walk::<Hadara>(setup, 1, |table, _| {
        let last = table.events().last().map(|event| event.notation(&table.components()).to_string());
        is_out |= last.is_some_and(|text| text.contains("P3-11"));
        let Some(player) = table.game().turn().players().iter().next().filter(|_| is_out) else { return };
        let (drawing, _) = draw(table, Some(player), &[], language);
        let html = drawing.regions.concat();
        counts.iter_mut().zip(&texts).for_each(|(count, text)| *count += html.matches(text.as_str()).count());
    });
    counts
}

#[test]
fn the_tip_of_the_joker_says_what_holds_at_the_table() {
    // 15.13
    for language in Language::ALL {
        let [narrow, wide] = tips_of_joker("players=5", language);
        assert!(narrow > 0 && wide == 0, "{language}: {narrow} {wide}");
        let [narrow, wide] = tips_of_joker("players=5 joker_for_set_points=true", language);
        assert!(narrow == 0 && wide > 0, "{language}: {narrow} {wide}");
    }
}

#[test]
fn every_crest_of_a_built_in_box_is_drawn_and_has_words() {
    let boxes = Components::shelf().built_in();
    assert_eq!(boxes.len(), 2);
    for (&of, own, other) in [(&boxes[0], "pegasus", "horse"), (&boxes[1], "horse", "pegasus")] {
        let html = Hadara::specimen(of, Language::English).into_string();
        assert!(html.contains(&format!("#hadara-{own}\"")) && !html.contains(&format!("#hadara-{other}\"")));
        assert!(!html.contains("<text"), "no crest is a letter");
        let hungarian = Hadara::specimen(of, Language::Hungarian).into_string();
        assert!(hungarian.contains(if own == "horse" { "oroszlán, ló" } else { "oroszlán, pegazus" }), "{hungarian}");
    }
}

/// A box with something changed.
fn changed(changes: &[(&str, &str)]) -> Boxed<Components> {
    let mut text = Components::TEXTS[0].to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from:?} is not in the file");
        text = text.replace(from, to);
    }
    Components::shelf().take_in(Components::read(&text).expect("right components")).expect("there is room")
}

#[test]
fn a_specimen_shows_all_that_is_in_the_box() {
    let own = changed(&[
        ("vp = 22\nbonus = 6", "vp = 87\nbonus = 6"),
        ("silver = 20", "silver = 78"),
        ("\"Y1-02\"", "\"baker\""),
        ("\"monkey\"", "\"eagle\""),
    ]);
    for language in Language::ALL {
        let [standard, specimen] = [changed(&[]), own].map(|of| Hadara::specimen(of, language).into_string());
        for html in [&standard, &specimen] {
            check_words(html, Hadara::ID, "specimen");
            assert!(values(html, "data-action").is_empty() && values(html, "data-part").is_empty());
            assert!(!html.contains("<button"));
        }
        for name in &own.names.cards {
            assert!(specimen.contains(&format!(">{name}<")), "{language}: {name}");
        }
        for name in own.names.backs.iter().chain(&own.names.start_cards) {
            assert!(specimen.contains(name.as_str()), "{language}: {name}");
        }
        for new in ["87", "78", "baker", "eagle"] {
            assert!(specimen.contains(new) && !standard.contains(new), "{language}: {new}");
        }
    }
}

#[test]
fn a_table_is_drawn_with_the_numbers_and_names_of_its_own_box() {
    let own = changed(&[
        ("vp = 22\nbonus = 6", "vp = 99\nbonus = 99"),
        ("cost = ", "cost = 0 # "),
        ("culture = ", "culture = 9 # "),
        ("9 # 1, food", "9, food"),
        ("9 # 2, food", "9, food"),
        ("9 # 3, food", "9, food"),
        ("9 # 4, food", "9, food"),
        ("\"monkey\", \"dragon\"", "\"of\", \"idle\""),
    ]);
    let setup = "players=2 crests=fixed".parse().expect("a set-up");
    let mut table = Table::<Hadara>::with_box(setup, own, Seed::from(3), Chances::Automatic);
    let mut rng = Rng::from_number(3);
    while let Some(player) = table.game().turn().players().iter().next() {
        look(&table, Some(player), Language::ALL[table.events().len() % 2]);
        let legal = table.legal(player);
        let wanted = legal.iter().find(|&action| {
            let text = action.notation(&table.components()).to_string();
            text.starts_with("carve 30") && text.ends_with("back")
        });
        table.play(player, wanted.copied().unwrap_or_else(|| rng.pick(&legal))).expect("a legal action");
    }
    let (drawing, _) = draw(&table, None, &[], Language::English);
    let html = drawing.regions.concat();
    assert!(html.contains("198 points") && html.contains(">o</text>"), "{html}");
    assert!(html.contains("data-tip=\"of\"") && html.contains("data-tip=\"idle\""), "crests are called as in the box");
    check_log(&table);
}
