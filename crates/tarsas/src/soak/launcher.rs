//! Starts the server, and reads what it logs.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;

use super::ledger::Ledger;
use crate::Failure;
use crate::load::ServerProcess;

/// Starts a server again and again in the same way.
pub(super) struct Launcher {
    /// The program.
    pub program: PathBuf,
    /// Where it listens.
    pub listen: SocketAddr,
    /// Its database.
    pub database: String,
    /// What everybody notes.
    pub ledger: Arc<Ledger>,
}

/// A file that may not grow gives an error instead of ending the process.
const SCRIPT: &str = "trap '' XFSZ; exec \"$@\"";

/// What is said on the command line counts, and nothing else.
const ENVIRONMENT: [&str; 7] = [
    "TARSAS_LISTEN",
    "TARSAS_DATABASE",
    "TARSAS_LOG",
    "TARSAS_PROXY",
    "TARSAS_UNLIMITED",
    "TARSAS_THINKERS",
    "TARSAS_PAUSE",
];

impl Launcher {
    /// Starts the server.
    pub(super) fn start(&self) -> Result<ServerProcess, Failure> {
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "sh"]).arg(&self.program).args(["serve", "--listen", &self.listen.to_string()]);
        command.args(["--database", &self.database, "--unlimited", &self.listen.ip().to_string()]);
        for name in ENVIRONMENT {
            command.env_remove(name);
        }
        // Ctrl-C is for us: the server is needed until the last table has been compared.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut server = ServerProcess::start(command.stderr(Stdio::piped()))?;
        if let Some(log) = server.log() {
            let ledger = self.ledger.clone();
            thread::spawn(move || read_log(log, &ledger));
        }
        self.ledger.process.store(server.id(), Ordering::Relaxed);
        Ok(server)
    }
}

/// Reads what the server logs, so that it does not wait for a reader.
fn read_log(log: impl Read, ledger: &Ledger) {
    for line in BufReader::new(log).lines().map_while(Result::ok) {
        if line.contains("panicked at") {
            ledger.find(format_args!("the server logged: {line}"));
        }
        ledger.note_log(line);
    }
}
