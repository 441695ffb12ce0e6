//! Opening, closing and removing files (MPI-5.0 section 14.2).

use std::path::Path;
use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_mca::Params;
use hawser_storage::{Disk, FileName, Mode};

use crate::Io;
use crate::agree;
use crate::amode::Amode;
use crate::error;
use crate::file::{File, Parts};
use crate::hints;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::staging::Staging;

/// What a rank has found when it opens a file.
struct Found {
    disk: Disk,
    /// The name that this rank removes when the file is closed.
    removed_at_close: Option<FileName>,
}

impl Found {
    /// With the place of the pointers, in bytes.
    fn new(disk: Disk, path: &Path, mode: Amode, rank: u32) -> Result<(Found, i64)> {
        let end = match mode.appends() {
            true => disk.about().map(|a| i64::try_from(a.size).unwrap_or(i64::MAX)),
            false => Ok(0),
        };
        let end = end.map_err(|e| error::of_path("cannot look up", path, &e))?;
        let name = (mode.deletes() && rank == 0).then(|| FileName::new(path)).transpose();
        let removed_at_close = name.map_err(|e| error::of_path("cannot name", path, &e))?;
        Ok((Found { disk, removed_at_close }, end))
    }
}

impl Io {
    fn private(&self, comm: &Comm) -> Result<Comm> {
        let new = comm.create(Ok(comm.group()))?;
        let new = new.ok_or_else(|| err!(Intern, "this process is not in its own group"))?;
        new.set_errhandler(Errhandler::errors_return());
        Ok(new)
    }

    /// Collective: rank 0 makes a new file before the other ranks open it. Whatever can be wrong
    /// with the file one of the ranks has found by the end.
    fn find(
        &self,
        comm: &Comm,
        path: &Path,
        mode: Amode,
        info: Option<&Info>,
    ) -> Result<(Found, i64)> {
        let open = |open: fn(&Path, Mode, u32, &Params) -> std::io::Result<Disk>| {
            let disk = open(path, mode.mode(), hints::permissions(info), self.params)
                .map_err(|e| error::of_path("cannot open", path, &e))?;
            Found::new(disk, path, mode, comm.rank())
        };
        if !mode.creates() || comm.size() == 1 {
            return agree::settle_largest(comm, open(Disk::open));
        }
        let first = if comm.rank() == 0 { open(Disk::open).map(Some) } else { Ok(None) };
        let first = agree::settle(comm, first)?;
        agree::settle_largest(comm, first.map_or_else(|| open(Disk::open_made), Ok))
    }

    /// `MPI_File_open`: collective. The first rank makes a new file, the others find it.
    ///
    /// # Errors
    /// Class `NotSame` when access modes differ, and what the system says, on all ranks.
    pub fn open_file(
        &'static self,
        comm: &Comm,
        path: Result<&Path>,
        amode: i32,
        info: Result<Option<&Info>>,
    ) -> Result<File> {
        if comm.is_inter() {
            return Err(err!(Comm, "a file needs an intracommunicator"));
        }
        let comm = self.private(comm)?;
        let checked = Amode::new(amode).and_then(|mode| Ok((mode, path?, info?)));
        let same = [i64::from(amode)];
        let checked = agree::settle_same(&comm, checked, &same, "their access modes")?;
        let ((mode, path, info), _) = checked;
        // From here on only the loss of a rank ends the call.
        let (Found { disk, removed_at_close }, end) = self.find(&comm, path, mode, info)?;
        let second = self.private(&comm)?;
        let shared = Shared::new(self.osc, &comm, end)?;
        let given = self.hints(info);
        let settings = Settings::of(&self.site_hints(), info);
        let (settings, staging) = match comm.size() {
            1 => (settings, None),
            _ => {
                let made = settings.agreed(&comm).and_then(|agreed| {
                    Ok((agreed, Staging::new(self.osc, &comm, &agreed, &disk)?))
                });
                // Others may have opened the file, and use what this rank has told them.
                made.inspect_err(|_| shared.abandon())?
            }
        };
        let facts = hints::facts(&disk, &settings, staging.as_deref(), comm.size());
        let info = hints::of_new(&given, &facts);
        let path = path.to_string_lossy().into();
        let parts = Parts {
            io: self,
            comm,
            second,
            disk,
            shared,
            mode,
            path,
            info,
            settings,
            staging,
            removed_at_close,
        };
        let file = File::new(parts, end);
        file.tell_name(true);
        Ok(file)
    }

    /// `MPI_File_delete`.
    ///
    /// # Errors
    /// Class `NoSuchFile` and what else the system says.
    pub fn delete_file(&self, path: &Path) -> Result<()> {
        Disk::remove(path).map_err(|e| error::of_path("cannot delete", path, &e))
    }
}

impl File {
    /// Nothing that was begun in the file is under way.
    ///
    /// # Errors
    /// Class `Io` when a split collective call has not ended.
    pub fn check_close(&self) -> Result<()> {
        match &*self.begun() {
            None => Ok(()),
            Some(_) => Err(err!(Io, "a split collective call is under way in the file")),
        }
    }

    /// `MPI_File_close`: collective. The file has ended afterwards, also with an error.
    ///
    /// After the loss of a rank the memory of the buffers and of atomic mode is not used again: the
    /// survivors cannot agree that none of them is in an access still.
    ///
    /// # Errors
    /// Those of any rank: also of writes that had seemed to succeed.
    pub fn close(&self) -> Result<()> {
        self.tell_collective();
        // Nobody else can know when they have ended.
        self.io().pml.wait_for_given_up();
        let comm = self.comm();
        let left = self.shared().end();
        let named = self.check_name();
        let mine = left.and(self.close_disk());
        let met = agree::largest(comm, &[agree::class_of(mine.as_ref().err())]);
        self.tell_name(false);
        // A lost rank is no reason for the file to stay.
        let removed = named.and_then(|()| self.remove());
        let others = agree::of_others(met?.first().copied().unwrap_or(0));
        self.release_staging();
        self.release_atomic();
        let ended = mine.and(others.map_or(Ok(()), Err));
        let removed = if self.mode().deletes() { agree::settle(comm, removed) } else { removed };
        ended.and(removed)
    }

    fn close_disk(&self) -> Result<()> {
        // A thread that still uses the file, against the standard, closes it at its end.
        let disk = self.drop_disk().and_then(Arc::into_inner);
        let closed = disk.map_or(Ok(()), |disk| disk.close());
        closed.map_err(|e| error::of("cannot close", self.path(), &e))
    }

    /// The name that is to be removed is that of the open file.
    fn check_name(&self) -> Result<()> {
        let Some(name) = self.removed_at_close() else { return Ok(()) };
        let disk = self.disk()?;
        name.check(&disk).map_err(|e| error::of("cannot delete", self.path(), &e))
    }

    fn remove(&self) -> Result<()> {
        let removed = self.removed_at_close().map_or(Ok(()), FileName::remove);
        removed.map_err(|e| error::of("cannot delete", self.path(), &e))
    }
}
