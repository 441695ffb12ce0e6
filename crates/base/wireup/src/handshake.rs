//! The handshake of a connection as pure values: bytes in, bytes out, no socket, no clock.
//!
//! Both ends prove that they know the job's secret before anything else is looked at:
//!
//! 1. the connecting side ([`Call`]) sends its *hello*: magic, version, job, its [`Names`], a
//!    nonce, and a code over these;
//! 2. the accepting side, for which it is a [`HalfOpen`] from then on, answers with a *challenge*:
//!    its [`Answer`], a nonce, and a code over hello, answer and nonce;
//! 3. the connecting side sends its *proof*, another code over the same; what the connection is for
//!    follows.
//!
//! The codes are HMAC-SHA-256 with the job's secret and a word for the message, so that neither
//! side can be made to answer its own question. That of the hello tells members of the job from
//! unauthenticated: it may have been heard and said again, so it earns a place among those who wait
//! and nothing more. The byte table is `docs/formats/handshake.md`.

use hawser_segment::outside;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use thiserror::Error;

const MAGIC: [u8; 4] = *b"HWTC";
/// Version of the handshake.
pub const VERSION: u32 = 7;
/// Where the nonce of a hello is.
const NONCE: usize = 44;
/// Bytes of a hello without its code: magic 4, version 4, job 8, from 8 and 4, channel 4, to 4,
/// plane 2, link 2, encryption 4, nonce 32.
const HELLO_BODY: usize = NONCE + 32;
const CODE: usize = 32;
/// Bytes of a hello.
pub const HELLO: usize = HELLO_BODY + CODE;
/// Bytes of a challenge without its code: answer 4, nonce 32.
const CHALLENGE_BODY: usize = 36;
/// Bytes of a challenge.
pub const CHALLENGE: usize = CHALLENGE_BODY + CODE;
/// Bytes of a proof.
pub const PROOF: usize = CODE;

/// A random number that is used once.
pub type Nonce = [u8; 32];

/// The kernel has no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no random numbers")]
pub struct NoRandom;

/// A nonce from the kernel.
///
/// # Errors
/// See [`NoRandom`].
pub fn nonce() -> Result<Nonce, NoRandom> {
    let mut nonce = [0; 32];
    getrandom::fill(&mut nonce).map_err(|_| NoRandom)?;
    Ok(nonce)
}

/// What makes a process a member of a job.
#[derive(Clone, PartialEq, Eq)]
pub struct Credential {
    /// The job's number.
    pub job: u64,
    /// Its secret.
    pub secret: [u8; 32],
}

impl Credential {
    /// A code with the secret as its key: the way by which secrets become keys, after which a
    /// thread wipes its stack.
    pub fn code(&self) -> Hmac<Sha256> {
        outside::note_secret();
        match Hmac::<Sha256>::new_from_slice(&self.secret) {
            Ok(mac) => mac,
            Err(_) => unreachable!("HMAC takes a key of any length"),
        }
    }
}

impl Drop for Credential {
    /// Nothing of the secret stays in memory that is used no more: images of processes have that.
    fn drop(&mut self) {
        self.secret.fill(0);
        std::hint::black_box(&mut self.secret);
        // What was called with it has left parts of it on the stack.
        outside::note_secret();
    }
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The secret must not get into a message.
        write!(f, "Credential({:016x})", self.job)
    }
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plane {
    /// Messages between ranks: the names are ranks.
    Data,
    /// The out-of-band network: the names are numbers of nodes.
    Control,
    /// Two jobs meet at a port ([`crate::interjob`]): the names are ranks, and the caller does not
    /// know the one that is meant.
    Port,
    /// A rank asks the head of its cell for a way to a node of another cell ([`crate::gateway`]),
    /// or a head that of another cell: from is the rank, to the node.
    Gateway,
    /// A process asks the name server of its user: from is the rank, to is 0.
    Service,
    /// A node asks another one for files of a set of images; names are 0.
    Images,
}

impl Plane {
    fn from_word(word: u16) -> Option<Plane> {
        match word {
            0 => Some(Plane::Data),
            1 => Some(Plane::Control),
            2 => Some(Plane::Port),
            3 => Some(Plane::Gateway),
            4 => Some(Plane::Service),
            5 => Some(Plane::Images),
            _ => None,
        }
    }
}

