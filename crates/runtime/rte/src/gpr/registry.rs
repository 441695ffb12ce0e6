//! The registry itself.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Gpr, Notice, Refusal, RegistryLimits, Reply, Request, SubId, Trigger, Value};
use crate::name::Name;

#[derive(Clone, Debug)]
struct Subscription {
    owner: Name,
    container: String,
    key: Option<String>,
    trigger: Trigger,
}

#[derive(Clone, Debug, Default)]
struct Barrier {
    expected: u32,
    entered: BTreeSet<Name>,
}

/// A cause of a notice. The value is looked up when the notice is fetched, so that at most one
/// entry per subscription and key waits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Pending {
    Value { id: SubId, key: String },
    Barrier(String),
}

#[derive(Clone, Debug, Default)]
struct Mailbox {
    order: VecDeque<Pending>,
    waiting: BTreeSet<Pending>,
}

/// Undoes one change of a compound request.
enum Undo {
    Value { container: String, key: String, old: Option<Value> },
    Subscription(SubId),
    Unsubscribed(SubId, Subscription),
}

/// A registry in this process. See the module's documentation for the contract.
#[derive(Debug, Default)]
pub struct Registry {
    limits: RegistryLimits,
    containers: BTreeMap<String, BTreeMap<String, Value>>,
    values: usize,
    value_bytes: usize,
    subscriptions: BTreeMap<SubId, Subscription>,
    /// Subscriptions by container: a change looks at those of its container only.
    by_container: BTreeMap<String, BTreeSet<SubId>>,
    next_id: u64,
    barriers: BTreeMap<String, Barrier>,
    mailboxes: BTreeMap<Name, Mailbox>,
}

type Outcome = Result<Reply, Refusal>;

impl Registry {
    /// An empty registry.
    pub fn new(limits: RegistryLimits) -> Registry {
        Registry { limits, ..Registry::default() }
    }

    fn check_name(&self, name: &str) -> Result<(), Refusal> {
        let good = !name.is_empty() && name.len() <= self.limits.name_bytes;
        if good { Ok(()) } else { Err(Refusal::TooLong) }
    }

    fn value(&self, container: &str, key: &str) -> Option<&Value> {
        self.containers.get(container)?.get(key)
    }

    /// Stores or deletes without a word to anybody; returns the old value.
    fn store(
        &mut self,
        container: &str,
        key: &str,
        value: Option<Value>,
    ) -> Result<Option<Value>, Refusal> {
        let old_bytes = self.value(container, key).map_or(0, Value::bytes);
        let new_bytes = value.as_ref().map_or(0, Value::bytes);
        let is_new = self.value(container, key).is_none();
        if value.is_some() {
            let first = !self.containers.contains_key(container);
            let full = (is_new && self.values >= self.limits.values)
                || (first && self.containers.len() >= self.limits.containers)
                || self.value_bytes - old_bytes + new_bytes > self.limits.value_bytes;
            if full {
                return Err(Refusal::Full);
            }
        }
        self.value_bytes = self.value_bytes - old_bytes + new_bytes;
        match value {
            Some(value) => {
                self.values += usize::from(is_new);
                let entries = self.containers.entry(container.to_string()).or_default();
                Ok(entries.insert(key.to_string(), value))
            }
            None => {
                self.values -= usize::from(!is_new);
                let Some(entries) = self.containers.get_mut(container) else { return Ok(None) };
                let old = entries.remove(key);
                if entries.is_empty() {
                    self.containers.remove(container);
                }
                Ok(old)
            }
        }
    }

    fn set(
        &mut self,
        undo: &mut Vec<Undo>,
        container: &str,
        key: &str,
        value: Option<Value>,
    ) -> Result<(), Refusal> {
        let old = self.store(container, key, value)?;
        undo.push(Undo::Value { container: container.to_string(), key: key.to_string(), old });
        Ok(())
    }

    fn subscribe(&mut self, subscription: Subscription) -> Result<SubId, Refusal> {
        let Subscription { container, key, trigger, .. } = &subscription;
        self.check_name(container)?;
        match key {
            Some(key) => self.check_name(key)?,
            None if *trigger != Trigger::Changed => return Err(Refusal::Senseless),
            None => {}
        }
        if self.subscriptions.len() >= self.limits.subscriptions {
            return Err(Refusal::Full);
        }
        self.next_id += 1;
        let id = SubId(self.next_id);
        self.by_container.entry(container.clone()).or_default().insert(id);
        self.subscriptions.insert(id, subscription);
        Ok(id)
    }

