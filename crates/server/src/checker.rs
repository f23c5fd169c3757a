//! Tries out strangers' boxes in a process of their own, which may take only so much time and memory.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};

use catalogue::{BoxTrial, BoxVerdict, Code, Refusal};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::Command;
use tokio::sync::Semaphore;

use crate::limits::{Settings, count_refused};

/// Tries out boxes.
#[derive(Clone)]
pub(crate) struct Checker {
    program: Arc<PathBuf>,
    /// One box after the other.
    place: Arc<Semaphore>,
    limits: Arc<Settings>,
    /// What was found lately: whoever looks at a box again does not have it tried again.
    found: Arc<Mutex<VecDeque<(BoxTrial, BoxVerdict)>>>,
}

/// The longest finding that is read.
const LONGEST: u64 = 4 << 20;

/// How many findings are remembered, and how many bytes of them.
const REMEMBERED: usize = 32;
const REMEMBERED_BYTES: usize = 16 << 20;

/// How much memory a finding takes with what was tried.
fn size((trial, verdict): &(BoxTrial, BoxVerdict)) -> usize {
    let found = match verdict {
        BoxVerdict::Good { art, specimen, .. } => art.len() + specimen.len(),
        BoxVerdict::Fault { reason, .. } | BoxVerdict::Unplayable { reason } => reason.len(),
    };
    trial.text.len() + found
}

impl Checker {
    /// Boxes are tried by this program: `PROGRAM check-box`.
    pub(crate) fn new(program: PathBuf, limits: Settings) -> Checker {
        Checker {
            program: Arc::new(program),
            place: Arc::new(Semaphore::new(1)),
            limits: Arc::new(limits),
            found: Arc::default(),
        }
    }

    /// What was found when this was tried lately.
    pub(crate) fn remembered(&self, trial: &BoxTrial) -> Option<BoxVerdict> {
        let found = self.found.lock().expect("no thread panicked");
        found.iter().find(|(known, _)| known == trial).map(|(_, verdict)| verdict.clone())
    }

