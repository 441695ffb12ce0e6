//! Names of ports: text that a program passes on, and that is the right to connect.
//!
//! `hawser4:ADDRESS,ADDRESS...:NODE:HOST:NUMBER:KEY`, the last three as 16, 16 and 64 hexadecimal
//! digits. NODE is empty, or 16 digits of a launcher and 8 of a node, in a job over cells. The key
//! is of this port alone: who knows it can connect there, and do nothing else.

use std::fmt::Write;
use std::net::SocketAddr;

use super::{CellNode, Listening};
use crate::WireupError;

/// Most bytes of a name, so that it fits `char[256]` of programs of other implementations.
pub const PORT_MAX: usize = 255;
const MAGIC: &str = "hawser4";
/// Hexadecimal digits of a key.
const KEY: usize = 64;
/// Hexadecimal digits of a node.
const NODE: usize = 24;
/// Bytes of a name without its addresses: the magic, node, host, number, key, and five colons.
const FIXED: usize = MAGIC.len() + NODE + 16 + 16 + KEY + 5;

pub(super) const NO_PORT: &str =
    "it is no port of this library: a name is what MPI_Open_port has given, whole";
pub(super) const CUT: &str = "the name of the port is cut off; it has up to 255 characters";
pub(super) const VERSION: &str = "another version of this library has opened the port";
/// Of a port that this process has not open.
pub const NOT_HERE: &str = "this process has no such port open: MPI_Comm_accept takes one that \
                            its root has opened and not closed";

/// A port by its name.
#[derive(Clone, PartialEq, Eq)]
pub struct PortName {
    /// Where its process listens.
    pub listening: Listening,
    /// The number of its key.
    pub number: u64,
    /// The key.
    pub secret: [u8; 32],
}

impl std::fmt::Debug for PortName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The key must not get into a message.
        write!(f, "port {:016x} at {:?}", self.number, self.listening.addresses)
    }
}

impl PortName {
    /// The name, with as many addresses as fit.
    pub fn text(&self) -> String {
        let mut addresses = String::new();
        for at in &self.listening.addresses {
            let at = at.to_string();
            if FIXED + addresses.len() + at.len() + 1 > PORT_MAX {
                break;
            }
            let comma = if addresses.is_empty() { "" } else { "," };
            let _ = write!(addresses, "{comma}{at}");
        }
        let mut text = format!("{MAGIC}:{addresses}");
        text.push(':');
        if let Some(CellNode { launcher, node }) = self.listening.node {
            let _ = write!(text, "{launcher:016x}{node:08x}");
        }
        let _ = write!(text, ":{:016x}:{:016x}:", self.listening.host, self.number);
        self.secret.iter().for_each(|byte| _ = write!(text, "{byte:02x}"));
        text
    }

    /// Reads a name; blanks around it do not matter (Fortran pads with them).
    ///
    /// # Errors
    /// [`WireupError::Port`].
    pub fn parse(text: &str) -> Result<PortName, WireupError> {
        let text = text.trim();
        let Some((MAGIC, rest)) = text.split_once(':') else {
            let ours = text.starts_with("hawser") && text.contains(':');
            return Err(if ours { WireupError::Port(VERSION) } else { WireupError::Port(NO_PORT) });
        };
        // Addresses of IPv6 have colons, too: the other parts stand at the end.
        let mut parts = rest.rsplitn(5, ':');
        let mut next = || parts.next().ok_or(WireupError::Port(CUT));
        let (key, number, host, node, addresses) = (next()?, next()?, next()?, next()?, next()?);
        if key.len() != KEY || number.len() != 16 || host.len() != 16 {
            return Err(WireupError::Port(CUT));
        }
        let word =
            |text: &str| u64::from_str_radix(text, 16).map_err(|_| WireupError::Port(NO_PORT));
        let node = match node.split_at_checked(16) {
            None if node.is_empty() => None,
            Some((launcher, node)) if node.len() == 8 => Some(CellNode {
                launcher: word(launcher)?,
                node: u32::from_str_radix(node, 16).map_err(|_| WireupError::Port(NO_PORT))?,
            }),
            _ => return Err(WireupError::Port(CUT)),
        };
        let mut secret = [0; 32];
        for (at, byte) in secret.iter_mut().enumerate() {
            let digits = key.get(2 * at..2 * at + 2).ok_or(WireupError::Port(NO_PORT))?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| WireupError::Port(NO_PORT))?;
        }
        let address =
            |text: &str| text.parse::<SocketAddr>().map_err(|_| WireupError::Port(NO_PORT));
        let addresses = addresses.split(',').map(address).collect::<Result<Vec<_>, _>>()?;
        let listening = Listening { host: word(host)?, node, addresses };
        Ok(PortName { listening, number: word(number)?, secret })
    }
}
