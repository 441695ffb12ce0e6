//! What people write in lists: hosts, CPUs, and which rank goes where. Pure: text in, values out.

pub mod hosts;
pub mod ranks;
