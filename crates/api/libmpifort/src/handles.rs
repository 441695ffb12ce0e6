//! Handles as INTEGERs. What a handle is in C is said by `abi.rs`.

use std::ffi::c_int;
use std::ptr::null_mut;

pub(crate) use crate::abi::*;
use crate::generated::sys;
use crate::types::Handle;

/// Writes the INTEGER of a handle that C has stored; without one the variable stays as it is.
///
/// # Safety
/// `to` is the caller's variable.
#[inline(always)]
pub(crate) unsafe fn put(to: *mut c_int, handle: Handle) {
    if !handle.is_null() {
        // SAFETY: promised by the caller.
        unsafe { to.write(int(handle)) };
    }
}

/// An array of handles for C.
pub(crate) struct Handles(Vec<Element>);

impl Handles {
    /// # Safety
    /// `from` has `n` elements.
    #[inline]
    pub(crate) unsafe fn read(
        from: *const c_int,
        n: usize,
        convert: impl Fn(c_int) -> Handle,
    ) -> Handles {
        // Arrays that are not significant may be anything, also nothing.
        let n = if from.is_null() { 0 } else { n };
        // SAFETY: promised by the caller.
        Handles((0..n).map(|i| element(convert(unsafe { *from.add(i) }))).collect())
    }

    pub(crate) fn empty(n: usize) -> Handles {
        Handles(vec![element(null_mut()); n])
    }

    pub(crate) fn as_ptr(&self) -> *const Handle {
        self.0.as_ptr().cast()
    }

    pub(crate) fn as_mut_ptr(&mut self) -> *mut Handle {
        self.0.as_mut_ptr().cast()
    }

    /// # Safety
    /// `to` has as many elements.
    #[inline]
    pub(crate) unsafe fn write(&self, to: *mut c_int) {
        for (i, &handle) in self.0.iter().enumerate() {
            // SAFETY: promised by the caller.
            unsafe { put(to.add(i), of_element(handle)) };
        }
    }
}

/// Number of processes that one exchanges data with in a collective.
pub(crate) fn peers(c: c_int) -> usize {
    let (mut inter, mut n) = (0, 0);
    // SAFETY: local variables; handles of any value.
    unsafe {
        if sys::PMPI_Comm_test_inter(comm(c), &mut inter) != 0 {
            return 0;
        }
        if inter != 0 {
            sys::PMPI_Comm_remote_size(comm(c), &mut n);
        } else {
            sys::PMPI_Comm_size(comm(c), &mut n);
        }
    }
    usize::try_from(n).unwrap_or(0)
}

/// Number of dimensions of a Cartesian communicator.
pub(crate) fn dimensions(c: c_int) -> usize {
    let mut n = 0;
    // SAFETY: a local variable; handles of any value.
    unsafe { sys::PMPI_Cartdim_get(comm(c), &mut n) };
    usize::try_from(n).unwrap_or(0)
}

/// Numbers of neighbours from whom data come, and to whom data go.
fn neighbors(c: c_int) -> (usize, usize) {
    let (mut kind, mut from, mut to, mut weighted) = (0, 0, 0, 0);
    // SAFETY: local variables; handles of any value.
    unsafe {
        sys::PMPI_Topo_test(comm(c), &mut kind);
        if kind == sys::CART {
            return (2 * dimensions(c), 2 * dimensions(c));
        }
        if kind == sys::GRAPH {
            let mut me = 0;
            sys::PMPI_Comm_rank(comm(c), &mut me);
            sys::PMPI_Graph_neighbors_count(comm(c), me, &mut from);
            to = from;
        } else if kind == sys::DIST_GRAPH {
            let c = comm(c);
            sys::PMPI_Dist_graph_neighbors_count(c, &mut from, &mut to, &mut weighted);
        }
    }
    (usize::try_from(from).unwrap_or(0), usize::try_from(to).unwrap_or(0))
}

/// Number of neighbours from whom data come.
pub(crate) fn neighbors_from(comm: c_int) -> usize {
    neighbors(comm).0
}

/// Number of neighbours to whom data go.
pub(crate) fn neighbors_to(comm: c_int) -> usize {
    neighbors(comm).1
}
