//! `hawserd images`: one step about images of processes, for an agent that must not wait for it
//! (ADR 58). Its outcome goes to standard output: what there is to tell, or with an exit code other
//! than 0 a sentence that says why not.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_checkpoint::criu::Criu;
use hawser_checkpoint::flush::Pace;
use hawser_checkpoint::images::{self, Dumped, Part, Rewind};
use hawser_checkpoint::incoming::{self, Incoming};
use hawser_checkpoint::manifest::NodeImages;
use hawser_checkpoint::numbers::{Destination, Obstacle};
use hawser_checkpoint::store::{self, Store};
use hawser_os::signals::{SIGKILL, SIGSTOP};
use hawser_os::{pipe, process, segment};
use hawser_rte::control::plan::{RestorePlan, SetMark};
use hawser_rte::state::imaging::{ImagesStep, ListedSet, PartSource};
use hawser_segment::node::{self, HoldAnswer, NodeSegment, ObservedNode, image};
use hawser_wireup::handshake::Credential;
use serde::{Deserialize, Serialize};

mod apart;
mod carry;
#[cfg(test)]
mod scratch;

use carry::Wanted;

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// What the master says. The segment of the node is behind this descriptor, -1: there is none;
    /// and the name of the host.
    Step(ImagesStep, i32, String),
    /// Serve what is here of a set.
    Serve {
        /// The directory of the set.
        set: Vec<u8>,
        /// Inherited descriptors of listening sockets.
        sockets: Vec<i32>,
    },
    /// Whether ranks of a node can be restored here.
    Check {
        /// The directory of the set.
        set: Vec<u8>,
        /// Which it is.
        mark: SetMark,
        /// The number that the node had.
        node: u32,
        /// Those of its ranks that are restored here.
        ranks: Vec<u32>,
        /// The memory of the node is behind this descriptor.
        memory: i32,
        /// The session and the process group in which CRIU is to restore them.
        ids: [i32; 2],
        /// The agent is in `mpirun`.
        is_mpirun: bool,
        /// Children that the agent has had before it was one.
        inherited: Vec<i32>,
        /// What becomes of files that have grown; `None`: they stand against it.
        cut: Option<bool>,
        /// A CRIU that is to be asked whether it works here; empty: it was.
        criu: String,
    },
}

fn path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(bytes))
}

/// The variable by which the agent tells its children what makes members of the job: not their
/// words, which everybody on the host may read.
pub(crate) const SECRET: &str = "HAWSER_IMAGES_SECRET";

/// The value of [`SECRET`].
pub(crate) fn secret_text(job: u64, secret: &[u8; 32]) -> String {
    let hex: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{job:016x}{hex}")
}

fn secret_of(text: &str) -> Option<Credential> {
    let (job, hex) = text.split_at_checked(16)?;
    let mut secret = [0; 32];
    for (i, byte) in secret.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    (hex.len() == 64).then_some(Credential { job: u64::from_str_radix(job, 16).ok()?, secret })
}

fn credential() -> Result<Credential, String> {
    let text = std::env::var(SECRET).unwrap_or_default();
    secret_of(&text).ok_or_else(|| "hawserd images is started by mpirun".into())
}

fn addresses(text: &str) -> Vec<SocketAddr> {
    text.split(',').filter_map(|one| one.parse().ok()).collect()
}

/// Serves what this host has of a set on sockets of the agent's, until the agent ends it.
fn serve(set: &Path, sockets: &[i32]) -> Result<String, String> {
    let listener = |fd: &i32| pipe::adopt(*fd).map(TcpListener::from);
    let listeners: io::Result<Vec<_>> = sockets.iter().map(listener).collect();
    let listeners = listeners.map_err(|e| format!("the sockets of the agent: {e}"))?;
    match carry::serve(&listeners, set, &credential()?) {
        Ok(never) => match never {},
        Err(e) => Err(e.to_string()),
    }
}

/// Longest word that an argument list takes, less than the 128 KiB of Linux.
const WORD_MAX: usize = 64 << 10;

