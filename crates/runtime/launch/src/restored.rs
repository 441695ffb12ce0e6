//! A job whose ranks are restored from images: what is decided and checked before the first
//! process exists (ADR 53).

use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_checkpoint::criu::Criu;
use hawser_checkpoint::images;
use hawser_checkpoint::manifest::{Images, Manifest, NodeImages};
use hawser_checkpoint::store::{self, Store};
use hawser_mca::Params;
use hawser_rte::control::plan::{NodeNumbers, RestorePlan, SetMark};
use hawser_rte::map::JobMap;
use hawser_wireup::tls;

use crate::ras::{AllocatedNode, Allocation, Share, Slots};

/// A set of images that is whole, and a CRIU for it.
#[derive(Debug)]
pub(crate) struct Restored {
    set: PathBuf,
    ranks: u32,
    mark: u32,
    images: Images,
    criu: Criu,
    /// See `crs_criu_limit`.
    limit: u64,
    rewind: bool,
    /// Numbers that nodes had, and that they have now.
    nodes: Vec<(u32, u32)>,
    /// Where hosts have parts of sets: those before this one with the same ranks on each node, the
    /// oldest first.
    before: Vec<(PathBuf, Manifest)>,
}

impl Restored {
    /// The set that parameters name; `None`: none, or one that the program itself has saved. A
    /// damaged one is told, and the one before is used.
    ///
    /// # Errors
    /// A sentence.
    pub(crate) fn find(
        params: &Params,
        report: &mut dyn FnMut(String),
    ) -> Result<Option<Restored>, String> {
        let set = Path::new(params.text("crs_base_restart"));
        if set.as_os_str().is_empty() {
            return Ok(None);
        }
        let Ok(manifest) = store::read_manifest(set) else {
            // The ranks find what is wrong with it.
            return Ok(None);
        };
        let Some(named) = manifest.images.clone() else { return Ok(None) };
        let criu = Criu::find(params.text("crs_criu_path"))
            .map_err(|why| format!("ranks cannot be restored: {why}"))?;
        let (set, manifest) = whole(set.to_owned(), manifest, report)?;
        let (mark, before) = (manifest.mark(), alike_before(&set, &manifest)?);
        let images = manifest.images.unwrap_or(named);
        match (images.encrypted, params.bool(tls::PARAM)) {
            (true, false) => {
                return Err(format!(
                    "the ranks in {} encrypt their connections, and go on so: use --tls",
                    set.display()
                ));
            }
            (false, true) => {
                return Err(format!(
                    "the ranks in {} do not encrypt their connections, and do not begin to: leave \
                     out --tls (net_tls)",
                    set.display()
                ));
            }
            _ => {}
        }
        let rewind = params.bool("crs_criu_rewind");
        let nodes = Vec::new();
        let limit = params.int("crs_criu_limit").max(0) as u64;
        let ranks = manifest.ranks;
        Ok(Some(Restored { set, ranks, mark, images, criu, limit, rewind, nodes, before }))
    }

    /// Hosts do not have all parts of the set: the one before takes its place. Returns the
    /// directory of the one that is not used; `None`: there is no other.
    pub(crate) fn step_back(&mut self) -> Option<PathBuf> {
        let (set, manifest) = self.before.pop()?;
        self.mark = manifest.mark();
        self.images = manifest.images?;
        Some(std::mem::replace(&mut self.set, set))
    }

    /// The hosts that the job may use, and some of them once more, where they are fewer than there
    /// were: each node of the set is a node of its own.
    pub(crate) fn widened(&self, mut allocation: Allocation, oversubscribe: bool) -> Allocation {
        /// A host with room for more than its own node.
        struct Room {
            node: u32,
            slots: Slots,
            nodes: u32,
        }
        let mut left = hosts_of(&allocation);
        let mut rooms: Vec<Room> = Vec::new();
        for images in &self.images.nodes {
            let here = images.processes.len() as u32;
            let fits = |slots: &Slots| slots.takes(here, oversubscribe);
            if let Some(at) = left.iter().position(|(_, slots)| fits(slots)) {
                let (node, slots) = left.remove(at);
                rooms.push(Room { node, slots: slots.without(here), nodes: 1 });
                continue;
            }
            let free = rooms.iter_mut().filter(|room| fits(&room.slots));
            let Some(room) = free.min_by_key(|room| room.nodes) else { continue };
            let Some(host) = allocation.nodes.get(room.node as usize).cloned() else { continue };
            (room.slots, room.nodes) = (room.slots.without(here), room.nodes + 1);
            let (node, slots) = (allocation.nodes.len() as u32, Slots::Given(here));
            allocation.nodes.push(AllocatedNode { slots, apart: true, ..host });
            allocation.order.push(node);
            if let Some(Some(shares)) = allocation.programs.first_mut() {
                shares.push(Share { node, slots });
            }
        }
        allocation
    }