/// Who connects to whom, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names {
    /// What the connection is for.
    pub plane: Plane,
    /// The job of the connecting side. That of the other one is the job whose secret is used.
    pub job: u64,
    /// The connecting rank, or the number of its node.
    pub from: u32,
    /// The channel of the message engines at both ends; 0 on the control plane.
    pub channel: u32,
    /// The rank, or the node, that is meant.
    pub to: u32,
    /// Which of several connections between the two; on the control plane 0, or 1 where the root is
    /// asked for a parent.
    pub link: u16,
    /// What follows the handshake is encrypted ([`crate::tls`]).
    pub encrypted: bool,
}

/// Which side of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one that has made it.
    Caller,
    /// The one that was called.
    Answerer,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Caller => Side::Answerer,
            Side::Answerer => Side::Caller,
        }
    }
}

/// What binds that which follows a handshake to it: a code over all that was said, which both sides
/// know and nobody without the secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Binding([u8; CODE]);

impl Binding {
    /// From its bytes.
    pub fn new(bytes: [u8; CODE]) -> Binding {
        Binding(bytes)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; CODE] {
        &self.0
    }

    /// What the key of a side is made of.
    pub fn seed(&self, side: Side) -> [u8; CODE] {
        let word: &[u8] = match side {
            Side::Caller => b"key of the caller",
            Side::Answerer => b"key of the answerer",
        };
        let key = Credential { job: 0, secret: self.0 };
        finished(mac(&key, word, &[]))
    }
}

impl std::fmt::Debug for Binding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Keys are made of it.
        f.write_str("Binding")
    }
}

/// What the accepting side says to somebody who knows the secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Go on.
    Welcome,
    /// Not this connection, for good.
    No(Reason),
    /// Too many connections wait for the rank that is meant: it takes none at the moment.
    Later,
}

/// Why a member of the job is turned away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Reason {
    /// The one that is meant is somewhere else, or does not exist.
    #[error("the process that is meant is not there")]
    Unknown,
    /// The rank that is meant has ended.
    #[error("the process that is meant has ended")]
    Ended,
    /// The one that connects is none of whom this is expected.
    #[error("it is not expected there")]
    Unexpected,
    /// One of the two encrypts, the other does not.
    #[error(
        "one side encrypts its connections and the other does not; net_tls (--tls) must be the \
         same for all hosts and processes of the job"
    )]
    Encryption,
}

impl Answer {
    fn word(self) -> u32 {
        match self {
            Answer::Welcome => 0,
            Answer::Later => 1,
            Answer::No(Reason::Unknown) => 2,
            Answer::No(Reason::Ended) => 3,
            Answer::No(Reason::Unexpected) => 4,
            Answer::No(Reason::Encryption) => 5,
        }
    }

    fn from_word(word: u32) -> Option<Answer> {
        Some(match word {
            0 => Answer::Welcome,
            1 => Answer::Later,
            2 => Answer::No(Reason::Unknown),
            3 => Answer::No(Reason::Ended),
            4 => Answer::No(Reason::Unexpected),
            5 => Answer::No(Reason::Encryption),
            _ => return None,
        })
    }
}

/// Why somebody is not taken for a member of this job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Its first bytes are those of something else.
    #[error("it does not speak the protocol of this library")]
    Protocol,
    /// It is of another release.
    #[error("it speaks version {0} of the protocol")]
    Version(u32),
    /// It names another job.
    #[error("it belongs to another job")]
    Job,
    /// A code is wrong.
    #[error("it does not know the secret of this job")]
    Secret,
    /// It knows the secret and says what nobody says.
    #[error("it has no name of this job")]
    Name,
    /// A message has not the length that it must have.
    #[error("it sent a message of the handshake that is too short")]
    Short,
    /// It has said this hello before, or somebody has heard it.
    #[error("it repeats a hello that was said before")]
    Repeated,
    /// Nothing came in time.
    #[error("it did not say who it is in time")]
    Silent,
}

/// The connecting side.
#[derive(Clone, Debug)]
pub struct Call {
    hello: [u8; HELLO],
}

