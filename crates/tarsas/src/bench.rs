//! How fast random play is.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use catalogue::{Figures, GameInfo};
use serde_json::json;

use crate::Failure;

/// Measures each game and prints its figures: a line of JSON, or a row of a table.
pub fn run(
    games: &[&'static GameInfo],
    setup: Option<&str>,
    seconds: f64,
    as_json: bool,
    output: &mut impl Write,
) -> Result<(), Failure> {
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err("--seconds must be more than 0 and at most 3600".into());
    }
    let begin = Instant::now();
    for (number, game) in games.iter().enumerate() {
        let fewest = format!("players={}", game.players().0);
        let figures = game.measure(setup.unwrap_or(&fewest), Duration::from_secs_f64(seconds), &|| begin.elapsed())?;
        if number == 0 && !as_json {
            print_head(output)?;
        }
        let print = if as_json { print_json } else { print_row };
        print(game, &figures, output)?;
        output.flush()?;
    }
    Ok(())
}

fn print_json(game: &GameInfo, figures: &Figures, output: &mut impl Write) -> io::Result<()> {
    let line = json!({
        "game": game.id,
        "setup": figures.setup,
        "games_per_second": figures.games_per_second,
        "decisions_per_second": figures.decisions_per_second,
        "decisions_per_game": figures.decisions_per_game,
        "mean_score": figures.mean_score,
        "state_bytes": figures.state_bytes,
        "action_bytes": figures.action_bytes,
    });
    writeln!(output, "{line}")
}

fn print_head(output: &mut impl Write) -> io::Result<()> {
    let head = ["game", "games/s", "decisions/s", "decisions/game", "mean score", "state", "action", "set-up"];
    let [game, games, decisions, per_game, score, state, action, setup] = head;
    writeln!(output, "{game:16} {games:>10} {decisions:>13} {per_game:>15} {score:>11} {state:>7} {action:>7}  {setup}")
}

fn print_row(game: &GameInfo, figures: &Figures, output: &mut impl Write) -> io::Result<()> {
    let Figures { setup, games_per_second, decisions_per_second, decisions_per_game, mean_score, .. } = figures;
    let (state, action) = (format!("{} B", figures.state_bytes), format!("{} B", figures.action_bytes));
    writeln!(
        output,
        "{:16} {games_per_second:>10.0} {decisions_per_second:>13.0} {decisions_per_game:>15.1} \
         {mean_score:>11.1} {state:>7} {action:>7}  {setup}",
        game.id
    )
}
