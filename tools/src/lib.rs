//! The programs that users type: what they decide, apart from what they do.
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