    /// Which rank is where: together with those with which it was on one host. `found` is where
    /// ranks of any other job would be.
    ///
    /// # Errors
    /// A sentence: there are too few hosts or slots, or another number of ranks is wanted.
    pub(crate) fn map(
        &mut self,
        allocation: &Allocation,
        oversubscribe: bool,
        found: &JobMap,
    ) -> Result<JobMap, String> {
        let set = self.set.display();
        let (ranks, wanted) = (self.ranks, found.ranks());
        if ranks != wanted {
            return Err(format!(
                "{set} has images of {ranks} processes, and the job would have {wanted}; use -n \
                 {ranks}"
            ));
        }
        let mut left = hosts_of(allocation);
        let (mut nodes, mut node_of) = (Vec::new(), vec![0; ranks as usize]);
        for images in &self.images.nodes {
            let here = images.processes.len() as u32;
            let fits = |(_, slots): &(u32, Slots)| slots.takes(here, oversubscribe);
            let Some(at) = left.iter().position(fits) else {
                return Err(self.too_few(allocation));
            };
            let (now, _) = left.remove(at);
            nodes.push((images.number, now));
            for process in &images.processes {
                if let Some(node) = node_of.get_mut(process.rank as usize) {
                    *node = now;
                }
            }
        }
        self.nodes = nodes;
        Ok(JobMap::new(allocation.nodes.len() as u32, &node_of))
    }

    fn too_few(&self, allocation: &Allocation) -> String {
        let before = |node: &NodeImages| format!("{}:{}", node.host, node.processes.len());
        let before: Vec<String> = self.images.nodes.iter().map(before).collect();
        let name = |(node, slots): (u32, Slots)| {
            let node = allocation.nodes.get(node as usize)?;
            Some(match slots {
                Slots::Given(slots) => format!("{}:{slots}", node.name),
                Slots::Mentions(_) | Slots::Cores => node.name.clone(),
            })
        };
        let now: Vec<String> = hosts_of(allocation).into_iter().filter_map(name).collect();
        format!(
            "{} has images of {} ranks on {} (host:ranks), and the job would be on {}: ranks that \
             were on one host stay together; name hosts with enough slots (-H, --hostfile, \
             --oversubscribe)",
            self.set.display(),
            self.ranks,
            before.join(","),
            now.join(",")
        )
    }

    /// The number that the job had, and a new secret.
    ///
    /// # Errors
    /// There is no randomness to be had.
    pub(crate) fn job(&self) -> io::Result<(u64, [u8; 32])> {
        Ok((self.images.job, hawser_rte::random_job()?.1))
    }

    /// By which numbers its ranks know the nodes.
    pub(crate) fn numbers(&self) -> NodeNumbers {
        let left = self.images.nodes.iter().filter(|node| node.apart);
        let ranks = |node: &NodeImages| {
            let number = node.number;
            node.processes.iter().map(move |p| (p.rank, number)).collect::<Vec<_>>()
        };
        let apart = left.flat_map(ranks).collect();
        NodeNumbers { total: self.images.total, now: self.nodes.clone(), apart }
    }

    /// Hosts share no directory: each has parts of the set.
    pub(crate) fn is_spread(&self) -> bool {
        self.images.spread
    }

    /// What each node of this job needs of the set: the node, the number that it had, and its host
    /// then.
    pub(crate) fn needs(&self) -> Vec<(u32, u32, String)> {
        let host = |known: u32| self.images.of_node(known).map(|n| n.host.clone());
        let of = |(known, now): &(u32, u32)| (*now, *known, host(*known).unwrap_or_default());
        self.nodes.iter().map(of).collect()
    }

    /// What the agent needs of it.
    pub(crate) fn plan(&self) -> RestorePlan {
        let bytes = |path: &Path| path.as_os_str().as_bytes().to_vec();
        RestorePlan {
            set: bytes(&self.set),
            mark: SetMark::Manifest(self.mark),
            criu: bytes(self.criu.program()),
            limit: self.limit,
            rewind: self.rewind,
            numbers: self.numbers(),
            part_of: None,
        }
    }
}

