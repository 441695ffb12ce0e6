//! Components of other makers: shared objects, found in component directories and loaded into
//! programs that know nothing of them.
//!
//! `include/hawser` is the contract, in C; [`abi`] is the same in Rust. [`mod@load`] checks a file
//! and makes a row of the framework's table of it, as built-in components have one; [`module`] runs
//! calls through the functions of a collective component ([`args`] are the calls as it sees them,
//! [`operation`] those that do not block), [`host`], [`entered`], [`parts`] and [`kinds`] are what
//! these may call, [`channel`] serves a channel of its own, and [`network`] runs the functions of a
//! component that carries messages.

mod abi;
mod args;
mod channel;
mod entered;
mod host;
mod kinds;
mod load;
mod module;
mod network;
mod operation;
mod parts;
mod sleep;
#[cfg(test)]
mod tests;

pub use load::{Loaded, Report, Row, check, load, tell, try_out};
