//! A record of what was done to a file system, and what a power cut may leave of it.
//!
//! The disk has what was synced: the contents of a file since its last `SyncFile`, and the names in
//! a directory since its last `SyncDir`. Whatever came later may be there or not: names in any
//! choice, as long as a name is not changed before an earlier change of the same one, and contents
//! up to any byte, or with zeros behind.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// An operation that has gone well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// A file is there, and empty.
    Create(PathBuf),
    /// More bytes at its end.
    Write(PathBuf, Vec<u8>),
    /// Its contents are on the disk.
    SyncFile(PathBuf),
    /// A directory is there.
    MakeDir(PathBuf),
    /// Names in it are on the disk.
    SyncDir(PathBuf),
    /// Another name.
    Rename(PathBuf, PathBuf),
    /// A file or an empty directory is gone.
    Remove(PathBuf),
}

thread_local! {
    static LOG: RefCell<Option<Vec<Op>>> = const { RefCell::new(None) };
}

/// Notes what this thread does, if it is recorded.
pub(crate) fn note(op: impl FnOnce() -> Op) {
    LOG.with_borrow_mut(|log| {
        if let Some(log) = log {
            log.push(op());
        }
    });
}

/// What is removed with a directory, in order.
pub(crate) fn below(path: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        match entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            true => all.extend(below(&entry.path())),
            false => all.push(entry.path()),
        }
    }
    all.push(path.into());
    all
}

/// What `work` does.
pub(crate) fn of(work: impl FnOnce()) -> Vec<Op> {
    LOG.with_borrow_mut(|log| assert!(log.replace(Vec::new()).is_none(), "one at a time"));
    work();
    LOG.with_borrow_mut(|log| log.take().expect("it has begun"))
}

/// Numbers that a seed begins elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..8).for_each(|_| _ = dice.below(2));
        dice
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

type Id = usize;

#[derive(Clone, Debug)]
enum Node {
    Dir(BTreeMap<String, Id>),
    File { written: Vec<u8>, synced: Option<Vec<u8>> },
}

/// A change of names; each is of a directory.
#[derive(Clone, Debug)]
struct Change {
    names: Vec<(Id, String, Option<Id>)>,
}

/// What there is while the machine runs, and on its disk.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    root: PathBuf,
    nodes: Vec<Node>,
    /// The names that are on the disk, by directory.
    synced: BTreeMap<Id, BTreeMap<String, Id>>,
    /// Changes that are not, in order.
    pending: Vec<Change>,
}

/// What becomes of changes that are not on the disk.
#[derive(Clone, Debug)]
pub(crate) enum Cut {
    /// All are lost.
    None,
    /// All are there.
    All,
    /// Some.
    Some(Dice),
}

impl Disk {
    /// An empty directory.
    pub(crate) fn new(root: &Path) -> Disk {
        let nodes = vec![Node::Dir(BTreeMap::new())];
        let synced = BTreeMap::from([(0, BTreeMap::new())]);
        Disk { root: root.into(), nodes, synced, pending: Vec::new() }
    }

    fn names(&mut self, dir: Id) -> &mut BTreeMap<String, Id> {
        match &mut self.nodes[dir] {
            Node::Dir(names) => names,
            Node::File { .. } => panic!("a file is no directory"),
        }
    }

    fn find(&mut self, path: &Path) -> Id {
        let below = path.strip_prefix(&self.root).expect("below the root").to_owned();
        below.components().fold(0, |dir, name| {
            let name = name.as_os_str().to_str().expect("ours");
            *self.names(dir).get(name).unwrap_or_else(|| panic!("{} is there", path.display()))
        })
    }

    fn place(&mut self, path: &Path) -> (Id, String) {
        let dir = self.find(path.parent().expect("below the root"));
        (dir, path.file_name().expect("a name").to_str().expect("ours").into())
    }

    fn change(&mut self, names: Vec<(Id, String, Option<Id>)>) {
        for (dir, name, id) in &names {
            match id {
                Some(id) => _ = self.names(*dir).insert(name.clone(), *id),
                None => _ = self.names(*dir).remove(name),
            }
        }
        self.pending.push(Change { names });
    }

    fn add(&mut self, path: &Path, node: Node) {
        let (dir, name) = self.place(path);
        let id = self.nodes.len();
        if matches!(node, Node::Dir(_)) {
            self.synced.insert(id, BTreeMap::new());
        }
        self.nodes.push(node);
        self.change(vec![(dir, name, Some(id))]);
    }

