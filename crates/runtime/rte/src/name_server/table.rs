//! The names that a server keeps, and who has published them. Pure.

use std::collections::BTreeMap;

use crate::name::Name;
use crate::universe::{Answer, RefusalKind, UniverseRequest};

/// Most names of all processes.
const NAMES_MAX: usize = 1 << 16;
/// Most names of one connection.
const NAMES_OF_LINK_MAX: usize = 1_024;
/// Most bytes of a name, and of a port.
const TEXT_MAX: usize = 1_023;

#[derive(Debug)]
struct Entry {
    port: String,
    owner: Name,
    link: u64,
}

/// See the module's documentation.
#[derive(Debug, Default)]
pub struct NameTable {
    names: BTreeMap<String, Entry>,
    /// Names of each connection that has some.
    of_links: BTreeMap<u64, usize>,
}

impl NameTable {
    /// The answer to what a process asks over a connection; `None`: a name server is not asked
    /// that.
    pub fn handle_request(
        &mut self,
        from: Name,
        link: u64,
        request: UniverseRequest,
    ) -> Option<Answer> {
        Some(match request {
            UniverseRequest::Publish { service, port } => self.publish(from, link, service, port),
            UniverseRequest::Lookup { service } => {
                Answer::Port(self.names.get(&service).map(|entry| entry.port.clone()))
            }
            UniverseRequest::Unpublish { service, port } => self.unpublish(from, &service, &port),
            _ => return None,
        })
    }

    fn publish(&mut self, owner: Name, link: u64, service: String, port: String) -> Answer {
        let of_link = self.of_links.get(&link).copied().unwrap_or(0);
        let refused = |why, text: &str| Answer::Refused {
            why,
            text: format!("the name \"{service}\" {text}"),
        };
        if service.is_empty() || service.len() > TEXT_MAX || port.len() > TEXT_MAX {
            return refused(RefusalKind::Name, "or its port is empty or too long");
        }
        if self.names.contains_key(&service) {
            return refused(RefusalKind::Name, "is published already");
        }
        if self.names.len() >= NAMES_MAX || of_link >= NAMES_OF_LINK_MAX {
            return refused(RefusalKind::Full, "is one too many");
        }
        self.of_links.insert(link, of_link + 1);
        self.names.insert(service, Entry { port, owner, link });
        Answer::Done
    }

    fn unpublish(&mut self, from: Name, service: &str, port: &str) -> Answer {
        let refused = |text: String| Answer::Refused { why: RefusalKind::Service, text };
        match self.names.get(service) {
            None => refused(format!("the name \"{service}\" is not published")),
            Some(entry) if entry.owner.job != from.job => refused(format!(
                "the name \"{service}\" was published by rank {} of another job",
                entry.owner.rank
            )),
            Some(entry) if entry.port != port => {
                refused(format!("the name \"{service}\" stands for another port"))
            }
            Some(_) => {
                if let Some(Entry { link, .. }) = self.names.remove(service)
                    && let Some(count) = self.of_links.get_mut(&link)
                {
                    *count -= 1;
                }
                Answer::Done
            }
        }
    }

    /// True when names live as long as this connection.
    pub fn has_names(&self, link: u64) -> bool {
        self.of_links.get(&link).is_some_and(|count| *count > 0)
    }

    /// A connection has ended: so have its names.
    pub fn handle_end(&mut self, link: u64) {
        if self.of_links.remove(&link).is_some_and(|count| count > 0) {
            self.names.retain(|_, entry| entry.link != link);
        }
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// True when there is none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Name = Name { job: 1, rank: 0 };
    const B: Name = Name { job: 2, rank: 3 };

    fn publish(service: &str, port: &str) -> UniverseRequest {
        UniverseRequest::Publish { service: service.into(), port: port.into() }
    }

    fn unpublish(service: &str, port: &str) -> UniverseRequest {
        UniverseRequest::Unpublish { service: service.into(), port: port.into() }
    }

    fn lookup(table: &mut NameTable, service: &str) -> Option<String> {
        match table.handle_request(B, 9, UniverseRequest::Lookup { service: service.into() }) {
            Some(Answer::Port(port)) => port,
            other => panic!("{other:?}"),
        }
    }

    fn is_refused(answer: Option<Answer>, as_: RefusalKind) -> bool {
        matches!(answer, Some(Answer::Refused { why, .. }) if why == as_)
    }

    #[test]
    fn names_belong_to_jobs_and_last_as_long_as_connections() {
        let mut table = NameTable::default();
        assert_eq!(table.handle_request(A, 1, publish("sea", "p")), Some(Answer::Done));
        assert!(is_refused(table.handle_request(B, 2, publish("sea", "q")), RefusalKind::Name));
        assert_eq!(lookup(&mut table, "sea"), Some("p".into()));
        assert_eq!(lookup(&mut table, "land"), None);
        let taken = [unpublish("sea", "q"), unpublish("land", "p")];
        for request in taken {
            assert!(is_refused(table.handle_request(A, 1, request), RefusalKind::Service));
        }
        let others = table.handle_request(B, 2, unpublish("sea", "p"));
        assert!(is_refused(others, RefusalKind::Service));
        // Another rank of the job may.
        let sister = Name { job: 1, rank: 5 };
        assert_eq!(table.handle_request(sister, 3, unpublish("sea", "p")), Some(Answer::Done));
        assert!(!table.has_names(1));
        assert_eq!(table.handle_request(A, 1, publish("sea", "p")), Some(Answer::Done));
        assert_eq!(table.handle_request(B, 2, publish("land", "p")), Some(Answer::Done));
        table.handle_end(1);
        assert_eq!((lookup(&mut table, "sea"), table.len()), (None, 1));
        assert_eq!(table.handle_request(A, 1, UniverseRequest::Leaving), None);
    }

    #[test]
    fn names_have_bounds() {
        let mut table = NameTable::default();
        let long = "x".repeat(TEXT_MAX + 1);
        for bad in [publish("", "p"), publish(&long, "p"), publish("n", &long)] {
            assert!(is_refused(table.handle_request(A, 1, bad), RefusalKind::Name));
        }
        for i in 0..NAMES_OF_LINK_MAX {
            let answer = table.handle_request(A, 1, publish(&format!("{i}"), "p"));
            assert_eq!(answer, Some(Answer::Done));
        }
        assert!(is_refused(table.handle_request(A, 1, publish("n", "p")), RefusalKind::Full));
        assert_eq!(table.handle_request(A, 1, unpublish("7", "p")), Some(Answer::Done));
        assert_eq!(table.handle_request(A, 1, publish("n", "p")), Some(Answer::Done));
        table.handle_end(1);
        assert!(table.is_empty());
    }
}
