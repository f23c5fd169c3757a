//! A view of Hadara as bits.
//!
//! A player's own board and the outer piles are shown as they will be once the decision that waits for the others is carried out:
//! what a draft is worth can be asked while the others still decide.

use games::Hadara;
use games::hadara::{
    Ability, Action, Ahead, Board, Card, CardSet, Colony, Color, Components, Deed, EPOCHS, Group, MAX_PLAYERS, TIERS,
    Track, View,
};
use play::Player;

use super::boards::{Goals, encode_other, encode_own};
use super::numbers::{self, GROUP};
use crate::{Encoder, Encoding};

/// The epoch cards of the printed box (2.2.1). A box of one's own may have more: those are seen by what they bring.
const CARDS: usize = 162;
/// How far a player can be in an epoch.
const STAGES: usize = 19;
/// Incomes, and times at which colonies and busts are taken, in a game.
pub(super) const OCCASIONS: usize = 2 * EPOCHS;

impl Encoding for Hadara {
    const ENCODING: &'static str = "hadara_v1";
    const INPUTS: usize = 3538;
    const ACTIONS: usize = numbers::ACTIONS;
    const PHASES: usize = 3 * EPOCHS;

    fn encode(view: &View, player: Player, encoder: &mut Encoder) {
        let situation = Situation::new(view, player);
        situation.encode_course(encoder);
        situation.encode_wheel(encoder);
        situation.encode_piles(encoder);
        situation.encode_cards(encoder);
        encode_own(&situation, encoder);
        for place in 1..MAX_PLAYERS {
            encode_other(&situation, place, encoder);
        }
    }

    /// For each epoch: until the income of phase A, until that of phase B, and after it.
    fn phase(view: &View, player: Player) -> usize {
        let ahead = view.ahead(player);
        ahead.epoch * 3 + if ahead.incomes[0] { 0 } else { 1 + usize::from(!ahead.incomes[1]) }
    }

    fn number_of(action: Action) -> usize {
        numbers::number(action)
    }

    fn action_of(number: usize) -> Option<Action> {
        numbers::action(number)
    }
}

/// An outer pile, with the card that the viewer has placed in secret.
#[derive(Clone, Copy, Default)]
struct OuterPile {
    size: usize,
    top: Option<Card>,
}

/// What the parts of the encoding are made from.
pub(super) struct Situation<'a> {
    pub view: &'a View,
    pub components: &'static Components,
    pub player: Player,
    pub players: usize,
    pub own: Board,
    pub ahead: Ahead,
    piles: [OuterPile; Color::COUNT],
    pub colonies: Goals,
    pub busts: Goals,
    /// The points of each player as if the game ended now, the viewer's first.
    pub points: [i32; MAX_PLAYERS],
}

