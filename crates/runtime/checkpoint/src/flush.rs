//! Copies of what a rank has saved on a disk of its host to the shared directory, by a thread that
//! begins with the first of them, at a limited rate.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use hawser_os::process;

use crate::disk::{self, NewFile};
use crate::manifest::FileEntry;
use crate::store;

/// Bytes that are copied at once.
const PIECE: usize = 256 << 10;
/// How long the thread sleeps before it looks whether somebody waits.
const NAP: Duration = Duration::from_millis(20);

/// How far the copies have come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FlushState {
    /// The thread copies.
    Copies,
    /// All is on the disk.
    Done,
    /// Why it is not, as a part of a sentence.
    Failed(String),
}

/// A thread that copies.
#[derive(Debug)]
pub struct Flush {
    done: mpsc::Receiver<Result<(), String>>,
    thread: Option<JoinHandle<()>>,
    state: FlushState,
    /// Somebody waits: the rate does not count any more. A flag that orders nothing else.
    hurry: Arc<AtomicBool>,
}

impl Flush {
    /// Begins to copy the files of a rank from one directory into another, with at most `rate`
    /// bytes a second until somebody waits.
    pub fn start(from: PathBuf, to: PathBuf, files: Vec<FileEntry>, rate: u64) -> Flush {
        let (tell, done) = mpsc::channel();
        let hurry = Arc::new(AtomicBool::new(false));
        let hurries = Arc::clone(&hurry);
        let work = move || {
            // Nobody waits any more when the other end is gone.
            let mut pace = Pace::new(rate);
            let mut pace = |bytes| pace.wait_for(bytes, &|| hurries.load(Relaxed));
            let _ = tell.send(copy_all(&from, &to, &files, &mut pace));
        };
        let thread = process::start_thread("flush", work);
        match thread {
            Ok(thread) => Flush { done, thread: Some(thread), state: FlushState::Copies, hurry },
            Err(e) => {
                let why = format!("the thread that copies cannot start: {e}");
                Flush { done, thread: None, state: FlushState::Failed(why), hurry }
            }
        }
    }

    fn note(&mut self, result: Result<(), String>) {
        self.state = match result {
            Ok(()) => FlushState::Done,
            Err(why) => FlushState::Failed(why),
        };
    }

    /// How far it has come. Never waits.
    pub fn state(&mut self) -> &FlushState {
        if self.state == FlushState::Copies
            && let Ok(result) = self.done.try_recv()
        {
            self.note(result);
        }
        &self.state
    }

    /// Waits for its end, which comes as fast as it can.
    pub fn wait(&mut self) -> &FlushState {
        self.hurry.store(true, Relaxed);
        if self.state == FlushState::Copies {
            let gone = || Err("the thread that copies has ended".to_string());
            let result = self.done.recv().unwrap_or_else(|_| gone());
            self.note(result);
        }
        if let Some(thread) = self.thread.take() {
            // What it had to tell has been told.
            let _ = thread.join();
        }
        &self.state
    }
}

/// A limit of bytes a second.
#[derive(Debug)]
pub struct Pace {
    rate: u64,
    begun: Instant,
    copied: u64,
}

impl Pace {
    /// So many from now on.
    pub fn new(rate: u64) -> Pace {
        Pace { rate: rate.max(1), begun: Instant::now(), copied: 0 }
    }

    /// So many bytes were copied: waits until more may be, or nobody wants to wait any more.
    pub fn wait_for(&mut self, bytes: u64, hurries: &dyn Fn() -> bool) {
        self.copied = self.copied.saturating_add(bytes);
        let due = Duration::from_secs_f64(self.copied as f64 / self.rate as f64);
        while !hurries() && self.begun.elapsed() < due {
            std::thread::sleep(NAP.min(due.saturating_sub(self.begun.elapsed())));
        }
    }
}

/// Copies the files of a rank from one directory into another, where they are on the disk
/// afterwards; `pace` is called with the number of bytes after each piece.
pub(crate) fn copy_all(
    from: &Path,
    to: &Path,
    files: &[FileEntry],
    pace: &mut dyn FnMut(u64),
) -> Result<(), String> {
    // A rank may have saved nothing.
    disk::make_dirs(to, false).map_err(|e| format!("{}: {e}", to.display()))?;
    for file in files {
        // Both directories are those of the rank: its number is no part of the path there.
        let name = |dir: &Path| {
            let whole = store::path_of(Path::new(""), file);
            dir.join(whole.strip_prefix(file.rank.to_string()).unwrap_or(&whole))
        };
        let (from, to) = (name(from), name(to));
        let failed = |e: io::Error| format!("{}: {e}", to.display());
        if let Some(parent) = to.parent() {
            disk::make_dirs(parent, false).map_err(failed)?;
        }
        copy(&from, &to, pace).map_err(failed)?;
    }
    let entries = store::seal(to, files.first().map_or(0, |f| f.rank))?;
    match entries == files {
        true => Ok(()),
        false => Err(format!("{}: the copies differ from what was saved", to.display())),
    }
}

fn copy(from: &Path, to: &Path, pace: &mut dyn FnMut(u64)) -> io::Result<()> {
    let (mut from, mut to): (File, NewFile) = (File::open(from)?, disk::create(to, false)?);
    let mut piece = vec![0; PIECE];
    loop {
        let n = match from.read(&mut piece) {
            Ok(0) => return Ok(()),
            Ok(n) => n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        to.write_all(piece.get(..n).unwrap_or_default())?;
        pace(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn copies_are_whole_and_failures_are_told() {
        let dir = std::env::temp_dir().join(format!("hawser-flush-{}", std::process::id()));
        let (from, to) = (dir.join("from"), dir.join("to"));
        fs::create_dir_all(from.join("sub")).expect("writable");
        fs::create_dir_all(&to).expect("writable");
        fs::write(from.join("sub/x"), vec![7; 600_000]).expect("writable");
        fs::write(from.join("y"), "y").expect("writable");
        let files = store::seal(&from, 3).expect("readable");
        let mut flush = Flush::start(from.clone(), to.clone(), files.clone(), 1 << 30);
        assert_eq!(flush.wait(), &FlushState::Done);
        assert_eq!(store::seal(&to, 3), Ok(files.clone()));
        // The rate counts until somebody waits: by it this would take minutes.
        let mut flush = Flush::start(from.clone(), dir.join("slow"), files.clone(), 4096);
        let begun = Instant::now();
        assert_eq!(flush.state(), &FlushState::Copies);
        assert_eq!(flush.wait(), &FlushState::Done);
        assert!(begun.elapsed() < Duration::from_secs(60));
        // Nothing is saved by some ranks.
        let mut flush = Flush::start(dir.join("nothing"), dir.join("empty"), Vec::new(), 1);
        assert_eq!(flush.wait(), &FlushState::Done);
        let file = dir.join("file");
        fs::write(&file, "").expect("writable");
        let mut flush = Flush::start(from, file, files, 1 << 30);
        assert!(matches!(flush.wait(), FlushState::Failed(why) if why.contains("file")));
        fs::remove_dir_all(&dir).expect("ours");
    }
}
