//! The entries of `libmpifort_abi`: names as Fortran compilers spell them.

use std::fmt::Write as _;

use super::super::abi::Abi;
use super::super::kinds;
use super::super::model::{Arg, Chapter, Dir, Function, Standard};
use super::args::{Conv, c_type, conv};
use super::{
    Choice, REMOVED, by_hand, choice, current, described_by, functions, has_choice, has_request,
    in_fortran, params,
};

/// What generated modules need.
const PRELUDE: &str = "#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]\n\
    #![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]\n\
    #![allow(clippy::useless_conversion)]\n\n\
    use std::ptr::null_mut;\n\nuse crate::prelude::*;\n\n";

/// `generated/mod.rs`.
pub(crate) fn module(s: &Standard) -> String {
    let mut out = String::from(super::super::RUST_NOTE);
    out.push_str("//! Made from `standard/`.\n\n");
    for c in s.chapters.iter().filter(|c| has_entries(c)) {
        let _ = writeln!(out, "mod entries_{};", c.file);
    }
    out.push_str("pub(crate) mod sys;\n");
    for abi in ["mpich", "openmpi", "standard"] {
        let cfg = format!("#[cfg(feature = \"{abi}\")]\n");
        let _ = writeln!(out, "{cfg}pub(crate) mod constants_{abi};");
        let _ = writeln!(out, "{cfg}pub(crate) use constants_{abi} as constants;");
    }
    out.push('\n');
    hand_aliases(s, &mut out);
    out
}

/// True for chapters that have generated entries.
fn has_entries(c: &Chapter) -> bool {
    c.functions.iter().any(|f| in_fortran(f) && !by_hand(f))
}

/// `generated/sys.rs`: the C functions that are called.
pub(crate) fn declarations(s: &Standard) -> String {
    let mut out = String::from(super::super::RUST_NOTE);
    out.push_str(
        "//! The C binding, as this library calls it.\n\
         #![allow(missing_docs, clippy::too_many_arguments, dead_code)]\n\n\
         use std::ffi::{c_char, c_int, c_void};\n\npub(crate) use super::constants::*;\n\
         use crate::types::{Handle, Status};\n\nunsafe extern \"C\" {\n",
    );
    let all = s.functions().filter(|(_, f)| !f.is_tool() && f.name != "Pcontrol");
    for (_, f) in all {
        for (name, large) in f.doors() {
            for prefix in ["MPI_", "PMPI_"] {
                let list: Vec<String> = params(f, large)
                    .iter()
                    .map(|a| format!("{}: {}", kinds::ident(&a.name), c_type(a, large)))
                    .collect();
                let returns = returns(f);
                let _ = writeln!(
                    out,
                    "    pub(crate) fn {prefix}{name}({}) -> {returns};",
                    list.join(", ")
                );
            }
        }
    }
    out.push_str("}\n");
    out
}

/// The values of constants, those of the ABI below; handles are INTEGERs. The sizes of strings are
/// the standard's, which are the largest.
pub(crate) fn constants(s: &Standard, abi: Option<&Abi>) -> String {
    let mut out = String::from(super::super::RUST_NOTE);
    out.push_str(
        "//! Constants of the C binding below.\n#![allow(missing_docs, dead_code)]\n\n\
         use std::ffi::c_int;\n\n",
    );
    for g in &s.constants {
        for c in &g.values {
            let t = g.type_of(c);
            if c.name.starts_with(|first: char| first.is_ascii_digit()) {
                continue;
            }
            let theirs = abi.filter(|_| !c.name.starts_with("MAX_"));
            let value = theirs.and_then(|a| a.integer(&c.name)).unwrap_or(c.value);
            if t == "int" {
                let _ = writeln!(out, "pub(crate) const {}: c_int = {};", c.name, value as i32);
            } else if !c.name.starts_with("T_") {
                let value = value as usize;
                let _ = writeln!(out, "pub(crate) const {}: usize = {value};", c.name);
            }
        }
    }
    out
}

/// What the library of an ABI calls the profiling twins of `mpi_f08`, and the routines with large
/// counts.
pub(crate) struct F08 {
    /// Before the name without `mpi_`.
    pub(crate) profiling: &'static str,
    /// Behind `_f08` or `_f08ts`.
    pub(crate) large: &'static str,
    /// Before the names of predefined procedures.
    pub(crate) callbacks: &'static str,
    /// Names of its own, each with that of the entry.
    pub(crate) early: &'static [(&'static str, &'static str)],
}

