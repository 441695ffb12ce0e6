//! Compatibility fronts: the functions of another ABI over those of the standard ABI.
//!
//! What differs between ABIs follows from the kinds of arguments: handles, statuses and constants
//! are converted, all else passes as it is.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::abi::{Abi, AbiValue};
use super::fortran::F08;
use super::kinds::{self, CInt, Rep};
use super::model::{Arg, Chapter, Dir, Function, Shape, Standard};

/// Where the sources of the fronts lie.
const SOURCES: &str = "crates/api/compat/src";

/// Functions that are written by hand, by their names without `MPI_`: those that a `weak!` block
/// beside them gives their second name.
#[derive(Default)]
pub(crate) struct ByHand(BTreeSet<String>);

impl ByHand {
    /// Those that all fronts have.
    pub(crate) fn common(root: &Path) -> Result<ByHand, String> {
        let mut all = ByHand::default();
        all.scan(root, "byhand.rs")?;
        all.scan(root, "structs.rs")?;
        Ok(all)
    }

    fn scan(&mut self, root: &Path, file: &str) -> Result<(), String> {
        let path = root.join(SOURCES).join(file);
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        self.add(&text);
        Ok(())
    }

    fn add(&mut self, source: &str) {
        let mut inside = false;
        for line in source.lines() {
            match line {
                "weak! {" => inside = true,
                "}" => inside = false,
                name if inside => self.0.extend(name.split_whitespace().map(str::to_string)),
                _ => {}
            }
        }
    }

    fn has(&self, f: &Function) -> bool {
        self.0.contains(&f.name)
    }
}

/// A front: where it lies, what it is called, and what its ABI has.
pub(crate) struct Front {
    /// The directory in `crates/api`, without `compat-`; also the feature of the crate `compat`,
    /// and the end of the table's name.
    pub(crate) name: &'static str,
    /// Its functions by hand, those that all fronts have included.
    by_hand: ByHand,
    /// Further names that are exported.
    further: &'static [&'static str],
    /// Further names that its Fortran library exports.
    pub(crate) fortran: &'static [&'static str],
    /// Its names of `mpi_f08`, where its Fortran library has them.
    pub(crate) f08: Option<F08>,
    /// Handles are pointers to objects, not integers.
    objects: bool,
    pub(crate) abi: Abi,
}

impl Front {
    /// All fronts, with their tables from `standard`.
    pub(crate) fn all(root: &Path) -> Result<Vec<Front>, String> {
        let read = |name: &str| Abi::read(&root.join(format!("standard/abi-{name}.toml")));
        let by_hand = |name: &str| {
            let mut all = ByHand::common(root)?;
            all.scan(root, &format!("{name}/own.rs"))?;
            Ok::<_, String>(all)
        };
        Ok(vec![
            Front {
                name: "mpich",
                by_hand: by_hand("mpich")?,
                further: MPICH_FURTHER,
                fortran: MPICH_FORTRAN,
                f08: Some(F08 {
                    profiling: "pmpir_",
                    large: "_large",
                    callbacks: "__mpi_f08_callbacks_MOD_",
                    early: MPICH_EARLY,
                }),
                objects: false,
                abi: read("mpich")?,
            },
            Front {
                name: "openmpi",
                by_hand: by_hand("openmpi")?,
                further: &[
                    "ompi_*",
                    "OMPI_C_MPI_*",
                    "MPIX_*",
                    "PMPIX_*",
                    "mpi_fortran_*",
                    "MPI_F_STATUS_IGNORE",
                    "MPI_F_STATUSES_IGNORE",
                ],
                fortran: &[
                    "ompi_*_f",
                    "ompix_*_f",
                    "mpix_*",
                    "pmpix_*",
                    "MPIX_*",
                    "PMPIX_*",
                    "*mpi_sizeof_*",
                ],
                f08: None,
                objects: true,
                abi: read("openmpi")?,
            },
        ])
    }
}

