//! What a request waits for, for the status page.

use hawser_transport::node::{Awaited, WaitKind};

use super::engine::{Engine, Named, Req};
use super::state::{RecvState, SpaceId};

impl Engine {
    /// Whom `req` waits for; `None` when it waits for nobody.
    #[cold]
    pub(crate) fn awaited(&self, req: Req) -> Option<Awaited> {
        match req.named() {
            Named::Sent => None,
            Named::Send(name) => {
                let send = self.state.sends.get(name)?;
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
                let recv = self.state.recvs.get(name)?;
                let SpaceId(space) = recv.space;
                let comm = self.state.comms.get((space >> 1) as usize)?.as_ref()?;
                let of = |v: Option<u32>| v.map_or(-1, |v| v as i32);
                let posted = recv.place.filter(|_| recv.state == RecvState::Posted);
                let pattern =
                    posted.and_then(|p| comm.spaces.get((space & 1) as usize)?.pattern(p));
                let from = recv.rendezvous.as_ref().map(|r| self.state.peers.get(r.peer).proc);
                Some(Awaited {
                    kind: if space & 1 == 1 { WaitKind::Collective } else { WaitKind::Receive },
                    proc: of(from.or(recv.only_from)),
                    peer: of(pattern.and_then(|(source, _)| source)),
                    tag: of(pattern.and_then(|(_, tag)| tag)),
                    comm: comm.context,
                })
            }
        }
    }
}