    fn unsubscribe(&mut self, id: SubId) -> Option<Subscription> {
        let old = self.subscriptions.remove(&id)?;
        if let Some(ids) = self.by_container.get_mut(&old.container) {
            ids.remove(&id);
            if ids.is_empty() {
                self.by_container.remove(&old.container);
            }
        }
        Some(old)
    }

    /// Executes one simple request and notes how to undo it.
    fn execute(&mut self, from: Name, request: Request, undo: &mut Vec<Undo>) -> Outcome {
        match request {
            Request::Put { container, key, value } => {
                self.check_name(&container)?;
                self.check_name(&key)?;
                self.set(undo, &container, &key, Some(value))?;
                Ok(Reply::Done)
            }
            Request::PutNew { container, key, value } => {
                if self.value(&container, &key).is_some() {
                    return Err(Refusal::Exists);
                }
                self.execute(from, Request::Put { container, key, value }, undo)
            }
            Request::Add { container, key, delta } => {
                self.check_name(&container)?;
                self.check_name(&key)?;
                let old = match self.value(&container, &key) {
                    None => 0,
                    Some(Value::Int(n)) => *n,
                    Some(_) => return Err(Refusal::NotACounter),
                };
                let sum = old.checked_add(delta).ok_or(Refusal::NotACounter)?;
                self.set(undo, &container, &key, Some(Value::Int(sum)))?;
                Ok(Reply::Value(Some(Value::Int(sum))))
            }
            Request::Get { container, key } => {
                Ok(Reply::Value(self.value(&container, &key).cloned()))
            }
            Request::List { container } => {
                let entries = self.containers.get(&container).into_iter().flatten();
                Ok(Reply::Values(entries.map(|(k, v)| (k.clone(), v.clone())).collect()))
            }
            Request::Delete { container, key } => {
                if self.value(&container, &key).is_some() {
                    self.set(undo, &container, &key, None)?;
                }
                Ok(Reply::Done)
            }
            Request::DeleteContainer { container } => {
                let keys: Vec<String> = self
                    .containers
                    .get(&container)
                    .into_iter()
                    .flat_map(|c| c.keys().cloned())
                    .collect();
                for key in keys {
                    self.set(undo, &container, &key, None)?;
                }
                Ok(Reply::Done)
            }
            Request::Subscribe { container, key, trigger } => {
                let id = self.subscribe(Subscription { owner: from, container, key, trigger })?;
                undo.push(Undo::Subscription(id));
                Ok(Reply::Subscribed(id))
            }
            Request::Unsubscribe { id } => {
                if self.subscriptions.get(&id).is_none_or(|s| s.owner != from) {
                    return Err(Refusal::NoSubscription);
                }
                if let Some(old) = self.unsubscribe(id) {
                    undo.push(Undo::Unsubscribed(id, old));
                }
                Ok(Reply::Done)
            }
            Request::Barrier { .. } | Request::Compound(_) => Err(Refusal::Senseless),
        }
    }

    fn roll_back(&mut self, undo: Vec<Undo>) {
        for step in undo.into_iter().rev() {
            match step {
                Undo::Value { container, key, old } => {
                    // Restores a state that was within the limits: cannot be refused.
                    let _ = self.store(&container, &key, old);
                }
                Undo::Subscription(id) => {
                    self.unsubscribe(id);
                }
                Undo::Unsubscribed(id, old) => {
                    self.by_container.entry(old.container.clone()).or_default().insert(id);
                    self.subscriptions.insert(id, old);
                }
            }
        }
    }

    /// Tells subscribers of what a completed request has done.
    fn notify(&mut self, done: &[Undo]) {
        for step in done {
            match step {
                Undo::Value { container, key, .. } => self.changed(container, key),
                Undo::Subscription(id) => {
                    let Some(s) = self.subscriptions.get(id) else { continue };
                    if let (Trigger::Reached(_), Some(key)) = (s.trigger, s.key.clone()) {
                        let container = s.container.clone();
                        self.check(*id, &container, &key);
                    }
                }
                Undo::Unsubscribed(..) => {}
            }
        }
    }

    fn changed(&mut self, container: &str, key: &str) {
        let ids: Vec<SubId> =
            self.by_container.get(container).into_iter().flatten().copied().collect();
        for id in ids {
            self.check(id, container, key);
        }
    }

