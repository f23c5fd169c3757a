//! Strange World Above the Clouds: the rules by number, the laws, secrets, records.
//!
//! The worked examples of section 15 that need a drawn world stand beside the code, in `world/worked.rs`.

#[path = "../shared/mod.rs"]
mod shared;

mod broken;
mod examples;
mod golden;
mod imagined;
mod naive;
mod properties;
mod refusals;
mod rounds;
mod script;
mod secrets;
