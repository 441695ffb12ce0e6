//! From the command line to everything that is decided before the first process starts.

pub(crate) mod grown;
mod saving;
mod spawned;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_mca::{Origin, Params};
use hawser_os::pipe;
use hawser_rte::control::plan::{
    self, Bootstrap, CellLine, Hello, HostLine, NodeCard, Offers, Placement, Reader,
};
use hawser_rte::map::JobMap;
use hawser_rte::oob::tree::Tree;
use hawser_rte::state::job::{OnFailure, Policy};
use hawser_segment::calibration;
use hawser_segment::node::{MAX_LOCAL, channels_for};
use hawser_wireup::reception::interfaces::Choice;

use crate::Specs;
use crate::again::Restarts;
use crate::agent::place::Place;
use crate::cell::{self, Cells, file::CellSpec};
use crate::cli::{self, Request};
use crate::foreign::Foreign;
use crate::plm::choose::How;
use crate::plm::started::Started;
use crate::plm::{CODE_CANNOT_START, StartError, cannot, choose};
use crate::ras::{AllocatedNode, Allocation, Slots, Source};
use crate::restored::Restored;
use crate::rmaps::{JobRequest, Mapped};
use crate::{ras, rmaps};

pub(crate) use crate::plm::CODE_USAGE;

/// On which interfaces and ports this process may listen.
///
/// # Errors
/// A range of ports that is none.
pub(crate) fn choice_of(params: &Params) -> Result<Choice, StartError> {
    Choice::of(params).map_err(|e| StartError::new(CODE_USAGE, e.to_string()))
}

/// Grace after a failure, unless the user chose one.
const FAILURE_GRACE_MS: u64 = 1_000;

/// Everything that is known before the nodes of the job have said what they offer.
pub(crate) struct Before {
    pub(crate) request: Request,
    pub(crate) params: Params,
    /// This machine.
    pub(crate) place: Place,
    /// The nodes of the job by number, 0 is this machine, and who may have how many ranks.
    allocation: Allocation,
    wishes: JobRequest,
    /// The cells, where the job goes over several.
    cells: Option<Cells>,
    /// How daemons are started; `None`: there are none.
    pub(crate) starter: Option<(How, String)>,
    pub(crate) policy: Policy,
    /// Lines for the user that `--quiet` drops.
    pub(crate) warnings: Vec<String>,
    /// Lines that `--verbose` and the verbose parameters asked for.
    pub(crate) notes: Vec<String>,
    /// The ranks are restored from images.
    pub(crate) restored: Option<Restored>,
}

/// Everything that is decided before the first rank starts.
pub(crate) struct Setup {
    pub(crate) request: Request,
    pub(crate) params: Params,
    /// The programs, by ascending ranks.
    pub(crate) programs: Vec<plan::Program>,
    /// The environment of all programs.
    pub(crate) env: Vec<(Vec<u8>, Vec<u8>)>,
    /// Which rank is on which node.
    pub(crate) map: JobMap,
    /// The nodes.
    pub(crate) nodes: Vec<NodeCard>,
    pub(crate) placement: Placement,
    pub(crate) channels: u32,
    pub(crate) slots: u32,
    pub(crate) policy: Policy,
    /// A standstill of so many milliseconds is told.
    pub(crate) hang_ms: Option<u64>,
    /// The tree of the nodes.
    pub(crate) tree: Tree,
    /// Those below a lost node find another parent.
    pub(crate) heals: bool,
    /// Who may have how many ranks, for jobs that this one asks for.
    allocation: Allocation,
    /// What the nodes have said of themselves, by number.
    hellos: Vec<Hello>,
    /// What the user wants to see before anything starts.
    pub(crate) shown: Vec<String>,
    /// Lines for the user that `--quiet` drops.
    pub(crate) warnings: Vec<String>,
    /// The ranks are restored from images.
    pub(crate) restored: Option<Restored>,
}

