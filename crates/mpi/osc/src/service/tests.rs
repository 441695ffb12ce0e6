use std::sync::atomic::{AtomicBool, AtomicU64};

use hawser_btl::OpenModule;
use hawser_btl::sim::{SimFaults, SimNet};
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{BsendBuffer, BsendScope, Completion, PmlMessage};
use hawser_core::progress::Service as _;
use hawser_core::status::Status;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_mca::Params;
use hawser_p2p::{Ob1, P2pConfig};

use super::*;

/// Receives may be refused, and end when a test says so.
#[derive(Default)]
struct Scarce {
    refuses: AtomicBool,
    ended: AtomicBool,
    /// Receives that were started.
    started: AtomicU64,
}

fn other() -> Error {
    err!(Intern, "not in these tests")
}

impl Pml for Scarce {
    fn name(&self) -> &'static str {
        "scarce"
    }
    fn add_comm(&self, _: &Comm) {}
    fn del_comm(&self, _: &Comm) {}
    fn send(&self, _: &Comm, _: Space, _: &UserBuf, _: u32, _: u32, _: SendMode) -> Result<()> {
        Err(other())
    }
    fn isend(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: u32,
        _: u32,
        _: SendMode,
    ) -> Result<PmlReq> {
        Err(other())
    }
    fn recv(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: Source,
        _: Tag,
        _: Option<&mut Status>,
    ) -> Result<()> {
        Err(other())
    }
    fn irecv(&self, _: &Comm, _: Space, _: &UserBuf, _: Source, _: Tag) -> Result<PmlReq> {
        if self.refuses.load(Ordering::SeqCst) {
            return Err(err!(NoMem, "no more requests"));
        }
        Ok(PmlReq(self.started.fetch_add(1, Ordering::SeqCst)))
    }
    fn test(&self, _: PmlReq) -> Option<Completion> {
        let ended = self.ended.swap(false, Ordering::SeqCst);
        ended.then_some(Completion { status: Status::EMPTY, error: None })
    }
    fn is_complete(&self, _: PmlReq) -> bool {
        self.ended.load(Ordering::SeqCst)
    }
    fn wait(&self, _: PmlReq) -> Completion {
        Completion { status: Status::EMPTY, error: Some(other()) }
    }
    fn progress(&self) -> bool {
        false
    }
    fn wait_or_lost(&self, _: &mut dyn Condition) -> Result<()> {
        Ok(())
    }
    fn probe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Status> {
        Err(other())
    }
    fn iprobe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Option<Status>> {
        Err(other())
    }
    fn mprobe(&self, _: &Comm, _: Source, _: Tag) -> Result<(PmlMessage, Status)> {
        Err(other())
    }
    fn improbe(&self, _: &Comm, _: Source, _: Tag) -> Result<Option<(PmlMessage, Status)>> {
        Err(other())
    }
    fn imrecv(&self, _: PmlMessage, _: &UserBuf, _: usize) -> Result<PmlReq> {
        Err(other())
    }
    fn knows(&self, _: PmlReq) -> bool {
        false
    }
    fn alive(&self, _: u32) -> Option<PmlReq> {
        None
    }
    fn peek(&self, _: PmlReq) -> Option<Status> {
        None
    }
    fn cancel(&self, _: PmlReq) {}
    fn free(&self, _: PmlReq) {}
    fn wake(&self) {}
    fn polled(&self, _: bool) {}
    fn bsend_attach(&self, _: BsendScope, _: BsendBuffer) -> Result<()> {
        Err(other())
    }
    fn bsend_detach(&self, _: BsendScope) -> Result<BsendBuffer> {
        Err(other())
    }
    fn bsend_flushed(&self, _: BsendScope) -> bool {
        true
    }
    fn shared_cpus(&self) -> Option<u32> {
        None
    }
    fn quiesce(&self) -> Result<()> {
        Ok(())
    }
    fn resume(&self) {}
}

