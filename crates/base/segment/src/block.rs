//! Memory of any length that processes of several jobs on one host share: one of them makes it, and
//! the others map it by the kernel's list of that process's descriptors.

use std::io;
use std::ptr;

use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Announcement;
use hawser_os::process;
use hawser_os::segment::Segment;

use crate::mem::UserSlice;

/// The name that people see in `/proc/PID/maps`.
const NAME: &str = "hawser-block";
/// Bytes of a page. The last one bears the mark.
const PAGE: u64 = 4096;
/// Most bytes of a block.
const MOST: u64 = 1 << 39;

/// A mapped block. Dropping it unmaps the memory, which ends with the last process that has it.
#[derive(Debug)]
pub struct Block {
    segment: Segment,
    len: usize,
}

/// Where the mark is, and bytes of the file.
fn sizes(bytes: u64) -> io::Result<(usize, usize)> {
    let total = Some(bytes).filter(|bytes| *bytes <= MOST).map(|n| n.next_multiple_of(PAGE) + PAGE);
    let total = total.and_then(|total| usize::try_from(total).ok());
    let total = total.ok_or(io::ErrorKind::OutOfMemory)?;
    Ok((total - PAGE as usize, total))
}

impl Block {
    /// Makes a block, all zero, that bears this mark: a number that nobody can guess.
    ///
    /// # Errors
    /// `OutOfMemory` for more than 2^39 bytes, else what the kernel reported.
    pub fn create(bytes: u64, mark: u64) -> io::Result<Block> {
        let (at, total) = sizes(bytes)?;
        let segment = Segment::create(NAME, total)?;
        // SAFETY: inside the mapping, aligned to a page, and nobody else has it yet.
        unsafe { segment.ptr().add(at).cast::<u64>().write(mark) };
        Ok(Block { segment, len: bytes as usize })
    }

    /// Maps the block that a process of this user has under a descriptor, if it is the one with
    /// this mark and length.
    ///
    /// # Errors
    /// `InvalidData` for another one, else what the kernel reported.
    pub fn open(pid: u32, fd: u32, bytes: u64, mark: u64) -> io::Result<Block> {
        let (at, total) = sizes(bytes)?;
        let file = process::open_descriptor_of(pid, fd)?;
        if file.metadata()?.len() != total as u64 {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let segment = Segment::of_file(file)?;
        // SAFETY: inside the mapping, which has the length of the file; any bytes are a number, and
        // the maker has written them before it told anybody.
        let found = unsafe { ptr::read_volatile(segment.ptr().add(at).cast::<u64>()) };
        match found == mark {
            true => Ok(Block { segment, len: bytes as usize }),
            false => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// The descriptor, until [`Block::close`].
    pub fn fd(&self) -> Option<u32> {
        u32::try_from(self.segment.fd()).ok()
    }

    /// All who are to map it have done so.
    pub fn close(&self) {
        self.segment.close();
    }

    /// The memory, as long as this value lives.
    pub fn memory(&self) -> UserSlice {
        // SAFETY: mapped for reading and writing as long as the value lives, which whoever uses the
        // slice keeps; the program synchronizes accesses (MPI-5.0 section 12.7).
        unsafe { UserSlice::new(self.segment.ptr(), self.len) }
    }

    /// The address of so many bytes that begin at a multiple of 64; `None`: the block has not.
    fn words(&self, at: usize, bytes: usize) -> Option<*mut u8> {
        let inside = at.checked_add(bytes).is_some_and(|end| end <= self.len);
        (inside && at.is_multiple_of(64)).then(|| self.segment.ptr().wrapping_add(at))
    }

    /// The control block at this offset of a window of so many ranks. It may be used as long as
    /// this value lives, which whoever has it keeps, and nothing else may lie there. `None`: the
    /// block is shorter.
    pub fn control(&self, at: usize, ranks: u32) -> Option<Control> {
        let ranks = ranks as usize;
        let at = self.words(at, Control::bytes(ranks))?;
        // SAFETY: inside the mapping, aligned, zeroed at first; it stays as long as the value does,
        // which whoever uses the control block keeps.
        Some(unsafe { Control::at(at, ranks) })
    }

    /// What a process announces of its changes of elements, at this offset; as
    /// [`Block::control`].
    pub fn announcement(&self, at: usize) -> Option<&'static Announcement> {
        let at = self.words(at, size_of::<Announcement>())?;
        // SAFETY: as in `control`.
        Some(unsafe { &*at.cast() })
    }

    /// The list of attached memory at this offset; nothing else may lie there. `None`: the block is
    /// shorter.
    pub fn attached(&self, at: usize) -> Option<Attached<'_>> {
        let at = self.words(at, Attached::BYTES)?;
        // SAFETY: mapped as long as the value lives, long enough and aligned. Whatever a process
        // writes there, its words are atomics.
        Some(unsafe { Attached::at(at) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_shared_by_those_who_know_its_mark() {
        let block = Block::create(5000, 77).unwrap();
        let (me, fd) = (std::process::id(), block.fd().unwrap());
        let other = Block::open(me, fd, 5000, 77).unwrap();
        for (bytes, mark) in [(5000, 78), (9000, 77), (0, 77)] {
            assert!(Block::open(me, fd, bytes, mark).is_err(), "{bytes} {mark}");
        }
        block.memory().part(4990, 10).write(&[9; 10]);
        let mut seen = [0; 10];
        other.memory().part(4990, 10).read(&mut seen);
        assert_eq!((seen, other.memory().len()), ([9; 10], 5000));
        let (mine, theirs) = (block.control(1024, 2).unwrap(), other.control(1024, 2).unwrap());
        assert!(mine.lock().try_exclusive(0) && !theirs.try_shared(1));
        let long = Block::create(2 * Attached::BYTES as u64, 1).unwrap();
        long.attached(Attached::BYTES).unwrap().write([(4096, 10)].into_iter());
        assert!(long.attached(Attached::BYTES).unwrap().holds(4096, 4106));
        assert!(long.attached(Attached::BYTES + 64).is_none());
        let end = 5000 - Control::bytes(2);
        assert!([1025, end.next_multiple_of(64)].iter().all(|at| block.control(*at, 2).is_none()));
        assert!(block.announcement(4928).is_some() && block.announcement(4992).is_none());
        block.close();
        assert_eq!(block.fd(), None);
        assert!(Block::open(me, fd, 5000, 77).is_err());
        assert!(Block::create(u64::MAX, 1).is_err() && Block::create(0, 1).is_ok());
    }
}
