//! A job whose ranks are restored from images: what is decided and checked before the first
//! process exists (ADR 53).

use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_checkpoint::criu::Criu;
use hawser_checkpoint::images;
use hawser_checkpoint::manifest::{Images, Manifest, NodeImages};
use hawser_checkpoint::numbers;
use hawser_checkpoint::store::{self, Store};
use hawser_mca::Params;
use hawser_rte::control::plan::{NodeNumbers, RestorePlan, SetMark};
use hawser_rte::map::JobMap;
use hawser_wireup::tls;

use self::placing::place;
use crate::ras::{Allocation, Share, Slots};

mod placing;

/// The parameter that names the set.
const RESTART: &str = "crs_base_restart";

/// Ranks of one node of the set that go on together on a node of the job.
#[derive(Clone, PartialEq, Eq, Debug)]
struct PlacedPart {
    /// The number that the node of the set had.
    node: u32,
    ranks: Vec<u32>,
    /// The node of the job.
    now: u32,
    /// Others of the node of the set are elsewhere and keep its number: these have left them.
    leaves: bool,
}

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
    /// Who goes where; empty: hosts have too few slots, or were not looked at.
    parts: Vec<PlacedPart>,
    /// Where hosts have parts of sets: those before this one with the same ranks on each node, the
    /// oldest first.
    before: Vec<(PathBuf, Manifest)>,
}

/// Has the processes of a daemon take other numbers than those of the images, where parameters name
/// their set and this host sees its manifest.
pub(crate) fn keep_numbers_free(params: &Params) {
    let set = params.text(RESTART);
    let manifest = (!set.is_empty()).then(|| store::read_manifest(Path::new(set)).ok()).flatten();
    if let Some(images) = manifest.and_then(|manifest| manifest.images) {
        numbers::keep_free(&images.nodes);
    }
}

impl Restored {
    /// The set that parameters name; `None`: none, or one that the program itself has saved. A
    /// damaged one is told, and the one before is used. Processes that this one begins from now on
    /// have other numbers than those of the images, as far as that can be: any of them may be
    /// restored on this host.
    ///
    /// # Errors
    /// A sentence.
    pub(crate) fn find(
        params: &Params,
        report: &mut dyn FnMut(String),
    ) -> Result<Option<Restored>, String> {
        let set = Path::new(params.text(RESTART));
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
        numbers::keep_free(&images.nodes);
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
        let parts = Vec::new();
        let limit = params.int("crs_criu_limit").max(0) as u64;
        let ranks = manifest.ranks;
        Ok(Some(Restored { set, ranks, mark, images, criu, limit, rewind, parts, before }))
    }

    /// Hosts do not have all parts of the set: the one before takes its place. Returns the
    /// directory of the one that is not used; `None`: there is no other.
    pub(crate) fn step_back(&mut self) -> Option<PathBuf> {
        let (set, manifest) = self.before.pop()?;
        self.mark = manifest.mark();
        self.images = manifest.images?;
        Some(std::mem::replace(&mut self.set, set))
    }

    /// Decides which ranks go to which host. Returns the hosts that the job may use, and some of
    /// them once more: what was apart from others, or is from now on, is a node of its own.
    pub(crate) fn placed(&mut self, mut allocation: Allocation, oversubscribe: bool) -> Allocation {
        let hosts = hosts_of(&allocation);
        let slots: Vec<Slots> = hosts.iter().map(|host| host.1).collect();
        let ranks = |n: &NodeImages| (n.number, n.processes.iter().map(|p| p.rank).collect());
        let nodes: Vec<(u32, Vec<u32>)> = self.images.nodes.iter().map(ranks).collect();
        let mut parts: Vec<PlacedPart> = Vec::new();
        for part in place(&nodes, &slots, oversubscribe).unwrap_or_default() {
            let Some(mut now) = hosts.get(part.host).map(|host| host.0) else { continue };
            let further = allocation.nodes.get(now as usize).filter(|_| part.beside);
            if let Some(further) = further.map(|host| host.further(part.ranks.len() as u32)) {
                now = allocation.nodes.len() as u32;
                allocation.order.push(now);
                if let Some(Some(shares)) = allocation.programs.first_mut() {
                    shares.push(Share { node: now, slots: further.slots });
                }
                allocation.nodes.push(further);
            }
            // Of the parts of a node the largest one keeps its number: segments have room for few
            // ranks that have left others.
            let largest = |of: &&mut PlacedPart| of.node == part.node && !of.leaves;
            let leaves = match parts.iter_mut().find(largest) {
                Some(other) if other.ranks.len() < part.ranks.len() => {
                    other.leaves = true;
                    false
                }
                other => other.is_some(),
            };
            parts.push(PlacedPart { node: part.node, ranks: part.ranks, now, leaves });
        }
        self.parts = parts;
        allocation
    }

