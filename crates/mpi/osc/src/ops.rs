//! Operations: put, get, accumulate and their kin (MPI-5.0 section 12.3).

use std::sync::Arc;

use hawser_core::buf::UserBuf;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::{Exposed, check_elements};
use hawser_core::op::Builtin;
use hawser_core::op::remote::{
    Basic, Block, Combine, blocks, compare_and_swap, fetch_integer, one_block, swap_integer,
};
use hawser_core::progress::ActiveOperation;
use hawser_datatype::Datatype;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Elements;
use hawser_segment::mem::UserSlice;

use crate::epoch::TargetHold;
use crate::win::{Flavor, Peer, Reach, Target, Win};

/// When an operation that was started is complete at the origin: `None`: it is.
pub type Started = Option<Arc<ActiveOperation>>;

/// Largest element that needs no memory of the heap.
const SMALL: usize = 64;

/// How an operation was called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Without a request: the next synchronization completes it.
    Plain,
    /// With a request.
    Request,
}

impl Target<'_> {
    /// Bytes of data.
    #[inline]
    fn bytes(&self) -> Result<u64> {
        match self.count.checked_mul(self.dtype.size()) {
            Some(bytes) => Ok(bytes),
            None => Err(too_many(self.count)),
        }
    }
}

#[cold]
fn too_many(count: u64) -> hawser_core::error::Error {
    err!(Count, "{count} elements of the target's datatype are more bytes than memory has")
}

impl Peer {
    /// Offset of a displacement in bytes.
    #[inline]
    fn offset(&self, disp: i64, flavor: Flavor) -> Result<i64> {
        if flavor == Flavor::Dynamic {
            return Ok(disp);
        }
        match disp.checked_mul(self.unit) {
            Some(at) if disp >= 0 => Ok(at),
            _ => Err(bad_displacement(disp)),
        }
    }
}

#[cold]
fn bad_displacement(disp: i64) -> hawser_core::error::Error {
    err!(RmaRange, "displacement {disp} is negative, or more than memory has bytes")
}

#[cold]
fn truncated(have: u64, room: u64) -> hawser_core::error::Error {
    err!(Truncate, "{have} bytes do not fit the {room} bytes on the other side of the operation")
}

impl Win {
    /// The target's peer and the offset of the operation there, when it is in order now.
    #[inline]
    fn begin(&self, target: &Target<'_>, form: Form) -> Result<(&Peer, i64)> {
        let peer = self.target(target.rank)?;
        self.0.epochs.operate(&peer.hold, form == Form::Request)?;
        Ok((peer, peer.offset(target.disp, self.0.flavor)?))
    }

    /// The target's memory, if this process can load and store it, and where the elements begin.
    #[inline]
    fn direct(&self, peer: &Peer, target: &Target<'_>, at: i64) -> Result<Option<(Exposed, i64)>> {
        match self.reach(target.rank, peer) {
            Reach::Direct(memory, ..) => Ok(Some((*memory, at))),
            _ if target.rank == self.rank() => self.local(at, target.count, target.dtype).map(Some),
            _ => Ok(None),
        }
    }

    /// The target's memory of an operation on one run of bytes, where this process loads and stores
    /// it and the call is in order. Of all others `None`: the long way finds out what they are.
    #[inline(always)]
    fn run(&self, target: &Target<'_>, form: Form) -> Option<UserSlice> {
        self.reached_run(target, form).map(|(run, _)| run)
    }

    /// As [`Win::run`], with the target's control block.
    #[inline(always)]
    fn reached_run(&self, target: &Target<'_>, form: Form) -> Option<(UserSlice, &Control)> {
        let peer = self.0.peers.get(target.rank as usize)?;
        let Some(Reach::Direct(memory, control, _)) = peer.reach.get() else { return None };
        let passive = form == Form::Request;
        if !self.0.epochs.allow(&peer.hold, passive) || !target.dtype.is_contiguous() {
            return None;
        }
        let bytes = target.count.checked_mul(target.dtype.size())?;
        let at = target.disp.checked_mul(peer.unit).filter(|at| *at >= 0)?;
        Some((memory.inside(at.checked_add(target.dtype.true_lb())?, bytes)?, control))
    }