/// What a head, which has no program of its own, may use: this host, and others of a resource
/// manager's allocation when jobs need them. Whoever has started the first processes counts slots,
/// and has given them away.
fn for_head(host: &str, given: Result<Allocation, String>) -> Allocation {
    let mut own = Allocation::local(host, 0);
    if let Ok(given) = given
        && matches!(given.source, Source::Manager(_))
    {
        own.source = given.source;
        let others = given.order.iter().filter(|node| **node != 0);
        let others = others.filter_map(|node| given.nodes.get(*node as usize).cloned());
        own.unused = others.map(|n| AllocatedNode { slots: Slots::Cores, ..n }).collect();
    }
    own
}

fn usage(text: impl Into<String>) -> StartError {
    StartError::new(CODE_USAGE, text)
}

/// Resolves parameters and the allocation, and decides who is to be started.
pub(crate) fn prepare(mut request: Request, specs: &Specs) -> Result<Before, StartError> {
    let cells = match &request.cells {
        Some(path) => {
            Some(cell::read(path, &|path| read_text(path), &mut request.mca).map_err(usage)?)
        }
        None => None,
    };
    let mut sources = calibration::sources();
    sources.command_line = request.mca.clone();
    let params = Params::load(&specs(&sources), &sources).map_err(|e| usage(e.to_string()))?;
    let foreign = Foreign::find(&sources, &params);
    policies_from_params(&mut request, &params)?;
    timeout_from_env(&mut request)?;
    // Told before anything has started.
    Restarts::of(&params, None).and_then(|_| saving::check_store(&params)).map_err(usage)?;
    check_directory(&request)?;
    let mut notes: Vec<String> = Vec::new();
    let cannot_start = |text: String| StartError::new(CODE_CANNOT_START, text);
    let restored = Restored::find(&params, &mut |line| notes.push(line)).map_err(cannot_start)?;
    if request.verbose {
        notes.extend(params.ignored());
        if !params.calibrated().is_empty() {
            notes.push(format!("from the calibration of this host: {}", params.calibrated()));
        }
    }
    let mut report = |line: String| notes.push(line);
    let mut place = Place::here().map_err(cannot("CPUs cannot be read"))?;
    place.host = crate::agent::place::host_name();
    let read = |path: &Path| read_text(path);
    let may_ask = pipe::stream_kind(std::io::stdin().as_fd()) == pipe::Stream::Terminal;
    if let Some(cells) = cells {
        if restored.is_some() {
            return Err(usage("images are restored without --cell: name hosts with -H"));
        }
        return prepare_cells(request, params, place, cells, may_ask);
    }
    let given = ras::allocate(&request, &params, &place.host, &read, &foreign, &mut report);
    let allocation = match request.apps.is_empty() {
        true => for_head(&place.host, given),
        false => given.map_err(usage)?,
    };
    let (allocation, restored) = placed(allocation, restored, &request);
    let wishes =
        rmaps::wishes(&request, &params, &allocation, MAX_LOCAL, &read, &foreign, &mut report);
    let wishes = wishes.map_err(usage)?;
    let allocation = match request.display.allocation || restored.is_some() {
        true => allocation,
        false => rmaps::reduced(allocation, &wishes),
    };
    let others = allocation.nodes.len() > 1;
    let given_by = match allocation.source {
        // A manager starts daemons on hosts of its own only; others may have come to them.
        Source::Manager(name) if request.add_hosts.is_empty() => Some(name),
        _ => None,
    };
    let starter = choose::starter(&params, others, given_by, may_ask, &foreign, &mut report)?;
    Ok(Before {
        policy: policy(&request, &params)?,
        warnings: params.warnings().to_vec(),
        request,
        params,
        place,
        allocation,
        wishes,
        cells: None,
        starter,
        notes,
        restored,
    })
}

/// The allocation of a job; where its ranks are restored it is decided who goes where, and hosts
/// may take several nodes.
fn placed(
    allocation: Allocation,
    restored: Option<Restored>,
    request: &Request,
) -> (Allocation, Option<Restored>) {
    let Some(mut restored) = restored else { return (allocation, None) };
    let allocation = restored.placed(allocation, request.oversubscribe == Some(true));
    (allocation, Some(restored))
}

