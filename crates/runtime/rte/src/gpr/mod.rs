//! GPR, the general purpose registry: typed values in containers, and word to whoever asked for it
//! when they change. Pure: requests in, replies and notices out.
//!
//! # Contract
//!
//! 1. A request is executed whole, in the order of arrival; a compound request is executed as one:
//!    nobody sees a state between its parts, and when a part fails its earlier parts are undone.
//! 2. A subscription is told by a *notice*. Notices for one subscriber come in the order of their
//!    causes. A notice carries the value at the moment of [`Gpr::poll_notice`]: changes that follow
//!    each other quickly may be told as one, so that a slow subscriber costs no memory.
//! 3. Every store has a bound ([`RegistryLimits`]); past it a request is refused and nothing has
//!    changed.
//! 4. When a process is lost, its subscriptions and its presence in barriers go with it.
//!
//! Triggers: a value changed; a counter has reached a number; a barrier is complete.
//! The wire format is `docs/formats/registry.md`, in code [`wire`].

mod conformance;
mod registry;
pub mod wire;

use thiserror::Error;

use crate::name::Name;

pub use registry::Registry;

/// A typed value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A signed number; what [`Request::Add`] works on.
    Int(i64),
    /// An unsigned number.
    Unsigned(u64),
    /// A floating point number.
    Float(f64),
    /// Text.
    Text(String),
    /// Bytes that mean something to their readers only.
    Bytes(Vec<u8>),
    /// The name of a process.
    Name(Name),
}

impl Value {
    /// Bytes that count against [`RegistryLimits::value_bytes`].
    pub fn bytes(&self) -> usize {
        match self {
            Value::Text(t) => t.len(),
            Value::Bytes(b) => b.len(),
            _ => 16,
        }
    }
}

/// When a subscriber is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// Each time the value is put, changed or deleted.
    Changed,
    /// Once, when the value is a number of at least this; at once if it is already.
    Reached(i64),
}

/// Identifies a subscription of one subscriber; chosen by the registry, never used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SubId(pub u64);

/// What can be asked of the registry.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Stores a value, whatever was there.
    Put {
        /// The container.
        container: String,
        /// The key.
        key: String,
        /// The value.
        value: Value,
    },
    /// Stores a value where there is none; refused otherwise.
    PutNew {
        /// The container.
        container: String,
        /// The key.
        key: String,
        /// The value.
        value: Value,
    },
    /// Adds to a counter, which begins at 0. The reply is the new value.
    Add {
        /// The container.
        container: String,
        /// The key.
        key: String,
        /// What is added; overflow is refused.
        delta: i64,
    },
    /// Reads one value.
    Get {
        /// The container.
        container: String,
        /// The key.
        key: String,
    },
    /// Reads all values of a container, in the order of their keys.
    List {
        /// The container.
        container: String,
    },
    /// Deletes a value; nothing happens when there is none.
    Delete {
        /// The container.
        container: String,
        /// The key.
        key: String,
    },
    /// Deletes a container with all its values.
    DeleteContainer {
        /// The container.
        container: String,
    },
    /// Asks to be told about one value, or about all values of a container.
    Subscribe {
        /// The container.
        container: String,
        /// The key; `None` for every key. [`Trigger::Reached`] needs a key.
        key: Option<String>,
        /// When.
        trigger: Trigger,
    },
    /// Ends a subscription of the asker.
    Unsubscribe {
        /// The subscription.
        id: SubId,
    },
    /// Enters a barrier: when `expected` different processes have entered, all are told, and the
    /// barrier is gone.
    Barrier {
        /// Its name.
        name: String,
        /// How many enter; the same number in all requests.
        expected: u32,
    },
    /// Several requests, executed as one. Not nested, and without barriers.
    Compound(Vec<Request>),
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// Done.
    Done,
    /// The value, if there is one.
    Value(Option<Value>),
    /// Keys and values.
    Values(Vec<(String, Value)>),
    /// The subscription was made.
    Subscribed(SubId),
    /// The answers to the parts of a compound request.
    Compound(Vec<Reply>),
    /// Nothing has changed, because of this.
    Refused(Refusal),
}

/// Why a request was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// A bound of [`RegistryLimits`] would be passed.
    #[error("the registry is full")]
    Full,
    /// A key, name or value is empty or too long.
    #[error("a name or value is empty or too long")]
    TooLong,
    /// There is a value already.
    #[error("there is a value already")]
    Exists,
    /// The value is no counter, or the sum does not fit.
    #[error("the value is not a counter, or the sum does not fit")]
    NotACounter,
    /// There is no such subscription of the asker.
    #[error("no such subscription")]
    NoSubscription,
    /// The value is that of another job.
    #[error("the value is another job's")]
    Owned,
    /// The request makes no sense: a barrier of nobody or with differing numbers, a compound
    /// within a compound, a number to be reached by a whole container.
    #[error("the request makes no sense")]
    Senseless,
}

/// Word to a subscriber.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A value changed, or reached its number.
    Value {
        /// The subscription.
        id: SubId,
        /// The container.
        container: String,
        /// The key.
        key: String,
        /// The value now; `None`: deleted.
        value: Option<Value>,
    },
    /// The barrier is complete.
    Barrier {
        /// Its name.
        name: String,
    },
}

/// Bounds of a registry.
#[derive(Clone, Copy, Debug)]
pub struct RegistryLimits {
    /// Containers, and barriers that are not complete.
    pub containers: usize,
    /// Values of all containers.
    pub values: usize,
    /// Bytes of all values.
    pub value_bytes: usize,
    /// Bytes of one key or name.
    pub name_bytes: usize,
    /// Subscriptions of all processes.
    pub subscriptions: usize,
    /// Parts of a compound request.
    pub compound: usize,
}

impl Default for RegistryLimits {
    fn default() -> RegistryLimits {
        RegistryLimits {
            containers: 65_536,
            values: 1 << 22,
            value_bytes: 1 << 30,
            name_bytes: 255,
            subscriptions: 1 << 20,
            compound: 4_096,
        }
    }
}

/// A registry, near or far.
pub trait Gpr {
    /// Executes a request of a process.
    fn handle_request(&mut self, from: Name, request: Request) -> Reply;
    /// A process is lost: forgets what it waits for.
    fn handle_lost(&mut self, who: Name);
    /// The next process for which [`Gpr::poll_notice`] has something.
    fn poll_ready(&mut self) -> Option<Name>;
    /// The next notice for a process.
    fn poll_notice(&mut self, to: Name) -> Option<Notice>;
}
