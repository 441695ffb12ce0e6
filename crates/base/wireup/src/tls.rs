//! Encryption of a connection: TLS 1.3 after the [handshake](crate::handshake), on its socket.
//!
//! Both sides of a connection know the same [`Binding`] from the handshake: a code over all that
//! was said in it, with the job's secret. From this each derives the key pairs of both sides,
//! shows its own as a raw public key (RFC 7250), and accepts exactly the other's. So a session
//! belongs to one handshake: it cannot be moved to another connection, played back, or turned
//! round, and nobody gets in between without the secret. The keys of the bytes come from an
//! ephemeral exchange: who learns the secret later cannot read what was recorded.
//!
//! A [`Session`] has the socket's bytes on one side and the connection's on the other. It never
//! blocks, and what waits in it is bounded.

use std::fmt;
use std::io::{self, ErrorKind, IoSlice, IoSliceMut, Read, Write};
use std::os::fd::{OwnedFd, RawFd};
use std::sync::Arc;

use hawser_os::socket;
use rustls::client::AlwaysResolvesClientRawPublicKeys;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls13_signature_with_raw_key};
use rustls::pki_types::{
    CertificateDer, PrivatePkcs8KeyDer, ServerName, SubjectPublicKeyInfoDer, UnixTime,
};
use rustls::server::AlwaysResolvesServerRawPublicKeys;
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::sign::{CertifiedKey, SigningKey};
use rustls::{
    AlertDescription, CertificateError, ClientConfig, ClientConnection, Connection,
    DigitallySignedStruct, DistinguishedName, Error, PeerIncompatible, ServerConfig,
    ServerConnection, SignatureScheme, version,
};

use crate::WireupError;
use crate::handshake::{Binding, Side};
use loan::Loan;

mod loan;

/// Bytes that are read from the socket at once.
const READ: usize = 64 << 10;
/// Bytes that wait in a session until the socket takes them.
const WAITING: usize = 256 << 10;
/// What a private key of Ed25519 begins with in PKCS #8 (RFC 8410); its 32 bytes follow.
const PKCS8: [u8; 16] = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

/// The parameter that asks for encryption; for messages.
pub const PARAM: &str = "net_tls";

/// The other side is not the one with whom the handshake was.
const KEY: &str = "it shows another key than the one of this connection";
/// It says so of this side.
const OWN_KEY: &str = "it refuses the key of this side";
/// They are no records of TLS.
const PLAIN: &str = "it sends bytes that are not encrypted";
/// They were changed, moved, or left out.
const CHANGED: &str = "what it sent was changed on its way";

fn key_of(binding: &Binding, side: Side) -> Result<Arc<dyn SigningKey>, Error> {
    let mut der = [0; PKCS8.len() + 32];
    der[..PKCS8.len()].copy_from_slice(&PKCS8);
    der[PKCS8.len()..].copy_from_slice(&binding.seed(side));
    ring::sign::any_eddsa_type(&PrivatePkcs8KeyDer::from(&der[..]))
}

fn shown(key: &Arc<dyn SigningKey>) -> Result<Vec<u8>, Error> {
    let public = key.public_key().ok_or_else(|| Error::General("a key without a name".into()))?;
    Ok(public.as_ref().to_vec())
}

/// Accepts one key.
#[derive(Debug)]
struct Only {
    key: Vec<u8>,
    provider: Arc<CryptoProvider>,
}

impl Only {
    fn check(&self, shown: &CertificateDer<'_>) -> Result<(), Error> {
        match shown.as_ref() == self.key {
            true => Ok(()),
            false => Err(CertificateError::ApplicationVerificationFailure.into()),
        }
    }

    fn signed(
        &self,
        message: &[u8],
        key: &CertificateDer<'_>,
        by: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let key = SubjectPublicKeyInfoDer::from(key.as_ref());
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature_with_raw_key(message, &key, by, known)
    }
}

const OLD: Error = Error::PeerIncompatible(PeerIncompatible::Tls12NotOffered);

