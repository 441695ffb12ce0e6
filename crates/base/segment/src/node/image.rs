//! The contents of a node segment in a file of a snapshot (`docs/formats/snapshot.md`), while all
//! its processes are interrupted, and a segment made from it. The secret is not among them.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::mem::offset_of;
use std::os::unix::fs::FileExt;

use hawser_os::segment::{Segment, data_ranges};

use super::layout::{Header, MAX_LOCAL, Room};
use super::{NAME, NodeRecord, NodeSegment, ranges, world};

/// The first bytes.
const MAGIC: [u8; 8] = *b"hwsrnode";
/// The form of what follows.
const VERSION: u32 = 1;
/// Bytes before the first range.
const HEAD: usize = 24;
/// Most ranges: one page each of the largest segment that is plausible.
const RANGES_MAX: u32 = 1 << 30;
/// Bytes that are copied at once.
const PIECE: usize = 1 << 20;
/// Bytes that are mapped before it is known how many are wanted.
const PAGE: usize = 4096;

/// Where the secret stands in a segment.
const SECRET: std::ops::Range<u64> = {
    let first = offset_of!(Header, secret) as u64;
    first..first + 32
};

fn damaged(what: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, format!("the memory of the node: {what}"))
}

/// Writes what a segment's file holds, without its secret. Its processes are interrupted.
///
/// # Errors
/// What the kernel said.
pub fn save(file: &File, out: &mut dyn Write) -> io::Result<()> {
    let ranges = data_ranges(file)?;
    let mut head = MAGIC.to_vec();
    head.extend_from_slice(&VERSION.to_le_bytes());
    let count = u32::try_from(ranges.len()).map_err(|_| damaged("too many ranges"))?;
    head.extend_from_slice(&count.to_le_bytes());
    head.extend_from_slice(&file.metadata()?.len().to_le_bytes());
    out.write_all(&head)?;
    let mut piece = vec![0; PIECE];
    for (first, end) in ranges {
        out.write_all(&first.to_le_bytes())?;
        out.write_all(&end.to_le_bytes())?;
        let mut at = first;
        while at < end {
            let len = usize::try_from(end - at).unwrap_or(PIECE).min(PIECE);
            let bytes = piece.get_mut(..len).unwrap_or_default();
            file.read_exact_at(bytes, at)?;
            for place in SECRET.start.max(at)..SECRET.end.min(at + len as u64) {
                if let Some(byte) = bytes.get_mut((place - at) as usize) {
                    *byte = 0;
                }
            }
            out.write_all(bytes)?;
            at += len as u64;
        }
    }
    Ok(())
}

fn word(input: &mut dyn Read) -> io::Result<u64> {
    let mut bytes = [0; 8];
    input.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

impl NodeSegment {
    /// A segment with the contents that [`save`] has written, of the same job with another secret:
    /// its processes are interrupted, and may take it once they are told of it. `nodes` says where
    /// the nodes of the job are now, by the numbers that they had; there is nothing of this in a
    /// job of one node.
    ///
    /// # Errors
    /// `InvalidData` for what is no such file, or one of a job of other nodes, or what the kernel
    /// said.
    pub fn restore(
        input: &mut dyn Read,
        job: u64,
        secret: [u8; 32],
        nodes: &[NodeRecord],
    ) -> io::Result<NodeSegment> {
        let cut = |e: io::Error| match e.kind() {
            ErrorKind::UnexpectedEof => damaged("it is cut short"),
            _ => e,
        };
        let mut head = [0; HEAD];
        input.read_exact(&mut head).map_err(cut)?;
        let (magic, rest) = head.split_at(8);
        let (numbers, room) = rest.split_at(8);
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b));
        if magic != MAGIC || number(numbers.get(..4).unwrap_or_default()) != VERSION.into() {
            return Err(damaged("it is another file, or of another release"));
        }
        let count = number(numbers.get(4..).unwrap_or_default());
        let room = number(room);
        if count > RANGES_MAX.into() || room > ranges::room_for(MAX_LOCAL) {
            return Err(damaged("its length makes no sense"));
        }
        let segment = Segment::create_with_room(NAME, PAGE, room)?;
        if segment.room() != room {
            return Err(damaged("the limit of the size of files is too small (ulimit -f)"));
        }
        let file = segment.file()?;
        let mut piece = vec![0; PIECE];
        let mut before = 0;
        for _ in 0..count {
            let (first, end) = (word(input).map_err(cut)?, word(input).map_err(cut)?);
            if first < before || end <= first || end > room {
                return Err(damaged("its ranges contradict each other"));
            }
            let mut at = first;
            while at < end {
                let len = usize::try_from(end - at).unwrap_or(PIECE).min(PIECE);
                let bytes = piece.get_mut(..len).unwrap_or_default();
                input.read_exact(bytes).map_err(cut)?;
                file.write_all_at(bytes, at)?;
                at += len as u64;
            }
            before = end;
        }
        let fd = segment.fd();
        let mapped = NodeSegment::check(segment, fd, false).map_err(|e| damaged(&e.to_string()))?;
        let node = NodeSegment::of(mapped);
        if node.job() != job {
            return Err(damaged("it is of another job"));
        }
        node.replace_nodes(nodes)?;
        // SAFETY: nobody else has the segment yet, and the header was checked to be there.
        unsafe { (*node.header_ptr()).begin_anew(secret) };
        Ok(node)
    }

    /// Says where the nodes of the job are now, by the numbers that its ranks know. All ranks of
    /// the node are interrupted: none of them has the segment.
    ///
    /// # Errors
    /// `InvalidData`: the job has fewer nodes, or too many.
    pub fn replace_nodes(&self, nodes: &[NodeRecord]) -> io::Result<()> {
        let table = world::encode_nodes(nodes);
        let Room { nodes: known, table: room, .. } = self.header().world;
        if nodes.len() < known as usize || table.len() > room as usize {
            return Err(damaged("it is of a job with another number of nodes"));
        }
        // SAFETY: nobody else has the segment, and readers in this process take copies; the table
        // ends within the room that the layout has for it.
        unsafe {
            let to = self.at(self.inner.layout.nodes, 0);
            std::ptr::copy_nonoverlapping(table.as_ptr(), to, table.len());
            (*self.header_ptr()).world.nodes = nodes.len() as u32;
        }
        Ok(())
    }
}

