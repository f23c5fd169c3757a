//! What is told about a network: how it came about, and how well it plays.

use std::env;
use std::process::Command;

use catalogue::GameInfo;
use learning::{AnyLearner, Strength};

use super::LearnArgs;
use super::curve::Curve;

/// What is told about a network.
pub(super) struct Card(Vec<(&'static str, String)>);

impl Card {
    pub(super) fn new(
        game: &GameInfo,
        learner: &dyn AnyLearner,
        arguments: &LearnArgs,
        threads: usize,
        curve: &Curve,
    ) -> Card {
        let course = learner.course();
        let command = env::args().skip(1).collect::<Vec<_>>().join(" ");
        let from = arguments.from.as_ref().map_or_else(|| "nothing".to_owned(), |path| path.display().to_string());
        let hours = curve.seconds() / 3600.0;
        Card(vec![
            ("game", format!("{}, box {}", learner.encoding(), game.standard_box())),
            ("course", format!("{}: {}", course.name, course.setups.join("; "))),
            ("command", format!("tarsas {command}")),
            ("from", from),
            ("games", format!("{} in {hours:.2} hours on {threads} threads, seed {}", learner.games(), arguments.seed)),
            ("program", format!("tarsas {}, commit {}", env!("CARGO_PKG_VERSION"), commit())),
        ])
    }

    /// The text in the file of the network.
    pub(super) fn text(&self, strength: &Strength) -> String {
        let mut text = String::new();
        for (key, value) in &self.0 {
            text.push_str(&format!("{key}: {value}\n"));
        }
        text + &format!("strength: {:.2} ± {:.2} without looking ahead", strength.mean, strength.half_width)
    }
}

/// The commit of the folder in which the program runs, if it is one of git.
fn commit() -> String {
    let asked = Command::new("git").args(["describe", "--always", "--dirty", "--abbrev=12"]).output();
    let text =
        asked.ok().filter(|answer| answer.status.success()).and_then(|answer| String::from_utf8(answer.stdout).ok());
    text.map_or_else(|| "unknown".to_owned(), |text| text.trim().to_owned())
}
