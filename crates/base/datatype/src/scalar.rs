//! The kinds of values that typemaps are made of, as this platform's C and Fortran lay them out.

use core::ffi::{c_int, c_long, c_longlong, c_short};

/// What a scalar's bits mean; decides which reductions and conversions apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Two's complement integer.
    Signed,
    /// Unsigned integer.
    Unsigned,
    /// Binary floating point.
    Float,
    /// Two floating point values: real part, imaginary part.
    Complex,
    /// Truth value; zero is false.
    Logical,
    /// A character; not a number.
    Char,
    /// Uninterpreted bytes.
    Byte,
    /// A value and an index, for minloc and maxloc.
    Pair,
}

/// Format of a floating point number in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatFormat {
    /// IEEE binary16.
    Half,
    /// IEEE binary32.
    Single,
    /// IEEE binary64.
    Double,
    /// 80-bit extended with an explicit integer bit, padded to the type's size.
    X87,
    /// IEEE binary128.
    Quad,
}

struct LongDouble {
    size: usize,
    align: usize,
    format: FloatFormat,
}

const LONG_DOUBLE: LongDouble = if cfg!(target_arch = "x86_64") {
    LongDouble { size: 16, align: 16, format: FloatFormat::X87 }
} else if cfg!(target_arch = "x86") {
    LongDouble { size: 12, align: 4, format: FloatFormat::X87 }
} else if cfg!(target_arch = "arm") {
    LongDouble { size: 8, align: 8, format: FloatFormat::Double }
} else {
    let align = if cfg!(target_arch = "s390x") { 8 } else { 16 };
    LongDouble { size: 16, align, format: FloatFormat::Quad }
};

/// Alignment that Fortran compilers give to 16-byte scalars.
const ALIGN_16: usize = if cfg!(target_arch = "s390x") { 8 } else { 16 };

const fn of<T>() -> (usize, usize) {
    (size_of::<T>(), align_of::<T>())
}

