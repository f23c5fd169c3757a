//! What the pages of tables and replays are written from.

use catalogue::{GameInfo, Level};
use play::{BoxDigest, Player, PlayerSet};

use crate::Progress;

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
        /// The name of the person for whom it plays.
        instead_of: Option<String>,
    },
    /// Somebody who has given up, for whom a bot plays on.
    GivenUp {
        /// The name.
        name: String,
    },
}

/// What the people at a table do beside playing, as one reader may see it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Company {
    /// Who must act and is not connected.
    pub absences: Vec<Absence>,
    /// That somebody proposes to end the game.
    pub proposal: Option<EndProposal>,
    /// Whether the game was ended before its end.
    pub is_ended: bool,
    /// Who has given up.
    pub given_up: PlayerSet,
    /// The first seat of the reader, whose word is needed to end the game.
    pub voter: Option<Player>,
    /// Whether the reader's word alone ends it.
    pub is_alone: bool,
    /// Whether the reader plays here, or did until giving up.
    pub has_played: bool,
    /// Who invites to the table: whoever came first.
    pub host: Option<Player>,
    /// Whether the reader is asked for a name when sitting down.
    pub asks_name: bool,
}

/// Somebody who must act and is not connected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Who.
    pub player: Player,
    /// For how many minutes, if that is known.
    pub minutes: Option<i64>,
    /// Whether the reader may let a bot play.
    pub is_replaceable: bool,
}

/// A proposal to end the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndProposal {
    /// Who proposed it.
    pub by: Player,
    /// Who has not answered yet.
    pub undecided: Vec<Player>,
    /// Whether the reader wants it too.
    pub has_agreed: bool,
}

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Each line of the score, with the points of all seats.
    pub lines: Vec<(&'static str, Vec<i32>)>,
    /// The points of all seats.
    pub totals: Vec<i32>,
    /// Who has won.
    pub winners: PlayerSet,
    /// The solo title that was reached, as the box names it.
    pub title: Option<&'static str>,
    /// All solo titles with the fewest points for each, the lowest first.
    pub titles: Vec<(i32, &'static str)>,
    /// What the reader has reached in games like this one.
    pub standing: Option<Standing>,
}

/// What a guest has reached in games of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// In how many games.
    pub games: i64,
    /// The most points.
    pub best: i64,
    /// The mean of all, rounded.
    pub average: i64,
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
    /// The box with which it is played.
    pub components: BoxDigest,
    /// What people call the box, if it is not built in.
    pub box_name: Option<String>,
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
    /// Whether hints may be taken at this table.
    pub has_hints: bool,
    /// Whether the viewer may ask for a hint now.
    pub can_hint: bool,
    /// The hint that the viewer was given.
    pub hint: Option<HintWords>,
    /// What everybody at the table should know about the server, such as that nothing can be saved.
    pub notice: Option<String>,
    /// The regions of the picture (`pictures::REGIONS`), empty behind a curtain.
    pub drawing: Option<pictures::Drawing>,
    /// How the game has ended, once it has.
    pub ending: Option<Ending>,
    /// The last lines of the log, the newest first, and how many older ones there are.
    pub log: Vec<String>,
    /// The digest of the seed, which binds the dice from the start.
    pub seed_digest: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The table that follows this one, if somebody asked for a rematch.
    pub rematch: Option<String>,
    /// What people do beside playing.
    pub company: Company,
}

/// A hint, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintWords {
    /// What to do.
    pub action: String,
    /// Why, in whole sentences.
    pub why: Option<String>,
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
    /// The box with which it is played.
    pub components: BoxDigest,
    /// What people call the box, if it is not built in.
    pub box_name: Option<String>,
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
    /// The sentences of all events; empty if they are not wanted.
    pub lines: Vec<String>,
    /// Whether the game can be played on from here: it is a players' turn.
    pub can_play_on: bool,
    /// The seed, if the record names it.
    pub seed: Option<String>,
}
