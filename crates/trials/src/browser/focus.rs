//! Whether the keyboard's focus can be seen wherever it goes on a page.

use serde::Deserialize;

use super::looks::{Paint, Picture, contrast, over};

/// A script that puts the focus everywhere and gives a [`Tour`].
pub(super) const FOCUS: &str = include_str!("focus.js");

/// A ring has at least this contrast to what is there without it, at three of four points.
const CONTRAST: f64 = 3.0;

/// What was found where the focus can go.
#[derive(Deserialize)]
pub(super) struct Tour {
    /// Places on which the focus has no ring.
    complaints: Vec<String>,
    rings: Vec<Ring>,
}

/// What is around a place while it has the focus.
#[derive(Deserialize)]
struct Ring {
    words: String,
    bands: Vec<Band>,
    /// Left, top, right and bottom of what is not cut off.
    cut: [f64; 4],
}

/// A line around a place; one of several is enough.
#[derive(Deserialize)]
struct Band {
    ink: Paint,
    /// Left, top, right and bottom of its middle.
    around: [f64; 4],
}

impl Tour {
    /// How many places were looked at.
    pub(super) fn places(&self) -> usize {
        self.rings.len() + self.complaints.len()
    }

    /// Where the focus cannot be seen, by a picture of the page without it.
    pub(super) fn complaints(&self, picture: &Picture) -> Vec<String> {
        let faint = |ring: &&Ring| !ring.is_seen(picture);
        let faint = self.rings.iter().filter(faint).map(|ring| format!("the focus is faint on {}", ring.words));
        self.complaints.iter().cloned().chain(faint).collect()
    }
}

impl Ring {
    fn is_seen(&self, picture: &Picture) -> bool {
        let seen = |point: &(f64, f64)| self.bands.iter().any(|band| band.is_seen(*point, self.cut, picture));
        let all = way_around();
        4 * all.iter().filter(|point| seen(point)).count() >= 3 * all.len()
    }
}

impl Band {
    fn is_seen(&self, (x, y): (f64, f64), cut: [f64; 4], picture: &Picture) -> bool {
        let [left, top, right, bottom] = self.around;
        let (x, y) = (left + (right - left) * x, top + (bottom - top) * y);
        let is_there = x >= cut[0] && y >= cut[1] && x <= cut[2] && y <= cut[3];
        is_there && picture.at(x, y).is_some_and(|ground| contrast(over(self.ink, ground), ground) >= CONTRAST)
    }
}

/// Points on the edge of a square of size 1, the same number on each side and none in a corner.
fn way_around() -> Vec<(f64, f64)> {
    const STEPS: u32 = 8;
    let sides = |n: u32| {
        let at = (f64::from(n) + 0.5) / f64::from(STEPS);
        [(at, 0.0), (at, 1.0), (0.0, at), (1.0, at)]
    };
    (0..STEPS).flat_map(sides).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Paint = [255.0, 255.0, 255.0, 1.0];
    const BLACK: Paint = [0.0, 0.0, 0.0, 1.0];

    fn is_seen(inks: &[Paint], cut: [f64; 4]) -> bool {
        let ground = Picture::of(20, &[WHITE; 400]);
        let bands = inks.iter().map(|ink| Band { ink: *ink, around: [4.0, 4.0, 16.0, 16.0] }).collect();
        Ring { words: String::new(), bands, cut }.is_seen(&ground)
    }

    #[test]
    fn a_ring_is_seen_by_its_contrast_unless_it_is_cut_off() {
        let whole = [0.0, 0.0, 20.0, 20.0];
        assert!(is_seen(&[BLACK], whole));
        assert!(is_seen(&[WHITE, BLACK], whole));
        assert!(!is_seen(&[WHITE], whole));
        assert!(!is_seen(&[[255.0, 200.0, 0.0, 1.0]], whole), "yellow on white");
        assert!(!is_seen(&[[0.0, 0.0, 0.0, 0.3]], whole), "a veil");
        assert!(is_seen(&[BLACK], [0.0, 0.0, 20.0, 15.5]), "three sides");
        assert!(!is_seen(&[BLACK], [4.5, 0.0, 20.0, 15.5]), "two sides");
    }
}
