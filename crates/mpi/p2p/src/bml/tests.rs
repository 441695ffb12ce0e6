use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hawser_btl::loopback::Loopback;
use hawser_btl::sim::{SimFaults, SimNet};
use hawser_btl::{AmTag, Btl, Failure, Placement, RemoteRegion, SendError};
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::Remote;
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};

use super::*;

const HEADS: Heads = Heads { longest: 128, fragment: 24 };

fn net(latency_ns: u32, bandwidth_mbs: u32, get: bool) -> Box<dyn Btl> {
    let faults = SimFaults { latency_ns, bandwidth_mbs, get, ..SimFaults::default() };
    SimNet::new(1, faults).btl(0)
}

fn peer(proc: u32) -> Peer {
    Peer { at: proc.into(), node: 3, local: None }
}

#[test]
fn latency_chooses_eager_and_bandwidth_the_order_of_fragments() {
    let slow = net(500, 1_000, false);
    let fast = net(2_000, 10_000, true);
    let mut m = Modules::new(HEADS, vec![fast, slow]);
    let routes = m.reach(&peer(1)).expect("reached");
    assert_eq!(routes.eager.get().module, 1);
    let order: Vec<u16> = routes.send.iter().map(|r| r.module).collect();
    assert_eq!(order, [0, 1]);
    assert_eq!(routes.gets.iter().map(|r| r.route.module).collect::<Vec<_>>(), [0]);
    assert_eq!(routes.bounds.get_min, SimFaults::default().get_min as u64);
}

/// Also of a peer whose messages are always followed by one to another.
#[test]
fn rails_are_compared_for_each_peer() {
    let slow = net(500, 1_000, false);
    let fast = net(2_000, 10_000, false);
    let mut m = Modules::new(HEADS, vec![slow, fast]);
    let routes = [1, 2].map(|proc| m.reach(&peer(proc)).expect("reached"));
    let mut taken = Vec::new();
    for _ in 0..4 {
        taken.push(m.eager_route(&routes[0], ASK_STRIDE as usize - 1).module);
        m.eager_route(&routes[1], 1);
    }
    assert!(taken.contains(&1), "its messages are long, and the other one is faster: {taken:?}");
}

#[test]
fn only_the_most_exclusive_modules_are_used() {
    let mut m = Modules::new(HEADS, vec![net(1, 1_000_000, true), Box::new(Loopback::new(0))]);
    let to_self = m.reach(&peer(0)).expect("reached");
    assert!(to_self.send.iter().all(|r| r.module == 1) && to_self.eager.get().module == 1);
    let to_other = m.reach(&peer(1)).expect("reached");
    assert_eq!(to_other.eager.get().module, 0);
}

#[test]
fn no_route_names_the_peer_and_each_reason() {
    let mut m = Modules::new(HEADS, [OpenModule::Other(Box::new(Loopback::new(0)))]);
    let why = m.reach(&peer(7)).expect_err("self reaches nobody else").to_string();
    assert!(why.contains("rank 7") && why.contains("node 3") && why.contains("self"), "{why}");
    assert!(Modules::new(HEADS, Vec::<OpenModule>::new()).reach(&peer(7)).is_err());
}

/// A module that has so many events at each look, and counts the looks.
struct Endless {
    inner: Box<dyn Btl>,
    events: usize,
    looks: Arc<AtomicUsize>,
    /// It goes on after a hold when it has been asked so many times.
    refusals: usize,
}

impl Source for Endless {
    fn arm(&mut self, watch: &mut Watch) {
        self.inner.arm(watch);
    }
}

impl Btl for Endless {
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
        self.inner.get(from, remote, offset, local, cookie)
    }
    fn progress(&mut self, _: &mut dyn Sink) -> usize {
        self.looks.fetch_add(1, Ordering::Relaxed);
        self.events
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
        if self.refusals > 0 {
            self.refusals -= 1;
            return Err(Why::new("has no port"));
        }
        self.inner.resume(how)
    }
}

/// Takes nothing.
struct Nobody;

impl Sink for Nobody {
    fn message(&mut self, _: Remote, _: AmTag, _: &[u8]) {}
    fn placement(&mut self, _: &Placement) -> Option<UserSlice> {
        None
    }
    fn placed(&mut self, _: &Placement) {}
    fn complete(&mut self, _: u64, _: Result<(), Failure>) {}
    fn path_down(&mut self, _: Remote, _: Failure) {}
}

/// Also one that has been quiet for long.
#[test]
fn a_busy_module_does_not_keep_others_from_being_polled() {
    let looks = [Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0))];
    let module = |i: usize| {
        let (inner, events) = (net(1, 1, false), 1 - i);
        Box::new(Endless { inner, events, looks: looks[i].clone(), refusals: 0 }) as Box<dyn Btl>
    };
    let mut m = Modules::new(HEADS, [OpenModule::Other(module(0)), OpenModule::Other(module(1))]);
    let quiet = || looks[1].load(Ordering::Relaxed);
    (0..2 * QUIET).for_each(|_| _ = m.progress(&mut Nobody, true));
    let before = quiet();
    for _ in 0..4 * BUSY_STRIDE * QUIET_STRIDE {
        assert!(m.progress(&mut Nobody, false) > 0);
    }
    assert!(quiet() >= before + 4, "the other was looked at too rarely");
}

#[test]
fn a_module_that_cannot_go_on_keeps_no_other_one() {
    let module = |refusals| {
        let (inner, looks) = (net(1, 1, false), Arc::default());
        OpenModule::Other(Box::new(Endless { inner, events: 0, looks, refusals }))
    };
    let mut m = Modules::new(HEADS, [module(3), module(0), module(1)]);
    let held = |m: &mut Modules| m.iter_mut().map(|one| one.btl.is_held()).collect::<Vec<_>>();
    m.hold();
    assert_eq!(held(&mut m), [true; 3]);
    let why = m.resume(Resume::Continue).expect_err("two cannot").to_string();
    assert!(why.ends_with("has no port"), "{why}");
    assert_eq!(held(&mut m), [true, false, true]);
    m.go_on(Resume::Continue);
    assert_eq!(held(&mut m), [false; 3]);
}

#[test]
fn a_process_has_a_network_where_a_module_leads_out() {
    let own = || OpenModule::Other(Box::new(Loopback::new(0)));
    let outward = || OpenModule::Other(net(1, 1, false));
    assert!(!Modules::new(HEADS, [own()]).has_network());
    assert!(Modules::new(HEADS, [own(), outward()]).has_network());
    let mut m = Modules::new(HEADS, [own()]);
    m.add_between_jobs(1, outward());
    assert!(!m.has_network(), "it leads to other jobs only");
}