/// Predefined procedures: attributes' of three kinds and of MPI-1, and of data representations.
fn predefined() -> impl Iterator<Item = String> {
    let of = |kind: &'static str| {
        ["dup_fn", "null_copy_fn", "null_delete_fn"].map(|name| format!("mpi_{kind}{name}"))
    };
    let conversion = ["mpi_conversion_fn_null", "mpi_conversion_fn_null_c"].map(str::to_owned);
    ["comm_", "type_", "win_", ""].into_iter().flat_map(of).chain(conversion)
}

/// True for the predefined procedures of MPI-1.
fn is_old(name: &str) -> bool {
    matches!(name, "mpi_dup_fn" | "mpi_null_copy_fn" | "mpi_null_delete_fn")
}

/// Routines beside those of the tables.
const FURTHER: [&str; 1] = ["mpi_f_sync_reg"];

/// Names of `mpi_f08` in an ABI: each with that of the entry.
fn f08_names(s: &Standard, f08: &F08) -> Vec<(String, String)> {
    let mut names = Vec::new();
    for f in current(s) {
        for (name, large) in f.doors() {
            let kind = if has_choice(f) { "f08ts" } else { "f08" };
            let (entry, plain) = (name.to_lowercase(), f.name.to_lowercase());
            let end = if large { format!("{kind}{}", f08.large) } else { kind.to_owned() };
            names.push((format!("mpi_{plain}_{end}_"), format!("mpi_{entry}_{kind}_")));
            let twin = format!("{}{plain}_{end}_", f08.profiling);
            names.push((twin, format!("pmpi_{entry}_{kind}_")));
        }
    }
    names
}

/// True for routines with both strings and choice buffers.
fn has_text_and_choice(f: &Function) -> bool {
    has_choice(f) && f.args.iter().any(|a| a.kind == "string")
}

/// Further names of entries, for the linker.
pub(crate) fn front_aliases(s: &Standard, f08: &F08) -> String {
    let mut out = String::from("/* Made by `cargo x codegen`; do not edit. */\n");
    for (name, entry) in f08_names(s, f08).iter().filter(|(name, entry)| name != entry) {
        let _ = writeln!(out, "{name} = {entry};");
    }
    for (name, entry) in f08.early {
        let _ = writeln!(out, "{name} = {entry};");
    }
    for name in predefined().filter(|name| !is_old(name)) {
        let _ = writeln!(out, "{}{name} = {name}_;", f08.callbacks);
    }
    out
}

/// The names that the library of an ABI exports: routines of `mpif.h` and `mpi`, their predefined
/// procedures, those of `mpi_f08` where it has them, and what else is named.
pub(crate) fn front_exports(s: &Standard, f08: Option<&F08>, further: &[&str]) -> String {
    let mut out = String::from("/* Made by `cargo x codegen`; do not edit. */\n{\n  global:\n");
    let mut names: Vec<String> = Vec::new();
    for f in functions(s) {
        let name = format!("mpi_{}", f.name.to_lowercase());
        if super::modules::has_cptr(f) {
            names.push(format!("{name}_cptr"));
        }
        names.push(name);
    }
    names.extend(predefined().chain(FURTHER.map(str::to_owned)));
    for name in names {
        for name in [format!("p{name}"), name] {
            let upper = name.to_uppercase();
            let _ = writeln!(out, "    {name}; {name}_; {name}__; {upper};");
        }
    }
    for (name, _) in f08.map(|f08| f08_names(s, f08)).unwrap_or_default() {
        let _ = writeln!(out, "    {name};");
    }
    for name in further {
        let _ = writeln!(out, "    {name};");
    }
    out.push_str("  local: *;\n};\n");
    out
}

fn returns(f: &Function) -> &'static str {
    match f.returns.as_deref() {
        Some("double") => "f64",
        Some("aint") => "i64",
        Some(word) if matches!(kinds::rep(word), Some(kinds::Rep::Handle(_))) => "Handle",
        _ => "c_int",
    }
}

