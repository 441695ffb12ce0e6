//! From the command line to everything that is decided before the first process starts.

use std::ffi::OsString;
use std::net::{IpAddr, ToSocketAddrs};
use std::path::Path;

use hawser_mca::{Answer, ENV_CALIBRATION, ParamSpec, Params, Rule, select};
use hawser_os::topology::Topology;
use hawser_os::{affinity, process};
use hawser_rte::params::{PLM, RAS, RMAPS};
use hawser_transport::calibration;
use hawser_transport::node::MAX_LOCAL;

use crate::cli::{self, BindTo, Level, MapBy, Request, StdinTo};
use crate::lease::Leases;
use crate::plm::{self, CODE_CANNOT_START, Program, StartError};
use crate::ras::{self, Allocation};
use crate::rmaps::{self, Machine, Plan, Wish};

/// Exit code for a mistake on the command line or in a parameter.
pub(crate) const CODE_USAGE: i32 = 2;

/// Everything that is decided before the start.
pub(crate) struct Setup {
    pub(crate) request: Request,
    pub(crate) params: Params,
    pub(crate) programs: Vec<Program>,
    /// Index into `programs` of each rank.
    pub(crate) app_of: Vec<u32>,
    pub(crate) plan: Plan,
    pub(crate) machine: Machine,
    pub(crate) slots: u32,
    pub(crate) host: String,
    /// Lines for the user that `--quiet` drops.
    pub(crate) warnings: Vec<String>,
    /// Lines that `--verbose` and the verbose parameters asked for.
    pub(crate) notes: Vec<String>,
    /// Held until the job ends.
    pub(crate) _leases: Leases,
}

fn usage(text: impl Into<String>) -> StartError {
    StartError::new(CODE_USAGE, text)
}

