//! Tables made by `cargo x codegen`.

pub mod call_names;
