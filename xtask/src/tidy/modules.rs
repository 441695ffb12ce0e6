//! The graph of modules inside a crate: circles between the modules of one folder are
//! refused.
//!
//! An arrow goes from a module to a neighbour in its folder of which it, or a module below it,
//! names something. What a folder's own file defines is for all of its modules, and no arrow; what
//! it only passes on belongs to the module where it is defined. Tests do not count.

use std::collections::{BTreeMap, BTreeSet};

use super::lexer::mask;

/// A path of modules, from the root of the crate.
type Path = Vec<String>;
/// Arrows between the modules of each folder.
pub(crate) type Arrows = BTreeMap<String, BTreeSet<(String, String)>>;

/// Modules of one folder that reach each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Circle {
    /// The folder, such as `crates/mpi/p2p/src/ob1`.
    pub(crate) folder: String,
    pub(crate) members: BTreeSet<String>,
    /// Arrows between them.
    pub(crate) arrows: usize,
}

impl Circle {
    /// The members, for people.
    pub(crate) fn names(&self) -> String {
        self.members.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

/// One source file: what it names.
#[derive(Default)]
struct Source {
    /// Paths that its code names, from the root of the crate.
    named: Vec<Path>,
    /// What names in it stand for, by its `use` declarations.
    uses: BTreeMap<String, Path>,
    /// Modules that are there for tests only.
    tests: BTreeSet<String>,
}

/// The crate in a folder such as `crates/mpi/p2p/src`.
pub(crate) struct Crate<'a> {
    src: &'a str,
    modules: BTreeMap<Path, Source>,
}

impl<'a> Crate<'a> {
    /// Reads the files of a crate: paths from its folder `src`, and texts.
    pub(crate) fn read<'t>(
        src: &'a str,
        files: impl Iterator<Item = (&'t str, &'t str)>,
    ) -> Crate<'a> {
        let mut modules = BTreeMap::new();
        for (path, text) in files {
            let module = module_of(path);
            let source = Source::read(&mask(text).code, &module);
            modules.insert(module, source);
        }
        let tests: Vec<Path> = modules
            .iter()
            .flat_map(|(at, source)| {
                source.tests.iter().map(|name| [&at[..], std::slice::from_ref(name)].concat())
            })
            .collect();
        modules.retain(|module: &Path, _| {
            let part = |name: &String| name == "tests" || name == "generated";
            !module.iter().any(part) && !tests.iter().any(|test| module.starts_with(test))
        });
        Crate { src, modules }
    }

    /// The arrows between modules of one folder, for each folder.
    pub(crate) fn arrows(&self) -> Arrows {
        let mut all = Arrows::new();
        for (from, source) in &self.modules {
            for named in &source.named {
                let to = self.home(named, 0);
                let same = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                if let (Some(a), Some(b)) = (from.get(same), to.get(same)) {
                    let folder = [&[self.src.to_string()], &from[..same]].concat().join("/");
                    all.entry(folder).or_default().insert((a.clone(), b.clone()));
                }
            }
        }
        all
    }

    /// The module where what a path names is defined.
    fn home(&self, path: &[String], depth: usize) -> Path {
        let mut module = Path::new();
        for (index, name) in path.iter().enumerate() {
            let next = [&module[..], std::slice::from_ref(name)].concat();
            if self.modules.contains_key(&next) {
                module = next;
                continue;
            }
            // Bounded: two modules may pass names on to each other.
            let passed = self.modules.get(&module).and_then(|source| source.uses.get(name));
            return match passed {
                Some(on) if depth < 8 && *on != path => {
                    self.home(&[&on[..], &path[index + 1..]].concat(), depth + 1)
                }
                _ => module,
            };
        }
        module
    }
}

