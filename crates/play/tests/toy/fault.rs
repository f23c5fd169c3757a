//! The faults that can be planted in the toy game, each of which breaks one law.
//!
//! A fault is planted for the thread that plays, not for a type: forty games would be compiled otherwise.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fault(u8);

thread_local! {
    static PLANTED: Cell<Fault> = const { Cell::new(NONE) };
}

/// The fault that this thread's games have.
pub fn planted() -> Fault {
    PLANTED.get()
}

/// Plays with a fault.
pub fn with<T>(fault: Fault, play: impl FnOnce() -> T) -> T {
    PLANTED.set(fault);
    let result = play();
    PLANTED.set(NONE);
    result
}

impl Fault {
    pub fn is_planted(self) -> bool {
        planted() == self
    }
}

pub const NONE: Fault = Fault(0);
pub const DUPLICATE: Fault = Fault(1);
pub const OFF_TURN: Fault = Fault(2);
pub const NOBODY_ACTS: Fault = Fault(3);
pub const EMPTY_CHAIR_ACTS: Fault = Fault(4);
pub const LISTED_BUT_ILLEGAL: Fault = Fault(5);
pub const LEGAL_BUT_UNLISTED: Fault = Fault(6);
pub const ONE_TEXT_FOR_TWO: Fault = Fault(10);
pub const TEXT_OF_ANOTHER: Fault = Fault(11);
pub const TWO_SPACES: Fault = Fault(12);
pub const SLOPPY_ACTIONS: Fault = Fault(13);
pub const RESULT_OF_ANOTHER: Fault = Fault(14);
pub const SLOPPY_RESULTS: Fault = Fault(15);
pub const HALF_A_SETUP: Fault = Fault(17);
pub const SLOPPY_SETUP: Fault = Fault(18);
pub const OTHER_DEFAULT: Fault = Fault(19);
pub const EXTRA_CHAIR: Fault = Fault(20);
pub const FORGETFUL: Fault = Fault(30);
pub const SECRET_LEGALITY: Fault = Fault(31);
pub const SECRET_TURN: Fault = Fault(32);
pub const SECRET_STEP: Fault = Fault(33);
pub const LEAKED_CARDS: Fault = Fault(40);
pub const LEAKED_BIDS: Fault = Fault(41);
pub const LEAK_TO_SPECTATORS: Fault = Fault(42);
pub const UNSEEN_DIE: Fault = Fault(43);
pub const UNVEILED: Fault = Fault(44);
pub const LOUD_DEAL: Fault = Fault(45);
pub const LEAK_AFTER_THE_ROLL: Fault = Fault(46);
pub const PEEK_TAKEN_BACK: Fault = Fault(50);
pub const FIRST_COME: Fault = Fault(60);
pub const OUTBID: Fault = Fault(61);
pub const OTHER_START: Fault = Fault(70);
pub const OWN_DICE: Fault = Fault(71);
pub const SPLIT_LINE: Fault = Fault(72);
pub const RESTLESS: Fault = Fault(80);
pub const ENDLESS: Fault = Fault(90);
pub const MISCOUNTED: Fault = Fault(91);
pub const IMPOSSIBLE_ROLL: Fault = Fault(100);
