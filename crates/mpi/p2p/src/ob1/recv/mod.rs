//! What a receiver does: where arriving messages find their receives, and how their bytes get
//! there.

pub(super) mod answers;
pub(super) mod arrival;
pub(super) mod direct;
pub(super) mod placement;
