//! `tarsas`: play, learn and study modern board games.

use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

use catalogue::{GAMES, GameInfo};
use clap::{Args, Parser, Subcommand};
use tarsas::arena::Contest;
use tarsas::{Failure, bench, engine, overview, replay, use_components};

/// Play, learn and study modern board games.
#[derive(Parser)]
#[command(version, about, disable_help_subcommand = false)]
struct Cli {
    /// Use the components of this folder (files such as clever2.toml) instead of the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    components: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games and what can be chosen before each
    Games,
    /// Speak the engine protocol: one JSON request a line on standard input, one answer a line on standard output
    Engine,
    /// Check a record and tell it step by step, with the scores after each step
    Replay {
        /// The file with the record; - for standard input
        file: PathBuf,
    },
    /// Let bots play against each other and measure them
    Arena(ArenaArgs),
    /// Measure random play on one core
    Bench(BenchArgs),
}

#[derive(Args)]
struct ArenaArgs {
    /// The game, such as clever2
    game: String,
    /// The set-up, such as players=3; what is left out has its default
    #[arg(long, default_value = "")]
    setup: String,
    /// The bots, separated by commas. They take turns at the seats; alone, every bot plays every game
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games are played (solo: by each bot)
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Print one JSON object instead of a table. ci95 and win_ci95 are half the width of a 95 % confidence interval
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct BenchArgs {
    /// The game; all games if none is named
    game: Option<String>,
    /// The set-up; the fewest players if none is given
    #[arg(long)]
    setup: Option<String>,
    /// How long each game is measured
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print one JSON object a game instead of a table
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if is_closed_pipe(&failure) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tarsas: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever reads our output may stop reading.
fn is_closed_pipe(failure: &Failure) -> bool {
    failure.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

fn run(cli: Cli) -> Result<(), Failure> {
    if let Some(folder) = &cli.components {
        use_components(folder)?;
    }
    let mut output = io::BufWriter::new(io::stdout().lock());
    match cli.command {
        None => overview::print(&mut output)?,
        Some(Command::Games) => overview::print_games(&mut output)?,
        Some(Command::Engine) => engine::serve(io::stdin().lock(), &mut output)?,
        Some(Command::Replay { file }) => replay::tell(&file, &replay::read(&file)?, &mut output)?,
        Some(Command::Arena(arguments)) => arena(&arguments, &mut output)?,
        Some(Command::Bench(arguments)) => {
            let games: Vec<&GameInfo> = match &arguments.game {
                Some(id) => vec![GameInfo::find(id)?],
                None => GAMES.iter().collect(),
            };
            bench::run(&games, arguments.setup.as_deref(), arguments.seconds, arguments.json, &mut output)?;
        }
    }
    Ok(output.flush()?)
}

fn arena(arguments: &ArenaArgs, output: &mut impl Write) -> Result<(), Failure> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let contest = Contest {
        game: GameInfo::find(&arguments.game)?,
        setup: &arguments.setup,
        bots: &arguments.bots,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores),
    };
    let results = contest.play()?;
    if arguments.json {
        writeln!(output, "{}", serde_json::to_string(&results)?)?;
    } else {
        results.print(output)?;
    }
    Ok(())
}
