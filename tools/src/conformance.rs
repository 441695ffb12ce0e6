//! `hawser test-component`: whether a third-party component keeps the contract.
//!
//! The file and its tables are looked at here, in a process of its own first. Then a program that
//! comes with this installation is compiled and run: for `coll` every operation in every form with
//! random data, derived datatypes and user's operations, then, where the component offers such
//! calls, those between two groups and among neighbours; for `btl` messages of all lengths and
//! modes, compared byte by byte with what the standard says.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::prefix;

/// The sources of the programs, below the prefix.
const PROGRAMS: &str = "share/hawser/conformance";

/// Checks the file; gives lines for people.
///
/// # Errors
/// What is wrong with the component, or with the way to find out.
pub fn run(file: &Path, nps: &[u32]) -> Result<String, String> {
    let file = file.canonicalize().map_err(|e| format!("{}: {e}", file.display()))?;
    let prefix =
        prefix::find().ok_or("the installation that this program belongs to is not known")?;
    let report = hawser_component::check(&file, &prefix.join("bin/hawser"))
        .map_err(|why| format!("{}: {why}", file.display()))?;
    let mut lines = report.lines.clone();
    let scratch = Scratch::new()?;
    let programs = report.programs.iter().map(|name| {
        let (program, source) = (scratch.0.join(name), prefix.join(PROGRAMS).join(name));
        let mut compile = Command::new(prefix.join("bin/mpicc"));
        compile.arg("-O1").arg("-o").arg(&program).arg(source.with_extension("c"));
        succeed(&mut compile, "the conformance program cannot be compiled")?;
        Ok(program)
    });
    let programs = programs.collect::<Result<Vec<_>, String>>()?;
    let directory = file.parent().unwrap_or(Path::new("/"));
    let name = report.name;
    let options = match report.framework {
        "btl" => {
            let pml = if report.unsure { "dr" } else { "ob1" };
            vec![("btl".into(), format!("{name},self")), ("pml".into(), pml.into())]
        }
        framework => vec![(format!("{framework}_{name}_priority"), "100".into())],
    };
    for np in nps {
        // Two groups need two ranks.
        for program in programs.iter().filter(|p| *np > 1 || !p.ends_with("coll-inter")) {
            let mut job = Command::new(prefix.join("bin/mpirun"));
            job.args(["--quiet", "--oversubscribe", "-n", &np.to_string(), "--timeout", "60"])
                .args(["--mca", "mca_base_component_path"])
                .arg(directory);
            options.iter().for_each(|(key, value)| {
                job.args(["--mca", key, value]);
            });
            job.arg(program);
            succeed(&mut job, &format!("with {np} ranks"))?;
        }
        lines.push(format!("{np} ranks: results agree"));
    }
    lines.push("the component keeps the contract".into());
    Ok(lines.join("\n") + "\n")
}

fn succeed(command: &mut Command, what: &str) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{program}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text += &String::from_utf8_lossy(&output.stderr);
    Err(format!("{what}: {}\n{}", output.status, text.trim_end()))
}

/// A folder of our own, gone at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let folder = std::env::temp_dir().join(format!("hawser-component.{}", std::process::id()));
        std::fs::create_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What stays is in a folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
