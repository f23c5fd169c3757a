//! What is kept up to date is what can be derived (16.1, 15.18).

use play::Rng;

use super::components;
use crate::hadara::board::{Board, Colony};
use crate::hadara::components::Components;
use crate::hadara::facts::Ability;
use crate::hadara::parts::{Back, Bust, Card, Color, Face, Side, StartCard, Tier, Track};

/// A board's tracks by the formula of 16.1.
fn derived(board: &Board, components: &Components) -> [u16; 4] {
    let (start, side) = (board.start_card.expect("a start card"), board.side.expect("a side"));
    let mut tracks = components.start_cards[start.index()][side as usize].tracks.map(u16::from);
    let numbers = &components.abilities;
    let mut add = |track: Track, steps: u16| tracks[track as usize] += steps;
    let bust_steps =
        board.display.iter().filter(|card| card.facts(components).ability == Some(Ability::BustSteps)).count() as u16;
    for card in board.display.iter() {
        let facts = card.facts(components);
        Track::ALL.into_iter().for_each(|track| add(track, facts.steps[track as usize].into()));
        if let Some(color) = facts.ability_color {
            let cards = board.display.iter().filter(|card| card.facts(components).color == color).count() as u16;
            add(color.track().expect("a track"), u16::from(numbers.color_steps) * cards);
        }
        if let Some(track) = board.tile_on(card, components) {
            add(track, numbers.tile_steps.into());
        }
    }
    for colony in board.colonies.iter().flatten() {
        if let Colony::Allied(back) = colony {
            let steps = components.backs[back.index()].steps;
            Track::ALL.into_iter().for_each(|track| add(track, steps[track as usize].into()));
        }
    }
    for (index, carving) in board.busts.iter().enumerate() {
        if let Some(carving) = carving.filter(|carving| carving.face == Face::Front) {
            let bonus = u16::from(components.busts[index].bonus);
            add(carving.track, bonus + u16::from(numbers.bust_steps) * bust_steps);
        }
    }
    tracks
}

/// Changes a board at random: purple cards come and go more often than in play.
fn change(board: &mut Board, rng: &mut Rng, components: &Components) {
    let free: Vec<Track> = Track::ALL.into_iter().filter(|&track| board.is_tile_free(track)).collect();
    match rng.below(10) {
        0..=4 => {
            let cards: Vec<Card> = (0..components.cards.len() as u8).map(Card).collect();
            let purple: Vec<Card> =
                cards.iter().copied().filter(|card| card.facts(components).ability.is_some()).collect();
            let card = if rng.below(2) == 0 { rng.pick(&cards) } else { rng.pick(&purple) };
            if board.display.contains(card) {
                board.discard(card, components);
            } else {
                let tile = (card.facts(components).ability == Some(Ability::BonusTile) && !free.is_empty())
                    .then(|| rng.pick(&free));
                board.recruit(card, tile, components);
            }
        }
        5..=7 => {
            let display: Vec<Card> = board.display.iter().collect();
            if !display.is_empty() {
                board.discard(rng.pick(&display), components);
            }
        }
        8 => {
            let bust = Bust(rng.below(4) as u8);
            if board.busts[bust.index()].is_none() && !free.is_empty() {
                board.carve(bust, rng.pick(&free), rng.pick(&Face::ALL), components);
            }
        }
        _ => {
            let back = rng.below(25) as u8;
            if board.colonies[usize::from(back / 5)].is_none() {
                board.ally(Tier(back / 5), Back(back), components);
            }
        }
    }
}

#[test]
fn tracks_and_counts_are_what_lies_in_front_of_the_player() {
    let (mut rng, components) = (Rng::from_number(1), components());
    for number in 0..500u32 {
        let mut board = Board::new(components);
        board.start_card = Some(StartCard((number % 5) as u8));
        board.begin(Side::ALL[number as usize % 2], components);
        board.coins = 10_000;
        for _ in 0..60 {
            change(&mut board, &mut rng, components);
            assert_eq!(board.tracks, derived(&board, components), "{board:?}");
            assert_eq!(usize::from(board.cards), board.display.iter().count());
            for color in Color::ALL {
                let cards = board.display.iter().filter(|card| card.facts(components).color == color).count();
                assert_eq!(usize::from(board.colors[color as usize]), cards);
            }
            for track in Track::ALL {
                let on_cards = board.card_tiles.iter().flatten().filter(|&&tile| tile == track).count();
                let on_busts = board.busts.iter().flatten().filter(|carving| carving.track == track).count();
                assert_eq!(usize::from(board.free_tiles[track as usize]) + on_cards + on_busts, 2); // 16.2
            }
        }
    }
}

#[test]
fn what_is_recruited_and_discarded_leaves_no_trace_but_the_coins() {
    let components = components();
    for index in 0..components.cards.len() as u8 {
        let mut board = Board::new(components);
        board.start_card = Some(StartCard(0));
        board.begin(Side::A, components);
        board.carve(Bust(0), Track::Food, Face::Front, components);
        board.recruit(Card(0), None, components);
        board.coins = 100;
        let before = board;
        if index == 0 {
            continue;
        }
        let tile = (Card(index).facts(components).ability == Some(Ability::BonusTile)).then_some(Track::Income);
        board.recruit(Card(index), tile, components);
        assert_ne!(board, before);
        board.discard(Card(index), components);
        board.coins = 100;
        assert_eq!(board, before, "{}", Card(index).name(components));
    }
}
