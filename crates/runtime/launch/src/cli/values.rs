//! From words to values.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use hawser_mca::suggest;

use super::foreign::ways;
use super::{BindTo, HostSpec, Level, Mapping, OutputDir, RankBy, Reader, Request};
use crate::lists::hosts::parse_host;
use crate::lists::ranks::{RANKS_MAX, parse_cpus};

pub(super) fn count(word: &str, value: &str) -> Result<u32, String> {
    match value.parse::<u32>() {
        Ok(n) if (1..=RANKS_MAX).contains(&n) => Ok(n),
        _ => Err(format!("{word}: \"{value}\" is not a number of processes (1 to {RANKS_MAX})")),
    }
}

pub(super) fn cores(word: &str, value: &str) -> Result<u32, String> {
    match value.parse::<u32>() {
        Ok(n) if (1..=RANKS_MAX).contains(&n) => Ok(n),
        _ => Err(format!("{word}: \"{value}\" is not a number of cores (1 to {RANKS_MAX})")),
    }
}

pub(super) fn millis(word: &str, value: &str) -> Result<u64, String> {
    match value.parse::<f64>() {
        Ok(s) if (0.0..=1e9).contains(&s) => Ok((s * 1e3).round() as u64),
        _ => Err(format!("{word}: \"{value}\" is not a number of seconds")),
    }
}

pub(super) fn variable(word: &str, name: &str) -> Result<String, String> {
    match name.is_empty() || name.contains(['=', '\0']) {
        true => Err(format!("{word}: \"{name}\" is not the name of a variable")),
        false => Ok(name.to_string()),
    }
}

pub(super) fn assignment(word: &str, value: &OsStr) -> Result<(String, Option<OsString>), String> {
    let bytes = value.as_bytes();
    let (name, value) = match bytes.iter().position(|b| *b == b'=') {
        Some(cut) => (&bytes[..cut], Some(OsStr::from_bytes(&bytes[cut + 1..]).to_os_string())),
        None => (bytes, None),
    };
    Ok((variable(word, &String::from_utf8_lossy(name))?, value))
}

/// Kinds of memory with restrictors, `system,mpi:alloc_mem` (MPI-5.0 section 11.4.3). What exists
/// does not depend on what is asked for, so that only the form is looked at.
pub(super) fn memory_kinds(word: &str, list: &str) -> Result<(), String> {
    let is_name = |s: &str| {
        !s.is_empty() && s.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'))
    };
    match list.split([',', ':']).find(|s| !is_name(s)) {
        None => Ok(()),
        Some(name) => Err(format!(
            "{word}: \"{name}\" is no kind of memory; kinds are given as \"system,mpi:alloc_mem\""
        )),
    }
}

/// `a,b:4`; an address of version 6 stands in brackets when slots follow it.
pub(super) fn hosts(word: &str, list: &str) -> Result<Vec<HostSpec>, String> {
    let named = list.split(',').filter(|h| !h.is_empty());
    let hosts = named.map(|h| parse_host(h).map_err(|e| format!("{word}: {e}")));
    let hosts: Vec<HostSpec> = hosts.collect::<Result<_, _>>()?;
    // As of a variable that is not set: the job would run here.
    match hosts.is_empty() {
        true => Err(format!("{word}: \"{list}\" names no host")),
        false => Ok(hosts),
    }
}

const LEVELS: &[(&str, Level)] = &[
    ("hwthread", Level::HwThread),
    ("core", Level::Core),
    ("l3cache", Level::Cache),
    ("cache", Level::Cache),
    ("l2cache", Level::L2),
    ("l1cache", Level::L1),
    ("numa", Level::Numa),
    ("package", Level::Package),
    ("socket", Level::Package),
    ("node", Level::Node),
    ("machine", Level::Node),
    ("board", Level::Node),
];

pub(super) fn level(word: &str, name: &str, more: &[&str]) -> Result<Level, String> {
    if let Some((_, level)) = LEVELS.iter().find(|(n, _)| *n == name) {
        return Ok(*level);
    }
    let names = || LEVELS.iter().map(|(n, _)| *n).chain(more.iter().copied());
    let hint = suggest::hint(name, names());
    let list: Vec<&str> = names().collect();
    Err(format!("{word}: \"{name}\" is none of {}{hint}", list.join(", ")))
}

