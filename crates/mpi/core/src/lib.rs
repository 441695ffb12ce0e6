//! The objects of the standard: communicators, groups, requests, operations, attributes, and the
//! contracts that point-to-point and collective components fulfil. No I/O, no clock.
pub mod attr;
pub mod buf;
pub mod comm;
pub mod contracts;
pub mod env;
pub mod errhandler;
pub mod error;
pub mod exposed;
pub mod group;
pub mod info;
pub mod liveness;
pub mod op;
pub mod partitioned;
pub mod progress;
pub mod request;
pub mod status;
pub mod temp;
pub mod topo;
