//! What all processes of a node know of the whole job: which rank is on which node, in the few
//! numbers of the job map, and where the other nodes are reached, one record per node. Written once
//! by the maker of the segment.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6};

/// Bytes of one block of the job map.
pub(super) const BLOCK_BYTES: usize = 24;
/// Most bytes of a host's name that are kept.
const HOST_MAX: usize = 255;
/// Most addresses of a node that are kept.
const ADDRESSES_MAX: usize = 32;
/// Most bytes of a node in the node table: its end, and its record with the longest name and the
/// most addresses.
const NODE_MAX: usize = 4 + 8 + 2 + 1 + HOST_MAX + 1 + ADDRESSES_MAX * (1 + 2 + 16 + 4);

/// Bytes for any node table of so many nodes.
pub(super) fn table_room(nodes: usize) -> usize {
    nodes * NODE_MAX
}

/// Consecutive ranks on consecutive nodes, the same number on each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MapBlock {
    /// The first rank.
    pub first: u32,
    /// Number of ranks.
    pub count: u32,
    /// The first node.
    pub node: u32,
    /// Number of nodes.
    pub nodes: u32,
    /// Ranks of earlier blocks on each of these nodes.
    pub before: u32,
    /// Ranks go around over the nodes; else neighbours are together.
    pub cyclic: bool,
}

/// One node of the job.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NodeRecord {
    /// The name of its host, for people.
    pub host: String,
    /// Where connections to its ranks are taken. At most 32 are kept.
    pub acceptor: Vec<SocketAddr>,
    /// The architecture word of its processes; 0: not known.
    pub arch: u64,
    /// The cell that it belongs to, from 0 on. The first node of a cell is its head, a gateway
    /// between the cell and others.
    pub cell: u16,
}

/// The job as its nodes see it.
#[derive(Clone, Copy, Debug)]
pub struct World<'a> {
    /// The number of this node.
    pub node: u32,
    /// The job map; empty: all ranks are on this node.
    pub blocks: &'a [MapBlock],
    /// All nodes by number; empty: there is no other.
    pub nodes: &'a [NodeRecord],
}

impl World<'_> {
    /// A job of one node.
    pub const ONE_NODE: World<'static> = World { node: 0, blocks: &[], nodes: &[] };
}

/// The blocks as they lie in the segment.
pub(super) fn encode_blocks(blocks: &[MapBlock]) -> Vec<u8> {
    let numbers = |b: &MapBlock| [b.first, b.count, b.node, b.nodes, b.before, b.cyclic.into()];
    blocks.iter().flat_map(numbers).flat_map(u32::to_ne_bytes).collect()
}

pub(super) fn decode_blocks(bytes: &[u8]) -> Vec<MapBlock> {
    let block = |b: &[u8; BLOCK_BYTES]| {
        let word =
            |i: usize| u32::from_ne_bytes([b[4 * i], b[4 * i + 1], b[4 * i + 2], b[4 * i + 3]]);
        MapBlock {
            first: word(0),
            count: word(1),
            node: word(2),
            nodes: word(3),
            before: word(4),
            cyclic: word(5) != 0,
        }
    };
    bytes.as_chunks::<BLOCK_BYTES>().0.iter().map(block).collect()
}

/// The node table: for each node the end of its record behind the ends, and the records.
pub(super) fn encode_nodes(nodes: &[NodeRecord]) -> Vec<u8> {
    let mut ends = Vec::with_capacity(4 * nodes.len());
    let mut records = Vec::new();
    for node in nodes {
        encode_node(node, &mut records);
        ends.extend_from_slice(&(records.len() as u32).to_ne_bytes());
    }
    ends.extend_from_slice(&records);
    ends
}

fn encode_node(node: &NodeRecord, out: &mut Vec<u8>) {
    let mut len = node.host.len().min(HOST_MAX);
    while !node.host.is_char_boundary(len) {
        len -= 1;
    }
    out.extend_from_slice(&node.arch.to_ne_bytes());
    out.extend_from_slice(&node.cell.to_ne_bytes());
    out.push(len as u8);
    out.extend_from_slice(&node.host.as_bytes()[..len]);
    let acceptor = &node.acceptor[..node.acceptor.len().min(ADDRESSES_MAX)];
    out.extend_from_slice(&encode_addresses(acceptor));
}

/// Addresses: their number, and for each family (4 or 6), port, and 4 or 16 bytes, behind which one
/// of family 6 has its scope.
pub fn encode_addresses(all: &[SocketAddr]) -> Vec<u8> {
    let all = &all[..all.len().min(ADDRESSES_MAX)];
    let mut out = vec![all.len() as u8];
    for at in all {
        out.push(if at.is_ipv4() { 4 } else { 6 });
        out.extend_from_slice(&at.port().to_le_bytes());
        match at {
            SocketAddr::V4(at) => out.extend_from_slice(&at.ip().octets()),
            SocketAddr::V6(at) => {
                out.extend_from_slice(&at.ip().octets());
                out.extend_from_slice(&at.scope_id().to_le_bytes());
            }
        }
    }
    out
}

