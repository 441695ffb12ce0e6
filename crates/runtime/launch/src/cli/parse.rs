//! From words to a [`Request`].

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use hawser_mca::suggest;
use hawser_rte::iof::Tag;

use super::table::{self, Id, Opt};
use super::{App, BindTo, Command, HostSpec, Level, Mapping, OutputDir, RankBy, Reader, Request};
use crate::ras::hostfile::parse_host;
use crate::rmaps::files::parse_cpus;

/// Reads a file named on the command line.
pub(super) type ReadFile<'a> = &'a dyn Fn(&std::path::Path) -> std::io::Result<String>;

/// Programs of one job at most; each has its own options.
const APPS_MAX: usize = 4_096;
/// Processes of one job at most.
pub(crate) const RANKS_MAX: u32 = 1 << 20;

/// Parses the words behind `mpirun`.
///
/// # Errors
/// A sentence that names the word and, where one is near, the option that was meant.
pub fn parse(args: &[OsString], read: ReadFile<'_>) -> Result<Command, String> {
    let mut parser = Parser { request: Request::default(), app: App::default(), read, depth: 0 };
    if let Some(command) = parser.words(args)? {
        return Ok(command);
    }
    if parser.request.apps.is_empty() {
        return Err("no program is named (\"mpirun --help\" tells how to start one)".into());
    }
    let several = parser.request.apps.len() > 1;
    if several
        && let Some(app) =
            parser.request.apps.iter().find(|a| a.np.is_none() && a.per_node.is_none())
    {
        let program = app.argv[0].to_string_lossy();
        return Err(format!("with several programs each needs -n N, but {program} has none"));
    }
    Ok(Command::Run(Box::new(parser.request)))
}

struct Parser<'a> {
    request: Request,
    app: App,
    read: ReadFile<'a>,
    /// Files within files.
    depth: u32,
}

