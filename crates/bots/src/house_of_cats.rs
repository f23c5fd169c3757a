//! What a strong player values in House of Cats.

use games::HouseOfCats;

use crate::Evaluation;

impl Evaluation for HouseOfCats {
    type Weights = ();
}
