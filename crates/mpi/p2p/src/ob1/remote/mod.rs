//! Memory of the other side: long messages that one side moves alone, by reading or writing.

pub(super) mod moving;
pub(super) mod reading;
