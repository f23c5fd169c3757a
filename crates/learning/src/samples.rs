//! What is learned from: positions, and what should have been expected of them.

use bots::Inputs;

/// Samples in a row, packed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Samples {
    /// Bits of a view.
    inputs: usize,
    pub(crate) words: Vec<u64>,
    pub(crate) phases: Vec<u8>,
    pub(crate) targets: Vec<f32>,
}

/// One of them.
#[derive(Clone, Copy)]
pub(crate) struct Sample<'s> {
    pub(crate) words: &'s [u64],
    pub(crate) phase: usize,
    pub(crate) target: f32,
}

impl Samples {
    pub(crate) fn new(inputs: usize) -> Samples {
        Samples { inputs, words: Vec::new(), phases: Vec::new(), targets: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }

    pub(crate) fn words_each(&self) -> usize {
        self.inputs.div_ceil(64)
    }

    pub(crate) fn push(&mut self, inputs: &Inputs, phase: usize, target: f32) {
        self.words.extend_from_slice(inputs.words(self.inputs));
        self.phases.push(phase as u8);
        self.targets.push(target);
    }

    pub(crate) fn get(&self, index: usize) -> Sample<'_> {
        let each = self.words_each();
        Sample {
            words: &self.words[index * each..(index + 1) * each],
            phase: self.phases[index].into(),
            target: self.targets[index],
        }
    }
}

/// The samples of the last rounds: new ones take the places of the oldest.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Recent {
    pub(crate) samples: Samples,
    pub(crate) most: usize,
    /// The place of the next one.
    pub(crate) next: usize,
}

impl Recent {
    pub(crate) fn new(inputs: usize, most: usize) -> Recent {
        Recent { samples: Samples::new(inputs), most, next: 0 }
    }

    pub(crate) fn add(&mut self, fresh: &Samples) {
        let each = fresh.words_each();
        for index in 0..fresh.len() {
            let sample = fresh.get(index);
            let all = &mut self.samples;
            if all.len() < self.most {
                all.words.extend_from_slice(sample.words);
                all.phases.push(sample.phase as u8);
                all.targets.push(sample.target);
            } else {
                all.words[self.next * each..(self.next + 1) * each].copy_from_slice(sample.words);
                all.phases[self.next] = sample.phase as u8;
                all.targets[self.next] = sample.target;
            }
            self.next = (self.next + 1) % self.most;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_samples_give_way() {
        let mut recent = Recent::new(70, 3);
        let mut fresh = Samples::new(70);
        for n in 0..5usize {
            fresh.push(&[n, 65].into_iter().collect(), n, n as f32);
        }
        recent.add(&fresh);
        assert_eq!(recent.samples.targets, [3.0, 4.0, 2.0]);
        let newest = recent.samples.get(1);
        assert_eq!((newest.words, newest.phase), ([1 << 4, 1 << 1].as_slice(), 4));
    }
}
