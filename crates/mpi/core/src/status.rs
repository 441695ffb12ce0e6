//! The result of a receive (MPI-5.0 section 3.2.5), before it is written into the caller's
//! `MPI_Status`.

/// Source of a status that has none: a send, an inactive or null request (`MPI_ANY_SOURCE`).
pub const ANY_SOURCE: i32 = -1;
/// Tag of an empty status (`MPI_ANY_TAG`).
pub const ANY_TAG: i32 = -2;
/// `MPI_PROC_NULL`.
pub const PROC_NULL: i32 = -3;

/// Result of a receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    /// Rank in the communicator's (remote) group, `PROC_NULL`, or `ANY_SOURCE` in an empty status.
    pub source: i32,
    /// Tag, or `ANY_TAG` in an empty status.
    pub tag: i32,
    /// Received bytes of packed data.
    pub bytes: u64,
    /// The operation was cancelled.
    pub cancelled: bool,
}

impl Status {
    /// The empty status (MPI-5.0 section 3.7.3).
    pub const EMPTY: Status =
        Status { source: ANY_SOURCE, tag: ANY_TAG, bytes: 0, cancelled: false };

    /// The status of a receive from `MPI_PROC_NULL`.
    pub const FROM_NOBODY: Status =
        Status { source: PROC_NULL, tag: ANY_TAG, bytes: 0, cancelled: false };
}