/// The same for a job over several cells.
fn prepare_cells(
    request: Request,
    params: Params,
    place: Place,
    specs: Vec<CellSpec>,
    may_ask: bool,
) -> Result<Before, StartError> {
    let hosts = request.apps.iter().any(|a| !a.hosts.is_empty()) || !request.hosts.is_empty();
    if hosts || !request.hostfiles.is_empty() || !request.add_hosts.is_empty() {
        let text = "--cell names the hosts of the job: leave out -H, --hostfile and --add-host";
        return Err(usage(text));
    }
    let plain = |text: String| StartError::new(CODE_CANNOT_START, text);
    let here = (place.host.as_str(), request.apps.len());
    let read = |path: &Path| read_text(path);
    let prepared = cell::prepare(specs, &params, here, &read, (may_ask, request.timeout_ms));
    let (allocation, cells) = prepared.map_err(plain)?;
    let mut notes = Vec::new();
    let mut report = |line: String| notes.push(line);
    let none = Foreign::default();
    let wishes =
        rmaps::wishes(&request, &params, &allocation, MAX_LOCAL, &read, &none, &mut report);
    let first = cells.lines.get(1).map_or(allocation.nodes.len() as u32, |next| next.first);
    let own = cells.lines.first().map(|line| choose::of_cell(&params, line, first == 1, may_ask));
    Ok(Before {
        policy: policy(&request, &params)?,
        warnings: params.warnings().to_vec(),
        wishes: wishes.map_err(usage)?,
        starter: own.transpose()?,
        request,
        params,
        place,
        allocation,
        cells: Some(cells),
        restored: None,
        notes,
    })
}

impl Before {
    /// Number of nodes, this machine among them.
    pub(crate) fn nodes(&self) -> u32 {
        self.allocation.nodes.len() as u32
    }

    /// The hosts on which daemons are to be started.
    pub(crate) fn hosts(&self) -> Vec<HostLine> {
        let line = |(i, node): (usize, &ras::AllocatedNode)| HostLine {
            node: i as u32,
            name: node.name.clone(),
            user: node.user.clone(),
            port: node.port,
            apart: node.apart,
        };
        self.allocation.nodes.iter().enumerate().skip(1).map(line).collect()
    }

    /// The cells as nodes know them.
    pub(crate) fn cells(&self) -> Vec<CellLine> {
        self.cells.as_ref().map_or_else(Vec::new, |cells| cells.lines.clone())
    }

    /// The heads of other cells that run.
    pub(crate) fn take_heads(&mut self) -> Vec<(u32, Started)> {
        self.cells.as_mut().map_or_else(Vec::new, |cells| std::mem::take(&mut cells.heads))
    }

    /// The job goes on without a host that is lost, and with those below it in the tree. Heads of
    /// cells are reached by their parent only.
    pub(crate) fn heals(&self) -> bool {
        self.policy.on_failure == OnFailure::Notify && self.cells().is_empty()
    }

    /// Most children of a node of the tree.
    pub(crate) fn arity(&self) -> u32 {
        // What a resource manager gives works from the first host of an allocation only.
        if matches!(&self.starter, Some((How::Shell(shell), _)) if shell.root_only) {
            return 0;
        }
        self.params.int("plm_tree_arity").clamp(0, 4096) as u32
    }

    /// One command starts all daemons, or one person: those that are not below the root look there
    /// for their parents.
    pub(crate) fn is_gathered(&self) -> bool {
        let at_once = matches!(self.starter, Some((How::Slurm(_) | How::Manual(_), _)));
        at_once && self.cells.is_none() && Tree::new(self.nodes(), self.arity()).depth() > 1
    }

    /// The parameters that a user has set, for the daemons.
    pub(crate) fn settings(&self) -> Vec<(String, String)> {
        settings_of(&self.params)
    }

    /// What this machine says of itself.
    pub(crate) fn own_hello(&self, acceptor: Vec<SocketAddr>) -> Hello {
        Hello {
            node: 0,
            host: self.place.host.clone(),
            offers: self.place.offers(),
            arch: plan::arch_word(),
            acceptor,
            agreed: self.params.agreement().text,
            notes: Vec::new(),
        }
    }

