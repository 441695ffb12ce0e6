//! Conversion of values between a program's ABI and the standard's. *In*: from the program to the
//! library below; *out*: back. `abi.rs` of an ABI says what is special to it.

pub(crate) use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;

use crate::abi;
pub(crate) use crate::abi::*;
pub(crate) use crate::generated::*;
pub(crate) use crate::load::below;

/// A table of constants: the standard's value, and theirs.
pub(crate) type Table = &'static [(c_int, c_int)];

/// A status of the standard ABI, as `libmpi_abi` fills it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Status {
    pub(crate) source: c_int,
    pub(crate) tag: c_int,
    pub(crate) error: c_int,
    /// Two halves of the number of bytes, and whether it was cancelled.
    pub(crate) internal: [c_int; 5],
}

/// A source that no operation has: the status has not been written.
const UNTOUCHED: c_int = c_int::MIN;

impl Status {
    const UNTOUCHED: Status = Status { source: UNTOUCHED, tag: 0, error: 0, internal: [0; 5] };
}

/// Their value of a constant as the standard's; other values stay.
#[inline]
pub(crate) fn int_in(table: Table, value: c_int) -> c_int {
    table.iter().find(|(_, theirs)| *theirs == value).map_or(value, |(ours, _)| *ours)
}

/// `MPI_DISPLACEMENT_CURRENT` of MPICH and of Open MPI.
const DISPLACEMENT_CURRENT: i64 = -54_278_278;

/// Their displacement of a view as the standard's.
#[inline]
pub(crate) fn displacement_in(disp: i64) -> i64 {
    if disp == DISPLACEMENT_CURRENT { -1 } else { disp }
}

#[inline]
pub(crate) fn one_out(table: Table, value: c_int) -> c_int {
    table.iter().find(|(ours, _)| *ours == value).map_or(value, |(_, theirs)| *theirs)
}

/// Bits of modes or assertions.
pub(crate) fn bits_in(table: Table, value: c_int) -> c_int {
    table.iter().filter(|(_, theirs)| value & theirs != 0).fold(0, |all, (ours, _)| all | ours)
}

/// Converts bits where the call has written them.
///
/// # Safety
/// Null or the caller's variable.
pub(crate) unsafe fn bits_out(table: Table, at: *mut c_int) {
    if at.is_null() {
        return;
    }
    // SAFETY: promised by the caller.
    unsafe {
        let value = *at;
        *at = table.iter().filter(|(ours, _)| value & ours != 0).fold(0, |all, (_, t)| all | t);
    }
}

/// Converts constants where the call has written them.
///
/// # Safety
/// Null, or `n` integers that may be read and written.
pub(crate) unsafe fn int_out(table: Table, at: *mut c_int, n: usize) {
    if at.is_null() || at.addr() < 4096 {
        return;
    }
    for i in 0..bound(n) {
        // SAFETY: promised by the caller.
        unsafe { *at.add(i) = one_out(table, *at.add(i)) };
    }
}

/// The codes of the standard end here; a program's own follow.
const LASTCODE: c_int = 0x3FFF;
const ERR_ARG: c_int = 13;
const ERR_OTHER: c_int = 16;
const ERR_ERRHANDLER: c_int = 61;

/// The last class of ours, `MPIX_ERR_REVOKED`: codes of the program are larger.
const LAST_OWN: c_int = LASTCODE + 2;

/// What is added to the codes that programs make, which follow the last one of the ABI.
const MADE_LATER: c_int = match last_code() {
    theirs if theirs > LASTCODE => theirs - LASTCODE,
    _ => 0,
};

/// The last code of the ABI.
const fn last_code() -> c_int {
    let mut i = 0;
    while i < ERRORS.len() {
        if ERRORS[i].0 == LASTCODE {
            return ERRORS[i].1;
        }
        i += 1;
    }
    LASTCODE
}

