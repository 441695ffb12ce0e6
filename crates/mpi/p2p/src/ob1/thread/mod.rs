//! Waiting and progress, with one thread or several.

pub(super) mod attend;
pub(super) mod waiting;
pub(super) mod watch;
