//! Components of an owner: the project's file with something changed, and whether it is refused.

use play::{BoxFault, Boxed, Components, GameBox};

/// The project's file.
pub(crate) fn text<C: Components>() -> &'static str {
    C::TEXTS[0]
}

/// The project's file with one text replaced at its first place.
#[track_caller]
pub(crate) fn changed<C: Components>(from: &str, to: &str) -> String {
    assert!(text::<C>().contains(from), "{from:?} is not in the file");
    text::<C>().replacen(from, to, 1)
}

/// Reads the text of a box.
pub(crate) fn read<C: Components>(text: &str) -> Result<GameBox<C>, BoxFault> {
    C::read(text)
}

/// A box to play with.
#[track_caller]
pub(crate) fn boxed<C: Components>(text: &str) -> Boxed<C> {
    C::shelf().take_in(read(text).expect("right components")).expect("there is room")
}

/// The text is refused with a message that says all of this.
#[track_caller]
pub(crate) fn check_refused<C: Components>(text: &str, expect: &[&str]) {
    let Err(fault) = read::<C>(text) else { panic!("accepted, not {expect:?}") };
    let fault = fault.to_string();
    for part in expect {
        assert!(fault.contains(part), "{fault:?} does not say {part:?}");
    }
}
