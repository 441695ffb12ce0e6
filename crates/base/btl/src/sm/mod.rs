//! Component `sm` (alias `vader`): shared memory between the processes of one node.
//!
//! Per ordered pair of processes a ring of 64-byte lines in the node segment; a line carries its
//! own valid mark ([`hawser_lockfree::ring`]), so a short message is one line moved. Messages up to
//! about a kilobyte take several lines, longer ones a bulk slot of the sender, which a line refers
//! to. The receiver finds new rings by its doorbell bitmap and polls the busy ones first. Large
//! memory is read directly ([`Btl::get`](super::Btl::get), cross memory attach) where the kernel
//! lets the two real peers do so.
//!
//! There is nothing to connect: rings of processes that have not started yet are zeroed memory.

mod bulks;
mod component;
mod distance;
mod jobs;
mod joint;
mod module;
mod pipe;
mod segment;
mod ways;

pub use component::{PARAMS, open};
/// Bytes of a message, header and all, that fit one line of a ring.
pub use hawser_lockfree::ring::LINE_DATA;
pub use jobs::Jobs;
pub use module::Sm;
use segment::{Bounds, LineKind, Refers, Word};
pub use ways::{Copying, Lines};

#[cfg(test)]
mod tests;

/// Judges a line of a peer as a receiver does; asserts that what it is told to read lies in one of
/// the peer's slots. Takes a byte that says how long slots are, the upper half of the line's head,
/// and its data.
pub fn fuzz(input: &[u8]) {
    let Some((&[how, a, b, c, d], data)) = input.split_first_chunk() else { return };
    let Some(data) = data.first_chunk::<LINE_DATA>() else { return };
    let size = [8 << 10, 16 << 10, 68 << 10][usize::from(how) % 3];
    let bounds = Bounds { lines: 64 * LINE_DATA, slots: 32, size };
    let head = u32::from_le_bytes([a, b, c, d]);
    let Some(word) = Word::decode(head) else {
        return assert!(!Word::damage(head).to_string().is_empty());
    };
    let line = Refers::of(data);
    let judged = match word.kind {
        LineKind::Line => return assert!(word.len <= LINE_DATA),
        LineKind::Lines => {
            let fits = word.judge_lines(&bounds).is_ok();
            return assert!(!fits || (1..=bounds.lines).contains(&word.len));
        }
        LineKind::Bulk | LineKind::Joint => line.judge(&word, &bounds),
        LineKind::Piped => {
            line.judge(&word, &bounds).and_then(|()| pipe::judge(&line.bulk, word.place(), size))
        }
    };
    match judged {
        Ok(()) => {
            let (lead, len) = (usize::from(line.bulk.lead), line.bulk.len as usize);
            assert!(line.bulk.slot < bounds.slots && word.place() + lead + len <= size);
            assert_eq!(line.header().len(), usize::from(line.bulk.inline));
            if word.kind == LineKind::Piped {
                pipe::assert_covered(&line.bulk, word.place(), size);
            } else if word.kind == LineKind::Bulk {
                assert!(line.header().len() <= len);
            }
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
}
