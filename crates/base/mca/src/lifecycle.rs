//! The life cycle of modules around a checkpoint: what all frameworks whose modules have something
//! outside of the process mean by *hold*, *drained* and *resume*.
//!
//! A checkpoint, or a hold without one, takes these steps at all processes of a job:
//!
//! 1. *May it be?* Each open module answers ([`Why`]: it may not, and the job goes on).
//! 2. *Hold.* The owner of a module gives it nothing new: a transfer is refused as one for which
//!    there is no room now, and waits in the owner's queues. What the module has goes on.
//! 3. *Drained.* A module counts what it was given and what it has handed up ([`Traffic`]). Once
//!    all processes hold, the first number grows no more, so that nothing is in a network whose
//!    sums over all processes are equal; beside that each module says what it has under way inside.
//!    Messages without a receive, posted receives and running calls stay where they are.
//! 4. *Interrupt*, where that was asked for: modules give up what they have outside of the process,
//!    peers with each other, and the process has no memory, socket or pipe in common with anybody
//!    until it goes on.
//! 5. *Resume.* The process goes on as before ([`Resume::Continue`]), or begins with what was kept
//!    ([`Resume::Restart`]).

use std::borrow::Cow;
use std::fmt;
use std::ops::AddAssign;

/// Why a module takes no part in a checkpoint: a sentence whose subject is the component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why(Cow<'static, str>);

impl Why {
    /// A sentence without its subject, as in `holds a mapping of a device`.
    pub fn new(sentence: impl Into<Cow<'static, str>>) -> Why {
        Why(sentence.into())
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a module goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// The same process, at the same place, with the same peers.
    Continue,
    /// The process begins with what was kept: its peers, their addresses and keys are others.
    Restart,
}

/// What a module has carried since it was opened, and what it carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// What it was given for peers that are not lost, in units of its own.
    pub sent: u64,
    /// What of peers that are not lost it has handed up, in the same units.
    pub received: u64,
    /// What is under way inside this process, or not acknowledged; 0: nothing.
    pub inside: u64,
}

impl AddAssign for Traffic {
    fn add_assign(&mut self, other: Traffic) {
        self.sent = self.sent.wrapping_add(other.sent);
        self.received = self.received.wrapping_add(other.received);
        self.inside = self.inside.saturating_add(other.inside);
    }
}

impl Traffic {
    /// True for the sum over all processes of a network in which nothing is under way. All of them
    /// hold.
    pub fn is_drained(&self) -> bool {
        self.inside == 0 && self.sent == self.received
    }
}

/// What is known of a component's part in a checkpoint before any module of it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Its modules can be held, and say when they are drained; they can give up what they have
    /// outside of the process, and take it anew.
    Interrupts,
    /// They have nothing outside of the process: nothing is asked of them.
    Nothing,
    /// They say for each case whether they can.
    Depends(&'static str),
    /// They cannot: why, as of a [`Why`].
    Refuses(&'static str),
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Interrupts => f.write_str("can be held and interrupted"),
            Part::Nothing => f.write_str("has nothing to hold"),
            Part::Depends(on) => write!(f, "can be held, {on}"),
            Part::Refuses(why) => write!(f, "cannot be held: it {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_tell_whether_a_network_is_empty() {
        let mut all = Traffic { sent: 3, received: 1, inside: 0 };
        assert!(!all.is_drained());
        all += Traffic { sent: 0, received: 2, inside: 1 };
        assert!(!all.is_drained(), "something is inside");
        all.inside = 0;
        assert!(all.is_drained());
    }
}
