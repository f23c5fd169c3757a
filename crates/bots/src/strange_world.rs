//! What a strong player values in Strange World.

use games::StrangeWorld;

use crate::Evaluation;

impl Evaluation for StrangeWorld {
    type Weights = ();
}
