//! The list of exceptions to the limits of length. An entry can only shrink: the tool lowers and
//! removes entries; adding one is an edit that a reviewer sees.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Finding;
use super::modules::Circle;
use crate::run::root;

/// Where the list lies.
const LIST: &str = "xtask/tidy-ratchet.toml";

const HEAD: &str = "\
# Files and functions that are longer than allowed, with their length, and modules of a folder
# that reach each other in a circle, with the arrows between them.
# An entry may only shrink; `cargo x tidy --ratchet` lowers it.

";

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    /// `path` → lines.
    #[serde(default)]
    files: BTreeMap<String, usize>,
    /// `path::function` → lines.
    #[serde(default)]
    functions: BTreeMap<String, usize>,
    /// `folder: modules of a circle` → arrows between them.
    #[serde(default)]
    circles: BTreeMap<String, usize>,
}

/// What is measured.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// A file, by path.
    File,
    /// A function, by `path::name`.
    Function,
}

/// The exceptions that are allowed, and those that are needed.
pub(crate) struct Ratchet {
    allowed: List,
    needed: List,
}

impl List {
    fn of(&mut self, kind: Kind) -> &mut BTreeMap<String, usize> {
        match kind {
            Kind::File => &mut self.files,
            Kind::Function => &mut self.functions,
        }
    }
}

impl Ratchet {
    pub(crate) fn load() -> Result<Ratchet, String> {
        let text = std::fs::read_to_string(root().join(LIST)).unwrap_or_default();
        let allowed = toml::from_str(&text).map_err(|e| format!("{LIST}: {e}"))?;
        Ok(Ratchet { allowed, needed: List::default() })
    }

    /// Notes something that is too long; true when the list allows it.
    pub(crate) fn allows(&mut self, kind: Kind, name: String, lines: usize) -> bool {
        let allowed = self.allowed.of(kind).get(&name).is_some_and(|max| lines <= *max);
        if allowed {
            let needed = self.needed.of(kind).entry(name).or_default();
            *needed = lines.max(*needed);
        }
        allowed
    }

    /// Refuses a circle, unless it is one of the list or what is left of one.
    pub(crate) fn judge(&mut self, circle: Circle, findings: &mut Vec<Finding>) {
        let known = self.allowed.circles.iter().any(|(entry, arrows)| {
            let Some((folder, names)) = entry.split_once(": ") else { return false };
            let names: Vec<&str> = names.split(' ').collect();
            let inside = circle.members.iter().all(|name| names.contains(&name.as_str()));
            folder == circle.folder && inside && circle.arrows <= *arrows
        });
        let names = circle.names();
        if known {
            self.needed.circles.insert(format!("{}: {names}", circle.folder), circle.arrows);
        } else {
            let what = format!(
                "modules reach each other in a circle of {} arrows: {names}; let one of them not \
                 name the others (cargo x tidy --graph shows the arrows)",
                circle.arrows
            );
            findings.push(Finding::new(circle.folder, what));
        }
    }

    /// Reports entries that are larger than needed.
    pub(crate) fn loose(mut self, findings: &mut Vec<Finding>) {
        for (entry, arrows) in &self.allowed.circles {
            if self.needed.circles.get(entry) != Some(arrows) {
                let what = format!("{entry}: the exception can shrink: cargo x tidy --ratchet");
                findings.push(Finding::new(LIST, what));
            }
        }
        for kind in [Kind::File, Kind::Function] {
            let needed = std::mem::take(self.needed.of(kind));
            for (name, max) in self.allowed.of(kind) {
                if needed.get(name).copied() != Some(*max) {
                    let what = format!("{name}: the exception can shrink: cargo x tidy --ratchet");
                    findings.push(Finding::new(LIST, what));
                }
            }
        }
    }

    /// Writes what is needed, which is never more than what was allowed.
    pub(crate) fn store(self) -> Result<(), String> {
        let list = toml::to_string(&self.needed).map_err(|e| e.to_string())?;
        std::fs::write(root().join(LIST), format!("{HEAD}{list}"))
            .map_err(|e| format!("{LIST}: {e}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratchet() -> Ratchet {
        let allowed = toml::from_str("[functions]\n\"a.rs::f\" = 80\n\"a.rs::g\" = 90\n").unwrap();
        Ratchet { allowed, needed: List::default() }
    }

    #[test]
    fn an_exception_does_not_grow() {
        let mut r = ratchet();
        assert!(r.allows(Kind::Function, "a.rs::f".into(), 80));
        assert!(!r.allows(Kind::Function, "a.rs::f".into(), 81));
        assert!(!r.allows(Kind::Function, "a.rs::h".into(), 71));
        assert!(!r.allows(Kind::File, "a.rs::f".into(), 1));
    }

    fn circle(members: &[&str], arrows: usize) -> Circle {
        let members = members.iter().map(|name| name.to_string()).collect();
        Circle { folder: "c/src".into(), members, arrows }
    }

    #[test]
    fn a_circle_of_the_list_may_only_lose_modules_and_arrows() {
        let judged = |members: &[&str], arrows| {
            let allowed = toml::from_str("[circles]\n\"c/src: a b c\" = 5\n").unwrap();
            let (mut r, mut findings) = (Ratchet { allowed, needed: List::default() }, Vec::new());
            r.judge(circle(members, arrows), &mut findings);
            let refused = findings.len();
            r.loose(&mut findings);
            (refused, findings.len())
        };
        assert_eq!(judged(&["a", "b", "c"], 5), (0, 0));
        assert_eq!(judged(&["a", "b"], 2), (0, 1), "the list can shrink");
        assert_eq!(judged(&["a", "b", "c"], 6), (1, 2), "a new arrow");
        assert_eq!(judged(&["a", "d"], 2), (1, 2), "a new circle");
    }

    #[test]
    fn a_loose_exception_is_reported() {
        let mut r = ratchet();
        r.allows(Kind::Function, "a.rs::f".into(), 80);
        r.allows(Kind::Function, "a.rs::g".into(), 75);
        let mut findings = Vec::new();
        r.loose(&mut findings);
        assert_eq!(findings.len(), 1);
        assert!(findings[0].what.starts_with("a.rs::g"));
    }
}
