//! The numbers of an evaluation.

/// Numbers with names, in a fixed order, so that they can be tuned.
///
/// ```
/// use bots::{Evaluation, Weights};
/// use games::Marabunta;
///
/// type Numbers = <Marabunta as Evaluation>::Weights;
/// let mut values = Numbers::TUNED.values();
/// assert_eq!(values.len(), Numbers::NAMES.len());
/// values[0] *= 1.1;
/// assert_eq!(Numbers::with(&values).values(), values);
/// ```
pub trait Weights: Clone + Send + Sync + 'static {
    /// The names of the numbers.
    const NAMES: &'static [&'static str];
    /// The numbers that tuning has found.
    const TUNED: Self;

    /// The numbers in the order of their names.
    fn values(&self) -> Vec<f64>;
    /// The weights with these numbers. Panics if there are not as many as names.
    fn with(values: &[f64]) -> Self;
}

/// Nothing to tune.
impl Weights for () {
    const NAMES: &'static [&'static str] = &[];
    const TUNED: Self = ();

    fn values(&self) -> Vec<f64> {
        Vec::new()
    }

    fn with(values: &[f64]) -> Self {
        assert!(values.is_empty(), "there are no weights");
    }
}

/// Declares the weights of a game's evaluation: a struct of numbers with their tuned values, which implements [`Weights`].
///
/// ```
/// use bots::Weights;
///
/// bots::weights! {
///     /// What a farmer values.
///     Farm {
///         /// What a cow is worth.
///         cow: 3.5,
///         /// What a field is worth that lies fallow.
///         fallow: 0.25,
///     }
/// }
///
/// assert_eq!(Farm::NAMES, ["cow", "fallow"]);
/// assert_eq!(Farm::with(&[4.0, 0.5]), Farm { cow: 4.0, fallow: 0.5 });
/// ```
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $field:ident: $value:expr,)* }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $name {
            $($(#[$what])* pub $field: f64,)*
        }

        impl $crate::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];
            const TUNED: Self = $name { $($field: $value),* };

            fn values(&self) -> Vec<f64> {
                vec![$(self.$field),*]
            }

            fn with(values: &[f64]) -> Self {
                let [$($field),*] = *values else { panic!("{} weights are needed", Self::NAMES.len()) };
                $name { $($field),* }
            }
        }
    };
}
pub(crate) use weights;
