//! Typemaps: what lies where in an element of a derived type, and the cursor that packs and
//! unpacks runs of elements, resumable at any byte. No I/O, no word of communication.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `scalar, elements` | the kinds of values, with this platform's sizes; how many a type has |
//! | `desc, bounds` | a type ([`Datatype`]); its size and bounds |
//! | `build, array, f90` | constructors; arrays; types by precision |
//! | `contents` | decoding: which constructor made a type |
//! | `plan, blocks, moves` | what [`Datatype::commit`] computes; blocks; how they are copied |
//! | `cursor, copy` | packing and unpacking in this platform's representation ([`Cursor`]) |
//! | `external, convert` | the same in external32 ([`External`]) |
//! | `tiles, filed` | a type repeated in a file ([`Tiles`]); of another data representation |
//! | `share` | whether elements of a vector share bytes |
//! | `error` | why a type cannot be made, or data not be converted |
//!
//! [`ScalarRuns`] is the signature, as runs of scalars.
//!
//! # Pitfalls
//!
//! Two types are equal ([`PartialEq`]) when they are the same object, not when they look
//! alike. Packing order is the order of the constructor's arguments, not of addresses.

mod array;
mod blocks;
mod bounds;
mod build;
mod contents;
mod convert;
mod copy;
mod cursor;
mod desc;
mod elements;
mod error;
mod external;
pub mod f90;
mod filed;
mod moves;
mod plan;
pub mod scalar;
mod share;
mod tiles;

pub use array::DarraySpec;
pub use contents::{Contents, DISTRIBUTE_DFLT_DARG, Envelope};
pub use cursor::{Cursor, Run};
pub use desc::Datatype;
pub use desc::make::{Combiner, Distribution, Order};
pub use elements::ScalarRuns;
pub use error::{MAX_DEPTH, Result, TypeError};
pub use external::External;
pub use filed::SizeInFile;
pub use scalar::{Class, FloatFormat, Scalar};
pub use tiles::{RunSeries, TileOrder, Tiles};

#[cfg(test)]
mod tests;