impl Task {
    /// The task as words of an argument list: of a job on many hosts it is too long for one.
    pub(crate) fn words(&self) -> serde_json::Result<Vec<Vec<u8>>> {
        Ok(serde_json::to_vec(self)?.chunks(WORD_MAX).map(<[u8]>::to_vec).collect())
    }

    /// What it does, as the beginning of a sentence.
    pub(crate) fn what(&self) -> &'static str {
        match self {
            Task::Step(step, ..) => step.what(),
            Task::Serve { .. } => "what sends images",
            Task::Check { .. } => "what checks images",
        }
    }

    fn of_words(words: &[OsString]) -> Option<Task> {
        let words: Vec<&[u8]> = words.iter().map(|word| word.as_bytes()).collect();
        serde_json::from_slice(&words.concat()).ok()
    }
}

/// Exit code of a check that has found a number of an image with the launcher, its daemons or what
/// has logged them in.
pub(crate) const CODE_LAUNCHER: u8 = 3;

/// The process itself.
pub(crate) fn run(words: &[OsString]) -> i32 {
    let outcome = match Task::of_words(words) {
        Some(Task::Step(step, node, host)) => act(&step, node, &host),
        Some(Task::Check {
            set,
            mark,
            node,
            ranks,
            memory,
            ids,
            is_mpirun,
            inherited,
            cut,
            criu,
        }) => {
            let rewind = match cut {
                None => Rewind::Never,
                Some(false) => Rewind::Later,
                Some(true) => Rewind::Now,
            };
            let usable = if criu.is_empty() { Ok(()) } else { Criu::find(&criu).map(|_| ()) };
            let set = path(&set);
            let checked = || -> Result<(), Obstacle> {
                usable?;
                let of_node = checked_part(&set, mark, node)?;
                images::check_processor(&set, &of_node)?;
                let host = of_node.host.clone();
                let (here, are_all) = of_ranks(of_node, &ranks);
                if !are_all {
                    let (_, seen) = observed(memory)?;
                    apart::may_part(&seen, &host, "use another snapshot (--set)")?;
                }
                images::check_streams(&set, &here)?;
                let [session, group] = ids;
                let to = Destination { session, group, is_mpirun };
                images::check_host(&here, to, &inherited, rewind)
            };
            match checked() {
                Ok(()) => Ok(String::new()),
                Err(Obstacle::Launcher(text)) => return tell(&(text, CODE_LAUNCHER.into())),
                Err(Obstacle::Stays(text) | Obstacle::Other(text)) => Err(text),
            }
        }
        Some(Task::Serve { set, sockets }) => serve(&path(&set), &sockets),
        None => Err("hawserd images is started by mpirun".into()),
    };
    tell(&match outcome {
        Ok(text) => (text, 0),
        Err(text) => (text, 1),
    })
}

/// Tells an outcome; returns its exit code.
fn tell((text, code): &(String, i32)) -> i32 {
    // Who wants to know it has gone.
    let _ = writeln!(io::stdout(), "{text}");
    *code
}

/// The number of the part of a set from which a node is restored.
///
/// # Errors
/// A sentence: there is none.
pub(crate) fn part_for(restore: &RestorePlan, node: u32) -> Result<u32, String> {
    restore.part_for(node).ok_or_else(|| "there are no images for this host".into())
}

/// Of the images of a node those of these ranks, and whether they are all that it has.
pub(crate) fn of_ranks(mut images: NodeImages, ranks: &[u32]) -> (NodeImages, bool) {
    let all = images.processes.len();
    images.processes.retain(|p| ranks.contains(&p.rank));
    let are_all = images.processes.len() == all;
    (images, are_all)
}

/// The memory of a node that is behind a descriptor of this process, as its file and as what stands
/// there.
fn observed(memory: i32) -> Result<(File, ObservedNode), String> {
    let of_segment = |e: io::Error| format!("the memory of the node: {e}");
    let file = File::open(format!("/proc/self/fd/{memory}")).map_err(of_segment)?;
    let seen = file.try_clone().map_err(of_segment)?;
    let seen = ObservedNode::open(seen).map_err(|e| format!("the memory of the node: {e}"))?;
    Ok((file, seen))
}

