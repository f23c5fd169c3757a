//! The faults that can be planted in the toy game, each of which breaks one law.
//!
//! A fault is planted for the thread that plays, not for a type: forty games would be compiled otherwise.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault(u8);

thread_local! {
    static PLANTED: Cell<Fault> = const { Cell::new(NONE) };
}

/// The fault that this thread's games have.
pub(crate) fn planted() -> Fault {
    PLANTED.get()
}

/// Plays with a fault.
pub(crate) fn with<T>(fault: Fault, play: impl FnOnce() -> T) -> T {
    PLANTED.set(fault);
    let result = play();
    PLANTED.set(NONE);
    result
}

impl Fault {
    pub(crate) fn is_planted(self) -> bool {
        planted() == self
    }
}

pub(crate) const NONE: Fault = Fault(0);
pub(crate) const DUPLICATE: Fault = Fault(1);
pub(crate) const OFF_TURN: Fault = Fault(2);
pub(crate) const NOBODY_ACTS: Fault = Fault(3);
pub(crate) const EMPTY_CHAIR_ACTS: Fault = Fault(4);
pub(crate) const LISTED_BUT_ILLEGAL: Fault = Fault(5);
pub(crate) const LEGAL_BUT_UNLISTED: Fault = Fault(6);
pub(crate) const ONE_TEXT_FOR_TWO: Fault = Fault(10);
pub(crate) const TEXT_OF_ANOTHER: Fault = Fault(11);
pub(crate) const TWO_SPACES: Fault = Fault(12);
pub(crate) const SLOPPY_ACTIONS: Fault = Fault(13);
pub(crate) const RESULT_OF_ANOTHER: Fault = Fault(14);
pub(crate) const SLOPPY_RESULTS: Fault = Fault(15);
pub(crate) const HALF_A_SETUP: Fault = Fault(17);
pub(crate) const SLOPPY_SETUP: Fault = Fault(18);
pub(crate) const OTHER_DEFAULT: Fault = Fault(19);
pub(crate) const EXTRA_CHAIR: Fault = Fault(20);
pub(crate) const FORGETFUL: Fault = Fault(30);
pub(crate) const SECRET_LEGALITY: Fault = Fault(31);
pub(crate) const SECRET_TURN: Fault = Fault(32);
pub(crate) const SECRET_STEP: Fault = Fault(33);
pub(crate) const LEAKED_CARDS: Fault = Fault(40);
pub(crate) const LEAKED_BIDS: Fault = Fault(41);
pub(crate) const LEAK_TO_SPECTATORS: Fault = Fault(42);
pub(crate) const UNSEEN_DIE: Fault = Fault(43);
pub(crate) const UNVEILED: Fault = Fault(44);
pub(crate) const LOUD_DEAL: Fault = Fault(45);
pub(crate) const LEAK_AFTER_THE_ROLL: Fault = Fault(46);
pub(crate) const PEEK_TAKEN_BACK: Fault = Fault(50);
pub(crate) const FIRST_COME: Fault = Fault(60);
pub(crate) const OUTBID: Fault = Fault(61);
pub(crate) const OTHER_START: Fault = Fault(70);
pub(crate) const OWN_DICE: Fault = Fault(71);
pub(crate) const RESTLESS_SETUP: Fault = Fault(72);
pub(crate) const RESTLESS: Fault = Fault(80);
pub(crate) const ENDLESS: Fault = Fault(90);
pub(crate) const MISCOUNTED: Fault = Fault(91);
pub(crate) const IMPOSSIBLE_ROLL: Fault = Fault(100);
