//! The environment of programs: ours, and what the command line changes. Pure.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

/// A change of an environment. They take effect in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnvOp {
    /// Set a variable.
    Set(String, OsString),
    /// Pass ours on, also where that would not be done.
    Pass(String),
    /// Take a variable out; a name that ends in `*` means all that begin so.
    Unset(String),
    /// Put a value and a separator before the one that is there.
    Prepend(String, char, OsString),
    /// Put a separator and a value behind the one that is there.
    Append(String, char, OsString),
    /// Keep only these and `PATH`.
    Only(Vec<String>),
}

type Vars = BTreeMap<OsString, OsString>;
/// An environment as pairs of bytes.
pub type Pairs = Vec<(Vec<u8>, Vec<u8>)>;
/// What a program has beside it; without a value our own, also where it would not be passed on.
pub type Changes = Vec<(Vec<u8>, Option<Vec<u8>>)>;

/// The part of the environment that all programs share, and what each has beside it. `ours` is our
/// own environment, `always` is what all programs get whatever they ask for.
pub fn environments(
    ours: impl Iterator<Item = (OsString, OsString)>,
    always: &[(String, String)],
    global: &[EnvOp],
    programs: &[&[EnvOp]],
) -> (Pairs, Vec<Changes>) {
    let ours: Vars = ours.collect();
    let mut all = ours.clone();
    apply(&mut all, &ours, global);
    let each: Vec<Vars> = programs
        .iter()
        .map(|ops| {
            let mut own = all.clone();
            apply(&mut own, &ours, ops);
            own
        })
        .collect();
    let mut shared = match each.split_first() {
        None => all,
        Some((first, rest)) => {
            let in_all =
                |(k, v): &(&OsString, &OsString)| rest.iter().all(|o| o.get(*k) == Some(v));
            first.iter().filter(in_all).map(|(k, v)| (k.clone(), v.clone())).collect()
        }
    };
    let changes = each.iter().zip(programs).map(|(own, ops)| {
        // Named ones are told again: they are meant for other hosts too.
        let named = |k: &OsStr| global.iter().chain(ops.iter()).any(|op| op.names(k));
        own.iter()
            .filter(|(k, v)| shared.get(*k) != Some(v) || named(k))
            .map(|(k, v)| (k.as_bytes().to_vec(), Some(v.as_bytes().to_vec())))
            .collect()
    });
    let changes: Vec<Changes> = changes.collect();
    shared.extend(always.iter().map(|(k, v)| (k.into(), v.into())));
    let shared = shared.into_iter().map(|(k, v)| (k.into_vec(), v.into_vec()));
    (shared.collect(), changes)
}

impl EnvOp {
    fn names(&self, variable: &OsStr) -> bool {
        match self {
            EnvOp::Set(name, _) | EnvOp::Pass(name) => variable == OsStr::new(name),
            EnvOp::Prepend(name, ..) | EnvOp::Append(name, ..) => variable == OsStr::new(name),
            EnvOp::Only(names) => names.iter().any(|n| variable == OsStr::new(n)),
            EnvOp::Unset(_) => false,
        }
    }
}

fn apply(vars: &mut Vars, ours: &Vars, ops: &[EnvOp]) {
    for op in ops {
        match op {
            EnvOp::Set(name, value) => {
                vars.insert(name.into(), value.clone());
            }
            EnvOp::Pass(name) => {
                if let Some(value) = ours.get(OsStr::new(name)) {
                    vars.insert(name.into(), value.clone());
                }
            }
            EnvOp::Unset(name) => match name.strip_suffix('*') {
                Some(start) => {
                    vars.retain(|k, _| !k.as_bytes().starts_with(start.as_bytes()));
                }
                None => {
                    vars.remove(OsStr::new(name));
                }
            },
            EnvOp::Prepend(name, separator, value) => {
                let old = vars.get(OsStr::new(name)).cloned();
                vars.insert(name.into(), joined(Some(value), *separator, old.as_ref()));
            }
            EnvOp::Append(name, separator, value) => {
                let old = vars.get(OsStr::new(name)).cloned();
                vars.insert(name.into(), joined(old.as_ref(), *separator, Some(value)));
            }
            EnvOp::Only(names) => {
                let kept = |k: &OsStr| k == "PATH" || names.iter().any(|n| k == OsStr::new(n));
                vars.retain(|k, _| kept(k));
            }
        }
    }
}

/// Two values with a separator between them, where there are two.
fn joined(first: Option<&OsString>, separator: char, second: Option<&OsString>) -> OsString {
    let parts = [first, second].into_iter().flatten().filter(|p| !p.is_empty());
    let mut text = OsString::new();
    for part in parts {
        if !text.is_empty() {
            text.push(separator.to_string());
        }
        text.push(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pairs: &Pairs) -> String {
        let one = |(k, v): &(Vec<u8>, Vec<u8>)| {
            format!("{}={}", String::from_utf8_lossy(k), String::from_utf8_lossy(v))
        };
        pairs.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    fn run(global: &[EnvOp], programs: &[&[EnvOp]]) -> (String, Vec<String>) {
        let ours = [("A", "1"), ("AB", "2"), ("PATH", "/bin")];
        let ours = ours.iter().map(|(k, v)| (OsString::from(k), OsString::from(v)));
        let always = [("P".to_string(), "p".to_string())];
        let (shared, changes) = environments(ours, &always, global, programs);
        let one = |c: &Changes| {
            let pairs = c.iter().map(|(k, v)| (k.clone(), v.clone().unwrap_or_default()));
            text(&pairs.collect())
        };
        (text(&shared), changes.iter().map(one).collect())
    }

    fn set(name: &str, value: &str) -> EnvOp {
        EnvOp::Set(name.into(), value.into())
    }

    #[test]
    fn changes_take_effect_in_their_order() {
        let pre = |v: &str| EnvOp::Prepend("F".into(), ':', v.into());
        assert_eq!(run(&[set("F", "1"), pre("x")], &[]).0, "A=1 AB=2 F=x:1 P=p PATH=/bin");
        assert_eq!(run(&[pre("x"), set("F", "1")], &[]).0, "A=1 AB=2 F=1 P=p PATH=/bin");
        let app = EnvOp::Append("A".into(), ';', "9".into());
        assert_eq!(run(&[app], &[]).0, "A=1;9 AB=2 P=p PATH=/bin");
        assert_eq!(run(&[EnvOp::Unset("A".into())], &[]).0, "AB=2 P=p PATH=/bin");
        assert_eq!(run(&[EnvOp::Unset("A*".into())], &[]).0, "P=p PATH=/bin");
        // Settings of parameters stay whatever is left out.
        assert_eq!(run(&[EnvOp::Only(vec![]), set("C", "3")], &[]).0, "C=3 P=p PATH=/bin");
        assert_eq!(run(&[EnvOp::Only(vec!["AB".into()])], &[]).0, "AB=2 P=p PATH=/bin");
    }

    #[test]
    fn programs_have_what_they_do_not_share() {
        let own = [set("X", "1"), EnvOp::Unset("A".into())];
        let (shared, changes) = run(&[], &[&own, &[]]);
        assert_eq!(shared, "AB=2 P=p PATH=/bin");
        assert_eq!(changes, ["X=1", "A=1"]);
        // What is named goes to other hosts too, although it is shared.
        let (shared, changes) = run(&[], &[&[EnvOp::Pass("A".into()), EnvOp::Pass("NO".into())]]);
        assert_eq!((shared.as_str(), changes[0].as_str()), ("A=1 AB=2 P=p PATH=/bin", "A=1"));
    }
}