/// An error class or code of the program's.
pub(crate) fn error_in(code: c_int) -> c_int {
    let made = code.wrapping_sub(MADE_LATER);
    if made > LAST_OWN { made } else { int_in(ERRORS, code) }
}

/// The same on the way out.
pub(crate) fn error_out(code: c_int) -> c_int {
    if code > LAST_OWN { code.wrapping_add(MADE_LATER) } else { one_out(ERRORS, code) }
}

/// The last code in use: one that the program has made, or the last one of the ABI.
pub(crate) fn last_used_out(code: c_int) -> c_int {
    if code > LAST_OWN { error_out(code) } else { last_code() }
}

/// Converts error classes or codes where the call has written them.
///
/// # Safety
/// Null, or `n` integers that may be read and written.
pub(crate) unsafe fn errors_out(at: *mut c_int, n: usize) {
    if at.is_null() || at.addr() < 4096 {
        return;
    }
    for i in 0..bound(n) {
        // SAFETY: promised by the caller.
        unsafe { *at.add(i) = error_out(*at.add(i)) };
    }
}

/// The address of a buffer that was detached.
///
/// # Safety
/// Null or the caller's variable.
pub(crate) unsafe fn detached_out(at: *mut c_void) {
    let at = at.cast::<*mut c_void>();
    if !at.is_null() {
        // SAFETY: promised by the caller; a pointer of C or a `TYPE(C_PTR)`, or what a program
        // takes for one: it may lie anywhere.
        unsafe { at.write_unaligned(abi::detached(at.read_unaligned())) };
    }
}

/// Converts the constants among the integers that describe a datatype (MPI-5.0 section 5.1.13).
///
/// # Safety
/// `at` is null or the caller's array of `n` integers, which the call has written.
pub(crate) unsafe fn contents_out(datatype: usize, at: *mut c_int, n: i64, large: bool) {
    const SUBARRAY: c_int = 111;
    const DARRAY: c_int = 112;
    let (mut counts, mut combiner) = ([0; 4], 0);
    // SAFETY: the function of this name below, with variables of its own.
    unsafe {
        type Envelope = unsafe extern "C" fn(
            usize,
            *mut i64,
            *mut i64,
            *mut i64,
            *mut i64,
            *mut c_int,
        ) -> c_int;
        let call: Envelope = below(at::TYPE_GET_ENVELOPE_C);
        let [a, b, c, d] = &mut counts;
        call(datatype, a, b, c, d, &mut combiner);
    }
    if at.is_null() || !matches!(combiner, SUBARRAY | DARRAY) {
        return;
    }
    let place = if combiner == SUBARRAY { 0 } else { 2 };
    let Ok(room) = usize::try_from(n) else { return };
    if room <= place {
        return;
    }
    // SAFETY: promised by the caller; each place is below `n`, the room that the caller has.
    unsafe {
        let dims = usize::try_from(*at.add(place)).unwrap_or(0);
        let put = |table, from: usize, n: usize| {
            if from.saturating_add(n) <= room {
                int_out(table, at.add(from), n);
            }
        };
        // The sizes of the large form lie in an array of their own.
        let sizes = if large { 0 } else { dims };
        if combiner == SUBARRAY {
            return put(ORDERS, 1 + 3 * sizes, 1);
        }
        put(DISTRIBUTIONS, 3 + sizes, dims);
        put(DISTRIBUTION_ARGS, 3 + sizes + dims, dims);
        put(ORDERS, 3 + sizes + 3 * dims, 1);
    }
}

/// The code that a function of this front returns.
#[inline]
pub(crate) fn code_out(code: c_int) -> c_int {
    if code == 0 { 0 } else { returned(code) }
}

/// An error after its handler was called: C++ of some ABIs is told of none then.
#[cold]
fn returned(code: c_int) -> c_int {
    if abi::handled() { 0 } else { failure_out(code) }
}

/// The same of a function that does nothing but call an error handler.
pub(crate) fn called_out(code: c_int) -> c_int {
    abi::handled();
    code_out(code)
}

