//! Collectives of intercommunicators. Ranks in messages are those of the remote group, so that all
//! forms here use messages between the groups only; rank 0 of each group does what needs one place.
pub mod exchange;
pub mod leader;
pub mod rooted;
