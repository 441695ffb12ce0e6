//! Several engines in one process over simulated networks: random traffic with verified payload,
//! and one case per protocol.

mod absent;
mod cancel;
mod direct;
mod holding;
mod loss;
mod lost_rank;
mod news;
mod rails;
mod thresholds;
mod traffic;

use hawser_btl::sim::{SimFaults, SimNet};
use hawser_btl::{AmTag, Btl, Failure, Limits, Peer, Reach, RemoteRegion, SendError, Sink};
use hawser_core::buf::UserBuf;
use hawser_core::contracts::pml::{BsendBuffer, BsendScope, Completion, SendMode};
use hawser_core::error::ErrClass;
use hawser_core::status::Status;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::cma::RemoteAccess;
use hawser_segment::mem::UserSlice;
use hawser_segment::node::ObservedPage;
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_status::{Count, Counting};
use hawser_wireup::EndpointId;

use super::engine::{Engine, Envelope};
use super::ids::SpaceId;
use super::params::Tuning;
use super::peers::Tally;
use super::requests::Wanted;
use super::state::RecvState;
use super::wire;
use super::wire::token::Req;
use crate::bml::schedule::Policy;
use crate::matching::Pattern;

const CONTEXT: u64 = 6;

fn tuning() -> Tuning {
    Tuning {
        window: 64 << 10,
        use_get: true,
        get_chunk: 10_000,
        absent_min: 20_000,
        past_caches_min: 50_000,
        send_depth: 4,
        schedule: Policy::Adaptive,
        early_max: 4096,
    }
}

fn page() -> &'static ObservedPage {
    Box::leak(Box::default())
}

/// Some processes on the same networks.
struct World {
    nets: Vec<SimNet>,
    engines: Vec<Engine>,
}

impl World {
    fn new(n: u32, tuning: Tuning, nets: Vec<SimNet>) -> World {
        let engines = (0..n)
            .map(|proc| {
                let btls: Vec<_> = nets.iter().map(|net| net.btl(proc)).collect();
                let locate = Box::new(|at: Remote| Peer { at, node: 0, local: None });
                let mut engine = Engine::new(btls, tuning, page(), locate);
                assert_eq!(engine.state.comms.announce(CONTEXT), 0);
                engine
            })
            .collect();
        World { nets, engines }
    }

    fn simple(n: u32) -> World {
        World::new(n, tuning(), vec![SimNet::new(1, SimFaults::default())])
    }

    fn isend(&mut self, from: u32, to: u32, tag: u32, data: &[u8], mode: SendMode) -> Req {
        let (e, buf) = envelope(from, to, tag, data);
        self.engines[from as usize].isend(&e, &buf, mode).expect("send starts")
    }

    /// As [`World::isend`], by a call that stays until the end.
    fn send(&mut self, from: u32, to: u32, tag: u32, data: &[u8], mode: SendMode) -> Req {
        let (e, buf) = envelope(from, to, tag, data);
        self.engines[from as usize].isend_later(&e, &buf, mode, true).expect("send starts")
    }

    fn irecv(&mut self, me: u32, from: Option<u32>, tag: Option<u32>, into: &Room) -> Req {
        let name = self.engines[me as usize].irecv(&wanted(from, tag), &into.buf());
        Req::recv(name)
    }

    /// Posts a receive as [`World::irecv`], and advertises it.
    fn irecv_advertised(&mut self, me: u32, from: u32, tag: u32, into: &Room) -> Req {
        let (engine, wanted) = (&mut self.engines[me as usize], wanted(Some(from), Some(tag)));
        let name = engine.irecv(&wanted, &into.buf());
        engine.advertise(name, &wanted, CONTEXT);
        Req::recv(name)
    }

    fn progress(&mut self) {
        for engine in &mut self.engines {
            engine.progress(true);
        }
    }

    fn settle(&mut self) {
        for _ in 0..10_000 {
            self.progress();
        }
    }

