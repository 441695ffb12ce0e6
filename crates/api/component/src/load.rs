//! From a file to a row of the framework's table.

use std::ffi::{CStr, c_char};
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;

use hawser_btl as btl;
use hawser_btl::network::{NetworkPlace, Other};
use hawser_coll::Component;
use hawser_core::contracts::coll::CollOp;
use hawser_mca::{Answer, Entry, Found, Framework, PRIORITY_MAX, PRIORITY_NEVER, Params};
use hawser_os::library::{self, Library};

use crate::abi::{self, Form, OK, VERSION};
use crate::foreign::ForeignColl;
use crate::host::HOSTS;
use crate::network;
use crate::tables::{Coll, ONE_THREAD};

/// The symbol that a component defines.
const SYMBOL: &CStr = c"hawser_component";
/// What a trial prints when all is well.
const FINE: &str = "fine";
/// Seconds that a component may take to open.
const OPEN_SECONDS: u64 = 10;

/// The frameworks that take third-party components.
static FRAMEWORKS: [&Framework; 2] = [&hawser_coll::FRAMEWORK, &btl::FRAMEWORK];

/// A place for a link that is opened to see whether it can be.
const ALONE: NetworkPlace = NetworkPlace { rank: 0, ranks: 1, one_node: true };

/// A component that was opened.
#[derive(Clone, Copy, Debug)]
enum Opened {
    Coll(&'static ForeignColl),
    Btl(network::ForeignNetwork),
}

/// A row of the table of the framework `coll`.
pub type Row = Entry<Box<dyn Component>>;

/// What became of the components that were found.
#[derive(Debug, Default)]
pub struct Loaded {
    /// For [`hawser_coll::Coll::open`].
    pub rows: Vec<Row>,
    /// For [`hawser_btl::OpenCtx::others`].
    pub networks: Vec<Other>,
    /// Why some cannot be used, a sentence each.
    pub complaints: Vec<String>,
    /// Those that can be used, with their versions: all ranks have to have the same.
    pub names: String,
}

/// Loads the components that parameters let pass.
///
/// `trial` runs [`try_out`] on a file in a process of its own, so that one that crashes when it is
/// opened does not take this process along. `threaded`: several threads may call at once.
pub fn load(found: &[Found], params: &Params, trial: &Path, threaded: bool) -> Loaded {
    let mut all = Loaded::default();
    for framework in FRAMEWORKS {
        let list = params.list(framework.name);
        for file in found.iter().filter(|f| f.framework == framework.name) {
            let priority = params.int_opt(&format!("{}_{}_priority", framework.name, file.name));
            let Some(known) = framework.component(&file.name).map(|c| c.name) else { continue };
            if priority != Some(PRIORITY_NEVER) && list.allows(known) {
                all.add(framework, known, file, (trial, threaded));
            }
        }
    }
    all
}

impl Loaded {
    fn add(
        &mut self,
        framework: &Framework,
        name: &'static str,
        file: &Found,
        (trial, threaded): (&Path, bool),
    ) {
        let opened = survives(trial, &file.path);
        let opened = opened.and_then(|()| open(&file.path, (framework, name), threaded));
        let why = match opened {
            Ok((opened, version)) => {
                let comma = if self.names.is_empty() { "" } else { ", " };
                let framework = match opened {
                    Opened::Coll(_) => "",
                    Opened::Btl(_) => "btl/",
                };
                self.names += &format!("{comma}{framework}{name} {version}");
                return self.open(name, opened);
            }
            Err(why) => why,
        };
        self.complaints.push(format!(
            "the component {}/{name} is not used: {why} ({})",
            framework.name,
            file.path.display()
        ));
        if framework.name == btl::FRAMEWORK.name {
            let number = self.networks.len() as u16;
            let open = Box::new(move |_: &NetworkPlace| Err(why.clone()));
            self.networks.push(Other { name, number, open });
        } else {
            self.rows.push(Entry::new(name, move |_: &Params| Answer::NotHere(why)));
        }
    }