macro_rules! scalars {
    ($($(#[$doc:meta])* $name:ident: $class:ident, $layout:expr, $external:expr;)+) => {
        /// A kind of value with a fixed layout on this platform.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Scalar { $($(#[$doc])* $name),+ }

        impl Scalar {
            /// All kinds, in the order of their [`index`](Scalar::index).
            pub const ALL: &'static [Scalar] = &[$(Scalar::$name),+];
        }

        static TABLE: &[Facts] = &[$(Facts {
            size: $layout.0 as u32,
            align: $layout.1 as u32,
            class: Class::$class,
            external: $external,
        }),+];
    };
}

struct Facts {
    size: u32,
    align: u32,
    class: Class,
    /// Bytes in external32; for pairs, the sum of the parts.
    external: u32,
}

const fn complex(size: usize, align: usize) -> (usize, usize) {
    (2 * size, align)
}

scalars! {
    /// An address or a difference of addresses.
    Aint: Signed, of::<isize>(), 8;
    /// A large count.
    Count: Signed, of::<i64>(), 8;
    /// A file offset.
    Offset: Signed, of::<i64>(), 8;
    /// A byte of packed data.
    Packed: Byte, (1, 1), 1;
    /// C `short`.
    Short: Signed, of::<c_short>(), 2;
    /// C `int`.
    Int: Signed, of::<c_int>(), 4;
    /// C `long`.
    Long: Signed, of::<c_long>(), 4;
    /// C `long long`.
    LongLong: Signed, of::<c_longlong>(), 8;
    /// C `unsigned short`.
    UnsignedShort: Unsigned, of::<c_short>(), 2;
    /// C `unsigned`.
    Unsigned: Unsigned, of::<c_int>(), 4;
    /// C `unsigned long`.
    UnsignedLong: Unsigned, of::<c_long>(), 4;
    /// C `unsigned long long`.
    UnsignedLongLong: Unsigned, of::<c_longlong>(), 8;
    /// C `float`.
    Float: Float, of::<f32>(), 4;
    /// C `float _Complex`.
    CFloatComplex: Complex, complex(4, align_of::<f32>()), 8;
    /// C++ `std::complex<float>`.
    CxxFloatComplex: Complex, complex(4, align_of::<f32>()), 8;
    /// C `double`.
    Double: Float, of::<f64>(), 8;
    /// C `double _Complex`.
    CDoubleComplex: Complex, complex(8, align_of::<f64>()), 16;
    /// C++ `std::complex<double>`.
    CxxDoubleComplex: Complex, complex(8, align_of::<f64>()), 16;
    /// Fortran default `LOGICAL`.
    Logical: Logical, (4, 4), 4;
    /// Fortran default `INTEGER`.
    Integer: Signed, (4, 4), 4;
    /// Fortran default `REAL`.
    Real: Float, (4, 4), 4;
    /// Fortran default `COMPLEX`.
    Complex: Complex, complex(4, 4), 8;
    /// Fortran `DOUBLE PRECISION`.
    DoublePrecision: Float, of::<f64>(), 8;
    /// Fortran `DOUBLE COMPLEX`.
    DoubleComplex: Complex, complex(8, align_of::<f64>()), 16;
    /// Fortran `CHARACTER(1)`.
    Character: Char, (1, 1), 1;
    /// C `long double`.
    LongDouble: Float, (LONG_DOUBLE.size, LONG_DOUBLE.align), 16;
    /// C `long double _Complex`.
    CLongDoubleComplex: Complex, complex(LONG_DOUBLE.size, LONG_DOUBLE.align), 32;
    /// C++ `std::complex<long double>`.
    CxxLongDoubleComplex: Complex, complex(LONG_DOUBLE.size, LONG_DOUBLE.align), 32;
    /// C `struct { float; int; }`.
    FloatInt: Pair, (4 + 4, 4), 8;
    /// C `struct { double; int; }`.
    DoubleInt: Pair, (8 + 4, align_of::<f64>()), 12;
    /// C `struct { long; int; }`.
    LongInt: Pair, (size_of::<c_long>() + 4, align_of::<c_long>()), 8;
    /// C `struct { int; int; }`.
    TwoInt: Pair, (4 + 4, 4), 8;
    /// C `struct { short; int; }`.
    ShortInt: Pair, (2 + 4, 4), 6;
    /// C `struct { long double; int; }`.
    LongDoubleInt: Pair, (LONG_DOUBLE.size + 4, LONG_DOUBLE.align), 20;
    /// Two Fortran `REAL`.
    TwoReal: Pair, (4 + 4, 4), 8;
    /// Two Fortran `DOUBLE PRECISION`.
    TwoDoublePrecision: Pair, (8 + 8, align_of::<f64>()), 16;
    /// Two Fortran `INTEGER`.
    TwoInteger: Pair, (4 + 4, 4), 8;
    /// C `_Bool`.
    CBool: Logical, (1, 1), 1;
    /// C++ `bool`.
    CxxBool: Logical, (1, 1), 1;
    /// C `wchar_t`.
    Wchar: Char, (4, 4), 2;
    /// C `int8_t`.
    Int8: Signed, (1, 1), 1;
    /// C `uint8_t`.
    Uint8: Unsigned, (1, 1), 1;
    /// C `char`, a printable character.
    Char: Char, (1, 1), 1;
    /// C `signed char`, an integer.
    SignedChar: Signed, (1, 1), 1;
    /// C `unsigned char`, an integer.
    UnsignedChar: Unsigned, (1, 1), 1;
    /// A byte.
    Byte: Byte, (1, 1), 1;
    /// C `int16_t`.
    Int16: Signed, of::<i16>(), 2;
    /// C `uint16_t`.
    Uint16: Unsigned, of::<u16>(), 2;
    /// C `int32_t`.
    Int32: Signed, of::<i32>(), 4;
    /// C `uint32_t`.
    Uint32: Unsigned, of::<u32>(), 4;
    /// C `int64_t`.
    Int64: Signed, of::<i64>(), 8;
    /// C `uint64_t`.
    Uint64: Unsigned, of::<u64>(), 8;
    /// Fortran `LOGICAL*1`.
    Logical1: Logical, (1, 1), 1;
    /// Fortran `LOGICAL*2`.
    Logical2: Logical, (2, 2), 2;
    /// Fortran `LOGICAL*4`.
    Logical4: Logical, (4, 4), 4;
    /// Fortran `LOGICAL*8`.
    Logical8: Logical, of::<i64>(), 8;
    /// Fortran `LOGICAL*16`.
    Logical16: Logical, (16, ALIGN_16), 16;
    /// Fortran `INTEGER*1`.
    Integer1: Signed, (1, 1), 1;
    /// Fortran `INTEGER*2`.
    Integer2: Signed, of::<i16>(), 2;
    /// Fortran `INTEGER*4`.
    Integer4: Signed, of::<i32>(), 4;
    /// Fortran `INTEGER*8`.
    Integer8: Signed, of::<i64>(), 8;
    /// Fortran `INTEGER*16`.
    Integer16: Signed, (16, ALIGN_16), 16;
    /// Fortran `REAL*2`.
    Real2: Float, (2, 2), 2;
    /// Fortran `REAL*4`.
    Real4: Float, of::<f32>(), 4;
    /// Fortran `REAL*8`.
    Real8: Float, of::<f64>(), 8;
    /// Fortran `REAL*16`, IEEE binary128.
    Real16: Float, (16, ALIGN_16), 16;
    /// Fortran `COMPLEX*4`, two `REAL*2`.
    Complex4: Complex, complex(2, 2), 4;
    /// Fortran `COMPLEX*8`, two `REAL*4`.
    Complex8: Complex, complex(4, align_of::<f32>()), 8;
    /// Fortran `COMPLEX*16`, two `REAL*8`.
    Complex16: Complex, complex(8, align_of::<f64>()), 16;
    /// Fortran `COMPLEX*32`, two `REAL*16`.
    Complex32: Complex, complex(16, ALIGN_16), 32;
}

impl Scalar {
    /// Number of kinds.
    pub const COUNT: usize = Scalar::ALL.len();

    #[inline]
    const fn facts(self) -> &'static Facts {
        &TABLE[self as usize]
    }

    /// Position in [`Scalar::ALL`], less than [`Scalar::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Bytes of data. A pair's padding is not counted.
    #[inline]
    pub const fn size(self) -> u64 {
        self.facts().size as u64
    }

    /// Alignment in memory, in bytes.
    #[inline]
    pub fn align(self) -> u32 {
        self.facts().align
    }

    /// What the bits mean.
    #[inline]
    pub const fn class(self) -> Class {
        self.facts().class
    }

    /// Bytes in the external32 representation (MPI-5.0 section 14.5.2).
    pub fn external_size(self) -> u64 {
        u64::from(self.facts().external)
    }

    /// The two parts of a pair: value and index.
    pub fn pair(self) -> Option<(Scalar, Scalar)> {
        Some(match self {
            Scalar::FloatInt => (Scalar::Float, Scalar::Int),
            Scalar::DoubleInt => (Scalar::Double, Scalar::Int),
            Scalar::LongInt => (Scalar::Long, Scalar::Int),
            Scalar::TwoInt => (Scalar::Int, Scalar::Int),
            Scalar::ShortInt => (Scalar::Short, Scalar::Int),
            Scalar::LongDoubleInt => (Scalar::LongDouble, Scalar::Int),
            Scalar::TwoReal => (Scalar::Real, Scalar::Real),
            Scalar::TwoDoublePrecision => (Scalar::DoublePrecision, Scalar::DoublePrecision),
            Scalar::TwoInteger => (Scalar::Integer, Scalar::Integer),
            _ => return None,
        })
    }

    /// True when the compilers of this platform have such a type. The others are optional in the
    /// standard; they have a layout here, but programs are told that they do not exist.
    pub fn is_supported(self) -> bool {
        !matches!(self, Scalar::Real2 | Scalar::Complex4)
    }

    /// Format of the floating point number, or of each part of a complex one.
    pub const fn float_format(self) -> Option<FloatFormat> {
        let part = match self.class() {
            Class::Float => self.size(),
            Class::Complex => self.size() / 2,
            _ => return None,
        };
        let long_double = matches!(
            self,
            Scalar::LongDouble | Scalar::CLongDoubleComplex | Scalar::CxxLongDoubleComplex
        );
        Some(match part {
            _ if long_double => LONG_DOUBLE.format,
            2 => FloatFormat::Half,
            4 => FloatFormat::Single,
            8 => FloatFormat::Double,
            _ => FloatFormat::Quad,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_follow_the_table() {
        for (i, s) in Scalar::ALL.iter().enumerate() {
            assert_eq!(s.index(), i);
            assert!(s.size() > 0 && s.align().is_power_of_two());
        }
        assert_eq!(TABLE.len(), Scalar::COUNT);
    }

    #[test]
    fn pairs_have_the_size_of_their_parts() {
        for s in Scalar::ALL {
            assert_eq!(s.pair().is_some(), s.class() == Class::Pair);
            if let Some((a, b)) = s.pair() {
                assert_eq!(s.size(), a.size() + b.size());
                assert_eq!(s.external_size(), a.external_size() + b.external_size());
                assert_eq!(s.align(), a.align().max(b.align()));
            }
        }
    }

    #[test]
    fn floats_have_formats() {
        assert_eq!(Scalar::Real16.float_format(), Some(FloatFormat::Quad));
        assert_eq!(Scalar::Complex16.float_format(), Some(FloatFormat::Double));
        assert_eq!(Scalar::Int.float_format(), None);
        #[cfg(target_arch = "x86_64")]
        assert_eq!(Scalar::LongDouble.float_format(), Some(FloatFormat::X87));
    }
}
