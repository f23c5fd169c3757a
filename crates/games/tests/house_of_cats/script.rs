//! A game told in the notation, so that tests read like the table.

use games::HouseOfCats;
use games::house_of_cats::{Action, Chance, Components};
use play::{Boxed, Chances, Components as _, Game, Notation, NotationError, Player, PlayerSet, Seed, Table, UndoError};
use serde_json::Value;

/// The project's box.
pub(crate) fn standard() -> Boxed<Components> {
    Components::shelf().standard()
}

/// Reads an action with the letters of the project's box.
pub(crate) fn action(text: &str) -> Result<Action, NotationError> {
    Action::read(text, &standard())
}

/// Reads a result of chance with the letters of the project's box.
pub(crate) fn chance(text: &str) -> Result<Chance, NotationError> {
    Chance::read(text, &standard())
}

/// The text of an action or result with the letters of the project's box.
pub(crate) fn written(thing: &impl Notation<Components>) -> String {
    thing.notation(&standard()).to_string()
}

/// A game in progress whose chance results are given.
#[derive(Clone)]
pub(crate) struct Script {
    pub table: Table<HouseOfCats>,
}

impl Script {
    pub(crate) fn new(setup: &str) -> Script {
        let setup = setup.parse().expect("a set-up");
        Script { table: Table::new(setup, Seed::from(0), Chances::Manual) }
    }

    /// A game with an owner's own box.
    pub(crate) fn with_box(setup: &str, components: Boxed<Components>) -> Script {
        let setup = setup.parse().expect("a set-up");
        Script { table: Table::with_box(setup, components, Seed::from(0), Chances::Manual) }
    }

    /// One player, with these tiles for the fields 2, 3, 4, 5.
    pub(crate) fn solo(level: u8, tiles: &str) -> Script {
        Script::new(&format!("players=1 level={level}")).with_tiles(tiles)
    }

    /// The same with an owner's own box.
    pub(crate) fn solo_with_box(level: u8, tiles: &str, components: Boxed<Components>) -> Script {
        Script::with_box(&format!("players=1 level={level}"), components).with_tiles(tiles)
    }

    fn with_tiles(mut self, tiles: &str) -> Script {
        self.chance(&format!("tiles {tiles}"));
        self
    }

    /// One player on level 2 or 3 who has written the setup roll.
    pub(crate) fn solo_placed(level: u8, tiles: &str, place: &str) -> Script {
        Script::solo(level, tiles).placed(place)
    }

    /// After the setup roll has been written like this.
    pub(crate) fn placed(mut self, place: &str) -> Script {
        let order = ["2", "3", "4", "5", "cat", "mouse"];
        let mut dice: Vec<&str> = place.split(' ').skip(1).step_by(2).collect();
        dice.sort_by_key(|die| order.iter().position(|name| name == die));
        self.chance(&format!("roll {}", dice.join(" ")));
        self.play(0, &format!("place {place}"));
        self
    }

    #[track_caller]
    pub(crate) fn chance(&mut self, text: &str) -> &mut Script {
        let result = Chance::read(text, &self.table.components()).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.table.chance(result).unwrap_or_else(|error| panic!("{text}: {error}"));
        self
    }

    #[track_caller]
    pub(crate) fn play(&mut self, seat: usize, text: &str) -> &mut Script {
        let action = Action::read(text, &self.table.components()).unwrap_or_else(|error| panic!("{text}: {error}"));
        let legal = self.legal(seat).join(", ");
        self.table.play(Player::new(seat), action).unwrap_or_else(|error| panic!("{text}: {error}\nlegal: {legal}"));
        self
    }

    /// Player 0's actions, separated by commas; `3 c4` stands for `take 3, write c4` and `cat` for `take cat`.
    #[track_caller]
    pub(crate) fn acts(&mut self, actions: &str) -> &mut Script {
        for action in actions.split(", ").filter(|action| !action.is_empty()) {
            match action.split(' ').collect::<Vec<_>>()[..] {
                [die @ ("2" | "3" | "4" | "5" | "cat" | "mouse"), cell] => {
                    self.play(0, &format!("take {die}")).play(0, &format!("write {cell}"));
                }
                ["cat"] => drop(self.play(0, "take cat")),
                _ => drop(self.play(0, action)),
            }
        }
        self
    }

