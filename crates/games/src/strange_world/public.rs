//! All that lies open on the table (13.1).

use play::{Boxed, ByPlayer, Player, PlayerSet, Score, Turn};

use super::Components;
use super::card::{Card, Cards, Deck};
use super::cell::Cell;
use super::components::{HAND, MAX_CITIES, MAX_PILES, MAX_PLAYERS};
use super::scoring::LINES;
use super::traveller::{Side, TravellerSet};
use super::world::World;

/// A step of the game (17.3, 17.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// This player's start card.
    Start(Player),
    /// Who takes the sun card.
    Sun,
    /// The face of the sun card.
    Direction,
    /// This player's cards.
    Deal(Player),
    /// The first or the second pass.
    Pass(Pass),
    /// The travellers of a solo game.
    Offer,
    /// The face-up card of this pile.
    Piles(u8),
    /// One of the piles.
    Take,
    /// A card is placed.
    Play,
    /// For the portal that the card of this cell has made.
    Traveller(Cell),
    /// Of the volcano in this cell.
    Erupt(Cell),
    /// On the new fumarole of this cell.
    City(Cell),
    /// The other cards of the pile that was taken.
    Reveal,
    /// The game has ended.
    Over,
}

/// The first pass is of two cards, the second of one (4.2, 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Two cards.
    First,
    /// One card.
    Second,
}

impl Step {
    /// Its name in the rules.
    pub(super) fn name(self) -> &'static str {
        match self {
            Step::Start(_) => "start",
            Step::Sun => "sun",
            Step::Direction => "direction",
            Step::Deal(_) => "deal",
            Step::Pass(Pass::First) => "pass2",
            Step::Pass(Pass::Second) => "pass1",
            Step::Offer => "offer",
            Step::Piles(_) => "piles",
            Step::Take => "take",
            Step::Play => "play",
            Step::Traveller(_) => "traveller",
            Step::Erupt(_) => "erupt",
            Step::City(_) => "city",
            Step::Reveal => "reveal",
            Step::Over => "over",
        }
    }
}

/// A shadow city that was founded (8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    /// Whose it is.
    pub player: Player,
    /// The two fumaroles on which it lies, the new one first.
    pub cells: [Cell; 2],
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The box with which it is played.
    pub(super) components: Boxed<Components>,
    pub(super) step: Step,
    /// Whether a card is placed where it is eaten only if it has no other cell (5.4).
    pub(super) losing_forced: bool,
    /// The round, or the turn of a solo game, from 1.
    pub(super) round: u8,
    /// Who places a card.
    pub(super) active: Player,
    /// Who holds the sun card.
    pub(super) sun: Option<Player>,
    /// The sun's face.
    pub(super) direction: Side,
    /// Who has yet to pass.
    pub(super) passing: PlayerSet,
    /// The travellers who are available.
    pub(super) travellers: TravellerSet,
    /// The cities founded so far, in the order of the stack.
    pub(super) cities: [Option<City>; MAX_CITIES],
    /// The face-up cards of the remaining piles.
    pub(super) piles: [Card; MAX_PILES],
    /// What each player has played in this round, or in this turn of a solo game.
    pub(super) played: ByPlayer<Cards, MAX_PLAYERS>,
    pub(super) worlds: ByPlayer<World, MAX_PLAYERS>,
}

impl Public {
    /// The box with which it is played.
    #[inline]
    pub fn components(&self) -> Boxed<Components> {
        self.components
    }

    /// How many players sit at the table.
    #[inline]
    pub fn players(&self) -> usize {
        self.worlds.players()
    }

