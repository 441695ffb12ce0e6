//! Streams through the heads of cells: what a process says to a gateway and hears from it before a
//! connection leads to a process of another cell. Pure; `docs/formats/gateway.md` is the byte
//! table.
//!
//! A process calls the head of its own cell with the handshake on the gateway plane, which names
//! the node that is meant. The head makes the way, over the head of the other cell, and says so in
//! one [`RouteAnswer`]. From then on it passes bytes on and reads none: on the same connection the
//! caller says its hello to the acceptor of the other node, or to a process of another job there,
//! which listens itself: where, the caller says behind its proof ([`encode_listener`]).

use std::net::SocketAddr;

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_segment::node::{NodeSegment, decode_addresses, encode_addresses};
use thiserror::Error;

/// In the number of a link on the gateway plane: a rank asks the head of its cell.
pub const FROM_RANK: u16 = 0;
/// The same: a head asks that of the cell in which the node is.
pub const TO_CELL: u16 = 1;
/// The same: a head asks the root for the way to another one, which it does not reach itself.
pub const TO_ROOT: u16 = 2;

/// In the place of the channel on the gateway plane: the acceptor of the node is meant.
pub const TO_ACCEPTOR: u32 = 0;
/// The same: a process on the node is meant, which listens itself. Where follows the handshake.
pub const TO_LISTENER: u32 = 1;

/// Bytes before the addresses of a listener: their length (u16).
pub const LISTENER_HEAD: usize = 2;
/// Most bytes of the addresses of a listener: their number, and 23 for each of 32.
const LISTENER_MAX: usize = 1 + 32 * 23;

/// Bytes of a [`RouteAnswer`].
pub const ROUTE_ANSWER: usize = 8;
const MAGIC: [u8; 4] = *b"HWGA";

/// Parameters of connections between cells.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "net_cells_path",
        kind: ParamKind::Enum(&["auto", "direct", "gateway"]),
        default: "auto",
        unit: "",
        level: 3,
        scope: Scope::AllEqual,
        help: "How processes of different cells (mpirun --cell) are connected: directly, through \
               the heads of their cells, or, with auto, directly where that succeeds within \
               net_cells_direct_time.",
    },
    ParamSpec {
        name: "net_cells_direct_time",
        kind: ParamKind::Float { min: 0.0, max: 3600.0 },
        default: "0.5",
        unit: "s",
        level: 5,
        scope: Scope::AllEqual,
        help: "For how long a process of another cell is called directly before it is called \
               through the heads of the cells.",
    },
];

/// How processes of other cells are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellPath {
    /// Directly, and through the gateways if that does not succeed within so many nanoseconds.
    Auto(u64),
    /// Directly only.
    Direct,
}

impl CellPath {
    /// What the parameters say.
    pub fn of(params: &Params) -> CellPath {
        match params.text("net_cells_path") {
            "direct" => CellPath::Direct,
            "gateway" => CellPath::Auto(0),
            _ => CellPath::Auto((params.float("net_cells_direct_time") * 1e9) as u64),
        }
    }
}

/// The gateway of the own cell, for somebody in another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gateway {
    /// The name of its host, for people.
    pub host: String,
    /// Where it listens.
    pub addresses: Vec<SocketAddr>,
    /// The number of the node to which the stream shall lead.
    pub node: u32,
    /// Where the process listens that is meant; empty: the acceptor of the node is meant.
    pub listener: Vec<SocketAddr>,
}

impl Gateway {
    /// The gateway to a node, for a process on the node of this segment; `None`: the node is in the
    /// same cell.
    pub fn to_node(segment: &NodeSegment, node: u32) -> Option<Gateway> {
        let here = segment.number();
        let own = segment.cell_of_node(here);
        if own == segment.cell_of_node(node) {
            return None;
        }
        // The head is the first of the cell's nodes.
        let head = (0..here).rev().take_while(|n| segment.cell_of_node(*n) == own).last();
        let head = segment.node_record(head.unwrap_or(here))?;
        Some(Gateway { host: head.host, addresses: head.acceptor, node, listener: Vec::new() })
    }

    /// What is said in the place of the channel.
    pub fn channel(&self) -> u32 {
        if self.listener.is_empty() { TO_ACCEPTOR } else { TO_LISTENER }
    }
}

/// What is said behind the proof with [`TO_LISTENER`]: where the process listens, behind the length
/// of that. At most 32 addresses.
pub fn encode_listener(addresses: &[SocketAddr]) -> Vec<u8> {
    let addresses = encode_addresses(addresses);
    [&(addresses.len() as u16).to_le_bytes()[..], &addresses].concat()
}

