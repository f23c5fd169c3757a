//! The box of the first version: its records replay, and its tables go on with its prices and names.

use games::Hadara;
use games::hadara::Components;
use play::{Boxed, Chances, Components as _, Game, Notation, Record, Rng, Seed, Table, Turn};

use super::naive;
use super::script::{legal, table};

const DIGEST: &str = "75248f53ce4d24a9";

/// Records that the first version wrote. Nobody writes them anew.
const RECORDS: [&str; 4] = [
    include_str!("../data/hadara/two_players.txt"),
    include_str!("../data/hadara/three_players.txt"),
    include_str!("../data/hadara/four_players.txt"),
    include_str!("../data/hadara/five_players.txt"),
];

fn older() -> Boxed<Components> {
    Components::shelf().find(DIGEST.parse().expect("a digest")).expect("an older box stays")
}

fn replayed(record: &str) -> Table<Hadara> {
    let record = Record::<Hadara>::read(record).expect("a golden record reads");
    Table::replay(&record, Seed::from(0), Chances::Manual).expect("a golden record replays")
}

#[test]
fn golden_records_of_the_older_box_replay_byte_for_byte() {
    for text in RECORDS {
        let table = replayed(text);
        assert_eq!((table.components(), table.game().turn()), (older(), Turn::Over));
        assert_eq!(table.record().to_string(), text);
    }
    assert!(RECORDS[0].contains("joker_for_set_points=true"), "the default of then is written out");
    assert!(RECORDS[0].contains("crests horse scarab"));
}

#[test]
fn a_table_of_the_older_box_goes_on_from_any_event() {
    for (text, number) in RECORDS.into_iter().zip(1..) {
        let whole = replayed(text);
        for events in (0..whole.events().len()).step_by(40) {
            let mut table = whole.after(events);
            let mut rng = Rng::from_number(number);
            loop {
                match table.game().turn() {
                    Turn::Over => break,
                    Turn::Chance => drop(table.draw().expect("chance is to act")),
                    Turn::Players(players) => {
                        let player = players.iter().next().expect("somebody");
                        let action = rng.pick(&table.legal(player));
                        table.play(player, action).expect("a legal action");
                    }
                }
            }
            assert_eq!(table.components(), older());
            let view = table.game().view(None);
            let seats = play::PlayerSet::seats(table.game().players());
            assert!(seats.iter().map(|player| naive::score(&view, player)).eq(table.scores()));
        }
    }
}

#[test]
fn the_older_box_keeps_its_prices_cards_and_crest() {
    let (older, new) = (older(), table("").components());
    assert_ne!(older, new);
    let prices = |of: Boxed<Components>| of.seal_prices.map(|[normal, _]| (normal.silver, normal.gold));
    assert_eq!(prices(older), [(3, 5), (6, 9), (20, 30)]);
    assert_eq!(prices(new), [(4, 6), (9, 12), (20, 30)]);
    let card = |of: Boxed<Components>, name: &str| {
        let index = of.names.cards.iter().position(|known| known == name).expect("a card");
        (of.cards[index].cost, of.cards[index].points)
    };
    assert_eq!((card(older, "P2-09"), card(older, "P3-08")), ((6, 10), (9, 14)));
    assert_eq!((card(new, "P2-09"), card(new, "P3-08")), ((7, 12), (9, 12)));
    assert_eq!((older.names.crests[3].as_str(), new.names.crests[3].as_str()), ("horse", "pegasus"));
}

#[test]
fn a_seal_of_the_older_box_is_bought_at_its_price() {
    // 2.8.2, 11.1: the first time that somebody has 3 coins and no more when seals are sold in epoch I
    for number in 0.. {
        let setup = "start_side=a".parse().expect("a set-up");
        let mut table = Table::<Hadara>::with_box(setup, older(), Seed::from(number), Chances::Automatic);
        let mut rng = Rng::from_number(number);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody");
            let view = serde_json::to_value(table.game().view(None)).expect("JSON");
            let coins = view["players"][player.seat()]["coins"].as_u64();
            if table.game().step() == "seals" && view["epoch"] == 1 && coins == Some(3) {
                assert!(legal(&table, player.seat()).contains(&"silver food".to_owned()));
                return;
            }
            if table.game().step() == "seals" {
                break;
            }
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
    }
}

#[test]
fn names_of_crests_are_those_of_the_box() {
    let read = |text: &str, of: Boxed<Components>| games::hadara::Chance::read(text, &of).is_ok();
    let new = table("").components();
    assert!(read("crests horse scarab", older()) && !read("crests pegasus scarab", older()));
    assert!(read("crests pegasus scarab", new) && !read("crests horse scarab", new));
}
