//! Clever2.

use games::Clever2;

use crate::Picture;

impl Picture for Clever2 {}
