//! What is measured: from the process, from the server's own figures, and from its files.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use super::ledger::Ledger;
use crate::Failure;
use crate::load::{Answer, request, send};

/// A quantity that is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Figure {
    /// Memory of the process, in MB.
    Memory,
    /// Open files and sockets of the process.
    Descriptors,
    /// Threads of the process.
    Threads,
    /// Sockets at tables, as the server counts them.
    Sockets,
    /// Tables in memory.
    TablesAwake,
    /// Entries that were kept since the start.
    Entries,
    /// SQLite's log, in MB.
    Log,
    /// SQLite's file, in MB.
    File,
}

impl Figure {
    /// All of them.
    pub(super) const ALL: [Figure; 8] = [
        Figure::Memory,
        Figure::Descriptors,
        Figure::Threads,
        Figure::Sockets,
        Figure::TablesAwake,
        Figure::Entries,
        Figure::Log,
        Figure::File,
    ];

    /// Its name for people.
    pub(super) fn name(self) -> &'static str {
        match self {
            Figure::Memory => "memory, MB",
            Figure::Descriptors => "descriptors",
            Figure::Threads => "threads",
            Figure::Sockets => "sockets",
            Figure::TablesAwake => "tables awake",
            Figure::Entries => "entries",
            Figure::Log => "log, MB",
            Figure::File => "file, MB",
        }
    }

    /// Whether it is measured in parts.
    pub(super) fn has_fraction(self) -> bool {
        matches!(self, Figure::Memory | Figure::Log | Figure::File)
    }
}

/// What was measured at one time; what could not be measured is missing.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// When.
    pub at: Duration,
    /// How often the server had been started again.
    pub life: u32,
    values: [Option<f64>; Figure::ALL.len()],
}

impl Sample {
    /// A sample that has only one figure.
    #[cfg(test)]
    pub(super) fn of(at: Duration, life: u32, figure: Figure, value: f64) -> Sample {
        let mut values = [None; Figure::ALL.len()];
        values[figure as usize] = Some(value);
        Sample { at, life, values }
    }

    /// A value.
    pub(super) fn value(&self, figure: Figure) -> Option<f64> {
        self.values[figure as usize]
    }
}

/// Measures the server.
pub(super) struct Meter {
    /// Where the server and what happens to it are noted.
    pub ledger: Arc<Ledger>,
    /// The file of SQLite, if there is one.
    pub file: Option<PathBuf>,
}

/// A server that does not answer for this long is ill.
const PATIENCE: Duration = Duration::from_secs(10);

impl Meter {
    /// Measures once, and asks the server whether it is well.
    pub(super) async fn measure(&self) -> Sample {
        let (ledger, begin) = (&self.ledger, Instant::now());
        let process = ledger.process.load(Ordering::Relaxed);
        let (at, life) = (ledger.begin.elapsed(), ledger.life.load(Ordering::Relaxed));
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let metrics = self.get("/metrics").await.map(|answer| answer.body).unwrap_or_default();
        match self.get("/healthz").await {
            Ok(answer) => ledger.judge("/healthz", answer.status, begin),
            Err(_) if ledger.is_excused(begin) => {}
            Err(failure) => ledger.find(format_args!("/healthz: {failure}")),
        }
        let values = Figure::ALL.map(|figure| match figure {
            Figure::Memory => line(&status, "VmRSS:").map(|kibibytes| kibibytes / 1024.0),
            Figure::Descriptors => fs::read_dir(format!("/proc/{process}/fd")).ok().map(|files| files.count() as f64),
            Figure::Threads => line(&status, "Threads:"),
            Figure::Sockets => line(&metrics, "tarsas_sockets"),
            Figure::TablesAwake => line(&metrics, "tarsas_tables_awake"),
            Figure::Entries => line(&metrics, "tarsas_entries_total"),
            Figure::Log => self.size("-wal"),
            Figure::File => self.size(""),
        });
        Sample { at, life, values }
    }

    async fn get(&self, path: &str) -> Result<Answer, Failure> {
        let server = self.ledger.server;
        let asked = async { send(TcpStream::connect(server).await?, &request(server, "GET", path, "", b"")).await };
        timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err("no answer".into()))
    }

    /// The size of SQLite's file, or of one that stands beside it, in MB.
    fn size(&self, ending: &str) -> Option<f64> {
        self.bytes(ending).map(|bytes| bytes as f64 / f64::from(1 << 20))
    }

    /// The same in bytes.
    pub(super) fn bytes(&self, ending: &str) -> Option<u64> {
        let mut path = self.file.clone()?.into_os_string();
        path.push(ending);
        Some(fs::metadata(path).ok()?.len())
    }
}

/// The memory of a process, in MB.
pub(super) fn memory(process: u32) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    line(&status, "VmRSS:").map(|kibibytes| kibibytes / 1024.0)
}

/// The number in the line that begins with this word.
fn line(text: &str, word: &str) -> Option<f64> {
    let mut lines = text.lines().map(str::split_whitespace);
    lines.find_map(|mut words| if words.next()? == word { words.next()?.parse().ok() } else { None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found_by_their_names() {
        let text = "# TYPE tarsas_sockets gauge\ntarsas_sockets 12\n\ntarsas_sockets_more 3\n";
        assert_eq!(line(text, "tarsas_sockets"), Some(12.0));
        assert_eq!(line("VmRSS:\t   2048 kB\n", "VmRSS:"), Some(2048.0));
        assert_eq!(line(text, "tarsas_entries_total"), None);
    }

    #[test]
    fn a_sample_has_every_figure_at_its_place() {
        for (place, figure) in Figure::ALL.into_iter().enumerate() {
            assert_eq!(figure as usize, place);
        }
    }
}
