//! The names that the point-to-point layer gives to messages that are under way, and what an
//! operation waits for.

use std::sync::atomic::{AtomicUsize, Ordering};

use hawser_status::Awaited;

/// A request inside the PML: a copyable token; see promise 2 of [`crate::contracts::pml`].
///
/// Its form allows it to be the user's handle. Bit 30 is set and bit 31 is not: the low half alone
/// is a positive integer that no handle of another kind has, and names the request as long as it
/// lives (`Pml::alive`). The high half tells requests apart that have the same low half one after
/// the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(transparent)]
pub struct PmlReq(pub u64);

impl PmlReq {
    /// The bit that all tokens have.
    pub const MARK: u64 = 1 << 30;
    /// The low bits of a token that are the PML's own.
    pub const FREE_BITS: u32 = 30;
    /// Set in the tokens of sends that were complete when they were started, and in no other.
    pub const SENT_BIT: u64 = 1 << 25;
    /// A send that was complete when it was started, and that no longer has a name: see
    /// [`PmlReq::is_sent`].
    pub const SENT: PmlReq = PmlReq(PmlReq::MARK | 0x23ff_ffff);

    /// The send was complete when it was started. The other bits name the message, or none, for
    /// `Pml::cancel`; unless it was marked by that, ending it is allowed and not needed.
    #[inline(always)]
    pub const fn is_sent(self) -> bool {
        self.0 & PmlReq::SENT_BIT != 0
    }

    /// As [`PmlReq::is_sent`], and nothing of that kind is marked for cancellation.
    #[inline(always)]
    pub fn is_over(self) -> bool {
        // Relaxed: who ends a request that another thread has marked has heard of that.
        self.is_sent() && MARKED.load(Ordering::Relaxed) == 0
    }

    /// A send that [`PmlReq::is_sent`] is marked for cancellation.
    pub fn note_marked() {
        MARKED.fetch_add(1, Ordering::Relaxed);
    }

    /// What [`PmlReq::note_marked`] has told of has ended.
    pub fn note_unmarked() {
        MARKED.fetch_sub(1, Ordering::Relaxed);
    }

    /// The token that a word may be: whether there is such a request is for `Pml::knows` to say.
    #[inline(always)]
    pub const fn of_word(word: u64) -> Option<PmlReq> {
        if word & (3 << 30) == PmlReq::MARK { Some(PmlReq(word)) } else { None }
    }
}

/// Marked sends of the process that were complete when they were started: lets completions skip the
/// look for them with one load.
static MARKED: AtomicUsize = AtomicUsize::new(0);

/// Without what an operation cannot go on at present.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Needed {
    /// A message.
    Message(PmlReq),
    /// What a rank has still to post at a board.
    Post(Awaited),
}
