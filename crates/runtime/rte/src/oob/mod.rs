//! OOB, the out-of-band network: messages of the run-time between the agents of the nodes.
//!
//! Agents form a [`tree`]; neighbours are joined by [`link`]s, which survive the loss of a
//! connection; what a link carries are the frames of [`wire`]; a [`relay`] is one agent's part of
//! it; [`answers`] judges whether the other host is there; [`failover`] moves a link to another
//! network; [`roll_call`] gathers the hellos of daemons; [`ends`] keep what a lost daemon may take
//! along; a [`directory`] tells who listens where when all were started at once. All of it is pure:
//! sockets belong to the head node process and its daemons.

pub mod answers;
pub mod directory;
pub mod ends;
pub mod failover;
pub mod link;
pub mod relay;
pub mod roll_call;
pub mod tree;
pub mod wire;
