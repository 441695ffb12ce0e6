//! The handshake of a connection as pure values: bytes in, bytes out, no socket, no clock.
//!
//! Both ends prove that they know the job's secret before anything else is looked at:
//!
//! 1. the connecting side ([`Call`]) sends its *hello*: magic, version, job, its rank, the channel,
//!    the rank that it means, a nonce, and a code over these;
//! 2. the accepting side, for which it is a [`Guest`] from then on, answers with a *challenge*: its
//!    nonce, and a code over hello and nonce;
//! 3. the connecting side sends its *proof*: another code over the same; its messages follow.
//!
//! The codes are HMAC-SHA-256 with the job's secret and a word for the message, so that neither
//! side can be made to answer its own question. That of the hello tells peers from strangers: it
//! may have been heard and said again, so it earns a place among those who wait and nothing more.

use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::fault::{Fault, Refusal};
use crate::btl::{ProcId, channel_of, on_channel, rank_of};
use crate::node::MAX_CHANNELS;

const MAGIC: [u8; 4] = *b"HWTC";
const VERSION: u32 = 3;
/// Bytes of a hello without its code: magic 4, version 4, job 8, rank 4, channel 4, rank meant 4,
/// zero 4, nonce 32.
const HELLO_BODY: usize = 64;
const CODE: usize = 32;
/// Bytes of a hello.
pub(super) const HELLO: usize = HELLO_BODY + CODE;
/// Bytes of a challenge: nonce 32, code 32.
pub(super) const CHALLENGE: usize = 32 + CODE;
/// Bytes of a proof.
pub(super) const PROOF: usize = CODE;

/// A random number that is used once.
pub(super) type Nonce = [u8; 32];

/// A nonce from the kernel.
pub(super) fn nonce() -> Result<Nonce, Fault> {
    let mut nonce = [0; 32];
    getrandom::fill(&mut nonce).map_err(|_| Fault::NoRandom)?;
    Ok(nonce)
}

/// Who this process is.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    pub(super) job: u64,
    pub(super) secret: [u8; 32],
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
}

/// The connecting side: its hello, and whom it means.
#[derive(Clone, Debug)]
pub(super) struct Call {
    hello: [u8; HELLO],
}

impl Call {
    pub(super) fn new(id: &Identity, peer: ProcId, nonce: Nonce) -> Call {
        let mut hello = [0; HELLO];
        let channel = id.channel.unwrap_or(channel_of(peer));
        hello[..4].copy_from_slice(&MAGIC);
        hello[4..8].copy_from_slice(&VERSION.to_le_bytes());
        hello[8..16].copy_from_slice(&id.job.to_le_bytes());
        hello[16..20].copy_from_slice(&id.me.to_le_bytes());
        hello[20..24].copy_from_slice(&channel.to_le_bytes());
        hello[24..28].copy_from_slice(&rank_of(peer).to_le_bytes());
        hello[32..HELLO_BODY].copy_from_slice(&nonce);
        let code = finished(mac(id, b"hello", &[&hello[..HELLO_BODY]]));
        hello[HELLO_BODY..].copy_from_slice(&code);
        Call { hello }
    }

    pub(super) fn hello(&self) -> &[u8; HELLO] {
        &self.hello
    }

    /// Takes the challenge and gives the proof.
    ///
    /// # Errors
    /// The other side is not the peer that was meant.
    pub(super) fn answer(&self, id: &Identity, challenge: &[u8]) -> Result<[u8; PROOF], Refusal> {
        let (nonce, code) = challenge.split_at_checked(32).ok_or(Refusal::Short)?;
        let said = [&self.hello[..], nonce];
        mac(id, b"accept", &said).verify_slice(code).map_err(|_| Refusal::Secret)?;
        Ok(finished(mac(id, b"connect", &said)))
    }
}

/// The accepting side: a peer whose hello is authentic.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) peer: ProcId,
    hello: [u8; HELLO],
}

impl Guest {
    /// Reads a hello.
    ///
    /// # Errors
    /// Why it is not that of a peer who means this process.
    pub(super) fn read(id: &Identity, hello: &[u8]) -> Result<Guest, Refusal> {
        let hello = <[u8; HELLO]>::try_from(hello).map_err(|_| Refusal::Short)?;
        let word = |at: usize| {
            u32::from_le_bytes([hello[at], hello[at + 1], hello[at + 2], hello[at + 3]])
        };
        if hello[..4] != MAGIC {
            return Err(Refusal::Protocol);
        }
        match word(4) {
            VERSION => {}
            other => return Err(Refusal::Version(other)),
        }
        if hello[8..16] != id.job.to_le_bytes() {
            return Err(Refusal::Job);
        }
        let (body, code) = hello.split_at(HELLO_BODY);
        mac(id, b"hello", &[body]).verify_slice(code).map_err(|_| Refusal::Secret)?;
        let (rank, channel, meant) = (word(16), word(20), word(24));
        if meant != rank_of(id.me) {
            return Err(Refusal::Rank);
        }
        let peer = match id.channel {
            _ if rank >= id.nprocs || channel >= MAX_CHANNELS || rank == meant => {
                return Err(Refusal::Name);
            }
            Some(own) if own != channel => return Err(Refusal::Channel),
            Some(_) => rank,
            None => on_channel(rank, channel),
        };
        Ok(Guest { peer, hello })
    }

