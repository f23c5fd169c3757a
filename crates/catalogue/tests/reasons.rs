//! Hints of all games say why, in both languages and in the words of the game.

use catalogue::{AnyTable, Basis, GAMES, Level, Why};
use play::{Chances, Player, Rng, Seed};
use words::Language;

const MEDIUM: Level = Level::Medium;
const ADVISER: Level = Level::Search { simulations: 200, trees: 1 };

/// Who is to decide, if it is anybody.
fn decider(table: &dyn AnyTable) -> Option<Player> {
    table.turn().players().iter().next()
}

/// Positions with a choice at different stages of games among sensible players.
fn positions(game: &str, count: usize) -> Vec<(Box<dyn AnyTable>, Player)> {
    let info = GAMES.find(game).expect("a game");
    let mut found = Vec::new();
    for seed in 0.. {
        let mut table = info.new_table("players=2", Seed::from(seed), Chances::Automatic).expect("a table");
        let mut bot = table.bot(MEDIUM, Rng::from_number(seed));
        let mut choices = 3 + (seed as usize * 17) % 40;
        while let Some(player) = decider(table.as_ref()) {
            choices -= usize::from(table.legal(player).len() > 1);
            if choices == 0 {
                found.push((table, player));
                break;
            }
            let position = table.position(player).expect("a position");
            let action = bot.choose(&position, &|| true).action;
            table.play(player, &action).expect("a legal action");
        }
        if found.len() == count {
            return found;
        }
    }
    unreachable!("there are games enough")
}

#[test]
fn in_most_positions_the_reason_names_a_line_of_the_score() {
    for game in GAMES.iter() {
        let mut named = 0;
        for (table, player) in positions(game.id, 10) {
            let position = table.position(player).expect("a position");
            let (action, why) = table.bot(ADVISER, Rng::from_number(1)).advise(&position, &|| true);
            assert!(table.legal(player).contains(&action));
            named += usize::from(!why.reason.lines.is_empty());
            for language in Language::ALL {
                let said = table.why(&why, language);
                println!("{}: {}. {said}", game.id, table.label(&action, language));
                check_words(table.as_ref(), &why, &said, language);
            }
        }
        println!("{}: a line is named in {named} of 10 positions\n", game.id);
        assert!(named >= 5, "{}: {named} of 10", game.id);
    }
}

/// Every line is told by its name with its points behind it, and no key is left unsaid.
fn check_words(table: &dyn AnyTable, why: &Why, said: &str, language: Language) {
    let id = table.info().id;
    assert!(!said.contains("table-") && !said.contains(&format!("{id}-")), "{said}");
    for (line, points) in &why.reason.lines {
        let name = table.info().looks.words().voice(language).text(&format!("{id}-line-{line}")).to_lowercase();
        let place = said.to_lowercase().find(&format!("{name} (")).unwrap_or_else(|| panic!("{line}: {said}"));
        assert!(said[place..].contains(&points.abs().to_string()), "{line}: {said}");
    }
}

#[test]
fn reasons_are_plain_sentences_in_both_languages() {
    let table = GAMES.find("clever2").expect("a game").new_table("players=2", Seed::from(1), Chances::Automatic);
    let table = table.expect("a table");
    let player = decider(table.as_ref()).expect("somebody decides");
    let next = table.legal(player).first().cloned();
    let label =
        next.as_deref().map(|next| Language::ALL.map(|language| table.label(next, language))).expect("a choice");
    let check = |reason: catalogue::Reason, english: &str, hungarian: &str| {
        let why = Why { next: next.clone(), reason };
        let [en, hu] = [Language::English, Language::Hungarian].map(|language| table.why(&why, language));
        assert_eq!(en.replace(&label[0], "X"), english);
        assert_eq!(hu.replace(&label[1], "X"), hungarian);
    };
    let reason = catalogue::Reason::default;
    let lines = vec![("silver", 6), ("foxes", 2), ("blue", -1)];
    check(
        catalogue::Reason { basis: Basis::Finally, lines, ..reason() },
        "Compared with “X”: more for silver (about +6) and foxes (about +2), less for blue (about −1).",
        "„X” helyett ez többet hoz: ezüst (kb. +6) és rókafejek (kb. +2); kevesebbet: kék (kb. −1).",
    );
    check(
        catalogue::Reason { basis: Basis::Finally, lines: vec![("blue", -3)], is_against: true, ..reason() },
        "Compared with “X”: less for blue (about −3). The bot has looked further ahead than these figures, and still prefers it.",
        "„X” helyett ez kevesebbet hoz: kék (kb. −3). A gép messzebbre nézett előre, mint ezek a számok, és mégis ezt választaná.",
    );
    check(
        catalogue::Reason { others: Some(-4), wins: Some((6, 4)), ..reason() },
        "About as many points for you as with “X”. Your strongest opponent gets fewer points (about −4). Out of ten games like this you would win about 6 instead of 4.",
        "Neked nagyjából ugyanannyi pontot hoz, mint „X”. A legerősebb ellenfeled kevesebb pontot kap (kb. −4). Tíz ilyen játszmából kb. 6 alkalommal nyernél 4 helyett.",
    );
    check(
        reason(),
        "It is a close call: “X” is about as good.",
        "Nincs nagy különbség: „X” is nagyjából ugyanilyen jó.",
    );
}
