//! How a game is shown to a network: a view as a row of bits, an action as a number.

use play::{Game, Player};

/// A game whose views can be shown to a network.
///
/// The bits of a view are in parts with names. The viewer's own things come first, then those of the others in the order of their
/// seats, counted from the viewer; the parts of players who are not there are empty. Equal views give equal bits, and whatever can change a
/// decision changes a bit. Only views are encoded, so a network knows what its player knows.
///
/// ```
/// use bots::{Encoding, Inputs};
/// use games::Marabunta;
/// use play::{Chances, Game, Player, Seed, Table};
///
/// let table = Table::<Marabunta>::new("".parse().unwrap(), Seed::from(5), Chances::Automatic);
/// let player = table.game().turn().players().iter().next().expect("somebody decides");
/// let inputs = Inputs::of::<Marabunta>(&table.game().view(Some(player)), player);
/// assert!(inputs.ones().count() > 0 && inputs.ones().all(|input| input < Marabunta::INPUTS));
/// for action in table.legal(player) {
///     assert_eq!(Marabunta::action_of(Marabunta::number_of(action)), Some(action));
/// }
/// ```
pub trait Encoding: Game {
    /// Names this encoding in files; changes whenever a bit or a number gets another meaning.
    const ENCODING: &'static str;
    /// How many bits a view has.
    const INPUTS: usize;
    /// How many numbers of actions there are.
    const ACTIONS: usize;
    /// How many phases there are.
    const PHASES: usize;

    /// Writes the bits of a view, as one of the players sees it.
    fn encode(view: &Self::View, player: Player, encoder: &mut Encoder);
    /// The phase of the game in which a player finds itself: networks have an upper part for each.
    fn phase(view: &Self::View, player: Player) -> usize;
    /// The number of an action.
    fn number_of(action: Self::Action) -> usize;
    /// The action with a number, if there is one.
    fn action_of(number: usize) -> Option<Self::Action>;
}

/// How many words of bits the largest encoding has.
const WORDS: usize = 64;

/// The bits of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs([u64; WORDS]);

impl Inputs {
    /// No bit is set.
    pub const NONE: Inputs = Inputs([0; WORDS]);
    /// How many bits there can be.
    pub const MOST: usize = WORDS * 64;

    /// The bits of a view, as one of the players sees it.
    pub fn of<G: Encoding>(view: &G::View, player: Player) -> Inputs {
        let mut inputs = Inputs::NONE;
        let mut encoder = Encoder { inputs: &mut inputs, next: 0, parts: None };
        G::encode(view, player, &mut encoder);
        debug_assert_eq!(encoder.next, G::INPUTS, "{}", G::ENCODING);
        inputs
    }

    /// Which bits are set, in ascending order.
    pub fn ones(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| ones(bits).map(move |bit| word * 64 + bit))
    }

    /// The bits that stand in these words.
    pub fn from_words(words: &[u64]) -> Inputs {
        let mut inputs = Inputs::NONE;
        inputs.0[..words.len()].copy_from_slice(words);
        inputs
    }

    /// The words of the first bits.
    pub fn words(&self, inputs: usize) -> &[u64] {
        &self.0[..inputs.div_ceil(64)]
    }
}

/// These bits are set.
impl FromIterator<usize> for Inputs {
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Inputs {
        let mut inputs = Inputs::NONE;
        bits.into_iter().for_each(|bit| inputs.0[bit / 64] |= 1 << (bit % 64));
        inputs
    }
}

/// Which bits of a word are set.
#[inline]
pub(crate) fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then_some(bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        next
    })
}

/// A part of an encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What its bits tell.
    pub name: &'static str,
    /// Where it begins.
    pub begin: usize,
    /// How many bits it has.
    pub width: usize,
}

/// The parts of an encoding, in order; the same for every view.
pub fn parts<G: Encoding>(view: &G::View, player: Player) -> Vec<Part> {
    let (mut inputs, mut parts) = (Inputs::NONE, Vec::new());
    let mut encoder = Encoder { inputs: &mut inputs, next: 0, parts: Some(&mut parts) };
    G::encode(view, player, &mut encoder);
    let mut end = encoder.next;
    for part in parts.iter_mut().rev() {
        part.width = end - part.begin;
        end = part.begin;
    }
    parts
}

/// Writes bits one after the other. What has a width always takes that many bits, whatever is written.
pub struct Encoder<'a> {
    inputs: &'a mut Inputs,
    next: usize,
    parts: Option<&'a mut Vec<Part>>,
}

impl Encoder<'_> {
    /// What follows tells this.
    #[inline]
    pub fn part(&mut self, name: &'static str) {
        if let Some(parts) = &mut self.parts {
            parts.push(Part { name, begin: self.next, width: 0 });
        }
    }

    #[inline]
    fn set(&mut self, bit: usize) {
        let bit = self.next + bit;
        self.inputs.0[bit / 64] |= 1 << (bit % 64);
    }

    /// One bit.
    #[inline]
    pub fn bit(&mut self, value: bool) {
        if value {
            self.set(0);
        }
        self.next += 1;
    }

    /// One of `width` bits is set: that of the value, or the last one if the value is too large.
    #[inline]
    pub fn one_of(&mut self, value: usize, width: usize) {
        self.set(value.min(width - 1));
        self.next += width;
    }

    /// One of `width` bits is set if there is a value.
    #[inline]
    pub fn maybe_one_of(&mut self, value: Option<usize>, width: usize) {
        match value {
            Some(value) => self.one_of(value, width),
            None => self.skip(width),
        }
    }

    /// The first `value` of `width` bits are set: whether the value is at least 1, at least 2, and so on.
    #[inline]
    pub fn at_least(&mut self, value: usize, width: usize) {
        let mut left = value.min(width);
        let mut bit = self.next;
        while left > 0 {
            let room = (64 - bit % 64).min(left);
            self.inputs.0[bit / 64] |= (u64::MAX >> (64 - room)) << (bit % 64);
            bit += room;
            left -= room;
        }
        self.next += width;
    }

    /// The lower `width` bits of a set.
    #[inline]
    pub fn set_of(&mut self, bits: u128, width: usize) {
        debug_assert!(width >= 128 || bits >> width == 0, "a set does not fit into {width} bits");
        let (word, shift) = (self.next / 64, self.next % 64);
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        let over = |bits: u64| if shift == 0 { 0 } else { bits >> (64 - shift) };
        for (place, bits) in [low << shift, over(low) | high << shift, over(high)].into_iter().enumerate() {
            if bits != 0 {
                self.inputs.0[word + place] |= bits;
            }
        }
        self.next += width;
    }

    /// Bits that stay empty, for what is not there.
    #[inline]
    pub fn skip(&mut self, width: usize) {
        self.next += width;
    }
}
