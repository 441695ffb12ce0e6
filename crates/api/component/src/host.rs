//! What the functions of a component may call.

use std::ffi::{CStr, c_char, c_int, c_void};

use hawser_core::buf::TypedBuf;
use hawser_core::contracts::pml::{Condition, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::group::{Group, ProcId};
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::abi::{Buf, FAILED, OK, PENDING, Place, VERSION};
use crate::call::{Call, SOMEBODY, typed};
use crate::tables::{Each, Host, Ready};
use crate::{channel, entered, kinds, parts};

/// The table for components, in programs without and with threads that call at once.
pub(crate) static HOSTS: [Host; 2] = [host(0), host(1)];

const fn host(threads: u32) -> Host {
    Host {
        size: size_of::<Host>() as u32,
        abi: VERSION,
        place,
        type_bytes,
        type_extent,
        bytes,
        send,
        recv,
        post_send,
        post_recv,
        wait_all,
        copy,
        reduce,
        commutes,
        scratch,
        share,
        fail,
        threads,
        reserved: 0,
        part: entered::part,
        part_place: parts::part_place,
        part_barrier: parts::part_barrier,
        part_bcast: parts::part_bcast,
        part_gather: parts::part_gather,
        part_scatter: parts::part_scatter,
        part_allgather: parts::part_allgather,
        part_alltoall: parts::part_alltoall,
        part_reduce: parts::part_reduce,
        part_allreduce: parts::part_allreduce,
        exchange: entered::exchange,
        members: entered::members,
        topology: entered::topology,
        op_kind: kinds::op_kind,
        type_kind: kinds::type_kind,
        test_all,
        wait,
        wake: channel::wake,
    }
}

// Of every function here: `call` is the one that was handed to the component, in the thread that
// runs it, and other pointers are as `include/hawser/coll.h` says.

unsafe extern "C" fn place(call: *const Call<'_>) -> *const Place {
    // SAFETY: see above.
    unsafe { (*call).place }
}

unsafe extern "C" fn type_bytes(dtype: *const Datatype) -> u64 {
    // SAFETY: see above.
    unsafe { (*dtype).size() }
}

unsafe extern "C" fn type_extent(dtype: *const Datatype) -> i64 {
    // SAFETY: see above.
    unsafe { (*dtype).extent() }
}

extern "C" fn bytes() -> *const Datatype {
    Datatype::scalar_ref(Scalar::Byte)
}

unsafe extern "C" fn send(call: *mut Call<'_>, buf: *const Buf, to: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let sent = call.waits().and(buf).and_then(|buf| {
        let (comm, tag, to) = (call.comm, call.tag, call.rank(to)?);
        comm.pml().send(comm, Space::Coll, &buf.message(), to, tag, SendMode::Standard)
    });
    call.note(sent)
}

unsafe extern "C" fn recv(call: *mut Call<'_>, buf: *const Buf, from: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let received = call.waits().and(buf).and_then(|buf| {
        let (comm, tag, from) = (call.comm, Tag::Is(call.tag), Source::Rank(call.rank(from)?));
        comm.pml().recv(comm, Space::Coll, &buf.message(), from, tag, None)
    });
    call.note(received)
}

unsafe extern "C" fn post_send(call: *mut Call<'_>, buf: *const Buf, to: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let posted = buf.and_then(|buf| call.post(&buf.message(), to, true));
    call.note(posted)
}

unsafe extern "C" fn post_recv(call: *mut Call<'_>, buf: *const Buf, from: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let posted = buf.and_then(|buf| call.post(&buf.message(), from, false));
    call.note(posted)
}

unsafe extern "C" fn wait_all(call: *mut Call<'_>) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let ended = call.waits().and_then(|()| call.wait_all());
    call.note(ended)
}

unsafe extern "C" fn test_all(call: *mut Call<'_>) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    match call.held.end_completed(call.comm.pml()) {
        true if call.held.error.is_some() => FAILED,
        true => OK,
        false => PENDING,
    }
}

/// What a component waits for.
struct Awaits {
    ready: Ready,
    arg: *mut c_void,
    groups: Vec<Group>,
    context: u64,
    missing: Vec<ProcId>,
}

impl Condition for Awaits {
    fn is_met(&mut self) -> bool {
        (self.ready)(self.arg) != 0
    }

    fn peers(&self) -> &[Group] {
        &self.groups
    }

    fn context(&self) -> Option<u64> {
        Some(self.context)
    }

    fn missing(&self, name: &mut dyn FnMut(ProcId)) {
        self.missing.iter().copied().for_each(name);
    }
}

/// Members of a communicator up to this many are asked whether they live, where a component does
/// not say for whom it waits.
const ASKED_MAX: u32 = 64;

unsafe extern "C" fn wait(
    call: *mut Call<'_>,
    ready: Option<Ready>,
    arg: *mut c_void,
    ranks: *const u32,
    count: u32,
) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let Some(ready) = ready else {
        return call.note(Err(err!(Intern, "{SOMEBODY}waits for nothing")));
    };
    let named = match ranks.is_null() {
        true => &[][..],
        // SAFETY: `count` ranks.
        false => unsafe { std::slice::from_raw_parts(ranks, count as usize) },
    };
    let waited = call.waits().and_then(|()| {
        let (comm, me) = (call.comm, call.comm.rank());
        let all = 0..comm.peers().size().min(ASKED_MAX);
        let others = all.filter(|r| comm.is_inter() || *r != me).map(|r| comm.peer(r));
        let missing = match named {
            [] => others.collect(),
            named => {
                let procs = named.iter().map(|rank| call.rank(*rank).map(|r| comm.peer(r)));
                procs.collect::<Result<Vec<_>>>()?
            }
        };
        let groups = comm.involved().cloned().collect();
        let context = comm.context(Space::Coll);
        comm.pml().wait_or_lost(&mut Awaits { ready, arg, groups, context, missing })
    });
    call.note(waited)
}