    /// What is to be said of a box.
    pub(crate) async fn check(&self, trial: &BoxTrial) -> Result<BoxVerdict, Refusal> {
        if trial.text.len() > self.limits.box_bytes {
            count_refused("bytes");
            let most = self.limits.box_bytes >> 10;
            return Err(Refusal::new(Code::BoxTooLarge).with("most", most));
        }
        let _place = self.place.acquire().await;
        match tokio::time::timeout(self.limits.checking, self.run(trial)).await {
            Ok(Ok(verdict)) => {
                let mut found = self.found.lock().expect("no thread panicked");
                found.push_back((trial.clone(), verdict.clone()));
                while found.len() > REMEMBERED || found.iter().map(size).sum::<usize>() > REMEMBERED_BYTES {
                    found.pop_front();
                }
                Ok(verdict)
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "a box broke off its trial");
                Ok(BoxVerdict::Unplayable { reason: "a game with it broke off".to_owned() })
            }
            Err(_) => Ok(BoxVerdict::Unplayable { reason: "a game with it takes too long".to_owned() }),
        }
    }

    async fn run(&self, trial: &BoxTrial) -> std::io::Result<BoxVerdict> {
        let mut command = Command::new(&*self.program);
        command.arg("check-box").env_clear().kill_on_drop(true);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(&serde_json::to_vec(trial)?).await?;
        }
        let mut output = Vec::new();
        if let Some(stdout) = child.stdout.take() {
            stdout.take(LONGEST).read_to_end(&mut output).await?;
        }
        Ok(serde_json::from_slice(&output)?)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;
    use std::time::{Duration, Instant};

    use super::*;

    const GOOD: &str = r#"{"good":{"digest":"00000000000000ab","art":"","specimen":""}}"#;

    /// A checker that runs this script of a shell, and the folder of the script, which is removed by its owner.
    fn checker(name: &str, script: &str, checking: Duration) -> (Checker, PathBuf) {
        let folder = std::env::temp_dir().join(format!("tarsas-checker-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = folder.join("check");
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("a script");
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o700)).expect("a program");
        (Checker::new(program, Settings { checking, ..Settings::default() }), folder)
    }

    fn trial(text: &str) -> BoxTrial {
        BoxTrial { game: "clever2".to_owned(), text: text.to_owned(), language: "en".to_owned() }
    }

    /// What is said of a box when this script tries it out.
    async fn check(name: &str, script: &str) -> BoxVerdict {
        let (checker, folder) = checker(name, script, Duration::from_secs(10));
        let verdict = checker.check(&trial("x")).await.unwrap_or_else(|refusal| panic!("{refusal}"));
        let _ = std::fs::remove_dir_all(folder);
        verdict
    }

    fn unplayable(reason: &str) -> BoxVerdict {
        BoxVerdict::Unplayable { reason: reason.to_owned() }
    }

    #[tokio::test]
    async fn a_trial_that_breaks_off_is_a_finding() {
        let broken = unplayable("a game with it broke off");
        assert_eq!(check("ends", "exit 1").await, broken);
        assert_eq!(check("dies", "kill -SEGV $$").await, broken);
        assert_eq!(check("babbles", "cat > /dev/null; echo nonsense").await, broken);
        assert_eq!(check("floods", "cat > /dev/null; cat /dev/zero").await, broken);
        assert!(matches!(check("works", &format!("cat > /dev/null; echo '{GOOD}'")).await, BoxVerdict::Good { .. }));
        let missing = Checker::new("/no/such/program".into(), Settings::default());
        assert_eq!(missing.check(&trial("x")).await.ok(), Some(broken));
    }

    /// Whether a process is there.
    fn is_running(id: &str) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        stat.rsplit_once(") ").is_some_and(|(_, state)| !state.starts_with('Z'))
    }

    #[tokio::test]
    async fn a_trial_without_end_is_ended_and_the_next_one_has_its_turn() {
        let script = "echo $$ > \"$(dirname \"$0\")/id\"; exec sleep 1000";
        let (checker, folder) = checker("sleeps", script, Duration::from_millis(500));
        let begin = Instant::now();
        let (one, other) = (trial("one"), trial("other"));
        let (one, other) = tokio::join!(checker.check(&one), checker.check(&other));
        assert_eq!([one.ok(), other.ok()], [(); 2].map(|()| Some(unplayable("a game with it takes too long"))));
        assert!(begin.elapsed() >= Duration::from_secs(1), "one after the other");
        let id = std::fs::read_to_string(folder.join("id")).expect("it ran");
        for _ in 0..100 {
            if !Path::new("/proc/self").exists() || !is_running(id.trim()) {
                let _ = std::fs::remove_dir_all(&folder);
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the process {id} is still there");
    }

    #[tokio::test]
    async fn large_findings_are_not_kept_together() {
        let script = "cat > /dev/null; printf '{\"unplayable\":{\"reason\":\"'; head -c 3000000 /dev/zero | tr '\\0' x; echo '\"}}'";
        let (checker, folder) = checker("large", script, Duration::from_secs(10));
        for number in 0..8 {
            assert!(checker.check(&trial(&number.to_string())).await.is_ok());
        }
        let _ = std::fs::remove_dir_all(folder);
        let found = checker.found.lock().expect("no thread panicked");
        assert_eq!(found.len(), 5);
        assert!(found.iter().map(size).sum::<usize>() <= REMEMBERED_BYTES);
    }

    #[tokio::test]
    async fn what_was_found_is_remembered_for_a_while() {
        let script = format!("cat > /dev/null; echo x >> \"$(dirname \"$0\")/runs\"; echo '{GOOD}'");
        let (checker, folder) = checker("counts", &script, Duration::from_secs(10));
        for number in 0..REMEMBERED + 3 {
            let trial = trial(&number.to_string());
            assert_eq!(checker.remembered(&trial), None);
            assert!(checker.check(&trial).await.is_ok());
            assert!(checker.remembered(&trial).is_some());
        }
        assert_eq!(checker.remembered(&trial("0")), None, "not for ever");
        assert_eq!(checker.found.lock().expect("no thread panicked").len(), REMEMBERED);
        let large = checker.check(&trial(&"x".repeat((128 << 10) + 1))).await;
        assert_eq!(large.err().map(|refusal| refusal.code), Some(Code::BoxTooLarge));
        let runs = std::fs::read_to_string(folder.join("runs")).expect("it ran");
        assert_eq!(runs.lines().count(), REMEMBERED + 3, "what is too large is not tried out");
        let _ = std::fs::remove_dir_all(folder);
    }
}
