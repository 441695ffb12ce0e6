//! The declaration of frameworks, and the parameters that follow from it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::component::ComponentInfo;
use crate::spec::{ParamKind, ParamSpec, Scope};

/// A framework: one task, one contract, several components.
///
/// Three kinds of parameters follow from the declaration and are not written by hand:
/// `<framework>` (which components may be used), `<framework>_base_verbose`, and
/// `<framework>_<component>_priority` for each component.
#[derive(Clone, Copy, Debug)]
pub struct Framework {
    /// The name that users type; one word without underscore.
    pub name: &'static str,
    /// One sentence: the task.
    pub help: &'static str,
    /// Whether all processes of a job must choose alike.
    pub scope: Scope,
    /// The built-in components in the order in which ties are decided.
    pub components: &'static [ComponentInfo],
}

/// Highest priority that a component can answer or be given.
pub const PRIORITY_MAX: i64 = 100;
/// The priority that keeps a component out.
pub const PRIORITY_NEVER: i64 = -1;

/// What a process knows of a framework beside its declaration.
#[derive(Default)]
struct Knowledge {
    /// All components, where some were found at run time.
    all: Option<&'static [ComponentInfo]>,
    /// The parameters that follow; `None` until somebody asks, and after an announcement.
    derived: Option<&'static [ParamSpec]>,
}

/// By the name of the framework. What is in it is static for the process.
static KNOWN: Mutex<BTreeMap<&'static str, Knowledge>> = Mutex::new(BTreeMap::new());

impl Framework {
    /// The parameters that follow from the declaration and from the components that were found.
    pub fn params(&'static self) -> &'static [ParamSpec] {
        self.with(|known| {
            let all = known.all.unwrap_or(self.components);
            *known.derived.get_or_insert_with(|| Vec::leak(self.derive(all)))
        })
    }

    /// Makes a component known that was found at run time, before parameters are resolved. A name
    /// that is known already is left as it is.
    pub fn announce(&'static self, component: ComponentInfo) {
        self.with(|known| {
            let all = known.all.unwrap_or(self.components);
            if !all.iter().any(|c| c.is_called(component.name)) {
                known.all = Some(Vec::leak([all, &[component]].concat()));
                known.derived = None;
            }
        });
    }

    /// The components: those that are built in, then those that were found.
    pub fn all(&self) -> &'static [ComponentInfo] {
        self.with(|known| known.all.unwrap_or(self.components))
    }

    fn with<R>(&self, look: impl FnOnce(&mut Knowledge) -> R) -> R {
        // The map is consistent at every moment: a panic of another thread does not spoil it.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        look(known.entry(self.name).or_default())
    }

    /// The component with this name or alias.
    pub fn component(&self, typed: &str) -> Option<&'static ComponentInfo> {
        self.all().iter().find(|c| c.is_called(typed))
    }

    pub(crate) fn verbose_name(&self) -> String {
        format!("{}_base_verbose", self.name)
    }

    pub(crate) fn priority_name(&self, component: &str) -> String {
        format!("{}_{}_priority", self.name, component)
    }

    fn derive(&'static self, components: &'static [ComponentInfo]) -> Vec<ParamSpec> {
        let name = self.name;
        // One text for all frameworks: it need not be made, and every process keeps it.
        let mut specs = Vec::with_capacity(2 + components.len());
        specs.push(ParamSpec {
            name,
            kind: ParamKind::Components(components),
            default: "",
            unit: "",
            level: 2,
            scope: self.scope,
            help: "Components of this framework that may be used: \"a,b\" only these, \"^a,b\" all \
                   but these; empty for all.",
        });
        specs.push(ParamSpec {
            name: leak(self.verbose_name()),
            kind: ParamKind::Int { min: 0, max: 100 },
            default: "0",
            unit: "",
            level: 8,
            scope: Scope::Local,
            help: "How much this framework tells: 0 nothing, 1 what was chosen, 10 also what each \
                   component answered.",
        });
        specs.extend(components.iter().map(|c| ParamSpec {
            name: leak(self.priority_name(c.name)),
            kind: ParamKind::Int { min: PRIORITY_NEVER, max: PRIORITY_MAX },
            default: "",
            unit: "",
            level: 7,
            scope: self.scope,
            help: "Priority of this component in place of its own answer; -1 keeps it out.",
        }));
        specs
    }
}

fn leak(text: String) -> &'static str {
    String::leak(text)
}
