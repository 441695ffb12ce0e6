//! Receives from a rank that is lost, on a communicator of three.

use hawser_btl::OpenModule;
use hawser_btl::sim::{SimFaults, SimNet};
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{Pml, SendMode, Source, Space, Tag};
use hawser_core::env::CONTEXT_SHIFT;
use hawser_core::error::ErrClass;
use hawser_core::group::Group;
use hawser_core::request::{Plan, Request};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::ob1::{Ob1, P2pConfig};

/// Three ranks of a node in one thread; messages go through `net`.
fn ranks(net: &SimNet) -> Vec<(&'static Ob1, Comm)> {
    let node = hawser_fixture::node(3, 1);
    let mut specs = crate::params();
    specs.extend(hawser_btl::params());
    let settings = [("wait_pause_us", "5"), ("wait_yield_us", "50")];
    let params = hawser_fixture::params(&specs, &settings);
    let rank = |me| {
        let modex = hawser_fixture::modex(node, me);
        let (threaded, attended, networks) = (false, false, &[][..]);
        let params = &params;
        let cfg = P2pConfig { me, node, slot: me, modex, params, threaded, attended, networks };
        let modules = vec![vec![OpenModule::Other(net.btl(me))]];
        let pml: &'static Ob1 = Box::leak(Box::new(Ob1::over(modules, &cfg)));
        let comm = Comm::new(1 << CONTEXT_SHIFT, me, Group::range(0, 3), None, pml);
        pml.add_comm(&comm);
        (pml, comm)
    };
    (0..3).map(rank).collect()
}

/// A persistent receive from a lost rank ends with an error each time that it is started, and
/// can be freed; one from another rank goes on.
#[test]
fn a_persistent_receive_from_a_lost_rank_ends_each_time() {
    let net = SimNet::new(1, SimFaults::default());
    let ranks = ranks(&net);
    let (pml, comm) = &ranks[0];
    let room = TempBuf::new(8, &Datatype::scalar(Scalar::Byte)).expect("memory");
    let receive = |from| {
        let (buf, from) = (room.typed().message(), Source::Rank(from));
        Request::persistent(Plan::Recv { comm: comm.clone(), buf, from, tag: Tag::Is(1) })
    };
    let (lost, other) = (receive(2), receive(1));
    lost.start(*pml).expect("started before the loss");
    other.start(*pml).expect("started");
    net.cut(0, 2);
    for _ in 0..3 {
        let error = lost.wait(*pml).error.expect("rank 2 is lost");
        assert_eq!(error.class(), ErrClass::ProcAborted);
        assert!(error.to_string().contains("rank 2 "), "{error}");
        assert!(!lost.is_active());
        lost.start(*pml).expect("it can be started again");
    }
    assert!(lost.free(*pml).is_ok() && !other.is_complete(*pml));
    let message = room.typed().message();
    let mode = SendMode::Standard;
    ranks[1].0.send(&ranks[1].1, Space::P2p, &message, 0, 1, mode).expect("sent");
    assert!(other.wait(*pml).error.is_none());
}