/// Reads what [`encode_addresses`] wrote; `None` when it is something else.
pub fn decode_addresses(bytes: &[u8]) -> Option<Vec<SocketAddr>> {
    let (count, mut rest) = bytes.split_first()?;
    let mut all = Vec::new();
    for _ in 0..*count {
        let (head, tail) = rest.split_first_chunk::<3>()?;
        let port = u16::from_le_bytes([head[1], head[2]]);
        rest = match head[0] {
            4 => {
                let (ip, tail) = tail.split_first_chunk::<4>()?;
                all.push((IpAddr::V4(Ipv4Addr::from(*ip)), port).into());
                tail
            }
            6 => {
                let (ip, tail) = tail.split_first_chunk::<16>()?;
                let (scope, tail) = tail.split_first_chunk::<4>()?;
                let scope = u32::from_le_bytes(*scope);
                all.push(SocketAddrV6::new(Ipv6Addr::from(*ip), port, 0, scope).into());
                tail
            }
            _ => return None,
        };
    }
    rest.is_empty().then_some(all)
}

/// The bytes of the record of a node in a table of `nodes`.
fn record(table: &[u8], nodes: u32, node: u32) -> Option<&[u8]> {
    if node >= nodes {
        return None;
    }
    let (ends, records) = table.split_at_checked(4 * nodes as usize)?;
    let ends = ends.as_chunks::<4>().0;
    let end = |i: usize| ends.get(i).map(|e| u32::from_ne_bytes(*e) as usize);
    let begin = match (node as usize).checked_sub(1) {
        Some(before) => end(before)?,
        None => 0,
    };
    records.get(begin..end(node as usize)?)
}

/// The cell of a node in a table of `nodes`; `None` as for [`decode_node`].
pub(super) fn decode_cell(table: &[u8], nodes: u32, node: u32) -> Option<u16> {
    let (_, rest) = record(table, nodes, node)?.split_first_chunk::<8>()?;
    rest.first_chunk::<2>().map(|cell| u16::from_ne_bytes(*cell))
}

/// The record of a node in a table of `nodes`; `None` when there is none, or it is damaged.
pub(super) fn decode_node(table: &[u8], nodes: u32, node: u32) -> Option<NodeRecord> {
    let (arch, rest) = record(table, nodes, node)?.split_first_chunk::<8>()?;
    let (cell, rest) = rest.split_first_chunk::<2>()?;
    let (len, rest) = rest.split_first()?;
    let (host, rest) = rest.split_at_checked(usize::from(*len))?;
    Some(NodeRecord {
        host: String::from_utf8_lossy(host).into_owned(),
        acceptor: decode_addresses(rest)?,
        arch: u64::from_ne_bytes(*arch),
        cell: u16::from_ne_bytes(*cell),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes() -> Vec<NodeRecord> {
        let record = |host: &str, acceptor: &[&str]| NodeRecord {
            host: host.into(),
            acceptor: acceptor.iter().map(|a| a.parse().unwrap()).collect(),
            arch: 9,
            cell: host.len() as u16,
        };
        vec![
            record("a", &["10.0.0.1:4711", "[2001:db8::1]:4712"]),
            record("", &[]),
            record(&"ü".repeat(200), &["[fe80::1%3]:1"; 40]),
        ]
    }

    #[test]
    fn each_record_is_found_and_long_ones_are_cut() {
        let all = nodes();
        let table = encode_nodes(&all);
        let found: Vec<NodeRecord> = (0..3).map(|i| decode_node(&table, 3, i).unwrap()).collect();
        assert_eq!(found[..2], all[..2]);
        assert_eq!((found[2].host.chars().count(), found[2].acceptor.len()), (127, 32));
        assert_eq!(found[2].acceptor[0], all[2].acceptor[0], "with its scope");
        assert!(table.len() <= table_room(3));
        let longest = NodeRecord { host: "x".repeat(300), ..all[2].clone() };
        assert_eq!(encode_nodes(&[longest]).len(), table_room(1));
        assert_eq!(decode_node(&table, 3, 3), None);
        let cells = |i| decode_cell(&table, 3, i);
        assert_eq!([cells(0), cells(1), cells(3)], [Some(1), Some(0), None]);
    }

    #[test]
    fn a_damaged_table_is_no_table() {
        let table = encode_nodes(&nodes());
        for cut in 0..table.len() {
            let _ = decode_node(&table[..cut], 3, 2);
            assert_eq!(decode_node(&table[..cut], 3, 2), None, "{cut}");
            let _ = decode_cell(&table[..cut], 3, 2);
        }
        assert_eq!(decode_addresses(&[1, 5, 0, 0]), None);
        assert_eq!(decode_addresses(&[]), None);
        assert_eq!(decode_addresses(&[0, 0]), None);
    }

    #[test]
    fn blocks_survive() {
        let block =
            |first, cyclic| MapBlock { first, count: 8, node: 1, nodes: 4, before: 2, cyclic };
        let all = [block(0, false), block(8, true)];
        assert_eq!(decode_blocks(&encode_blocks(&all)), all);
    }
}