    /// A roll and the first actions of player 0.
    #[track_caller]
    pub(crate) fn begin(&mut self, roll: &str, actions: &str) -> &mut Script {
        self.chance(&format!("roll {roll}")).acts(actions)
    }

    /// A roll and the whole turn of player 0.
    #[track_caller]
    pub(crate) fn turn(&mut self, roll: &str, actions: &str) -> &mut Script {
        self.begin(roll, actions).play(0, "done")
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        crate::shared::legal(&self.table, seat)
    }

    /// The legal actions of player 0 are exactly these, in any order.
    #[track_caller]
    pub(crate) fn expect(&mut self, actions: &str) -> &mut Script {
        let sorted = |mut list: Vec<String>| {
            list.sort_unstable();
            list.join(", ")
        };
        let expected = sorted(actions.split(", ").map(str::to_owned).collect());
        assert_eq!(sorted(self.legal(0)), expected);
        self
    }

    /// Player 0 has this many legal actions.
    #[track_caller]
    pub(crate) fn expect_count(&mut self, count: usize) -> &mut Script {
        assert_eq!(self.legal(0).len(), count, "{:?}", self.legal(0));
        self
    }

    #[track_caller]
    pub(crate) fn expect_step(&mut self, step: &str) -> &mut Script {
        assert_eq!(self.table.game().step(), step);
        self
    }

    pub(crate) fn undo(&mut self, seat: usize) -> Result<(), UndoError> {
        self.table.undo(Player::new(seat))
    }

    pub(crate) fn view(&self) -> Value {
        serde_json::to_value(self.table.game().view(None)).expect("a view is JSON")
    }

    /// The sheet of player 0 as a client sees it.
    pub(crate) fn sheet(&self) -> Value {
        self.view()["sheets"][0].clone()
    }

    /// The moment of player 0 (N4).
    pub(crate) fn moment(&self) -> String {
        self.sheet()["turn"]["moment"].as_str().expect("a name").to_owned()
    }

    /// The rooms of player 0 in the order of building, such as `2: c5 c6`.
    pub(crate) fn rooms(&self) -> Vec<String> {
        let sheet = self.sheet();
        let rooms = sheet["rooms"].as_array().expect("a list");
        let room = |room: &Value| {
            let cells: Vec<&str> =
                room["cells"].as_array().unwrap().iter().map(|cell| cell.as_str().unwrap()).collect();
            format!("{}: {}", room["number"], cells.join(" "))
        };
        rooms.iter().map(room).collect()
    }

    #[track_caller]
    pub(crate) fn expect_rooms(&mut self, rooms: &[&str]) -> &mut Script {
        assert_eq!(self.rooms(), rooms);
        self
    }

    /// Uses left in the fields 2, 3, 4, 5 of player 0.
    pub(crate) fn uses(&self) -> [u64; 4] {
        let sheet = self.sheet();
        [0, 1, 2, 3].map(|field| sheet["circled"][field].as_u64().unwrap() - sheet["crossed"][field].as_u64().unwrap())
    }

    /// A line of a player's score; lines of other levels are missing.
    pub(crate) fn line(&self, seat: usize, name: &str) -> Option<i32> {
        let score = self.table.game().score(Player::new(seat));
        score.lines().find(|&(line, _)| line == name).map(|(_, points)| points)
    }

    #[track_caller]
    pub(crate) fn expect_line(&mut self, name: &str, points: i32) -> &mut Script {
        assert_eq!(self.line(0, name), Some(points), "{name}");
        self
    }

    pub(crate) fn winners(&self) -> Option<PlayerSet> {
        self.table.winners()
    }
}
