//! Framework `coll`: the table of components, and the choice for each communicator and operation.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_board::contract::Boards;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollModule, CollOp};
use hawser_core::contracts::pml::Space;
use hawser_core::env::{CollSelect, CollTable};
use hawser_core::err;
use hawser_core::error::Error;
use hawser_mca::lifecycle::Part;
use hawser_mca::{
    Answer, Chosen, ComponentInfo, Entry, Framework, PRIORITY_MAX, PRIORITY_NEVER, Params, Rule,
    Scope, open,
};

use crate::basic::{Basic, Forced};
use crate::checked::Checked;
use crate::shm::Shm;
use crate::smp::{Limits, Smp};
use crate::{Reason, Tell};

/// The framework and its built-in components, best first.
pub static FRAMEWORK: Framework = Framework {
    name: "coll",
    help: "Collective operations on a communicator.",
    scope: Scope::AllEqual,
    components: &[SMP.0, SHM.0, BASIC.0],
};

/// The priorities of the built-in components. Parts of `smp` are served by the others; what any
/// other component offers goes before `basic`.
pub(crate) const PRIORITIES: [(&str, i64); 3] = [("smp", 50), ("shm", 40), ("basic", 10)];

/// A component with the constructor that is asked once for the process.
type Row = (ComponentInfo, fn(&Params) -> Answer<Box<dyn Component>>);

const SMP: Row = (
    ComponentInfo {
        name: "smp",
        alias: "",
        version: env!("CARGO_PKG_VERSION"),
        help: "Collectives among the ranks of each node and among one leader of each.",
    },
    |params| here(PRIORITIES[0].1, Limits::new(params)),
);

const SHM: Row = (
    ComponentInfo {
        name: "shm",
        alias: "",
        version: env!("CARGO_PKG_VERSION"),
        help: "Short operations of the ranks of one node, in memory that they share.",
    },
    |_| here(PRIORITIES[1].1, OfNode),
);

const BASIC: Row = (
    ComponentInfo {
        name: "basic",
        alias: "",
        version: env!("CARGO_PKG_VERSION"),
        help: "Linear and logarithmic algorithms over point-to-point messages; has everything.",
    },
    |_| here(PRIORITIES[2].1, Everything),
);

/// What a component's modules do in a hold; `None` for a third-party one.
pub fn part(component: &str) -> Option<Part> {
    match component {
        "smp" | "basic" => Some(Part::Nothing),
        "shm" => Some(Part::Depends("with its boards left where they are")),
        _ => None,
    }
}

/// True for the names of built-in components.
pub fn is_built_in(name: &str) -> bool {
    PRIORITIES.iter().any(|(built_in, _)| *built_in == name)
}

fn here(priority: i64, component: impl Component + 'static) -> Answer<Box<dyn Component>> {
    Answer::Here { priority, module: Box::new(component) }
}

/// The built-in components, for [`Coll::open`].
pub fn built_in() -> Vec<Entry<Box<dyn Component>>> {
    [SMP, SHM, BASIC].map(|(info, open)| Entry::new(info.name, open)).into()
}

/// A component of the framework that was opened. Built-in and loaded ones are the same here.
pub trait Component: Send + Sync + fmt::Debug {
    /// The module for a new communicator, which may leave calls to what is `below` it. All members
    /// ask in the same order, and get the same answer.
    ///
    /// # Errors
    /// Why the component has nothing to offer there: a sentence without a subject.
    fn module(&self, comm: &Comm, below: &Below) -> Result<Arc<dyn CollModule>, Reason>;
}

/// What components of lower priority offer on a communicator.
#[derive(Clone)]
pub struct Below {
    /// The highest priority first.
    modules: Vec<Arc<dyn CollModule>>,
    /// See [`Below::others_were_asked`].
    others_asked: bool,
    /// Has everything.
    basic: Arc<Basic>,
    /// Memory that the ranks of a node share, where all of them have it.
    boards: Option<Arc<dyn Boards>>,
    /// See [`Below::boards_of_parts`].
    boards_of_parts: Option<Arc<dyn Boards>>,
    /// Where choices for communicators are told.
    tell: Option<Tell>,
}

impl Below {
    /// The module that runs a call of this operation.
    pub fn serving(&self, op: CollOp) -> Arc<dyn CollModule> {
        let offered = self.modules.iter().find(|m| m.offers(op));
        offered.cloned().unwrap_or_else(|| self.basic.clone())
    }

    /// The modules, the best first.
    pub fn modules(&self) -> &[Arc<dyn CollModule>] {
        &self.modules
    }