/// The class or code of an error, in a status or for a handler.
#[inline]
pub(crate) fn class_out(code: c_int) -> c_int {
    if code == 0 { 0 } else { failure_out(code) }
}

/// A class that the ABI does not have is another error.
#[cold]
fn failure_out(code: c_int) -> c_int {
    match error_out(code) {
        same if same == code && (1..LASTCODE).contains(&code) => {
            let known = ERRORS.iter().any(|(ours, _)| *ours == code);
            // A handle of an error handler that is wrong was a wrong argument before MPI-4.
            let class = if code == ERR_ERRHANDLER { ERR_ARG } else { ERR_OTHER };
            if known { code } else { one_out(ERRORS, class) }
        }
        theirs => theirs,
    }
}

/// A length that came as an integer; negative ones have become huge.
fn bound(n: usize) -> usize {
    if n > c_int::MAX as usize { 0 } else { n }
}

/// How handles of one type are converted. Handles are `T` in the program.
pub(crate) trait Handles {
    /// In the program.
    type T: Copy;
    /// From the program.
    fn to(&self, handle: Self::T) -> usize;
    /// To the program.
    fn from(&self, handle: usize) -> Self::T;
    /// The number of a handle of the program, as an INTEGER of Fortran.
    fn to_int(&self, handle: Self::T) -> c_int;
    /// The handle of a number.
    fn with_int(&self, int: c_int) -> Self::T;
}

/// A handle that comes in.
#[inline]
pub(crate) fn handle_in<H: Handles>(handles: &H, handle: H::T) -> usize {
    handles.to(handle)
}

/// A handle that the call writes.
pub(crate) struct OneHandle<'a, H: Handles> {
    handles: &'a H,
    to: *mut H::T,
    value: usize,
}

impl<'a, H: Handles> OneHandle<'a, H> {
    /// # Safety
    /// `to` is null or the caller's handle, which has a value if `comes`.
    pub(crate) unsafe fn new(handles: &'a H, to: *mut H::T, comes: bool) -> Self {
        // SAFETY: promised by the caller.
        let value = if comes && !to.is_null() { handles.to(unsafe { *to }) } else { 0 };
        OneHandle { handles, to, value }
    }

    pub(crate) fn pass(&mut self) -> *mut usize {
        if self.to.is_null() { null_mut() } else { &mut self.value }
    }

    /// # Safety
    /// As [`OneHandle::new`].
    pub(crate) unsafe fn done(self) {
        if !self.to.is_null() && self.value != 0 {
            // SAFETY: promised by the caller of `new`.
            unsafe { *self.to = self.handles.from(self.value) };
        }
    }
}

/// What most calls have at most of handles: so many take no allocation.
const FEW: usize = 16;

/// Several handles.
pub(crate) struct HandleArray<'a, H: Handles> {
    handles: &'a H,
    to: *mut H::T,
    n: usize,
    /// Each handle as it came in, and as the call has left it: so many of both as there are.
    few: [[MaybeUninit<usize>; FEW]; 2],
    /// The same where there are more than a few.
    many: [Vec<usize>; 2],
}

impl<'a, H: Handles> HandleArray<'a, H> {
    /// # Safety
    /// `to` is null or the caller's array of `n` handles, which have values if `comes`.
    // Always: what is not inlined is copied to its place.
    #[inline(always)]
    pub(crate) unsafe fn new(handles: &'a H, to: *mut H::T, n: usize, comes: bool) -> Self {
        let n = if to.addr() < 4096 || to.addr() == usize::MAX { 0 } else { bound(n) };
        let (few, many) = ([[MaybeUninit::uninit(); FEW]; 2], [const { Vec::new() }; 2]);
        let mut array = HandleArray { handles, to, n, few, many };
        if n > FEW {
            array.many = [vec![0; n], vec![0; n]];
        }
        let [before, now] = array.both();
        for i in 0..n {
            // SAFETY: promised by the caller; there is room for `n` of both.
            unsafe {
                let value = if comes { handles.to(*to.add(i)) } else { 0 };
                before.add(i).write(value);
                now.add(i).write(value);
            }
        }
        array
    }

