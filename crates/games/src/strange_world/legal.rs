//! What a player may do at each step (17.4).

use play::Player;

use super::StrangeWorld;
use super::action::Action;
use super::card::Cards;
use super::public::{Pass, Step};
use super::traveller::Side;

impl StrangeWorld {
    /// Lists the actions of a player who is to decide: by card, then row by row.
    pub(super) fn legal_actions(&self, player: Player, actions: &mut Vec<Action>) {
        let world = self.public.world(player);
        let hand = self.hands[player].cards;
        match self.public.step {
            Step::Direction => actions.extend(Side::ALL.map(Action::Direction)),
            Step::Pass(Pass::First) => {
                // Two cards are passed: one is kept. The smallest pair comes first.
                let mut kept = Cards::NONE;
                hand.faces().for_each(|card| kept.insert(card));
                let mut pairs = [Cards::NONE; super::components::HAND];
                for (pair, card) in pairs.iter_mut().rev().zip(kept.iter()) {
                    *pair = hand;
                    pair.remove(card);
                }
                actions.extend(pairs.into_iter().filter(|pair| !pair.is_empty()).map(Action::Pass));
            }
            Step::Pass(Pass::Second) => {
                actions.extend(hand.faces().map(|card| Action::Pass(Cards::from_iter([card]))));
            }
            Step::Take => actions.extend(self.public.face_up_cards().map(|(pile, _)| Action::Take(pile))),
            Step::Play => {
                let cells = world.legal_cells();
                for card in hand.faces() {
                    actions.extend(cells.iter().map(|cell| Action::Play(card, cell)));
                }
            }
            Step::Traveller(portal) => {
                for traveller in self.public.travellers.iter() {
                    world.spots(portal.row(), |spot| actions.push(Action::Welcome(traveller, spot)));
                }
                actions.push(Action::Decline);
            }
            Step::Erupt(volcano) => actions.extend(world.coverable(volcano).iter().map(Action::Cover)),
            Step::City(fumarole) => actions.extend(world.partners(fumarole).iter().map(Action::Join)),
            Step::Start(_) | Step::Sun | Step::Deal(_) | Step::Offer | Step::Piles(_) | Step::Reveal | Step::Over => {}
        }
    }
}
