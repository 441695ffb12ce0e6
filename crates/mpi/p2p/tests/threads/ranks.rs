//! The ranks, their communicators, and memory for their messages.

use std::sync::atomic::{AtomicU32, Ordering};

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Pml;
use hawser_core::env::CONTEXT_SHIFT;
use hawser_core::group::Group;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_mca::{Params, Sources};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_transport::btl::{Modex, ProcId};
use hawser_transport::node::{NodeInit, NodeSegment};

/// Engines of each rank.
pub(crate) const CHANNELS: u32 = 4;

struct Here;

impl Modex for Here {
    fn publish(&self, _key: &str, _value: &[u8]) -> bool {
        true
    }
    fn lookup(&self, _proc: ProcId, _key: &str) -> Option<Vec<u8>> {
        None
    }
    fn node_of(&self, _proc: ProcId) -> u32 {
        0
    }
    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        Some(proc)
    }
}

/// Parameters under which waits come to sleep early.
fn params() -> Params {
    let mut specs = hawser_p2p::params();
    specs.extend(hawser_transport::params());
    let settings = [
        ("btl", "sm,self"),
        ("wait_pause_us", "5"),
        ("wait_yield_us", "50"),
        ("wait_shared_yield_us", "50"),
    ];
    let set = |s: Sources, (name, value): (&str, &str)| s.set(name, value);
    Params::load(&specs, &settings.into_iter().fold(Sources::empty(), set)).expect("parameters")
}

/// A secret that no other job on this machine has: it names the wake channels.
fn secret() -> [u8; 32] {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let mut secret = [0; 32];
    secret[..4].copy_from_slice(&std::process::id().to_le_bytes());
    secret[4..8].copy_from_slice(&NEXT.fetch_add(1, Ordering::Relaxed).to_le_bytes());
    secret
}

/// Two ranks; with `attended`, [`Ob1::attend`] will be called for each.
pub(crate) fn ranks(threaded: bool, attended: bool) -> [&'static Ob1; 2] {
    let node = NodeSegment::create(&NodeInit {
        job: 1,
        secret: secret(),
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0, 0],
        channels: CHANNELS,
    })
    .expect("a segment");
    let params = params();
    [0, 1].map(|me| {
        node.slot(me).set_pid(std::process::id());
        let cfg =
            P2pConfig { me, node, slot: me, modex: &Here, params: &params, threaded, attended };
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
            s.spawn(|| pml.close().expect("nothing is left"));
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