/// The module of a file, by its path from the folder `src`.
fn module_of(path: &str) -> Path {
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    let mut parts: Path = stem.split('/').map(str::to_string).collect();
    if parts.last().is_some_and(|last| matches!(last.as_str(), "mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

impl Source {
    fn read(code: &str, module: &[String]) -> Source {
        let tokens = tokens(code);
        let (mut source, mut at) = (Source::default(), 0);
        while at < tokens.len() {
            if tokens[at..].starts_with(&["#", "[", "cfg", "(", "test", ")", "]"]) {
                at = source.skip_test(&tokens, at + 7);
            } else if tokens[at] == "use" {
                let end =
                    tokens[at..].iter().position(|t| *t == ";").map_or(tokens.len(), |n| at + n);
                source.declare(&tokens[at + 1..end], module);
                at = end;
            } else if matches!(tokens[at], "crate" | "super" | "self") && before(&tokens, at) {
                let (path, end) = path_at(&tokens, at);
                source.named.extend(absolute(&path, module).filter(|_| path.len() > 1));
                at = end;
            } else {
                at += 1;
            }
        }
        source
    }

    /// Steps over an item that is there for tests only.
    fn skip_test(&mut self, tokens: &[&str], at: usize) -> usize {
        let rest = &tokens[at..];
        let end = rest.iter().position(|t| matches!(*t, ";" | "{")).unwrap_or(rest.len());
        if let Some(name) =
            rest[..end].iter().position(|t| *t == "mod").and_then(|n| rest.get(n + 1))
        {
            self.tests.insert(name.to_string());
        }
        let mut depth = 0usize;
        for (n, token) in rest.iter().enumerate().skip(end) {
            match *token {
                "{" => depth += 1,
                "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return at + n + 1;
            }
        }
        tokens.len()
    }

    fn declare(&mut self, tree: &[&str], module: &[String]) {
        for (path, name) in leaves(tree, &[]) {
            let local =
                matches!(path.first().map(String::as_str), Some("crate" | "super" | "self"));
            let path = match local {
                true => absolute(&path, module),
                // A module of this one, or another crate, which is found not to be a module.
                false => Some([module, &path].concat()),
            };
            let Some(path) = path else { continue };
            if local {
                self.named.push(path.clone());
            }
            self.uses.insert(name, path);
        }
    }
}

/// Words and marks of code.
fn tokens(code: &str) -> Vec<&str> {
    let (mut all, mut rest) = (Vec::new(), code);
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let len = match first {
            c if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            ':' if rest.starts_with("::") => 2,
            c => c.len_utf8(),
        };
        if !first.is_whitespace() {
            all.push(&rest[..len]);
        }
        rest = &rest[len..];
    }
    all
}

/// True when a path may begin here: nothing of it stands before, and it goes on.
fn before(tokens: &[&str], at: usize) -> bool {
    let begins = at == 0 || !matches!(tokens[at - 1], "::" | ".");
    begins && tokens.get(at + 1) == Some(&"::")
}

fn path_at(tokens: &[&str], at: usize) -> (Path, usize) {
    let (mut path, mut at) = (vec![tokens[at].to_string()], at + 1);
    let word = |t: &&&str| t.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    while tokens.get(at) == Some(&"::")
        && let Some(name) = tokens.get(at + 1).filter(word)
    {
        path.push(name.to_string());
        at += 2;
    }
    (path, at)
}

/// A path from the root of the crate; `None`: it leaves the crate.
fn absolute(path: &[String], module: &[String]) -> Option<Path> {
    let mut base = module.to_vec();
    let mut rest = path;
    while let Some((first, more)) = rest.split_first() {
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => _ = base.pop()?,
            _ => break,
        }
        rest = more;
    }
    base.extend_from_slice(rest);
    Some(base)
}

/// The paths of a tree of imports, and the names that they get.
fn leaves(tree: &[&str], prefix: &[String]) -> Vec<(Path, String)> {
    let mut path = prefix.to_vec();
    for (at, token) in tree.iter().enumerate() {
        match *token {
            "::" => {}
            "{" => {
                let end = tree.len().saturating_sub(1).max(at + 1);
                return groups(&tree[at + 1..end]).flat_map(|g| leaves(g, &path)).collect();
            }
            "as" => {
                let name = tree.get(at + 1).copied().unwrap_or_default();
                return vec![(path, name.to_string())];
            }
            "self" if at == 0 && !prefix.is_empty() => {}
            word => path.push(word.to_string()),
        }
    }
    let name = path.last().cloned().unwrap_or_default();
    vec![(path, name)]
}

/// The parts of a group between commas.
fn groups<'t, 's>(tree: &'t [&'s str]) -> impl Iterator<Item = &'t [&'s str]> {
    let mut depth = 0i32;
    tree.split(move |token| {
        depth += match *token {
            "{" => 1,
            "}" => -1,
            _ => 0,
        };
        *token == "," && depth == 0
    })
    .filter(|group| !group.is_empty())
}

