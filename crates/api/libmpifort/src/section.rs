//! Array sections as compilers describe them (Fortran 2018 section 18.5.3).

use std::ffi::{c_int, c_void};

/// Most dimensions of an array.
pub(crate) const MAX_RANK: usize = 15;

/// One dimension: the stride is in bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Dimension {
    pub(crate) lower: isize,
    pub(crate) extent: isize,
    pub(crate) stride: isize,
}

/// `CFI_cdesc_t` of gfortran and flang: they differ only in what lies between rank and dimensions.
/// Never written: the caller's bounds are his own.
#[repr(C)]
pub(crate) struct Descriptor {
    pub(crate) base: *mut c_void,
    pub(crate) elem_len: usize,
    pub(crate) version: c_int,
    pub(crate) rank: i8,
    pub(crate) kind: [u8; 3],
    pub(crate) dims: [Dimension; MAX_RANK],
}

impl Descriptor {
    pub(crate) fn dims(&self) -> &[Dimension] {
        let rank = usize::try_from(self.rank).unwrap_or(0).min(MAX_RANK);
        // SAFETY: a descriptor has as many dimensions as its rank says, and not always more: no
        // reference to all of them is made.
        unsafe { std::slice::from_raw_parts((&raw const self.dims).cast(), rank) }
    }

    /// True if the elements lie side by side in their order. Arrays of assumed size do; the extent
    /// of their last dimension is -1.
    #[inline(always)]
    pub(crate) fn is_contiguous(&self) -> bool {
        if self.rank == 0 {
            return true;
        }
        let mut next = self.elem_len as isize;
        for d in self.dims() {
            if d.extent == -1 || d.extent == 0 {
                return true;
            }
            if d.extent != 1 && d.stride != next {
                return self.dims().iter().any(|d| d.extent == 0);
            }
            next *= d.extent;
        }
        true
    }

    /// The descriptor in memory of its own.
    pub(crate) fn own(&self) -> Descriptor {
        let mut dims = [Dimension { lower: 0, extent: 0, stride: 0 }; MAX_RANK];
        for (to, from) in dims.iter_mut().zip(self.dims()) {
            *to = *from;
        }
        let Descriptor { base, elem_len, version, rank, kind, .. } = *self;
        Descriptor { base, elem_len, version, rank, kind, dims }
    }

    /// Bytes of all elements.
    pub(crate) fn bytes(&self) -> usize {
        self.elements() * self.elem_len
    }

    fn elements(&self) -> usize {
        self.dims().iter().map(|d| usize::try_from(d.extent).unwrap_or(0)).product()
    }

    /// Calls `f` with the address of each element in array element order.
    pub(crate) fn each(&self, mut f: impl FnMut(*mut u8)) {
        let dims = self.dims();
        let mut at = [0isize; MAX_RANK];
        for _ in 0..self.elements() {
            let offset: isize = dims.iter().zip(&at).map(|(d, i)| d.stride * i).sum();
            f(self.base.cast::<u8>().wrapping_offset(offset));
            for (d, i) in dims.iter().zip(&mut at) {
                *i += 1;
                if *i < d.extent {
                    break;
                }
                *i = 0;
            }
        }
    }
}

/// Tells whether `section` is `a(4:1:-3, 2:6:2)` of an array of 4 by 6 INTEGERs that are numbered
/// from one, described as this library reads descriptions: for `probe.f90`.
///
/// # Safety
/// The first 24 bytes of the description can be read, and what they lead to if they are one;
/// `understood` is the caller's variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hawser_probe_section(section: *const Descriptor, understood: *mut c_int) {
    // SAFETY: promised by the caller. Dimensions are read where the rank is right, and elements
    // where all else is: then there is such an array.
    unsafe {
        let (rank, elem_len) = ((&raw const (*section).rank).read(), (*section).elem_len);
        let known = rank == 2 && elem_len == 4 && {
            let sizes = (*section).dims().iter().map(|d| (d.extent, d.stride));
            sizes.eq([(2, -12), (3, 32)])
        };
        let mut values = Vec::new();
        if known {
            (*section).each(|at| values.push(at.cast::<c_int>().read_unaligned()));
        }
        understood.write(c_int::from(values == [8, 5, 16, 13, 24, 21]));
    }
}

/// A section's elements in contiguous memory.
pub(crate) struct Staged<'d> {
    section: &'d Descriptor,
    /// Aligned for any element; empty if the section is contiguous itself.
    copy: Vec<u128>,
}

impl<'d> Staged<'d> {
    /// # Safety
    /// The descriptor is of memory that may be read.
    pub(crate) unsafe fn new(section: &'d Descriptor) -> Staged<'d> {
        if section.is_contiguous() {
            return Staged { section, copy: Vec::new() };
        }
        let n = section.elem_len;
        let mut copy = vec![0u128; section.bytes().div_ceil(16)];
        let mut to = copy.as_mut_ptr().cast::<u8>();
        section.each(|from| {
            // SAFETY: an element of the section, and room for all of them.
            unsafe {
                std::ptr::copy_nonoverlapping(from, to, n);
                to = to.add(n);
            }
        });
        Staged { section, copy }
    }

    pub(crate) fn as_ptr(&self) -> *const c_void {
        if self.copy.is_empty() { self.section.base } else { self.copy.as_ptr().cast() }
    }

    /// Copies the elements back.
    ///
    /// # Safety
    /// The descriptor is of memory that may be written.
    pub(crate) unsafe fn write(&self) {
        if self.copy.is_empty() {
            return;
        }
        let n = self.section.elem_len;
        let mut from = self.copy.as_ptr().cast::<u8>();
        self.section.each(|to| {
            // SAFETY: as in `new`.
            unsafe {
                std::ptr::copy_nonoverlapping(from, to, n);
                from = from.add(n);
            }
        });
    }
}
