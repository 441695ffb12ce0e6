//! Parts of sets on their way between hosts that share no directory (ADR 67): a host serves what it
//! has of a set, others fetch what they lack. Both sides show that they know the secret of the job
//! ([`hawser_wireup::handshake`]) before anything else is said.
//!
//! A request is one byte and a number; the answer is the files, each with its path below the set,
//! its length and its bytes, and a word that says that these were all. What has come counts once it
//! has the checksums that the part says.

use std::convert::Infallible;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use hawser_checkpoint::manifest::is_inside;
use hawser_checkpoint::{disk, images};
use hawser_os::poll::{Interest, Poller};
use hawser_os::socket;
use hawser_wireup::handshake::{
    self, Answer, CHALLENGE, Call, Credential, HELLO, HalfOpen, Names, PROOF, Plane, Refusal,
};

/// Callers that are answered at once, with a thread each. Others wait in the listener's queue.
const AT_ONCE: usize = 16;
/// For how long a caller may take to authenticate and to say what it wants.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// How long a server rests when a connection cannot be accepted.
const REST: Duration = Duration::from_millis(100);
/// For how long the kernel of the server's host may not answer.
const SILENCE_S: u32 = 30;
/// For how long a server may send nothing: it may answer others, or wait for a slow disk.
const PATIENCE: Duration = Duration::from_secs(600);
/// For how long an address may not answer.
const CONNECT: Duration = Duration::from_secs(3);
/// Bytes that are copied at once.
const PIECE: usize = 256 << 10;
/// Longest path of a file below its set.
const PATH_MAX: usize = 4 << 10;

/// What somebody lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// What a node says of its part.
    Text(u32),
    /// The files of a node, and, in a set that is not complete, what it says of them.
    Part(u32),
    /// The manifest of a complete set.
    Manifest,
}

impl Wanted {
    fn bytes(self) -> [u8; 5] {
        let (kind, number) = match self {
            Wanted::Text(node) => (0, node),
            Wanted::Part(node) => (1, node),
            Wanted::Manifest => (2, 0),
        };
        let [a, b, c, d] = number.to_le_bytes();
        [kind, a, b, c, d]
    }

    fn of([kind, a, b, c, d]: [u8; 5]) -> Option<Wanted> {
        let node = u32::from_le_bytes([a, b, c, d]);
        match kind {
            0 => Some(Wanted::Text(node)),
            1 => Some(Wanted::Part(node)),
            2 if node == 0 => Some(Wanted::Manifest),
            _ => None,
        }
    }
}

/// Behind the last file.
const ALL: u16 = 0;

fn bad(what: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, what)
}

fn names(credential: &Credential) -> Names {
    Names {
        plane: Plane::Images,
        job: credential.job,
        from: 0,
        channel: 0,
        to: 0,
        link: 0,
        encrypted: false,
    }
}

fn unauthenticated(why: Refusal) -> io::Error {
    match why {
        Refusal::Secret => bad("authentication failed: the peer does not know the job's secret"),
        other => bad(&format!("authentication failed: {other}")),
    }
}

