//! Data representations of the program (MPI-5.0 section 14.5.3).

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::Datatype;
use hawser_io::{ReadFn, UserRep, WriteFn};

use crate::generated::types::{
    MPI_Datarep_conversion_function, MPI_Datarep_conversion_function_c, MPI_Datarep_extent_function,
};
use crate::handles::Kept;
use crate::ints::Poly;
use crate::text;
use crate::types::*;

type Conversion = Poly<MPI_Datarep_conversion_function, MPI_Datarep_conversion_function_c>;

struct Rep {
    extent: unsafe extern "C" fn(MPI_Datatype, *mut MPI_Aint, *mut c_void) -> c_int,
    extra: usize,
    reads: Option<Box<ReadFn>>,
    writes: Option<Box<WriteFn>>,
}

fn checked(code: c_int, what: &str) -> Result<()> {
    if code == 0 {
        return Ok(());
    }
    // MPI-5.0 table 14.4: an error in a conversion function is of this class, whatever its code.
    Err(err!(Conversion, "{what} of the data representation returned {code}"))
}

impl UserRep for Rep {
    fn extent(&self, dtype: &Datatype) -> Result<i64> {
        let mut extent: MPI_Aint = 0;
        let (handle, _kept) = handle_for(dtype);
        // SAFETY: the program's function with the arguments of MPI-5.0 section 14.5.3.
        let code = unsafe { (self.extent)(handle, &mut extent, self.extra as *mut c_void) };
        checked(code, "the extent function").map(|()| extent as i64)
    }

    fn reads(&self) -> Option<&ReadFn> {
        self.reads.as_deref()
    }

    fn writes(&self) -> Option<&WriteFn> {
        self.writes.as_deref()
    }
}

/// The handle of a type that the program's function sees, and what keeps it alive meanwhile.
fn handle_for(dtype: &Datatype) -> (MPI_Datatype, Option<Kept>) {
    if dtype.front() != 0 && dtype.front() < 4096 {
        return (MPI_Datatype(dtype.front()), None);
    }
    let kept = Kept::new(dtype);
    (MPI_Datatype(dtype.front()), Some(kept))
}

/// Calls a conversion function.
fn convert(
    function: Conversion,
    buf: &TypedBuf,
    count: u64,
    file: *mut u8,
    position: u64,
    extra: usize,
) -> Result<()> {
    let (handle, _kept) = handle_for(&buf.dtype);
    let user = buf.addr().cast::<c_void>();
    let (file, extra) = (file.cast::<c_void>(), extra as *mut c_void);
    let at = position as MPI_Offset;
    let code = match function {
        Poly::Int(Some(f)) => {
            let count = c_int::try_from(count).map_err(|_| err!(Count, "too many elements"))?;
            // SAFETY: the program's function with the arguments of MPI-5.0 section 14.5.3.
            unsafe { f(user, handle, count, file, at, extra) }
        }
        // SAFETY: as above.
        Poly::Count(Some(f)) => unsafe { f(user, handle, count as MPI_Count, file, at, extra) },
        Poly::Int(None) | Poly::Count(None) => 0,
    };
    checked(code, "the conversion function")
}

fn is_null(f: &Conversion) -> bool {
    matches!(f, Poly::Int(None) | Poly::Count(None))
}

pub(crate) unsafe fn register_datarep(
    datarep: *const c_char,
    read_conversion_fn: Conversion,
    write_conversion_fn: Conversion,
    dtype_file_extent_fn: MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller's string.
    let name = unsafe { text::read(datarep, "datarep")? };
    let extent = dtype_file_extent_fn.ok_or_else(|| err!(Arg, "the extent function is null"))?;
    let extra = extra_state as usize;
    let reads = (!is_null(&read_conversion_fn)).then(|| -> Box<ReadFn> {
        Box::new(move |buf: &TypedBuf, count: u64, file: &[u8], position: u64| {
            // The function only reads the file's bytes.
            convert(read_conversion_fn, buf, count, file.as_ptr().cast_mut(), position, extra)
        })
    });
    let writes = (!is_null(&write_conversion_fn)).then(|| -> Box<WriteFn> {
        Box::new(move |buf: &TypedBuf, count: u64, file: &mut [u8], position: u64| {
            convert(write_conversion_fn, buf, count, file.as_mut_ptr(), position, extra)
        })
    });
    hawser_io::register(name, Arc::new(Rep { extent, extra, reads, writes }))
}
