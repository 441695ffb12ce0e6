//! Selection: which components of a framework are used, and the report of why.
//!
//! One code serves every framework, once for the process or once for each group, device or
//! job. A component is asked only when the list parameter of the framework lets it pass and its
//! priority was not set to "never".

use thiserror::Error;

use crate::component::ComponentInfo;
use crate::framework::{Framework, PRIORITY_MAX, PRIORITY_NEVER};
use crate::params::Params;

/// What a component answers when it is asked.
#[derive(Debug)]
pub enum Answer<M> {
    /// It can be used.
    Here {
        /// 0..=100; the higher, the better it fits here.
        priority: i64,
        /// What it brings: a module, a constructor, or `()`.
        module: M,
    },
    /// It cannot be used here, because of this (a sentence without a subject).
    NotHere(String),
}

/// A constructor: what a component answers when it is opened with these parameters.
pub type Open<M> = Box<dyn FnOnce(&Params) -> Answer<M>>;

/// A component with its constructor. Built-in and loaded ones are the same to a framework: it opens
/// what stands in a list of these.
pub struct Entry<M> {
    /// The component.
    pub name: &'static str,
    /// Asked once for the process.
    pub open: Open<M>,
}

impl<M> Entry<M> {
    /// A row of a table.
    pub fn new(name: &'static str, open: impl FnOnce(&Params) -> Answer<M> + 'static) -> Entry<M> {
        Entry { name, open: Box::new(open) }
    }
}

impl<M> std::fmt::Debug for Entry<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entry({})", self.name)
    }
}

/// [`select`] among components that have constructors. A component of which there is no entry has
/// nothing here to open.
///
/// # Errors
/// As [`select`].
pub fn open<M>(
    framework: &'static Framework,
    params: &Params,
    rule: Rule,
    mut entries: Vec<Entry<M>>,
    report: &mut dyn FnMut(String),
) -> Result<Vec<Chosen<M>>, SelectError> {
    let query = |info: &'static ComponentInfo| {
        let at = entries.iter().position(|e| info.is_called(e.name));
        match at.map(|at| entries.swap_remove(at)) {
            Some(entry) => (entry.open)(params),
            None => Answer::NotHere("this program has no such component".into()),
        }
    };
    select(framework, params, rule, query, report)
}

/// How many of the components that answered are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The one with the highest priority.
    Best,
    /// All, the highest priority first.
    All,
}

/// A component that was chosen.
#[derive(Debug)]
pub struct Chosen<M> {
    /// The component.
    pub component: &'static ComponentInfo,
    /// The priority that decided.
    pub priority: i64,
    /// What it brought.
    pub module: M,
}

/// No component of the framework can be used.
#[derive(Debug, Error)]
#[error("framework {framework}: no component can be used here ({reasons}){advice}")]
pub struct SelectError {
    /// The framework.
    pub framework: &'static str,
    /// The reason of each component.
    pub reasons: String,
    /// The next thing to try, or empty.
    pub advice: String,
}

/// Level of `<framework>_base_verbose` from which the result is told.
const VERBOSE_RESULT: i64 = 1;
/// Level from which each answer is told.
const VERBOSE_ANSWERS: i64 = 10;

/// Asks the components of `framework` and chooses by `rule`.
///
/// Higher priority wins; a tie goes to the component that stands first in the table. `report`
/// gets whole lines, when `<framework>_base_verbose` asks for them.
///
/// # Panics
/// When the parameters of the framework ([`Framework::params`]) were not loaded.
pub fn select<M>(
    framework: &'static Framework,
    params: &Params,
    rule: Rule,
    mut query: impl FnMut(&'static ComponentInfo) -> Answer<M>,
    report: &mut dyn FnMut(String),
) -> Result<Vec<Chosen<M>>, SelectError> {
    let mut found: Vec<Chosen<M>> = Vec::new();
    let mut answers: Vec<String> = Vec::new();
    for component in framework.all() {
        let name = component.name;
        match ask(framework, component, params, &mut query) {
            Answer::Here { priority, module } => {
                answers.push(format!("{name} answered {priority}"));
                found.push(Chosen { component, priority, module });
            }
            Answer::NotHere(why) => answers.push(format!("{name} not used: {why}")),
        }
    }
    // Stable: the order of the table decides ties.
    found.sort_by_key(|c| std::cmp::Reverse(c.priority));
    let verbose = params.verbose(framework.name);
    if verbose >= VERBOSE_ANSWERS {
        for answer in &answers {
            report(format!("{}: {answer}", framework.name));
        }
    }
    if found.is_empty() {
        return Err(nothing_found(framework, params, answers));
    }
    let because = match (rule, found.len()) {
        (_, 1) => "it is the only one that can be used here",
        (Rule::Best, _) => "it has the highest priority",
        (Rule::All, _) => "all that can be used here, highest priority first",
    };
    if rule == Rule::Best {
        found.truncate(1);
    }
    if verbose >= VERBOSE_RESULT {
        let names: Vec<&str> = found.iter().map(|c| c.component.name).collect();
        report(format!("{}: chosen {} because {because}", framework.name, names.join(",")));
    }
    Ok(found)
}

fn ask<M>(
    framework: &'static Framework,
    component: &'static ComponentInfo,
    params: &Params,
    query: &mut impl FnMut(&'static ComponentInfo) -> Answer<M>,
) -> Answer<M> {
    let list = params.list(framework.name);
    let origin = params.source_of(framework.name);
    if !list.allows(component.name) {
        return Answer::NotHere(format!("{} is \"{list}\" ({origin})", framework.name));
    }
    let priority_name = framework.priority_name(component.name);
    let set = params.int_opt(&priority_name);
    if set == Some(PRIORITY_NEVER) {
        let origin = params.source_of(&priority_name);
        return Answer::NotHere(format!("{priority_name} is {PRIORITY_NEVER} ({origin})"));
    }
    match query(component) {
        Answer::Here { priority, module } => {
            debug_assert!((0..=PRIORITY_MAX).contains(&priority), "{priority}");
            Answer::Here { priority: set.unwrap_or(priority), module }
        }
        not_here => not_here,
    }
}

fn nothing_found(
    framework: &'static Framework,
    params: &Params,
    answers: Vec<String>,
) -> SelectError {
    let advice = match params.list(framework.name).is_empty() {
        true => String::new(),
        false => format!(
            "; widen or drop the parameter {} ({})",
            framework.name,
            params.source_of(framework.name)
        ),
    };
    SelectError { framework: framework.name, reasons: answers.join("; "), advice }
}
