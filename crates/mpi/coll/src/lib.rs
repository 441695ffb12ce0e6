//! Collective operations: algorithms as pure schedules, executors that run them, and components
//! that choose among them per communicator and operation (framework `coll`).
#![forbid(unsafe_code)]

pub mod algorithms;
pub mod exec;
pub mod schedule;
#[cfg(test)]
mod tests;
