//! When what happens. In a short soak everything happens sooner and is shorter.

use std::fmt;
use std::time::Duration;

/// What is done to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It is killed and started again.
    Kill,
    /// It stands still for some seconds.
    Stop,
    /// For some seconds nothing more can be written.
    FullDisk,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Fault::Kill => "kill",
            Fault::Stop => "stop",
            Fault::FullDisk => "full disk",
        })
    }
}

/// The times of a soak.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// How long it lasts.
    pub total: Duration,
    /// From one measurement to the next.
    pub sample: Duration,
    /// From one line of progress to the next.
    pub line: Duration,
    /// How long a stranger stays.
    pub round: Duration,
    /// How long a stranger is away, on average.
    pub pause: Duration,
    /// How long a fault lasts.
    pub fault: Duration,
    /// The faults, and when each is due.
    pub faults: Vec<(Duration, Fault)>,
}

/// Flatness is judged from this length on.
const JUDGED: Duration = Duration::from_secs(600);

/// From one fault to the next.
const BETWEEN_FAULTS: Duration = Duration::from_secs(180);

impl Schedule {
    /// A soak of this length, with or without full disks.
    pub(super) fn new(total: Duration, with_full_disks: bool) -> Schedule {
        let between = BETWEEN_FAULTS.min(total / 5);
        Schedule {
            total,
            sample: (total / 40).clamp(Duration::from_millis(500), Duration::from_secs(10)),
            line: (total / 4).clamp(Duration::from_secs(5), Duration::from_secs(60)),
            round: (total / 10).clamp(Duration::from_secs(2), Duration::from_secs(20)),
            pause: (total / 10).clamp(Duration::from_secs(1), Duration::from_secs(20)),
            fault: (between / 20).clamp(Duration::from_secs(2), Duration::from_secs(5)),
            faults: faults(total, between, with_full_disks),
        }
    }

    /// Whether it is long enough to say that something does not grow.
    pub(super) fn is_judged(&self) -> bool {
        self.total >= JUDGED
    }
}

/// Kills come only in the first half, so that one process lives through the second half and its memory can be judged.
fn faults(total: Duration, between: Duration, with_full_disks: bool) -> Vec<(Duration, Fault)> {
    let is_possible = |fault: &Fault| with_full_disks || *fault != Fault::FullDisk;
    let mut early = [Fault::Kill, Fault::Stop, Fault::FullDisk].into_iter().filter(is_possible).cycle();
    let mut late = [Fault::FullDisk, Fault::Stop].into_iter().filter(is_possible).cycle();
    let times = (1..).map(|n| between * n).take_while(|at| *at + between / 2 < total);
    times.filter_map(|at| Some((at, if at < total / 2 { early.next()? } else { late.next()? }))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_comes_and_kills_only_in_the_first_half() {
        for seconds in [1, 20, 300, 600, 3600, 24 * 3600] {
            let total = Duration::from_secs(seconds);
            for with_full_disks in [false, true] {
                let schedule = Schedule::new(total, with_full_disks);
                let count = |wanted: Fault| schedule.faults.iter().filter(|(_, fault)| *fault == wanted).count();
                assert!(count(Fault::Kill) > 0 && count(Fault::Stop) > 0, "{schedule:?}");
                assert_eq!(count(Fault::FullDisk) > 0, with_full_disks, "{schedule:?}");
                let is_early = |(at, fault): &(Duration, Fault)| *at < total / 2 || *fault != Fault::Kill;
                assert!(schedule.faults.iter().all(is_early), "{schedule:?}");
                assert!(schedule.faults.iter().all(|(at, _)| *at < total), "{schedule:?}");
            }
        }
    }

    #[test]
    fn an_hour_has_a_fault_every_three_minutes() {
        let schedule = Schedule::new(Duration::from_secs(3600), true);
        assert_eq!(schedule.faults.len(), 19);
        assert_eq!(schedule.sample, Duration::from_secs(10));
        assert!(schedule.is_judged() && !Schedule::new(Duration::from_secs(599), true).is_judged());
    }
}