/// What MPICH's library exports beside the functions.
const MPICH_FURTHER: &[&str] = &[
    "MPI_UNWEIGHTED",
    "MPI_WEIGHTS_EMPTY",
    "MPI_T_PVAR_ALL_HANDLES",
    "MPI_F_STATUS_IGNORE",
    "MPI_F_STATUSES_IGNORE",
    "MPI_F08_STATUS_IGNORE",
    "MPI_F08_STATUSES_IGNORE",
    "MPIR_F08_*",
    "MPIR_Dup_fn",
    "MPIX_Delete_error_*",
    "MPIX_GPU_query_support",
    "MPIX_Query_*_support",
    "PMPIX_*",
    "MPIX_Op_create_x",
    "MPIX_Request_around",
    "MPIX_Keyval_at_end",
    "MPIX_*_create_errhandler_x",
    "MPIX_Attr_integer_*",
    "MPII_Op_set_cxx",
    "MPII_Keyval_set_proxy",
    "MPII_Errhandler_set_cxx",
];

/// What its Fortran library exports beside the routines.
const MPICH_FORTRAN: &[&str] = &[
    "mpipriv1_",
    "mpipriv2_",
    "mpiprivc_",
    "mpifcmb5_",
    "mpifcmb9_",
    "MPI_Status_*f08*",
    "PMPI_Status_*f08*",
    "__mpi_f08_*_MOD_mpi_*",
    "__mpi_constants_MOD_*",
    "__mpi_sizeofs_MOD_*",
    "mpi_delete_error_*_f08_",
    "pmpir_delete_error_*_f08_",
    "mpix_*",
    "pmpix*",
    "MPIX_*",
    "PMPIX_*",
    "mpi_f_sync_reg_f08ts_",
    "pmpir_f_sync_reg_f08ts_",
];

/// Routines of its `mpi_f08` that have other names in the standard.
const MPICH_EARLY: &[(&str, &str)] = &[
    ("mpi_delete_error_class_f08_", "mpi_remove_error_class_f08_"),
    ("mpi_delete_error_code_f08_", "mpi_remove_error_code_f08_"),
    ("mpi_delete_error_string_f08_", "mpi_remove_error_string_f08_"),
    ("pmpir_delete_error_class_f08_", "pmpi_remove_error_class_f08_"),
    ("pmpir_delete_error_code_f08_", "pmpi_remove_error_code_f08_"),
    ("pmpir_delete_error_string_f08_", "pmpi_remove_error_string_f08_"),
    ("pmpir_f_sync_reg_f08ts_", "pmpi_f_sync_reg_f08ts_"),
    ("pmpixr_comm_agree_f08_", "pmpix_comm_agree_f08_"),
    ("pmpixr_comm_failure_ack_f08_", "pmpix_comm_failure_ack_f08_"),
    ("pmpixr_comm_failure_get_acked_f08_", "pmpix_comm_failure_get_acked_f08_"),
    ("pmpixr_comm_revoke_f08_", "pmpix_comm_revoke_f08_"),
    ("pmpixr_comm_shrink_f08_", "pmpix_comm_shrink_f08_"),
];

