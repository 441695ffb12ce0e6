//! From words to a [`Request`].

use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_mca::suggest;
use hawser_rte::env;
use hawser_rte::iof::Tag;

use super::environ::EnvOp;
use super::foreign::{self, Setting};
use super::table::{self, Id, Opt};
use super::values::*;
use super::{App, Command, Level, Mapping, PerNode, Request, files, help, saving};
use crate::lists::hosts::parse_hostfile;
use crate::lists::ranks::parse_cpus;

/// What the parser may ask for.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    /// Reads a file named on the command line.
    pub file: &'a dyn Fn(&Path) -> std::io::Result<String>,
    /// Reads a variable of the environment.
    pub variable: &'a dyn Fn(&str) -> Option<String>,
}

/// Programs of one job at most; each has its own options.
const APPS_MAX: usize = 4_096;

/// Parses the words behind `mpirun`.
///
/// # Errors
/// A sentence that names the word and, where one is near, the option that was meant.
pub fn parse(args: &[OsString], sources: Sources<'_>) -> Result<Command, String> {
    let (request, app) = (Request::default(), App::default());
    let mut parser = Parser { request, app, sources, depth: 0 };
    // First, so that the command line has the last word.
    parser.request.mca = foreign::parameters(sources.variable);
    for (variable, opt, name, value) in foreign::from_environment(sources.variable) {
        // What a site has set for another launcher is no mistake of who runs this one.
        if let Err(why) = parser.apply(opt, name, variable, &[value.into()]) {
            parser.request.notes.push(format!("ignored: {why}"));
        }
    }
    if let Some(command) = parser.words(args)? {
        return Ok(command);
    }
    let mut request = parser.request;
    if request.apps.is_empty() {
        return Err("no program is named (\"mpirun --help\" tells how to start one)".into());
    }
    let counted = |a: &App| a.np.is_some() || a.per_node.is_some();
    if request.apps.len() > 1
        && let Some(app) = request.apps.iter().find(|a| !counted(a))
    {
        let program = app.argv[0].to_string_lossy();
        return Err(format!("with several programs each needs -n N, but {program} has none"));
    }
    let named = !request.hosts.is_empty() || !request.hostfiles.is_empty();
    if !named && request.apps.iter().all(|a| a.hosts.is_empty()) {
        let file = foreign::HOST_FILES.iter().find_map(|v| (sources.variable)(v));
        request.hostfiles.extend(file.filter(|f| !f.is_empty()).map(PathBuf::from));
    }
    Ok(Command::Run(Box::new(request)))
}

