//! One argument of a routine: what Fortran passes, what C gets, and what happens around the call.

use super::super::kinds::{self, CInt, Rep};
use super::super::model::{Arg, Dir, Function, Shape};

/// How an argument crosses.
pub(super) struct Conv {
    /// Type of the Fortran parameter in Rust.
    pub(super) param: String,
    /// Statements before the call.
    pub(super) before: String,
    /// The value for C.
    pub(super) value: String,
    /// Statements after the call.
    pub(super) after: String,
}

/// Type of the parameter of the C function.
pub(super) fn c_type(a: &Arg, large: bool) -> String {
    let rep = kinds::rep(&a.kind).unwrap_or(Rep::Variadic);
    let base = match rep {
        Rep::Handle(_) => "Handle".to_owned(),
        Rep::Int(small, big) => int_type(if large { big } else { small }).to_owned(),
        Rep::Status => "Status".to_owned(),
        Rep::Text if a.konst => return "*const c_char".to_owned(),
        Rep::Text => return "*mut c_char".to_owned(),
        Rep::Texts => return "*const *mut c_char".to_owned(),
        Rep::TextLists => return "*const *mut *mut c_char".to_owned(),
        Rep::Callback => return "*const c_void".to_owned(),
        _ if a.konst => return "*const c_void".to_owned(),
        _ => return "*mut c_void".to_owned(),
    };
    match (&a.shape, a.dir, rep) {
        (Shape::Scalar, Dir::In, Rep::Status) => format!("*const {base}"),
        (Shape::Scalar, Dir::In, _) => base,
        (Shape::Scalar, ..) => format!("*mut {base}"),
        (Shape::Triples, ..) => format!("*mut [{base}; 3]"),
        (Shape::Array(_), ..) if a.konst => format!("*const {base}"),
        (Shape::Array(_), ..) => format!("*mut {base}"),
    }
}

fn int_type(c: CInt) -> &'static str {
    if c == CInt::Int { "c_int" } else { "i64" }
}

/// The function that makes a C handle from an INTEGER.
fn from_integer(kind: &str) -> String {
    let word = match kind {
        "comm_raw" | "peer_comm" => "comm",
        "peer_group" => "group",
        "peer_info" => "info",
        "peer_errhandler" => "errhandler",
        "datatype_raw" => "datatype",
        other => other,
    };
    format!("handles::{word}")
}

/// Number of elements of an array whose elements are converted.
fn length(f: &Function, a: &Arg) -> String {
    match &a.shape {
        Shape::Array(n) if n != "*" => format!("length({})", kinds::ident(n)),
        _ if f.name.starts_with("Neighbor") || f.name.starts_with("Ineighbor") => {
            let side = if a.name.starts_with("send") { "to" } else { "from" };
            format!("handles::neighbors_{side}(*comm)")
        }
        _ if a.kind == "flag" => "handles::dimensions(*comm)".to_owned(),
        _ => "handles::peers(*comm)".to_owned(),
    }
}

/// How `a` crosses in a routine of `f`.
pub(super) fn conv(f: &Function, a: &Arg, large: bool) -> Conv {
    let id = kinds::ident(&a.name);
    let scalar = a.shape == Shape::Scalar;
    let plain = |param: String, value: String| Conv {
        param,
        before: String::new(),
        value,
        after: String::new(),
    };
    match kinds::rep(&a.kind).unwrap_or(Rep::Variadic) {
        Rep::Handle(_) => handle(f, a, &id, scalar),
        Rep::Status if !scalar => plain("*mut Status".into(), format!("sentinel::statuses({id})")),
        Rep::Status if a.dir == Dir::Out => {
            plain("*mut Status".into(), format!("sentinel::status({id})"))
        }
        Rep::Status => plain(format!("*{} Status", mutability(a)), id),
        Rep::Text => text(a, &id),
        Rep::Int(..) if a.kind == "flag" => flag(f, a, &id, scalar),
        Rep::Int(..) if a.kind == "index" => index(a, &id),
        Rep::Int(small, big) => {
            let t = int_type(if large { big } else { small });
            match (&a.shape, a.dir) {
                (Shape::Scalar, Dir::In) => plain(format!("*const {t}"), format!("*{id}")),
                (Shape::Array(_), _) if matches!(a.kind.as_str(), "weight" | "error_code") => {
                    let cast = if a.konst { "" } else { ".cast_mut()" };
                    plain(format!("*{} {t}", mutability(a)), format!("sentinel::ints({id}){cast}"))
                }
                (Shape::Triples, _) => plain(format!("*mut [{t}; 3]"), id),
                _ => plain(format!("*{} {t}", mutability(a)), id),
            }
        }
        _ => {
            let cast = if a.konst { "" } else { ".cast_mut()" };
            plain("*const c_void".into(), format!("sentinel::buffer({id}){cast}"))
        }
    }
}

