//! Why a type could not be made or data could not be converted.

use std::fmt;

/// Deepest nest of constructors.
pub const MAX_DEPTH: u16 = 2000;

/// Error of a type constructor or a conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeError {
    /// A count or block length is negative.
    Negative {
        /// Which argument.
        what: &'static str,
        /// Its value.
        value: i64,
    },
    /// Size, extent or a displacement of the new type does not fit 64 bits.
    Overflow {
        /// What was computed.
        what: &'static str,
    },
    /// An argument is outside its range or contradicts another.
    Argument {
        /// Which, and what is wrong with it.
        why: String,
    },
    /// No type of this platform has the requested precision and range.
    NoSuchPrecision {
        /// What was asked for.
        wanted: String,
    },
    /// The nest of constructors is deeper than [`MAX_DEPTH`].
    TooDeep,
    /// A value has no counterpart in the other representation.
    Unrepresentable {
        /// The kind of value.
        what: &'static str,
    },
}

impl TypeError {
    pub(crate) fn argument(why: impl Into<String>) -> TypeError {
        TypeError::Argument { why: why.into() }
    }

    pub(crate) const fn overflow(what: &'static str) -> TypeError {
        TypeError::Overflow { what }
    }
}

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeError::Negative { what, value } => write!(f, "{what} is negative ({value})"),
            TypeError::Overflow { what } => {
                write!(f, "the {what} of the new type does not fit 64 bits")
            }
            TypeError::Argument { why } => f.write_str(why),
            TypeError::NoSuchPrecision { wanted } => {
                write!(f, "no type of this platform provides {wanted}")
            }
            TypeError::TooDeep => {
                write!(f, "types are nested more than {MAX_DEPTH} deep")
            }
            TypeError::Unrepresentable { what } => {
                write!(f, "a {what} value cannot be represented in the target format")
            }
        }
    }
}

impl std::error::Error for TypeError {}

/// Result of this crate.
pub type Result<T> = std::result::Result<T, TypeError>;