/// The circles among the modules of each folder.
pub(crate) fn circles(arrows: &Arrows) -> Vec<Circle> {
    let mut all = Vec::new();
    for (folder, edges) in arrows {
        let names: BTreeSet<&String> = edges.iter().flat_map(|(a, b)| [a, b]).collect();
        let mut seen = BTreeSet::new();
        for name in &names {
            if seen.contains(*name) {
                continue;
            }
            let (there, back) = (reached(edges, name, false), reached(edges, name, true));
            let members: BTreeSet<String> = there.intersection(&back).cloned().collect();
            seen.extend(members.iter().cloned());
            if members.len() > 1 {
                let inside =
                    |(a, b): &&(String, String)| members.contains(a) && members.contains(b);
                let arrows = edges.iter().filter(inside).count();
                all.push(Circle { folder: folder.clone(), members, arrows });
            }
        }
    }
    all
}

/// What can be reached from a module, itself included; against the arrows where that is said.
fn reached(edges: &BTreeSet<(String, String)>, from: &str, against: bool) -> BTreeSet<String> {
    let mut found = BTreeSet::from([from.to_string()]);
    loop {
        let next = |(a, b): &(String, String)| {
            let (a, b) = if against { (b, a) } else { (a, b) };
            (found.contains(a) && !found.contains(b)).then(|| b.clone())
        };
        let more: Vec<String> = edges.iter().filter_map(next).collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrows(files: &[(&'static str, &'static str)]) -> Vec<(String, String, String)> {
        let all = Crate::read("c/src", files.iter().copied()).arrows();
        let flat = |(folder, edges): (String, BTreeSet<(String, String)>)| {
            edges.into_iter().map(move |(a, b)| (folder.clone(), a, b)).collect::<Vec<_>>()
        };
        all.into_iter().flat_map(flat).collect()
    }

    fn arrow(folder: &str, a: &str, b: &str) -> (String, String, String) {
        (folder.into(), a.into(), b.into())
    }

    #[test]
    fn arrows_go_to_where_something_is_defined() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use b::deep::{Thing, Other as Else}; pub struct Own;"),
            ("a.rs", "use crate::{Own, Thing}; fn f() { super::Else::new(); crate::b::g() }"),
            (
                "b/mod.rs",
                "pub mod deep; pub(crate) mod near; #[cfg(test)] mod only { use crate::a::X; }",
            ),
            ("b/deep.rs", "use super::near::{self, N}; use std::fmt;"),
            ("b/near.rs", "// use crate::a;\nfn n() { let s = \"crate::a::f\"; }"),
        ];
        let found = arrows(&files);
        assert_eq!(found, [arrow("c/src", "a", "b"), arrow("c/src/b", "deep", "near")]);
    }

    #[test]
    fn circles_are_found_with_their_arrows() {
        let files = [
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::c::C;"),
            ("c.rs", "use crate::a::A; use crate::d::D;"),
            ("d.rs", "#[cfg(test)]\nmod tests { use crate::a::A; }"),
            ("tests/x.rs", "use crate::a::A;"),
        ];
        let found = circles(&Crate::read("c/src", files.iter().copied()).arrows());
        let members = ["a", "b", "c"].map(str::to_string).into();
        assert_eq!(found, [Circle { folder: "c/src".into(), members, arrows: 3 }]);
    }
}
