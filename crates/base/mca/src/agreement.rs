//! What the processes of a job have to agree on: the values of [`Scope::AllEqual`].
//!
//! A process shows the others one number. Only when two differ their texts are looked at, which
//! hold what somebody has set; so a process needs no memory for what all leave at its default.

use std::collections::BTreeMap;

use crate::error::Origin;
use crate::hash::fnv1a;
use crate::params::{Params, default_text};
use crate::spec::{List, ParamKind, ParamSpec, Scope};

/// What a process shows of its parameters to the others of its job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// Tells apart what does not agree; never 0. The same in all builds of one release.
    pub hash: u64,
    /// What differs from its default: `name=value`, a line each.
    pub text: String,
}

/// A parameter that two processes have at different values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The parameter.
    pub name: String,
    /// The own value; `None`: its default.
    pub ours: Option<String>,
    /// The value of the other process.
    pub theirs: Option<String>,
}

impl Params {
    /// What the other processes of the job have to have as well.
    pub fn agreement(&self) -> Agreement {
        let of_job = || self.settings().filter(|(spec, ..)| spec.scope == Scope::AllEqual);
        let set = of_job().filter_map(|(spec, value, origin)| {
            // Most have their default, whose text is not made at every start.
            let value = (*origin != Origin::Default).then(|| value.to_string())?;
            let line = || format!("{}={}\n", spec.name, without_order(spec, &value));
            (value != default_text(spec)).then(line)
        });
        let facts = self.facts().map(|(name, value)| format!("{name}={value}\n"));
        let text: String = set.chain(facts).collect();
        let defaults = of_job().flat_map(|(spec, ..)| [spec.name, spec.default]);
        let bytes = defaults.chain([text.as_str()]).flat_map(str::bytes);
        Agreement { hash: fnv1a(bytes).max(1), text }
    }
}

/// Which components may be used does not depend on the order in which they are named.
fn without_order(spec: &ParamSpec, value: &str) -> String {
    let ParamKind::Components(_) = spec.kind else { return value.into() };
    let Ok(mut list) = List::parse(value) else { return value.into() };
    list.names.sort_unstable();
    list.to_string()
}

/// The settings of a text.
fn settings(text: &str) -> BTreeMap<&str, &str> {
    text.lines().filter_map(|l| l.split_once('=')).collect()
}

impl Agreement {
    /// The first parameter in which a process with this text differs; `None` where the texts do
    /// not tell.
    pub fn difference(&self, theirs: &str) -> Option<Difference> {
        let (ours, theirs) = (settings(&self.text), settings(theirs));
        let names = ours.keys().chain(theirs.keys());
        let name = names.filter(|n| ours.get(*n) != theirs.get(*n)).min()?;
        let own = |of: &BTreeMap<&str, &str>| of.get(name).map(|v| v.to_string());
        Some(Difference { name: name.to_string(), ours: own(&ours), theirs: own(&theirs) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ComponentInfo, Framework, Sources, spec_list};

    static COMPONENTS: [ComponentInfo; 2] = [
        ComponentInfo { name: "one", alias: "uno", version: "1.0.0", help: "The first." },
        ComponentInfo { name: "two", alias: "", version: "1.0.0", help: "The second." },
    ];
    static ROOM: Framework = Framework {
        name: "room",
        help: "A task.",
        scope: Scope::AllEqual,
        components: &COMPONENTS,
    };
    static OWN: &[ParamSpec] = &[ParamSpec {
        name: "room_size",
        kind: ParamKind::Int { min: 0, max: 9 },
        default: "3",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "A number.",
    }];

    fn agreement(settings: &[(&str, &str)]) -> Agreement {
        let sources =
            settings.iter().fold(Sources::empty(), |all, (name, value)| all.set(name, value));
        Params::load(&spec_list(&[OWN], &[&ROOM]), &sources).expect("all is known").agreement()
    }

    #[test]
    fn what_does_not_matter_does_not_differ() {
        let plain = agreement(&[]);
        assert!(plain.hash != 0 && plain.text.is_empty());
        assert_eq!(plain, agreement(&[("room_size", "7"), ("room_base_verbose", "10")]));
        let (a, b) = (agreement(&[("room", "one,two")]), agreement(&[("room", "two,uno")]));
        assert_eq!(a, b);
        assert_ne!(a.hash, plain.hash);
        assert_eq!(a.difference(&b.text), None);
    }

    #[test]
    fn the_difference_has_a_name_and_two_values() {
        let ours = agreement(&[("room", "^two"), ("room_one_priority", "7")]);
        let theirs = agreement(&[("room_one_priority", "8"), ("room", "^two")]);
        assert_ne!(ours.hash, theirs.hash);
        let found = ours.difference(&theirs.text).expect("one");
        let text = |s: &str| Some(s.to_string());
        let name = "room_one_priority".to_string();
        assert_eq!(found, Difference { name, ours: text("7"), theirs: text("8") });
        let name = "room".to_string();
        let found = ours.difference("room_one_priority=7\n").expect("one");
        assert_eq!(found, Difference { name, ours: text("^two"), theirs: None });
        // What a damaged page says names nothing wrong.
        assert!(ours.difference("\0=\n==\n").is_some());
    }
}
