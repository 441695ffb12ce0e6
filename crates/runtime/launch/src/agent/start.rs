//! How an agent starts the ranks of its node, one after the other.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

use hawser_checkpoint::images;
use hawser_mca::ENV_CALIBRATION;
use hawser_os::poll::Interest;
use hawser_os::{pipe, process};
use hawser_rte::control::Report;
use hawser_rte::control::plan::{LaunchPlan, NodeCard, Reader, RestorePlan};
use hawser_rte::env::{self, Identity};
use hawser_rte::iof::Source;
use hawser_rte::modex::blocks_of;
use hawser_rte::pmi::server::{PmiFacts, Server};
use hawser_rte::pmi::{MAPPING_KEY, VALUE_MAX, job_name, mapping};
use hawser_segment::node::{NodeInit, NodeRecord, NodeSegment, Phase, World};

use super::place::RankCores;
use super::pmi::Pmi;
use super::streams::Streams;
use super::{Agent, Rank, TOKEN_FEED, TOKEN_PMI};
use crate::imaging;
use crate::plm::fork::Child;
use crate::plm::linked::Library;
use crate::plm::{self, CODE_CANNOT_START, ReadyProgram, StartError, cannot};

/// A start that is under way.
pub(super) struct Launching {
    pub(super) plan: LaunchPlan,
    programs: Vec<ReadyProgram>,
    /// Index into `programs` and into those of the plan, by local rank.
    app_of: Vec<u32>,
    /// The ranks of the node.
    pub(super) ranks: Vec<u32>,
    /// CPUs of each rank; none: wherever the agent may run.
    pub(super) cpus: Vec<Vec<u32>>,
    pub(super) null: File,
    next: usize,
}

impl Launching {
    /// Those that have not been started.
    pub(super) fn ranks(&self) -> impl Iterator<Item = u32> + '_ {
        self.ranks.iter().skip(self.next).copied()
    }
}

impl Agent {
    /// Prepares everything that the start of the node's ranks needs.
    pub(super) fn launch(&mut self, plan: LaunchPlan) {
        let ranks: Vec<u32> = plan.map.ranks_on(self.config.node).collect();
        if ranks.is_empty() {
            self.reports.push_back(Report::Started(Vec::new()));
            return;
        }
        let all = ranks.clone();
        if let Err(error) = self.prepare(plan, ranks) {
            self.not_started(all, &error);
        }
    }

