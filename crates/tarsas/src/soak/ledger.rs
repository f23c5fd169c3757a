//! What everybody notes while the soak goes on.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalogue::Games;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite;

use crate::Failure;
use crate::load::{MoveRefused, PATIENCE, Refused};

/// The notes of a soak.
pub(super) struct Ledger {
    /// The games that are played.
    pub games: Games,
    /// The address of the server.
    pub server: SocketAddr,
    /// When it began.
    pub begin: Instant,
    /// The process of the server.
    pub process: AtomicU32,
    /// How often the server was started again.
    pub life: AtomicU32,
    /// Moves of guests that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Moves of bots that were seen.
    pub bot_moves: AtomicU64,
    /// Games that were compared with what was acknowledged.
    pub compared: AtomicU64,
    /// Games that lacked something, or had something too much.
    pub lost: AtomicU64,
    /// Moves and calls of players that the server could not carry out.
    pub refusals: AtomicU64,
    /// Players' connections that were lost although there was no fault.
    pub interruptions: AtomicU64,
    /// Faults so far.
    pub faults: AtomicU64,
    /// Lines that the server has logged.
    pub log_lines: AtomicU64,
    last_lines: Mutex<VecDeque<String>>,
    answers: Mutex<BTreeMap<&'static str, Answers>>,
    findings: Mutex<Vec<String>>,
    further_findings: AtomicU64,
    outage: Mutex<Outage>,
}

/// What strangers of one kind got to hear.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Answers {
    /// How often they asked.
    pub asked: u64,
    /// Answers by the first digit of their status.
    pub classes: [u64; 6],
}

#[derive(Default)]
struct Outage {
    is_on: bool,
    ended: Option<Instant>,
}

/// How many findings are told.
const MOST_FINDINGS: usize = 40;

/// How many lines of the server's log are kept.
const KEPT_LINES: usize = 3;

/// How long a fault is felt after everybody has gone on.
const GRACE: Duration = Duration::from_secs(5);

impl Ledger {
    /// Nothing has happened yet.
    pub(super) fn new(games: Games, server: SocketAddr) -> Ledger {
        Ledger {
            games,
            server,
            begin: Instant::now(),
            process: AtomicU32::new(0),
            life: AtomicU32::new(0),
            acknowledged: AtomicU64::new(0),
            bot_moves: AtomicU64::new(0),
            compared: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            refusals: AtomicU64::new(0),
            interruptions: AtomicU64::new(0),
            faults: AtomicU64::new(0),
            log_lines: AtomicU64::new(0),
            last_lines: Mutex::default(),
            answers: Mutex::default(),
            findings: Mutex::default(),
            further_findings: AtomicU64::new(0),
            outage: Mutex::default(),
        }
    }