    /// Whether one player plays alone (11).
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players() == 1
    }

    /// Whether a card is placed where it is eaten only if it has no other cell (5.4).
    #[inline]
    pub fn losing_forced(&self) -> bool {
        self.losing_forced
    }

    /// The present step.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Who has yet to pass.
    #[inline]
    pub fn passing(&self) -> PlayerSet {
        self.passing
    }

    /// What a player has played in this round, or in this turn of a solo game.
    #[inline]
    pub fn played(&self, player: Player) -> Cards {
        self.played[player]
    }

    /// The round, or the turn of a solo game, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who holds the sun card (3.4).
    #[inline]
    pub fn sun(&self) -> Option<Player> {
        self.sun
    }

    /// The face of the sun card (3.5).
    #[inline]
    pub fn direction(&self) -> Side {
        self.direction
    }

    /// Rounds of this game, or turns of a solo game.
    #[inline]
    pub fn rounds(&self) -> u8 {
        if self.is_solo() { self.components.turns } else { self.components.rounds }
    }

    #[inline]
    pub(super) fn turn(&self) -> Turn {
        match self.step {
            Step::Start(_) | Step::Sun | Step::Deal(_) | Step::Offer | Step::Piles(_) | Step::Reveal => Turn::Chance,
            Step::Direction => Turn::Players(self.sun.map_or(PlayerSet::NONE, PlayerSet::one)),
            Step::Pass(_) => Turn::Players(self.passing),
            Step::Take | Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) => {
                Turn::Players(PlayerSet::one(self.active))
            }
            Step::Over => Turn::Over,
        }
    }

    /// The neighbor in the sun's direction (1.10, 3.5).
    #[inline]
    pub fn next(&self, player: Player) -> Player {
        let players = self.players();
        match self.direction {
            Side::Left => player.left_neighbor(players),
            Side::Right => Player::new((player.seat() + players - 1) % players),
        }
    }

    /// Whether the cards change hands when this player passes.
    pub(super) fn is_last_to_pass(&self, player: Player) -> bool {
        matches!(self.step, Step::Pass(_)) && self.passing == PlayerSet::one(player)
    }

    /// How many cards a player holds, in a game for several.
    pub fn hand_size(&self, player: Player) -> usize {
        match self.step {
            Step::Deal(next) if player < next => HAND,
            Step::Pass(_) => HAND,
            Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) => HAND - self.played[player].len(),
            _ => 0,
        }
    }

    /// The world of a player.
    pub fn world(&self, player: Player) -> &World {
        &self.worlds[player]
    }

    /// The travellers who are available.
    #[inline]
    pub fn travellers(&self) -> TravellerSet {
        self.travellers
    }

    /// The cell of the card that has made a portal, while its player may welcome a traveller.
    #[inline]
    pub fn awaited_traveller(&self) -> Option<Cell> {
        if let Step::Traveller(portal) = self.step { Some(portal) } else { None }
    }

    /// The cell of the volcano that is going to erupt.
    #[inline]
    pub fn awaited_eruption(&self) -> Option<Cell> {
        if let Step::Erupt(volcano) = self.step { Some(volcano) } else { None }
    }

    /// The cell of the new fumarole for which a partner is to be chosen.
    #[inline]
    pub fn awaited_city(&self) -> Option<Cell> {
        if let Step::City(fumarole) = self.step { Some(fumarole) } else { None }
    }

    /// Who places a card, in the steps in which somebody does.
    #[inline]
    pub fn active(&self) -> Player {
        self.active
    }

    /// The shadow cities founded so far, with their values.
    pub fn cities(&self) -> impl Iterator<Item = (City, i32)> {
        let values = self.components.get().cities.iter().copied();
        self.cities.iter().zip(values).filter_map(|(city, value)| Some(((*city)?, value)))
    }

    /// The values of the cities left, the top of the stack first.
    pub fn cities_left(&self) -> &'static [i32] {
        &self.components.get().cities[self.cities().count()..]
    }

    /// How many fumaroles are left (2.3).
    pub fn fumaroles_left(&self) -> usize {
        let laid: usize = self.worlds.values().iter().map(|world| world.fumaroles().len()).sum();
        usize::from(self.components.fumaroles) - laid
    }

    /// The cards of the whole deck that do not lie open on the table.
    pub(super) fn hidden_cards(&self) -> Deck {
        let components = self.components.get();
        let mut deck = components.decks[self.players() - 1];
        for world in self.worlds.values() {
            let cards = world.occupied().iter().map(|cell| world.card_at(cell));
            cards.filter(|card| !card.is_start(components)).for_each(|card| deck.remove(card));
        }
        self.face_up_cards().for_each(|(_, card)| deck.remove(card));
        deck
    }

    /// The remaining piles and their face-up cards (11.1).
    #[inline]
    pub fn face_up_cards(&self) -> impl Iterator<Item = (u8, Card)> {
        (1..).zip(self.piles).filter(|&(_, card)| card != Card::NONE)
    }

    /// The score of a player so far (17.9).
    pub fn score(&self, player: Player) -> Score {
        let own = self.cities().filter(|(city, _)| city.player == player);
        let cities = own.map(|(_, value)| value).sum(); // 9.5
        Score::new(LINES, &self.worlds[player].score(cities, &self.components), &[])
    }
}