    fn prepare(&mut self, plan: LaunchPlan, ranks: Vec<u32>) -> Result<(), StartError> {
        process::raise_descriptor_limit();
        let local = ranks.len() as u32;
        let app_of: Vec<u32> = ranks
            .iter()
            .map(|r| plan.programs.partition_point(|p| p.first <= *r).saturating_sub(1) as u32)
            .collect();
        let programs = match plan.restore {
            None => self.find_programs(&plan)?,
            Some(_) => Vec::new(),
        };
        let threads = plan.env.iter().find(|(name, _)| name == b"OMP_NUM_THREADS");
        let threads = threads.and_then(|(_, value)| {
            std::str::from_utf8(value).ok()?.split(',').next()?.trim().parse().ok()
        });
        let places = self.config.place.find(&ranks, &plan.placement, threads);
        let blocks = if plan.map.nodes() > 1 { blocks_of(&plan.map) } else { Vec::new() };
        let nodes: Vec<NodeRecord> = plan.nodes.iter().map(record_of).collect();
        let made = |init: &NodeInit<'_>| match &plan.restore {
            None => NodeSegment::create(init)
                .inspect(|segment| segment.set_format(hawser_status::VERSION))
                .map_err(cannot("the memory of the job cannot be set up")),
            Some(restore) => restored_segment(restore, init, self.config.node, &ranks),
        };
        let segment = made(&NodeInit {
            job: self.config.job,
            secret: self.config.secret,
            nprocs: plan.map.ranks(),
            first_rank: ranks.first().copied().unwrap_or(0),
            nlocal: local,
            domains: &places.plan.domains,
            slot_domain: &places.plan.domain_of,
            channels: plan.channels,
            world: World { node: self.config.node, blocks: &blocks, nodes: &nodes },
        })?;
        segment.set_wake_fd(self.wake.fd());
        self.segment = Some(segment);
        if plan.restore.is_none() {
            (0..).zip(&ranks).for_each(|(slot, rank)| segment.slot(slot).set_proc(*rank));
            self.pmi = serve(&plan, &ranks, &app_of, &programs, self.config.job);
        }
        let own = plan.nodes.get(self.config.node as usize);
        let addresses = own.map_or_else(Vec::new, |n| n.acceptor.clone());
        self.world = Some((plan.map.clone(), addresses));
        // Of ranks that have left the node.
        if let Some(before) = &mut self.streams {
            before.drain().map_err(cannot("output cannot be passed on"))?;
            self.tell_streams();
        }
        let streams = Streams::new(plan.output.clone(), local, plan.map.ranks(), plan.number)
            .map_err(cannot("output cannot be set up"))?;
        for feed in 0..2 {
            self.set
                .add(streams.feed(feed), TOKEN_FEED + feed as u64, Interest::Read)
                .map_err(cannot("events cannot be received"))?;
        }
        self.streams = Some(streams);
        let null = File::options().read(true).write(true).open("/dev/null");
        let null = null.map_err(cannot("/dev/null"))?;
        if !places.lines.is_empty() {
            self.reports.push_back(Report::Placed(places.lines));
        }
        let cpus = places.plan.cpus;
        self.cores = RankCores::new(places.leases, &ranks, &cpus);
        self.launching = Some(Launching { plan, programs, app_of, ranks, cpus, null, next: 0 });
        Ok(())
    }

    /// Finds the programs of the job; all of them are looked for before the first one starts.
    fn find_programs(&self, plan: &LaunchPlan) -> Result<Vec<ReadyProgram>, StartError> {
        let os = |bytes: &[u8]| OsString::from_vec(bytes.to_vec());
        let own = std::env::vars_os().map(|(k, v)| (k.into_vec(), v.into_vec()));
        let env = env::on_host(&plan.env, own);
        let mut env: Vec<(OsString, OsString)> = env.iter().map(|(k, v)| (os(k), os(v))).collect();
        // Empty as well: the ranks look for no file.
        env.push((ENV_CALIBRATION.into(), self.config.calibrated.as_str().into()));
        let ends = plan.programs.iter().skip(1).map(|p| p.first).chain([plan.map.ranks()]);
        let here = |first: u32, end: u32| {
            plan.map.ranks_on(self.config.node).any(|r| (first..end).contains(&r))
        };
        plan.programs
            .iter()
            .zip(ends)
            .map(|(program, end)| match here(program.first, end) {
                true => plm::prepare(program, &env, plan.map.ranks()),
                false => Ok(ReadyProgram::default()),
            })
            .collect()
    }

    pub(super) fn not_started(&mut self, ranks: Vec<u32>, error: &StartError) {
        let (code, text) = (error.code, error.text.clone());
        self.reports.push_back(Report::NotStarted { ranks, code, text });
    }

    /// The job ends: those that have not been started never will be.
    pub(super) fn start_no_more(&mut self) {
        self.restore_no_more();
        if let Some(launching) = self.launching.take() {
            let ranks = launching.ranks[launching.next..].to_vec();
            self.reports.push_back(Report::NotStarted { ranks, code: 0, text: String::new() });
        }
    }

    /// Starts the next rank, if one waits for it.
    pub(super) fn start_next(&mut self) {
        let Some(mut launching) = self.launching.take() else { return };
        if let Some(restore) = launching.plan.restore.clone() {
            return self.restore_all(launching, &restore);
        }
        match self.start_rank(&launching) {
            Ok(pid) => {
                let rank = launching.ranks[launching.next];
                self.by_pid.insert(pid, self.ranks.len());
                self.ranks.push(Rank { rank, pid, alive: true, here: true });
                launching.next += 1;
                if launching.next < launching.ranks.len() {
                    self.launching = Some(launching);
                } else {
                    self.all_started(&launching);
                }
            }
            Err(error) => {
                let rest = launching.ranks[launching.next..].to_vec();
                self.release_input(&launching);
                self.not_started(rest, &error);
            }
        }
    }

    pub(super) fn all_started(&mut self, launching: &Launching) {
        self.release_input(launching);
        let pids = self.ranks.iter().filter(|r| r.here).map(|r| r.pid).collect();
        self.reports.push_back(Report::Started(pids));
    }

    /// The reader owns the input of `mpirun`: whoever writes to it sees when the reader ends.
    pub(super) fn release_input(&self, launching: &Launching) {
        if launching.plan.input_direct && self.config.node == 0 {
            let _ = pipe::point_to_null(0);
        }
    }

    /// The streams of a rank: what it reads, `None`: that of `mpirun`; and what it writes.
    pub(super) fn open_streams(
        &mut self,
        plan: &LaunchPlan,
        local: u32,
        rank: u32,
    ) -> Result<RankStreams, StartError> {
        let pipes = cannot("the streams of a process cannot be set up");
        let reads = match plan.input {
            Reader::Rank(reader) => reader == rank,
            Reader::All => true,
            Reader::None => false,
        };
        let direct = plan.input_direct && self.config.node == 0;
        let input: Option<OwnedFd> = match reads && !direct {
            true => {
                self.readers_watched.push(false);
                Some(self.readers.add(rank).map_err(&pipes)?)
            }
            false => None,
        };
        let none = || pipes(io::ErrorKind::NotConnected.into());
        let streams = self.streams.as_mut().ok_or_else(none)?;
        let output = streams.open(local, rank, Source::Stdout)?;
        let error = match plan.output.merge {
            true => None,
            false => Some(streams.open(local, rank, Source::Stderr)?),
        };
        Ok(RankStreams { input, reads_ours: reads && direct, output, error })
    }

    fn start_rank(&mut self, launching: &Launching) -> Result<i32, StartError> {
        let Launching { plan, programs, app_of, ranks, cpus, null, next } = launching;
        let (at, local) = (*next, *next as u32);
        let rank = ranks[at];
        let pipes = cannot("the streams of a process cannot be set up");
        let none = || pipes(io::ErrorKind::NotConnected.into());
        let streams = self.open_streams(plan, local, rank)?;
        let segment = self.segment.ok_or_else(none)?;
        let identity = Identity {
            job: self.config.job,
            rank,
            size: plan.map.ranks(),
            local_rank: local,
            local_size: ranks.len() as u32,
            node_fd: segment.fd(),
            wake_fd: self.wake.fd(),
            appnum: app_of[at],
            universe: plan.universe,
        };
        let pmi = self.pmi.open(local, &self.set, TOKEN_PMI).map_err(&pipes)?;
        segment.slot(local).set_phase(Phase::Started);
        self.forker.start(&Child {
            program: &programs[app_of[at] as usize],
            identity: &identity,
            stdio: streams.numbers(null),
            cpus: &cpus[at],
            pmi: pmi.as_ref().map(AsRawFd::as_raw_fd),
            parent_port: &plan.parent_port,
            pmi_spawned: plan.pmi_parent.is_some(),
        })
    }
}

