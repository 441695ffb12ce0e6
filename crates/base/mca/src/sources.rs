//! Where settings come from. Tests fill [`Sources`] by hand; programs read their process.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::calibration::{self, Calibrated, HostKind};
use crate::file::parse_file;
use crate::reading::read_file;

/// Prefix of environment variables that set parameters of Hawser.
pub const ENV_OWN: &str = "HAWSER_MCA_";
/// Prefix of environment variables that are shared with Open MPI.
pub const ENV_FOREIGN: &str = "OMPI_MCA_";
/// Variable in which a launcher hands calibrated values to its ranks; see [`Calibrated::Handed`].
pub const ENV_CALIBRATION: &str = "HAWSER_CALIBRATION";
/// Variable that names the installation prefix in place of the place of the executable.
pub const ENV_PREFIX: &str = "HAWSER_PREFIX";
/// The user's file, below the home directory.
pub const FILE_USER: &str = ".hawser/mca-params.conf";
/// The installation's file, below the prefix.
pub const FILE_SYSTEM: &str = "etc/hawser-mca-params.conf";

/// All sources of settings; those that come first here win.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// `--mca name value`, in the order given; the last one of a name wins.
    pub command_line: Vec<(String, String)>,
    /// The environment; only variables with the two prefixes are looked at.
    pub environment: BTreeMap<String, String>,
    /// Parameter files, the strongest first. A file that does not exist is skipped.
    pub files: Vec<PathBuf>,
    /// What was measured on hosts of this kind.
    pub calibration: Calibrated,
    /// What stands in for the own calibration where all of a job have to have the same
    /// ([`crate::Scope::AllEqual`]): as [`Calibrated::Handed`] has them. `None`: nothing does.
    pub calibration_of_job: Option<String>,
    /// What is known of processors of this kind, as names and sizes: the weakest source.
    pub processor: &'static [(&'static str, &'static str)],
    /// The installation prefix, where it is known.
    pub prefix: Option<PathBuf>,
}

impl Sources {
    /// No settings at all: every parameter has its default.
    pub fn empty() -> Sources {
        Sources::default()
    }

    /// The environment of this process and the files of this user and this installation.
    ///
    /// Only absolute paths are used for files, so nothing depends on the current directory.
    pub fn from_process() -> Sources {
        let environment: BTreeMap<String, String> = std::env::vars_os()
            .filter_map(|(k, v)| Some((k.into_string().ok()?, v.into_string().ok()?)))
            .collect();
        let prefix = match environment.get(ENV_PREFIX).map(PathBuf::from) {
            Some(named) if named.is_absolute() => Some(named),
            _ => prefix_of_process(),
        };
        let mut files = Vec::new();
        if let Some(home) = environment.get("HOME").map(Path::new).filter(|h| h.is_absolute()) {
            files.push(home.join(FILE_USER));
        }
        files.extend(prefix.as_ref().map(|p| p.join(FILE_SYSTEM)));
        let calibration = match environment.get(ENV_CALIBRATION) {
            Some(handed) => Calibrated::Handed(handed.clone()),
            None => Calibrated::No,
        };
        let environment = environment
            .into_iter()
            .filter(|(k, _)| k.starts_with(ENV_OWN) || k.starts_with(ENV_FOREIGN))
            .collect();
        Sources { environment, files, calibration, prefix, ..Sources::default() }
    }

    /// Adds the calibration that this user keeps for hosts of the kind of this one, unless a
    /// launcher has handed one down.
    pub fn of_host(mut self, host: impl FnOnce() -> HostKind) -> Sources {
        if self.calibration == Calibrated::No
            && let Some(folder) = calibration::folder()
        {
            let host = host();
            self.calibration = Calibrated::Kept(folder.join(host.file_name()), host);
        }
        self
    }

    /// Takes what all of a job have to have the same from somebody else's calibration. Changes
    /// nothing where a launcher has handed everything down.
    pub fn of_job(mut self, settings: &str) -> Sources {
        self.calibration_of_job = Some(settings.into());
        self
    }

    /// Adds what is known of the processors of this host.
    pub fn of_processor(mut self, known: &'static [(&'static str, &'static str)]) -> Sources {
        self.processor = known;
        self
    }

    /// The value that the strongest source gives a parameter, before parameters are resolved: what
    /// has to be known to know which parameters there are. Files that cannot be read are left to
    /// [`crate::Params::load`].
    pub fn peek(&self, name: &str) -> Option<String> {
        let is = |typed: &str| typed.trim().replace('-', "_") == name;
        let command = self.command_line.iter().rev().find(|(n, _)| is(n)).map(|(_, value)| value);
        let variable = |prefix: &str| {
            let mut all = self.environment.iter();
            all.find(|(n, _)| n.strip_prefix(prefix).is_some_and(is)).map(|(_, value)| value)
        };
        let set = command.or_else(|| variable(ENV_OWN)).or_else(|| variable(ENV_FOREIGN));
        set.cloned().or_else(|| {
            self.files.iter().find_map(|path| {
                let settings = parse_file(&read_file(path).ok()??).ok()?;
                settings.into_iter().rev().find(|s| s.name == name).map(|s| s.value)
            })
        })
    }

    /// Adds a setting of the command line.
    pub fn set(mut self, name: &str, value: &str) -> Sources {
        self.command_line.push((name.to_string(), value.to_string()));
        self
    }

    /// Adds an environment variable.
    pub fn env(mut self, variable: &str, value: &str) -> Sources {
        self.environment.insert(variable.to_string(), value.to_string());
        self
    }
}

/// The prefix above the library that is loaded in this process, or above this executable.
pub fn prefix_of_process() -> Option<PathBuf> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let executable = std::env::current_exe().ok();
    prefix_of_library(&maps).or_else(|| prefix_of_executable(&executable?))
}

/// The directory above `lib` of the library, found in the text of `/proc/self/maps`.
fn prefix_of_library(maps: &str) -> Option<PathBuf> {
    let path = maps.lines().find_map(|line| {
        let path = Path::new(line.get(line.find('/')?..)?);
        path.file_name()?.to_str()?.starts_with("libmpi_abi.so").then_some(path)
    })?;
    above(path, &["lib", "lib64"])
}

/// The directory above `bin` of an executable that lies beside our launcher.
fn prefix_of_executable(executable: &Path) -> Option<PathBuf> {
    let prefix = above(executable, &["bin"])?;
    prefix.join("bin/mpirun").exists().then_some(prefix)
}

fn above(file: &Path, folders: &[&str]) -> Option<PathBuf> {
    let folder = file.parent()?;
    let name = folder.file_name()?.to_str()?;
    folders.contains(&name).then(|| folder.parent().map(Path::to_path_buf))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_prefix_of_the_loaded_library() {
        let maps = "5500-5600 r--p 00000000 08:01 42  /home/u/app\n\
                    7f00-7f10 r-xp 00001000 08:01 43  /opt/my mpi/lib/libmpi_abi.so.1\n";
        assert_eq!(prefix_of_library(maps), Some(PathBuf::from("/opt/my mpi")));
        assert_eq!(prefix_of_library("7f00-7f10 r-xp 0 08:01 4 /build/libmpi_abi.so\n"), None);
        assert_eq!(prefix_of_library("7ffc-7ffd rw-p 0 00:00 0 [stack]\n"), None);
    }

    #[test]
    fn only_bin_has_a_prefix_above() {
        assert_eq!(above(Path::new("/opt/h/bin/mpirun"), &["bin"]), Some("/opt/h".into()));
        assert_eq!(above(Path::new("/opt/h/target/mpirun"), &["bin"]), None);
    }
}
