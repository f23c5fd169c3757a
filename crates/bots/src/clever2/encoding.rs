//! Twice as Clever as a network sees it.
//!
//! The face of a die that is about to be rolled is never among the bits: it says nothing about what is to come.

use games::Clever2;
use games::clever2::{Action, Area, Components, Die, DieSet, FIELD_COUNT, NUMBERS, Row, Sheet, View};
use play::{Game, Player};

use super::numbers;
use super::sheet_bits::{self, Glance, OTHER};
use crate::{Encoder, Encoding};

/// The most players.
const PLAYERS: usize = 4;
/// The most rounds, and the most turns of a player.
const ROUNDS: usize = 6;
/// How many rolls a turn has.
const ROLLS: usize = 3;
/// The most dice that a player takes passively in a game.
const PASSIVE: usize = 12;
/// The most dice that a player enters in a game without actions and bonuses.
const REGULAR: usize = 25;

impl Encoding for Clever2 {
    const ENCODING: &'static str = "clever2_v1";
    const INPUTS: usize = 2891;
    const ACTIONS: usize = numbers::ACTIONS;
    const PHASES: usize = 9;

    fn encode(view: &View, player: Player, encoder: &mut Encoder<'_>) {
        let (game, components) = (view.position(), view.position().components().get());
        let moment = Moment::of(view);
        let sheet = game.sheet(player);
        let glance = Glance::of(sheet, components);
        encoder.part("set-up");
        encoder.one_of(view.players() - 1, PLAYERS);
        encoder.bit(view.readings().extra_once_a_round);
        encoder.bit(view.readings().third_silver_all);
        time(encoder, view, player, moment);
        let hidden = about_to_be_rolled(view, moment);
        dice(encoder, view, moment, hidden);
        fits(encoder, view, sheet, &glance, DieSet::ALL - hidden, components);
        let turns = game.active_turns_left(player) + u8::from(game.rolls_left(player) > 0);
        sheet_bits::own(encoder, sheet, &glance, turns.into(), components);
        others(encoder, view, player, &glance, components);
    }

    fn phase(view: &View, player: Player) -> usize {
        let is_own = view.active() == player;
        match Moment::of(view) {
            Moment::First | Moment::RoundBonus => 0,
            Moment::Roll if is_own => usize::from(view.roll()).clamp(1, ROLLS) - 1,
            Moment::PassiveRoll | Moment::PassiveTie => 3,
            Moment::Choose if is_own => 4,
            Moment::Chain | Moment::Bonus | Moment::BeforeRoll if is_own => 5,
            Moment::Window | Moment::Extra if is_own => 6,
            Moment::Passive if view.position().turn().players().contains(player) => 6,
            Moment::Passive | Moment::Over => 8,
            _ => 7,
        }
    }

    fn number_of(action: Action) -> usize {
        numbers::number(action)
    }

    fn action_of(number: usize) -> Option<Action> {
        numbers::action(number)
    }
}

/// A step of the game, where bonuses of extra dice are told from those of a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Moment {
    First,
    RoundBonus,
    Roll,
    Choose,
    Chain,
    Bonus,
    BeforeRoll,
    Extra,
    /// A "?" in the active player's window for extra dice.
    Window,
    PassiveRoll,
    PassiveTie,
    Passive,
    Over,
}

impl Moment {
    const COUNT: usize = 13;

    fn of(view: &View) -> Moment {
        match view.position().step() {
            "first" => Moment::First,
            "round_bonus" => Moment::RoundBonus,
            "roll" => Moment::Roll,
            "choose" => Moment::Choose,
            "chain" => Moment::Chain,
            // With no roll left and an empty pool it makes no difference what the bonus comes from.
            "bonus" if view.position().rolls_left(view.active()) == 0 && view.dice().pool.is_empty() => Moment::Window,
            "bonus" => Moment::Bonus,
            "before_roll" => Moment::BeforeRoll,
            "extra" => Moment::Extra,
            "passive_roll" => Moment::PassiveRoll,
            "passive_tie" => Moment::PassiveTie,
            "passive" => Moment::Passive,
            _ => Moment::Over,
        }
    }

