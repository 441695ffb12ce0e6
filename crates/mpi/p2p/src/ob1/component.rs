//! The open component: its engines, and what they share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::sync::{Arc, Mutex};

use hawser_btl::network::Other;
use hawser_btl::{OpenCtx, OpenModule, Peer, open_all};
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::liveness::Liveness;
use hawser_lockfree::Serial;
use hawser_mca::{Answer, ComponentInfo, Params, Rule, select};
use hawser_segment::node::{NetworkNumbers, NodeSegment, PeerSlot};
use hawser_segment::wait::Waiter;
use hawser_segment::{ProcId, Remote};
use hawser_status::{Counters, Observe};
use hawser_wireup::Modex;
use hawser_wireup::interjob::Counting;

use super::bsend::SharedBsend;
use super::channels;
use super::engine::Engine;
use super::interrupted::InterruptedEngines;
use super::losses::FinalizeWait;
use super::params::{DR, FRAMEWORK, Tuning};
use super::peers::Tally;

/// What opening needs.
pub struct P2pConfig<'a> {
    /// This process.
    pub me: ProcId,
    /// The segment of this node.
    pub node: NodeSegment,
    /// This process's slot in it.
    pub slot: u32,
    /// Addresses of peers.
    pub modex: &'static dyn Modex,
    /// Parameters.
    pub params: &'a Params,
    /// Calls may come from several threads at once (`MPI_THREAD_MULTIPLE`).
    pub threaded: bool,
    /// A thread of the library will call [`Ob1::attend`].
    pub attended: bool,
    /// Third-party networks.
    pub networks: &'a [Other],
}

/// An engine and what threads look at without its lock.
#[repr(align(128))]
pub(super) struct Channel {
    pub(super) engine: Serial<Engine>,
    /// Counts releases of the lock after which some request was complete that was not before.
    pub(super) completions: AtomicU32,
    /// Counts calls of the program; see [`Ob1::attend`].
    pub(super) calls: AtomicU32,
}

impl Channel {
    pub(super) fn new(engine: Engine, threaded: bool) -> Channel {
        let engine = Serial::new(engine);
        engine.set_threaded(threaded);
        Channel { engine, completions: AtomicU32::new(0), calls: AtomicU32::new(0) }
    }
}

/// The thread of asynchronous progress.
pub(super) struct Attended {
    /// There is one.
    pub(super) on: bool,
    pub(super) stop: AtomicBool,
}

impl Attended {
    pub(super) fn new(on: bool) -> Attended {
        Attended { on, stop: AtomicBool::new(false) }
    }
}

/// The open component. Lives until the process ends.
pub struct Ob1 {
    pub(super) first: Channel,
    /// Channels 1 and up; none where one engine serves all.
    pub(super) more: Box<[Channel]>,
    /// Bits of a context id that tell the channel; 0 where there is one engine.
    pub(super) contexts: u64,
    pub(super) bsend: SharedBsend,
    pub(super) liveness: Arc<Liveness>,
    pub(super) waiter: Waiter,
    pub(super) me: ProcId,
    pub(super) node: NodeSegment,
    pub(super) modex: &'static dyn Modex,
    pub(super) page: &'static PeerSlot,
    /// Several threads may be inside at once.
    pub(super) threaded: bool,
    /// Calls do not tell the page of themselves, but note themselves in their threads.
    pub(super) calls_noted: bool,
    pub(super) attended: Attended,
    /// What the node segment had told of losses when it was looked at last.
    pub(super) losses: AtomicU32,
    /// The wait for a process that is in `MPI_Finalize` that was seen last.
    pub(super) finalize_wait: Mutex<Option<FinalizeWait>>,
    /// False once this process has a session: see `leaving.rs`.
    pub(super) judges: AtomicBool,
    /// More ranks on this node than CPUs, by the segment: the same answer at every rank of it.
    pub(super) crowded: bool,
    pub(super) verbose: bool,
}

impl Ob1 {
    /// Selects the component and opens the byte transfer layers. `report` gets lines for people
    /// about the selection.
    ///
    /// # Errors
    /// When a component is asked for that there is not, or no transport can be used.
    pub fn open(cfg: P2pConfig<'_>, report: &mut dyn FnMut(String)) -> Result<&'static Ob1> {
        let query = |component: &'static ComponentInfo| {
            let reliable = component.name == DR;
            Answer::Here { priority: if reliable { 10 } else { 50 }, module: reliable }
        };
        let chosen = select(&FRAMEWORK, cfg.params, Rule::Best, query, report)
            .map_err(|e| err!(Other, "{e}"))?;
        let reliable = chosen.first().is_some_and(|c| c.module);
        let count = if cfg.threaded { cfg.node.channels() } else { 1 };
        let mut sets = Vec::new();
        // Channel 0 last: its address record tells peers that the others can be reached too.
        for channel in (0..count).rev() {
            let ctx = OpenCtx {
                me: cfg.me,
                slot: cfg.slot,
                channel: (cfg.threaded && cfg.node.channels() > 1).then_some(channel),
                node: cfg.node,
                modex: cfg.modex,
                params: cfg.params,
                reliable,
                others: cfg.networks,
            };
            let mut quiet = |_: String| {};
            sets.insert(
                0,
                open_all(&ctx, if channel == 0 { report } else { &mut quiet })
                    .map_err(|why| Error::new(ErrClass::Other, why))?,
            );
        }
        Ok(Box::leak(Box::new(Ob1::over(sets, &cfg))))
    }

