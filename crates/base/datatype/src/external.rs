//! The external32 cursor: packs and unpacks elements in the portable representation, resumable at
//! any byte, also inside a scalar.

use crate::convert::{decode, encode};
use crate::cursor::Cursor;
use crate::desc::Datatype;
use crate::elements::ScalarRuns;
use crate::error::Result;
use crate::scalar::Scalar;

/// Largest scalar in either representation.
const MAX_SCALAR: usize = 32;
/// Native bytes that are converted at a time; a multiple of every scalar's size.
const CHUNK: usize = 4096;

/// A position in the external32 bytes of `count` elements. Use one for packing or for unpacking,
/// not for both.
#[derive(Debug)]
pub struct External {
    cursor: Cursor,
    runs: ScalarRuns,
    /// Kind and number of the scalars that come next; exhausted when the number is 0.
    run: (Scalar, u64),
    /// A scalar that is cut by the end of a fragment: its external bytes, of which `cut.0..cut.1`
    /// are still to be delivered (packing), or of which `0..cut.1` have come (unpacking).
    part: [u8; MAX_SCALAR],
    cut: (usize, usize),
    total: u64,
}

impl External {
    /// A position at byte 0 of `count` elements of `dtype`.
    pub fn new(dtype: &Datatype, count: u64) -> External {
        External {
            cursor: Cursor::new(dtype, count),
            runs: ScalarRuns::new(dtype, count),
            run: (Scalar::Byte, 0),
            part: [0; MAX_SCALAR],
            cut: (0, 0),
            total: count.saturating_mul(dtype.external_size()),
        }
    }

    /// External bytes in all.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The scalars that come next; `None` at the end.
    fn upcoming(&mut self) -> Option<(Scalar, u64)> {
        if self.run.1 == 0 {
            self.run = self.runs.next()?;
        }
        Some(self.run)
    }

    /// Packs into `out` as many bytes as fit or remain; returns how many. An integer that does not
    /// fit its external width is an error; the position is then undefined.
    ///
    /// # Safety
    /// As [`Cursor::pack`].
    pub unsafe fn pack(&mut self, base: *const u8, out: &mut [u8]) -> Result<usize> {
        let mut chunk = [0u8; CHUNK];
        let mut done = 0;
        loop {
            let ready = &self.part[self.cut.0..self.cut.1];
            let n = ready.len().min(out.len() - done);
            out[done..done + n].copy_from_slice(&ready[..n]);
            self.cut.0 += n;
            done += n;
            if done == out.len() {
                return Ok(done);
            }
            let Some((kind, left)) = self.upcoming() else { return Ok(done) };
            let (native, external) = (kind.size() as usize, kind.external_size() as usize);
            let fit = (out.len() - done) / external;
            let n = left.min(fit.max(1) as u64).min((CHUNK / native) as u64) as usize;
            let chunk = &mut chunk[..n * native];
            // SAFETY: promised by the caller; the chunk is ours.
            unsafe { self.cursor.pack(base, chunk) };
            if fit == 0 {
                encode(kind, chunk, &mut self.part[..external])?;
                self.cut = (0, external);
            } else {
                encode(kind, chunk, &mut out[done..done + n * external])?;
                done += n * external;
            }
            self.run.1 -= n as u64;
        }
    }

    /// Unpacks as many bytes of `data` as there are or as fit; returns how many were used.
    ///
    /// # Safety
    /// As [`Cursor::unpack`].
    pub unsafe fn unpack(&mut self, base: *mut u8, data: &[u8]) -> Result<usize> {
        let mut chunk = [0u8; CHUNK];
        let mut done = 0;
        while done < data.len() {
            let Some((kind, left)) = self.upcoming() else { break };
            let (native, external) = (kind.size() as usize, kind.external_size() as usize);
            let whole = (data.len() - done) / external;
            if self.cut.1 > 0 || whole == 0 {
                let n = (external - self.cut.1).min(data.len() - done);
                self.part[self.cut.1..self.cut.1 + n].copy_from_slice(&data[done..done + n]);
                self.cut.1 += n;
                done += n;
                if self.cut.1 < external {
                    break;
                }
                self.cut = (0, 0);
                decode(kind, &self.part[..external], &mut chunk[..native])?;
                // SAFETY: promised by the caller; the chunk is ours.
                unsafe { self.cursor.unpack(base, &chunk[..native]) };
                self.run.1 -= 1;
                continue;
            }
            let n = left.min(whole as u64).min((CHUNK / native) as u64) as usize;
            decode(kind, &data[done..done + n * external], &mut chunk[..n * native])?;
            // SAFETY: promised by the caller; the chunk is ours.
            unsafe { self.cursor.unpack(base, &chunk[..n * native]) };
            done += n * external;
            self.run.1 -= n as u64;
        }
        Ok(done)
    }
}