    /// The handles as they came in, and as they are now.
    #[inline]
    fn both(&mut self) -> [*mut usize; 2] {
        if self.n > FEW {
            return self.many.each_mut().map(Vec::as_mut_ptr);
        }
        self.few.each_mut().map(|few| few.as_mut_ptr().cast())
    }

    #[inline]
    pub(crate) fn pass(&mut self) -> *mut usize {
        if self.to.is_null() {
            return null_mut();
        }
        let [_, now] = self.both();
        now
    }

    /// # Safety
    /// As [`HandleArray::new`].
    #[inline]
    pub(crate) unsafe fn done(&mut self) {
        let [before, now] = self.both();
        for i in 0..self.n {
            // SAFETY: `n` of both were written in `new`; else promised by its caller.
            unsafe {
                let value = *now.add(i);
                if value != *before.add(i) {
                    *self.to.add(i) = self.handles.from(value);
                }
            }
        }
    }
}

/// `MPI_STATUS_IGNORE` is null or one, and no ABI has a status there.
fn ignored(status: *mut Theirs) -> bool {
    status.addr() <= 1
}

/// One status, which the call reads or writes.
pub(crate) struct OneStatus {
    to: *mut Theirs,
    value: Status,
}

impl OneStatus {
    /// # Safety
    /// `to` is ignored or the caller's status.
    pub(crate) unsafe fn new(to: *mut Theirs) -> Self {
        let value = if ignored(to) {
            Status::UNTOUCHED
        } else {
            // SAFETY: promised by the caller; any bits are integers.
            abi::status_in(unsafe { to.read_unaligned() })
        };
        OneStatus { to, value }
    }

    pub(crate) fn pass(&mut self) -> *mut Status {
        if ignored(self.to) { null_mut() } else { &mut self.value }
    }

    /// # Safety
    /// As [`OneStatus::new`].
    pub(crate) unsafe fn done(self) {
        if !ignored(self.to) {
            // SAFETY: promised by the caller of `new`.
            unsafe { self.to.write_unaligned(abi::status_out(self.value)) };
        }
    }
}

/// Several statuses, of which the call writes some.
pub(crate) struct StatusArray {
    to: *mut Theirs,
    n: usize,
    few: [MaybeUninit<Status>; FEW],
    /// Where there are more than a few.
    many: Vec<Status>,
}

impl StatusArray {
    /// # Safety
    /// `to` is ignored or the caller's array of `n` statuses.
    // Always: as above.
    #[inline(always)]
    pub(crate) unsafe fn new(to: *mut Theirs, n: usize) -> Self {
        let n = if ignored(to) { 0 } else { bound(n) };
        let mut array = StatusArray { to, n, few: [MaybeUninit::uninit(); FEW], many: Vec::new() };
        if n > FEW {
            array.many = vec![Status::UNTOUCHED; n];
        } else {
            array.few.iter_mut().take(n).for_each(|s| {
                s.write(Status::UNTOUCHED);
            });
        }
        array
    }

    #[inline]
    fn all(&mut self) -> *mut Status {
        if self.n > FEW { self.many.as_mut_ptr() } else { self.few.as_mut_ptr().cast() }
    }

    #[inline]
    pub(crate) fn pass(&mut self) -> *mut Status {
        if ignored(self.to) { null_mut() } else { self.all() }
    }

    /// # Safety
    /// As [`StatusArray::new`].
    #[inline]
    pub(crate) unsafe fn done(&mut self) {
        let all = self.all();
        for i in 0..self.n {
            // SAFETY: `n` were written in `new`; else promised by its caller.
            unsafe {
                let status = *all.add(i);
                if status.source != UNTOUCHED {
                    self.to.add(i).write_unaligned(abi::status_out(status));
                }
            }
        }
    }
}

