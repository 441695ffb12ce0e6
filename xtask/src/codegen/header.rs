//! `mpi.h`, for C89 to C23 and C++98 onwards.

use std::fmt::Write as _;

use super::kinds;
use super::model::{ConstantGroup, Function, Standard};

const TOP: &str = r#"/* mpi.h: the C binding of MPI 5.0 with the standard ABI.
 * Made by `cargo x codegen`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/* A vendor's marker, for those who need to know whose header this is. */
#define HAWSER_MPI 1

typedef intptr_t MPI_Aint;
typedef int64_t MPI_Offset;
typedef int64_t MPI_Count;

typedef struct MPI_Status {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
} MPI_Status;

"#;

const FORTRAN: &str = r#"/* Fortran INTEGERs of handles. They are not part of the ABI: only macros
 * over it, so that programs which use them stay portable. */
typedef int MPI_Fint;

"#;

const STATUS_COPIES: &str = r#"
/* A Fortran status is eight INTEGERs with the layout of MPI_Status. */
typedef struct MPI_F08_status {
    MPI_Fint MPI_SOURCE;
    MPI_Fint MPI_TAG;
    MPI_Fint MPI_ERROR;
    MPI_Fint MPI_internal[5];
} MPI_F08_status;
#define MPI_F_STATUS_IGNORE ((MPI_Fint*)0)
#define MPI_F_STATUSES_IGNORE ((MPI_Fint*)0)
#define MPI_F08_STATUS_IGNORE ((MPI_F08_status*)0)
#define MPI_F08_STATUSES_IGNORE ((MPI_F08_status*)0)

#if defined(__GNUC__)
#define HAWSER_MPI_INLINE static __inline__ __attribute__((__unused__))
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define HAWSER_MPI_INLINE static inline
#else
#define HAWSER_MPI_INLINE static
#endif

HAWSER_MPI_INLINE int hawser_mpi_copy_status(const int *from, int *to)
{
    int i;
    for (i = 0; i < 8; i++) to[i] = from[i];
    return MPI_SUCCESS;
}

#define MPI_Status_c2f(c_status, f_status) \
    hawser_mpi_copy_status((const int*)(c_status), (int*)(f_status))
#define MPI_Status_f2c(f_status, c_status) \
    hawser_mpi_copy_status((const int*)(f_status), (int*)(c_status))
#define MPI_Status_c2f08(c_status, f08_status) \
    hawser_mpi_copy_status((const int*)(c_status), (int*)(f08_status))
#define MPI_Status_f082c(f08_status, c_status) \
    hawser_mpi_copy_status((const int*)(f08_status), (int*)(c_status))
#define MPI_Status_f2f08(f_status, f08_status) \
    hawser_mpi_copy_status((const int*)(f_status), (int*)(f08_status))
#define MPI_Status_f082f(f08_status, f_status) \
    hawser_mpi_copy_status((const int*)(f08_status), (int*)(f_status))
"#;

const END: &str = r#"
#if defined(__cplusplus)
}
#endif

#endif /* MPI_H_ABI */
"#;

/// The whole header.
pub(crate) fn header(s: &Standard) -> String {
    let mut out = String::from(TOP);
    for h in &s.handles {
        let _ = writeln!(out, "typedef struct MPI_ABI_{0}* MPI_{0}; /* {1} */", h.name, h.object);
    }
    enums(s, &mut out);
    callbacks(s, &mut out);
    out.push_str("/* The callback of MPI_Errhandler_create, removed in MPI-3.0 */\n");
    out.push_str("typedef MPI_Comm_errhandler_function MPI_Handler_function;\n\n");
    for g in s.constants.iter().filter(|g| !is_enum(g)) {
        constants(g, &mut out);
    }
    out.push_str("/* Names that MPI 4.1 and earlier use for the same values. */\n");
    out.push_str("#define MPIX_TYPECLASS_LOGICAL 191\n\n");
    for prefix in ["MPI_", "PMPI_"] {
        prototypes(s, prefix, &mut out);
    }
    fortran(&mut out);
    out.push_str(END);
    out
}

