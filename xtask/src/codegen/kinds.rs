//! What each parameter kind of `standard/` is in C, at the C border in Rust, and in a body.

use super::model::{Arg, Dir, Shape};

/// How the value of a kind is represented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rep {
    /// A handle type of this name.
    Handle(&'static str),
    /// An integer: C type of the `int` function and of the `_c` function.
    Int(CInt, CInt),
    /// `void*`
    Pointer,
    /// `char*`
    Text,
    /// `char*[]`
    Texts,
    /// `char**[]`
    TextLists,
    /// `char***`
    Argv,
    /// `MPI_Status`
    Status,
    /// A callback type.
    Callback,
    /// `...`
    Variadic,
    /// `MPI_T_cb_safety`, `MPI_T_source_order`
    Enum(&'static str),
}

/// C integer types of the ABI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CInt {
    Int,
    Aint,
    Offset,
    Count,
}

impl CInt {
    pub(crate) fn c(self) -> &'static str {
        match self {
            CInt::Int => "int",
            CInt::Aint => "MPI_Aint",
            CInt::Offset => "MPI_Offset",
            CInt::Count => "MPI_Count",
        }
    }

    pub(crate) fn rust(self) -> &'static str {
        match self {
            CInt::Int => "c_int",
            other => other.c(),
        }
    }
}

/// Kinds that are an `int` in C, whatever the door. What they mean differs: Fortran has a LOGICAL
/// for
/// a flag, counts an index from one, and other ABIs have other values for the constants of a kind.
const INTS: &[&str] = &[
    "int",
    "dest",
    "source",
    "source_any",
    "root",
    "rank",
    "tag",
    "tag_any",
    "tag_value",
    "flag",
    "index",
    "nth",
    "keyval",
    "error_code",
    "error_class",
    "assertion",
    "amode",
    "lock_type",
    "thread_level",
    "split_type",
    "order",
    "distribution",
    "distribution_arg",
    "combiner",
    "comparison",
    "topology",
    "typeclass",
    "type_size",
    "whence",
    "color",
    "key",
    "weight",
    "degree",
    "dimension",
    "extent",
    "coordinate",
    "length",
    "size",
    "string_length",
    "partition",
    "digits",
    "version",
    "level",
    "argc",
    "file_descriptor",
    "integer_handle",
    "t_index",
    "t_bind",
    "t_class",
    "t_scope",
    "t_verbosity",
    "t_value",
];

/// Representation of a kind; `None` for a word that is no kind.
pub(crate) fn rep(kind: &str) -> Option<Rep> {
    use CInt::{Aint, Count, Int, Offset};
    Some(match kind {
        "comm" | "comm_raw" | "peer_comm" => Rep::Handle("MPI_Comm"),
        "datatype" | "datatype_raw" => Rep::Handle("MPI_Datatype"),
        "group" | "peer_group" => Rep::Handle("MPI_Group"),
        "op" => Rep::Handle("MPI_Op"),
        "info" | "peer_info" => Rep::Handle("MPI_Info"),
        "errhandler" | "peer_errhandler" => Rep::Handle("MPI_Errhandler"),
        "file" => Rep::Handle("MPI_File"),
        "win" => Rep::Handle("MPI_Win"),
        "session" => Rep::Handle("MPI_Session"),
        "request" => Rep::Handle("MPI_Request"),
        "message" => Rep::Handle("MPI_Message"),
        "t_enum" => Rep::Handle("MPI_T_enum"),
        "t_cvar" => Rep::Handle("MPI_T_cvar_handle"),
        "t_pvar" => Rep::Handle("MPI_T_pvar_handle"),
        "t_session" => Rep::Handle("MPI_T_pvar_session"),
        "t_registration" => Rep::Handle("MPI_T_event_registration"),
        "t_instance" => Rep::Handle("MPI_T_event_instance"),
        "t_safety" => Rep::Enum("MPI_T_cb_safety"),
        "t_order" => Rep::Enum("MPI_T_source_order"),
        "count" | "number" => Rep::Int(Int, Count),
        "displ" | "unit" => Rep::Int(Int, Aint),
        "bytes" => Rep::Int(Aint, Count),
        "large" | "large_count" => Rep::Int(Count, Count),
        "aint" => Rep::Int(Aint, Aint),
        "offset" => Rep::Int(Offset, Offset),
        _ if INTS.contains(&kind) => Rep::Int(Int, Int),
        "buffer" | "opaque" | "attribute" | "extra_state" | "base" | "logical" | "object" => {
            Rep::Pointer
        }
        "string" => Rep::Text,
        "strings" => Rep::Texts,
        "strings2" => Rep::TextLists,
        "argv" => Rep::Argv,
        "status" => Rep::Status,
        "varargs" => Rep::Variadic,
        _ if kind.starts_with("fn:") => Rep::Callback,
        _ => return None,
    })
}

/// Kinds that bodies see as 64-bit integers, whatever the door.
pub(crate) fn is_poly(kind: &str) -> bool {
    matches!(kind, "count" | "number" | "displ" | "unit" | "bytes")
}

