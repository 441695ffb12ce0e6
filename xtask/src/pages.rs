//! Man pages and completion, which the programs write of themselves.

use crate::run::{cargo, output, root};

/// Where they lie, and what `hawser` is asked for them.
const PAGES: &[(&str, &[&str])] = &[
    ("man/mpirun.1", &["man", "mpirun"]),
    ("man/mpicc.1", &["man", "mpicc"]),
    ("man/hawser.1", &["man", "hawser"]),
    ("completion/mpirun.bash", &["completion", "bash", "mpirun"]),
    ("completion/mpirun.zsh", &["completion", "zsh", "mpirun"]),
    ("completion/mpirun.fish", &["completion", "fish", "mpirun"]),
    ("completion/hawser.bash", &["completion", "bash", "hawser"]),
    ("completion/hawser.zsh", &["completion", "zsh", "hawser"]),
    ("completion/hawser.fish", &["completion", "fish", "hawser"]),
];

/// Writes them; with `compare` only says whether they are fresh.
pub(crate) fn run(compare: bool) -> Result<(), String> {
    for (name, words) in PAGES {
        let mut command = cargo(&["run", "--quiet", "-p", "hawser-tools", "--bin", "hawser", "--"]);
        let page = output(command.args(*words))?;
        let path = root().join("docs/generated").join(name);
        let old = std::fs::read_to_string(&path).unwrap_or_default();
        if old == page {
            continue;
        }
        if compare {
            return Err(format!("docs/generated/{name} is stale; run cargo x doc --pages"));
        }
        let dir = path.parent().unwrap_or(&path);
        std::fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        std::fs::write(&path, page).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}
