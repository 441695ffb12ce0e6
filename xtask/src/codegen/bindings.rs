//! The C symbols: for each function one Rust function per door, which checks and converts the
//! arguments and calls the body of its chapter.

use std::fmt::Write as _;

use super::bodies::Bodies;
use super::kinds::{self, Rep};
use super::model::{Arg, Chapter, Dir, Function, Shape};

/// The source of `generated/bindings_<chapter>.rs`.
pub(crate) fn chapter(chapter: &Chapter, bodies: &Bodies) -> String {
    let mut out = String::from(super::RUST_NOTE);
    let _ = write!(
        out,
        "//! {} (MPI-5.0 chapter {}).\n#![allow(unused_imports, clippy::too_many_arguments)]\n\n\
         use super::prelude::*;\n\n",
        chapter.title, chapter.number
    );
    let mut aliases = Vec::new();
    for f in &chapter.functions {
        for (name, large) in f.doors() {
            out.push_str(&door(f, &name, large, bodies));
            aliases.push(name);
        }
    }
    out.push_str(&alias_block(&aliases));
    out
}

/// Weak `MPI_X` beside strong `PMPI_X` at one address. In the module of the functions, so that both
/// land in one object file: an alias needs its target there.
fn alias_block(names: &[String]) -> String {
    let mut out = String::from("std::arch::global_asm!(\n");
    for name in names {
        let _ = writeln!(out, "    \".weak MPI_{name}\", \".set MPI_{name}, PMPI_{name}\",");
    }
    out.push_str(");\n");
    out
}

