//! The soak: load, faults and strangers together for hours, against a server of its own.

mod bots;
mod faults;
mod launcher;
mod ledger;
mod report;
mod sample;
mod schedule;
mod strangers;
mod tables;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalogue::Games;
use clap::Args;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use self::faults::{Faults, why_no_full_disk};
use self::launcher::Launcher;
use self::ledger::Ledger;
use self::report::{Report, progress};
use self::sample::{Meter, Sample};
use self::schedule::Schedule;
use self::strangers::Stranger;
use self::tables::Place;
use crate::Failure;
use crate::serve::asked_to_stop;

/// How the soak is done.
#[derive(Args, Clone, Debug)]
pub struct SoakArgs {
    /// How long it lasts, in hours, such as 0.5; at most 24
    #[arg(long, default_value_t = 1.0)]
    pub hours: f64,
    /// A new file of SQLite, or postgres://USER@HOST/NAME on this machine; what is played stays there
    #[arg(long)]
    pub database: String,
    /// The address at which the server listens: 127.0.0.1 and a port, or port 0 for one that is free
    #[arg(long, default_value = "127.0.0.1:7798")]
    pub listen: SocketAddr,
    /// How many tables are played at the same time, 3 to 400
    #[arg(long, default_value_t = 40)]
    pub tables: usize,
    /// The seed of what players and strangers choose
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The program that serves [default: this one]
    #[arg(long, value_name = "PATH")]
    pub program: Option<PathBuf>,
}

const LONGEST_HOURS: f64 = 24.0;

/// Every company needs a table, and a machine has an end.
const TABLES: std::ops::RangeInclusive<usize> = 3..=400;

/// How long the last tables are waited for when everybody was told to stop.
const STOPPING: Duration = Duration::from_secs(90);

/// Soaks a server and reports; fails if anything was lost, grew, stood still or broke.
pub fn run(games: Games, arguments: &SoakArgs, output: &mut impl Write) -> Result<(), Failure> {
    let arguments = arguments.check()?;
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(soak(games, &arguments, output))
}

impl SoakArgs {
    /// What can be done, with a port that is known.
    fn check(&self) -> Result<SoakArgs, Failure> {
        let (hours, tables, listen) = (self.hours, self.tables, self.listen);
        if !(hours > 0.0 && hours <= LONGEST_HOURS) {
            return Err(format!("--hours {hours}: a soak lasts more than 0 and at most {LONGEST_HOURS} hours").into());
        }
        if !TABLES.contains(&tables) {
            let (fewest, most) = (TABLES.start(), TABLES.end());
            return Err(format!("--tables {tables}: a soak plays at {fewest} to {most} tables").into());
        }
        if listen.ip() != IpAddr::V4(Ipv4Addr::LOCALHOST) {
            return Err(format!("--listen {listen}: a soak stays on this machine; listen at 127.0.0.1").into());
        }
        match file(&self.database) {
            Some(file) => check_new(file)?,
            None => check_near(&self.database)?,
        }
        if !Path::new("/proc/self/status").exists() {
            return Err("a soak measures by /proc, which this system does not have".into());
        }
        let mut checked = self.clone();
        if listen.port() == 0 {
            checked.listen = TcpListener::bind(listen)?.local_addr()?;
        }
        Ok(checked)
    }
}

/// The file of a database, if it is one of SQLite.
fn file(database: &str) -> Option<&Path> {
    let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| database.starts_with(scheme));
    (!is_address).then(|| Path::new(database.strip_prefix("sqlite:").unwrap_or(database)))
}

/// Nothing is written into a file that somebody has.
fn check_new(file: &Path) -> Result<(), Failure> {
    for ending in ["", "-wal", "-shm"] {
        let mut path = file.as_os_str().to_owned();
        path.push(ending);
        if Path::new(&path).exists() {
            let path = path.display();
            return Err(format!("--database {path}: this file exists already; a soak needs a new one").into());
        }
    }
    Ok(())
}

/// Nothing is sent to another machine.
fn check_near(address: &str) -> Result<(), Failure> {
    let (_, rest) = address.split_once("://").ok_or("--database: an address has ://")?;
    let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
    let place = place.split('/').next().unwrap_or_default();
    let place = place.rsplit_once('@').map_or(place, |(_, host)| host);
    let host = place.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(place, |(host, _)| host);
    let named = query.split('&').filter_map(|pair| pair.split_once('=')).filter(|(key, _)| key.starts_with("host"));
    let mut hosts = named.map(|(_, host)| host).chain([host]);
    let is_near = |host: &str| {
        let is_loopback = host.trim_matches(['[', ']']).parse().is_ok_and(|address: IpAddr| address.is_loopback());
        is_loopback || host.is_empty() || host == "localhost" || host.starts_with('/') || host.starts_with("%2F")
    };
    match hosts.find(|host| !is_near(host)) {
        None => Ok(()),
        Some(host) => Err(format!("--database: {host} is another machine; a soak stays on this one").into()),
    }
}

