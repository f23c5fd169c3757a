//! The text of a whole game: who made it, what happened, one event a line.
//!
//! ```text
//! tarsas record 1  #9ff4
//! game clever2  #53c1
//! rules 1  #0d2e
//! components 52c0f0a1b2c3d4e5  #77aa
//! setup players=2  #3e01
//! seed 7  #90b2
//! - first 1  #11c0
//! 1 choose pink 3  #5a5a
//! ...
//! over 120 97  #ab12
//! ```
//!
//! A game that was ended before its end closes with the line `ended`.
//!
//! The check behind each line is a CRC-16 of all lines so far, so that a changed character is found in its line.
//! A person may write a record without checks; then no line may have one.

use std::fmt::{self, Write as _};

use crate::{
    BoxDigest, Boxed, Components, Digest, Event, Game, Notation, NotationError, Seed, kept_setup, setup_of_kept,
};

/// A wrong line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line's number; the first line is 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, reason: impl fmt::Display) -> RecordError {
        RecordError { line, reason: reason.to_string() }
    }
}

/// Where the chance results of a game came from.
///
/// ```
/// use play::{Origin, Seed};
///
/// let (open, secret) = (Origin::Drawn(Seed::from(7)), Origin::Secret(Seed::from(7).digest()));
/// assert_eq!(open.to_string(), "7");
/// assert!(secret.to_string().starts_with("sha256:"));
/// assert_eq!("given".parse(), Ok(Origin::Given));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// All were drawn from this seed, which anybody can check.
    Drawn(Seed),
    /// All were drawn from a seed that is still secret.
    Secret(Digest),
    /// Some were given by hand.
    Given,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Drawn(seed) => seed.fmt(f),
            Origin::Secret(digest) => write!(f, "sha256:{digest}"),
            Origin::Given => f.write_str("given"),
        }
    }
}

impl std::str::FromStr for Origin {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Origin, NotationError> {
        match text.strip_prefix("sha256:") {
            Some(digest) => digest.parse().map(Origin::Secret),
            None if text == "given" => Ok(Origin::Given),
            None => text.parse().map(Origin::Drawn),
        }
    }
}

const FORMAT: &str = "tarsas record 1";

/// How many lines come before the first event.
pub(crate) const HEAD_LINES: usize = 6;

/// The first lines of a record: what was played, not yet how.
///
/// ```
/// use play::example::HighCard;
/// use play::{Chances, Head, Seed, Table};
///
/// let table = Table::<HighCard>::new("players=3".parse().unwrap(), Seed::from(7), Chances::Automatic);
/// let head = Head::read(&table.record().to_string()).unwrap(); // without knowing the game
/// assert_eq!((head.game.as_str(), head.setup.as_str()), ("high_card", "players=3"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES`].
    pub rules: u16,
    /// The box with which it was played.
    pub components: BoxDigest,
    /// The set-up text.
    pub setup: String,
    /// Where chance came from.
    pub origin: Origin,
}

impl Head {
    /// Reads the head of a record of any game.
    pub fn read(text: &str) -> Result<Head, RecordError> {
        Head::take(&mut Lines::new(text))
    }

    fn take(lines: &mut Lines<'_>) -> Result<Head, RecordError> {
        let first = lines.required("the first line of a record")?;
        if first != FORMAT {
            return Err(lines.wrong(format_args!("a record begins with the line \"{FORMAT}\"")));
        }
        let game = lines.field("game")?.to_owned();
        let rules = lines.field("rules")?;
        let rules = rules.parse().ok().filter(|number: &u16| number.to_string() == rules);
        let rules = rules.ok_or_else(|| lines.wrong("the rules have a version number"))?;
        let components = lines.field("components")?.parse().map_err(|error| lines.wrong(error))?;
        let setup = lines.field("setup")?.to_owned();
        let origin = lines.field("seed")?.parse().map_err(|error| lines.wrong(error))?;
        Ok(Head { game, rules, components, setup, origin })
    }

