//! The objects behind predefined handles.

use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{LazyLock, OnceLock};

use hawser_core::comm::Comm;
use hawser_core::errhandler::Errhandler;
use hawser_core::group::Group;
use hawser_core::info::{Info, env_info};
use hawser_core::op::{Builtin, Op};
use hawser_datatype::{Datatype, Scalar};

use crate::generated::constants::*;
use crate::runtime;
use crate::types::*;

static WORLD: AtomicPtr<Comm> = AtomicPtr::new(std::ptr::null_mut());
static SELF: AtomicPtr<Comm> = AtomicPtr::new(std::ptr::null_mut());
static ENV_INFO: OnceLock<Info> = OnceLock::new();
/// Stands in for it before initialisation.
static EARLY_ENV_INFO: LazyLock<Info> = LazyLock::new(|| {
    let info = env_info(&runtime::early_facts());
    info.set_front(MPI_INFO_ENV.0);
    info
});
static EMPTY: LazyLock<Group> = LazyLock::new(|| {
    let group = Group::empty();
    group.set_front(MPI_GROUP_EMPTY.0);
    group
});

/// Sets or, with `None`, takes away `MPI_COMM_WORLD` and `MPI_COMM_SELF`.
pub(crate) fn set_world(comms: Option<(&'static Comm, &'static Comm)>) {
    let address = |c: &'static Comm| std::ptr::from_ref(c).cast_mut();
    let (world, own) = match comms {
        Some((world, own)) => {
            world.set_front(MPI_COMM_WORLD.0);
            own.set_front(MPI_COMM_SELF.0);
            (address(world), address(own))
        }
        None => (std::ptr::null_mut(), std::ptr::null_mut()),
    };
    WORLD.store(world, Ordering::Release);
    SELF.store(own, Ordering::Release);
}

/// Sets `MPI_INFO_ENV`; the first call counts.
pub(crate) fn set_env_info(info: Info) {
    info.set_front(MPI_INFO_ENV.0);
    // Initialised again by a later session: the facts are the same.
    let _ = ENV_INFO.set(info);
}

#[inline]
pub(super) fn comm(h: MPI_Comm) -> Option<&'static Comm> {
    let slot = match h {
        MPI_COMM_WORLD => &WORLD,
        MPI_COMM_SELF => &SELF,
        _ => return None,
    };
    // SAFETY: null or a reference that lives as long as the program (`set_world`).
    unsafe { slot.load(Ordering::Acquire).as_ref() }
}

pub(super) fn group(h: MPI_Group) -> Option<&'static Group> {
    (h == MPI_GROUP_EMPTY).then(|| &*EMPTY)
}

pub(super) fn info(h: MPI_Info) -> Option<&'static Info> {
    (h == MPI_INFO_ENV).then(|| ENV_INFO.get().unwrap_or_else(|| &EARLY_ENV_INFO))
}

pub(super) fn errhandler(h: MPI_Errhandler) -> Option<&'static Errhandler> {
    let handler = match h {
        MPI_ERRORS_ARE_FATAL => Errhandler::fatal(),
        MPI_ERRORS_ABORT => Errhandler::abort(),
        MPI_ERRORS_RETURN => Errhandler::errors_return(),
        _ => return None,
    };
    if handler.front() == 0 {
        handler.set_front(h.0);
    }
    Some(handler)
}

#[inline]
pub(super) fn op(h: MPI_Op) -> Option<&'static Op> {
    let &(_, which) = BUILTINS.iter().find(|(handle, _)| *handle == h)?;
    let op = Op::builtin(which);
    if op.front() == 0 {
        op.set_front(h.0);
    }
    Some(op)
}

/// The predefined operations.
static BUILTINS: [(MPI_Op, Builtin); 14] = [
    (MPI_SUM, Builtin::Sum),
    (MPI_MIN, Builtin::Min),
    (MPI_MAX, Builtin::Max),
    (MPI_PROD, Builtin::Prod),
    (MPI_BAND, Builtin::Band),
    (MPI_BOR, Builtin::Bor),
    (MPI_BXOR, Builtin::Bxor),
    (MPI_LAND, Builtin::Land),
    (MPI_LOR, Builtin::Lor),
    (MPI_LXOR, Builtin::Lxor),
    (MPI_MINLOC, Builtin::Minloc),
    (MPI_MAXLOC, Builtin::Maxloc),
    (MPI_REPLACE, Builtin::Replace),
    (MPI_NO_OP, Builtin::NoOp),
];

/// Datatype handles are 0x200 to 0x2ff.
const TYPES: usize = 0x100;

type TypeTable = [Option<&'static Datatype>; TYPES];

static TYPE_TABLE: LazyLock<TypeTable> = LazyLock::new(|| {
    let mut table: TypeTable = [None; TYPES];
    for &(handle, scalar) in SCALARS {
        let dtype = Datatype::scalar_ref(scalar);
        dtype.set_front(handle.0);
        table[handle.0 - TYPES * 2] = Some(dtype);
    }
    table
});

#[inline(always)]
pub(super) fn datatype(h: MPI_Datatype) -> Option<&'static Datatype> {
    *TYPE_TABLE.get(h.0.wrapping_sub(TYPES * 2))?
}