    /// Maps the ranks, now that all nodes have said what they offer. `hellos` are by node.
    pub(crate) fn finish(mut self, hellos: Vec<Hello>) -> Result<Setup, StartError> {
        let (lines, heals) = (self.cells(), self.heals());
        let tree = Tree::of_cells(self.nodes(), self.arity(), &lines);
        let restored = self.restored.take();
        let Before { request, params, mut allocation, wishes, policy, mut warnings, .. } = self;
        let offers: Vec<Offers> = hellos.iter().map(|h| h.offers).collect();
        if let Some(cells) = &self.cells {
            let total = request.apps.iter().map(|app| app.np).sum::<Option<u32>>();
            let dealt = cells.deal(&mut allocation, &offers, total, request.hwthreads);
            dealt.map_err(usage)?;
        }
        let mapped = mapped(&allocation, &offers, &wishes, restored.as_ref())?;
        other_architectures(&hellos, &mapped.map)?;
        disagreement(&params, &hellos, &mapped.map)?;
        let ranks = mapped.map.ranks();
        if let Reader::Rank(rank) = request.stdin
            && rank >= ranks
        {
            return Err(usage(format!("--stdin {rank}: the job has {ranks} processes")));
        }
        warnings.extend(mapped.warnings.iter().cloned());
        let hosts: Vec<&str> = hellos.iter().map(|h| h.host.as_str()).collect();
        let mut shown = rmaps::show::requested(&request, &allocation, &offers, &hosts, &mapped);
        if request.do_not_launch {
            shown.push("nothing is started (--do-not-launch)".into());
            return Err(StartError::new(0, shown.join("\n")));
        }
        // What the ranks of all nodes must agree on follows from the narrowest of them.
        let cpus = offers.iter().map(|o| o.threads.min(o.quota)).min().unwrap_or(1);
        let most = (0..mapped.map.nodes()).map(|n| mapped.map.local_size(n)).max().unwrap_or(0);
        warnings.extend(unset_exports(&request));
        let (env, changes) = environments(&request);
        let card = |h: &Hello| {
            let cell = plan::cell_of(&lines, h.node);
            NodeCard {
                host: match cell {
                    Some((_, cell)) => format!("{} of cell {}", h.host, cell.name),
                    None => h.host.clone(),
                },
                acceptor: h.acceptor.clone(),
                arch: h.arch,
                cell: cell.map_or(0, |(cell, _)| cell),
            }
        };
        Ok(Setup {
            slots: request.universe.unwrap_or(mapped.universe),
            programs: programs_of(&request, &mapped.counts, changes),
            env,
            nodes: hellos.iter().map(card).collect(),
            allocation,
            hellos,
            map: mapped.map,
            placement: mapped.placement,
            channels: channels_for(&params, most, cpus),
            policy,
            hang_ms: hang_ms(&request, &params),
            tree,
            heals,
            request,
            params,
            shown,
            warnings,
            restored,
        })
    }
}

/// The parameters that a user has set, for the daemons.
fn settings_of(params: &Params) -> Vec<(String, String)> {
    let frameworks = ["plm", "oob", "net", "iof", "mca"];
    let wanted = |name: &str| {
        frameworks.iter().any(|f| name.strip_prefix(f).is_some_and(|r| r.starts_with('_')))
    };
    // Ranks get the command line and the environment, and read the files of their hosts.
    let by_user = |name: &str, origin: &Origin| match origin {
        Origin::Default | Origin::Calibration | Origin::Processor => false,
        Origin::CommandLine | Origin::Environment(_) => true,
        Origin::File(..) => wanted(name),
    };
    let rows = params.rows();
    rows.filter(|r| by_user(r.spec.name, &r.origin))
        .map(|r| (r.spec.name.to_string(), r.value.to_string()))
        .collect()
}