    fn wait(&mut self, me: u32, req: Req) -> Completion {
        for _ in 0..2_000_000 {
            if let Some(end) = self.engines[me as usize].test(req) {
                return end;
            }
            self.progress();
        }
        panic!("request {req:?} of {me} does not complete");
    }
}

/// A message of these bytes.
fn envelope(from: u32, to: u32, tag: u32, data: &[u8]) -> (Envelope, UserBuf) {
    let e = Envelope { context: CONTEXT, to, source: from, tag, overtakes: false, owner: 0 };
    (e, UserBuf::owned(data.to_vec()))
}

fn wanted(from: Option<u32>, tag: Option<u32>) -> Wanted {
    let only_from: Option<ProcId> = from;
    Wanted { space: SpaceId::new(0, false), pattern: Pattern::new(from, tag), only_from, owner: 0 }
}

/// Memory to receive into.
struct Room(TempBuf);

impl Room {
    fn new(bytes: usize) -> Room {
        let byte = Datatype::scalar(Scalar::Byte);
        Room(TempBuf::new(bytes as u64, &byte).expect("memory"))
    }

    fn buf(&self) -> UserBuf {
        self.0.typed().message()
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.typed().pack_all()
    }
}

fn pattern(n: usize, seed: usize) -> Vec<u8> {
    (0..n).map(|i| (i * 7 + i / 251 + seed * 13) as u8).collect()
}

/// One message of each length, receive first or send first, through every protocol.
#[test]
fn every_length_arrives_whole() {
    for get in [false, true] {
        let faults =
            SimFaults { get, get_min: 30_000, late_completion: get, ..SimFaults::default() };
        let mut w = World::new(2, tuning(), vec![SimNet::new(3, faults)]);
        for (i, len) in
            [0, 1, 63, 64, 4071, 4072, 4073, 20_000, 70_000, 300_001].into_iter().enumerate()
        {
            let data = pattern(len, i);
            for posted_first in [true, false] {
                let room = Room::new(len);
                let early = posted_first.then(|| w.irecv(1, Some(0), Some(5), &room));
                let s = w.isend(0, 1, 5, &data, SendMode::Standard);
                if !posted_first {
                    w.settle();
                }
                let r = early.unwrap_or_else(|| w.irecv(1, None, None, &room));
                let end = w.wait(1, r);
                assert!(end.error.is_none());
                assert_eq!(
                    (end.status.source, end.status.tag, end.status.bytes),
                    (0, 5, len as u64)
                );
                assert!(w.wait(0, s).error.is_none());
                assert!(room.bytes() == data, "length {len}, get {get}");
            }
        }
        assert_eq!(w.engines[0].state.loss.faults + w.engines[1].state.loss.faults, 0);
        assert!(w.engines[0].is_drained());
    }
}

/// A message that arrives in pieces goes where its receive wants it, whatever the protocol, and
/// nowhere once the receive has failed.
#[test]
fn long_messages_are_landed() {
    let faults = SimFaults { place: true, late_completion: true, ..SimFaults::default() };
    for (len, mode) in [
        (3000, SendMode::Standard),
        (3000, SendMode::Synchronous),
        (4050, SendMode::Standard),
        (100_000, SendMode::Standard),
    ] {
        let mut w = World::new(2, tuning(), vec![SimNet::new(3, faults.clone())]);
        let data = pattern(len, 2);
        for (room_len, fits) in [(len, true), (len + 9, true), (len - 1, false)] {
            let room = Room::new(room_len);
            let r = w.irecv(1, Some(0), None, &room);
            let s = w.isend(0, 1, 5, &data, mode);
            let end = w.wait(1, r);
            assert_eq!(end.error.is_none(), fits);
            assert_eq!(end.status.bytes as usize, len.min(room_len));
            assert!(w.wait(0, s).error.is_none());
            let n = len.min(room_len);
            assert!(room.bytes()[..n] == data[..n], "length {len}");
        }
        let faults = w.engines.iter().map(|e| e.state.loss.faults).sum::<u64>();
        assert_eq!(faults, 0);
        assert_eq!(w.engines[0].state.sends.loans(), 0);
    }
}

