//! Which functions have a body in `crates/api/libmpi/src/chapters/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::model::Function;

/// A body found in a chapter file.
struct Body {
    path: String,
    is_unsafe: bool,
}

/// All bodies by name.
pub(crate) struct Bodies(BTreeMap<String, Body>);

impl Bodies {
    /// Looks through the modules that `chapters/mod.rs` declares, and their own folders.
    pub(crate) fn scan(dir: &Path) -> Result<Bodies, String> {
        let mut bodies = Bodies(BTreeMap::new());
        let index = dir.join("mod.rs");
        let text = fs::read_to_string(&index).map_err(|e| format!("{}: {e}", index.display()))?;
        for module in text.lines().filter_map(module_name) {
            let path = format!("crate::chapters::{module}");
            let file = dir.join(format!("{module}.rs"));
            if file.exists() {
                bodies.file(&file, &path)?;
            }
            let folder = dir.join(module);
            if folder.is_dir() {
                bodies.folder(&folder, &path)?;
            }
        }
        Ok(bodies)
    }

    fn folder(&mut self, folder: &Path, path: &str) -> Result<(), String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut files: Vec<_> = entries.filter_map(|e| e.ok()).map(|e| e.path()).collect();
        files.sort();
        for file in files {
            let Some(stem) = file.file_stem().and_then(|s| s.to_str()).map(str::to_owned) else {
                continue;
            };
            if file.extension().is_some_and(|e| e == "rs") && stem != "tests" {
                let inner = if stem == "mod" { path.to_owned() } else { format!("{path}::{stem}") };
                self.file(&file, &inner)?;
            }
        }
        Ok(())
    }

    fn file(&mut self, file: &Path, path: &str) -> Result<(), String> {
        let text = fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        for line in text.lines() {
            // Bodies stand at the left margin; helpers that are not bodies match no function name.
            let Some(rest) = line.strip_prefix("pub(crate) ") else { continue };
            let (is_unsafe, rest) = match rest.strip_prefix("unsafe ") {
                Some(rest) => (true, rest),
                None => (false, rest),
            };
            let Some(rest) = rest.strip_prefix("fn ") else { continue };
            let name: String =
                rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let body = Body { path: format!("{path}::{name}"), is_unsafe };
            self.0.entry(name).or_insert(body);
        }
        Ok(())
    }

    /// The path of a function's body.
    pub(crate) fn path(&self, f: &Function) -> Option<String> {
        self.0.get(&f.body()).map(|b| b.path.clone())
    }

    /// A call of a body.
    pub(crate) fn call(&self, f: &Function, path: &str, args: &str) -> String {
        match self.0.get(&f.body()) {
            Some(b) if b.is_unsafe => format!("unsafe {{ {path}({args}) }}"),
            _ => format!("{path}({args})"),
        }
    }
}

/// `mod x;` or `pub(crate) mod x;`
fn module_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
    line.strip_prefix("mod ")?.strip_suffix(';')
}
