//! Gather: one block of every rank to the root.
pub mod knomial;
pub mod linear;
