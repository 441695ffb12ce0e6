//! The values that programs keep in the registry of their universe. Pure.
//!
//! A value belongs to the job that has put it first, is changed and deleted by that job only, and
//! ends with it. A counter, which [`gpr::Request::Add`] makes, is added to by everybody. What
//! begins with [`STATES`] is the launcher's: numbers that tell how jobs and processes are. They are
//! there from the first request on.

use std::collections::{BTreeMap, BTreeSet};

use crate::gpr::{self, Gpr, Refusal, Registry, RegistryLimits, Reply, Request, Value, wire};
use crate::name::Name;
use crate::universe::VALUES;

/// Where the states of jobs and processes are.
pub(super) const STATES: &str = "hawser/";

/// Bounds: what one universe keeps for its programs.
const LIMITS: RegistryLimits = RegistryLimits {
    containers: 1,
    values: 1 << 16,
    value_bytes: 64 << 20,
    name_bytes: 255,
    subscriptions: 1 << 14,
    compound: 0,
};

/// See the module's documentation.
#[derive(Debug)]
pub(super) struct Values {
    registry: Registry,
    /// The job that each value belongs to.
    owners: BTreeMap<String, u64>,
    /// Processes that have subscribed.
    subscribers: BTreeSet<Name>,
    /// Changes with each request that may have changed a value.
    version: u64,
    /// Somebody has asked for something.
    used: bool,
}

impl Default for Values {
    fn default() -> Values {
        Values {
            registry: Registry::new(LIMITS),
            owners: BTreeMap::new(),
            subscribers: BTreeSet::new(),
            version: 0,
            used: false,
        }
    }
}

impl Values {
    /// Executes a request in the format of the registry.
    pub(super) fn handle_request(&mut self, from: Name, bytes: &[u8]) -> Reply {
        match wire::decode_request(bytes) {
            Ok(request) => self.execute(from, request),
            Err(_) => Reply::Refused(Refusal::Senseless),
        }
    }

    fn execute(&mut self, from: Name, request: Request) -> Reply {
        let refused = Reply::Refused;
        let (container, owned) = match &request {
            Request::Put { container, key, .. }
            | Request::PutNew { container, key, .. }
            | Request::Delete { container, key } => (container.as_str(), Some(key.clone())),
            Request::Add { container, .. }
            | Request::Get { container, .. }
            | Request::List { container }
            | Request::Subscribe { container, .. } => (container.as_str(), None),
            Request::Unsubscribe { .. } => (VALUES, None),
            _ => return refused(Refusal::Senseless),
        };
        if container != VALUES {
            return refused(Refusal::Senseless);
        }
        let of_others = |key: &String| self.owners.get(key).is_some_and(|job| *job != from.job);
        let of_launcher = match &request {
            Request::Add { key, .. } => key.starts_with(STATES),
            _ => owned.as_ref().is_some_and(|key| key.starts_with(STATES)),
        };
        if of_launcher || owned.as_ref().is_some_and(of_others) {
            return refused(Refusal::Owned);
        }
        let key = match &request {
            Request::Put { key, .. } | Request::PutNew { key, .. } | Request::Add { key, .. } => {
                Some((key.clone(), true))
            }
            Request::Delete { key, .. } => Some((key.clone(), false)),
            _ => None,
        };
        let subscribes = matches!(request, Request::Subscribe { .. });
        let reply = self.registry.handle_request(from, request);
        if matches!(reply, Reply::Refused(_)) {
            return reply;
        }
        if subscribes {
            self.subscribers.insert(from);
        }
        match key {
            Some((key, true)) => {
                self.version += 1;
                self.owners.entry(key).or_insert(from.job);
            }
            Some((key, false)) => {
                self.version += 1;
                self.owners.remove(&key);
            }
            None => {}
        }
        reply
    }

    /// Somebody asks for the first time: states have to be set from now on.
    pub(super) fn begin(&mut self) -> bool {
        !std::mem::replace(&mut self.used, true)
    }

    /// How a job or a process is, by a key behind [`STATES`]; `None`: nothing is told of it any
    /// more.
    pub(super) fn set_state(&mut self, key: &str, state: Option<i64>) {
        if !self.used {
            return;
        }
        let (container, key) = (VALUES.into(), format!("{STATES}{key}"));
        let request = match state {
            Some(state) => Request::Put { container, key, value: Value::Int(state) },
            None => Request::Delete { container, key },
        };
        if !matches!(self.registry.handle_request(Name::launcher(0), request), Reply::Refused(_)) {
            self.version += 1;
        }
    }

