//! Generated Rust beside the bindings: callback types, constants, call ids, the export list.

use std::fmt::Write as _;

use super::bodies::Bodies;
use super::kinds;
use super::model::{Dir, Shape, Standard};

/// `generated/types.rs`: callbacks.
pub(crate) fn types(s: &Standard) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str(
        "//! Callback types (MPI-5.0 section 20.3).\n#![allow(non_camel_case_types)]\n\n\
         use crate::entry::Word;\nuse crate::types::*;\n\n",
    );
    let mut shapes = Vec::new();
    for c in &s.callbacks {
        let args: Vec<String> =
            c.args.iter().map(|a| rust_type(a.split(' ').next().unwrap_or(""))).collect();
        let tail = if c.variadic { ", ..." } else { "" };
        let returns = if c.returns == "int" { " -> c_int" } else { "" };
        let function = format!("unsafe extern \"C\" fn({}{tail}){returns}", args.join(", "));
        let _ = writeln!(
            out,
            "/// `MPI_{}`; null and the predefined values are told apart by the receiver.\n\
             pub type MPI_{} = Option<{function}>;",
            c.name, c.name
        );
        if !shapes.contains(&function) {
            let _ = write!(
                out,
                "impl Word for MPI_{} {{\n    fn word(self) -> u64 {{\n        \
                 self.map_or(0, |f| f as usize as u64)\n    }}\n}}\n",
                c.name
            );
            shapes.push(function);
        }
        out.push('\n');
    }
    out
}

fn rust_type(c: &str) -> String {
    match c.strip_suffix('*') {
        Some("void") => "*mut c_void".to_owned(),
        Some(inner) => format!("*mut {}", rust_type(inner)),
        None if c == "int" => "c_int".to_owned(),
        None => format!("MPI_{c}"),
    }
}

/// `generated/constants.rs`.
pub(crate) fn constants(s: &Standard) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str(
        "//! Constants of the standard ABI (MPI-5.0 chapter 20).\n\
         #![allow(missing_docs, dead_code)]\n\n\
         use crate::types::*;\n",
    );
    let mut handles = Vec::new();
    let mut errors = Vec::new();
    for g in &s.constants {
        let _ = writeln!(out, "\n// {}", g.title);
        for c in &g.values {
            let kind = g.type_of(c);
            let (t, v) = match kind {
                "int" | "T_cb_safety" | "T_source_order" => {
                    ("c_int".to_owned(), c.value.to_string())
                }
                _ if kind.ends_with('*') => ("usize".to_owned(), c.value.to_string()),
                _ => (format!("MPI_{kind}"), format!("MPI_{kind}({:#x})", c.value)),
            };
            let _ = writeln!(out, "pub const MPI_{}: {t} = {v};", c.name);
            if s.handles.iter().any(|h| h.name == kind) && !kind.starts_with("T_") {
                handles.push((c.value, c.name.clone()));
            }
            if g.title == "Error classes" {
                errors.push((c.value, c.name.clone()));
            }
        }
    }
    // Aliases of one value come after the name that messages show.
    // The standard calls these two synonyms (MPI-5.0 section 3.2.2): objects have the other name.
    handles.sort_by_key(|(v, name)| (*v, name == "LONG_LONG" || name == "C_FLOAT_COMPLEX"));
    handles.dedup_by_key(|(v, _)| *v);
    // The standard's name of a class comes before that of an extension.
    errors.sort();
    errors.dedup_by_key(|(v, _)| *v);
    table(&mut out, "PREDEFINED", "Predefined handles by value, ascending.", &handles);
    table(&mut out, "ERROR_CLASSES", "Error classes by value, ascending.", &errors);
    out
}

fn table(out: &mut String, name: &str, doc: &str, rows: &[(i64, String)]) {
    let _ = writeln!(out, "\n/// {doc}\npub(crate) static {name}: &[(c_int, &str)] = &[");
    for (v, n) in rows {
        let _ = writeln!(out, "    ({v:#x}, \"MPI_{n}\"),");
    }
    out.push_str("];\n");
}