/// Tables of integer constants: the name in Rust, the title of the group, and which names of it.
const TABLES: &[(&str, &str, &[&str])] = &[
    ("PROCS", "Ranks, tags and other integers", &["PROC_NULL"]),
    ("SOURCES", "Ranks, tags and other integers", &["ANY_SOURCE", "PROC_NULL"]),
    ("ROOTS", "Ranks, tags and other integers", &["ROOT", "PROC_NULL"]),
    ("TAGS", "Ranks, tags and other integers", &["ANY_TAG"]),
    ("ASSERTIONS", "File and window mode bits", ASSERTIONS),
    ("AMODES", "File and window mode bits", AMODES),
    ("ORDERS", "Array order and distribution", &["ORDER_C", "ORDER_FORTRAN"]),
    ("DISTRIBUTIONS", "Array order and distribution", DISTRIBUTIONS),
    ("DISTRIBUTION_ARGS", "Array order and distribution", &["DISTRIBUTE_DFLT_DARG"]),
    ("ERRORS", "Error classes", &[]),
    ("THREAD_LEVELS", "Levels of thread support", &[]),
    ("COMBINERS", "Combiners", &[]),
    ("TYPECLASSES", "Type classes", &[]),
    ("COMPARISONS", "Results of comparisons", &[]),
    ("TOPOLOGIES", "Topologies", &[]),
    ("SPLIT_TYPES", "Split types", &[]),
    ("LOCK_TYPES", "Lock types", &[]),
    ("FLAVORS", "Window flavors", &[]),
    ("MODELS", "Window memory models", &[]),
    ("WHENCES", "File positions", &[]),
    ("KEYVALS", "Predefined keyvals", &[]),
    ("T_VERBOSITIES", "MPI_T verbosity", &[]),
    ("T_BINDS", "MPI_T bindings", &[]),
    ("T_SCOPES", "MPI_T scopes", &[]),
    ("T_CLASSES", "MPI_T performance variable classes", &[]),
    ("T_ORDERS", "MPI_T source orderings", &[]),
    ("T_SAFETIES", "MPI_T callback safety", &[]),
];

/// Bits of assertions about windows; the others of their group are modes of files.
const ASSERTIONS: &[&str] =
    &["MODE_NOCHECK", "MODE_NOPRECEDE", "MODE_NOPUT", "MODE_NOSTORE", "MODE_NOSUCCEED"];
const AMODES: &[&str] = &[
    "MODE_APPEND",
    "MODE_CREATE",
    "MODE_DELETE_ON_CLOSE",
    "MODE_EXCL",
    "MODE_RDONLY",
    "MODE_RDWR",
    "MODE_SEQUENTIAL",
    "MODE_UNIQUE_OPEN",
    "MODE_WRONLY",
];
const DISTRIBUTIONS: &[&str] = &["DISTRIBUTE_NONE", "DISTRIBUTE_BLOCK", "DISTRIBUTE_CYCLIC"];

/// Lengths of strings that the library writes without being told how long they may be.
const LENGTHS: &str = "Maximum string sizes";

/// Handle types: name in C, and name of the table of predefined handles.
const HANDLES: &[(&str, &str)] = &[
    ("Comm", "COMM"),
    ("Datatype", "TYPE"),
    ("Errhandler", "ERRHANDLER"),
    ("File", "FILE"),
    ("Group", "GROUP"),
    ("Info", "INFO"),
    ("Message", "MESSAGE"),
    ("Op", "OP"),
    ("Request", "REQUEST"),
    ("Session", "SESSION"),
    ("Win", "WIN"),
];

/// The C program that compares `standard/abi-*.toml` with a header.
pub(crate) fn constants_test(abi: &Abi) -> String {
    let mut out = String::from(
        "/* Made by `cargo x codegen`; do not edit. Usage: filter what the header lacks by\n   \
         defining HAVE(name); see the suite `compat`. */\n",
    );
    for v in abi.0.iter().filter(|v| !Standard::is_extension(&v.name)) {
        let _ = match (&v.object, v.fortran) {
            (None, _) => writeln!(out, "CHECK({}, {})", v.name, v.value),
            (Some(object), fortran) => {
                writeln!(
                    out,
                    "OBJECT({}, {object}, {}, {})",
                    v.name,
                    v.bytes,
                    fortran.unwrap_or(-1)
                )
            }
        };
    }
    out
}

/// The names that the front exports.
pub(crate) fn exports(s: &Standard, front: &Front) -> String {
    let mut out = String::from("/* Made by `cargo x codegen`; do not edit. */\n{\n  global:\n");
    let names = s.names();
    let own = front.by_hand.0.iter().filter(|name| !names.contains(name)).cloned();
    for name in names.iter().cloned().chain(own) {
        let _ = writeln!(out, "    MPI_{name}; PMPI_{name};");
    }
    for name in front.further {
        let _ = writeln!(out, "    {name};");
    }
    out.push_str("  local: *;\n};\n");
    out
}

