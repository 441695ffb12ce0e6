//! Component `self` (alias `loopback`): messages of a process to itself, through a bounded queue.
//!
//! No parameters. Deviates from nothing in the contract; `get` is a copy inside the process.

use std::collections::VecDeque;

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::ProcId;
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};
use hawser_wireup::EndpointId;

use super::{AmTag, Btl, Failure, Flags, Limits, Peer, Reach, RemoteRegion, SendError, Sink};

#[cfg(test)]
mod tests;

/// Most messages in the queue.
const QUEUE: usize = 256;
/// Messages delivered by one progress.
const BUDGET: usize = 64;
/// Buffers kept for reuse.
const SPARE: usize = 16;

/// The one module of the component.
#[derive(Debug)]
pub struct Loopback {
    me: ProcId,
    limits: Limits,
    queue: VecDeque<(AmTag, Vec<u8>)>,
    spare: Vec<Vec<u8>>,
    /// Messages that were taken, and delivered.
    sent: u64,
    received: u64,
    /// Counts the times when memory was revoked.
    revoked: u64,
}

const ENDPOINT: EndpointId = EndpointId(0);

impl Loopback {
    /// The module of process `me`.
    pub fn new(me: ProcId) -> Loopback {
        let limits = Limits {
            eager: 64 << 10,
            max_send: 256 << 10,
            get_min: 1,
            latency_ns: 20,
            bandwidth_mbs: 20_000,
            exclusivity: 65_536,
            flags: Flags::GET,
        };
        let (queue, spare) = (VecDeque::new(), Vec::new());
        Loopback { me, limits, queue, spare, sent: 0, received: 0, revoked: 0 }
    }

    fn enqueue(
        &mut self,
        tag: AmTag,
        header: &[u8],
        len: usize,
        fill: impl FnOnce(&mut [u8]),
    ) -> Result<(), SendError> {
        if self.queue.len() >= QUEUE {
            return Err(SendError::NoResource);
        }
        if header.len() + len > self.limits.max_send {
            let max = self.limits.max_send;
            return Err(Failure::too_long(header.len() + len, max).into());
        }
        let mut message = self.spare.pop().unwrap_or_default();
        message.clear();
        message.extend_from_slice(header);
        message.resize(header.len() + len, 0);
        fill(&mut message[header.len()..]);
        self.queue.push_back((tag, message));
        self.sent += 1;
        Ok(())
    }
}

impl Source for Loopback {
    fn arm(&mut self, watch: &mut Watch) {
        if !self.queue.is_empty() {
            watch.ready();
        }
    }
}

impl Btl for Loopback {
    fn name(&self) -> &str {
        "self"
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn leads_out(&self) -> bool {
        false
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        match peer.at.proc() == self.me {
            true => Reach::Yes(ENDPOINT),
            false => Reach::No(Failure::ANOTHER),
        }
    }

    fn del_peer(&mut self, _to: EndpointId) {
        // The process itself.
    }

    fn send_short(
        &mut self,
        _to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.enqueue(tag, header, payload.len(), |to| to.copy_from_slice(payload))
    }

    fn send_bcopy(
        &mut self,
        _to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        self.enqueue(tag, header, len, pack)
    }

    fn send_zcopy(
        &mut self,
        _to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        self.enqueue(tag, header, payload.len(), |to| payload.read(to)).map(|()| true)
    }

    fn expose(&mut self, _to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        let (addr, len) = (memory.ptr() as u64, memory.len() as u64);
        Some(RemoteRegion { addr, len, key: self.revoked })
    }

    fn revoke(&mut self) -> bool {
        self.revoked += 1;
        true
    }

    fn get(
        &mut self,
        _from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        let inside = offset <= remote.len && local.len() as u64 <= remote.len - offset;
        if !inside || remote.key != self.revoked {
            return Err(Failure::OUTSIDE.into());
        }
        let from = (remote.addr + offset) as *const u8;
        // SAFETY: the region was made by `expose` of this process from memory whose owner promised
        // that it lives until the operation ends; `local` is the caller's promise.
        unsafe { std::ptr::copy(from, local.ptr(), local.len()) };
        Ok(true)
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let n = self.queue.len().min(BUDGET);
        for _ in 0..n {
            let Some((tag, message)) = self.queue.pop_front() else { break };
            self.received += 1;
            sink.message(self.me.into(), tag, &message);
            if self.spare.len() < SPARE {
                self.spare.push(message);
            }
        }
        n
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        self.queue.is_empty()
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Ok(())
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        true
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Ok(())
    }

    fn traffic(&self) -> Traffic {
        Traffic { sent: self.sent, received: self.received, inside: 0 }
    }

    fn resume(&mut self, _how: Resume) -> Result<(), Why> {
        Ok(())
    }
}
