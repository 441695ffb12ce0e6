//! How the ranks of a node that another launcher has started come to share a node segment
//! (`docs/formats/joining.md`).
//!
//! The first rank of the node makes the segment and hands its descriptor to the others over a UNIX
//! socket. Where that is, and a key that shows who may ask, the launcher's store tells: only
//! processes of the job can read it.

use std::collections::BTreeMap;
use std::ffi::{CString, OsString};
use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, IntoRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::time::Duration;

use hawser_mca::prefix_of_process;
use hawser_os::process::Spawn;
use hawser_os::{affinity, clock, local, pipe, process, socket};
use hawser_segment::node::{NodeInit, NodeRecord, NodeSegment, World, channels};
use thiserror::Error;

use super::attend::{
    AttendRequest, MESSAGE_MAX as MESSAGE_BYTES, addresses, encode_request, read_reply,
};
use super::session::{PmiPlace, Session};
use crate::control::plan::arch_word;
use crate::env::{Found, Identity};
use crate::map::JobMap;
use crate::modex::blocks_of;
use crate::name::random_job;

/// Version of everything here: all ranks of a job must have the same.
const VERSION: &str = "1";
/// How long a rank of the node is waited for that the launcher says is there, in seconds.
const WAIT_S: u64 = 60;
/// Bytes of the key.
const KEY: usize = 32;
/// First bytes of what a rank says.
const MAGIC: &[u8; 4] = b"HWJN";
/// Bytes of that before the CPUs: magic, key, rank.
const HEAD: usize = 4 + KEY + 4;
/// Longest message: CPUs in 4 bytes each.
const MESSAGE_MAX: usize = HEAD + 4 * 8192;

/// Key under which rank 0 tells the job and its secret.
const JOB_KEY: &str = "hawser-job";

/// Why a process cannot join the job of another launcher.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{way}: this process was started by another launcher as one of several, and cannot join \
         its job: {why}; start it with Hawser's mpirun{next}"
)]
pub struct JoinError {
    /// The variable with its value.
    pub way: String,
    /// What has gone wrong.
    pub why: String,
    /// Another way, where there is one.
    pub next: &'static str,
}

/// Joins the job of another launcher. Returns what our own would have told this process, and the
/// connection to the launcher.
///
/// # Errors
/// [`JoinError`].
pub fn join(found: &Found) -> Result<(Identity, Session), JoinError> {
    let (way, next) = match found {
        Found::Pmi { fd, .. } => (format!("PMI_FD={fd}"), ""),
        Found::Pmix { space } => (
            format!("PMIX_NAMESPACE={space}"),
            ", or with a launcher that offers PMI-2 \
                                                (srun --mpi=pmi2)",
        ),
    };
    let fail = |why: String| JoinError { way: way.clone(), why, next };
    let (mut session, place) = Session::begin(found).map_err(fail)?;
    let identity = meet(&mut session, &place).map_err(fail)?;
    Ok((identity, session))
}

/// What the leader of a node tells the other ranks of the node through the launcher.
fn node_key(leader: u32) -> String {
    format!("hawser-node-{leader}")
}

