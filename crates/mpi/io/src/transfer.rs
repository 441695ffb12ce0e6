//! One access of one rank: the bytes of a buffer to or from the places of its data stream.

use std::ops::Range;
use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::error::{Error, Result};
use hawser_segment::mem::UserSlice;
use hawser_storage::{Disk, Lock, Moved};

use crate::atomic::{Atomic, Held};
use crate::call::{Done, Way};
use crate::error;
use crate::rep::Sink;
use crate::view::View;

/// Bytes that are packed at a time where memory and file differ.
const STAGING: u64 = 1 << 20;
/// Bytes that are read at a time where the pieces of a view are small.
const SIEVE: u64 = 1 << 22;
/// Pieces from here on are read by themselves.
const LONG_PIECE: u64 = 1 << 15;
/// Of what is read at a time, one byte in so many is wanted at least.
const DENSITY: u64 = 16;

/// What an access needs, until it has ended.
pub(crate) struct Transfer {
    pub(crate) disk: Arc<Disk>,
    pub(crate) path: Arc<str>,
    pub(crate) view: Arc<View>,
    pub(crate) way: Way,
    /// First byte of the data stream.
    pub(crate) at: u64,
    /// Bytes in the file.
    pub(crate) total: u64,
    pub(crate) buf: TypedBuf,
    /// The file is in atomic mode.
    pub(crate) atomic: Option<Arc<Atomic>>,
}

/// The error of an access.
pub(crate) fn failed(way: Way, path: &str, e: &std::io::Error) -> Error {
    let what = match way {
        Way::Write => "cannot write",
        Way::Read => "cannot read",
    };
    error::of(what, path, e)
}

/// Where the bytes go that are read.
enum Target {
    /// The memory is a run of bytes, as they lie in the file.
    Run(UserSlice),
    Sink(Box<Sink>),
}

impl Target {
    /// Takes the bytes of the access from `pos` on, which follow those before.
    fn put(&mut self, pos: u64, data: &[u8]) -> Result<()> {
        match self {
            Target::Run(memory) => {
                memory.part(pos as usize, data.len()).write(data);
                Ok(())
            }
            Target::Sink(sink) => sink.put(data),
        }
    }

    fn finish(&mut self) -> Result<()> {
        match self {
            Target::Run(_) => Ok(()),
            Target::Sink(sink) => sink.finish(),
        }
    }
}

/// Bytes of the file that were moved, and why not more.
type Outcome = (u64, Option<Error>);

/// What an access in atomic mode excludes: of which file, which bytes, and whether from reading,
/// too.
pub(crate) type Exclusion = (Arc<Atomic>, Range<u64>, bool);

impl Transfer {
    /// Moves the data; in atomic mode it waits for its bytes before. Calls functions of the program
    /// when its representation does.
    pub(crate) fn run(&self) -> Done {
        let held = match self.conflicts() {
            None => Ok(None),
            Some(found) => {
                found.and_then(|(atomic, range, exclusive)| atomic.take(range, exclusive).map(Some))
            }
        };
        match held {
            Ok(held) => self.run_with(held),
            Err(e) => Done::failed(e),
        }
    }

    /// As [`Transfer::run`], with what atomic mode wants to be held meanwhile.
    pub(crate) fn run_with(&self, held: Option<Held>) -> Done {
        if self.total == 0 {
            return Done::default();
        }
        let (moved, error) = match &self.atomic {
            Some(atomic) if atomic.by_system => self.transfer_locked(),
            _ => self.transfer(),
        };
        drop(held);
        let bytes = self.view.rep.in_memory(&self.buf, moved, self.total);
        Done { bytes, error }
    }

    /// In atomic mode: the bytes of the file from the first to the last one of the access, and
    /// whether others may not even read them meanwhile.
    pub(crate) fn conflicts(&self) -> Option<Result<Exclusion>> {
        let atomic = self.atomic.as_ref().filter(|_| self.total > 0)?;
        let exclusive = self.way == Way::Write;
        Some(self.span().map(|span| (atomic.clone(), span, exclusive)))
    }