impl Parser<'_> {
    fn words(&mut self, args: &[OsString]) -> Result<Option<Command>, String> {
        let mut at = 0;
        while let Some(word) = args.get(at) {
            let bytes = word.as_bytes();
            if bytes == b"--" {
                at += 1;
                at += self.program(args.get(at..).unwrap_or_default())?;
            } else if bytes.len() > 1 && bytes[0] == b'-' {
                let (used, command) = self.option(&args[at..])?;
                if command.is_some() {
                    return Ok(command);
                }
                at += used;
            } else {
                at += self.program(&args[at..])?;
            }
        }
        if self.app != App::default() {
            return Err("options are given, but no program follows them".into());
        }
        Ok(None)
    }

    /// Takes the program and its arguments up to a lone `:`; returns the number of words used.
    fn program(&mut self, args: &[OsString]) -> Result<usize, String> {
        let end = args.iter().position(|w| w == ":").unwrap_or(args.len());
        if end == 0 {
            return Err("no program is named before \":\" or at the end".into());
        }
        if args[0].is_empty() {
            return Err("the name of the program is empty".into());
        }
        let mut app = std::mem::take(&mut self.app);
        app.argv = args[..end].to_vec();
        self.request.apps.push(app);
        if self.request.apps.len() > APPS_MAX {
            return Err(format!("more than {APPS_MAX} programs in one job"));
        }
        if end + 1 == args.len() {
            return Err("no program is named after \":\"".into());
        }
        Ok((end + 1).min(args.len()))
    }

    fn option(&mut self, args: &[OsString]) -> Result<(usize, Option<Command>), String> {
        let word = args[0].to_string_lossy();
        let double = word.starts_with("--");
        let body = if double { &word[2..] } else { &word[1..] };
        let (name, joined) = match body.split_once('=') {
            Some((n, v)) if table::find(n).is_some_and(|(o, _)| o.values.len() == 1) => {
                (n, Some(OsString::from(v)))
            }
            _ => (body, None),
        };
        let Some((opt, name)) = table::find(name) else { return Err(unknown(&word, body)) };
        let mut values: Vec<OsString> = joined.into_iter().collect();
        let missing = opt.values.len() - values.len();
        for i in 0..missing {
            let value = args.get(1 + i).ok_or_else(|| {
                format!("{word} needs {}: {word} {}", counted(opt), opt.values.join(" "))
            })?;
            values.push(value.clone());
        }
        let command = self.apply(opt.id, name, &word, &values)?;
        Ok((1 + missing, command))
    }

    fn apply(
        &mut self,
        id: Id,
        name: &str,
        word: &str,
        values: &[OsString],
    ) -> Result<Option<Command>, String> {
        let raw = || values.first().cloned().unwrap_or_default();
        let text = |i: usize| -> Result<String, String> {
            let value = values.get(i).cloned().unwrap_or_default();
            value.into_string().map_err(|v| format!("{word}: {v:?} is not valid UTF-8"))
        };
        let r = &mut self.request;
        match id {
            Id::Help => return Ok(Some(Command::Help)),
            Id::Version => return Ok(Some(Command::Version)),
            Id::Np => self.app.np = Some(count(word, &text(0)?)?),
            Id::PerNode => self.app.per_node = Some(count(word, &text(0)?)?),
            Id::App => self.app_file(&PathBuf::from(raw()))?,
            Id::Wdir => self.app.wdir = Some(PathBuf::from(raw())),
            Id::Export => self.app.env.push(assignment(word, &raw())?),
            Id::EnvPair => {
                let pair = (variable(word, &text(0)?)?, values.get(1).cloned());
                if name == "genv" { r.genv.push(pair) } else { self.app.env.push(pair) }
            }
            Id::EnvList | Id::EnvAll | Id::AllowRoot => {}
            Id::RankBy => rank_by(r, word, &text(0)?)?,
            Id::Display => display(r, word, &text(0)?)?,
            Id::DisplayMap => r.display.map = true,
            Id::DisplayAllocation => r.display.allocation = true,
            Id::NoLocal => r.nolocal = true,
            Id::Rankfile => r.map_by = Some(Mapping::Rankfile(PathBuf::from(raw()))),
            Id::CpuSet => {
                r.only = parse_cpus(&text(0)?, &[',']).map_err(|e| format!("{word}: {e}"))?;
            }
            Id::MemoryKinds => memory_kinds(word, &text(0)?)?,
            Id::Mca => r.mca.push((text(0)?, text(1)?)),
            // Those of hydra are for all programs, those of Open MPI for the one that follows.
            Id::Host if name.starts_with("hosts") || name == "hostlist" => {
                r.hosts.extend(hosts(word, &text(0)?)?);
            }
            Id::Host => self.app.hosts.extend(hosts(word, &text(0)?)?),
            Id::Hostfile => r.hostfiles.push(PathBuf::from(raw())),
            Id::MapBy => map_by(r, word, &text(0)?)?,
            Id::BindTo => bind_to(r, word, &text(0)?)?,
            Id::BindToCore => r.bind_to = Some(BindTo::Level(Level::Core)),
            Id::BindToNone => r.bind_to = Some(BindTo::None),
            Id::BySlot => r.map_by = Some(Mapping::Slot),
            Id::ByNode => r.map_by = Some(Mapping::Level(Level::Node)),
            Id::ReportBindings => r.report_bindings = true,
            Id::Oversubscribe => r.oversubscribe = Some(true),
            Id::NoOversubscribe => r.oversubscribe = Some(false),
            Id::HwThreads => r.hwthreads = true,
            Id::TagOutput => r.tag = Tag::Full,
            Id::PrependRank => r.tag = Tag::Rank,
            Id::Timestamp => r.timestamp = true,
            Id::OutputFilename => r.output = Some(output_dir(word, &raw())?),
            Id::MergeStderr => r.merge = true,
            Id::Stdin => r.stdin = stdin_to(word, &text(0)?)?,
            Id::Timeout => r.timeout_ms = Some(millis(word, &text(0)?)?),
            Id::ReportHang => r.hang_ms = Some(millis(word, &text(0)?)?),
            Id::KillGrace => r.grace_ms = Some(millis(word, &text(0)?)?),
            Id::Quiet => r.quiet = true,
            Id::Verbose => r.verbose = true,
        }
        Ok(None)
    }

    fn app_file(&mut self, path: &std::path::Path) -> Result<(), String> {
        if self.depth > 0 {
            return Err(format!("{}: --app inside an app file", path.display()));
        }
        let text = (self.read)(path).map_err(|e| format!("--app {}: {e}", path.display()))?;
        self.depth += 1;
        for (i, line) in text.lines().enumerate() {
            let at = |e: String| format!("{}:{}: {e}", path.display(), i + 1);
            let words: Vec<OsString> =
                split_words(line).map_err(at)?.into_iter().map(OsString::from).collect();
            if !words.is_empty() {
                self.words(&words).map_err(at)?;
            }
        }
        self.depth -= 1;
        Ok(())
    }
}

fn counted(opt: &Opt) -> &'static str {
    if opt.values.len() == 1 { "a value" } else { "two values" }
}

fn unknown(word: &str, body: &str) -> String {
    // A value glued to a short option is a frequent slip: -n4, -np4.
    let letters = body.trim_end_matches(|c: char| c.is_ascii_digit());
    if letters.len() < body.len() && table::find(letters).is_some_and(|(o, _)| o.id == Id::Np) {
        return format!("unknown option {word}; did you mean \"-n {}\"?", &body[letters.len()..]);
    }
    let bare = body.split('=').next().unwrap_or(body);
    let names = table::options().flat_map(|o| o.names.iter().copied()).filter(|n| n.len() > 1);
    let hint = match suggest::nearest(bare, names) {
        Some(name) => format!("; did you mean \"--{name}\"?"),
        None => String::new(),
    };
    format!("unknown option {word}{hint} (\"mpirun --help\" lists all options)")
}