fn meet(session: &mut Session, place: &PmiPlace) -> Result<Identity, String> {
    let leader = place.local.first().copied().unwrap_or(place.rank);
    let mut listener = None;
    if place.rank == 0 {
        let (job, secret) = random_job().map_err(|e| e.to_string())?;
        session.put(JOB_KEY, &format!("{VERSION}-{job:016x}-{}", hex(&secret)))?;
    }
    let mut nodes = Vec::new();
    let mut attendant = None;
    if place.local.len() < place.size as usize {
        session.tell_leader(leader)?;
        session.fence()?;
        if place.rank == leader {
            nodes = session.nodes(place.size)?;
            let (job, secret) = job_of(&session.get(0, JOB_KEY)?)?;
            let begun = Attendant::begin(job, secret)?;
            session.put(&acceptor_key(leader), &begun.record())?;
            attendant = Some(begun);
        }
    }
    if place.rank == leader && place.local.len() > 1 {
        let (_, [name, key]) = two_keys()?;
        let socket = local::listen(hex(&name).as_bytes())
            .map_err(|e| format!("no socket for the ranks of this node: {e}"))?;
        session.put(&node_key(leader), &format!("{VERSION}-{}-{}", hex(&name), hex(&key)))?;
        listener = Some((socket, key));
    }
    session.fence()?;
    let (job, secret) = job_of(&session.get(0, JOB_KEY)?)?;
    let node_fd = if place.rank == leader {
        let mut acceptors = Vec::new();
        for node in 0..nodes.iter().max().map_or(0, |last| last + 1) {
            let first = nodes.iter().position(|n| *n == node).unwrap_or(0) as u32;
            acceptors.push(record_of(&session.get(first, &acceptor_key(first))?)?);
        }
        let (segment, peers) = lead(listener, place, job, secret, (&nodes, &acceptors))?;
        if let Some(attendant) = attendant {
            attendant.attend(&segment, &peers)?;
        }
        hand_out(&segment, &peers)?;
        segment.fd()
    } else {
        follow(&session.get(leader, &node_key(leader))?, place)?.into_raw_fd()
    };
    let at = place.local.binary_search(&place.rank).unwrap_or(0);
    Ok(Identity {
        job,
        rank: place.rank,
        size: place.size,
        local_rank: at as u32,
        local_size: place.local.len() as u32,
        node_fd,
        wake_fd: -1,
        appnum: place.appnum,
        universe: place.universe,
    })
}

