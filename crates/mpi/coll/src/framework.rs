//! Framework `coll`: the table of components, and the choice for each communicator and operation.

use std::fmt;
use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollModule;
use hawser_core::env::{CollSelect, CollTable};
use hawser_mca::{Answer, ComponentInfo, Framework, Params, Rule, Scope, SelectError, select};

use crate::basic::{Basic, Forced};
use crate::shm::Shm;
use crate::smp::{Limits, Smp};

/// The framework and its built-in components, best first.
pub static FRAMEWORK: Framework = Framework {
    name: "coll",
    help: "Collective operations on a communicator.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "smp",
            alias: "",
            version: env!("CARGO_PKG_VERSION"),
            help: "Collectives among the ranks of each node and among one leader of each.",
        },
        ComponentInfo {
            name: "shm",
            alias: "",
            version: env!("CARGO_PKG_VERSION"),
            help: "Short operations of the ranks of one node, in memory that they share.",
        },
        ComponentInfo {
            name: "basic",
            alias: "",
            version: env!("CARGO_PKG_VERSION"),
            help: "Linear and logarithmic algorithms over point-to-point messages; has everything.",
        },
    ],
};

/// Priority of `basic`: what any other component offers goes before it.
const BASIC_PRIORITY: i64 = 10;
/// Priority of `shm`.
const SHM_PRIORITY: i64 = 40;
/// Priority of `smp`, whose parts the others serve.
const SMP_PRIORITY: i64 = 50;

/// A component that was opened.
#[derive(Debug)]
enum Component {
    Smp(Limits),
    Shm,
    Basic,
}

impl Component {
    /// The module for a communicator, for which `basic` has made one; `None`: not there.
    fn module(&self, comm: &Comm, basic: &Arc<Basic>) -> Option<Arc<dyn CollModule>> {
        match self {
            Component::Smp(limits) => Some(Arc::new(Smp::new(comm, basic.clone(), *limits)?)),
            Component::Shm => Some(Arc::new(Shm::new(comm, basic.clone())?)),
            Component::Basic => Some(basic.clone()),
        }
    }
}

/// Why the framework cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// No component may be used.
    Nothing(SelectError),
    /// None of those that may be used offers all operations.
    NotAll {
        /// The one that does was kept out by its priority, not by the list of components.
        by_priority: bool,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = "the component coll/basic is excluded, and nothing else offers all collective \
                   operations";
        match self {
            OpenError::Nothing(error) => error.fmt(f),
            OpenError::NotAll { by_priority: true } => {
                write!(f, "{why}; do not set the parameter \"coll_basic_priority\" to -1")
            }
            OpenError::NotAll { by_priority: false } => {
                write!(f, "{why}; let the parameter \"coll\" have it")
            }
        }
    }
}

impl std::error::Error for OpenError {}

impl From<SelectError> for OpenError {
    fn from(error: SelectError) -> OpenError {
        OpenError::Nothing(error)
    }
}

/// The opened framework.
#[derive(Debug)]
pub struct Coll {
    /// The highest priority first; at least one, the last of which offers everything.
    components: Vec<Component>,
    /// Algorithms that parameters name.
    forced: Arc<Forced>,
}

impl Coll {
    /// Asks the components once for the process. `report` gets lines for people.
    ///
    /// # Errors
    /// When no component may be used, or none that offers everything.
    pub fn open(
        params: &Params,
        report: &mut dyn FnMut(String),
    ) -> Result<&'static Coll, OpenError> {
        let query = |info: &'static ComponentInfo| match info.name {
            "smp" => {
                let module = Component::Smp(Limits::new(params));
                Answer::Here { priority: SMP_PRIORITY, module }
            }
            "shm" => Answer::Here { priority: SHM_PRIORITY, module: Component::Shm },
            "basic" => Answer::Here { priority: BASIC_PRIORITY, module: Component::Basic },
            other => Answer::NotHere(format!("nobody made \"{other}\"")),
        };
        let chosen = select(&FRAMEWORK, params, Rule::All, query, report)?;
        if !chosen.iter().any(|c| c.component.name == "basic") {
            let by_priority = params.int_opt("coll_basic_priority").is_some_and(|p| p < 0);
            return Err(OpenError::NotAll { by_priority });
        }
        let components = chosen.into_iter().map(|c| c.module).collect();
        let forced = Arc::new(Forced::new(params));
        Ok(Box::leak(Box::new(Coll { components, forced })))
    }
}

impl CollSelect for Coll {
    fn select(&self, comm: &Comm) -> CollTable {
        let basic = Arc::new(Basic::new(comm, self.forced.clone()));
        let modules: Vec<_> =
            self.components.iter().filter_map(|c| c.module(comm, &basic)).collect();
        CollTable::new(|op| {
            let offered = modules.iter().find(|m| m.offers(op));
            offered.cloned().unwrap_or_else(|| basic.clone())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::contracts::coll::CollOp;
    use hawser_mca::Sources;

    use crate::decision::{Case, Link, decide};

    fn params(settings: &[(&str, &str)]) -> Params {
        let specs: Vec<_> =
            FRAMEWORK.params().iter().chain(crate::PARAMS.iter().copied().flatten()).collect();
        let sources = settings.iter().fold(Sources::empty(), |s, (name, value)| s.set(name, value));
        Params::load(&specs, &sources).expect("these settings are right")
    }

    #[test]
    fn without_all_operations_it_says_what_to_change() {
        let open = |settings: &[(&str, &str)]| {
            Coll::open(&params(settings), &mut |_| {}).map(|c| c.components.len())
        };
        assert_eq!(open(&[]).expect("all"), 3);
        assert_eq!(open(&[("coll", "basic")]).expect("one"), 1);
        for (settings, advice) in [
            (&[("coll", "shm")][..], "the parameter \"coll\""),
            (&[("coll", "^basic")], "the parameter \"coll\""),
            (&[("coll_basic_priority", "-1")], "\"coll_basic_priority\""),
        ] {
            let error = open(settings).expect_err("basic is excluded");
            assert!(matches!(error, OpenError::NotAll { .. }), "{error:?}");
            assert!(error.to_string().contains(advice), "{error}");
        }
        let names = ["coll_basic_priority", "coll_shm_priority", "coll_smp_priority"];
        let none = open(&names.map(|name| (name, "-1")));
        assert!(matches!(none, Err(OpenError::Nothing(_))), "{none:?}");
    }

    /// Ranks that choose different components or algorithms for one call wait for messages that
    /// nobody sends: all ranks have to agree on each parameter that changes a choice.
    #[test]
    fn what_chooses_has_to_be_agreed() {
        let all = || FRAMEWORK.params().iter().chain(crate::PARAMS.iter().copied().flatten());
        let own: Vec<_> = all().filter(|s| s.scope != Scope::AllEqual).map(|s| s.name).collect();
        assert_eq!(own, ["coll_base_verbose"]);
        let case = Case { size: 8, bytes: 1 << 16, commutative: true, link: Link::Node, cpus: 8 };
        for algorithm in ["recursive_doubling", "halving_doubling", "ring"] {
            let forced = Forced::new(&params(&[("coll_basic_allreduce_algorithm", algorithm)]));
            let decision = decide(CollOp::Allreduce, &case, forced.get(CollOp::Allreduce));
            assert_eq!(decision.map(|d| d.row.name), Some(algorithm));
        }
    }
}
