//! `mpif.h` and the sources of the modules. They contain interfaces and constants only, no
//! procedure: a program that uses them refers to nothing but the library's entries, so that no
//! object file of the modules is needed.

use std::fmt::Write as _;

use super::super::kinds::{self, CInt, Rep};
use super::super::model::{Arg, Dir, Function, Shape, Standard};
use super::source::{both, free};
use super::{current, has_choice, in_fortran, is_nonblocking, only_in_f77, params};

const NOTE: &str = "! Made by `cargo x codegen`; do not edit.\n\
    ! SPDX-License-Identifier: MIT OR Apache-2.0\n";

/// Constants that are variables: the library knows their addresses. Name, declaration, common
/// block.
const SENTINELS: &[(&str, &str, &str)] = &[
    ("MPI_BOTTOM", "INTEGER", "HAWSERBOTTOM"),
    ("MPI_IN_PLACE", "INTEGER", "HAWSERINPLACE"),
    ("MPI_BUFFER_AUTOMATIC", "INTEGER", "HAWSERAUTOMATIC"),
    ("MPI_UNWEIGHTED(1)", "INTEGER", "HAWSERUNWEIGHTED"),
    ("MPI_WEIGHTS_EMPTY(1)", "INTEGER", "HAWSERNOWEIGHTS"),
    ("MPI_ERRCODES_IGNORE(1)", "INTEGER", "HAWSERERRCODES"),
    ("MPI_ARGV_NULL(1)", "CHARACTER", "HAWSERARGV"),
    ("MPI_ARGVS_NULL(1,1)", "CHARACTER", "HAWSERARGVS"),
];

const STATUS_SENTINELS: &[(&str, &str, &str)] = &[
    ("MPI_STATUS_IGNORE(8)", "INTEGER", "HAWSERSTATUS"),
    ("MPI_STATUSES_IGNORE(8,1)", "INTEGER", "HAWSERSTATUSES"),
];

/// Handle types of Fortran 2008.
pub(super) const HANDLES: &[&str] = &[
    "Comm",
    "Datatype",
    "Errhandler",
    "File",
    "Group",
    "Info",
    "Message",
    "Op",
    "Request",
    "Session",
    "Win",
];

/// Numbers that only Fortran has.
const NUMBERS: &[(&str, i64)] = &[
    ("MPI_ADDRESS_KIND", 8),
    ("MPI_COUNT_KIND", 8),
    ("MPI_INTEGER_KIND", 4),
    ("MPI_OFFSET_KIND", 8),
    ("MPI_STATUS_SIZE", 8),
    ("MPI_SOURCE", 1),
    ("MPI_TAG", 2),
    ("MPI_ERROR", 3),
];

/// The type of a constant: what stands for an offset is as long as one (`MPI_OFFSET_KIND`), since
/// the compiler converts no arguments.
fn kind_of(name: &str) -> &'static str {
    if name == "MPI_DISPLACEMENT_CURRENT" { "integer(8)" } else { "integer" }
}

const CALLBACKS: &[&str] = &[
    "MPI_COMM_NULL_COPY_FN",
    "MPI_COMM_DUP_FN",
    "MPI_COMM_NULL_DELETE_FN",
    "MPI_TYPE_NULL_COPY_FN",
    "MPI_TYPE_DUP_FN",
    "MPI_TYPE_NULL_DELETE_FN",
    "MPI_WIN_NULL_COPY_FN",
    "MPI_WIN_DUP_FN",
    "MPI_WIN_NULL_DELETE_FN",
    "MPI_CONVERSION_FN_NULL",
];

const OLD_CALLBACKS: &[&str] = &["MPI_NULL_COPY_FN", "MPI_DUP_FN", "MPI_NULL_DELETE_FN"];

