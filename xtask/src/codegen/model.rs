//! The tables of `standard/` in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;

/// Chapter files in the order in which call ids are given out. New functions go to the end of their
/// chapter's alphabet; ids are not part of any wire or binary contract.
pub(crate) const CHAPTERS: &[&str] = &[
    "p2p",
    "partitioned",
    "datatype",
    "coll",
    "comm",
    "topology",
    "env",
    "info",
    "init",
    "rma",
    "external",
    "io",
    "mpit",
    "profiling",
    "deprecated",
    "binding",
    "abi",
    EXTENSION,
    REMOVED,
];

/// The chapter of functions that the standard does not have yet: their C names begin with `MPIX_`.
pub(crate) const EXTENSION: &str = "ft";

/// Constants with the same prefix.
const EXTENSION_CONSTANTS: &[&str] = &["ERR_PROC_FAILED", "ERR_REVOKED", "FT"];

/// The chapter of functions that the standard no longer has.
pub(crate) const REMOVED: &str = "removed";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    chapter: String,
    title: String,
    #[serde(default)]
    function: Vec<FunctionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FunctionRow {
    name: String,
    #[serde(default)]
    large: bool,
    #[serde(default)]
    anytime: bool,
    #[serde(default)]
    deprecated: bool,
    #[serde(default)]
    door: bool,
    #[serde(default)]
    returns: Option<String>,
    #[serde(default)]
    args: Vec<String>,
}

/// Which way a value goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dir {
    In,
    Out,
    InOut,
}

/// Shape of an array parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Scalar,
    /// One dimension; the text names its length, `*` when the length is not a parameter.
    Array(String),
    /// Any number of rows of three.
    Triples,
}

/// One parameter.
#[derive(Clone, Debug)]
pub(crate) struct Arg {
    pub(crate) dir: Dir,
    pub(crate) konst: bool,
    /// Exists in the `_c` function only.
    pub(crate) large_only: bool,
    /// Significant at the root of a rooted collective only.
    pub(crate) root_only: bool,
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) shape: Shape,
}

/// One function, together with its `_c` twin.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    /// Name without `MPI_`.
    pub(crate) name: String,
    pub(crate) large: bool,
    pub(crate) anytime: bool,
    pub(crate) deprecated: bool,
    /// The body has a last parameter `large: bool`: which of the two functions was called.
    pub(crate) door: bool,
    pub(crate) returns: Option<String>,
    pub(crate) args: Vec<Arg>,
}

impl Function {
    /// C names without `MPI_`: the function, and its `_c` twin if there is one.
    pub(crate) fn doors(&self) -> Vec<(String, bool)> {
        let mut doors = vec![(self.name.clone(), false)];
        if self.large {
            doors.push((format!("{}_c", self.name), true));
        }
        doors
    }

    /// Name of the body: lower case.
    pub(crate) fn body(&self) -> String {
        self.name.to_lowercase()
    }

    /// The MPI_T functions report errors by their return code alone (MPI-5.0 section 15.3).
    pub(crate) fn is_tool(&self) -> bool {
        self.name.starts_with("T_")
    }
}

/// One chapter.
pub(crate) struct Chapter {
    pub(crate) file: &'static str,
    pub(crate) number: String,
    pub(crate) title: String,
    pub(crate) functions: Vec<Function>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstantFile {
    group: Vec<ConstantGroup>,
}

/// Constants that belong together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConstantGroup {
    pub(crate) title: String,
    #[serde(rename = "type")]
    pub(crate) c_type: String,
    pub(crate) values: Vec<Constant>,
}

/// One constant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constant {
    pub(crate) name: String,
    pub(crate) value: i64,
    #[serde(default, rename = "type")]
    c_type: Option<String>,
}

impl ConstantGroup {
    /// C type of a constant, without `MPI_`.
    pub(crate) fn type_of<'a>(&'a self, c: &'a Constant) -> &'a str {
        c.c_type.as_deref().unwrap_or(&self.c_type)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeFile {
    handles: Vec<Handle>,
    callback: Vec<Callback>,
}

/// One opaque handle type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Handle {
    pub(crate) name: String,
    /// What people call the object.
    pub(crate) object: String,
}

/// One callback type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Callback {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) alias: Option<String>,
    #[serde(default)]
    pub(crate) deprecated: bool,
    pub(crate) returns: String,
    #[serde(default)]
    pub(crate) variadic: bool,
    pub(crate) args: Vec<String>,
}

/// What functions do and arguments mean, in a line each.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    pub(crate) functions: BTreeMap<String, String>,
    pub(crate) arguments: BTreeMap<String, String>,
}