/// `generated/entries_<chapter>.rs`; `None` where a chapter has none.
pub(crate) fn chapter(c: &Chapter) -> Option<String> {
    if !has_entries(c) {
        return None;
    }
    let mut out = String::from(super::super::RUST_NOTE);
    let _ = writeln!(out, "//! {} (MPI-5.0 chapter {}).", c.title, c.number);
    out.push_str(PRELUDE);
    let mut aliases = String::new();
    for f in c.functions.iter().filter(|f| in_fortran(f) && !by_hand(f)) {
        let lower = f.name.to_lowercase();
        for (name, large) in f.doors() {
            inner(f, &name, large, &mut out);
            for p in ["", "p"] {
                let c_name = format!("{}MPI_{name}", p.to_uppercase());
                if !large {
                    export(f, &format!("{p}mpi_{lower}_"), &c_name, large, &mut out);
                    alias_names(&format!("{p}mpi_{lower}"), &mut aliases);
                    if matches!(c.file, "coll" | "topology") && lower.ends_with("_init") {
                        alias_early_names(&format!("{p}mpi_{lower}"), &mut aliases);
                    }
                }
                let own = name.to_lowercase();
                let modern = format!("{p}mpi_{own}_f08");
                if has_choice(f) {
                    export_sections(f, &format!("{modern}ts_"), &c_name, large, &mut out);
                } else if large {
                    export(f, &format!("{modern}_"), &c_name, large, &mut out);
                    spellings(&modern, &mut aliases);
                } else {
                    alias(&format!("{modern}_"), &format!("{p}mpi_{lower}_"), &mut aliases);
                    spellings(&modern, &mut aliases);
                }
            }
            if has_choice(f) {
                sections(f, &name, large, &mut out);
            }
        }
    }
    let _ = write!(out, "std::arch::global_asm!(\n{aliases});\n");
    Some(out)
}

/// The names that compilers make of a name: with one underscore, with two, with none, in capitals.
fn spellings(name: &str, out: &mut String) {
    let target = format!("{name}_");
    for other in [name.to_owned(), format!("{name}__"), name.to_uppercase()] {
        alias(&other, &target, out);
    }
}

/// All names of a routine of `mpif.h`.
fn alias_names(name: &str, out: &mut String) {
    let target = format!("{name}_");
    spellings(name, out);
    if !name.starts_with('p') {
        // What the modules of Open MPI call; only the library for its programs exports them.
        alias(&format!("o{name}_f"), &target, out);
    }
}

/// The names that persistent collectives had in Open MPI before they were standard: like
/// [`alias_names`], only the library for its programs exports them.
fn alias_early_names(name: &str, out: &mut String) {
    let early = name.replacen("mpi_", "mpix_", 1);
    alias(&format!("{early}_"), &format!("{name}_"), out);
    alias_names(&early, out);
}

fn alias(name: &str, target: &str, out: &mut String) {
    let _ = writeln!(out, "    \".globl {name}\", \".set {name}, {target}\",");
}

/// A macro with the names of entries that are written by hand; used where they are.
fn hand_aliases(s: &Standard, out: &mut String) {
    let mut aliases = String::new();
    for (c, f) in s.functions().filter(|(_, f)| in_fortran(f) && by_hand(f)) {
        let lower = f.name.to_lowercase();
        for p in ["", "p"] {
            let name = format!("{p}mpi_{lower}");
            alias_names(&name, &mut aliases);
            if !lower.contains("detach") && c.file != REMOVED {
                alias(&format!("{name}_f08_"), &format!("{name}_"), &mut aliases);
            }
            if c.file != REMOVED {
                spellings(&format!("{name}_f08"), &mut aliases);
            }
            if f.large {
                spellings(&format!("{name}_c_f08"), &mut aliases);
            }
            if super::modules::has_cptr(f) {
                let cptr = format!("{name}_cptr");
                alias(&format!("{cptr}_"), &format!("{name}_"), &mut aliases);
                alias_names(&cptr, &mut aliases);
            }
        }
    }
    for name in FURTHER {
        alias_names(name, &mut aliases);
        alias_names(&format!("p{name}"), &mut aliases);
    }
    for p in ["", "p"] {
        for (word, _) in super::modules::SIZED {
            spellings(&format!("{p}mpi_sizeof_{word}"), &mut aliases);
        }
        for way in ["f2f08", "f082f"] {
            spellings(&format!("{p}mpi_status_{way}"), &mut aliases);
        }
    }
    for handle in super::modules::HANDLES {
        for word in ["eq", "ne"] {
            spellings(&format!("hawser{}{word}", handle.to_lowercase()), &mut aliases);
        }
    }
    for name in predefined() {
        alias_names(&name, &mut aliases);
        alias(&format!("p{name}_"), &format!("{name}_"), &mut aliases);
        alias_names(&format!("p{name}"), &mut aliases);
    }
    let _ = write!(
        out,
        "/// Further names of the entries that are written by hand.\n\
         macro_rules! hand_aliases {{\n    () => {{\n        std::arch::global_asm!(\n\
         {aliases});\n    }};\n}}\n\
         pub(crate) use hand_aliases;\n"
    );
}

