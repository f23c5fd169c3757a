//! A record, checked and told step by step.

use std::io::{Read, Write};
use std::path::Path;
use std::{fs, io};

use catalogue::{EventText, Games};
use play::{Chances, Head, Origin, Score, Seed};

use crate::Failure;

/// No record of any game comes near this size.
const LARGEST: u64 = 16 << 20;

/// Reads a record from a file, or from standard input for `-`.
pub fn read(path: &Path) -> Result<String, Failure> {
    let describe = |error: io::Error| Failure::from(format!("{}: {error}", path.display()));
    let input: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(fs::File::open(path).map_err(describe)?) };
    let mut bytes = Vec::new();
    input.take(LARGEST + 1).read_to_end(&mut bytes).map_err(describe)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("{}: this is larger than any record ({LARGEST} bytes)", path.display()).into());
    }
    String::from_utf8(bytes).map_err(|error| format!("{}: this is not a record: {error}", path.display()).into())
}

/// Says whether the dice of a record were fair: every result of chance follows from the seed, whose digest is public before.
pub fn check(games: Games, path: &Path, record: &str, output: &mut impl Write) -> Result<(), Failure> {
    let wrong = |refusal: catalogue::Refusal| Failure::from(format!("{}, {refusal}", path.display()));
    let game = games.of_record(record).map_err(wrong)?;
    let table = game.load(record, Seed::from(0), Chances::Manual).map_err(wrong)?;
    let results = table.events().iter().filter(|event| matches!(event, EventText::Chance { .. })).count();
    match Head::read(record).map_err(|error| wrong(error.into()))?.origin {
        Origin::Drawn(seed) => {
            writeln!(output, "All {results} results of chance follow from the seed {seed}.")?;
            writeln!(output, "Its digest, which stood at the table from the start: {}", seed.digest())?;
            Ok(())
        }
        Origin::Secret(digest) => Err(format!("the seed is still secret; its digest is {digest}").into()),
        Origin::Given => {
            Err("this record names no seed: some results were given by hand or come from another game".into())
        }
    }
}

/// Checks a record, then tells every step and the result.
pub fn tell(games: Games, path: &Path, record: &str, output: &mut impl Write) -> Result<(), Failure> {
    let wrong = |refusal: catalogue::Refusal| Failure::from(format!("{}, {refusal}", path.display()));
    let game = games.of_record(record).map_err(wrong)?;
    let table = game.load(record, Seed::from(0), Chances::Manual).map_err(wrong)?;
    let mut events = Vec::new();
    game.narrate(record, |event| events.push(event)).map_err(wrong)?;

    let head = Head::read(record).map_err(|error| wrong(error.into()))?;
    writeln!(output, "{}, {}, seed {}", game.name, table.setup(), head.origin)?;
    for (number, replayed) in events.iter().enumerate() {
        let (who, text) = match &replayed.event {
            EventText::Decision { player, text } => (player.to_string(), text),
            EventText::Chance { chance } => ("-".to_owned(), chance),
        };
        let totals: Vec<String> = replayed.scores.iter().map(|score| score.total().to_string()).collect();
        let totals = totals.join(" : ");
        writeln!(output, "{:>4}  {:12} {who}  {text:56} {totals}", number + 1, replayed.step)?;
    }
    writeln!(output)?;
    print_scores(&table.scores(), output)?;
    match table.winners() {
        None if table.is_ended() => writeln!(output, "The players ended the game here; nobody has won.")?,
        None => writeln!(output, "The game is not over: the next step is {}.", table.step())?,
        Some(_) if table.players() == 1 => {}
        Some(winners) => {
            let seats: Vec<String> = winners.iter().map(|player| player.to_string()).collect();
            writeln!(output, "Won by player {}.", seats.join(" and player "))?;
        }
    }
    if let (Some(title), Some(_)) = (table.title(), table.winners()) {
        writeln!(output, "Title: {title}.")?;
    }
    Ok(())
}

fn print_scores(scores: &[Score], output: &mut impl Write) -> io::Result<()> {
    let names: Vec<&str> = scores.iter().flat_map(Score::lines).map(|(name, _)| name).collect();
    let names = &names[..names.len() / scores.len().max(1)];
    write!(output, "{:10}", "player")?;
    names.iter().try_for_each(|name| write!(output, "{name:>10}"))?;
    writeln!(output, "{:>10}", "total")?;
    for (seat, score) in scores.iter().enumerate() {
        write!(output, "{seat:<10}")?;
        score.lines().try_for_each(|(_, points)| write!(output, "{points:>10}"))?;
        writeln!(output, "{:>10}", score.total())?;
    }
    Ok(())
}
