//! Results of chance come as often as they should (3.4, 13.2, 17.3).

use std::collections::BTreeMap;

use games::StrangeWorld;
use games::strange_world::{Card, Cards};
use play::{Game, Rng, Turn};

use crate::script::{chance, follow, full_deck, names, standard, table, written};

/// Draws many results; `ways` says in how many ways each can come about.
#[track_caller]
fn check(game: &StrangeWorld, ways: &BTreeMap<String, u32>) {
    const DRAWS: u32 = 40_000;
    assert_eq!(game.turn(), Turn::Chance);
    let mut rng = Rng::from_number(17);
    let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *drawn.entry(written(&game.sample(&mut rng))).or_insert(0) += 1;
    }
    assert!(drawn.keys().all(|text| ways.contains_key(text)), "something impossible was drawn");
    let total: u32 = ways.values().sum();
    for (text, &number) in ways {
        assert!(game.is_possible(&chance(text).expect(text)), "{text}");
        let expected = f64::from(number) / f64::from(total) * f64::from(DRAWS);
        let found = f64::from(drawn.get(text).copied().unwrap_or(0));
        assert!((found - expected).abs() < 6.0 * expected.sqrt() + 6.0, "{text}: {found} instead of {expected}");
    }
}

fn equally<T: ToString>(texts: impl IntoIterator<Item = T>) -> BTreeMap<String, u32> {
    texts.into_iter().map(|text| (text.to_string(), 1)).collect()
}

/// All ways to draw this many of the cards.
fn draws(word: &str, number: usize, deck: &[Card]) -> BTreeMap<String, u32> {
    let mut ways = BTreeMap::new();
    for set in 0u64..1 << deck.len() {
        if set.count_ones() as usize == number {
            let cards: Cards = (0..deck.len()).filter(|index| set >> index & 1 == 1).map(|index| deck[index]).collect();
            *ways.entry(format!("{word} {}", names(cards))).or_insert(0) += 1;
        }
    }
    ways
}

#[test]
fn rule_3_1_every_start_card_that_is_left_is_equally_likely() {
    let mut table = table("players=4");
    let cards = ["start_water", "start_swamp", "start_mountain", "start_plant"];
    for (seat, card) in cards.into_iter().enumerate() {
        // The fourth one is asked for too, though it is known.
        check(table.game(), &equally(cards[seat..].iter().map(|card| format!("start {seat} {card}"))));
        follow(&mut table, &format!("- start {seat} {card}"));
    }
    assert_eq!(table.game().step(), "sun");
}

#[test]
fn rule_3_4_everybody_is_equally_likely_to_take_the_sun() {
    let mut table = table("players=3");
    follow(&mut table, "- start 0 start_water\n- start 1 start_swamp\n- start 2 start_plant");
    check(table.game(), &equally(["sun 0", "sun 1", "sun 2"]));
}

#[test]
fn rule_4_1_every_card_of_the_deck_is_equally_likely_to_be_dealt() {
    let mut table = table("");
    follow(&mut table, "- start 0 start_water\n- start 1 start_swamp\n- sun 1");
    let deck = full_deck(2);
    let mut ways = BTreeMap::new();
    for first in 0..deck.len() {
        for second in 0..first {
            for third in 0..second {
                let cards = Cards::from_iter([deck[first], deck[second], deck[third]]);
                *ways.entry(format!("deal 0 {}", names(cards))).or_insert(0) += 1;
            }
        }
    }
    check(table.game(), &ways);
}

#[test]
fn rule_11_1_offers_piles_and_reveals_are_equally_likely() {
    let mut table = table("players=1");
    follow(&mut table, "- start 0 start_water");
    let names = ["boung", "burk", "floulou", "kark", "pshit", "roro", "rumph", "splash"];
    let sets = (0u32..256).filter(|set| set.count_ones() == 3);
    let offer = |set: u32| -> String {
        let chosen = (0..8).filter(|name| set >> name & 1 == 1);
        chosen.map(|name| format!(" {}", names[name])).collect()
    };
    check(table.game(), &equally(sets.map(|set| format!("offer{}", offer(set)))));
    follow(&mut table, "- offer boung burk kark");
    let mut deck = full_deck(1);
    check(table.game(), &draws("pile 1", 1, &deck));
    for (pile, id) in (1..).zip(["moon", "moon", "portal_plant", "portal_water", "mountain2", "swamp_plant", "moon"]) {
        follow(&mut table, &format!("- pile {pile} {id}"));
        deck.swap_remove(deck.iter().position(|card| card.id(&standard()) == id).expect(id));
    }
    follow(&mut table, "0 take 5\n0 play mountain2 0 1");
    check(table.game(), &draws("reveal", 2, &deck));
}