/// The same as [`part_of`]; files that nobody has looked at since they were written are compared
/// with their checksums.
fn checked_part(set: &Path, mark: SetMark, node: u32) -> Result<NodeImages, String> {
    if let SetMark::Token(token) = mark {
        images::check_files(set, &images::read_part(set, token, node)?)?;
    }
    part_of(set, mark, node)
}

/// What a set has of a node, where this host sees the set that was found on another one.
///
/// # Errors
/// A sentence.
pub(crate) fn part_of(set: &Path, mark: SetMark, node: u32) -> Result<NodeImages, String> {
    let shown = set.display();
    let other = |why: &str| {
        format!(
            "{shown} is not the snapshot that the host of mpirun has there ({why}); name a \
             directory that all hosts share"
        )
    };
    let manifest = match mark {
        SetMark::Token(token) => images::read_part(set, token, node)?,
        SetMark::Manifest(_) => store::read_manifest(set).map_err(|why| other(&why))?,
    };
    if matches!(mark, SetMark::Manifest(sum) if manifest.mark() != sum) {
        return Err(other("it is another one"));
    }
    let images = manifest.images.unwrap_or_default();
    images.of_node(node).cloned().ok_or_else(|| other("it has no images of this node"))
}

/// Fetches a copy of the part of another node, and what all others say of theirs, into a set that
/// is known by a token.
fn spread(
    (set, token): (&Path, u64),
    parts: &[PartSource],
    texts: &[PartSource],
    rate: u64,
) -> Result<(), String> {
    // Where several nodes are on one host it is there.
    let lacks_part = |from: &&PartSource| images::check_part(set, token, from.node).is_err();
    let parts: Vec<&PartSource> = parts.iter().filter(lacks_part).collect();
    let lacks = |from: &&PartSource| images::read_part(set, token, from.node).is_err();
    let texts: Vec<&PartSource> = texts.iter().filter(lacks).collect();
    if parts.is_empty() && texts.is_empty() {
        return Ok(());
    }
    let known = credential()?;
    let mut pace = Pace::new(if rate == 0 { u64::MAX } else { rate });
    let mut pace = |bytes| pace.wait_for(bytes, &|| images::is_hurried(set));
    let incoming = Incoming::beside(set)?;
    images::know_by(incoming.dir(), token)?;
    let mut files = Vec::new();
    // What is short comes first: a part may take hours.
    for from in texts {
        let (at, wanted) = (addresses(&from.at), Wanted::Text(from.node));
        files.extend(carry::fetch(&at, &known, wanted, incoming.dir(), &mut |_| {})?);
        images::read_part(incoming.dir(), token, from.node)?;
    }
    for from in parts {
        let (at, wanted) = (addresses(&from.at), Wanted::Part(from.node));
        files.extend(carry::fetch(&at, &known, wanted, incoming.dir(), &mut pace)?);
        images::check_part(incoming.dir(), token, from.node)?;
    }
    images::sync_folders(incoming.dir(), &files)?;
    incoming.move_into(set, &files)
}

/// Fetches a part of a complete set, and its manifest where that is not here, from one of those
/// that have it.
fn fetch(
    (set, mark, part): (&Path, u32, u32),
    holders: &[String],
    known: &Credential,
) -> Result<(), String> {
    let incoming = Incoming::beside(set)?;
    let mut why = "no host has it".to_string();
    for holder in holders {
        match fetch_from(&addresses(holder), known, (set, mark, part), &incoming) {
            Ok(files) => return incoming.complete(set, mark, &files),
            Err(text) => why = text,
        }
        incoming.clear().map_err(|e| format!("{why}; {e}"))?;
    }
    Err(why)
}

