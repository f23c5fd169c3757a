//! A table changes only by a text that it listed as legal, or by a possible result of chance.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::notation(bytes));

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    properties::over_files(properties::notation)
}
