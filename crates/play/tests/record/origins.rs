//! Secret seeds and given results.

use crate::*;

#[test]
fn a_secret_seed_is_hidden_behind_its_digest() {
    let record = Record::<Toy>::read(GOLDEN).expect("it is right").with_secret_seed();
    assert_eq!(record.origin, Origin::Secret(Seed::from(1).digest()));
    let text = record.to_string();
    assert_eq!(without_checks(&text), golden_with(6, &format!("seed sha256:{}", Seed::from(1).digest())));
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn a_record_with_a_secret_seed_replays() {
    let secret = Record::<Toy>::read(GOLDEN).expect("it is right").with_secret_seed().to_string();
    let table = replay(&secret).expect("it is right");
    assert_eq!(table.game(), replay(GOLDEN).expect("it is right").game());
    assert_eq!(table.record().to_string(), secret);
}

#[test]
fn given_results_need_only_be_possible() {
    let given = golden_with(6, "seed given").replace("- roll 3\n0 mark red\n0 done", "- roll 2\n0 mark red\n0 done");
    let table = replay(&given).expect("it is right");
    assert_eq!(without_checks(&table.record().to_string()), given);
    assert_eq!(table.record().with_secret_seed(), table.record());
    let error = replay(&given.replace("- roll 2", "- roll 4")).expect_err("it is impossible");
    assert_eq!((error.line, error.reason.as_str()), (28, "\"roll 4\" is not a possible result now"));
}

/// The seed of the golden record would give 3.
#[test]
fn what_is_drawn_after_a_secret_or_given_record_comes_from_the_spare_seed() {
    for origin in [format!("sha256:{}", Seed::from(1).digest()), "given".to_owned()] {
        let text = golden_until(10).replace("seed 1", &format!("seed {origin}"));
        let record = Record::<Toy>::read(&text).expect("it is right");
        let table = Table::replay(&record, Seed::from(SPARE), Chances::Automatic).expect("it is right");
        assert_eq!(table.events().last().map(line).as_deref(), Some("- roll 2"));
        assert_eq!(table.record().origin, Origin::Given);
    }
}
