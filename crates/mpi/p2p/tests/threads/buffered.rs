//! Buffered sends (MPI-5.0 section 3.6): what has completed does not take room.

use hawser_core::contracts::pml::{BsendBuffer, BsendScope, Pml, SendMode, Source, Space, Tag};
use hawser_p2p::BSEND_OVERHEAD;

use super::ranks::{comm, pattern, ranks, room, run};

/// The receives are posted before the first send: each message leaves a buffer that has room for
/// one, however the receiver is scheduled.
fn messages_follow_each_other(threaded: bool, len: usize) {
    const MESSAGES: u32 = 6;
    let all = ranks(threaded, false);
    run(all, |me, pml| {
        let comm = comm(pml, me, 1);
        let token = room(0);
        if me == 0 {
            let bytes = len as u64 + BSEND_OVERHEAD;
            let space = BsendBuffer::User { addr: 8, bytes };
            pml.bsend_attach(BsendScope::Process, space).expect("attached");
            let posted = (Source::Rank(1), Tag::Is(MESSAGES));
            pml.recv(&comm, Space::P2p, &token.typed().message(), posted.0, posted.1, None)
                .expect("token");
            for tag in 0..MESSAGES {
                let data = hawser_core::buf::UserBuf::owned(pattern(len, tag as usize));
                if tag % 2 == 0 {
                    pml.send(&comm, Space::P2p, &data, 1, tag, SendMode::Buffered)
                } else {
                    let sent = pml.isend(&comm, Space::P2p, &data, 1, tag, SendMode::Buffered);
                    sent.and_then(|req| pml.wait(req).error.map_or(Ok(()), Err))
                }
                .unwrap_or_else(|why| panic!("message {tag} of {len} bytes: {why:?}"));
            }
            assert_eq!(pml.bsend_detach(BsendScope::Process).expect("flushed"), space);
            pml.send(&comm, Space::P2p, &token.typed().message(), 1, MESSAGES, SendMode::Standard)
                .expect("token");
        } else {
            let rooms: Vec<_> = (0..MESSAGES).map(|_| room(len)).collect();
            let post = |(tag, room): (u32, &hawser_core::temp::TempBuf)| {
                let into = room.typed().message();
                pml.irecv(&comm, Space::P2p, &into, Source::Rank(0), Tag::Is(tag)).expect("posted")
            };
            let receives: Vec<_> = (0..).zip(&rooms).map(post).collect();
            pml.send(&comm, Space::P2p, &token.typed().message(), 0, MESSAGES, SendMode::Standard)
                .expect("token");
            for (i, (req, room)) in receives.into_iter().zip(&rooms).enumerate() {
                assert!(pml.wait(req).error.is_none());
                assert!(room.typed().pack_all() == pattern(len, i), "message {i}");
            }
            // What the sender has yet to hear of its messages needs calls of this rank.
            let posted = (Source::Rank(0), Tag::Is(MESSAGES));
            pml.recv(&comm, Space::P2p, &token.typed().message(), posted.0, posted.1, None)
                .expect("token");
        }
        pml.del_comm(&comm);
    });
}

#[test]
fn completed_messages_leave_the_attached_buffer() {
    for threaded in [false, true] {
        for len in [100_000, 3 << 20] {
            messages_follow_each_other(threaded, len);
        }
    }
}
