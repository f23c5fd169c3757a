//! What the pages are written from: readers, lists, new tables, guests.

use catalogue::{GameInfo, Level};
use words::Language;

use crate::OfferedBox;

/// Who reads a page, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// In which language.
    pub language: Language,
    /// In which theme.
    pub theme: Theme,
    /// What the guest is called, if it is one already.
    pub name: Option<String>,
    /// The address of the page, for the switches that lead back to it.
    pub address: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// As the browser wishes.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Seats are free.
    Open,
    /// All seats are taken.
    Playing,
    /// The game is over.
    Over,
}

/// A table in a list.
#[derive(Clone)]
pub struct Listed {
    /// Its id: its page is `/t/ID`, its replay `/r/ID`.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The set-up, written out (`players=2 ...`).
    pub setup: String,
    /// How far it is.
    pub progress: Progress,
    /// Minutes since something happened there.
    pub quiet_minutes: i64,
    /// What those are called who sit there beside the reader.
    pub others: Vec<String>,
    /// What the reader would like to know of it first, if that is known.
    pub news: Option<ListedNews>,
}

/// What somebody who has a seat at a table would like to know of it first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListedNews {
    /// It is the reader's turn.
    MyTurn,
    /// It is the turn of these others.
    TurnOf(Vec<String>),
    /// The reader has won, alone or with others; the points, the most first.
    Won {
        /// Whether others have won as well.
        is_shared: bool,
        /// The points of all.
        points: Vec<i32>,
    },
    /// Others have won.
    WonBy {
        /// Who.
        names: Vec<String>,
        /// The points of all.
        points: Vec<i32>,
    },
    /// The game was ended before its end.
    Ended,
    /// A solo game is over.
    Solo {
        /// The points.
        points: i32,
        /// The title that was reached, as the box names it.
        title: Option<String>,
    },
}

/// What the home page shows.
#[derive(Clone, Default)]
pub struct Home {
    /// Tables at which the reader has a seat, those that wait for the reader first.
    pub mine: Vec<Listed>,
    /// Public tables with free seats.
    pub open: Vec<Listed>,
}

/// For whom a new table is, which decides what is preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Against bots.
    Bots,
    /// With friends, by a link.
    Friends,
    /// Several people at one screen.
    Screen,
    /// Alone, for the score.
    Solo,
}

/// Who will have a seat at a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader.
    Me,
    /// The first who comes by the link.
    Open,
    /// A bot.
    Bot(Level),
}

/// What stands in the form of a new table.
#[derive(Clone)]
pub struct NewTable {
    /// The game.
    pub game: &'static GameInfo,
    /// For whom it is.
    pub mode: Mode,
    /// Whether the values are those of a first game, because the reader has not finished one yet.
    pub is_first: bool,
    /// The chosen value of each setting, in the order of the settings.
    pub values: Vec<String>,
    /// The boxes that can be chosen; the first one is the usual one.
    pub boxes: Vec<OfferedBox>,
    /// The value of the chosen one.
    pub chosen_box: String,
    /// Who sits where; as many as the game has seats at most.
    pub sitters: Vec<Sitter>,
    /// What those who share the reader's device are called, by seat; empty if they have not said it.
    pub names: Vec<String>,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// Whether hints may be taken although other people can sit there.
    pub hints: bool,
    /// What was wrong with the form that was sent, if it was.
    pub refusal: Option<String>,
}

/// What the page of a guest shows.
#[derive(Clone, Default)]
pub struct Me {
    /// The browsers, programs and personal links that act for the guest, the last used first.
    pub sessions: Vec<ListedSession>,
    /// A personal link that was made just now; it is shown this once.
    pub link: Option<String>,
}

/// A session of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedSession {
    /// Names it in the form that ends it.
    pub name: String,
    /// What it is for.
    pub kind: SessionKind,
    /// What the guest may recognize it by, such as `Firefox, Linux`; empty if nothing is known.
    pub device: String,
    /// Minutes since it was last used, or made.
    pub quiet_minutes: i64,
    /// Whether it is the one that reads the page.
    pub is_current: bool,
}

/// What a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser.
    Browser,
    /// Another program.
    Program,
    /// A personal link.
    Link,
    /// From before there were sessions: a browser, and all personal links of that time.
    Carried,
}
