//! The engine protocol on standard input and output.

use std::io::{self, BufRead, ErrorKind, Write};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use catalogue::Games;
use engine::{Engine, Host, LONGEST_LINE};

use crate::random_seed;

/// Answers requests until the input ends or asks to quit.
pub fn serve(games: Games, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new(Host { games, random_seed, clock });
    let mut line = Vec::new();
    while engine.is_running() && read_line(&mut input, &mut line)? {
        let answer = engine.answer(&line);
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// How long the program has run since it was first asked.
fn clock() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// Reads a line without its end; of a line that is too long only the beginning is kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(begun);
        }
        begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}
