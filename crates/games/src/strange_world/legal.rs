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
        let components = self.public.components.get();
        let world = self.public.world(player);
        let hand = self.hands[player].cards;
        match self.public.step {
            Step::Direction => actions.extend(Side::ALL.map(Action::Direction)),
            // All cards but one are passed first, then one.
            Step::Pass(Pass::First) => {
                actions.extend(hand.faces().map(|kept| Action::Pass(hand.minus(Cards::from_iter([kept])))));
            }
            Step::Pass(Pass::Second) => {
                actions.extend(hand.faces().map(|card| Action::Pass(Cards::from_iter([card]))));
            }
            Step::Take => actions.extend(self.public.face_up_cards().map(|(pile, _)| Action::Take(pile))),
            Step::Play => {
                let legal = world.legal_cells(components);
                for card in hand.faces() {
                    let cells = if self.public.losing_forced { world.spare(card, legal, components) } else { legal };
                    actions.extend(cells.iter().map(|cell| Action::Play(card, cell)));
                }
            }
            Step::Traveller(portal) => {
                for traveller in self.public.travellers.iter() {
                    world.spots(portal.row(), components, |spot| actions.push(Action::Welcome(traveller, spot)));
                }
                actions.push(Action::Decline);
            }
            Step::Erupt(volcano) => actions.extend(world.coverable(volcano).iter().map(Action::Cover)),
            Step::City(fumarole) => actions.extend(world.partners(fumarole).iter().map(Action::Join)),
            Step::Start(_) | Step::Sun | Step::Deal(_) | Step::Offer | Step::Piles(_) | Step::Reveal | Step::Over => {}
        }
    }
}