/// The hosts that the job may use, in order, and how many ranks each takes.
fn hosts_of(allocation: &Allocation) -> Vec<(u32, Slots)> {
    if let Some(Some(shares)) = allocation.programs.first() {
        return shares.iter().map(|share| (share.node, share.slots)).collect();
    }
    let slots = |node: &u32| Some((*node, allocation.nodes.get(*node as usize)?.slots));
    allocation.order.iter().filter_map(slots).collect()
}

/// Complete sets before one of which hosts have parts, whose ranks were on the same nodes, the
/// oldest first: where ranks go to is the same with each of them.
fn alike_before(set: &Path, manifest: &Manifest) -> Result<Vec<(PathBuf, Manifest)>, String> {
    let Some(images) = manifest.images.as_ref().filter(|images| images.spread) else {
        return Ok(Vec::new());
    };
    let places = |images: &Images| {
        let ranks = |n: &NodeImages| n.processes.iter().map(|p| p.rank).collect::<Vec<u32>>();
        images.nodes.iter().map(|n| (n.number, ranks(n))).collect::<Vec<_>>()
    };
    let is_alike = |other: &Images| {
        let same = |i: &Images| (i.job, i.total, i.encrypted, i.spread);
        same(other) == same(images) && places(other) == places(images)
    };
    let sets = set.parent().map(|dir| Store::new(dir).sets()).transpose()?.unwrap_or_default();
    let older = sets.into_iter().filter(|found| found.number < manifest.number);
    let alike = older.filter_map(|found| {
        let manifest = found.state.ok()?;
        let alike = manifest.images.as_ref().is_some_and(is_alike);
        alike.then_some((found.path, manifest))
    });
    let mut alike: Vec<(PathBuf, Manifest)> = alike.collect();
    alike.reverse();
    Ok(alike)
}

/// The set whose files are as its manifest says: this one, or the newest of images before it.
fn whole(
    set: PathBuf,
    manifest: Manifest,
    report: &mut dyn FnMut(String),
) -> Result<(PathBuf, Manifest), String> {
    let Err(why) = images::check_files(&set, &manifest) else { return Ok((set, manifest)) };
    let store = Store::new(set.parent().unwrap_or(Path::new(".")));
    let older = store.sets()?.into_iter().filter(|found| found.number < manifest.number);
    for found in older {
        let Ok(older) = found.state else { continue };
        if older.images.is_some() && images::check_files(&found.path, &older).is_ok() {
            report(format!(
                "snapshot {} is not used, the one before is tried: {why}",
                manifest.number
            ));
            store.pass_newer(older.number);
            return Ok((found.path, older));
        }
    }
    Err(format!("ranks cannot be restored: {why}"))
}

#[cfg(test)]
mod tests {
    use hawser_checkpoint::manifest::ProcessImage;

    use super::*;

