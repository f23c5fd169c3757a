//! Boxes: the components with which a game is played, known by their digest.
//!
//! A table keeps the box it began with. Several boxes of one game live in one process; nothing is a box "in use".

use std::any::{Any, TypeId};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Digest, NotationError};

/// How many boxes besides the built-in ones a process takes in.
pub const MAX_BOXES: usize = 256;
/// How many bytes all of them may take.
pub const MAX_BOX_BYTES: usize = 64 << 20;

/// Names a box: 16 hexadecimal digits that change when a component does.
///
/// ```
/// use play::BoxDigest;
///
/// let digest = BoxDigest::of("twelve white cards");
/// assert_eq!(digest.to_string().parse(), Ok(digest));
/// assert_eq!(BoxDigest::new(0xab).to_string(), "00000000000000ab");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxDigest(u64);

impl BoxDigest {
    /// The digest with these digits.
    pub const fn new(digits: u64) -> BoxDigest {
        BoxDigest(digits)
    }

    /// The digest of a text that says all that counts in a box, and nothing else.
    pub fn of(canonical: &str) -> BoxDigest {
        let mut digits = Digest::of(canonical.as_bytes()).to_string();
        digits.truncate(16);
        BoxDigest(u64::from_str_radix(&digits, 16).expect("a digest is hexadecimal"))
    }
}

impl fmt::Display for BoxDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for BoxDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for BoxDigest {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<BoxDigest, NotationError> {
        let digest = u64::from_str_radix(text, 16).ok().map(BoxDigest);
        digest
            .filter(|digest| digest.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a box is named by 16 hexadecimal digits"))
    }
}

impl Serialize for BoxDigest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BoxDigest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoxDigest, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What is in the box of a game, made ready for play.
pub trait Components: fmt::Debug + Send + Sync + Sized + 'static {
    /// The texts of all boxes that a version of the program has had. New tables begin with the first one.
    const TEXTS: &'static [&'static str];

    /// Reads and checks the text of a box.
    fn read(text: &str) -> Result<GameBox<Self>, BoxFault>;
    /// Where the boxes of this game lie.
    fn shelf() -> &'static Shelf<Self>;
}

/// Why the text of a box was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", place(*line, *table))]
pub struct BoxFault {
    /// The line of the text, if it is known; the first line is 1.
    pub line: Option<usize>,
    /// The table in which it stands, if it is known.
    pub table: Option<&'static str>,
    /// What is wrong.
    pub reason: String,
}

fn place(line: Option<usize>, table: Option<&str>) -> String {
    match (line, table) {
        (Some(line), Some(table)) => format!("line {line}, table [{table}]: "),
        (Some(line), None) => format!("line {line}: "),
        (None, Some(table)) => format!("table [{table}]: "),
        (None, None) => String::new(),
    }
}

/// A box: components and the text that they were read from.
#[derive(Debug)]
pub struct GameBox<C> {
    digest: BoxDigest,
    text: String,
    components: C,
    derived: Derived,
}

impl<C> GameBox<C> {
    /// Components that have been checked.
    pub fn new(digest: BoxDigest, text: &str, components: C) -> GameBox<C> {
        GameBox { digest, text: text.to_owned(), components, derived: Derived::default() }
    }

    /// Its name.
    pub fn digest(&self) -> BoxDigest {
        self.digest
    }

    /// The text that it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is in it.
    pub fn components(&self) -> &C {
        &self.components
    }

    /// How many bytes it counts for the limit: the tables that a game makes of a text are at most some times as long.
    pub fn bytes(&self) -> usize {
        size_of::<GameBox<C>>() + 17 * self.text.len()
    }
}

/// What was computed from components once, by its type.
#[derive(Default)]
struct Derived(RwLock<Vec<(TypeId, &'static (dyn Any + Send + Sync))>>);

impl fmt::Debug for Derived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

/// The box with which a game is played: a small value that is compared by the digest.
pub struct Boxed<C: 'static>(&'static GameBox<C>);

impl<C> Boxed<C> {
    /// Its name.
    pub fn digest(self) -> BoxDigest {
        self.0.digest
    }

    /// The text that it was read from.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// What is in it.
    #[inline]
    pub fn get(self) -> &'static C {
        &self.0.components
    }

    /// What is computed from the components, once for each box and type.
    pub fn derived<T: Send + Sync + 'static>(self, make: impl FnOnce(&'static C) -> T) -> &'static T {
        let find = |list: &[(TypeId, &'static (dyn Any + Send + Sync))]| {
            let found = list.iter().find(|(id, _)| *id == TypeId::of::<T>());
            found.and_then(|(_, value)| value.downcast_ref::<T>())
        };
        let lock = &self.0.derived.0;
        if let Some(found) = find(&lock.read().unwrap_or_else(PoisonError::into_inner)) {
            return found;
        }
        let made = make(self.get());
        let mut list = lock.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = find(&list) {
            return found;
        }
        let made: &'static T = Box::leak(Box::new(made));
        list.push((TypeId::of::<T>(), made));
        made
    }
}