pub(crate) fn map_by(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let mut parts = value.split(':');
    let head = parts.next().unwrap_or_default().to_ascii_lowercase();
    let (head, list) = head.split_once('=').unwrap_or((&head, ""));
    match head {
        "" => {}
        "slot" => r.map_by = Some(Mapping::Slot),
        "seq" => r.map_by = Some(Mapping::Seq(None)),
        "rankfile" if matches!(r.map_by, Some(Mapping::Rankfile(_))) => {}
        "rankfile" => r.map_by = Some(Mapping::Rankfile(PathBuf::new())),
        "pe-list" => r.only = parse_cpus(list, &[',']).map_err(|e| format!("{word}: {e}"))?,
        "ppr" => {
            let n = count(word, parts.next().unwrap_or_default())?;
            let object = parts.next().unwrap_or_default().to_ascii_lowercase();
            r.map_by = Some(Mapping::Ppr(n, level(word, &object, &[])?));
        }
        name => {
            let more = &["slot", "seq", "rankfile", "pe-list=LIST", "ppr:N:OBJECT"];
            r.map_by = Some(Mapping::Level(level(word, name, more)?));
        }
    }
    for part in parts {
        modifier(r, word, part)?;
    }
    match &r.map_by {
        Some(Mapping::Rankfile(path)) if path.as_os_str().is_empty() => {
            Err(format!("{word}: \"{value}\" names no file; add :FILE=name"))
        }
        _ => Ok(()),
    }
}

/// What may stand behind a policy.
const MODIFIERS: &[&str] = &[
    "PE=n",
    "SPAN",
    "OVERSUBSCRIBE",
    "NOOVERSUBSCRIBE",
    "NOLOCAL",
    "HWTCPUS",
    "CORECPUS",
    "ORDERED",
    "INHERIT",
    "NOINHERIT",
    "FILE=name",
];

fn modifier(r: &mut Request, word: &str, part: &str) -> Result<(), String> {
    let lower = part.to_ascii_lowercase();
    match lower.split_once('=') {
        Some(("pe", n)) => r.pe = Some(cores(word, n)?),
        Some(("file", _)) => {
            // As typed: names of files know lower and upper case.
            let path = PathBuf::from(part.split_once('=').map_or("", |(_, p)| p));
            match &mut r.map_by {
                Some(Mapping::Rankfile(file)) => *file = path,
                Some(Mapping::Seq(file)) => *file = Some(path),
                _ => return Err(format!("{word}: FILE= goes with seq and rankfile")),
            }
        }
        None => match lower.as_str() {
            "oversubscribe" => r.oversubscribe = Some(true),
            "nooversubscribe" => r.oversubscribe = Some(false),
            "hwtcpus" => r.hwthreads = true,
            "corecpus" => r.hwthreads = false,
            "span" => r.span = true,
            "nolocal" => r.nolocal = true,
            // Of jobs that a job spawns, and of the order of a list: there is one way only.
            "ordered" | "inherit" | "noinherit" => {}
            _ => return Err(unknown_modifier(word, part)),
        },
        _ => return Err(unknown_modifier(word, part)),
    }
    Ok(())
}

fn unknown_modifier(word: &str, part: &str) -> String {
    let hint = suggest::hint(part, MODIFIERS.iter().copied());
    format!("{word}: \"{part}\" is none of {}{hint}", MODIFIERS.join(", "))
}

pub(crate) fn rank_by(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let lower = value.to_ascii_lowercase();
    r.rank_by = Some(match lower.strip_suffix(":span").unwrap_or(&lower) {
        "slot" => RankBy::Slot,
        "node" => RankBy::Node,
        "fill" => RankBy::Fill,
        "span" => RankBy::Span,
        name => RankBy::Level(level(word, name, &["slot", "fill", "span"])?),
    });
    Ok(())
}

