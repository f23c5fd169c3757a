//! Giving up, and ending a game by agreement.

use catalogue::{Code, Refusal};
use play::{Player, PlayerSet, Turn, winners_among};

use crate::Id;
use crate::entry::Entry;
use crate::room::Room;
use crate::seat::Seat;
use crate::wish::EndWord;

impl Room {
    /// Who wants the game to end here, the proposer first, as far as they still sit there.
    pub(crate) fn agreed(&self) -> Vec<&Id> {
        self.agreed.iter().filter(|guest| !self.seats_of(guest).is_empty()).collect()
    }

    /// The people whose word is needed to end the game, each by the first of their seats.
    pub(crate) fn voters(&self) -> Vec<(Player, &Id)> {
        let mut voters: Vec<(Player, &Id)> = Vec::new();
        for (seat, holder) in self.seats().iter().enumerate() {
            if let Seat::Guest { id, .. } = holder
                && voters.iter().all(|(_, known)| *known != id)
            {
                voters.push((Player::new(seat), id));
            }
        }
        voters
    }

    /// Those who have not said yet whether the game is to end here.
    pub(crate) fn undecided(&self) -> Vec<Player> {
        let agreed = self.agreed();
        self.voters().into_iter().filter(|(_, voter)| !agreed.contains(voter)).map(|(player, _)| player).collect()
    }

    /// The holder of a seat wants the game to end.
    pub(crate) fn agree(&mut self, seat: usize) {
        if let Seat::Guest { id, .. } = &self.seats()[seat] {
            let id = id.clone();
            if !self.agreed.contains(&id) {
                self.agreed.push(id);
            }
        }
    }

    /// Who has given up.
    pub fn given_up(&self) -> PlayerSet {
        let quitters = self.seats().iter().enumerate().filter(|(_, seat)| matches!(seat, Seat::GivenUp(_)));
        quitters.map(|(seat, _)| Player::new(seat)).collect()
    }

    /// Who has won, once the game is over: the best of those who have not given up. Nobody has won a game that was ended.
    pub fn winners(&self) -> Option<PlayerSet> {
        if self.is_ended() {
            return Some(PlayerSet::NONE);
        }
        let given_up = self.given_up();
        let players =
            PlayerSet::seats(self.seats().len()).iter().filter(|player| !given_up.contains(*player)).collect();
        self.table().winners().map(|_| winners_among(&self.table().scores(), players))
    }

    /// Whether all seats are taken.
    pub(crate) fn check_full(&self) -> Result<(), Refusal> {
        match self.seats().iter().position(|seat| *seat == Seat::Free) {
            Some(seat) => Err(Refusal::new(Code::TableWaiting).with("seat", seat)),
            None => Ok(()),
        }
    }

    fn check_running(&self) -> Result<(), Refusal> {
        let is_over = self.table().turn() == Turn::Over;
        if is_over { Err(Refusal::new(Code::TableOver)) } else { Ok(()) }
    }

    /// Whether a guest may give up a seat. One that nobody waits for in a running game is left instead.
    pub(crate) fn grant_giving_up(
        &self,
        guest: &Id,
        player: Player,
        command: Option<String>,
    ) -> Result<Entry, Refusal> {
        let seat = self.held(guest, player)?.seat();
        self.check_running()?;
        self.check_full()?;
        Ok(Entry::GiveUp { seat, command })
    }

    /// What follows from a guest's word about ending the game; the last one who agrees ends it.
    pub(crate) fn grant_word(
        &self,
        guest: &Id,
        player: Player,
        word: EndWord,
        command: Option<String>,
    ) -> Result<Entry, Refusal> {
        let seat = self.held(guest, player)?.seat();
        self.check_running()?;
        let agreed = self.agreed();
        let is_proposed = !agreed.is_empty();
        let is_last = self.voters().iter().all(|(_, voter)| *voter == guest || agreed.contains(voter));
        match word {
            EndWord::Agree | EndWord::Decline if !is_proposed => Err(Refusal::new(Code::EndNone)),
            EndWord::Decline => Ok(Entry::DeclineEnd { seat, command }),
            EndWord::Propose | EndWord::Agree if is_last => Ok(Entry::End { seat, command }),
            _ if agreed.contains(&guest) => Err(Refusal::new(Code::EndAgreed)),
            // Of two who propose at the same time, the second one agrees.
            _ if is_proposed => Ok(Entry::AgreeToEnd { seat, command }),
            _ => Ok(Entry::ProposeEnd { seat, command }),
        }
    }
}
