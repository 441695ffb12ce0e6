//! What a request waits for, for the status page.

use hawser_status::{Awaited, CHOICES_MAX, KeptMessages, OtherProc, WaitKind, WaitNote};
use hawser_wireup::names;

use super::engine::Engine;
use super::state::RecvState;
use super::unexpected::Unexpected;
use super::wire::token::{Named, Req};

/// At most this many kept messages are looked at.
const LOOK_MAX: usize = 256;

impl Engine {
    /// The particulars of a long wait: for `awaited`, and for any one of `all` when these are more.
    #[cold]
    pub(crate) fn note(&self, awaited: Option<Awaited>, all: &[Awaited]) -> WaitNote {
        let mut note = WaitNote::default();
        let several = all.len() > 1;
        note.held = awaited.filter(|a| !several && a.kind == WaitKind::Receive).and_then(|a| {
            let from = u32::try_from(a.proc).ok();
            self.held(from, a.comm)
        });
        if several {
            let mut procs: Vec<u32> = all.iter().map(|a| a.proc as u32).collect();
            procs.sort_unstable();
            procs.dedup();
            procs.truncate(CHOICES_MAX);
            note.choices = procs.len() as u32;
            note.procs.iter_mut().zip(procs).for_each(|(to, proc)| *to = proc);
        }
        note.other = awaited
            .and_then(|a| names::of_other_job(u32::try_from(a.proc).ok()?))
            .map(|name| OtherProc { job: name.job, rank: name.rank });
        note
    }

    /// Messages that were kept although a receive from this rank, or from any on this communicator,
    /// waits: they do not fit it. The oldest on the communicator itself goes before others.
    fn held(&self, from: Option<u32>, context: u64) -> Option<KeptMessages> {
        let state = &self.state;
        let sender = |m: &Unexpected| state.peers.get(m.peer).proc;
        let own = |c: &&super::comms::CommState| c.context == context;
        let comms = || state.comms.iter();
        // What any rank has sent on other communicators says nothing of this receive.
        let others = comms().filter(|c| from.is_some() && !own(c));
        let mut found: Option<KeptMessages> = None;
        for comm in comms().filter(own).chain(others) {
            let kept = comm.spaces[0].unexpected().take(LOOK_MAX);
            for message in kept.filter_map(|name| state.unexpected.get(name)) {
                if from.is_none_or(|rank| rank == sender(message)) {
                    let oldest = KeptMessages {
                        messages: 0,
                        proc: sender(message),
                        tag: message.tag,
                        comm: comm.context,
                    };
                    found.get_or_insert(oldest).messages += 1;
                }
            }
        }
        found
    }

    /// Whom `req` waits for; `None` when it waits for nobody.
    #[cold]
    pub(crate) fn awaited(&self, req: Req) -> Option<Awaited> {
        match req.named() {
            Named::Sent => None,
            Named::Send(name) => {
                let send = self.state.sends.requests.get(name)?;
                let proc = self.state.peers.get(send.peer).proc;
                let coll = send.context & 1 == 1;
                Some(Awaited {
                    kind: if coll { WaitKind::Collective } else { WaitKind::Send },
                    proc: proc as i32,
                    peer: -1,
                    tag: send.tag as i32,
                    comm: send.context & !1,
                })
            }
            Named::Recv(name) => {
                let recv = self.state.recvs.requests.get(name)?;
                let comm = self.state.comms.of(recv.space)?;
                let of = |v: Option<u32>| v.map_or(-1, |v| v as i32);
                let posted = recv.posted_at.filter(|_| recv.state == RecvState::Posted);
                let pattern = posted.and_then(|place| comm.pattern(recv.space, place));
                let from = recv.rendezvous.as_ref().map(|r| self.state.peers.get(r.peer).proc);
                Some(Awaited {
                    kind: if recv.space.is_coll() {
                        WaitKind::Collective
                    } else {
                        WaitKind::Receive
                    },
                    proc: of(from.or(recv.only_from)),
                    peer: of(pattern.and_then(|(source, _)| source)),
                    tag: of(pattern.and_then(|(_, tag)| tag)),
                    comm: comm.context,
                })
            }
        }
    }
}
