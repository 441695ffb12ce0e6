//! What a process tells observers of its windows and files: their names, whom a wait for one of
//! them is for, and who waits at it for a lock by messages. See `docs/formats/sm-segment.md`.

use hawser_lockfree::sync::{AtomicU32, AtomicU64, Ordering};
use serde::{Deserialize, Serialize};

use super::CHOICES_MAX;

/// Windows of a process whose names observers can read.
pub const NAMES_MAX: usize = 8;
/// Bytes of a name that they see.
pub const NAME_BYTES: usize = 32;
/// Names of files of a process that observers can read: a file has two, by its two communicators.
pub const FILES_MAX: usize = 16;
/// Waiters for locks by messages that they see.
pub const QUEUE_MAX: usize = 8;

/// What a synchronization call waits for (MPI-5.0 section 12.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u32)]
pub enum WindowWait {
    /// The lock of the target, which the ranks hold.
    Lock = 1,
    /// The lock of the target, which one rank holds exclusively.
    ExclusiveLock = 2,
    /// That the ranks post their exposures.
    Post = 3,
    /// That the ranks complete their accesses.
    Complete = 4,
    /// That the ranks apply operations.
    Apply = 5,
    /// Bytes of a file, which the ranks access in atomic mode (MPI-5.0 section 14.6.1).
    Range = 6,
}

impl WindowWait {
    fn from_word(word: u32) -> Option<WindowWait> {
        Some(match word {
            1 => WindowWait::Lock,
            2 => WindowWait::ExclusiveLock,
            3 => WindowWait::Post,
            4 => WindowWait::Complete,
            5 => WindowWait::Apply,
            6 => WindowWait::Range,
            _ => return None,
        })
    }
}

/// A wait of one-sided communication, or of an access to a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct WindowNote {
    /// What for.
    pub wait: WindowWait,
    /// The window or file: the context id of its communicator.
    pub window: u64,
    /// Rank of the target in the job's world; `u32::MAX`: none.
    pub target: u32,
    /// How many of `procs` count; more than it has: there are others.
    pub count: u32,
    /// The ranks in the job's world that could end the wait.
    pub procs: [u32; CHOICES_MAX],
}

impl WindowNote {
    /// A wait for these ranks of the job's world.
    pub fn new(
        wait: WindowWait,
        window: u64,
        target: Option<u32>,
        ranks: impl IntoIterator<Item = u32>,
    ) -> WindowNote {
        let target = target.unwrap_or(u32::MAX);
        let mut note = WindowNote { wait, window, target, count: 0, procs: [0; CHOICES_MAX] };
        for rank in ranks {
            if let Some(to) = note.procs.get_mut(note.count as usize) {
                *to = rank;
            }
            note.count += 1;
        }
        note
    }

    /// The ranks that could end the wait, as far as they are told.
    pub fn ranks(&self) -> &[u32] {
        self.procs.get(..self.count as usize).unwrap_or(&self.procs)
    }
}

/// One that waits by messages for the lock of the process that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Queued {
    /// The window.
    pub window: u64,
    /// The rank in the job's world that waits.
    pub waiter: u32,
    /// A rank in the job's world that has the lock.
    pub holder: u32,
    /// 1: exclusively.
    pub exclusive: u32,
}

/// What the area says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WindowView {
    /// The wait at the moment.
    pub note: Option<WindowNote>,
    /// How many of `queue` count.
    pub queued: u32,
    /// Who waits for the lock of this process.
    pub queue: [Queued; QUEUE_MAX],
    /// Windows and the begins of their names, with zeros behind.
    pub names: [(u64, [u8; NAME_BYTES]); NAMES_MAX],
    /// Contexts of files and the begins of their names without folders.
    pub files: [(u64, [u8; NAME_BYTES]); FILES_MAX],
}

