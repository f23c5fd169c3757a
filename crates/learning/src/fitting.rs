//! Fits weights to samples: gradients by hand, steps by Adam.

use bots::{Shape, add, in_parallel};

use crate::samples::{Sample, Samples};

/// How much of the past the means of Adam keep.
const MOMENTUM: f32 = 0.9;
const STEADINESS: f32 = 0.999;
/// The first steps are smaller, until the means are worth something.
const WARM_UP: u64 = 200;

/// Weights on their way, and what Adam knows about them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fitting {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
    /// The mean of the weights of the last steps, which plays.
    pub(crate) average: Vec<f32>,
    pub(crate) first_moment: Vec<f32>,
    pub(crate) second_moment: Vec<f32>,
    pub(crate) steps: u64,
    /// Whether the first weights were drawn, and not those of a network.
    pub(crate) is_drawn: bool,
}

/// One thread's part of a gradient.
pub(crate) struct Gradient {
    shape: Shape,
    sums: Vec<f32>,
    /// The samples of the thread, by their places.
    pub(crate) places: Vec<u32>,
    /// The sum of squared errors.
    error: f64,
    hidden: Vec<f32>,
    hidden_blame: Vec<f32>,
    upper: Vec<f32>,
    upper_blame: Vec<f32>,
}

impl Gradient {
    pub(crate) fn new(shape: Shape) -> Gradient {
        Gradient {
            shape,
            sums: vec![0.0; shape.weights()],
            places: Vec::new(),
            error: 0.0,
            hidden: vec![0.0; shape.hidden],
            hidden_blame: vec![0.0; shape.hidden],
            upper: vec![0.0; shape.upper],
            upper_blame: vec![0.0; shape.upper],
        }
    }

    fn of(&mut self, weights: &[f32], samples: &Samples) {
        self.sums.fill(0.0);
        self.error = 0.0;
        for index in 0..self.places.len() {
            self.add(weights, samples.get(self.places[index] as usize));
        }
    }

    /// Adds what one sample says.
    fn add(&mut self, weights: &[f32], sample: Sample<'_>) {
        let Shape { inputs, hidden, upper, .. } = self.shape;
        let row = |input: usize| input * hidden..(input + 1) * hidden;
        self.hidden.copy_from_slice(&weights[row(inputs)]);
        each_input(sample.words, |input| add(&mut self.hidden, &weights[row(input)], 1.0));
        self.hidden.iter_mut().for_each(|number| *number = number.max(0.0));

        let begin = self.shape.phase_begin(sample.phase);
        let phase = &weights[begin..begin + self.shape.phase()];
        let (rows, always, last) =
            (&phase[..hidden * upper], &phase[hidden * upper..][..upper], &phase[(hidden + 1) * upper..]);
        self.upper.copy_from_slice(always);
        for (&number, row) in self.hidden.iter().zip(rows.chunks_exact(upper)) {
            if number > 0.0 {
                add(&mut self.upper, row, number);
            }
        }
        let value =
            self.upper.iter().zip(last).fold(last[upper], |sum, (&number, &factor)| sum + number.max(0.0) * factor);
        let error = value - sample.target;
        self.error += f64::from(error) * f64::from(error);

        let sums = &mut self.sums[begin..begin + self.shape.phase()];
        let (sums_of_rows, others) = sums.split_at_mut(hidden * upper);
        for (index, blame) in self.upper_blame.iter_mut().enumerate() {
            let number = self.upper[index].max(0.0);
            *blame = if number > 0.0 { error * last[index] } else { 0.0 };
            others[index] += *blame;
            others[upper + index] += error * number;
        }
        others[2 * upper] += error;
        let each = self.hidden.iter().zip(&mut self.hidden_blame);
        let rows = rows.chunks_exact(upper).zip(sums_of_rows.chunks_exact_mut(upper));
        for ((&number, blame), (row, sums)) in each.zip(rows) {
            *blame = 0.0;
            if number > 0.0 {
                *blame = product(row, &self.upper_blame);
                add(sums, &self.upper_blame, number);
            }
        }
        let (sums, blame) = (&mut self.sums, &self.hidden_blame);
        each_input(sample.words, |input| add(&mut sums[row(input)], blame, 1.0));
        add(&mut sums[row(inputs)], blame, 1.0);
    }
}