pub(super) fn display(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let lower = value.to_ascii_lowercase();
    let (list, modifiers) = lower.split_once(':').unwrap_or((&lower, ""));
    for name in list.split(',') {
        let d = &mut r.display;
        match name {
            "allocation" | "alloc" => d.allocation = true,
            "map" | "map-devel" | "map-diffable" => d.map = true,
            "bindings" | "bind" => d.bindings = true,
            "topo" | "topology" | "cpus" => d.topology = true,
            _ => {
                let known = ["allocation", "map", "bindings", "topo"];
                let hint = suggest::hint(name, known);
                return Err(format!("{word}: \"{name}\" is none of {}{hint}", known.join(", ")));
            }
        }
    }
    for part in modifiers.split(':').filter(|m| !m.is_empty()) {
        match part {
            "parsable" | "parseable" | "json" => r.display.json = true,
            _ => return Err(format!("{word}: \"{part}\" is not \"parsable\"")),
        }
    }
    Ok(())
}

pub(crate) fn bind_to(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let lower = value.to_ascii_lowercase();
    let mut parts = lower.split(':');
    let head = parts.next().unwrap_or_default();
    let bound = match head {
        "" => r.bind_to,
        "none" => Some(BindTo::None),
        "rr" | "slot" => Some(BindTo::Level(Level::Core)),
        "user" => {
            return Err(format!(
                "{word}: CPUs are chosen by --cpu-set for all processes, or by --rankfile for each"
            ));
        }
        "gpu" | "ib" | "pci" | "hfi" => {
            return Err(format!("{word}: {head}: processes are not bound to devices"));
        }
        name => Some(BindTo::Level(level(word, name, &["none"])?)),
    };
    for part in parts {
        match part {
            "overload-allowed" | "no-overload" | "if-supported" => {}
            "report" => r.report_bindings = true,
            // As hydra has it: so many of the object for each process.
            n if matches!(bound, Some(BindTo::Level(Level::Core | Level::HwThread)))
                && n.parse::<u32>().is_ok() =>
            {
                r.pe = Some(cores(word, n)?);
            }
            _ => {
                return Err(format!(
                    "{word}: \"{part}\" is none of overload-allowed, if-supported, report"
                ));
            }
        }
    }
    r.bind_to = bound;
    Ok(())
}

pub(super) fn stdin_to(word: &str, value: &str) -> Result<Reader, String> {
    match value {
        "all" => Ok(Reader::All),
        "none" => Ok(Reader::None),
        n => n
            .parse()
            .map(Reader::Rank)
            .map_err(|_| format!("{word}: \"{value}\" is neither a rank nor \"all\" nor \"none\"")),
    }
}

pub(super) fn output_dir(word: &str, value: &OsStr) -> Result<OutputDir, String> {
    let (dir, copy) = match value.as_bytes().strip_suffix(b":nocopy") {
        Some(dir) => (OsStr::from_bytes(dir), false),
        None => (value, true),
    };
    match dir.is_empty() {
        true => Err(format!("{word}: the name of the directory is empty")),
        false => Ok(OutputDir { dir: PathBuf::from(dir), copy }),
    }
}