/// How long the addresses are that follow; `None`: that is the length of none.
pub fn listener_len(head: [u8; LISTENER_HEAD]) -> Option<usize> {
    Some(usize::from(u16::from_le_bytes(head))).filter(|len| (1..=LISTENER_MAX).contains(len))
}

/// The addresses; `None`: these bytes are none.
pub fn decode_listener(bytes: &[u8]) -> Option<Vec<SocketAddr>> {
    decode_addresses(bytes)
}

/// What a gateway says about the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteAnswer {
    /// It stands: what is sent now goes to the node.
    Stands,
    /// There is none.
    No(RouteFault),
}

/// Why there is no way through the gateways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RouteFault {
    /// The job has no such node, or not all nodes have come yet.
    #[error("the gateway does not know the node that is meant")]
    UnknownNode,
    /// The head of the other cell cannot be reached from this one.
    #[error("the head of the other cell cannot be reached from it")]
    HeadNotReached,
    /// The other head cannot reach the node.
    #[error("the head of the other cell cannot reach the host")]
    HostNotReached,
    /// The host has refused: the process that is meant listens no more.
    #[error("nobody listens there any more")]
    NobodyListens,
}

impl RouteAnswer {
    fn word(self) -> u32 {
        match self {
            RouteAnswer::Stands => 0,
            RouteAnswer::No(RouteFault::UnknownNode) => 1,
            RouteAnswer::No(RouteFault::HeadNotReached) => 2,
            RouteAnswer::No(RouteFault::HostNotReached) => 3,
            RouteAnswer::No(RouteFault::NobodyListens) => 4,
        }
    }

    /// The bytes.
    pub fn encode(self) -> [u8; ROUTE_ANSWER] {
        let mut bytes = [0; ROUTE_ANSWER];
        bytes[..4].copy_from_slice(&MAGIC);
        bytes[4..].copy_from_slice(&self.word().to_le_bytes());
        bytes
    }

    /// Reads an answer; `None`: it is none of this version.
    pub fn decode(bytes: &[u8; ROUTE_ANSWER]) -> Option<RouteAnswer> {
        let [m0, m1, m2, m3, w0, w1, w2, w3] = *bytes;
        if [m0, m1, m2, m3] != MAGIC {
            return None;
        }
        Some(match u32::from_le_bytes([w0, w1, w2, w3]) {
            0 => RouteAnswer::Stands,
            1 => RouteAnswer::No(RouteFault::UnknownNode),
            2 => RouteAnswer::No(RouteFault::HeadNotReached),
            3 => RouteAnswer::No(RouteFault::HostNotReached),
            4 => RouteAnswer::No(RouteFault::NobodyListens),
            _ => return None,
        })
    }
}

/// Bytes from somewhere as an answer, and as a listener; for fuzzing. What is one has those bytes.
pub fn fuzz(data: &[u8]) {
    if let Some((head, rest)) = data.split_first_chunk()
        && let Some(len) = listener_len(*head)
        && let Some(addresses) = rest.get(..len).and_then(decode_listener)
    {
        assert_eq!(decode_listener(&encode_listener(&addresses)[LISTENER_HEAD..]), Some(addresses));
    }
    if let Some(bytes) = data.first_chunk::<ROUTE_ANSWER>()
        && let Some(answer) = RouteAnswer::decode(bytes)
    {
        assert_eq!(answer.encode(), *bytes, "an answer has one form");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_survive_and_others_are_none() {
        for word in 0..5u32 {
            let bytes = [b"HWGA", &word.to_le_bytes()[..]].concat();
            let bytes: [u8; ROUTE_ANSWER] = bytes.try_into().unwrap();
            let answer = RouteAnswer::decode(&bytes).unwrap();
            assert_eq!((answer.word(), answer.encode()), (word, bytes));
        }
        assert_eq!(RouteAnswer::decode(b"HWGA\x05\0\0\0"), None);
        assert_eq!(RouteAnswer::decode(b"HTTP/1.1"), None);
    }

    #[test]
    fn listeners_survive_and_others_are_none() {
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        let addresses = [at("10.0.0.1:7"), at("[fd00::1]:65535")];
        let said = encode_listener(&addresses);
        let (head, rest) = said.split_first_chunk().unwrap();
        assert_eq!(listener_len(*head), Some(rest.len()));
        assert_eq!(decode_listener(rest).as_deref(), Some(&addresses[..]));
        for cut in 0..rest.len() {
            assert_eq!(decode_listener(&rest[..cut]), None);
        }
        // As many as there may be.
        let longest = encode_listener(&[addresses[1]; 40]);
        let (head, rest) = longest.split_first_chunk().unwrap();
        assert_eq!((listener_len(*head), rest.len()), (Some(LISTENER_MAX), LISTENER_MAX));
        assert_eq!((listener_len([0, 0]), listener_len([0, 255])), (None, None));
    }
}
