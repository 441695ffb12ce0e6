//! The standard ABI (`libmpifort_abi.so.1`).

pub(crate) mod abi;
pub(crate) mod types;