/// Intrinsic types that `MPI_Sizeof` takes: word, declaration, bytes of an element.
pub(super) const SIZED: &[(&str, &str)] = &[
    ("i1", "integer(1)"),
    ("i2", "integer(2)"),
    ("i4", "integer(4)"),
    ("i8", "integer(8)"),
    ("r4", "real(4)"),
    ("r8", "real(8)"),
    ("c4", "complex(4)"),
    ("c8", "complex(8)"),
    ("l1", "logical(1)"),
    ("l2", "logical(2)"),
    ("l4", "logical(4)"),
    ("l8", "logical(8)"),
    ("ch", "character"),
];

/// True for routines whose base address may be a `TYPE(C_PTR)` in `use mpi`, too.
pub(super) fn has_cptr(f: &Function) -> bool {
    let name = f.name.as_str();
    matches!(name, "Alloc_mem" | "Win_allocate" | "Win_allocate_shared" | "Win_shared_query")
}

/// Integer constants and handles that Fortran has: name, value, handle type.
fn constants(s: &Standard) -> Vec<(String, i64, Option<&str>)> {
    let mut all: Vec<_> =
        NUMBERS.iter().map(|(name, value)| ((*name).to_owned(), *value, None)).collect();
    for g in &s.constants {
        for c in g.values.iter().filter(|c| !c.name.starts_with("T_")) {
            let kind = g.type_of(c);
            let handle = HANDLES.iter().find(|h| **h == kind).copied();
            if kind != "int" && handle.is_none() {
                continue;
            }
            // Fortran's strings have no terminator (MPI-5.0 section 19.3.9).
            let text = c.name.starts_with("MAX_");
            let value = if text { c.value - 1 } else { c.value };
            all.push((format!("MPI_{}", c.name), value, handle));
        }
    }
    all
}

/// `mpif.h`, for fixed and free source form.
pub(crate) fn mpif_h(s: &Standard) -> String {
    let mut out = String::from(NOTE);
    out.push_str(
        "! The Fortran include file of MPI-5.0 (section 19.1.4; deprecated since MPI-4.1).\n",
    );
    for (name, value, _) in constants(s) {
        let kind = kind_of(&name).to_ascii_uppercase();
        out.push_str(&both(&format!("{kind} {name}")));
        out.push_str(&both(&format!("PARAMETER ({name}={value})")));
    }
    for (name, value) in
        [("MPI_SUBARRAYS_SUPPORTED", false), ("MPI_ASYNC_PROTECTS_NONBLOCKING", false)]
    {
        let value = if value { ".TRUE." } else { ".FALSE." };
        out.push_str(&both(&format!("LOGICAL {name}")));
        out.push_str(&both(&format!("PARAMETER ({name}={value})")));
    }
    for (name, kind, block) in SENTINELS.iter().chain(STATUS_SENTINELS) {
        let plain = name.split('(').next().unwrap_or(name);
        out.push_str(&both(&format!("{kind} {name}")));
        out.push_str(&both(&format!("COMMON /{block}/ {plain}")));
        out.push_str(&both(&format!("SAVE /{block}/")));
    }
    for name in CALLBACKS.iter().chain(OLD_CALLBACKS) {
        out.push_str(&both(&format!("EXTERNAL {name}")));
    }
    for p in ["", "P"] {
        // Not DOUBLE PRECISION, which options of compilers make longer.
        for name in ["WTIME", "WTICK"] {
            out.push_str(&both(&format!("REAL(SELECTED_REAL_KIND(15)) {p}MPI_{name}")));
            out.push_str(&both(&format!("EXTERNAL {p}MPI_{name}")));
        }
        for name in ["ADD", "DIFF"] {
            out.push_str(&both(&format!("INTEGER(MPI_ADDRESS_KIND) {p}MPI_AINT_{name}")));
            out.push_str(&both(&format!("EXTERNAL {p}MPI_AINT_{name}")));
        }
    }
    out
}