    fn write(&self) -> [String; HEAD_LINES] {
        let Head { game, rules, components, setup, origin } = self;
        [
            FORMAT.to_owned(),
            format!("game {game}"),
            format!("rules {rules}"),
            format!("components {components}"),
            format!("setup {setup}"),
            format!("seed {origin}"),
        ]
    }
}

/// A whole game, or the part of it that has been played.
///
/// ```
/// use play::example::HighCard;
/// use play::{Chances, Origin, Record, Seed, Table};
///
/// // A person may write a record without checks.
/// let text = "tarsas record 1\ngame high_card\nrules 1\ncomponents 0000000000000000\nsetup players=2\nseed given\n\
///     - deal 0 8\n- deal 1 3\n0 stay\n1 stay\nover 8 3\n";
/// let record = Record::<HighCard>::read(text).unwrap();
/// assert_eq!(record.origin, Origin::Given);
/// assert_eq!(record.events.len(), 4);
/// assert_eq!(record.totals, Some(vec![8, 3]));
/// let table = Table::replay(&record, Seed::from(0), Chances::Manual).unwrap();
/// assert!(table.record().to_string().contains("over 8 3  #"), "with checks");
///
/// let wrong = Record::<HighCard>::read(&text.replace("1 stay", "0 stay")).unwrap();
/// let error = Table::replay(&wrong, Seed::from(0), Chances::Manual).expect_err("player 0 has decided");
/// assert_eq!(error.line, 10);
/// ```
#[derive(Debug)]
pub struct Record<G: Game> {
    /// What was chosen before the game.
    pub setup: G::Setup,
    /// The box with which it was played.
    pub components: Boxed<G::Components>,
    /// Where chance came from.
    pub origin: Origin,
    /// What happened.
    pub events: Vec<Event<G>>,
    /// The totals in seat order, once the game is over.
    pub totals: Option<Vec<i32>>,
    /// Whether the players ended the game before its end, so that nobody has won.
    pub is_ended: bool,
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Record<G> {
        let Record { setup, components, origin, events, totals, is_ended } = self;
        let (setup, events, totals) = (setup.clone(), events.clone(), totals.clone());
        Record { setup, components: *components, origin: *origin, events, totals, is_ended: *is_ended }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Record<G>) -> bool {
        let parts = |record: &Record<G>| (record.components, record.origin, record.is_ended);
        parts(self) == parts(other)
            && self.setup == other.setup
            && self.events == other.events
            && self.totals == other.totals
    }
}

impl<G: Game> Eq for Record<G> {}

impl<G: Game> Record<G> {
    /// Reads a record; whether its events are legal shows when it is replayed.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = Lines::new(text);
        let head = Head::take(&mut lines)?;
        if head.game != G::ID {
            return Err(RecordError::new(2, format_args!("this is a game of {}, not of {}", head.game, G::ID)));
        }
        if head.rules != G::RULES {
            let reason = format!("it was played by version {} of the rules; this is version {}", head.rules, G::RULES);
            return Err(RecordError::new(3, reason));
        }
        let Some(components) = G::Components::shelf().find(head.components) else {
            let reason = format!(
                "it was played with a box that is not known here ({}); give the folder of its file with --components",
                head.components
            );
            return Err(RecordError::new(4, reason));
        };
        let setup: G::Setup = setup_of_kept(G::SETTINGS, &head.setup).map_err(|error| RecordError::new(5, error))?;
        let written = kept_setup(G::SETTINGS, &setup);
        if written != head.setup {
            return Err(RecordError::new(5, format_args!("the set-up must be written out: {written}")));
        }
        let (origin, events, totals, is_ended) = (head.origin, Vec::new(), None, false);
        let mut record = Record { setup, components, origin, events, totals, is_ended };
        while let Some(line) = lines.next()? {
            if record.totals.is_some() || record.is_ended {
                let last = if record.is_ended { ENDED } else { "over" };
                return Err(lines.wrong(format_args!("nothing may follow the line \"{last}\"")));
            } else if line == ENDED {
                record.is_ended = true;
            } else if let Some(totals) = line.strip_prefix("over ") {
                let totals: Result<Vec<i32>, _> = totals.split(' ').map(str::parse).collect();
                let totals = totals.ok().filter(|totals| over(totals) == line);
                record.totals = Some(totals.ok_or_else(|| lines.wrong("\"over\" is followed by the totals"))?);
            } else {
                record.events.push(Event::read(line, components.get()).map_err(|error| lines.wrong(error))?);
            }
        }
        Ok(record)
    }

    /// The record as it may be shown during the game: with the digest of the seed in its place.
    pub fn with_secret_seed(mut self) -> Record<G> {
        if let Origin::Drawn(seed) = self.origin {
            self.origin = Origin::Secret(seed.digest());
        }
        self
    }

    fn head(&self) -> Head {
        Head {
            game: G::ID.to_owned(),
            rules: G::RULES,
            components: self.components.digest(),
            setup: kept_setup(G::SETTINGS, &self.setup),
            origin: self.origin,
        }
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut check = Check::new();
        let mut line = |line: &str| writeln!(f, "{line}{MARK}{:04x}", check.add(line));
        self.head().write().iter().try_for_each(|text| line(text))?;
        let mut text = String::new();
        for event in &self.events {
            text.clear();
            write!(text, "{}", event.notation(self.components.get()))?;
            line(&text)?;
        }
        self.totals.as_ref().map_or(Ok(()), |totals| line(&over(totals)))?;
        if self.is_ended { line(ENDED) } else { Ok(()) }
    }
}

