//! Functions whose last bit differs between machines in their usual form, built of additions and products, which do not differ: a
//! choice depends on them and must be the same everywhere.

use std::f64::consts::{LOG2_E, SQRT_2};

/// The logarithm of 2 in two parts: the first has so few digits that small multiples of it are exact.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// e to the power of a number.
///
/// ```
/// assert_eq!(bots::exp(0.0), 1.0);
/// assert!((bots::exp(-1.5) - (-1.5f64).exp()).abs() < 1e-14);
/// assert_eq!(bots::exp(-1e9), 0.0);
/// ```
pub fn exp(number: f64) -> f64 {
    if number < -700.0 {
        return 0.0;
    }
    let number = number.min(700.0);
    // A power of two, and a small rest for which a few terms of the series are enough.
    let twos = (number * LOG2_E).round_ties_even();
    let rest = (number - twos * LN_2_HIGH) - twos * LN_2_LOW;
    let series = (1..=14).rev().fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    series * f64::from_bits(((twos as i64 + 1023) as u64) << 52)
}

/// The natural logarithm of a positive number.
///
/// ```
/// assert_eq!(bots::ln(1.0), 0.0);
/// assert!((bots::ln(1234.5) - 1234.5f64.ln()).abs() < 1e-14);
/// ```
pub fn ln(number: f64) -> f64 {
    debug_assert!(number > 0.0 && number.is_normal(), "{number} has no logarithm here");
    let bits = number.to_bits();
    let mut twos = ((bits >> 52) as i64 - 1023) as f64;
    let mut rest = f64::from_bits(bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000);
    if rest > SQRT_2 {
        rest *= 0.5;
        twos += 1.0;
    }
    // The series of the inverse hyperbolic tangent, whose argument is at most 0.172.
    let ratio = (rest - 1.0) / (rest + 1.0);
    let square = ratio * ratio;
    let series = (0..12).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    twos * LN_2_HIGH + (twos * LN_2_LOW + 2.0 * ratio * series)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_the_usual_ones() {
        for n in -4000..4000 {
            let number = f64::from(n) / 37.0;
            let expect = number.exp();
            assert!((exp(number) - expect).abs() <= expect * 4e-15, "exp {number}");
            let positive = 1.003f64.powi(n);
            assert!((ln(positive) - positive.ln()).abs() <= positive.ln().abs() * 4e-15 + 1e-16, "ln {positive}");
        }
    }
}
