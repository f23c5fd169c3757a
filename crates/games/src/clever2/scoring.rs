//! Scores of the areas and of a sheet (6, 7, 11.2), and the solo titles (12.6).

use play::Score;

use super::action::Row;
use super::components::{Components, NUMBERS};
use super::sheet::Sheet;

/// The lines of a score (N9).
pub(super) const LINES: &[&str] = &["silver", "yellow", "blue", "green", "pink", "foxes"];

impl Sheet {
    /// The score so far.
    pub fn score(&self, components: &Components) -> Score {
        let areas = [
            self.silver_score(components),
            self.yellow_score(components),
            self.blue_score(components),
            self.green_score(),
            self.pink_score(),
        ];
        let lowest = areas.into_iter().min().unwrap_or(0);
        let highest = areas.into_iter().max().unwrap_or(0);
        let [silver, yellow, blue, green, pink] = areas;
        let foxes = i32::from(self.foxes()) * lowest; // 7.2
        Score::new(LINES, &[silver, yellow, blue, green, pink, foxes], &[highest]) // 11.3
    }

    fn silver_score(&self, components: &Components) -> i32 {
        let marks = |row| (1..=NUMBERS as u8).filter(|&number| self.is_marked(row, number)).count();
        Row::ALL.into_iter().map(|row| components.silver_points[marks(row)]).sum() // 6.2.6
    }

    fn yellow_score(&self, components: &Components) -> i32 {
        components.yellow_points[self.crossed().count()] // 6.3.3
    }

    fn blue_score(&self, components: &Components) -> i32 {
        components.blue_points[self.blue().len()] // 6.4.4
    }

    /// The points of the green area so far.
    pub fn green_score(&self) -> i32 {
        let pairs = self.green().chunks_exact(2); // 6.5.2
        pairs.map(|pair| i32::from(pair[0]) - i32::from(pair[1])).sum()
    }

    /// The points of the pink area so far.
    pub fn pink_score(&self) -> i32 {
        self.pink().iter().copied().map(i32::from).sum() // 6.6.1
    }
}

impl Components {
    /// The title for a solo total (12.6).
    pub fn title(&self, total: i32) -> Option<&str> {
        self.ratings.iter().find(|rating| total >= rating.min).map(|rating| rating.label.as_str())
    }

    /// All titles with the fewest points for each, the lowest first.
    pub fn titles(&self) -> Vec<(i32, &str)> {
        self.ratings.iter().rev().map(|rating| (rating.min, rating.label.as_str())).collect()
    }
}
