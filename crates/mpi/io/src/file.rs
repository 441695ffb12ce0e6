//! An open file: its state, pointers and views.

mod pointers;

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Space;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::Result;
use hawser_core::group::Group;
use hawser_core::holding::Tie;
use hawser_core::info::Info;
use hawser_datatype::Datatype;
use hawser_lockfree::Serial;
use hawser_segment::mem::UserSlice;
use hawser_storage::{Disk, FileName, Moved};

use crate::agree;
use crate::amode::Amode;
use crate::atomic::Atomic;
use crate::call::{Place, SplitCall, Way};
use crate::settings::Settings;
use crate::shared::Shared;
use crate::staging::Staging;
use crate::view::{View, ViewArgs};
use crate::{Io, hints};

/// What a seek counts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Whence {
    Set,
    Current,
    End,
}

/// What a file is made of.
pub(crate) struct Parts {
    pub(crate) io: &'static Io,
    pub(crate) comm: Comm,
    /// For the agreements of nonblocking calls, which come in another order than blocking ones.
    pub(crate) second: Comm,
    pub(crate) disk: Disk,
    pub(crate) shared: Shared,
    pub(crate) mode: Amode,
    pub(crate) path: Arc<str>,
    pub(crate) info: Info,
    pub(crate) settings: Settings,
    pub(crate) staging: Option<Arc<Staging>>,
    /// The name that this rank removes when the file is closed.
    pub(crate) removed_at_close: Option<FileName>,
}

/// The order of the agreements of nonblocking calls.
#[derive(Debug, Default)]
pub(crate) struct CallOrder {
    drawn: AtomicU64,
    next: AtomicU64,
}

impl CallOrder {
    pub(crate) fn draw(&self) -> u64 {
        self.drawn.fetch_add(1, Ordering::AcqRel)
    }

    pub(crate) fn is_next(&self, number: u64) -> bool {
        self.next.load(Ordering::Acquire) == number
    }

    pub(crate) fn pass(&self) {
        self.next.fetch_add(1, Ordering::AcqRel);
    }
}

/// A file that is open on the ranks of a communicator.
pub struct File {
    io: &'static Io,
    comm: Comm,
    second: Comm,
    shared: Arc<Shared>,
    mode: Amode,
    path: Arc<str>,
    info: Info,
    /// Threads of the library do not use it.
    state: Serial<State>,
    begun: Mutex<Option<SplitCall>>,
    call_order: Arc<CallOrder>,
    buffering: Mutex<Buffering>,
    /// The shared pointer was used since it was set.
    moved: AtomicBool,
    errhandler: Mutex<Errhandler>,
    front: AtomicUsize,
    removed_at_close: Option<FileName>,
    /// Ranks that share a node have memory in common for it.
    _tie: Option<Tie>,
}

/// Collective buffering.
struct Buffering {
    settings: Settings,
    staging: Option<Arc<Staging>>,
    /// Those of earlier hints: other ranks may be in calls that use them, and hints may ask for
    /// them again.
    former: Vec<(Settings, Option<Arc<Staging>>)>,
}

impl Buffering {
    /// The buffers of earlier hints that asked for the same.
    fn take_former(&mut self, settings: &Settings) -> Option<Option<Arc<Staging>>> {
        let at = self.former.iter().position(|(of, _)| of.has_buffers_of(settings))?;
        Some(self.former.swap_remove(at).1)
    }
}

