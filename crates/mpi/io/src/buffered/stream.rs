//! The bytes of one rank's memory in the order of the access: a run, or what a representation makes
//! of a datatype.

use hawser_core::error::Result;
use hawser_segment::mem::UserSlice;

use super::{Transfer, Way};
use crate::rep::{Sink, Source};

/// Bytes that go at a time between the buffer and memory that is no run.
const BETWEEN: usize = 16 << 10;

/// The stream of the rank's bytes.
pub(super) enum Stream {
    /// The memory is a run of bytes, as they lie in the file.
    Run(UserSlice),
    Source(Box<Source>),
    Sink(Box<Sink>),
}

impl Stream {
    pub(super) fn of(transfer: &Transfer) -> Stream {
        let contiguous = transfer.buf.message().contiguous();
        match contiguous.filter(|_| transfer.view.rep.is_native()) {
            Some(run) => Stream::Run(run),
            None if transfer.way == Way::Write => {
                Stream::Source(Box::new(transfer.view.rep.source(&transfer.buf, transfer.total)))
            }
            None => Stream::Sink(Box::new(transfer.view.rep.sink(&transfer.buf, transfer.total))),
        }
    }

    /// Copies a piece to the buffer. `between` is kept from piece to piece.
    pub(super) fn copy_in(&mut self, pos: u64, to: UserSlice, between: &mut Vec<u8>) -> Result<()> {
        match self {
            Stream::Run(memory) => to.give(memory.part(pos as usize, to.len())),
            Stream::Source(source) => {
                let mut done = 0;
                while done < to.len() {
                    between.resize((to.len() - done).min(BETWEEN), 0);
                    let n = source.take(between)?;
                    if n == 0 {
                        return Err(hawser_core::err!(Intern, "the buffer has ended"));
                    }
                    to.part(done, n).write(&between[..n]);
                    done += n;
                }
            }
            Stream::Sink(_) => {}
        }
        Ok(())
    }

    /// Copies a piece from the buffer. `between` is kept from piece to piece.
    pub(super) fn copy_out(
        &mut self,
        pos: u64,
        from: UserSlice,
        between: &mut Vec<u8>,
    ) -> Result<()> {
        match self {
            Stream::Run(memory) => memory.part(pos as usize, from.len()).take(from),
            Stream::Sink(sink) => {
                let mut done = 0;
                while done < from.len() {
                    between.resize((from.len() - done).min(BETWEEN), 0);
                    from.part(done, between.len()).read(between);
                    sink.put(between)?;
                    done += between.len();
                }
            }
            Stream::Source(_) => {}
        }
        Ok(())
    }
}
