//! What a process tells observers of its windows and files: their names, whom a wait for one of
//! them is for, and who waits at it for a lock by messages.

use hawser_lockfree::sync::{AtomicU64, Ordering};
use hawser_segment::node::ObservedPage;
use serde::{Deserialize, Serialize};

use super::{CHOICES_MAX, WINDOWS, both, get, pair, part, set};

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
    fn from_word(word: u64) -> Option<WindowWait> {
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

/// Where the parts lie.
const WAIT: usize = 0;
/// The rank of the target, and how many ranks could end the wait.
const TARGET_AND_COUNT: usize = 1;
const WINDOW: usize = 2;
const QUEUED: usize = 3;
/// Two ranks a word.
const PROCS: usize = 4;
const QUEUE: usize = PROCS + CHOICES_MAX / 2;
/// Window; waiter and holder; 1: exclusively.
const PER_QUEUED: usize = 3;
const NAMES: usize = QUEUE + PER_QUEUED * QUEUE_MAX;
/// Window or context, and its name.
const PER_NAME: usize = 1 + NAME_BYTES / 8;
const FILES: usize = NAMES + PER_NAME * NAMES_MAX;
/// Words of all.
pub(crate) const WORDS: usize = FILES + PER_NAME * FILES_MAX;

/// The words in the page of channel 0. Its process writes them, one thread at a time in each part
/// (`hawser-osc` holds a lock); what others read may be torn and is for people.
fn words(page: &ObservedPage) -> &[AtomicU64; WORDS] {
    part(page, WINDOWS)
}

/// Words of which each name has [`PER_NAME`].
type NameWords = [[AtomicU64; PER_NAME]];

fn names(page: &ObservedPage) -> &NameWords {
    words(page)[NAMES..FILES].as_chunks().0
}

fn files(page: &ObservedPage) -> &NameWords {
    words(page)[FILES..].as_chunks().0
}

fn tell_one(names: &NameWords, id: u64, name: &str) {
    let own = names.iter().find(|words| get(&words[0]) == id);
    let free = || names.iter().find(|words| get(&words[0]) == 0);
    let Some([of, text @ ..]) = own.or_else(|| free().filter(|_| !name.is_empty())) else { return };
    let mut bytes = [0; NAME_BYTES];
    bytes.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
    for (word, eight) in text.iter().zip(bytes.as_chunks().0) {
        set(word, u64::from_ne_bytes(*eight));
    }
    set(of, if name.is_empty() { 0 } else { id });
}

fn read_one([of, text @ ..]: &[AtomicU64; PER_NAME]) -> (u64, [u8; NAME_BYTES]) {
    let mut bytes = [0; NAME_BYTES];
    for (eight, word) in bytes.as_chunks_mut().0.iter_mut().zip(text) {
        *eight = get(word).to_ne_bytes();
    }
    (get(of), bytes)
}

/// Says what is waited for; `None`: the wait is over.
pub(crate) fn tell(page: &ObservedPage, note: Option<&WindowNote>) {
    let words = words(page);
    // SYNC windows.wait: pairs with the load in `view`.
    words[WAIT].store(0, Ordering::Release);
    let Some(note) = note else { return };
    set(&words[TARGET_AND_COUNT], pair(note.target, note.count));
    set(&words[WINDOW], note.window);
    for (word, two) in words[PROCS..QUEUE].iter().zip(note.procs.as_chunks::<2>().0) {
        set(word, pair(two[0], two[1]));
    }
    // SYNC windows.wait: pairs with the load in `view`.
    words[WAIT].store(note.wait as u64, Ordering::Release);
}

/// Says who waits for the lock of this process.
pub(crate) fn tell_queue(page: &ObservedPage, queue: &[Queued]) {
    let words = words(page);
    for ([window, ranks, exclusive], one) in words[QUEUE..NAMES].as_chunks().0.iter().zip(queue) {
        set(window, one.window);
        set(ranks, pair(one.waiter, one.holder));
        set(exclusive, one.exclusive.into());
    }
    set(&words[QUEUED], queue.len().min(QUEUE_MAX) as u64);
}

/// Gives a window a name; an empty one, or a window that has ended, makes room.
pub(crate) fn tell_name(page: &ObservedPage, window: u64, name: &str) {
    tell_one(names(page), window, name);
}

/// Says what the file with this context is called; an empty name makes room.
pub(crate) fn tell_file(page: &ObservedPage, context: u64, name: &str) {
    tell_one(files(page), context, name);
}

/// What the words say, if anything.
pub(crate) fn view(page: &ObservedPage) -> Option<WindowView> {
    let words = words(page);
    // SYNC windows.wait: pairs with the stores in `tell`.
    let wait = WindowWait::from_word(words[WAIT].load(Ordering::Acquire));
    let (target, count) = both(get(&words[TARGET_AND_COUNT]));
    let mut procs = [0; CHOICES_MAX];
    for (two, word) in procs.as_chunks_mut::<2>().0.iter_mut().zip(&words[PROCS..QUEUE]) {
        *two = both(get(word)).into();
    }
    let window = get(&words[WINDOW]);
    let note = wait.map(|wait| WindowNote { wait, window, target, count, procs });
    let queued = |[window, ranks, exclusive]: &[AtomicU64; PER_QUEUED]| {
        let (waiter, holder) = both(get(ranks));
        Queued { window: get(window), waiter, holder, exclusive: get(exclusive) as u32 }
    };
    let queue = words[QUEUE..NAMES].as_chunks().0;
    let (names, files) = (names(page), files(page));
    let view = WindowView {
        note,
        queued: get(&words[QUEUED]).min(QUEUE_MAX as u64) as u32,
        queue: std::array::from_fn(|i| queued(&queue[i])),
        names: std::array::from_fn(|i| read_one(&names[i])),
        files: std::array::from_fn(|i| read_one(&files[i])),
    };
    let mut names = view.names.iter().chain(&view.files);
    let says = view.note.is_some() || view.queued > 0 || names.any(|n| n.0 != 0);
    says.then_some(view)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read() {
        let page = ObservedPage::default();
        assert_eq!(view(&page), None);
        let note = WindowNote::new(WindowWait::Lock, 48, Some(2), [5, 7]);
        tell(&page, Some(&note));
        let queued = Queued { window: 48, waiter: 3, holder: 4, exclusive: 1 };
        tell_queue(&page, &[queued]);
        tell_name(&page, 48, "grid");
        tell_name(&page, 64, "a name that is longer than what observers can be shown of it");
        let seen = view(&page).unwrap();
        assert_eq!((seen.note, seen.queue()), (Some(note), &[queued][..]));
        assert_eq!(note.ranks(), [5, 7]);
        assert_eq!(seen.name(48).as_deref(), Some("grid"));
        assert_eq!(seen.name(64).as_deref(), Some("a name that is longer than what "));
        assert_eq!(seen.name(80), None);
        tell_file(&page, 48, "state.bin");
        let seen = view(&page).unwrap();
        assert_eq!(seen.file(48).as_deref(), Some("state.bin"));
        assert_eq!((seen.file(64), seen.name(48).as_deref()), (None, Some("grid")));
        tell_file(&page, 48, "");
        tell(&page, None);
        tell_queue(&page, &[]);
        tell_name(&page, 48, "");
        tell_name(&page, 64, "");
        assert_eq!(view(&page), None);
    }

    #[test]
    fn names_are_kept_while_there_is_room() {
        let page = ObservedPage::default();
        (1..=NAMES_MAX as u64 + 1).for_each(|id| tell_name(&page, id, "w"));
        let seen = view(&page).unwrap();
        assert!(seen.name(NAMES_MAX as u64).is_some() && seen.name(9).is_none());
        tell_name(&page, 3, "");
        tell_name(&page, 9, "nine");
        assert_eq!(view(&page).unwrap().name(9).as_deref(), Some("nine"));
    }

    #[test]
    fn many_ranks_are_counted_and_the_first_told() {
        let note = WindowNote::new(WindowWait::Post, 16, None, 0..40);
        assert_eq!((note.count, note.ranks().len(), note.target), (40, CHOICES_MAX, u32::MAX));
    }
}