impl<'a> Situation<'a> {
    fn new(view: &'a View, player: Player) -> Situation<'a> {
        let (components, players) = (view.components().get(), usize::from(view.setup().players));
        let own = view.board_ahead(player);
        let mut piles = Color::ALL.map(|color| {
            let (size, cards) = view.outer_pile(color);
            OuterPile { size: size.into(), top: cards.last().copied() }
        });
        if let Some(Action::Draft(placed, _)) = view.pending() {
            let pile = &mut piles[placed.facts(components).color.index()];
            *pile = OuterPile { size: pile.size + 1, top: Some(placed) };
        }
        let due = if view.active() == player { view.tier_due() } else { None };
        let mut situation = Situation {
            view,
            components,
            player,
            players,
            ahead: view.ahead(player),
            piles,
            colonies: Goals::colonies(&own, due, components),
            busts: Goals::busts(&own, components),
            points: [0; MAX_PLAYERS],
            own,
        };
        situation.points[0] = situation.points_of(&situation.own);
        for place in 1..players {
            situation.points[place] = situation.points_of(view.board(situation.other(place)));
        }
        situation
    }

    /// The player so many seats to the left of the viewer.
    pub(super) fn other(&self, place: usize) -> Player {
        Player::new((self.player.seat() + place) % self.players)
    }

    /// How many seats to the left of the viewer a player sits.
    fn place(&self, player: Player) -> usize {
        (self.players + player.seat() - self.player.seat()) % self.players
    }

    /// The points of a board as if the game ended now.
    fn points_of(&self, board: &Board) -> i32 {
        let components = self.components;
        let mut points =
            board.settled_points(components) + (board.coins() / u32::from(components.coins_per_point)) as i32;
        // Most boards have no seals for most of the game.
        if board.silver() != [0; Track::COUNT] {
            points += board.silver_points(components);
        }
        if board.gold() > 0 || board.has(Ability::SetPoints) {
            points += board.gold_points(self.view.setup().joker_for_set_points, components);
        }
        points
    }

    /// How many of two occasions in each epoch are still to come.
    pub(super) fn occasions(&self, now: [bool; 2]) -> usize {
        2 * (EPOCHS - 1 - self.ahead.epoch) + now.into_iter().filter(|&is_ahead| is_ahead).count()
    }

    /// Whether a player can pay for the top card of each pile, as bits of colors.
    pub(super) fn affordable(&self, board: &Board) -> u128 {
        let can_pay = |card: Card| board.price(card, self.components) <= board.coins();
        let piles = self.piles.iter().enumerate();
        piles.fold(0, |bits, (color, pile)| bits | u128::from(pile.top.is_some_and(can_pay)) << color)
    }

    /// Settings, the step, and how far the game is for the viewer.
    fn encode_course(&self, encoder: &mut Encoder) {
        let (view, setup, ahead) = (self.view, self.view.setup(), &self.ahead);
        encoder.part("settings");
        encoder.one_of(self.players - 2, 4);
        encoder.bit(setup.advanced);
        encoder.one_of(setup.start_side.map_or(0, |side| 1 + side.index()), 3);
        encoder.bit(setup.open_piles);
        encoder.bit(setup.joker_for_set_points);
        encoder.bit(setup.random_segments);
        encoder.bit(setup.random_crests);

        encoder.part("step");
        encoder.one_of(view.step_number(), View::STEPS);
        encoder.one_of(self.place(view.active()), MAX_PLAYERS);
        encoder.at_least(view.taken().into(), 6);
        encoder.at_least(view.bought().into(), 10);
        encoder.maybe_one_of(view.tier_due(), 5);
        encoder.bit(view.has_committed(self.player));

        encoder.part("time");
        encoder.one_of(ahead.epoch * STAGES + stage(ahead), EPOCHS * STAGES);
        encoder.one_of(ahead.epoch, EPOCHS);
        encoder.at_least(self.occasions(ahead.incomes), OCCASIONS);
        let cards = self.components.draws + self.components.turns;
        let later = usize::from(cards) * (EPOCHS - 1 - ahead.epoch);
        encoder.at_least(later + usize::from(ahead.cards[0] + ahead.cards[1]), 10 * EPOCHS);
        encoder.at_least(EPOCHS - 1 - ahead.epoch + usize::from(ahead.feeding), EPOCHS);
        encoder.at_least(EPOCHS - 1 - ahead.epoch + usize::from(ahead.seals), EPOCHS);
    }

    /// First players, segments, and the colors that the viewer is still to draw from.
    fn encode_wheel(&self, encoder: &mut Encoder) {
        encoder.part("wheel");
        for first in self.view.first_players() {
            encoder.one_of(self.place(first), MAX_PLAYERS);
        }
        let mut following = [None; Color::COUNT];
        if let Some(segments) = self.view.segments() {
            for (place, color) in segments.into_iter().enumerate() {
                following[color.index()] = Some(segments[(place + 1) % segments.len()].index());
            }
        }
        following.into_iter().for_each(|color| encoder.maybe_one_of(color, Color::COUNT));
        let left = if self.view.draw().is_some() { self.ahead.cards[0] } else { 0 };
        for next in 0..5 {
            let draw = self.components.draws + 1 + next - left.min(self.components.draws);
            let color = (next < left).then(|| self.view.color_of_draw(self.player, draw).index());
            encoder.maybe_one_of(color, Color::COUNT);
        }
    }

    /// The outer piles, and what their top cards would mean for the viewer.
    fn encode_piles(&self, encoder: &mut Encoder) {
        encoder.part("piles");
        let mut tops = CardSet::default();
        let (colony, bust) = (self.colonies.nearest(), self.busts.nearest());
        for (color, pile) in Color::ALL.into_iter().zip(self.piles) {
            encoder.at_least(pile.size, MAX_PLAYERS);
            let Some(top) = pile.top else {
                encoder.skip(14);
                continue;
            };
            tops.insert(top);
            let (facts, price) = (top.facts(self.components), self.own.price(top, self.components));
            encoder.one_of(price as usize, 10);
            encoder.bit(price <= self.own.coins());
            let more = color.track().map(|track| (track, self.own.steps_of_color(track, self.components)));
            let steps = |track: Track| {
                let more = more.map_or(0, |(of, steps)| if of == track { steps } else { 0 });
                usize::from(u16::from(facts.steps[track.index()]) + more)
            };
            encoder.bit(colony.is_some_and(|lack| lack <= steps(Track::Military)));
            encoder.bit(bust.is_some_and(|lack| lack <= steps(Track::Culture)));
            encoder.bit(usize::from(facts.points) >= 4);
        }
        encoder.at_least(self.affordable(&self.own).count_ones() as usize, Color::COUNT);
        encoder.part("top cards");
        encode_set(tops, encoder);

        encoder.part("cards below");
        let (mut second, mut deeper) = (0, 0);
        for (color, pile) in Color::ALL.into_iter().zip(&self.piles) {
            let (size, mut shown) = self.view.outer_pile(color);
            if pile.size == usize::from(size) {
                shown = &shown[..shown.len().saturating_sub(1)];
            }
            if let Some((&next, others)) = shown.split_last() {
                second |= self.place_in_group(next);
                others.iter().for_each(|&card| deeper |= self.place_in_group(card));
            }
        }
        encoder.set_of(second, Color::COUNT * GROUP);
        encoder.set_of(deeper, Color::COUNT * GROUP);
    }

    /// Cards and colonies that cannot come any more, and those in hand.
    fn encode_cards(&self, encoder: &mut Encoder) {
        let view = self.view;
        encoder.part("others' cards");
        let mut others = CardSet::default();
        let mut backs = 0u128;
        for place in 0..self.players {
            let board = view.board(self.other(place));
            if place > 0 {
                others |= board.display();
            }
            backs |= backs_of(board);
        }
        encode_set(others, encoder);

        encoder.part("cards gone");
        let mut gone = view.discards() | view.sold();
        if let Some(Action::Draft(_, Deed::Sell(card))) = view.pending() {
            gone.insert(card);
        }
        encoder.set_of(self.of_the_epoch(gone), Color::COUNT * GROUP);

        encoder.part("backs shown");
        encoder.set_of(backs, 25);

        encoder.part("hand");
        let hand = if view.pending().is_none() { view.hand() } else { None };
        let places = hand.iter().flatten().fold(0, |bits, &card| bits | self.place_in_group(card));
        encoder.set_of(places, Color::COUNT * GROUP);
        let can_pay = |card: &&Card| self.own.price(**card, self.components) <= self.own.coins();
        encoder.at_least(hand.iter().flatten().filter(can_pay).count(), 2);
    }

    /// The bit of a card of the epoch, by color and place in its group.
    fn place_in_group(&self, card: Card) -> u128 {
        let color = card.facts(self.components).color.index();
        u128::from(self.group(color).bit(card)) << (color * GROUP)
    }

    /// The bits of those cards of a set that are of the epoch.
    fn of_the_epoch(&self, cards: CardSet) -> u128 {
        let words = cards.bits();
        (0..Color::COUNT).fold(0, |bits, color| {
            let group = self.group(color);
            let (word, shift) = (usize::from(group.first) / 64, group.first % 64);
            let low = u128::from(words[word]) | u128::from(*words.get(word + 1).unwrap_or(&0)) << 64;
            bits | (low >> shift & u128::from(group.all)) << (color * GROUP)
        })
    }

    fn group(&self, color: usize) -> &Group {
        &self.components.groups[self.ahead.epoch][color]
    }
}

/// How far a player is in the epoch.
fn stage(ahead: &Ahead) -> usize {
    let turned = |left: u8| 5usize.saturating_sub(left.into());
    match ahead {
        ahead if ahead.incomes[0] => turned(ahead.cards[0]),
        ahead if ahead.colonies[0] > 0 => 6,
        ahead if ahead.busts[0] > 0 => 7,
        ahead if ahead.incomes[1] => 8 + turned(ahead.cards[1]),
        ahead if ahead.colonies[1] > 0 => 14,
        ahead if ahead.busts[1] > 0 => 15,
        ahead if ahead.feeding => 16,
        ahead if ahead.seals => 17,
        _ => 18,
    }
}

/// The backs of colonies that a player has turned over.
fn backs_of(board: &Board) -> u128 {
    (0..TIERS).fold(0, |bits, tier| match board.colony(tier) {
        Some(Colony::Allied(back)) => bits | 1 << back.index(),
        _ => bits,
    })
}

/// A bit for each card of a set.
pub(super) fn encode_set(cards: CardSet, encoder: &mut Encoder) {
    let [first, second, third, _] = cards.bits();
    encoder.set_of(u128::from(second) << 64 | u128::from(first), 128);
    encoder.set_of(u128::from(third) & ((1 << (CARDS - 128)) - 1), CARDS - 128);
}
