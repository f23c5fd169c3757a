//! Components of an owner: the project's file with something changed, and whether it is refused.

use games::components::{Components, read};

/// The project's file with one text replaced at its first place.
#[track_caller]
pub(crate) fn changed<C: Components>(from: &str, to: &str) -> String {
    assert!(C::TEXT.contains(from), "{from:?} is not in the file");
    C::TEXT.replacen(from, to, 1)
}

/// The text is refused with a message that names the file and says all of this.
#[track_caller]
pub(crate) fn check_refused<C: Components>(text: &str, expect: &[&str]) {
    let Err(error) = read::<C>("my/own.toml", text) else { panic!("accepted, not {expect:?}") };
    let error = error.to_string();
    assert!(error.starts_with("my/own.toml"), "{error}");
    for part in expect {
        assert!(error.contains(part), "{error:?} does not say {part:?}");
    }
}