    /// True where a third-party component was asked before, whether it stays or not. A part
    /// that is made after one of that component has the context id of one whose messages ranks may
    /// still drop.
    pub fn others_were_asked(&self) -> bool {
        self.others_asked
    }

    /// The component that has everything.
    pub fn basic(&self) -> &Arc<Basic> {
        &self.basic
    }

    /// Memory that the ranks of a node share, where all of them have it.
    pub fn boards(&self) -> Option<&Arc<dyn Boards>> {
        self.boards.as_ref()
    }

    /// The boards of parts of the communicator: those of [`Below::boards`]. Where ranks of several
    /// jobs share no memory, a part whose ranks are of this process's job has the boards of that
    /// job nevertheless.
    pub fn boards_of_parts(&self) -> Option<&Arc<dyn Boards>> {
        self.boards_of_parts.as_ref()
    }
}

impl Component for Limits {
    fn module(&self, comm: &Comm, below: &Below) -> Result<Arc<dyn CollModule>, Reason> {
        Ok(Arc::new(Smp::new(comm, below.basic.clone(), *self, below.boards_of_parts())?))
    }
}

/// The component `shm`.
#[derive(Debug)]
struct OfNode;

impl Component for OfNode {
    fn module(&self, comm: &Comm, below: &Below) -> Result<Arc<dyn CollModule>, Reason> {
        Ok(Arc::new(Shm::new(comm, below.basic.clone(), (below.boards.clone(), below.tell))?))
    }
}

/// The component `basic`.
#[derive(Debug)]
struct Everything;

impl Component for Everything {
    fn module(&self, _comm: &Comm, below: &Below) -> Result<Arc<dyn CollModule>, Reason> {
        Ok(below.basic.clone())
    }
}

/// Nothing that may be used offers all operations. The component that does was kept out by its
/// priority, or by the list of components.
#[cold]
fn not_all(by_priority: bool) -> Error {
    let advice = match by_priority {
        true => "do not set the parameter \"coll_basic_priority\" to -1",
        false => "let the parameter \"coll\" have it",
    };
    err!(
        Other,
        "the component coll/basic is excluded, and nothing else offers all collective operations; \
         {advice}"
    )
}

/// Level of `coll_base_verbose` from which the choice for each communicator is told.
const VERBOSE_COMM: i64 = 5;
/// Level from which the choice of algorithms is told.
const VERBOSE_CALLS: i64 = 10;

/// What the priorities of the components have been.
#[derive(Debug)]
struct Priorities {
    /// Each row has one for each component, in their order; no two rows are the same.
    rows: Vec<Arc<[i64]>>,
    /// The row that counts at present.
    now: usize,
}

/// The opened framework.
pub struct Coll {
    /// At least one, of which `basic` offers everything.
    components: Vec<Chosen<Box<dyn Component>>>,
    priorities: Mutex<Priorities>,
    /// Algorithms that parameters name.
    forced: Arc<Forced>,
    /// Ranks compare their calls.
    check: bool,
    /// Memory that the ranks of a node share, where all of them have it.
    boards: Option<Arc<dyn Boards>>,
    /// Where choices for communicators are told.
    tell: Option<Tell>,
}

