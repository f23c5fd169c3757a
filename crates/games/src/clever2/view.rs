//! What a viewer knows: everything is public (13.1).

use std::collections::BTreeMap;

use play::{Game, Player, PlayerSet, Score};
use serde::{Serialize, Serializer};

use super::action::{Area, Row};
use super::components::{NUMBERS, Track};
use super::dice::{Dice, Die, DieSet};
use super::setup::Readings;
use super::sheet::Sheet;
use super::{Clever2, Step};
use crate::open_view::OpenView;

/// The table as anybody sees it.
pub type View = OpenView<Clever2>;

impl View {
    /// A player's score sheet.
    pub fn sheet(&self, player: Player) -> &Sheet {
        &self.position().sheets[player]
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.position().sheets.players()
    }

    /// The dice on the table.
    pub fn dice(&self) -> &Dice {
        &self.position().dice
    }

    /// The face of a die, unless it is yet to be rolled.
    pub fn face(&self, die: Die) -> Option<u8> {
        let game = self.position();
        let is_rolled = game.roll > 0 && !(game.step == Step::Roll && game.dice.pool.contains(die));
        is_rolled.then(|| game.dice.face(die))
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u8 {
        self.position().round
    }

    /// How many rounds this game has (2.1).
    pub fn rounds(&self) -> u8 {
        self.position().rounds()
    }

    /// The number of the active player's roll, from 1 (4.2).
    pub fn roll(&self) -> u8 {
        self.position().roll
    }

    /// The active player (3.1).
    pub fn active(&self) -> Player {
        self.position().active
    }

    /// How the open points are read at this table.
    pub fn readings(&self) -> Readings {
        self.position().readings
    }

    /// Dice of the pool that go to the tray when a die of it is chosen and entered in an area (4.3, R-03).
    pub fn swept_by(&self, die: Die, area: Area) -> DieSet {
        self.position().swept_by(die, area)
    }

    /// Dice swept by the last choice whose mark is still open (6.2.3).
    pub fn swept(&self) -> DieSet {
        self.position().swept(self.position().active)
    }
}

#[derive(Serialize)]
struct TableText {
    viewer: Option<Player>,
    /// What the set-up says of extra dice.
    extra_die: &'static str,
    /// What the set-up says of silver choices in the third roll.
    third_silver: &'static str,
    step: &'static str,
    round: u8,
    rounds: u8,
    first: Player,
    active: Player,
    roll: u8,
    deciding: PlayerSet,
    dice: Vec<DieText>,
    fields: Vec<&'static str>,
    swept: Vec<&'static str>,
    sheets: Vec<SheetText>,
}

#[derive(Serialize)]
struct DieText {
    die: &'static str,
    /// `null` before the first roll.
    face: Option<u8>,
    zone: &'static str,
}

#[derive(Serialize)]
struct SheetText {
    silver: BTreeMap<&'static str, Vec<u8>>,
    circled: Vec<String>,
    crossed: Vec<String>,
    blue: Vec<u8>,
    green: Vec<u8>,
    pink: Vec<u8>,
    reroll: TrackText,
    r#return: TrackText,
    extra: TrackText,
    foxes: u8,
    /// Colors of the "?" that wait.
    questions: Vec<&'static str>,
    /// Dice entered by extra-die actions in this turn, or in this round.
    extra_dice: Vec<&'static str>,
    /// Whether a die of the tray may still be taken in this turn.
    taking: bool,
    score: Score,
}

#[derive(Serialize)]
struct TrackText {
    earned: u8,
    used: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.position();
        let names = |dice: &mut dyn Iterator<Item = Die>| dice.map(Die::name).collect();
        let fields: Vec<&'static str> = names(&mut game.dice.on_fields());
        let die = |die: Die| DieText {
            die: die.name(),
            face: self.face(die),
            zone: match die {
                die if game.dice.pool.contains(die) => "pool",
                die if game.dice.tray.contains(die) => "tray",
                _ => "field",
            },
        };
        let sheet = |(player, sheet): (Player, &Sheet)| SheetText {
            silver: Row::ALL
                .iter()
                .map(|&row| {
                    let numbers = (1..=NUMBERS as u8).filter(|&number| sheet.is_marked(row, number));
                    (row.name(), numbers.collect())
                })
                .collect(),
            circled: sheet.circled().map(|cell| cell.to_string()).collect(),
            crossed: sheet.crossed().map(|cell| cell.to_string()).collect(),
            blue: sheet.blue().to_vec(),
            green: sheet.green().to_vec(),
            pink: sheet.pink().to_vec(),
            reroll: track(sheet, Track::Reroll),
            r#return: track(sheet, Track::Return),
            extra: track(sheet, Track::Extra),
            foxes: sheet.foxes(),
            questions: questions(sheet),
            extra_dice: names(&mut sheet.extra_dice.iter()),
            taking: game.taking.contains(player),
            score: sheet.score(&game.components),
        };
        let text = TableText {
            viewer: self.viewer(),
            extra_die: game.readings.extra_die(),
            third_silver: game.readings.third_silver(),
            step: game.step(),
            round: game.round,
            rounds: game.rounds(),
            first: game.first,
            active: game.active,
            roll: game.roll,
            deciding: game.turn().players(),
            dice: Die::ALL.into_iter().map(die).collect(),
            fields,
            swept: names(&mut game.swept.iter()),
            sheets: game.sheets.iter().map(sheet).collect(),
        };
        text.serialize(serializer)
    }
}

fn track(sheet: &Sheet, track: Track) -> TrackText {
    TrackText { earned: sheet.earned(track), used: sheet.used(track) }
}

fn questions(sheet: &Sheet) -> Vec<&'static str> {
    let waiting = sheet.questions();
    let colored = Area::ALL.iter().flat_map(|&area| std::iter::repeat_n(area.name(), waiting.colored(area).into()));
    colored.chain(std::iter::repeat_n("black", waiting.black().into())).collect()
}
