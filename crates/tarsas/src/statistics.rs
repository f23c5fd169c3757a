//! Means, proportions, and how sure we are of them.

/// The 97.5 % point of the normal distribution: 95 % of all results lie within this many standard errors.
pub const Z: f64 = 1.959_963_984_540_054;

/// A mean and half the width of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The middle.
    pub value: f64,
    /// How far the interval reaches to either side.
    pub ci95: f64,
}

/// The mean of independent samples. One sample says nothing about its error: the interval is then infinite.
pub fn mean(samples: &[f64]) -> Estimate {
    let n = samples.len() as f64;
    let value = samples.iter().sum::<f64>() / n;
    let squares: f64 = samples.iter().map(|sample| (sample - value).powi(2)).sum();
    let ci95 = if samples.len() < 2 { f64::INFINITY } else { Z * (squares / (n - 1.0) / n).sqrt() };
    Estimate { value, ci95 }
}

/// The mean of each run of samples with the same key.
pub fn blocks(samples: impl Iterator<Item = (u64, f64)>) -> Vec<f64> {
    let mut blocks: Vec<(u64, Vec<f64>)> = Vec::new();
    for (key, sample) in samples {
        match blocks.last_mut() {
            Some((last, block)) if *last == key => block.push(sample),
            _ => blocks.push((key, vec![sample])),
        }
    }
    blocks.iter().map(|(_, block)| mean(block).value).collect()
}

/// The middle of the samples.
pub fn median(samples: &[f64]) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    f64::midpoint(sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2])
}

/// Wilson's 95 % interval for a proportion: honest also for 0 and for all of `n`.
pub fn proportion(wins: f64, n: f64) -> (f64, f64) {
    let p = wins / n;
    let z2 = Z * Z;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_textbook_interval() {
        let Estimate { value, ci95 } = mean(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!((value - 5.0).abs() < 1e-12);
        assert!((ci95 - Z * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert!(mean(&[3.0]).ci95.is_infinite());
    }

    #[test]
    fn samples_with_the_same_key_count_as_one() {
        let samples = [(1, 2.0), (1, 4.0), (2, 7.0), (1, 5.0)];
        assert_eq!(blocks(samples.into_iter()), [3.0, 7.0, 5.0]);
    }

    #[test]
    fn the_median_lies_in_the_middle() {
        assert_eq!(median(&[9.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[9.0, 1.0, 2.0, 3.0]), 2.5);
    }

    /// Wilson's interval for 8 of 10, as printed in textbooks: 0.490 to 0.943.
    #[test]
    fn a_proportion_has_wilsons_interval() {
        let (low, high) = proportion(8.0, 10.0);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let (low, high) = proportion(10.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-4 && (high - 1.0).abs() < 1e-12, "{low} {high}");
        assert_eq!(proportion(0.0, 10.0).0, 0.0);
    }
}
