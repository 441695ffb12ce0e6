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

use crate::ras::{Allocation, Slots};

/// A set of images that is whole, and a CRIU for it.
#[derive(Debug)]
pub(crate) struct Restored {
    set: PathBuf,
    ranks: u32,
    mark: u32,
    images: Images,
    criu: Criu,
    rewind: bool,
    /// Numbers that nodes had, and that they have now.
    nodes: Vec<(u32, u32)>,
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
        let mark = manifest.mark();
        let images = manifest.images.unwrap_or(named);
        let rewind = params.bool("crs_criu_rewind");
        let nodes = Vec::new();
        Ok(Some(Restored { set, ranks: manifest.ranks, mark, images, criu, rewind, nodes }))
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
            // Only a number that somebody gave is a limit.
            let fits = |(_, slots): &(u32, Slots)| match slots {
                Slots::Given(n) => oversubscribe || *n >= here,
                Slots::Mentions(_) | Slots::Cores => true,
            };
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
             were on one host stay together, and a host takes those of one only; name as many \
             hosts with enough slots (-H, --hostfile, --oversubscribe)",
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
        NodeNumbers { total: self.images.total, now: self.nodes.clone() }
    }

    /// What the agent needs of it.
    pub(crate) fn plan(&self) -> RestorePlan {
        let bytes = |path: &Path| path.as_os_str().as_bytes().to_vec();
        RestorePlan {
            set: bytes(&self.set),
            mark: SetMark::Manifest(self.mark),
            criu: bytes(self.criu.program()),
            rewind: self.rewind,
            numbers: self.numbers(),
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

/// The set whose files are as its manifest says: this one, or the newest of images before it.
fn whole(
    set: PathBuf,
    manifest: Manifest,
    report: &mut dyn FnMut(String),
) -> Result<(PathBuf, Manifest), String> {
    let Err(why) = images::check_files(&set, &manifest) else { return Ok((set, manifest)) };
    let before = set.parent().map(|dir| Store::new(dir).sets()).transpose()?.unwrap_or_default();
    let older = before.into_iter().filter(|found| found.number < manifest.number);
    for found in older {
        let Ok(older) = found.state else { continue };
        if older.images.is_some() && images::check_files(&found.path, &older).is_ok() {
            report(format!(
                "snapshot {} is not used, the one before is tried: {why}",
                manifest.number
            ));
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
        let process = |rank: &u32| ProcessImage { rank: *rank, ..ProcessImage::default() };
        let node = |number: u32, ranks: &[u32]| NodeImages {
            number,
            host: format!("b{number}"),
            processes: ranks.iter().map(process).collect(),
            open: Vec::new(),
        };
        Restored {
            set: "/d/000001".into(),
            ranks: 3,
            mark: 9,
            images: Images { job: 7, total: 3, nodes: vec![node(1, &[0, 2]), node(2, &[1])] },
            criu: Criu::of("/criu".into()),
            rewind: false,
            nodes: Vec::new(),
        }
    }

    fn hosts(slots: &[Slots]) -> Allocation {
        let node = |(i, slots): (usize, &Slots)| AllocatedNode {
            name: format!("h{i}"),
            names: Vec::new(),
            slots: *slots,
            max_slots: None,
            user: String::new(),
            port: 0,
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
            let why = map(&hosts(few), false).unwrap_err();
            assert!(why.contains("b1:2,b2:1") && why.contains("stay together"), "{why}");
        }
        let why = restored().map(&hosts(&[two, two]), false, &JobMap::new(1, &[0])).unwrap_err();
        assert!(why.contains("use -n 3"), "{why}");
    }
}