/// The list of `--output`: everything up to the name of a file is case-insensitive.
pub(super) fn output(r: &mut Request, word: &str, value: &OsStr) -> Result<(), String> {
    use hawser_rte::iof::Tag;
    let text = value.to_str().ok_or_else(|| format!("{word}: {value:?} is not valid UTF-8"))?;
    let mut copy = true;
    let (list, qualifiers) = text.split_once(':').unwrap_or((text, ""));
    for qualifier in qualifiers.split(':').filter(|q| !q.is_empty()) {
        match qualifier.to_ascii_lowercase().as_str() {
            "nocopy" => copy = false,
            "copy" => {}
            other => {
                let hint = suggest::hint(other, ["nocopy"]);
                return Err(format!("{word}: \"{qualifier}\" is not \"nocopy\"{hint}"));
            }
        }
    }
    for item in list.split(',') {
        let lower = item.to_ascii_lowercase();
        match lower.split_once('=').map_or(lower.as_str(), |(key, _)| key) {
            "tag" | "tag-fullname" | "tag-f" | "tag-detailed" | "tag-d" => r.tag = Tag::Full,
            "rank" => r.tag = Tag::Rank,
            "json" => r.tag = Tag::Json,
            "timestamp" => r.timestamp = true,
            "merge" | "merge-stderr-to-stdout" => r.merge = true,
            "dir" | "directory" => {
                let dir = item.split_once('=').map_or("", |(_, d)| d);
                if dir.is_empty() {
                    return Err(format!("{word}: dir= names no directory"));
                }
                r.output = Some(OutputDir { dir: PathBuf::from(dir), copy: true });
            }
            "file" => {
                return Err(format!(
                    "{word}: one file per rank is written below a directory: dir=NAME"
                ));
            }
            "xml" => return Err(format!("{word}: output is not written as XML; use json or tag")),
            _ => {
                let known = ["tag", "rank", "json", "timestamp", "merge", "dir=NAME"];
                let hint = suggest::hint(&lower, known);
                return Err(format!("{word}: \"{item}\" is none of {}{hint}", known.join(", ")));
            }
        }
    }
    match &mut r.output {
        Some(dir) => dir.copy = copy,
        None if !copy => return Err(format!("{word}: nocopy goes with dir=NAME")),
        None => {}
    }
    Ok(())
}

/// The parameter by which a job goes on without what it has lost.
pub(super) fn go_on() -> (String, String) {
    ("errmgr_base_on_failure".into(), "notify".into())
}

/// The list of `--runtime-options`.
pub(super) fn runtime_options(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    const DEBUG: &str = "mpirun starts no debugger";
    for item in value.split(',').filter(|i| !i.is_empty()) {
        let lower = item.to_ascii_lowercase().replace('_', "-");
        let (name, setting) = lower.split_once('=').unwrap_or((&lower, "true"));
        let off = matches!(setting, "false" | "no" | "n" | "0" | "f");
        match name {
            "donotlaunch" | "do-not-launch" => r.do_not_launch = !off,
            // So anyway.
            "error-nonzero-status"
            | "show-progress"
            | "fwd-environment"
            | "aggregate-help-messages"
            | "report-child-separate" => {
                if off {
                    r.notes.push(format!("{word} {item} changes nothing: it is so always"));
                }
            }
            "notifyerrors" | "recoverable" | "autorestart" | "continuous" | "max-restarts"
                if off || setting == "0" => {}
            "notifyerrors" | "recoverable" | "continuous" => r.mca.push(go_on()),
            "autorestart" | "max-restarts" => {
                return Err(format!("{word} {item}: ranks are not started again"));
            }
            "output-proctable" | "stop-on-exec" | "stop-in-init" | "stop-in-app" if off => {}
            "output-proctable" | "stop-on-exec" | "stop-in-init" | "stop-in-app" => {
                return Err(format!("{word} {item}: {DEBUG}"));
            }
            _ => {
                let known = [
                    "donotlaunch",
                    "error-nonzero-status",
                    "show-progress",
                    "fwd-environment",
                    "aggregate-help-messages",
                    "recoverable",
                ];
                let hint = suggest::hint(name, known);
                return Err(format!("{word}: \"{item}\" is no option of the run-time{hint}"));
            }
        }
    }
    Ok(())
}

/// A list of signals; those that are not forwarded are refused.
pub(super) fn signals(word: &str, value: &str) -> Result<(), String> {
    const KNOWN: &[(&str, u32)] = &[
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
        ("USR1", 10),
        ("USR2", 12),
        ("TERM", 15),
        ("CONT", 18),
        ("TSTP", 20),
    ];
    for item in value.split(',').filter(|i| !i.is_empty() && !i.eq_ignore_ascii_case("none")) {
        let upper = item.trim().to_ascii_uppercase();
        let name = upper.strip_prefix("SIG").unwrap_or(&upper);
        if !KNOWN.iter().any(|(n, number)| *n == name || upper == number.to_string()) {
            let names: Vec<&str> = KNOWN.iter().map(|(n, _)| *n).collect();
            let hint = suggest::hint(name, names.iter().copied());
            return Err(format!(
                "{word}: {item} is not forwarded; these are: {}{hint}",
                names.join(", ")
            ));
        }
    }
    Ok(())
}

