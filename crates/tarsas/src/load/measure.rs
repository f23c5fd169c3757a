//! The load driver.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use play::Rng;
use tokio::sync::{Mutex, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use super::client::{Guest, Socket, SocketKind, SocketMessage, table_for_two};
use crate::Failure;

/// How the load driver plays.
#[derive(Args, Clone, Debug)]
pub struct LoadArgs {
    /// The address of the server, which must not limit this one: tarsas serve --unlimited 127.0.0.1
    #[arg(long, default_value = "127.0.0.1:7777")]
    pub server: SocketAddr,
    /// How many tables are played at the same time, each with two sockets
    #[arg(long, default_value_t = 1000)]
    pub tables: usize,
    /// How long it plays
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// Moves a second at each table; without it each move follows the one before at once
    #[arg(long)]
    pub rate: Option<f64>,
    /// The game
    #[arg(long, default_value = "clever2")]
    pub game: String,
    /// Which sockets
    #[arg(long = "form", value_enum, default_value_t = SocketKind::Json)]
    pub kind: SocketKind,
}

/// What was measured at the tables.
#[derive(Default)]
struct Findings {
    /// From sending a move to its being seen by the other, in microseconds.
    seen: Vec<u32>,
    /// The same with the second in which it was sent.
    course: Vec<(u64, u32)>,
    /// From sending a move to its answer.
    answered: Vec<u32>,
    games: u64,
    errors: u64,
    first_error: Option<String>,
}

/// How many tables are made at the same time.
const MAKING: usize = 32;

/// A move that is not seen after this long is an error.
const PATIENCE: Duration = Duration::from_secs(10);

/// Plays and reports.
pub fn run(arguments: &LoadArgs, output: &mut impl Write) -> Result<(), Failure> {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(arguments, output))
}