async fn soak(games: Games, arguments: &SoakArgs, output: &mut impl Write) -> Result<(), Failure> {
    let ledger = Arc::new(Ledger::new(games, arguments.listen));
    let database_file = file(&arguments.database).map(Path::to_owned);
    let mut remarks = Vec::new();
    match &database_file {
        Some(_) => remarks.extend(why_no_full_disk()),
        None => remarks.push("full disks are left out: they are only for SQLite".to_owned()),
    }
    let schedule = Schedule::new(Duration::from_secs_f64(arguments.hours * 3600.0), remarks.is_empty());
    let launcher = Launcher {
        program: arguments.program.clone().map_or_else(std::env::current_exe, Ok)?,
        listen: arguments.listen,
        database: arguments.database.clone(),
        ledger: ledger.clone(),
    };
    let server = launcher.start()?;
    let meter = Arc::new(Meter { ledger: ledger.clone(), file: database_file });

    let is_over = Arc::new(AtomicBool::new(false));
    let (stop, stopping) = watch::channel(false);
    let (mut players, mut strangers, mut courses) = (JoinSet::new(), JoinSet::new(), Vec::new());
    for n in 0..arguments.tables {
        let place = Place::new(n, arguments.seed, ledger.clone()).await?;
        courses.push(place.course.clone());
        players.spawn(place.play(is_over.clone()));
    }
    for stranger in Stranger::all(&ledger, &courses, &schedule, arguments.seed) {
        strangers.spawn(stranger.come_and_go(stopping.clone()));
    }
    let faults = Faults {
        ledger: ledger.clone(),
        schedule: schedule.clone(),
        courses,
        launcher,
        server,
        meter: meter.clone(),
        stop: stopping,
        past: Vec::new(),
    };
    let (mut faults, mut samples) = watch(faults, &meter, &schedule, &stop, output).await?;
    let is_complete = !*stop.borrow() && ledger.begin.elapsed() >= schedule.total;
    is_over.store(true, Ordering::Relaxed);
    stop.send_replace(true);
    strangers.shutdown().await;
    // Without a server nothing can be compared.
    if faults.is_server_there() {
        let waited = async { while players.join_next().await.is_some() {} };
        if timeout(STOPPING, waited).await.is_err() {
            ledger.find(format_args!("{} tables did not end, so that they could not be compared", players.len()));
        }
        samples.push(meter.measure().await);
        faults.end_server().await;
    }

    let (total, is_judged) = (schedule.total, schedule.is_judged());
    let (ledger, faults) = (&ledger, &faults.past);
    let report = Report { ledger, samples: &samples, faults, remarks: &remarks, total, is_complete, is_judged };
    let verdicts = report.verdicts();
    report.print(&verdicts, output)?;
    let (findings, further) = ledger.findings();
    let failures = findings.len() + further as usize + verdicts.iter().filter(|verdict| !verdict.is_flat()).count();
    if failures > 0 { Err(format!("the soak failed in {failures} ways").into()) } else { Ok(()) }
}

/// Measures and tells how it goes until all faults are over, or until it is asked to stop.
async fn watch(
    faults: Faults,
    meter: &Meter,
    schedule: &Schedule,
    stop: &watch::Sender<bool>,
    output: &mut impl Write,
) -> Result<(Faults, Vec<Sample>), Failure> {
    let mut faults = tokio::spawn(faults.run());
    let mut asked_to_stop = pin!(asked_to_stop());
    let (mut samples, mut measuring) = (Vec::new(), interval(schedule.sample));
    measuring.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut due, mut told, mut told_moves) = (Instant::now() + schedule.line, Instant::now(), 0);
    loop {
        tokio::select! {
            _ = measuring.tick() => samples.push(meter.measure().await),
            faults = &mut faults => return Ok((faults?, samples)),
            // A fault that is on is healed first.
            () = &mut asked_to_stop, if !*stop.borrow() => {
                stop.send_replace(true);
            }
        }
        if let (true, Some(sample)) = (Instant::now() >= due, samples.last()) {
            let moves = meter.ledger.acknowledged.load(Ordering::Relaxed);
            let rate = (moves - told_moves) as f64 / told.elapsed().as_secs_f64();
            writeln!(output, "{}", progress(&meter.ledger, sample, rate))?;
            output.flush()?;
            (told, told_moves) = (Instant::now(), moves);
            due += schedule.line;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_databases_of_this_machine_are_used() {
        for near in [
            "postgres://tarsas@127.0.0.1:5432/tarsas",
            "postgres://localhost/tarsas",
            "postgres://tarsas:a@b@[::1]:5432/tarsas",
            "postgres:///tarsas?host=/run/postgresql",
        ] {
            assert!(check_near(near).is_ok(), "{near}");
        }
        for far in [
            "postgres://tarsas@db.example.org/tarsas",
            "postgres://127.0.0.1@10.0.0.1:5432/tarsas",
            "postgres:///tarsas?host=db.example.org",
            "postgres://localhost/tarsas?hostaddr=10.0.0.1",
        ] {
            assert!(check_near(far).is_err(), "{far}");
        }
    }
}
