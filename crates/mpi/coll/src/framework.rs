//! Framework `coll`: the table of components, and the choice for each communicator and operation.

use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollModule;
use hawser_core::env::{CollSelect, CollTable};
use hawser_mca::{Answer, ComponentInfo, Framework, Params, Rule, select};

use crate::basic::{Basic, Forced};
use crate::shm::Shm;

/// The framework and its built-in components, best first.
pub static FRAMEWORK: Framework = Framework {
    name: "coll",
    help: "Collective operations on a communicator.",
    components: &[
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

/// A component that was opened.
#[derive(Debug)]
enum Component {
    Shm,
    Basic,
}

impl Component {
    /// The module for a communicator, for which `basic` has made one; `None`: not there.
    fn module(&self, comm: &Comm, basic: &Arc<Basic>) -> Option<Arc<dyn CollModule>> {
        match self {
            Component::Shm => Some(Arc::new(Shm::new(comm, basic.clone())?)),
            Component::Basic => Some(basic.clone()),
        }
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
    pub fn open(params: &Params, report: &mut dyn FnMut(String)) -> Result<&'static Coll, String> {
        let query = |info: &'static ComponentInfo| match info.name {
            "shm" => Answer::Here { priority: SHM_PRIORITY, module: Component::Shm },
            "basic" => Answer::Here { priority: BASIC_PRIORITY, module: Component::Basic },
            other => Answer::NotHere(format!("nobody made \"{other}\"")),
        };
        let chosen = select(&FRAMEWORK, params, Rule::All, query, report);
        let chosen = chosen.map_err(|error| error.to_string())?;
        if !chosen.iter().any(|c| c.component.name == "basic") {
            return Err("the component coll/basic is excluded, and nothing else offers all \
                        collective operations; remove it from the parameter \"coll\""
                .to_owned());
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
