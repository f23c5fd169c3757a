//! Databases for tests: a file of SQLite, or a cluster of PostgreSQL that lives as long as the test.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::first::feed;

/// A folder that is removed in the end.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("tarsas-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    /// The address of a database of SQLite in it.
    pub(crate) fn sqlite(&self) -> String {
        format!("sqlite:{}", self.0.join("tarsas.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address").port()
}

/// A cluster of PostgreSQL with one database.
pub(crate) struct Postgres {
    pub folder: Folder,
    pub port: u16,
    pub child: Child,
}

impl Postgres {
    pub(crate) fn start() -> Postgres {
        let folder = Folder::new();
        let (cluster, port) = (folder.0.join("cluster"), free_port());
        fs::create_dir(&cluster).expect("a folder for the cluster");
        give_to_postgres(&folder.0);
        give_to_postgres(&cluster);
        let made = as_postgres("initdb")
            .args(["--auth=trust", "--username=tarsas", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&cluster)
            .stdout(Stdio::null())
            .status();
        assert!(made.is_ok_and(|status| status.success()), "initdb failed");
        let child = Postgres::spawn(&folder, port, &[]);
        let postgres = Postgres { folder, port, child };
        postgres.wait(&program("pg_isready"));
        postgres
    }

    /// Starts the cluster in a folder with more settings, each as `name=value`.
    pub(crate) fn spawn(folder: &Folder, port: u16, settings: &[String]) -> Child {
        let cluster = folder.0.join("cluster");
        as_postgres("postgres")
            .arg("-D")
            .arg(&cluster)
            .args(["-p", &port.to_string(), "-h", "127.0.0.1", "-c", "log_min_messages=fatal", "-k"])
            .arg(&cluster)
            .args(settings.iter().flat_map(|setting| ["-c", setting]))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts")
    }

    pub(crate) fn wait(&self, ready: &Path) {
        for _ in 0..600 {
            let port = self.port.to_string();
            let asked = Command::new(ready).args(["-q", "-h", "127.0.0.1", "-p", &port]).status();
            if asked.is_ok_and(|status| status.success()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("PostgreSQL does not answer");
    }

    /// Carries out a text of SQL.
    pub(crate) fn run(&self, text: &str) {
        feed(Command::new(program("psql")).args(["-q", "-v", "ON_ERROR_STOP=1", &self.url()]), text);
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://tarsas@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let file = self.folder.0.join("cluster/postmaster.pid");
        let pid = fs::read_to_string(file).ok().and_then(|text| text.lines().next().map(str::to_owned));
        if let Some(pid) = pid {
            let _ = Command::new("kill").args(["-QUIT", &pid]).status();
        }
        let _ = self.child.wait();
    }
}

const INSTALL: &str = "install PostgreSQL (Debian: apt-get install postgresql)";

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// PostgreSQL does not run as root; its files belong to its user then.
pub(crate) fn give_to_postgres(path: &Path) {
    if is_root() {
        let status = Command::new("chown").arg("postgres").arg(path).status();
        assert!(status.is_ok_and(|status| status.success()), "the user postgres is missing; {INSTALL}");
    }
}

/// A program of PostgreSQL, run by its user.
fn as_postgres(name: &str) -> Command {
    if !is_root() {
        return Command::new(program(name));
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program(name));
    command
}

/// A program of PostgreSQL, in the path or where Debian keeps it.
pub(crate) fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).max();
    let in_path = std::env::var_os("PATH")
        .and_then(|path| std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.exists()));
    debian.or(in_path).unwrap_or_else(|| panic!("{name} is missing; {INSTALL}"))
}
