//! Which of a peer's addresses a link tries, in which order. Pure.

use std::net::{IpAddr, SocketAddr, SocketAddrV6};

use hawser_os::socket::Interface;

use hawser_wireup::reception::interfaces::same_net;

/// Most links per interface.
pub(super) const MAX_LINKS: usize = 8;

/// The addresses of a peer's node that the link number `index` over `own` may reach, the best one
/// first: those in its network, then those of its family, then the others. Links begin with
/// different ones of equal addresses. Loopback addresses count on this host only.
pub(crate) fn order(
    own: &Interface,
    index: u16,
    theirs: &[SocketAddr],
    same_host: bool,
) -> Vec<SocketAddr> {
    let class = |at: &SocketAddr| match (at.ip().is_loopback(), own.loopback) {
        (true, _) if !same_host => None,
        (true, true) if at.is_ipv4() == own.addr.is_ipv4() => Some(0),
        _ if same_net(at.ip(), own.addr, own.prefix) => Some(0),
        (true, false) => Some(3),
        _ if at.is_ipv4() == own.addr.is_ipv4() => Some(1),
        _ => Some(2),
    };
    let mut all = Vec::new();
    for wanted in 0..=3 {
        let of_class = theirs.iter().filter(|at| class(at) == Some(wanted));
        let mut equals: Vec<SocketAddr> = of_class.map(|at| scoped(*at, own)).collect();
        if !equals.is_empty() {
            let first = usize::from(index) % equals.len();
            equals.rotate_left(first);
        }
        all.append(&mut equals);
    }
    all
}

/// The interface that a link over `before` has on the host where its process was restored, of all
/// there: the one in the same network, else that of the same name, else any that leads as far.
pub(super) fn again(before: &Interface, all: Vec<Interface>) -> Option<Interface> {
    let place = |here: &Interface| {
        let same_family = here.addr.is_ipv4() == before.addr.is_ipv4();
        match same_family && here.loopback == before.loopback {
            true if here.addr == before.addr => Some(0),
            true if same_net(here.addr, before.addr, before.prefix) => Some(1),
            true if here.name == before.name => Some(2),
            true => Some(3),
            false => None,
        }
    };
    let placed = all.into_iter().filter_map(|here| Some((place(&here)?, here)));
    placed.min_by_key(|(place, _)| *place).map(|(_, here)| here)
}

/// True for an address in the network of a link.
pub(super) fn is_primary(own: &Interface, at: &SocketAddr) -> bool {
    same_net(at.ip(), own.addr, own.prefix)
}

/// A link-local address is reached over the link's own interface.
fn scoped(at: SocketAddr, own: &Interface) -> SocketAddr {
    match at {
        SocketAddr::V6(v6) if IpAddr::V6(*v6.ip()).is_ipv6() && v6.ip().is_unicast_link_local() => {
            SocketAddrV6::new(*v6.ip(), v6.port(), 0, own.scope).into()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(addr: &str, prefix: u8) -> Interface {
        let addr: IpAddr = addr.parse().unwrap();
        let (name, loopback) = ("eth0".into(), addr.is_loopback());
        Interface { name, addr, prefix, loopback, scope: 7 }
    }

    fn ordered(own: &Interface, index: u16, theirs: &[&str], same_host: bool) -> Vec<String> {
        let theirs: Vec<SocketAddr> = theirs.iter().map(|a| a.parse().unwrap()).collect();
        order(own, index, &theirs, same_host).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_restored_process_finds_its_interface_on_another_host() {
        let named = |name: &str, addr: &str| Interface { name: name.into(), ..interface(addr, 24) };
        let before = named("eth1", "10.0.1.1");
        let of = |all: &[(&str, &str)]| {
            let all = all.iter().map(|(name, addr)| named(name, addr)).collect();
            again(&before, all).map(|found| found.addr.to_string())
        };
        let (lo, six) = (("lo", "127.0.0.1"), ("eth1", "2001:db8::1"));
        let all = [lo, six, ("eth0", "10.0.2.7"), ("eth1", "10.0.3.7"), ("eth2", "10.0.1.7")];
        assert_eq!(of(&all).as_deref(), Some("10.0.1.7"), "in the same network");
        assert_eq!(of(&all[..4]).as_deref(), Some("10.0.3.7"), "of the same name");
        assert_eq!(of(&all[..3]).as_deref(), Some("10.0.2.7"), "any");
        assert_eq!(of(&[("eth9", "10.0.1.9"), ("eth1", "10.0.1.1")]).as_deref(), Some("10.0.1.1"));
        assert_eq!(of(&all[..2]), None);
    }

    #[test]
    fn near_addresses_come_first_and_all_that_may_work_are_tried() {
        let all = ["[2001:db8::1]:1", "10.0.2.2:2", "10.0.1.2:3", "127.0.0.1:4", "10.0.1.3:5"];
        let own = interface("10.0.1.1", 24);
        let near = ["10.0.1.2:3", "10.0.1.3:5", "10.0.2.2:2", "[2001:db8::1]:1"];
        assert_eq!(ordered(&own, 0, &all, false), near);
        assert_eq!(ordered(&own, 1, &all, false)[..2], ["10.0.1.3:5", "10.0.1.2:3"]);
        assert_eq!(ordered(&own, 0, &all, true)[4], "127.0.0.1:4", "the last resort");
        let six = interface("2001:db8::9", 64);
        assert_eq!(ordered(&six, 0, &all, false)[0], "[2001:db8::1]:1");
        let lo = interface("127.0.0.1", 8);
        assert_eq!(ordered(&lo, 0, &all, true)[0], "127.0.0.1:4");
        assert!(ordered(&lo, 0, &["127.0.0.1:4"], false).is_empty(), "each host has its own");
        assert_eq!(ordered(&six, 0, &["[fe80::2%3]:1"], false), ["[fe80::2%7]:1"]);
    }
}
