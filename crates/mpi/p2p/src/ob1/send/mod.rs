//! What a sender does: which protocol carries a message, offers and streams, buffered sends,
//! cancelling.

pub(super) mod cancel;
pub(super) mod plan;
pub(crate) mod protocol;
pub(super) mod sending;
