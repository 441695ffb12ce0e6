//! MCA: frameworks, components, their selection, and the parameters of the whole program.
//!
//! A *framework* is one task with one contract; a *component* is one way to do it. Components
//! stand in a visible table ([`Framework`]), or are found at run time ([`found`]); each is asked
//! once and answers with a priority or with
//! the reason why it cannot be used here ([`mod@select`]). A *parameter* is declared once
//! ([`ParamSpec`]); its value comes from the first of several sources that sets it ([`Sources`]),
//! and [`Params`] holds the result. [`report`] is how all speak to people. Nothing here knows what
//! a component does, what a job is, or what a message is. Nothing is ever looked up in the current
//! directory.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `framework, component, found` | frameworks and their tables; components found at run time |
//! | `select` | who is asked, and who is chosen |
//! | `spec, synonyms` | declarations of parameters, and their other names |
//! | `sources, file, reading, params, error` | where settings come from, and what they come to |
//! | `calibration` | what was measured on a host, kept in a file |
//! | `agreement, hash` | what the processes of a job have to agree on; a number of many bytes |
//! | `lifecycle` | what a checkpoint asks of modules |
//! | `report, suggest` | messages to people; "did you mean" |
//!
//! # Who may touch what
//!
//! - A parameter is declared beside its user, once; only the catalogue lists all.
//!
//! # Pitfalls
//!
//! - What has scope `AllEqual` may not depend on the host or the rank.
#![forbid(unsafe_code)]

mod agreement;
pub mod calibration;
mod component;
mod error;
mod file;
pub mod found;
mod framework;
pub mod hash;
pub mod lifecycle;
mod params;
mod reading;
pub mod report;
mod select;
mod sources;
mod spec;
pub mod suggest;
pub mod synonyms;

pub use agreement::{Agreement, Difference};
pub use calibration::{Calibrated, Calibration, HostKind};
pub use component::ComponentInfo;
pub use error::{Origin, ParamError};
pub use file::{FileError, Setting, parse_file, text_of};
pub use found::Found;
pub use framework::{Framework, PRIORITY_MAX, PRIORITY_NEVER};
pub use params::{ParamRow, Params, spec_list};
pub use select::{Answer, Chosen, Entry, Open, Rule, SelectError, open, select};
pub use sources::{
    ENV_CALIBRATION, ENV_FOREIGN, ENV_OWN, ENV_PREFIX, FILE_SYSTEM, FILE_USER, Sources,
    prefix_of_process,
};
pub use spec::{List, ParamKind, ParamSpec, Scope, parse_size, size_text};

#[cfg(test)]
mod tests;