/// Fills a buffer, unless the time is over before.
fn read_before(stream: &mut TcpStream, to: &mut [u8], until: Instant) -> io::Result<()> {
    let mut filled = 0;
    while let Some(rest @ [_, ..]) = to.get_mut(filled..) {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(rest) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(n) => filled += n,
            Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

/// Authenticates a caller. Returns what it wants.
fn admit(stream: &mut TcpStream, credential: &Credential, until: Instant) -> io::Result<Wanted> {
    let mut hello = [0; HELLO];
    read_before(stream, &mut hello, until)?;
    let caller = HalfOpen::read(credential, &hello).map_err(unauthenticated)?;
    if caller.names().plane != Plane::Images {
        return Err(bad("it calls for something else"));
    }
    let nonce = handshake::nonce().map_err(io::Error::other)?;
    let (challenge, asked) = caller.challenge(credential, Answer::Welcome, &nonce);
    // It fits into the buffer of a new connection.
    stream.write_all(&challenge)?;
    let (mut proof, mut wanted) = ([0; PROOF], [0; 5]);
    read_before(stream, &mut proof, until)?;
    asked.check(credential, &proof).map_err(unauthenticated)?;
    read_before(stream, &mut wanted, until)?;
    Wanted::of(wanted).ok_or_else(|| bad("an unknown request"))
}

fn send_file(stream: &mut TcpStream, set: &Path, below: &Path) -> io::Result<()> {
    let mut file = File::open(set.join(below))?;
    let bytes = file.metadata()?.len();
    let name = below.as_os_str().as_bytes();
    let length = u16::try_from(name.len()).map_err(|_| bad("a path is too long"))?;
    stream.write_all(&length.to_le_bytes())?;
    stream.write_all(name)?;
    stream.write_all(&bytes.to_le_bytes())?;
    let sent = io::copy(&mut (&mut file).take(bytes), stream)?;
    if sent == bytes { Ok(()) } else { Err(ErrorKind::UnexpectedEof.into()) }
}

fn answer(mut stream: TcpStream, set: &Path, credential: &Credential) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    // Writes have no limit: a receiver that has much to write to its disk reads nothing meanwhile,
    // and the kernel ends the connection when the receiver's host does not answer.
    let files = match admit(&mut stream, credential, Instant::now() + HANDSHAKE)? {
        Wanted::Text(node) => vec![images::text_of_part(node)],
        Wanted::Part(node) => images::paths_of_node(set, node).map_err(|why| bad(&why))?,
        Wanted::Manifest => vec![images::manifest_below()],
    };
    files.iter().try_for_each(|below| send_file(&mut stream, set, below))?;
    stream.write_all(&ALL.to_le_bytes())
}

/// Answers one caller after the other.
fn answer_callers(
    listeners: &[TcpListener],
    set: &Path,
    credential: &Credential,
) -> io::Result<Infallible> {
    let mut poller = Poller::new()?;
    for (token, listener) in (0..).zip(listeners) {
        poller.add(listener.as_fd(), token, Interest::Read)?;
    }
    let mut events = Vec::new();
    loop {
        events.clear();
        poller.wait(-1, &mut events)?;
        let ready = events.iter().filter_map(|event| listeners.get(event.token as usize));
        for listener in ready {
            match listener.accept() {
                // A caller sees that the answer ends too early.
                Ok((stream, _)) => _ = answer(stream, set, credential),
                Err(e) => match e.kind() {
                    // Another thread has accepted it, or the caller has gone.
                    ErrorKind::WouldBlock | ErrorKind::Interrupted => {}
                    ErrorKind::ConnectionAborted => {}
                    // No descriptors, mostly: the listener stays ready.
                    _ => std::thread::sleep(REST),
                },
            }
        }
    }
}

/// Serves what this host has of a set, for as long as this process lives.
///
/// # Errors
/// What the kernel said of the listening sockets.
pub(crate) fn serve(
    listeners: &[TcpListener],
    set: &Path,
    credential: &Credential,
) -> io::Result<Infallible> {
    listeners.iter().try_for_each(|listener| listener.set_nonblocking(true))?;
    std::thread::scope(|scope| {
        for _ in 1..AT_ONCE {
            let work = move || _ = answer_callers(listeners, set, credential);
            // With fewer threads fewer callers are answered at once.
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        answer_callers(listeners, set, credential)
    })
}

fn connect(addresses: &[SocketAddr]) -> io::Result<TcpStream> {
    let mut last = io::Error::from(ErrorKind::AddrNotAvailable);
    for address in addresses {
        match TcpStream::connect_timeout(address, CONNECT) {
            Ok(stream) => return Ok(stream),
            Err(e) => last = e,
        }
    }
    Err(last)
}

/// A file below a set, with the folders that it lies in.
fn create(set: &Path, below: &Path) -> io::Result<disk::NewFile> {
    if let Some(parent) = below.parent() {
        disk::make_dirs(&set.join(parent), false)?;
    }
    disk::create(&set.join(below), false)
}

fn read_files(
    from: &mut dyn Read,
    set: &Path,
    pace: &mut dyn FnMut(u64),
) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    loop {
        let mut length = [0; 2];
        from.read_exact(&mut length)?;
        let length = u16::from_le_bytes(length);
        if length == ALL {
            return Ok(all);
        }
        let mut name = vec![0; usize::from(length)];
        from.read_exact(&mut name)?;
        if name.len() > PATH_MAX || !is_inside(&name) {
            return Err(bad("a path that is not below the snapshot"));
        }
        let below = PathBuf::from(std::ffi::OsStr::from_bytes(&name));
        let mut bytes = [0; 8];
        from.read_exact(&mut bytes)?;
        let mut left = u64::from_le_bytes(bytes);
        let mut file = create(set, &below)?;
        let mut piece = vec![0; PIECE];
        while left > 0 {
            let most = usize::try_from(left).unwrap_or(PIECE).min(PIECE);
            let n = match from.read(piece.get_mut(..most).unwrap_or_default()) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(n) => n,
                Err(e) if e.kind() == ErrorKind::Interrupted => continue,
                Err(e) => return Err(e),
            };
            file.write_all(piece.get(..n).unwrap_or_default())?;
            left -= n as u64;
            pace(n as u64);
        }
        all.push(below);
    }
}

