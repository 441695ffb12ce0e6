//! A power cut at every step of the store: whatever it leaves, the newest set that was complete, or
//! a newer one, is found, and is what was saved.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::record::{self, Cut, Dice, Disk, Op};
use crate::disk;
use crate::images::{self, abandon, begin, check_files, commit, flush, join, nodes_here};
use crate::incoming::{self, Incoming};
use crate::manifest::{Images, Manifest, NodeImages, ProcessImage};
use crate::store::{FoundSet, Store, path_of, read_manifest, seal};

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let id = std::process::id();
        // Where nothing is ever on a disk a sync takes no time.
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() { memory.into() } else { std::env::temp_dir() };
        let dir = place.join(format!("hawser-cut-{name}-{id}"));
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

const TOKEN: u64 = 7;
/// In how many ways the power is cut after each operation.
const WAYS: u64 = 6;
/// Each of the nodes has one rank, with its number.
const NODES: [u32; 2] = [0, 1];

/// What the file with this name has in a set.
fn contents(number: u64, rank: u32, name: &str) -> Vec<u8> {
    format!("{name} of rank {rank} in set {number}; ").repeat(3).into_bytes()
}

/// What CRIU writes, which nobody has synced.
fn write(path: &Path, bytes: &[u8]) {
    let mut file = disk::create(path, true).unwrap();
    bytes.chunks(40).for_each(|piece| file.write_all(piece).unwrap());
}

/// A node makes its part.
fn save(into: &Path, number: u64, node: u32, spread: bool) {
    let dir = into.join(node.to_string());
    disk::make_dir(&dir).unwrap();
    write(&dir.join("node"), &contents(number, node, "node"));
    disk::make_dir(&dir.join("images")).unwrap();
    write(&dir.join("images/pages"), &contents(number, node, "pages"));
    let process = ProcessImage { rank: node, pid: 77, ..ProcessImage::default() };
    let part = Manifest {
        number,
        ranks: 2,
        files: seal(&dir, node).unwrap(),
        images: Some(Images {
            job: 9,
            total: 2,
            encrypted: false,
            spread,
            nodes: vec![NodeImages {
                number: node,
                processes: vec![process],
                ..Default::default()
            }],
        }),
        ..Manifest::default()
    };
    images::write_part(into, node, &part).unwrap();
}

/// The contents are those that were saved under this number.
fn is_as_saved(set: &Path, manifest: &Manifest, node: u32) -> bool {
    let files = manifest.files.iter().filter(|file| file.rank == node);
    let is_right = |file: &crate::manifest::FileEntry| {
        let path = path_of(set, file);
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        fs::read(&path).is_ok_and(|bytes| bytes == contents(manifest.number, node, &name))
    };
    files.clone().count() == 2 && files.clone().all(is_right)
}

/// A set that is not damaged, as far as this host sees, the newest first.
fn usable(dir: &Path) -> Vec<(PathBuf, Manifest)> {
    let all = Store::new(dir).sets().unwrap().into_iter();
    let whole = |set: FoundSet| {
        let manifest = set.state.ok()?;
        check_files(&set.path, &manifest).is_ok().then_some((set.path, manifest))
    };
    all.filter_map(whole).collect()
}

/// Operations, and after how many of them something is promised.
struct Script {
    root: PathBuf,
    ops: Vec<Op>,
    /// After so many operations this set is complete.
    complete: Vec<(usize, u64)>,
}

impl Script {
    fn new(root: &Path) -> Script {
        Script { root: root.into(), ops: Vec::new(), complete: Vec::new() }
    }

    fn run(&mut self, work: impl FnOnce()) {
        self.ops.extend(record::of(work));
    }

    fn is_complete(&mut self, number: u64) {
        self.complete.push((self.ops.len(), number));
    }

    /// After each operation the power is cut in several ways; `look` sees what is left, and which
    /// set has to be there. The disks are those below each of `hosts`, each cut by itself.
    fn cut_everywhere(&self, name: &str, hosts: &[&str], look: impl Fn(&Path, u64, &str)) {
        let left = Scratch::new(&format!("{name}-left"));
        let root = |host: &str| self.root.join(host);
        let mut disks: Vec<Disk> = hosts.iter().map(|host| Disk::new(&root(host))).collect();
        for done in 0..=self.ops.len() {
            let last = self.complete.iter().filter(|(at, _)| *at <= done).map(|(_, n)| *n).max();
            for way in 0..WAYS {
                let _ = fs::remove_dir_all(&left.0);
                for (at, (disk, host)) in disks.iter().zip(hosts).enumerate() {
                    let seed = done as u64 * 64 + way * 8 + at as u64;
                    // Where the way says so this host is not cut, and others are.
                    let mut cut = match (way + 3 * at as u64) % WAYS {
                        0 => Cut::None,
                        1 => Cut::All,
                        _ => Cut::Some(Dice::new(seed)),
                    };
                    disk.after(&mut cut, &left.0.join(host));
                }
                let op = done.checked_sub(1).and_then(|at| self.ops.get(at));
                look(
                    &left.0,
                    last.unwrap_or(0),
                    &format!("{name}, {done} done ({op:?}), way {way}"),
                );
            }
            let Some(op) = self.ops.get(done) else { break };
            let path = match op {
                Op::Create(path) | Op::Write(path, _) | Op::SyncFile(path) => path,
                Op::MakeDir(path) | Op::SyncDir(path) | Op::Remove(path) => path,
                Op::Rename(from, _) => from,
            };
            // What lies above all hosts is there.
            if let Some(at) = hosts.iter().position(|host| path.starts_with(root(host))) {
                disks[at].apply(op);
            }
        }
    }
}

