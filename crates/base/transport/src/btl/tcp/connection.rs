//! The handshake of a connection as a pure state machine: bytes in, bytes out, no socket, no clock.
//!
//! Both ends prove that they know the job's secret before anything else is looked at:
//!
//! 1. the connecting side sends `Hello`: magic, version, job, its rank, the channel, a nonce;
//! 2. the accepting side answers `Challenge`: its nonce, and a code over hello, nonce and its rank;
//! 3. the connecting side sends `Proof`: another code over the same; its messages follow at once.
//!
//! The codes are HMAC-SHA-256 with the job's secret and a word for the role, so that neither side
//! can be made to answer its own question.

use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::btl::{MAX_PROCS, ProcId, channel_of, on_channel, rank_of};
use crate::node::MAX_CHANNELS;

const MAGIC: [u8; 4] = *b"HWTC";
const VERSION: u32 = 2;
/// Bytes of a hello: magic 4, version 4, job 8, rank 4, channel 4, nonce 32.
pub(super) const HELLO: usize = 56;
/// Bytes of a challenge: nonce 32, code 32.
pub(super) const CHALLENGE: usize = 64;
/// Bytes of a proof.
pub(super) const PROOF: usize = 32;

/// A random number that is used once.
pub(super) type Nonce = [u8; 32];

/// Who this process is.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    pub(super) job: u64,
    pub(super) secret: [u8; 32],
    pub(super) me: ProcId,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
}

/// Where a handshake stands: what it waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Accepting side: the hello.
    Hello { nonce: Nonce },
    /// Accepting side: the proof.
    Proof { peer: ProcId, expected: [u8; 32] },
    /// Connecting side: the challenge of `peer`.
    Challenge { peer: ProcId, hello: [u8; HELLO] },
    /// Nothing any more.
    Done,
}

/// One handshake.
#[derive(Clone, Debug)]
pub(super) struct Handshake {
    stage: Stage,
}

/// What follows from a message of the handshake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Send these bytes, then wait for more.
    Reply(Vec<u8>),
    /// Send these bytes (perhaps none); the connection to `peer` is open.
    Open { peer: ProcId, last: Vec<u8> },
}

impl Handshake {
    /// The connecting side towards `peer`, and its hello.
    pub(super) fn connect(id: &Identity, peer: ProcId, nonce: Nonce) -> (Handshake, [u8; HELLO]) {
        let mut hello = [0; HELLO];
        hello[..4].copy_from_slice(&MAGIC);
        hello[4..8].copy_from_slice(&VERSION.to_le_bytes());
        hello[8..16].copy_from_slice(&id.job.to_le_bytes());
        hello[16..20].copy_from_slice(&id.me.to_le_bytes());
        let channel = id.channel.unwrap_or(channel_of(peer));
        hello[20..24].copy_from_slice(&channel.to_le_bytes());
        hello[24..].copy_from_slice(&nonce);
        (Handshake { stage: Stage::Challenge { peer, hello } }, hello)
    }

    /// The accepting side.
    pub(super) fn accept(nonce: Nonce) -> Handshake {
        Handshake { stage: Stage::Hello { nonce } }
    }

    /// Bytes of the message that it waits for.
    pub(super) fn needs(&self) -> usize {
        match self.stage {
            Stage::Hello { .. } => HELLO,
            Stage::Proof { .. } => PROOF,
            Stage::Challenge { .. } => CHALLENGE,
            Stage::Done => 0,
        }
    }

    /// True on the connecting side as long as the peer cannot take the connection for open.
    pub(super) fn can_be_dropped(&self) -> bool {
        matches!(self.stage, Stage::Challenge { .. })
    }

    /// On the accepting side, who the peer says that it is, if `bytes` are its hello. Not proved.
    pub(super) fn caller(&self, id: &Identity, bytes: &[u8]) -> Option<ProcId> {
        match self.stage {
            Stage::Hello { .. } => check_hello(id, bytes.try_into().ok()?).ok(),
            Stage::Proof { .. } | Stage::Challenge { .. } | Stage::Done => None,
        }
    }

    /// Takes a message of [`Handshake::needs`] bytes.
    ///
    /// # Errors
    /// Why the peer does not belong to the job; the connection is to be closed.
    pub(super) fn handle(&mut self, id: &Identity, bytes: &[u8]) -> Result<Step, &'static str> {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Hello { nonce } => {
                let hello = <[u8; HELLO]>::try_from(bytes).map_err(|_| "a hello was cut off")?;
                let peer = check_hello(id, &hello)?;
                let expected = code(id, b"connect", &hello, &nonce, id.me);
                self.stage = Stage::Proof { peer, expected };
                let mut reply = nonce.to_vec();
                reply.extend_from_slice(&code(id, b"accept", &hello, &nonce, id.me));
                Ok(Step::Reply(reply))
            }
            Stage::Proof { peer, expected } => match same(bytes, &expected) {
                true => Ok(Step::Open { peer, last: Vec::new() }),
                false => Err("it does not know the secret of this job"),
            },
            Stage::Challenge { peer, hello } => {
                let (nonce, proof) = bytes.split_at_checked(32).ok_or("a challenge was cut off")?;
                let nonce = Nonce::try_from(nonce).map_err(|_| "a challenge was cut off")?;
                match same(proof, &code(id, b"accept", &hello, &nonce, peer)) {
                    true => {
                        let last = code(id, b"connect", &hello, &nonce, peer).to_vec();
                        Ok(Step::Open { peer, last })
                    }
                    false => Err("it does not know the secret of this job, or is another rank"),
                }
            }
            Stage::Done => Err("the handshake was over"),
        }
    }
}