/// Bytes as a file of [`save`]; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    if let Ok(node) = NodeSegment::restore(&mut &*data, 1, [0; 32], &[]) {
        node.retire();
    }
}

#[cfg(test)]
mod tests {
    use super::super::{HoldStep, NodeInit, World};
    use super::*;

    #[test]
    fn what_was_saved_is_there_again_without_the_secret() {
        let secret = [0x5a; 32];
        let record = |host: &str| NodeRecord { host: host.into(), ..NodeRecord::default() };
        let (nodes, moved) = ([record("a"), record("b")], [record("c"), record(&"d".repeat(200))]);
        let node = NodeSegment::create(&NodeInit {
            job: 77,
            secret,
            nprocs: 2,
            first_rank: 0,
            nlocal: 2,
            domains: &[2],
            slot_domain: &[0, 0],
            channels: 1,
            world: World { node: 1, blocks: &[], nodes: &nodes },
        })
        .unwrap();
        node.slot(1).set_pid(4711);
        node.open_acceptor();
        node.ask_to_hold(3, HoldStep::Interrupt);
        let file = File::open(format!("/proc/self/fd/{}", node.fd())).unwrap();
        let mut image = Vec::new();
        save(&file, &mut image).unwrap();
        assert!(!image.windows(32).any(|part| part == secret));
        let again = NodeSegment::restore(&mut &*image, 77, [9; 32], &moved).unwrap();
        assert_eq!((again.job(), again.nprocs(), again.slot(1).pid()), (77, 2, 4711));
        assert_eq!((again.secret(), again.hold_asked()), ([9; 32], None));
        assert!(!again.acceptor_is_open());
        let found = [0, 1].map(|node| again.node_record(node));
        assert_eq!((again.number(), found), (1, moved.clone().map(Some)));
        let fewer = NodeSegment::restore(&mut &*image, 77, secret, &moved[..1]).unwrap_err();
        assert!(fewer.to_string().contains("another number of nodes"), "{fewer}");
        let refused = |bytes: &[u8], job| {
            NodeSegment::restore(&mut &*bytes, job, secret, &moved).unwrap_err().to_string()
        };
        assert!(refused(&image, 78).contains("another job"));
        assert!(refused(&image[..image.len() - 1], 77).contains("cut short"));
        assert!(refused(b"hwsrnode                        ", 77).contains("another release"));
        let mut bad = image.clone();
        bad[HEAD + 8..HEAD + 16].copy_from_slice(&u64::MAX.to_le_bytes());
        assert!(refused(&bad, 77).contains("contradict"));
        for at in 0..HEAD + 200 {
            let mut bad = image.clone();
            bad[at] ^= 0x40;
            fuzz(&bad);
        }
    }
}