impl Call {
    /// A call with these names; the nonce is new.
    pub fn new(credential: &Credential, names: &Names, nonce: &Nonce) -> Call {
        let mut hello = [0; HELLO];
        hello[..4].copy_from_slice(&MAGIC);
        hello[4..8].copy_from_slice(&VERSION.to_le_bytes());
        hello[8..16].copy_from_slice(&credential.job.to_le_bytes());
        hello[16..24].copy_from_slice(&names.job.to_le_bytes());
        hello[24..28].copy_from_slice(&names.from.to_le_bytes());
        hello[28..32].copy_from_slice(&names.channel.to_le_bytes());
        hello[32..36].copy_from_slice(&names.to.to_le_bytes());
        hello[36..38].copy_from_slice(&(names.plane as u16).to_le_bytes());
        hello[38..40].copy_from_slice(&names.link.to_le_bytes());
        hello[40..NONCE].copy_from_slice(&u32::from(names.encrypted).to_le_bytes());
        hello[NONCE..HELLO_BODY].copy_from_slice(nonce);
        let code = finished(mac(credential, b"hello", &[&hello[..HELLO_BODY]]));
        hello[HELLO_BODY..].copy_from_slice(&code);
        Call { hello }
    }

    /// The first message.
    pub fn hello(&self) -> &[u8; HELLO] {
        &self.hello
    }

    /// Takes the challenge and gives what the other side has answered, with the proof that it wants
    /// after [`Answer::Welcome`], and what binds that which follows.
    ///
    /// # Errors
    /// The other side is no member of the job.
    pub fn answer(
        &self,
        credential: &Credential,
        challenge: &[u8],
    ) -> Result<(Answer, [u8; PROOF], Binding), Refusal> {
        let challenge = <&[u8; CHALLENGE]>::try_from(challenge).map_err(|_| Refusal::Short)?;
        let (body, code) = challenge.split_at(CHALLENGE_BODY);
        let said = [&self.hello[..], body];
        mac(credential, b"accept", &said).verify_slice(code).map_err(|_| Refusal::Secret)?;
        let answer = Answer::from_word(word(challenge, 0)).ok_or(Refusal::Name)?;
        let proof = finished(mac(credential, b"connect", &said));
        Ok((answer, proof, Binding(finished(mac(credential, b"bind", &said)))))
    }
}

/// The number of the job, or of the port or meeting, whose secret a hello claims to know.
pub fn addressee(hello: &[u8; HELLO]) -> u64 {
    u64::from(word(hello, 8)) | u64::from(word(hello, 12)) << 32
}

/// The accepting side: somebody whose hello is authentic, though perhaps repeated.
#[derive(Clone, Debug)]
pub struct HalfOpen {
    names: Names,
    hello: [u8; HELLO],
}

impl HalfOpen {
    /// Why a hello is refused whose secret is not known here.
    pub fn unknown(hello: &[u8; HELLO]) -> Refusal {
        let nobody = Credential { job: addressee(hello), secret: [0; 32] };
        // Its form may be wrong, too, which says more.
        match HalfOpen::read(&nobody, hello) {
            Err(why @ (Refusal::Protocol | Refusal::Version(_))) => why,
            _ => Refusal::Job,
        }
    }

    /// Reads a hello.
    ///
    /// # Errors
    /// Why it is not that of a member of the job.
    pub fn read(credential: &Credential, hello: &[u8]) -> Result<HalfOpen, Refusal> {
        let hello = <[u8; HELLO]>::try_from(hello).map_err(|_| Refusal::Short)?;
        if hello[..4] != MAGIC {
            return Err(Refusal::Protocol);
        }
        match word(&hello, 4) {
            VERSION => {}
            other => return Err(Refusal::Version(other)),
        }
        if hello[8..16] != credential.job.to_le_bytes() {
            return Err(Refusal::Job);
        }
        let (body, code) = hello.split_at(HELLO_BODY);
        mac(credential, b"hello", &[body]).verify_slice(code).map_err(|_| Refusal::Secret)?;
        let half = |at: usize| u16::from_le_bytes([hello[at], hello[at + 1]]);
        let plane = Plane::from_word(half(36)).ok_or(Refusal::Name)?;
        let encrypted = match word(&hello, 40) {
            0 => false,
            1 => true,
            _ => return Err(Refusal::Name),
        };
        let names = Names {
            plane,
            job: u64::from(word(&hello, 16)) | u64::from(word(&hello, 20)) << 32,
            from: word(&hello, 24),
            channel: word(&hello, 28),
            to: word(&hello, 32),
            link: half(38),
            encrypted,
        };
        Ok(HalfOpen { names, hello })
    }

