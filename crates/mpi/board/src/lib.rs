//! Boards and lanes: memory of the node segment that the ranks of a communicator share for
//! collective operations, and how they wait at it.
//!
//! [`contract`] says what they promise. [`NodeBoards`] implements it over the node segment, or over
//! that of several jobs, which have the same layout; it
//! waits through the point-to-point layer ([`hawser_core::contracts::pml::Pml::wait_or_lost`]), so
//! that whoever waits at a board makes progress for its messages and hears of losses, and that
//! layer knows no board.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `contract` | boards, exchanges, lanes: the promises |
//! | `boards` | boards of the node segment and blocking exchanges |
//! | `lanes` | lanes: the same in parts, for calls in flight; nothing there waits |
//! | `apart` | boards and lanes whose ranks are on several hosts since some have moved |
//! | `accords` | agreements of ranks of which some may die |
//! | `leases` | which board, lane or place for agreements a communicator has, until all have left |
//! | `party` | the ranks of one board: whom to wake, who is missing, who is lost |
//!
//! # Who may touch what
//!
//! - A rank writes its own room of a board, between two exchanges; the rooms of others are read
//!   once they have posted.
//!
//! # Pitfalls
//!
//! - A rank that has died keeps its place: those who leave a board leave for the dead, too.
//! - The last to post finds all posts; it wakes those who sleep, who have marked themselves before
//!   they looked in vain.
#![forbid(unsafe_code)]

mod accords;
mod apart;
mod boards;
pub mod contract;
mod lanes;
pub mod leases;
mod party;

pub use boards::{BoardConfig, NodeBoards};
