//! The crate against a naive typemap model, and cases worth naming.

mod arrays;
mod blocks;
mod cases;
mod extreme;
mod model;
mod random;
mod tiles;
