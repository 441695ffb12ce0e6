//! Third-party components: files in the component directories, each named
//! `<framework>_<component>.so`, or, for frameworks of the launcher, an executable
//! `<framework>_<component>`.
//!
//! The name of a file is all that is looked at here, so that a launcher knows the same components
//! and parameters as the ranks without running foreign code. The file is loaded where the component
//! is used.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::component::ComponentInfo;
use crate::framework::Framework;
use crate::sources::Sources;
use crate::spec::{ParamKind, ParamSpec, Scope};

/// The directories that are searched before that of the installation.
pub const PATH_PARAM: &str = "mca_base_component_path";
/// The component directory of an installation, below its prefix.
pub const FOLDER: &str = "lib/hawser/components";
/// Most files of one directory that are looked at.
const FILES_MAX: usize = 1000;
/// Longest name of a component.
const NAME_MAX: usize = 40;

/// Parameters of this file.
pub static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: PATH_PARAM,
    kind: ParamKind::Text,
    default: "",
    unit: "",
    level: 4,
    scope: Scope::Local,
    help: "Directories, separated by colons, with third-party components: files named \
           <framework>_<component>.so, or executables <framework>_<component> of the launcher. \
           They go before those of the installation's \
           lib/hawser/components. Only absolute paths are used.",
}];

/// A file that has a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The framework that it is for.
    pub framework: &'static str,
    /// The component, as its file is named.
    pub name: String,
    /// The file.
    pub path: PathBuf,
}

/// The component directories, in the order in which they are searched.
pub fn directories(sources: &Sources) -> Vec<PathBuf> {
    let named = sources.peek(PATH_PARAM).unwrap_or_default();
    let named = named.split(':').map(str::trim).filter(|d| !d.is_empty()).map(PathBuf::from);
    let installed = sources.prefix.iter().map(|p| p.join(FOLDER));
    named.chain(installed).filter(|d| d.is_absolute()).collect()
}

