//! StrangeWorld.

use games::StrangeWorld;

use crate::Picture;

impl Picture for StrangeWorld {}