/// `generated/mod.rs`: names of what is called, and modules.
pub(crate) fn module(s: &Standard, fronts: &[Front]) -> String {
    let mut out = String::from(super::RUST_NOTE);
    out.push_str("//! Made from `standard/`.\n#![allow(missing_docs)]\n\n");
    for c in &s.chapters {
        let _ = writeln!(out, "mod doors_{};", c.file);
    }
    for Front { name, .. } in fronts {
        let cfg = format!("#[cfg(feature = \"{name}\")]\n");
        let _ = writeln!(out, "{cfg}mod tables_{name};\n{cfg}pub(crate) use tables_{name}::*;");
    }
    out.push_str("\nuse std::ffi::CStr;\n\n/// The functions that are called, without `PMPI_`.\n");
    let names = s.names();
    let _ = writeln!(out, "pub(crate) const NAMES: [&CStr; {}] = [", names.len());
    for name in &names {
        let _ = writeln!(out, "    c\"PMPI_{name}\",");
    }
    out.push_str("];\n\n/// Places in [`NAMES`].\n#[allow(dead_code)]\npub(crate) mod at {\n");
    for (i, name) in names.iter().enumerate() {
        let _ = writeln!(out, "    pub(crate) const {}: usize = {i};", name.to_uppercase());
    }
    out.push_str("}\n");
    out
}

/// `generated/tables_*.rs` of a front: constants and predefined handles of its ABI.
pub(crate) fn tables(s: &Standard, front: &Front) -> String {
    let abi = &front.abi;
    let mut out = String::from(super::RUST_NOTE);
    out.push_str("//! Made from `standard/`.\n#![allow(missing_docs)]\n\n");
    for (table, title, only) in TABLES {
        let group = s.constants.iter().find(|g| g.title == *title);
        let values = group.map(|g| g.values.iter()).into_iter().flatten();
        let pairs: Vec<String> = values
            .filter(|v| only.is_empty() || only.contains(&v.name.as_str()))
            .filter_map(|v| Some((v.value, abi.value(&v.name)?)))
            .map(|(ours, theirs)| format!("({ours}, {})", theirs as i32))
            .collect();
        let _ = writeln!(
            out,
            "/// {title}: the standard's value, and theirs.\n\
             pub(crate) const {table}: &[(i32, i32)] = &[{}];\n",
            pairs.join(", ")
        );
    }
    let lengths = s.constants.iter().filter(|g| g.title == LENGTHS).flat_map(|g| &g.values);
    for (name, value) in lengths.filter_map(|v| Some((&v.name, abi.value(&v.name)?))) {
        let _ = writeln!(out, "pub(crate) const {name}: usize = {value};");
    }
    out.push_str(&if front.objects { objects(s, abi) } else { integers(s, abi) });
    out
}

/// Tables of the predefined handles of an ABI whose handles are integers.
fn integers(s: &Standard, abi: &Abi) -> String {
    let mut out = String::new();
    // Handles of files are pointers.
    for (name, table) in HANDLES.iter().filter(|(name, _)| *name != "File") {
        let mut pairs = Vec::new();
        for g in &s.constants {
            for v in g.values.iter().filter(|v| g.type_of(v) == *name) {
                if let Some(theirs) = abi.value(&v.name) {
                    pairs.push(format!("({}, {})", v.value, theirs as i32));
                }
            }
        }
        let _ = writeln!(
            out,
            "/// Predefined handles of `MPI_{name}`: the standard's value, and theirs.\n\
             pub(crate) const {table}_TABLE: &[(i32, i32)] = &[{}];\n",
            pairs.join(", ")
        );
    }
    out
}

