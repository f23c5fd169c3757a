//! What holds for any game and any text.

use crate::*;

/// A random game that stops after this many decisions.
fn random_game(setup: usize, seed: u64, decisions: usize, by_hand: bool) -> Table<Toy> {
    let setup = all_setups(Toy::SETTINGS)[setup].parse().expect("a set-up");
    let chances = if by_hand { Chances::Manual } else { Chances::Automatic };
    let mut table = Table::<Toy>::new(setup, Seed::from(SPARE), chances);
    let mut rng = Rng::from_number(seed);
    let mut decided = 0;
    while decided < decisions {
        match table.game().turn() {
            Turn::Chance => drop(table.chance(table.game().sample(&mut rng)).expect("it is possible")),
            Turn::Players(players) => {
                let player = rng.pick(&players.iter().collect::<Vec<_>>());
                table.play(player, rng.pick(&table.legal(player))).expect("it is legal");
                decided += 1;
            }
            Turn::Over => break,
        }
    }
    table
}

/// Lines of all kinds: nearly right ones, and anything at all.
fn any_line() -> impl Strategy<Value = String> {
    prop_oneof![
        "[-0-3] (bid|mark|peek|done|deal|roll)( [0-9a-z]{1,4})?",
        "(game|rules|components|setup|seed|over) [-a-z0-9= ]{0,20}",
        "ended",
        "[-a-z0-9= #\n]{0,30}",
        any::<String>(),
    ]
}

/// What is accepted is written back in the same words.
fn is_written_back(text: &str) -> bool {
    replay(text).is_ok_and(|table| {
        let record = table.record();
        let mut written = record.to_string();
        if Record::<Toy>::read(text).is_ok_and(|read| read.totals.is_none()) {
            written = Record { totals: None, ..record }.to_string();
        }
        written.lines().eq(text.lines()) || without_checks(&written).lines().eq(text.lines())
    })
}

proptest! {
    #[test]
    fn the_record_of_any_game_reads_back_and_replays(
        setup in 0..4usize, seed in any::<u64>(), decisions in 0..60usize, by_hand in any::<bool>(),
    ) {
        let table = random_game(setup, seed, decisions, by_hand);
        let text = table.record().to_string();
        let record = Record::<Toy>::read(&text);
        prop_assert_eq!(record.as_ref(), Ok(&table.record()));
        let chances = if by_hand { Chances::Manual } else { Chances::Automatic };
        let replayed = Table::replay(&record.unwrap(), Seed::from(SPARE), chances);
        prop_assert_eq!(replayed.as_ref(), Ok(&table));
        prop_assert_eq!(replayed.unwrap().record().to_string(), text);
    }

    #[test]
    fn a_changed_line_is_refused_or_written_back(number in 1..35usize, line in any_line()) {
        let text = golden_with(number, &line);
        match replay(&text) {
            Ok(_) => prop_assert!(is_written_back(&text), "{}", text),
            Err(error) => prop_assert!(error.line >= number, "{}\n{}", error, text),
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), lines in 0..34usize) {
        for text in [text.clone(), golden_until(lines) + &text, GOLDEN.to_owned() + &text] {
            prop_assert!(Head::read(&text).is_ok() || replay(&text).is_err(), "{}", text);
            prop_assert!(replay(&text).is_err() || is_written_back(&text), "{}", text);
        }
    }
}
