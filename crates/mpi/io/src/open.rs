//! Opening, closing and removing files (MPI-5.0 section 14.2).

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_storage::Disk;

use crate::Io;
use crate::agree;
use crate::amode::Amode;
use crate::error;
use crate::file::{File, Parts};
use crate::hints;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::staging::Staging;

impl Io {
    fn private(&self, comm: &Comm) -> Result<Comm> {
        let new = comm.create(Ok(comm.group()))?;
        let new = new.ok_or_else(|| err!(Intern, "this process is not in its own group"))?;
        new.set_errhandler(Errhandler::errors_return());
        Ok(new)
    }

    /// `MPI_File_open`: collective. The first rank makes a new file, the others find it.
    ///
    /// # Errors
    /// Class `NotSame` when access modes differ, and what the system says, on all ranks.
    pub fn open_file(
        &'static self,
        comm: &Comm,
        path: Result<&str>,
        amode: i32,
        info: Option<&Info>,
    ) -> Result<File> {
        if comm.is_inter() {
            return Err(err!(Comm, "a file needs an intracommunicator"));
        }
        let comm = self.private(comm)?;
        let checked = Amode::new(amode).and_then(|mode| Ok((mode, path?)));
        let same = [i64::from(amode)];
        let ((mode, path), _) = agree::settle_same(&comm, checked, &same, "their access modes")?;
        let open = |first: bool| {
            Disk::open(path, mode.mode(first), hints::permissions(info), self.params)
                .map_err(|e| error::of("cannot open", path, &e))
        };
        let disk = if mode.creates() && comm.size() > 1 {
            // Who makes it opens it before the others look for it.
            let first = if comm.rank() == 0 { open(true).map(Some) } else { Ok(None) };
            let first = agree::settle(&comm, first)?;
            agree::settle(&comm, first.map_or_else(|| open(false), Ok))?
        } else {
            agree::settle(&comm, open(true))?
        };
        let second = self.private(&comm)?;
        let shared = Shared::new(self.osc, &comm)?;
        let given = self.hints(info);
        let settings = Settings::DEFAULT.with(&given);
        let (settings, staging) = match comm.size() {
            1 => (settings, None),
            _ => {
                let agreed = settings.agreed(&comm)?;
                (agreed, Staging::new(self.osc, &comm, &agreed, &disk)?)
            }
        };
        let facts = hints::facts(&disk, &settings, staging.as_deref(), comm.size());
        let info = hints::of_new(&given, &facts);
        let size = if mode.appends() { disk.about().map(|a| a.size) } else { Ok(0) };
        let size = size.map_err(|e| error::of("cannot look up", path, &e));
        // Nobody has used the buffers.
        let end = agree::settle(&comm, size)
            .inspect_err(|_| staging.iter().for_each(|s| s.release()))? as i64;
        let path = path.into();
        let parts =
            Parts { io: self, comm, second, disk, shared, mode, path, info, settings, staging };
        let file = File::new(parts, end);
        file.tell_name(true);
        if mode.appends() {
            file.reset_shared(end).inspect_err(|_| file.release_staging())?;
        }
        Ok(file)
    }

    /// `MPI_File_delete`.
    ///
    /// # Errors
    /// Class `NoSuchFile` and what else the system says.
    pub fn delete_file(&self, path: &str) -> Result<()> {
        Disk::remove(path).map_err(|e| error::of("cannot delete", path, &e))
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
    /// # Errors
    /// Those of any rank.
    pub fn close(self) -> Result<()> {
        self.tell_collective();
        let mode = self.mode();
        let path = self.path().clone();
        let (comm, ended) = (self.comm().clone(), self.shared().end());
        drop(self.drop_disk());
        let ended = agree::settle(&comm, ended);
        self.tell_name(false);
        ended?;
        self.release_staging();
        self.release_atomic();
        let removed = match mode.deletes() && comm.rank() == 0 {
            true => Disk::remove(&path).map_err(|e| error::of("cannot delete", &path, &e)),
            false => Ok(()),
        };
        if mode.deletes() { agree::settle(&comm, removed) } else { removed }
    }
}
