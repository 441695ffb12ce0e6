//! Opening and removing files, and the choice of the component.

use std::io;
use std::os::fd::OwnedFd;
use std::path::Path;

use hawser_mca::report::say;
use hawser_mca::{Answer, ComponentInfo, Params, Rule, select};
use hawser_os::storage::{self, Mode};

use crate::name::strip;
use crate::posix::{Kind, Posix};
use crate::{Disk, FRAMEWORK};

impl Disk {
    /// Opens a file. `params` may forbid components; without any, `posix` serves.
    ///
    /// # Errors
    /// What the system said; `EISDIR` for a directory.
    pub fn open(path: &Path, mode: Mode, permissions: u32, params: &Params) -> io::Result<Disk> {
        Disk::of(storage::open(strip(path), mode, permissions)?, path, mode, params)
    }

    /// Opens a file that another process has made a moment ago. A host may keep that there is no
    /// such file: then the file system looks again when it is asked to make the file.
    ///
    /// # Errors
    /// As [`Disk::open`].
    pub fn open_made(
        path: &Path,
        mode: Mode,
        permissions: u32,
        params: &Params,
    ) -> io::Result<Disk> {
        Disk::of(open_made(strip(path), mode, permissions, Kind::of_folder)?, path, mode, params)
    }

    fn of(fd: OwnedFd, path: &Path, mode: Mode, params: &Params) -> io::Result<Disk> {
        if storage::about(&fd)?.directory {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let here = Kind::of(&fd);
        let kind = choose(here, params);
        let file = Posix::open(fd, kind, here.is_coherent(), mode, |why| {
            if params.verbose(FRAMEWORK.name) > 0 {
                say(format!("fs: writes to {} are synchronous: {why}", path.display()));
            }
        })?;
        Ok(Disk::new(Box::new(file)))
    }

    /// Removes a file.
    ///
    /// # Errors
    /// What the system said.
    pub fn remove(path: &Path) -> io::Result<()> {
        storage::unlink(strip(path))
    }
}

/// The component for a file that lies `here`. Where `nfs` is forbidden `cached` serves; `posix`
/// serves any file, and still tells that hosts may keep what they have written.
fn choose(here: Kind, params: &Params) -> Kind {
    let query = |component: &'static ComponentInfo| {
        let kind = Kind::ALL.into_iter().find(|k| component.is_called(k.name()));
        match kind {
            Some(Kind::Posix) => Answer::Here { priority: 10, module: Kind::Posix },
            Some(kind) if kind == here => Answer::Here { priority: 50, module: kind },
            Some(Kind::Cached) if !here.is_coherent() => {
                Answer::Here { priority: 30, module: Kind::Cached }
            }
            _ => Answer::NotHere("the file lies on another kind of file system".into()),
        }
    };
    let chosen = select(&FRAMEWORK, params, Rule::Best, query, &mut say);
    chosen.ok().and_then(|c| c.first().map(|c| c.module)).unwrap_or(Kind::Posix)
}

fn open_made(
    path: &Path,
    mode: Mode,
    permissions: u32,
    kind: impl FnOnce(&Path) -> Kind,
) -> io::Result<OwnedFd> {
    let found = storage::open(path, Mode { create: false, exclusive: false, ..mode }, permissions);
    match found {
        // Elsewhere the file is not there: the hosts do not share the folder.
        Err(e) if e.kind() == io::ErrorKind::NotFound && !kind(path).is_coherent() => {
            storage::open(path, Mode { create: true, exclusive: false, ..mode }, permissions)
        }
        found => found,
    }
}

#[cfg(test)]
mod tests {
    use hawser_mca::{Sources, report, spec_list};

    use super::*;

    #[test]
    fn the_choice_is_told_when_it_is_asked_for() {
        let specs = spec_list(&[], &[&FRAMEWORK]);
        let mode = Mode { read: true, ..Mode::default() };
        let told = |level: &str| {
            let sources = Sources::empty().set("fs_base_verbose", level);
            let said = report::capture();
            let params = Params::load(&specs, &sources).unwrap();
            Disk::open(Path::new("/dev/zero"), mode, 0, &params).unwrap();
            said.take().concat()
        };
        assert_eq!(told("0"), "");
        assert!(told("1").contains("fs: chosen posix"));
        assert!(told("10").contains("fs: nfs not used: the file lies on another kind"));
    }

    #[test]
    fn where_a_component_is_forbidden_another_one_serves() {
        let specs = spec_list(&[], &[&FRAMEWORK]);
        let chosen = |here, list: &str| {
            let sources =
                if list.is_empty() { Sources::empty() } else { Sources::empty().set("fs", list) };
            choose(here, &Params::load(&specs, &sources).unwrap())
        };
        for (here, list, expected) in [
            (Kind::Nfs, "", Kind::Nfs),
            (Kind::Nfs, "^nfs", Kind::Cached),
            (Kind::Nfs, "^nfs,cached", Kind::Posix),
            (Kind::Cached, "", Kind::Cached),
            (Kind::Cached, "nfs,posix", Kind::Posix),
            (Kind::Lustre, "^lustre", Kind::Posix),
            (Kind::Posix, "", Kind::Posix),
        ] {
            assert_eq!(chosen(here, list), expected, "{here:?} {list}");
        }
        // Forbidding a component does not make hosts see each other's writes.
        let fd = storage::open(Path::new("/dev/zero"), Mode { read: true, ..Mode::default() }, 0);
        let mode = Mode { read: true, ..Mode::default() };
        let file = Posix::open(fd.unwrap(), Kind::Posix, false, mode, |_| {}).unwrap();
        assert!(!Disk::new(Box::new(file)).is_coherent());
    }

    #[test]
    fn a_file_that_was_made_is_looked_for_again_where_hosts_keep_names() {
        let name = format!("hawser-made-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mode = Mode { read: true, write: true, create: true, exclusive: true };
        let open = |kind| open_made(&path, mode, 0o600, |_| kind).map_err(|e| e.kind());
        assert_eq!(open(Kind::Posix).map(drop), Err(io::ErrorKind::NotFound));
        // As if the host had kept that there is no such file.
        assert_eq!(open(Kind::Nfs).map(drop), Ok(()));
        assert_eq!(open(Kind::Posix).map(drop), Ok(()));
        assert_eq!(Kind::of_folder(Path::new("x")), Kind::of_folder(Path::new("./x")));
        std::fs::remove_file(&path).unwrap();
    }
}
