//! Scatter: one block from the root to every rank.
pub mod binomial;
pub mod linear;