/// `generated/ids.rs`: call ids and what messages say about arguments.
pub(crate) fn ids(s: &Standard) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str("//! Call ids: index of each C function in [`CALLS`].\n\n");
    out.push_str("use crate::calls::{CallInfo, Show};\n\n");
    for (i, name) in s.names().iter().enumerate() {
        let _ = writeln!(out, "pub(crate) const {}: u32 = {};", name.to_uppercase(), i + 1);
    }
    for (name, i) in COLLECTIVE.iter().zip(s.names().len() + 1..) {
        let _ = writeln!(out, "pub(crate) const X_{}: u32 = {i};", name.to_uppercase());
    }
    out.push_str(
        "\n/// Name and parameters of each call; id 0 is no call.\n\
         pub(crate) static CALLS: &[CallInfo] = &[\n    \
         CallInfo { name: \"no MPI call\", params: &[] },\n",
    );
    for (_, f) in s.functions() {
        for (name, large) in f.doors() {
            let params: Vec<String> = f
                .args
                .iter()
                .filter(|a| (large || !a.large_only) && a.kind != "varargs")
                .map(|a| format!("(\"{}\", Show::{})", a.name, show(a)))
                .collect();
            let _ = writeln!(
                out,
                "    CallInfo {{ name: \"MPI_{name}\", params: &[{}] }},",
                params.join(", ")
            );
        }
    }
    for name in COLLECTIVE {
        let params = "(\"comm\", Show::Handle)";
        let _ = writeln!(out, "    CallInfo {{ name: \"MPIX_{name}\", params: &[{params}] }},");
    }
    out.push_str("];\n");
    out
}

/// Collective calls beside the standard, which the status page shows, too.
const COLLECTIVE: &[&str] = &["Time_left", "Checkpoint", "Checkpoint_restart"];

fn show(a: &super::model::Arg) -> &'static str {
    if kinds::rep(&a.kind) == Some(kinds::Rep::Pointer) {
        return "Buffer";
    }
    if a.shape != Shape::Scalar || a.dir != Dir::In {
        return "Address";
    }
    match kinds::rep(&a.kind) {
        Some(kinds::Rep::Handle(_)) => "Handle",
        Some(kinds::Rep::Int(..) | kinds::Rep::Enum(_)) => match a.kind.as_str() {
            "dest" | "source" | "source_any" | "root" => "Rank",
            "tag" | "tag_any" => "Tag",
            _ => "Int",
        },
        _ => "Address",
    }
}

/// Names of all calls for tools that read a status page.
pub(crate) fn call_names(s: &Standard) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str(
        "//! Names of the MPI calls by the id that a rank's status page shows.\n\n\
         /// Index is the call id; 0 is no call.\npub static CALL_NAMES: &[&str] = &[\n    \
         \"no MPI call\",\n",
    );
    for name in s.names() {
        let _ = writeln!(out, "    \"MPI_{name}\",");
    }
    for name in COLLECTIVE {
        let _ = writeln!(out, "    \"MPIX_{name}\",");
    }
    out.push_str("];\n");
    out
}

/// `generated/mod.rs`.
pub(crate) fn module(s: &Standard) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str(
        "//! Made from `standard/`: the C symbols, constants and call ids.\n\
         // Every unsafe call here passes a caller's arguments on to the body, whose contract is\n\
         // the standard's text for that function.\n\
         #![allow(missing_docs, unreachable_pub, non_snake_case, dead_code)]\n\
         #![allow(clippy::undocumented_unsafe_blocks, clippy::missing_safety_doc)]\n\
         #![allow(clippy::unnecessary_cast, clippy::redundant_closure_call)]\n\n\
         pub(crate) mod constants;\npub(crate) mod ids;\npub(crate) mod types;\n\n",
    );
    for c in &s.chapters {
        let _ = writeln!(out, "mod bindings_{};", c.file);
    }
    out.push_str(
        "\n/// What the bindings use.\n#[allow(unused_imports)]\nmod prelude {\n    \
         pub(super) use super::constants::{MPI_FILE_NULL, MPI_NO_OP};\n    \
         pub(super) use super::{ids, types::*};\n    \
         pub(super) use crate::entry::{Blame, Call, Word, peek};\n    \
         pub(super) use crate::ints::{IntArr, IntOut, Poly};\n    \
         pub(super) use crate::types::*;\n    \
         pub(super) use crate::{checks, errors};\n    \
         pub(super) use hawser_core::error::Result;\n}\n",
    );
    out
}

