//! Why a message of a peer cannot be accepted, and why a peer is lost.

use hawser_btl::Failure;
use hawser_core::error::Error;
use hawser_wireup::names;

use super::wire::Malformed;

/// Why a message cannot be accepted: no process of this version sends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// Its header is none.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// Its active-message tag is not that of ob1.
    #[error("its tag belongs to no layer")]
    Layer,
    /// Its number is one of the past.
    #[error("it was delivered before")]
    Repeated,
    /// More messages before it are not there yet than can be kept.
    #[error("it is too far ahead of its turn (see pml_ob1_early_max)")]
    TooEarly,
    /// An acknowledgement names a send that there is not.
    #[error("acknowledgement of no request")]
    AckOfNone,
    /// An acknowledgement names a send to another rank, or one that is not offered.
    #[error("acknowledgement of a request that was not offered to this rank")]
    AckNotOffered,
    /// An acknowledgement wants more than there is.
    #[error("acknowledgement beyond the end of the message")]
    AckBeyondEnd,
    /// An acknowledgement names an advert, but the sender has exposed no memory.
    #[error("acknowledgement that names an advert for a message without region")]
    AckOfAdvert,
    /// The match of a send that waits for none.
    #[error("match of a request that does not wait for it")]
    NotAwaited,
    /// More credit than messages have cost.
    #[error("credit for more than was sent")]
    Credit,
    /// A fragment names a receive that there is not.
    #[error("fragment for no request")]
    FragmentOfNone,
    /// A fragment names a receive that has not matched an offer.
    #[error("fragment for a request without rendezvous")]
    FragmentUnasked,
    /// The end of a fragment is past 2^64 bytes.
    #[error("fragment beyond any message")]
    FragmentBeyondAny,
    /// A fragment of another peer's message, or outside of what is wanted.
    #[error("fragment outside of its message")]
    FragmentOutside,
    /// A put names a receive that there is not.
    #[error("put into no request")]
    PutOfNone,
    /// A put names a receive that has not matched an offer.
    #[error("put into a request without rendezvous")]
    PutUnasked,
    /// A put of another peer's message, without an advert, or of more than is wanted.
    #[error("put outside of its message")]
    PutOutside,
}

/// What was wrong below the level of requests, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Warning {
    /// A peer has sent what cannot be accepted.
    #[error("message from {} refused: {why}", names::spoken(*rank))]
    Refused {
        /// The peer's rank in the job.
        rank: u32,
        /// What is wrong with the message.
        why: Fault,
    },
    /// A sender has claimed an advert whose receive has matched another message.
    #[error("a receive was claimed for a message that does not match it")]
    WronglyClaimed,
}

/// Why a peer is lost.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Loss {
    /// It has sent what no process sends.
    #[error("it sent a message that cannot be accepted: {0}")]
    Fault(Fault),
    /// A module says so.
    #[error(transparent)]
    Transport(#[from] Box<Failure>),
    /// The run-time says so.
    #[error("it has ended, as the run-time tells")]
    Told,
    /// Another member of a communicator says so.
    #[error("it has ended, or cannot be reached, as {} tells", names::spoken_with_job(*.0))]
    ToldBy(u32),
    /// No module has a path to it.
    #[error("no network reaches it")]
    Unreached,
}

impl Loss {
    /// The error of an operation with this rank of the job.
    #[cold]
    pub(crate) fn of(&self, rank: u32) -> Error {
        let who = names::spoken_with_job(rank);
        hawser_core::err!(ProcAborted, "the connection to {who} is lost: {self}")
    }
}

/// The error of a collective call that waits for a rank in `MPI_Finalize`.
#[cold]
pub(crate) fn waits_for_finalizing(rank: u32) -> Error {
    hawser_core::err!(
        Other,
        "it waits for rank {rank} of the job, which is in MPI_Finalize and has not made this call; \
         every rank of a communicator makes each of its collective calls, and --mca \
         coll_base_check 1 finds the first one that differs"
    )
}