/// The newest set that can be used is the one that has to be there, or a newer one, and whole.
fn newest_is_whole(dir: &Path, last: u64, why: &str) {
    let found = usable(dir);
    let number = found.first().map_or(0, |(_, manifest)| manifest.number);
    assert!(number >= last, "{why}: {number} instead of {last}");
    for (set, manifest) in &found {
        assert!(NODES.iter().all(|node| is_as_saved(set, manifest, *node)), "{why}: mixed");
    }
    // What is left is no obstacle: the next set can be made, and older ones are removed.
    let store = Store::new(dir);
    let (next, set) = begin(&store, TOKEN, 0).unwrap();
    NODES.iter().for_each(|node| save(&set, next, *node, false));
    commit(&store, (next, TOKEN), &NODES, 1).unwrap();
    assert_eq!(usable(dir).first().map(|(_, m)| m.number), Some(next), "{why}");
}

#[test]
fn a_directory_that_hosts_share() {
    for keep in [1, 2] {
        let scratch = Scratch::new("shared");
        let (dir, mut script) = (scratch.0.join("h/below/sets"), Script::new(&scratch.0));
        fs::create_dir(scratch.0.join("h")).unwrap();
        let store = Store::new(&dir);
        for round in 0..4 {
            let mut number = 0;
            script.run(|| {
                let (n, set) = begin(&store, TOKEN, 0).unwrap();
                NODES.iter().for_each(|node| save(&set, n, *node, false));
                match round {
                    // A node could not make its part.
                    2 => abandon(&store, n, TOKEN, false),
                    _ => _ = commit(&store, (n, TOKEN), &NODES, keep).unwrap(),
                }
                number = n;
            });
            if round != 2 {
                script.is_complete(number);
            }
        }
        script.cut_everywhere("shared", &["h"], |left, last, why| {
            newest_is_whole(&left.join("h/below/sets"), last, why);
        });
    }
}

#[test]
fn disks_of_the_hosts_first() {
    let scratch = Scratch::new("local");
    let (dir, mut script) = (scratch.0.join("h/sets"), Script::new(&scratch.0));
    fs::create_dir_all(&dir).unwrap();
    let store = Store::new(&dir);
    script.run(|| {
        // It was there before.
        record::note(|| Op::MakeDir(dir.clone()));
        record::note(|| Op::SyncDir(scratch.0.join("h")));
    });
    for _ in 0..3 {
        let mut number = 0;
        script.run(|| {
            let (n, set) = begin(&store, TOKEN, 0).unwrap();
            for node in NODES {
                let local = scratch.0.join(format!("h/disk-{node}"));
                disk::make_dir(&local).unwrap();
                save(&local, n, node, false);
            }
            for node in NODES {
                let local = scratch.0.join(format!("h/disk-{node}"));
                flush(&local, &set, TOKEN, node, 0).unwrap();
            }
            commit(&store, (n, TOKEN), &NODES, 1).unwrap();
            number = n;
        });
        script.is_complete(number);
    }
    script.cut_everywhere("local", &["h"], |left, last, why| {
        fs::create_dir_all(left.join("h/sets")).unwrap();
        newest_is_whole(&left.join("h/sets"), last, why);
    });
}

/// What a host sends of a set, as files of a transfer.
fn carry(from: &Path, below: &[PathBuf], into: &Path) {
    for path in below {
        disk::make_dirs(into.join(path).parent().unwrap(), false).unwrap();
        let mut file = disk::create(&into.join(path), false).unwrap();
        let bytes = fs::read(from.join(path)).unwrap();
        bytes.chunks(40).for_each(|piece| file.write_all(piece).unwrap());
    }
    below.iter().for_each(|path| disk::sync_file(&into.join(path)).unwrap());
}

