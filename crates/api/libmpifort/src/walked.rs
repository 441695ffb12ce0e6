//! Array sections as datatypes of MPI.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;

use crate::generated::sys;
use crate::handles;
use crate::section::{Descriptor, MAX_RANK};
use crate::types::Handle;

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