impl Setup {
    /// The beginning of a network to other hosts, where there was none: what daemons are told, how
    /// they are started, and what this node says of itself.
    ///
    /// # Errors
    /// Nothing can start daemons here.
    pub(crate) fn late_network(
        &self,
        (job, secret): (u64, [u8; 32]),
    ) -> Result<(Bootstrap, (How, String), Hello), StartError> {
        let given_by = match self.allocation.source {
            Source::Manager(name) if self.request.add_hosts.is_empty() => Some(name),
            _ => None,
        };
        let mut ignore = |_: String| {};
        let none = Foreign::default();
        let starter = choose::starter(&self.params, true, given_by, false, &none, &mut ignore)?;
        let cannot = || StartError::new(CODE_CANNOT_START, "no daemons can be started");
        let hello = self.hellos.first().cloned().ok_or_else(cannot)?;
        let bootstrap = Bootstrap {
            nodes: 1,
            added: 1,
            params: settings_of(&self.params),
            calibrated: self.params.calibrated_of_job(),
            ..Bootstrap::of_root(job, secret)
        };
        Ok((bootstrap, starter.ok_or_else(cannot)?, hello))
    }
}

/// Which rank goes where; of those that are restored this was decided before.
fn mapped(
    allocation: &Allocation,
    offers: &[Offers],
    wishes: &JobRequest,
    restored: Option<&Restored>,
) -> Result<Mapped, StartError> {
    let mapped = rmaps::map_job(allocation, offers, wishes);
    let mut mapped = mapped.map_err(|e| usage(e.to_string()))?;
    if let Some(restored) = restored {
        mapped.map = restored.map(allocation, &mapped.map).map_err(usage)?;
    }
    Ok(mapped)
}

/// Refuses a job of whose hosts one has, in a file of its own, another value than this one where
/// all ranks must have the same.
fn disagreement(params: &Params, hellos: &[Hello], map: &JobMap) -> Result<(), StartError> {
    let ours = params.agreement();
    for hello in hellos.iter().filter(|h| map.local_size(h.node) > 0) {
        let Some(found) = ours.difference(&hello.agreed) else { continue };
        let shown = |v: &Option<String>| match v {
            Some(v) => format!("\"{v}\""),
            None => "the default".to_string(),
        };
        return Err(usage(format!(
            "the parameter {}: host {} has {}, this one {}; all ranks of a job must have the same: \
             set it with mpirun --mca, not in a file of some hosts",
            found.name,
            hello.host,
            shown(&found.theirs),
            shown(&found.ours)
        )));
    }
    Ok(())
}

/// Refuses a job whose ranks would run on processors of several kinds: data is sent as it lies in
/// memory, so that numbers would arrive wrong.
fn other_architectures(hellos: &[Hello], map: &JobMap) -> Result<(), StartError> {
    let known = |h: &&Hello| map.local_size(h.node) > 0 && h.arch != 0;
    let mut hosts = hellos.iter().filter(known);
    let Some(first) = hosts.next() else { return Ok(()) };
    let Some(other) = hosts.find(|h| h.arch != first.arch) else { return Ok(()) };
    Err(usage(format!(
        "host {} has another architecture ({}) than host {} ({}), and messages between them are \
         not converted: their numbers would be wrong; choose hosts of one architecture with -H or \
         a host file",
        other.host,
        plan::arch_text(other.arch),
        first.host,
        plan::arch_text(first.arch)
    )))
}

/// Refuses to start programs in a directory that is not there any more.
fn check_directory(request: &Request) -> Result<(), StartError> {
    let is_free = |app: &cli::App| app.wdir.as_ref().is_some_and(|d| d.is_absolute());
    match std::env::current_dir() {
        Err(e) if !request.apps.iter().all(is_free) => Err(StartError::new(
            CODE_CANNOT_START,
            format!(
                "the working directory cannot be found, it may have been deleted (getcwd: {e}): \
                 cd to another one, or name one with --wdir DIR"
            ),
        )),
        _ => Ok(()),
    }
}

/// The environment of all programs, and what each has beside it: ours, and what the command line
/// says.
fn environments(request: &Request) -> (cli::Pairs, Vec<cli::Changes>) {
    let own = |(name, value): &(String, String)| {
        (format!("{}{}", hawser_mca::ENV_OWN, name.replace('-', "_")), value.clone())
    };
    let settings = request.mca.iter().map(own).chain(saving::variables(request));
    let settings: Vec<(String, String)> = settings.collect();
    let programs: Vec<&[cli::EnvOp]> = request.apps.iter().map(|a| a.env.as_slice()).collect();
    cli::environments(std::env::vars_os(), &settings, &request.genv, &programs)
}

