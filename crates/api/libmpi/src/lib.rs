//! The C face of Hawser MPI: every function of the MPI-5.0 C binding, twice (`MPI_X` weak,
//! `PMPI_X` strong), with argument checks and error handlers. The bodies are in [`chapters`].
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `generated` | every entry: checks by kind, then the body; made from `standard/` |
//! | `chapters` | the bodies, a file for each chapter of the standard |
//! | `entry` | what each entry does first and last |
//! | `calls, state` | what is known of the functions; whether they may be called now |
//! | `checks, ints, text, types, status` | arguments and results at the C border |
//! | `handles` | handles of objects, and the tables behind them |
//! | `errors, wording` | from an error of a body to what the program asked for; errors in words |
//! | `runtime` | the running library: components, world, beginning and end |
//! | `checkpoint, saver` | time to save and snapshots: C entries; what they do |
//! | `registry, universe` | values that programs share; the run-time as the process model sees it |
//! | `counters, extensions` | counters for people; callbacks with a state of their own |
//!
//! # Who may touch what
//!
//! - A body never calls `MPI_*`, and is never called with a lock held.
//!
//! # Pitfalls
//!
//! - Generated files are not edited: change `standard/` or `xtask/src/codegen`, then `cargo x
//!   codegen`.
//! - Entries of short calls are counted in instructions.
mod calls;
mod chapters;
mod checkpoint;
mod checks;
mod counters;
mod entry;
mod errors;
mod extensions;
mod generated;
mod handles;
mod ints;
mod registry;
mod runtime;
mod saver;
mod state;
mod status;
#[cfg(test)]
mod tests;
mod text;
mod types;
mod universe;
mod wording;