/// The objects whose addresses are predefined handles, and the numbers of these in Fortran.
fn objects(s: &Standard, abi: &Abi) -> String {
    let mut out = String::from(
        "std::arch::global_asm!(\n    \".data\",\n    \".balign 64\",\n    \
         \".globl hawser_objects_begin\", \".hidden hawser_objects_begin\",\n    \
         \".globl hawser_objects_end\", \".hidden hawser_objects_end\",\n    \
         \"hawser_objects_begin:\",\n",
    );
    let values = || s.constants.iter().flat_map(|g| g.values.iter().map(move |v| (g, v)));
    let of = |v: &AbiValue| values().find(|(_, c)| c.name == v.name).map_or(0, |(_, c)| c.value);
    let mut all: Vec<(i64, &str, usize)> = Vec::new();
    for v in &abi.0 {
        let Some(object) = v.object.as_deref() else { continue };
        if !all.iter().any(|(_, o, _)| *o == object) {
            all.push((of(v), object, v.bytes));
        }
    }
    for (handle, object, bytes) in &all {
        let _ = writeln!(
            out,
            "    \".globl {object}\", \".type {object}, %object\",\n    \
             \".size {object}, {bytes}\", \"{object}: .quad {handle}\", \".zero {}\",",
            bytes - 8
        );
    }
    out.push_str("    \"hawser_objects_end: .quad 0\",\n    \".text\",\n);\n\n");
    out.push_str("unsafe extern \"C\" {\n");
    for (_, object, _) in &all {
        let _ = writeln!(out, "    safe static {object}: u8;");
    }
    let _ = writeln!(
        out,
        "}}\n\n/// Predefined handles: the standard's value, and the object whose address it is.\n\
         pub(crate) static OBJECTS: &[(usize, &u8)] = &["
    );
    for (handle, object, _) in &all {
        let _ = writeln!(out, "    ({handle}, &{object}),");
    }
    out.push_str("];\n\n");
    for (name, table) in HANDLES {
        let mut pairs: Vec<String> = Vec::new();
        for v in abi.0.iter().filter(|v| v.object.is_some()) {
            let kind = values().find(|(_, c)| c.name == v.name).map(|(g, c)| g.type_of(c));
            if let (true, Some(number)) = (kind == Some(*name), v.fortran) {
                pairs.push(format!("({}, {number})", of(v)));
            }
        }
        pairs.dedup();
        let _ = writeln!(
            out,
            "/// Predefined handles of `MPI_{name}`: the standard's value, and their INTEGER.\n\
             pub(crate) const {table}_INTEGERS: &[(usize, i32)] = &[{}];\n",
            pairs.join(", ")
        );
    }
    out
}

/// The doors of one chapter.
pub(crate) fn chapter(c: &Chapter, by_hand: &ByHand) -> String {
    let mut out = String::from(super::RUST_NOTE);
    let _ = writeln!(out, "//! MPI-5.0 chapter {}: {}.", c.number, c.title);
    out.push_str(
        "#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]\n\
         #![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]\n\
         #![allow(clippy::let_and_return, clippy::needless_late_init)]\n\n\
         use std::ptr::{null, null_mut};\n\nuse super::at;\nuse crate::prelude::*;\n\n",
    );
    let (mut aliases, mut early_aliases) = (String::new(), String::new());
    for f in &c.functions {
        // Those by hand have theirs beside them: an alias is made where the function is.
        if by_hand.has(f) {
            continue;
        }
        for (name, large) in f.doors() {
            let _ =
                writeln!(aliases, "    \".weak MPI_{name}\", \".set MPI_{name}, PMPI_{name}\",");
            if matches!(c.file, "coll" | "topology") && name.ends_with("_init") {
                // Persistent collectives had these names in Open MPI before they were standard.
                for (bind, early) in [("weak", "MPIX"), ("globl", "PMPIX")] {
                    let _ = writeln!(
                        early_aliases,
                        "    \".{bind} {early}_{name}\", \".set {early}_{name}, PMPI_{name}\","
                    );
                }
            }
            out.push_str(&door(f, &name, large));
        }
    }
    if !aliases.is_empty() {
        let _ = writeln!(out, "std::arch::global_asm!(\n{aliases});");
    }
    if !early_aliases.is_empty() {
        let _ = writeln!(
            out,
            "\n#[cfg(feature = \"openmpi\")]\nstd::arch::global_asm!(\n{early_aliases});"
        );
    }
    out
}

