//! Typemaps: what lies where in an element of a derived type, and the cursor that packs and
//! unpacks runs of elements, resumable at any byte. No I/O, no word of communication.
//!
//! - [`scalar`]: the kinds of values, with this platform's sizes and alignments.
//! - [`Datatype`]: a type; constructors in `build` and `array`, precision-selected types in `f90`,
//!   decoding in `contents`.
//! - `plan`: the canonical form that [`Datatype::commit`] computes; `blocks`: its lists of blocks;
//!   `moves`: how blocks are copied, chosen by their lengths.
//! - [`Cursor`]: packs and unpacks in this platform's representation; [`External`] in external32.
//! - `share`: whether elements of a vector share bytes.
//! - [`Tiles`]: a type repeated in a file, from packed bytes to offsets and back.
//! - [`ScalarRuns`]: the signature, as runs of scalars.
//!
//! Pitfalls: two types are equal ([`PartialEq`]) when they are the same object, not when they look
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