impl ServerCertVerifier for Only {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.check(shown).map(|()| ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _key: &CertificateDer<'_>,
        _by: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(OLD)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        key: &CertificateDer<'_>,
        by: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, key, by)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }

    fn requires_raw_public_keys(&self) -> bool {
        true
    }
}

impl ClientCertVerifier for Only {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        shown: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _now: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        self.check(shown).map(|()| ClientCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _key: &CertificateDer<'_>,
        _by: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(OLD)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        key: &CertificateDer<'_>,
        by: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, key, by)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }

    fn requires_raw_public_keys(&self) -> bool {
        true
    }
}

fn connection(binding: &Binding, side: Side) -> Result<Connection, Error> {
    let mut provider = ring::default_provider();
    provider.kx_groups.truncate(1);
    let provider = Arc::new(provider);
    let own = key_of(binding, side)?;
    let theirs = shown(&key_of(binding, side.other())?)?;
    let only = Arc::new(Only { key: theirs, provider: Arc::clone(&provider) });
    let certificate = CertificateDer::from(shown(&own)?);
    let own = Arc::new(CertifiedKey::new(vec![certificate], own));
    let versions = [&version::TLS13];
    Ok(match side {
        Side::Caller => {
            let mut config = ClientConfig::builder_with_provider(provider)
                .with_protocol_versions(&versions)?
                .dangerous()
                .with_custom_certificate_verifier(only)
                .with_client_cert_resolver(Arc::new(AlwaysResolvesClientRawPublicKeys::new(own)));
            config.enable_sni = false;
            config.resumption = rustls::client::Resumption::disabled();
            let name =
                ServerName::try_from("hawser").map_err(|_| Error::General("a bad name".into()))?;
            ClientConnection::new(Arc::new(config), name)?.into()
        }
        Side::Answerer => {
            let mut config = ServerConfig::builder_with_provider(provider)
                .with_protocol_versions(&versions)?
                .with_client_cert_verifier(only)
                .with_cert_resolver(Arc::new(AlwaysResolvesServerRawPublicKeys::new(own)));
            config.send_tls13_tickets = 0;
            ServerConnection::new(Arc::new(config))?.into()
        }
    })
}

/// The encryption of one connection, where it is not [lent](loan).
struct Core {
    tls: Connection,
    /// Bytes of the socket that `tls` has not taken.
    raw: Vec<u8>,
    start: usize,
    end: usize,
    /// Bytes that `tls` has for the reader.
    plain: usize,
    /// The socket has ended.
    ended: bool,
    /// Why nothing more comes of it.
    broken: Option<WireupError>,
}

impl Core {
    fn new(binding: &Binding, side: Side) -> Result<Core, WireupError> {
        let mut tls = connection(binding, side).map_err(|e| no_session(&e))?;
        tls.set_buffer_limit(Some(WAITING));
        let (start, end, plain) = (0, 0, 0);
        Ok(Core { tls, raw: Vec::new(), start, end, plain, ended: false, broken: None })
    }

    fn is_open(&self) -> bool {
        !self.tls.is_handshaking()
    }

    fn has_output(&self) -> bool {
        self.tls.wants_write()
    }

    fn has_input(&self) -> bool {
        self.plain > 0 || self.start != self.end
    }

    fn flush(&mut self, fd: RawFd) -> io::Result<()> {
        while self.tls.wants_write() {
            match self.tls.write_tls(&mut Socket(fd)) {
                Ok(_) => {}
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(e) => return Err(e),
            }
        }
        Ok(())
    }