/// A constant that the call reads and writes.
pub(crate) struct OneInt {
    table: Table,
    to: *mut c_int,
    value: c_int,
}

impl OneInt {
    /// # Safety
    /// `to` is null or the caller's variable.
    pub(crate) unsafe fn new(table: Table, to: *mut c_int) -> Self {
        // SAFETY: promised by the caller.
        let value = if to.is_null() { 0 } else { int_in(table, unsafe { *to }) };
        OneInt { table, to, value }
    }

    pub(crate) fn pass(&mut self) -> *mut c_int {
        if self.to.is_null() { null_mut() } else { &mut self.value }
    }

    /// # Safety
    /// As [`OneInt::new`].
    pub(crate) unsafe fn done(self) {
        if !self.to.is_null() {
            // SAFETY: promised by the caller of `new`.
            unsafe { *self.to = one_out(self.table, self.value) };
        }
    }
}

/// Constants that come in. The caller's array is not changed.
pub(crate) struct IntArray {
    to: *mut c_int,
    values: Vec<c_int>,
}

impl IntArray {
    /// # Safety
    /// `to` is null or the caller's array of `n` integers; an `n` of zero says that its length is
    /// not known here, and that it holds no constants.
    pub(crate) unsafe fn new(table: Table, to: *mut c_int, n: usize) -> Self {
        let n = if to.is_null() { 0 } else { bound(n) };
        // SAFETY: promised by the caller.
        IntArray { to, values: (0..n).map(|i| int_in(table, unsafe { *to.add(i) })).collect() }
    }

    pub(crate) fn pass(&mut self) -> *mut c_int {
        if self.values.is_empty() { self.to } else { self.values.as_mut_ptr() }
    }
}

/// Topologies of the standard ABI.
const CART: c_int = 211;
const GRAPH: c_int = 212;
const DIST_GRAPH: c_int = 213;

/// The number of processes whose datatypes a collective takes.
pub(crate) fn peers(comm: Hand, near: bool, sends: bool) -> usize {
    let comm = COMM.to(comm);
    let mut n: c_int = 0;
    // SAFETY: functions of these types; addresses of local variables. A communicator that is wrong
    // raises its error in the call that follows.
    unsafe {
        if near {
            return neighbors(comm, sends);
        }
        let test: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_TEST_INTER);
        let mut inter: c_int = 0;
        test(comm, &mut inter);
        let place = if inter == 0 { at::COMM_SIZE } else { at::COMM_REMOTE_SIZE };
        let size: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(place);
        size(comm, &mut n);
    }
    n.max(0) as usize
}

/// How many neighbors a process has, on one side.
///
/// # Safety
/// None but that the library below is there.
unsafe fn neighbors(comm: usize, sends: bool) -> usize {
    type One = unsafe extern "C" fn(usize, *mut c_int) -> c_int;
    let (mut kind, mut a, mut b, mut c): (c_int, c_int, c_int, c_int) = (0, 0, 0, 0);
    // SAFETY: as in `peers`.
    unsafe {
        let test: One = below(at::TOPO_TEST);
        test(comm, &mut kind);
        match kind {
            CART => {
                let dims: One = below(at::CARTDIM_GET);
                dims(comm, &mut a);
                a *= 2;
            }
            GRAPH => {
                let rank: One = below(at::COMM_RANK);
                let call: unsafe extern "C" fn(usize, c_int, *mut c_int) -> c_int =
                    below(at::GRAPH_NEIGHBORS_COUNT);
                rank(comm, &mut b);
                call(comm, b, &mut a);
            }
            DIST_GRAPH => {
                type Three =
                    unsafe extern "C" fn(usize, *mut c_int, *mut c_int, *mut c_int) -> c_int;
                let call: Three = below(at::DIST_GRAPH_NEIGHBORS_COUNT);
                call(comm, &mut a, &mut b, &mut c);
                if sends {
                    a = b;
                }
            }
            _ => {}
        }
    }
    a.max(0) as usize
}