struct State {
    /// `None` once it was closed.
    disk: Option<Arc<Disk>>,
    view: Arc<View>,
    /// The rank's pointer, in etypes.
    at: i64,
    /// What atomic mode needs, from the first time on that it was set.
    atomic: Option<Arc<Atomic>>,
    is_atomic: bool,
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl File {
    pub(crate) fn new(parts: Parts, at: i64) -> File {
        let disk = Some(Arc::new(parts.disk));
        let state =
            State { disk, view: Arc::new(View::bytes()), at, atomic: None, is_atomic: false };
        let state = Serial::new(state);
        state.set_threaded(parts.io.osc.is_threaded());
        File {
            _tie: (parts.comm.size() > 1).then(Tie::begin),
            io: parts.io,
            comm: parts.comm,
            second: parts.second,
            shared: Arc::new(parts.shared),
            mode: parts.mode,
            path: parts.path,
            info: parts.info,
            state,
            begun: Mutex::new(None),
            call_order: Arc::default(),
            buffering: Mutex::new(Buffering {
                settings: parts.settings,
                staging: parts.staging,
                former: Vec::new(),
            }),
            moved: AtomicBool::new(at != 0),
            errhandler: Mutex::new(default_errhandler()),
            front: AtomicUsize::new(0),
            removed_at_close: parts.removed_at_close,
        }
    }

    pub(crate) fn removed_at_close(&self) -> Option<&FileName> {
        self.removed_at_close.as_ref()
    }

    pub(crate) fn io(&self) -> &'static Io {
        self.io
    }

    /// The communicator of its processes, for the library alone.
    pub fn comm(&self) -> &Comm {
        &self.comm
    }

    pub(crate) fn second(&self) -> &Comm {
        &self.second
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    pub(crate) fn mode(&self) -> Amode {
        self.mode
    }

    pub(crate) fn path(&self) -> &Arc<str> {
        &self.path
    }

    pub(crate) fn call_order(&self) -> &Arc<CallOrder> {
        &self.call_order
    }

    pub(crate) fn begun(&self) -> MutexGuard<'_, Option<SplitCall>> {
        lock(&self.begun)
    }

    pub(crate) fn view(&self) -> Arc<View> {
        self.state.lock().view.clone()
    }

    pub(crate) fn disk(&self) -> Result<Arc<Disk>> {
        self.state.lock().disk.clone().ok_or_else(|| err!(File, "the file was closed"))
    }

    pub(crate) fn drop_disk(&self) -> Option<Arc<Disk>> {
        self.state.lock().disk.take()
    }

    /// What an access in atomic mode needs; `None`: the file is not in that mode.
    pub(crate) fn atomic(&self) -> Option<Arc<Atomic>> {
        let state = self.state.lock();
        state.atomic.clone().filter(|_| state.is_atomic)
    }

    /// Collective: as [`File::atomic`], in any mode.
    pub(crate) fn make_atomic(&self) -> Result<Arc<Atomic>> {
        if let Some(there) = self.state.lock().atomic.clone() {
            return Ok(there);
        }
        let new = Atomic::new(self.io, &self.comm)?;
        self.state.lock().atomic = Some(new.clone());
        Ok(new)
    }

    /// No rank is in an access any more.
    pub(crate) fn release_atomic(&self) {
        if let Some(atomic) = self.state.lock().atomic.take() {
            atomic.release();
        }
    }

    pub(crate) fn is_atomic(&self) -> bool {
        self.state.lock().is_atomic
    }

    pub(crate) fn set_atomic(&self, atomic: bool) {
        self.state.lock().is_atomic = atomic;
    }

    /// Bits of the access mode.
    pub fn amode(&self) -> i32 {
        self.mode.bits()
    }

    /// The processes that have opened it.
    pub fn group(&self) -> &Group {
        self.comm.group()
    }

    /// The handle by which a language binding knows the file; 0 until set.
    pub fn front(&self) -> usize {
        self.front.load(Ordering::Acquire)
    }

    /// Sets the handle of [`File::front`].
    pub fn set_front(&self, word: usize) {
        self.front.store(word, Ordering::Release);
    }

    /// Shows observers that a collective call on this file has begun.
    pub(crate) fn tell_collective(&self) {
        self.io.osc.tell_collective(self.comm.context(Space::P2p));
    }

    /// Shows observers the file's name, or that there is no such file any more.
    pub(crate) fn tell_name(&self, open: bool) {
        let name = if open { self.path.rsplit('/').next().unwrap_or_default() } else { "" };
        for comm in [&self.comm, &self.second] {
            self.io.osc.tell_file_name(comm.context(Space::P2p), name);
        }
    }

    /// What messages call it.
    pub fn label(&self) -> String {
        format!("file {}", self.path)
    }

    /// The error handler.
    pub fn errhandler(&self) -> Errhandler {
        lock(&self.errhandler).clone()
    }