#[test]
fn a_process_that_could_not_listen_once_tries_again() {
    let pml: &'static Scarce = Box::leak(Box::default());
    let counts: &'static Counts = Box::leak(Box::default());
    let node = hawser_fixture::node(1, 1);
    let service: &'static Service = Box::leak(Box::new(Service::new(pml, 0, 1, (node, 0), counts)));
    let refuse = |refuses| pml.refuses.store(refuses, Ordering::SeqCst);
    let listens = || service.state().listening.is_some();
    refuse(true);
    assert!(service.open().is_err() && !listens());
    assert_eq!(service.poll(), Served::Nothing);
    refuse(false);
    assert!(service.open().is_ok() && listens());
    assert!(service.open().is_ok());
    assert_eq!(pml.started.load(Ordering::SeqCst), 1);
    // What comes while there is no memory to listen again is served, and so is what comes later.
    refuse(true);
    pml.ended.store(true, Ordering::SeqCst);
    assert_eq!(service.poll(), Served::Something);
    assert!(!listens());
    refuse(false);
    assert_eq!(service.poll(), Served::Nothing);
    assert!(listens());
    assert_eq!(pml.started.load(Ordering::SeqCst), 2);
}

/// Two ranks of a node whose messages go over a simulated network.
struct Pair {
    pmls: [&'static Ob1; 2],
    /// Of the target, rank 0.
    service: &'static Service,
    /// The origin's message space for requests.
    origin: Comm,
}

/// Windows of requests in these tests.
const WINDOW: u64 = 40;
const OTHER: u64 = 42;

impl Pair {
    fn new() -> Pair {
        let (net, node) = (SimNet::new(1, SimFaults::default()), hawser_fixture::node(2, 1));
        let mut specs = hawser_p2p::params();
        specs.extend(hawser_btl::params());
        let params: &'static Params = Box::leak(Box::new(hawser_fixture::params(&specs, &[])));
        let pmls = [0, 1].map(|me| {
            let modex = hawser_fixture::modex(node, me);
            // Whoever waits serves both.
            let (threaded, attended, networks) = (true, false, &[][..]);
            let cfg = P2pConfig { me, node, slot: me, modex, params, threaded, attended, networks };
            let modules = vec![vec![OpenModule::Other(net.btl(me))]];
            &*Box::leak(Box::new(Ob1::over(modules, &cfg)))
        });
        let counts: &'static Counts = Box::leak(Box::default());
        let service = Service::new(pmls[0], 0, 2, (node, 0), counts);
        let service: &'static Service = Box::leak(Box::new(service));
        service.open().expect("it listens");
        let origin = Comm::new(SERVICE_CONTEXT, 1, Group::range(0, 2), None, pmls[1]);
        pmls[1].add_comm(&origin);
        Pair { pmls, service, origin }
    }

    fn isend(&self, tag: u32, data: Vec<u8>) -> PmlReq {
        let data = UserBuf::owned(data);
        let standard = SendMode::Standard;
        self.pmls[1].isend(&self.origin, Space::P2p, &data, 0, tag, standard).expect("sent")
    }

    /// Asks the target for an operation on this many bytes, which follow in a message of their own.
    fn ask(&self, kind: Kind, number: u32, bytes: usize) -> PmlReq {
        let mut request = Request::new(kind, WINDOW, 1, number);
        request.bytes = bytes as u64;
        request.op = hawser_core::op::Builtin::Sum;
        request.blocks = vec![Block { at: 0, count: bytes as u64 }];
        let asked = self.isend(wire::REQUESTS, request.encode(&[]));
        self.pmls[1].free(asked);
        self.isend(wire::data_tag(number), vec![7; bytes])
    }

    fn expect_answer(&self, number: u32) -> (PmlReq, Inbox) {
        let tag = Tag::Is(wire::answer_tag(number));
        Inbox::post_for(&self.origin, Space::P2p, Source::Rank(0), tag, 1 << 20).expect("posted")
    }

    fn progress(&self) {
        self.service.poll();
        self.pmls.iter().for_each(|pml| _ = pml.progress());
    }

    /// The origin's operation ends without an error.
    fn ends(&self, req: PmlReq) {
        for _ in 0..10_000 {
            if let Some(end) = self.pmls[1].test(req) {
                return assert!(end.error.is_none(), "{:?}", end.error);
            }
            self.progress();
        }
        panic!("the origin waits for ever");
    }