/// Resolves parameters, allocation, mapping and programs.
pub(crate) fn prepare(
    mut request: Request,
    specs: &[&'static ParamSpec],
) -> Result<Setup, StartError> {
    let mut sources = calibration::sources();
    sources.command_line = request.mca.clone();
    let params = Params::load(specs, &sources).map_err(|e| usage(e.to_string()))?;
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

    let host = process::hostname();
    let allowed = affinity::allowed()
        .map_err(|e| StartError::new(CODE_CANNOT_START, format!("CPUs cannot be read: {e}")))?;
    let machine = Machine::new(&Topology::read(), &allowed);
    let units = if request.hwthreads { machine.threads() } else { machine.cores().len() as u32 };
    let allocation = allocate(&request, &params, &host, units, &mut report)?;
    let app_of = ranks_of(&request, &allocation)?;
    let ranks = app_of.len() as u32;
    let mut warnings = params.warnings().to_vec();
    warnings.extend(check_slots(&request, ranks, allocation, units)?);

    let wish = Wish {
        ranks,
        map_by: request.map_by,
        bind_to: request.bind_to,
        pe: request.pe.unwrap_or_else(|| threads_wanted(ranks, units)),
        hwthreads: request.hwthreads,
        quota: affinity::effective_cpus(),
    };
    choose_mapper(&wish, &params, &mut report)?;
    let (plan, leases, taken) = bind(&machine, wish);
    let telling = request.verbose || request.report_bindings || params.verbose(RMAPS.name) > 0;
    if telling && !taken.is_empty() {
        notes.push(format!("rmaps: cores {taken:?} are held by other jobs"));
    }

    let settings = settings(&request, &params);
    let inherited: Vec<(OsString, OsString)> = std::env::vars_os().collect();
    let programs = request
        .apps
        .iter()
        .map(|app| plm::prepare(app, &inherited, &settings))
        .collect::<Result<_, _>>()?;
    Ok(Setup {
        slots: allocation.slots.max(1),
        request,
        params,
        programs,
        app_of,
        plan,
        machine,
        host,
        warnings,
        notes,
        _leases: leases,
    })
}

/// The variables that all ranks get.
fn settings(request: &Request, params: &Params) -> Vec<(String, Option<OsString>)> {
    let mca = request
        .mca
        .iter()
        .map(|(k, v)| (format!("{}{}", hawser_mca::ENV_OWN, k.replace('-', "_")), Some(v.into())));
    // Empty as well: the ranks look for no file.
    let calibrated = (ENV_CALIBRATION.to_string(), Some(params.calibrated().into()));
    mca.chain([calibrated]).chain(request.genv.iter().cloned()).collect()
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

fn allocate(
    request: &Request,
    params: &Params,
    host: &str,
    units: u32,
    report: &mut dyn FnMut(String),
) -> Result<Allocation, StartError> {
    let mut hosts = request.hosts.clone();
    for path in &request.hostfiles {
        let fail = |e: String| usage(format!("host file {}: {e}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|e| fail(e.to_string()))?;
        hosts.extend(ras::parse_hostfile(&text).map_err(fail)?);
    }
    let named = !hosts.is_empty();
    let query = |c: &hawser_mca::ComponentInfo| match (c.name, named) {
        ("hostfile", false) => Answer::NotHere("no host is named".into()),
        ("hostfile", true) => Answer::Here { priority: 60, module: true },
        _ => Answer::Here { priority: 10, module: false },
    };
    let chosen =
        select(&RAS, params, Rule::Best, query, report).map_err(|e| usage(e.to_string()))?;
    if !chosen.iter().any(|c| c.module) {
        hosts.clear();
    }
    let resolve = |name: &str| -> Vec<IpAddr> {
        (name, 0u16).to_socket_addrs().map(|a| a.map(|a| a.ip()).collect()).unwrap_or_default()
    };
    let this = |name: &str| ras::is_this_host(name, host, &resolve, &ras::is_own_address);
    ras::allocate(&hosts, units, &this).map_err(usage)
}

/// The program of each rank.
fn ranks_of(request: &Request, allocation: &Allocation) -> Result<Vec<u32>, StartError> {
    let mut app_of = Vec::new();
    for (i, app) in request.apps.iter().enumerate() {
        let ppr = match request.map_by {
            Some(MapBy::Ppr(n, Level::Node)) => Some(n),
            _ => None,
        };
        let n = app.np.or(ppr).unwrap_or(allocation.slots.max(1));
        let total = app_of.len() as u64 + u64::from(n);
        if total > u64::from(MAX_LOCAL) {
            return Err(usage(format!(
                "{total} processes on one host: this version starts at most {MAX_LOCAL}"
            )));
        }
        app_of.extend(std::iter::repeat_n(i as u32, n as usize));
    }
    if let StdinTo::Rank(rank) = request.stdin
        && rank as usize >= app_of.len()
    {
        return Err(usage(format!("--stdin {rank}: the job has {} processes", app_of.len())));
    }
    Ok(app_of)
}

fn check_slots(
    request: &Request,
    ranks: u32,
    allocation: Allocation,
    units: u32,
) -> Result<Vec<String>, StartError> {
    if ranks <= allocation.slots || request.oversubscribe == Some(true) {
        return Ok(Vec::new());
    }
    let slots = allocation.slots;
    if request.oversubscribe == Some(false) {
        return Err(usage(format!(
            "{ranks} processes do not fit {slots} slots, and --nooversubscribe is given"
        )));
    }
    if allocation.explicit {
        return Err(usage(format!(
            "{ranks} processes do not fit the {slots} slots that -H or the host file gives; raise \
             the number of slots, or add --oversubscribe"
        )));
    }
    let unit = match (request.hwthreads, units) {
        (true, 1) => "hardware thread",
        (true, _) => "hardware threads",
        (false, 1) => "core",
        (false, _) => "cores",
    };
    Ok(vec![format!("{ranks} processes share {units} {unit}; --oversubscribe drops this line.")])
}

/// Cores per rank that a threaded program asks for, if there are enough.
fn threads_wanted(ranks: u32, units: u32) -> u32 {
    std::env::var("OMP_NUM_THREADS")
        .ok()
        .and_then(|v| v.split(',').next()?.trim().parse::<u32>().ok())
        .filter(|n| *n > 0 && u64::from(*n) * u64::from(ranks) <= u64::from(units))
        .unwrap_or(1)
}

fn choose_mapper(
    wish: &Wish,
    params: &Params,
    report: &mut dyn FnMut(String),
) -> Result<(), StartError> {
    let fitting = match wish.map_by {
        None => "even",
        Some(MapBy::Ppr(..)) => "ppr",
        Some(_) => "round_robin",
    };
    let query = |c: &hawser_mca::ComponentInfo| match c.name == fitting {
        true => Answer::Here { priority: 50, module: () },
        false => Answer::NotHere("--map-by asks for another one".into()),
    };
    select(&RMAPS, params, Rule::Best, query, report).map_err(|e| usage(e.to_string()))?;
    Ok(())
}

/// Plans on the cores that no other job holds; where they do not suffice, nobody is bound unless
/// the user asked for it. Returns also the cores that others hold.
fn bind(machine: &Machine, wish: Wish) -> (Plan, Leases, Vec<u32>) {
    let plan = rmaps::map(machine, &wish);
    let narrow = matches!(plan.bound, BindTo::Level(Level::Core | Level::HwThread));
    if !narrow {
        return (plan, Leases::default(), Vec::new());
    }
    let cores = machine.cores();
    let mut leases = Leases::take_free(&cores);
    let taken: Vec<u32> = cores.iter().copied().filter(|c| !leases.cores().contains(c)).collect();
    let free = machine.without(&taken);
    let plan = if taken.is_empty() {
        plan
    } else if free.threads() > 0 {
        rmaps::map(&free, &wish)
    } else if wish.bind_to.is_some() {
        plan
    } else {
        rmaps::map(machine, &Wish { bind_to: Some(BindTo::None), ..wish })
    };
    let plan = match plan.bound {
        // Without a free core for each rank nobody is bound, and all CPUs are there for all.
        BindTo::None => rmaps::map(machine, &Wish { bind_to: Some(BindTo::None), ..wish }),
        BindTo::Level(_) => plan,
    };
    let used: Vec<u32> = plan.cpus.concat();
    leases.keep_only(&machine.cores_of(&used));
    (plan, leases, taken)
}

/// The directory of our library, `lib` beside the directory of this program; empty when it is not
/// there.
pub(crate) fn libdir() -> String {
    let exe = std::env::current_exe().unwrap_or_default();
    let prefix = exe.parent().and_then(Path::parent).unwrap_or(Path::new("/usr"));
    let dir = prefix.join("lib");
    if dir.join("libmpi_abi.so.1").exists() { dir.display().to_string() } else { String::new() }
}