    /// Images of ranks 0 and 2 on node 1, and of rank 1 on node 2, of three.
    fn restored() -> Restored {
        let process = |rank: &u32| ProcessImage { rank: *rank, pid: 77, ..ProcessImage::default() };
        let node = |number: u32, ranks: &[u32]| NodeImages {
            number,
            host: format!("b{number}"),
            processes: ranks.iter().map(process).collect(),
            open: Vec::new(),
            apart: false,
        };
        Restored {
            set: "/d/000001".into(),
            ranks: 3,
            mark: 9,
            images: Images {
                job: 7,
                total: 3,
                encrypted: false,
                spread: false,
                nodes: vec![node(1, &[0, 2]), node(2, &[1])],
            },
            criu: Criu::of("/criu".into()),
            limit: 0,
            rewind: false,
            nodes: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Sets of which other hosts have all parts, 1 to 4; 2 is of another job, and 3 of a node with
    /// other ranks.
    #[test]
    fn the_set_before_is_used_that_fits() {
        let dir = std::env::temp_dir().join(format!("hawser-before-{}", std::process::id()));
        let store = Store::new(&dir);
        let commit = |change: &dyn Fn(&mut Images)| {
            let mut images = Images { spread: true, ..restored().images };
            change(&mut images);
            let manifest = Manifest {
                number: store.begin().unwrap(),
                ranks: 3,
                images: Some(images),
                ..Manifest::default()
            };
            (store.commit(&manifest).unwrap(), manifest)
        };
        let elsewhere = |images: &mut Images| images.nodes[0].host = "c".into();
        let (first, _) = commit(&elsewhere);
        commit(&|images| images.job = 8);
        commit(&|images| {
            let moved = images.nodes[0].processes.pop().unwrap();
            images.nodes[1].processes.push(moved);
        });
        let (last, manifest) = commit(&|_| ());
        let mut restored = restored();
        restored.before = alike_before(&last, &manifest).unwrap();
        (restored.set, restored.nodes) = (last.clone(), vec![(1, 0), (2, 1)]);
        let mark = restored.mark;
        assert_eq!(restored.step_back(), Some(last.clone()));
        assert!(restored.set == first && restored.mark != mark);
        assert_eq!(restored.needs(), [(0, 1, "c".into()), (1, 2, "b2".into())]);
        assert_eq!((restored.step_back(), &restored.set), (None, &first));
        // One that all hosts see has all its parts.
        let shared = Manifest { images: Some(super::tests::restored().images), ..manifest };
        assert!(alike_before(&last, &shared).unwrap().is_empty());
        std::fs::remove_dir_all(&dir).unwrap();
    }

    fn hosts(slots: &[Slots]) -> Allocation {
        let node = |(i, slots): (usize, &Slots)| AllocatedNode {
            name: format!("h{i}"),
            names: Vec::new(),
            slots: *slots,
            max_slots: None,
            user: String::new(),
            port: 0,
            apart: false,
        };
        Allocation {
            nodes: slots.iter().enumerate().map(node).collect(),
            order: (0..slots.len() as u32).collect(),
            ..Allocation::local("h0", 1)
        }
    }

    #[test]
    fn ranks_that_shared_a_node_stay_together() {
        let anywhere = JobMap::new(1, &[0, 0, 0]);
        let map = |allocation: &Allocation, more: bool| {
            let mut restored = restored();
            let map = restored.map(allocation, more, &anywhere)?;
            let nodes: Vec<Vec<u32>> =
                (0..map.nodes()).map(|n| map.ranks_on(n).collect()).collect();
            Ok::<_, String>((nodes, restored.numbers().now))
        };
        let (one, two) = (Slots::Given(1), Slots::Given(2));
        let found = (vec![vec![0, 2], vec![1]], vec![(1, 0), (2, 1)]);
        assert_eq!(map(&hosts(&[two, one]), false), Ok(found.clone()));
        assert_eq!(map(&hosts(&[Slots::Cores, Slots::Mentions(1)]), false), Ok(found));
        let found = (vec![vec![1], vec![0, 2]], vec![(1, 1), (2, 0)]);
        assert_eq!(map(&hosts(&[one, two]), false), Ok(found), "where there is room");
        assert!(map(&hosts(&[one, one]), true).is_ok());
        for few in [&[one, one][..], &[Slots::Given(9)], &[Slots::Cores]] {
            // Without the nodes that are added.
            let why = map(&hosts(few), false).unwrap_err();
            assert!(why.contains("b1:2,b2:1") && why.contains("stay together"), "{why}");
        }
        let why = restored().map(&hosts(&[two, two]), false, &JobMap::new(1, &[0])).unwrap_err();
        assert!(why.contains("use -n 3"), "{why}");
    }

    #[test]
    fn a_host_takes_several_nodes_where_there_are_too_few() {
        let widened = |slots: &[Slots], more: bool| {
            let allocation = restored().widened(hosts(slots), more);
            let nodes = |n: &AllocatedNode| (n.name.clone(), n.slots, n.apart);
            let map = restored().map(&allocation, more, &JobMap::new(1, &[0, 0, 0]));
            let map = map.map(|map| (0..map.nodes()).map(|n| map.local_size(n)).collect());
            (allocation.nodes.iter().skip(slots.len()).map(nodes).collect::<Vec<_>>(), map)
        };
        let (one, two) = (Slots::Given(1), Slots::Given(2));
        let again = |slots: u32| ("h0".to_string(), Slots::Given(slots), true);
        assert_eq!(widened(&[two, one], false), (Vec::new(), Ok(vec![2, 1])));
        assert_eq!(widened(&[Slots::Given(3)], false), (vec![again(1)], Ok(vec![2, 1])));
        assert_eq!(widened(&[Slots::Cores], false), (vec![again(1)], Ok(vec![2, 1])));
        assert_eq!(widened(&[one], true), (vec![again(1)], Ok(vec![2, 1])));
        let (none, too_few) = widened(&[two], false);
        assert!(none.is_empty() && too_few.is_err_and(|why: String| why.contains("enough slots")));
    }
}
