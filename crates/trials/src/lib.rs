//! What every game must pass, whoever writes it: functions for tests.

pub mod words;
