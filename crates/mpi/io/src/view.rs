//! Views (MPI-5.0 section 14.3): where in the file the bytes of a rank's data stream lie.

use std::sync::OnceLock;

use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::{Datatype, Scalar, TileOrder, Tiles};

use crate::rep::Rep;

/// What `MPI_File_set_view` is called with.
#[derive(Clone, Debug)]
pub struct ViewArgs {
    /// Bytes before the view; `None`: `MPI_DISPLACEMENT_CURRENT`.
    pub disp: Option<i64>,
    /// The unit of offsets.
    pub etype: Datatype,
    /// What of the file the rank sees.
    pub filetype: Datatype,
    /// The data representation's name.
    pub rep: String,
}

/// A run of bytes of the file, and `more` that follow it in the data stream: the first of these
/// begins at `next`, and each `stride` bytes behind the one before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Series {
    pub(crate) offset: u64,
    pub(crate) len: u64,
    pub(crate) next: u64,
    pub(crate) next_len: u64,
    pub(crate) stride: u64,
    pub(crate) more: u64,
}

/// A view that was checked.
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) disp: i64,
    pub(crate) etype: Datatype,
    pub(crate) filetype: Datatype,
    pub(crate) rep: Rep,
    tiles: Tiles,
    /// Bytes of an etype in the file.
    unit: u64,
    /// Where the data stream begins, if it is the file from there on, as it is.
    begin: Option<u64>,
    /// How many copies of the filetype in a row have no byte in common, once that was asked.
    apart: OnceLock<u64>,
}

/// Runs of a filetype at most whose copies may interleave where it is written.
const RUNS_MAX: usize = 1 << 20;

impl View {
    /// The file as it is, byte for byte.
    pub(crate) fn bytes() -> View {
        let byte = Datatype::scalar_ref(Scalar::Byte);
        View {
            disp: 0,
            etype: byte.clone(),
            filetype: byte.clone(),
            rep: Rep::Native,
            tiles: Tiles::new(byte),
            unit: 1,
            begin: Some(0),
            apart: OnceLock::new(),
        }
    }

    /// Checks a view.
    ///
    /// # Errors
    /// Class `Io` for displacements that no view can have, `Arg`, `Type`, `UnsupportedDatarep`.
    pub(crate) fn new(args: &ViewArgs, disp: i64, writes: bool) -> Result<View> {
        if disp < 0 {
            return Err(err!(Arg, "displacement {disp} of a view is negative"));
        }
        for (word, t) in [("etype", &args.etype), ("filetype", &args.filetype)] {
            if !t.is_committed() {
                return Err(err!(Type, "the {word} is not committed"));
            }
        }
        let rep = Rep::of(&args.rep)?;
        let (etype, filetype) = (rep.in_file(&args.etype)?, rep.in_file(&args.filetype)?);
        let (unit, size) = (etype.size(), filetype.size());
        if unit == 0 {
            return Err(err!(Arg, "the etype of a view has no data"));
        }
        if !size.is_multiple_of(unit) {
            return Err(err!(
                Arg,
                "the filetype has {size} bytes, which are no whole number of etypes of {unit}"
            ));
        }
        let lowest = filetype.true_lb().min(etype.true_lb());
        if size > 0 && lowest < 0 {
            return Err(err!(Io, "displacement {lowest} in a type of a view is negative"));
        }
        let tiles = Tiles::new(&filetype);
        match tiles.inner_order() {
            TileOrder::Disjoint => {}
            TileOrder::Overlapping if !writes => {}
            TileOrder::Overlapping => {
                return Err(err!(
                    Io,
                    "bytes of the filetype overlap, which a file that is opened for writing does \
                     not allow"
                ));
            }
            TileOrder::Disordered => {
                return Err(err!(Io, "the displacements of the filetype do not ascend"));
            }
        }
        let (etype, filetype) = (args.etype.clone(), args.filetype.clone());
        let first = tiles.locate(0).filter(|_| tiles.is_run() && rep.is_native());
        let begin = first.and_then(|run| u64::try_from(disp.checked_add(run.offset)?).ok());
        Ok(View { disp, etype, filetype, rep, tiles, unit, begin, apart: OnceLock::new() })
    }

    /// Bytes of an etype in the file.
    pub(crate) fn unit(&self) -> u64 {
        self.unit
    }

