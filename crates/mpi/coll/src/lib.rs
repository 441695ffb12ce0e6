//! Collective operations: algorithms as pure schedules, executors that run them, and components
//! that choose among them per communicator and operation (framework `coll`).
//!
//! A call comes in as a `CollCall` (contract in `hawser_core::contracts::coll`), a component turns
//! it into a [`arena::Plan`] (an algorithm and the memory it works on), and an executor runs it.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `framework, params` | components, their priorities, the choice per communicator |
//! | `basic` | has everything, by messages; `decision` and `choose` pick the algorithm |
//! | `shm` | short and long calls at boards and lanes of the node |
//! | `smp` | groups by node: a leader of each speaks with the others |
//! | `algorithms` | one schedule per file: pure functions of rank, size and length |
//! | `schedule, arena` | what a schedule is; the memory of one call |
//! | `short` | copies of short send data for calls in flight |
//! | `exec` | executors: blocking, in flight, simulated |
//! | `model, predict, explain` | what calls cost; why a call gets its algorithm |
//! | `checked` | the debug mode in which ranks compare their calls |
//!
//! # Who may touch what
//!
//! - An algorithm names ranks, blocks and steps; only an executor sends, receives or reduces.
//!
//! # Pitfalls
//!
//! - All ranks choose alike: nothing that differs between ranks (own lengths, times, losses) may
//!   decide.
//! - Both sides of a step have the same number of bytes.
//! - See `docs/guide/adding-a-collective.md`.
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

pub use framework::{Below, Coll, Component, FRAMEWORK, built_in, is_built_in, part};
pub use short::keep as keep_short;

use std::borrow::Cow;

use hawser_mca::ParamSpec;

/// A sentence without a subject.
pub type Reason = Cow<'static, str>;

/// Gets lines for people.
pub type Tell = fn(String);

/// The parameters of all components.
pub static PARAMS: &[&[ParamSpec]] =
    &[params::PARAMS, model::PARAMS, basic::PARAMS, basic::NEIGHBOR_PARAMS, smp::PARAMS];