/// Tells of variables that the command line passes on and that are not set: a slip of the pen, most
/// likely.
fn unset_exports(request: &Request) -> BTreeSet<String> {
    let ops = request.apps.iter().flat_map(|app| &app.env).chain(&request.genv);
    let name = |op: &cli::EnvOp| match op {
        cli::EnvOp::Pass(name) if std::env::var_os(name).is_none() => Some(name.clone()),
        _ => None,
    };
    let told = |name| format!("-x {name}: it is not set here, so no program gets it");
    ops.filter_map(name).map(told).collect()
}

/// The programs as the agents need them.
fn programs_of(
    request: &Request,
    counts: &[u32],
    changes: Vec<cli::Changes>,
) -> Vec<plan::Program> {
    // Where it is not there every program names one of its own.
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/"));
    let bytes = |s: &OsStr| s.as_bytes().to_vec();
    let mut first = 0;
    let program = |((app, count), env): ((&cli::App, &u32), cli::Changes)| {
        let program = plan::Program {
            first,
            argv: app.argv.iter().map(|a| bytes(a)).collect(),
            cwd: bytes(app.wdir.as_ref().map_or(here.clone(), |d| here.join(d)).as_os_str()),
            cwd_asked: app.wdir.is_some(),
            env,
        };
        first += count;
        program
    };
    request.apps.iter().zip(counts).zip(changes).map(program).collect()
}

fn hang_ms(request: &Request, params: &Params) -> Option<u64> {
    let default = (params.float("errmgr_base_report_hang") * 1e3) as u64;
    Some(request.hang_ms.unwrap_or(default)).filter(|ms| *ms > 0)
}

/// The policy of a job that is started by one with this policy: the limit of time is that of the
/// first job, with which all end.
fn spawned_policy(of: Policy) -> Policy {
    Policy { timeout_ms: None, ..of }
}

fn policy(request: &Request, params: &Params) -> Result<Policy, StartError> {
    let asked = request.grace_ms;
    let grace_ms = asked.unwrap_or_else(|| saving::grace_ms(params));
    let timeout_ms = request.timeout_ms;
    let on_failure = match params.text("errmgr_base_on_failure") {
        "notify" => OnFailure::Notify,
        // Starting it again is for afterwards ([`crate::again`]).
        _ => OnFailure::Abort,
    };
    let failure_grace_ms = asked.unwrap_or(FAILURE_GRACE_MS);
    Ok(Policy { grace_ms, failure_grace_ms, timeout_ms, on_failure })
}

/// Takes the limit of time that a variable sets, unless the command line does.
fn timeout_from_env(request: &mut Request) -> Result<(), StartError> {
    let name = cli::TIMEOUT_VARIABLE;
    let text = std::env::var(name).unwrap_or_default();
    if request.timeout_ms.is_some() || text.trim().is_empty() {
        return Ok(());
    }
    match text.trim().parse::<f64>() {
        Ok(s) if (0.0..1e9).contains(&s) => {
            request.timeout_ms = (s > 0.0).then_some((s * 1e3) as u64);
            request.timeout_in_env = true;
            Ok(())
        }
        _ => Err(usage(format!("{name}={text} is not a number of seconds"))),
    }
}

/// Takes the defaults of placement from parameters, in the syntax of the options.
fn policies_from_params(request: &mut Request, params: &Params) -> Result<(), StartError> {
    let name = "rmaps_base_mapping_policy";
    if request.map_by.is_none() && !params.text(name).is_empty() {
        cli::set_map_by(request, name, params.text(name)).map_err(usage)?;
    }
    let name = "rmaps_base_binding_policy";
    if request.bind_to.is_none() && !params.text(name).is_empty() {
        cli::set_bind_to(request, name, params.text(name)).map_err(usage)?;
    }
    if request.oversubscribe.is_none() && params.bool("rmaps_base_oversubscribe") {
        request.oversubscribe = Some(true);
    }
    Ok(())
}

/// Longest file of hosts or programs that is read, in bytes.
const TEXT_MAX: u64 = 64 << 20;