/// The third-party components that the directories have, by framework and name: shared objects
/// for `frameworks`, executables for `programs`. Of several files with one name the first counts; a
/// name that is built in does not.
pub fn find(
    sources: &Sources,
    frameworks: &[&'static Framework],
    programs: &[&'static Framework],
) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for directory in directories(sources) {
        for path in files(&directory) {
            let meant = meaning(&path, frameworks).or_else(|| program(&path, programs));
            let Some((framework, name)) = meant else { continue };
            let known = |f: &Found| f.framework == framework.name && f.name == name;
            let built_in = framework.components.iter().any(|c| c.is_called(&name));
            if !built_in && !found.iter().any(known) {
                found.push(Found { framework: framework.name, name, path });
            }
        }
    }
    found.sort_by(|a, b| (a.framework, &a.name).cmp(&(b.framework, &b.name)));
    found
}

/// What a file's name says.
pub fn meaning(
    path: &Path,
    frameworks: &[&'static Framework],
) -> Option<(&'static Framework, String)> {
    read_name(path.file_name()?.to_str()?.strip_suffix(".so")?, frameworks)
}

/// The same of an executable.
fn program(path: &Path, programs: &[&'static Framework]) -> Option<(&'static Framework, String)> {
    let meant = read_name(path.file_name()?.to_str()?, programs)?;
    let kind = std::fs::metadata(path).ok()?;
    (kind.is_file() && kind.permissions().mode() & 0o111 != 0).then_some(meant)
}

fn read_name(
    name: &str,
    frameworks: &[&'static Framework],
) -> Option<(&'static Framework, String)> {
    let (framework, name) = name.split_once('_')?;
    let letters = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    let fits = (1..=NAME_MAX).contains(&name.len()) && name.bytes().all(letters);
    // The parameter <framework>_base_verbose is the framework's own.
    let framework = frameworks.iter().find(|f| f.name == framework && name != "base")?;
    fits.then(|| (*framework, name.to_string()))
}

/// Makes the components known to their frameworks, so that parameters and lists may name them.
pub fn announce(found: &[Found], frameworks: &[&'static Framework]) {
    for f in found {
        if let Some(framework) = frameworks.iter().find(|w| w.name == f.framework) {
            framework.announce(ComponentInfo {
                name: String::leak(f.name.clone()),
                alias: "",
                version: "",
                help: String::leak(format!("Third-party component, in {}.", f.path.display())),
            });
        }
    }
}

/// The files of a directory, by name; none where it cannot be read.
fn files(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(directory) else { return Vec::new() };
    let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).take(FILES_MAX).collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Params, Scope, spec_list};

    static OWN: [ComponentInfo; 1] =
        [ComponentInfo { name: "own", alias: "mine", version: "1.0.0", help: "The own one." }];
    static HALL: Framework =
        Framework { name: "hall", help: "A task.", scope: Scope::AllEqual, components: &OWN };

    fn named(file: &str) -> Option<String> {
        meaning(Path::new(file), &[&HALL]).map(|(_, name)| name)
    }

    #[test]
    fn a_file_is_named_after_its_component() {
        assert_eq!(named("/a/hall_fast2.so").as_deref(), Some("fast2"));
        let no = ["/a/hall_Fast.so", "/a/hall_.so", "/a/hall_a_b.so", "/a/room_x.so", "/a/hall.so"];
        for file in no.into_iter().chain(["/a/hall_base.so", "/a/hall_x.so.1", "/a/mca_hall_x.so"])
        {
            assert_eq!(named(file), None, "{file}");
        }
    }

    #[test]
    fn directories_are_searched_in_order_and_their_components_can_be_named() {
        let folder = std::env::temp_dir().join(format!("hawser-found-{}", std::process::id()));
        let [first, second] = ["first", "second"].map(|d| folder.join(d));
        for (directory, file) in [
            (&first, "hall_fast.so"),
            (&second, "hall_fast.so"),
            (&second, "hall_late.so"),
            (&second, "hall_mine.so"),
            (&second, "notes.txt"),
        ] {
            std::fs::create_dir_all(directory).expect("a folder");
            std::fs::write(directory.join(file), "").expect("a file");
        }
        let path = format!("{}:relative:{}", first.display(), second.display());
        let sources = Sources::empty().set(PATH_PARAM, &path);
        let found = find(&sources, &[&HALL], &[]);
        let runs = second.join("hall_runs");
        std::fs::write(&runs, "").expect("a file");
        assert_eq!(find(&sources, &[], &[&HALL]), [], "not executable");
        std::fs::set_permissions(&runs, std::fs::Permissions::from_mode(0o755)).expect("ours");
        let programs = find(&sources, &[], &[&HALL]);
        assert_eq!(programs.iter().map(|f| f.name.as_str()).collect::<Vec<_>>(), ["runs"]);
        std::fs::remove_dir_all(&folder).expect("ours");
        let seen: Vec<_> = found.iter().map(|f| (f.name.as_str(), f.path.clone())).collect();
        let (fast, late) = (first.join("hall_fast.so"), second.join("hall_late.so"));
        assert_eq!(seen, [("fast", fast), ("late", late)]);

        let load = |list: &str| {
            let sources = sources.clone().set("hall", list).set("hall_late_priority", "7");
            Params::load(&spec_list(&[PARAMS], &[&HALL]), &sources)
        };
        assert!(load("late").is_err(), "it is not known yet");
        announce(&found, &[&HALL]);
        announce(&found, &[&HALL]);
        let params = load("late,own").expect("it is known");
        assert!(params.list("hall").allows("late") && !params.list("hall").allows("fast"));
        assert_eq!(params.int_opt("hall_late_priority"), Some(7));
        assert_eq!(HALL.all().iter().map(|c| c.name).collect::<Vec<_>>(), ["own", "fast", "late"]);
    }

    #[test]
    fn the_strongest_source_names_the_directories() {
        let sources = Sources::empty()
            .env("OMPI_MCA_mca_base_component_path", "/ompi")
            .env("HAWSER_MCA_mca_base_component_path", "/ours");
        assert_eq!(directories(&sources), [PathBuf::from("/ours")]);
        let sources = sources.set("mca-base-component-path", "/a:b:/c");
        assert_eq!(directories(&sources), [PathBuf::from("/a"), PathBuf::from("/c")]);
        assert!(directories(&Sources::empty()).is_empty());
    }
}
