//! What the bits of an encoding are made of, read off a position once: reach, hands, leads and room.

use games::Marabunta;
use games::marabunta::{Asked, Color, ColorSet, Face, HexSet, MAX_PLAYERS};
use play::{ByPlayer, Game, Player};

/// A position as a player sees it; of two values the first is the player's own, the second the other player's.
pub(super) struct Sight<'a> {
    /// With the hexes that are chosen already marked.
    pub game: &'a Marabunta,
    pub players: [Player; MAX_PLAYERS],
    pub reach: [Reach; MAX_PLAYERS],
    pub hands: [Hand; MAX_PLAYERS],
    pub room: Room,
    pub totals: [i32; MAX_PLAYERS],
    /// How well each can write in each region: 0 not at once, 1 barely or by an anthill, 2 well.
    pub access: [[usize; Color::COUNT]; MAX_PLAYERS],
    /// By how much the player is ahead in each region once both have written the numbers in their hands, if they can.
    pub prospects: [i32; Color::COUNT],
}

impl Sight<'_> {
    pub(super) fn new(game: &Marabunta, player: Player) -> Sight<'_> {
        let players = [player, player.left_neighbor(MAX_PLAYERS)];
        let mut sight = Sight {
            game,
            players,
            reach: players.map(|player| Reach::new(game, player)),
            hands: players.map(|player| Hand::of(game, player)),
            room: Room::new(game),
            totals: players.map(|player| game.score(player).total()),
            access: Default::default(),
            prospects: Default::default(),
        };
        sight.access = [0, 1].map(|side| std::array::from_fn(|region| sight.access(side, region)));
        let [own, other] = &sight.hands;
        sight.prospects = std::array::from_fn(|region| sight.prospect([own, other], region));
        sight
    }

    fn access(&self, side: usize, region: usize) -> usize {
        let has_anthill = self.game.player_board(self.players[side]).anthills > 0;
        match self.reach[side].regions[region] {
            0 => usize::from(has_anthill && self.room.hexes[region] > 0),
            near => near.min(2),
        }
    }

    /// By how much the player is ahead in a region.
    #[inline]
    pub(super) fn lead(&self, region: usize) -> i32 {
        let sums: &ByPlayer<_, MAX_PLAYERS> = &self.game.marks().sums;
        let [own, other] = self.players.map(|player| i32::from(sums[player][region]));
        own - other
    }

    /// By how much the player is ahead in a region once both have written the numbers in these hands, if they can.
    #[inline]
    fn prospect(&self, hands: [&Hand; MAX_PLAYERS], region: usize) -> i32 {
        let [own, other] = [0, 1].map(|side| {
            let sum = hands[side].sums[region];
            if sum > 0 && self.access[side][region] > 0 { sum } else { 0 }
        });
        self.lead(region) + own - other
    }

    /// By how many points the player is ahead once both have written the numbers and colored the circles in these hands.
    #[inline]
    pub(super) fn margin_with(&self, hands: [&Hand; MAX_PLAYERS]) -> i32 {
        let mut margin = self.totals[0] - self.totals[1];
        for region in 0..Color::COUNT {
            let circles = self.players.map(|player| i32::from(self.game.circles(player)[region]));
            let [own, other] = [0, 1].map(|side| circles[side] + hands[side].flags(region));
            margin += points(self.prospect(hands, region), [own, other]) - points(self.lead(region), circles);
        }
        margin
    }
}

/// What a region brings the player, less what it brings the other (12.2).
#[inline]
fn points(lead: i32, [own, other]: [i32; MAX_PLAYERS]) -> i32 {
    match lead.signum() {
        1 => own,
        -1 => -other,
        _ => 0,
    }
}

/// The available hexes that a player can write in.
pub(super) struct Reach {
    /// Those that touch a number.
    pub near: HexSet,
    /// Those that touch such a hex, and no number.
    pub second: HexSet,
    /// How many of the first there are in each region.
    pub regions: [usize; Color::COUNT],
}

