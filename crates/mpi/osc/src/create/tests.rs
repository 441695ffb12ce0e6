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

/// Collective calls of a rank alone, of which barriers fail: as where another rank is lost.
struct NoBarrier;

fn other() -> Error {
    err!(Intern, "not in these tests")
}

impl CollModule for NoBarrier {
    fn name(&self) -> &'static str {
        "no-barrier"
    }
    fn offers(&self, _: CollOp) -> bool {
        true
    }
    fn run(&self, _: &Comm, call: &CollCall<'_>) -> Result<()> {
        match call {
            CollCall::Barrier => Err(err!(ProcAborted, "another rank is lost")),
            CollCall::Allgather { send: Some(send), recv } => {
                recv.unpack_from(&send.pack_all());
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

impl CollSelect for NoBarrier {
    fn select(&self, _: &Comm) -> CollTable {
        CollTable::new(|_| Arc::new(NoBarrier))
    }
}

/// Others have the window: they may write to its memory.
#[test]
fn memory_of_a_window_that_others_have_is_not_used_again() {
    let (net, node) = (SimNet::new(1, SimFaults::default()), hawser_fixture::node(1, 1));
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
        coll: &NoBarrier,
        me: 0,
        nprocs: 1,
        node_of: Box::new(|_| 0),
        cell_of: None,
        facts: Facts::default(),
        outside: None,
    });
    let cfg = OscConfig { me: 0, nprocs: 1, node, slot: 0, modex, pml, params, threaded, attended };
    let osc = Osc::open(cfg, &mut |line| panic!("{line}")).expect("open");
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
    let world = env.world().expect("a world");
    let made = osc.create_allocated(world, Ok((4096, 1)), None);
    assert_eq!(made.map(|_| ()).map_err(|e| e.class()), Err(ErrClass::ProcAborted));
    let after = free();
    assert!(after.0 != before.0 && after.1 != before.1);
}
