//! How far a process has come with a peer: the one machine of all networks.

/// How far a peer is known: `N` is by what it is called while it is up (a connection, a session, a
/// number of the network), `F` why it is lost.
///
/// | from | to | when |
/// |---|---|---|
/// | `Idle` | `Seeking` | something is sent to it, and it is called |
/// | `Idle`, `Seeking` | `Up` | it has been met, whoever has called |
/// | `Seeking` | `Idle` | nobody knows yet where it is, or the exchange has broken |
/// | `Up` | `Idle` | its connection rests, or has broken |
/// | any | `Lost` | it is refused, silent for too long, given up, or told to be lost |
///
/// That a connection has broken, and what is sent again, is kept beside it: it stays true while the
/// next one is made and until something has come on that one.
#[derive(Debug)]
pub enum PeerState<N, F> {
    /// There is no way to it, and nobody asks for one.
    Idle,
    /// It is called, or both meet.
    Seeking,
    /// It is reached by this.
    Up(N),
    /// No more: it is lost for good.
    Lost(F),
}

impl<N, F> PeerState<N, F> {
    /// True when nothing will be sent to it again.
    pub fn is_lost(&self) -> bool {
        matches!(self, PeerState::Lost(_))
    }
}