    /// Posts a notice if the trigger of a subscription holds for this key.
    fn check(&mut self, id: SubId, container: &str, key: &str) {
        let Some(s) = self.subscriptions.get(&id) else { return };
        if s.key.as_deref().is_some_and(|k| k != key) {
            return;
        }
        let due = match (s.trigger, self.value(container, key)) {
            (Trigger::Changed, _) => true,
            (Trigger::Reached(n), Some(Value::Int(v))) => *v >= n,
            (Trigger::Reached(n), Some(Value::Unsigned(v))) => {
                i64::try_from(*v).map_or(true, |v| v >= n)
            }
            (Trigger::Reached(_), _) => false,
        };
        if due {
            let owner = s.owner;
            self.post(owner, Pending::Value { id, key: key.to_string() });
        }
    }

    fn post(&mut self, to: Name, pending: Pending) {
        let mailbox = self.mailboxes.entry(to).or_default();
        if mailbox.waiting.insert(pending.clone()) {
            mailbox.order.push_back(pending);
        }
    }

    fn enter_barrier(&mut self, from: Name, name: &str, expected: u32) -> Outcome {
        self.check_name(name)?;
        if expected == 0 {
            return Err(Refusal::Senseless);
        }
        if !self.barriers.contains_key(name) && self.barriers.len() >= self.limits.containers {
            return Err(Refusal::Full);
        }
        let barrier = self.barriers.entry(name.to_string()).or_default();
        if barrier.entered.is_empty() {
            barrier.expected = expected;
        }
        if barrier.expected != expected || !barrier.entered.insert(from) {
            return Err(Refusal::Senseless);
        }
        if barrier.entered.len() as u64 >= u64::from(expected) {
            let entered = self.barriers.remove(name).map(|b| b.entered).unwrap_or_default();
            for who in entered {
                self.post(who, Pending::Barrier(name.to_string()));
            }
        }
        Ok(Reply::Done)
    }

    fn compound(&mut self, from: Name, parts: Vec<Request>) -> Outcome {
        if parts.len() > self.limits.compound {
            return Err(Refusal::Full);
        }
        let mut undo = Vec::new();
        let mut replies = Vec::with_capacity(parts.len());
        for part in parts {
            match self.execute(from, part, &mut undo) {
                Ok(reply) => replies.push(reply),
                Err(refusal) => {
                    self.roll_back(undo);
                    return Err(refusal);
                }
            }
        }
        self.notify(&undo);
        Ok(Reply::Compound(replies))
    }
}

impl Gpr for Registry {
    fn handle_request(&mut self, from: Name, request: Request) -> Reply {
        let outcome = match request {
            Request::Compound(parts) => self.compound(from, parts),
            Request::Barrier { name, expected } => self.enter_barrier(from, &name, expected),
            simple => {
                let mut undo = Vec::new();
                match self.execute(from, simple, &mut undo) {
                    Ok(reply) => {
                        self.notify(&undo);
                        Ok(reply)
                    }
                    Err(refusal) => {
                        self.roll_back(undo);
                        Err(refusal)
                    }
                }
            }
        };
        outcome.unwrap_or_else(Reply::Refused)
    }

    fn handle_lost(&mut self, who: Name) {
        let ids: Vec<SubId> =
            self.subscriptions.iter().filter(|(_, s)| s.owner == who).map(|(id, _)| *id).collect();
        for id in ids {
            self.unsubscribe(id);
        }
        for barrier in self.barriers.values_mut() {
            barrier.entered.remove(&who);
        }
        self.barriers.retain(|_, b| !b.entered.is_empty());
        self.mailboxes.remove(&who);
    }

    fn poll_ready(&mut self) -> Option<Name> {
        self.mailboxes.keys().next().copied()
    }

    fn poll_notice(&mut self, to: Name) -> Option<Notice> {
        loop {
            let mailbox = self.mailboxes.get_mut(&to)?;
            let Some(pending) = mailbox.order.pop_front() else {
                self.mailboxes.remove(&to);
                return None;
            };
            mailbox.waiting.remove(&pending);
            if mailbox.order.is_empty() {
                self.mailboxes.remove(&to);
            }
            match pending {
                Pending::Barrier(name) => return Some(Notice::Barrier { name }),
                Pending::Value { id, key } => {
                    // Ended since: nobody wants to know any more.
                    let Some(s) = self.subscriptions.get(&id) else { continue };
                    let container = s.container.clone();
                    let once = s.trigger != Trigger::Changed;
                    let value = self.value(&container, &key).cloned();
                    if once {
                        self.unsubscribe(id);
                    }
                    return Some(Notice::Value { id, container, key, value });
                }
            }
        }
    }
}