fn table_of(handle: &str) -> Option<&'static str> {
    let short = handle.strip_prefix("MPI_")?;
    HANDLES.iter().find(|(name, _)| *name == short).map(|(_, table)| *table)
}

/// The type of one value of a parameter, in the front or below it.
fn base(a: &Arg, large: bool, theirs: bool) -> &'static str {
    match kinds::rep(&a.kind) {
        Some(Rep::Handle("MPI_File")) => "usize",
        Some(Rep::Handle(t)) if theirs && table_of(t).is_some() => "Hand",
        Some(Rep::Handle(_) | Rep::Callback) => "usize",
        Some(Rep::Enum(_)) => "c_int",
        Some(Rep::Int(small, big)) => match if large { big } else { small } {
            CInt::Int => "c_int",
            _ => "i64",
        },
        Some(Rep::Status) if theirs => "Theirs",
        Some(Rep::Status) => "Status",
        _ => "*mut c_void",
    }
}

fn type_of(a: &Arg, large: bool, theirs: bool) -> String {
    let base = base(a, large, theirs);
    let plain = matches!(kinds::rep(&a.kind), Some(Rep::Callback)) || base == "*mut c_void";
    match (&a.shape, a.dir) {
        _ if plain => base.to_owned(),
        (Shape::Scalar, Dir::In) if a.kind != "status" => base.to_owned(),
        _ => format!("*mut {base}"),
    }
}

/// The table of constants of an integer kind, and whether its bits are converted one by one.
fn table(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "dest" | "source" | "rank" => "PROCS",
        "source_any" => "SOURCES",
        "root" => "ROOTS",
        "tag_any" | "tag_value" => "TAGS",
        "thread_level" => "THREAD_LEVELS",
        "keyval" => "KEYVALS",
        "error_code" | "error_class" => "ERRORS",
        "lock_type" => "LOCK_TYPES",
        "split_type" => "SPLIT_TYPES",
        "order" => "ORDERS",
        "distribution" => "DISTRIBUTIONS",
        "distribution_arg" => "DISTRIBUTION_ARGS",
        "combiner" => "COMBINERS",
        "comparison" => "COMPARISONS",
        "topology" => "TOPOLOGIES",
        "typeclass" => "TYPECLASSES",
        "whence" => "WHENCES",
        "t_bind" => "T_BINDS",
        "t_class" => "T_CLASSES",
        "t_scope" => "T_SCOPES",
        "t_verbosity" => "T_VERBOSITIES",
        "t_order" => "T_ORDERS",
        "t_safety" => "T_SAFETIES",
        _ => return None,
    })
}

/// How many elements an array has.
fn length(f: &Function, a: &Arg, text: &str) -> String {
    let has = |name: &str| f.args.iter().any(|x| x.name == name);
    let named = |name: &str| f.args.iter().find(|x| x.name == name);
    if text != "*" {
        return match named(text) {
            Some(x) if x.dir == Dir::In => format!("{}_given as usize", kinds::ident(text)),
            _ => "0".to_owned(),
        };
    }
    match a.kind.as_str() {
        "datatype" => {
            let side = if a.name.starts_with("send") { "true" } else { "false" };
            let near = f.name.to_lowercase().contains("neighbor");
            format!("peers(comm_given, {near}, {side})")
        }
        "status" if has("incount") => "incount_given as usize".to_owned(),
        "status" => "count_given as usize".to_owned(),
        "error_code" if has("maxprocs") => "maxprocs_given.max(0) as usize".to_owned(),
        _ => "0".to_owned(),
    }
}