/// A number of slots, or `None` for what the allocation says.
pub(super) fn universe(word: &str, value: &str) -> Result<Option<u32>, String> {
    match value.to_ascii_lowercase().as_str() {
        "system" => Ok(None),
        // There is no bound: the largest number that the attribute can have.
        "infinite" => Ok(Some(i32::MAX as u32)),
        n => match n.parse::<u32>() {
            Ok(n) if (1..=i32::MAX as u32).contains(&n) => Ok(Some(n)),
            _ => Err(format!("{word}: \"{value}\" is neither a number nor SYSTEM nor INFINITE")),
        },
    }
}

/// A variable with the character that separates the parts of its value: `PATH[:]`.
pub(super) fn separated(word: &str, text: &str) -> Result<(String, char), String> {
    let parts = text.strip_suffix(']').and_then(|t| t.split_once('['));
    let (name, separator) = parts.unwrap_or((text, ":"));
    let mut chars = separator.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) => Ok((variable(word, name)?, c)),
        _ => Err(format!("{word}: \"{text}\" is not NAME[C] with one character C")),
    }
}

/// How other hosts are reached.
pub(super) fn launcher(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let lower = value.to_ascii_lowercase();
    match lower.as_str() {
        "ssh" | "slurm" | "manual" | "fork" => parameter(r, "plm", &ways(&lower)),
        "srun" => parameter(r, "plm", &ways("slurm")),
        "lsf" | "blaunch" => parameter(r, "plm", &ways("lsf")),
        "sge" | "gridengine" | "qrsh" => parameter(r, "plm", &ways("gridengine")),
        "pbs" | "tm" | "torque" => parameter(r, "plm", &ways("tm")),
        "rsh" => {
            parameter(r, "plm", &ways("ssh"));
            parameter(r, "plm_ssh_agent", "rsh");
        }
        _ => {
            let known = ["ssh", "rsh", "slurm", "lsf", "sge", "pbs", "manual", "fork"];
            let hint = suggest::hint(&lower, known);
            return Err(format!("{word}: \"{value}\" is none of {}{hint}", known.join(", ")));
        }
    }
    Ok(())
}

/// Whose allocation is taken.
pub(super) fn rmk(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
    let lower = value.to_ascii_lowercase();
    let component = match lower.as_str() {
        "user" | "none" => "hostfile,local",
        "slurm" => "slurm",
        "pbs" | "tm" | "torque" => "tm",
        "lsf" => "lsf",
        "sge" | "gridengine" => "gridengine",
        _ => {
            let known = ["user", "slurm", "pbs", "lsf", "sge"];
            let hint = suggest::hint(&lower, known);
            return Err(format!("{word}: \"{value}\" is none of {}{hint}", known.join(", ")));
        }
    };
    parameter(r, "ras", component);
    Ok(())
}

/// Sets a parameter by its own option.
pub(super) fn parameter(r: &mut Request, name: &str, value: &str) {
    // Elsewhere there is a colon between two ports.
    let value = match name {
        "net_port_range" => value.replace(':', "-"),
        _ => value.to_string(),
    };
    r.mca.push((name.to_string(), value));
}

/// Accepts what is so anyway, and nothing else.
pub(super) fn only(word: &str, value: &str, known: &[&str], why: &str) -> Result<(), String> {
    let folded = value.to_ascii_lowercase();
    match known.contains(&folded.as_str()) {
        true => Ok(()),
        false => Err(format!("{word} {value} cannot be ({}): {why}", known.join(", "))),
    }
}

/// The prefix of lines as a pattern.
pub(super) fn pattern(word: &str, value: &str) -> Result<hawser_rte::iof::Tag, String> {
    match value {
        "" => Ok(hawser_rte::iof::Tag::None),
        "[%r]" | "[%r] " => Ok(hawser_rte::iof::Tag::Rank),
        _ => Err(format!(
            "{word}: \"{value}\" cannot be shown; there are \"[%r] \", --tag-output and \
             --timestamp-output"
        )),
    }
}
