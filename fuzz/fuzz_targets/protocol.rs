//! Every line gets exactly one answer, a JSON object that says whether it went well, and the engine goes on.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::protocol(bytes));

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    properties::over_files(properties::protocol)
}
