//! What the pages are written from.

use catalogue::{GameInfo, Level};
use play::Player;
use words::Language;

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
}

/// What the home page shows.
#[derive(Clone, Default)]
pub struct Home {
    /// Tables at which the reader has a seat.
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
    /// The chosen value of each setting, in the order of the settings.
    pub values: Vec<String>,
    /// Who sits where; as many as the game has seats at most.
    pub sitters: Vec<Sitter>,
    /// What those who share the reader's device are called, by seat; empty if they have not said it.
    pub names: Vec<String>,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// What was wrong with the form that was sent, if it was.
    pub refusal: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    /// Nobody yet.
    Free,
    /// The reader.
    Mine {
        /// The reader's name.
        name: String,
    },
    /// Somebody else.
    Other {
        /// The name.
        name: String,
        /// Whether that person is connected now.
        is_here: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Whether the reader had this seat and may come back to it.
        is_returnable: bool,
    },
}

/// A table at one moment, as one reader may see it.
#[derive(Clone)]
pub struct TableModel {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The set-up, written out.
    pub setup: String,
    /// Everything that has happened so far, counted.
    pub version: i64,
    /// How far it is.
    pub progress: Progress,
    /// Who sits where.
    pub seats: Vec<SeatHolder>,
    /// Through whose eyes the picture is drawn.
    pub viewer: Option<Player>,
    /// The player to whom the device must be passed before the picture is shown.
    pub curtain: Option<Player>,
    /// Whether the viewer can take the last decision back.
    pub can_undo: bool,
    /// Whether the viewer may ask for advice now.
    pub can_hint: bool,
    /// What everybody at the table should know about the server, such as that nothing can be saved.
    pub notice: Option<String>,
    /// The regions of the picture (`pictures::REGIONS`), empty behind a curtain.
    pub drawing: Option<pictures::Drawing>,
    /// The last lines of the log, the newest first, and how many older ones there are.
    pub log: Vec<String>,
    /// The digest of the seed, which binds the dice from the start.
    pub seed_digest: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The table that follows this one, if somebody asked for a rematch.
    pub rematch: Option<String>,
}

/// The eyes through which a replay is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// A spectator's.
    Spectator,
    /// A player's.
    Seat(Player),
    /// Everybody's: the player's who acts.
    All,
}

/// One step of a replay.
#[derive(Clone)]
pub struct ReplayModel {
    /// The address of the replay: `/r/ID` or `/u/ID`.
    pub address: String,
    /// Where the record can be downloaded.
    pub download: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The set-up, written out.
    pub setup: String,
    /// What the players are called.
    pub names: Vec<String>,
    /// How many events have happened at this step.
    pub step: usize,
    /// How many events there are.
    pub steps: usize,
    /// Whose eyes.
    pub eyes: Eyes,
    /// The picture.
    pub drawing: pictures::Drawing,
    /// The sentence of the event that led here.
    pub line: Option<String>,
    /// Whether the game can be played on from here: it is a players' turn.
    pub can_play_on: bool,
    /// The seed, if the record names it.
    pub seed: Option<String>,
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