    /// True when the first `end` bytes of the data stream ascend in the file, and none is seen
    /// twice.
    pub(crate) fn is_disjoint(&self, end: u64) -> bool {
        self.tiles.order_before(end) == TileOrder::Disjoint
    }

    /// Checks an access to the bytes `at..end` of the data stream: a filetype may be such that its
    /// copies overlap, so that one access can write some of them only. Copies that interleave are
    /// good, and reads may see bytes twice.
    ///
    /// # Errors
    /// Class `Io`.
    pub(crate) fn check_reach(&self, at: u64, end: u64, writes: bool) -> Result<()> {
        if !writes || at >= end || self.is_disjoint(end) {
            return Ok(());
        }
        let copy = |at: u64| at.checked_div(self.tiles.size()).unwrap_or(0);
        let apart = *self.apart.get_or_init(|| self.tiles.apart(RUNS_MAX));
        if copy(end - 1) - copy(at) < apart {
            return Ok(());
        }
        Err(err!(Io, "the access writes bytes twice, which copies of the filetype have in common"))
    }

    /// The byte of the data stream at which an offset in etypes lies.
    ///
    /// # Errors
    /// Class `Arg` when there is no such offset.
    pub(crate) fn stream(&self, offset: i64) -> Result<u64> {
        let at = u64::try_from(offset).ok().and_then(|o| o.checked_mul(self.unit));
        at.filter(|at| i64::try_from(*at).is_ok())
            .ok_or_else(|| err!(Arg, "offset {offset} in etypes is negative or beyond all files"))
    }

    /// Where in the file `total` bytes at an offset in etypes lie, if the view is the file from a
    /// place on, as it is. `None` tells nothing else: errors are found by the other functions.
    #[inline]
    pub(crate) fn plain(&self, offset: i64, total: u64) -> Option<u64> {
        let at = u64::try_from(offset).ok()?.checked_mul(self.unit)?;
        let place = self.begin?.checked_add(at)?;
        let end = place.checked_add(total)?;
        (end <= i64::MAX as u64).then_some(place)
    }

    /// Where in the file byte `at` of the data stream lies, and how many of the next ones follow.
    ///
    /// # Errors
    /// Class `Arg` when no file is that long, or the view has no data.
    pub(crate) fn run(&self, at: u64) -> Result<(u64, u64)> {
        let run = self.tiles.locate(at);
        let found = run.and_then(|r| {
            let offset = u64::try_from(self.disp.checked_add(r.offset)?).ok()?;
            Some((offset, r.len.min(i64::MAX as u64 - offset)))
        });
        found.filter(|r| r.1 > 0).ok_or_else(|| {
            let why =
                if self.tiles.size() == 0 { "the view has no data" } else { "no file reaches" };
            err!(Arg, "{why}: byte {at} of the data stream")
        })
    }

    /// As [`View::run`], with runs that follow regularly.
    ///
    /// # Errors
    /// As [`View::run`].
    pub(crate) fn series(&self, at: u64) -> Result<Series> {
        let (offset, len) = self.run(at)?;
        let single = Series { offset, len, next: 0, next_len: 0, stride: 0, more: 0 };
        let Some(series) = self.tiles.series(at) else { return Ok(single) };
        let next = self.disp.checked_add(series.second()).and_then(|n| u64::try_from(n).ok());
        let (Some(next), Ok(stride)) = (next, u64::try_from(series.stride)) else {
            return Ok(single);
        };
        // None of them may lie beyond all files.
        let room = (i64::MAX as u64).saturating_sub(next).saturating_sub(series.len);
        let more = series.more.min(room.checked_div(stride).unwrap_or(0));
        Ok(Series { next, next_len: series.len, stride, more, ..single })
    }

    /// Bytes of the data stream that lie before byte `offset` of the file.
    pub(crate) fn before(&self, offset: u64) -> u64 {
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        self.tiles.before(offset.saturating_sub(self.disp))
    }

    /// The offset in etypes behind a file of `size` bytes.
    pub(crate) fn end(&self, size: u64) -> i64 {
        self.before(size).div_ceil(self.unit) as i64
    }

    /// The byte of the file at which an offset in etypes lies.
    ///
    /// # Errors
    /// As [`View::run`].
    pub(crate) fn byte_offset(&self, offset: i64) -> Result<i64> {
        if self.tiles.size() == 0 && offset == 0 {
            return Ok(self.disp);
        }
        self.run(self.stream(offset)?).map(|r| r.0 as i64)
    }
}
