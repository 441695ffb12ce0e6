//! Where this installation lies.

use std::path::{Path, PathBuf};

use hawser_mca::ENV_PREFIX;

/// The installation prefix: `HAWSER_PREFIX` if it is absolute, else the directory above the `bin`
/// in which this executable lies (symbolic links followed).
pub fn find() -> Option<PathBuf> {
    let named = std::env::var_os(ENV_PREFIX).map(PathBuf::from).filter(|p| p.is_absolute());
    named.or_else(|| above_bin(&std::env::current_exe().ok().or_else(called)?))
}

/// The file of this program by the name under which it was called: where /proc is not mounted the
/// kernel cannot be asked.
fn called() -> Option<PathBuf> {
    let name = PathBuf::from(std::env::args_os().next()?);
    let found = match name.parent() {
        Some(folder) if folder != Path::new("") => name,
        _ => {
            let path = std::env::var_os("PATH")?;
            std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|f| f.is_file())?
        }
    };
    std::fs::canonicalize(found).ok()
}

fn above_bin(executable: &Path) -> Option<PathBuf> {
    let folder = executable.parent()?;
    (folder.file_name()? == "bin").then(|| folder.parent().map(Path::to_path_buf))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prefix_is_above_bin() {
        assert_eq!(above_bin(Path::new("/opt/h/bin/mpicc")), Some("/opt/h".into()));
        assert_eq!(above_bin(Path::new("/opt/h/debug/mpicc")), None);
    }
}
