//! Two ranks in this process, each with several threads in the point-to-point layer at once, over
//! shared memory that both map at the same place: so ThreadSanitizer (`cargo x tsan`) sees every
//! access of either side.

mod attended;
mod buffered;
mod cancelled;
mod partitioned;
mod ranks;
mod traffic;
