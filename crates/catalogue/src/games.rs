//! The list of games.

use play::{BoxDigest, Head};

use crate::{Answer, Code, GameInfo, Refusal};

macro_rules! list {
    ($($name:ident: $game:ty,)*) => {
        /// The games of this project. A program may be given others.
        pub static GAMES: Games = Games::new(&[$(GameInfo::of::<$game>()),*]);
    };
}
games::each_game!(list);

/// The games that a program knows: a value that is handed to it.
#[derive(Clone, Copy, Debug)]
pub struct Games(&'static [GameInfo]);

impl Games {
    /// These games, in this order.
    pub const fn new(games: &'static [GameInfo]) -> Games {
        Games(games)
    }

    /// All of them.
    pub const fn all(self) -> &'static [GameInfo] {
        self.0
    }

    /// One after the other.
    pub fn iter(self) -> std::slice::Iter<'static, GameInfo> {
        self.0.iter()
    }

    /// The game with this id.
    pub fn find(self, id: &str) -> Answer<&'static GameInfo> {
        self.iter().find(|game| game.id == id).ok_or_else(|| {
            let ids: Vec<&str> = self.iter().map(|game| game.id).collect();
            let game: String = id.chars().take(40).flat_map(char::escape_debug).collect();
            let games = ids.join(", ");
            Refusal::new(Code::GameUnknown).with("game", game).with("games", games)
        })
    }

    /// The same games, where new tables of these games have these boxes. They stay known for as long as the process runs.
    pub fn with_boxes(self, boxes: &[(&str, BoxDigest)]) -> Games {
        let with_box = |game: &GameInfo| {
            let chosen = boxes.iter().find(|(id, _)| *id == game.id).map(|&(_, digest)| digest);
            GameInfo { standard: chosen.or(game.standard), ..game.clone() }
        };
        Games(self.iter().map(with_box).collect::<Vec<GameInfo>>().leak())
    }

    /// The game of which a text is the record.
    pub fn of_record(self, record: &str) -> Answer<&'static GameInfo> {
        let head = Head::read(record).map_err(Refusal::from)?;
        self.find(&head.game)
            .map_err(|refusal| Refusal::new(Code::RecordWrong).with("detail", format!("line 2: {refusal}")))
    }
}

impl IntoIterator for Games {
    type Item = &'static GameInfo;
    type IntoIter = std::slice::Iter<'static, GameInfo>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
