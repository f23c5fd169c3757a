//! A cluster of PostgreSQL that stops, comes back, holds locks, and speaks TLS.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::database::{Postgres, give_to_postgres, program};

impl Postgres {
    /// A cluster that takes encrypted connections and no others.
    pub(crate) fn encrypted() -> Postgres {
        let mut postgres = Postgres::start();
        postgres.stop();
        let cluster = postgres.folder.0.join("cluster");
        let [key, certificate, rules] = ["server.key", "server.crt", "encrypted.conf"].map(|name| cluster.join(name));
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"])
            .args([Path::new("-keyout"), &key, Path::new("-out"), &certificate])
            .stderr(Stdio::null())
            .status();
        assert!(made.is_ok_and(|status| status.success()), "openssl makes a certificate");
        fs::write(&rules, "hostssl all all 127.0.0.1/32 trust\n").expect("a file");
        for file in [&key, &certificate, &rules] {
            give_to_postgres(file);
        }
        let files = [("ssl_key_file", &key), ("ssl_cert_file", &certificate), ("hba_file", &rules)];
        let mut settings = vec!["ssl=on".to_owned()];
        settings.extend(files.map(|(name, file)| format!("{name}={}", file.display())));
        postgres.start_again(&settings);
        postgres
    }

    /// Ends all sessions and the cluster.
    pub(crate) fn stop(&mut self) {
        let file = self.folder.0.join("cluster/postmaster.pid");
        let text = fs::read_to_string(file).expect("the cluster runs");
        let id = text.lines().next().expect("the id of its process");
        let status = Command::new("kill").args(["-INT", id]).status();
        assert!(status.is_ok_and(|status| status.success()), "the cluster is told to stop");
        let _ = self.child.wait();
    }

    /// Starts the cluster that was stopped.
    pub(crate) fn start_again(&mut self, settings: &[String]) {
        self.child = Postgres::spawn(&self.folder, self.port, settings);
        self.wait(&program("pg_isready"));
    }

    /// A session of its own at the database.
    pub(crate) fn session(&self) -> Session {
        let mut child = Command::new(program("psql"))
            .args(["--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1", &self.url()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("psql runs");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Session { child, input, output }
    }
}

/// A session at the database that ends, with whatever it has begun, when it is dropped.
pub(crate) struct Session {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Session {
    /// Carries a statement out, and waits until it is done.
    pub(crate) fn run(&mut self, statement: &str) {
        writeln!(self.input, "{statement};\nSELECT 'done';").expect("psql reads");
        self.input.flush().expect("psql reads");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("psql answers");
        assert_eq!(line, "done\n", "{statement}");
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