    pub(crate) fn span(&self) -> Result<Range<u64>> {
        let (first, _) = self.view.run(self.at)?;
        let (last, _) = self.view.run(self.at + self.total - 1)?;
        let mut span = first..last + 1;
        if !self.view.is_disjoint(self.at + self.total) {
            // Of pieces that overlap or interleave the last one need not end last.
            self.each_piece(&mut 0, (self.total, u64::MAX), |offset, _, len| {
                span = span.start.min(offset)..span.end.max(offset + len);
                Ok(len)
            })?;
        }
        Ok(span)
    }

    fn transfer(&self) -> Outcome {
        match self.way {
            Way::Write => self.write(),
            Way::Read => self.read(),
        }
    }

    /// Under a lock of the file system.
    pub(crate) fn transfer_locked(&self) -> Outcome {
        let span = match self.span() {
            Ok(span) => span,
            Err(e) => return (0, Some(e)),
        };
        let lock = if self.way == Way::Write { Lock::Exclusive } else { Lock::Shared };
        let result = self.disk.locked(lock, (span.start, span.end), || {
            self.disk.revalidate();
            let (moved, error) = self.transfer();
            if self.way == Way::Read || self.disk.is_coherent() {
                return (moved, error);
            }
            // Whoever gets the lock next, on another host, is to see it.
            let synced = self.disk.sync().err().map(|e| self.failed(&e));
            (moved, error.or(synced))
        });
        match result {
            Ok(((moved, error), unlocked)) => {
                (moved, error.or(unlocked.err().map(|e| self.failed(&e))))
            }
            Err(e) => (0, Some(self.failed(&e))),
        }
    }

    pub(crate) fn failed(&self, e: &std::io::Error) -> Error {
        failed(self.way, &self.path, e)
    }

    /// The run at byte `pos` of the access.
    pub(crate) fn run_at(&self, pos: u64) -> Result<(u64, u64)> {
        let (offset, len) = self.view.run(self.at + pos)?;
        Ok((offset, len.min(self.total - pos)))
    }

    /// Moves runs from byte `pos` of the access to `end`; gives where it ended.
    fn each_run(
        &self,
        (mut pos, end): (u64, u64),
        mut call: impl FnMut(u64, u64, u64) -> Moved,
    ) -> Outcome {
        while pos < end {
            let (offset, len) = match self.run_at(pos) {
                Ok(run) => run,
                Err(e) => return (pos, Some(e)),
            };
            let len = len.min(end - pos);
            let moved = call(offset, pos, len);
            pos += moved.bytes;
            if moved.bytes < len {
                return (pos, moved.error.map(|e| self.failed(&e)));
            }
        }
        (pos, None)
    }

    /// Hands out the pieces from byte `pos` of the access on, which moves on with them, up to byte
    /// `end` of the access and byte `limit` of the file: where each lies in the file, where in the
    /// access, and its length. Ends early where `each` takes less than all of a piece.
    ///
    /// # Errors
    /// Those of `each`, and places that no file has.
    pub(crate) fn each_piece(
        &self,
        pos: &mut u64,
        (end, limit): (u64, u64),
        mut each: impl FnMut(u64, u64, u64) -> Result<u64>,
    ) -> Result<()> {
        while *pos < end {
            let series = self.view.series(self.at + *pos)?;
            let (mut offset, mut len) = (series.offset, series.len);
            let (mut next, mut more) = (series.next, series.more);
            loop {
                if offset >= limit {
                    return Ok(());
                }
                let part = len.min(end - *pos).min(limit - offset);
                let taken = each(offset, *pos, part)?;
                *pos += taken;
                if taken < part {
                    return Ok(());
                }
                if part < len || more == 0 || *pos >= end {
                    break;
                }
                (offset, len) = (next, series.next_len);
                (next, more) = (next + series.stride, more - 1);
            }
        }
        Ok(())
    }