/// Reads a file that the user or a resource manager names: a regular file or a pipe, of a length
/// that makes sense.
///
/// # Errors
/// It is something else, too long, not text, or cannot be read.
pub(crate) fn read_text(path: &Path) -> std::io::Result<String> {
    use std::io::{Error, ErrorKind, Read};
    use std::os::unix::fs::FileTypeExt;
    let invalid = |text: &str| Error::new(ErrorKind::InvalidInput, text);
    let kind = std::fs::metadata(path)?.file_type();
    if kind.is_char_device() || kind.is_block_device() || kind.is_socket() || kind.is_dir() {
        return Err(invalid("it is no file"));
    }
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(TEXT_MAX + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > TEXT_MAX {
        return Err(invalid("it is too long"));
    }
    hawser_mca::text_of(bytes).map_err(|why| invalid(&why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_mca::Sources;

    fn hello(node: u32, agreed: &str) -> Hello {
        Hello {
            node,
            host: format!("h{node}"),
            offers: Offers::default(),
            arch: 1,
            acceptor: Vec::new(),
            agreed: agreed.into(),
            notes: Vec::new(),
        }
    }

    #[test]
    fn a_head_has_its_host_and_those_of_a_resource_manager_when_they_are_needed() {
        use crate::ras::HostSpec;
        let given = |source, order: &[u32]| {
            let spec = |name: &str| HostSpec { slots: Some(1), ..HostSpec::named(name) };
            let mut all = Allocation::local("a", 0);
            all.nodes.extend(["b", "c"].map(|name| AllocatedNode::of(&spec(name))));
            (all.source, all.order) = (source, order.to_vec());
            for_head("a", Ok(all))
        };
        let slurm = given(Source::Manager("slurm"), &[0, 2]);
        assert_eq!((slurm.source, slurm.nodes.len()), (Source::Manager("slurm"), 1));
        assert_eq!((&*slurm.unused[0].name, slurm.unused[0].slots), ("c", Slots::Cores));
        assert_eq!(slurm.unused.len(), 1);
        // Hosts of a file are the user's for mpirun.
        let own = Allocation::local("a", 0);
        assert_eq!(given(Source::Hostfile, &[0, 1]), own);
        assert_eq!(for_head("a", Err("broken".into())), own);
    }

    /// Numbers of other processors would be read wrong.
    #[test]
    fn hosts_of_two_architectures_are_refused_and_named() {
        let map = JobMap::new(4, &[0, 1, 3]);
        let of = |archs: [u64; 4]| {
            let with = |(node, arch): (u32, u64)| Hello { arch, ..hello(node, "") };
            let hellos: Vec<Hello> = (0..).zip(archs).map(with).collect();
            other_architectures(&hellos, &map).map_err(|e| e.text)
        };
        assert_eq!(of([1, 1, 1, 1]), Ok(()));
        assert_eq!(of([1, 1, 9, 1]), Ok(()), "no rank runs there");
        assert_eq!(of([1, 1, 1, 0]), Ok(()), "not known");
        let big = u64::from_le_bytes(*b"\x01\x40\x01s390x");
        let why = of([plan::arch_word(), plan::arch_word(), 1, big]).unwrap_err();
        for word in ["host h3", "s390x, 64 bits, big-endian", "host h0", "not converted", "-H"] {
            assert!(why.contains(word), "{why}");
        }
    }

    #[test]
    fn hosts_that_would_disagree_are_named_with_the_parameter() {
        let sources = Sources::empty().set("btl_tcp_links", "2");
        let params = Params::load(&hawser_btl::params(), &sources).unwrap();
        let same = params.agreement().text;
        let map = JobMap::new(4, &[0, 1, 3]);
        let said = |hellos: &[Hello]| disagreement(&params, hellos, &map).map_err(|e| e.text);
        assert_eq!(said(&[hello(0, &same), hello(1, &same), hello(3, &same)]), Ok(()));
        assert_eq!(said(&[hello(0, &same), hello(2, "")]), Ok(()), "no rank runs there");
        let why = said(&[hello(0, &same), hello(1, ""), hello(3, &same)]).unwrap_err();
        for word in ["btl_tcp_links", "host h1", "the default", "\"2\"", "--mca"] {
            assert!(why.contains(word), "{why}");
        }
    }
}