    /// As [`Win::run`], for the elements of accumulates that many may change at the same time.
    #[inline(always)]
    fn shared_run(&self, target: &Target<'_>) -> Option<(UserSlice, Elements<'_>)> {
        if self.0.private.is_some() && target.rank == self.rank() {
            return None;
        }
        let (run, control) = self.reached_run(target, Form::Plain)?;
        Some((run, self.elements(*control)))
    }

    /// `MPI_Put`, `MPI_Rput`.
    ///
    /// # Errors
    /// Classes `RmaSync`, `RmaRange`, `Rank`, `Truncate`; failures of messages.
    #[inline(always)]
    pub fn put(&self, origin: &UserBuf, target: &Target<'_>, form: Form) -> Result<Started> {
        if let Some(to) = self.run(target, form)
            && let Some(from) = origin.contiguous()
            && from.len() == to.len()
        {
            to.copy_from(from);
            self.0.osc.counts.direct(target.rank == self.rank(), to.len() as u64);
            return Ok(None);
        }
        self.put_anyhow(origin, target, form)
    }

    #[inline(never)]
    fn put_anyhow(&self, origin: &UserBuf, target: &Target<'_>, form: Form) -> Result<Started> {
        let (peer, at) = self.begin(target, form)?;
        let room = target.bytes()?;
        if origin.len() as u64 > room {
            return Err(truncated(origin.len() as u64, room));
        }
        if let Some((memory, at)) = self.direct(peer, target, at)? {
            memory.message(at, target.count, target.dtype)?.copy_from(origin);
            self.0.osc.counts.direct(target.rank == self.rank(), origin.len() as u64);
            return Ok(None);
        }
        self.check(peer, target, at)?;
        if self.copies(peer, target, at) && self.put_by_kernel(peer, origin, target, at) {
            self.0.osc.counts.foreign(origin.len() as u64);
            return Ok(None);
        }
        self.0.osc.counts.message(origin.len() as u64);
        self.put_by_messages(peer, origin, target, at, form)
    }

    /// `MPI_Get`, `MPI_Rget`.
    ///
    /// # Errors
    /// As [`Win::put`].
    #[inline(always)]
    pub fn get(&self, result: &UserBuf, target: &Target<'_>, form: Form) -> Result<Started> {
        if let Some(from) = self.run(target, form)
            && let Some(to) = result.contiguous()
            && from.len() == to.len()
        {
            to.copy_from(from);
            self.0.osc.counts.direct(target.rank == self.rank(), from.len() as u64);
            return Ok(None);
        }
        self.get_anyhow(result, target, form)
    }

    #[inline(never)]
    fn get_anyhow(&self, result: &UserBuf, target: &Target<'_>, form: Form) -> Result<Started> {
        let (peer, at) = self.begin(target, form)?;
        let have = target.bytes()?;
        if have > result.len() as u64 {
            return Err(truncated(have, result.len() as u64));
        }
        if let Some((memory, at)) = self.direct(peer, target, at)? {
            result.copy_from(&memory.message(at, target.count, target.dtype)?);
            self.0.osc.counts.direct(target.rank == self.rank(), have);
            return Ok(None);
        }
        self.check(peer, target, at)?;
        if self.copies(peer, target, at)
            && self.get_by_kernel(peer, result, target, at, have as usize)?
        {
            self.0.osc.counts.foreign(have);
            return Ok(None);
        }
        self.0.osc.counts.message(have);
        self.get_by_messages(peer, result, target, at, form)
    }

    /// Checks what only the target's size says, where this process knows it.
    fn check(&self, peer: &Peer, target: &Target<'_>, at: i64) -> Result<()> {
        if self.0.flavor == Flavor::Dynamic {
            return Ok(());
        }
        check_elements(at, target.count, target.dtype, peer.size)
    }

    /// The kernel may copy: it can, no earlier operation on the target is under way, which this one
    /// would overtake, and the memory is known to be the window's.
    fn copies(&self, peer: &Peer, target: &Target<'_>, at: i64) -> bool {
        matches!(self.reach(target.rank, peer), Reach::Foreign)
            && !self.is_asking(target.rank)
            && (self.0.flavor != Flavor::Dynamic || self.is_attached(peer, target, at))
    }

