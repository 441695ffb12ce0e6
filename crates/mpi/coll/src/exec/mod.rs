//! Executors: what the steps of a schedule mean.
pub mod sim;
