//! The ranks, their communicators, and memory for their messages.

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Pml;
use hawser_core::env::CONTEXT_SHIFT;
use hawser_core::group::Group;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_segment::node::NodeSegment;

/// Engines of each rank.
pub(crate) const CHANNELS: u32 = 4;

/// Settings under which waits come to sleep early.
const SETTINGS: &[(&str, &str)] = &[
    ("btl", "sm,self"),
    ("wait_pause_us", "5"),
    ("wait_yield_us", "50"),
    ("wait_shared_yield_us", "50"),
];

/// Two ranks; with `attended`, [`Ob1::attend`] will be called for each.
pub(crate) fn ranks(threaded: bool, attended: bool) -> [&'static Ob1; 2] {
    ranks_of(hawser_fixture::node(2, CHANNELS), threaded, attended)
}

/// [`ranks`] of this node.
pub(crate) fn ranks_of(node: NodeSegment, threaded: bool, attended: bool) -> [&'static Ob1; 2] {
    let mut specs = hawser_p2p::params();
    specs.extend(hawser_btl::params());
    let params = hawser_fixture::params(&specs, SETTINGS);
    [0, 1].map(|me| {
        let modex = hawser_fixture::modex(node, me);
        let cfg = P2pConfig {
            me,
            node,
            slot: me,
            modex,
            params: &params,
            threaded,
            attended,
            networks: &[],
        };
        Ob1::open(cfg, &mut |_| {}).expect("transports")
    })
}

/// Communicator number `n` of both ranks, as this rank has it.
pub(crate) fn comm(pml: &'static Ob1, me: u32, n: u64) -> Comm {
    let comm = Comm::new(n << CONTEXT_SHIFT, me, Group::range(0, 2), None, pml);
    pml.add_comm(&comm);
    comm
}

/// Runs `body` for both ranks at once, then closes them.
pub(crate) fn run(ranks: [&'static Ob1; 2], body: impl Fn(u32, &'static Ob1) + Sync) {
    std::thread::scope(|s| {
        for (me, pml) in (0..).zip(ranks) {
            let body = &body;
            s.spawn(move || body(me, pml));
        }
    });
    std::thread::scope(|s| {
        for pml in ranks {
            s.spawn(|| pml.quiesce().expect("nothing is left"));
        }
    });
}

/// Memory for a message.
pub(crate) fn room(bytes: usize) -> TempBuf {
    TempBuf::new(bytes as u64, &Datatype::scalar(Scalar::Byte)).expect("memory")
}

/// The bytes of a message that `seed` names.
pub(crate) fn pattern(bytes: usize, seed: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * 7 + i / 251 + seed * 13) as u8).collect()
}