fn check_hello(id: &Identity, hello: &[u8; HELLO]) -> Result<ProcId, &'static str> {
    let word = |at: usize| [hello[at], hello[at + 1], hello[at + 2], hello[at + 3]];
    if word(0) != MAGIC {
        return Err("it does not speak the protocol of this library");
    }
    if u32::from_le_bytes(word(4)) != VERSION {
        return Err("it speaks another version of the protocol");
    }
    if hello[8..16] != id.job.to_le_bytes() {
        return Err("it belongs to another job");
    }
    let (rank, channel) = (u32::from_le_bytes(word(16)), u32::from_le_bytes(word(20)));
    match id.channel {
        _ if rank >= MAX_PROCS || channel >= MAX_CHANNELS => Err("it has no possible name"),
        Some(own) if own != channel => Err("it wants another channel"),
        Some(_) => Ok(rank),
        None => Ok(on_channel(rank, channel)),
    }
}

/// The code of one role over all that was said, for the accepting rank `acceptor`.
fn code(
    id: &Identity,
    role: &[u8],
    hello: &[u8; HELLO],
    nonce: &Nonce,
    acceptor: ProcId,
) -> [u8; 32] {
    let acceptor = rank_of(acceptor);
    // HMAC takes a key of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&id.secret) else { return [0; 32] };
    for part in [role, &[0], hello, nonce, &acceptor.to_le_bytes()] {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// Compares without telling by the time where the difference is.
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |acc, (x, y)| acc | (x ^ y)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(me: ProcId, secret: u8) -> Identity {
        Identity { job: 77, secret: [secret; 32], me, channel: None }
    }

    /// Runs a handshake from 3 to 5; the result of each side.
    fn run(
        connector: &Identity,
        acceptor: &Identity,
        towards: ProcId,
        tamper: impl Fn(usize, &mut Vec<u8>),
    ) -> Result<(ProcId, ProcId), &'static str> {
        let (mut a, hello) = Handshake::connect(connector, towards, [1; 32]);
        let mut b = Handshake::accept([2; 32]);
        let mut hello = hello.to_vec();
        tamper(0, &mut hello);
        assert_eq!(b.needs(), HELLO);
        let Step::Reply(mut challenge) = b.handle(acceptor, &hello)? else { panic!() };
        tamper(1, &mut challenge);
        assert!((a.needs(), challenge.len()) == (CHALLENGE, CHALLENGE) && a.can_be_dropped());
        let Step::Open { peer: reached, last: mut proof } = a.handle(connector, &challenge)? else {
            panic!()
        };
        assert!(!a.can_be_dropped());
        tamper(2, &mut proof);
        let Step::Open { peer, last } = b.handle(acceptor, &proof)? else { panic!() };
        assert!(last.is_empty());
        Ok((peer, reached))
    }

    #[test]
    fn members_of_a_job_recognise_each_other() {
        assert_eq!(run(&id(3, 1), &id(5, 1), 5, |_, _| {}), Ok((3, 5)));
    }

    #[test]
    fn a_process_without_channels_is_one_peer_per_channel() {
        let served = |me, channel| Identity { channel, ..id(me, 1) };
        let there = on_channel(5, 2);
        assert_eq!(run(&id(3, 1), &served(5, Some(2)), there, |_, _| {}), Ok((3, there)));
        assert_eq!(run(&served(3, Some(2)), &id(5, 1), 5, |_, _| {}), Ok((on_channel(3, 2), 5)));
        assert_eq!(run(&served(3, Some(2)), &served(5, Some(2)), 5, |_, _| {}), Ok((3, 5)));
        assert!(run(&served(3, Some(1)), &served(5, Some(2)), 5, |_, _| {}).is_err());
    }

    #[test]
    fn another_secret_job_or_rank_is_refused() {
        assert!(run(&id(3, 1), &id(5, 2), 5, |_, _| {}).is_err());
        assert!(run(&id(3, 1), &Identity { job: 78, ..id(5, 1) }, 5, |_, _| {}).is_err());
        assert!(run(&id(3, 1), &id(6, 1), 5, |_, _| {}).is_err(), "not the rank that was meant");
    }

    #[test]
    fn every_bit_counts() {
        for (message, len) in [(0, HELLO), (1, CHALLENGE), (2, PROOF)] {
            for bit in 0..len * 8 {
                let result = run(&id(3, 1), &id(5, 1), 5, |m, bytes| {
                    if m == message {
                        bytes[bit / 8] ^= 1 << (bit % 8);
                    }
                });
                assert!(result.is_err(), "bit {bit} of message {message}");
            }
        }
    }

    #[test]
    fn a_message_cut_short_or_too_many_is_an_error() {
        let mut b = Handshake::accept([2; 32]);
        assert!(b.handle(&id(5, 1), b"GET / HTTP/1.1").is_err());
        assert_eq!(b.needs(), 0);
        assert!(b.handle(&id(5, 1), b"more").is_err());
    }

    #[test]
    fn a_challenge_cannot_be_answered_by_its_own_echo() {
        // An attacker connects and sends the acceptor's own code back as the proof.
        let (_, hello) = Handshake::connect(&id(3, 9), 5, [1; 32]);
        let mut b = Handshake::accept([2; 32]);
        let Ok(Step::Reply(challenge)) = b.handle(&id(5, 1), &hello) else { panic!() };
        assert!(b.handle(&id(5, 1), &challenge[32..]).is_err());
    }
}
