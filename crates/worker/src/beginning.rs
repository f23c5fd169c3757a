//! What a table begins with: its plan, from the address of the worker's script, and random numbers, from the browser.

use std::time::Duration;

use catalogue::{Code, Refusal};
use play::{NotationError, Seed};
use serde::Deserialize;
use table::{Guest, Id, TablePlan, read_sitter};
use words::Language;

/// Between two decisions of bots, unless the address says otherwise.
const PAUSE: Duration = Duration::from_millis(400);

/// Random numbers of the browser.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Random {
    /// Names the table, unless the address does.
    pub table: [u8; 16],
    /// Names the guest at the page.
    pub guest: [u8; 16],
    /// The seed of the game, unless the address has it.
    pub seed: [u8; 32],
    /// From which the bots draw.
    pub bots: [u8; 32],
}

/// What a table begins with.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// What is played, and who sits where.
    pub plan: TablePlan,
    /// Names the table.
    pub table: Id,
    /// Who sits at the page.
    pub guest: Guest,
    /// From which chance is drawn.
    pub seed: Seed,
    /// From which the bots draw.
    pub bots: Seed,
    /// Between two decisions of bots, so that people can follow.
    pub pause: Duration,
}

impl Beginning {
    /// Reads the query of the script's address: `game` and `setup`; `seat`, one for each, as `me`, `open` or the level of a bot; and, if
    /// they are to be known, `name` of the guest, `table`, `seed` and `pause` in milliseconds.
    pub fn read(query: &str, random: &Random) -> Result<Beginning, Refusal> {
        let (game, setup, is_public) = (String::new(), String::new(), false);
        let plan = TablePlan {
            game,
            setup,
            components: None,
            is_public,
            sitters: Vec::new(),
            names: Vec::new(),
            beginning: None,
            hints: None,
        };
        let guest = Guest { id: Id::from_bytes(random.guest), name: Language::English.text("pages-guest") };
        let (table, seed, bots) = (Id::from_bytes(random.table), Seed::new(random.seed), Seed::new(random.bots));
        let mut beginning = Beginning { plan, table, guest, seed, bots, pause: PAUSE };
        for (field, value) in form_urlencoded::parse(query.as_bytes()) {
            beginning.set(&field, &value)?;
        }
        Ok(beginning)
    }

    fn set(&mut self, field: &str, value: &str) -> Result<(), Refusal> {
        let wrong = || Refusal::new(Code::RequestWrongFields).with("detail", field);
        match field {
            "game" => self.plan.game = value.to_owned(),
            "setup" => self.plan.setup = value.to_owned(),
            "seat" => self.plan.sitters.push(read_sitter(value)?),
            "name" => self.guest.name = value.to_owned(),
            "table" => self.table = Id::read(value).ok_or_else(|| Refusal::new(Code::TableUnknown))?,
            "seed" => self.seed = value.parse().map_err(wrong_seed)?,
            "pause" => self.pause = Duration::from_millis(value.parse().map_err(|_| wrong())?),
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

fn wrong_seed(error: NotationError) -> Refusal {
    Refusal::new(Code::TableSeed).with("detail", error.to_string())
}