/// A host fetches the part of another one of a set that is being made.
fn fetch_copy(from: &Path, set: &Path, node: u32) {
    let incoming = Incoming::beside(set).unwrap();
    images::know_by(incoming.dir(), TOKEN).unwrap();
    let files = images::paths_of_node(from, node).unwrap();
    carry(from, &files, incoming.dir());
    images::check_part(incoming.dir(), TOKEN, node).unwrap();
    images::sync_folders(incoming.dir(), &files).unwrap();
    incoming.move_into(set, &files).unwrap();
}

/// A host fetches a part of a complete set.
fn fetch_part(from: &Path, set: &Path, node: u32) {
    let mark = read_manifest(from).unwrap().mark();
    let incoming = Incoming::beside(set).unwrap();
    let mut files = images::paths_of_node(from, node).unwrap();
    match read_manifest(set) {
        Ok(here) if here.mark() == mark => {
            incoming.copy_from(set, &images::manifest_below()).unwrap();
        }
        _ => files.insert(0, images::manifest_below()),
    }
    carry(from, &files, incoming.dir());
    images::check_node(incoming.dir(), node).unwrap();
    images::sync_folders(incoming.dir(), &files).unwrap();
    incoming.complete(set, mark, &files).unwrap();
}

const HOSTS: [&str; 2] = ["h0", "h1"];

/// The set with which a restart begins on a host, and each of its parts, where it is whole.
fn restartable(root: &Path, at: &str) -> Option<(Manifest, Vec<PathBuf>)> {
    let find = |manifest: &Manifest| {
        let set = |host: &str| Store::new(root.join(host).join("sets")).set(manifest.number);
        let has = |host: &&&str, node: u32| {
            nodes_here(&set(host), manifest.mark()).is_some_and(|all| all.contains(&node))
        };
        let part = |node: &u32| HOSTS.iter().find(|host| has(host, *node)).map(|host| set(host));
        NODES.iter().map(part).collect::<Option<Vec<_>>>()
    };
    let sets = usable(&root.join(at).join("sets")).into_iter();
    sets.filter_map(|(_, manifest)| Some((find(&manifest)?, manifest)))
        .map(|(parts, manifest)| (manifest, parts))
        .next()
}

#[test]
fn hosts_that_share_no_directory() {
    for keep in [1, 2] {
        let scratch = Scratch::new("partner");
        let mut script = Script::new(&scratch.0);
        HOSTS.iter().for_each(|host| fs::create_dir(scratch.0.join(host)).unwrap());
        let stores = HOSTS.map(|host| Store::new(scratch.0.join(host).join("sets")));
        for round in 0..5 {
            let mut number = 0;
            script.run(|| {
                let above = stores.iter().map(|store| store.highest().unwrap()).max().unwrap();
                let (n, _) = begin(&stores[0], TOKEN, above).unwrap();
                number = n;
                let sets = stores.each_ref().map(|store| store.part(n));
                for (node, set) in NODES.iter().zip(&sets) {
                    join(set, TOKEN).unwrap();
                    save(set, n, *node, true);
                }
                fetch_copy(&sets[1], &sets[0], 1);
                fetch_copy(&sets[0], &sets[1], 0);
                for (at, store) in stores.iter().enumerate() {
                    // In one round a host fails before it has committed, in one the other does.
                    if round < 2 || round - 1 != at + 1 {
                        commit(store, (n, TOKEN), &NODES, 0).unwrap();
                    }
                }
            });
            if matches!(round, 2 | 3) {
                script.run(|| stores.iter().for_each(|store| abandon(store, number, TOKEN, true)));
                continue;
            }
            script.is_complete(number);
            script.run(|| {
                let sets = images::complete_sets(&stores[0]).unwrap();
                let oldest = sets.get(keep - 1).map_or(0, |set| set.number);
                stores.iter().for_each(|store| store.prune_before(oldest, number));
            });
        }
        assert_eq!(images::complete_sets(&stores[0]).unwrap().len(), keep);
        script.cut_everywhere("partner", &HOSTS, |left, last, why| {
            for host in HOSTS {
                fs::create_dir_all(left.join(host)).unwrap();
                let found = restartable(left, host);
                let number = found.as_ref().map_or(0, |(manifest, _)| manifest.number);
                assert!(number >= last, "{why}: {number} instead of {last} on {host}");
                if let Some((manifest, parts)) = &found {
                    let mut parts = NODES.iter().zip(parts);
                    assert!(parts.all(|(n, set)| is_as_saved(set, manifest, *n)), "{why}: mixed");
                }
            }
        });
    }
}

