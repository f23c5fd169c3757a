//! The program: its commands, and what each is given.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use crate::arena::{Contest, Ladder, Results, Standings};
use crate::boxes::BoxesArgs;
use crate::gallery::{Frame, Gallery};
use crate::learn::{LearnArgs, read_network};
use crate::load::{CrashArgs, LoadArgs};
use crate::parallel::cores;
use crate::serve::ServeArgs;
use crate::soak::SoakArgs;
use crate::tune::Tuning;
use crate::{
    Failure, bench, bench_pictures, boxes, engine, learn, load, overview, replay, serve, soak, with_components,
};
use catalogue::{GameInfo, Games, Level};
use clap::{Args, Parser, Subcommand};
use pages::Site;
use serde::Serialize;

/// Play, learn and study modern board games.
#[derive(Parser)]
#[command(version, about, disable_help_subcommand = false)]
struct Cli {
    /// Add the boxes of this folder (files such as clever2.toml); new games are played with them
    #[arg(long, global = true, value_name = "DIR")]
    components: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<Command>,

    /// Without a command the server starts, with these options
    #[command(flatten)]
    serve: ServeArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the tables on a page (the default)
    Serve(ServeArgs),
    /// Copy the database of a server, which may be running, into a new file
    Backup {
        /// The new file
        file: PathBuf,
        /// The database
        #[arg(long, env = "TARSAS_DATABASE", default_value = "tarsas.db")]
        database: String,
    },
    /// List the boxes that guests share, or withdraw one
    Boxes(BoxesArgs),
    /// Try out the box of a guest, for a server
    #[command(hide = true)]
    CheckBox,
    /// Play bots' moves through real sockets of a running server, and measure it
    Load(LoadArgs),
    /// Kill a server again and again under load, and check every acknowledged move
    Crash(CrashArgs),
    /// Mix load, faults and strangers for hours against a server of its own, and tell whether it stays as it is
    Soak(SoakArgs),
    /// List the games and what can be chosen before each
    Games,
    /// Speak the engine protocol: one JSON request a line on standard input, one answer a line on standard output
    Engine,
    /// Check a record and tell it step by step, with the scores after each step
    Replay {
        /// The file with the record; - for standard input
        file: PathBuf,
        /// Only say whether every result of chance follows from the seed, and which digest stood at the table from the start
        #[arg(long)]
        check: bool,
    },
    /// Let bots play against each other and measure them
    Arena(ArenaArgs),
    /// Let a network teach itself a game by playing against itself
    Learn(LearnArgs),
    /// Tune the weights of a game's evaluation by the cross-entropy method
    Tune(TuneArgs),
    /// Measure random play on one core
    Bench(BenchArgs),
    /// Draw the significant moments of games into pictures (PNG, by Chromium) and a page that shows them all
    Gallery(GalleryArgs),
}

