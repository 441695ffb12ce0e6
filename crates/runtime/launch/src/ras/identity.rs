//! Which names mean one host: this one, or one that was named before.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;

/// Addresses of a name; none when it has none, or nobody knows.
pub type Resolve<'a> = &'a (dyn Fn(&str) -> Vec<IpAddr> + Sync);
/// Whether an address is one of this machine.
pub type Own<'a> = &'a dyn Fn(IpAddr) -> bool;

/// Names that are looked up at most: for longer lists the names alone must tell.
const LOOKUPS_MAX: usize = 64;
/// Look-ups at a time.
const LOOKUPS_AT_ONCE: usize = 16;

/// A name without its domain, in lower case.
fn short(name: &str) -> String {
    name.split('.').next().unwrap_or_default().to_ascii_lowercase()
}

/// True when two names are the same, or differ by a domain that only one of them has.
pub fn same_name(a: &str, b: &str) -> bool {
    let address = |n: &str| n.parse::<IpAddr>().is_ok();
    if a.eq_ignore_ascii_case(b) {
        return true;
    }
    !address(a) && !address(b) && (!a.contains('.') || !b.contains('.')) && short(a) == short(b)
}

/// True when a name means the host that calls itself `hostname`.
pub fn is_this_host(name: &str, hostname: &str, addresses: &[IpAddr], own: Own<'_>) -> bool {
    if name.eq_ignore_ascii_case("localhost") || name.eq_ignore_ascii_case(hostname) {
        return true;
    }
    if let Ok(address) = name.parse::<IpAddr>() {
        return own(address);
    }
    same_name(name, hostname) || addresses.iter().any(|a| own(*a))
}

/// True when an address belongs to this machine: only then can a socket be bound to it.
pub fn is_own_address(address: IpAddr) -> bool {
    address.is_loopback() || std::net::UdpSocket::bind((address, 0)).is_ok()
}

/// Hosts by number, 0 for this one, with the names under which they were mentioned.
pub(crate) struct Hosts<'a> {
    hostname: String,
    own: Own<'a>,
    addresses: BTreeMap<String, Vec<IpAddr>>,
    by_name: HashMap<String, u32>,
    by_short: HashMap<String, Vec<u32>>,
    by_address: HashMap<IpAddr, u32>,
    /// All names of each host; those of this one are its own first.
    names: Vec<Vec<String>>,
}

