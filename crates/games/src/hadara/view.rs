//! What a viewer knows (17), and its text.

use std::collections::BTreeMap;

use play::{Notation, Player, PlayerSet, Score};
use serde::{Serialize, Serializer};

use super::board::{Board, Colony};
use super::components::EPOCHS;
use super::parts::{Bust, Card, Color, Face, Pile, Side, Tier, Track};
use super::{Hadara, Phase, Public, Secret, Step};

/// An outer pile as it is shown (15.19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShownPile {
    pub size: u8,
    /// All cards, or the top one alone.
    pub cards: Pile,
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) viewer: Option<Player>,
    pub(super) public: Public,
    pub(super) piles: [ShownPile; Color::ALL.len()],
    /// What the viewer alone knows; nothing for a spectator.
    pub(super) own: Secret,
}

impl View {
    pub(super) fn new(game: &Hadara, viewer: Option<Player>) -> View {
        let shown = |pile: &Pile| {
            let cards = pile.cards();
            let from = if game.public.setup.open_piles { 0 } else { cards.len().saturating_sub(1) };
            let mut shown = ShownPile { size: cards.len() as u8, cards: Pile::default() };
            cards[from..].iter().for_each(|&card| shown.cards.push(card));
            shown
        };
        View {
            viewer,
            public: game.public,
            piles: std::array::from_fn(|color| shown(&game.piles[color])),
            own: viewer.map_or(Secret::default(), |player| game.secrets[player]),
        }
    }

    /// What lies in front of a player.
    pub fn board(&self, player: Player) -> &Board {
        &self.public.boards[player]
    }

    /// The two cards that the viewer has just drawn.
    pub fn hand(&self) -> Option<[Card; 2]> {
        self.own.hand
    }
}

#[derive(Serialize)]
struct TableText {
    viewer: Option<Player>,
    setup: String,
    step: &'static str,
    /// From 1.
    epoch: u8,
    /// `null` before the first epoch and at its wheel.
    phase: Option<&'static str>,
    /// The number of the draw, in phase A.
    draw: Option<u8>,
    /// Clockwise, once it is known.
    segments: Option<[Color; 5]>,
    /// Of each epoch, once they are known.
    first_players: Option<[Player; EPOCHS]>,
    /// Who is to draw or to act, where one player after the other does.
    active: Option<Player>,
    /// Who may decide now.
    deciding: PlayerSet,
    /// Colonies, busts, payments or seals of the active player in this step.
    taken: u8,
    /// Points that the active player bought in this step.
    bought: u8,
    /// The tier of the alliance whose back is due.
    back_due: Option<&'static str>,
    piles: Vec<PileText>,
    colonies: BTreeMap<&'static str, usize>,
    /// Cards that everybody saw leave the game.
    discards: Vec<&'static str>,
    /// What the viewer alone knows.
    hand: Vec<PricedText>,
    pending: Option<String>,
    sold: Vec<&'static str>,
    players: Vec<PlayerText>,
}

#[derive(Serialize)]
struct PileText {
    color: Color,
    /// Cards on the inner place.
    inner: u8,
    /// Cards on the outer place.
    outer: u8,
    /// Those of them that are shown, the top one last; with the viewer's prices.
    cards: Vec<PricedText>,
}

#[derive(Serialize)]
struct PricedText {
    card: &'static str,
    price: Option<u32>,
}

#[derive(Serialize)]
struct PlayerText {
    crest: Option<&'static str>,
    /// The pile at which the crest points, in phase A.
    points_at: Option<Color>,
    start_card: Option<&'static str>,
    side: Option<Side>,
    coins: u32,
    tracks: BTreeMap<&'static str, u16>,
    display: Vec<DisplayText>,
    colonies: Vec<ColonyText>,
    busts: Vec<BustText>,
    free_tiles: BTreeMap<&'static str, u8>,
    silver: Vec<Track>,
    gold: u8,
    /// Epoch and color of the cards sold in phase A.
    sales: Vec<SaleText>,
    has_hand: bool,
    has_committed: bool,
    score: Score,
}

#[derive(Serialize)]
struct DisplayText {
    card: &'static str,
    /// The bonus tile on the card.
    tile: Option<Track>,
}

#[derive(Serialize)]
struct ColonyText {
    tier: &'static str,
    /// `null` if it was plundered.
    back: Option<&'static str>,
}

#[derive(Serialize)]
struct BustText {
    bust: &'static str,
    tile: Track,
    face: Face,
}