    /// What the hello says.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// What tells this hello from all others.
    pub fn nonce(&self) -> Nonce {
        let mut nonce = [0; 32];
        nonce.copy_from_slice(&self.hello[NONCE..HELLO_BODY]);
        nonce
    }

    /// The challenge, and what is kept until the proof comes; the nonce is new.
    pub fn challenge(
        &self,
        credential: &Credential,
        answer: Answer,
        nonce: &Nonce,
    ) -> ([u8; CHALLENGE], Asked) {
        let mut challenge = [0; CHALLENGE];
        challenge[..4].copy_from_slice(&answer.word().to_le_bytes());
        challenge[4..CHALLENGE_BODY].copy_from_slice(nonce);
        let mut said = [0; HELLO + CHALLENGE_BODY];
        said[..HELLO].copy_from_slice(&self.hello);
        said[HELLO..].copy_from_slice(&challenge[..CHALLENGE_BODY]);
        let code = finished(mac(credential, b"accept", &[&said]));
        challenge[CHALLENGE_BODY..].copy_from_slice(&code);
        (challenge, Asked { said })
    }
}

/// The accepting side: somebody who was asked for a proof.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The hello, and the challenge without its code.
    said: [u8; HELLO + CHALLENGE_BODY],
}

impl Asked {
    /// Takes the proof, and gives what binds that which follows.
    ///
    /// # Errors
    /// It proves nothing.
    pub fn check(&self, credential: &Credential, proof: &[u8]) -> Result<Binding, Refusal> {
        let code = mac(credential, b"connect", &[&self.said]);
        code.verify_slice(proof).map_err(|_| Refusal::Secret)?;
        Ok(Binding(finished(mac(credential, b"bind", &[&self.said]))))
    }
}

/// The code of one message, before it is made or checked.
pub(crate) fn mac(credential: &Credential, word: &[u8], said: &[&[u8]]) -> Hmac<Sha256> {
    let mut mac = credential.code();
    mac.update(word);
    mac.update(&[0]);
    said.iter().for_each(|part| mac.update(part));
    mac
}

fn finished(mac: Hmac<Sha256>) -> [u8; CODE] {
    mac.finalize().into_bytes().into()
}

