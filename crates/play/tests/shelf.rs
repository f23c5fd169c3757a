//! Boxes are found by their digests, compared by them, and what is made of one is made once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use play::{BoxDigest, BoxFault, Components, GameBox, MAX_BOX_BYTES, MAX_BOXES, Shelf, ShelfFull};

/// A box that is a word.
#[derive(Debug)]
struct Word(String);

impl Components for Word {
    const TEXTS: &'static [&'static str] = &["newest", "older", "oldest"];

    fn read(text: &str) -> Result<GameBox<Word>, BoxFault> {
        let word = text.split('#').next().unwrap_or_default().trim();
        if word.is_empty() {
            return Err(BoxFault { line: Some(1), table: Some("word"), reason: "it is missing".to_owned() });
        }
        Ok(GameBox::new(BoxDigest::of(word), text, Word(word.to_owned())))
    }

    fn shelf() -> &'static Shelf<Word> {
        static SHELF: Shelf<Word> = Shelf::new();
        &SHELF
    }
}

fn read(text: &str) -> GameBox<Word> {
    Word::read(text).expect("a word")
}

#[test]
fn the_newest_built_in_box_is_the_standard_one() {
    let shelf = Word::shelf();
    let words: Vec<&str> = shelf.built_in().iter().map(|known| known.get().0.as_str()).collect();
    assert_eq!(words, ["newest", "older", "oldest"]);
    assert_eq!(shelf.standard(), shelf.built_in()[0]);
    for word in words {
        assert_eq!(shelf.find(BoxDigest::of(word)).map(|found| found.text()), Some(word));
    }
}

#[test]
fn a_box_is_found_when_it_was_taken_in_and_not_when_it_was_only_read() {
    let shelf = Word::shelf();
    let found = read("owner's");
    assert_eq!(shelf.find(found.digest()), None);
    let digest = found.digest();
    let taken = shelf.take_in(found).expect("there is room");
    assert_eq!((taken.digest(), taken.0.as_str(), taken.text()), (digest, "owner's", "owner's"));
    assert_eq!(shelf.find(digest), Some(taken));
    assert_eq!(shelf.standard().0, "newest", "nothing else has changed");
}

#[test]
fn boxes_are_the_same_if_what_counts_is_the_same() {
    let shelf = Word::shelf();
    let one = shelf.take_in(read("same")).expect("there is room");
    let other = shelf.take_in(read("same # with a comment")).expect("there is room");
    assert_eq!(one, other);
    assert!(std::ptr::eq(one.get(), other.get()), "it is taken in once");
    assert_eq!(other.text(), "same");
    assert_ne!(one, shelf.take_in(read("different")).expect("there is room"));
    let built_in = shelf.take_in(read("oldest # mine")).expect("there is room");
    assert!(std::ptr::eq(built_in.get(), shelf.built_in()[2].get()), "a built-in box stays the built-in one");
    assert_eq!(format!("{one:?}"), format!("box {}", one.digest()));
}

#[test]
fn what_is_derived_from_a_box_is_computed_once_for_each_box_and_type() {
    let shelf = Word::shelf();
    let [one, other] = ["four", "seventeen"].map(|word| shelf.take_in(read(word)).expect("there is room"));
    let length = |word: &'static Word| word.0.len();
    assert_eq!((*one.derived(length), *other.derived(length)), (4, 9));
    let never = |_: &'static Word| -> usize { panic!("it is known") };
    assert_eq!((*one.derived(never), *other.derived(never)), (4, 9));
    assert_eq!(one.derived(|word| word.0.to_uppercase()), "FOUR", "another type is another thing");
    let again = shelf.take_in(read("four # again")).expect("there is room");
    assert_eq!(*again.derived(never), 4);
}

#[test]
fn whoever_asks_at_the_same_time_gets_the_same() {
    #[derive(Debug)]
    struct Number(usize);
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let found = Word::shelf().take_in(read("shared")).expect("there is room");
    let ask = || found.derived(|_| Number(MADE.fetch_add(1, Ordering::Relaxed)));
    let numbers: Vec<&Number> = thread::scope(|scope| {
        let asked: Vec<_> = (0..8).map(|_| scope.spawn(ask)).collect();
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    assert!(numbers.iter().all(|number| std::ptr::eq(*number, numbers[0])), "{numbers:?}");
    assert_eq!(ask().0, numbers[0].0);
}

#[test]
fn faults_and_refusals_are_sentences() {
    let fault = Word::read("# nothing").expect_err("no word");
    assert_eq!(fault.to_string(), "line 1, table [word]: it is missing");
    let full = format!(
        "this process holds {MAX_BOXES} boxes or {} MB of them besides the built-in ones, and takes no more",
        MAX_BOX_BYTES >> 20
    );
    assert_eq!(ShelfFull.to_string(), full);
}

#[test]
fn a_digest_has_sixteen_digits_and_one_text() {
    let digest = BoxDigest::of("x");
    assert_eq!(digest.to_string().len(), 16);
    assert_eq!(digest.to_string().parse(), Ok(digest));
    for text in
        ["", "0", "00000000000000AB", "+0000000000000ab", "000000000000000ab", "g000000000000000", " 0000000000000ab"]
    {
        assert!(text.parse::<BoxDigest>().is_err(), "{text:?}");
    }
}
