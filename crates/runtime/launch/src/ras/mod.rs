//! Framework `ras` (resource allocation): which hosts and slots a job may use.
//!
//! Components: `hostfile` (the hosts of `-H` and of host files), those of resource managers
//! (`managers.rs`) and `local` (this machine). Every host must be this one: remote hosts need a
//! daemon there, which this version does not have.

pub(crate) mod managers;

use std::net::IpAddr;

use crate::cli::HostSpec;

/// What the job may use of this host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// Slots.
    pub slots: u32,
    /// The user gave the number of slots: more ranks need `--oversubscribe`.
    pub explicit: bool,
}

/// Parses a host file: `name`, `name:4`, `name slots=4 max_slots=8`; `#` begins a comment.
///
/// # Errors
/// A sentence with the number of the line.
pub fn parse_hostfile(text: &str) -> Result<Vec<HostSpec>, String> {
    let mut hosts = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let at = |e: String| format!("line {}: {e}", i + 1);
        let line = line.split('#').next().unwrap_or_default();
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        let mut host = crate::cli::host(first).map_err(at)?;
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            match key.to_ascii_lowercase().as_str() {
                "slots" | "count" | "cpu" => {
                    let n = value.parse::<u32>().ok().filter(|n| *n > 0);
                    host.slots = Some(n.ok_or_else(|| {
                        at(format!("\"{word}\": \"{value}\" is not a number of slots"))
                    })?);
                }
                "max_slots" | "max-slots" | "user" | "port" => {}
                _ => {
                    let known = ["slots", "max_slots", "user", "port"];
                    let hint = hawser_mca::suggest::hint(key, known);
                    return Err(at(format!("unknown word \"{word}\"{hint}")));
                }
            }
        }
        hosts.push(host);
    }
    if hosts.is_empty() { Err("names no host".into()) } else { Ok(hosts) }
}

/// True when a name means the host that calls itself `hostname`. `resolve` turns a name into
/// addresses, `own` tells whether an address is ours.
pub fn is_this_host(
    name: &str,
    hostname: &str,
    resolve: &dyn Fn(&str) -> Vec<IpAddr>,
    own: &dyn Fn(IpAddr) -> bool,
) -> bool {
    let short = |n: &str| n.split('.').next().unwrap_or_default().to_ascii_lowercase();
    if name.eq_ignore_ascii_case("localhost") || name.eq_ignore_ascii_case(hostname) {
        return true;
    }
    if let Ok(address) = name.parse::<IpAddr>() {
        return own(address);
    }
    // One of both without its domain.
    if (!name.contains('.') || !hostname.contains('.')) && short(name) == short(hostname) {
        return true;
    }
    resolve(name).into_iter().any(own)
}

/// True when an address belongs to this machine: only then can a socket be bound to it.
pub fn is_own_address(address: IpAddr) -> bool {
    address.is_loopback() || std::net::UdpSocket::bind((address, 0)).is_ok()
}

/// Adds up the slots of hosts that all must be this one. `cores` is what a host without a number
/// of slots offers.
///
/// # Errors
/// Names the first host that is another one.
pub fn allocate(
    hosts: &[HostSpec],
    cores: u32,
    this: &dyn Fn(&str) -> bool,
) -> Result<Allocation, String> {
    if let Some(other) = hosts.iter().find(|h| !this(&h.name)) {
        return Err(format!(
            "host \"{}\" is not this machine: remote hosts need a daemon there, which is not in \
             this version. Use localhost, or start mpirun on that host",
            other.name
        ));
    }
    let explicit = hosts.iter().any(|h| h.slots.is_some());
    let slots = match hosts.is_empty() || !explicit {
        true => cores,
        // As everywhere else a mention without a number counts once.
        false => hosts.iter().fold(0u32, |sum, h| sum.saturating_add(h.slots.unwrap_or(1))),
    };
    Ok(Allocation { slots, explicit })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(name: &str, slots: Option<u32>) -> HostSpec {
        HostSpec { name: name.into(), slots }
    }

    #[test]
    fn host_files() {
        let text = "# my hosts\nlocalhost slots=4 max_slots=8\n\n  node:2 # two\n[::1]:3\nplain\n";
        assert_eq!(
            parse_hostfile(text).unwrap(),
            [
                spec("localhost", Some(4)),
                spec("node", Some(2)),
                spec("::1", Some(3)),
                spec("plain", None)
            ]
        );
        for (bad, part) in [
            ("a slots=x", "line 1"),
            ("a\nb slots=0", "line 2"),
            ("a slot=3", "did you mean \"slots\""),
            ("a:b", "slots"),
            ("# nothing", "no host"),
        ] {
            let error = parse_hostfile(bad).unwrap_err();
            assert!(error.contains(part), "{bad}: {error}");
        }
    }

    #[test]
    fn names_of_this_host() {
        let resolve = |name: &str| match name {
            "alias" => vec!["10.0.0.1".parse().unwrap()],
            "other" => vec!["10.0.0.2".parse().unwrap()],
            _ => vec![],
        };
        let own = |a: IpAddr| a.is_loopback() || a == "10.0.0.1".parse::<IpAddr>().unwrap();
        let this = |name: &str| is_this_host(name, "Node1.example.org", &resolve, &own);
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
    fn slots_add_up() {
        let this = |name: &str| name != "far";
        let allocate = |hosts: &[HostSpec]| allocate(hosts, 8, &this);
        assert_eq!(allocate(&[]), Ok(Allocation { slots: 8, explicit: false }));
        assert_eq!(allocate(&[spec("a", None)]), Ok(Allocation { slots: 8, explicit: false }));
        assert_eq!(
            allocate(&[spec("a", Some(2)), spec("a", None)]),
            Ok(Allocation { slots: 3, explicit: true })
        );
        assert!(allocate(&[spec("a", None), spec("far", Some(1))]).unwrap_err().contains("far"));
    }
}
