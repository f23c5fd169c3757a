//! A value network: what a player may expect, from the bits of its view.
//!
//! Bits, a hidden layer, an upper layer for each phase of the game, one number. The weights of the first layer are whole multiples of
//! [`FIRST_STEP`], small enough for their sums to be exact in any order: so the hidden layer is brought from one view to the next
//! by the bits that differ, and comes out the same as if it were added up anew. Everything above is added up in a fixed order. A
//! value is therefore the same on every machine.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use crate::Inputs;
use crate::encoding::ones;

/// The weights of the first layer are multiples of this.
pub const FIRST_STEP: f32 = 1.0 / 256.0;
/// All other weights are multiples of this.
pub const UPPER_STEP: f32 = 1.0 / 1024.0;
/// The numbers of a layer are added up in groups of this many, so that machines can add a group at once.
pub const GROUP: usize = 16;

/// How many numbers each part of a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Bits of a view.
    pub inputs: usize,
    /// Numbers of the hidden layer, a multiple of [`GROUP`].
    pub hidden: usize,
    /// Numbers of an upper layer, a multiple of [`GROUP`].
    pub upper: usize,
    /// Phases, each with an upper layer of its own.
    pub phases: usize,
}

impl Shape {
    /// How many weights there are.
    pub fn weights(&self) -> usize {
        self.first() + self.phases * self.phase()
    }

    /// How many weights the first layer has: a row for each bit, and one that is always added.
    pub fn first(&self) -> usize {
        (self.inputs + 1) * self.hidden
    }

    /// How many weights a phase has: a row for each hidden number and one that is always added, a factor for each upper number and a
    /// number that is always added.
    pub fn phase(&self) -> usize {
        (self.hidden + 1) * self.upper + self.upper + 1
    }

    /// Where the weights of a phase begin.
    pub fn phase_begin(&self, phase: usize) -> usize {
        self.first() + phase * self.phase()
    }
}

/// A network that can be asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    shape: Shape,
    weights: Vec<f32>,
    about: String,
}

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// It is something else, or damaged.
    #[error("this is not a network file of this program")]
    NotANetwork,
    /// It ends too soon, or goes on after its end.
    #[error("the network file has {found} weights instead of {expected}")]
    Length {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

/// The first line of a network file.
const TITLE: &str = "tarsas network 1";
/// No network has more weights, so that a damaged file takes no memory.
const MOST_WEIGHTS: usize = 4 << 20;

impl Network {
    /// A network with these weights, rounded to their steps; `about` says how it came about.
    pub fn new(shape: Shape, weights: &[f32], about: &str) -> Network {
        assert_eq!(weights.len(), shape.weights(), "a network has as many weights as its shape says");
        assert!(shape.hidden.is_multiple_of(GROUP) && shape.upper.is_multiple_of(GROUP), "layers come in groups");
        let (first, upper) = weights.split_at(shape.first());
        let round =
            |weights: &[f32], step: f32| weights.iter().map(|&weight| f32::from(steps(weight, step)) * step).collect();
        let mut rounded: Vec<f32> = round(first, FIRST_STEP);
        rounded.extend::<Vec<f32>>(round(upper, UPPER_STEP));
        Network { shape, weights: rounded, about: about.to_owned() }
    }

    /// How many numbers it has where.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The weights, in order.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// How it came about.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// The file of the network: a title, what it is about, and the packed weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Shape { inputs, hidden, upper, phases } = self.shape;
        let head = format!("{TITLE}\nshape {inputs} {hidden} {upper} {phases}\n{}\n\n", self.about.trim_end());
        let (first, rest) = self.weights.split_at(self.shape.first());
        let numbers = first.iter().map(|&weight| steps(weight, FIRST_STEP));
        let numbers: Vec<i16> = numbers.chain(rest.iter().map(|&weight| steps(weight, UPPER_STEP))).collect();
        // Small numbers in both directions have an upper byte of 0, which packs well.
        let folded = numbers.iter().map(|&number| ((number << 1) ^ (number >> 15)) as u16);
        let (low, high): (Vec<u8>, Vec<u8>) = folded.map(|number| (number as u8, (number >> 8) as u8)).unzip();
        let bytes = [high, low].concat();
        // What cannot be packed grows by less than one in a thousand.
        let mut packed = Vec::with_capacity(bytes.len() + bytes.len() / 512 + 64);
        let done = Compress::new(Compression::best(), true).compress_vec(&bytes, &mut packed, FlushCompress::Finish);
        assert_eq!(done.ok(), Some(Status::StreamEnd), "there was enough room");
        [head.as_bytes(), &packed].concat()
    }

    /// Reads the file of a network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let end = bytes.windows(2).position(|two| two == b"\n\n").ok_or(NetworkError::NotANetwork)?;
        let head = str::from_utf8(&bytes[..end]).map_err(|_| NetworkError::NotANetwork)?;
        let mut lines = head.splitn(3, '\n');
        if lines.next() != Some(TITLE) {
            return Err(NetworkError::NotANetwork);
        }
        let shape = lines.next().and_then(read_shape).ok_or(NetworkError::NotANetwork)?;
        let about = lines.next().unwrap_or_default();
        let expected = shape.weights();
        let mut unpacked = Vec::with_capacity(2 * expected + 2);
        let mut unpacking = Decompress::new(true);
        let done = unpacking.decompress_vec(&bytes[end + 2..], &mut unpacked, FlushDecompress::Finish);
        let done = done.map_err(|_| NetworkError::NotANetwork)?;
        if unpacked.len() != 2 * expected || done != Status::StreamEnd {
            return Err(NetworkError::Length { expected, found: unpacked.len() / 2 });
        }
        let (high, low) = unpacked.split_at(expected);
        let number = |(&high, &low): (&u8, &u8)| {
            let folded = u16::from_be_bytes([high, low]);
            ((folded >> 1) as i16) ^ -((folded & 1) as i16)
        };
        let numbers = high.iter().zip(low).map(number).enumerate();
        let step = |index: usize| if index < shape.first() { FIRST_STEP } else { UPPER_STEP };
        let weights = numbers.map(|(index, number)| f32::from(number) * step(index)).collect();
        Ok(Network { shape, weights, about: about.to_owned() })
    }

    /// What a player may expect whose view has these bits, in this phase.
    pub fn value(&self, memory: &mut Memory, inputs: &Inputs, phase: usize) -> f32 {
        memory.follow(self, inputs);
        let Shape { hidden, upper, .. } = self.shape;
        let begin = self.shape.phase_begin(phase);
        let rows = &self.weights[begin..begin + hidden * upper];
        let sums = &mut memory.upper[..upper];
        sums.copy_from_slice(&self.weights[begin + hidden * upper..][..upper]);
        for (&number, row) in memory.hidden.iter().zip(rows.chunks_exact(upper)) {
            if number > 0.0 {
                add(sums, row, number);
            }
        }
        let last = &self.weights[begin + (hidden + 1) * upper..][..upper + 1];
        let mut groups = [0.0; GROUP];
        for (sums, factors) in sums.as_chunks::<GROUP>().0.iter().zip(last.as_chunks::<GROUP>().0) {
            for index in 0..GROUP {
                groups[index] += sums[index].max(0.0) * factors[index];
            }
        }
        groups.iter().fold(last[upper], |sum, number| sum + number)
    }
}

