//! A file in memory whose calls fail as those of real files may: for tests, by a seed.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_os::storage::{About, Lock};
use hawser_segment::mem::UserSlice;

use crate::{Disk, Module};

/// What goes wrong.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// Seed of short transfers and interruptions; 0: there are none.
    pub seed: u64,
    /// Bytes that the device has room for; `None`: without a limit.
    pub room: Option<u64>,
    /// The call that moves data, from 0, that fails, and with which number of the system.
    pub broken: Option<(u64, i32)>,
    /// Space cannot be set aside.
    pub no_reserve: bool,
    /// Files cannot be locked.
    pub no_locks: bool,
    /// Locks cannot be given back, and with which number of the system.
    pub unlock: Option<i32>,
    /// Hosts keep what they have written until a sync.
    pub incoherent: bool,
    /// A sync fails, and with which number of the system.
    pub sync: Option<i32>,
    /// Closing fails, and with which number of the system.
    pub close: Option<i32>,
}

/// The data of a file.
#[derive(Clone, Debug, Default)]
pub struct Sim(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    data: Vec<u8>,
    faults: Faults,
    random: u64,
    calls: u64,
    syncs: u64,
}

fn failing(number: Option<i32>) -> io::Result<()> {
    number.map_or(Ok(()), |n| Err(io::Error::from_raw_os_error(n)))
}

impl Sim {
    /// An empty file.
    pub fn new(faults: Faults) -> Sim {
        let random = faults.seed;
        Sim(Arc::new(Mutex::new(State { faults, random, ..State::default() })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens it.
    pub fn open(&self) -> Disk {
        Disk::new(Box::new(self.clone()))
    }

    /// What is in it.
    pub fn data(&self) -> Vec<u8> {
        self.state().data.clone()
    }

    /// Calls of a sync.
    pub fn syncs(&self) -> u64 {
        self.state().syncs
    }

    /// Calls that were asked to move data.
    pub fn calls(&self) -> u64 {
        self.state().calls
    }
}

impl State {
    /// A number below `below`.
    fn draw(&mut self, below: u64) -> u64 {
        // Steele and others' splitmix64.
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % below
    }

    /// Bytes of `len` that this call moves.
    fn begin(&mut self, len: usize) -> io::Result<usize> {
        let call = self.calls;
        self.calls += 1;
        if let Some((broken, number)) = self.faults.broken
            && broken == call
        {
            return Err(io::Error::from_raw_os_error(number));
        }
        if self.faults.seed == 0 || len == 0 {
            return Ok(len);
        }
        match self.draw(4) {
            0 => Err(io::ErrorKind::Interrupted.into()),
            1 => Ok(1 + self.draw(len as u64) as usize),
            _ => Ok(len),
        }
    }
}

impl Module for Sim {
    fn name(&self) -> &'static str {
        "sim"
    }

    fn write(&self, from: UserSlice, at: u64) -> io::Result<usize> {
        let mut state = self.state();
        let mut len = state.begin(from.len())?;
        let at = usize::try_from(at).map_err(|_| io::ErrorKind::FileTooLarge)?;
        if let Some(room) = state.faults.room {
            len = len.min((room as usize).saturating_sub(at));
            if len == 0 && !from.is_empty() {
                return Err(io::ErrorKind::StorageFull.into());
            }
        }
        let end = at.checked_add(len).ok_or(io::ErrorKind::FileTooLarge)?;
        if state.data.len() < end {
            state.data.resize(end, 0);
        }
        from.part(0, len).read(&mut state.data[at..end]);
        Ok(len)
    }

    fn read(&self, into: UserSlice, at: u64) -> io::Result<usize> {
        let mut state = self.state();
        let len = state.begin(into.len())?;
        let at = usize::try_from(at).unwrap_or(usize::MAX).min(state.data.len());
        let len = len.min(state.data.len() - at);
        into.part(0, len).write(&state.data[at..at + len]);
        Ok(len)
    }

    fn about(&self) -> io::Result<About> {
        let size = self.state().data.len() as u64;
        Ok(About { size, directory: false, id: (0, 0), block: 4096 })
    }

    fn set_size(&self, size: u64) -> io::Result<()> {
        self.state().data.resize(size as usize, 0);
        Ok(())
    }

    fn reserve(&self, size: u64) -> io::Result<()> {
        let mut state = self.state();
        if state.faults.no_reserve {
            return Err(io::ErrorKind::Unsupported.into());
        }
        if state.faults.room.is_some_and(|room| room < size) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let len = state.data.len().max(size as usize);
        state.data.resize(len, 0);
        Ok(())
    }

    fn sync(&self) -> io::Result<()> {
        let mut state = self.state();
        state.syncs += 1;
        failing(state.faults.sync)
    }

    fn close(self: Box<Self>) -> io::Result<()> {
        failing(self.state().faults.close)
    }

    fn is_coherent(&self) -> bool {
        !self.state().faults.incoherent
    }

    fn lock(&self, lock: Lock, _at: u64, _end: u64) -> io::Result<()> {
        let faults = self.state().faults;
        match lock {
            _ if faults.no_locks => Err(io::ErrorKind::Unsupported.into()),
            Lock::None => failing(faults.unlock),
            Lock::Shared | Lock::Exclusive => Ok(()),
        }
    }

    fn try_lock(&self, lock: Lock, at: u64, end: u64) -> io::Result<bool> {
        self.lock(lock, at, end).map(|()| true)
    }
}