fn mutability(a: &Arg) -> &'static str {
    if a.konst || (a.dir == Dir::In && a.shape == Shape::Scalar) { "const" } else { "mut" }
}

fn handle(f: &Function, a: &Arg, id: &str, scalar: bool) -> Conv {
    let from = from_integer(&a.kind);
    let (before, value, after) = match (scalar, a.dir) {
        (true, Dir::In) => (String::new(), format!("{from}(*{id})"), String::new()),
        (true, dir) => {
            let first =
                if dir == Dir::Out { "null_mut()".to_owned() } else { format!("{from}(*{id})") };
            (
                format!("let mut c_{id}: Handle = {first};\n"),
                format!("&mut c_{id}"),
                format!("handles::put({id}, c_{id});\n"),
            )
        }
        (false, dir) => {
            let n = length(f, a);
            let made = match dir {
                Dir::Out => format!("Handles::empty({n})"),
                _ => format!("Handles::read({id}, {n}, {from})"),
            };
            let write =
                if dir == Dir::In { String::new() } else { format!("c_{id}.write({id});\n") };
            let (m, access) = if a.konst { ("", "as_ptr()") } else { ("mut ", "as_mut_ptr()") };
            (format!("let {m}c_{id} = {made};\n"), format!("c_{id}.{access}"), write)
        }
    };
    let param = if a.dir == Dir::In { "*const c_int" } else { "*mut c_int" };
    Conv { param: param.to_owned(), before, value, after }
}

fn text(a: &Arg, id: &str) -> Conv {
    if a.dir == Dir::In {
        return Conv {
            param: "*const c_char".into(),
            before: format!("let c_{id} = Text::read({id}, {id}_len);\n"),
            value: format!("c_{id}.as_ptr()"),
            after: String::new(),
        };
    }
    Conv {
        param: "*mut c_char".into(),
        before: format!("let mut c_{id} = TextOut::new();\n"),
        value: format!("c_{id}.as_mut_ptr()"),
        after: format!("c_{id}.write(code, {id}, {id}_len);\n"),
    }
}

fn flag(f: &Function, a: &Arg, id: &str, scalar: bool) -> Conv {
    let (param, before, value, after) = match (scalar, a.dir) {
        (true, Dir::In) => {
            ("*const c_int", String::new(), format!("logical::read(*{id})"), String::new())
        }
        (true, _) => (
            "*mut c_int",
            format!("let mut c_{id} = logical::UNSET;\n"),
            format!("&mut c_{id}"),
            format!("logical::put({id}, c_{id});\n"),
        ),
        (false, Dir::In) => (
            "*const c_int",
            format!("let c_{id} = Flags::read({id}, {});\n", length(f, a)),
            format!("c_{id}.as_ptr()"),
            String::new(),
        ),
        (false, _) => (
            "*mut c_int",
            format!("let mut c_{id} = Flags::empty({});\n", length(f, a)),
            format!("c_{id}.as_mut_ptr()"),
            format!("c_{id}.write({id});\n"),
        ),
    };
    Conv { param: param.into(), before, value, after }
}

/// Indices count from one in Fortran.
fn index(a: &Arg, id: &str) -> Conv {
    let after = if a.shape == Shape::Scalar {
        format!("index::one(code, {id});\n")
    } else {
        format!("index::some(code, {id}, outcount);\n")
    };
    Conv { param: "*mut c_int".into(), before: String::new(), value: id.to_owned(), after }
}
