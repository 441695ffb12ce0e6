//! Parts of sets on their way between hosts that share no directory (ADR 67): a host serves what it
//! has of a set, others fetch what they lack. Both sides show that they know the secret of the job
//! ([`hawser_wireup::handshake`]) before anything else is said.
//!
//! A request is one byte and a number; the answer is the files, each with its path below the set,
//! its length and its bytes, and a word that says that these were all. What has come counts once it
//! has the checksums that the part says.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use hawser_checkpoint::images;
use hawser_checkpoint::manifest::is_inside;
use hawser_os::poll::{Interest, Poller};
use hawser_wireup::handshake::{
    self, Answer, CHALLENGE, Call, Credential, HELLO, HalfOpen, Names, PROOF, Plane,
};

/// For how long nobody calls before a server ends.
const IDLE_MS: i32 = 30_000;
/// For how long a side may say nothing.
const SILENCE: Duration = Duration::from_secs(30);
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

fn quiet(stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    stream.set_nodelay(true)
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

fn no_secret(why: impl std::fmt::Display) -> io::Error {
    bad(&format!("the other side is no member of the job: {why}"))
}

/// Lets in who knows the secret; what he wants.
fn admit(stream: &mut TcpStream, credential: &Credential) -> io::Result<Wanted> {
    let mut hello = [0; HELLO];
    stream.read_exact(&mut hello)?;
    let caller = HalfOpen::read(credential, &hello).map_err(no_secret)?;
    if caller.names().plane != Plane::Images {
        return Err(bad("it calls for something else"));
    }
    let nonce = handshake::nonce().map_err(io::Error::other)?;
    let (challenge, asked) = caller.challenge(credential, Answer::Welcome, &nonce);
    stream.write_all(&challenge)?;
    let (mut proof, mut wanted) = ([0; PROOF], [0; 5]);
    stream.read_exact(&mut proof)?;
    asked.check(credential, &proof).map_err(no_secret)?;
    stream.read_exact(&mut wanted)?;
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
    quiet(&stream)?;
    let files = match admit(&mut stream, credential)? {
        Wanted::Text(node) => vec![images::text_of_part(node)],
        Wanted::Part(node) => images::paths_of_node(set, node).map_err(|why| bad(&why))?,
        Wanted::Manifest => vec![images::manifest_below()],
    };
    files.iter().try_for_each(|below| send_file(&mut stream, set, below))?;
    stream.write_all(&ALL.to_le_bytes())
}

/// Serves what this host has of a set, until nobody has called for a while.
///
/// # Errors
/// What the kernel said of the listening socket.
pub(crate) fn serve(listener: &TcpListener, set: &Path, credential: &Credential) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let mut poller = Poller::new()?;
    poller.add(listener.as_fd(), 0, Interest::Read)?;
    std::thread::scope(|scope| {
        loop {
            let mut events = Vec::new();
            poller.wait(IDLE_MS, &mut events)?;
            if events.is_empty() {
                return Ok(());
            }
            while let Ok((stream, _)) = listener.accept() {
                scope.spawn(move || {
                    let calls = stream.set_nonblocking(false);
                    // Who has called sees that it ends too early.
                    let _ = calls.and_then(|()| answer(stream, set, credential));
                });
            }
        }
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
fn create(set: &Path, below: &Path) -> io::Result<File> {
    if let Some(parent) = below.parent() {
        DirBuilder::new().recursive(true).mode(0o700).create(set.join(parent))?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600).open(set.join(below))
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
        file.sync_all()?;
        all.push(below);
    }
}

/// Fetches something of a set from a host with these addresses into the same set here. `pace` is
/// called with the number of bytes after each piece. Returns the files, by their paths below it.
///
/// # Errors
/// Part of a sentence.
pub(crate) fn fetch(
    addresses: &[SocketAddr],
    credential: &Credential,
    wanted: Wanted,
    set: &Path,
    pace: &mut dyn FnMut(u64),
) -> Result<Vec<PathBuf>, String> {
    let mut ask = || {
        let mut stream = connect(addresses)?;
        quiet(&stream)?;
        let nonce = handshake::nonce().map_err(io::Error::other)?;
        let call = Call::new(credential, &names(credential), &nonce);
        stream.write_all(call.hello())?;
        let mut challenge = [0; CHALLENGE];
        stream.read_exact(&mut challenge)?;
        let (said, proof, _) = call.answer(credential, &challenge).map_err(no_secret)?;
        if said != Answer::Welcome {
            return Err(bad("it turns this host away"));
        }
        stream.write_all(&proof)?;
        stream.write_all(&wanted.bytes())?;
        read_files(&mut io::BufReader::with_capacity(PIECE, stream), set, pace)
    };
    let shown = || addresses.iter().map(SocketAddr::to_string).collect::<Vec<_>>().join(", ");
    ask().map_err(|e| format!("what {} has cannot be fetched: {e}", shown()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;

    use super::*;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let dir =
                std::env::temp_dir().join(format!("hawser-carry-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&dir);
            fs::create_dir_all(&dir).unwrap();
            Scratch(dir)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

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