/// What comes before and after the call for one argument.
fn convert(f: &Function, a: &Arg) -> (String, String) {
    let x = kinds::ident(&a.name);
    let len = match &a.shape {
        Shape::Array(text) => Some(length(f, a, text)),
        _ => None,
    };
    if a.shape == Shape::Triples {
        return Default::default();
    }
    // The one offset that may be a constant.
    if f.name == "File_set_view" && a.name == "disp" {
        return (format!("let {x} = displacement_in({x});"), String::new());
    }
    match kinds::rep(&a.kind) {
        Some(Rep::Handle(t)) if table_of(t).is_some() => {
            handle(&x, a.dir, table_of(t).unwrap_or_default(), len)
        }
        Some(Rep::Status) => match (len, a.dir) {
            (Some(n), _) => {
                (format!("let mut {x} = StatusArray::new({x}, {n});"), format!("{x}.done();"))
            }
            (None, _) => (
                format!("let mut {x} = OneStatus::new({x});"),
                match a.dir {
                    Dir::In => String::new(),
                    _ => format!("{x}.done();"),
                },
            ),
        },
        // The status that a program ends with means itself.
        Some(Rep::Int(..)) if f.name == "Abort" => Default::default(),
        // That of a receive that has not happened is any.
        Some(Rep::Int(..)) if f.name.starts_with("Status_") && a.kind == "rank" => match a.dir {
            Dir::In => (format!("let {x} = int_in(SOURCES, {x});"), String::new()),
            _ => (String::new(), format!("int_out(SOURCES, {x}_given, 1);")),
        },
        Some(Rep::Int(..) | Rep::Enum(_)) => integer(&x, a, len),
        Some(Rep::Handle("MPI_T_pvar_handle")) if a.dir == Dir::In => {
            (format!("let {x} = pvar_in({x});"), String::new())
        }
        // An address is asked for, whatever it stands for.
        Some(Rep::Pointer) if matches!(f.name.as_str(), "Address" | "Get_address") => {
            Default::default()
        }
        Some(Rep::Pointer) if a.kind == "buffer" => {
            (format!("let {x} = buffer_in({x});"), String::new())
        }
        _ => Default::default(),
    }
}

fn handle(x: &str, dir: Dir, table: &str, len: Option<String>) -> (String, String) {
    let new = if table == "FILE" { "Files" } else { table };
    match (dir, len) {
        (Dir::In, None) => (format!("let {x} = handle_in(&{new}, {x});"), String::new()),
        (Dir::In, Some(n)) => {
            (format!("let mut {x} = HandleArray::new(&{new}, {x}, {n}, true);"), String::new())
        }
        (dir, None) => (
            format!("let mut {x} = OneHandle::new(&{new}, {x}, {});", dir == Dir::InOut),
            format!("{x}.done();"),
        ),
        (dir, Some(n)) => (
            format!("let mut {x} = HandleArray::new(&{new}, {x}, {n}, {});", dir == Dir::InOut),
            format!("{x}.done();"),
        ),
    }
}

fn integer(x: &str, a: &Arg, len: Option<String>) -> (String, String) {
    if a.kind == "weight" {
        return (format!("let {x} = weights_in({x});"), String::new());
    }
    if matches!(a.kind.as_str(), "assertion" | "amode") {
        let table = if a.kind == "amode" { "AMODES" } else { "ASSERTIONS" };
        return match a.dir {
            Dir::In => (format!("let {x} = bits_in({table}, {x});"), String::new()),
            _ => (String::new(), format!("bits_out({table}, {x}_given);")),
        };
    }
    let Some(table) = table(&a.kind) else { return Default::default() };
    if table == "ERRORS" {
        let n = len.unwrap_or_else(|| "1".to_owned());
        return match a.dir {
            Dir::In => (format!("let {x} = error_in({x});"), String::new()),
            _ => (String::new(), format!("errors_out({x}_given, {n});")),
        };
    }
    match (a.dir, len) {
        (Dir::In, None) => (format!("let {x} = int_in({table}, {x});"), String::new()),
        (Dir::In, Some(n)) => {
            (format!("let mut {x} = IntArray::new({table}, {x}, {n});"), String::new())
        }
        (Dir::Out, None) => (String::new(), format!("int_out({table}, {x}_given, 1);")),
        (Dir::Out, Some(n)) => (String::new(), format!("int_out({table}, {x}_given, {n});")),
        (Dir::InOut, None) => {
            (format!("let mut {x} = OneInt::new({table}, {x});"), format!("{x}.done();"))
        }
        (Dir::InOut, Some(_)) => Default::default(),
    }
}