/// Parameters of an entry: Fortran's, the error code, and the lengths of strings.
fn signature(f: &Function, convs: &[(&Arg, Conv)]) -> String {
    let mut out = String::new();
    for (a, c) in convs {
        let _ = write!(out, "{}: {}, ", kinds::ident(&a.name), c.param);
    }
    out.push_str("ierror: *mut c_int");
    for a in f.args.iter().filter(|a| a.kind == "string") {
        let _ = write!(out, ", {}_len: usize", kinds::ident(&a.name));
    }
    out
}

/// The arguments of [`signature`] by name; `change` may replace one.
fn forward(f: &Function, large: bool, change: &dyn Fn(&Arg) -> Option<String>) -> String {
    let mut words: Vec<String> = params(f, large)
        .iter()
        .map(|a| change(a).unwrap_or_else(|| kinds::ident(&a.name)))
        .collect();
    words.push("ierror".into());
    for a in f.args.iter().filter(|a| a.kind == "string") {
        words.push(format!("{}_len", kinds::ident(&a.name)));
    }
    words.join(", ")
}

fn convs(f: &Function, large: bool) -> Vec<(&Arg, Conv)> {
    params(f, large).into_iter().map(|a| (a, conv(f, a, large))).collect()
}

fn pointer_type(f: &Function, large: bool) -> String {
    let list: Vec<String> = params(f, large).iter().map(|a| c_type(a, large)).collect();
    format!("unsafe extern \"C\" fn({}) -> c_int", list.join(", "))
}

/// The conversion around a call of `c`, the function or its profiling twin.
fn inner(f: &Function, name: &str, large: bool, out: &mut String) {
    let convs = convs(f, large);
    let _ = writeln!(
        out,
        "#[inline(always)]\nunsafe fn call_{}(c: {}, {}) -> c_int {{\n// SAFETY: the \
         caller's arguments, as the standard declares them.\nunsafe {{",
        name.to_lowercase(),
        pointer_type(f, large),
        signature(f, &convs)
    );
    for (_, c) in &convs {
        out.push_str(&c.before);
    }
    let values: Vec<&str> = convs.iter().map(|(_, c)| c.value.as_str()).collect();
    let _ = writeln!(out, "let code = c({});", values.join(", "));
    for (_, c) in &convs {
        out.push_str(&c.after);
    }
    out.push_str("finish(ierror, code);\ncode\n}\n}\n\n");
}

fn export(f: &Function, symbol: &str, c_name: &str, large: bool, out: &mut String) {
    let body = c_name.trim_start_matches('P').trim_start_matches("MPI_").to_lowercase();
    let _ = writeln!(
        out,
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {symbol}({}) {{\n\
         // SAFETY: the caller's arguments, as the standard declares them.\n\
         unsafe {{ call_{body}(sys::{c_name}, {}); }}\n}}\n",
        signature(f, &convs(f, large)),
        forward(f, large, &|_| None)
    );
}

fn is_choice(a: &Arg) -> bool {
    a.kind == "buffer"
}

/// True for arguments of a routine with a choice buffer that come as descriptors.
fn is_described(a: &Arg) -> bool {
    is_choice(a) || a.kind == "string"
}