/// What ranks are told of a node.
pub(super) fn record_of(node: &NodeCard) -> NodeRecord {
    NodeRecord {
        host: node.host.clone(),
        acceptor: node.acceptor.clone(),
        arch: node.arch,
        cell: node.cell,
    }
}

/// The standard streams of a rank, which its launcher closes once it has them.
pub(super) struct RankStreams {
    /// What it reads, but where that is our own input.
    input: Option<OwnedFd>,
    reads_ours: bool,
    output: OwnedFd,
    /// `None`: as its output.
    error: Option<OwnedFd>,
}

impl RankStreams {
    /// Their numbers; `None`: that of this process.
    pub(super) fn numbers(&self, null: &File) -> [Option<RawFd>; 3] {
        let input = match (&self.input, self.reads_ours) {
            (Some(pipe), _) => Some(pipe.as_raw_fd()),
            (None, true) => None,
            (None, false) => Some(null.as_raw_fd()),
        };
        let error = self.error.as_ref().unwrap_or(&self.output);
        [input, Some(self.output.as_raw_fd()), Some(error.as_raw_fd())]
    }
}

/// The segment of a job that is restored, with the number by which these ranks of it know the node.
fn restored_segment(
    restore: &RestorePlan,
    init: &NodeInit<'_>,
    node: u32,
    ranks: &[u32],
) -> Result<NodeSegment, StartError> {
    let failed = cannot("the memory of the job cannot be restored");
    let text = |text: String| StartError::new(CODE_CANNOT_START, text);
    let set = Path::new(OsStr::from_bytes(&restore.set));
    let before = imaging::part_for(restore, node).map_err(text)?;
    let number = restore.numbers.known(node).unwrap_or(before);
    let images = imaging::part_of(set, restore.mark, before).map_err(text)?;
    let nodes = restore.numbers.sorted(init.world.nodes);
    let path = images::memory_of(set, images.processes.first().map_or(0, |p| p.rank));
    let mut file = io::BufReader::with_capacity(1 << 20, File::open(path).map_err(&failed)?);
    let nodes = nodes.unwrap_or_default();
    let segment =
        NodeSegment::restore(&mut file, init.job, init.secret, &nodes).map_err(&failed)?;
    let found = (segment.nprocs(), segment.number());
    segment.replace_apart(number, &restore.numbers.apart).map_err(&failed)?;
    let here = (0..segment.nlocal()).filter(|slot| segment.has(*slot));
    let here: Vec<u32> = here.map(|slot| segment.slot(slot).proc()).collect();
    if found != (init.nprocs, before) || here != ranks {
        let why = "the memory of the job cannot be restored: it is of other ranks";
        return Err(text(why.into()));
    }
    let unread = |e| text(format!("the memory of the job cannot be restored: {e}"));
    hawser_status::check(&segment).map_err(unread)?;
    Ok(segment)
}