/// The scalar kind of every predefined datatype.
static SCALARS: &[(MPI_Datatype, Scalar)] = &[
    (MPI_AINT, Scalar::Aint),
    (MPI_COUNT, Scalar::Count),
    (MPI_OFFSET, Scalar::Offset),
    (MPI_PACKED, Scalar::Packed),
    (MPI_SHORT, Scalar::Short),
    (MPI_INT, Scalar::Int),
    (MPI_LONG, Scalar::Long),
    (MPI_LONG_LONG, Scalar::LongLong),
    (MPI_UNSIGNED_SHORT, Scalar::UnsignedShort),
    (MPI_UNSIGNED, Scalar::Unsigned),
    (MPI_UNSIGNED_LONG, Scalar::UnsignedLong),
    (MPI_UNSIGNED_LONG_LONG, Scalar::UnsignedLongLong),
    (MPI_FLOAT, Scalar::Float),
    (MPI_C_FLOAT_COMPLEX, Scalar::CFloatComplex),
    (MPI_CXX_FLOAT_COMPLEX, Scalar::CxxFloatComplex),
    (MPI_DOUBLE, Scalar::Double),
    (MPI_C_DOUBLE_COMPLEX, Scalar::CDoubleComplex),
    (MPI_CXX_DOUBLE_COMPLEX, Scalar::CxxDoubleComplex),
    (MPI_LOGICAL, Scalar::Logical),
    (MPI_INTEGER, Scalar::Integer),
    (MPI_REAL, Scalar::Real),
    (MPI_COMPLEX, Scalar::Complex),
    (MPI_DOUBLE_PRECISION, Scalar::DoublePrecision),
    (MPI_DOUBLE_COMPLEX, Scalar::DoubleComplex),
    (MPI_CHARACTER, Scalar::Character),
    (MPI_LONG_DOUBLE, Scalar::LongDouble),
    (MPI_C_LONG_DOUBLE_COMPLEX, Scalar::CLongDoubleComplex),
    (MPI_CXX_LONG_DOUBLE_COMPLEX, Scalar::CxxLongDoubleComplex),
    (MPI_FLOAT_INT, Scalar::FloatInt),
    (MPI_DOUBLE_INT, Scalar::DoubleInt),
    (MPI_LONG_INT, Scalar::LongInt),
    (MPI_2INT, Scalar::TwoInt),
    (MPI_SHORT_INT, Scalar::ShortInt),
    (MPI_LONG_DOUBLE_INT, Scalar::LongDoubleInt),
    (MPI_2REAL, Scalar::TwoReal),
    (MPI_2DOUBLE_PRECISION, Scalar::TwoDoublePrecision),
    (MPI_2INTEGER, Scalar::TwoInteger),
    (MPI_C_BOOL, Scalar::CBool),
    (MPI_CXX_BOOL, Scalar::CxxBool),
    (MPI_WCHAR, Scalar::Wchar),
    (MPI_INT8_T, Scalar::Int8),
    (MPI_UINT8_T, Scalar::Uint8),
    (MPI_CHAR, Scalar::Char),
    (MPI_SIGNED_CHAR, Scalar::SignedChar),
    (MPI_UNSIGNED_CHAR, Scalar::UnsignedChar),
    (MPI_BYTE, Scalar::Byte),
    (MPI_INT16_T, Scalar::Int16),
    (MPI_UINT16_T, Scalar::Uint16),
    (MPI_INT32_T, Scalar::Int32),
    (MPI_UINT32_T, Scalar::Uint32),
    (MPI_INT64_T, Scalar::Int64),
    (MPI_UINT64_T, Scalar::Uint64),
    (MPI_LOGICAL1, Scalar::Logical1),
    (MPI_LOGICAL2, Scalar::Logical2),
    (MPI_LOGICAL4, Scalar::Logical4),
    (MPI_LOGICAL8, Scalar::Logical8),
    (MPI_LOGICAL16, Scalar::Logical16),
    (MPI_INTEGER1, Scalar::Integer1),
    (MPI_INTEGER2, Scalar::Integer2),
    (MPI_INTEGER4, Scalar::Integer4),
    (MPI_INTEGER8, Scalar::Integer8),
    (MPI_INTEGER16, Scalar::Integer16),
    (MPI_REAL2, Scalar::Real2),
    (MPI_REAL4, Scalar::Real4),
    (MPI_REAL8, Scalar::Real8),
    (MPI_REAL16, Scalar::Real16),
    (MPI_COMPLEX4, Scalar::Complex4),
    (MPI_COMPLEX8, Scalar::Complex8),
    (MPI_COMPLEX16, Scalar::Complex16),
    (MPI_COMPLEX32, Scalar::Complex32),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::constants::PREDEFINED;

    #[test]
    fn every_predefined_datatype_has_a_scalar_kind_and_fixed_sizes_agree() {
        let handles = PREDEFINED.iter().filter(|(v, _)| (0x201..0x300).contains(v));
        for &(value, name) in handles {
            let dtype = datatype(MPI_Datatype(value as usize)).expect(name);
            assert_eq!(dtype.front(), value as usize);
            // MPI-5.0 section 20.5: bits 3 to 5 of these handles are the logarithm of the size.
            if value >= 0x240 {
                assert_eq!(dtype.size(), 1 << ((value >> 3) & 7), "{name}");
            }
        }
        assert_eq!(SCALARS.len(), Scalar::ALL.len());
        assert!(datatype(MPI_DATATYPE_NULL).is_none());
        assert!(datatype(MPI_Datatype(0x101)).is_none());
    }
}