    /// Whether all dice go to the pool before they are used again.
    fn is_between_turns(self) -> bool {
        matches!(self, Moment::First | Moment::RoundBonus | Moment::PassiveRoll)
    }

    /// Where it lies in a turn, of [`PLACES`].
    fn place(self, roll: usize) -> usize {
        match self {
            Moment::First | Moment::RoundBonus => 0,
            Moment::Roll => roll,
            Moment::Choose => ROLLS + roll,
            Moment::Chain | Moment::Bonus | Moment::BeforeRoll => 2 * ROLLS + roll,
            Moment::Extra | Moment::Window => 3 * ROLLS + 1,
            Moment::PassiveRoll | Moment::PassiveTie => 3 * ROLLS + 2,
            Moment::Passive | Moment::Over => 3 * ROLLS + 3,
        }
    }
}

/// Places in a turn.
const PLACES: usize = 3 * ROLLS + 4;

/// Writes how far the game is, and what the viewer still has before them.
fn time(encoder: &mut Encoder<'_>, view: &View, player: Player, moment: Moment) {
    let game = view.position();
    let (round, roll) = (usize::from(view.round()), usize::from(view.roll()).clamp(1, ROLLS));
    encoder.part("step");
    encoder.one_of(moment as usize, Moment::COUNT);
    encoder.one_of(moment.place(roll), PLACES);
    encoder.bit(game.turn().players().contains(player));
    encoder.bit(game.is_taking(player));
    encoder.part("time");
    encoder.at_least(round, ROUNDS);
    encoder.at_least((view.rounds() - view.round()).into(), ROUNDS);
    encoder.one_of(round.saturating_sub(1) * PLACES + moment.place(roll), ROUNDS * PLACES);
    let turns = usize::from(game.active_turns_left(player));
    let (rolls, passive) = (usize::from(game.rolls_left(player)), usize::from(game.passive_turns_left(player)));
    encoder.at_least(turns, ROUNDS);
    encoder.at_least(rolls, ROLLS);
    encoder.at_least(passive, PASSIVE);
    encoder.at_least(ROLLS * turns + rolls + passive, REGULAR);
    encoder.part("order of turns");
    if moment == Moment::First {
        encoder.skip(2 * PLAYERS);
    } else {
        let players = view.players();
        encoder.one_of((view.active().seat() + players - player.seat()) % players, PLAYERS);
        encoder.one_of(game.place_in_round(player).into(), PLAYERS);
    }
}

/// The dice whose faces mean nothing any more, because they are rolled before anybody can use them.
fn about_to_be_rolled(view: &View, moment: Moment) -> DieSet {
    match moment {
        Moment::Roll => view.dice().pool,
        Moment::Chain | Moment::Bonus | Moment::BeforeRoll if usize::from(view.roll()) < ROLLS => view.dice().pool,
        moment if moment.is_between_turns() => DieSet::ALL,
        _ => DieSet::NONE,
    }
}

/// Writes where the dice lie and what they show.
fn dice(encoder: &mut Encoder<'_>, view: &View, moment: Moment, hidden: DieSet) {
    let dice = view.dice();
    let (pool, tray) = if moment.is_between_turns() { (DieSet::ALL, DieSet::NONE) } else { (dice.pool, dice.tray) };
    encoder.part("dice");
    encoder.set_of(pool.bits().into(), Die::COUNT);
    encoder.set_of(tray.bits().into(), Die::COUNT);
    let mut fields = if moment.is_between_turns() { None } else { Some(dice.on_fields()) };
    for _ in 0..ROLLS {
        encoder.maybe_one_of(fields.as_mut().and_then(Iterator::next).map(Die::index), Die::COUNT);
    }
    encoder.set_of(view.swept().bits().into(), Die::COUNT);
    encoder.at_least(pool.len(), Die::COUNT);
    // What is rolled next counts for more the more rolls there are.
    if moment == Moment::Roll {
        let roll = usize::from(view.roll()).clamp(1, ROLLS) - 1;
        encoder.set_of(u128::from(pool.bits()) << (roll * Die::COUNT), ROLLS * Die::COUNT);
        encoder.one_of(roll * Die::COUNT + pool.len().max(1) - 1, ROLLS * Die::COUNT);
    } else {
        encoder.skip(2 * ROLLS * Die::COUNT);
    }
    let shown = DieSet::ALL - hidden;
    let faces = shown.iter().fold(0, |faces, die| faces | 1u128 << (die.index() * NUMBERS + index(dice.face(die))));
    encoder.set_of(faces, Die::COUNT * NUMBERS);
}

