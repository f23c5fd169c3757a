//! How fast tables are drawn, and how large they are.

use std::io::Write;
use std::time::{Duration, Instant};

use catalogue::{AnyTable, GameInfo, Viewpoint};
use play::{Chances, PlayerSet, Rng, Seed};
use words::Language;

use crate::Failure;

/// Draws every position of random games for the player who is to act there, and prints the mean and the longest time and the size.
pub fn run(
    games: &[&'static GameInfo],
    setup: Option<&str>,
    seconds: f64,
    output: &mut impl Write,
) -> Result<(), Failure> {
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err("--seconds must be more than 0 and at most 3600".into());
    }
    writeln!(output, "{:16} {:>9} {:>9} {:>9} {:>10}  set-up", "game", "drawings", "mean ms", "p99 ms", "mean KB")?;
    for game in games {
        let (_, most) = game.players();
        let setup = setup.map_or_else(|| format!("players={most}"), str::to_owned);
        let (mut times, mut bytes) = (Vec::new(), 0);
        let (begin, mut seed) = (Instant::now(), 0);
        while begin.elapsed() < Duration::from_secs_f64(seconds) {
            let mut table = game.new_table(&setup, Seed::from(seed), Chances::Automatic)?;
            draw_game(table.as_mut(), &mut Rng::from_number(seed), &mut times, &mut bytes)?;
            seed += 1;
        }
        times.sort_unstable();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let mean = milliseconds(times.iter().sum()) / times.len().max(1) as f64;
        let p99 = times.get(times.len() * 99 / 100).copied().map_or(0.0, milliseconds);
        let kilobytes = bytes as f64 / times.len().max(1) as f64 / 1024.0;
        writeln!(output, "{:16} {:>9} {mean:>9.3} {p99:>9.3} {kilobytes:>10.1}  {setup}", game.id, times.len())?;
        output.flush()?;
    }
    Ok(())
}

fn draw_game(
    table: &mut dyn AnyTable,
    rng: &mut Rng,
    times: &mut Vec<Duration>,
    bytes: &mut usize,
) -> Result<(), Failure> {
    let names: Vec<String> = (1..=table.players()).map(|seat| format!("Player {seat}")).collect();
    while let Some(player) = table.turn().players().iter().next() {
        let language = Language::ALL[times.len() % Language::ALL.len()];
        let viewpoint = Viewpoint {
            viewer: Some(player),
            names: &names,
            language,
            hint: None,
            given_up: PlayerSet::NONE,
            is_live: true,
        };
        let begin = Instant::now();
        let drawing = table.draw(&viewpoint);
        times.push(begin.elapsed());
        *bytes += drawing.regions.iter().map(String::len).sum::<usize>();
        let legal = table.legal(player);
        let action = &legal[rng.below(legal.len() as u32) as usize];
        table.play(player, action)?;
    }
    Ok(())
}