    /// Does it.
    pub(crate) fn apply(&mut self, op: &Op) {
        match op {
            Op::MakeDir(path) => self.add(path, Node::Dir(BTreeMap::new())),
            Op::Create(path) => {
                let (dir, name) = self.place(path);
                match self.names(dir).get(&name).copied() {
                    Some(id) => match &mut self.nodes[id] {
                        Node::File { written, .. } => written.clear(),
                        Node::Dir(_) => panic!("a directory is no file"),
                    },
                    None => self.add(path, Node::File { written: Vec::new(), synced: None }),
                }
            }
            Op::Write(path, bytes) => {
                let id = self.find(path);
                if let Node::File { written, .. } = &mut self.nodes[id] {
                    written.extend(bytes);
                }
            }
            Op::SyncFile(path) => {
                let id = self.find(path);
                if let Node::File { written, synced } = &mut self.nodes[id] {
                    *synced = Some(written.clone());
                }
            }
            Op::SyncDir(path) => {
                let dir = self.find(path);
                self.sync(dir);
            }
            Op::Rename(from, to) => {
                let ((from, old), (to, new)) = (self.place(from), self.place(to));
                let id = *self.names(from).get(&old).expect("it is there");
                self.change(vec![(from, old, None), (to, new, Some(id))]);
            }
            Op::Remove(path) => {
                let (dir, name) = self.place(path);
                self.change(vec![(dir, name, None)]);
            }
        }
    }

    fn persist(synced: &mut BTreeMap<Id, BTreeMap<String, Id>>, change: &Change) {
        for (dir, name, id) in &change.names {
            let names = synced.entry(*dir).or_default();
            match id {
                Some(id) => _ = names.insert(name.clone(), *id),
                None => _ = names.remove(name),
            }
        }
    }

    /// A change of names in two directories is one: both are on the disk with it, and whatever has
    /// changed these names before.
    fn sync(&mut self, dir: Id) {
        let touches = |change: &Change, names: &[(Id, String)]| {
            change.names.iter().any(|(d, n, _)| names.contains(&(*d, n.clone())))
        };
        let mut goes: Vec<bool> = vec![false; self.pending.len()];
        let mut names: Vec<(Id, String)> = Vec::new();
        for (at, change) in self.pending.iter().enumerate().rev() {
            if change.names.iter().any(|(d, ..)| *d == dir) || touches(change, &names) {
                goes[at] = true;
                names.extend(change.names.iter().map(|(d, n, _)| (*d, n.clone())));
            }
        }
        let mut at = 0;
        let synced = &mut self.synced;
        self.pending.retain(|change| {
            let gone = goes[at];
            at += 1;
            if gone {
                Disk::persist(synced, change);
            }
            !gone
        });
    }

    /// The files and directories that are there after a power cut, in a directory that is empty.
    pub(crate) fn after(&self, cut: &mut Cut, into: &Path) {
        let mut synced = self.synced.clone();
        let mut lost: Vec<(Id, String)> = Vec::new();
        for change in &self.pending {
            let is_there = match cut {
                Cut::None => false,
                Cut::All => true,
                Cut::Some(dice) => dice.below(3) > 0,
            };
            let names = || change.names.iter().map(|(d, n, _)| (*d, n.clone()));
            if is_there && !names().any(|name| lost.contains(&name)) {
                Disk::persist(&mut synced, change);
            } else {
                lost.extend(names());
            }
        }
        self.write(0, &synced, cut, into);
    }

    fn write(
        &self,
        dir: Id,
        synced: &BTreeMap<Id, BTreeMap<String, Id>>,
        cut: &mut Cut,
        into: &Path,
    ) {
        fs::create_dir_all(into).expect("writable");
        for (name, id) in synced.get(&dir).into_iter().flatten() {
            let to = into.join(name);
            match &self.nodes[*id] {
                Node::Dir(_) => self.write(*id, synced, cut, &to),
                Node::File { written, synced: on_disk } => {
                    let bytes = match (on_disk, &mut *cut) {
                        (Some(on_disk), _) if on_disk == written => on_disk.clone(),
                        (on_disk, Cut::None) => on_disk.clone().unwrap_or_default(),
                        (_, Cut::All) => written.clone(),
                        (on_disk, Cut::Some(dice)) => {
                            let upto = dice.below(written.len() + 1);
                            let mut bytes = written.clone();
                            match dice.below(3) {
                                0 => bytes.truncate(upto),
                                1 => bytes[upto..].fill(0),
                                _ => bytes = on_disk.clone().unwrap_or_default(),
                            }
                            bytes
                        }
                    };
                    fs::write(&to, bytes).expect("writable");
                }
            }
        }
    }
}
