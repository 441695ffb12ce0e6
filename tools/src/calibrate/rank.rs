//! This process as a rank of the job in which a launcher has started it.

use hawser_board::{BoardConfig, NodeBoards};
use hawser_coll::{Coll, built_in};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::contracts::pml::Pml as _;
use hawser_core::env::{Env, EnvConfig, Facts};
use hawser_mca::Params;
use hawser_mca::report::{self, Speaker};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_rte::{Attached, attach};
use hawser_segment::calibration;
use hawser_segment::node::Phase;
use hawser_status::CallStatus;

/// A rank.
pub(super) struct Rank {
    /// All ranks of the job.
    pub(super) world: &'static Comm,
    /// The point-to-point layer.
    pub(super) pml: &'static Ob1,
    env: &'static Env,
    attached: &'static Attached,
}

impl Rank {
    /// Joins the job; `None` where no launcher has started this process.
    ///
    /// # Errors
    /// Why it cannot.
    pub(super) fn join() -> Result<Option<Rank>, String> {
        let attached = attach().map_err(|e| e.to_string())?;
        if !attached.launched && attached.nprocs == 1 {
            return Ok(None);
        }
        let attached: &'static Attached = Box::leak(Box::new(attached));
        report::set_speaker(Speaker::Rank { host: attached.host.clone(), rank: attached.me });
        let sources = calibration::sources().of_job("");
        let params = hawser_catalog::load(&sources).map_err(|e| e.to_string())?;
        let params: &'static Params = Box::leak(Box::new(params));
        let mut report = |line: String| report::say(line);
        let config = P2pConfig {
            me: attached.me,
            node: attached.node,
            slot: attached.slot,
            modex: attached.modex,
            params,
            threaded: false,
            attended: false,
            networks: &[],
        };
        let pml = Ob1::open(config, &mut report).map_err(|e| e.to_string())?;
        attached.agree(params).map_err(|e| e.to_string())?;
        let modex = attached.modex;
        let (node, threaded) = (attached.node, false);
        let boards = NodeBoards::new(BoardConfig { pml, node, modex, params, threaded });
        let coll = Coll::open(params, built_in(), Some(boards.shared()), report::say);
        let coll = coll.map_err(|e| e.to_string())?;
        let env = Env::open(EnvConfig {
            pml,
            coll,
            me: attached.me,
            nprocs: attached.nprocs,
            node_of: Box::new(move |proc| modex.node_of(proc)),
            here: Box::new(|| 0),
            cell_of: None,
            facts: Facts {
                appnum: None,
                universe_size: None,
                wtime_is_global: false,
                info_env: Vec::new(),
            },
            outside: None,
        });
        let world = env.world().map_err(|e| e.to_string())?;
        let slot = attached.node.slot(attached.slot);
        slot.set_phase(Phase::Running);
        slot.set_world();
        Ok(Some(Rank { world, pml, env, attached }))
    }

    /// The node of a rank.
    pub(super) fn node_of(&self, rank: u32) -> u32 {
        self.env.node_of(self.world.peer(rank))
    }

    /// All ranks have come here.
    ///
    /// # Errors
    /// A rank is lost.
    pub(super) fn meet(&self) -> Result<(), String> {
        self.world.run(&CollCall::Barrier).map_err(|e| e.to_string())
    }

    /// Ends MPI in this process, as all ranks do.
    ///
    /// # Errors
    /// A rank is lost.
    pub(super) fn leave(self) -> Result<(), String> {
        let slot = self.attached.node.slot(self.attached.slot);
        slot.set_phase(Phase::Finalizing);
        self.meet()?;
        self.pml.drain();
        self.meet()?;
        self.env.reap();
        let rests = self.pml.quiesce().map_err(|e| e.to_string());
        slot.set_phase(Phase::Finalized);
        self.attached.leave();
        rests
    }
}
