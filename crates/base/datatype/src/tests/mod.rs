//! The crate against a naive typemap model, and cases worth naming.

mod arrays;
mod cases;
mod model;
mod random;
