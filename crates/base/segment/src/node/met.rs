//! Memory between jobs on one host: the segment of processes that have met, and the wait domains of
//! other jobs.
//!
//! A met segment has the layout of a node segment of a job with one channel, whose ranks are the
//! processes that have met; each has its slot by the order of their names. It is unmapped when the
//! last of the others has left, so who uses it says when no reference into it is left.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixDatagram;
use std::ptr::NonNull;

use hawser_os::segment::{Mapping, Segment};
use hawser_os::{affinity, socket};

use super::layout::{Geometry, Header, MAGIC, VERSION};
use super::{
    AttachError, MAX_LOCAL, Mapped, NodeInit, NodeSegment, WaitDomain, World, channel_name,
};

/// The name of these segments, which people see in `/proc/PID/maps`. Tools that look for jobs do
/// not take them for one.
const NAME: &str = "hawser-met";
/// Bytes of a page, in which the wait domains of a segment lie.
const PAGE: usize = 4096;

/// The segment of processes of several jobs on one host. It stays mapped when it is dropped.
#[derive(Debug)]
pub struct MetSegment {
    mapped: NonNull<Mapped>,
}

// SAFETY: as a NodeSegment, a handle of memory that is shared with other processes anyway.
unsafe impl Send for MetSegment {}
// SAFETY: as above.
unsafe impl Sync for MetSegment {}

/// The sizes for so many processes.
fn geometry(members: u32) -> Geometry {
    Geometry { bulk_size: MetSegment::BULK_BYTES, ..Geometry::for_ranks(members, 1) }
}

impl MetSegment {
    /// Bytes of a bulk slot, however many processes have met: a module declares one limit for all.
    pub const BULK_BYTES: u32 = 68 << 10;

    /// Makes the segment of a meeting, in which so many processes are.
    ///
    /// # Errors
    /// `InvalidInput` for none or more than [`MAX_LOCAL`], else what the kernel reported.
    pub fn create(meeting: u64, secret: [u8; 32], members: u32) -> io::Result<MetSegment> {
        if !(1..=MAX_LOCAL).contains(&members) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let init = NodeInit {
            job: meeting,
            secret,
            nprocs: members,
            first_rank: 0,
            nlocal: members,
            domains: &[affinity::effective_cpus()],
            slot_domain: &vec![0; members as usize],
            channels: 1,
            world: World::ONE_NODE,
        };
        let mapped = NodeSegment::make(&init, geometry(members), (NAME, 0))?;
        Ok(MetSegment { mapped })
    }

    /// Maps the segment of a meeting in a file that another process says it is in.
    ///
    /// # Errors
    /// See [`AttachError`]: also when it is of another meeting, or for other members.
    pub fn attach(
        file: File,
        meeting: u64,
        secret: &[u8; 32],
        members: u32,
    ) -> Result<MetSegment, AttachError> {
        let fd = file.as_raw_fd();
        let segment = Segment::of_file(file).map_err(|e| AttachError::Map(fd, e))?;
        let mapped = NodeSegment::check(segment, fd, false)?;
        let met = MetSegment { mapped };
        let node = met.node();
        let fits = node.job() == meeting
            && node.secret() == *secret
            && node.nlocal() == members
            && node.geometry() == geometry(members);
        if !fits {
            // SAFETY: the handle ends here, and nobody has a reference.
            unsafe { met.unmap() };
            return Err(AttachError::Damaged("the meeting that it is of"));
        }
        Ok(met)
    }

    /// The segment.
    pub fn node(&self) -> NodeSegment {
        NodeSegment::of(self.mapped)
    }

    /// Closes the file: all have mapped it.
    pub fn close(&self) {
        self.node().inner.segment.close();
    }

    /// The socket that wakes the process in `slot`, for that process.
    ///
    /// # Errors
    /// What the kernel reported.
    pub fn wake_socket(&self, slot: u32) -> io::Result<UnixDatagram> {
        socket::wake_socket(&channel_name(self.node(), slot))
    }

    /// Gives the memory back.
    ///
    /// # Safety
    /// No handle of the segment and no reference into it is used from now on.
    pub unsafe fn unmap(self) {
        // SAFETY: leaked by `NodeSegment::leak`, freed here only, and no longer used.
        drop(unsafe { Box::from_raw(self.mapped.as_ptr()) });
    }
}

