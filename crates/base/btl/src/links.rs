//! Which of a peer's addresses a link tries, in which order. Pure.

use std::net::{IpAddr, SocketAddr, SocketAddrV6};

use hawser_mca::lifecycle::Resume;
use hawser_os::socket::Interface;
use hawser_wireup::reception::interfaces::{Choice, Reaches, same_net};

/// Most links per interface.
pub(crate) const MAX_LINKS: usize = 8;

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

/// What a link goes over when its process goes on after an interrupt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NextInterface {
    /// The interface that it had.
    Same,
    /// Another one, or the one that it had with another address.
    Other(Interface),
    /// There is none like it on this host.
    Nowhere,
}

/// What a link over `before` goes over when its process goes on, perhaps restored on another host.
/// `is_split`: some ranks of the node are on other hosts now, to which the loopback interface does
/// not lead. `choice`: what the user says of interfaces; `None`: the link leads to other jobs.
/// `all`: the interfaces of this host.
pub(crate) fn next(
    before: &Interface,
    how: Resume,
    is_split: bool,
    choice: Option<&Choice>,
    all: impl FnOnce() -> Vec<Interface>,
) -> NextInterface {
    let leaves = before.loopback && is_split;
    if !leaves && how == Resume::Continue {
        return NextInterface::Same;
    }
    let all = all();
    let outward = choice.filter(|_| leaves).map(|choice| outward(choice, &all));
    match out(before, outward.unwrap_or_default()).or_else(|| again(before, all)) {
        Some(here) => NextInterface::Other(here),
        None => NextInterface::Nowhere,
    }
}

/// A link over `own` reaches ranks of its node that go on on another host: it leads there, or
/// [`next`] finds an interface that does.
pub(crate) fn may_lead_out(own: &Interface, choice: &Choice, all: &[Interface]) -> bool {
    !own.loopback || !outward(choice, all).is_empty()
}

/// The interfaces of this host that the user permits and that lead to other hosts.
fn outward(choice: &Choice, all: &[Interface]) -> Vec<Interface> {
    // Where the user names interfaces, the loopback interface may be one of them.
    let all = choice.addresses(all, Reaches::Network).unwrap_or_default();
    all.into_iter().filter(|here| !here.loopback).collect()
}

/// The interface that a link over `before` has on the host where its process was restored, of all
/// there: the one in the same network, else that of the same name, else any that leads as far.
fn again(before: &Interface, all: Vec<Interface>) -> Option<Interface> {
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

/// The interface that a link over the loopback interface `before` gets when peers have left this
/// host, of all that lead to other hosts: one of the same family, if there is one.
fn out(before: &Interface, all: Vec<Interface>) -> Option<Interface> {
    all.into_iter().min_by_key(|here| here.addr.is_ipv4() != before.addr.is_ipv4())
}

/// True for an address in the network of a link.
pub(crate) fn is_primary(own: &Interface, at: &SocketAddr) -> bool {
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
    use hawser_mca::List;

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
    fn a_link_within_a_host_leaves_it_with_its_peers() {
        let of = |all: &[&str]| {
            let all = all.iter().map(|addr| interface(addr, 24)).collect();
            out(&interface("127.0.0.1", 8), all).map(|found| found.addr.to_string())
        };
        assert_eq!(of(&["2001:db8::1", "10.0.1.1", "10.0.2.1"]).as_deref(), Some("10.0.1.1"));
        assert_eq!(of(&["2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&[]), None);
    }

    fn choice(include: &[&str]) -> Choice {
        let names = include.iter().map(ToString::to_string).collect();
        let include = List { names, exclude: false };
        let exclude = List { names: Vec::new(), exclude: false };
        Choice { include, exclude, family: None, ports: 0..=0, encrypted: false }
    }

    #[test]
    fn a_link_goes_on_over_what_leads_to_its_peers() {
        let lo = Interface { name: "lo".into(), ..interface("127.0.0.1", 8) };
        let eth = interface("10.0.1.1", 24);
        let moved = interface("10.0.1.9", 24);
        let (any, named, only) = (choice(&[]), choice(&["lo", "eth0"]), choice(&["lo"]));
        let next = |before: &Interface, how, is_split, choice, here: &[&Interface]| {
            let all = here.iter().map(|one| (*one).clone()).collect();
            next(before, how, is_split, Some(choice), || all)
        };
        use NextInterface::{Nowhere, Other, Same};
        let all = [&lo, &eth];
        for how in [Resume::Continue, Resume::Restart] {
            assert_eq!(next(&lo, how, true, &any, &all), Other(eth.clone()));
            assert_eq!(next(&lo, how, true, &named, &all), Other(eth.clone()));
            assert_eq!(next(&lo, how, true, &only, &all), Other(lo.clone()));
            assert_eq!(next(&lo, how, true, &any, &[&lo]), Other(lo.clone()));
        }
        for is_split in [false, true] {
            assert_eq!(next(&eth, Resume::Continue, is_split, &any, &[]), Same);
            assert_eq!(
                next(&eth, Resume::Restart, is_split, &any, &[&moved]),
                Other(moved.clone())
            );
            assert_eq!(next(&eth, Resume::Restart, is_split, &any, &[&lo]), Nowhere);
        }
        assert_eq!(next(&lo, Resume::Continue, false, &any, &all), Same);
        let all = all.map(Clone::clone);
        assert!(may_lead_out(&eth, &any, &all) && may_lead_out(&lo, &any, &all));
        assert!(may_lead_out(&lo, &named, &all) && !may_lead_out(&lo, &only, &all));
        assert!(!may_lead_out(&lo, &any, &all[..1]));
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
