//! HouseOfCats.

use games::HouseOfCats;

use crate::Picture;

impl Picture for HouseOfCats {}
