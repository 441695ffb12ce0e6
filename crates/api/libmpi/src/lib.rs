//! The C face of Hawser MPI: every function of the MPI-5.0 C binding, twice (`MPI_X` weak,
//! `PMPI_X` strong), with argument checks and error handlers. The bodies are in [`chapters`].
mod chapters;
mod checks;
mod counters;
mod entry;
mod errors;
mod extensions;
mod generated;
mod handles;
mod ints;
mod runtime;
mod status;
mod text;
mod types;
mod universe;
