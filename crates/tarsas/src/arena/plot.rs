//! A picture of score distributions: a hill for each bot, its mean, and how sure we are of it.

use std::fmt::Write;

use crate::statistics::{Estimate, mean};

/// One bot's hill.
pub(super) struct Row<'a> {
    /// The bot.
    pub name: &'a str,
    /// Its final scores.
    pub totals: Vec<f64>,
}

const WIDTH: f64 = 800.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 56.0;
const HILL: f64 = 76.0;
const BOTTOM: f64 = 44.0;

/// How finely a hill is drawn.
const STEPS: usize = 160;

/// Ticks on the axis, at most.
const TICKS: f64 = 10.0;

const STYLE: &str = "text{font:14px system-ui,sans-serif;fill:#223}.title{font-size:18px;font-weight:600}\
.axis{stroke:#99a;stroke-width:1}.tick{font-size:12px;fill:#556}.hill{fill:#2f6fb0;fill-opacity:.35;stroke:#2f6fb0;stroke-width:1.5}\
.mean{stroke:#b0402f;stroke-width:2}.sure{fill:#b0402f;fill-opacity:.25}.ground{fill:#fff}\
@media(prefers-color-scheme:dark){text{fill:#dde}.tick{fill:#99a}.ground{fill:#16181d}.hill{fill:#6aa7e0;stroke:#6aa7e0}\
.mean{stroke:#f08a75}.sure{fill:#f08a75}}";

/// Draws a hill for each row. Every row has at least one score.
pub(super) fn draw(title: &str, rows: &[Row]) -> String {
    let axis = Axis::over(rows);
    let height = TOP + HILL * rows.len() as f64 + BOTTOM;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">\n\
         <style>{STYLE}</style>\n<rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\"/>\n\
         <text class=\"title\" x=\"16\" y=\"30\">{}</text>\n",
        escaped(title),
        escaped(title),
    );
    let hills: Vec<Vec<f64>> = rows.iter().map(|row| axis.density(&row.totals)).collect();
    let highest = hills.iter().flatten().copied().fold(0.0, f64::max);
    for (number, (row, hill)) in rows.iter().zip(&hills).enumerate() {
        let floor = TOP + HILL * (number + 1) as f64;
        draw_row(&mut svg, &axis, row, hill, highest, floor);
    }
    draw_axis(&mut svg, &axis, height - BOTTOM);
    svg.push_str("</svg>\n");
    svg
}

fn draw_row(svg: &mut String, axis: &Axis, row: &Row, hill: &[f64], highest: f64, floor: f64) {
    let Estimate { value, ci95 } = mean(&row.totals);
    let mut outline = format!("M{:.1} {floor}", axis.x(axis.low));
    for (step, density) in hill.iter().enumerate() {
        let height = density / highest * (HILL - 10.0);
        push(&mut outline, format_args!("L{:.1} {:.1}", axis.x(axis.value(step)), floor - height));
    }
    push(&mut outline, format_args!("L{:.1} {floor}Z", axis.x(axis.high)));
    let (name, label) = (escaped(row.name), numbers(value, ci95));
    push(svg, format_args!("<path class=\"hill\" d=\"{outline}\"/>\n"));
    if ci95.is_finite() {
        let (from, to) = (axis.x(value - ci95), axis.x(value + ci95));
        let (top, height) = (floor - HILL + 10.0, HILL - 10.0);
        push(
            svg,
            format_args!(
                "<rect class=\"sure\" x=\"{from:.1}\" y=\"{top}\" width=\"{:.1}\" height=\"{height}\"/>\n",
                to - from
            ),
        );
    }
    let x = axis.x(value);
    push(
        svg,
        format_args!(
            "<line class=\"mean\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{}\" y2=\"{floor}\"/>\n",
            floor - HILL + 10.0
        ),
    );
    push(
        svg,
        format_args!(
            "<text x=\"16\" y=\"{}\">{name}</text><text class=\"tick\" x=\"16\" y=\"{}\">{label}</text>\n",
            floor - 26.0,
            floor - 8.0
        ),
    );
}

fn numbers(mean: f64, ci95: f64) -> String {
    if ci95.is_finite() { format!("{mean:.1} ± {ci95:.1}") } else { format!("{mean:.1}") }
}