#[test]
fn a_placement_ends_when_its_receive_fails() {
    let mut w = World::simple(2);
    let room = Room::new(10_000);
    let r = w.irecv(1, Some(0), Some(5), &room);
    let state = &mut w.engines[1].state;
    let m = wire::Match { seq: 0, context: CONTEXT, source: 0, tag: 5 };
    let begin = [&m.eager()[..], &[7; 100]].concat();
    let placement =
        state.place(0.into(), wire::TAG, &begin, wire::MATCH_LEN + 10_000).expect("posted");
    assert_eq!((placement.skip, placement.len), (wire::MATCH_LEN, 10_000));
    assert_eq!(state.placement(&placement).map(|m| m.len()), Some(10_000));
    assert!(w.engines[1].test(r).is_none(), "not before it is placed");
    let state = &mut w.engines[1].state;
    state.path_down(0.into(), Failure::GIVEN_UP);
    assert!(state.placement(&placement).is_none());
    state.placed(&placement);
    assert!(w.engines[1].test(r).expect("failed").error.is_some());
    let strange = wire::Frag { recv_req: 99, offset: u64::MAX }.encode();
    let begin = [&strange[..], &[0; 64]].concat();
    assert!(w.engines[1].state.place(0.into(), wire::TAG, &begin, 5000).is_none());
}

#[test]
fn messages_are_counted_by_kind_size_and_peer() {
    let faults = SimFaults { get: true, get_min: 30_000, ..SimFaults::default() };
    let mut w = World::new(3, tuning(), vec![SimNet::new(3, faults)]);
    let exchange = |w: &mut World, to: u32, len: usize, mode: SendMode| {
        let room = Room::new(len);
        let r = w.irecv(to, Some(0), Some(1), &room);
        let s = w.isend(0, to, 1, &pattern(len, 0), mode);
        assert!(w.wait(to, r).error.is_none() && w.wait(0, s).error.is_none());
    };
    exchange(&mut w, 1, 0, SendMode::Standard);
    exchange(&mut w, 1, 8, SendMode::Standard);
    exchange(&mut w, 1, 9, SendMode::Synchronous);
    exchange(&mut w, 2, 20_000, SendMode::Standard);
    exchange(&mut w, 2, 40_000, SendMode::Standard);
    let read = |w: &World, i: usize| w.engines[i].state.counters.read();
    let a = read(&w, 0);
    assert_eq!((a.classes[0].sent, a.classes[4].sent, a.classes[4].sent_bytes), (1, 2, 17));
    assert_eq!((a.total().sent, a.total().received), (5, 0));
    assert_eq!((a.get(Count::SentSynchronous), a.get(Count::SentRendezvous)), (1, 2));
    assert_eq!(a.get(Count::SentReadable), 1);
    assert_eq!(read(&w, 1).get(Count::ReceivedSynchronous), 1);
    let b = read(&w, 2);
    assert_eq!((b.get(Count::ReceivedRendezvous), b.get(Count::ReceivedGet)), (2, 1));
    assert_eq!((b.total().received, b.total().received_bytes), (2, 60_000));
    let tallies: Vec<(ProcId, Tally)> = w.engines[0].tallies().collect();
    let to_two = Tally { sent: 2, sent_bytes: 60_000, sent_rendezvous: 2, ..Tally::default() };
    assert_eq!(tallies[1], (2, to_two));
    assert_eq!((tallies[0].1.sent, tallies[0].1.sent_bytes), (3, 17));
}

