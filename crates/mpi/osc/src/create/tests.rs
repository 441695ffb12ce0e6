use hawser_btl::OpenModule;
use hawser_btl::sim::{SimFaults, SimNet};
use hawser_core::contracts::coll::{CollModule, CollOp, CollOperation, CollPersistent};
use hawser_core::contracts::pml::Pml;
use hawser_core::env::{CollSelect, CollTable, Env, EnvConfig, Facts};
use hawser_core::error::ErrClass;
use hawser_mca::Params;
use hawser_p2p::{Ob1, P2pConfig};

use super::*;
use crate::OscConfig;

/// Collective calls of one rank, for whom the others say what it says, but that their control
/// blocks are nowhere.
struct Alone {
    /// Barriers fail: as where another rank is lost.
    fails: bool,
}

fn other() -> Error {
    err!(Intern, "not in these tests")
}

impl CollModule for Alone {
    fn name(&self) -> &'static str {
        "alone"
    }
    fn offers(&self, _: CollOp) -> bool {
        true
    }
    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        match call {
            CollCall::Barrier if self.fails => Err(err!(ProcAborted, "another rank is lost")),
            CollCall::Barrier => Ok(()),
            CollCall::Allgather { send: Some(send), recv } => {
                let own = Record::decode(&send.pack_all());
                for rank in 0..comm.size() {
                    let control = if rank == comm.rank() { own.control } else { u64::MAX };
                    let to = recv.block(i64::from(rank) * Record::BYTES as i64, recv.count);
                    to.unpack_from(&Record { control, ..own }.encode());
                }
                Ok(())
            }
            _ => Err(other()),
        }
    }
    fn start(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        Err(other())
    }
    fn init(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        Err(other())
    }
}

impl CollSelect for Alone {
    fn select(&self, _: &Comm) -> CollTable {
        let fails = self.fails;
        CollTable::new(|_| Arc::new(Alone { fails }))
    }
}

/// Rank 0 of a node of so many ranks.
fn rank_of(ranks: u32, coll: &'static Alone) -> (&'static Osc, &'static Comm) {
    let (net, node) = (SimNet::new(1, SimFaults::default()), hawser_fixture::node(ranks, 1));
    let mut specs = hawser_p2p::params();
    specs.extend(hawser_btl::params());
    specs.extend(crate::FRAMEWORK.params());
    let params: &'static Params = Box::leak(Box::new(hawser_fixture::params(&specs, &[])));
    let modex = hawser_fixture::modex(node, 0);
    let (threaded, attended, networks) = (false, false, &[][..]);
    let cfg = P2pConfig { me: 0, node, slot: 0, modex, params, threaded, attended, networks };
    let modules = vec![vec![OpenModule::Other(net.btl(0))]];
    let pml: &'static dyn Pml = Box::leak(Box::new(Ob1::over(modules, &cfg)));
    let env = Env::open(EnvConfig {
        pml,
        coll,
        me: 0,
        nprocs: ranks,
        node_of: Box::new(|_| 0),
        here: Box::new(|| 0),
        cell_of: None,
        facts: Facts::default(),
        outside: None,
    });
    let cfg =
        OscConfig { me: 0, nprocs: ranks, node, slot: 0, modex, pml, params, threaded, attended };
    let osc = Osc::open(cfg, &mut |line| panic!("{line}")).expect("open");
    (osc, env.world().expect("a world"))
}

/// Others have the window: they may write to its memory.
#[test]
fn memory_of_a_window_that_others_have_is_not_used_again() {
    let (osc, world) = rank_of(1, &Alone { fails: true });
    let ranges = osc.ranges().expect("memory of the node");
    // The first free place, and whether it is free again.
    let free = || {
        let place = ranges.allocate(4096).expect("room");
        ranges.release(place);
        let control = ranges.allocate_control(1).expect("room");
        ranges.release_control(control, 1);
        (place.at, control)
    };
    let before = free();
    assert_eq!(before, free(), "what was given back is used again");
    let made = osc.create_allocated(world, Ok((4096, 1)), None);
    assert_eq!(made.map(|_| ()).map_err(|e| e.class()), Err(ErrClass::ProcAborted));
    let after = free();
    assert!(after.0 != before.0 && after.1 != before.1);
}

/// Where the control block of a target is not here, its lock is asked for by a message: what the
/// kernel copies would not wait for it.
#[test]
fn the_kernel_copies_only_where_the_lock_is_here() {
    let (osc, world) = rank_of(2, &Alone { fails: false });
    hawser_segment::cma::offer_probe(osc.node.slot(1));
    assert!(osc.foreign && osc.node.may_copy(1), "the kernel would copy");
    let mine = osc.mine(world, 64, 1);
    let win = osc.finish(world.clone(), Flavor::Create, mine, None).expect("a window");
    let reach = win.reach(1, win.peer(1).expect("a rank"));
    assert!(matches!(reach, crate::win::Reach::Message), "{reach:?}");
}
