//! Counting, a game whose box says what goes wrong in it. A player counts, until as much is counted as the box says.

use std::fmt;
use std::str::FromStr;

use bots::{Course, Encoder, Encoding, Evaluation, Learned};
use maud::{Markup, html};
use pictures::{Picture, Scene};
use play::{
    BoxDigest, BoxFault, Boxed, Components, Game, GameBox, NotationError, Player, PlayerSet, Rng, Score, Setting,
    SettingValues, Shelf, Turn,
};
use serde::Serialize;
use words::Source;

/// What a box makes of the game when two have been counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    /// The game never ends.
    Endless,
    /// The player has no legal action.
    Stuck,
    /// It is nobody's turn.
    Nobody,
    /// Chance decides again and again.
    Chance,
    /// The rules break off.
    Panic,
    /// The picture breaks off.
    Picture,
}

const FLAWS: [(&str, Flaw); 7] = [
    ("none", Flaw::None),
    ("endless", Flaw::Endless),
    ("stuck", Flaw::Stuck),
    ("nobody", Flaw::Nobody),
    ("chance", Flaw::Chance),
    ("panic", Flaw::Panic),
    ("picture", Flaw::Picture),
];

/// A box: `FLAW NUMBER`.
#[derive(Debug)]
pub(crate) struct CountingBox {
    flaw: Flaw,
    most: u32,
}

impl Components for CountingBox {
    const TEXTS: &'static [&'static str] = &["none 3"];

    fn read(text: &str) -> Result<GameBox<CountingBox>, BoxFault> {
        let wrong = |reason: &str| BoxFault { line: Some(1), table: None, reason: reason.to_owned() };
        let (flaw, most) = text.split_once(' ').ok_or_else(|| wrong("a box is a flaw and a number"))?;
        let flaw = FLAWS.iter().find(|(name, _)| *name == flaw).ok_or_else(|| wrong("there is no such flaw"))?.1;
        let most = most.parse().map_err(|_| wrong("this is no number"))?;
        Ok(GameBox::new(BoxDigest::of(text), text, CountingBox { flaw, most }))
    }

    fn shelf() -> &'static Shelf<CountingBox> {
        static SHELF: Shelf<CountingBox> = Shelf::new();
        &SHELF
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counting {
    components: Boxed<CountingBox>,
    counted: u32,
}

/// Everybody sees everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    #[serde(skip)]
    game: Counting,
    counted: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setup;

/// The one decision, and the one result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct One;

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        SettingValues::read(Counting::SETTINGS, text).map(|_| Setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("players=1")
    }
}

impl FromStr for One {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<One, NotationError> {
        if text == "one" { Ok(One) } else { Err(NotationError::new(text, "one counts \"one\"")) }
    }
}

impl fmt::Display for One {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one")
    }
}

impl Counting {
    fn has(&self, flaw: Flaw) -> bool {
        self.components.flaw == flaw && self.counted >= 2
    }
}

impl Game for Counting {
    const ID: &'static str = "counting";
    const NAME: &'static str = "Counting";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = &[Setting { key: "players", values: &["1"], default: "1", older: None }];

    type Setup = Setup;
    type Components = CountingBox;
    type Action = One;
    type Chance = One;
    type View = View;

    fn with_box(_: &Setup, components: Boxed<CountingBox>) -> Counting {
        Counting { components, counted: 0 }
    }

    fn components(&self) -> Boxed<CountingBox> {
        self.components
    }

    fn players(&self) -> usize {
        1
    }

    fn turn(&self) -> Turn {
        let is_over = self.counted >= self.components.most && !self.has(Flaw::Endless);
        match () {
            () if self.has(Flaw::Nobody) => Turn::Players(PlayerSet::NONE),
            () if self.has(Flaw::Chance) => Turn::Chance,
            () if is_over => Turn::Over,
            () => Turn::Players(PlayerSet::seats(1)),
        }
    }

    fn step(&self) -> &'static str {
        "count"
    }

    fn legal(&self, player: Player, actions: &mut Vec<One>) {
        if self.turn().players().contains(player) && !self.has(Flaw::Stuck) {
            actions.push(One);
        }
    }

    fn apply(&mut self, _: Player, One: One) {
        self.counted += 1;
        assert!(!self.has(Flaw::Panic), "the rules break off");
    }

    fn sample(&self, _: &mut Rng) -> One {
        One
    }

    fn is_possible(&self, One: &One) -> bool {
        self.turn() == Turn::Chance
    }

    fn resolve(&mut self, One: One) {}

    fn view(&self, _: Option<Player>) -> View {
        View { game: self.clone(), counted: self.counted }
    }

    fn imagine(view: &View, _: &mut Rng) -> Counting {
        view.game.clone()
    }

    fn score(&self, _: Player) -> Score {
        Score::new(&["counted"], &[i32::try_from(self.counted).unwrap_or(i32::MAX)], &[])
    }
}

impl Evaluation for Counting {
    type Weights = ();
}

impl Picture for Counting {
    const RULEBOOK: [&'static str; 2] = ["", ""];
    const STYLE: &'static str = "";
    const EMBLEM: &'static str = "";

    fn words() -> &'static Source {
        static WORDS: Source =
            Source::new(&[("counting", ["counting-name = Counting\n", "counting-name = Számolás\n"])]);
        &WORDS
    }

    fn draw(scene: &Scene<'_, Counting>) -> Markup {
        let Counting { components, counted } = &scene.view.game;
        assert!(components.flaw != Flaw::Picture, "the picture breaks off");
        html! { p { (counted) " of " (components.most) } }
    }
}

/// Nothing is learned here.
impl Encoding for Counting {
    const ENCODING: &'static str = "counting_v1";
    const INPUTS: usize = 1;
    const ACTIONS: usize = 0;
    const PHASES: usize = 1;

    fn encode(_: &Self::View, _: Player, encoder: &mut Encoder) {
        encoder.skip(1);
    }

    fn phase(_: &Self::View, _: Player) -> usize {
        0
    }

    fn number_of(_: Self::Action) -> usize {
        0
    }

    fn action_of(_: usize) -> Option<Self::Action> {
        None
    }
}

impl Learned for Counting {
    const COURSES: &'static [Course] = &[];
}
