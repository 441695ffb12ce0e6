//! What a rank and its agent say to each other, see `docs/formats/acceptor.md`.

use std::net::SocketAddr;

use hawser_segment::node::{decode_addresses, encode_addresses};
use hmac::Mac;

use crate::handshake::{Binding, Credential, Names, Nonce, Plane, mac};

const MAGIC: [u8; 4] = *b"HWDR";
/// Version of the format.
pub const VERSION: u32 = 2;
const CODE: usize = 32;
const HELLO_BODY: usize = 44;
/// Bytes of a rank's hello.
pub const HELLO: usize = HELLO_BODY + CODE;
/// Most bytes of any message.
pub const MESSAGE_MAX: usize = 2048;

const KIND_WELCOME: u32 = 1;
const KIND_ARRIVAL: u32 = 2;
const ARRIVAL: usize = 56;

/// A message of the agent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The rank is known; connections to the node are taken at these addresses.
    Welcome(Vec<SocketAddr>),
    /// The descriptor that comes with this is a connection with these names, and what binds to its
    /// handshake that which follows.
    Arrival(Names, Binding),
}

/// The abstract name under which the agent of a node listens: nobody who lacks the secret can guess
/// it.
pub fn name(credential: &Credential, node: u32) -> Vec<u8> {
    let parts = [&credential.job.to_le_bytes()[..], &node.to_le_bytes()];
    let code = mac(credential, b"door name", &parts).finalize().into_bytes();
    [b"hawser-", &code[..16]].concat()
}

/// The hello of the rank in a slot; the nonce is new.
pub fn hello(credential: &Credential, slot: u32, nonce: &Nonce) -> [u8; HELLO] {
    let mut out = [0; HELLO];
    out[..4].copy_from_slice(&MAGIC);
    out[4..8].copy_from_slice(&VERSION.to_le_bytes());
    out[8..12].copy_from_slice(&slot.to_le_bytes());
    out[12..HELLO_BODY].copy_from_slice(nonce);
    let code = mac(credential, b"door hello", &[&out[..HELLO_BODY]]).finalize().into_bytes();
    out[HELLO_BODY..].copy_from_slice(&code);
    out
}

/// The slot of which this is the hello; `None`: it is no hello of the job.
pub fn read_hello(credential: &Credential, bytes: &[u8]) -> Option<u32> {
    let (body, code) = <&[u8; HELLO]>::try_from(bytes).ok()?.split_at(HELLO_BODY);
    mac(credential, b"door hello", &[body]).verify_slice(code).ok()?;
    let word = |at: usize| u32::from_le_bytes([body[at], body[at + 1], body[at + 2], body[at + 3]]);
    (body[..4] == MAGIC && word(4) == VERSION).then(|| word(8))
}

/// The agent's answer to a hello.
pub fn welcome(credential: &Credential, hello: &[u8], addresses: &[SocketAddr]) -> Vec<u8> {
    let mut out = KIND_WELCOME.to_le_bytes().to_vec();
    out.extend_from_slice(&encode_addresses(addresses));
    let code = mac(credential, b"door welcome", &[hello, &out]).finalize().into_bytes();
    out.extend_from_slice(&code);
    out
}

/// The message that a connection comes with.
pub fn arrival(names: &Names, binding: &Binding) -> [u8; ARRIVAL] {
    let mut out = [0; ARRIVAL];
    out[..4].copy_from_slice(&KIND_ARRIVAL.to_le_bytes());
    out[4..8].copy_from_slice(&names.from.to_le_bytes());
    out[8..12].copy_from_slice(&names.channel.to_le_bytes());
    out[12..14].copy_from_slice(&names.link.to_le_bytes());
    out[14..16].copy_from_slice(&u16::from(names.encrypted).to_le_bytes());
    out[16..24].copy_from_slice(&names.job.to_le_bytes());
    out[24..].copy_from_slice(binding.bytes());
    out
}

/// Reads a message of the agent to rank `me`, which said `hello`. `None`: no agent says this.
pub fn read(credential: &Credential, hello: &[u8], me: u32, bytes: &[u8]) -> Option<Said> {
    let (kind, rest) = bytes.split_first_chunk::<4>()?;
    match u32::from_le_bytes(*kind) {
        KIND_WELCOME => {
            let (body, code) = bytes.split_at_checked(bytes.len().checked_sub(CODE)?)?;
            mac(credential, b"door welcome", &[hello, body]).verify_slice(code).ok()?;
            Some(Said::Welcome(decode_addresses(body.get(4..)?)?))
        }
        KIND_ARRIVAL => {
            let (words, code) = <&[u8; ARRIVAL - 4]>::try_from(rest).ok()?.split_at(20);
            let half = |at: usize| u16::from_le_bytes([words[at], words[at + 1]]);
            let word = |at: usize| u32::from(half(at)) | u32::from(half(at + 2)) << 16;
            let encrypted = match half(10) {
                0 => false,
                1 => true,
                _ => return None,
            };
            let names = Names {
                plane: Plane::Data,
                job: u64::from(word(12)) | u64::from(word(16)) << 32,
                from: word(0),
                channel: word(4),
                to: me,
                link: half(8),
                encrypted,
            };
            Some(Said::Arrival(names, Binding::new(code.try_into().ok()?)))
        }
        _ => None,
    }
}

/// Bytes as each message; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    let credential = Credential { job: 7, secret: [1; 32] };
    let _ = read_hello(&credential, data);
    if let Some(Said::Arrival(names, binding)) = read(&credential, &[], 3, data) {
        let again = read(&credential, &[], 3, &arrival(&names, &binding));
        assert_eq!(again, Some(Said::Arrival(names, binding)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(secret: u8) -> Credential {
        Credential { job: 7, secret: [secret; 32] }
    }

    #[test]
    fn rank_and_agent_know_each_other_by_the_secret() {
        let said = hello(&job(1), 9, &[5; 32]);
        assert_eq!(read_hello(&job(1), &said), Some(9));
        assert_eq!(read_hello(&job(2), &said), None);
        let at: Vec<SocketAddr> = vec!["10.0.0.1:4711".parse().unwrap()];
        let answer = welcome(&job(1), &said, &at);
        assert_eq!(read(&job(1), &said, 3, &answer), Some(Said::Welcome(at)));
        assert_eq!(read(&job(2), &said, 3, &answer), None);
        let other = hello(&job(1), 9, &[6; 32]);
        assert_eq!(read(&job(1), &other, 3, &answer), None, "of another conversation");
        for bit in 0..HELLO * 8 {
            let mut bad = said;
            bad[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(read_hello(&job(1), &bad), None, "bit {bit}");
        }
        for cut in 0..answer.len() {
            assert_eq!(read(&job(1), &said, 3, &answer[..cut]), None);
        }
    }

    #[test]
    fn names_of_connections_survive_and_each_node_has_its_name() {
        let names = Names {
            plane: Plane::Data,
            job: 1 << 50 | 3,
            from: 1 << 30,
            channel: 7,
            to: 3,
            link: 500,
            encrypted: true,
        };
        let said = arrival(&names, &Binding::new([8; 32]));
        let heard = read(&job(1), &[], 3, &said);
        assert_eq!(heard, Some(Said::Arrival(names, Binding::new([8; 32]))));
        let all = [name(&job(1), 0), name(&job(1), 1), name(&job(2), 0)];
        assert!(all[0] != all[1] && all[0] != all[2] && all[0].len() == 23);
    }
}