unsafe extern "C" fn copy(call: *mut Call<'_>, from: *const Buf, to: *const Buf) -> c_int {
    // SAFETY: see above.
    let (call, from, to) = unsafe { (&mut *call, typed(from), typed(to)) };
    let copied = from.and_then(|from| {
        let to = to?;
        if from.packed_len() > to.packed_len() {
            return Err(err!(Truncate, "a component copies more than there is room for"));
        }
        to.message().copy_from(&from.message());
        Ok(())
    });
    call.note(copied)
}

unsafe extern "C" fn reduce(
    call: *mut Call<'_>,
    op: *const Op,
    left: *const c_void,
    inout: *const Buf,
) -> c_int {
    // SAFETY: see above; `left` has as many elements of the type as `inout`.
    let (call, op, inout) = unsafe { (&mut *call, &*op, typed(inout)) };
    let combined = inout.and_then(|inout| {
        let (count, dtype) = (inout.count, inout.dtype.clone());
        // SAFETY: as above.
        let left = unsafe { TypedBuf::new(left.cast_mut().cast(), count, dtype) };
        op.apply(&left, &inout)
    });
    call.note(combined)
}

unsafe extern "C" fn commutes(op: *const Op) -> c_int {
    // SAFETY: see above.
    c_int::from(unsafe { (*op).is_commutative() })
}

unsafe extern "C" fn scratch(
    call: *mut Call<'_>,
    count: u64,
    dtype: *const Datatype,
) -> *mut c_void {
    // SAFETY: see above.
    let (call, dtype) = unsafe { (&mut *call, &*dtype) };
    match TempBuf::new(count, dtype) {
        Ok(temp) => {
            let addr = temp.typed().addr();
            call.held.temps.push(temp);
            addr.cast()
        }
        Err(error) => {
            call.note(Err(error));
            std::ptr::null_mut()
        }
    }
}

unsafe extern "C" fn share(
    call: *mut Call<'_>,
    mine: *const c_void,
    len: u64,
    each: Option<Each>,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let shared = call.waits().and_then(|()| exchange(call, mine.cast(), len, each, arg));
    call.note(shared)
}

fn exchange(
    call: &Call<'_>,
    mine: *const u8,
    len: u64,
    each: Option<Each>,
    arg: *mut c_void,
) -> Result<()> {
    let room = call.place.room;
    let access = call.access.filter(|_| len <= room);
    let access = access.ok_or_else(|| {
        err!(Intern, "a component shares {len} bytes where there is room for {room}")
    })?;
    let len = len as usize;
    let done = access.with(call.comm, |board| {
        board.exchange(
            0..call.comm.size(),
            // Others may share something longer.
            room as usize,
            &mut |room| {
                if len > 0 {
                    // SAFETY: the component has `len` bytes at `mine`, and the room is longer.
                    unsafe { std::ptr::copy_nonoverlapping(mine, room.as_mut_ptr(), len) }
                }
            },
            &mut |rank, data| {
                if let Some(each) = each {
                    each(arg, rank, data.as_ptr().cast());
                }
            },
        )
    })?;
    match done {
        Some(()) => Ok(()),
        // All boards were taken: the same by messages.
        None => by_messages(call, mine, len, each, arg),
    }
}

/// What `share` does where the node has no board left.
fn by_messages(
    call: &Call<'_>,
    mine: *const u8,
    len: usize,
    each: Option<Each>,
    arg: *mut c_void,
) -> Result<()> {
    let (ranks, byte) = (call.comm.size(), Datatype::scalar(Scalar::Byte));
    // One byte at least: ranks also meet when they share nothing.
    let block = len.max(1) as u64;
    let all = TempBuf::new(block * u64::from(ranks), &byte)?;
    let own = TempBuf::new(block, &byte)?;
    if len > 0 {
        // SAFETY: the component has `len` bytes at `mine`.
        let from = unsafe { TypedBuf::new(mine.cast_mut(), len as u64, byte.clone()) };
        own.typed().message().copy_from(&from.message());
    } else {
        own.typed().unpack_from(&[0]);
    }
    let recv = all.typed().retyped(block, byte);
    call.gather_all(own.typed(), &recv)?;
    let data = all.typed().pack_all();
    for (rank, data) in (0..ranks).zip(data.chunks_exact(block as usize)) {
        if let Some(each) = each {
            each(arg, rank, data.as_ptr().cast());
        }
    }
    Ok(())
}

unsafe extern "C" fn fail(call: *mut Call<'_>, why: *const c_char) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let text = match why.is_null() {
        true => "it fails, and gives no reason".to_owned(),
        // SAFETY: a C string.
        false => unsafe { CStr::from_ptr(why) }.to_string_lossy().into_owned(),
    };
    let name = call.name;
    call.note(Err(err!(Other, "the component coll/{name}: {text}")))
}
