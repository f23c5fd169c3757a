//! Marabunta.

use games::Marabunta;

use crate::Picture;

impl Picture for Marabunta {}
