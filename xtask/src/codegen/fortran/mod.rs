//! The Fortran binding (MPI-5.0 section 19.1), made from the same tables as C's: `mpif.h`, the
//! modules, and the entries of `libmpifort_abi` that they call.
//!
//! A routine without a choice buffer has one entry for all three interfaces: handles and statuses
//! are INTEGERs in memory everywhere. One with a choice buffer has a second entry that takes a
//! descriptor (`_f08ts_`), since `mpi_f08` passes sections as they are.

mod args;
mod entries;
mod modules;
mod source;

use super::model::{Arg, Dir, Function, REMOVED, Shape, Standard};

pub(super) use entries::{
    F08, chapter, constants, declarations, exports, front_aliases, front_exports, module,
};
pub(super) use modules::{mpi, mpi_f08, mpif_h, synopsis, types};

/// Routines whose entries are written by hand: their arguments have no counterpart in C, or the
/// library must remember in which language they were called.
const BY_HAND: &[&str] = &[
    "Address",
    "Aint_add",
    "Aint_diff",
    "Alloc_mem",
    "Attr_get",
    "Attr_put",
    "Buffer_detach",
    "Comm_create_errhandler",
    "Comm_create_keyval",
    "Comm_detach_buffer",
    "Comm_get_attr",
    "Comm_set_attr",
    "Comm_spawn",
    "Comm_spawn_multiple",
    "Errhandler_create",
    "File_create_errhandler",
    "Grequest_start",
    "Info_create_env",
    "Info_get_string",
    "Init",
    "Init_thread",
    "Keyval_create",
    "Op_create",
    "Pcontrol",
    "Register_datarep",
    "Session_create_errhandler",
    "Session_detach_buffer",
    "Session_get_nth_pset",
    "Type_create_keyval",
    "Type_extent",
    "Type_get_attr",
    "Type_hindexed",
    "Type_hvector",
    "Type_lb",
    "Type_set_attr",
    "Type_struct",
    "Type_ub",
    "Win_allocate",
    "Win_allocate_shared",
    "Win_create_errhandler",
    "Win_create_keyval",
    "Win_get_attr",
    "Win_set_attr",
    "Win_shared_query",
    "Wtick",
    "Wtime",
];

/// True for functions that Fortran has: not the tool interface, and no conversion of handles.
fn in_fortran(f: &Function) -> bool {
    !f.is_tool() && !f.name.ends_with("_toint") && !f.name.ends_with("_fromint")
}

/// True for routines that were there before Fortran had kinds, and are in no module of MPI-3.0.
fn only_in_f77(f: &Function) -> bool {
    matches!(
        f.name.as_str(),
        "Attr_delete" | "Attr_get" | "Attr_put" | "Keyval_create" | "Keyval_free"
    )
}

fn by_hand(f: &Function) -> bool {
    BY_HAND.contains(&f.name.as_str())
}

fn functions(s: &Standard) -> impl Iterator<Item = &Function> {
    s.functions().filter(|(_, f)| in_fortran(f)).map(|(_, f)| f)
}

/// Functions of MPI-5.0, for the modules.
fn current(s: &Standard) -> impl Iterator<Item = &Function> {
    let all = s.functions().filter(|(c, f)| c.file != REMOVED && in_fortran(f));
    all.map(|(_, f)| f)
}

fn params(f: &Function, large: bool) -> Vec<&Arg> {
    f.args.iter().filter(|a| large || !a.large_only).collect()
}

fn has_choice(f: &Function) -> bool {
    f.args.iter().any(|a| a.kind == "buffer")
}

/// What the library may do with a choice buffer that is not contiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    /// Copied to contiguous memory and back around the call.
    Stage,
    /// Described by a datatype that is made from the strides.
    Walk,
    /// Copied to memory that lives as long as the request, and back: it is used after the call, and
    /// not as one count of one type.
    Keep,
    /// Described by a datatype of one partition.
    Parts,
    /// Only the address matters.
    Address,
}

/// The count and the datatype that describe all of a buffer, if two parameters do.
fn described_by<'f>(f: &'f Function, buffer: &Arg) -> Option<(&'f Arg, &'f Arg)> {
    let many = [
        ("gather", "recvbuf"),
        ("scatter", "sendbuf"),
        ("alltoall", "sendbuf"),
        ("alltoall", "recvbuf"),
    ];
    let name = f.name.to_lowercase();
    let per_peer = many.iter().any(|(word, side)| name.contains(word) && buffer.name == *side);
    let reduces = f.args.iter().any(|a| a.kind == "op") && f.args.iter().any(|a| a.kind == "comm");
    if per_peer || reduces {
        return None;
    }
    let at = f.args.iter().position(|a| a.name == buffer.name)?;
    match f.args.get(at + 1..)? {
        [count, dtype, ..]
            if matches!(count.kind.as_str(), "count" | "large_count")
                && count.shape == Shape::Scalar
                && dtype.kind == "datatype"
                && dtype.shape == Shape::Scalar =>
        {
            Some((count, dtype))
        }
        _ => None,
    }
}

fn choice(f: &Function, buffer: &Arg) -> Choice {
    let name = f.name.as_str();
    let address = name.contains("attach_buffer")
        || name.ends_with("_end")
        || matches!(
            name,
            "Address"
                | "Get_address"
                | "Buffer_attach"
                | "Free_mem"
                | "Win_create"
                | "Win_attach"
                | "Win_detach"
                | "Compare_and_swap"
                | "Fetch_and_op"
        );
    if address {
        return Choice::Address;
    }
    match (is_nonblocking(f), described_by(f, buffer)) {
        (false, _) => Choice::Stage,
        (true, Some(_)) => Choice::Walk,
        (true, None) if f.args.iter().any(|a| a.name == "partitions") => Choice::Parts,
        (true, None) => Choice::Keep,
    }
}

/// True where a request tells when buffers are used no more.
fn has_request(f: &Function) -> bool {
    f.args.iter().any(|a| a.kind == "request" && a.dir == Dir::Out && a.shape == Shape::Scalar)
}

/// True where buffers are used after the call.
fn is_nonblocking(f: &Function) -> bool {
    has_request(f) || f.name.ends_with("_begin") || f.args.iter().any(|a| a.kind == "win")
}