fn two_keys() -> Result<(u64, [[u8; KEY]; 2]), String> {
    let (number, name) = random_job().map_err(|e| e.to_string())?;
    let (_, key) = random_job().map_err(|e| e.to_string())?;
    Ok((number, [name, key]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; KEY]> {
    let mut bytes = [0u8; KEY];
    if text.len() != 2 * KEY || !text.is_ascii() {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// The parts of a value of the store, after its version.
fn parts(value: &str) -> Result<(&str, [u8; KEY]), String> {
    let mut words = value.split('-');
    let version = words.next().unwrap_or_default();
    if version != VERSION {
        return Err(format!(
            "other ranks join by version {version:?} and this one by {VERSION}: their libraries \
             are of different releases"
        ));
    }
    let first = words.next().unwrap_or_default();
    let key = words.next().and_then(unhex);
    Ok((first, key.ok_or("the launcher gives back another value than a rank has told")?))
}

fn job_of(value: &str) -> Result<(u64, [u8; KEY]), String> {
    let (job, secret) = parts(value)?;
    let job = u64::from_str_radix(job, 16).ok().filter(|j| *j != 0);
    Ok((job.ok_or("the launcher gives back another value than a rank has told")?, secret))
}

/// Waits for a socket; false when the time is over.
fn wait_until(fd: BorrowedFd<'_>, until_ns: u64) -> bool {
    loop {
        let left = until_ns.saturating_sub(clock::now_ns());
        if left == 0 {
            return false;
        }
        // A signal also ends the wait: what the socket has is seen by whoever reads it.
        if socket::wait_fds(&[(fd.as_raw_fd(), false)], Some(Duration::from_nanos(left))) {
            return true;
        }
    }
}

fn deadline() -> u64 {
    clock::now_ns().saturating_add(WAIT_S * 1_000_000_000)
}

/// The first rank of a node: makes the segment when all have told their CPUs, and hands it out.
fn lead(
    listener: Option<(OwnedFd, [u8; KEY])>,
    place: &PmiPlace,
    job: u64,
    secret: [u8; 32],
    (nodes, acceptors): (&[u32], &[NodeRecord]),
) -> Result<(NodeSegment, Vec<OwnedFd>), String> {
    let mut cpus: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    cpus.insert(place.rank, affinity::allowed().unwrap_or_default());
    let mut peers: BTreeMap<u32, OwnedFd> = BTreeMap::new();
    if let Some((listener, key)) = listener {
        let until = deadline();
        while cpus.len() < place.local.len() {
            match local::accept(listener.as_fd()) {
                Ok(peer) => {
                    // Whoever is no rank of the node is sent away without a word.
                    if let Some((rank, list)) = hear(peer.as_fd(), &key, until)
                        && place.local.contains(&rank)
                        && !cpus.contains_key(&rank)
                    {
                        cpus.insert(rank, list);
                        peers.insert(rank, peer);
                    }
                }
                Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {
                    if !wait_until(listener.as_fd(), until) {
                        let missing: Vec<u32> =
                            place.local.iter().copied().filter(|r| !cpus.contains_key(r)).collect();
                        return Err(format!(
                            "ranks {missing:?} of this node have not come within {WAIT_S} s"
                        ));
                    }
                }
                Err(e) => return Err(format!("no connection for a rank of this node: {e}")),
            }
        }
    }
    let cpus: Vec<Vec<u32>> = cpus.into_values().collect();
    let (domains, slot_domain) = domains(&cpus, affinity::effective_cpus());
    let map = JobMap::new(acceptors.len() as u32, nodes);
    let blocks = blocks_of(&map);
    let number = nodes.get(place.rank as usize).copied().unwrap_or(0);
    let world = match acceptors.is_empty() {
        true => World::ONE_NODE,
        false => World { node: number, blocks: &blocks, nodes: acceptors },
    };
    let node = NodeSegment::create(&NodeInit {
        job,
        secret,
        nprocs: place.size,
        first_rank: place.local.first().copied().unwrap_or(0),
        nlocal: place.local.len() as u32,
        domains: &domains,
        slot_domain: &slot_domain,
        channels: channels(0, place.local.len() as u32, domains.iter().sum()),
        world,
    })
    .map_err(|e| format!("the memory of the job cannot be set up: {e}"))?;
    node.set_format(hawser_status::VERSION);
    for (slot, rank) in place.local.iter().enumerate() {
        node.slot(slot as u32).set_proc(*rank);
    }
    Ok((node, peers.into_values().collect()))
}

/// Gives the segment to the other ranks of the node.
fn hand_out(node: &NodeSegment, peers: &[OwnedFd]) -> Result<(), String> {
    let segment = pipe::adopt(node.fd()).map_err(|e| e.to_string())?;
    for peer in peers {
        // A process that has ended meanwhile is the launcher's business.
        let _ = local::send(peer.as_fd(), MAGIC, Some(segment.as_fd()));
    }
    Ok(())
}

/// The attendant of a job over several nodes: it takes the connections for the ranks of this node,
/// and ends them when one of them fails.
struct Attendant {
    socket: OwnedFd,
    acceptor: Vec<SocketAddr>,
}

impl Attendant {
    /// Starts it.
    fn begin(job: u64, secret: [u8; 32]) -> Result<Attendant, String> {
        let program = prefix_of_process()
            .map(|prefix| prefix.join("bin/hawserd"))
            .filter(|program| program.exists())
            .ok_or(
                "hawserd, which a job over several nodes needs, is not found above the library: \
                 link the program to libmpi_abi.so in its place of installation",
            )?;
        let shown = program.display().to_string();
        let failed = |e: String| format!("{shown} cannot be started: {e}");
        let (socket, theirs) = local::pair().map_err(|e| failed(e.to_string()))?;
        let null = std::fs::File::options().write(true).open("/dev/null");
        let null = null.map_err(|e| failed(format!("/dev/null: {e}")))?;
        let text = |bytes: &[u8]| CString::new(bytes).unwrap_or_default();
        let path = text(program.as_os_str().as_bytes());
        let entry = |(k, v): (OsString, OsString)| [k.as_bytes(), b"=", v.as_bytes()].concat();
        let envp: Vec<CString> = std::env::vars_os().map(|v| text(&entry(v))).collect();
        let child = process::spawn(&Spawn {
            program: &path,
            argv: &[path.clone(), text(b"attend")],
            envp: &envp,
            cwd: None,
            stdio: [theirs.as_raw_fd(), null.as_raw_fd(), null.as_raw_fd()].map(Some),
            keep: &[],
            group: process::Group::Parent,
            cpus: None,
            death_signal: None,
        })
        .map_err(|e| failed(e.cause.to_string()))?;
        drop(theirs);
        // It starts the attendant and ends, so that this process keeps no child. A program that
        // waits for all its children takes its end from us, which does no harm.
        let _ = process::wait_for(child);
        let begin = encode_request(&AttendRequest::Begin { job, secret });
        local::send(socket.as_fd(), &begin, None).map_err(|e| failed(e.to_string()))?;
        let until = deadline();
        let mut bytes = [0u8; MESSAGE_BYTES];
        let acceptor = loop {
            match local::receive(socket.as_fd(), &mut bytes) {
                Ok((0, _)) => return Err(failed("it has ended".into())),
                Ok((n, _)) => {
                    break read_reply(bytes.get(..n).unwrap_or_default()).map_err(failed)?;
                }
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                    if !wait_until(socket.as_fd(), until) {
                        return Err(failed(format!("it has not answered within {WAIT_S} s")));
                    }
                }
                Err(e) => return Err(failed(e.to_string())),
            }
        };
        Ok(Attendant { socket, acceptor })
    }

    /// What the leaders of other nodes must know: architecture, addresses, host.
    fn record(&self) -> String {
        let addresses: Vec<String> = self.acceptor.iter().map(ToString::to_string).collect();
        format!("{VERSION},{:x},{},{}", arch_word(), process::hostname(), addresses.join(","))
    }

    /// Hands it what it attends. It ends when this process and `peers` have.
    fn attend(self, node: &NodeSegment, peers: &[OwnedFd]) -> Result<(), String> {
        let failed = |e: io::Error| format!("hawserd is gone: {e}");
        let segment = pipe::adopt(node.fd()).map_err(failed)?;
        let tell = |what: &AttendRequest, with: BorrowedFd<'_>| {
            loop {
                match local::send(self.socket.as_fd(), &encode_request(what), Some(with)) {
                    // It reads all that is under way.
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock || local::is_overladen(&e) => {
                        socket::wait_fds(&[(self.socket.as_raw_fd(), true)], None);
                    }
                    done => return done.map_err(failed),
                }
            }
        };
        tell(&AttendRequest::Segment, segment.as_fd())?;
        for peer in peers {
            tell(&AttendRequest::Rank, peer.as_fd())?;
        }
        // It ends with this process.
        let _ = self.socket.into_raw_fd();
        Ok(())
    }
}

fn acceptor_key(leader: u32) -> String {
    format!("hawser-door-{leader}")
}

/// Reads what [`Attendant::record`] has written.
fn record_of(text: &str) -> Result<NodeRecord, String> {
    let mut words = text.splitn(4, ',');
    let version = words.next().unwrap_or_default();
    let arch = words.next().and_then(|a| u64::from_str_radix(a, 16).ok());
    let host = words.next().map(str::to_string);
    let acceptor = addresses(words.next().unwrap_or_default());
    match (version, arch, host, acceptor) {
        (VERSION, Some(arch), Some(host), Some(acceptor)) => {
            Ok(NodeRecord { host, acceptor, arch, cell: 0 })
        }
        _ => Err("the launcher gives back another value than a rank has told".into()),
    }
}

/// What a rank says when it has connected: who it is, and its CPUs. `None` when it is none of ours.
fn hear(peer: BorrowedFd<'_>, key: &[u8; KEY], until_ns: u64) -> Option<(u32, Vec<u32>)> {
    if local::peer_user(peer).ok()? != local::user() {
        return None;
    }
    let mut bytes = vec![0u8; MESSAGE_MAX];
    let n = loop {
        match local::receive(peer, &mut bytes) {
            Ok((n, _)) => break n,
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {
                // It has its message ready when it connects.
                if !wait_until(peer, until_ns) {
                    return None;
                }
            }
            Err(_) => return None,
        }
    };
    parse(bytes.get(..n)?, key)
}

fn parse(bytes: &[u8], key: &[u8; KEY]) -> Option<(u32, Vec<u32>)> {
    let rest = bytes.strip_prefix(MAGIC)?;
    let (theirs, rest) = rest.split_at_checked(KEY)?;
    // Every byte is looked at, so that the time tells nothing of the key.
    if theirs.iter().zip(key).fold(0, |d, (a, b)| d | (a ^ b)) != 0 {
        return None;
    }
    let mut words = rest.chunks_exact(4).map(|w| w.try_into().map_or(0, u32::from_be_bytes));
    let rank = words.next()?;
    Some((rank, words.collect()))
}

/// Another rank of the node: gets the segment from the first.
fn follow(value: &str, place: &PmiPlace) -> Result<OwnedFd, String> {
    let (name, key) = parts(value)?;
    let until = deadline();
    let socket = loop {
        match local::connect(name.as_bytes()) {
            Ok(socket) => break socket,
            // Its queue is full; it takes one after the other.
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {
                if clock::now_ns() > until {
                    return Err("the first rank of this node takes no connection".into());
                }
                std::thread::yield_now();
            }
            Err(e) => {
                return Err(format!(
                    "the first rank of this node cannot be reached ({e}); do all ranks of the \
                     node run in one network namespace?"
                ));
            }
        }
    };
    if local::peer_user(socket.as_fd()).ok() != Some(local::user()) {
        return Err("who listens for the ranks of this node is another user's process".into());
    }
    let mut message = [&MAGIC[..], &key, &place.rank.to_be_bytes()].concat();
    let room = (MESSAGE_MAX - HEAD) / 4;
    let cpus = affinity::allowed().unwrap_or_default();
    message.extend(cpus.iter().take(room).flat_map(|c| c.to_be_bytes()));
    let lost = |e: std::io::Error| format!("the first rank of this node is gone ({e})");
    local::send(socket.as_fd(), &message, None).map_err(lost)?;
    let mut answer = [0u8; 4];
    loop {
        match local::receive(socket.as_fd(), &mut answer) {
            Ok((4, Some(segment))) if &answer == MAGIC => {
                // Its end tells the attendant of ours.
                let _ = socket.into_raw_fd();
                return Ok(segment);
            }
            Ok((0, _)) => return Err("the first rank of this node has ended".into()),
            Ok((_, None)) => {
                return Err("no descriptor is left for the node segment: raise ulimit -n".into());
            }
            Ok(_) => return Err("the first rank of this node says what is no answer".into()),
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {
                if !wait_until(socket.as_fd(), until) {
                    return Err(format!(
                        "the first rank of this node has not answered within {WAIT_S} s"
                    ));
                }
            }
            Err(e) => return Err(lost(e)),
        }
    }
}

/// Ranks whose CPUs overlap share them: number of CPUs of each such domain, and the domain of each
/// rank. `quota` bounds what all together may use.
fn domains(cpus: &[Vec<u32>], quota: u32) -> (Vec<u32>, Vec<u32>) {
    let mut sets: Vec<(Vec<u32>, Vec<usize>)> = Vec::new();
    for (rank, list) in cpus.iter().enumerate() {
        let (mut all, mut members) = (list.clone(), vec![rank]);
        sets.retain(|(set, ranks)| {
            let apart = !set.iter().any(|c| list.contains(c));
            if !apart {
                all.extend(set);
                members.extend(ranks);
            }
            apart
        });
        all.sort_unstable();
        all.dedup();
        sets.push((all, members));
    }
    let whole = sets.iter().flat_map(|(all, _)| all).collect::<std::collections::BTreeSet<_>>();
    let quota = if whole.len() > cpus.first().map_or(0, Vec::len) { u32::MAX } else { quota };
    let mut domain_of = vec![0u32; cpus.len()];
    for (number, (_, members)) in sets.iter().enumerate() {
        for rank in members {
            if let Some(domain) = domain_of.get_mut(*rank) {
                *domain = number as u32;
            }
        }
    }
    let sizes = sets.iter().map(|(all, _)| (all.len() as u32).min(quota).max(1)).collect();
    (sizes, domain_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_that_share_cpus_are_one_domain() {
        let two = vec![vec![0, 1], vec![0, 1]];
        assert_eq!(domains(&two, 2), (vec![2], vec![0, 0]));
        assert_eq!(domains(&two, 1), (vec![1], vec![0, 0]));
        assert_eq!(domains(&[vec![0], vec![1], vec![0]], 2), (vec![1, 1], vec![1, 0, 1]));
        assert_eq!(domains(&[vec![0], vec![1], vec![0, 1]], 2), (vec![2], vec![0, 0, 0]));
        assert_eq!(domains(&[vec![]], 1), (vec![1], vec![0]));
    }

    #[test]
    fn values_of_the_store_are_checked() {
        let key = [7u8; KEY];
        let value = format!("{VERSION}-00000000000000ff-{}", hex(&key));
        assert_eq!(job_of(&value), Ok((255, key)));
        for bad in ["", "1", "1-ff", "1-ff-00", "1-0-", "1-x-", &format!("1-0-{}", hex(&key))] {
            assert!(job_of(bad).is_err(), "{bad}");
        }
        let other = job_of(&value.replacen(VERSION, "9", 1)).unwrap_err();
        assert!(other.contains("releases"), "{other}");
    }

    #[test]
    fn only_who_has_the_key_is_heard() {
        let key = [1u8; KEY];
        let message = [&MAGIC[..], &key, &3u32.to_be_bytes(), &5u32.to_be_bytes()].concat();
        assert_eq!(parse(&message, &key), Some((3, vec![5])));
        assert_eq!(parse(&message, &[2u8; KEY]), None);
        for cut in 0..HEAD {
            assert_eq!(parse(&message[..cut], &key), None);
        }
    }

    #[test]
    fn a_node_is_shared() {
        let (_, [name, key]) = two_keys().unwrap();
        let place = |rank| PmiPlace { rank, size: 3, local: vec![0, 1, 2], appnum: 0, universe: 3 };
        let listener = local::listen(hex(&name).as_bytes()).unwrap();
        let value = format!("{VERSION}-{}-{}", hex(&name), hex(&key));
        let bad = format!("{VERSION}-{}-{}", hex(&name), hex(&[0u8; KEY]));
        std::thread::scope(|s| {
            let leader = s.spawn(|| {
                let (node, peers) =
                    lead(Some((listener, key)), &place(0), 9, [1; 32], (&[], &[])).unwrap();
                hand_out(&node, &peers).unwrap();
                node
            });
            // An unknown rank, and the same rank twice: neither counts.
            assert!(follow(&bad, &place(1)).is_err());
            let others: Vec<_> = [1, 2]
                .map(|r| {
                    let value = &value;
                    s.spawn(move || follow(value, &place(r)).unwrap())
                })
                .into();
            let node = leader.join().unwrap();
            assert_eq!((node.job(), node.nprocs(), node.slot(2).proc()), (9, 3, 2));
            for other in others {
                let fd = other.join().unwrap();
                let same = NodeSegment::attach(fd.as_raw_fd()).unwrap();
                assert_eq!((same.job(), same.nlocal()), (9, 3));
            }
        });
    }
}