struct Parser<'a> {
    request: Request,
    app: App,
    sources: Sources<'a>,
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
        let takes = |o: &Opt| o.values.len() == 1 || o.id == Id::Help;
        let (name, joined) = match body.split_once('=') {
            Some((n, v)) if table::find(n).is_some_and(|(o, _)| takes(o)) => {
                (n, Some(OsString::from(v)))
            }
            _ => (body, None),
        };
        let Some((opt, name)) = table::find(name) else { return Err(unknown(&word, body)) };
        if opt.id == Id::Help {
            let next = args.get(1).filter(|w| !w.as_bytes().starts_with(b"-")).cloned();
            let topic = joined.or(next).map(|t| t.to_string_lossy().into_owned());
            if let Some(topic) = &topic {
                help::topic(topic)?;
            }
            return Ok((args.len(), Some(Command::Help(topic))));
        }
        let mut values: Vec<OsString> = joined.into_iter().collect();
        let missing = opt.values.len() - values.len();
        for i in 0..missing {
            let value = args.get(1 + i).ok_or_else(|| {
                format!("{word} needs {}: {word} {}", counted(opt), opt.values.join(" "))
            })?;
            values.push(value.clone());
        }
        let command = self.apply(opt, name, &word, &values)?;
        Ok((1 + missing, command))
    }

    fn apply(
        &mut self,
        opt: &Opt,
        name: &str,
        word: &str,
        values: &[OsString],
    ) -> Result<Option<Command>, String> {
        match opt.id {
            Id::Version => return Ok(Some(Command::Version)),
            Id::App => self.app_file(Path::new(&raw(values, 0)))?,
            Id::AddHost => {
                self.request.add_hosts.extend(hosts(word, &text(word, values, 0)?)?);
            }
            Id::AddHostfile => {
                let path = PathBuf::from(raw(values, 0));
                let fail = |e: String| format!("{word} {}: {e}", path.display());
                let lines = (self.sources.file)(&path).map_err(|e| fail(e.to_string()))?;
                self.request.add_hosts.extend(parse_hostfile(&lines).map_err(fail)?);
            }
            Id::Tune => {
                for path in text(word, values, 0)?.split(',').filter(|p| !p.is_empty()) {
                    self.tune_file(word, Path::new(path))?;
                }
            }
            Id::Mca => {
                let (name, value) = (text(word, values, 0)?, text(word, values, 1)?);
                self.set(word, &name, &value);
            }
            Id::Note => self.request.notes.push(format!("{word} changes nothing: {}", opt.help)),
            Id::Refuse => return Err(format!("{word}: {}", opt.help)),
            Id::Np
            | Id::PerNode
            | Id::OnePerNode
            | Id::Turns
            | Id::OneInTurn
            | Id::Wdir
            | Id::Path
            | Id::Export
            | Id::EnvPair
            | Id::EnvList
            | Id::EnvNone
            | Id::SetEnv
            | Id::UnsetEnv
            | Id::PrependEnv
            | Id::AppendEnv
            | Id::Host => self.of_program(opt.id, name, word, values)?,
            id if of_placement(&mut self.request, id, word, values)? => {}
            id => of_job(&mut self.request, id, word, values)?,
        }
        Ok(None)
    }

    /// Options of the program that follows, and those of hydra that mean all programs.
    fn of_program(
        &mut self,
        id: Id,
        name: &str,
        word: &str,
        values: &[OsString],
    ) -> Result<(), String> {
        let value = |i| text(word, values, i);
        let app = &mut self.app;
        let op = match id {
            Id::Np => {
                app.np = Some(count(word, &value(0)?)?);
                return Ok(());
            }
            Id::PerNode => {
                app.per_node = Some(PerNode::Only(count(word, &value(0)?)?));
                return Ok(());
            }
            Id::OnePerNode => {
                app.per_node = Some(PerNode::Only(1));
                return Ok(());
            }
            Id::Turns => {
                app.per_node = Some(PerNode::Turns(count(word, &value(0)?)?));
                return Ok(());
            }
            Id::OneInTurn => {
                app.per_node = Some(PerNode::Turns(1));
                return Ok(());
            }
            Id::Wdir => {
                app.wdir = Some(PathBuf::from(raw(values, 0)));
                return Ok(());
            }
            Id::Host => {
                let list = hosts(word, &value(0)?)?;
                // Those of hydra are for all programs, those of Open MPI for the one that follows.
                let all = name.starts_with("hosts") || name == "hostlist";
                if all {
                    self.request.hosts.extend(list)
                } else {
                    app.hosts.extend(list)
                }
                return Ok(());
            }
            _ => environment(id, word, values)?,
        };
        if name.starts_with("genv") {
            self.request.genv.push(op)
        } else {
            app.env.push(op)
        }
        Ok(())
    }

    /// Sets a parameter, which may have the name that it has elsewhere.
    fn set(&mut self, word: &str, name: &str, value: &str) {
        let r = &mut self.request;
        match foreign::setting(name, value) {
            Setting::Is(name, value) if name == foreign::HOSTFILE => {
                r.hostfiles.push(PathBuf::from(value));
            }
            Setting::Is(name, value) => r.mca.push((name, value)),
            Setting::Nothing(why) => {
                r.notes.push(format!("{word} {name} {value} changes nothing: {why}"));
            }
        }
    }

    fn read(&mut self, what: &str, path: &Path) -> Result<String, String> {
        if self.depth > 0 {
            return Err(format!("{}: {what} inside a file of options", path.display()));
        }
        (self.sources.file)(path).map_err(|e| format!("{what} {}: {e}", path.display()))
    }

    fn app_file(&mut self, path: &Path) -> Result<(), String> {
        let text = self.read("--app", path)?;
        let programs = self.request.apps.len();
        self.depth += 1;
        for (i, line) in text.lines().enumerate() {
            let at = |e: String| format!("{}:{}: {e}", path.display(), i + 1);
            let words: Vec<OsString> =
                files::split_words(line).map_err(at)?.into_iter().map(OsString::from).collect();
            if !words.is_empty() && self.words(&words).map_err(at)?.is_some() {
                return Err(at("help and version are for the command line".into()));
            }
        }
        self.depth -= 1;
        match self.request.apps.len() == programs {
            true => Err(format!("--app {}: names no program", path.display())),
            false => Ok(()),
        }
    }

    fn tune_file(&mut self, word: &str, path: &Path) -> Result<(), String> {
        let text = self.read(word, path)?;
        self.depth += 1;
        for (i, line) in text.lines().enumerate() {
            let at = |e: String| format!("{}:{}: {e}", path.display(), i + 1);
            if let Some((name, value)) = files::setting(line) {
                self.set(word, &name, &value);
                continue;
            }
            let words: Vec<OsString> =
                files::split_words(line).map_err(at)?.into_iter().map(OsString::from).collect();
            let mut used = 0;
            while let Some(option) = words.get(used) {
                if !option.as_bytes().starts_with(b"-") {
                    let option = option.to_string_lossy();
                    return Err(at(format!("\"{option}\" is neither NAME = VALUE nor an option")));
                }
                let (n, command) = self.option(&words[used..]).map_err(at)?;
                if command.is_some() {
                    return Err(at("help and version are for the command line".into()));
                }
                used += n;
            }
        }
        self.depth -= 1;
        Ok(())
    }
}