/// The same from one of them. All of it is on the disk and as the manifest says; returns the files.
fn fetch_from(
    at: &[SocketAddr],
    known: &Credential,
    (set, mark, part): (&Path, u32, u32),
    incoming: &Incoming,
) -> Result<Vec<PathBuf>, String> {
    let get = |wanted| carry::fetch(at, known, wanted, incoming.dir(), &mut |_| {});
    let mut files = Vec::new();
    match store::read_manifest(set) {
        Ok(here) if here.mark() == mark => {
            incoming.copy_from(set, &images::manifest_below())?;
        }
        _ => files.extend(get(Wanted::Manifest)?),
    }
    if store::read_manifest(incoming.dir())?.mark() != mark {
        return Err(format!("{}: its manifest has changed meanwhile", set.display()));
    }
    // A part may take hours.
    incoming.check_place(set)?;
    files.extend(get(Wanted::Part(part))?);
    images::check_node(incoming.dir(), part)?;
    images::sync_folders(incoming.dir(), &files)?;
    Ok(files)
}

/// Longest list of sets that is told, in bytes; a set takes about 30. Older ones do not count.
const LIST_MAX: usize = 16 << 10;

/// The complete sets that are here, as words.
fn list(store: &Store) -> Result<String, String> {
    let mut text = String::new();
    for set in images::complete_sets(store)? {
        let images::CompleteSet { number, mark, nodes, here } = set;
        let word = ListedSet { number, mark, nodes, here }.word();
        if text.len() + word.len() > LIST_MAX {
            break;
        }
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(&word);
    }
    Ok(text)
}

fn act(step: &ImagesStep, node: i32, host: &str) -> Result<String, String> {
    match step {
        ImagesStep::Highest { dir } => Ok(Store::new(path(dir)).highest()?.to_string()),
        ImagesStep::Begin { dir, token, above } => {
            let (number, set) = images::begin(&Store::new(path(dir)), *token, *above)?;
            match set.to_str() {
                Some(set) => Ok(format!("{number} {set}")),
                None => {
                    Store::new(path(dir)).abandon(number);
                    Err(format!("{}: its name is not valid UTF-8", path(dir).display()))
                }
            }
        }
        ImagesStep::Look { set, token } => images::look(&path(set), *token).map(|()| String::new()),
        ImagesStep::Save { set, token, number, criu, limit, encrypted, spread, local, parted } => {
            let local = (!local.is_empty()).then(|| path(local));
            let paths = (path(set), local);
            if *spread {
                images::join(&paths.0, *token)?;
            }
            let how = (*encrypted, *spread);
            save(paths, (*token, *number), (criu, *limit), how, (node, host), parted)
        }
        ImagesStep::Spread { set, token, parts, texts, rate, node } => {
            spread((&path(set), *token), parts, texts, *rate).map(|()| node.to_string())
        }
        ImagesStep::Have { set, mark } => Ok(match images::nodes_here(&path(set), *mark) {
            None => "-".into(),
            Some(nodes) => nodes.iter().map(u32::to_string).collect::<Vec<_>>().join(","),
        }),
        ImagesStep::Fetch { set, mark, part, holders } => {
            let wanted = (&*path(set), *mark, *part);
            fetch(wanted, holders, &credential()?).map(|()| String::new())
        }
        ImagesStep::Pass { set } => {
            store::pass(&path(set));
            Ok(String::new())
        }
        ImagesStep::List { dir } => list(&Store::new(path(dir))),
        ImagesStep::Serve { .. } | ImagesStep::Halt => Err("an agent does it by itself".into()),
        ImagesStep::Hurry { dir } => images::hurry(&path(dir)).map(|()| String::new()),
        ImagesStep::Flush { set, token, local, rate, node } => {
            images::flush(&path(local), &path(set), *token, *node, *rate)?;
            Ok(node.to_string())
        }
        ImagesStep::Discard { local } => {
            images::discard(&path(local));
            Ok(String::new())
        }
        ImagesStep::Commit { dir, number, token, keep, nodes } => {
            let set = images::commit(&Store::new(path(dir)), (*number, *token), nodes, *keep)?;
            Ok(set.display().to_string())
        }
        ImagesStep::Prune { dir, oldest, newest } => {
            Store::new(path(dir)).prune_before(*oldest, *newest);
            // What processes have left that were killed goes another time otherwise.
            let _ = incoming::clean(&path(dir));
            Ok(String::new())
        }
        ImagesStep::Abandon { dir, number, token, complete } => {
            images::abandon(&Store::new(path(dir)), *number, *token, *complete);
            if *complete {
                // Those that fetched for it have ended, some of them by force.
                let _ = incoming::clean(&path(dir));
            }
            Ok(String::new())
        }
    }
}

