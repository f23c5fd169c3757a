//! How Strange World Above the Clouds is shown to a network.

use games::StrangeWorld;
use games::set::Member;
use games::strange_world::{
    Action, Card, CellSet, Components, ICONS, MAX_CITIES, MAX_LANDS, MAX_PILES, MAX_PLAYERS, MAX_TRAVELLERS, Pass,
    Public, Side, Step, Traits, View,
};
use play::Player;

use super::board::{ANIMALS, Board, CELLS, Cells, LINES};
use super::growth::write_growth;
use super::numbers;
use crate::{Encoder, Encoding};

/// Bits of a player who is not the viewer, besides the one that tells whether there is one.
const OTHER: usize = SEAT + WORLD + 2 * LEAD + 2;
/// What a player does, holds and has played.
const SEAT: usize = 4 + 3 + 2 * MAX_LANDS;
/// What a player has.
const WORLD: usize = 14 * CELLS + 2 + 4 * LINES + 2 * ANIMALS + MAX_TRAVELLERS * SPOTS + MAX_CITIES;
/// Upper rows of a traveller's spot: from the row above the world to the last one.
const SPOTS: usize = 5;
/// By how much somebody leads.
const LEAD: usize = 20;
/// How many traits are summed up: icons, portals and moons.
const SUMS: usize = ICONS + 2;

impl Encoding for StrangeWorld {
    const ENCODING: &'static str = "strange_world_v1";
    const INPUTS: usize = 3138;
    const ACTIONS: usize = numbers::ACTIONS;
    const PHASES: usize = 10;

    fn encode(view: &View, player: Player, encoder: &mut Encoder<'_>) {
        let public = view.public();
        let components = public.components().get();
        write_table(view, encoder);
        let board = Board::new(public.world(player), components);
        write_coming(view, player, &board, encoder);
        encoder.part("own seat");
        write_seat(view, player, encoder);
        encoder.part("own world");
        let score = public.score(player);
        let total = score.total();
        write_world(public, player, &board, encoder);
        write_growth(public, player, &board, &score, encoder);
        encoder.part("awaited");
        encoder.set_of(awaited(public, player, &board).into(), CELLS);
        let mut awaited_elsewhere = 0;
        for distance in 1..MAX_PLAYERS {
            encoder.part(["", "next player", "second player", "third player"][distance]);
            encoder.bit(distance < public.players());
            if distance >= public.players() {
                encoder.skip(OTHER);
                continue;
            }
            let other = Player::new((player.seat() + distance) % public.players());
            let board = Board::new(public.world(other), components);
            let other_total = public.score(other).total();
            write_seat(view, other, encoder);
            encoder.bit(public.next(player) == other);
            encoder.bit(public.next(other) == player);
            write_world(public, other, &board, encoder);
            encoder.at_least((total - other_total).max(0) as usize, LEAD);
            encoder.at_least((other_total - total).max(0) as usize, LEAD);
            awaited_elsewhere |= awaited(public, other, &board);
        }
        encoder.part("awaited elsewhere");
        encoder.set_of(awaited_elsewhere.into(), CELLS);
    }

    /// Two phases a round: before the first card and from then on.
    fn phase(view: &View, _: Player) -> usize {
        let public = view.public();
        let round = usize::from(public.round().clamp(1, 5)) - 1;
        let begun = match public.step() {
            Step::Over => true,
            Step::Take => false,
            Step::Play if public.is_solo() => !public.played(Player::default()).is_empty(),
            Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) | Step::Reveal => true,
            _ => false,
        };
        2 * round + usize::from(begun)
    }

    fn number_of(action: Action) -> usize {
        numbers::number(action)
    }

    fn action_of(number: usize) -> Option<Action> {
        numbers::action(number)
    }
}

/// The set-up, the step and what belongs to nobody.
fn write_table(view: &View, encoder: &mut Encoder<'_>) {
    let public = view.public();
    encoder.part("setup");
    encoder.one_of(public.players() - 1, MAX_PLAYERS);
    encoder.bit(public.losing_forced());
    encoder.part("step");
    encoder.one_of(usize::from(public.round()) - 1, 6);
    encoder.one_of(step_number(public.step()), 15);
    encoder.bit(public.direction() == Side::Right);
    encoder.part("supply");
    encoder.set_of(public.travellers().bits().into(), MAX_TRAVELLERS);
    encoder.at_least(public.travellers().len(), 4);
    encoder.at_least(public.cities().count(), MAX_CITIES);
    encoder.at_least(public.fumaroles_left(), 11);
}

fn step_number(step: Step) -> usize {
    match step {
        Step::Start(_) => 0,
        Step::Sun => 1,
        Step::Direction => 2,
        Step::Deal(_) => 3,
        Step::Pass(Pass::First) => 4,
        Step::Pass(Pass::Second) => 5,
        Step::Offer => 6,
        Step::Piles(_) => 7,
        Step::Take => 8,
        Step::Play => 9,
        Step::Traveller(_) => 10,
        Step::Erupt(_) => 11,
        Step::City(_) => 12,
        Step::Reveal => 13,
        Step::Over => 14,
    }
}

