//! How strength grows while something is learned: a table, and a picture.

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::Failure;

/// Strength after some games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) games: u64,
    pub(super) seconds: f64,
    pub(super) mean: f64,
    /// Half the width of the 95 % interval.
    pub(super) error: f64,
}

/// The points in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Curve {
    pub(super) points: Vec<Point>,
}

const HEAD: &str = "games,seconds,mean,ci95";
const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = 48.0;
const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#223}.title{font-size:18px;font-weight:600}\
.axis{stroke:#99a;stroke-width:1;fill:none}.line{stroke:#2f6fb0;stroke-width:2;fill:none}.sure{fill:#2f6fb0;fill-opacity:.2}\
.ground{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#dde}.ground{fill:#16181d}.line{stroke:#6aa7e0}.sure{fill:#6aa7e0}}";

impl Curve {
    /// How long learning has taken.
    pub(super) fn seconds(&self) -> f64 {
        self.points.last().map_or(0.0, |point| point.seconds)
    }

    /// Reads the table of an earlier run, as far as its checkpoint goes.
    pub(super) fn read(path: &Path, games: u64) -> Result<Curve, Failure> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Curve::default()),
            text => text.map_err(|error| format!("{}: {error}", path.display()))?,
        };
        let point = |line: &str| {
            let numbers: Vec<f64> = line.split(',').filter_map(|number| number.parse().ok()).collect();
            let &[games, seconds, mean, error] = numbers.as_slice() else { return None };
            Some(Point { games: games as u64, seconds, mean, error })
        };
        let points = text.lines().filter_map(point).filter(|point| point.games <= games).collect();
        Ok(Curve { points })
    }

    pub(super) fn to_csv(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for Point { games, seconds, mean, error } in &self.points {
            let _ = writeln!(text, "{games},{seconds:.1},{mean:.4},{error:.4}");
        }
        text
    }

    /// The picture, as SVG.
    pub(super) fn draw(&self, title: &str) -> String {
        let highest = self.points.iter().map(|point| point.mean + point.error).fold(f64::MIN, f64::max);
        let lowest = self.points.iter().map(|point| point.mean - point.error).fold(f64::MAX, f64::min);
        let (span, last) = ((highest - lowest).max(1e-9), self.points.last().map_or(1, |point| point.games).max(1));
        let x = |games: u64| LEFT + games as f64 / last as f64 * (WIDTH - LEFT - RIGHT);
        let y = |mean: f64| HEIGHT - BOTTOM - (mean - lowest) / span * (HEIGHT - TOP - BOTTOM);
        let path = |points: &mut dyn Iterator<Item = (u64, f64)>| {
            let points = points.map(|(games, mean)| format!("{:.1},{:.1}", x(games), y(mean)));
            points.collect::<Vec<_>>().join(" ")
        };
        let line = path(&mut self.points.iter().map(|point| (point.games, point.mean)));
        let upper = self.points.iter().map(|point| (point.games, point.mean + point.error));
        let lower = self.points.iter().rev().map(|point| (point.games, point.mean - point.error));
        let band = path(&mut upper.chain(lower));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\n\
             <style>{STYLE}</style>\n<rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n\
             <text class=\"title\" x=\"16\" y=\"30\">{title}</text>\n<polygon class=\"sure\" points=\"{band}\"/>\n\
             <polyline class=\"line\" points=\"{line}\"/>\n",
        );
        let (floor, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
        let _ = writeln!(svg, "<path class=\"axis\" d=\"M{LEFT} {TOP}V{floor}H{right}\"/>");
        for part in 0..=4 {
            let share = f64::from(part) / 4.0;
            let mean = lowest + share * span;
            let games = (share * last as f64) as u64;
            let _ = writeln!(
                svg,
                "<text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{mean:.4}</text>",
                LEFT - 8.0,
                y(mean) + 4.0
            );
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{games}</text>",
                x(games),
                floor + 20.0
            );
        }
        svg + "</svg>\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_reads_back_as_far_as_its_checkpoint() {
        let point = |games: u64| Point { games, seconds: games as f64 / 2.0, mean: 12.5, error: 0.25 };
        let curve = Curve { points: vec![point(256), point(512), point(768)] };
        let path = std::env::temp_dir().join(format!("tarsas-curve-{}.csv", std::process::id()));
        fs::write(&path, curve.to_csv()).expect("a file");
        let found = Curve::read(&path, 600).expect("a table");
        fs::remove_file(&path).expect("it was written");
        assert_eq!(found.points, curve.points[..2]);
        assert!(curve.draw("solo").contains("<polyline"));
    }
}