/// Ends a process and all its descendants, which would be somebody else's children afterwards.
pub(crate) fn kill_tree(pid: i32) {
    // Any of them may have ended. One that is stopped starts no more.
    let _ = process::kill(pid, SIGSTOP);
    process::children_of(pid).into_iter().for_each(kill_tree);
    let _ = process::kill(pid, SIGKILL);
}

/// A descendant of a process that has the memory of the node, which it has by a fork. It is in the
/// image of that process, with sockets that are not there any more.
fn heir_of(pid: i32) -> Option<i32> {
    process::children_of(pid).into_iter().find_map(|child| {
        match segment::is_held_by(child, node::NAME) {
            true => Some(child),
            false => heir_of(child),
        }
    })
}

fn save(
    (set, local): (PathBuf, Option<PathBuf>),
    (token, number): (u64, u64),
    (name, limit): (&str, u64),
    (encrypted, spread): (bool, bool),
    (held, host): (i32, &str),
    parted: &[u32],
) -> Result<String, String> {
    let criu = Criu::locate(name)?.with_limit(limit);
    let (file, seen) = observed(held)?;
    let node: &NodeSegment = seen.as_ref();
    let here: Vec<u32> = (0..node.nlocal()).filter(|slot| node.has(*slot)).collect();
    // Where a process looks for a new home stands there from its first interrupt on.
    let waits =
        |slot: u32| seen.hold_answers(slot).iter().all(|said| *said == HoldAnswer::Interrupted);
    let rank_in = |slot: u32| node.slot(slot).proc();
    if let Some(slot) = here.iter().find(|slot| seen.home_words(**slot) == 0) {
        return Err(format!("rank {} is not interrupted", rank_in(*slot)));
    }
    if let Some(slot) = here.iter().find(|slot| !waits(**slot)) {
        return Err(format!("rank {} has gone on", rank_in(*slot)));
    }
    if !parted.is_empty() {
        apart::may_part(&seen, host, "try it again")?;
    }
    let wanted = |slot: &&u32| parted.is_empty() || parted.contains(&rank_in(**slot));
    let mut processes: Vec<Dumped> = here
        .iter()
        .filter(wanted)
        .map(|slot| Dumped {
            rank: rank_in(*slot),
            pid: node.slot(*slot).pid() as i32,
            home: seen.home_words(*slot),
        })
        .collect();
    processes.sort_by_key(|p| p.rank);
    if let Some(without) = processes.iter().find(|p| p.pid <= 0) {
        return Err(format!("rank {} is not interrupted", without.rank));
    }
    if let Some((rank, heir)) = processes.iter().find_map(|p| Some((p.rank, heir_of(p.pid)?))) {
        return Err(format!(
            "rank {rank}: its child, process {heir}, was forked after MPI had begun and has what \
             MPI has; let it execute a program, or end it"
        ));
    }
    let saved = images::save(&mut Part {
        set: &set,
        local: local.as_deref(),
        token,
        number,
        criu: &criu,
        job: seen.job(),
        encrypted,
        spread,
        ranks: seen.nprocs(),
        nodes: (seen.nodes().max(1), seen.number()),
        apart: seen.number() != node.home(),
        host,
        processes: &processes,
        memory: &mut |out| image::save(&file, out),
    });
    // A CRIU that cannot work here says less of that in a dump. Ranks wait no longer than needed
    // where it can.
    saved.map_err(|why| Criu::find(name).err().unwrap_or(why))?;
    Ok(seen.number().to_string())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{BufRead, BufReader, Read};
    use std::os::unix::ffi::OsStringExt;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use hawser_checkpoint::manifest::{Images, Manifest, ProcessImage};

    use super::scratch::Scratch;
    use super::*;

    #[test]
    fn a_task_of_many_hosts_has_words_that_an_argument_list_takes() {
        let texts = (0..5_000).map(|node| PartSource { node, at: "10.0.0.1:40000".repeat(3) });
        let step = ImagesStep::Spread {
            set: b"/d/000003.part".to_vec(),
            token: 7,
            parts: Vec::new(),
            texts: texts.collect(),
            rate: 0,
            node: 4,
        };
        let task = Task::Step(step, -1, "h".into());
        let words = task.words().unwrap();
        assert!(words.len() > 1 && words.iter().all(|word| word.len() < 128 << 10));
        let words: Vec<OsString> = words.into_iter().map(OsString::from_vec).collect();
        assert_eq!(Task::of_words(&words), Some(task));
    }

    /// Passes on so many bytes from a host, and so many to it; then both connections end.
    fn cut_after(to: SocketAddr, from_host: usize, to_host: usize) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap();
        let left = std::sync::Arc::new([from_host, to_host].map(std::sync::Mutex::new));
        std::thread::spawn(move || {
            // Until the connection of the end of the test is refused.
            while let Ok((near, _)) = listener.accept() {
                let Ok(far) = std::net::TcpStream::connect(to) else { return };
                let pairs = [
                    (far.try_clone().unwrap(), near.try_clone().unwrap(), 0),
                    (near.try_clone().unwrap(), far.try_clone().unwrap(), 1),
                ];
                for (mut from, mut to, which) in pairs {
                    let left = std::sync::Arc::clone(&left);
                    std::thread::spawn(move || {
                        let mut piece = [0; 512];
                        while let Ok(n @ 1..) = from.read(&mut piece) {
                            let mut left = left[which].lock().unwrap();
                            let n_on = n.min(*left);
                            *left -= n_on;
                            if to.write_all(&piece[..n_on]).is_err() || n_on < n {
                                break;
                            }
                        }
                        let both = std::net::Shutdown::Both;
                        let _ = (from.shutdown(both), to.shutdown(both));
                    });
                }
            }
        });
        at
    }

    /// A complete set of one node with some bytes, and who serves it.
    fn served(scratch: &Scratch, known: &Credential) -> (PathBuf, u32, SocketAddr) {
        let store = Store::new(scratch.0.join("from"));
        let number = store.begin().unwrap();
        let dir = store.begin_rank(number, 0).unwrap();
        fs::create_dir(dir.join("images")).unwrap();
        fs::write(dir.join("images/pages"), [7; 90]).unwrap();
        fs::write(dir.join("node"), "memory").unwrap();
        let process = ProcessImage { pid: 77, ..ProcessImage::default() };
        let node = NodeImages { processes: vec![process], ..NodeImages::default() };
        let images = Images { total: 1, spread: true, nodes: vec![node], ..Images::default() };
        let files = store::seal(&dir, 0).unwrap();
        let manifest =
            Manifest { number, ranks: 1, files, images: Some(images), ..Manifest::default() };
        let set = store.commit(&manifest).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (at, known, dir) = (listener.local_addr().unwrap(), known.clone(), set.clone());
        // It serves as long as its process lives.
        std::thread::spawn(move || carry::serve(&[listener], &dir, &known));
        (set, manifest.mark(), at)
    }

    #[test]
    fn a_transfer_that_is_cut_at_any_byte_leaves_nothing() {
        let (scratch, known) = (Scratch::new("bytes"), Credential { job: 5, secret: [7; 32] });
        let (set, mark, at) = served(&scratch, &known);
        let to = scratch.0.join("to").join(set.file_name().unwrap());
        let names = || {
            let all = fs::read_dir(to.parent().unwrap()).unwrap();
            let all = all.map(|entry| entry.unwrap().file_name());
            all.filter(|name| name != ".lock").collect::<Vec<_>>()
        };
        let get = |holders: &[SocketAddr]| {
            let holders: Vec<String> = holders.iter().map(SocketAddr::to_string).collect();
            fetch((&to, mark, 0), &holders, &known)
        };
        let many = usize::MAX;
        let mut whole = [0; 2];
        for (which, whole) in whole.iter_mut().enumerate() {
            let cut = |n| if which == 0 { cut_after(at, n, many) } else { cut_after(at, many, n) };
            // From the last byte of an answer on nothing is missing.
            while let Err(why) = get(&[cut(*whole)]) {
                assert!(why.contains("cannot fetch images from"), "{why}");
                assert_eq!(names(), <[OsString; 0]>::default(), "after {whole} bytes");
                *whole += 1;
            }
            assert_eq!(images::nodes_here(&to, mark), Some(vec![0]));
            fs::remove_dir_all(&to).unwrap();
        }
        let [answers, requests] = whole;
        assert!(answers > 400 && requests > 200, "only {answers} and {requests} bytes");
        // Another host has it, too; one that has another set is not used.
        assert_eq!(get(&[cut_after(at, answers / 2, many), at]), Ok(()));
        assert_eq!(images::nodes_here(&to, mark), Some(vec![0]));
        fs::remove_dir_all(&to).unwrap();
        let holders = [at.to_string()];
        let why = fetch((&to, mark ^ 1, 0), &holders, &known).unwrap_err();
        assert!(why.contains("has changed") && names().is_empty(), "{why}");
    }

    #[test]
    fn several_nodes_of_one_host_fetch_at_the_same_time() {
        let (scratch, known) = (Scratch::new("nodes"), Credential { job: 5, secret: [7; 32] });
        let store = Store::new(scratch.0.join("from"));
        let number = store.begin().unwrap();
        let nodes: Vec<u32> = (0..6).collect();
        let mut files = Vec::new();
        for node in &nodes {
            let dir = store.begin_rank(number, *node).unwrap();
            fs::write(dir.join("node"), format!("memory of {node}")).unwrap();
            files.extend(store::seal(&dir, *node).unwrap());
        }
        let images = nodes.iter().map(|node| {
            let process = ProcessImage { rank: *node, pid: 77, ..ProcessImage::default() };
            NodeImages { number: *node, processes: vec![process], ..NodeImages::default() }
        });
        let images =
            Images { total: 6, spread: true, nodes: images.collect(), ..Images::default() };
        let manifest =
            Manifest { number, ranks: 6, files, images: Some(images), ..Manifest::default() };
        let set = store.commit(&manifest).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = [listener.local_addr().unwrap().to_string()];
        let (served, knows) = (set.clone(), known.clone());
        std::thread::spawn(move || carry::serve(&[listener], &served, &knows));
        for round in 0..20 {
            let to = scratch.0.join(format!("to-{round}")).join(set.file_name().unwrap());
            if round % 2 == 1 {
                // There is another one with its number.
                fs::create_dir_all(&to).unwrap();
                let other = Manifest { number, ..Manifest::default() };
                fs::write(to.join("manifest"), other.text()).unwrap();
            }
            let wanted = |node: &u32| (to.as_path(), manifest.mark(), *node);
            std::thread::scope(|scope| {
                for node in &nodes {
                    scope.spawn(|| fetch(wanted(node), &at, &known).unwrap());
                }
            });
            assert_eq!(images::nodes_here(&to, manifest.mark()), Some(nodes.clone()));
            let left = fs::read_dir(to.parent().unwrap()).unwrap();
            assert_eq!(left.count(), 2, "the set and the lock");
        }
    }

    #[test]
    fn descendants_that_have_left_the_process_group_end_too() {
        let script = "(setsid sleep 60 & echo $!; wait) & wait";
        let mut child = Command::new("sh")
            .args(["-c", script])
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell is there");
        let begun = Instant::now();
        let mut output = BufReader::new(child.stdout.take().expect("it is a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("it tells a number");
        kill_tree(child.id() as i32);
        // It ends when nobody has it open any more.
        output.read_to_string(&mut line).expect("it can be read");
        assert!(begun.elapsed() < Duration::from_secs(30), "a descendant lives on");
        child.wait().expect("it has ended");
    }
}