    /// Which rank is where, after [`Restored::placed`]. `found` is where ranks of any other job
    /// would be.
    ///
    /// # Errors
    /// A sentence: there are too few hosts or slots, or another number of ranks is wanted.
    pub(crate) fn map(&self, allocation: &Allocation, found: &JobMap) -> Result<JobMap, String> {
        let set = self.set.display();
        let (ranks, wanted) = (self.ranks, found.ranks());
        if ranks != wanted {
            return Err(format!(
                "{set} has images of {ranks} processes, and the job would have {wanted}; use -n \
                 {ranks}"
            ));
        }
        if self.parts.is_empty() {
            return Err(self.too_few(allocation));
        }
        if !self.numbers().has_room() {
            return Err(format!(
                "too many ranks in {set} would leave others that were on one host with them; name \
                 hosts with more slots"
            ));
        }
        let mut node_of = vec![0; ranks as usize];
        for part in &self.parts {
            for rank in &part.ranks {
                if let Some(node) = node_of.get_mut(*rank as usize) {
                    *node = part.now;
                }
            }
        }
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
            "{} has images of {} ranks on {} (host:ranks), and the job would be on {}; name hosts \
             with enough slots (-H, --hostfile, --oversubscribe)",
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

    /// By which numbers its ranks know the nodes. Those who leave others get a number of their own,
    /// as in a job that runs.
    pub(crate) fn numbers(&self) -> NodeNumbers {
        let left = self.images.nodes.iter().filter(|node| node.apart);
        let ranks = |node: &NodeImages| {
            let number = node.number;
            node.processes.iter().map(move |p| (p.rank, number)).collect::<Vec<_>>()
        };
        let apart = left.flat_map(ranks).collect();
        let (leavers, first): (Vec<_>, Vec<_>) = self.parts.iter().partition(|part| part.leaves);
        let now = first.iter().map(|part| (part.node, part.now)).collect();
        let numbers = NodeNumbers { total: self.images.total, now, apart };
        leavers.iter().fold(numbers, |numbers, part| numbers.parted(&part.ranks, part.now))
    }

    /// Hosts share no directory: each has parts of the set.
    pub(crate) fn is_spread(&self) -> bool {
        self.images.spread
    }

    /// What each node of this job needs of the set: the node, the number that it had, and its host
    /// then.
    pub(crate) fn needs(&self) -> Vec<(u32, u32, String)> {
        let host = |known: u32| self.images.of_node(known).map(|n| n.host.clone());
        let of = |part: &PlacedPart| (part.now, part.node, host(part.node).unwrap_or_default());
        self.parts.iter().map(of).collect()
    }

    /// What the agent needs of it.
    pub(crate) fn plan(&self) -> RestorePlan {
        let bytes = |path: &Path| path.as_os_str().as_bytes().to_vec();
        let numbers = self.numbers();
        let leavers = self.parts.iter().filter(|part| part.leaves);
        let parts = leavers.filter_map(|part| Some((numbers.known(part.now)?, part.node)));
        RestorePlan {
            set: bytes(&self.set),
            mark: SetMark::Manifest(self.mark),
            criu: bytes(self.criu.program()),
            limit: self.limit,
            rewind: self.rewind,
            parts: parts.collect(),
            numbers,
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
    use crate::ras::AllocatedNode;

    /// Images of ranks 0 and 2 on node 1, and of rank 1 on node 2, of three.
    fn restored() -> Restored {
        let process = |rank: &u32| ProcessImage {
            rank: *rank,
            pid: 77 + *rank as i32,
            ..ProcessImage::default()
        };
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
            parts: Vec::new(),
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
        restored.set = last.clone();
        restored.placed(hosts(&[Slots::Cores; 2]), false);
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

    /// The hosts that are used once more, and by node of the job its ranks.
    fn mapped(
        slots: &[Slots],
        oversubscribe: bool,
    ) -> (Vec<AllocatedNode>, Result<Vec<Vec<u32>>, String>, Restored) {
        let mut restored = restored();
        let allocation = restored.placed(hosts(slots), oversubscribe);
        let map = restored.map(&allocation, &JobMap::new(1, &[0, 0, 0]));
        let ranks = map.map(|map| (0..map.nodes()).map(|n| map.ranks_on(n).collect()).collect());
        (allocation.nodes.into_iter().skip(slots.len()).collect(), ranks, restored)
    }

    #[test]
    fn ranks_that_shared_a_node_stay_together() {
        let (one, two) = (Slots::Given(1), Slots::Given(2));
        for slots in [&[two, one][..], &[Slots::Cores, Slots::Mentions(1)]] {
            let (more, ranks, restored) = mapped(slots, false);
            assert_eq!((more, ranks), (Vec::new(), Ok(vec![vec![0, 2], vec![1]])));
            let now = vec![(1, 0), (2, 1)];
            assert_eq!(restored.numbers(), NodeNumbers { total: 3, now, apart: Vec::new() });
            assert_eq!(restored.plan().parts, []);
        }
        let (_, ranks, other) = mapped(&[one, two], false);
        assert_eq!(ranks, Ok(vec![vec![1], vec![0, 2]]), "where there is room");
        assert_eq!(other.numbers().now, [(1, 1), (2, 0)]);
        for few in [&[one, one][..], &[two]] {
            let (more, why, _) = mapped(few, false);
            assert!(
                more.is_empty() && why.is_err_and(|why| why.contains("b1:2,b2:1 (host:ranks)"))
            );
            assert!(mapped(few, true).1.is_ok());
        }
        let mut restored = restored();
        let allocation = restored.placed(hosts(&[two, two]), false);
        let why = restored.map(&allocation, &JobMap::new(1, &[0])).unwrap_err();
        assert!(why.contains("use -n 3"), "{why}");
    }

    #[test]
    fn a_host_takes_several_nodes_where_there_are_too_few() {
        for (slots, more) in
            [(Slots::Given(3), false), (Slots::Cores, false), (Slots::Given(1), true)]
        {
            let (again, ranks, _) = mapped(&[slots], more);
            let again: Vec<_> = again.iter().map(|n| (&*n.name, n.slots, n.apart)).collect();
            assert_eq!(again, [("h0", Slots::Given(1), true)]);
            assert_eq!(ranks, Ok(vec![vec![0, 2], vec![1]]));
        }
    }

    #[test]
    fn those_that_leave_others_have_a_number_of_their_own() {
        let one = Slots::Given(1);
        let (more, ranks, split) = mapped(&[one, one, one], false);
        assert_eq!((more, ranks), (Vec::new(), Ok(vec![vec![1], vec![0], vec![2]])));
        let numbers = split.numbers();
        assert_eq!((&numbers.now, &numbers.apart), (&vec![(2, 0), (1, 1), (3, 2)], &vec![(2, 3)]));
        assert_eq!(numbers.total, 4);
        // All have a part of the set.
        let plan = split.plan();
        assert_eq!(plan.parts, [(3, 1)]);
        assert_eq!([0, 1, 2, 3].map(|node| plan.part_for(node)), [Some(2), Some(1), Some(1), None]);
        let needs = [(0, 2, "b2".into()), (1, 1, "b1".into()), (2, 1, "b1".into())];
        assert_eq!(split.needs(), needs);
        // Of those that had left others before, too.
        let mut again = restored();
        again.images.nodes[0].apart = true;
        again.placed(hosts(&[one, one, one]), false);
        assert_eq!(again.numbers().apart, [(0, 1), (2, 3)]);
        // There is room for so many.
        let mut many = restored();
        let process = |rank| ProcessImage { rank, pid: 77, ..ProcessImage::default() };
        (many.ranks, many.images.nodes[0].processes) = (40, (0..39).map(process).collect());
        many.images.nodes[1].processes = vec![process(39)];
        let anywhere = JobMap::new(1, &[0; 40]);
        let mut map = |each: u32| {
            let allocation = many.placed(hosts(&vec![Slots::Given(each); 40]), false);
            many.map(&allocation, &anywhere).map(|map| (0..40).map(|n| map.local_size(n)).max())
        };
        assert_eq!(map(2), Ok(Some(2)));
        assert!(map(1).unwrap_err().contains("too many ranks"));
    }
}
