//! Hadara's picture and words, in random games.

use games::Hadara;
use pictures::{Picture, line_name, setting_name, step_phrase, value_name};
use play::{Chances, Event, Game, Player, PlayerSet, Rng, Seed, Table, Turn};
use words::Language;

use crate::page::{check_page, values};
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
        assert!(actions.contains(&action.to_string().as_str()), "{action} has no place");
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
