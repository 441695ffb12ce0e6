//! Reduce: the combination of all ranks' data at the root.
pub mod binomial;
pub mod flat;
pub mod halving;
pub mod halving_gather;
pub mod knomial;
pub mod ordered;
pub mod two_tree;
