//! Collective calls that are under way, as operations that every wait of the process polls.

use std::sync::Arc;

use super::Comm;
use crate::contracts::coll::CollOperation;
use crate::error::Result;
use crate::progress::{ActiveOperation, Operation};
use crate::token::Needed;

/// A collective call under way, with its communicator.
struct Collective {
    comm: Comm,
    operation: Box<dyn CollOperation>,
}

impl Operation for Collective {
    fn poll(&mut self) -> Option<Result<()>> {
        self.operation.poll(&self.comm)
    }

    fn awaiting(&self) -> Option<Needed> {
        self.operation.awaiting()
    }

    fn calls_program(&self) -> bool {
        self.operation.calls_program()
    }
}

impl Comm {
    /// Has a call that was started on this communicator polled; keeps the communicator until it
    /// has ended.
    pub fn launch(&self, operation: Box<dyn CollOperation>) -> Arc<ActiveOperation> {
        ActiveOperation::launch_operation(Box::new(Collective { comm: self.clone(), operation }))
    }
}
