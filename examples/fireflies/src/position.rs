//! The position, and how it changes (2, 3, 4).

use play::{Boxed, ByPlayer, Event, Game, Player, PlayerSet, Rng, Score, Setting, Turn};
use serde::Serialize;

use crate::notation::SETTINGS;
use crate::{Action, Chance, Components, Lanterns, Setup, View};

/// Seats at the table.
pub(crate) const SEATS: usize = 4;

/// The lines of the score (4.2).
const LINES: &[&str] = &["caught"];

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Fireflies come (3.1).
    Dusk,
    /// These players have not laid a lantern yet (3.2).
    Lay(PlayerSet),
    /// The wind lays a lantern (3.3).
    Wind,
    /// The game is over (4.1).
    Over,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Seat {
    /// The lanterns that have not burned yet; one that is laid burns at the end of the night.
    pub lanterns: Lanterns,
    /// The fireflies in the jar.
    pub caught: u8,
    /// How many nights brought some.
    pub catches: u8,
}

/// What burned in the last night (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Night {
    /// Everybody's lantern.
    pub laid: ByPlayer<u8, SEATS>,
    /// The lantern of the wind.
    pub wind: u8,
    /// Who caught the fireflies, if it was a player.
    pub catcher: Option<Player>,
}

/// The position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fireflies {
    pub(crate) components: Boxed<Components>,
    pub(crate) step: Step,
    pub(crate) meadow: u8,
    pub(crate) seats: ByPlayer<Seat, SEATS>,
    pub(crate) laid: ByPlayer<Option<u8>, SEATS>,
    pub(crate) wind: Lanterns,
    pub(crate) night: Option<Night>,
}

impl Game for Fireflies {
    const ID: &'static str = "fireflies";
    const NAME: &'static str = "Fireflies";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = SETTINGS;

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    // 2.1
    fn with_box(setup: &Setup, components: Boxed<Components>) -> Fireflies {
        let seat = Seat { lanterns: Lanterns::ALL, caught: 0, catches: 0 };
        Fireflies {
            components,
            step: Step::Dusk,
            meadow: 0,
            seats: ByPlayer::new(setup.players, seat),
            laid: ByPlayer::new(setup.players, None),
            wind: Lanterns::ALL,
            night: None,
        }
    }

    fn components(&self) -> Boxed<Components> {
        self.components
    }

    fn players(&self) -> usize {
        self.seats.players()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Dusk | Step::Wind => Turn::Chance,
            Step::Lay(waiting) => Turn::Players(waiting),
            Step::Over => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        match self.step {
            Step::Dusk => "dusk",
            Step::Lay(_) => "lay",
            Step::Wind => "wind",
            Step::Over => "over",
        }
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        if self.turn().players().contains(player) {
            actions.extend(self.seats[player].lanterns.iter().map(Action::Lay));
        }
    }

    fn apply(&mut self, player: Player, Action::Lay(lantern): Action) {
        self.laid[player] = Some(lantern);
        if let Step::Lay(waiting) = self.step {
            let waiting = waiting.without(player);
            self.step = if waiting.is_empty() { Step::Wind } else { Step::Lay(waiting) };
        }
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        match self.step {
            Step::Wind => Chance::Wind(self.wind.pick(rng)),
            _ => Chance::Fireflies(rng.pick(&self.components.faces)),
        }
    }

    fn is_possible(&self, result: &Chance) -> bool {
        match (self.step, *result) {
            (Step::Dusk, Chance::Fireflies(count)) => self.components.faces.contains(&count),
            (Step::Wind, Chance::Wind(lantern)) => self.wind.contains(lantern),
            _ => false,
        }
    }

    fn resolve(&mut self, result: Chance) {
        match result {
            Chance::Fireflies(count) => {
                self.meadow += count;
                self.step = Step::Lay(PlayerSet::seats(self.players()));
            }
            Chance::Wind(lantern) => self.end_night(lantern),
        }
    }

    fn view(&self, viewer: Option<Player>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Fireflies {
        view.imagine(rng)
    }

    fn score(&self, player: Player) -> Score {
        let seat = self.seats[player];
        Score::new(LINES, &[i32::from(seat.caught)], &[i32::from(seat.catches)])
    }

    // 3.2: the last lantern turns all of them up.
    fn witnesses(&self, event: &Event<Fireflies>) -> PlayerSet {
        match (self.step, event) {
            (Step::Lay(waiting), &Event::Decision(player, _)) if waiting.len() > 1 => PlayerSet::one(player),
            _ => PlayerSet::ALL,
        }
    }

    fn redacted(&self, event: &Event<Fireflies>) -> String {
        match event {
            Event::Decision(..) => "lay".to_owned(),
            Event::Chance(_) => event.happening(&self.components),
        }
    }
}

impl Fireflies {
    /// Ends the night: the brightest lantern that shines alone catches what is on the meadow (3.4, 3.5).
    fn end_night(&mut self, wind: u8) {
        let mut laid = ByPlayer::new(self.players(), 0);
        for player in PlayerSet::seats(self.players()).iter() {
            laid[player] = self.laid[player].take().expect("the wind comes when everybody has laid a lantern");
            self.seats[player].lanterns = self.seats[player].lanterns.without(laid[player]);
        }
        self.wind = self.wind.without(wind);
        let is_alone = |lantern: u8| {
            let equal = laid.values().iter().filter(|&&other| other == lantern).count();
            equal + usize::from(wind == lantern) == 1
        };
        let brightest = laid.values().iter().copied().chain([wind]).filter(|&lantern| is_alone(lantern)).max();
        let catcher = laid.iter().find(|&(_, lantern)| Some(*lantern) == brightest).map(|(player, _)| player);
        if let Some(player) = catcher {
            self.seats[player].caught += self.meadow;
            self.seats[player].catches += 1;
        }
        if brightest.is_some() {
            self.meadow = 0;
        }
        self.night = Some(Night { laid, wind, catcher });
        let is_last = self.wind.iter().next().is_none();
        self.step = if is_last { Step::Over } else { Step::Dusk };
    }
}
