//! A number for each action, the same in every set-up and with every box.

use games::hadara::{Action, BUSTS, Bust, Card, Color, Deed, Face, Side, TIERS, Tier, Track};

/// No box has more cards of a color in an epoch.
pub(super) const GROUP: usize = 16;
/// No box has more cards.
const CARDS: usize = 15 * GROUP;
/// A card is sold, recruited, or recruited with a bonus tile of a track.
const DEEDS: usize = 2 + Track::COUNT;
/// The two cards of a draft are of one group, so that their numbers differ by less than its size.
const DISTANCES: usize = 2 * GROUP - 1;

const SIDE: usize = 0;
const WHEEL: usize = SIDE + Side::COUNT;
const PLUNDER: usize = WHEEL + Color::COUNT;
const ALLY: usize = PLUNDER + TIERS;
const CARVE: usize = ALLY + TIERS;
const SILVER: usize = CARVE + BUSTS * Track::COUNT * Face::COUNT;
const PASS: usize = SILVER + Track::COUNT;
const PAY: usize = PASS + 1;
const GOLD: usize = PAY + 1;
const DONE: usize = GOLD + 1;
const DISCARD: usize = DONE + 1;
const TAKE: usize = DISCARD + CARDS;
const DRAFT: usize = TAKE + CARDS * DEEDS;
/// How many numbers there are.
pub(super) const ACTIONS: usize = DRAFT + CARDS * DISTANCES * DEEDS;

/// The number of an action.
pub(super) const fn number(action: Action) -> usize {
    match action {
        Action::Side(side) => SIDE + side.index(),
        Action::Wheel(color) => WHEEL + color.index(),
        Action::Plunder(tier) => PLUNDER + tier.index(),
        Action::Ally(tier) => ALLY + tier.index(),
        Action::Carve(bust, track, face) => {
            CARVE + (bust.index() * Track::COUNT + track.index()) * Face::COUNT + face.index()
        }
        Action::Silver(track) => SILVER + track.index(),
        Action::Pass => PASS,
        Action::Pay => PAY,
        Action::Gold => GOLD,
        Action::Done => DONE,
        Action::Discard(card) => DISCARD + card.index(),
        Action::Take(deed) => TAKE + deed.card().index() * DEEDS + deed_number(deed),
        Action::Draft(placed, deed) => {
            let distance = GROUP - 1 + deed.card().index() - placed.index();
            DRAFT + (placed.index() * DISTANCES + distance) * DEEDS + deed_number(deed)
        }
    }
}

/// The action with a number.
pub(super) fn action(number: usize) -> Option<Action> {
    Some(match number {
        SIDE..WHEEL => Action::Side(Side::ALL[number]),
        WHEEL..PLUNDER => Action::Wheel(Color::ALL[number - WHEEL]),
        PLUNDER..ALLY => Action::Plunder(Tier::from_index(number - PLUNDER)),
        ALLY..CARVE => Action::Ally(Tier::from_index(number - ALLY)),
        CARVE..SILVER => {
            let (rest, face) = split(number - CARVE, Face::COUNT);
            let (bust, track) = split(rest, Track::COUNT);
            Action::Carve(Bust::from_index(bust), Track::ALL[track], Face::ALL[face])
        }
        SILVER..PASS => Action::Silver(Track::ALL[number - SILVER]),
        PASS => Action::Pass,
        PAY => Action::Pay,
        GOLD => Action::Gold,
        DONE => Action::Done,
        DISCARD..TAKE => Action::Discard(Card::from_index(number - DISCARD)),
        TAKE..DRAFT => {
            let (card, how) = split(number - TAKE, DEEDS);
            Action::Take(deed(card, how))
        }
        DRAFT..ACTIONS => {
            let (rest, how) = split(number - DRAFT, DEEDS);
            let (placed, distance) = split(rest, DISTANCES);
            let card = (placed + distance).checked_sub(GROUP - 1)?;
            if card == placed || card >= CARDS {
                return None;
            }
            Action::Draft(Card::from_index(placed), deed(card, how))
        }
        _ => return None,
    })
}

const fn deed_number(deed: Deed) -> usize {
    match deed {
        Deed::Sell(_) => 0,
        Deed::Recruit(_, None) => 1,
        Deed::Recruit(_, Some(track)) => 2 + track.index(),
    }
}

fn deed(card: usize, number: usize) -> Deed {
    let card = Card::from_index(card);
    match number {
        0 => Deed::Sell(card),
        1 => Deed::Recruit(card, None),
        _ => Deed::Recruit(card, Some(Track::ALL[number - 2])),
    }
}

const fn split(number: usize, by: usize) -> (usize, usize) {
    (number / by, number % by)
}
