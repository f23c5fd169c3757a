//! Imagined positions are whole: each card that was drawn lies in exactly one place (16.3).

use std::collections::BTreeMap;

use play::{Event, Game, Notation, Player, PlayerSet, Rng, Turn};

use crate::hadara::parts::Card;
use crate::hadara::{Color, Hadara};

/// Every card that lies somewhere, as often as it does.
fn located(game: &Hadara) -> Vec<Card> {
    let seats = PlayerSet::seats(game.players());
    let mut cards: Vec<Card> = game.public.discards.iter().collect();
    game.piles.iter().for_each(|pile| cards.extend(pile.cards()));
    for player in seats.iter() {
        cards.extend(game.public.boards[player].display.iter());
        cards.extend(game.secrets[player].sold.iter());
        cards.extend(game.secrets[player].hand.into_iter().flatten());
    }
    cards.sort_unstable();
    cards
}

/// Nothing lies twice, and what is drawn of the present epoch is what lies somewhere.
fn check_whole(game: &Hadara) {
    let (cards, components) = (located(game), game.components().get());
    assert!(cards.windows(2).all(|pair| pair[0] < pair[1]), "{cards:?}");
    for color in Color::ALL {
        let group = game.public.group(game.public.epoch, color);
        let of_group = cards
            .iter()
            .filter(|card| card.facts(components).epoch == game.public.epoch && card.facts(components).color == color);
        let bits = of_group.fold(0, |bits, &card| bits | group.bit(card));
        assert_eq!(game.drawn[color as usize], bits, "{color}");
        assert_eq!(bits & !game.public.in_use(&group), 0, "only cards in use");
    }
    for player in PlayerSet::seats(game.players()).iter() {
        let (secret, board) = (&game.secrets[player], &game.public.boards[player]);
        for card in secret.sold.iter() {
            assert!(board.has_sold(card.facts(components).epoch.into(), card.facts(components).color));
        }
        let sales: u32 = board.sales.iter().map(|colors| colors.count_ones()).sum();
        assert_eq!(secret.sold.iter().count() as u32, sales);
        assert_eq!(secret.hand.is_some(), game.public.has_hand(player));
        assert_eq!(secret.pending.is_some(), game.public.has_committed(player));
        if let Some(hand) = secret.hand {
            let color = game.public.pile_of(player);
            assert!(hand[0] < hand[1] && hand.iter().all(|card| card.facts(components).color == color));
        }
    }
}

#[test]
fn real_and_imagined_positions_are_whole_at_every_step() {
    for number in 0..60u64 {
        let (players, basic) = (2 + number % 4, if number % 3 == 0 { " purple=basic" } else { "" });
        let setup = format!("players={players}{basic} open_piles={}", number % 2 == 0);
        let mut game = Hadara::new(&setup.parse().expect("a set-up"));
        let mut rng = Rng::from_number(number);
        while game.turn() != Turn::Over {
            check_whole(&game);
            for viewer in PlayerSet::seats(game.players()).iter().map(Some).chain([None]) {
                check_whole(&Hadara::imagine(&game.view(viewer), &mut rng));
            }
            let event = match game.turn() {
                Turn::Players(deciding) => {
                    let player = rng.pick(&deciding.iter().collect::<Vec<Player>>());
                    let mut actions = Vec::new();
                    game.legal(player, &mut actions);
                    Event::Decision(player, rng.pick(&actions))
                }
                _ => Event::Chance(game.sample(&mut rng)),
            };
            game.happen(&event);
        }
    }
}

#[test]
fn a_buried_card_is_any_that_the_viewer_does_not_see() {
    let mut game = Hadara::new(&"start_side=a segments=fixed crests=fixed".parse().expect("a set-up"));
    for line in [
        "- start S1 S2",
        "0 wheel yellow",
        "- draw 0 Y1-01 Y1-02",
        "- draw 1 R1-01 R1-02",
        "0 draft place Y1-01 sell Y1-02",
        "1 draft place R1-01 sell R1-02",
        "- draw 0 R1-05 R1-06",
        "- draw 1 B1-01 B1-02",
        "0 draft place R1-05 sell R1-06",
        "1 draft place B1-01 sell B1-02",
    ] {
        game.happen(&Event::read(line, game.components().get()).expect(line));
    }
    // Of the red cards player 0 sees the top one and their sale; two of eight are buried and sold.
    let (view, mut rng) = (game.view(Some(Player::new(0))), Rng::from_number(3));
    let mut counts: BTreeMap<(Card, Card), u32> = BTreeMap::new();
    for _ in 0..28_000 {
        let imagined = Hadara::imagine(&view, &mut rng);
        let sold = imagined.secrets[Player::new(1)].sold.iter().next().expect("a red card");
        *counts.entry((imagined.piles[Color::Red as usize].cards()[0], sold)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 8 * 7);
    let chi: f64 = counts.values().map(|&count| (f64::from(count) - 500.0).powi(2) / 500.0).sum();
    assert!(chi < 55.0 + 6.0 * 110f64.sqrt(), "{chi}");
    assert_eq!(game.components().groups[0][1].all.count_ones(), 10);
}
