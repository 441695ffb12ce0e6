//! From the command line to everything that is decided before the first process starts.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use hawser_mca::{Answer, Params, Rule, select};
use hawser_rte::control::plan::{self, NodeCard, Placement, Reader};
use hawser_rte::map::JobMap;
use hawser_rte::params::PLM;
use hawser_rte::state::job::Policy;
use hawser_transport::calibration;
use hawser_transport::node::{MAX_LOCAL, channels_for};

use crate::Specs;
use crate::agent::place::Place;
use crate::cli::{self, Request};
use crate::plm::{StartError, cannot};
use crate::{ras, rmaps};

/// Exit code for a mistake on the command line or in a parameter.
pub(crate) const CODE_USAGE: i32 = 2;

/// Grace after a failure, unless the user chose one.
const FAILURE_GRACE_MS: u64 = 1_000;

/// Everything that is decided before the start.
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
    /// This machine.
    pub(crate) place: Place,
    /// Lines for the user that `--quiet` drops.
    pub(crate) warnings: Vec<String>,
    /// Lines that `--verbose` and the verbose parameters asked for.
    pub(crate) notes: Vec<String>,
}

fn usage(text: impl Into<String>) -> StartError {
    StartError::new(CODE_USAGE, text)
}

/// Resolves parameters, allocation, mapping and programs.
pub(crate) fn prepare(mut request: Request, specs: &Specs) -> Result<Setup, StartError> {
    let mut sources = calibration::sources();
    sources.command_line = request.mca.clone();
    let params = Params::load(&specs(&sources), &sources).map_err(|e| usage(e.to_string()))?;
    policies_from_params(&mut request, &params)?;
    let mut notes: Vec<String> = Vec::new();
    if request.verbose {
        notes.extend(params.ignored().iter().cloned());
        if !params.calibrated().is_empty() {
            notes.push(format!("from the calibration of this host: {}", params.calibrated()));
        }
    }
    let mut report = |line: String| notes.push(line);
    select(&PLM, &params, Rule::Best, |_| Answer::Here { priority: 50, module: () }, &mut report)
        .map_err(|e| usage(e.to_string()))?;

    let place = Place::here().map_err(cannot("CPUs cannot be read"))?;
    let offers = place.offers();
    let read = |path: &Path| read_text(path);
    let allocation =
        ras::allocate(&request, &params, &place.host, &read, &mut report).map_err(usage)?;
    if let Some(other) = allocation.nodes.get(1) {
        return Err(usage(format!(
            "host \"{}\" is not this machine: remote hosts need a daemon there, which is not in \
             this version. Use localhost, or start mpirun on that host",
            other.name
        )));
    }
    let wishes = rmaps::wishes(&request, &params, &allocation, MAX_LOCAL, &read, &mut report);
    let wishes = wishes.map_err(usage)?;
    let mapped = rmaps::map_job(&allocation, &[offers], &wishes);
    let mapped = mapped.map_err(|e| usage(e.to_string()))?;
    let ranks = mapped.map.ranks();
    if let Reader::Rank(rank) = request.stdin
        && rank >= ranks
    {
        return Err(usage(format!("--stdin {rank}: the job has {ranks} processes")));
    }
    let mut warnings = params.warnings().to_vec();
    warnings.extend(mapped.warnings);
    Ok(Setup {
        slots: mapped.universe,
        programs: programs_of(&request, &mapped.counts),
        env: environment(&request),
        map: mapped.map,
        nodes: vec![NodeCard { host: place.host.clone(), door: Vec::new(), arch: 0 }],
        placement: mapped.placement,
        channels: channels_for(&params, ranks, offers.threads.min(offers.quota)),
        policy: policy(&request, &params)?,
        hang_ms: hang_ms(&request, &params),
        place,
        request,
        params,
        warnings,
        notes,
    })
}

/// The environment of all ranks: ours, and what the command line sets.
fn environment(request: &Request) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut all: BTreeMap<OsString, OsString> = std::env::vars_os().collect();
    for (name, value) in &request.mca {
        all.insert(
            format!("{}{}", hawser_mca::ENV_OWN, name.replace('-', "_")).into(),
            value.into(),
        );
    }
    // Without a value the variable is the one that is passed on anyway.
    for (name, value) in &request.genv {
        if let Some(value) = value {
            all.insert(name.into(), value.clone());
        }
    }
    all.into_iter().map(|(k, v)| (k.into_vec(), v.into_vec())).collect()
}

/// The programs as the agents need them.
fn programs_of(request: &Request, counts: &[u32]) -> Vec<plan::Program> {
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/"));
    let bytes = |s: &OsStr| s.as_bytes().to_vec();
    let mut first = 0;
    let program = |(app, count): (&cli::App, &u32)| {
        let program = plan::Program {
            first,
            argv: app.argv.iter().map(|a| bytes(a)).collect(),
            cwd: bytes(app.wdir.as_ref().map_or(here.clone(), |d| here.join(d)).as_os_str()),
            cwd_asked: app.wdir.is_some(),
            env: app
                .env
                .iter()
                .map(|(k, v)| (k.clone().into_bytes(), v.as_deref().map(bytes)))
                .collect(),
        };
        first += count;
        program
    };
    request.apps.iter().zip(counts).map(program).collect()
}

fn hang_ms(request: &Request, params: &Params) -> Option<u64> {
    let default = (params.float("errmgr_base_report_hang") * 1e3) as u64;
    Some(request.hang_ms.unwrap_or(default)).filter(|ms| *ms > 0)
}

fn policy(request: &Request, params: &Params) -> Result<Policy, StartError> {
    let asked = request.grace_ms;
    let default = (params.float("plm_base_kill_grace") * 1e3) as u64;
    let grace_ms = asked.unwrap_or(default);
    let timeout_ms = match (request.timeout_ms, std::env::var("MPIEXEC_TIMEOUT")) {
        (Some(t), _) => Some(t),
        (None, Err(_)) => None,
        (None, Ok(text)) => match text.trim().parse::<f64>() {
            Ok(s) if (0.0..1e9).contains(&s) => (s > 0.0).then_some((s * 1e3) as u64),
            _ => {
                return Err(usage(format!("MPIEXEC_TIMEOUT={text} is not a number of seconds")));
            }
        },
    };
    Ok(Policy { grace_ms, failure_grace_ms: asked.unwrap_or(FAILURE_GRACE_MS), timeout_ms })
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
    let mut text = String::new();
    std::fs::File::open(path)?.take(TEXT_MAX + 1).read_to_string(&mut text)?;
    if text.len() as u64 > TEXT_MAX { Err(invalid("it is too long")) } else { Ok(text) }
}

/// The directory of our library, `lib` beside the directory of this program; empty when it is not
/// there.
pub(crate) fn libdir() -> String {
    let exe = std::env::current_exe().unwrap_or_default();
    let prefix = exe.parent().and_then(Path::parent).unwrap_or(Path::new("/usr"));
    let dir = prefix.join("lib");
    if dir.join("libmpi_abi.so.1").exists() { dir.display().to_string() } else { String::new() }
}
