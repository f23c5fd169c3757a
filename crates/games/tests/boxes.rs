//! Boxes of earlier versions stay, under the digests that tables and records know them by.

use allocation_counter::measure;
use games::{Clever2, Hadara, HouseOfCats, Marabunta, StrangeWorld};
use play::{BoxDigest, Components, Game, GameBox};

/// The built-in box of commit 8a0391a is still there.
#[track_caller]
fn check_kept<G: Game>(digest: u64) {
    let texts = G::Components::TEXTS.iter();
    let digests: Vec<BoxDigest> = texts.map(|text| G::Components::read(text).expect("a right box").digest()).collect();
    assert!(digests.contains(&BoxDigest::new(digest)), "{}: {digests:?}", G::ID);
    let known: Vec<BoxDigest> = G::Components::shelf().built_in().iter().map(|known| known.digest()).collect();
    assert_eq!(known, digests, "{}", G::ID);
}

#[test]
fn the_first_boxes_are_kept_for_ever() {
    check_kept::<Clever2>(0xd820_7e26_abee_9fcb);
    check_kept::<Hadara>(0x7524_8f53_ce4d_24a9);
    check_kept::<HouseOfCats>(0x1c04_a739_1a73_3ecf);
    check_kept::<Marabunta>(0xf7f7_9601_417f_2b78);
    check_kept::<StrangeWorld>(0xcf7b_991e_ea31_9d1d);
}

/// What reading a box leaves in memory is at most what the box counts for the limit of a process. While it is read it takes more, for
/// a moment and never twice: at most this many times the length of the text.
const WHILE_READING: u64 = 50;

#[track_caller]
fn check_counted<G: Game>(text: &str) {
    let mut found: Option<GameBox<G::Components>> = None;
    let used = measure(|| found = G::Components::read(text).ok());
    let counted = found.expect("a right box").bytes() as u64;
    let kept = used.bytes_current.unsigned_abs() + size_of::<GameBox<G::Components>>() as u64;
    assert!(kept >= text.len() as u64 && kept <= counted, "{}: {kept} bytes kept, counted {counted}", G::ID);
    let most = WHILE_READING * text.len() as u64;
    assert!(used.bytes_max <= most, "{}: {} bytes to read {}", G::ID, used.bytes_max, text.len());
}

/// Without comments a text is shorter for what it says.
fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_box_counts_at_least_the_memory_that_it_keeps() {
    fn check<G: Game>() {
        let text = G::Components::TEXTS[0];
        check_counted::<G>(text);
        check_counted::<G>(&bare(text));
        check_counted::<G>(&format!("{text}\n# {}\n", "x".repeat(100 << 10)));
    }
    check::<Clever2>();
    check::<Hadara>();
    check::<HouseOfCats>();
    check::<Marabunta>();
    check::<StrangeWorld>();
}