/// Everything.
pub(crate) struct Standard {
    pub(crate) words: Words,
    pub(crate) chapters: Vec<Chapter>,
    pub(crate) constants: Vec<ConstantGroup>,
    pub(crate) handles: Vec<Handle>,
    pub(crate) callbacks: Vec<Callback>,
}

impl Standard {
    /// Reads the directory `standard/`.
    pub(crate) fn read(dir: &Path) -> Result<Standard, String> {
        let constants: ConstantFile = read_toml(&dir.join("constants.toml"))?;
        let types: TypeFile = read_toml(&dir.join("types.toml"))?;
        let mut chapters = Vec::new();
        for &file in CHAPTERS {
            let raw: ChapterFile = read_toml(&dir.join(format!("{file}.toml")))?;
            let functions = raw
                .function
                .into_iter()
                .map(|row| function(row).map_err(|e| format!("standard/{file}.toml: {e}")))
                .collect::<Result<Vec<_>, String>>()?;
            chapters.push(Chapter { file, number: raw.chapter, title: raw.title, functions });
        }
        Ok(Standard {
            words: read_toml(&dir.join("words.toml"))?,
            chapters,
            constants: constants.group,
            handles: types.handles,
            callbacks: types.callback,
        })
    }

    /// All functions with their chapters.
    pub(crate) fn functions(&self) -> impl Iterator<Item = (&Chapter, &Function)> {
        self.chapters.iter().flat_map(|c| c.functions.iter().map(move |f| (c, f)))
    }

    /// All C names without their prefix, `_c` twins, extensions and removed functions included, in
    /// table order.
    pub(crate) fn names(&self) -> Vec<String> {
        self.functions().flat_map(|(_, f)| f.doors()).map(|(name, _)| name).collect()
    }

    /// The C names of MPI-5.0 without `MPI_`, `_c` twins included, in table order.
    pub(crate) fn standard_names(&self) -> Vec<String> {
        let outside = [REMOVED, EXTENSION];
        let current = self.functions().filter(|(c, _)| !outside.contains(&c.file));
        current.flat_map(|(_, f)| f.doors()).map(|(name, _)| name).collect()
    }

    /// The text with the prefix `MPIX_` before the names that have it, in any case.
    pub(crate) fn with_prefixes(&self, text: &str) -> String {
        let functions = self.functions().filter(|(c, _)| c.file == EXTENSION);
        let functions = functions.map(|(_, f)| f.name.clone());
        let constants = EXTENSION_CONSTANTS.iter().map(|name| (*name).to_owned());
        let mut text = text.to_owned();
        for name in functions.chain(constants) {
            let forms =
                [("MPI", name.clone()), ("MPI", name.to_uppercase()), ("mpi", name.to_lowercase())];
            for (prefix, name) in forms {
                let x = if prefix == "mpi" { 'x' } else { 'X' };
                text = text.replace(&format!("{prefix}_{name}"), &format!("{prefix}{x}_{name}"));
            }
        }
        text
    }

    /// True for the name of a constant that has the prefix `MPIX_`, given without.
    pub(crate) fn is_extension(name: &str) -> bool {
        EXTENSION_CONSTANTS.iter().any(|ours| name.starts_with(ours))
    }
}

fn read_toml<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<T, String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    toml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))
}

fn function(row: FunctionRow) -> Result<Function, String> {
    let args = row
        .args
        .iter()
        .map(|a| arg(a).ok_or_else(|| format!("{}: cannot read argument `{a}`", row.name)))
        .collect::<Result<Vec<_>, String>>()?;
    Ok(Function {
        name: row.name,
        large: row.large,
        anytime: row.anytime,
        deprecated: row.deprecated,
        door: row.door,
        returns: row.returns,
        args,
    })
}

/// `[large] [root] in|out|inout [const] KIND NAME[LENGTH]`
fn arg(text: &str) -> Option<Arg> {
    let mut words: Vec<&str> = text.split(' ').collect();
    let last = words.pop()?;
    let kind = words.pop()?.to_owned();
    let (mut dir, mut konst, mut large_only, mut root_only) = (None, false, false, false);
    for word in words {
        match word {
            "large" => large_only = true,
            "root" => root_only = true,
            "const" => konst = true,
            "in" => dir = Some(Dir::In),
            "out" => dir = Some(Dir::Out),
            "inout" => dir = Some(Dir::InOut),
            _ => return None,
        }
    }
    let (name, shape) = match last.split_once('[') {
        None => (last, Shape::Scalar),
        Some((name, "*][3]")) => (name, Shape::Triples),
        Some((name, length)) => (name, Shape::Array(length.strip_suffix(']')?.to_owned())),
    };
    Some(Arg { dir: dir?, konst, large_only, root_only, kind, name: name.to_owned(), shape })
}
