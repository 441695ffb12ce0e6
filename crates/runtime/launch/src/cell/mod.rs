//! Jobs over several cells (`mpirun --cell FILE`): clusters that only their head nodes connect.
//!
//! The first cell is the one where `mpirun` runs, which is its head. The head of each other one is
//! a daemon that a login starts there; it finds its own hosts and starts their daemons below
//! itself in the tree. What ranks of different cells say to each other goes through the heads
//! where there is no direct way.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `file` | the file of cells; how ranks are dealt out to them |
//! | `sense` | how a head finds its hosts, and tells them |
//! | `heads` | the logins that start heads |

pub mod file;
mod heads;
pub(crate) mod sense;

use std::path::Path;

use hawser_mca::Params;
use hawser_rte::control::plan::{CellLine, Offers};

use self::file::{CellSpec, apportion};
use self::sense::{SenseAnswer, SenseRequest, sense};
use crate::plm::remote;
use crate::plm::started::Started;
use crate::ras::{Allocation, ReadFile, Slots, Source, identity};

/// The cells of a job before its daemons are started.
pub(crate) struct Cells {
    specs: Vec<CellSpec>,
    /// As the nodes know them.
    pub(crate) lines: Vec<CellLine>,
    /// The heads that run, by their numbers.
    pub(crate) heads: Vec<(u32, Started)>,
}

/// Reads a file of cells; what it says of all of them goes to `mca`.
///
/// # Errors
/// A sentence that names the file.
pub(crate) fn read(
    path: &Path,
    read: ReadFile<'_>,
    mca: &mut Vec<(String, String)>,
) -> Result<Vec<CellSpec>, String> {
    let fail = |e: String| format!("cell file {}: {e}", path.display());
    let text = read(path).map_err(|e| fail(e.to_string()))?;
    let file = file::parse(&text).map_err(fail)?;
    let name = "net_cells_path";
    if let Some(value) = file.path.filter(|_| mca.iter().all(|(known, _)| known != name)) {
        mca.push((name.into(), value));
    }
    Ok(file.cells)
}

/// Starts the heads, asks all cells for their hosts, and makes one allocation of them. `asking`:
/// somebody is there to type a password; the limit of the job's time, in milliseconds.
///
/// # Errors
/// Text for people.
pub(crate) fn prepare(
    mut specs: Vec<CellSpec>,
    params: &Params,
    (hostname, programs): (&str, usize),
    read: ReadFile<'_>,
    asking: (bool, Option<u64>),
) -> Result<(Allocation, Cells), String> {
    if let Some(first) = specs.first_mut()
        && identity::is_this_host(&first.head, hostname, &[], &identity::is_own_address)
    {
        first.head = String::new();
    }
    if let Some(cell) = specs.iter().skip(1).find(|c| c.head.is_empty()) {
        return Err(format!(
            "cell {}: it has no head; only the first cell can be where mpirun runs",
            cell.name
        ));
    }
    let far: Vec<&CellSpec> = specs.iter().filter(|c| !c.head.is_empty()).collect();
    let mut answers = Vec::new();
    // What is wrong here is told before anybody logs in.
    if let Some(here) = specs.first().filter(|c| c.head.is_empty()) {
        let (hosts, file) = (here.hosts.clone(), here.hostfile.clone());
        let request = SenseRequest::new(hosts, file, here.manager.clone());
        let line = sense(&request, hostname, read).line()?;
        let answer = SenseAnswer::read(line.trim_end().trim_start_matches(sense::ANSWER));
        answers.push((answer.map_err(|e| format!("cell {}: {e}", here.name))?, None));
    }
    let called = heads::call(&far, params, asking)?;
    answers.extend(called.into_iter().map(|(answer, started)| (answer, Some(started))));
    Ok(assemble(specs, answers, params, hostname, programs))
}

