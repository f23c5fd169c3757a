//! Hadara.

use games::Hadara;

use crate::Picture;

impl Picture for Hadara {}