impl<'a> Hosts<'a> {
    /// Looks the names up, unless they are too many.
    pub(crate) fn new(
        hostname: &str,
        names: impl Iterator<Item = String>,
        resolve: Option<Resolve<'_>>,
        own: Own<'a>,
    ) -> Hosts<'a> {
        let mut wanted: Vec<String> = names.filter(|n| n.parse::<IpAddr>().is_err()).collect();
        wanted.sort_unstable();
        wanted.dedup();
        let known = |n: &String| n.eq_ignore_ascii_case("localhost") || same_name(n, hostname);
        wanted.retain(|n| !known(n) && !n.starts_with('+'));
        let mut addresses = BTreeMap::new();
        if let Some(resolve) = resolve.filter(|_| wanted.len() <= LOOKUPS_MAX) {
            // A name server that does not answer is waited for once, not for each name.
            for some in wanted.chunks(LOOKUPS_AT_ONCE) {
                std::thread::scope(|scope| {
                    let one = |name: &'_ String| resolve(name);
                    let tasks: Vec<_> = some.iter().map(|n| scope.spawn(move || one(n))).collect();
                    for (name, task) in some.iter().zip(tasks) {
                        addresses.insert(name.clone(), task.join().unwrap_or_default());
                    }
                });
            }
        }
        Hosts {
            hostname: hostname.to_string(),
            own,
            addresses,
            by_name: HashMap::new(),
            by_short: HashMap::new(),
            by_address: HashMap::new(),
            names: vec![vec![hostname.to_string()]],
        }
    }

    /// The number of the host with this name, if it was mentioned; 0 for this one.
    pub(crate) fn find(&self, name: &str) -> Option<u32> {
        let folded = name.to_ascii_lowercase();
        if let Some(host) = self.by_name.get(&folded) {
            return Some(*host);
        }
        let none = Vec::new();
        let addresses = self.addresses.get(name).unwrap_or(&none);
        if is_this_host(name, &self.hostname, addresses, self.own) {
            return Some(0);
        }
        let literal = name.parse::<IpAddr>().ok();
        let known = |a: &IpAddr| self.by_address.get(a).copied();
        if let Some(host) = addresses.iter().chain(&literal).find_map(known) {
            return Some(host);
        }
        if literal.is_some() {
            return None;
        }
        let alike = |host: &&u32| {
            let names = self.names.get(**host as usize);
            names.is_some_and(|names| names.iter().any(|n| same_name(n, name)))
        };
        self.by_short.get(&short(name))?.iter().find(alike).copied()
    }

    /// The number of the host with this name, a new one if it was not mentioned before.
    pub(crate) fn mention(&mut self, name: &str) -> u32 {
        let host = self.find(name).unwrap_or_else(|| {
            self.names.push(Vec::new());
            self.names.len() as u32 - 1
        });
        let folded = name.to_ascii_lowercase();
        if self.by_name.insert(folded, host).is_none() {
            self.names[host as usize].push(name.to_string());
            if let Ok(address) = name.parse::<IpAddr>() {
                self.by_address.insert(address, host);
            } else {
                self.by_short.entry(short(name)).or_default().push(host);
            }
            for address in self.addresses.get(name).into_iter().flatten() {
                // A loopback address belongs to every host.
                if !address.is_loopback() {
                    self.by_address.entry(*address).or_insert(host);
                }
            }
        }
        host
    }

    /// All names of all hosts.
    pub(crate) fn into_names(self) -> Vec<Vec<String>> {
        self.names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn resolve(name: &str) -> Vec<IpAddr> {
        match name {
            "alias" => vec![ip("10.0.0.1")],
            "other" | "other-ib" => vec![ip("10.0.0.2")],
            "debian" => vec![ip("127.0.1.1")],
            _ => vec![],
        }
    }

    fn own(a: IpAddr) -> bool {
        a == ip("127.0.0.1") || a == ip("::1") || a == ip("10.0.0.1")
    }

    #[test]
    fn names_of_this_host() {
        let this = |name: &str| is_this_host(name, "Node1.example.org", &resolve(name), &own);
        for name in ["localhost", "node1", "node1.example.org", "127.0.0.1", "::1", "alias"] {
            assert!(this(name), "{name}");
        }
        for name in ["node2", "other", "nowhere", "10.0.0.2", "node1.example.com"] {
            assert!(!this(name), "{name}");
        }
        assert!(is_own_address("127.0.0.1".parse().unwrap()));
        assert!(!is_own_address("192.0.2.77".parse().unwrap()));
    }

    #[test]
    fn one_host_under_several_names() {
        let names = ["n2", "N2.x.org", "other", "10.0.0.2", "other-ib", "n2.y.org", "10.0.0.9"];
        let all = names.iter().map(|n| n.to_string());
        let mut hosts = Hosts::new("n1.x.org", all, Some(&resolve), &own);
        let numbers: Vec<u32> = names.iter().map(|n| hosts.mention(n)).collect();
        assert_eq!(numbers, [1, 1, 2, 2, 2, 1, 3]);
        assert_eq!(hosts.mention("localhost"), 0);
        assert_eq!(hosts.find("n1"), Some(0));
        assert_eq!(hosts.find("n9"), None);
        // An address that ends like a name is no name.
        assert_eq!(hosts.mention("10.0.0.10"), 4);
        let names = hosts.into_names();
        assert_eq!(names[1], ["n2", "N2.x.org", "n2.y.org"]);
        assert_eq!(names[0], ["n1.x.org", "localhost"]);
    }

    #[test]
    fn full_names_in_two_domains_are_two_hosts() {
        let mut hosts = Hosts::new("n1", std::iter::empty(), None, &own);
        assert_eq!(hosts.mention("a.x.org"), 1);
        assert_eq!(hosts.mention("a.y.org"), 2);
        assert_eq!(hosts.mention("a"), 1);
    }
}