    fn open(&mut self, name: &'static str, opened: Opened) {
        match opened {
            Opened::Btl(network) => self.networks.push(network.row(self.networks.len() as u16)),
            Opened::Coll(component) => {
                let priority = i64::from(component.table.priority).clamp(0, PRIORITY_MAX);
                let module: Box<dyn Component> = Box::new(component);
                let open = move |_: &Params| Answer::Here { priority, module };
                self.rows.push(Entry::new(name, open));
            }
        }
    }
}

/// Opens the file in another process first.
fn survives(trial: &Path, file: &Path) -> Result<(), String> {
    let mut child = Command::new(trial)
        .args(["test-component", "--open"])
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| format!("it cannot be tried out with {}: {e}", trial.display()))?;
    let mut told = String::new();
    let read = child.stdout.take().map(|mut out| out.read_to_string(&mut told));
    // A program that ignores SIGCHLD has no status of its children: what was told counts.
    let status = child.wait().ok();
    let told = told.trim();
    match (told, status.and_then(|s| s.signal())) {
        (FINE, _) => Ok(()),
        ("", Some(signal)) => Err(format!("it ends the process that opens it, by signal {signal}")),
        ("", None) => match read {
            Some(Err(e)) => Err(format!("what its trial says cannot be read: {e}")),
            _ => Err("it ends the process that opens it".into()),
        },
        (why, _) => Err(why.to_string()),
    }
}

/// Checks and opens a component in this process, and gives the line for the one that asked.
pub fn try_out(path: &Path) -> String {
    // Whatever it waits for, it is not waited for.
    let watch = hawser_os::process::start_thread("trial", || {
        std::thread::sleep(std::time::Duration::from_secs(OPEN_SECONDS));
        println!("it has not opened within {OPEN_SECONDS} s");
        hawser_os::process::exit_now(1);
    });
    if watch.is_err() {
        return "no thread can be started to watch it".into();
    }
    let opened = named(path).and_then(|named| open(path, named, false));
    match opened {
        Ok((Opened::Coll(_), _)) => FINE.into(),
        // Where there is no such network now, there may be one with other processes.
        Ok((Opened::Btl(network), _)) => {
            let _ = network.link(&ALONE);
            FINE.into()
        }
        Err(why) => why,
    }
}

/// The framework and the name in a file's name.
fn named(path: &Path) -> Result<(&'static Framework, &'static str), String> {
    let meaning = hawser_mca::found::meaning(path, &FRAMEWORKS);
    let (framework, name) = meaning.ok_or_else(|| {
        let form = "a name such as coll_mine.so or btl_mine.so: lower case letters and digits";
        format!("its file does not have {form}")
    })?;
    Ok((framework, String::leak(name)))
}

/// Components with something to do when the process ends.
static CLOSING: Mutex<Vec<extern "C" fn()>> = Mutex::new(Vec::new());

extern "C" fn close_all() {
    let mut all = CLOSING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let functions = std::mem::take(&mut *all);
    drop(all);
    functions.into_iter().rev().for_each(|close| close());
}

/// Loads, checks and opens a component; gives it with its version.
fn open(
    path: &Path,
    (framework, name): (&Framework, &'static str),
    threaded: bool,
) -> Result<(Opened, String), String> {
    let (component, opened) = checked(path, framework, name)?;
    if let Opened::Coll(ForeignColl { table, .. }) = opened
        && threaded
        && table.flags & ONE_THREAD != 0
    {
        return Err("one thread may call it at a time, and the program asks for \
                    MPI_THREAD_MULTIPLE"
            .into());
    }
    if let Some(open) = component.open {
        let answer = open();
        if answer != OK {
            return Err(format!("its open() returned {answer}"));
        }
    }
    if let Opened::Coll(ForeignColl { table, .. }) = opened
        && let Some(init) = table.init
    {
        // SAFETY: the table lives as long as the program.
        let answer = unsafe { init(&HOSTS[usize::from(threaded)]) };
        if answer != OK {
            return Err(format!("its init() returned {answer}"));
        }
    }
    if let Some(close) = component.close {
        let mut all = CLOSING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if all.is_empty() {
            // Without room for it, the component is not told of the end.
            let _ = library::at_exit(close_all);
        }
        all.push(close);
    }
    // SAFETY: checked.
    let version = unsafe { text(component.version) }.unwrap_or_default();
    Ok((opened, version))
}

fn checked(
    path: &Path,
    framework: &Framework,
    name: &'static str,
) -> Result<(abi::Component, Opened), String> {
    // SAFETY: running what is in component directories is what they are for; who may write there
    // may change this library as well.
    let library = unsafe { Library::open(path) }?;
    let at = library.symbol(SYMBOL).ok_or("it defines no symbol hawser_component")?;
    // SAFETY: the symbol is a table, by the contract; if it is not, the trial was hurt, not this
    // process.
    let component = unsafe { abi::read(at.as_ptr().cast::<abi::Component>(), "table")? };
    // SAFETY: as above: C strings, or null.
    let (its, own) = unsafe { (text(component.framework), text(component.name)) };
    let (its, own) = (its.unwrap_or_default(), own.unwrap_or_default());
    if its != framework.name || own != name {
        let file = format!("{}/{name}", framework.name);
        return Err(format!("it calls itself {its}/{own}, its file is named for {file}"));
    }
    let table = component.table;
    let opened = if framework.name == btl::FRAMEWORK.name {
        // SAFETY: as above.
        let table = unsafe { abi::read(table.cast::<abi::Btl>(), "table of functions")? };
        Opened::Btl(network::ForeignNetwork::new(name, table)?)
    } else {
        // SAFETY: as above.
        let table = unsafe { abi::read(table.cast::<Coll>(), "table of operations")? };
        let component = ForeignColl { name, table };
        component.check()?;
        // Communicators refer to it for as long as the process lives.
        Opened::Coll(Box::leak(Box::new(component)))
    };
    Ok((component, opened))
}

/// A C string as text; `None` where there is none.
///
/// # Safety
/// Null or a C string that lives as long as the program.
unsafe fn text(at: *const c_char) -> Option<String> {
    // SAFETY: the caller's promise.
    (!at.is_null()).then(|| unsafe { CStr::from_ptr(at) }.to_string_lossy().into_owned())
}

/// A component that can be used, for its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its framework.
    pub framework: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its messages may be lost or change places: it serves below the reliable layer only.
    pub unsure: bool,
    /// What it is, for people.
    pub lines: Vec<String>,
    /// The conformance programs that concern it.
    pub programs: Vec<&'static str>,
}