fn draw_axis(svg: &mut String, axis: &Axis, y: f64) {
    let (from, to) = (axis.x(axis.low), axis.x(axis.high));
    push(svg, format_args!("<line class=\"axis\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y}\" y2=\"{y}\"/>\n"));
    let mut tick = (axis.low / axis.tick).ceil() * axis.tick + 0.0; // not -0
    while tick <= axis.high {
        let x = axis.x(tick);
        push(
            svg,
            format_args!(
                "<line class=\"axis\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{y}\" y2=\"{}\"/>\
                 <text class=\"tick\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{tick:.0}</text>\n",
                y + 5.0,
                y + 20.0
            ),
        );
        tick += axis.tick;
    }
    let middle = f64::midpoint(from, to);
    push(
        svg,
        format_args!("<text class=\"tick\" x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">score</text>\n", y + 38.0),
    );
}

/// The range of scores, and how it lies on the picture.
struct Axis {
    low: f64,
    high: f64,
    tick: f64,
}

impl Axis {
    fn over(rows: &[Row]) -> Axis {
        let totals = || rows.iter().flat_map(|row| row.totals.iter().copied());
        let (low, high) = (totals().fold(f64::INFINITY, f64::min), totals().fold(f64::NEG_INFINITY, f64::max));
        let margin = (high - low) * 0.06 + 1.0;
        let (low, high) = (low - margin, high + margin);
        let widths = (0..).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(power)));
        let tick = widths.into_iter().find(|width| (high - low) / width <= TICKS).unwrap_or(f64::INFINITY);
        Axis { low, high, tick }
    }

    fn x(&self, value: f64) -> f64 {
        LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)
    }

    fn value(&self, step: usize) -> f64 {
        self.low + (self.high - self.low) * step as f64 / STEPS as f64
    }

    /// The share of scores near each place, smoothed by Silverman's rule; scores are whole, so never by less than half a point.
    fn density(&self, totals: &[f64]) -> Vec<f64> {
        let n = totals.len() as f64;
        let middle = totals.iter().sum::<f64>() / n;
        let deviation = (totals.iter().map(|total| (total - middle).powi(2)).sum::<f64>() / n).sqrt();
        let width = (1.06 * deviation * n.powf(-0.2)).max(0.5);
        let scale = width * n * std::f64::consts::TAU.sqrt();
        let bell = |value: f64, total: f64| (-0.5 * ((value - total) / width).powi(2)).exp() / scale;
        let at = |value: f64| totals.iter().map(|&total| bell(value, total)).sum();
        (0..=STEPS).map(|step| at(self.value(step))).collect()
    }
}

fn push(text: &mut String, part: std::fmt::Arguments) {
    text.write_fmt(part).expect("a text takes everything");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> [Row<'static>; 2] {
        [Row { name: "random", totals: vec![40.0, 50.0, 60.0] }, Row { name: "a<b", totals: vec![100.0] }]
    }

    #[test]
    fn each_bot_has_a_hill_its_mean_and_its_interval() {
        let svg = draw("clever2 players=1", &rows());
        assert_eq!(svg.matches("class=\"hill\"").count(), 2);
        assert_eq!(svg.matches("class=\"sure\"").count(), 1, "one score has no interval");
        assert!(svg.contains("50.0 ± 11.3") && svg.contains(">100.0<"), "{svg}");
        assert!(svg.contains("a&lt;b") && !svg.contains("a<b"));
    }

    #[test]
    fn zero_has_no_sign() {
        let svg = draw("t", &[Row { name: "random", totals: vec![0.0, 3.0] }]);
        assert!(svg.contains(">0</text>") && !svg.contains(">-0</text>"), "{svg}");
    }

    #[test]
    fn ticks_are_round_numbers_inside_the_range() {
        let axis = Axis::over(&rows());
        assert_eq!(axis.tick, 10.0);
        assert!(axis.low < 40.0 && axis.high > 100.0);
    }

    /// A hill has the area of one, whatever its width.
    #[test]
    fn a_hill_is_a_density() {
        let axis = Axis { low: -100.0, high: 200.0, tick: 10.0 };
        let hill = axis.density(&[40.0, 50.0, 60.0, 65.0]);
        let area = hill.iter().sum::<f64>() * 300.0 / STEPS as f64;
        assert!((area - 1.0).abs() < 1e-3, "{area}");
    }
}