    fn send(&mut self, fd: RawFd, parts: &[IoSlice<'_>]) -> io::Result<usize> {
        self.check()?;
        self.flush(fd)?;
        if !self.is_open() {
            return Err(ErrorKind::WouldBlock.into());
        }
        let taken = self.tls.writer().write_vectored(parts)?;
        self.flush(fd)?;
        let nothing = taken == 0 && parts.iter().any(|p| !p.is_empty());
        if nothing { Err(ErrorKind::WouldBlock.into()) } else { Ok(taken) }
    }

    fn receive(&mut self, fd: RawFd, parts: &mut [IoSliceMut<'_>]) -> io::Result<usize> {
        loop {
            self.check()?;
            if self.plain > 0 {
                let mut got = 0;
                for part in parts {
                    let want = part.len().min(self.plain);
                    self.tls.reader().read_exact(&mut part[..want])?;
                    self.plain -= want;
                    got += want;
                }
                return Ok(got);
            }
            if self.start == self.end {
                if self.ended {
                    return Ok(0);
                }
                self.fill(fd)?;
            }
            self.digest();
            // Answers of the handshake. What was sent before an end is read, even if nothing can be
            // sent any more.
            let _ = self.flush(fd);
        }
    }

    /// Reads from the socket.
    fn fill(&mut self, fd: RawFd) -> io::Result<()> {
        self.raw.resize(READ, 0);
        let n = socket::receive(fd, &mut self.raw)?;
        (self.start, self.end, self.ended) = (0, n, n == 0);
        Ok(())
    }

    /// Hands on what was read, until there is something for the reader.
    fn digest(&mut self) {
        while self.start < self.end && self.plain == 0 {
            let Some(mut rest) = self.raw.get(self.start..self.end) else { return };
            let before = rest.len();
            // It has room: there is nothing for the reader.
            let read = self.tls.read_tls(&mut rest).map_err(|e| Error::General(e.to_string()));
            self.start += before - rest.len();
            match read.and_then(|_| self.tls.process_new_packets()) {
                Ok(state) => self.plain = state.plaintext_bytes_to_read(),
                Err(why) => {
                    self.broken = Some(refused(&why));
                    return;
                }
            }
        }
    }

    fn check(&self) -> io::Result<()> {
        let refused = |why: &WireupError| io::Error::new(ErrorKind::InvalidData, why.clone());
        self.broken.as_ref().map_or(Ok(()), |why| Err(refused(why)))
    }
}

/// The encryption of one connection.
pub struct Session {
    held: Held,
    /// Bytes that were sent for it while it was lent, and not asked for.
    sent: usize,
}

enum Held {
    Here(Box<Core>),
    Lent(Loan),
    /// The other thread has ended with it.
    Gone,
}

impl Session {
    /// A session over a connection whose handshake gave this binding. Nothing is sent yet.
    ///
    /// # Errors
    /// [`WireupError::Host`]: there is something wrong with this build.
    pub fn new(binding: &Binding, side: Side) -> Result<Session, WireupError> {
        Ok(Session { held: Held::Here(Box::new(Core::new(binding, side)?)), sent: 0 })
    }

    /// The session, once it is not lent any more.
    #[inline]
    fn core(&mut self) -> io::Result<&mut Core> {
        if !matches!(self.held, Held::Here(_)) {
            self.come_back()?;
        }
        match &mut self.held {
            Held::Here(core) => Ok(core),
            Held::Lent(_) | Held::Gone => Err(ErrorKind::WouldBlock.into()),
        }
    }

    #[cold]
    fn come_back(&mut self) -> io::Result<()> {
        match &self.held {
            Held::Lent(loan) if !loan.has_ended() => Err(ErrorKind::WouldBlock.into()),
            Held::Lent(_) => {
                self.regain();
                Ok(())
            }
            Held::Here(_) => Ok(()),
            Held::Gone => Err(ErrorKind::BrokenPipe.into()),
        }
    }

    /// Lets another thread agree on keys, and then send these bytes, on the socket that `fd` is a
    /// descriptor of. Until it has, or the session is [regained](Session::regain), it takes and
    /// gives nothing.
    pub fn lend(&mut self, fd: OwnedFd, bytes: Vec<u8>) {
        self.held = match std::mem::replace(&mut self.held, Held::Gone) {
            Held::Here(core) => match Loan::begin(core, fd, bytes) {
                Ok(loan) => Held::Lent(loan),
                // Without another thread the next call goes on with it.
                Err(core) => Held::Here(core),
            },
            other => other,
        };
    }

    /// Takes the session back from the other thread, however far it has come.
    pub fn regain(&mut self) {
        if let Held::Lent(loan) = &self.held {
            let (core, sent) = loan.end();
            self.sent += sent;
            self.held = core.map_or(Held::Gone, Held::Here);
        }
    }

    /// It is not lent, and no bytes were sent that [`Session::take_sent`] has not told.
    #[inline]
    pub fn is_settled(&self) -> bool {
        matches!(self.held, Held::Here(_)) && self.sent == 0
    }

    /// Another thread has it, and goes on.
    pub fn is_lent(&self) -> bool {
        matches!(&self.held, Held::Lent(loan) if !loan.has_ended())
    }

    /// What becomes readable when another thread has ended with it.
    pub fn loan(&self) -> Option<RawFd> {
        match &self.held {
            Held::Lent(loan) => Some(loan.descriptor()),
            Held::Here(_) | Held::Gone => None,
        }
    }

    /// Of the bytes that another thread was to send, so many more have been since this was asked
    /// last.
    pub fn take_sent(&mut self) -> usize {
        std::mem::take(&mut self.sent)
    }

    /// Keys are agreed on: messages go out from now on.
    pub fn is_open(&self) -> bool {
        matches!(&self.held, Held::Here(core) if core.is_open())
    }

    /// Something waits for the socket to take it.
    pub fn has_output(&self) -> bool {
        matches!(&self.held, Held::Here(core) if core.has_output())
    }

    /// Something can be read although the socket may have nothing.
    pub fn has_input(&self) -> bool {
        matches!(&self.held, Held::Here(core) if core.has_input())
    }

    /// Gives the socket what waits, as much as it takes.
    ///
    /// # Errors
    /// What the kernel said, but not that the socket is full; `WouldBlock` while it is lent.
    pub fn flush(&mut self, fd: RawFd) -> io::Result<()> {
        self.core()?.flush(fd)
    }

    /// Takes bytes to be sent, copied and encrypted before return, and gives the socket what it
    /// takes. Returns how many.
    ///
    /// # Errors
    /// `WouldBlock`: none now. What the kernel said, and [`WireupError::Encryption`].
    #[inline]
    pub fn send(&mut self, fd: RawFd, parts: &[IoSlice<'_>]) -> io::Result<usize> {
        self.core()?.send(fd, parts)
    }

    /// Reads into these, as far as bytes are there; 0 when the other side has closed.
    ///
    /// # Errors
    /// `WouldBlock`: none now. What the kernel said, and [`WireupError::Encryption`].
    #[inline]
    pub fn receive(&mut self, fd: RawFd, parts: &mut [IoSliceMut<'_>]) -> io::Result<usize> {
        self.core()?.receive(fd, parts)
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What it holds is nobody's to read.
        write!(f, "Session(open: {})", self.is_open())
    }
}

#[cold]
fn no_session(why: &Error) -> WireupError {
    WireupError::Host(format!("no encrypted session can be set up: {why}").into())
}

/// Why the bytes of the other side are refused.
fn refused(e: &Error) -> WireupError {
    let text = match e {
        Error::InvalidCertificate(_) => KEY,
        Error::AlertReceived(AlertDescription::AccessDenied) => OWN_KEY,
        Error::InvalidMessage(_) => PLAIN,
        Error::DecryptError => CHANGED,
        other => return WireupError::Encryption(format!("encryption failed: {other}").into()),
    };
    WireupError::Encryption(text.into())
}

/// The refusal in an error of a session, if it is one.
pub fn refusal(e: &io::Error) -> Option<&WireupError> {
    e.get_ref()?.downcast_ref()
}

/// The sending side of a socket.
struct Socket(RawFd);

impl Write for Socket {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        socket::send_parts(self.0, &[IoSlice::new(bytes)])
    }

    fn write_vectored(&mut self, parts: &[IoSlice<'_>]) -> io::Result<usize> {
        socket::send_parts(self.0, parts)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Bytes from unauthenticated connections, and from a peer, to both sides of a session; for
/// fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    for side in [Side::Caller, Side::Answerer] {
        let Ok(mut session) = Core::new(&Binding::new([7; 32]), side) else { return };
        session.raw = data.to_vec();
        session.end = data.len();
        session.digest();
        // Nobody without the key gets further than that.
        assert!(!session.is_open() && session.plain == 0);
    }
}

#[cfg(test)]
mod tests;
