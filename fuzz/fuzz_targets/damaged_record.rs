//! A record in which one character is changed is refused, with the line named.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::damaged_record(bytes));

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    properties::over_files(properties::damaged_record)
}
