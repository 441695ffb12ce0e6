//! Frameworks that move data: byte transfer layers, registered memory, and the one waiting engine.
pub mod btl;
pub mod mem;
pub mod node;
pub mod wait;