    /// `MPI_Accumulate`, `MPI_Raccumulate`, and with `result` `MPI_Get_accumulate`,
    /// `MPI_Rget_accumulate`.
    ///
    /// # Errors
    /// As [`Win::put`]; classes `Type` and `Op` for what accumulates cannot do.
    pub fn accumulate(
        &self,
        op: Builtin,
        origin: &UserBuf,
        result: Option<&UserBuf>,
        target: &Target<'_>,
        form: Form,
    ) -> Result<Started> {
        if result.is_none() && form == Form::Plain && self.accumulate_one(op, origin, target)? {
            return Ok(None);
        }
        let (peer, at) = self.begin(target, form)?;
        let have = target.bytes()?;
        if have == 0 {
            return Ok(None);
        }
        let basic = Basic::of(target.dtype)?;
        basic.check(op)?;
        let idle = op == Builtin::NoOp;
        if !idle && origin.len() as u64 != have {
            return Err(truncated(origin.len() as u64, have));
        }
        if result.is_some_and(|r| r.len() as u64 != have) {
            return Err(truncated(have, result.map_or(0, |r| r.len() as u64)));
        }
        if idle && result.is_none() {
            return Ok(None);
        }
        let none = UserBuf::empty();
        let origin = if idle { &none } else { origin };
        if let Some((memory, at)) = self.direct(peer, target, at)? {
            check_elements(at, target.count, target.dtype, memory.len() as u64)?;
            let operand = origin.packed();
            let mut old = vec![0; result.map_or(0, UserBuf::len)];
            let (dtype, what) = (target.dtype, (op, basic));
            let (one, many);
            let list = if let Some(block) = one_block(dtype, target.count, &basic) {
                one = [block];
                &one[..]
            } else {
                many = blocks(dtype, target.count, &basic);
                &many[..]
            };
            self.combine(peer, target.rank, (&memory, at), list, what, &operand, &mut old)?;
            if let Some(result) = result {
                result.fill(&old);
            }
            self.0.osc.counts.direct(target.rank == self.rank(), have);
            return Ok(None);
        }
        self.check(peer, target, at)?;
        self.0.osc.counts.message(have);
        self.accumulate_by_messages(peer, (op, basic), origin, result, target, at, form)
    }

    /// Accumulates to one element in memory that this process reaches. False: the operation is
    /// another one, and nothing has happened.
    fn accumulate_one(&self, op: Builtin, origin: &UserBuf, target: &Target<'_>) -> Result<bool> {
        let scalar = target.count == 1 && target.dtype.as_scalar().is_some();
        if !scalar || matches!(op, Builtin::NoOp | Builtin::Minloc | Builtin::Maxloc) {
            return Ok(false);
        }
        let (Some((at, lock)), Some(operand)) = (self.shared_run(target), origin.bytes()) else {
            return Ok(false);
        };
        if operand.len() != at.len() {
            return Ok(false);
        }
        if fetch_integer(op, target.dtype, at, lock, operand).is_none() {
            let basic = Basic::of(target.dtype)?;
            basic.check(op)?;
            Combine { op, basic, lock, alone: false }.one(at, operand, &mut []);
        }
        self.0.osc.counts.direct(target.rank == self.rank(), at.len() as u64);
        Ok(true)
    }

    /// Combines blocks of elements of memory that this process reaches.
    #[allow(clippy::too_many_arguments)]
    fn combine(
        &self,
        peer: &Peer,
        rank: u32,
        (memory, at): (&Exposed, i64),
        list: &[Block],
        (op, basic): (Builtin, Basic),
        operand: &[u8],
        old: &mut [u8],
    ) -> Result<()> {
        let control = self.control_of(rank, peer).unwrap_or(self.0.control);
        let own = (rank == self.rank()).then(|| self.alone()).flatten();
        // The lock excludes other processes; threads of this one may share it.
        let locked = peer.hold.get() == TargetHold::Exclusive && !self.0.osc.threaded;
        let alone = own.is_some() || locked;
        let combine = Combine { op, basic, lock: self.elements(control), alone };
        combine_blocks(&combine, memory, at, list, operand, old)
    }

    /// `MPI_Fetch_and_op`.
    ///
    /// # Errors
    /// As [`Win::accumulate`].
    #[inline(always)]
    pub fn fetch_and_op(
        &self,
        op: Builtin,
        origin: &UserBuf,
        result: &UserBuf,
        target: &Target<'_>,
    ) -> Result<()> {
        let idle = op == Builtin::NoOp;
        if let Some((at, lock)) = self.shared_run(target)
            && let Some(operand) = if idle { Some(&[][..]) } else { origin.bytes() }
            && let Some(old) = fetch_integer(op, target.dtype, at, lock, operand)
        {
            result.fill_word(old);
            self.0.osc.counts.direct(target.rank == self.rank(), at.len() as u64);
            return Ok(());
        }
        self.fetch_anyhow(op, origin, result, target)
    }

