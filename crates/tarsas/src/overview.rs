//! What there is and what one can do.

use std::io::{self, Write};

use catalogue::{GAMES, GameInfo, Level};

/// Lists the games with everything that can be chosen.
pub fn print_games(output: &mut impl Write) -> io::Result<()> {
    for game in GAMES {
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

/// What `tarsas` says when it is called without a command.
pub fn print(output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Társas {}: play, learn and study modern board games.", env!("CARGO_PKG_VERSION"))?;
    writeln!(output, "\nGames:\n")?;
    print_games(output)?;
    writeln!(output, "\nBots: {}", Level::LADDER.map(|level| level.to_string()).join(", "))?;
    let game = GAMES[0].id;
    writeln!(
        output,
        "
What you can do (with cargo: cargo run --release -- COMMAND):

  tarsas games                  the games and their set-ups
  tarsas engine                 play through a text protocol: one JSON request a line, for programs
  tarsas replay FILE            check a record and read it step by step
  tarsas arena {game} --bots medium,easy
                                let bots play against each other (--ladder: all of them)
  tarsas tune {game}           tune what the bots value
  tarsas bench                  how fast random play is on this machine
  tarsas help COMMAND           everything about a command

Try this:

  echo '{{\"cmd\":\"new\",\"game\":\"{game}\",\"setup\":\"players=1\"}}' | tarsas engine"
    )
}
