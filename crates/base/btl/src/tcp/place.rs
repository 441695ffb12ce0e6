//! How far a connection has come: one closed enum, and the transitions between its values.
//!
//! ```text
//! Open ── said_bye ──> Leaving ── heard_bye ──> Parted
//! Open ── heard_bye, which is answered at once ──────> Parted
//! ```

use super::fault::TcpFault;

/// How far a connection has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TcpPlace {
    /// Messages flow.
    Open,
    /// This side has sent, or queued, its last frame.
    Leaving,
    /// Both sides have; the connection ends when all is written.
    Parted,
}

impl TcpPlace {
    /// `Open` to `Leaving`.
    pub(super) fn said_bye(&mut self) {
        debug_assert!(*self == TcpPlace::Open, "a bye from {self:?}");
        *self = TcpPlace::Leaving;
    }

    /// `Open` or `Leaving` to `Parted`. True when this side's last frame is still to be queued.
    ///
    /// # Errors
    /// The peer has said it already.
    pub(super) fn heard_bye(&mut self) -> Result<bool, TcpFault> {
        let owed = match *self {
            TcpPlace::Open => true,
            TcpPlace::Leaving => false,
            TcpPlace::Parted => return Err(TcpFault::FrameAfterBye),
        };
        *self = TcpPlace::Parted;
        Ok(owed)
    }
}
