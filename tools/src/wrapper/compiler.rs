//! Which compiler stands behind the wrapper.

use std::ffi::OsString;
use std::path::Path;

use super::{Language, NAMES};

/// The compiler with the arguments that its setting carries (`ccache gcc`, `gcc -m32`).
#[derive(Clone, Debug)]
pub(super) struct Compiler {
    pub(super) program: OsString,
    pub(super) args: Vec<OsString>,
}

impl Compiler {
    /// The command as it begins.
    pub(super) fn words(&self) -> Vec<OsString> {
        [vec![self.program.clone()], self.args.clone()].concat()
    }
}

/// Variables that name the compiler, the strongest first. The last two are those which build
/// systems set for other implementations' wrappers.
const VARIABLES_C: [&str; 4] = ["HAWSER_CC", "MPI_CC", "MPICH_CC", "OMPI_CC"];
const VARIABLES_CXX: [&str; 4] = ["HAWSER_CXX", "MPI_CXX", "MPICH_CXX", "OMPI_CXX"];

const VARIABLES_FORTRAN: [&str; 4] = ["HAWSER_FC", "MPI_FC", "MPICH_FC", "OMPI_FC"];

/// The compiler: `-cc=`, then the environment, then the system's.
pub(super) fn compiler(
    language: Language,
    chosen: Option<String>,
    env: &dyn Fn(&str) -> Option<String>,
) -> Result<Compiler, String> {
    let (variables, default) = match language {
        Language::C => (VARIABLES_C, "cc"),
        Language::Cxx => (VARIABLES_CXX, "c++"),
        Language::Fortran => (VARIABLES_FORTRAN, "gfortran"),
    };
    let (origin, text) = chosen
        .map(|text| ("-cc=".to_string(), text))
        .or_else(|| {
            variables.iter().find_map(|v| {
                let text = env(v).filter(|t| !t.trim().is_empty())?;
                Some(((*v).to_string(), text))
            })
        })
        .unwrap_or_else(|| ("the default".to_string(), default.to_string()));
    let mut words = split(&text).map_err(|why| format!("{origin} names \"{text}\": {why}"))?;
    if words.is_empty() {
        return Err(format!("{origin} names no compiler"));
    }
    // It may stand behind another program: `ccache mpicc`, `env A=1 mpicc`.
    if let Some(wrapper) = words.iter().take_while(|w| !w.starts_with('-')).find(|w| is_ours(w)) {
        return Err(format!(
            "{origin} names the compiler \"{wrapper}\", which is a wrapper compiler itself; \
             name the real compiler"
        ));
    }
    let program = words.remove(0);
    Ok(Compiler { program: program.into(), args: words.into_iter().map(Into::into).collect() })
}

fn is_ours(word: &str) -> bool {
    let name = Path::new(word).file_name().and_then(|n| n.to_str()).unwrap_or_default();
    NAMES.iter().any(|(ours, _)| *ours == name)
}

/// Arguments with those of the files that `@file` names in its place, as compilers read them: files
/// may name further ones.
pub(super) fn expanded(args: &[OsString], read: &dyn Fn(&Path) -> Option<String>) -> Vec<OsString> {
    let mut all = Vec::new();
    expand(args, read, 0, &mut all);
    all
}

fn expand(
    args: &[OsString],
    read: &dyn Fn(&Path) -> Option<String>,
    depth: usize,
    all: &mut Vec<OsString>,
) {
    const DEEPEST: usize = 16;
    for arg in args {
        let named = arg.to_str().and_then(|arg| arg.strip_prefix('@'));
        let text = named.filter(|_| depth < DEEPEST).and_then(|name| read(Path::new(name)));
        match text.and_then(|text| split(&text).ok()) {
            Some(words) => {
                let words: Vec<OsString> = words.into_iter().map(OsString::from).collect();
                expand(&words, read, depth + 1, all);
            }
            None => all.push(arg.clone()),
        }
    }
}

/// Splits a command as a shell does: blanks separate, quotes and backslashes protect.
fn split(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            ' ' | '\t' | '\n' | '\r' => words.extend(word.take()),
            '\'' | '"' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        Some(end) if end == c => break,
                        Some(inside) => word.push(inside),
                        None => return Err(format!("the quote {c} is not closed")),
                    }
                }
            }
            '\\' => word.get_or_insert_default().extend(chars.next()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_like_a_shell() {
        assert_eq!(split("ccache  gcc -m32").unwrap(), ["ccache", "gcc", "-m32"]);
        assert_eq!(split("'/a b/cc' \"x y\" c\\ d").unwrap(), ["/a b/cc", "x y", "c d"]);
        assert_eq!(split("''").unwrap(), [""]);
        assert!(split("'open").is_err());
        assert!(split("  ").unwrap().is_empty());
    }
}
