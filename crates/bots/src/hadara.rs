//! What a strong player values in Hadara.

use games::Hadara;

use crate::Evaluation;

impl Evaluation for Hadara {
    type Weights = ();
}