impl Coll {
    /// Asks the components once for the process: those of [`built_in`], and others. `boards` are
    /// those of the node: all of its ranks have them, or none has. `tell` gets what
    /// `coll_base_verbose` asks for, now and for each communicator.
    ///
    /// # Errors
    /// When no component may be used, or none that offers everything, or the user's table of
    /// algorithms is wrong.
    pub fn open(
        params: &Params,
        components: Vec<Entry<Box<dyn Component>>>,
        boards: Option<Arc<dyn Boards>>,
        tell: Tell,
    ) -> Result<&'static Coll, Error> {
        let components = open(&FRAMEWORK, params, Rule::All, components, &mut |line| tell(line))
            .map_err(|e| err!(Other, "{e}"))?;
        if !components.iter().any(|c| c.component.name == "basic") {
            let by_priority = params.int_opt("coll_basic_priority").is_some_and(|p| p < 0);
            return Err(not_all(by_priority));
        }
        let verbose = params.verbose(FRAMEWORK.name);
        let forced = Forced::new(params)
            .map_err(|line| err!(Other, "the parameter \"coll_base_table\" has {line}"))?;
        let forced = Arc::new(forced.telling((verbose >= VERBOSE_CALLS).then_some(tell)));
        let check = params.bool("coll_base_check");
        let tell = (verbose >= VERBOSE_COMM).then_some(tell);
        let first = components.iter().map(|c| c.priority).collect();
        let priorities = Mutex::new(Priorities { rows: vec![first], now: 0 });
        Ok(Box::leak(Box::new(Coll { components, priorities, forced, check, boards, tell })))
    }

    fn priorities(&self) -> MutexGuard<'_, Priorities> {
        // A panic leaves them as they were: they change by one store.
        self.priorities.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a component stands among those that were opened.
    fn place(&self, component: &str) -> Option<usize> {
        self.components.iter().position(|c| c.component.name == component)
    }

    /// Tells what serves which operations of a new communicator, and why not the others.
    #[cold]
    fn explain(
        &self,
        tell: Tell,
        comm: &Comm,
        (found, priorities): (&Below, &[i64]),
        reasons: &[(&str, Reason)],
    ) {
        let which =
            format!("coll: communicator {:x} of {} ranks", comm.context(Space::P2p), comm.size());
        for (name, why) in reasons {
            tell(format!("{which}: {name} not used: {why}"));
        }
        for served in &found.modules {
            let offered = CollOp::ALL.into_iter().filter(|op| served.offers(*op));
            let (ours, others): (Vec<_>, Vec<_>) =
                offered.partition(|op| Arc::ptr_eq(&found.serving(*op), served));
            let name = served.name();
            let priority = self.place(name).and_then(|at| priorities.get(at)).unwrap_or(&0);
            let because = match others.is_empty() {
                true => {
                    format!("it has the highest priority ({priority}) of those that offer them")
                }
                false => format!("those above it (priority {priority}) do not offer them"),
            };
            let names: Vec<_> = ours.iter().map(|op| format!("{op:?}").to_lowercase()).collect();
            tell(match ours.len() {
                0 => {
                    format!("{which}: {name} (priority {priority}) serves nothing: others above do")
                }
                n if n == CollOp::ALL.len() => {
                    format!("{which}: chose {name} for all operations because {because}")
                }
                _ => format!("{which}: chose {name} for {} because {because}", names.join(", ")),
            });
        }
    }
}

impl CollSelect for Coll {
    fn moment(&self) -> usize {
        self.priorities().now
    }

    fn priority(&self, component: &str) -> Option<i64> {
        let at = self.place(component)?;
        let priorities = self.priorities();
        priorities.rows.get(priorities.now)?.get(at).copied()
    }

    fn set_priority(&self, component: &str, priority: i64) -> bool {
        let range = PRIORITY_NEVER..=PRIORITY_MAX;
        let stays = component != BASIC.0.name || priority != PRIORITY_NEVER;
        let place = self.place(component).filter(|_| stays && range.contains(&priority));
        let mut priorities = self.priorities();
        let now = priorities.rows.get(priorities.now).cloned();
        let (Some(at), Some(mut row)) = (place, now) else { return false };
        Arc::make_mut(&mut row)[at] = priority;
        // Communicators keep the numbers of rows.
        let known = priorities.rows.iter().position(|r| *r == row);
        priorities.now = known.unwrap_or_else(|| {
            priorities.rows.push(row);
            priorities.rows.len() - 1
        });
        true
    }