/// The last line of a game that was ended before its end.
const ENDED: &str = "ended";

/// The last line of a finished game.
fn over(totals: &[i32]) -> String {
    totals.iter().fold("over".to_owned(), |line, total| format!("{line} {total}"))
}

/// Stands before the check at the end of a line.
const MARK: &str = "  #";

/// The lines of a text, checked one after the other.
struct Lines<'t> {
    lines: std::str::Lines<'t>,
    number: usize,
    check: Check,
    checked: bool,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Lines<'t> {
        Lines { lines: text.lines(), number: 0, check: Check::new(), checked: false }
    }

    fn wrong(&self, reason: impl fmt::Display) -> RecordError {
        RecordError::new(self.number, reason)
    }

    /// The next line without its check.
    fn next(&mut self) -> Result<Option<&'t str>, RecordError> {
        let Some(whole) = self.lines.next() else { return Ok(None) };
        self.number += 1;
        let (line, given) = match whole.rsplit_once(MARK) {
            Some((line, given)) => (line, Some(given)),
            None => (whole, None),
        };
        if self.number == 1 {
            self.checked = given.is_some();
        }
        let check = format!("{:04x}", self.check.add(line));
        match given {
            Some(given) if self.checked && given == check => Ok(Some(line)),
            None if !self.checked => Ok(Some(line)),
            Some(_) if self.checked => {
                Err(self.wrong("its check does not fit: this line was changed, or lines before it were left out"))
            }
            Some(_) => Err(self.wrong("it has a check, but the first line has none")),
            None => Err(self.wrong("its check is missing")),
        }
    }

    fn required(&mut self, expected: &str) -> Result<&'t str, RecordError> {
        let line = self.next()?;
        line.ok_or_else(|| RecordError::new(self.number + 1, format_args!("the record ends before {expected}")))
    }

    /// The value of a line of the head.
    fn field(&mut self, name: &str) -> Result<&'t str, RecordError> {
        let line = self.required(&format!("the line \"{name} ...\""))?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| self.wrong(format_args!("here the record must say \"{name} ...\"")))
    }
}

/// CRC-16 (polynomial 0x1021): finds every change within two neighboring bytes.
struct Check(u16);

impl Check {
    fn new() -> Check {
        Check(0xffff)
    }

    /// Takes in a line and its end.
    fn add(&mut self, line: &str) -> u16 {
        for byte in line.bytes().chain([b'\n']) {
            self.0 ^= u16::from(byte) << 8;
            for _ in 0..8 {
                self.0 = if self.0 & 0x8000 != 0 { self.0 << 1 ^ 0x1021 } else { self.0 << 1 };
            }
        }
        self.0
    }
}