/// One allocation of what the cells have told.
fn assemble(
    specs: Vec<CellSpec>,
    answers: Vec<(SenseAnswer, Option<Started>)>,
    params: &Params,
    hostname: &str,
    programs: usize,
) -> (Allocation, Cells) {
    let mut all = Allocation::local(hostname, programs);
    all.order.clear();
    all.source = Source::Hostfile;
    let mut cells = Cells { specs, lines: Vec::new(), heads: Vec::new() };
    if answers.first().is_some_and(|(_, started)| started.is_some()) {
        // This machine is in none of them, and joins them all the same.
        let name = "launcher".to_string();
        cells
            .specs
            .insert(0, CellSpec { name: name.clone(), ranks: Some(0), ..Default::default() });
        cells.lines.push(CellLine { name, ..line(&CellSpec::default(), "", 0, params) });
    } else {
        all.nodes.clear();
    }
    let first = cells.lines.len();
    let specs: Vec<CellSpec> = cells.specs.iter().skip(first).cloned().collect();
    for (spec, (answer, started)) in specs.iter().zip(answers) {
        let head = all.nodes.len() as u32;
        cells.lines.push(line(spec, &answer.manager, head, params));
        all.order.extend(answer.order.iter().map(|n| head + n));
        all.nodes.extend(answer.allocated());
        if let Some(node) = all.nodes.get_mut(head as usize).filter(|_| !spec.head.is_empty()) {
            node.names.push(spec.head.rsplit('@').next().unwrap_or_default().into());
        }
        cells.heads.extend(started.map(|started| (head, started)));
    }
    all.mentions = all.order.clone();
    (all, cells)
}

fn line(spec: &CellSpec, manager: &str, first: u32, params: &Params) -> CellLine {
    let own = |name: &str| name == "slurm" || remote::of_manager(name, |_| true).is_some();
    let starter = match spec.start.as_str() {
        "" if own(manager) => manager,
        "" => "ssh",
        named => named,
    };
    // What a resource manager gives starts from the node of the allocation only.
    let arity = if starter == "ssh" { params.int("plm_tree_arity").clamp(0, 4096) } else { 0 };
    CellLine {
        name: spec.name.clone(),
        first,
        arity: arity as u32,
        starter: starter.into(),
        starter_args: spec.start_args.clone(),
        prefix: spec.prefix.clone(),
    }
}

impl Cells {
    /// Gives the nodes of cells as many slots as their ranks want. `total`: ranks of the job, if
    /// somebody has said so.
    ///
    /// # Errors
    /// A sentence with the numbers that do not fit.
    pub(crate) fn deal(
        &self,
        allocation: &mut Allocation,
        offers: &[Offers],
        total: Option<u32>,
        hwthreads: bool,
    ) -> Result<(), String> {
        let number = |node: u32| {
            let slots = allocation.nodes.get(node as usize).map_or(Slots::Cores, |n| n.slots);
            slots.number(&offers.get(node as usize).copied().unwrap_or_default(), hwthreads)
        };
        let of = |at: usize| {
            let end = self.lines.get(at + 1).map_or(u32::MAX, |next| next.first);
            let begin = self.lines.get(at).map_or(0, |line| line.first);
            allocation.order.iter().copied().filter(move |n| (begin..end).contains(n))
        };
        let cells = 0..self.lines.len();
        let room = |at: usize| of(at).map(|n| u64::from(number(n))).sum::<u64>();
        let room: Vec<u64> = cells.clone().map(room).collect();
        let counts = apportion(&self.specs, total, &room)?;
        let mut dealt: Vec<(u32, u32)> = Vec::new();
        for at in cells {
            let Some(mut left) = counts.get(at).copied().flatten() else { continue };
            let (name, room) = (&self.lines[at].name, room[at]);
            if u64::from(left) > room {
                return Err(format!("cell {name}: {left} ranks do not fit its {room} slots"));
            }
            for node in of(at) {
                let here = left.min(number(node));
                dealt.push((node, here));
                left -= here;
            }
        }
        for (node, slots) in dealt {
            if let Some(node) = allocation.nodes.get_mut(node as usize) {
                node.slots = Slots::Given(slots);
            }
            if slots == 0 {
                allocation.order.retain(|n| *n != node);
            }
        }
        match allocation.order.is_empty() {
            true => Err("no cell has a rank".into()),
            false => Ok(()),
        }
    }
}

/// For fuzzing: a file of cells, and what heads are asked and answer.
pub fn fuzz(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(file) = file::parse(&text) {
        let room = vec![4; file.cells.len()];
        let _ = apportion(&file.cells, Some(9), &room);
    }
    let _ = (SenseAnswer::read(&text), SenseRequest::read(bytes));
}
