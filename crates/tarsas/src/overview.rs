//! What there is.

use std::io::{self, Write};

use catalogue::{GameInfo, Games};

/// Lists the games with everything that can be chosen.
pub fn print_games(games: Games, output: &mut impl Write) -> io::Result<()> {
    for game in games {
        let GameInfo { id, name, rules, settings, .. } = game;
        let (fewest, most) = game.players();
        let players = if fewest == most { format!("{fewest}") } else { format!("{fewest} to {most}") };
        writeln!(output, "{id:16} {name}, {players} players, version {rules} of the rules")?;
        for setting in *settings {
            writeln!(output, "{:18} {}={} (default {})", "", setting.key, setting.values.join("|"), setting.default)?;
        }
    }
    Ok(())
}
