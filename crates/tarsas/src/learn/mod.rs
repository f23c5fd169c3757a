//! Lets a network teach itself a game, and keeps it if it is better than the one before.

mod card;
mod curve;

use std::fs;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalogue::{GameInfo, Network};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use learning::{AnyLearner, Schooling, Start};

use self::card::Card;
use self::curve::{Curve, Point};
use crate::Failure;
use crate::parallel::cores;

/// What is learned, and how.
#[derive(Args)]
pub struct LearnArgs {
    /// The game, such as clever2
    game: String,
    /// The course, such as solo; the game's first one if none is named
    #[arg(long)]
    course: Option<String>,
    /// Where checkpoint, curve and network are kept; a run that was stopped goes on from its checkpoint
    #[arg(long, default_value = "learning", value_name = "DIR")]
    folder: PathBuf,
    /// The champion: replaced if what was learned is better [default: GAME-COURSE.net in the folder; if it is not there, the
    /// network of the program must be beaten]
    #[arg(long, value_name = "FILE")]
    champion: Option<PathBuf>,
    /// Go on from this network instead of from nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Leave out this many stages of the course, when going on from a network
    #[arg(long, default_value_t = 0, requires = "from")]
    skip: usize,
    /// Play this many games of a thousand that the course names
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    per_mille: u64,
    /// The seed of everything; the same seed and number of threads give the same network
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play and learn [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
}

impl LearnArgs {
    /// The game that was named.
    pub fn game(&self) -> &str {
        &self.game
    }
}

/// Seeds that no game of a course has: for the curve, and for the comparison in the end.
const CURVE_SEEDS: Range<u64> = 1 << 50..(1 << 50) + 300;
const FINAL_SEEDS: u64 = 1 << 51;
/// How often strength is measured on the way.
const MEASUREMENTS: u64 = 24;
/// How often the checkpoint is written.
const CHECKPOINT: Duration = Duration::from_secs(120);

/// The files of a run.
struct Files {
    checkpoint: PathBuf,
    curve: PathBuf,
    picture: PathBuf,
    champion: PathBuf,
}

/// Learns until the course is over or somebody stops it.
pub fn run(game: &'static GameInfo, arguments: &LearnArgs, output: &mut impl Write) -> Result<(), Failure> {
    let threads = arguments.threads.unwrap_or_else(cores);
    let schooling =
        Schooling { seed: arguments.seed, per_mille: arguments.per_mille, skipped: arguments.skip, threads };
    let from = arguments.from.as_deref().map(read_network).transpose()?;
    let start = from.as_deref().map_or(Start::Nothing, Start::Network);
    let mut learner = game.learner(arguments.course.as_deref(), schooling, start)?;
    fs::create_dir_all(&arguments.folder).map_err(|error| named(&arguments.folder, &error))?;
    let files = Files::of(game, learner.as_ref(), arguments);
    let mut curve = Curve::default();
    match fs::read(&files.checkpoint) {
        Ok(bytes) => {
            let course = Some(learner.course().name);
            let found = game.learner(course, schooling, Start::Checkpoint(&bytes));
            learner = found.map_err(|error| named(&files.checkpoint, &error))?;
            curve = Curve::read(&files.curve, learner.games())?;
            writeln!(output, "going on after {} games", learner.games())?;
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(named(&files.checkpoint, &error)),
    }
    output.flush()?;
    if !learn(learner.as_mut(), &files, &mut curve, output)? {
        writeln!(output, "stopped after {} games; the same command goes on from here", learner.games())?;
        return Ok(());
    }
    let card = Card::new(game, learner.as_ref(), arguments, threads, &curve);
    // A short trial is not worth a long comparison.
    let games = arguments.per_mille.clamp(50, 1000);
    finish(learner.as_ref(), &card, &files, games, output)
}

impl Files {
    fn of(game: &GameInfo, learner: &dyn AnyLearner, arguments: &LearnArgs) -> Files {
        let file = |ending: &str| arguments.folder.join(format!("{}-{}.{ending}", game.id, learner.course().name));
        Files {
            checkpoint: file("checkpoint"),
            curve: file("csv"),
            picture: file("svg"),
            champion: arguments.champion.clone().unwrap_or_else(|| file("net")),
        }
    }
}

/// Plays round after round; gives whether the course is over.
fn learn(
    learner: &mut dyn AnyLearner,
    files: &Files,
    curve: &mut Curve,
    output: &mut impl Write,
) -> Result<bool, Failure> {
    let stopped = listen_for_ctrl_c();
    let all = learner.games_to_play();
    let bar = progress_bar(all, learner.games());
    let (begin, before) = (Instant::now(), curve.seconds());
    let mut kept = Instant::now();
    while learner.games() < all {
        let progress = learner.round();
        bar.set_position(progress.games);
        let is_over = progress.games >= all;
        let due = curve.points.len() as u64 * all / MEASUREMENTS;
        if progress.games >= due || is_over {
            let network = Arc::new(learner.network(""));
            let strength = learner.strength(&network, CURVE_SEEDS);
            let seconds = before + begin.elapsed().as_secs_f64();
            curve.points.push(Point {
                games: progress.games,
                seconds,
                mean: strength.mean,
                error: strength.half_width,
            });
            bar.set_message(format!("{:.2} ± {:.2}", strength.mean, strength.half_width));
            bar.suspend(|| {
                let Point { games, seconds, mean, error } = curve.points[curve.points.len() - 1];
                writeln!(
                    output,
                    "{games:>9} games {seconds:>6.0} s  stage {}  {mean:.2} ± {error:.2}",
                    progress.stage
                )?;
                output.flush()
            })?;
        }
        if is_over || kept.elapsed() > CHECKPOINT || stopped.load(Ordering::Relaxed) {
            replace(&files.curve, curve.to_csv().as_bytes())?;
            replace(&files.checkpoint, &learner.checkpoint())?;
            kept = Instant::now();
        }
        if !is_over && stopped.load(Ordering::Relaxed) {
            bar.finish_and_clear();
            return Ok(false);
        }
    }
    bar.finish_and_clear();
    replace(&files.picture, curve.draw(learner.course().name).as_bytes())?;
    Ok(true)
}

/// Measures what was learned in games that nothing was learned or chosen from, and lets it replace the champion if it is better.
fn finish(
    learner: &dyn AnyLearner,
    card: &Card,
    files: &Files,
    games: u64,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let network = Arc::new(learner.network(""));
    let strength = learner.strength(&network, FINAL_SEEDS..FINAL_SEEDS + games);
    let network = learner.network(&card.text(&strength));
    writeln!(output, "learned: {:.2} ± {:.2} in {games} fresh games", strength.mean, strength.half_width)?;
    output.flush()?;
    let champion = match fs::exists(&files.champion) {
        Ok(true) => Some(read_network(&files.champion)?),
        _ => learner.champion(),
    };
    if let Some(champion) = champion {
        if champion.shape() != network.shape() {
            writeln!(output, "the champion has another shape, so the two were not compared")?;
        } else {
            let duel = learner.duel(&network, &champion, FINAL_SEEDS + games..FINAL_SEEDS + 2 * games);
            let gain = duel.gain;
            writeln!(output, "against the champion: {:+.3} ± {:.3}", gain.mean, gain.half_width)?;
            if !duel.is_won() {
                let beaten = files.champion.with_extension("beaten.net");
                replace(&beaten, &network.to_bytes())?;
                writeln!(output, "not better beyond doubt: the champion stays, and this one is {}", beaten.display())?;
                return Ok(());
            }
        }
    }
    let bytes = network.to_bytes();
    replace(&files.champion, &bytes)?;
    writeln!(output, "{}: {} KB", files.champion.display(), bytes.len().div_ceil(1024))?;
    Ok(())
}

/// Reads a network from a file.
pub fn read_network(path: &Path) -> Result<Arc<Network>, Failure> {
    let bytes = fs::read(path).map_err(|error| named(path, &error))?;
    Network::from_bytes(&bytes).map(Arc::new).map_err(|error| named(path, &error))
}

fn named(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    format!("{}: {error}", path.display()).into()
}

/// Writes a file so that at every moment the old one or the new one is there, whole.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = path.with_extension("new");
    let written = fs::write(&new, bytes).and_then(|()| fs::File::open(&new)?.sync_all());
    written.and_then(|()| fs::rename(&new, path)).map_err(|error| named(path, &error))
}

/// Set when somebody presses Ctrl-C.
fn listen_for_ctrl_c() -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = stopped.clone();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        if let Ok(runtime) = runtime
            && runtime.block_on(tokio::signal::ctrl_c()).is_ok()
        {
            flag.store(true, Ordering::Relaxed);
        }
    });
    stopped
}

fn progress_bar(games: u64, done: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target).with_position(done);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {per_sec}, {eta} left  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.reset_eta();
    bar
}
