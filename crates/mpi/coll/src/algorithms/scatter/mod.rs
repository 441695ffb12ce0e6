//! Scatter: one block from the root to every rank.
pub mod knomial;
pub mod linear;
