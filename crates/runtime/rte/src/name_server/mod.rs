//! The server of names between jobs of one user on several hosts, `hawser serve`: what it says to
//! processes and how they reach it. See `docs/formats/name-server.md`.
//!
//! A key file says where the server listens and holds the key that lets processes in. A process
//! calls it with the handshake of all connections, encrypted, and asks with the requests of the
//! universe ([`crate::universe`]), of which the server answers those about names. A published name
//! lasts as long as the connection of the process that has published it.

pub mod channel;
pub mod client;
pub mod key;
pub mod table;
