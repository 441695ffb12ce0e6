//! Which addresses a process listens on, how it tells its peers, and which of a peer's addresses a
//! link connects to. Pure but for nothing: the interfaces are an argument.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use hawser_mca::List;
use hawser_os::socket::Interface;

/// One listening address, as peers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Address {
    pub(super) ip: IpAddr,
    pub(super) port: u16,
    pub(super) prefix: u8,
}

/// Most addresses in one record.
const MAX_ADDRESSES: usize = 16;

/// The user's choice of interfaces.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice<'a> {
    pub(super) include: Option<&'a List>,
    pub(super) exclude: Option<&'a List>,
    /// Only this family (4 or 6).
    pub(super) family: Option<u8>,
    /// All processes of the job are on this host.
    pub(super) one_host: bool,
}

/// The addresses to use, one per interface: what the user names; else the loopback interface of a
/// job on one host, and all others of a job on several.
pub(super) fn choose(interfaces: &[Interface], choice: &Choice<'_>) -> Vec<Interface> {
    let include = choice.include.filter(|l| !l.names.is_empty());
    let exclude = choice.exclude.filter(|l| !l.names.is_empty());
    let mut chosen: Vec<Interface> = Vec::new();
    for interface in interfaces {
        let link_local = matches!(interface.addr, IpAddr::V6(ip) if ip.is_unicast_link_local());
        let family = if interface.addr.is_ipv4() { 4 } else { 6 };
        let wanted = match include {
            Some(list) => list.names.iter().any(|n| matches(n, interface)) != list.exclude,
            None => interface.loopback == choice.one_host && !link_local,
        };
        let refused = include.is_none()
            && exclude.is_some_and(|l| l.names.iter().any(|n| matches(n, interface)));
        if !wanted || refused || choice.family.is_some_and(|f| f != family) {
            continue;
        }
        match chosen.iter_mut().find(|c| c.name == interface.name) {
            // One link per interface; IPv4 first, because its headers are shorter.
            Some(old) if old.addr.is_ipv6() && interface.addr.is_ipv4() => *old = interface.clone(),
            Some(_) => {}
            None => chosen.push(interface.clone()),
        }
    }
    chosen.truncate(MAX_ADDRESSES);
    chosen
}

/// True when `pattern` names the interface: its name, its address, or `address/prefix`.
fn matches(pattern: &str, interface: &Interface) -> bool {
    if pattern == interface.name {
        return true;
    }
    match pattern.split_once('/') {
        Some((net, prefix)) => match (net.parse::<IpAddr>(), prefix.parse::<u8>()) {
            (Ok(net), Ok(prefix)) => same_net(net, interface.addr, prefix),
            _ => false,
        },
        None => pattern.parse::<IpAddr>().is_ok_and(|ip| ip == interface.addr),
    }
}

/// True when both addresses are in one network of `prefix` bits.
fn same_net(a: IpAddr, b: IpAddr, prefix: u8) -> bool {
    match (a, b) {
        (IpAddr::V4(a), IpAddr::V4(b)) => {
            let shift = 32u32.saturating_sub(prefix.into());
            u64::from(u32::from(a)) >> shift == u64::from(u32::from(b)) >> shift
        }
        (IpAddr::V6(a), IpAddr::V6(b)) => {
            let shift = 128u32.saturating_sub(prefix.into());
            u128::from(a).checked_shr(shift) == u128::from(b).checked_shr(shift)
        }
        _ => false,
    }
}

/// The record for the modex: per address a family byte, a prefix byte, the port, the address.
pub(super) fn encode(addresses: &[Address]) -> Vec<u8> {
    let mut out = Vec::new();
    for a in addresses {
        out.push(if a.ip.is_ipv4() { 4 } else { 6 });
        out.push(a.prefix);
        out.extend_from_slice(&a.port.to_le_bytes());
        match a.ip {
            IpAddr::V4(ip) => out.extend_from_slice(&ip.octets()),
            IpAddr::V6(ip) => out.extend_from_slice(&ip.octets()),
        }
    }
    out
}

/// Reads a record; `None` when it is damaged.
pub(super) fn decode(mut bytes: &[u8]) -> Option<Vec<Address>> {
    let mut out = Vec::new();
    while let [family, prefix, low, high, rest @ ..] = bytes {
        let (ip, rest) = match family {
            4 => {
                let (ip, rest) = rest.split_first_chunk::<4>()?;
                (IpAddr::V4(Ipv4Addr::from(*ip)), rest)
            }
            6 => {
                let (ip, rest) = rest.split_first_chunk::<16>()?;
                (IpAddr::V6(Ipv6Addr::from(*ip)), rest)
            }
            _ => return None,
        };
        if out.len() == MAX_ADDRESSES {
            return None;
        }
        out.push(Address { ip, port: u16::from_le_bytes([*low, *high]), prefix: *prefix });
        bytes = rest;
    }
    bytes.is_empty().then_some(out)
}