async fn measure(arguments: &LoadArgs, output: &mut impl Write) -> Result<(), Failure> {
    let (server, kind, gate) = (arguments.server, arguments.kind, Arc::new(Semaphore::new(MAKING)));
    let begin = Instant::now();
    let mut making = JoinSet::new();
    for n in 0..arguments.tables {
        let (gate, game) = (gate.clone(), arguments.game.clone());
        making.spawn(async move {
            let _permit = gate.acquire_owned().await?;
            Pair::new(server, game, kind, n).await
        });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = making.join_next().await {
        pairs.push(pair??);
    }
    writeln!(
        output,
        "{} tables, {} sockets, made in {:.1} s",
        pairs.len(),
        2 * pairs.len(),
        begin.elapsed().as_secs_f64()
    )?;
    output.flush()?;
    let findings = Arc::new(Mutex::new(Findings::default()));
    let begin = Instant::now();
    let end = begin + Duration::from_secs(arguments.seconds);
    let machine = tokio::spawn(watch_machine(begin, arguments.seconds));
    let mut playing = JoinSet::new();
    let count = pairs.len().max(1);
    for (n, mut pair) in pairs.into_iter().enumerate() {
        pair.begin = begin;
        let (findings, pace) = (findings.clone(), arguments.rate.map(|rate| Duration::from_secs_f64(1.0 / rate)));
        // The tables do not all move at the same moment.
        let start = begin + pace.unwrap_or_default().mul_f64(n as f64 / count as f64);
        playing.spawn(async move {
            let (pair, found) = pair.play(start, end, pace).await;
            let mut all = findings.lock().await;
            all.seen.extend(found.seen);
            all.course.extend(found.course);
            all.answered.extend(found.answered);
            all.games += found.games;
            all.errors += found.errors;
            all.first_error = all.first_error.take().or(found.first_error);
            pair
        });
    }
    // Nobody leaves before everybody has ended.
    let _pairs = playing.join_all().await;
    let seconds = begin.elapsed().as_secs_f64();
    let mut findings = findings.lock().await;
    report(&mut findings, seconds, output)?;
    report_machine(&findings, &machine.await?, output)
}

/// So much of a virtual machine may be stolen in a second that is called calm, in percent.
const CALM: f64 = 5.0;

/// What others took of a virtual machine, and what was measured while they left it alone. The server can do nothing against
/// them, but what is measured beside them can only be understood with this.
fn report_machine(findings: &Findings, stolen: &[f64], output: &mut impl Write) -> Result<(), Failure> {
    if stolen.is_empty() {
        return Ok(());
    }
    let shares: Vec<String> = stolen.iter().map(|share| format!("{share:.0}")).collect();
    writeln!(output, "stolen by the second {} % of the machine", shares.join(", "))?;
    let is_calm = |second: u64| stolen.get(second as usize).is_some_and(|share| *share <= CALM);
    let calm = findings.course.iter().filter(|(second, _)| is_calm(*second)).map(|(_, time)| *time);
    let mut calm: Vec<u32> = calm.collect();
    calm.sort_unstable();
    let seconds = stolen.iter().filter(|share| **share <= CALM).count();
    match calm.get(calm.len() * 99 / 100) {
        Some(p99) => {
            let p99 = f64::from(*p99) / 1000.0;
            writeln!(output, "p99 in the {seconds} seconds with at most {CALM} % stolen: {p99:.1} ms")?;
        }
        None => writeln!(output, "no second had at most {CALM} % stolen")?,
    }
    Ok(())
}

/// What others took of a virtual machine in each second, in percent; nothing where the system does not say so.
async fn watch_machine(begin: Instant, seconds: u64) -> Vec<f64> {
    let mut stolen = Vec::new();
    let mut before = processor_time();
    for second in 1..=seconds {
        sleep_until(begin + Duration::from_secs(second)).await;
        let now = processor_time();
        if let (Some((all, some)), Some((all_now, some_now))) = (before, now) {
            stolen.push(100.0 * (some_now - some) as f64 / (all_now - all).max(1) as f64);
        }
        before = now;
    }
    stolen
}

/// All time of the processors so far, and how much of it was stolen.
fn processor_time() -> Option<(u64, u64)> {
    const STOLEN: usize = 7;
    let text = std::fs::read_to_string("/proc/stat").ok()?;
    let times: Vec<u64> = text.lines().next()?.split_whitespace().skip(1).map_while(|time| time.parse().ok()).collect();
    Some((times.iter().take(STOLEN + 1).sum(), *times.get(STOLEN)?))
}

fn report(findings: &mut Findings, seconds: f64, output: &mut impl Write) -> Result<(), Failure> {
    let moves = findings.seen.len();
    writeln!(output, "{moves} moves in {seconds:.1} s: {:.0} a second", moves as f64 / seconds)?;
    let rows = [("seen by the other", &mut findings.seen), ("answered", &mut findings.answered)];
    for (name, times) in rows {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            times.get(place.min(times.len().saturating_sub(1))).map_or(0.0, |time| f64::from(*time) / 1000.0)
        };
        writeln!(
            output,
            "{name:18} p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        )?;
    }
    writeln!(output, "p99 by the second  {} ms", course(&mut findings.course).join(", "))?;
    writeln!(output, "games begun anew: {}, errors: {}", findings.games, findings.errors)?;
    if let Some(error) = &findings.first_error {
        writeln!(output, "the first error: {error}")?;
    }
    Ok(())
}

/// The p99 of each second, in milliseconds.
fn course(times: &mut [(u64, u32)]) -> Vec<String> {
    times.sort_unstable();
    let seconds = times.chunk_by(|one, other| one.0 == other.0);
    let p99 = |second: &[(u64, u32)]| second[second.len() * 99 / 100].1;
    seconds.map(|second| format!("{:.0}", f64::from(p99(second)) / 1000.0)).collect()
}

/// Two guests at a table.
struct Pair {
    server: SocketAddr,
    game: String,
    kind: SocketKind,
    guests: [Guest; 2],
    sockets: [Socket; 2],
    seen: [SocketMessage; 2],
    rng: Rng,
    /// When everybody began.
    begin: Instant,
}

impl Pair {
    async fn new(server: SocketAddr, game: String, kind: SocketKind, n: usize) -> Result<Pair, Failure> {
        let guests = [Guest::new(server, "Anna").await?, Guest::new(server, "Bence").await?];
        let (sockets, seen) = sit_down(server, &game, kind, &guests).await?;
        let rng = Rng::from_number(n as u64);
        Ok(Pair { server, game, kind, guests, sockets, seen, rng, begin: Instant::now() })
    }

    async fn play(mut self, start: Instant, end: Instant, pace: Option<Duration>) -> (Pair, Findings) {
        let (mut found, mut next) = (Findings::default(), start);
        while next < end && Instant::now() < end {
            sleep_until(next).await;
            if let Err(error) =
                timeout(PATIENCE, self.step(&mut found)).await.unwrap_or_else(|_| Err("too slow".into()))
            {
                found.errors += 1;
                found.first_error = found.first_error.take().or(Some(error.to_string()));
                return (self, found);
            }
            if let Some(pace) = pace {
                next += pace;
            }
        }
        (self, found)
    }

    /// One move of one of them, seen by the other.
    async fn step(&mut self, found: &mut Findings) -> Result<(), Failure> {
        let Some(mover) = (0..2).find(|seat| !self.seen[*seat].legal.is_empty()) else {
            (self.sockets, self.seen) = sit_down(self.server, &self.game, self.kind, &self.guests).await?;
            found.games += 1;
            return Ok(());
        };
        let legal = &self.seen[mover].legal;
        let action = legal[self.rng.below(legal.len() as u32) as usize].clone();
        let version = self.seen[mover].version;
        let sent = Instant::now();
        self.sockets[mover].play(mover, &action, version, &format!("{version}")).await?;
        let [first, second] = &mut self.sockets;
        let (own, other) = if mover == 0 { (first, second) } else { (second, first) };
        let mut answered = None;
        let own = async {
            let mut new = None;
            while new.is_none() || answered.is_none() {
                let seen = own.next().await?;
                match seen.ok {
                    Some(true) => answered = Some(sent.elapsed()),
                    Some(false) => return Err(Failure::from(format!("{action}: {:?}", seen.error))),
                    None if seen.version > version => new = Some(seen),
                    None => {}
                }
            }
            new.ok_or_else(|| "nothing was seen".into())
        };
        let other = async {
            loop {
                let seen = other.next().await?;
                if seen.version > version {
                    return Ok::<_, Failure>((seen, sent.elapsed()));
                }
            }
        };
        let (own, other) = tokio::join!(own, other);
        let (own, (other, elapsed)) = (own?, other?);
        found.seen.push(elapsed.as_micros() as u32);
        found.course.push((self.begin.elapsed().as_secs(), elapsed.as_micros() as u32));
        found.answered.push(answered.unwrap_or_default().as_micros() as u32);
        self.seen[mover] = own;
        self.seen[1 - mover] = other;
        Ok(())
    }
}

/// A new table with both of them connected.
async fn sit_down(
    server: SocketAddr,
    game: &str,
    kind: SocketKind,
    guests: &[Guest; 2],
) -> Result<([Socket; 2], [SocketMessage; 2]), Failure> {
    let table = table_for_two(server, game, guests).await?;
    let mut sockets = [
        Socket::open(server, &table, &guests[0], 0, kind).await?,
        Socket::open(server, &table, &guests[1], 1, kind).await?,
    ];
    let seen = [sockets[0].next().await?, sockets[1].next().await?];
    Ok((sockets, seen))
}
