//! A server in a process of its own.

use std::io::{self, BufRead, BufReader, Read};
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::Failure;

/// A server that was started by us. It ends with this value, and also if we are killed.
pub(crate) struct ServerProcess {
    child: Child,
    guard: Option<Child>,
}

/// A server that has not said for this long where it listens does not start any more.
const STARTING: Duration = Duration::from_secs(60);

impl ServerProcess {
    /// Runs a command that starts a server, and waits until it listens.
    pub(crate) fn start(command: &mut Command) -> Result<ServerProcess, Failure> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let guard = guard(child.id()).ok();
        let mut process = ServerProcess { child, guard };
        let output = process.child.stdout.take().ok_or("the server has no output")?;
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            let read = BufReader::new(output).read_line(&mut line);
            sender.send(read.map(|_| line))
        });
        let line = lines.recv_timeout(STARTING).map_err(|_| "the server does not say where it listens")??;
        if line.is_empty() {
            let mut reason = String::new();
            if let Some(mut log) = process.log() {
                log.read_to_string(&mut reason)?;
            }
            let status = process.child.wait()?;
            return Err(format!("the server did not start: {status} {}", reason.trim()).into());
        }
        Ok(process)
    }

    /// Its number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it logs, if that was asked for; given once.
    pub(crate) fn log(&mut self) -> Option<ChildStderr> {
        self.child.stderr.take()
    }

    /// How it ended, if it did.
    pub(crate) fn ended(&mut self) -> Result<Option<ExitStatus>, Failure> {
        let ended = self.child.try_wait()?;
        if ended.is_some() {
            self.dismiss_guard()?;
        }
        Ok(ended)
    }

    /// SIGKILL.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        self.dismiss_guard()?;
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// The number of a process that has ended may soon belong to another one.
    fn dismiss_guard(&mut self) -> Result<(), Failure> {
        if let Some(mut guard) = self.guard.take() {
            guard.kill()?;
            guard.wait()?;
        }
        Ok(())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// A shell that waits for the end of its input, which is ours, and then kills a process.
fn guard(process: u32) -> io::Result<Child> {
    let mut command = Command::new("sh");
    command.args(["-c", "read line; kill -9 $0", &process.to_string()]);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}