/// The name of a window or file.
fn name_of(names: &[(u64, [u8; NAME_BYTES])], wanted: u64) -> Option<String> {
    let (_, name) = names.iter().find(|(id, name)| *id == wanted && name[0] != 0)?;
    let end = name.iter().position(|b| *b == 0).unwrap_or(NAME_BYTES);
    Some(String::from_utf8_lossy(&name[..end]).into_owned())
}

impl WindowView {
    /// The name of a window, if it has one that is told.
    pub fn name(&self, window: u64) -> Option<String> {
        name_of(&self.names, window)
    }

    /// The name of the file with this context, if there is one.
    pub fn file(&self, context: u64) -> Option<String> {
        name_of(&self.files, context)
    }

    /// The entries of the queue.
    pub fn queue(&self) -> &[Queued] {
        self.queue.get(..self.queued as usize).unwrap_or(&self.queue)
    }
}

#[derive(Debug, Default)]
#[repr(C)]
struct QueuedCell {
    window: AtomicU64,
    waiter: AtomicU32,
    holder: AtomicU32,
    exclusive: AtomicU32,
}

#[derive(Debug, Default)]
#[repr(C)]
struct NameCell {
    window: AtomicU64,
    name: [AtomicU32; NAME_BYTES / 4],
}

/// The area in the observed page of channel 0. Its process writes it, one thread at a time in each
/// part (`hawser-osc` holds a lock); what others read may be torn and is for people.
#[repr(C, align(128))]
#[derive(Debug, Default)]
pub(super) struct WindowArea {
    /// What is waited for; 0: nothing.
    wait: AtomicU32,
    target: AtomicU32,
    window: AtomicU64,
    count: AtomicU32,
    queued: AtomicU32,
    procs: [AtomicU32; CHOICES_MAX],
    queue: [QueuedCell; QUEUE_MAX],
    names: [NameCell; NAMES_MAX],
    files: [NameCell; FILES_MAX],
}

const _: () = {
    use std::mem::offset_of;
    assert!(offset_of!(WindowArea, procs) == 24 && offset_of!(WindowArea, queue) == 88);
    assert!(offset_of!(WindowArea, names) == 280 && offset_of!(WindowArea, files) == 600);
};

fn set(cell: &AtomicU32, value: u32) {
    cell.store(value, Ordering::Relaxed);
}

fn tell_name(cells: &[NameCell], window: u64, name: &str) {
    let id = |cell: &NameCell| cell.window.load(Ordering::Relaxed);
    let own = cells.iter().find(|c| id(c) == window);
    let free = || cells.iter().find(|c| id(c) == 0);
    let Some(cell) = own.or_else(|| free().filter(|_| !name.is_empty())) else { return };
    let mut bytes = [0; NAME_BYTES];
    bytes.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
    for (word, four) in cell.name.iter().zip(bytes.as_chunks().0) {
        set(word, u32::from_ne_bytes(*four));
    }
    cell.window.store(if name.is_empty() { 0 } else { window }, Ordering::Relaxed);
}

impl WindowArea {
    pub(super) fn tell(&self, note: Option<&WindowNote>) {
        // SYNC windows.wait: pairs with the load in `view`.
        self.wait.store(0, Ordering::Release);
        let Some(note) = note else { return };
        set(&self.target, note.target);
        self.window.store(note.window, Ordering::Relaxed);
        set(&self.count, note.count);
        self.procs.iter().zip(note.procs).for_each(|(cell, proc)| set(cell, proc));
        // SYNC windows.wait: pairs with the load in `view`.
        self.wait.store(note.wait as u32, Ordering::Release);
    }

    pub(super) fn tell_queue(&self, queue: &[Queued]) {
        for (cell, one) in self.queue.iter().zip(queue) {
            cell.window.store(one.window, Ordering::Relaxed);
            set(&cell.waiter, one.waiter);
            set(&cell.holder, one.holder);
            set(&cell.exclusive, one.exclusive);
        }
        set(&self.queued, queue.len().min(QUEUE_MAX) as u32);
    }

