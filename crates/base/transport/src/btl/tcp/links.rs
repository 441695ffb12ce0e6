//! How a process tells its peers on which addresses it listens, and to which of a peer's addresses a
//! link connects.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use super::modex_key;
use crate::node::{MAX_CHANNELS, MODEX_BYTES};
use crate::reception::interfaces::{MAX_INTERFACES, same_net};

/// Bytes of an entry of the contact record beside key and value.
const ENTRY_BYTES: usize = 3;

/// One listening address, as peers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Address {
    pub(super) ip: IpAddr,
    pub(super) port: u16,
    pub(super) prefix: u8,
}

/// Most links per interface.
pub(super) const MAX_LINKS: usize = 8;
/// Most addresses of one process and channel.
const MAX_ADDRESSES: usize = MAX_INTERFACES * MAX_LINKS;
/// First byte of a record.
const VERSION: u8 = 2;
/// Bytes of an interface in a record beside its ports: family, prefix, links, address.
const INTERFACE_BYTES: usize = 3 + 16;

// One interface may have all the links, and each interface half of them, on all channels.
const _: () = assert!(largest_records(1, MAX_LINKS) <= MODEX_BYTES);
const _: () = assert!(largest_records(MAX_INTERFACES, MAX_LINKS / 2) <= MODEX_BYTES);

/// Bytes that the records of a process with all channels take in its contact record at most.
const fn largest_records(interfaces: usize, links: usize) -> usize {
    let first = ENTRY_BYTES + 3 + 1 + interfaces * (INTERFACE_BYTES + 2 * links);
    let more = ENTRY_BYTES + 5 + 1 + interfaces * 2 * links;
    first + (MAX_CHANNELS as usize - 1) * more
}

/// The record of channel 0: the version, then per interface family, prefix, number of links,
/// address, and a port for each link. Addresses that follow each other on one interface are links.
pub(super) fn encode(addresses: &[Address]) -> Vec<u8> {
    let mut out = vec![VERSION];
    for links in addresses.chunk_by(|a, b| (a.ip, a.prefix) == (b.ip, b.prefix)) {
        let [first, ..] = links else { continue };
        out.push(if first.ip.is_ipv4() { 4 } else { 6 });
        out.push(first.prefix);
        out.push(links.len() as u8);
        match first.ip {
            IpAddr::V4(ip) => out.extend_from_slice(&ip.octets()),
            IpAddr::V6(ip) => out.extend_from_slice(&ip.octets()),
        }
        links.iter().for_each(|a| out.extend_from_slice(&a.port.to_le_bytes()));
    }
    out
}

/// The record of another channel, whose addresses are those of channel 0: the version and the
/// ports.
pub(super) fn encode_ports(addresses: &[Address]) -> Vec<u8> {
    let ports = addresses.iter().flat_map(|a| a.port.to_le_bytes());
    std::iter::once(VERSION).chain(ports).collect()
}

/// Bytes that the records of all `channels` take in the contact record of a process.
pub(super) fn records_len(addresses: &[Address], channels: u32) -> usize {
    let entry = |channel: u32| {
        let value = if channel == 0 { encode(addresses) } else { encode_ports(addresses) };
        ENTRY_BYTES + modex_key(channel).len() + value.len()
    };
    (0..channels).map(entry).sum()
}

/// Reads the record of channel 0, and with it that of another channel; `None` when one is damaged.
pub(super) fn decode(bytes: &[u8], other: Option<&[u8]>) -> Option<Vec<Address>> {
    let mut addresses = decode_first(bytes)?;
    if let Some([version, ports @ ..]) = other {
        let (ports, rest) = ports.as_chunks::<2>();
        if *version != VERSION || ports.len() != addresses.len() || !rest.is_empty() {
            return None;
        }
        for (address, port) in addresses.iter_mut().zip(ports) {
            address.port = u16::from_le_bytes(*port);
        }
    }
    other.is_none_or(|o| !o.is_empty()).then_some(addresses)
}

fn decode_first(bytes: &[u8]) -> Option<Vec<Address>> {
    let (VERSION, mut bytes) = bytes.split_first().map(|(v, rest)| (*v, rest))? else {
        return None;
    };
    let mut out = Vec::new();
    while let [family, prefix, links, rest @ ..] = bytes {
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
        let (ports, rest) = rest.split_at_checked(2 * usize::from(*links))?;
        if ports.is_empty() || out.len() + ports.len() / 2 > MAX_ADDRESSES {
            return None;
        }
        for port in ports.as_chunks::<2>().0 {
            out.push(Address { ip, port: u16::from_le_bytes(*port), prefix: *prefix });
        }
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

    fn address(ip: &str, port: u16) -> Address {
        Address { ip: ip.parse().unwrap(), port, prefix: 24 }
    }

    #[test]
    fn records_survive_and_damaged_ones_are_refused() {
        let all = [address("10.0.0.1", 1), address("10.0.0.1", 9), address("2001:db8::7", 65_535)];
        let bytes = encode(&all);
        assert_eq!(decode(&bytes, None).unwrap(), all);
        assert_eq!(decode(&[VERSION], None).unwrap(), []);
        for cut in 0..bytes.len() {
            let whole = cut == 1 || cut == 1 + 3 + 4 + 2 * 2;
            assert_eq!(decode(&bytes[..cut], None).is_some(), whole, "{cut}");
        }
        let other = [address("10.0.0.1", 2), address("10.0.0.1", 3), address("2001:db8::7", 4)];
        let ports = encode_ports(&other);
        assert_eq!(decode(&bytes, Some(&ports)).unwrap(), other);
        for cut in 0..ports.len() {
            assert!(decode(&bytes, Some(&ports[..cut])).is_none(), "{cut}");
        }
        assert!(decode(&[5; 40], None).is_none());
        assert!(decode(&bytes[1..], None).is_none(), "another version");
        assert!(decode(&encode(&[address("1.1.1.1", 1); MAX_ADDRESSES + 1]), None).is_none());
    }

    /// What the parameters allow is what a reader takes and the contact record holds.
    #[test]
    fn all_links_on_all_interfaces_can_be_told() {
        for interfaces in 1..=MAX_INTERFACES {
            for links in 1..=MAX_LINKS {
                let ip = |i: usize| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, 0, i as u16]);
                let all: Vec<Address> = (0..interfaces * links)
                    .map(|i| Address { ip: ip(i / links), port: i as u16, prefix: 64 })
                    .collect();
                assert_eq!(decode(&encode(&all), Some(&encode_ports(&all))).unwrap(), all);
                let needed = records_len(&all, MAX_CHANNELS);
                assert_eq!(needed, largest_records(interfaces, links));
                assert!(records_len(&all, 1) <= MODEX_BYTES);
                let half = interfaces == 1 || links <= MAX_LINKS / 2;
                assert!(!half || needed <= MODEX_BYTES);
            }
        }
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
