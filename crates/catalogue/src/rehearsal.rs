//! Tries out a box: whole games are played, judged and drawn with it. What goes wrong goes wrong here and not at a table.
//!
//! A box that is tried stays in the memory of its process, so this is for a process of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Bot, ENDLESS, Greedy};
use pictures::{Drawing, Moment, Scene};
use play::{BoxDigest, BoxFault, Boxed, Chances, Components, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};
use serde::{Deserialize, Serialize};
use words::Language;

use crate::Complete;

/// What is to be tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoxTrial {
    /// The game.
    pub game: String,
    /// The text of the box.
    pub text: String,
    /// The language of the reader, such as `en`.
    pub language: String,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoxVerdict {
    /// It can be played with.
    Good {
        /// Its name.
        digest: BoxDigest,
        /// The drawings to which its picture refers.
        art: String,
        /// What is in it, as HTML.
        specimen: String,
    },
    /// The text is wrong.
    Fault {
        /// The line, if it is known.
        line: Option<usize>,
        /// The table of the file, if it is known.
        table: Option<String>,
        /// What is wrong.
        reason: String,
    },
    /// The text is right, but a game with it does not work.
    Unplayable {
        /// What went wrong.
        reason: String,
    },
}

impl From<BoxFault> for BoxVerdict {
    fn from(BoxFault { line, table, reason }: BoxFault) -> BoxVerdict {
        BoxVerdict::Fault { line, table: table.map(str::to_owned), reason }
    }
}

/// How many set-ups are tried.
const SETUPS: usize = 24;
/// A game with more decisions than this would fill a table.
const LONGEST: usize = 3000;
/// And one with more results of chance than this between two decisions never comes to the next one.
const MOST_RESULTS: usize = 1000;
/// After how many decisions a bot is asked and the table is drawn.
const LOOKS: usize = 23;

/// Reads a box, plays with it, and shows it.
pub(crate) fn try_box<G: Complete>(text: &str, language: Language) -> BoxVerdict {
    let found = match G::Components::read(text) {
        Ok(found) => found,
        Err(fault) => return fault.into(),
    };
    let unplayable = |reason: String| BoxVerdict::Unplayable { reason };
    let components = match G::Components::shelf().take_in(found) {
        Ok(components) => components,
        Err(full) => return unplayable(full.to_string()),
    };
    let tried = catch_unwind(AssertUnwindSafe(|| {
        rehearse::<G>(components)?;
        Ok((G::art(components).into_string(), G::specimen(components, language).into_string()))
    }));
    match tried {
        Ok(Ok((art, specimen))) => BoxVerdict::Good { digest: components.digest(), art, specimen },
        Ok(Err(reason)) => unplayable(reason),
        Err(_) => unplayable("a game with it broke off".to_owned()),
    }
}

fn rehearse<G: Complete>(components: Boxed<G::Components>) -> Result<(), String> {
    let setups = all_setups(G::SETTINGS);
    let step = setups.len().div_ceil(SETUPS);
    for (number, text) in (0..).zip(setups.iter().step_by(step)) {
        let setup = text.parse().unwrap_or_else(|_| unreachable!("a set-up of the list"));
        let table = Table::<G>::with_box(setup, components, Seed::from(number), Chances::Manual);
        play(table, number).map_err(|reason| format!("{text}: {reason}"))?;
    }
    Ok(())
}

/// Plays at random to the end.
fn play<G: Complete>(mut table: Table<G>, number: u64) -> Result<(), String> {
    let mut rng = Rng::from_number(number);
    let mut bot: Greedy<G> = Greedy::new(Rng::from_number(number + 1));
    let (mut decisions, mut results) = (0, 0);
    loop {
        let players = match table.game().turn() {
            Turn::Over => return Ok(()),
            Turn::Players(players) => players,
            Turn::Chance if results == MOST_RESULTS => {
                return Err(format!("chance does not come to an end in the step \"{}\"", table.game().step()));
            }
            Turn::Chance => {
                results += 1;
                table.draw().map_err(|error| error.to_string())?;
                continue;
            }
        };
        results = 0;
        let deciders: Vec<Player> = players.iter().collect();
        if deciders.is_empty() {
            return Err(format!("nobody may act in the step \"{}\"", table.game().step()));
        }
        let player = rng.pick(&deciders);
        let legal = table.legal(player);
        if legal.is_empty() {
            return Err(format!("a player has no legal action in the step \"{}\"", table.game().step()));
        }
        if decisions >= LONGEST {
            return Err(format!("the game does not end within {LONGEST} decisions"));
        }
        if decisions % LOOKS == 0 {
            bot.choose(&table.game().view(Some(player)), player, &legal, ENDLESS);
            draw(&table, player, Language::ALL[decisions / LOOKS % 2]);
        }
        decisions += 1;
        table.play(player, rng.pick(&legal)).map_err(|error| error.to_string())?;
    }
}

fn draw<G: Complete>(table: &Table<G>, viewer: Player, language: Language) {
    let (game, legal) = (table.game(), table.legal(viewer));
    let (view, scores) = (game.view(Some(viewer)), table.scores());
    let names: Vec<String> = PlayerSet::seats(game.players()).iter().map(|player| player.to_string()).collect();
    let scene = Scene::<G>::new(&view, Some(viewer), Moment::of(game), &legal, &names, &scores, language);
    let _ = Drawing::of(&scene, game.title());
}
