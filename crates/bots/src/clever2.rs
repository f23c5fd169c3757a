//! What a strong player values in Twice as Clever.

use games::Clever2;

use crate::Evaluation;

impl Evaluation for Clever2 {
    type Weights = ();
}
