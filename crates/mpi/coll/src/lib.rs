//! Collective operations: algorithms as pure schedules, executors that run them, and components
//! that choose among them per communicator and operation (framework `coll`).
//!
//! A call comes in as a `CollCall` (contract in `hawser_core::contracts::coll`), a component turns
//! it into a [`arena::Plan`] (an algorithm and the memory it works on), and an executor runs it.
#![forbid(unsafe_code)]

pub mod algorithms;
pub mod arena;
pub mod basic;
mod checked;
mod choose;
pub mod decision;
pub mod exec;
pub mod explain;
mod framework;
pub mod model;
mod params;
pub mod predict;
pub mod schedule;
pub mod shm;
mod short;
pub mod smp;
#[cfg(test)]
mod tests;

pub use framework::{
    Below, Coll, Component, FRAMEWORK, OpenError, Reason, Tell, built_in, is_built_in,
};

use hawser_mca::ParamSpec;

/// The parameters of all components.
pub static PARAMS: &[&[ParamSpec]] = &[params::PARAMS, model::PARAMS, basic::PARAMS, smp::PARAMS];