    /// Attaches an error handler.
    pub fn set_errhandler(&self, handler: &Errhandler) {
        *lock(&self.errhandler) = handler.clone();
    }

    /// The hints in use: a new object.
    pub fn info(&self) -> Info {
        self.info.dup()
    }

    pub(crate) fn settings(&self) -> Settings {
        lock(&self.buffering).settings
    }

    pub(crate) fn staging(&self) -> Option<Arc<Staging>> {
        lock(&self.buffering).staging.clone()
    }

    /// No rank is in a call that buffers any more.
    pub(crate) fn release_staging(&self) {
        let mut buffering = lock(&self.buffering);
        let staging = buffering.staging.take();
        let former = std::mem::take(&mut buffering.former);
        let all = staging.iter().chain(former.iter().filter_map(|(_, s)| s.as_ref()));
        all.for_each(|s| s.release());
    }

    /// `MPI_File_set_info`: collective. Takes hints over.
    ///
    /// # Errors
    /// Those of the way to the other ranks.
    pub fn set_info(&self, info: Result<Option<&Info>>) -> Result<()> {
        self.tell_collective();
        let hints = info.as_ref().copied().unwrap_or(None);
        let values = [agree::class_of(info.as_ref().err()), i64::from(Settings::concerned(hints))];
        let all = agree::largest(&self.comm, &values)?;
        let info = info?;
        if let Some(error) = agree::of_others(all[0]) {
            return Err(error);
        }
        self.take_hints(info, all.get(1).is_some_and(|n| *n != 0))
    }

    /// Collective: takes hints over, which are about buffering on some rank or on none.
    fn take_hints(&self, info: Option<&Info>, buffering: bool) -> Result<()> {
        let disk = self.disk()?;
        if buffering {
            let old = self.settings();
            let new = info.map_or(old, |info| old.with(info)).agreed(&self.comm)?;
            if new.has_buffers_of(&old) {
                lock(&self.buffering).settings = new;
            } else {
                // All ranks have had the same hints before.
                let former = lock(&self.buffering).take_former(&new);
                let other = match former {
                    Some(former) => former,
                    None => Staging::new(self.io.osc, &self.comm, &new, &disk)?,
                };
                let mut now = lock(&self.buffering);
                now.settings = new;
                let old_staging = std::mem::replace(&mut now.staging, other);
                now.former.push((old, old_staging));
            }
        }
        let staging = self.staging();
        let facts = hints::facts(&disk, &self.settings(), staging.as_deref(), self.comm.size());
        hints::merge(&self.info, info, &facts);
        Ok(())
    }

    pub(crate) fn check_access(&self, way: Way, place: Place) -> Result<()> {
        self.comm.check()?;
        if self.mode.is_sequential() && place != Place::Shared {
            return Err(err!(
                UnsupportedOperation,
                "a file that is opened with MPI_MODE_SEQUENTIAL has the shared pointer only"
            ));
        }
        match way {
            Way::Read if !self.mode.reads() => {
                Err(err!(Access, "{} is open for writing only", self.path))
            }
            Way::Write if !self.mode.writes() => {
                Err(err!(ReadOnly, "{} is open for reading only", self.path))
            }
            _ => Ok(()),
        }
    }

    fn check_pointer(&self) -> Result<()> {
        self.check_access(if self.mode.reads() { Way::Read } else { Way::Write }, Place::Own)
    }

    /// Moves a run of bytes that is one run of the file as the rank sees it; the rank's pointer has
    /// moved on. `None`: it is no such access, or one that fails.
    pub(crate) fn plain(&self, way: Way, place: Place, memory: UserSlice) -> Option<Moved> {
        let total = memory.len() as u64;
        let mut state = self.state.lock();
        let unit = state.view.unit();
        if state.is_atomic || total == 0 || unit != 1 && !total.is_multiple_of(unit) {
            return None;
        }
        let (begin, next) = match place {
            Place::At(offset) => (offset, state.at),
            Place::Own => (state.at, state.at.checked_add_unsigned(total / unit)?),
            Place::Shared => return None,
        };
        let offset = state.view.plain(begin, total)?;
        let disk = state.disk.as_ref()?;
        if !self.state.threaded() {
            // Nobody else comes meanwhile.
            let moved = disk.transfer(way == Way::Write, memory, offset);
            state.at = next;
            return Some(moved);
        }
        let disk = disk.clone();
        state.at = next;
        drop(state);
        Some(disk.transfer(way == Way::Write, memory, offset))
    }

