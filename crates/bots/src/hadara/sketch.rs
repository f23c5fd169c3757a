//! The rest of a game, sketched with average cards.

use games::hadara::{Ability, Ahead, BUSTS, BackFacts, Board, Color, Components, EPOCHS, TIERS, Track};

use super::HadaraWeights;
use super::stock::Stock;

/// A player's board, carried on to the end of the game with average cards.
pub(super) struct Sketch<'a> {
    components: &'a Components,
    weights: &'a HadaraWeights,
    board: &'a Board,
    coins: f64,
    tracks: [f64; Track::ALL.len()],
    /// Steps of military and culture that are not certain.
    hoped: [f64; Track::ALL.len()],
    colors: [f64; Color::ALL.len()],
    cards: f64,
    /// Cards that were recruited in the sketch.
    recruited: f64,
    points: f64,
    /// The share of each colony and bust that is still open.
    colonies: [f64; TIERS],
    busts: [f64; BUSTS],
    silver: f64,
    gold: f64,
}

impl<'a> Sketch<'a> {
    /// The board as it is.
    pub(super) fn new(board: &'a Board, components: &'a Components, weights: &'a HadaraWeights) -> Sketch<'a> {
        let open = |taken: bool| if taken { 0.0 } else { 1.0 };
        Sketch {
            components,
            weights,
            board,
            coins: f64::from(board.coins()),
            tracks: Track::ALL.map(|track| f64::from(board.track(track))),
            hoped: [0.0; Track::ALL.len()],
            colors: board.colors().map(f64::from),
            cards: f64::from(board.cards()),
            recruited: 0.0,
            points: f64::from(board.settled_points(components)),
            colonies: std::array::from_fn(|tier| open(board.has_colony(tier))),
            busts: std::array::from_fn(|bust| open(board.has_bust(bust))),
            silver: 0.0,
            gold: 0.0,
        }
    }

    /// The back that is due brings what those that may come bring on average.
    pub(super) fn await_back(&mut self, tier: usize, backs: impl Iterator<Item = &'static BackFacts>) {
        let (mut count, mut points, mut steps) = (0.0, 0.0, [0.0; Track::ALL.len()]);
        for back in backs {
            count += 1.0;
            points += f64::from(back.points);
            steps.iter_mut().zip(back.steps).for_each(|(sum, steps)| *sum += f64::from(steps));
        }
        self.colonies[tier] = 0.0;
        self.points += points / count;
        self.tracks.iter_mut().zip(steps).for_each(|(track, steps)| *track += steps / count);
    }

    /// Plays on to the end.
    pub(super) fn play(&mut self, ahead: &Ahead, stock: &Stock) {
        self.play_epoch(ahead, [stock, if ahead.cards[0] > 0 { &Stock::ANY } else { stock }]);
        let rest = Ahead {
            epoch: 0,
            cards: [self.components.draws, self.components.turns],
            incomes: [true; 2],
            colonies: [self.board.colonies_per_step(self.components); 2],
            busts: [self.board.busts_per_step(self.components); 2],
            feeding: true,
            paid: 0,
            seals: true,
        };
        for epoch in ahead.epoch + 1..EPOCHS {
            self.play_epoch(&Ahead { epoch, ..rest }, [&Stock::ANY; 2]);
        }
    }

    fn play_epoch(&mut self, ahead: &Ahead, stocks: [&Stock; 2]) {
        for (phase, stock) in stocks.into_iter().enumerate() {
            if ahead.incomes[phase] {
                self.use_cards(ahead.epoch, phase, f64::from(ahead.cards[phase]), stock);
                self.coins += self.tracks[Track::Income as usize] + f64::from(self.board.income_leads(self.components));
            }
            if ahead.colonies[phase] > 0 {
                self.take_colonies(f64::from(ahead.colonies[phase]));
            }
            if ahead.busts[phase] > 0 {
                self.carve_busts(f64::from(ahead.busts[phase]));
            }
        }
        if ahead.feeding {
            self.feed(f64::from(ahead.paid));
        }
        if ahead.seals {
            self.buy_seals(ahead.epoch);
        }
    }

    /// Recruits as many cards as the coins allow, and sells the others.
    fn use_cards(&mut self, epoch: usize, phase: usize, cards: f64, stock: &Stock) {
        let weights = self.weights;
        let worth = weights.income * self.tracks[0]
            + weights.military * self.tracks[1]
            + weights.culture * self.tracks[2]
            + weights.food * self.tracks[3]
            + weights.coin * self.coins;
        self.points += worth * cards / 5.0;
        if cards == 0.0 {
            return;
        }
        let means = stock.means.as_ref().unwrap_or(&self.components.mean_cards[epoch]);
        let mut price = 0.0;
        for ((mean, &owned), share) in means.iter().zip(&self.colors).zip(stock.shares) {
            price += (mean.cost * weights.thrift - owned).max(0.0) * share;
        }
        let sale = f64::from(self.board.sale_price(epoch as u8, self.components));
        let mut purse = self.coins;
        if phase == 1 {
            let prices = self.board.seal_prices(epoch as u8, self.components);
            let (silver, gold) = self.open_seals();
            let share = [weights.saving_1, weights.saving_2, weights.saving_3][epoch];
            let wanted = share * (silver * f64::from(prices.silver) + gold * f64::from(prices.gold));
            purse -= (wanted - self.tracks[Track::Income as usize]).max(0.0);
        }
        let recruited = ((purse + cards * sale) / (price + sale)).clamp(0.0, cards * weights.appetite);
        self.coins += (cards - recruited) * sale - recruited * price;
        let (choice, show) = (1.0 + stock.variety * (weights.choice - 1.0), 1.0 + stock.variety * (weights.show - 1.0));
        for ((color, mean), share) in Color::ALL.into_iter().zip(means).zip(stock.shares) {
            let each = recruited * share;
            for (track, steps) in mean.steps.into_iter().enumerate() {
                let steps = each * steps * choice;
                self.tracks[track] += steps;
                self.hoped[track] += steps;
            }
            if let Some(track) = color.track() {
                self.tracks[track as usize] += each * f64::from(self.board.steps_of_color(track, self.components));
            }
            self.points += each * mean.points * show;
            self.colors[color as usize] += each;
        }
        self.cards += recruited;
        self.recruited += recruited;
    }

    /// How likely a track reaches a requirement; certain where nothing is to come.
    fn reach(&self, track: Track, requirement: f64) -> f64 {
        let missing = requirement - self.tracks[track as usize];
        let width = self.weights.doubt * self.hoped[track as usize];
        if missing <= -width {
            1.0
        } else if missing >= width {
            0.0
        } else {
            0.5 - 0.5 * missing / width
        }
    }

    /// The points of `requirement_buy` that the coins may buy.
    fn bought(&self) -> f64 {
        if !self.board.has(Ability::RequirementBuy) {
            return 0.0;
        }
        let numbers = &self.components.abilities;
        (0.5 * self.coins / f64::from(numbers.point_price)).min(f64::from(numbers.points))
    }

    fn take_colonies(&mut self, mut left: f64) {
        let bought = self.bought();
        for tier in (0..TIERS).rev() {
            if self.colonies[tier] == 0.0 {
                continue;
            }
            let facts = &self.components.tiers[tier];
            let requirement = f64::from(self.board.requirement(facts.requirement, self.components)) - bought;
            let reached = self.reach(Track::Military, requirement) - (1.0 - self.colonies[tier]);
            let taken = reached.clamp(0.0, left);
            if taken == 0.0 {
                continue;
            }
            left -= taken;
            self.colonies[tier] -= taken;
            self.ally(tier, taken);
            if left <= 0.0 {
                return;
            }
        }
    }

    /// Allies with a share of a colony.
    fn ally(&mut self, tier: usize, share: f64) {
        let number = self.components.backs.len() / TIERS;
        let backs = &self.components.backs[tier * number..(tier + 1) * number];
        let share_of_back = share * self.weights.alliance / number as f64;
        for back in backs {
            self.points += share_of_back * f64::from(back.points);
            for (track, steps) in self.tracks.iter_mut().zip(back.steps) {
                *track += share_of_back * f64::from(steps);
            }
        }
        let coins =
            f64::from(self.board.colony_coins(self.components)) - f64::from(self.components.tiers[tier].alliance);
        self.coins = (self.coins + share * coins).max(0.0);
    }

    fn carve_busts(&mut self, mut left: f64) {
        let bought = self.bought();
        let more =
            f64::from(self.components.abilities.bust_steps) * f64::from(self.board.number_with(Ability::BustSteps));
        for bust in (0..BUSTS).rev() {
            if self.busts[bust] == 0.0 {
                continue;
            }
            let facts = &self.components.busts[bust];
            let requirement = f64::from(self.board.requirement(facts.requirement, self.components)) - bought;
            let reached = self.reach(Track::Culture, requirement) - (1.0 - self.busts[bust]);
            let carved = reached.clamp(0.0, left);
            left -= carved;
            self.busts[bust] -= carved;
            self.points += carved * (f64::from(facts.points) + self.weights.bonus * (f64::from(facts.bonus) + more));
            if left <= 0.0 {
                return;
            }
        }
    }

    /// Loses the cards that food does not feed.
    fn feed(&mut self, paid: f64) {
        let hungry = self.cards - paid - self.tracks[Track::Food as usize];
        let width = self.weights.hunger * self.recruited;
        let mut unfed = if hungry >= width {
            hungry
        } else if hungry <= -width {
            0.0
        } else {
            (hungry + width) * (hungry + width) / (4.0 * width)
        };
        if self.board.has(Ability::FeedPay) {
            let numbers = &self.components.abilities;
            let price = f64::from(numbers.feed_price);
            let paid = unfed.min(f64::from(numbers.feed_cards) - paid).min(self.coins / price).max(0.0);
            self.coins -= paid * price;
            unfed -= paid;
        }
        self.points -= unfed * self.weights.unfed;
        self.cards -= unfed;
        self.recruited = (self.recruited - unfed).max(0.0);
        self.coins += f64::from(self.board.food_surplus(self.components));
    }

    /// Silver and gold seals that may still be bought.
    fn open_seals(&self) -> (f64, f64) {
        let silver = self.components.max_silver - self.board.silver().iter().sum::<u8>();
        let gold = self.components.max_gold - self.board.gold();
        (f64::from(silver) - self.silver, f64::from(gold) - self.gold)
    }

    /// Buys the seals that are worth most first, as far as the coins go.
    fn buy_seals(&mut self, epoch: usize) {
        let prices = self.board.seal_prices(epoch as u8, self.components);
        let (silver_price, gold_price) = (f64::from(prices.silver), f64::from(prices.gold));
        let (mut silver, mut gold) = (f64::INFINITY, f64::INFINITY);
        if epoch + 1 == EPOCHS {
            // Now coins compete as points.
            let coin = 1.0 / f64::from(self.components.coins_per_point);
            silver = self.best_track() / 2.0 / silver_price - coin;
            gold = self.sets() * f64::from(self.components.gold_points) / gold_price - coin;
        }
        if silver > gold && silver > 0.0 {
            self.buy_silver(silver_price);
        }
        if gold > 0.0 {
            self.buy_gold(gold_price);
        }
        if silver > 0.0 {
            self.buy_silver(silver_price);
        }
    }

    fn buy_silver(&mut self, price: f64) {
        let bought = self.affordable(price).min(self.open_seals().0);
        self.silver += bought;
        self.coins -= bought * price;
    }

    fn buy_gold(&mut self, price: f64) {
        let bought = self.affordable(price).min(self.open_seals().1);
        self.gold += bought;
        self.coins -= bought * price;
    }

    /// How often the coins suffice for a price; a part counts where nothing is certain yet.
    fn affordable(&self, price: f64) -> f64 {
        let times = self.coins.max(0.0) / price;
        if self.recruited == 0.0 { times.floor() } else { times }
    }

    /// The best track of which a bonus tile is free.
    fn best_track(&self) -> f64 {
        let free = Track::ALL.into_iter().filter(|&track| self.board.is_tile_free(track));
        free.map(|track| self.tracks[track as usize]).fold(0.0, f64::max)
    }

    /// How many sets there will be for gold seals: cards to come go where one is missing.
    fn sets(&self) -> f64 {
        self.sets_with(f64::from(self.board.number_with(Ability::SetJoker)))
    }

    /// How many sets there will be with so many of the purple cards as jokers.
    fn sets_with(&self, jokers: f64) -> f64 {
        let mut colors = self.board.colors().map(f64::from);
        colors[Color::Purple as usize] -= jokers;
        colors.sort_unstable_by(f64::total_cmp);
        let mut fill = self.recruited * self.weights.order + jokers;
        let mut sets = colors[0];
        for (lower, &next) in colors[1..].iter().enumerate() {
            let number = (lower + 1) as f64;
            let needed = (next - sets) * number;
            if fill < needed {
                sets += fill / number;
                fill = 0.0;
                break;
            }
            fill -= needed;
            sets = next;
        }
        sets += fill / colors.len() as f64;
        if self.recruited == 0.0 { sets.floor() } else { sets }
    }

    /// The score in the end; a wide joker counts for `set_points`, too.
    pub(super) fn total(&self, has_wide_joker: bool) -> f64 {
        let numbers = &self.components.abilities;
        let sets = self.sets();
        let gold = f64::from(self.board.gold()) + self.gold;
        let mut set_points = f64::from(numbers.set_points) * f64::from(self.board.number_with(Ability::SetPoints));
        if set_points > 0.0 {
            set_points *= if has_wide_joker { sets } else { self.sets_with(0.0) };
        }
        let mut full = f64::from(self.board.number_with(Ability::SilverFull));
        let mut seals = self.board.silver().map(f64::from);
        let best = self.best_track();
        if let Some(track) = (0..Track::ALL.len()).find(|&track| self.tracks[track] == best) {
            seals[track] += self.silver;
        }
        let mut silver = 0.0;
        let mut order: [(f64, f64); Track::ALL.len()] = std::array::from_fn(|track| (self.tracks[track], seals[track]));
        order.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        for (track, seals) in order {
            let served = seals.min(full);
            full -= served;
            silver += track / 2.0 * seals + track * (f64::from(numbers.silver_full) - 0.5) * served;
        }
        let coins = self.coins / f64::from(self.components.coins_per_point);
        self.points + silver + sets * f64::from(self.components.gold_points) * gold + set_points + coins
    }
}