/// An option of the table without a line that does what it says; a test holds that there is none.
pub(super) const NOTHING_DONE: &str = "a fault of this program: nothing is done for";

/// Options of mapping and binding. False: it is none of them.
fn of_placement(r: &mut Request, id: Id, word: &str, values: &[OsString]) -> Result<bool, String> {
    let value = || text(word, values, 0);
    match id {
        Id::PerPackage => r.map_by = Some(Mapping::Ppr(count(word, &value()?)?, Level::Package)),
        Id::PerObject => map_by(r, word, &format!("ppr:{}", value()?))?,
        Id::MapBy => map_by(r, word, &value()?)?,
        Id::MapAs(policy) => map_by(r, word, policy)?,
        Id::RankBy => rank_by(r, word, &value()?)?,
        Id::BindTo => bind_to(r, word, &value()?)?,
        Id::BindAs(object) => bind_to(r, word, object)?,
        Id::CpusPerRank => r.pe = Some(cores(word, &value()?)?),
        Id::ReportBindings => r.report_bindings = true,
        Id::Display => display(r, word, &value()?)?,
        Id::DisplayAs(what) => display(r, word, what)?,
        Id::NoLocal => r.nolocal = true,
        Id::Rankfile => r.map_by = Some(Mapping::Rankfile(PathBuf::from(raw(values, 0)))),
        Id::CpuSet => r.only = parse_cpus(&value()?, &[',']).map_err(|e| format!("{word}: {e}"))?,
        Id::Oversubscribe => r.oversubscribe = Some(true),
        Id::NoOversubscribe => r.oversubscribe = Some(false),
        Id::HwThreads => r.hwthreads = true,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Options of the whole job.
fn of_job(r: &mut Request, id: Id, word: &str, values: &[OsString]) -> Result<(), String> {
    let value = || text(word, values, 0);
    match id {
        Id::MemoryKinds => memory_kinds(word, &value()?)?,
        Id::Hostfile => r.hostfiles.push(PathBuf::from(raw(values, 0))),
        Id::Server => {
            let file = value()?;
            let file = PathBuf::from(file.strip_prefix("file:").unwrap_or(&file));
            // Ranks may start in other directories.
            let file = std::path::absolute(&file).map_err(|e| format!("{word}: {e}"))?;
            parameter(r, "mpi_name_server", &file.display().to_string());
        }
        Id::Cell => r.cells = Some(PathBuf::from(raw(values, 0))),
        Id::Launcher => launcher(r, word, &value()?)?,
        Id::Rmk => rmk(r, word, &value()?)?,
        // A switch.
        Id::Param(name) if values.is_empty() => parameter(r, name, "1"),
        Id::Param(name) => parameter(r, name, &value()?),
        Id::DoNotLaunch => r.do_not_launch = true,
        Id::Universe => r.universe = universe(word, &value()?)?,
        Id::TagOutput => r.tag = Tag::Full,
        Id::PrependRank => r.tag = Tag::Rank,
        Id::PrependPattern => r.tag = pattern(word, &value()?)?,
        Id::Timestamp => r.timestamp = true,
        Id::Output => output(r, word, &raw(values, 0))?,
        Id::OutputFilename => r.output = Some(output_dir(word, &raw(values, 0))?),
        Id::MergeStderr => r.merge = true,
        Id::Stdin => r.stdin = stdin_to(word, &value()?)?,
        Id::Timeout => {
            let ms = millis(word, &value()?)?;
            if r.timeout_ms.is_none_or(|t| ms < t || !r.is_time_limit) {
                r.timeout_ms = Some(ms);
                r.is_time_limit = false;
            }
        }
        id @ (Id::TimeLimit
        | Id::CheckpointDir
        | Id::CheckpointEvery
        | Id::CheckpointBeforeEnd
        | Id::CheckpointOn
        | Id::CheckpointKeep
        | Id::CheckpointLibrary
        | Id::CheckpointNumber
        | Id::OnFailure) => saving::set(r, id, word, &raw(values, 0))?,
        Id::ReportHang => r.hang_ms = Some(millis(word, &value()?)?),
        Id::KillGrace => r.grace_ms = Some(millis(word, &value()?)?),
        Id::ForwardSignals => signals(word, &value()?)?,
        Id::ReportPid => r.report_pid = Some(PathBuf::from(raw(values, 0))),
        Id::RuntimeOptions => runtime_options(r, word, &value()?)?,
        Id::GoOn => r.mca.push(go_on()),
        Id::Recovery => match value()?.as_str() {
            "mpi" | "ulfm" => r.mca.push(go_on()),
            other => only(word, other, &["none", "no", "mpi", "ulfm"], "there is no other kind")?,
        },
        Id::Errhandler => {
            let known = ["mpi_errors_are_fatal", "mpi_errors_abort", "mpi_errors_return"];
            let name = value()?;
            only(word, &name, &known, "programs set another one by MPI_Comm_set_errhandler")?;
            r.genv.push(EnvOp::Set(env::INITIAL_ERRHANDLER.into(), name.into()));
        }
        Id::Quiet => r.quiet = true,
        Id::Verbose => r.verbose = true,
        // It is so anyway.
        Id::Accept => {}
        other => return Err(format!("{word}: {NOTHING_DONE} {other:?}")),
    }
    Ok(())
}

/// Options that change the environment.
fn environment(id: Id, word: &str, values: &[OsString]) -> Result<EnvOp, String> {
    let value = |i| text(word, values, i);
    Ok(match id {
        Id::Path => EnvOp::Prepend("PATH".into(), ':', raw(values, 0)),
        Id::EnvPair => EnvOp::Set(variable(word, &value(0)?)?, raw(values, 1)),
        Id::EnvList => {
            let names = value(0)?;
            let names = names.split(',').filter(|n| !n.is_empty());
            EnvOp::Only(names.map(|n| variable(word, n)).collect::<Result<_, _>>()?)
        }
        Id::EnvNone => EnvOp::Only(Vec::new()),
        Id::UnsetEnv => EnvOp::Unset(variable(word, &value(0)?)?),
        Id::PrependEnv => {
            let (name, separator) = separated(word, &value(0)?)?;
            EnvOp::Prepend(name, separator, raw(values, 1))
        }
        Id::AppendEnv => {
            let (name, separator) = separated(word, &value(0)?)?;
            EnvOp::Append(name, separator, raw(values, 1))
        }
        _ => match assignment(word, &raw(values, 0))? {
            (name, Some(value)) => EnvOp::Set(name, value),
            (name, None) if id == Id::SetEnv => {
                return Err(format!("{word}: \"{name}\" has no value; it is {word} NAME=VALUE"));
            }
            (name, None) => EnvOp::Pass(name),
        },
    })
}

fn raw(values: &[OsString], i: usize) -> OsString {
    values.get(i).cloned().unwrap_or_default()
}

fn text(word: &str, values: &[OsString], i: usize) -> Result<String, String> {
    raw(values, i).into_string().map_err(|v| format!("{word}: {v:?} is not valid UTF-8"))
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
