//! What a soak tells: a line now and then, and a report at the end.

use std::io::{self, Write};
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::faults::PastFault;
use super::ledger::{Ledger, clock};
use super::sample::{Figure, Sample};
use crate::statistics::median;

/// What a soak has found out.
pub(super) struct Report<'a> {
    /// What everybody noted.
    pub ledger: &'a Ledger,
    /// What was measured.
    pub samples: &'a [Sample],
    /// The faults.
    pub faults: &'a [PastFault],
    /// What could not be done here.
    pub remarks: &'a [String],
    /// How long it was to last.
    pub total: Duration,
    /// Whether it was not ended early.
    pub is_complete: bool,
    /// Whether it is long enough to judge what does not grow.
    pub is_judged: bool,
}

/// The log of SQLite stays below this, in MB.
const LARGEST_LOG: f64 = 96.0;

/// What is flat: the median of the last quarter is at most this many times that of the second one, plus what follows.
const GROWTH: f64 = 1.25;
const MORE_MEMORY: f64 = 16.0;
const MORE_DESCRIPTORS: f64 = 32.0;

/// Whether a quantity stays as it is.
pub(super) struct Verdict {
    name: &'static str,
    is_flat: bool,
    reason: String,
}

/// A line of progress: what has happened since the last one, and how things stand.
pub(super) fn progress(ledger: &Ledger, sample: &Sample, rate: f64) -> String {
    let value =
        |figure: Figure, unit: &str| sample.value(figure).map_or("?".to_owned(), |value| show(figure, value) + unit);
    format!(
        "{:>8}  {} moves, {rate:.0} a second; {}, {}, log {}; faults {}; refusals {}",
        clock(ledger.begin.elapsed()),
        ledger.acknowledged.load(Ordering::Relaxed),
        value(Figure::Memory, " MB"),
        value(Figure::Descriptors, " descriptors"),
        value(Figure::Log, " MB"),
        ledger.faults.load(Ordering::Relaxed),
        ledger.refusals.load(Ordering::Relaxed)
    )
}

impl Report<'_> {
    /// What grew, and what did not. Without an answer if it was too short to say so.
    pub(super) fn verdicts(&self) -> Vec<Verdict> {
        if !self.is_judged || !self.is_complete {
            return Vec::new();
        }
        let samples = self.last_life();
        let mut verdicts = vec![
            flat("memory", samples, Figure::Memory, MORE_MEMORY),
            flat("sockets", samples, Figure::Descriptors, MORE_DESCRIPTORS),
        ];
        if let Some(largest) = values(samples, Figure::Log).into_iter().reduce(f64::max) {
            let reason = format!("{largest:.1} MB at most, {LARGEST_LOG:.0} MB are allowed");
            verdicts.push(Verdict { name: "log", is_flat: largest < LARGEST_LOG, reason });
        }
        verdicts
    }

    /// Prints everything.
    pub(super) fn print(&self, verdicts: &[Verdict], output: &mut impl Write) -> io::Result<()> {
        let (ledger, count) = (self.ledger, |number: &std::sync::atomic::AtomicU64| number.load(Ordering::Relaxed));
        let length = ledger.begin.elapsed();
        let incomplete = if self.is_complete { "" } else { "; INCOMPLETE, it was ended early" };
        writeln!(output, "\nsoak: {} of {}{incomplete}", clock(length), clock(self.total))?;
        for remark in self.remarks {
            writeln!(output, "{remark}")?;
        }
        let lost = match count(&ledger.lost) {
            0 => "none lost, none twice".to_owned(),
            lost => format!("{lost} of them LACK something or have it twice"),
        };
        let moves = count(&ledger.acknowledged);
        writeln!(
            output,
            "moves: {moves} acknowledged, {:.0} a second, {} of bots seen; {} games compared: {lost}",
            moves as f64 / length.as_secs_f64(),
            count(&ledger.bot_moves),
            count(&ledger.compared)
        )?;
        writeln!(
            output,
            "players: {} refusals while something failed, {} connections lost without a fault; the server logged {} lines",
            count(&ledger.refusals),
            count(&ledger.interruptions),
            count(&ledger.log_lines)
        )?;
        self.print_faults(output)?;
        self.print_strangers(output)?;
        self.print_figures(output)?;
        self.print_verdicts(verdicts, output)?;
        let (findings, further) = ledger.findings();
        for finding in &findings {
            writeln!(output, "FAILED {finding}")?;
        }
        if further > 0 {
            writeln!(output, "FAILED {further} times more")?;
        }
        if !findings.is_empty() {
            writeln!(output, "the server logged last: {}", ledger.last_words())?;
        }
        output.flush()
    }

    fn print_faults(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "\n{:<12}{:>9}{:>9}{:>10}  everybody went on", "faults", "at", "lasted", "refusals")?;
        for PastFault { fault, at, lasted, went_on, last, refusals } in self.faults {
            let (at, lasted) = (clock(*at), lasted.as_secs_f64());
            let seconds = |time: &Duration| format!("after {:.1} s, the last: {last}", time.as_secs_f64());
            let went_on = went_on.as_ref().map_or("not seen".to_owned(), seconds);
            writeln!(output, "{fault:<12}{at:>9}{lasted:>7.1} s{refusals:>10}  {went_on}")?;
        }
        Ok(())
    }

    fn print_strangers(&self, output: &mut impl Write) -> io::Result<()> {
        let heads = ["asked", "1xx", "2xx", "3xx", "4xx", "5xx", "none"];
        let heads: String = heads.iter().map(|head| format!("{head:>8}")).collect();
        writeln!(output, "\n{:<26}{heads}", "strangers")?;
        for (kind, answers) in self.ledger.answers() {
            let answered: u64 = answers.classes.iter().sum();
            let [_, classes @ ..] = answers.classes;
            let numbers = [answers.asked].into_iter().chain(classes).chain([answers.asked.saturating_sub(answered)]);
            let numbers: String = numbers.map(|number| format!("{number:>8}")).collect();
            writeln!(output, "{kind:<26}{numbers}")?;
        }
        Ok(())
    }

    fn print_figures(&self, output: &mut impl Write) -> io::Result<()> {
        let samples = self.last_life();
        let since = samples.first().map_or(Duration::ZERO, |sample| sample.at);
        let head = format!("since {}", clock(since));
        writeln!(output, "\n{head:<16}{:>10}{:>10}{:>10}", "median", "largest", "last")?;
        for figure in Figure::ALL {
            let values = values(samples, figure);
            let (Some(last), Some(largest)) = (values.last(), values.iter().copied().reduce(f64::max)) else {
                continue;
            };
            let [median, largest, last] = [median(&values), largest, *last].map(|value| show(figure, value));
            writeln!(output, "{:<16}{median:>10}{largest:>10}{last:>10}", figure.name())?;
        }
        if !values(samples, Figure::File).is_empty() {
            writeln!(output, "The file grows with the moves.")?;
        }
        Ok(())
    }

    fn print_verdicts(&self, verdicts: &[Verdict], output: &mut impl Write) -> io::Result<()> {
        writeln!(output)?;
        if verdicts.is_empty() {
            return writeln!(output, "flat: not judged; that needs a whole soak of at least 10 minutes");
        }
        for Verdict { name, is_flat, reason } in verdicts {
            let verdict = if *is_flat { "flat" } else { "NOT FLAT" };
            writeln!(output, "{name}: {verdict} ({reason})")?;
        }
        Ok(())
    }

    /// What was measured since the server was last started.
    fn last_life(&self) -> &[Sample] {
        let last = self.samples.last().map_or(0, |sample| sample.life);
        &self.samples[self.samples.partition_point(|sample| sample.life < last)..]
    }
}