    /// `MPI_File_get_byte_offset`.
    ///
    /// # Errors
    /// Class `Arg` when there is no such offset.
    pub fn byte_offset(&self, offset: i64) -> Result<i64> {
        self.view().byte_offset(offset)
    }

    /// `MPI_File_get_type_extent`.
    ///
    /// # Errors
    /// Those of the data representation.
    pub fn type_extent(&self, dtype: &Datatype) -> Result<i64> {
        Ok(self.view().rep.in_file(dtype)?.extent())
    }

    /// `MPI_File_get_view`: displacement, etype, filetype, and name of the representation.
    pub fn view_in_use(&self) -> (i64, Datatype, Datatype, String) {
        let view = self.view();
        (view.disp, view.etype.clone(), view.filetype.clone(), view.rep.name().to_owned())
    }

    /// `MPI_File_set_view`: collective.
    ///
    /// # Errors
    /// Class `NotSame` when etypes or representations differ; as the checks of views.
    pub fn set_view(&self, args: Result<ViewArgs>, info: Result<Option<&Info>>) -> Result<()> {
        self.tell_collective();
        // All ranks have the same access mode, and meet here.
        let current = if self.mode.is_sequential() { Some(self.shared_place()) } else { None };
        let (info, args) = match info {
            Ok(info) => (info, args),
            Err(e) => (None, Err(e)),
        };
        let new = args.and_then(|args| {
            if self.begun().is_some() {
                return Err(err!(Io, "a split collective call is under way in the file"));
            }
            let disp = match (args.disp, current) {
                (Some(disp), None) => disp,
                (None, Some(current)) => current?,
                _ => {
                    return Err(err!(
                        Arg,
                        "MPI_DISPLACEMENT_CURRENT belongs to files opened with \
                         MPI_MODE_SEQUENTIAL, and these take no other displacement"
                    ));
                }
            };
            View::new(&args, disp, self.mode.writes())
        });
        let unit = new.as_ref().map_or(0, View::unit) as i64;
        let name = new.as_ref().map_or("", |v| v.rep.name());
        let name = name.bytes().fold(7_i64, |h, b| h.wrapping_mul(31).wrapping_add(b.into()));
        // Whether the shared pointer is to be set is told along: HDF5 sets a view with each call.
        let moved = i64::from(self.moved.load(Ordering::Acquire));
        let class = agree::class_of(new.as_ref().err());
        let hints = i64::from(Settings::concerned(info));
        let values = [class, unit, -unit, name, name.wrapping_neg(), moved, hints];
        let all = agree::largest(&self.comm, &values)?;
        let view = new?;
        if let Some(error) = agree::of_others(all[0]) {
            return Err(error);
        }
        if all[1] != -all[2] || all[3] != all[4].wrapping_neg() {
            return Err(err!(NotSame, "the ranks' etypes or data representations differ"));
        }
        let about_buffering = all.get(6).is_some_and(|n| *n != 0);
        if info.is_some() || about_buffering {
            self.take_hints(info, about_buffering)?;
        }
        {
            let mut state = self.state.lock();
            state.view = Arc::new(view);
            state.at = 0;
        }
        if all[5] == 0 { Ok(()) } else { self.reset_shared(0) }
    }
}

static DEFAULT: Mutex<Option<Errhandler>> = Mutex::new(None);

/// The handler of new files, which is that of `MPI_FILE_NULL`.
pub fn default_errhandler() -> Errhandler {
    let handler = lock(&DEFAULT).clone();
    handler.unwrap_or_else(|| Errhandler::errors_return().clone())
}

/// Sets the handler of `MPI_FILE_NULL`.
pub fn set_default_errhandler(handler: &Errhandler) {
    *lock(&DEFAULT) = Some(handler.clone());
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}
