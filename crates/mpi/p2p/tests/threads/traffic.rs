//! Threads of both ranks exchange messages of every protocol in every mode, each pair for itself.

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{Completion, Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::status::Status;
use hawser_core::temp::TempBuf;
use hawser_p2p::Ob1;

use crate::ranks::{CHANNELS, comm, pattern, ranks, room, run};

/// Threads of each rank.
const THREADS: u32 = 3;
const ROUNDS: usize = 42;
/// One line, several lines, a bulk slot, chunks, and by rendezvous.
const LENGTHS: [usize; 7] = [0, 8, 200, 3000, 20_000, 9, 300_000];

/// One thread's end of a conversation with the other rank.
struct Pair<'a> {
    pml: &'a Ob1,
    comm: &'a Comm,
    tag: u32,
}

impl Pair<'_> {
    fn peer(&self) -> u32 {
        1 - self.comm.rank()
    }

    fn isend(&self, out: &TempBuf, mode: SendMode) -> PmlReq {
        let message = out.typed().message();
        let sent = self.pml.isend(self.comm, Space::P2p, &message, self.peer(), self.tag, mode);
        sent.expect("a send")
    }

    fn ended(&self, end: &Completion, len: usize) {
        assert!(end.error.is_none());
        let status = &end.status;
        assert_eq!(
            (status.source as u32, status.tag as u32, status.bytes as usize),
            (self.peer(), self.tag, len)
        );
    }

    fn round(&self, i: usize) {
        let len = LENGTHS[i % LENGTHS.len()];
        let seed = |rank: u32| i + 100 * self.tag as usize + 1000 * rank as usize;
        let (out, into) = (room(len), room(len));
        out.typed().unpack_from(&pattern(len, seed(self.comm.rank())));
        let (from, tag) = (Source::Rank(self.peer()), Tag::Is(self.tag));
        let (pml, comm, space) = (self.pml, self.comm, Space::P2p);
        match i / LENGTHS.len() % 4 {
            0 => {
                let r = pml.irecv(comm, space, &into.typed().message(), from, tag).expect("posted");
                let message = out.typed().message();
                let mode = SendMode::Standard;
                pml.send(comm, space, &message, self.peer(), self.tag, mode).expect("sent");
                self.ended(&pml.wait(r), len);
            }
            1 => {
                let s = self.isend(&out, SendMode::Synchronous);
                let (message, mut status) = (into.typed().message(), Status::EMPTY);
                let error = pml.recv(comm, space, &message, from, tag, Some(&mut status)).err();
                self.ended(&Completion { status, error }, len);
                assert!(pml.wait(s).error.is_none());
            }
            2 => {
                let s = self.isend(&out, SendMode::Standard);
                let (message, status) = pml.mprobe(comm, from, tag).expect("a message");
                assert_eq!(status.bytes as usize, len);
                let r = pml.imrecv(message, &into.typed().message(), 0).expect("taken");
                self.ended(&pml.wait(r), len);
                while pml.test(s).is_none() {
                    pml.progress();
                }
            }
            _ => {
                let r = pml.irecv(comm, space, &into.typed().message(), from, tag).expect("posted");
                let s = self.isend(&out, SendMode::Standard);
                pml.wait_until(&mut || pml.is_complete(r) && pml.is_complete(s));
                assert!(pml.test(s).is_some());
                self.ended(&pml.test(r).expect("complete"), len);
            }
        }
        assert!(into.typed().pack_all() == pattern(len, seed(self.peer())), "round {i}");
    }
}

/// Every thread of both ranks talks with its partner on the communicator that `comm_of` gives it.
fn exchange_all(comm_of: impl Fn(u32) -> u64 + Sync) {
    run(ranks(true, false), |me, pml| {
        std::thread::scope(|s| {
            for thread in 0..THREADS {
                let comm_of = &comm_of;
                s.spawn(move || {
                    let comm = comm(pml, me, comm_of(thread));
                    let pair = Pair { pml, comm: &comm, tag: 5 + thread };
                    (0..ROUNDS).for_each(|i| pair.round(i));
                });
            }
        });
    });
}

#[test]
fn threads_on_channels_of_their_own() {
    exchange_all(|thread| 1 + u64::from(thread % CHANNELS));
}

#[test]
fn threads_on_one_channel() {
    exchange_all(|thread| 2 + u64::from(CHANNELS * thread));
}

/// Messages for whichever thread comes first: each is received once, whole.
#[test]
fn threads_that_receive_from_anybody_share_the_messages() {
    const MESSAGES: u32 = 300;
    run(ranks(true, false), |me, pml| {
        let comm = comm(pml, me, 0);
        let send = |first: u32| {
            for i in (first..MESSAGES).step_by(2) {
                let out = room(4);
                out.typed().unpack_from(&i.to_le_bytes());
                let mode = SendMode::Standard;
                let sent = pml.send(&comm, Space::P2p, &out.typed().message(), 1 - me, i % 3, mode);
                sent.expect("sent");
            }
        };
        let receive = || {
            let mut sum = 0;
            for _ in 0..MESSAGES / 2 {
                let into = room(4);
                let (message, mut status) = (into.typed().message(), Status::EMPTY);
                let (from, tag) = (Source::Any, Tag::Any);
                let told = Some(&mut status);
                pml.recv(&comm, Space::P2p, &message, from, tag, told).expect("received");
                assert_eq!(status.bytes, 4);
                let bytes = into.typed().pack_all().try_into().expect("four bytes");
                let number = u32::from_le_bytes(bytes);
                assert_eq!(status.tag as u32, number % 3);
                sum += number;
            }
            sum
        };
        let sum = std::thread::scope(|s| {
            s.spawn(|| send(0));
            s.spawn(|| send(1));
            let receivers = [s.spawn(receive), s.spawn(receive)];
            receivers.map(|r| r.join().expect("received")).iter().sum::<u32>()
        });
        assert_eq!(sum, MESSAGES * (MESSAGES - 1) / 2);
    });
}