    /// The challenge, and what is kept until the proof comes.
    pub(super) fn challenge(&self, id: &Identity, nonce: Nonce) -> ([u8; CHALLENGE], Asked) {
        let mut challenge = [0; CHALLENGE];
        challenge[..32].copy_from_slice(&nonce);
        let code = finished(mac(id, b"accept", &[&self.hello, &nonce]));
        challenge[32..].copy_from_slice(&code);
        (challenge, Asked { hello: self.hello, nonce })
    }
}

/// The accepting side: a peer that was asked for its proof.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    hello: [u8; HELLO],
    nonce: Nonce,
}

impl Asked {
    /// Takes the proof.
    ///
    /// # Errors
    /// It proves nothing.
    pub(super) fn check(&self, id: &Identity, proof: &[u8]) -> Result<(), Refusal> {
        let said = [&self.hello[..], &self.nonce];
        mac(id, b"connect", &said).verify_slice(proof).map_err(|_| Refusal::Secret)
    }
}

/// The code of one message, before it is made or checked. The hello holds both ranks.
fn mac(id: &Identity, word: &[u8], said: &[&[u8]]) -> Hmac<Sha256> {
    let mut mac = match Hmac::<Sha256>::new_from_slice(&id.secret) {
        Ok(mac) => mac,
        Err(_) => unreachable!("HMAC takes a key of any length"),
    };
    mac.update(word);
    mac.update(&[0]);
    said.iter().for_each(|part| mac.update(part));
    mac
}

fn finished(mac: Hmac<Sha256>) -> [u8; CODE] {
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(me: ProcId, secret: u8) -> Identity {
        Identity { job: 77, secret: [secret; 32], me, nprocs: 9, channel: None }
    }

    /// Runs a handshake; whom each side takes the other for.
    fn run(
        connector: &Identity,
        acceptor: &Identity,
        towards: ProcId,
        tamper: impl Fn(usize, &mut Vec<u8>),
    ) -> Result<ProcId, Refusal> {
        let call = Call::new(connector, towards, [1; 32]);
        let mut hello = call.hello().to_vec();
        tamper(0, &mut hello);
        let guest = Guest::read(acceptor, &hello)?;
        let (challenge, asked) = guest.challenge(acceptor, [2; 32]);
        let mut challenge = challenge.to_vec();
        tamper(1, &mut challenge);
        let mut proof = call.answer(connector, &challenge)?.to_vec();
        tamper(2, &mut proof);
        asked.check(acceptor, &proof)?;
        Ok(guest.peer)
    }

    #[test]
    fn members_of_a_job_recognise_each_other() {
        assert_eq!(run(&id(3, 1), &id(5, 1), 5, |_, _| {}), Ok(3));
    }

    #[test]
    fn a_process_without_channels_is_one_peer_per_channel() {
        let served = |me, channel| Identity { channel, ..id(me, 1) };
        let there = on_channel(5, 2);
        assert_eq!(run(&id(3, 1), &served(5, Some(2)), there, |_, _| {}), Ok(3));
        assert_eq!(run(&served(3, Some(2)), &id(5, 1), 5, |_, _| {}), Ok(on_channel(3, 2)));
        assert_eq!(run(&served(3, Some(2)), &served(5, Some(2)), 5, |_, _| {}), Ok(3));
        let other = run(&served(3, Some(1)), &served(5, Some(2)), 5, |_, _| {});
        assert_eq!(other, Err(Refusal::Channel));
    }

    #[test]
    fn another_secret_job_or_name_is_refused() {
        let other = Identity { job: 78, ..id(5, 1) };
        assert_eq!(run(&id(3, 1), &id(5, 2), 5, |_, _| {}), Err(Refusal::Secret));
        assert_eq!(run(&id(3, 1), &other, 5, |_, _| {}), Err(Refusal::Job));
        assert_eq!(run(&id(3, 1), &id(6, 1), 5, |_, _| {}), Err(Refusal::Rank));
        assert_eq!(run(&id(9, 1), &id(5, 1), 5, |_, _| {}), Err(Refusal::Name), "beyond the job");
        assert_eq!(run(&id(5, 1), &id(5, 1), 5, |_, _| {}), Err(Refusal::Name), "its own name");
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
    fn a_message_cut_short_or_noise_is_an_error() {
        assert_eq!(Guest::read(&id(5, 1), b"GET / HTTP/1.1").unwrap_err(), Refusal::Short);
        assert_eq!(Guest::read(&id(5, 1), &[7; HELLO]).unwrap_err(), Refusal::Protocol);
        let call = Call::new(&id(3, 1), 5, [1; 32]);
        for cut in [0, 31, 32, CHALLENGE - 1] {
            assert!(call.answer(&id(3, 1), &[0; CHALLENGE][..cut]).is_err());
        }
    }

    #[test]
    fn no_code_answers_another_question() {
        // An attacker sends back what it was sent.
        let call = Call::new(&id(3, 9), 5, [1; 32]);
        let guest = Guest::read(&id(5, 9), call.hello()).unwrap();
        let (challenge, asked) = guest.challenge(&id(5, 9), [2; 32]);
        assert!(asked.check(&id(5, 9), &challenge[32..]).is_err());
        assert!(asked.check(&id(5, 9), &call.hello()[HELLO_BODY..]).is_err());
        assert!(call.answer(&id(3, 9), &call.hello()[HELLO - CHALLENGE..]).is_err());
    }
}
