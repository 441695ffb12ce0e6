//! The names of ports that other universes of this user on this host have: each that has published
//! one listens under an abstract name, which the kernel forgets with its process. Nothing else has
//! to be started, and nothing can be stale.

use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::time::Duration;

use hawser_os::{clock, local, socket};

use super::wire::{self, Assembly};
use super::{Answer, UniverseRequest};
use crate::gpr::{Reply, Value, wire as gpr};

/// How long an answer is waited for, in nanoseconds: a launcher may be stopped.
const PATIENCE_NS: u64 = 1_000_000_000;
/// How long one wait takes between two looks at everything else.
const SLICE: Duration = Duration::from_millis(1);
/// Other universes that are asked.
const ASKED_MAX: usize = 256;

fn prefix() -> String {
    format!("hawser-names-{}-", local::user())
}

/// The abstract name under which the launcher of a first job says what it has published.
pub fn name(job: u64) -> Vec<u8> {
    format!("{}{job:016x}", prefix()).into_bytes()
}

/// One universe that is asked.
struct Asked {
    link: OwnedFd,
    assembly: Assembly,
}

/// The port of a name in any other universe of this user on this host; `None`: none has it.
/// `progress` is called again and again while this waits.
pub fn lookup(service: &str, progress: &mut dyn FnMut()) -> Option<String> {
    let request = wire::encode_request(&UniverseRequest::Lookup { service: service.into() });
    // Those of other users, who can take any number of names, do not count.
    let links = all().into_iter().filter_map(|name| ask(&name, &request));
    let mut asked: Vec<Asked> = links.take(ASKED_MAX).collect();
    let until = clock::now_ns().saturating_add(PATIENCE_NS);
    while !asked.is_empty() && clock::now_ns() < until {
        let fds: Vec<_> = asked.iter().map(|a| (a.link.as_raw_fd(), false)).collect();
        socket::wait_fds(&fds, Some(SLICE));
        let mut at = 0;
        while let Some(one) = asked.get_mut(at) {
            match one.read() {
                Ok(None) => at += 1,
                Ok(Some(Some(port))) => return Some(port),
                Ok(Some(None)) | Err(_) => _ = asked.swap_remove(at),
            }
        }
        progress();
    }
    None
}

/// The names under which universes listen.
fn all() -> Vec<Vec<u8>> {
    // Names of others need not be text.
    let bytes = std::fs::read("/proc/net/unix").unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    let begin = format!("@{}", prefix());
    let names = text.lines().filter_map(|line| line.split_whitespace().last());
    let mut names: Vec<Vec<u8>> = names
        .filter(|name| name.starts_with(&begin))
        .map(|name| name.trim_start_matches('@').as_bytes().to_vec())
        .collect();
    // The listener and each of its connections have a line.
    names.sort_unstable();
    names.dedup();
    names
}

/// The values that programs of a launcher keep, once their version is not `since`, and the version;
/// `None`: there is no such launcher, or it has ended. Waits as long as nothing changes.
pub fn values(job: u64, since: u64) -> Option<(u64, Vec<(String, Value)>)> {
    let request = wire::encode_request(&UniverseRequest::Values { since });
    let mut asked = ask(&name(job), &request)?;
    loop {
        socket::wait_fds(&[(asked.link.as_raw_fd(), false)], None);
        match asked.read_answer() {
            Ok(None) => {}
            Ok(Some(Answer::Values(version, reply))) => {
                let Ok(Reply::Values(all)) = gpr::decode_reply(&reply) else { return None };
                return Some((version, all));
            }
            Ok(Some(_)) | Err(_) => return None,
        }
    }
}

fn ask(name: &[u8], request: &[u8]) -> Option<Asked> {
    let link = local::connect(name).ok()?;
    // Anybody may listen under a name.
    let ours = local::peer_user(link.as_fd()).ok() == Some(local::user());
    let pieces = wire::pieces(1, request).filter(|_| ours)?;
    local::send(link.as_fd(), &wire::hello(0), None).ok()?;
    for piece in pieces {
        local::send(link.as_fd(), &piece, None).ok()?;
    }
    Some(Asked { link, assembly: Assembly::default() })
}

impl Asked {
    /// Its answer, once that is there.
    fn read(&mut self) -> io::Result<Option<Option<String>>> {
        Ok(self.read_answer()?.map(|answer| match answer {
            Answer::Port(port) => port,
            _ => None,
        }))
    }

    fn read_answer(&mut self) -> io::Result<Option<Answer>> {
        let garbled = |_| io::Error::from(io::ErrorKind::InvalidData);
        let mut bytes = vec![0; wire::PIECE_MAX];
        loop {
            let n = match local::receive(self.link.as_fd(), &mut bytes) {
                Ok((0, _)) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok((n, _)) => n,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(e) => return Err(e),
            };
            let piece = bytes.get(..n).unwrap_or_default();
            let Some((_, message)) = self.assembly.push(piece).map_err(garbled)? else { continue };
            return wire::decode_answer(&message).map_err(garbled).map(Some);
        }
    }
}