#[derive(Serialize)]
struct SaleText {
    epoch: usize,
    color: Color,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (public, components) = (&self.public, self.public.components.get());
        let name = |card: Card| card.name(components);
        let phase = public.phase();
        let alone = !matches!(public.step, Step::Side | Step::Draft | Step::Segments | Step::Crests | Step::Start);
        let known = |before: &[Step]| !before.contains(&public.step);
        let deciding = match public.step {
            Step::Side | Step::Draft => public.deciding,
            Step::Segments | Step::Crests | Step::Start | Step::Draw | Step::Back(..) | Step::Over => PlayerSet::NONE,
            _ => PlayerSet::one(public.active),
        };
        let text = TableText {
            viewer: self.viewer,
            setup: public.setup.to_string(),
            step: public.step.name(),
            epoch: public.epoch + 1,
            phase: phase.map(|phase| if phase == Phase::A { "a" } else { "b" }),
            draw: matches!(public.step, Step::Draw | Step::Draft).then_some(public.draw),
            segments: known(&[Step::Segments]).then_some(public.segments),
            first_players: known(&[Step::Segments, Step::Crests, Step::Start]).then_some(public.first_players),
            active: (alone && public.step != Step::Over).then_some(public.active),
            deciding,
            taken: public.taken,
            bought: public.bought,
            back_due: if let Step::Back(_, tier) = public.step { Some(tier.name(components)) } else { None },
            piles: Color::ALL.into_iter().map(|color| self.pile_text(color)).collect(),
            colonies: (0..super::components::TIERS as u8).map(|index| self.colony_pile(Tier(index))).collect(),
            discards: public.discards.iter().map(name).collect(),
            hand: self.own.hand.iter().flatten().map(|&card| self.priced(card)).collect(),
            pending: self.own.pending.map(|action| action.notation(components).to_string()),
            sold: self.own.sold.iter().map(name).collect(),
            players: public.seats().iter().map(|player| public.player_text(player)).collect(),
        };
        text.serialize(serializer)
    }
}

impl View {
    fn priced(&self, card: Card) -> PricedText {
        let components = self.public.components.get();
        let price = self.viewer.map(|viewer| self.board(viewer).price(card, components));
        PricedText { card: card.name(components), price }
    }

    fn pile_text(&self, color: Color) -> PileText {
        let pile = &self.piles[color as usize];
        PileText {
            color,
            inner: self.public.inner[color as usize],
            outer: pile.size,
            cards: pile.cards.cards().iter().map(|&card| self.priced(card)).collect(),
        }
    }

    /// How many colonies of a tier are left (3.3); the one whose back is due has been taken.
    fn colony_pile(&self, tier: Tier) -> (&'static str, usize) {
        let boards = self.public.boards.values();
        let taken = boards.iter().filter(|board| board.colonies[tier.index()].is_some()).count();
        let due = matches!(self.public.step, Step::Back(_, due) if due == tier);
        (tier.name(self.public.components.get()), boards.len() - taken - usize::from(due))
    }
}

impl Public {
    /// The phase of the epoch, once its wheel is set.
    pub(super) fn phase(&self) -> Option<Phase> {
        match self.step {
            Step::Segments | Step::Crests | Step::Start | Step::Side | Step::Wheel => None,
            Step::Draw | Step::Draft => Some(Phase::A),
            Step::Colony(phase) | Step::Back(phase, _) | Step::Bust(phase) => Some(phase),
            Step::Take | Step::Feed | Step::Seals | Step::Over => Some(Phase::B),
        }
    }

    fn player_text(&self, player: Player) -> PlayerText {
        let (board, components) = (&self.boards[player], self.components.get());
        let display = |card: Card| DisplayText { card: card.name(components), tile: board.tile_on(card, components) };
        let colony = |(index, colony): (usize, &Option<Colony>)| {
            let back = match (*colony)? {
                Colony::Plundered => None,
                Colony::Allied(back) => Some(back.name(components)),
            };
            Some(ColonyText { tier: Tier(index as u8).name(components), back })
        };
        let busts = board.busts.iter().enumerate().filter_map(|(index, carving)| {
            carving.map(|carving| BustText {
                bust: Bust(index as u8).name(components),
                tile: carving.track,
                face: carving.face,
            })
        });
        let silver = |track: Track| std::iter::repeat_n(track, board.silver[track as usize].into());
        let groups = (0..EPOCHS).flat_map(|epoch| Color::ALL.map(|color| (epoch, color)));
        let sales = groups.filter(|&(epoch, color)| board.has_sold(epoch, color));
        let drawing = matches!(self.step, Step::Draw | Step::Draft);
        PlayerText {
            crest: (!matches!(self.step, Step::Segments | Step::Crests) || !self.setup.random_crests)
                .then(|| self.crests[player].name(components)),
            points_at: drawing.then(|| self.pile_of(player)),
            start_card: board.start_card.map(|card| card.name(components)),
            side: board.side,
            coins: board.coins,
            tracks: Track::NAMES.into_iter().zip(board.tracks).collect(),
            display: board.display.iter().map(display).collect(),
            colonies: board.colonies.iter().enumerate().filter_map(colony).collect(),
            busts: busts.collect(),
            free_tiles: Track::NAMES.into_iter().zip(board.free_tiles).collect(),
            silver: Track::ALL.into_iter().flat_map(silver).collect(),
            gold: board.gold,
            sales: sales.map(|(epoch, color)| SaleText { epoch: epoch + 1, color }).collect(),
            has_hand: self.has_hand(player),
            has_committed: self.has_committed(player),
            score: self.score(player),
        }
    }
}