    /// The target has received all that the origin has sent.
    fn check_nothing_is_left(&self) {
        (0..100).for_each(|_| self.progress());
        let space = self.service.comm_if_any().expect("it is open");
        let any = self.pmls[0].iprobe(space, Space::P2p, Source::Any, Tag::Any);
        assert!(any.expect("no error").is_none(), "a message that nobody receives");
    }
}

/// Longer than the eager limit, and shorter.
const LENGTHS: [usize; 2] = [3 << 20, wire::INLINE_MAX + 1];

#[test]
fn the_data_of_a_request_that_is_refused_is_received() {
    for bytes in LENGTHS {
        let pair = Pair::new();
        let put = pair.ask(Kind::Put, 1, bytes);
        let accumulate = pair.ask(Kind::Accumulate, 2, bytes);
        let (old, _inbox) = pair.expect_answer(3);
        let fetched = pair.ask(Kind::GetAccumulate, 3, bytes);
        for req in [put, accumulate, fetched, old] {
            pair.ends(req);
        }
        pair.check_nothing_is_left();
    }
}

/// A window may end at its target while an origin still waits for its operations: others are lost,
/// or the window is revoked.
#[test]
fn requests_under_way_end_with_their_window() {
    for bytes in LENGTHS {
        let pair = Pair::new();
        let comm = pair.service.comm().expect("it is open");
        let room = TempBuf::zeroed(bytes as u64, Datatype::scalar_ref(Scalar::Byte)).expect("room");
        let (from, pml) = (Source::Rank(1), pair.pmls[0]);
        // What the line of a put into the window waits for.
        let tag = Tag::Is(wire::data_tag(1));
        let placement = pml.irecv(comm, Space::P2p, &room.typed().message(), from, tag);
        let placement = placement.expect("posted");
        // And what has come behind it.
        let mut behind = Request::new(Kind::Put, WINDOW, 1, 2);
        behind.bytes = bytes as u64;
        behind.blocks = vec![Block { at: 0, count: bytes as u64 }];
        let mut line = Line { busy: Some(Busy::Placement(placement, 1)), ..Line::default() };
        line.behind.push_back(behind.encode(&[]));
        let (flushed, _inbox) = pair.expect_answer(3);
        line.behind.push_back(Request::new(Kind::Flush, WINDOW, 1, 3).encode(&[]));
        pair.service.state().lines.insert((1, WINDOW), line);
        // In another window: data that the library keeps.
        let tag = Tag::Is(wire::data_tag(4));
        let (data, inbox) = Inbox::post_for(comm, Space::P2p, from, tag, bytes).expect("posted");
        let mut request = Request::new(Kind::Accumulate, OTHER, 1, 4);
        request.bytes = bytes as u64;
        request.op = hawser_core::op::Builtin::Sum;
        let busy = Some(Busy::Data(data, Some(inbox), Box::new(request)));
        pair.service.state().lines.insert((1, OTHER), Line { busy, ..Line::default() });

        [WINDOW, OTHER].into_iter().for_each(|window| pair.service.end(window));
        assert!(!pml.knows(placement) && !pml.knows(data), "their memory is free again");
        let sent = [1, 2, 4].map(|number| pair.isend(wire::data_tag(number), vec![7; bytes]));
        for req in sent.into_iter().chain([flushed]) {
            pair.ends(req);
        }
        assert!(room.typed().pack_all().iter().all(|byte| *byte == 0));
        pair.check_nothing_is_left();
    }
}

/// An answer that leaves the window from where it lies.
#[test]
fn an_answer_has_left_the_window_when_that_ends() {
    let pair = Pair::new();
    let bytes = 1 << 20;
    let comm = pair.service.comm().expect("it is open");
    let room = TempBuf::zeroed(bytes, Datatype::scalar_ref(Scalar::Byte)).expect("room");
    let (tag, standard) = (wire::answer_tag(1), SendMode::Standard);
    let (got, _inbox) = pair.expect_answer(1);
    let pml = pair.pmls[0];
    let reply = pml.isend(comm, Space::P2p, &room.typed().message(), 1, tag, standard);
    let reply = reply.expect("sent");
    assert!(!pml.is_complete(reply), "long enough to be waited for");
    let line = Line { busy: Some(Busy::Reply(reply)), ..Line::default() };
    pair.service.state().lines.insert((1, WINDOW), line);
    let origin = pair.pmls[1];
    let left = std::thread::scope(|s| {
        let receiver = s.spawn(move || assert!(origin.wait(got).error.is_none()));
        pair.service.end(WINDOW);
        let left = !pml.knows(reply);
        while !receiver.is_finished() {
            pml.progress();
        }
        left
    });
    assert!(left, "the memory of the window is still in use");
}
