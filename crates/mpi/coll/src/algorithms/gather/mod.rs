//! Gather: one block of every rank to the root.
pub mod binomial;
pub mod linear;