/// Adds a row, times a factor.
#[inline]
pub fn add(sums: &mut [f32], row: &[f32], factor: f32) {
    for (sums, row) in sums.as_chunks_mut::<GROUP>().0.iter_mut().zip(row.as_chunks::<GROUP>().0) {
        for index in 0..GROUP {
            sums[index] += row[index] * factor;
        }
    }
}

/// The nearest whole number of steps.
fn steps(weight: f32, step: f32) -> i16 {
    (weight / step).round_ties_even() as i16
}

fn read_shape(line: &str) -> Option<Shape> {
    let mut numbers = line.strip_prefix("shape ")?.split(' ').map(|number| number.parse::<usize>().ok());
    let mut next = |most: usize| numbers.next().flatten().filter(|number| (1..=most).contains(number));
    let shape = Shape { inputs: next(Inputs::MOST)?, hidden: next(1024)?, upper: next(256)?, phases: next(256)? };
    let grouped = shape.hidden.is_multiple_of(GROUP) && shape.upper.is_multiple_of(GROUP);
    (grouped && shape.weights() <= MOST_WEIGHTS).then_some(shape)
}

/// What a network remembers from one view to the next: the hidden layer, and for which bits it stands.
#[derive(Clone, Debug)]
pub struct Memory {
    inputs: Inputs,
    hidden: Vec<f32>,
    upper: Vec<f32>,
}

impl Memory {
    /// Nothing has been asked yet.
    pub fn new(network: &Network) -> Memory {
        let Shape { inputs, hidden, upper, .. } = network.shape;
        let always = network.weights[inputs * hidden..][..hidden].to_vec();
        Memory { inputs: Inputs::NONE, hidden: always, upper: vec![0.0; upper] }
    }

    /// Brings the hidden layer to these bits.
    fn follow(&mut self, network: &Network, inputs: &Inputs) {
        let Shape { inputs: count, hidden, .. } = network.shape;
        let row = |input: usize| &network.weights[input * hidden..(input + 1) * hidden];
        for (word, (&old, &new)) in self.inputs.words(count).iter().zip(inputs.words(count)).enumerate() {
            if old != new {
                ones(old & !new).for_each(|bit| add(&mut self.hidden, row(word * 64 + bit), -1.0));
                ones(new & !old).for_each(|bit| add(&mut self.hidden, row(word * 64 + bit), 1.0));
            }
        }
        self.inputs = *inputs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { inputs: 70, hidden: 16, upper: 16, phases: 2 };

    fn network() -> Network {
        let weights: Vec<f32> = (0..SHAPE.weights()).map(|n| ((n * 7919) % 101) as f32 / 50.0 - 1.0).collect();
        Network::new(SHAPE, &weights, "made for a test")
    }

    fn inputs(bits: &[usize]) -> Inputs {
        bits.iter().copied().collect()
    }

    #[test]
    fn a_file_reads_back() {
        let network = network();
        assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
    }

    #[test]
    fn a_damaged_file_is_refused() {
        let bytes = network().to_bytes();
        let check = |bytes: &[u8]| Network::from_bytes(bytes).expect_err("a damaged file");
        assert_eq!(check(b""), NetworkError::NotANetwork);
        assert_eq!(check(&bytes[1..]), NetworkError::NotANetwork);
        for cut in 0..bytes.len() {
            check(&bytes[..cut]);
        }
        let larger = String::from_utf8_lossy(&bytes).replace("shape 70", "shape 71").into_bytes();
        check(&larger);
        check(b"tarsas network 1\nshape 4096 1024 256 256\nmuch\n\n");
    }

    #[test]
    fn a_value_does_not_depend_on_what_was_asked_before() {
        let network = network();
        let asked = [inputs(&[0, 3, 69]), inputs(&[]), inputs(&[1, 2, 3, 4, 64]), inputs(&[5])];
        let mut memory = Memory::new(&network);
        for inputs in asked.iter().chain(asked.iter().rev()) {
            for phase in 0..2 {
                let fresh = network.value(&mut Memory::new(&network), inputs, phase);
                assert_eq!(network.value(&mut memory, inputs, phase).to_bits(), fresh.to_bits());
            }
        }
    }
}
