//! Third-party components: shared objects, found in component directories and loaded into
//! programs that know nothing of them.
//!
//! `include/hawser` is the contract, in C; [`abi`] and [`tables`] are the same in Rust.
//! [`mod@load`] checks a file and makes a row of the framework's table of it, as built-in
//! components have one. A collective component is a [`foreign`] one: [`module`] runs calls through
//! its functions ([`args`] are the calls as it sees them, [`operation`] those that do not block);
//! [`call`], [`host`], [`entered`], [`parts`] and [`kinds`] are what these may call, and
//! [`channel`] serves a channel of its own. [`network`] runs the functions of a component that
//! carries messages; [`sleep`] is what ends a sleep of one.

mod abi;
mod args;
mod call;
mod channel;
mod entered;
mod foreign;
mod host;
mod kinds;
mod load;
mod module;
mod network;
mod operation;
mod parts;
mod sleep;
mod tables;
#[cfg(test)]
mod tests;

pub use load::{Loaded, Report, Row, check, load, tell, try_out};
