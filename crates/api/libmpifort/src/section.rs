//! Array sections as compilers describe them (Fortran 2018 section 18.5.3).

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;

use crate::generated::sys;
use crate::handles;
use crate::types::Handle;

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
    fn dims(&self) -> &[Dimension] {
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

/// A section as one element of a datatype that is freed with this value; MPI keeps it as long as
/// it is in use.
pub(crate) struct Walked {
    pub(crate) base: *const c_void,
    pub(crate) count: c_int,
    pub(crate) dtype: c_int,
    own: Handle,
}

impl Drop for Walked {
    fn drop(&mut self) {
        if !self.own.is_null() {
            // SAFETY: a handle that this value owns.
            unsafe { sys::PMPI_Type_free(&mut self.own) };
        }
    }
}

fn ok(code: c_int) -> Result<(), c_int> {
    if code == sys::SUCCESS { Ok(()) } else { Err(code) }
}

impl Walked {
    /// Elements of a datatype as they are.
    pub(crate) fn plain(base: *const c_void, count: c_int, dtype: c_int) -> Walked {
        Walked { base, count, dtype, own: null_mut() }
    }

    /// The datatype of the first `count` elements of `dtype` in `section`: it is applied along the
    /// array element order.
    ///
    /// # Errors
    /// The class of error: a datatype with gaps, or one over several elements of the array that is
    /// not predefined, has no counterpart on a section.
    pub(crate) fn new(section: &Descriptor, count: i64, dtype: c_int) -> Result<Walked, c_int> {
        let as_it_is = |n: i64| {
            let n = c_int::try_from(n).map_err(|_| sys::ERR_COUNT)?;
            Ok(Walked::plain(section.base, n, dtype))
        };
        if section.is_contiguous() || count <= 0 {
            return as_it_is(count);
        }
        let mut size = 0;
        // SAFETY: a local variable.
        unsafe { ok(sys::PMPI_Type_size_c(handles::datatype(dtype), &mut size))? };
        if size == 0 {
            return as_it_is(count);
        }
        let Items { item, dims, need } = items(section, count, dtype)?;
        let mut made = prefix(&item, &dims, need)?;
        // SAFETY: a handle that we own.
        unsafe { ok(sys::PMPI_Type_commit(&mut made.handle))? };
        let own = made.release();
        Ok(Walked { base: section.base, count: 1, dtype: handles::int(own), own })
    }

    /// The datatype of one of `partitions` parts of `section`, each of `count` elements of `dtype`:
    /// parts that follow each other at equal distances.
    ///
    /// # Errors
    /// As [`Walked::new`]; and where the parts are not alike.
    pub(crate) fn parts(
        section: &Descriptor,
        partitions: i64,
        count: i64,
        dtype: c_int,
    ) -> Result<Walked, c_int> {
        if section.is_contiguous() || partitions <= 0 || count <= 0 {
            let n = c_int::try_from(count).map_err(|_| sys::ERR_COUNT)?;
            return Ok(Walked::plain(section.base, n, dtype));
        }
        if partitions == 1 {
            return Walked::new(section, count, dtype);
        }
        let all = partitions.checked_mul(count).ok_or(sys::ERR_COUNT)?;
        let Items { item, dims, need } = items(section, all, dtype)?;
        let (inner, stride) =
            equal_parts(&dims, need / partitions, partitions).ok_or(sys::ERR_BUFFER)?;
        let part = prefix(&item, &inner, need / partitions)?;
        let mut handle = null_mut();
        // SAFETY: a local variable; handles that we own.
        let own = unsafe {
            ok(sys::PMPI_Type_create_resized_c(part.handle, 0, stride, &mut handle))?;
            let mut made = Item { handle, ours: true };
            ok(sys::PMPI_Type_commit(&mut made.handle))?;
            made.release()
        };
        Ok(Walked { base: section.base, count: 1, dtype: handles::int(own), own })
    }
}

/// A section as items of one datatype.
struct Items {
    item: Item,
    /// Numbers and strides, innermost first.
    dims: Vec<(i64, i64)>,
    /// How many items are meant.
    need: i64,
}

/// `count` elements of `dtype` in `section`.
fn items(section: &Descriptor, count: i64, dtype: c_int) -> Result<Items, c_int> {
    let user = handles::datatype(dtype);
    let (mut size, mut lower, mut extent) = (0i64, 0i64, 0i64);
    // SAFETY: local variables.
    unsafe {
        ok(sys::PMPI_Type_size_c(user, &mut size))?;
        ok(sys::PMPI_Type_get_extent_c(user, &mut lower, &mut extent))?;
    }
    let elem = section.elem_len as i64;
    let mut dims = Vec::with_capacity(MAX_RANK + 1);
    let (item, need) = if size == 0 || lower != 0 || extent != size {
        return Err(sys::ERR_BUFFER);
    } else if elem % size == 0 {
        dims.push((elem / size, size));
        (Item::borrowed(user), count)
    } else if size % elem == 0 && handles::is_predefined(dtype) {
        dims.push((1, elem));
        (Item::bytes(elem)?, count.saturating_mul(size / elem))
    } else {
        return Err(sys::ERR_BUFFER);
    };
    dims.extend(section.dims().iter().map(|d| (d.extent as i64, d.stride as i64)));
    if need > dims.iter().map(|d| d.0).product() {
        return Err(sys::ERR_COUNT);
    }
    Ok(Items { item, dims, need })
}

/// The dimensions (number, stride) of the first `unit` items, and the distance at which the next as
/// many begin; `None` where `parts` of them do not follow each other at equal distances.
pub(crate) fn equal_parts(
    dims: &[(i64, i64)],
    unit: i64,
    parts: i64,
) -> Option<(Vec<(i64, i64)>, i64)> {
    // Dimensions that go on where those below end are one with them.
    let mut merged: Vec<(i64, i64)> = Vec::with_capacity(dims.len());
    for &(n, stride) in dims.iter().filter(|d| d.0 != 1) {
        match merged.last_mut() {
            Some(below) if below.0 * below.1 == stride => below.0 *= n,
            _ => merged.push((n, stride)),
        }
    }
    let (mut inner, mut next) = (Vec::with_capacity(merged.len()), None);
    let mut left = unit;
    for (n, stride) in merged {
        // Parts that one dimension does not hold do not go on at the same distance.
        if left == 1 {
            next = (n >= parts).then_some(stride);
            break;
        } else if left % n == 0 {
            inner.push((n, stride));
            left /= n;
        } else if parts <= n / left {
            inner.push((left, stride));
            next = Some(left * stride);
            break;
        } else {
            return None;
        }
    }
    Some((inner, next?))
}

/// A datatype, freed with the value if it is ours.
struct Item {
    handle: Handle,
    ours: bool,
}

impl Item {
    fn borrowed(handle: Handle) -> Item {
        Item { handle, ours: false }
    }

    fn bytes(n: i64) -> Result<Item, c_int> {
        let mut handle = null_mut();
        // SAFETY: a local variable.
        unsafe {
            ok(sys::PMPI_Type_contiguous_c(n, handles::datatype(sys::BYTE as c_int), &mut handle))?;
        }
        Ok(Item { handle, ours: true })
    }

    fn release(mut self) -> Handle {
        self.ours = false;
        self.handle
    }
}

impl Drop for Item {
    fn drop(&mut self) {
        if self.ours {
            // SAFETY: a handle that this value owns.
            unsafe { sys::PMPI_Type_free(&mut self.handle) };
        }
    }
}

/// The first `need` items of an array with these dimensions (number, stride), innermost first.
fn prefix(item: &Item, dims: &[(i64, i64)], need: i64) -> Result<Item, c_int> {
    let Some(((_, stride), inner)) = dims.split_last() else {
        let mut handle = null_mut();
        // SAFETY: a local variable.
        unsafe { ok(sys::PMPI_Type_contiguous_c(1, item.handle, &mut handle))? };
        return Ok(Item { handle, ours: true });
    };
    let slab: i64 = inner.iter().map(|d| d.0).product();
    let (whole, rest) = (need / slab, need % slab);
    let mut handle = null_mut();
    if whole == 0 {
        return prefix(item, inner, rest);
    }
    let full = prefix(item, inner, slab)?;
    // SAFETY: a local variable.
    unsafe { ok(sys::PMPI_Type_create_hvector_c(whole, 1, *stride, full.handle, &mut handle))? };
    let full = Item { handle, ours: true };
    if rest == 0 {
        return Ok(full);
    }
    let tail = prefix(item, inner, rest)?;
    let (lengths, places) = ([1i64, 1], [0, whole * stride]);
    let types = [full.handle, tail.handle];
    let mut handle = null_mut();
    // SAFETY: local arrays of two.
    unsafe {
        ok(sys::PMPI_Type_create_struct_c(
            2,
            lengths.as_ptr(),
            places.as_ptr(),
            types.as_ptr(),
            &mut handle,
        ))?;
    }
    Ok(Item { handle, ours: true })
}