/// The callback type of a `fn:` kind at a door. Only these two differ between the doors.
pub(crate) fn callback(kind: &str, large: bool) -> String {
    let name = kind.strip_prefix("fn:").unwrap_or(kind);
    let twins = matches!(name, "User_function" | "Datarep_conversion_function");
    format!("MPI_{name}{}", if large && twins { "_c" } else { "" })
}

/// True for callbacks that have a `_c` type.
pub(crate) fn has_large_callback(kind: &str) -> bool {
    callback(kind, true) != callback(kind, false)
}

/// The C declaration of a parameter.
pub(crate) fn c_param(a: &Arg, large: bool) -> String {
    let konst = if a.konst { "const " } else { "" };
    let Some(rep) = rep(&a.kind) else { return format!("?{}", a.kind) };
    let base = match rep {
        Rep::Handle(t) | Rep::Enum(t) => t.to_owned(),
        Rep::Int(small, big) => (if large { big } else { small }).c().to_owned(),
        Rep::Pointer => return format!("{konst}void *{}", a.name),
        Rep::Text => return format!("{konst}char *{}", a.name),
        Rep::Texts => return format!("char *{}[]", a.name),
        Rep::TextLists => return format!("char **{}[]", a.name),
        Rep::Argv => return format!("char ***{}", a.name),
        Rep::Status => "MPI_Status".to_owned(),
        Rep::Callback => return format!("{} *{}", callback(&a.kind, large), a.name),
        Rep::Variadic => return "...".to_owned(),
    };
    match (&a.shape, a.dir, rep) {
        // MPI_UNWEIGHTED is no array: compilers would warn of an access to it.
        (Shape::Array(_), ..) if a.name.contains("weights") => format!("{konst}{base} *{}", a.name),
        (Shape::Array(_), ..) => format!("{konst}{base} {}[]", a.name),
        (Shape::Triples, ..) => format!("{konst}{base} {}[][3]", a.name),
        (Shape::Scalar, Dir::In, Rep::Status) => format!("{konst}{base} *{}", a.name),
        (Shape::Scalar, Dir::In, _) => format!("{konst}{base} {}", a.name),
        (Shape::Scalar, ..) => format!("{base} *{}", a.name),
    }
}

/// The Rust type of a parameter at the C border.
pub(crate) fn border_type(a: &Arg, large: bool) -> String {
    let base = match rep(&a.kind) {
        None => return "?".to_owned(),
        Some(Rep::Handle(t) | Rep::Enum(t)) => t.to_owned(),
        Some(Rep::Int(small, big)) => (if large { big } else { small }).rust().to_owned(),
        Some(Rep::Pointer) if a.konst => return "*const c_void".to_owned(),
        Some(Rep::Pointer) => return "*mut c_void".to_owned(),
        Some(Rep::Text) if a.konst => return "*const c_char".to_owned(),
        Some(Rep::Text) => return "*mut c_char".to_owned(),
        Some(Rep::Texts) => return "*const *mut c_char".to_owned(),
        Some(Rep::TextLists) => return "*const *mut *mut c_char".to_owned(),
        Some(Rep::Argv) => return "*mut *mut *mut c_char".to_owned(),
        Some(Rep::Status) => "MPI_Status".to_owned(),
        Some(Rep::Callback) => return callback(&a.kind, large),
        Some(Rep::Variadic) => return String::new(),
    };
    let pointer = if a.konst { "*const" } else { "*mut" };
    match (&a.shape, a.dir, base.as_str()) {
        (Shape::Array(_), ..) => format!("{pointer} {base}"),
        (Shape::Triples, ..) => format!("{pointer} [{base}; 3]"),
        (Shape::Scalar, Dir::In, "MPI_Status") => format!("{pointer} {base}"),
        (Shape::Scalar, Dir::In, _) => base,
        (Shape::Scalar, ..) => format!("*mut {base}"),
    }
}

/// The Rust type of a parameter in the body.
pub(crate) fn body_type(a: &Arg) -> String {
    let scalar_in = a.shape == Shape::Scalar && a.dir == Dir::In;
    if is_poly(&a.kind) {
        return match (&a.shape, a.dir) {
            (Shape::Scalar, Dir::In) => "i64",
            (Shape::Scalar, _) => "IntOut",
            _ => "IntArr",
        }
        .to_owned();
    }
    if has_large_callback(&a.kind) {
        return format!("Poly<{}, {}>", callback(&a.kind, false), callback(&a.kind, true));
    }
    if scalar_in {
        let object = match a.kind.as_str() {
            "comm" => "&Comm",
            "peer_comm" => "Result<&Comm>",
            "peer_group" => "Result<&Group>",
            "datatype" => "&Datatype",
            "group" => "&Group",
            "op" => "&Op",
            "info" => "Option<&Info>",
            "peer_info" => "Result<Option<&Info>>",
            "errhandler" => "&Errhandler",
            "peer_errhandler" => "Result<&Errhandler>",
            "large_count" => "i64",
            _ => "",
        };
        if !object.is_empty() {
            return object.to_owned();
        }
    }
    border_type(a, false)
}

/// A parameter name that Rust accepts.
pub(crate) fn ident(name: &str) -> String {
    match name {
        "type" | "in" | "fn" | "ref" | "match" | "move" | "where" => format!("{name}_"),
        _ => name.to_owned(),
    }
}