impl Reach {
    #[inline]
    fn new(game: &Marabunta, player: Player) -> Reach {
        let (territory, available) = (game.territory(), game.marks().available);
        let near = game.marks().touching[player] & available;
        let wider = near.iter().fold(HexSet::NONE, |wider, hex| wider | territory.neighbors(hex));
        let regions = std::array::from_fn(|region| (near & territory.regions[region]).len());
        Reach { near, second: (wider & available) - near, regions }
    }
}

/// Some elements of the round.
#[derive(Clone, Copy, Default)]
pub(super) struct Hand {
    /// A bit for each face of each die.
    pub faces: u64,
    pub elements: usize,
    /// The sum of the numbers that go in each region.
    pub sums: [i32; Color::COUNT],
    /// The sheets on which a circle can be colored.
    flags: ColorSet,
    pub zeros: usize,
    pub chests: usize,
}

impl Hand {
    /// These dice, and perhaps the tile.
    #[inline]
    pub(super) fn new(game: &Marabunta, dice: ColorSet, tile: bool) -> Hand {
        let mut hand = Hand { elements: dice.len() + usize::from(tile), ..Hand::default() };
        let Some(faces) = game.dice() else { return hand };
        let colored = &game.components().get().colored;
        for color in dice.iter() {
            let face = faces[color.index()];
            hand.faces |= 1 << super::numbering::die(color, face);
            match (face, face.number()) {
                (_, Some(number)) if colored[face.index()] => hand.sums[color.index()] += i32::from(number),
                (Face::Flag, _) => hand.flags.insert(color),
                (Face::Chest, _) => hand.chests += 1,
                _ => hand.zeros += 1,
            }
        }
        hand
    }

    /// How many circles it colors on a sheet.
    #[inline]
    pub(super) fn flags(&self, sheet: usize) -> i32 {
        i32::from(self.flags.contains(Color::ALL[sheet]))
    }

    /// What a player has not used yet, and what is just being written.
    #[inline]
    fn of(game: &Marabunta, player: Player) -> Hand {
        let mut hand = Hand::new(game, game.dice_left(player), game.has_tile_left(player));
        if let Some((asked, Asked::Write(numbers, done))) = game.asked()
            && asked == player
            && let Some(region) = numbers.region
        {
            hand.sums[region.index()] += numbers.values()[done..].iter().map(|&number| i32::from(number)).sum::<i32>();
        }
        hand
    }
}

/// What is left of the things that end the game when they are used up (11.1).
pub(super) struct Room {
    /// Available hexes of each region.
    pub hexes: [usize; Color::COUNT],
    /// Empty circles of each sheet.
    pub circles: [usize; Color::COUNT],
    /// Available cookie hexes.
    pub cookies: usize,
    pub least_hexes: usize,
    pub least_circles: usize,
    /// How near the end is: 0 if it is triggered, 4 if it is far away.
    pub nearness: usize,
}

impl Room {
    #[inline]
    pub(super) fn new(game: &Marabunta) -> Room {
        let (territory, available) = (game.territory(), game.marks().available);
        let [first, second] = [0, 1].map(|seat| game.circles(Player::new(seat)));
        let all = game.components().circles;
        let hexes = std::array::from_fn(|region| (territory.regions[region] & available).len());
        let circles = std::array::from_fn(|sheet| usize::from(all - first[sheet] - second[sheet]));
        let cookies = (territory.cookies & available).len();
        let least = |left: &[usize; Color::COUNT]| left.iter().copied().min().unwrap_or_default();
        let (least_hexes, least_circles) = (least(&hexes), least(&circles));
        let nearness = match least_hexes.min(least_circles).min(cookies) {
            _ if game.is_end_triggered() => 0,
            0 | 1 => 1,
            left => left.min(NEARNESS - 1),
        };
        Room { hexes, circles, cookies, least_hexes, least_circles, nearness }
    }
}

/// How many degrees of nearness of the end there are.
pub(super) const NEARNESS: usize = 5;
