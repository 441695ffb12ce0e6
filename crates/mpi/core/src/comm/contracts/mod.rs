//! What the frameworks of this floor promise. They live beside the objects that they mention, so
//! that component crates depend on `core` and never the other way round.
pub mod accord;
pub mod coll;
pub mod pml;
pub mod universe;
