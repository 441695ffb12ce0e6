//! Leases of cores, so that two jobs on one node do not bind to the same ones.
//!
//! A lease is a datagram socket bound to an abstract name that holds the core's number. The kernel
//! lets one process of the network namespace have a name, whoever its user, and takes it back when
//! the process ends in any way: nothing lies in a file system. Nothing is ever sent to it.
//!
//! Jobs in other network namespaces, as containers have them, do not see it: see
//! [`others_are_seen`].

use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};

use hawser_os::host;

/// The cores that this process holds; given back when it is dropped.
#[derive(Debug, Default)]
pub struct Leases {
    held: Vec<(u32, UnixDatagram)>,
}

fn take(core: u32) -> Option<UnixDatagram> {
    let address = SocketAddr::from_abstract_name(format!("hawser/core/{core}")).ok()?;
    UnixDatagram::bind_addr(&address).ok()
}

/// Jobs elsewhere on this machine see the leases of this process, and it sees theirs: it runs in
/// the first network namespace.
pub fn others_are_seen() -> bool {
    host::is_first_network()
}

impl Leases {
    /// Takes every core of the list that is free.
    pub fn take_free(cores: &[u32]) -> Leases {
        Leases { held: cores.iter().filter_map(|c| Some((*c, take(*c)?))).collect() }
    }

    /// The cores held.
    pub fn cores(&self) -> Vec<u32> {
        self.held.iter().map(|(core, _)| *core).collect()
    }

    /// Gives back all cores but these.
    pub fn keep_only(&mut self, cores: &[u32]) {
        self.held.retain(|(core, _)| cores.contains(core));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_core_is_leased_once() {
        // Numbers that no machine has, so that real jobs are not disturbed.
        let cores = [4_000_000_001, 4_000_000_002, 4_000_000_003];
        let mut first = Leases::take_free(&cores);
        assert_eq!(first.cores(), cores);
        first.keep_only(&cores[..1]);
        let second = Leases::take_free(&cores);
        assert_eq!(second.cores(), cores[1..]);
        drop((first, second));
        assert_eq!(Leases::take_free(&cores).cores(), cores);
    }
}