    #[inline(never)]
    fn fetch_anyhow(
        &self,
        op: Builtin,
        origin: &UserBuf,
        result: &UserBuf,
        target: &Target<'_>,
    ) -> Result<()> {
        if let Some((at, lock)) = self.shared_run(target)
            && target.dtype.as_scalar().is_some_and(|s| s.pair().is_none())
        {
            let basic = Basic::of(target.dtype)?;
            basic.check(op)?;
            let mut old = [0; SMALL];
            let old = &mut old[..at.len().min(SMALL)];
            let operand = if op == Builtin::NoOp { &[] } else { origin.bytes().unwrap_or(&[]) };
            Combine { op, basic, lock, alone: false }.one(at, operand, old);
            result.fill(old);
            self.0.osc.counts.direct(target.rank == self.rank(), at.len() as u64);
            return Ok(());
        }
        self.accumulate(op, origin, Some(result), target, Form::Plain).map(|_| ())
    }

    /// `MPI_Compare_and_swap`.
    ///
    /// # Errors
    /// As [`Win::accumulate`]; class `Type` for types that cannot be compared.
    #[inline(always)]
    pub fn compare_and_swap(
        &self,
        new: &UserBuf,
        expected: &UserBuf,
        result: &UserBuf,
        target: &Target<'_>,
    ) -> Result<()> {
        if let Some((at, lock)) = self.shared_run(target)
            && let (Some(mine), Some(theirs)) = (new.bytes(), expected.bytes())
            && let Some(old) = swap_integer(target.dtype, at, lock, theirs, mine)
        {
            result.fill_word(old);
            self.0.osc.counts.direct(target.rank == self.rank(), at.len() as u64);
            return Ok(());
        }
        self.swap_anyhow(new, expected, result, target)
    }

    #[inline(never)]
    fn swap_anyhow(
        &self,
        new: &UserBuf,
        expected: &UserBuf,
        result: &UserBuf,
        target: &Target<'_>,
    ) -> Result<()> {
        let (peer, at) = self.begin(target, Form::Plain)?;
        let basic = Basic::of(target.dtype)?;
        if !basic.is_comparable() || target.dtype.scalar_inside().is_none() {
            return Err(not_comparable(target.dtype));
        }
        let size = basic.size();
        let (Some(new), Some(expected)) = (new.bytes(), expected.bytes()) else {
            return Err(not_comparable(target.dtype));
        };
        if let Some((memory, at)) = self.direct(peer, target, at)? {
            let control = self.control_of(target.rank, peer).unwrap_or(self.0.control);
            let _own = (target.rank == self.rank()).then(|| self.alone()).flatten();
            let at = memory.bytes(at, size as u64)?;
            let mut old = [0; SMALL];
            let old = &mut old[..size.min(SMALL)];
            compare_and_swap(at, self.elements(control), expected, new, old);
            result.fill(old);
            self.0.osc.counts.direct(target.rank == self.rank(), size as u64);
            return Ok(());
        }
        self.check(peer, target, at)?;
        self.0.osc.counts.message(size as u64);
        self.swap_by_message(peer, (new, expected), result, target, at)
    }
}

#[cold]
fn not_comparable(_dtype: &Datatype) -> hawser_core::error::Error {
    err!(Type, "MPI_Compare_and_swap takes one element of an integer, logical, or byte type")
}

/// Combines blocks of elements that begin at offset `at` of some memory.
///
/// # Errors
/// Class `RmaRange`.
pub(crate) fn combine_blocks(
    combine: &Combine<'_>,
    memory: &Exposed,
    at: i64,
    list: &[Block],
    operand: &[u8],
    old: &mut [u8],
) -> Result<()> {
    let (size, extent) = (combine.basic.size(), combine.basic.extent() as u64);
    let mut done = 0;
    for block in list {
        let bytes = block.count.saturating_mul(extent);
        let part = memory.bytes(at.saturating_add(block.at), bytes)?;
        let next = done + block.count as usize * size;
        let mine = operand.get(done..next).unwrap_or(&[]);
        let before = match old.get_mut(done..next) {
            Some(old) => old,
            None => &mut [],
        };
        combine.run(part, mine, before);
        done = next;
    }
    Ok(())
}