/// Writes where the viewer can enter the dice that show something, and what that would bring.
fn fits(
    encoder: &mut Encoder<'_>,
    view: &View,
    sheet: &Sheet,
    glance: &Glance,
    shown: DieSet,
    components: &Components,
) {
    let dice = view.dice();
    let face = |die: Die| shown.contains(die).then(|| dice.face(die));
    let sum = face(Die::Blue).zip(face(Die::White)).map(|(blue, white)| blue + white);
    let room = sum.filter(|_| sheet.blue().len() < FIELD_COUNT).and_then(|sum| sheet.highest_blue().checked_sub(sum));
    encoder.part("dice that fit");
    encoder.maybe_one_of(sum.map(|sum| usize::from(sum) - 2), 2 * NUMBERS - 1);
    encoder.maybe_one_of(room.map(usize::from), 2 * NUMBERS - 1);
    for joker in [false, true] {
        for area in [Area::Silver, Area::Yellow, Area::Green, Area::Pink] {
            let die = if joker { Die::White } else { area.die() };
            let (fits, earns) = face(die).map_or((false, false), |face| fit(area, face, sheet, glance, components));
            encoder.bit(fits);
            encoder.bit(earns);
        }
    }
}

/// Whether a face can be entered in an area, and whether a bonus that depends on the face is earned by it.
fn fit(area: Area, face: u8, sheet: &Sheet, glance: &Glance, components: &Components) -> (bool, bool) {
    match area {
        Area::Silver => {
            let marks = sheet.marks_in_column(face);
            (marks < Row::COUNT, marks + 1 == Row::COUNT)
        }
        Area::Yellow => glance.yellow_fit(components.yellow_by_face[usize::from(face)], components),
        Area::Blue => (false, false),
        Area::Green => (sheet.green().len() < FIELD_COUNT, false),
        Area::Pink => {
            let minimum = components.pink_minima.get(sheet.pink().len());
            (minimum.is_some(), minimum.is_some_and(|&minimum| minimum > 0 && face >= minimum))
        }
    }
}

/// Writes the sheets of the others, in the order of seats counted from the viewer.
fn others(encoder: &mut Encoder<'_>, view: &View, player: Player, own: &Glance, components: &Components) {
    let (game, players) = (view.position(), view.players());
    let deciding = game.turn().players();
    let mut seat = player;
    let mut best = None;
    for (index, name) in ["next player", "second next player", "third next player"].into_iter().enumerate() {
        encoder.part(name);
        encoder.bit(index + 1 < players);
        if index + 1 >= players {
            encoder.skip(2 + OTHER);
            continue;
        }
        seat = seat.left_neighbor(players);
        encoder.bit(deciding.contains(seat));
        encoder.bit(game.is_taking(seat));
        let glance = Glance::of(game.sheet(seat), components);
        sheet_bits::other(encoder, game.sheet(seat), &glance, own.total, components);
        best = best.max(Some(glance.total));
    }
    encoder.part("lead");
    encoder.bit(best.is_some_and(|best| own.total > best));
    match best {
        Some(best) => encoder.at_least(((own.total - best + 100).max(0) / 5) as usize, 40),
        None => encoder.skip(40),
    }
}

/// Faces count from 1.
fn index(face: u8) -> usize {
    usize::from(face) - 1
}