/// What a file is, after it was tried out with `trial`.
///
/// # Errors
/// Why it cannot be used.
pub fn check(path: &Path, trial: &Path) -> Result<Report, String> {
    let (framework, name) = named(path)?;
    survives(trial, path)?;
    let (opened, version) = open(path, (framework, name), false)?;
    let mut lines = vec![format!("component {}/{name}, version {version}", framework.name)];
    let layout = |priority| format!("layout version {VERSION}, priority {priority}");
    let (mut unsure, mut programs) = (false, vec![framework.name]);
    match opened {
        Opened::Coll(component) => {
            lines.push(layout(component.table.priority));
            let offers = offers(component);
            if offers.is_empty() {
                return Err("it offers no operation".into());
            }
            lines.extend(offers);
            let neighbors = CollOp::NeighborAllgather as usize;
            if CollOp::ALL.iter().any(|op| component.offers(*op, true)) {
                programs.push("coll-inter");
            }
            if CollOp::ALL.iter().skip(neighbors).any(|op| component.offers(*op, false)) {
                programs.push("coll-neighbor");
            }
        }
        Opened::Btl(network) => {
            lines.push(layout(network.table.priority));
            let limits = network.link(&ALONE)?.limits.clone();
            let lossy = limits.flags.has(btl::Flags::LOSSY);
            unsure = lossy || limits.flags.has(btl::Flags::UNORDERED);
            lines.push(format!(
                "messages of up to {} bytes, eager up to {}{}",
                limits.max_send,
                limits.eager,
                if unsure { ", which may be lost or change places" } else { "" }
            ));
        }
    }
    Ok(Report { framework: framework.name, name, unsure, lines, programs })
}

/// The operations that a component takes, a line for each form in which it takes any.
fn offers(component: &ForeignColl) -> Vec<String> {
    let forms = [
        ("offers", Form::Blocking, false),
        ("offers without blocking", Form::Nonblocking, false),
        ("offers as persistent calls", Form::Persistent, false),
        ("offers between two groups", Form::Blocking, true),
        ("offers between two groups without blocking", Form::Nonblocking, true),
        ("offers between two groups as persistent calls", Form::Persistent, true),
    ];
    let line = |(what, form, inter)| {
        let offered = CollOp::ALL.iter().filter(|op| component.takes(**op, form, inter));
        let names: Vec<String> = offered.map(|op| format!("{op:?}").to_lowercase()).collect();
        (!names.is_empty()).then(|| format!("{what} {}", names.join(", ")))
    };
    forms.into_iter().filter_map(line).collect()
}

/// The complaints, where this process speaks for its job.
pub fn tell(loaded: &Loaded, speaks: bool, report: &mut dyn FnMut(String)) {
    if speaks {
        loaded.complaints.iter().cloned().for_each(report);
    }
}
