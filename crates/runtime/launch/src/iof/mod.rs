//! Framework `iof` (I/O forwarding), the side of `mpirun`: its own streams.
//!
//! What ranks print is cut into lines and marked by the agent of their node; here it waits for a
//! slow reader. Agents send no more than a window beyond what has been written. Input goes to its
//! readers at the pace of the slowest.

pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod outputs;
