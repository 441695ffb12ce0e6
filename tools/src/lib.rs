//! The programs that users type: what they decide, apart from what they do.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `wrapper, prefix` | `mpicc` and its sisters; where this installation lies |
//! | `observe` | `hawser ps`, `why`, `top`, `networks`, `registry` |
//! | `info, calibrate, simulate` | `hawser info`, `calibrate`, `sim` |
//! | `snapshots, external, migrate` | `hawser checkpoint`, `restart`, `snapshots`, `migrate` |
//! | `conformance` | `hawser test-component` |
//! | `docs` | man pages and completion |
//!
//! What `mpirun` and `hawserd` do is in `hawser-launch`.
#![forbid(unsafe_code)]

pub mod calibrate;
pub mod conformance;
pub mod docs;
pub mod external;
pub mod info;
pub mod observe;
pub mod prefix;
pub mod simulate;
pub mod snapshots;
pub mod wrapper;