fn door(f: &Function, name: &str, large: bool, bodies: &Bodies) -> String {
    let params: Vec<&Arg> =
        f.args.iter().filter(|a| (large || !a.large_only) && a.kind != "varargs").collect();
    let list: Vec<String> = params
        .iter()
        .map(|a| format!("{}: {}", kinds::ident(&a.name), kinds::border_type(a, large)))
        .collect();
    let returns = match f.returns.as_deref() {
        None => "c_int".to_owned(),
        Some(word) => return_type(word),
    };
    let mut out = format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn PMPI_{name}({}) -> {returns} {{\n",
        list.join(", ")
    );
    match (f.returns.is_some(), bodies.path(f)) {
        (true, Some(path)) => {
            let names: Vec<String> = params.iter().map(|a| kinds::ident(&a.name)).collect();
            let _ = writeln!(out, "    {}\n}}\n", bodies.call(f, &path, &names.join(", ")));
        }
        (true, None) => {
            let why = "returns no error code, so that it needs a body";
            let _ = writeln!(out, "    compile_error!(\"MPI_{name} {why}\")\n}}\n");
        }
        (false, path) => out.push_str(&checked(f, name, large, &params, path, bodies)),
    }
    out
}

fn return_type(word: &str) -> String {
    match (word, kinds::rep(word)) {
        ("double", _) => "f64".to_owned(),
        (_, Some(Rep::Handle(t))) => t.to_owned(),
        (_, Some(Rep::Int(small, _))) => small.rust().to_owned(),
        _ => format!("?{word}"),
    }
}

fn checked(
    f: &Function,
    name: &str,
    large: bool,
    params: &[&Arg],
    path: Option<String>,
    bodies: &Bodies,
) -> String {
    let id = name.to_uppercase();
    let mut out = format!("    let call = Call::enter(ids::{id});\n");
    out.push_str("    let done = (|| -> Result<()> {\n");
    if !f.anytime {
        out.push_str("        call.running()?;\n");
    }
    match path {
        Some(path) => {
            for a in &f.args {
                out.push_str(&convert(f, a, large));
            }
            let mut values: Vec<String> =
                f.args.iter().filter(|a| a.kind != "varargs").map(|a| value(a, large)).collect();
            if f.door {
                values.push(large.to_string());
            }
            let _ = writeln!(out, "        {}", bodies.call(f, &path, &values.join(", ")));
        }
        None => {
            let why = "is not available in this version of Hawser";
            let _ = writeln!(
                out,
                "        Err(hawser_core::err!(UnsupportedOperation, \"MPI_{name} {why}\"))"
            );
        }
    }
    out.push_str("    })();\n");
    let words: Vec<String> =
        params.iter().map(|a| format!("{}.word()", kinds::ident(&a.name))).collect();
    let _ = writeln!(
        out,
        "    match done {{\n        Ok(()) => call.done(),\n        \
         Err(e) => call.fail({}, &[{}], e),\n    }}\n}}\n",
        blame(f),
        words.join(", ")
    );
    out
}

/// Whose error handler is called.
fn blame(f: &Function) -> String {
    if f.is_tool() {
        return "Blame::Nobody".to_owned();
    }
    // Errors without a file raise the handler of MPI_FILE_NULL (MPI-5.0 section 14.7).
    if matches!(f.name.as_str(), "File_open" | "File_delete" | "Register_datarep") {
        return "Blame::File(MPI_FILE_NULL)".to_owned();
    }
    for a in &f.args {
        let variant = match a.kind.as_str() {
            "comm" => "Comm",
            "win" => "Win",
            "file" => "File",
            "session" => "Session",
            // Functions that make an object of no other take its error handler.
            "errhandler" | "peer_errhandler" => "Handler",
            _ => continue,
        };
        match (&a.shape, a.dir) {
            (Shape::Scalar, Dir::In) => return format!("Blame::{variant}({})", a.name),
            (Shape::Scalar, Dir::InOut) if variant != "Handler" => {
                return format!("Blame::{variant}(peek({}))", a.name);
            }
            _ => {}
        }
    }
    "Blame::Default".to_owned()
}

/// Statements that check a parameter and shadow it with its converted value.
fn convert(f: &Function, a: &Arg, large: bool) -> String {
    if a.large_only && !large {
        return String::new();
    }
    let id = kinds::ident(&a.name);
    let text = match (&a.shape, a.dir) {
        (Shape::Scalar, Dir::In) => scalar_in(f, a, &id),
        (Shape::Scalar, _) => pointer_check(f, a, &id),
        _ => String::new(),
    };
    match after(f, a, large) {
        Some(extra) => format!("{text}{extra}"),
        None => text,
    }
}

fn scalar_in(f: &Function, a: &Arg, id: &str) -> String {
    let name = &a.name;
    let comm = || comm_of(f);
    let text = match a.kind.as_str() {
        "comm" => format!("let {id} = checks::comm({id})?;"),
        // What the body finds wrong, it tells those who wait for this process.
        "peer_comm" => format!("let {id} = checks::comm({id});"),
        "peer_group" => format!("let {id} = checks::group({id});"),
        "peer_info" => format!("let {id} = checks::info({id});"),
        "peer_errhandler" => format!("let {id} = checks::errhandler({id});"),
        "group" => format!("let {id} = checks::group({id})?;"),
        "op" => format!("let {id} = checks::op({id})?;"),
        // Elsewhere it may be anything: the body looks at it at the root.
        "info" if a.root_only => String::new(),
        // The body takes part in the call with what is wrong: the other ranks wait for it.
        "info" if meets_in_file(f) && result_of(f).is_some() => {
            let out = result_of(f).map_or("", |a| &a.name);
            format!("let {id} = checks::out({out}, \"{out}\").and_then(|()| checks::info({id}));")
        }
        "info" if meets_in_file(f) => format!("let {id} = checks::info({id});"),
        "datatype" if meets_in_file(f) && moves_data(f) => {
            format!("let {id} = checks::data(buf, count as i64, {id});")
        }
        "datatype" if meets_in_file(f) => format!("let {id} = checks::datatype({id});"),
        "count" | "string" if meets_in_file(f) => String::new(),
        "info" => format!("let {id} = checks::info({id})?;"),
        "errhandler" => format!("let {id} = checks::errhandler({id})?;"),
        "datatype" if has_significance(f) => String::new(),
        "datatype" if takes_no_op(f, a) => {
            format!("let {id} = checks::committed_if(op != MPI_NO_OP, origin_count, {id})?;")
        }
        "datatype" if moves_data(f) => match count_before(f, a) {
            Some(n) => format!("let {id} = checks::committed_for({n}, {id})?;"),
            None => format!("let {id} = checks::committed({id})?;"),
        },
        "datatype" => format!("let {id} = checks::datatype({id})?;"),
        "count" if has_significance(f) => String::new(),
        "count" if takes_no_op(f, a) => {
            format!("let {id} = checks::count_if(op != MPI_NO_OP, {id} as i64, \"{name}\")?;")
        }
        "count" | "large_count" => {
            format!("let {id} = checks::count({id} as i64, \"{name}\")?;")
        }
        // The messages of those that meet have it: the body tells them what is wrong.
        "tag" if f.args.iter().any(|a| matches!(&*a.kind, "peer_comm" | "peer_group")) => {
            String::new()
        }
        "tag" => format!("let {id} = checks::tag({id})?;"),
        "tag_any" => format!("let {id} = checks::tag_any({id})?;"),
        "string" if f.args.iter().any(|a| a.kind == "peer_group") => String::new(),
        "string" if !a.root_only && !f.is_tool() => {
            format!("checks::text({id}, \"{name}\")?;")
        }
        // Ranks wait until the communicator is known.
        "dest" | "source" | "source_any" | "root" if comm().is_some() => String::new(),
        _ => String::new(),
    };
    line(text)
}

/// A call of all ranks of a file whose arguments are checked by its body.
fn meets_in_file(f: &Function) -> bool {
    let name = f.name.as_str();
    let moves = name.contains("_all") || name.contains("_ordered");
    matches!(name, "File_open" | "File_set_view" | "File_set_info")
        || name.starts_with("File_") && moves && !name.ends_with("_end")
}

/// What a call of all ranks of a file gives: the body looks whether it is null.
fn result_of(f: &Function) -> Option<&Arg> {
    f.args
        .iter()
        .find(|a| meets_in_file(f) && matches!(&*a.kind, "file" | "request") && a.dir == Dir::Out)
}

/// The origin's side of an operation that only fetches when it is `MPI_NO_OP`, whose origin buffer
/// is not looked at (MPI-5.0 section 12.3.4).
fn takes_no_op(f: &Function, a: &Arg) -> bool {
    let fetches = f.args.iter().any(|a| a.kind == "buffer" && a.name == "result_addr");
    fetches && f.args.iter().any(|a| a.kind == "op") && a.name.starts_with("origin_")
}

fn pointer_check(f: &Function, a: &Arg, id: &str) -> String {
    let optional = f.is_tool()
        || a.root_only
        || result_of(f).is_some_and(|out| out.name == a.name)
        || matches!(kinds::rep(&a.kind), Some(Rep::Status | Rep::Pointer | Rep::Argv | Rep::Text))
        || (matches!(f.name.as_str(), "Init" | "Init_thread") && a.name == "argc");
    if optional { String::new() } else { line(format!("checks::out({id}, \"{}\")?;", a.name)) }
}

fn line(text: String) -> String {
    if text.is_empty() { text } else { format!("        {text}\n") }
}

/// The communicator parameter that ranks refer to.
fn comm_of(f: &Function) -> Option<&Arg> {
    f.args.iter().find(|a| a.kind == "comm" && a.dir == Dir::In && a.shape == Shape::Scalar)
}

/// Checks that need a later parameter: ranks after the communicator, buffers after their type.
fn after(f: &Function, a: &Arg, large: bool) -> Option<String> {
    let last = f.args.iter().rfind(|x| {
        x.dir == Dir::In
            && x.shape == Shape::Scalar
            && matches!(x.kind.as_str(), "comm" | "datatype" | "count" | "large_count" | "root")
    })?;
    if last.name != a.name {
        return None;
    }
    let mut out = String::new();
    if let Some(comm) = comm_of(f) {
        for r in f.args.iter().filter(|r| r.dir == Dir::In && r.shape == Shape::Scalar) {
            let id = kinds::ident(&r.name);
            if matches!(r.kind.as_str(), "dest" | "source" | "source_any" | "root") {
                out += &line(format!("let {id} = checks::{}({id}, {})?;", r.kind, comm.name));
            }
        }
    }
    if has_significance(f) {
        out += &significance(f);
    }
    if moves_data(f) && !meets_in_file(f) {
        out += &buffers(f, large);
    }
    Some(out)
}

/// Collectives: some arguments are ignored at some ranks or with `MPI_IN_PLACE`.
fn has_significance(f: &Function) -> bool {
    f.args.iter().any(|a| a.kind == "buffer")
        && f.args.iter().any(|a| a.kind == "comm")
        && (f.args.iter().any(|a| a.root_only || a.kind == "root") || in_place_types(f))
}

fn in_place_types(f: &Function) -> bool {
    f.args.iter().any(|a| a.name == "sendtype" || a.name == "sendtypes")
        && !f.args.iter().any(|a| a.kind == "dest")
}

/// Scalar counts and types of collectives: converted when significant, else zero and any type.
fn significance(f: &Function) -> String {
    let rooted = f.args.iter().any(|a| a.kind == "root");
    let comm = comm_of(f).map_or("comm", |c| c.name.as_str());
    let mut out = String::new();
    for a in f.args.iter().filter(|a| {
        a.dir == Dir::In
            && a.shape == Shape::Scalar
            && matches!(a.kind.as_str(), "count" | "datatype")
    }) {
        let side = Side::of(f, a);
        let mut conditions = Vec::new();
        match (rooted, a.root_only || side.root_only) {
            (false, _) => {}
            (true, true) => conditions.push(format!("checks::at_root(root, {comm})")),
            // A side of its own belongs to all but the root's group; what describes both sides
            // belongs to the root too.
            (true, false) if side.buffer.is_some() => {
                conditions.push(format!("checks::is_leaf(root, {comm})"));
            }
            (true, false) => conditions.push(format!("checks::takes_part(root, {comm})")),
        }
        if let Some(buffer) = &side.buffer {
            conditions.push(format!("!checks::in_place({buffer})"));
        }
        if conditions.is_empty() {
            conditions.push("true".to_owned());
        }
        let when = conditions.join(" && ");
        let id = kinds::ident(&a.name);
        out += &line(match a.kind.as_str() {
            "count" => {
                format!("let {id} = checks::count_if({when}, {id} as i64, \"{id}\")?;")
            }
            _ => {
                let n = count_before(f, a).unwrap_or("1");
                format!("let {id} = checks::committed_if({when}, {n}, {id})?;")
            }
        });
    }
    out
}

/// The buffer that a count or type of a collective describes.
struct Side {
    buffer: Option<String>,
    root_only: bool,
}

impl Side {
    fn of(f: &Function, a: &Arg) -> Side {
        let word = if a.name.starts_with("send") {
            "sendbuf"
        } else if a.name.starts_with("recv") {
            "recvbuf"
        } else {
            return Side { buffer: None, root_only: false };
        };
        let buffer = f.args.iter().find(|b| b.kind == "buffer" && b.name == word);
        // The count of a reduce-scatter describes both sides and is always significant.
        let typed =
            f.args.iter().any(|t| t.kind == "datatype" && t.name == word.replace("buf", "type"));
        match (buffer, typed) {
            (Some(b), true) => Side { buffer: Some(b.name.clone()), root_only: b.root_only },
            _ => Side { buffer: None, root_only: false },
        }
    }
}

/// The count that a datatype belongs to, which is converted before it. Reductions have none here:
/// what has no type has no operation either.
fn count_before<'f>(f: &'f Function, dtype: &Arg) -> Option<&'f str> {
    if f.args.iter().any(|a| a.kind == "op") {
        return None;
    }
    let at = f.args.iter().position(|a| a.name == dtype.name)?;
    let counts = f.args.get(..at)?.iter().rev();
    counts
        .take_while(|a| a.kind != "buffer" && a.kind != "datatype")
        .find(|a| a.shape == Shape::Scalar && a.dir == Dir::In && a.kind.ends_with("count"))
        .map(|a| a.name.as_str())
}

