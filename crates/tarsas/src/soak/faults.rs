//! The faults: what is done to the server, and whether everybody goes on afterwards.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use super::launcher::Launcher;
use super::ledger::{Ledger, clock};
use super::sample::Meter;
use super::schedule::{Fault, Schedule};
use super::tables::{Course, Mark};
use crate::Failure;
use crate::load::ServerProcess;

/// Does to the server what the schedule says.
pub(super) struct Faults {
    /// What everybody notes.
    pub ledger: Arc<Ledger>,
    /// The times.
    pub schedule: Schedule,
    /// Every table.
    pub courses: Vec<Arc<Course>>,
    /// Starts the server again.
    pub launcher: Launcher,
    /// The server.
    pub server: ServerProcess,
    /// Knows the files.
    pub meter: Arc<Meter>,
    /// Becomes true when everybody is to stop.
    pub stop: watch::Receiver<bool>,
    /// The faults so far.
    pub past: Vec<PastFault>,
}

/// A fault that is over.
pub(super) struct PastFault {
    /// Which.
    pub fault: Fault,
    /// When.
    pub at: Duration,
    /// How long.
    pub lasted: Duration,
    /// How long it took until everybody had moved; nothing if somebody has not.
    pub went_on: Option<Duration>,
    /// Who was the last.
    pub last: String,
    /// What players were refused meanwhile.
    pub refusals: u64,
}

/// Everybody must have moved this long after a fault.
const DEADLINE: Duration = Duration::from_secs(60);

/// The server must have ended this long after it was asked to.
const ENDING: Duration = Duration::from_secs(20);

/// Whether the server is still there is asked this often.
const GLANCE: Duration = Duration::from_millis(100);

/// If there is still room in SQLite's log after this, the room is made as small as this.
const ROOM: (Duration, u64) = (Duration::from_secs(1), 4096);

impl Faults {
    /// Does everything that is planned, and waits for the end; sooner if the server ends by itself.
    pub(super) async fn run(mut self) -> Faults {
        for (at, fault) in self.schedule.faults.clone() {
            if !self.wait_until(at).await {
                return self;
            }
            self.ledger.begin_fault();
            let done = self.inflict(fault).await;
            self.ledger.end_fault();
            if let Err(failure) = done {
                self.ledger.find(format_args!("{fault}: {failure}"));
                return self;
            }
        }
        self.wait_until(self.schedule.total).await;
        self
    }

    /// Waits for a time; says whether the soak goes on then.
    async fn wait_until(&mut self, at: Duration) -> bool {
        loop {
            match self.server.ended() {
                Ok(None) => {}
                Ok(Some(status)) => {
                    self.ledger.find(format_args!("the server ended by itself: {status}"));
                    return false;
                }
                Err(failure) => {
                    self.ledger.find(failure);
                    return false;
                }
            }
            if *self.stop.borrow() {
                return false;
            }
            if self.ledger.begin.elapsed() >= at {
                return true;
            }
            sleep(GLANCE).await;
        }
    }

    async fn inflict(&mut self, fault: Fault) -> Result<(), Failure> {
        let (at, begin) = (self.ledger.begin.elapsed(), Instant::now());
        let refusals = self.ledger.refusals.load(Ordering::Relaxed);
        match fault {
            Fault::Kill => self.kill()?,
            Fault::Stop => {
                self.signal("STOP")?;
                self.last().await;
                self.signal("CONT")?;
            }
            Fault::FullDisk => {
                let filled = self.fill_disk().await;
                limit_files(self.server.id(), None)?;
                filled?;
            }
        }
        let lasted = begin.elapsed();
        let (went_on, last) = self.see_everybody_go_on(fault, at).await;
        let refusals = self.ledger.refusals.load(Ordering::Relaxed) - refusals;
        self.past.push(PastFault { fault, at, lasted, went_on, last, refusals });
        Ok(())
    }

    /// Whether the server has not ended by itself.
    pub(super) fn is_server_there(&mut self) -> bool {
        matches!(self.server.ended(), Ok(None))
    }

    /// Asks the server to stop, as an operator does.
    pub(super) async fn end_server(&mut self) {
        let begin = Instant::now();
        let mut ended = self.signal("TERM").map(|()| None);
        while matches!(ended, Ok(None)) && begin.elapsed() < ENDING {
            sleep(GLANCE).await;
            ended = self.server.ended();
        }
        match ended {
            Ok(Some(status)) if status.success() => {}
            Ok(Some(status)) => self.ledger.find(format_args!("the server was asked to stop, and ended: {status}")),
            Ok(None) => self.ledger.find(format_args!("the server did not stop within {} s", ENDING.as_secs())),
            Err(failure) => self.ledger.find(failure),
        }
    }

    fn kill(&mut self) -> Result<(), Failure> {
        self.server.kill()?;
        self.server = self.launcher.start()?;
        self.ledger.life.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn signal(&self, name: &str) -> Result<(), Failure> {
        let process = self.server.id().to_string();
        run(Command::new("sh").args(["-c", "kill -$0 $1", name, &process]))
    }

    /// The fault lasts, unless everybody is told to stop.
    async fn last(&self) {
        let begin = Instant::now();
        while begin.elapsed() < self.schedule.fault && !*self.stop.borrow() {
            sleep(GLANCE).await;
        }
    }

    /// SQLite's log cannot grow. If it has just begun anew, it has room inside, which is taken away too.
    async fn fill_disk(&self) -> Result<(), Failure> {
        let process = self.server.id();
        limit_files(process, Some(self.meter.bytes("-wal").unwrap_or(0)))?;
        sleep(ROOM.0).await;
        limit_files(process, Some(ROOM.1))?;
        self.last().await;
        Ok(())
    }

    /// Waits until somebody of every kind has moved at every table. Gives when that was, and who was the last.
    async fn see_everybody_go_on(&self, fault: Fault, at: Duration) -> (Option<Duration>, String) {
        let healed = Instant::now();
        let mut waiting: Vec<(&Course, Mark)> = self.courses.iter().map(|course| (&**course, course.mark())).collect();
        let mut last = String::new();
        while !waiting.is_empty() && !*self.stop.borrow() {
            if healed.elapsed() > DEADLINE {
                let tables = waiting.iter().map(|(course, _)| format!("{} ({})", course.table(), course.name));
                self.ledger.find(format_args!(
                    "after the fault at {} ({fault}) these tables did not go on within {} s: {}",
                    clock(at),
                    DEADLINE.as_secs(),
                    tables.collect::<Vec<_>>().join("; ")
                ));
                return (None, last);
            }
            sleep(GLANCE).await;
            last.clone_from(&waiting[0].0.name);
            waiting.retain(|(course, mark)| !course.has_gone_on(*mark));
        }
        (waiting.is_empty().then(|| healed.elapsed()), last)
    }
}

/// How large a file of a process may become.
fn limit_files(process: u32, bytes: Option<u64>) -> Result<(), Failure> {
    let most = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
    run(Command::new("prlimit").args(["--pid", &process.to_string(), &format!("--fsize={most}:unlimited")]))
}

/// Why disks cannot be filled here, if they cannot.
pub(super) fn why_no_full_disk() -> Option<String> {
    let failure = limit_files(std::process::id(), None).err()?;
    Some(format!("full disks are left out: {failure}"))
}

fn run(command: &mut Command) -> Result<(), Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{name}: {} {}", output.status, String::from_utf8_lossy(&output.stderr).trim()).into())
}