#[derive(Args)]
struct ArenaArgs {
    /// The game, such as clever2
    game: String,
    /// Play the whole ladder: every bot alone, every pair against each other, the strongest at the largest table
    #[arg(long, conflicts_with_all = ["bots", "ms"])]
    ladder: bool,
    /// The set-up, such as players=3; what is left out has its default
    #[arg(long, default_value = "")]
    setup: String,
    /// The bots, separated by commas. They take turns at the seats; alone, every bot plays every game
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    /// How many games are played (solo: by each bot; ladder: in each contest)
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many milliseconds a bot may think about a decision; results then depend on the machine [default: no limit]
    #[arg(long)]
    ms: Option<u64>,
    /// How many games run at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Another network for hard and expert than the game's own
    #[arg(long, value_name = "FILE", conflicts_with = "ladder")]
    network: Option<PathBuf>,
    /// Print one JSON object instead of a table. ci95 and win_ci95 are half the width of a 95 % confidence interval
    #[arg(long)]
    json: bool,
    /// Draw the score distributions into this file, as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

#[derive(Args)]
struct TuneArgs {
    /// The game, such as clever2
    game: String,
    /// A set-up to play; may be given several times
    #[arg(long, default_value = "")]
    setup: Vec<String>,
    /// How many games each of the weights plays in each set-up
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many weights are tried in a generation
    #[arg(long, default_value_t = 30)]
    population: usize,
    /// How many generations there are
    #[arg(long, default_value_t = 12)]
    generations: u64,
    /// How far the first draw goes from the present weights, as a share of each
    #[arg(long, default_value_t = 0.3)]
    width: f64,
    /// The seed of everything; the same seed gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
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
    /// Measure how fast tables are drawn instead; the most players if no set-up is given
    #[arg(long, conflicts_with = "json")]
    pictures: bool,
}

#[derive(Args)]
struct GalleryArgs {
    /// The folder for the pictures
    folder: PathBuf,
    /// The game; all games if none is named
    game: Option<String>,
    /// The set-up; if none is given, the fewest players and the most, and what is special in the others
    #[arg(long)]
    setup: Option<String>,
    /// The seed of the games that are shown
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this moment: start, middle, end, or the first decision of a step, such as choose
    #[arg(long)]
    moment: Option<String>,
    /// Only this language
    #[arg(long, value_parser = ["en", "hu"])]
    language: Option<String>,
    /// Only this size
    #[arg(long, value_parser = ["phone", "desktop"])]
    size: Option<String>,
    /// Only this theme
    #[arg(long, value_parser = ["light", "dark"])]
    theme: Option<String>,
    /// Pictures as high as this instead of a screen
    #[arg(long)]
    height: Option<u32>,
    /// The pictures of the project's front page instead
    #[arg(long, conflicts_with_all = ["game", "setup", "moment", "language", "size", "theme", "height"])]
    front: bool,
}

/// Runs the program with these games: everything that it does is said by its arguments.
pub fn run(games: Games) -> ExitCode {
    match carry_out(games, Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if is_closed_pipe(&failure) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tarsas: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// The reader of our output may stop reading.
fn is_closed_pipe(failure: &Failure) -> bool {
    failure.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

fn carry_out(games: Games, cli: Cli) -> Result<(), Failure> {
    let games = match &cli.components {
        Some(folder) => with_components(games, folder)?,
        None => games,
    };
    let mut output = io::BufWriter::new(io::stdout().lock());
    match cli.command {
        None => serve::run(games, &cli.serve, &mut output)?,
        Some(Command::Serve(arguments)) => serve::run(games, &arguments, &mut output)?,
        Some(Command::Backup { file, database }) => serve::back_up(&database, &file, &mut output)?,
        Some(Command::Boxes(arguments)) => boxes::run(&arguments, &mut output)?,
        Some(Command::CheckBox) => boxes::check(games, &mut io::stdin().lock(), &mut output)?,
        Some(Command::Load(arguments)) => load::load(&arguments, &mut output)?,
        Some(Command::Crash(arguments)) => load::crash(&arguments, &mut output)?,
        Some(Command::Soak(arguments)) => soak::run(games, &arguments, &mut output)?,
        Some(Command::Games) => overview::print_games(games, &mut output)?,
        Some(Command::Engine) => engine::serve(games, io::stdin().lock(), &mut output)?,
        Some(Command::Replay { file, check: true }) => replay::check(games, &file, &replay::read(&file)?, &mut output)?,
        Some(Command::Replay { file, check: false }) => replay::tell(games, &file, &replay::read(&file)?, &mut output)?,
        Some(Command::Arena(arguments)) => arena(games, &arguments, &mut output)?,
        Some(Command::Learn(arguments)) => learn::run(games.find(arguments.game())?, &arguments, &mut output)?,
        Some(Command::Tune(arguments)) => tune(games, &arguments, &mut output)?,
        Some(Command::Bench(arguments)) => {
            let games = chosen(games, arguments.game.as_deref())?;
            if arguments.pictures {
                bench_pictures::run(&games, arguments.setup.as_deref(), arguments.seconds, &mut output)?;
                return Ok(output.flush()?);
            }
            bench::run(&games, arguments.setup.as_deref(), arguments.seconds, arguments.json, &mut output)?;
        }
        Some(Command::Gallery(arguments)) => gallery(games, &arguments, &mut output)?,
    }
    Ok(output.flush()?)
}

/// The game with this id, or all.
fn chosen(games: Games, id: Option<&str>) -> Result<Vec<&'static GameInfo>, Failure> {
    match id {
        Some(id) => Ok(vec![games.find(id)?]),
        None => Ok(games.iter().collect()),
    }
}

fn arena(list: Games, arguments: &ArenaArgs, output: &mut impl Write) -> Result<(), Failure> {
    let (game, setup) = (list.find(&arguments.game)?, arguments.setup.as_str());
    let (games, seed) = (arguments.games, arguments.seed);
    let threads = arguments.threads.unwrap_or_else(cores);
    let plot = if arguments.ladder {
        let standings = Ladder { game, setup: setup.to_owned(), games, seed, threads }.play()?;
        tell(arguments.json, &standings, Standings::print, output)?;
        arguments.plot.as_ref().map(|path| (path, standings.plot()))
    } else {
        let limit = arguments.ms.map(Duration::from_millis);
        let network = arguments.network.as_deref().map(read_network).transpose()?;
        if network.as_ref().is_some_and(|network| !game.takes_network(network)) {
            return Err(format!("this network was not learned for {} as it is shown now", game.id).into());
        }
        let results = Contest { game, setup, bots: &arguments.bots, games, seed, limit, threads, network }.play()?;
        tell(arguments.json, &results, Results::print, output)?;
        arguments.plot.as_ref().map(|path| (path, results.plot()))
    };
    if let Some((path, picture)) = plot {
        fs::write(path, picture).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Prints one JSON object, or a text for people.
fn tell<T: Serialize, W: Write>(
    as_json: bool,
    results: &T,
    print: impl Fn(&T, &mut W) -> io::Result<()>,
    output: &mut W,
) -> Result<(), Failure> {
    if as_json {
        writeln!(output, "{}", serde_json::to_string(results)?)?;
    } else {
        print(results, output)?;
    }
    Ok(())
}

fn gallery(games: Games, arguments: &GalleryArgs, output: &mut impl Write) -> Result<(), Failure> {
    let site = Site::new(games);
    if arguments.front {
        return Gallery::draw_front(&site, &arguments.folder, output);
    }
    let only = |wished: &Option<String>, name: &str| wished.as_deref().is_none_or(|wished| wished == name);
    let gallery = Gallery {
        site: &site,
        games: chosen(games, arguments.game.as_deref())?,
        setup: arguments.setup.as_deref(),
        seed: arguments.seed,
        moment: arguments.moment.as_deref(),
        frames: Frame::all()
            .filter(|frame| only(&arguments.language, frame.language.code()))
            .filter(|frame| only(&arguments.size, frame.size.name) && only(&arguments.theme, frame.theme.name()))
            .collect(),
        height: arguments.height,
    };
    gallery.draw(&arguments.folder, output)
}

fn tune(games: Games, arguments: &TuneArgs, output: &mut impl Write) -> Result<(), Failure> {
    let tuning = Tuning {
        game: games.find(&arguments.game)?,
        setups: &arguments.setup,
        games: arguments.games,
        population: arguments.population,
        generations: arguments.generations,
        width: arguments.width,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores),
    };
    tuning.run(output)
}