    /// The component over these sets of modules: one for each channel of the job, or one that
    /// serves all.
    pub fn over(sets: Vec<Vec<OpenModule>>, cfg: &P2pConfig<'_>) -> Ob1 {
        let bsend = SharedBsend::default();
        let liveness = Arc::<Liveness>::default();
        let interrupted = Arc::<InterruptedEngines>::default();
        let threaded = cfg.threaded || cfg.attended;
        let several = sets.len() > 1;
        let contexts = channels::mask(cfg.node.channels());
        let mut list = sets.into_iter().zip(0..).map(|(btls, channel)| {
            let mut engine = open_engine(btls, cfg, channel);
            engine.state.sends.bsend = bsend.clone();
            engine.state.loss.liveness = liveness.clone();
            engine.interrupted = interrupted.clone();
            engine.hear_from(cfg.node, cfg.me);
            if !several && contexts != 0 {
                let (node, modex, me) = (cfg.node, cfg.modex, cfg.me);
                let has = move |rank| match modex.local_slot(rank) {
                    _ if rank == me => Some(false),
                    Some(slot) => node.slot(slot).has_channels(),
                    None => None,
                };
                engine.serve_all(contexts, Box::new(has));
            }
            Channel::new(engine, threaded)
        });
        let first = list.next().unwrap_or_else(|| {
            // No modules: every send says that nobody can be reached.
            Channel::new(open_engine(Vec::new(), cfg, 0), threaded)
        });
        let more: Box<[Channel]> = list.collect();
        if several {
            cfg.node.slot(cfg.slot).set_channels();
        }
        if cfg.threaded {
            cfg.node.slot(cfg.slot).set_calls_unannounced();
        }
        let waiter = Waiter::new(cfg.node, cfg.slot, cfg.params);
        waiter.set_threaded(threaded);
        Ob1 {
            first,
            more,
            contexts: if several { contexts } else { 0 },
            bsend,
            liveness,
            waiter,
            me: cfg.me,
            node: cfg.node,
            modex: cfg.modex,
            page: cfg.node.slot(cfg.slot),
            threaded,
            calls_noted: cfg.threaded,
            attended: Attended::new(cfg.attended),
            losses: AtomicU32::new(0),
            finalize_wait: Mutex::default(),
            judges: AtomicBool::new(true),
            crowded: crowded(&cfg.node),
            verbose: cfg.params.verbose("pml") > 0,
        }
    }

    /// A module to processes of other jobs, which have the indices from the number of the ranks of
    /// this one on. Their messages are on channel 0.
    pub fn add_module_between_jobs(&self, btl: OpenModule) {
        let mut engine = self.first.engine.lock();
        engine.modules.add_between_jobs(self.node.nprocs(), btl);
        engine.state.sends.backlog.push(0);
    }

    /// In which wait domains of other jobs this process counts.
    pub fn count(&self, how: Counting) {
        match how {
            Counting::In(name, domain) => self.waiter.count_in(name, domain),
            Counting::Out(name) => self.waiter.count_out(name),
        }
    }

    /// What this process has counted by network so far.
    pub fn networks(&self) -> Vec<NetworkNumbers> {
        self.node.networks_of(self.page.index())
    }

    /// What this process has counted so far.
    pub fn counters(&self) -> Counters {
        self.node.counters(self.page.index())
    }

    /// What was exchanged with each contacted peer, by rank in the job's world.
    pub fn tallies(&self) -> Vec<(ProcId, Tally)> {
        let mut all: BTreeMap<ProcId, Tally> = BTreeMap::new();
        for index in 0..self.channels() {
            for (proc, tally) in self.channel(index).engine.lock().tallies() {
                all.entry(proc).or_default().add(&tally);
            }
        }
        all.into_iter().collect()
    }

    /// The number of engines.
    pub(super) fn channels(&self) -> usize {
        1 + self.more.len()
    }

    /// An engine; the first when there is no such.
    #[inline]
    pub(super) fn channel(&self, index: usize) -> &Channel {
        if index == 0 { &self.first } else { self.more.get(index - 1).unwrap_or(&self.first) }
    }
}

fn open_engine(modules: Vec<OpenModule>, cfg: &P2pConfig<'_>, channel: u32) -> Engine {
    let modex = cfg.modex;
    let locate = Box::new(move |at: Remote| Peer {
        at,
        node: modex.node_of(at.proc()),
        local: modex.local_slot(at.proc()),
    });
    let tuning = Tuning::resolve(cfg.params, cfg.node.nprocs());
    let counters = cfg.node.open_page(cfg.slot, channel);
    Engine::new(modules, tuning, counters, locate)
}

/// CPUs that the ranks of the node may use.
pub(super) fn cpus(node: &NodeSegment) -> u32 {
    (0..node.ndomains()).fold(0, |sum, i| node.domain(i).cpus().saturating_add(sum))
}

fn crowded(node: &NodeSegment) -> bool {
    node.nlocal() > cpus(node)
}