/// Fetches something of a set from a host with these addresses into a directory, with the paths
/// that it has in the set; all of it is on the disk afterwards. `pace` is called with the number of
/// bytes after each piece. Returns the paths of the files below the directory.
///
/// # Errors
/// Part of a sentence.
pub(crate) fn fetch(
    addresses: &[SocketAddr],
    credential: &Credential,
    wanted: Wanted,
    into: &Path,
    pace: &mut dyn FnMut(u64),
) -> Result<Vec<PathBuf>, String> {
    let mut ask = || {
        let mut stream = connect(addresses)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        socket::ask_for_answers(stream.as_fd(), Some(SILENCE_S));
        let nonce = handshake::nonce().map_err(io::Error::other)?;
        let call = Call::new(credential, &names(credential), &nonce);
        stream.write_all(call.hello())?;
        let mut challenge = [0; CHALLENGE];
        stream.read_exact(&mut challenge)?;
        let (said, proof, _) = call.answer(credential, &challenge).map_err(unauthenticated)?;
        if said != Answer::Welcome {
            return Err(bad("the peer refuses the connection"));
        }
        stream.write_all(&proof)?;
        stream.write_all(&wanted.bytes())?;
        let files = read_files(&mut io::BufReader::with_capacity(PIECE, stream), into, pace)?;
        // The server has nothing to wait for any more.
        files.iter().try_for_each(|below| disk::sync_file(&into.join(below)))?;
        Ok(files)
    };
    let shown = || addresses.iter().map(SocketAddr::to_string).collect::<Vec<_>>().join(", ");
    ask().map_err(|e| {
        let why = match e.kind() {
            ErrorKind::UnexpectedEof => "the peer has closed the connection".into(),
            ErrorKind::WouldBlock => format!("the peer was silent for {} s", PATIENCE.as_secs()),
            _ => e.to_string(),
        };
        format!("cannot fetch images from {}: {why}", shown())
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;

    use super::super::scratch::Scratch;
    use super::*;

    #[test]
    fn who_knows_the_secret_gets_what_is_there_and_nobody_else_does() {
        let (here, there) = (Scratch::new("here"), Scratch::new("there"));
        fs::write(here.0.join("manifest"), "all of it").unwrap();
        fs::write(here.0.join("part.3"), "what it says").unwrap();
        let credential = Credential { job: 5, secret: [7; 32] };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = [listener.local_addr().unwrap()];
        std::thread::scope(|scope| {
            let (set, known) = (here.0.as_path(), credential.clone());
            for _ in 0..4 {
                let (listener, known) = (listener.try_clone().unwrap(), known.clone());
                scope.spawn(move || answer(listener.accept().unwrap().0, set, &known));
            }
            let mut bytes = 0;
            let mut get = |wanted, with: &Credential| {
                fetch(&address, with, wanted, &there.0, &mut |n| bytes += n)
            };
            assert_eq!(get(Wanted::Manifest, &credential), Ok(vec!["manifest".into()]));
            assert_eq!(get(Wanted::Text(3), &credential), Ok(vec!["part.3".into()]));
            assert!(get(Wanted::Text(4), &credential).is_err(), "it is not there");
            let other = Credential { job: 5, secret: [8; 32] };
            assert!(get(Wanted::Manifest, &other).is_err());
            assert_eq!(bytes, 21);
        });
        assert_eq!(fs::read(there.0.join("manifest")).unwrap(), b"all of it");
        assert_eq!(fs::read(there.0.join("part.3")).unwrap(), b"what it says");
    }

    #[test]
    fn a_server_answers_later_calls_while_others_say_nothing() {
        let (here, there) = (Scratch::new("serving"), Scratch::new("served"));
        fs::write(here.0.join("manifest"), "all of it").unwrap();
        let credential = Credential { job: 5, secret: [7; 32] };
        let bind = || TcpListener::bind("127.0.0.1:0").unwrap();
        let listeners = [bind(), bind()];
        let addresses = listeners.each_ref().map(|one| one.local_addr().unwrap());
        let (set, known) = (here.0.clone(), credential.clone());
        // It serves as long as its process lives.
        std::thread::spawn(move || serve(&listeners, &set, &known));
        let silent: Vec<TcpStream> = (1..AT_ONCE)
            .map(|i| TcpStream::connect(addresses[i % addresses.len()]).unwrap())
            .collect();
        for round in 0..20 {
            let at = [addresses[round % addresses.len()]];
            let got = fetch(&at, &credential, Wanted::Manifest, &there.0, &mut |_| {});
            assert_eq!(got, Ok(vec!["manifest".into()]));
        }
        drop(silent);
        let other = Credential { job: 5, secret: [8; 32] };
        let why = fetch(&addresses, &other, Wanted::Manifest, &there.0, &mut |_| {}).unwrap_err();
        assert!(why.starts_with("cannot fetch images from 127.0.0.1:"), "{why}");
    }

    #[test]
    fn a_handshake_has_one_deadline() {
        let credential = Credential { job: 5, secret: [7; 32] };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut caller = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let mut stream = listener.accept().unwrap().0;
        std::thread::spawn(move || {
            // One byte at a time: each would be in time.
            while caller.write_all(b"x").is_ok() {
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let until = Instant::now() + Duration::from_millis(200);
        let found = admit(&mut stream, &credential, until);
        assert_eq!(found.unwrap_err().kind(), ErrorKind::TimedOut);
    }

    #[test]
    fn a_server_that_does_not_know_the_secret_is_named() {
        let there = Scratch::new("false");
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = [listener.local_addr().unwrap()];
        std::thread::spawn(move || {
            let mut stream = listener.accept().unwrap().0;
            stream.read_exact(&mut [0; HELLO]).unwrap();
            stream.write_all(&[0; CHALLENGE]).unwrap();
            // Until the caller has gone.
            let _ = stream.read_exact(&mut [0; PROOF]);
        });
        let credential = Credential { job: 5, secret: [7; 32] };
        let got = fetch(&address, &credential, Wanted::Manifest, &there.0, &mut |_| {});
        let why = format!(
            "cannot fetch images from {}: authentication failed: the peer does not know the job's \
             secret",
            address[0]
        );
        assert_eq!(got, Err(why));
    }

    proptest! {
        #[test]
        fn any_bytes_are_files_or_an_error(data in prop::collection::vec(any::<u8>(), 0..200)) {
            let dir = Scratch::new("any");
            let _ = read_files(&mut io::Cursor::new(data), &dir.0, &mut |_| {});
        }

        #[test]
        fn requests_survive(bytes in any::<[u8; 5]>()) {
            prop_assert!(Wanted::of(bytes).is_none_or(|wanted| wanted.bytes() == bytes));
        }
    }

    #[test]
    fn nothing_is_written_elsewhere() {
        let dir = Scratch::new("inside");
        for path in ["../x", "/tmp/x", "a/../../x", ""] {
            let mut said = (path.len() as u16).to_le_bytes().to_vec();
            said.extend(path.as_bytes());
            said.extend(1u64.to_le_bytes());
            said.extend(b"1\0\0");
            let found = read_files(&mut io::Cursor::new(said), &dir.0, &mut |_| {});
            assert!(path.is_empty() || found.is_err(), "{path}");
        }
        let short = [1u16.to_le_bytes().to_vec(), b"a".to_vec(), 9u64.to_le_bytes().to_vec()];
        let found = read_files(&mut io::Cursor::new(short.concat()), &dir.0, &mut |_| {});
        assert_eq!(found.unwrap_err().kind(), ErrorKind::UnexpectedEof);
    }
}