/// A wait domain of another job on this host.
#[derive(Debug)]
pub struct ForeignDomain {
    mapping: Mapping,
    at: usize,
}

impl ForeignDomain {
    /// Maps domain `index` of the segment of `job`, in a file that a process of that job says it is
    /// in.
    ///
    /// # Errors
    /// See [`AttachError`]: also when it is of another job.
    pub fn open(file: File, job: u64, index: u32) -> Result<ForeignDomain, AttachError> {
        let fd = file.as_raw_fd();
        let segment = Segment::of_file(file).map_err(|e| AttachError::Map(fd, e))?;
        let page = segment.window(0, PAGE).map_err(|e| AttachError::Map(fd, e))?;
        // SAFETY: a page is long enough and aligned, and any bytes are a valid Header, whose plain
        // fields never change.
        let header = unsafe { &*page.ptr().cast::<Header>() };
        if header.magic != MAGIC || header.job != job {
            return Err(AttachError::NotASegment(fd));
        }
        if header.version != VERSION {
            return Err(AttachError::Version { found: header.version, known: VERSION });
        }
        if index >= header.ndomains || header.ndomains > MAX_LOCAL {
            return Err(AttachError::Damaged("the number of wait domains"));
        }
        let place = PAGE + index as usize * size_of::<WaitDomain>();
        let (begin, at) = (place / PAGE * PAGE, place % PAGE);
        let mapping = segment.window(begin as u64, PAGE).map_err(|e| AttachError::Map(fd, e))?;
        Ok(ForeignDomain { mapping, at })
    }

    /// The domain.
    pub fn domain(&self) -> &WaitDomain {
        // SAFETY: inside the mapped page and aligned, since domains are of 128 bytes and begin with
        // a page; atomics for which any bytes are valid. It is mapped as long as `self`.
        unsafe { &*self.mapping.ptr().add(self.at).cast::<WaitDomain>() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_os::process;

    fn file_of(node: NodeSegment) -> File {
        process::open_descriptor_of(std::process::id(), node.fd() as u32).unwrap()
    }

    #[test]
    fn who_knows_the_meeting_maps_its_segment() {
        let met = MetSegment::create(7, [3; 32], 3).unwrap();
        let file = || file_of(met.node());
        let other = MetSegment::attach(file(), 7, &[3; 32], 3).unwrap();
        for (meeting, secret, members) in [(8, [3; 32], 3), (7, [4; 32], 3), (7, [3; 32], 2)] {
            assert!(MetSegment::attach(file(), meeting, &secret, members).is_err());
        }
        met.node().slot(2).set_pid(77);
        assert_eq!(other.node().slot(2).pid(), 77);
        met.close();
        assert_eq!(met.node().fd(), -1);
        // SAFETY: this test has no reference left.
        unsafe { (met.unmap(), other.unmap()) };
    }

    #[test]
    fn what_is_no_segment_is_refused() {
        let other = Segment::create("other", 8192).unwrap();
        let file = || process::open_descriptor_of(std::process::id(), other.fd() as u32).unwrap();
        assert!(MetSegment::attach(file(), 7, &[3; 32], 2).is_err());
        assert!(ForeignDomain::open(file(), 7, 0).is_err());
        assert!(MetSegment::create(7, [3; 32], 0).is_err());
    }

    #[test]
    fn processes_of_another_job_count_in_its_domain() {
        let init = NodeInit {
            job: 9,
            secret: [1; 32],
            nprocs: 2,
            first_rank: 0,
            nlocal: 2,
            domains: &[4, 6],
            slot_domain: &[0, 1],
            channels: 1,
            world: World::ONE_NODE,
        };
        let node = NodeSegment::create(&init).unwrap();
        let foreign = ForeignDomain::open(file_of(node), 9, 1).unwrap();
        foreign.domain().enter();
        assert_eq!((node.domain(1).awake(), foreign.domain().cpus()), (1, 6));
        assert!(ForeignDomain::open(file_of(node), 9, 2).is_err());
        assert!(ForeignDomain::open(file_of(node), 8, 0).is_err());
        node.retire();
    }
}
