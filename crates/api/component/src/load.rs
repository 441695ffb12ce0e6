//! From a file to a row of the framework's table.

use std::ffi::{CStr, c_char};
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;

use hawser_coll::{Component, FRAMEWORK};
use hawser_core::contracts::coll::CollOp;
use hawser_mca::{Answer, Entry, Found, PRIORITY_MAX, PRIORITY_NEVER, Params};
use hawser_os::library::{self, Library};

use crate::abi::{self, OK, VERSION};
use crate::host::HOST;
use crate::module::Foreign;

/// The symbol that a component defines.
const SYMBOL: &CStr = c"hawser_component";
/// What a trial prints when all is well.
const FINE: &str = "fine";
/// Seconds that a component may take to open.
const OPEN_SECONDS: u64 = 10;

/// A row of the framework's table.
pub type Row = Entry<Box<dyn Component>>;

/// What became of the components that were found.
#[derive(Debug, Default)]
pub struct Loaded {
    /// For [`hawser_coll::Coll::open`].
    pub rows: Vec<Row>,
    /// Why some cannot be used, a sentence each.
    pub complaints: Vec<String>,
    /// Those that can be used, with their versions: all ranks have to have the same.
    pub names: String,
}

/// Loads the components that parameters let pass.
///
/// `trial` runs [`try_out`] on a file in a process of its own, so that one that crashes when it is
/// opened does not take this process along.
pub fn load(found: &[Found], params: &Params, trial: &Path) -> Loaded {
    let mut all = Loaded::default();
    let list = params.list(FRAMEWORK.name);
    for file in found.iter().filter(|f| f.framework == FRAMEWORK.name) {
        let name = file.name.as_str();
        let never =
            params.int_opt(&format!("{}_{name}_priority", FRAMEWORK.name)) == Some(PRIORITY_NEVER);
        if never || !list.allows(name) {
            continue;
        }
        let Some(known) = FRAMEWORK.component(name).map(|c| c.name) else { continue };
        let opened = survives(trial, &file.path).and_then(|()| open(&file.path, known));
        let row = match opened {
            Ok((component, version)) => {
                all.names += &format!("{}{name} {version}", comma(&all.names));
                let priority = i64::from(component.table.priority).clamp(0, PRIORITY_MAX);
                let module: Box<dyn Component> = Box::new(component);
                Entry::new(known, move |_: &Params| Answer::Here { priority, module })
            }
            Err(why) => {
                all.complaints.push(format!(
                    "the component {}/{name} is not used: {why} ({})",
                    FRAMEWORK.name,
                    file.path.display()
                ));
                Entry::new(known, move |_: &Params| Answer::NotHere(why))
            }
        };
        all.rows.push(row);
    }
    all
}

fn comma(before: &str) -> &'static str {
    if before.is_empty() { "" } else { ", " }
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
    let watch = std::thread::Builder::new().spawn(|| {
        std::thread::sleep(std::time::Duration::from_secs(OPEN_SECONDS));
        println!("it has not opened within {OPEN_SECONDS} s");
        hawser_os::process::exit_now(1);
    });
    if watch.is_err() {
        return "no thread can be started to watch it".into();
    }
    match named(path).and_then(|name| open(path, name)) {
        Ok(_) => FINE.into(),
        Err(why) => why,
    }
}

/// The name in a file's name.
fn named(path: &Path) -> Result<&'static str, String> {
    let meaning = hawser_mca::found::meaning(path, &[&FRAMEWORK]);
    let (_, name) = meaning.ok_or_else(|| {
        let form = "a name such as coll_mine.so: lower case letters and digits";
        format!("its file does not have {form}")
    })?;
    Ok(String::leak(name))
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
fn open(path: &Path, name: &'static str) -> Result<(Foreign, String), String> {
    let (component, table) = checked(path, name)?;
    if let Some(open) = component.open {
        let answer = open();
        if answer != OK {
            return Err(format!("its open() returned {answer}"));
        }
    }
    if let Some(init) = table.init {
        // SAFETY: the table lives as long as the program.
        let answer = unsafe { init(&HOST) };
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
    Ok((Foreign { name, table }, version))
}

fn checked(path: &Path, name: &str) -> Result<(abi::Component, abi::Coll), String> {
    // SAFETY: running what is in component directories is what they are for; who may write there
    // may change this library as well.
    let library = unsafe { Library::open(path) }?;
    let at = library.symbol(SYMBOL).ok_or("it defines no symbol hawser_component")?;
    // SAFETY: the symbol is a table, by the contract; if it is not, the trial was hurt, not this
    // process.
    let component = unsafe { abi::read(at.as_ptr().cast::<abi::Component>(), "table")? };
    // SAFETY: as above: C strings, or null.
    let (framework, own) = unsafe { (text(component.framework), text(component.name)) };
    let (framework, own) = (framework.unwrap_or_default(), own.unwrap_or_default());
    if framework != FRAMEWORK.name || own != name {
        let file = format!("{}/{name}", FRAMEWORK.name);
        return Err(format!("it calls itself {framework}/{own}, its file is named for {file}"));
    }
    // SAFETY: as above.
    let table = unsafe { abi::read(component.table.cast::<abi::Coll>(), "table of operations")? };
    Ok((component, table))
}

/// A C string as text; `None` where there is none.
///
/// # Safety
/// Null or a C string that lives as long as the program.
unsafe fn text(at: *const c_char) -> Option<String> {
    // SAFETY: the caller's promise.
    (!at.is_null()).then(|| unsafe { CStr::from_ptr(at) }.to_string_lossy().into_owned())
}

/// What a file is, line by line, after it was tried out with `trial`.
///
/// # Errors
/// Why it cannot be used.
pub fn check(path: &Path, trial: &Path) -> Result<Vec<String>, String> {
    let name = named(path)?;
    survives(trial, path)?;
    let (component, version) = open(path, name)?;
    let mut lines = vec![
        format!("component {}/{name}, version {version}", FRAMEWORK.name),
        format!("layout version {VERSION}, priority {}", component.table.priority),
    ];
    let offered = CollOp::ALL.iter().filter(|op| component.offers(**op));
    let names: Vec<String> = offered.map(|op| format!("{op:?}").to_lowercase()).collect();
    match names.is_empty() {
        true => return Err("it offers no operation".into()),
        false => lines.push(format!("offers {}", names.join(", "))),
    }
    Ok(lines)
}

/// The complaints, where this process speaks for its job.
pub fn tell(loaded: &Loaded, speaks: bool, report: &mut dyn FnMut(String)) {
    if speaks {
        loaded.complaints.iter().cloned().for_each(report);
    }
}