    fn select(&self, comm: &Comm) -> CollTable {
        let basic = Arc::new(Basic::new(comm, self.forced.clone()));
        let boards = self.boards.as_ref().and_then(|own| match comm.spans_jobs() {
            true => own.between_jobs(comm),
            false => Some(own.clone()),
        });
        let boards_of_parts = boards.clone().or_else(|| self.boards.clone());
        let (modules, others_asked, tell) = (Vec::new(), false, self.tell);
        let mut found = Below { modules, others_asked, basic, boards, boards_of_parts, tell };
        let mut reasons = Vec::new();
        // What a program sets while it runs, the members of other jobs do not know.
        let moment = if comm.spans_jobs() { 0 } else { comm.moment() };
        let priorities = self.priorities().rows.get(moment).cloned().unwrap_or_default();
        let mut order: Vec<_> = priorities.iter().copied().zip(&self.components).collect();
        // Stable: of equal ones the first in the table comes first, which is asked last.
        order.sort_by_key(|(priority, _)| std::cmp::Reverse(*priority));
        for (priority, opened) in order.into_iter().rev() {
            let name = opened.component.name;
            if priority == PRIORITY_NEVER {
                let why = format!("coll_{name}_priority is {PRIORITY_NEVER}");
                reasons.push((name, why.into()));
                continue;
            }
            if comm.spans_jobs() && !is_built_in(name) {
                let why = "its ranks are of several jobs, and no contract says that all of them \
                           would choose it";
                reasons.push((name, why.into()));
                continue;
            }
            match opened.module.module(comm, &found) {
                Ok(module) => found.modules.insert(0, module),
                Err(why) => reasons.push((name, why)),
            }
            found.others_asked |= !is_built_in(name);
        }
        if let Some(tell) = self.tell.filter(|_| comm.rank() == 0) {
            self.explain(tell, comm, (&found, &priorities), &reasons);
        }
        // What the library calls by itself is not compared: nonblocking calls prepare calls on
        // parts, and must not wait there.
        let check = self.check && !comm.is_inter() && !comm.serves_library() && comm.size() > 1;
        CollTable::new(|op| match check {
            true => Arc::new(Checked::new(found.serving(op), found.basic.clone())),
            false => found.serving(op),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::contracts::coll::CollOp;
    use hawser_mca::Sources;

    use crate::decision::{Case, Link, Models, RADIX, decide};

    fn params(settings: &[(&str, &str)]) -> Params {
        let specs: Vec<_> =
            FRAMEWORK.params().iter().chain(crate::PARAMS.iter().copied().flatten()).collect();
        let sources = settings.iter().fold(Sources::empty(), |s, (name, value)| s.set(name, value));
        Params::load(&specs, &sources).expect("these settings are right")
    }

    #[test]
    fn without_all_operations_it_says_what_to_change() {
        let open = |settings: &[(&str, &str)]| {
            Coll::open(&params(settings), built_in(), None, |_| {}).map(|c| c.components.len())
        };
        assert_eq!(open(&[]).expect("all"), 3);
        assert_eq!(open(&[("coll", "basic")]).expect("one"), 1);
        for (settings, advice) in [
            (&[("coll", "shm")][..], "the parameter \"coll\""),
            (&[("coll", "^basic")], "the parameter \"coll\""),
            (&[("coll_basic_priority", "-1")], "\"coll_basic_priority\""),
        ] {
            let error = open(settings).expect_err("basic is excluded");
            assert!(error.text().contains("nothing else offers all"), "{error:?}");
            assert!(error.to_string().contains(advice), "{error}");
        }
        let names = ["coll_basic_priority", "coll_shm_priority", "coll_smp_priority"];
        let none = open(&names.map(|name| (name, "-1")));
        assert!(none.is_err(), "{none:?}");
        let wrong = open(&[("coll_base_table", "bcast=chian")]).expect_err("no such algorithm");
        let told = wrong.to_string();
        assert!(told.contains("coll_base_table") && told.contains("did you mean"), "{told}");
    }

    #[test]
    fn priorities_can_be_changed() {
        let coll =
            Coll::open(&params(&[("coll", "shm,basic")]), built_in(), None, |_| {}).expect("two");
        assert_eq!((coll.priority("shm"), coll.priority("smp")), (Some(40), None));
        let first = coll.moment();
        assert!(coll.set_priority("shm", 5) && coll.set_priority("basic", 100));
        assert_ne!(coll.moment(), first, "communicators that are being made keep the first");
        assert_eq!((coll.priority("shm"), coll.priority("basic")), (Some(5), Some(100)));
        assert!(coll.set_priority("shm", -1));
        for (name, priority) in [("shm", 101), ("shm", -2), ("smp", 7), ("basic", -1)] {
            assert!(!coll.set_priority(name, priority), "{name} {priority}");
        }
        assert_eq!((coll.priority("shm"), coll.priority("basic")), (Some(-1), Some(100)));
        assert!(coll.set_priority("shm", 40) && coll.set_priority("basic", 10));
        assert_eq!(coll.moment(), first, "as many are kept as there were different ones");
    }

    /// Ranks that choose different components or algorithms for one call wait for messages that
    /// nobody sends: all ranks have to agree on each parameter that changes a choice.
    #[test]
    fn what_chooses_has_to_be_agreed() {
        let all = || FRAMEWORK.params().iter().chain(crate::PARAMS.iter().copied().flatten());
        let own: Vec<_> = all().filter(|s| s.scope != Scope::AllEqual).map(|s| s.name).collect();
        assert_eq!(own, ["coll_base_verbose"]);
        let (link, cpus, model) = (Link::Node, 8, Models::BUILT_IN.of(Link::Node));
        let case =
            Case { size: 8, bytes: 1 << 16, commutative: true, link, cpus, radix: RADIX, model };
        for algorithm in ["recursive_doubling", "halving_doubling", "ring"] {
            let forced = Forced::new(&params(&[("coll_basic_allreduce_algorithm", algorithm)]));
            let forced = forced.expect("no table");
            let decision = decide(CollOp::Allreduce, &case, forced.get(CollOp::Allreduce));
            assert_eq!(decision.map(|d| d.row.name), Some(algorithm));
        }
    }
}
