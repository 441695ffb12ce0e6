//! What the two sides of an exchange tell each other. See `docs/formats/udp.md`.

use std::net::SocketAddr;

use hawser_segment::node::{decode_addresses, encode_addresses};

use super::wire::PUBLIC;

const MAGIC: [u8; 4] = *b"HWUD";
/// Version of the record.
const VERSION: u32 = 3;
/// Bytes before the addresses.
const FIELDS: usize = 16 + PUBLIC;

/// What one side says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// The speaker's number of the session.
    pub(super) session: u32,
    /// How often the speaker had given up all its sessions before.
    pub(super) life: u32,
    /// The speaker's public key, made for this session.
    pub(super) key: [u8; PUBLIC],
    /// Where the speaker's rails are, by their numbers.
    pub(super) rails: Vec<SocketAddr>,
}

impl Record {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(FIELDS + 64);
        body.extend_from_slice(&MAGIC);
        body.extend_from_slice(&VERSION.to_le_bytes());
        body.extend_from_slice(&self.session.to_le_bytes());
        body.extend_from_slice(&self.life.to_le_bytes());
        body.extend_from_slice(&self.key);
        body.extend_from_slice(&encode_addresses(&self.rails));
        body
    }

    /// Reads what a side has said. `None`: it is no record of this version.
    pub(super) fn decode(said: &[u8]) -> Option<Record> {
        let (fields, rails) = said.split_first_chunk::<FIELDS>()?;
        let word = |at: usize| {
            u32::from_le_bytes([fields[at], fields[at + 1], fields[at + 2], fields[at + 3]])
        };
        let mut key = [0; PUBLIC];
        key.copy_from_slice(&fields[16..]);
        let known = fields[..4] == MAGIC && word(4) == VERSION;
        let record =
            Record { session: word(8), life: word(12), key, rails: decode_addresses(rails)? };
        known.then_some(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_said() {
        let rails = vec!["10.0.0.1:5".parse().unwrap(), "[fe80::1%3]:7".parse().unwrap()];
        let record = Record { session: 77, life: 5, key: [9; PUBLIC], rails };
        let said = record.encode();
        assert_eq!(Record::decode(&said), Some(record));
        for cut in 0..said.len() {
            assert_eq!(Record::decode(&said[..cut]), None);
        }
        let other = [&said[..4], &1u32.to_le_bytes(), &said[8..]].concat();
        assert_eq!(Record::decode(&other), None);
    }
}
