//! A text is refused, or it is the record of a game and is printed as it was read.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::record(bytes));

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    properties::over_files(properties::record)
}