/// Descriptors come for choice buffers, and for strings of routines that have both unless `plain`.
fn section_signature(f: &Function, large: bool, described: &str, plain: bool) -> String {
    let comes = |a: &Arg| is_choice(a) || (is_described(a) && !plain);
    let mut list: Vec<String> = convs(f, large)
        .iter()
        .map(|(a, c)| {
            let t = if comes(a) { described } else { c.param.as_str() };
            format!("{}: {t}", kinds::ident(&a.name))
        })
        .collect();
    list.push("ierror: *mut c_int".into());
    for a in f.args.iter().filter(|a| plain && !is_choice(a) && is_described(a)) {
        list.push(format!("{}_len: usize", kinds::ident(&a.name)));
    }
    list.join(", ")
}

/// The values for [`inner`] where sections are described; `pointer` makes a choice buffer's.
fn section_values(f: &Function, large: bool, pointer: &dyn Fn(&Arg) -> Option<String>) -> String {
    let mut words: Vec<String> = params(f, large)
        .iter()
        .map(|a| {
            let id = kinds::ident(&a.name);
            pointer(a).unwrap_or_else(|| match a.kind.as_str() {
                "string" => format!("(*{id}).base.cast()"),
                _ => id,
            })
        })
        .collect();
    words.push("ierror".into());
    for a in f.args.iter().filter(|a| a.kind == "string") {
        words.push(format!("(*{}).elem_len", kinds::ident(&a.name)));
    }
    words.join(", ")
}

/// An entry that takes descriptors. Strings beside choice buffers come as descriptors to
/// interfaces with `bind(C)`, and with their lengths behind all else to the others: `abi.rs` has
/// the choice.
fn export_sections(f: &Function, symbol: &str, c_name: &str, large: bool, out: &mut String) {
    if has_text_and_choice(f) {
        for (choice, plain) in [("described_texts", false), ("plain_texts", true)] {
            let _ = writeln!(out, "crate::abi::{choice}! {{");
            section_entry(f, symbol, c_name, large, plain, out);
            out.push_str("}\n");
        }
    } else {
        section_entry(f, symbol, c_name, large, false, out);
    }
}

/// An entry of [`export_sections`]; `plain`: strings do not come as descriptors.
fn section_entry(
    f: &Function,
    symbol: &str,
    c_name: &str,
    large: bool,
    plain: bool,
    out: &mut String,
) {
    let body = c_name.trim_start_matches('P').trim_start_matches("MPI_").to_lowercase();
    let base =
        |a: &Arg| is_choice(a).then(|| format!("(*{}).base.cast_const()", kinds::ident(&a.name)));
    let tests: Vec<String> = params(f, large)
        .iter()
        .filter(|a| is_choice(a) && choice(f, a) != Choice::Address)
        .map(|a| format!("(*{}).is_contiguous()", kinds::ident(&a.name)))
        .collect();
    let mut call = format!("call_{body}(sys::{c_name}, {});", section_values(f, large, &base));
    let described = params(f, large).into_iter().filter(|a| is_described(a));
    let given: String = described
        .map(|a| (kinds::ident(&a.name), plain && !is_choice(a)))
        .map(|(id, text)| {
            if text {
                format!("let {id} = &crate::abi::text({id}, {id}_len);\n")
            } else {
                format!("let {id} = given({id});\n")
            }
        })
        .collect();
    if !tests.is_empty() {
        let names: Vec<String> = params(f, large)
            .iter()
            .map(|a| (kinds::ident(&a.name), is_described(a)))
            .map(|(id, described)| if described { format!("&raw const *{id}") } else { id })
            .collect();
        call = format!(
            "if {} {{ {call} return; }}\ncall_{body}_sections(sys::{c_name}, {}, ierror)",
            tests.join(" && "),
            names.join(", ")
        );
    }
    let _ = writeln!(
        out,
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {symbol}({}) {{\n\
         // SAFETY: the caller's arguments, as the standard declares them.\n\
         unsafe {{ {given}{call} }}\n}}\n",
        section_signature(f, large, "*const Given", plain),
    );
}