#[test]
fn unexpected_messages_are_counted() {
    let mut w = World::simple(2);
    for tag in 0..3 {
        w.isend(0, 1, tag, &pattern(100, 0), SendMode::Standard);
    }
    w.settle();
    let room = Room::new(100);
    let r = w.irecv(1, None, Some(1), &room);
    assert!(w.wait(1, r).error.is_none());
    let c = w.engines[1].state.counters.read();
    let of = |what| c.get(what);
    assert_eq!((of(Count::Unexpected), of(Count::UnexpectedNow)), (3, 2));
    assert_eq!((of(Count::UnexpectedMost), of(Count::UnexpectedBytesMost)), (3, 300));
    assert_eq!(of(Count::UnexpectedBytesNow), 200);
}

#[test]
fn a_refused_get_falls_back_to_fragments() {
    for late_completion in [false, true] {
        for granted in 0..6 {
            let faults =
                SimFaults { get: true, get_min: 1, late_completion, ..SimFaults::default() };
            let net = SimNet::new(3, faults);
            let mut w = World::new(1, tuning(), vec![net.clone()]);
            let btls: Vec<Box<dyn Btl>> = vec![Box::new(Refusing { inner: net.btl(1), granted })];
            let locate = Box::new(|at: Remote| Peer { at, node: 0, local: None });
            w.engines.push(Engine::new(btls, tuning(), page(), locate));
            w.engines[1].state.comms.announce(CONTEXT);
            let data = pattern(50_000, 1);
            let room = Room::new(data.len());
            let s = w.isend(0, 1, 5, &data, SendMode::Standard);
            let r = w.irecv(1, Some(0), Some(5), &room);
            assert!(w.wait(1, r).error.is_none() && w.wait(0, s).error.is_none());
            assert!(room.bytes() == data, "after {granted} gets, late {late_completion}");
        }
    }
}

/// A module that refuses to read remote memory after some times.
struct Refusing {
    inner: Box<dyn Btl>,
    granted: usize,
}

impl Source for Refusing {
    fn arm(&mut self, watch: &mut Watch) {
        self.inner.arm(watch);
    }
}

impl Btl for Refusing {
    fn name(&self) -> &str {
        self.inner.name()
    }
    fn limits(&self) -> &Limits {
        self.inner.limits()
    }
    fn add_peer(&mut self, peer: &Peer) -> Reach {
        self.inner.add_peer(peer)
    }
    fn del_peer(&mut self, _to: EndpointId) {}
    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.inner.send_short(to, tag, header, payload)
    }
    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        self.inner.send_bcopy(to, tag, header, len, pack)
    }
    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        self.inner.send_zcopy(to, tag, header, payload, cookie)
    }
    fn expose(&mut self, to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        self.inner.expose(to, memory)
    }
    fn get(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        if self.granted == 0 {
            return Err(Failure::not_permitted(RemoteAccess::Read).into());
        }
        self.granted -= 1;
        self.inner.get(from, remote, offset, local, cookie)
    }
    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.inner.progress(sink)
    }
    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.inner.quiesce(sink)
    }
    fn may_interrupt(&self) -> Result<(), Why> {
        self.inner.may_interrupt()
    }
    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        self.inner.interrupt(sink)
    }
    fn may_checkpoint(&self) -> Result<(), Why> {
        self.inner.may_checkpoint()
    }
    fn traffic(&self) -> Traffic {
        self.inner.traffic()
    }
    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        self.inner.resume(how)
    }
}

#[test]
fn truncation_is_the_receivers_error_and_fills_the_buffer() {
    let mut w = World::simple(2);
    for len in [100, 50_000] {
        let data = pattern(len, 2);
        let room = Room::new(len / 2);
        let r = w.irecv(1, Some(0), None, &room);
        let s = w.isend(0, 1, 9, &data, SendMode::Standard);
        let end = w.wait(1, r);
        assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::Truncate));
        assert_eq!(end.status.tag, 9);
        assert!(room.bytes() == data[..len / 2]);
        assert!(w.wait(0, s).error.is_none());
    }
}

