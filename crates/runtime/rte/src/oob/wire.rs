//! Frames of the out-of-band network: `docs/formats/oob.md` is the byte table. Numbers are in
//! network byte order.

use crate::WireError;
use crate::control::wire::BODY_MAX;

/// Bytes in front of every body.
pub const HEAD: usize = 16;

/// What a frame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The next message of the link; its number is the frame's.
    Message = 1,
    /// Nothing but the acknowledgement that every frame carries.
    Ack = 2,
    /// The first frame of a connection in each direction: its acknowledgement says from where the
    /// other side goes on.
    Resume = 3,
    /// The sender sends nothing more, ever.
    Bye = 4,
}

/// The head of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// What it is.
    pub kind: Kind,
    /// Bytes of the body.
    pub len: u32,
    /// Low 32 bits of the number of the message, counted from 0; of the next one if it is none.
    pub number: u32,
    /// Low 32 bits of how many messages the sender has received.
    pub received: u32,
}

#[cold]
fn unknown(kind: u8) -> WireError {
    WireError::Malformed(format!("a frame of unknown kind {kind}").into())
}

impl Head {
    /// The bytes.
    pub fn encode(&self) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        bytes[0] = self.kind as u8;
        bytes[4..8].copy_from_slice(&self.len.to_be_bytes());
        bytes[8..12].copy_from_slice(&self.number.to_be_bytes());
        bytes[12..].copy_from_slice(&self.received.to_be_bytes());
        bytes
    }

    /// Reads a head.
    ///
    /// # Errors
    /// What no peer of this version sends.
    pub fn decode(bytes: &[u8; HEAD]) -> Result<Head, WireError> {
        let [kind, zeros @ .., l0, l1, l2, l3, n0, n1, n2, n3, r0, r1, r2, r3] = *bytes;
        let kind = match kind {
            1 => Kind::Message,
            2 => Kind::Ack,
            3 => Kind::Resume,
            4 => Kind::Bye,
            other => return Err(unknown(other)),
        };
        if zeros != [0; 3] {
            return Err(WireError::malformed("a damaged frame"));
        }
        let len = u32::from_be_bytes([l0, l1, l2, l3]);
        let fits = if kind == Kind::Message { len as usize <= BODY_MAX } else { len == 0 };
        if !fits {
            return Err(WireError::Malformed(format!("a frame with a body of {len} bytes").into()));
        }
        Ok(Head {
            kind,
            len,
            number: u32::from_be_bytes([n0, n1, n2, n3]),
            received: u32::from_be_bytes([r0, r1, r2, r3]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_byte_table() {
        let head = Head { kind: Kind::Message, len: 0x0102, number: 0x0304_0506, received: 7 };
        let bytes = head.encode();
        assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 7]);
        assert_eq!(Head::decode(&bytes), Ok(head));
    }

    proptest! {
        #[test]
        fn any_bytes_are_a_head_or_an_error(bytes in any::<[u8; HEAD]>()) {
            if let Ok(head) = Head::decode(&bytes) {
                prop_assert_eq!(head.encode(), bytes);
            }
        }
    }
}
