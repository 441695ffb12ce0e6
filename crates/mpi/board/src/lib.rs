//! Boards and lanes: memory of the node segment that the ranks of a communicator share for
//! collective operations, and how they wait at it.
//!
//! [`contract`] says what they promise. [`NodeBoards`] implements it over the node segment; it
//! waits through the point-to-point layer ([`hawser_core::contracts::pml::Pml::wait_or_lost`]), so
//! that whoever waits at a board makes progress for its messages and hears of losses, and that
//! layer knows no board.
#![forbid(unsafe_code)]

mod boards;
pub mod contract;
mod lanes;
mod party;

pub use boards::{BoardConfig, NodeBoards};