    /// Gives a window a name; an empty one, or a window that has ended, makes room.
    pub(super) fn tell_name(&self, window: u64, name: &str) {
        tell_name(&self.names, window, name);
    }

    /// Says what the file with this context is called; an empty name makes room.
    pub(super) fn tell_file(&self, context: u64, name: &str) {
        tell_name(&self.files, context, name);
    }

    pub(super) fn view(&self) -> Option<WindowView> {
        let get = |cell: &AtomicU32| cell.load(Ordering::Relaxed);
        // SYNC windows.wait: pairs with the stores in `tell`.
        let wait = WindowWait::from_word(self.wait.load(Ordering::Acquire));
        let note = wait.map(|wait| WindowNote {
            wait,
            window: self.window.load(Ordering::Relaxed),
            target: get(&self.target),
            count: get(&self.count),
            procs: std::array::from_fn(|i| get(&self.procs[i])),
        });
        let queue = |c: &QueuedCell| Queued {
            window: c.window.load(Ordering::Relaxed),
            waiter: get(&c.waiter),
            holder: get(&c.holder),
            exclusive: get(&c.exclusive),
        };
        let name = |c: &NameCell| {
            let mut bytes = [0; NAME_BYTES];
            for (four, word) in bytes.as_chunks_mut().0.iter_mut().zip(&c.name) {
                *four = get(word).to_ne_bytes();
            }
            (c.window.load(Ordering::Relaxed), bytes)
        };
        let view = WindowView {
            note,
            queued: get(&self.queued).min(QUEUE_MAX as u32),
            queue: std::array::from_fn(|i| queue(&self.queue[i])),
            names: std::array::from_fn(|i| name(&self.names[i])),
            files: std::array::from_fn(|i| name(&self.files[i])),
        };
        let mut names = view.names.iter().chain(&view.files);
        let says = view.note.is_some() || view.queued > 0 || names.any(|n| n.0 != 0);
        says.then_some(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read() {
        let area = WindowArea::default();
        assert_eq!(area.view(), None);
        let note = WindowNote::new(WindowWait::Lock, 48, Some(2), [5, 7]);
        area.tell(Some(&note));
        let queued = Queued { window: 48, waiter: 3, holder: 4, exclusive: 1 };
        area.tell_queue(&[queued]);
        area.tell_name(48, "grid");
        area.tell_name(64, "a name that is longer than what observers can be shown of it");
        let view = area.view().unwrap();
        assert_eq!((view.note, view.queue()), (Some(note), &[queued][..]));
        assert_eq!(note.ranks(), [5, 7]);
        assert_eq!(view.name(48).as_deref(), Some("grid"));
        assert_eq!(view.name(64).as_deref(), Some("a name that is longer than what "));
        assert_eq!(view.name(80), None);
        area.tell_file(48, "state.bin");
        let view = area.view().unwrap();
        assert_eq!(view.file(48).as_deref(), Some("state.bin"));
        assert_eq!((view.file(64), view.name(48).as_deref()), (None, Some("grid")));
        area.tell_file(48, "");
        area.tell(None);
        area.tell_queue(&[]);
        area.tell_name(48, "");
        area.tell_name(64, "");
        assert_eq!(area.view(), None);
    }

    #[test]
    fn names_are_kept_while_there_is_room() {
        let area = WindowArea::default();
        (1..=NAMES_MAX as u64 + 1).for_each(|id| area.tell_name(id, "w"));
        let view = area.view().unwrap();
        assert!(view.name(NAMES_MAX as u64).is_some() && view.name(9).is_none());
        area.tell_name(3, "");
        area.tell_name(9, "nine");
        assert_eq!(area.view().unwrap().name(9).as_deref(), Some("nine"));
    }

    #[test]
    fn many_ranks_are_counted_and_the_first_told() {
        let note = WindowNote::new(WindowWait::Post, 16, None, 0..40);
        assert_eq!((note.count, note.ranks().len(), note.target), (40, CHOICES_MAX, u32::MAX));
    }
}