#[test]
fn a_synchronous_send_completes_with_the_match_only() {
    let mut w = World::simple(2);
    for len in [0, 10, 5000, 100_000] {
        let data = pattern(len, 3);
        let s = w.isend(0, 1, 1, &data, SendMode::Synchronous);
        w.settle();
        assert!(w.engines[0].test(s).is_none(), "completed without a receive, length {len}");
        let room = Room::new(len);
        let r = w.irecv(1, Some(0), Some(1), &room);
        w.wait(1, r);
        w.wait(0, s);
        assert!(room.bytes() == data);
    }
}

#[test]
fn an_unexpected_flood_is_bounded_and_all_arrives() {
    const N: usize = 500;
    let mut w = World::simple(2);
    let data = pattern(4000, 4);
    let sends: Vec<Req> = (0..N).map(|_| w.isend(0, 1, 1, &data, SendMode::Standard)).collect();
    w.settle();
    let kept: u64 = {
        let p = w.engines[0].state.peers.get(0);
        p.sent - p.acked
    };
    assert!(kept <= tuning().window, "{kept} bytes of eager data are kept by the receiver");
    assert!(sends.iter().any(|&s| !w.engines[0].is_complete(s)));
    let room = Room::new(4000);
    for _ in 0..N {
        let r = w.irecv(1, Some(0), Some(1), &room);
        assert!(w.wait(1, r).error.is_none());
        assert!(room.bytes() == data);
    }
    for s in sends {
        w.wait(0, s);
    }
    w.settle();
    let p = w.engines[0].state.peers.get(0);
    assert!(p.sent - p.acked < tuning().window / 4);
}

/// Past the credit a short message lies at the receiver all the same, and its sender waits.
#[test]
fn short_messages_past_the_credit_need_no_round_trip() {
    const N: u32 = 3000;
    let mut w = World::simple(2);
    let bytes = |i: u32| i.to_le_bytes().repeat(7);
    let sends: Vec<Req> = (0..N).map(|i| w.isend(0, 1, i, &bytes(i), SendMode::Standard)).collect();
    w.settle();
    let p = w.engines[0].state.peers.get(0);
    assert!(p.sent - p.acked <= tuning().window);
    let waiting = sends.iter().filter(|&&s| !w.engines[0].is_complete(s)).count() as u64;
    assert_eq!(waiting, u64::from(N) - tuning().window / (64 + 28));
    let room = Room::new(28);
    for i in (0..N).rev() {
        let r = w.irecv(1, Some(0), Some(i), &room);
        let end = w.engines[1].test(r).expect("all of it is here");
        assert!(end.error.is_none() && room.bytes() == bytes(i), "message {i}");
        w.progress();
    }
    for s in sends {
        assert!(w.wait(0, s).error.is_none());
    }
    assert!(w.engines[0].is_drained());
}

/// A process that sends and never waits: its messages stay eager as long as they are received.
#[test]
fn credit_that_lies_unread_counts() {
    let mut w = World::simple(2);
    let (data, room) = (pattern(1000, 6), Room::new(1000));
    let mut early = true;
    for i in 0..1000 {
        let r = w.irecv(1, Some(0), Some(1), &room);
        let s = w.isend(0, 1, 1, &data, SendMode::Standard);
        if early {
            w.wait(0, s);
        } else {
            assert!(s.is_sent(), "message {i}");
        }
        early = false;
        for _ in 0..200 {
            w.engines[1].progress(true);
        }
        assert!(w.engines[1].test(r).is_some_and(|end| end.error.is_none()), "message {i}");
    }
}