/// The call with at least one section that is not contiguous.
fn sections(f: &Function, name: &str, large: bool, out: &mut String) {
    let buffers: Vec<&Arg> = params(f, large).into_iter().filter(|a| is_choice(a)).collect();
    if buffers.iter().all(|a| choice(f, a) == Choice::Address) {
        return;
    }
    let _ = writeln!(
        out,
        "#[cold]\n#[inline(never)]\nunsafe fn call_{}_sections(c: {}, {}) {{\n// SAFETY: the \
         caller's arguments, as the standard declares them.\nunsafe {{",
        name.to_lowercase(),
        pointer_type(f, large),
        section_signature(f, large, "*const Descriptor", false)
    );
    let comm = f.args.iter().find(|a| a.kind == "comm" && a.dir == Dir::In);
    let comm = comm
        .map_or("sys::COMM_SELF as c_int".to_owned(), |a| format!("*{}", kinds::ident(&a.name)));
    let keeps = has_request(f) && !buffers.iter().any(|b| choice(f, b) == Choice::Parts);
    let mut around =
        Around { keeps, comm, before: String::new(), after: String::new(), walked: Vec::new() };
    for b in &buffers {
        around.add(f, b);
    }
    if keeps {
        out.push_str("let mut kept = Kept::new();\n");
        around.after.insert_str(0, "kept.leave_to(code, request);\n");
    }
    out.push_str(&around.before);
    let value = |a: &Arg| {
        let id = kinds::ident(&a.name);
        if is_choice(a) {
            return Some(match choice(f, a) {
                Choice::Stage => format!("s_{id}.as_ptr()"),
                Choice::Walk | Choice::Parts => format!("s_{id}.base"),
                Choice::Keep => format!("s_{id}"),
                _ => format!("(*{id}).base.cast_const()"),
            });
        }
        around.walked.iter().find(|(name, _)| *name == id).map(|(_, v)| v.clone())
    };
    let _ = writeln!(
        out,
        "let code = call_{}(c, {});\n{}}}\n}}\n",
        name.to_lowercase(),
        section_values(f, large, &value),
        around.after
    );
}

/// What is done for the choice buffers of a call.
struct Around {
    /// Copies may be left to a request.
    keeps: bool,
    /// The communicator whose error handler is called.
    comm: String,
    before: String,
    after: String,
    /// Arguments that are replaced, with what they are then.
    walked: Vec<(String, String)>,
}

impl Around {
    fn add(&mut self, f: &Function, b: &Arg) {
        let id = kinds::ident(&b.name);
        let written = b.dir != Dir::In;
        match choice(f, b) {
            Choice::Stage => {
                let _ = writeln!(self.before, "let s_{id} = Staged::new(&*{id});");
                if written {
                    let _ = writeln!(self.after, "s_{id}.write();");
                }
            }
            Choice::Walk => {
                let Some((count, dtype)) = described_by(f, b) else { return };
                let (count, dtype) = (kinds::ident(&count.name), kinds::ident(&dtype.name));
                let args = format!("&*{id}, i64::from(*{count}), *{dtype}");
                let call = if self.keeps {
                    format!("kept.walk({args}, {written})")
                } else {
                    format!("Walked::new({args})")
                };
                self.walk(&call, &id, count, dtype);
            }
            Choice::Parts => {
                let args = format!("&*{id}, i64::from(*partitions), i64::from(*count), *datatype");
                let call = format!("Walked::parts({args})");
                self.walk(&call, &id, "count".into(), "datatype".into());
            }
            Choice::Keep => {
                let made = format!("kept.buffer(&*{id}, {written}).cast_const()");
                let _ = writeln!(self.before, "let s_{id} = {made};");
            }
            Choice::Address => {}
        }
    }

    /// A section that `call` makes a datatype for, or an error.
    fn walk(&mut self, call: &str, id: &str, count: String, dtype: String) {
        let _ = writeln!(
            self.before,
            "let s_{id} = match {call} {{\nOk(walked) => walked,\n\
             Err(code) => return refuse(ierror, code, {}),\n}};",
            self.comm
        );
        self.walked.push((count, format!("&s_{id}.count.into()")));
        self.walked.push((dtype, format!("&s_{id}.dtype")));
    }
}

/// The list of exported names for the linker.
pub(crate) fn exports() -> String {
    "/* Made by `cargo x codegen`; do not edit. */\n{\n  global:\n    mpi_*;\n    pmpi_*;\n    \
     MPI_*;\n    PMPI_*;\n    mpix_*;\n    pmpix_*;\n    MPIX_*;\n    PMPIX_*;\n    \
     hawser*;\n  local:\n    *;\n};\n"
        .to_owned()
}