/// The address of a peer that link `index` of `mine` connects to: of the addresses that this link
/// reaches best, the one with the link's number among its equals, so that several links pair up.
pub(super) fn pair(
    mine: &[Address],
    index: usize,
    theirs: &[Address],
    same_host: bool,
) -> Option<SocketAddr> {
    let me = mine.get(index)?;
    let rank = |a: &Address| -> u8 {
        match (a.ip.is_loopback(), me.ip.is_loopback()) {
            _ if a.ip.is_ipv4() != me.ip.is_ipv4() => 0,
            (true, true) if same_host => 3,
            (true, _) | (_, true) => 0,
            _ if same_net(a.ip, me.ip, me.prefix) => 2,
            _ => 1,
        }
    };
    let best = theirs.iter().map(rank).max().filter(|r| *r > 0)?;
    let equals: Vec<&Address> = theirs.iter().filter(|a| rank(a) == best).collect();
    // Links of mine that are in the same network as this one, before it.
    let before = mine[..index]
        .iter()
        .filter(|m| m.ip.is_ipv4() == me.ip.is_ipv4() && same_net(m.ip, me.ip, me.prefix))
        .count();
    equals.get(before % equals.len()).map(|a| SocketAddr::new(a.ip, a.port))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(name: &str, addr: &str, prefix: u8) -> Interface {
        let addr: IpAddr = addr.parse().unwrap();
        let loopback = addr.is_loopback();
        Interface { name: name.into(), addr, prefix, loopback, scope: 0 }
    }

    fn machine() -> Vec<Interface> {
        vec![
            interface("lo", "127.0.0.1", 8),
            interface("lo", "::1", 128),
            interface("eth0", "fe80::1", 64),
            interface("eth0", "2001:db8::1", 64),
            interface("eth0", "10.0.1.1", 24),
            interface("ib0", "10.1.1.1", 16),
            interface("docker0", "172.17.0.1", 16),
        ]
    }

    fn names(chosen: &[Interface]) -> Vec<String> {
        chosen.iter().map(|c| format!("{}={}", c.name, c.addr)).collect()
    }

    #[test]
    fn interfaces_are_chosen_by_place_family_and_will() {
        let all = machine();
        let list = |t: &str| List::parse(t).unwrap();
        let docker = list("docker0");
        let many = Choice { exclude: Some(&docker), ..Choice::default() };
        assert_eq!(names(&choose(&all, &many)), ["eth0=10.0.1.1", "ib0=10.1.1.1"]);
        let one = Choice { one_host: true, ..Choice::default() };
        assert_eq!(names(&choose(&all, &one)), ["lo=127.0.0.1"]);
        let six = Choice { family: Some(6), ..Choice::default() };
        assert_eq!(names(&choose(&all, &six)), ["eth0=2001:db8::1"]);
        for (text, expected) in [
            ("docker0", "docker0=172.17.0.1"),
            ("10.1.0.0/16", "ib0=10.1.1.1"),
            ("10.0.1.1", "eth0=10.0.1.1"),
        ] {
            let include = list(text);
            let choice = Choice { include: Some(&include), exclude: Some(&docker), ..one.clone() };
            assert_eq!(names(&choose(&all, &choice)), [expected]);
        }
        let nothing = list("10.9.0.0/99,x/y");
        assert!(choose(&all, &Choice { include: Some(&nothing), ..one }).is_empty());
    }

    fn address(ip: &str, port: u16) -> Address {
        Address { ip: ip.parse().unwrap(), port, prefix: 24 }
    }

    #[test]
    fn records_survive_and_damaged_ones_are_refused() {
        let all = [address("10.0.0.1", 1), address("2001:db8::7", 65_535)];
        let bytes = encode(&all);
        assert_eq!(decode(&bytes).unwrap(), all);
        assert_eq!(decode(&[]).unwrap(), []);
        for cut in 1..bytes.len() {
            assert!(cut == 8 || decode(&bytes[..cut]).is_none(), "{cut}");
        }
        assert!(decode(&[5; 40]).is_none());
        assert!(decode(&encode(&[address("1.1.1.1", 1); 17])).is_none());
    }

    #[test]
    fn links_pair_up_by_network() {
        let mine = [address("10.0.1.1", 0), address("10.0.1.1", 0), address("10.0.2.1", 0)];
        let theirs = [address("10.0.2.2", 3), address("10.0.1.2", 1), address("10.0.1.2", 2)];
        let port = |i| pair(&mine, i, &theirs, false).map(|a| a.port());
        assert_eq!([port(0), port(1), port(2), port(3)], [Some(1), Some(2), Some(3), None]);
        let far = [address("192.168.0.1", 9)];
        assert_eq!(pair(&mine, 0, &far, false).map(|a| a.port()), Some(9), "a router may help");
        let lo = [address("127.0.0.1", 5)];
        assert_eq!(pair(&lo, 0, &lo, true).map(|a| a.port()), Some(5));
        assert_eq!(pair(&lo, 0, &lo, false), None, "each host has its own");
        assert_eq!(pair(&mine, 0, &lo, true), None);
        assert_eq!(pair(&mine, 0, &[address("::1", 5)], true), None);
    }
}