fn is_enum(g: &ConstantGroup) -> bool {
    matches!(g.c_type.as_str(), "T_cb_safety" | "T_source_order")
}

fn enums(s: &Standard, out: &mut String) {
    for g in s.constants.iter().filter(|g| is_enum(g)) {
        let _ = writeln!(out, "\n/* {} */\ntypedef enum MPI_{} {{", g.title, g.c_type);
        for (i, c) in g.values.iter().enumerate() {
            let comma = if i + 1 < g.values.len() { "," } else { "" };
            let _ = writeln!(out, "    MPI_{} = {}{comma}", c.name, c.value);
        }
        let _ = writeln!(out, "}} MPI_{};", g.c_type);
    }
}

/// A C type word of `types.toml` as C writes it: MPI's own names get their prefix.
pub(crate) fn c_type(word: &str) -> String {
    let own = word.chars().next().is_some_and(char::is_uppercase);
    if own { format!("MPI_{word}") } else { word.to_owned() }
}

fn callbacks(s: &Standard, out: &mut String) {
    out.push_str("\n/* Callbacks */\n");
    for c in &s.callbacks {
        let mut args: Vec<String> = c.args.iter().map(|a| c_type(a)).collect();
        if c.variadic {
            args.push("...".to_owned());
        }
        let note = if c.deprecated { " /* deprecated */" } else { "" };
        let _ = writeln!(
            out,
            "typedef {} (MPI_{})({});{note}",
            c_type(&c.returns),
            c.name,
            args.join(", ")
        );
        if let Some(alias) = &c.alias {
            let _ = writeln!(out, "typedef MPI_{} MPI_{alias};", c.name);
        }
    }
    out.push('\n');
}

fn constants(g: &ConstantGroup, out: &mut String) {
    let _ = writeln!(out, "/* {} */", g.title);
    for c in &g.values {
        let _ = writeln!(out, "#define MPI_{:<32} {}", c.name, value(g.type_of(c), c.value));
    }
    out.push('\n');
}

fn value(kind: &str, v: i64) -> String {
    match kind {
        "int" if v < 0 => format!("({v})"),
        "int" => v.to_string(),
        _ => format!("(({}){v:#x})", c_type(kind)),
    }
}

fn prototypes(s: &Standard, prefix: &str, out: &mut String) {
    for chapter in &s.chapters {
        let _ = writeln!(
            out,
            "/* {}{} (chapter {}) */",
            if prefix == "PMPI_" { "Profiling names: " } else { "" },
            chapter.title,
            chapter.number
        );
        for f in &chapter.functions {
            for (name, large) in f.doors() {
                out.push_str(&prototype(f, &format!("{prefix}{name}"), large));
            }
        }
        out.push('\n');
    }
}

/// One prototype, ended by a line feed.
pub(super) fn prototype(f: &Function, name: &str, large: bool) -> String {
    let params: Vec<String> = f
        .args
        .iter()
        .filter(|a| large || !a.large_only)
        .map(|a| kinds::c_param(a, large))
        .collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let returns = match f.returns.as_deref() {
        None => "int".to_owned(),
        Some("double") => "double".to_owned(),
        Some(word) => match kinds::rep(word) {
            Some(kinds::Rep::Handle(t)) => t.to_owned(),
            Some(kinds::Rep::Int(small, _)) => small.c().to_owned(),
            _ => format!("?{word}"),
        },
    };
    let note = if f.deprecated { " /* deprecated */" } else { "" };
    format!("{returns} {name}({params});{note}\n")
}

fn fortran(out: &mut String) {
    out.push_str(FORTRAN);
    for name in [
        "Comm",
        "Errhandler",
        "File",
        "Group",
        "Info",
        "Message",
        "Op",
        "Request",
        "Session",
        "Type",
        "Win",
    ] {
        for prefix in ["", "P"] {
            let _ = writeln!(
                out,
                "#define {prefix}MPI_{name}_c2f(handle) {prefix}MPI_{name}_toint(handle)\n\
                 #define {prefix}MPI_{name}_f2c(integer) {prefix}MPI_{name}_fromint(integer)"
            );
        }
    }
    out.push_str(STATUS_COPIES);
}