/// Linker script of the shared library: MPI's names and nothing else.
pub(crate) fn exports(s: &Standard) -> String {
    let mut out = String::from("/* Made by `cargo x codegen`; do not edit. */\n{\n  global:\n");
    for name in s.names() {
        let _ = writeln!(out, "    MPI_{name}; PMPI_{name};");
    }
    for name in EXTENSIONS.iter().chain(CHECKPOINT) {
        let _ = writeln!(out, "    {name};");
    }
    out.push_str("  local:\n    *;\n};\n");
    out
}

/// Functions for language bindings (`crates/api/libmpi/src/extensions.rs`).
const EXTENSIONS: &[&str] = &[
    "MPIX_Op_create_x",
    "MPIX_Comm_create_errhandler_x",
    "MPIX_File_create_errhandler_x",
    "MPIX_Session_create_errhandler_x",
    "MPIX_Win_create_errhandler_x",
    "MPIX_Attr_integer_create",
    "MPIX_Attr_integer_get",
    "MPIX_Attr_integer_discard",
    "MPIX_Request_around",
    "MPIX_Keyval_at_end",
    "MPIX_Registry_put",
    "MPIX_Registry_get",
    "MPIX_Registry_wait",
    "MPIX_Registry_add",
    "MPIX_Registry_wait_count",
    "MPIX_Registry_delete",
    "MPIX_Registry_subscribe",
    "MPIX_Registry_next",
    "MPIX_Registry_unsubscribe",
];

/// Time to save and snapshots (`crates/api/libmpi/src/checkpoint.rs`).
const CHECKPOINT: &[&str] = &[
    "MPIX_Time_left",
    "MPIX_Save_request",
    "MPIX_Checkpoint_register",
    "MPIX_Checkpoint",
    "MPIX_Checkpoint_restart",
    "MPIX_Checkpoint_hold",
    "MPIX_Checkpoint_release",
    "MPIX_Checkpoint_dir",
];

/// `docs/generated/unsupported.md`.
pub(crate) fn unsupported(s: &Standard, bodies: &Bodies) -> String {
    let missing: Vec<_> = s.functions().filter(|(_, f)| bodies.path(f).is_none()).collect();
    let doors = |n: usize, f: &super::model::Function| n + f.doors().len();
    let total = s.standard_names().len();
    let lacking = missing.iter().fold(0, |n, (_, f)| doors(n, f));
    let mut out = format!(
        "# Functions without an implementation\n\nMade by `cargo x codegen`; do not edit. \
         {} of {total} functions of the MPI-5.0 C binding are implemented. Each function below \
         exists in the library and raises `MPI_ERR_UNSUPPORTED_OPERATION` when it is called.\n",
        total - lacking
    );
    for chapter in &s.chapters {
        let names: Vec<String> = missing
            .iter()
            .filter(|(c, _)| c.file == chapter.file)
            .flat_map(|(_, f)| f.doors())
            .map(|(name, _)| format!("`MPI_{name}`"))
            .collect();
        if !names.is_empty() {
            let _ = write!(
                out,
                "\n## Chapter {}: {}\n\n{}\n",
                chapter.number,
                chapter.title,
                names.join(" · ")
            );
        }
    }
    out
}
