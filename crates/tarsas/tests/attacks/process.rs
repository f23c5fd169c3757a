//! The server in a process of its own, and what the system tells about it.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A server that is killed in the end.
pub(crate) struct Server {
    child: Child,
    pub address: SocketAddr,
}

/// Lifts the limits for everybody on this machine.
pub(crate) const UNLIMITED: &[&str] = &["--pause", "0", "--unlimited", "127.0.0.1"];

/// A server that has not said where it listens after this has not started.
const START: Duration = Duration::from_secs(60);

impl Server {
    /// A server on this database, with these options.
    pub(crate) fn start(database: &str, options: &[&str]) -> Server {
        Server::start_in("umask 022", database, options)
    }

    /// A server that is started by a shell after this command.
    pub(crate) fn start_in(shell: &str, database: &str, options: &[&str]) -> Server {
        let mut child = Command::new("sh")
            .args(["-c", &format!("{shell}; exec \"$0\" \"$@\"")])
            .arg(program())
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a shell");
        let errors = read_all(child.stderr.take().expect("its errors"));
        let (line, lines) = mpsc::channel();
        let output = BufReader::new(child.stdout.take().expect("its output"));
        thread::spawn(move || {
            for text in output.lines().map_while(Result::ok) {
                let _ = line.send(text);
            }
        });
        let said = lines.recv_timeout(START).unwrap_or_default();
        let address = said.rsplit("//").next().and_then(|address| address.trim().parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            panic!("the server has not started: {said}{}", errors.join().unwrap_or_default());
        };
        Server { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal by its name, such as `STOP`.
    pub(crate) fn signal(&self, name: &str) {
        let status = Command::new("kill").args([&format!("-{name}"), &self.id().to_string()]).status();
        assert!(status.is_ok_and(|status| status.success()), "the signal {name} is sent");
    }

    /// The process ends without warning.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    /// Asks the server to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        self.signal("TERM");
        let status = wait_for_end(&mut self.child, Duration::from_secs(60));
        assert!(status.is_some(), "the server stops when it is asked to");
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn file(&self, name: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{name}", self.id())).expect("the process is there")
    }

    /// The bytes of memory that the process has now.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.file("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("VmRSS");
        line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") << 10
    }

    /// How long the process has used a processor so far, to a hundredth of a second.
    pub(crate) fn processor(&self) -> Duration {
        let stat = self.file("stat");
        let (_, fields) = stat.rsplit_once(") ").expect("the name stands in brackets");
        let ticks = fields.split(' ').skip(11).take(2).map(|field| field.parse::<u64>().expect("a number"));
        Duration::from_millis(ticks.sum::<u64>() * 10)
    }

    /// Sets how large a file of the process may become, as `prlimit` writes it.
    pub(crate) fn limit_files(&self, limit: &str) {
        let mut command = Command::new("prlimit");
        command.args(["--pid", &self.id().to_string(), &format!("--fsize={limit}")]);
        assert!(command.status().is_ok_and(|status| status.success()), "prlimit works");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// The program that is attacked.
fn program() -> PathBuf {
    std::env::var_os("TARSAS").unwrap_or_else(|| env!("CARGO_BIN_EXE_tarsas").into()).into()
}

/// Another command of the program, to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).output().expect("the program runs")
}

/// What a server says that does not start; one that is still there after 20 seconds has started.
pub(crate) fn refusal(database: &str) -> String {
    let mut child = Command::new(program())
        .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let errors = read_all(child.stderr.take().expect("its errors"));
    let is_success = wait_for_end(&mut child, Duration::from_secs(20));
    let _ = child.kill();
    let _ = child.wait();
    let said = errors.join().unwrap_or_default();
    assert!(is_success.is_some(), "the server has started, or still tries to: {said}");
    assert_eq!(is_success, Some(false), "not to start is an error: {said}");
    said
}

/// Whether a process has succeeded, if it ends in time.
fn wait_for_end(child: &mut Child, deadline: Duration) -> Option<bool> {
    let begin = Instant::now();
    while begin.elapsed() < deadline {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status.success());
        }
        thread::sleep(Duration::from_millis(20));
    }
    None
}

fn read_all(mut stream: impl Read + Send + 'static) -> JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    })
}