/// Source of the module that the other two share: constants, handle types, statuses.
pub(crate) fn types(s: &Standard) -> String {
    let mut out = String::from(NOTE);
    out.push_str("module hawser_mpi_types\n  implicit none\n  public\n");
    for (name, value, handle) in constants(s) {
        if handle.is_none() {
            let _ = writeln!(out, "  {}, parameter :: {name} = {value}", kind_of(&name));
        }
    }
    out.push_str(
        "  type, bind(C) :: MPI_Status\n    integer :: MPI_SOURCE\n    integer :: MPI_TAG\n    \
         integer :: MPI_ERROR\n    integer :: MPI_internal(5)\n  end type\n",
    );
    for h in HANDLES {
        let _ = writeln!(out, "  type, bind(C) :: MPI_{h}\n    integer :: MPI_VAL\n  end type");
    }
    for (name, kind, block) in SENTINELS {
        let plain = name.split('(').next().unwrap_or(name);
        let _ = writeln!(out, "  {kind} :: {name}\n  common /{block}/ {plain}\n  save /{block}/");
    }
    for (word, operator) in [("eq", "=="), ("ne", "/=")] {
        let _ = writeln!(out, "  interface operator({operator})");
        for h in HANDLES {
            let name = format!("hawser{}{word}", h.to_lowercase());
            let _ = writeln!(
                out,
                "    pure function {name}(a, b) result(same)\n      import\n      \
                 type(MPI_{h}), intent(in) :: a, b\n      logical :: same\n    end function"
            );
        }
        out.push_str("  end interface\n");
    }
    for p in ["", "P"] {
        let _ = writeln!(out, "  interface {p}MPI_Sizeof");
        for (word, kind) in SIZED {
            let _ = writeln!(
                out,
                "    subroutine {p}mpi_sizeof_{word}(x, size, ierror)\n      \
                 {kind}, dimension(..) :: x\n      \
                 integer, intent(out) :: size\n      integer, optional, intent(out) :: ierror\n    \
                 end subroutine"
            );
        }
        out.push_str("  end interface\n");
        for (name, from, to) in [
            (
                "Status_f2f08",
                "integer, intent(in) :: f_status(8)",
                "type(MPI_Status) :: f08_status",
            ),
            (
                "Status_f082f",
                "type(MPI_Status), intent(in) :: f08_status",
                "integer :: f_status(8)",
            ),
        ] {
            let args =
                if name.ends_with('8') { "f_status, f08_status" } else { "f08_status, f_status" };
            let _ = writeln!(
                out,
                "  interface\n    subroutine {p}MPI_{name}({args}, ierror)\n      import\n      \
                 {from}\n      \
                 {to}\n      integer, optional, intent(out) :: ierror\n    \
                 end subroutine\n  end interface"
            );
        }
    }
    out.push_str("end module\n");
    out
}

/// Source of the module `mpi`.
pub(crate) fn mpi(s: &Standard) -> String {
    let mut out = String::from(NOTE);
    out.push_str("module mpi\n  use hawser_mpi_types\n  implicit none\n  public\n");
    for (name, value, handle) in constants(s) {
        if handle.is_some() {
            let _ = writeln!(out, "  integer, parameter :: {name} = {value}");
        }
    }
    out.push_str(
        "  logical, parameter :: MPI_SUBARRAYS_SUPPORTED = .false.\n  \
         logical, parameter :: MPI_ASYNC_PROTECTS_NONBLOCKING = .false.\n",
    );
    for (name, kind, block) in STATUS_SENTINELS {
        let plain = name.split('(').next().unwrap_or(name);
        let _ = writeln!(out, "  {kind} :: {name}\n  common /{block}/ {plain}\n  save /{block}/");
    }
    for name in CALLBACKS.iter().chain(OLD_CALLBACKS) {
        let _ = writeln!(out, "  external :: {name}");
    }
    for f in current(s) {
        for p in ["", "P"] {
            interface(f, p, false, Style::Mpi, &mut out);
        }
    }
    for p in ["", "P"] {
        sync_reg(p, Style::Mpi, &mut out);
    }
    out.push_str("end module\n\nmodule mpi_ext\n  use mpi\nend module\n");
    out
}

