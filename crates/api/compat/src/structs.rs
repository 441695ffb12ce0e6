//! Structures of datatypes. In MPI-1 their ends could be marked by entries of the types `MPI_LB`
//! and `MPI_UB`, which MPI-3.0 has removed and other ABIs still name. Part of each front.
#![allow(non_snake_case, clippy::missing_safety_doc)]

use crate::abi::marker;
use crate::byhand::weak;
use crate::prelude::*;

/// An end of a datatype.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Lower,
    Upper,
}

/// The marked ends of a structure.
#[derive(Default)]
struct Ends {
    lower: Option<i64>,
    upper: Option<i64>,
}

impl Ends {
    fn add(&mut self, end: End, place: i64) {
        match end {
            End::Lower => self.lower = Some(self.lower.map_or(place, |l| l.min(place))),
            End::Upper => self.upper = Some(self.upper.map_or(place, |u| u.max(place))),
        }
    }

    /// Gives the datatype `made` these ends, and frees it.
    ///
    /// # Safety
    /// A datatype of the library below, and the room for one.
    unsafe fn give(&self, mut made: usize, to: *mut usize) -> c_int {
        type Extent = unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int;
        type Resize = unsafe extern "C" fn(usize, i64, i64, *mut usize) -> c_int;
        type Free = unsafe extern "C" fn(*mut usize) -> c_int;
        let (mut lower, mut extent) = (0, 0);
        // SAFETY: functions of these names below, with variables of their own.
        unsafe {
            let get: Extent = below(at::TYPE_GET_EXTENT_C);
            let resize: Resize = below(at::TYPE_CREATE_RESIZED_C);
            let free: Free = below(at::TYPE_FREE);
            let mut code = get(made, &mut lower, &mut extent);
            if code == 0 {
                let upper = self.upper.unwrap_or(lower + extent);
                let lower = self.lower.unwrap_or(lower);
                code = resize(made, lower, upper - lower, to);
            }
            free(&mut made);
            code
        }
    }
}

macro_rules! structs {
    ($($name:ident $count:ty, $place:ident;)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                count: $count,
                lengths: *mut $count,
                places: *mut i64,
                types: *mut Hand,
                newtype: *mut Hand,
            ) -> c_int {
                type Call = unsafe extern "C" fn(
                    $count,
                    *mut $count,
                    *mut i64,
                    *mut usize,
                    *mut usize,
                ) -> c_int;
                // SAFETY: the function of this name below; the caller's arrays of so many elements.
                unsafe {
                    let call: Call = below(at::$place);
                    let mut made = OneHandle::new(&TYPE, newtype, false);
                    let n = usize::try_from(count).unwrap_or(0);
                    let there = !(lengths.is_null() || places.is_null() || types.is_null());
                    let code = if there && (0..n).any(|i| marker(*types.add(i)).is_some()) {
                        let mut ends = Ends::default();
                        let (mut long, mut at, mut of) = (Vec::new(), Vec::new(), Vec::new());
                        for i in 0..n {
                            let (length, place) = (*lengths.add(i), *places.add(i));
                            match marker(*types.add(i)) {
                                Some(end) if length > 0 => ends.add(end, place),
                                Some(_) => {}
                                None => {
                                    long.push(length);
                                    at.push(place);
                                    of.push(TYPE.to(*types.add(i)));
                                }
                            }
                        }
                        // No more than there were.
                        let left = of.len() as $count;
                        let (long, at, of) = (long.as_mut_ptr(), at.as_mut_ptr(), of.as_mut_ptr());
                        let mut inner = 0;
                        let code = call(left, long, at, of, &mut inner);
                        if code == 0 { ends.give(inner, made.pass()) } else { code }
                    } else {
                        let mut types = HandleArray::new(&TYPE, types, n, true);
                        call(count, lengths, places, types.pass(), made.pass())
                    };
                    made.done();
                    code_out(code)
                }
            }
        )*
    };
}

structs! {
    PMPI_Type_create_struct c_int, TYPE_CREATE_STRUCT;
    PMPI_Type_create_struct_c i64, TYPE_CREATE_STRUCT_C;
    PMPI_Type_struct c_int, TYPE_STRUCT;
}

weak! {
    Type_create_struct
    Type_create_struct_c
    Type_struct
}