/// Cards by face: of which there is one, of which there is a second one, and so on.
struct Copies<const N: usize>([u32; N]);

impl<const N: usize> Copies<N> {
    fn of(cards: impl Iterator<Item = Card>) -> Copies<N> {
        let mut copies = Copies([0; N]);
        cards.for_each(|card| copies.insert(card));
        copies
    }

    fn insert(&mut self, card: Card) {
        let mut bit = 1 << card.index();
        for faces in &mut self.0 {
            let had = *faces & bit;
            *faces |= bit;
            bit = had;
        }
    }

    fn write(&self, encoder: &mut Encoder<'_>) {
        self.0.iter().for_each(|&faces| encoder.set_of(faces.into(), MAX_LANDS));
    }
}

/// The cards that may still come: those in hand, on the piles of a solo game, and unseen.
fn write_coming(view: &View, player: Player, board: &Board, encoder: &mut Encoder<'_>) {
    let public = view.public();
    let components = public.components().get();
    encoder.part("hand");
    let (mut held, mut wanted) = ([0; SUMS], 0);
    match view.hand(player) {
        None => encoder.skip(6 * MAX_LANDS),
        Some(hand) => {
            Copies::<2>::of(hand.cards.iter()).write(encoder);
            for cards in hand.passed.into_iter().chain(hand.received) {
                Copies::<1>::of(cards.iter()).write(encoder);
            }
            hand.cards.iter().for_each(|card| add(&mut held, &mut wanted, card, 1, components));
        }
    }
    write_sums(held, wanted, 3, board, encoder);
    encoder.part("piles");
    let (mut shown, mut wanted, mut piles) = ([0; SUMS], 0, 0);
    let mut copies = Copies::<4>([0; 4]);
    for (pile, card) in public.face_up_cards() {
        piles |= 1 << (pile - 1);
        copies.insert(card);
        add(&mut shown, &mut wanted, card, 1, components);
    }
    encoder.set_of(piles, MAX_PILES);
    copies.write(encoder);
    write_sums(shown, wanted, 6, board, encoder);
    encoder.part("unseen");
    let (mut unseen, mut wanted) = ([0; SUMS], 0);
    let mut copies = Copies::<4>([0; 4]);
    for (card, count) in view.unseen().faces() {
        copies.0[..count.min(4)].iter_mut().for_each(|faces| *faces |= 1 << card.index());
        add(&mut unseen, &mut wanted, card, count as u16, components);
    }
    copies.write(encoder);
    write_sums(unseen, wanted, 12, board, encoder);
}

/// Adds what some equal cards show.
fn add(sums: &mut [u16; SUMS], animals: &mut u16, card: Card, count: u16, components: &Components) {
    let face = card.face(components);
    let traits: &Traits = &face.traits;
    sums.iter_mut().zip(traits).for_each(|(sum, number)| *sum += number * count);
    *animals |= face.animals;
}

/// What cards that may come show together, and the animals among it that the world lacks.
fn write_sums(sums: [u16; SUMS], animals: u16, most: usize, board: &Board, encoder: &mut Encoder<'_>) {
    sums.into_iter().for_each(|sum| encoder.at_least(sum.into(), most));
    let lacking = animals & !board.animals[0] & 0xFF;
    encoder.set_of(lacking.into(), ANIMALS);
}

fn write_seat(view: &View, player: Player, encoder: &mut Encoder<'_>) {
    let public = view.public();
    let placing = matches!(
        public.step(),
        Step::Take | Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) | Step::Reveal
    );
    encoder.bit(public.sun() == Some(player));
    encoder.bit(placing && public.active() == player);
    encoder.bit(public.passing().contains(player));
    encoder.bit(matches!(public.step(), Step::Start(next) | Step::Deal(next) if next == player));
    encoder.at_least(view.hand_size(player), 3);
    Copies::<2>::of(public.played(player).iter()).write(encoder);
}

fn write_world(public: &Public, player: Player, board: &Board, encoder: &mut Encoder<'_>) {
    let world = public.world(player);
    board.write(encoder);
    let mut spots = [None; MAX_TRAVELLERS];
    for (traveller, spot) in world.travellers() {
        let above = spot.upper - world.occupied().row_range().0 + 1;
        spots[Member::index(traveller)] = Some(above.max(0) as usize);
    }
    spots.into_iter().for_each(|spot| encoder.maybe_one_of(spot, SPOTS));
    let cities = public.cities().enumerate().filter(|(_, (city, _))| city.player == player);
    encoder.set_of(cities.fold(0, |cities, (place, _)| cities | 1 << place), MAX_CITIES);
}

/// The cell for which a player has to decide something.
fn awaited(public: &Public, player: Player, board: &Board) -> Cells {
    match public.step() {
        Step::Traveller(cell) | Step::Erupt(cell) | Step::City(cell) if public.active() == player => {
            board.place(CellSet::one(cell))
        }
        _ => 0,
    }
}
