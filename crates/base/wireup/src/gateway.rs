//! Streams through the heads of cells: what a process says to a gateway and hears from it before a
//! connection leads to a process of another cell. Pure; `docs/formats/gateway.md` is the byte
//! table.
//!
//! A process calls the head of its own cell with the handshake on the gateway plane, which names
//! the node that is meant. The head makes the way, over the head of the other cell, and says so in
//! one [`RouteAnswer`]. From then on it passes bytes on and reads none: on the same connection the
//! caller says its hello to the acceptor of the other node.

use std::net::SocketAddr;

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use thiserror::Error;

/// In the number of a link on the gateway plane: a rank asks the head of its cell.
pub const FROM_RANK: u16 = 0;
/// The same: a head asks that of the cell in which the node is.
pub const TO_CELL: u16 = 1;
/// The same: a head asks the root for the way to another one, which it does not reach itself.
pub const TO_ROOT: u16 = 2;

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
}

impl RouteAnswer {
    fn word(self) -> u32 {
        match self {
            RouteAnswer::Stands => 0,
            RouteAnswer::No(RouteFault::UnknownNode) => 1,
            RouteAnswer::No(RouteFault::HeadNotReached) => 2,
            RouteAnswer::No(RouteFault::HostNotReached) => 3,
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
            _ => return None,
        })
    }
}

/// Bytes from somewhere as an answer; for fuzzing. What is one has those bytes.
pub fn fuzz(data: &[u8]) {
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
        for word in 0..4u32 {
            let bytes = [b"HWGA", &word.to_le_bytes()[..]].concat();
            let bytes: [u8; ROUTE_ANSWER] = bytes.try_into().unwrap();
            let answer = RouteAnswer::decode(&bytes).unwrap();
            assert_eq!((answer.word(), answer.encode()), (word, bytes));
        }
        assert_eq!(RouteAnswer::decode(b"HWGA\x04\0\0\0"), None);
        assert_eq!(RouteAnswer::decode(b"HTTP/1.1"), None);
    }
}