fn moves_data(f: &Function) -> bool {
    f.args.iter().any(|a| a.kind == "buffer") && !f.is_tool()
}

/// Null buffers with a scalar count and a type, and counts of more bytes than there are addresses;
/// an `int` of messages with a tag, whose budget of instructions has no room, is trusted.
fn buffers(f: &Function, large: bool) -> String {
    let mut out = String::new();
    for (i, b) in f.args.iter().enumerate() {
        if b.kind != "buffer"
            || b.root_only
            || f.args.iter().any(|a| a.root_only && a.kind == "buffer")
        {
            continue;
        }
        let rest = f.args.get(i + 1..).unwrap_or_default();
        let count = rest
            .iter()
            .find(|a| matches!(a.kind.as_str(), "count" | "large_count" | "displ" | "partition"));
        let dtype = rest.iter().find(|a| a.kind == "datatype");
        if let (Some(c), Some(d)) = (count, dtype) {
            let scalar = |a: &Arg| a.shape == Shape::Scalar && a.dir == Dir::In;
            if scalar(c) && scalar(d) && c.kind.ends_with("count") {
                // The bodies of collectives know where `MPI_IN_PLACE` may stand.
                let collective = !f.args.iter().any(|a| a.kind == "dest");
                let side = collective && matches!(b.name.as_str(), "sendbuf" | "recvbuf");
                let check = if side { "side" } else { "buffer" };
                // Nobody looks at it if there is no partner.
                let (check, partner) = match partner(f, b) {
                    Some(rank) => ("moved", format!(", {rank}")),
                    None => (check, String::new()),
                };
                if !body_knows_readers(f, b) {
                    out += &line(format!(
                        "checks::{check}({}, {}, {}, \"{}\"{partner})?;",
                        b.name, c.name, d.name, b.name
                    ));
                }
                if large || !f.args.iter().any(|a| a.name == "tag") {
                    out += &line(format!("checks::fits({}, {})?;", c.name, d.name));
                }
            }
        }
    }
    out
}