    /// The next notice, and for whom.
    pub(super) fn poll_notice(&mut self) -> Option<(Name, gpr::Notice)> {
        loop {
            let name = self.registry.poll_ready()?;
            if let Some(notice) = self.registry.poll_notice(name) {
                return Some((name, notice));
            }
        }
    }

    /// A process has failed, and its job goes on: nobody looks at what it has subscribed to.
    pub(super) fn handle_dead(&mut self, name: Name) {
        if self.subscribers.remove(&name) {
            self.registry.handle_lost(name);
        }
    }

    /// A job has ended: its values and subscriptions go.
    pub(super) fn handle_end(&mut self, job: u64) {
        let (own, others) =
            std::mem::take(&mut self.subscribers).into_iter().partition(|name| name.job == job);
        self.subscribers = others;
        let own: BTreeSet<Name> = own;
        own.into_iter().for_each(|name| self.registry.handle_lost(name));
        let keys: Vec<String> =
            self.owners.iter().filter(|(_, j)| **j == job).map(|(key, _)| key.clone()).collect();
        for key in keys {
            self.execute(Name { job, rank: 0 }, Request::Delete { container: VALUES.into(), key });
        }
    }

    /// All values, by their keys.
    pub(super) fn list(&mut self) -> Vec<(String, Value)> {
        let list = Request::List { container: VALUES.into() };
        match self.registry.handle_request(Name::launcher(0), list) {
            Reply::Values(all) => all,
            _ => Vec::new(),
        }
    }

    pub(super) fn version(&self) -> u64 {
        self.version
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(job: u64) -> Name {
        Name { job, rank: 0 }
    }

    fn put(values: &mut Values, job: u64, key: &str, byte: u8) -> Reply {
        let value = Value::Bytes(vec![byte]);
        let put = Request::Put { container: VALUES.into(), key: key.into(), value };
        values.handle_request(name(job), &wire::encode_request(&put))
    }

    #[test]
    fn values_have_owners_and_end_with_their_job() {
        let mut values = Values::default();
        let get = Request::Get { container: VALUES.into(), key: "a".into() };
        let key = Some("a".to_string());
        let trigger = gpr::Trigger::Changed;
        let subscribe = Request::Subscribe { container: VALUES.into(), key, trigger };
        assert!(matches!(values.execute(name(2), subscribe), Reply::Subscribed(_)));
        assert_eq!(put(&mut values, 1, "a", 7), Reply::Done);
        assert!(values.poll_notice().is_some_and(|(to, _)| to == name(2)));
        assert_eq!(put(&mut values, 2, "a", 8), Reply::Refused(Refusal::Owned));
        let delete = Request::Delete { container: VALUES.into(), key: "a".into() };
        assert_eq!(values.execute(name(2), delete), Reply::Refused(Refusal::Owned));
        let seven = Reply::Value(Some(Value::Bytes(vec![7])));
        assert_eq!(values.execute(name(2), get.clone()), seven);
        let add = Request::Add { container: VALUES.into(), key: "n".into(), delta: 2 };
        values.execute(name(1), add.clone());
        assert_eq!(values.execute(name(2), add), Reply::Value(Some(Value::Int(4))));
        assert_eq!(values.list().len(), 2);
        values.handle_end(1);
        assert!(values.poll_notice().is_some_and(|(to, _)| to == name(2)), "it is deleted");
        assert_eq!(values.execute(name(2), get), Reply::Value(None));
        assert_eq!(values.list(), []);
    }

    #[test]
    fn a_process_that_has_failed_is_told_nothing() {
        let mut values = Values::default();
        let trigger = gpr::Trigger::Changed;
        let subscribe = Request::Subscribe { container: VALUES.into(), key: None, trigger };
        assert!(matches!(values.execute(name(2), subscribe), Reply::Subscribed(_)));
        values.handle_dead(name(2));
        values.handle_dead(name(3));
        assert_eq!(put(&mut values, 1, "a", 7), Reply::Done);
        assert!(values.poll_notice().is_none());
    }

    #[test]
    fn what_programs_have_no_business_with_is_refused() {
        let mut values = Values::default();
        let senseless = Reply::Refused(Refusal::Senseless);
        assert_eq!(values.handle_request(name(1), b"nonsense"), senseless);
        let other = Request::List { container: "ports".into() };
        assert_eq!(values.execute(name(1), other), senseless);
        assert_eq!(values.execute(name(1), Request::Compound(Vec::new())), senseless);
        assert!(matches!(put(&mut values, 1, "", 0), Reply::Refused(Refusal::TooLong)));
    }
}