/// The PMI server of a node, for those of its ranks whose programs may want one.
fn serve(
    plan: &LaunchPlan,
    ranks: &[u32],
    app_of: &[u32],
    programs: &[ReadyProgram],
    job: u64,
) -> Pmi {
    let wants = |local: &u32| {
        let app = app_of.get(*local as usize).copied().unwrap_or(0);
        programs.get(app as usize).is_some_and(|p| {
            // A closed one may contain its library.
            matches!(p.library, Library::Other | Library::Closed)
        })
    };
    let locals: Vec<u32> = (0..ranks.len() as u32).filter(wants).collect();
    if locals.is_empty() {
        return Pmi::default();
    }
    let of =
        |list: &[u32]| locals.iter().map(|l| list.get(*l as usize).copied().unwrap_or(0)).collect();
    let nodes = mapping::text(&plan.map);
    // Without it libraries compare the names of hosts, which takes them longer.
    let mut pairs = match nodes.len() < VALUE_MAX {
        true => vec![(MAPPING_KEY.to_string(), nodes)],
        false => Vec::new(),
    };
    pairs.extend(plan.pmi_parent.iter().flat_map(|(_, origin)| origin.pairs.iter().cloned()));
    let server = Server::new(PmiFacts {
        name: job_name(job),
        ranks: of(ranks),
        programs: of(app_of),
        size: plan.map.ranks(),
        universe: plan.universe,
        pairs,
        parent: plan.pmi_parent.as_ref().map(|(job, _)| *job),
    });
    Pmi::new(server, locals, ranks.to_vec())
}