#[test]
fn buffered_sends_return_at_once_and_are_bounded() {
    let mut w = World::simple(2);
    let data = pattern(20_000, 5);
    let e = Envelope { context: CONTEXT, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
    let send =
        |w: &mut World| w.engines[0].isend(&e, &UserBuf::owned(data.clone()), SendMode::Buffered);
    assert_eq!(send(&mut w).err().map(|e| e.class()), Some(ErrClass::Buffer));
    let space = BsendBuffer::User { addr: 1, bytes: 2 * (20_000 + super::BSEND_OVERHEAD) };
    w.engines[0].state.sends.bsend.lock().attach(BsendScope::Process, space).expect("attach");
    for _ in 0..2 {
        let sent = send(&mut w).expect("room");
        assert!(w.engines[0].test(sent).is_some());
    }
    assert_eq!(send(&mut w).err().map(|e| e.class()), Some(ErrClass::Buffer));
    assert!(!w.engines[0].state.sends.bsend.lock().flushed(BsendScope::Process));
    let room = Room::new(data.len());
    for _ in 0..2 {
        let r = w.irecv(1, Some(0), Some(1), &room);
        assert!(w.wait(1, r).error.is_none());
        assert!(room.bytes() == data);
    }
    w.settle();
    assert!(
        w.engines[0].state.sends.bsend.lock().flushed(BsendScope::Process)
            && w.engines[0].is_drained()
    );
}

#[test]
fn a_buffered_send_that_no_memory_can_hold_is_refused_and_takes_no_room() {
    let mut w = World::simple(2);
    let room = Room::new(1);
    let endless = room.0.typed().retyped(1 << 62, Datatype::scalar(Scalar::Byte)).message();
    let (e, _) = envelope(0, 1, 1, &[]);
    let bsend = w.engines[0].state.sends.bsend.clone();
    bsend.lock().attach(BsendScope::Process, BsendBuffer::Automatic).expect("attach");
    let sent = w.engines[0].isend(&e, &endless, SendMode::Buffered);
    assert_eq!(sent.err().map(|e| e.class()), Some(ErrClass::NoMem));
    assert!(bsend.lock().flushed(BsendScope::Process) && w.engines[0].is_drained());
}

#[test]
fn cancel_takes_back_only_what_is_not_matched() {
    let mut w = World::simple(2);
    let room = Room::new(8);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.engines[1].cancel(r, 1);
    assert!(w.wait(1, r).status.cancelled);
    w.isend(0, 1, 1, b"12345678", SendMode::Standard);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.settle();
    w.engines[1].cancel(r, 1);
    let end = w.wait(1, r);
    assert!(!end.status.cancelled && end.status.bytes == 8);
}

#[test]
fn freed_requests_end_by_themselves() {
    let mut w = World::simple(2);
    let data = pattern(50_000, 6);
    let room = Room::new(data.len());
    let s = w.isend(0, 1, 1, &data, SendMode::Standard);
    w.engines[0].free(s);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.engines[1].free(r);
    w.settle();
    assert!(room.bytes() == data);
    assert_eq!(
        (w.engines[0].state.sends.requests.len(), w.engines[1].state.recvs.requests.len()),
        (0, 0)
    );
}

#[test]
fn probes_see_and_matched_probes_take() {
    let mut w = World::simple(2);
    assert!(w.engines[1].probe(&wanted(None, None)).is_none());
    w.isend(0, 1, 3, b"abc", SendMode::Standard);
    w.isend(0, 1, 3, b"defg", SendMode::Standard);
    w.settle();
    for _ in 0..2 {
        let found = w.engines[1].probe(&wanted(Some(0), None)).expect("a message");
        let status = found.expect("nobody is lost");
        assert_eq!((status.tag, status.bytes), (3, 3));
    }
    let found = w.engines[1].mprobe(&wanted(None, Some(3))).expect("a message");
    let (message, status) = found.expect("nobody is lost");
    assert_eq!(status.bytes, 3);
    let room = Room::new(4);
    let r = w.irecv(1, Some(0), Some(3), &room);
    assert_eq!((w.wait(1, r).status.bytes, room.bytes()), (4, b"defg".to_vec()));
    let r = w.engines[1].imrecv(message, &room.buf(), 0).expect("the message");
    assert_eq!(w.wait(1, Req::recv(r)).status.bytes, 3);
    assert!(w.engines[1].imrecv(message, &room.buf(), 0).is_none());
}

#[test]
fn messages_before_the_communicator_are_kept() {
    let mut w = World::simple(2);
    let e = Envelope { context: 100, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
    w.engines[0].isend(&e, &UserBuf::owned(b"x".to_vec()), SendMode::Standard).expect("sent");
    w.settle();
    let slot = w.engines[1].state.comms.announce(100);
    let pattern = Pattern::new(Some(0), Some(1));
    let wanted = Wanted { space: SpaceId::new(slot, false), pattern, only_from: Some(0), owner: 0 };
    let room = Room::new(1);
    let r = w.engines[1].irecv(&wanted, &room.buf());
    assert_eq!(w.wait(1, Req::recv(r)).status.bytes, 1);
    // The two spaces of a communicator do not meet.
    let e = Envelope { context: 101, ..e };
    w.engines[0].isend(&e, &UserBuf::owned(b"y".to_vec()), SendMode::Standard).expect("sent");
    w.settle();
    assert!(w.engines[1].probe(&wanted).is_none());
}

#[test]
fn a_freed_communicator_goes_when_its_receives_have() {
    let mut w = World::simple(2);
    let room = Room::new(4);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.engines[1].state.comm_freed(0);
    w.isend(0, 1, 1, b"last", SendMode::Standard);
    assert_eq!(w.wait(1, r).status.bytes, 4);
    w.isend(0, 1, 1, b"late", SendMode::Standard);
    w.settle();
    let before = w.engines[1].state.unexpected.len();
    w.engines[1].state.comm_freed(0);
    assert_eq!((before, w.engines[1].state.unexpected.len()), (1, 0));
}

#[test]
fn it_is_known_with_whom_a_freed_communicator_has_to_do() {
    let mut w = World::simple(3);
    let slots = [0, 1].map(|me: usize| w.engines[me].state.comms.announce(100));
    let room = Room::new(50_000);
    for only_from in [Some(0), None] {
        let space = SpaceId::new(slots[1], false);
        let wanted =
            Wanted { space, pattern: Pattern::new(only_from, Some(1)), only_from, owner: 0 };
        let r = w.engines[1].irecv(&wanted, &room.buf());
        w.engines[1].state.comm_freed(slots[1]);
        let awaited: &[u32] = if only_from.is_some() { &[0] } else { &[0, 2] };
        assert_eq!(w.engines[1].state.pending_with(100, &[0, 2]), awaited);
        let e = Envelope { context: 100, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
        let data = UserBuf::owned(pattern(50_000, 6));
        let s = w.engines[0].isend(&e, &data, SendMode::Standard).expect("sent");
        assert_eq!(w.engines[0].state.pending_with(100, &[2, 1]), [1]);
        assert!(w.engines[0].state.pending_with(200, &[2, 1]).is_empty(), "another one");
        assert_eq!(w.wait(1, Req::recv(r)).status.bytes, 50_000);
        assert!(w.wait(0, s).error.is_none());
        for (me, other) in [(0, 1), (1, 0)] {
            assert!(w.engines[me].state.pending_with(100, &[other, 2]).is_empty());
        }
        w.engines[1].state.comm_freed(slots[1]);
        assert_eq!(w.engines[1].state.comms.announce(100), slots[1]);
    }
}

#[test]
fn long_messages_that_are_exchanged_go_past_the_caches() {
    let mut w = World::simple(2);
    let long = w.engines[0].state.tuning.past_caches_min;
    let state = &mut w.engines[0].state;
    assert!(!state.goes_past_caches(long), "nothing was sent");
    state.note_long(long - 1);
    assert!(!state.goes_past_caches(long), "nothing long was sent");
    state.note_long(long);
    assert!(!state.goes_past_caches(long - 1) && state.goes_past_caches(long));
    assert!(!state.goes_past_caches(long), "one for one");
}

/// Of several peers that wait for room, each gets its turn: those whose network is full do not keep
/// one out whose network is not.
#[test]
fn peers_that_wait_for_room_take_turns() {
    let faults = SimFaults { slots: 1, ..SimFaults::default() };
    for lucky in 1..=4 {
        let mut w = World::new(5, tuning(), vec![SimNet::new(1, faults.clone())]);
        for _ in 0..10 {
            for to in 1..=4 {
                w.isend(0, to, 1, b"12345678", SendMode::Standard);
            }
        }
        for _ in 0..200 {
            w.engines[0].progress(true);
            w.engines[lucky].progress(true);
        }
        assert_eq!(w.engines[lucky].state.unexpected.len(), 10, "rank {lucky} waits for ever");
    }
}

/// Communicators that come and go, with messages that nobody receives: before and after the end.
#[test]
fn freed_communicators_leave_nothing_behind() {
    const ROUNDS: u64 = 10_000;
    let mut w = World::simple(2);
    for round in 0..ROUNDS {
        let context = 8 * (round + 10);
        let slot = w.engines[1].state.comms.announce(context);
        let e = Envelope { context, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
        let data = match round % 3 {
            0 => pattern(200, 1),
            1 => pattern(20_000, 1),
            _ => pattern(20, 1),
        };
        let mode = if round % 3 == 2 { SendMode::Synchronous } else { SendMode::Standard };
        let mut send = || w.engines[0].isend(&e, &UserBuf::owned(data.clone()), mode);
        let early = send().expect("sent");
        w.progress();
        w.progress();
        w.engines[1].state.comm_freed(slot);
        let mut send = || w.engines[0].isend(&e, &UserBuf::owned(data.clone()), mode);
        let late = send().expect("sent");
        for req in [early, late] {
            assert!(w.wait(0, req).error.is_none(), "the sender does not wait for ever");
        }
    }
    w.settle();
    let state = &w.engines[1].state;
    assert_eq!((state.unexpected.len(), state.comms.orphans()), (0, 0));
    assert!(state.comms.slots() < 4, "{} states of communicators", state.comms.slots());
    // A context may be used again.
    let e = Envelope { context: 80, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
    w.engines[1].state.comms.announce(80);
    w.engines[0].isend(&e, &UserBuf::owned(vec![1]), SendMode::Standard).expect("sent");
    w.settle();
    assert_eq!(w.engines[1].state.unexpected.len(), 1);
}

/// A receive that was freed is waited for at the end, and so is its sender's answer.
#[test]
fn a_process_is_drained_when_what_it_has_matched_is_here() {
    let get = SimFaults {
        get: true,
        get_min: 1,
        late_completion: true,
        delay_ns: (9000, 9000),
        ..SimFaults::default()
    };
    for faults in [get, SimFaults { slots: 1, ..SimFaults::default() }] {
        let mut w = World::new(2, tuning(), vec![SimNet::new(1, faults)]);
        let (data, room) = (pattern(100_000, 1), Room::new(100_000));
        let s = w.isend(0, 1, 1, &data, SendMode::Standard);
        let r = w.irecv(1, Some(0), Some(1), &room);
        w.engines[1].free(r);
        let matched = |w: &World| {
            w.engines[1].state.recvs.requests.iter().all(|(_, r)| r.state != RecvState::Posted)
        };
        while !matched(&w) {
            w.progress();
        }
        // The receiver makes progress until it could leave, then no more.
        while !w.engines[1].is_drained() {
            w.engines[0].progress(true);
            w.engines[1].progress(true);
        }
        assert_eq!(w.engines[1].state.recvs.requests.len(), 0);
        assert!(room.bytes() == data);
        for _ in 0..1000 {
            w.engines[0].progress(true);
        }
        assert!(w.engines[0].test(s).is_some(), "its answer has left");
    }
}