/// Source of the module `mpi_f08`.
pub(crate) fn mpi_f08(s: &Standard) -> String {
    let mut out = String::from(NOTE);
    out.push_str("module mpi_f08\n  use hawser_mpi_types\n  implicit none\n  public\n");
    for (name, value, handle) in constants(s) {
        if let Some(h) = handle {
            let _ = writeln!(out, "  type(MPI_{h}), parameter :: {name} = MPI_{h}({value})");
        }
    }
    out.push_str(
        "  logical, parameter :: MPI_SUBARRAYS_SUPPORTED = .true.\n  \
         logical, parameter :: MPI_ASYNC_PROTECTS_NONBLOCKING = .true.\n  \
         type(MPI_Status) :: MPI_STATUS_IGNORE\n  common /HAWSERSTATUS08/ MPI_STATUS_IGNORE\n  \
         save /HAWSERSTATUS08/\n  type(MPI_Status) :: MPI_STATUSES_IGNORE(1)\n  \
         common /HAWSERSTATUSES08/ MPI_STATUSES_IGNORE\n  save /HAWSERSTATUSES08/\n",
    );
    out.push_str(ABSTRACT);
    null_functions(&mut out);
    for f in current(s).filter(|f| !only_in_f77(f)) {
        for p in ["", "P"] {
            let _ = writeln!(out, "  interface {p}MPI_{}", f.name);
            one(f, p, false, Style::F08, "", &mut out);
            if f.large && is_distinct(f) {
                one(f, p, true, Style::F08, "", &mut out);
            }
            out.push_str("  end interface\n");
            if f.large && !is_distinct(f) {
                let _ = writeln!(out, "  interface {p}MPI_{}_c", f.name);
                one(f, p, true, Style::F08, "", &mut out);
                out.push_str("  end interface\n");
            }
        }
    }
    for p in ["", "P"] {
        sync_reg(p, Style::F08, &mut out);
    }
    out.push_str("end module\n");
    out
}

/// How `mpi_f08` declares a routine, for its man page; `None`: Fortran does not have it.
pub(crate) fn synopsis(f: &Function) -> Option<String> {
    if !in_fortran(f) {
        return None;
    }
    let args = arguments(f, false);
    let mut names: Vec<&str> = args.iter().map(|a| a.name.as_str()).collect();
    let value = result(f);
    if value.is_none() {
        names.push("ierror");
    }
    let head = value.map_or_else(|| "MPI_".to_owned(), |kind| format!("{kind} function MPI_"));
    let mut out = free(0, &format!("{head}{}({})", f.name, names.join(", ")));
    for a in args {
        declare(f, a, false, Style::F08, "", &mut out);
    }
    if value.is_none() {
        out.push_str("      integer, optional, intent(out) :: ierror\n");
    }
    Some(out.replace("\n      ", "\n    "))
}