/// The number at a place that both callers have: it is inside of the array.
fn word<const N: usize>(bytes: &[u8; N], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// Bytes from unauthenticated connections as each message of a handshake; for fuzzing. Any input
/// must return.
pub fn fuzz(data: &[u8]) {
    let credential = Credential { job: 7, secret: [1; 32] };
    let names =
        Names { plane: Plane::Data, job: 7, from: 3, channel: 1, to: 5, link: 0, encrypted: true };
    let _ = Call::new(&credential, &names, &[2; 32]).answer(&credential, data);
    if let Ok(half_open) = HalfOpen::read(&credential, data) {
        let (_, asked) = half_open.challenge(&credential, Answer::Welcome, &[3; 32]);
        let _ = asked.check(&credential, data);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(secret: u8) -> Credential {
        Credential { job: 77, secret: [secret; 32] }
    }

    fn names(plane: Plane) -> Names {
        Names { plane, job: 1 << 40 | 9, from: 3, channel: 2, to: 5, link: 1, encrypted: true }
    }

    /// Runs a handshake; whom the accepting side takes the other for, and what the connecting side
    /// is told.
    fn run(
        connector: &Credential,
        acceptor: &Credential,
        said: &Names,
        answer: Answer,
        tamper: impl Fn(usize, &mut Vec<u8>),
    ) -> Result<(Names, Answer), Refusal> {
        let call = Call::new(connector, said, &[1; 32]);
        let mut hello = call.hello().to_vec();
        tamper(0, &mut hello);
        let half_open = HalfOpen::read(acceptor, &hello)?;
        let (challenge, asked) = half_open.challenge(acceptor, answer, &[2; 32]);
        let mut challenge = challenge.to_vec();
        tamper(1, &mut challenge);
        let (heard, proof, ours) = call.answer(connector, &challenge)?;
        let mut proof = proof.to_vec();
        tamper(2, &mut proof);
        assert_eq!(asked.check(acceptor, &proof)?, ours, "both sides know the same");
        Ok((*half_open.names(), heard))
    }

    #[test]
    fn members_of_a_job_recognise_each_other_on_both_planes() {
        for plane in [Plane::Data, Plane::Control, Plane::Port, Plane::Gateway, Plane::Service] {
            let said = names(plane);
            let heard = run(&member(1), &member(1), &said, Answer::Welcome, |_, _| {});
            assert_eq!(heard, Ok((said, Answer::Welcome)));
        }
    }

    #[test]
    fn each_answer_is_heard_as_it_was_said() {
        for answer in [
            Answer::Welcome,
            Answer::Later,
            Answer::No(Reason::Unknown),
            Answer::No(Reason::Ended),
            Answer::No(Reason::Unexpected),
            Answer::No(Reason::Encryption),
        ] {
            let heard = run(&member(1), &member(1), &names(Plane::Data), answer, |_, _| {});
            assert_eq!(heard.map(|h| h.1), Ok(answer));
            assert_eq!(Answer::from_word(answer.word()), Some(answer));
        }
        assert_eq!(Answer::from_word(6), None);
    }

    #[test]
    fn another_secret_or_job_is_refused() {
        let other = Credential { job: 78, ..member(1) };
        let said = names(Plane::Data);
        let run =
            |acceptor: &Credential| run(&member(1), acceptor, &said, Answer::Welcome, |_, _| {});
        assert_eq!(run(&member(2)), Err(Refusal::Secret));
        assert_eq!(run(&other), Err(Refusal::Job));
    }

    #[test]
    fn every_bit_counts() {
        for (message, len) in [(0, HELLO), (1, CHALLENGE), (2, PROOF)] {
            for bit in 0..len * 8 {
                let said = names(Plane::Data);
                let result = run(&member(1), &member(1), &said, Answer::Welcome, |m, bytes| {
                    if m == message {
                        bytes[bit / 8] ^= 1 << (bit % 8);
                    }
                });
                assert!(result.is_err(), "bit {bit} of message {message}");
            }
        }
    }

    #[test]
    fn a_message_cut_short_noise_or_a_name_that_no_member_has_is_an_error() {
        let read = |bytes: &[u8]| HalfOpen::read(&member(1), bytes).map(|g| *g.names());
        assert_eq!(read(b"GET / HTTP/1.1"), Err(Refusal::Short));
        assert_eq!(read(&[7; HELLO]), Err(Refusal::Protocol));
        let call = Call::new(&member(1), &names(Plane::Data), &[1; 32]);
        for cut in [0, 31, 32, CHALLENGE - 1] {
            assert!(call.answer(&member(1), &[0; CHALLENGE][..cut]).is_err());
        }
        let mut strange = *call.hello();
        strange[36] = u8::MAX;
        let code = finished(mac(&member(1), b"hello", &[&strange[..HELLO_BODY]]));
        strange[HELLO_BODY..].copy_from_slice(&code);
        assert_eq!(read(&strange), Err(Refusal::Name), "an unknown plane");
        strange[4..8].copy_from_slice(&3u32.to_le_bytes());
        assert_eq!(read(&strange), Err(Refusal::Version(3)));
    }

    #[test]
    fn no_code_answers_another_question() {
        // An attacker sends back what it was sent.
        let call = Call::new(&member(9), &names(Plane::Data), &[1; 32]);
        let half_open = HalfOpen::read(&member(9), call.hello()).unwrap();
        let (challenge, asked) = half_open.challenge(&member(9), Answer::Welcome, &[2; 32]);
        assert!(asked.check(&member(9), &challenge[CHALLENGE_BODY..]).is_err());
        assert!(asked.check(&member(9), &call.hello()[HELLO_BODY..]).is_err());
        assert!(call.answer(&member(9), &call.hello()[HELLO - CHALLENGE..]).is_err());
    }

    #[test]
    fn no_message_to_people_has_the_secret() {
        let text = format!("{:?}", Credential { job: 0x4d, secret: [0xab; 32] });
        assert_eq!(text, "Credential(000000000000004d)");
    }
}