fn door(f: &Function, name: &str, large: bool) -> String {
    if name.ends_with("_toint") || name.ends_with("_fromint") {
        return number(name);
    }
    let args: Vec<&Arg> =
        f.args.iter().filter(|a| (large || !a.large_only) && a.kind != "varargs").collect();
    let list = |theirs: bool| -> Vec<String> {
        args.iter()
            .map(|a| format!("{}: {}", kinds::ident(&a.name), type_of(a, large, theirs)))
            .collect()
    };
    let returns = match f.returns.as_deref() {
        Some("double") => "f64",
        Some("aint") => "i64",
        _ => "c_int",
    };
    let types: Vec<String> = args.iter().map(|a| type_of(a, large, false)).collect();
    let (mut before, mut after, mut passed) = (String::new(), String::new(), Vec::new());
    for a in &args {
        let x = kinds::ident(&a.name);
        let _ = writeln!(before, "let {x}_given = {x};");
    }
    for a in &args {
        let x = kinds::ident(&a.name);
        let (pre, post) = convert(f, a);
        let object = pre.starts_with("let mut");
        let _ = writeln!(before, "{pre}");
        if !post.is_empty() {
            let _ = writeln!(after, "{post}");
        }
        passed.push(if object { format!("{x}.pass()") } else { x });
    }
    after.push_str(&afterwards(f, large));
    let code = match returns {
        "c_int" if name.ends_with("_call_errhandler") => "called_out(done)",
        "c_int" => "code_out(done)",
        _ => "done",
    };
    format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn PMPI_{name}({}) -> {returns} {{\n\
         // SAFETY: the function of this name below, whose arguments these are; what pointers\n\
         // lead to is as long as the caller of the MPI function promises.\n    unsafe {{\n\
         {before}let call: unsafe extern \"C\" fn({}) -> {returns} = \
         below(at::{});\nlet done = call({});\n{after}{code}\n}}\n}}\n\n",
        list(true).join(", "),
        types.join(", "),
        name.to_uppercase(),
        passed.join(", ")
    )
}

/// What is to be converted after the call and does not follow from the kind of one argument.
fn afterwards(f: &Function, large: bool) -> String {
    if f.name == "Type_get_contents" {
        let n = if large { "max_integers_given" } else { "i64::from(max_integers_given)" };
        return format!(
            "if done == 0 {{ contents_out(datatype, array_of_integers_given, {n}, {large}); }}\n"
        );
    }
    let detached = f.args.iter().find(|a| a.kind == "base" && f.name.contains("etach"));
    detached.map_or_else(String::new, |a| {
        format!("if done == 0 {{ detached_out({}_given); }}\n", kinds::ident(&a.name))
    })
}

/// `MPI_X_toint`, `MPI_X_fromint`: the number of a handle in this ABI.
fn number(name: &str) -> String {
    let kind = name.split('_').next().unwrap_or_default();
    // `MPI_Type_toint` is about an `MPI_Datatype`.
    let kind = if kind == "Type" { "Datatype" } else { kind };
    let table = HANDLES.iter().find(|(k, _)| *k == kind).map_or("", |(_, table)| *table);
    let (table, hand) = if table == "FILE" { ("Files", "usize") } else { (table, "Hand") };
    let (from, to, call) = if name.ends_with("_toint") {
        (hand, "c_int", "to_int")
    } else {
        ("c_int", hand, "with_int")
    };
    format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn PMPI_{name}(handle: {from}) -> {to} {{\n\
         {table}.{call}(handle)\n}}\n\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_by_hand_are_those_with_a_second_name() {
        let mut all = ByHand::default();
        all.add("fn f() {\n    Other\n}\nweak! {\n    Op_create\n    Op_create_c\n}\nEnd\n");
        assert_eq!(all.0.iter().collect::<Vec<_>>(), ["Op_create", "Op_create_c"]);
    }
}