/// Parts come to a host that has nothing, another set with this number, or a damaged part.
#[test]
fn parts_that_are_fetched_for_a_restart() {
    for before in 0..3 {
        let scratch = Scratch::new("fetch");
        let from = Store::new(scratch.0.join("from"));
        let (number, set) = begin(&from, TOKEN, 2).unwrap();
        NODES.iter().for_each(|node| save(&set, number, *node, true));
        let whole = commit(&from, (number, TOKEN), &NODES, 0).unwrap();
        let mark = read_manifest(&whole).unwrap().mark();
        let (dir, mut script) = (scratch.0.join("h/sets"), Script::new(&scratch.0));
        fs::create_dir(scratch.0.join("h")).unwrap();
        let to = Store::new(&dir);
        let mut had = 0;
        script.run(|| match before {
            0 => {}
            1 => {
                let (n, set) = begin(&to, 8, 2).unwrap();
                NODES.iter().for_each(|node| save(&set, n + 50, *node, true));
                let dirs = NODES.map(|node| set.join(node.to_string()));
                let sealed = NODES.iter().zip(&dirs).flat_map(|(n, d)| seal(d, *n).unwrap());
                let files = sealed.collect();
                NODES
                    .iter()
                    .for_each(|n| disk::remove_file(&set.join(format!("part.{n}"))).unwrap());
                let images = read_manifest(&whole).unwrap().images;
                let other = Manifest { number: n, ranks: 2, files, images, ..Manifest::default() };
                to.commit(&other).unwrap();
            }
            _ => {
                fetch_part(&whole, &to.set(number), 0);
                disk::remove_file(&to.set(number).join("0/node")).unwrap();
                disk::sync_dir(&to.set(number).join("0")).unwrap();
            }
        });
        had += script.ops.len();
        script.run(|| NODES.iter().for_each(|node| fetch_part(&whole, &to.set(number), *node)));
        script.is_complete(number);
        assert_eq!(nodes_here(&to.set(number), mark), Some(NODES.to_vec()));
        let name = format!("fetch-{before}");
        let ops = script.ops.len();
        assert!(ops > had);
        script.cut_everywhere(&name, &["h"], |left, last, why| {
            let store = Store::new(left.join("h/sets"));
            let set = store.set(number);
            fs::create_dir_all(store.dir()).unwrap();
            let here = nodes_here(&set, mark).unwrap_or_default();
            let manifest = read_manifest(&whole).unwrap();
            assert!(here.iter().all(|n| is_as_saved(&set, &manifest, *n)), "{why}: mixed");
            assert!(last == 0 || here == NODES, "{why}: {here:?}");
            // The restart that was cut is done again.
            NODES.iter().filter(|n| !here.contains(n)).for_each(|n| fetch_part(&whole, &set, *n));
            assert_eq!(nodes_here(&set, mark), Some(NODES.to_vec()), "{why}");
            incoming::clean(store.dir()).unwrap();
            let names = fs::read_dir(store.dir()).unwrap().map(|e| e.unwrap().file_name());
            let left: Vec<_> = names.filter(|n| n.to_string_lossy().contains("fetch-")).collect();
            assert!(left.is_empty(), "{why}: {left:?} stays");
        });
    }
}

/// The record shows what is missing: a store that does not sync fails these tests.
#[test]
fn a_store_that_does_not_sync_is_found_out() {
    let scratch = Scratch::new("unsynced");
    let (dir, mut script) = (scratch.0.join("h"), Script::new(&scratch.0));
    fs::create_dir(&dir).unwrap();
    let store = Store::new(&dir);
    script.run(|| {
        let (n, set) = begin(&store, TOKEN, 0).unwrap();
        NODES.iter().for_each(|node| save(&set, n, *node, false));
        commit(&store, (n, TOKEN), &NODES, 1).unwrap();
    });
    script.is_complete(1);
    let all = script.ops.clone();
    for lost in 0..all.len() {
        if !matches!(all[lost], Op::SyncFile(_) | Op::SyncDir(_)) {
            continue;
        }
        script.ops = all.clone();
        script.ops.remove(lost);
        script.complete = vec![(script.ops.len(), 1)];
        let left = Scratch::new("unsynced-left");
        let mut disk = Disk::new(&dir);
        script.ops.iter().for_each(|op| disk.apply(op));
        disk.after(&mut Cut::None, &left.0);
        // The token and the words of a part are of no use any more, and nor is what is renamed.
        let is_needless = match &all[lost] {
            Op::SyncFile(path) => {
                let name = path.file_name().unwrap().to_str().unwrap();
                name.starts_with("part.") || name == "token"
            }
            _ => false,
        };
        let is_whole = usable(&left.0)
            .iter()
            .any(|(set, manifest)| NODES.iter().all(|node| is_as_saved(set, manifest, *node)));
        assert_eq!(is_whole, is_needless, "without {:?}", all[lost]);
    }
}
