//! Strange World Above the Clouds: the rules by number, the laws, secrets, records.
//!
//! The worked examples of section 15 that need a drawn world stand beside the code, in `world/worked.rs` and `world/worked/`.

#[path = "../shared/mod.rs"]
mod shared;

mod broken;
mod chances;
mod contents;
mod endings;
mod examples;
mod golden;
mod imagined;
mod invariants;
mod laws;
mod legality;
mod naive;
mod notation;
mod own_components;
mod rounds;
mod script;
mod secrecy;
mod side_by_side;
mod strangers;