/// The rank that a buffer's data goes to or comes from, which may be `MPI_PROC_NULL`. What is sent
/// and replaced has two, and is copied.
fn partner<'f>(f: &'f Function, buffer: &Arg) -> Option<&'f str> {
    let named = |kinds: &[&str]| {
        let rank = f.args.iter().find(|a| kinds.contains(&a.kind.as_str()));
        rank.map(|a| a.name.as_str())
    };
    if let Some(target) = f.args.iter().find(|a| a.name == "target_rank") {
        return Some(&target.name);
    }
    let (dest, source) = (named(&["dest"]), named(&["source", "source_any"]));
    match buffer.name.as_str() {
        "sendbuf" => dest,
        "recvbuf" => source,
        _ if dest.is_some() && source.is_some() => None,
        _ => dest.or(source),
    }
}

/// The body alone knows whether anybody looks at a buffer, and checks it: a process may have no
/// neighbours, and the first of an exclusive scan receives nothing.
fn body_knows_readers(f: &Function, buffer: &Arg) -> bool {
    let name = f.name.to_ascii_lowercase();
    name.contains("neighbor_") || name.contains("exscan") && buffer.name == "recvbuf"
}

/// The value that goes to the body.
fn value(a: &Arg, large: bool) -> String {
    let id = kinds::ident(&a.name);
    if a.large_only && !large {
        return match (kinds::body_type(a).as_str(), &a.shape) {
            ("IntOut", _) => "IntOut::None".to_owned(),
            ("i64", _) => "0".to_owned(),
            _ => "std::ptr::null_mut()".to_owned(),
        };
    }
    if kinds::has_large_callback(&a.kind) {
        return format!("Poly::{}({id})", if large { "Count" } else { "Int" });
    }
    if !kinds::is_poly(&a.kind) {
        return id;
    }
    let wide = match kinds::rep(&a.kind) {
        Some(Rep::Int(small, big)) => (if large { big } else { small }) != kinds::CInt::Int,
        _ => false,
    };
    let variant = if wide { "I64" } else { "I32" };
    let cast = |t: &str| if wide { format!("{id}.cast::<{t}>()") } else { id.clone() };
    match (&a.shape, a.dir) {
        (Shape::Scalar, Dir::In) => format!("{id} as i64"),
        (Shape::Scalar, _) => format!("IntOut::{variant}({})", cast("i64")),
        // The standard has no arrays of counts as results (a test of the tables says so).
        _ => format!("IntArr::{variant}({})", cast("i64")),
    }
}