impl Verdict {
    /// Whether it stays as it is.
    pub(super) fn is_flat(&self) -> bool {
        self.is_flat
    }
}

/// Compares the last quarter with the second one; the first one is for warming up.
fn flat(name: &'static str, samples: &[Sample], figure: Figure, more: f64) -> Verdict {
    let quarter = |n: usize| values(&samples[samples.len() * n / 4..samples.len() * (n + 1) / 4], figure);
    let (second, last) = (quarter(1), quarter(3));
    if second.is_empty() || last.is_empty() {
        return Verdict { name, is_flat: false, reason: "it could not be measured".to_owned() };
    }
    let (second, last) = (median(&second), median(&last));
    let most = second * GROWTH + more;
    let [shown_second, shown_last, shown_most] = [second, last, most].map(|value| show(figure, value));
    let reason = format!(
        "{} {shown_second} in the second quarter, {shown_last} in the last one; {shown_most} is allowed",
        figure.name()
    );
    Verdict { name, is_flat: last <= most, reason }
}

fn values(samples: &[Sample], figure: Figure) -> Vec<f64> {
    samples.iter().filter_map(|sample| sample.value(figure)).collect()
}

fn show(figure: Figure, value: f64) -> String {
    if figure.has_fraction() { format!("{value:.1}") } else { format!("{value:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(values: impl IntoIterator<Item = f64>) -> bool {
        let sample = |(n, value)| Sample::of(Duration::from_secs(n), 0, Figure::Memory, value);
        let samples: Vec<Sample> = (0..).zip(values).map(sample).collect();
        flat("memory", &samples, Figure::Memory, MORE_MEMORY).is_flat()
    }

    #[test]
    fn what_grows_is_not_flat() {
        assert!(verdict((0..100).map(|_| 80.0)));
        assert!(verdict((0..100).map(|n| if n < 25 { f64::from(n) } else { 80.0 })), "warming up does not count");
        assert!(verdict((0..100).map(|n| if n % 7 == 0 { 500.0 } else { 80.0 })), "nor do short peaks");
        assert!(!verdict((0..100).map(|n| 80.0 + 2.0 * f64::from(n))));
        assert!(!verdict([]), "what was not measured is not flat");
    }

    #[test]
    fn only_the_last_life_counts() {
        let sample = |(at, life)| Sample::of(Duration::from_secs(at), life, Figure::Memory, 1.0);
        let samples: Vec<Sample> = [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)].into_iter().map(sample).collect();
        let ledger = Ledger::new(catalogue::GAMES, std::net::SocketAddr::from(([127, 0, 0, 1], 1)));
        let total = Duration::from_secs(3600);
        let (faults, remarks) = (&[], &[]);
        let report =
            Report { ledger: &ledger, samples: &samples, faults, remarks, total, is_complete: true, is_judged: true };
        assert_eq!(report.last_life().iter().map(|sample| sample.at.as_secs()).collect::<Vec<_>>(), [3, 4]);
    }
}