/// Gives every bit that is set.
fn each_input(words: &[u64], mut give: impl FnMut(usize)) {
    for (word, &bits) in words.iter().enumerate() {
        let mut left = bits;
        while left != 0 {
            give(word * 64 + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}

/// The sum of the products of two rows.
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; bots::GROUP];
    for (one, other) in one.as_chunks::<{ bots::GROUP }>().0.iter().zip(other.as_chunks::<{ bots::GROUP }>().0) {
        for index in 0..bots::GROUP {
            sums[index] += one[index] * other[index];
        }
    }
    sums.iter().sum()
}

impl Fitting {
    /// Weights to begin with, drawn by `uniform`, which gives numbers from 0 to 1.
    pub(crate) fn new(shape: Shape, mut uniform: impl FnMut() -> f32) -> Fitting {
        // The sum of three is close enough to a bell curve; its width is a half.
        let mut bell = |width: f32| (uniform() + uniform() + uniform() - 1.5) * 2.0 * width;
        let Shape { inputs, hidden, upper, phases } = shape;
        let mut weights = Vec::with_capacity(shape.weights());
        weights.extend((0..inputs * hidden).map(|_| bell(0.08)));
        weights.extend(std::iter::repeat_n(0.0, hidden));
        for _ in 0..phases {
            weights.extend((0..hidden * upper).map(|_| bell((2.0 / hidden as f32).sqrt())));
            weights.extend(std::iter::repeat_n(0.0, upper));
            weights.extend((0..upper).map(|_| bell((1.0 / upper as f32).sqrt())));
            weights.push(0.0);
        }
        Fitting { is_drawn: true, ..Fitting::from(shape, weights) }
    }

    /// Weights to go on from.
    pub(crate) fn from(shape: Shape, weights: Vec<f32>) -> Fitting {
        let none = vec![0.0; weights.len()];
        Fitting {
            shape,
            average: weights.clone(),
            weights,
            first_moment: none.clone(),
            second_moment: none,
            steps: 0,
            is_drawn: false,
        }
    }

    /// The mean of the weights of the last steps, without those of bits that have never been set: they were drawn and mean nothing.
    pub(crate) fn seen(&self) -> Vec<f32> {
        let mut weights = self.average.clone();
        if !self.is_drawn || self.steps == 0 {
            return weights;
        }
        let hidden = self.shape.hidden;
        let rows =
            weights.chunks_exact_mut(hidden).zip(self.second_moment.chunks_exact(hidden)).take(self.shape.inputs);
        for (row, moments) in rows {
            if moments.iter().all(|&moment| moment == 0.0) {
                row.fill(0.0);
            }
        }
        weights
    }

    /// One step, by what the samples at some places say; gives the mean of squared errors.
    pub(crate) fn step(&mut self, samples: &Samples, parts: &mut [Gradient], rate: f32, average: f32) -> f64 {
        let weights = &self.weights;
        in_parallel(parts, |part| part.of(weights, samples));
        let count: usize = parts.iter().map(|part| part.places.len()).sum();
        let error: f64 = parts.iter().map(|part| part.error).sum();
        self.steps += 1;
        let warm = (self.steps as f32 / WARM_UP as f32).min(1.0);
        let rate = rate * warm;
        let correction = |share: f32| 1.0 / (1.0 - share.powi(self.steps.min(100_000) as i32));
        let (first_correction, second_correction) = (correction(MOMENTUM), correction(STEADINESS));
        let kept = average.min(self.steps as f32 / (self.steps as f32 + 50.0));
        let share = 1.0 / count as f32;
        let (first, rest) = parts.split_first_mut().expect("at least one thread");
        rest.iter().for_each(|part| add(&mut first.sums, &part.sums, 1.0));
        // Rows of groups were added; what is left over behind them is not a whole group.
        let grouped = first.sums.len() / bots::GROUP * bots::GROUP;
        for part in rest.iter() {
            for index in grouped..first.sums.len() {
                first.sums[index] += part.sums[index];
            }
        }
        let moments = self.first_moment.iter_mut().zip(&mut self.second_moment);
        let all = self.weights.iter_mut().zip(&mut self.average).zip(moments).zip(&first.sums);
        for (((weight, mean), (moment, square)), &sum) in all {
            let slope = sum * share;
            *moment += (1.0 - MOMENTUM) * (slope - *moment);
            *square += (1.0 - STEADINESS) * (slope * slope - *square);
            *weight -= rate * (*moment * first_correction) / ((*square * second_correction).sqrt() + 1e-8);
            *mean += (1.0 - kept) * (*weight - *mean);
        }
        error / count as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { inputs: 5, hidden: 16, upper: 16, phases: 2 };

    fn sample_weights() -> Vec<f32> {
        (0..SHAPE.weights()).map(|n| ((n * 7919) % 103) as f32 / 100.0 - 0.45).collect()
    }

    fn error(weights: &[f32], samples: &Samples) -> f64 {
        let mut gradient = Gradient::new(SHAPE);
        gradient.places = (0..samples.len() as u32).collect();
        gradient.of(weights, samples);
        gradient.error
    }

    fn some_samples() -> Samples {
        let mut samples = Samples::new(SHAPE.inputs);
        samples.push(&[0, 2].into_iter().collect(), 0, 0.7);
        samples.push(&[1, 2, 4].into_iter().collect(), 1, -0.3);
        samples
    }

    #[test]
    fn gradients_tell_how_the_error_changes() {
        let (weights, samples) = (sample_weights(), some_samples());
        let mut gradient = Gradient::new(SHAPE);
        gradient.places = vec![0, 1];
        gradient.of(&weights, &samples);
        for index in (0..weights.len()).step_by(7) {
            let mut moved = weights.clone();
            moved[index] += 1e-3;
            let higher = error(&moved, &samples);
            moved[index] -= 2e-3;
            let slope = (higher - error(&moved, &samples)) / 2e-3 / 2.0;
            assert!((slope - f64::from(gradient.sums[index])).abs() < 2e-3, "weight {index}: {slope}");
        }
    }

    #[test]
    fn steps_reach_the_targets_and_threads_share_the_work() {
        let samples = some_samples();
        let mut alone = Fitting::from(SHAPE, sample_weights());
        let mut shared = alone.clone();
        let mut one = [Gradient::new(SHAPE)];
        one[0].places = vec![0, 1];
        let mut two = [Gradient::new(SHAPE), Gradient::new(SHAPE)];
        two[0].places = vec![0];
        two[1].places = vec![1];
        let mut last = f64::INFINITY;
        for _ in 0..500 {
            last = alone.step(&samples, &mut one, 3e-3, 0.9);
            shared.step(&samples, &mut two, 3e-3, 0.9);
        }
        assert!(last < 1e-5, "{last}");
        let apart = alone.weights.iter().zip(&shared.weights).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(apart < 1e-3, "{apart}");
    }
}
