//! Boxes for those who run a server: what is shared, withdrawing it, and trying out strangers' boxes in a process of its own.

use std::io::{Read, Write};

use catalogue::{BoxTrial, BoxVerdict, Games};
use clap::Args;
use words::Language;

use crate::Failure;
use crate::serve::database_url;

/// What is to be done with the boxes that guests share.
#[derive(Args, Clone, Debug)]
pub struct BoxesArgs {
    /// Withdraw the address of this box for good: /b/ID. Tables and records that use it keep it
    #[arg(long, value_name = "ID")]
    pub withdraw: Option<String>,
    /// The database of the server, which may be running
    #[arg(long, env = "TARSAS_DATABASE", default_value = "tarsas.db")]
    pub database: String,
}

/// Lists the boxes that guests share, or withdraws one.
pub fn run(arguments: &BoxesArgs, output: &mut impl Write) -> Result<(), Failure> {
    let url = database_url(&arguments.database);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if let Some(id) = &arguments.withdraw {
        let id = id.trim_start_matches("/b/");
        if !runtime.block_on(server::withdraw_box(&url, id))? {
            return Err(format!("there is no box {id:?}; tarsas boxes lists those that are shared").into());
        }
        writeln!(output, "withdrawn: /b/{id}")?;
        return Ok(());
    }
    let shared = runtime.block_on(server::shared_boxes(&url))?;
    if shared.is_empty() {
        writeln!(output, "no box is shared")?;
    }
    for found in shared {
        writeln!(output, "/b/{}  {}  {:?} by {:?}", found.id, found.game, found.name, found.owner)?;
    }
    Ok(())
}

/// How much memory a trial may take.
const MEMORY: u64 = 1 << 30;
/// How many seconds of a processor it may take.
const SECONDS: u64 = 20;
/// The longest trial that is read.
const LONGEST: u64 = 1 << 20;

/// Tries out the box on standard input for a server, and says what was found: one JSON object each.
pub fn check(games: Games, input: &mut impl Read, output: &mut impl Write) -> Result<(), Failure> {
    // Where a system has no such limits, the server still ends what takes too long.
    let _ = rlimit::setrlimit(rlimit::Resource::AS, MEMORY, MEMORY);
    let _ = rlimit::setrlimit(rlimit::Resource::CPU, SECONDS, SECONDS);
    let mut text = Vec::new();
    input.take(LONGEST).read_to_end(&mut text)?;
    let trial: BoxTrial = serde_json::from_slice(&text)?;
    let language = Language::ALL.into_iter().find(|language| language.to_string() == trial.language);
    let verdict: BoxVerdict = games.find(&trial.game)?.try_box(&trial.text, language.unwrap_or(Language::English));
    serde_json::to_writer(&mut *output, &verdict)?;
    Ok(())
}
