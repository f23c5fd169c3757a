//! What a strong player values in Marabunta.

use games::Marabunta;

use crate::Evaluation;

impl Evaluation for Marabunta {
    type Weights = ();
}