fn count(word: &str, value: &str) -> Result<u32, String> {
    match value.parse::<u32>() {
        Ok(n) if (1..=RANKS_MAX).contains(&n) => Ok(n),
        _ => Err(format!("{word}: \"{value}\" is not a number of processes (1 to {RANKS_MAX})")),
    }
}

fn millis(word: &str, value: &str) -> Result<u64, String> {
    match value.parse::<f64>() {
        Ok(s) if (0.0..=1e9).contains(&s) => Ok((s * 1e3).round() as u64),
        _ => Err(format!("{word}: \"{value}\" is not a number of seconds")),
    }
}

fn variable(word: &str, name: &str) -> Result<String, String> {
    match name.is_empty() || name.contains(['=', '\0']) {
        true => Err(format!("{word}: \"{name}\" is not the name of a variable")),
        false => Ok(name.to_string()),
    }
}

fn assignment(word: &str, value: &OsStr) -> Result<(String, Option<OsString>), String> {
    let bytes = value.as_bytes();
    let (name, value) = match bytes.iter().position(|b| *b == b'=') {
        Some(cut) => (&bytes[..cut], Some(OsStr::from_bytes(&bytes[cut + 1..]).to_os_string())),
        None => (bytes, None),
    };
    Ok((variable(word, &String::from_utf8_lossy(name))?, value))
}

/// Kinds of memory with restrictors, `system,mpi:alloc_mem` (MPI-5.0 section 11.4.3). What exists
/// does not depend on what is asked for, so that only the form is looked at.
fn memory_kinds(word: &str, list: &str) -> Result<(), String> {
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
fn hosts(word: &str, list: &str) -> Result<Vec<HostSpec>, String> {
    list.split(',')
        .filter(|h| !h.is_empty())
        .map(|h| parse_host(h).map_err(|e| format!("{word}: {e}")))
        .collect()
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

fn level(word: &str, name: &str, more: &[&str]) -> Result<Level, String> {
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
        Some(("pe", n)) => r.pe = Some(count(word, n)?),
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

pub(super) fn rank_by(r: &mut Request, word: &str, value: &str) -> Result<(), String> {
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
    let (head, modifier) = lower.split_once(':').unwrap_or((&lower, ""));
    if !matches!(modifier, "" | "overload-allowed" | "if-supported") {
        return Err(format!("{word}: \"{modifier}\" is neither overload-allowed nor if-supported"));
    }
    r.bind_to = Some(match head {
        "none" => BindTo::None,
        name => BindTo::Level(level(word, name, &["none"])?),
    });
    Ok(())
}

fn stdin_to(word: &str, value: &str) -> Result<Reader, String> {
    match value {
        "all" => Ok(Reader::All),
        "none" => Ok(Reader::None),
        n => n
            .parse()
            .map(Reader::Rank)
            .map_err(|_| format!("{word}: \"{value}\" is neither a rank nor \"all\" nor \"none\"")),
    }
}

fn output_dir(word: &str, value: &OsStr) -> Result<OutputDir, String> {
    let (dir, copy) = match value.as_bytes().strip_suffix(b":nocopy") {
        Some(dir) => (OsStr::from_bytes(dir), false),
        None => (value, true),
    };
    match dir.is_empty() {
        true => Err(format!("{word}: the name of the directory is empty")),
        false => Ok(OutputDir { dir: PathBuf::from(dir), copy }),
    }
}

/// Words of a line as a shell would split them: quotes and backslashes, `#` comments; no variables.
fn split_words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '#' if word.is_none() => break,
            c if c.is_whitespace() => words.extend(word.take()),
            '\\' => word.get_or_insert_default().extend(chars.next()),
            '\'' | '"' => {
                let w = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        None => return Err(format!("a {c} is not closed")),
                        Some(end) if end == c => break,
                        Some('\\') if c == '"' => w.extend(chars.next()),
                        Some(other) => w.push(other),
                    }
                }
            }
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_app_files() {
        let split = |l| split_words(l).unwrap();
        assert_eq!(
            split("-n 2  ./a 'b c' \"d\\\"e\" f\\ g # x"),
            ["-n", "2", "./a", "b c", "d\"e", "f g"]
        );
        assert!(split("  # only a comment").is_empty());
        assert_eq!(split("''"), [""]);
        assert!(split_words("'open").is_err());
    }
}