/// True if the kinds of the two twins' arguments differ, so that one generic name can have both.
fn is_distinct(f: &Function) -> bool {
    if matches!(f.name.as_str(), "Op_create" | "Register_datarep") {
        return false;
    }
    f.args.iter().any(|a| match kinds::rep(&a.kind) {
        Some(Rep::Int(small, big)) => (small == CInt::Int) != (big == CInt::Int),
        _ => a.large_only,
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Mpi,
    F08,
}

fn interface(f: &Function, p: &str, large: bool, style: Style, out: &mut String) {
    if has_cptr(f) {
        let _ = writeln!(out, "  interface {p}MPI_{}", f.name);
        one(f, p, large, style, "", out);
        one(f, p, large, style, "_cptr", out);
        out.push_str("  end interface\n");
    } else {
        out.push_str("  interface\n");
        one(f, p, large, style, "", out);
        out.push_str("  end interface\n");
    }
}

/// The kind of a function's result.
fn result(f: &Function) -> Option<&'static str> {
    match f.returns.as_deref() {
        Some("double") => Some("double precision"),
        Some("aint") => Some("integer(kind=MPI_ADDRESS_KIND)"),
        _ => None,
    }
}

/// One interface body.
fn one(f: &Function, p: &str, large: bool, style: Style, suffix: &str, out: &mut String) {
    let twin = if large { "_c" } else { "" };
    let described = style == Style::F08 && has_choice(f);
    let name = match style {
        Style::Mpi => format!("{p}MPI_{}{twin}{suffix}", f.name),
        Style::F08 if described => format!("{p}MPI_{}{twin}_f08ts", f.name),
        Style::F08 => format!("{p}MPI_{}{twin}_f08", f.name),
    };
    let args = arguments(f, large);
    let mut names: Vec<&str> = args.iter().map(|a| a.name.as_str()).collect();
    let value = result(f);
    if value.is_none() {
        names.push("ierror");
    }
    let word = if value.is_some() { "function" } else { "subroutine" };
    let bind = if described {
        format!(" bind(C, name=\"{}_\")", name.to_lowercase())
    } else {
        String::new()
    };
    let result = if value.is_some() { " result(value)" } else { "" };
    out.push_str(&free(4, &format!("{word} {name}({}){bind}{result}", names.join(","))));
    out.push_str("      use, intrinsic :: iso_c_binding, only: c_ptr\n      import\n");
    out.push_str("      implicit none\n");
    for a in args {
        declare(f, a, large, style, suffix, out);
    }
    match value {
        Some(kind) => {
            let _ = writeln!(out, "      {kind} :: value");
        }
        None if style == Style::F08 => {
            out.push_str("      integer, optional, intent(out) :: ierror\n");
        }
        None => out.push_str("      integer :: ierror\n"),
    }
    let _ = writeln!(out, "    end {word}");
}

/// Fortran's arguments: C's without the pointers to `main`'s.
fn arguments(f: &Function, large: bool) -> Vec<&Arg> {
    let all = params(f, large);
    let main = matches!(f.name.as_str(), "Init" | "Init_thread" | "Info_create_env");
    let is_main = |a: &Arg| main && matches!(a.name.as_str(), "argc" | "argv");
    all.into_iter().filter(|a| a.kind != "varargs" && !is_main(a)).collect()
}

fn integer(c: CInt) -> String {
    match c {
        CInt::Int => "integer",
        CInt::Aint => "integer(kind=MPI_ADDRESS_KIND)",
        CInt::Offset => "integer(kind=MPI_OFFSET_KIND)",
        CInt::Count => "integer(kind=MPI_COUNT_KIND)",
    }
    .to_owned()
}

/// An argument that comes with a description.
fn described(attributes: &str, name: &str, out: &mut String) {
    let _ = writeln!(out, "      type(*), dimension(..){attributes} :: {name}");
}

fn declare(f: &Function, a: &Arg, large: bool, style: Style, suffix: &str, out: &mut String) {
    let f08 = style == Style::F08;
    let name = &a.name;
    let address = "integer(kind=MPI_ADDRESS_KIND)".to_owned();
    let mut intent = f08 && a.dir == Dir::In;
    let mut shape = match a.shape {
        Shape::Scalar => "",
        Shape::Array(_) => "(*)",
        Shape::Triples => "(3,*)",
    };
    let kind = match kinds::rep(&a.kind).unwrap_or(Rep::Variadic) {
        Rep::Handle(t) if f08 => format!("type({t})"),
        Rep::Handle(_) => "integer".to_owned(),
        Rep::Int(..) if a.kind == "flag" => "logical".to_owned(),
        Rep::Int(small, big) => integer(if large { big } else { small }),
        Rep::Status if f08 => "type(MPI_Status)".to_owned(),
        Rep::Status => {
            shape = if shape.is_empty() { "(8)" } else { "(8,*)" };
            "integer".to_owned()
        }
        // With a choice buffer the interface is BIND(C), where gfortran takes strings of any length
        // since version 12 only; all compilers describe them so.
        Rep::Text if f08 && has_choice(f) => return described(", intent(in)", name, out),
        Rep::Text => "character(len=*)".to_owned(),
        Rep::Texts => {
            shape = "(*)";
            "character(len=*)".to_owned()
        }
        Rep::TextLists => {
            shape = if f.name == "Comm_spawn_multiple" { "(count,*)" } else { "(*)" };
            "character(len=*)".to_owned()
        }
        Rep::Callback if f08 => {
            let callback = kinds::callback(&a.kind, large);
            let _ = writeln!(out, "      procedure({callback}) :: {name}");
            return;
        }
        Rep::Callback => {
            let _ = writeln!(out, "      external :: {name}");
            return;
        }
        Rep::Pointer => match a.kind.as_str() {
            "attribute" | "extra_state" if only_in_f77(f) => "integer".to_owned(),
            "attribute" | "extra_state" => address,
            "base" if f08 || suffix == "_cptr" => "type(c_ptr)".to_owned(),
            "base" if !f.name.contains("etach") => address,
            "logical" => "logical".to_owned(),
            _ if f08 => {
                let intent = if a.konst { ", intent(in)" } else { "" };
                let asynchronous = if is_nonblocking(f) { ", asynchronous" } else { "" };
                return described(&format!("{intent}{asynchronous}"), name, out);
            }
            _ => {
                let _ = writeln!(
                    out,
                    "      real :: {name}\n      !GCC$ ATTRIBUTES NO_ARG_CHECK :: {name}\n      \
                     !DIR$ IGNORE_TKR {name}"
                );
                return;
            }
        },
        _ => "integer".to_owned(),
    };
    // Compilers may take an INTENT(OUT) as leave to forget what the caller stored before.
    intent &= !matches!(a.kind.as_str(), "status");
    let intent = if intent { ", intent(in)" } else { "" };
    let _ = writeln!(out, "      {kind}{intent} :: {name}{shape}");
}

/// `MPI_F_sync_reg` (MPI-5.0 section 19.1.17).
fn sync_reg(p: &str, style: Style, out: &mut String) {
    let (name, buffer) = match style {
        Style::F08 => (
            format!(
                "{p}MPI_F_sync_reg_f08ts(buf) bind(C, name=\"{}mpi_f_sync_reg_f08ts_\")",
                p.to_lowercase()
            ),
            "      type(*), dimension(..), asynchronous :: buf\n",
        ),
        Style::Mpi => (
            format!("{p}MPI_F_sync_reg(buf)"),
            "      real :: buf\n      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf\n      \
             !DIR$ IGNORE_TKR buf\n",
        ),
    };
    let generic = if style == Style::F08 { format!(" {p}MPI_F_sync_reg") } else { String::new() };
    let _ = writeln!(
        out,
        "  interface{generic}\n    subroutine {name}\n{buffer}    end subroutine\n  end interface"
    );
}

/// Interfaces of the predefined callbacks.
fn null_functions(out: &mut String) {
    for name in CALLBACKS {
        let template = if name.contains("CONVERSION") {
            "MPI_Datarep_conversion_function".to_owned()
        } else {
            let kind = match name.get(4..8) {
                Some("COMM") => "Comm",
                Some("TYPE") => "Type",
                _ => "Win",
            };
            let what = if name.contains("DELETE") { "delete" } else { "copy" };
            format!("MPI_{kind}_{what}_attr_function")
        };
        let _ = writeln!(out, "  procedure({template}) :: {name}");
    }
    out.push_str("  procedure(MPI_Datarep_conversion_function_c) :: MPI_CONVERSION_FN_NULL_C\n");
}

/// Abstract interfaces of callbacks (MPI-5.0 section A.1.3).
const ABSTRACT: &str = include_str!("callbacks.f90");