impl<C> Clone for Boxed<C> {
    #[inline]
    fn clone(&self) -> Boxed<C> {
        *self
    }
}

impl<C> Copy for Boxed<C> {}

impl<C> PartialEq for Boxed<C> {
    fn eq(&self, other: &Boxed<C>) -> bool {
        self.0.digest == other.0.digest
    }
}

impl<C> Eq for Boxed<C> {}

impl<C> fmt::Debug for Boxed<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "box {}", self.0.digest)
    }
}

impl<C> Deref for Boxed<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.components
    }
}

/// No further box can be taken in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "this process holds {MAX_BOXES} boxes or {} MB of them besides the built-in ones, and takes no more",
    MAX_BOX_BYTES >> 20
)]
pub struct ShelfFull;

/// The boxes of a game that this process knows: the built-in ones, and those that were taken in. What was taken in stays as
/// long as the process, because positions refer to it.
#[derive(Debug)]
pub struct Shelf<C: 'static> {
    built_in: OnceLock<Vec<Boxed<C>>>,
    taken_in: RwLock<Vec<Boxed<C>>>,
}

/// How many boxes all shelves have taken in, and their bytes.
static TAKEN_IN: Mutex<(usize, usize)> = Mutex::new((0, 0));

impl<C: Components> Shelf<C> {
    /// Nothing read yet.
    pub const fn new() -> Shelf<C> {
        Shelf { built_in: OnceLock::new(), taken_in: RwLock::new(Vec::new()) }
    }

    /// The boxes that versions of the program have had, the newest first.
    pub fn built_in(&self) -> &[Boxed<C>] {
        let read = |text: &&str| {
            let found = C::read(text).unwrap_or_else(|fault| panic!("a built-in box is wrong: {fault}"));
            Boxed(Box::leak(Box::new(found)))
        };
        self.built_in.get_or_init(|| C::TEXTS.iter().map(read).collect())
    }

    /// The newest built-in box.
    #[inline]
    pub fn standard(&self) -> Boxed<C> {
        self.built_in()[0]
    }

    /// The box with this digest, if it is known here.
    pub fn find(&self, digest: BoxDigest) -> Option<Boxed<C>> {
        let named = |known: &&Boxed<C>| known.digest() == digest;
        let taken_in = self.taken_in.read().unwrap_or_else(PoisonError::into_inner);
        self.built_in().iter().find(named).or_else(|| taken_in.iter().find(named)).copied()
    }

    /// Takes a box in, unless it is known already.
    pub fn take_in(&self, new: GameBox<C>) -> Result<Boxed<C>, ShelfFull> {
        let mut count = TAKEN_IN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.find(new.digest) {
            return Ok(known);
        }
        let (boxes, bytes) = (count.0 + 1, count.1 + new.bytes());
        if boxes > MAX_BOXES || bytes > MAX_BOX_BYTES {
            return Err(ShelfFull);
        }
        *count = (boxes, bytes);
        let new = Boxed(Box::leak(Box::new(new)));
        self.taken_in.write().unwrap_or_else(PoisonError::into_inner).push(new);
        Ok(new)
    }
}

impl<C: Components> Default for Shelf<C> {
    fn default() -> Shelf<C> {
        Shelf::new()
    }
}

/// The box of a game that needs none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoComponents;

impl Components for NoComponents {
    const TEXTS: &'static [&'static str] = &[""];

    fn read(text: &str) -> Result<GameBox<NoComponents>, BoxFault> {
        if !text.trim().is_empty() {
            return Err(BoxFault { line: None, table: None, reason: "this game has no components".to_owned() });
        }
        Ok(GameBox::new(BoxDigest::new(0), text, NoComponents))
    }

    fn shelf() -> &'static Shelf<NoComponents> {
        static SHELF: Shelf<NoComponents> = Shelf::new();
        &SHELF
    }
}