    fn write(&self) -> Outcome {
        if self.view.rep.is_native()
            && let Some(memory) = self.buf.message().contiguous()
        {
            return self.each_run((0, self.total), |offset, pos, len| {
                self.disk.write(memory.part(pos as usize, len as usize), offset)
            });
        }
        let mut source = self.view.rep.source(&self.buf, self.total);
        let mut staging = vec![0; self.total.min(STAGING) as usize];
        let mut pos = 0;
        while pos < self.total {
            let n = (self.total - pos).min(STAGING) as usize;
            let n = match source.take(&mut staging[..n]) {
                Ok(0) => return (pos, Some(hawser_core::err!(Intern, "the buffer has ended"))),
                Ok(n) => n as u64,
                Err(e) => return (pos, Some(e)),
            };
            let begin = pos;
            let (end, error) = self.each_run((pos, pos + n), |offset, pos, len| {
                let at = (pos - begin) as usize;
                self.disk.write_bytes(&staging[at..at + len as usize], offset)
            });
            if end < pos + n {
                return (end, error);
            }
            pos = end;
        }
        (pos, None)
    }

    fn read(&self) -> Outcome {
        let run = self.buf.message().contiguous().filter(|_| self.view.rep.is_native());
        let mut into = match run {
            Some(run) => Target::Run(run),
            None => Target::Sink(Box::new(self.view.rep.sink(&self.buf, self.total))),
        };
        let mut staging = Vec::new();
        let mut pos = 0;
        while pos < self.total {
            let (end, more, error) = self.read_some(pos, &mut staging, &mut into);
            pos = end;
            if !more {
                let finished = into.finish().err();
                return (pos, error.or(finished));
            }
        }
        let error = into.finish().err();
        (pos, error)
    }

    /// Reads from byte `pos` of the access on; gives where it ended, and whether there is more.
    fn read_some(
        &self,
        pos: u64,
        staging: &mut Vec<u8>,
        into: &mut Target,
    ) -> (u64, bool, Option<Error>) {
        let (offset, len) = match self.run_at(pos) {
            Ok(run) => run,
            Err(e) => return (pos, false, Some(e)),
        };
        let sieved = self.sieved(pos, offset, len);
        if let (None, Target::Run(memory)) = (sieved, &mut *into) {
            let moved = self.disk.read(memory.part(pos as usize, len as usize), offset);
            let failed = moved.error.map(|e| self.failed(&e));
            return (pos + moved.bytes, moved.bytes == len, failed);
        }
        let span = sieved.map_or(len.min(STAGING), |(_, span)| span);
        staging.resize(span as usize, 0);
        let moved = self.disk.read_bytes(staging, offset);
        let failed = moved.error.map(|e| self.failed(&e));
        let got = &staging[..moved.bytes as usize];
        let Some((end, _)) = sieved else {
            let put = into.put(pos, got).err();
            let more = moved.bytes == span && put.is_none();
            return (pos + moved.bytes, more, put.or(failed));
        };
        let mut pos = pos;
        while pos < end {
            let (at, len) = match self.run_at(pos) {
                Ok(run) => run,
                Err(e) => return (pos, false, Some(e)),
            };
            let len = len.min(end - pos);
            let begin = ((at - offset) as usize).min(got.len());
            let piece = &got[begin..(begin + len as usize).min(got.len())];
            if let Err(e) = into.put(pos, piece) {
                return (pos, false, Some(e));
            }
            pos += piece.len() as u64;
            if (piece.len() as u64) < len {
                return (pos, false, failed);
            }
        }
        (pos, true, None)
    }

    /// Where an access that reads several pieces at once ends, and how many bytes of the file that
    /// are; `None`: the piece is read alone.
    fn sieved(&self, pos: u64, offset: u64, len: u64) -> Option<(u64, u64)> {
        if len >= LONG_PIECE
            || pos + len == self.total
            || !self.view.is_disjoint(self.at + self.total)
        {
            return None;
        }
        let within = self.view.before(offset.checked_add(SIEVE)?).checked_sub(self.at)?;
        let end = within.min(self.total);
        if end <= pos + len {
            return None;
        }
        let last = self.view.run(self.at + end - 1).ok()?.0 + 1;
        let span = last - offset;
        (span / DENSITY <= end - pos).then_some((end, span))
    }
}