    /// Notes what must not be.
    pub(super) fn find(&self, finding: impl fmt::Display) {
        let mut findings = open(&self.findings);
        if findings.len() < MOST_FINDINGS {
            findings.push(format!("at {}: {finding}", clock(self.begin.elapsed())));
        } else {
            self.further_findings.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What must not be and was, and how much more of it there was.
    pub(super) fn findings(&self) -> (Vec<String>, u64) {
        (open(&self.findings).clone(), self.further_findings.load(Ordering::Relaxed))
    }

    /// The server has logged a line.
    pub(super) fn note_log(&self, line: String) {
        self.log_lines.fetch_add(1, Ordering::Relaxed);
        let mut lines = open(&self.last_lines);
        lines.push_back(line);
        if lines.len() > KEPT_LINES {
            lines.pop_front();
        }
    }

    /// What the server logged last.
    pub(super) fn last_words(&self) -> String {
        open(&self.last_lines).iter().cloned().collect::<Vec<_>>().join(" / ")
    }

    /// From now on the server may fail.
    pub(super) fn begin_fault(&self) {
        self.faults.fetch_add(1, Ordering::Relaxed);
        open(&self.outage).is_on = true;
    }

    /// Everybody has gone on.
    pub(super) fn end_fault(&self) {
        *open(&self.outage) = Outage { is_on: false, ended: Some(Instant::now()) };
    }

    /// Whether what began at this time may have met a fault.
    pub(super) fn is_excused(&self, since: Instant) -> bool {
        let outage = open(&self.outage);
        outage.is_on || outage.ended.is_some_and(|ended| ended + GRACE > since)
    }

    /// A stranger asks.
    pub(super) fn count_asked(&self, kind: &'static str) {
        open(&self.answers).entry(kind).or_default().asked += 1;
    }

    /// A stranger was answered.
    pub(super) fn count_answer(&self, kind: &'static str, status: u16, since: Instant) {
        let class = usize::from(status / 100).min(5);
        open(&self.answers).entry(kind).or_default().classes[class] += 1;
        self.judge(kind, status, since);
    }

    /// What the strangers got to hear.
    pub(super) fn answers(&self) -> BTreeMap<&'static str, Answers> {
        open(&self.answers).clone()
    }

    /// The server must not fail: only during a fault it may say that it cannot now.
    pub(super) fn judge(&self, what: &str, status: u16, since: Instant) {
        if status > 503 || (500..503).contains(&status) || status == 503 && !self.is_excused(since) {
            self.find(format_args!("{what}: status {status}"));
        }
    }

    /// Something failed at a table of players, and is tried again.
    pub(super) fn note_failure(&self, name: &str, failure: &Failure) {
        // It may have begun when a fault was still on.
        let since = Instant::now().checked_sub(PATIENCE).unwrap_or(self.begin);
        if let Some(status) = status(failure) {
            self.refusals.fetch_add(1, Ordering::Relaxed);
            self.judge(name, status, since);
        } else if let Some(refused) = failure.downcast_ref::<MoveRefused>() {
            self.refusals.fetch_add(1, Ordering::Relaxed);
            if !self.is_excused(since) {
                self.find(format_args!("{name}: {refused}"));
            }
        } else if !self.is_excused(since) {
            self.interruptions.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The status with which a call or a new socket was refused.
pub(super) fn status(failure: &Failure) -> Option<u16> {
    let socket = failure.downcast_ref().and_then(|error: &tungstenite::Error| match error {
        tungstenite::Error::Http(response) => Some(response.status().as_u16()),
        _ => None,
    });
    socket.or(failure.downcast_ref().map(|refused: &Refused| refused.status))
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A time since the beginning: hours, minutes and seconds.
pub(super) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use catalogue::GAMES;

    use super::*;

    fn count(ledger: &Ledger) -> usize {
        ledger.findings().0.len()
    }

    #[test]
    fn only_a_fault_excuses_that_the_server_cannot() {
        let ledger = Ledger::new(GAMES, SocketAddr::from(([127, 0, 0, 1], 1)));
        let before = Instant::now();
        for status in [200, 404, 429] {
            ledger.judge("anything", status, before);
        }
        assert_eq!(count(&ledger), 0);
        ledger.judge("anything", 503, before);
        assert_eq!(count(&ledger), 1);
        ledger.begin_fault();
        ledger.judge("anything", 503, before);
        assert_eq!(count(&ledger), 1);
        ledger.judge("anything", 500, before);
        assert_eq!(count(&ledger), 2, "it never fails in another way");
        ledger.end_fault();
        assert!(ledger.is_excused(before) && !ledger.is_excused(Instant::now() + 2 * GRACE));
    }

    #[test]
    fn findings_are_bounded() {
        let ledger = Ledger::new(GAMES, SocketAddr::from(([127, 0, 0, 1], 1)));
        (0..100).for_each(|n| ledger.find(n));
        assert_eq!((count(&ledger), ledger.findings().1), (MOST_FINDINGS, 60));
    }

    #[test]
    fn a_clock_has_hours_when_there_are_any() {
        assert_eq!(clock(Duration::from_secs(65)), "1:05");
        assert_eq!(clock(Duration::from_secs(3665)), "1:01:05");
    }
}
