//! Reduction operations (MPI-5.0 section 6.9).
use std::sync::Arc;

use crate::buf::TypedBuf;
use crate::error::Result;

/// A reduction operation. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Op(Arc<OpInner>);

#[derive(Debug)]
struct OpInner {
    commutative: bool,
}

impl Op {
    /// True when operands may be exchanged.
    pub fn is_commutative(&self) -> bool {
        self.0.commutative
    }

    /// `inout[i] = left[i] op inout[i]` for all elements of `inout`.
    pub fn apply(&self, _left: &TypedBuf, _inout: &TypedBuf) -> Result<()> {
        Err(crate::err!(Op, "not defined"))
    }
}
