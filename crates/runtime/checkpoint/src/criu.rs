//! Framework `crs`, component `criu`: images of whole processes, which CRIU makes and restores
//! (ADR 53).
//!
//! CRIU is a program of its own, called for each process. It sees processes that are interrupted
//! (ADR 52): nothing of them is outside but standard streams and files of the program.

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use hawser_os::signals::SIGKILL;
use hawser_os::{local, process};

use crate::manifest::ProcessImage;

/// The oldest version that does.
const OLDEST: (u32, u32) = (4, 1);
/// What to do where there is none that does.
const NEXT: &str = "install CRIU 4.1 or newer, or name one with the parameter crs_criu_path";
/// Before it is looked whether a CRIU has ended: at first, and in the end.
const LOOK: Duration = Duration::from_millis(1);
const LOOK_MAX: Duration = Duration::from_millis(10);
/// Longest cause that is told, in characters.
const CAUSE_MAX: usize = 200;
/// Bytes of a log, from its end, in which the cause is looked for.
const LOG_MAX: usize = 64 << 10;

/// A CRIU that works here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Criu {
    program: PathBuf,
    /// For how long it may do nothing.
    limit: Option<Duration>,
    /// This user is not root: what CRIU may do is what its capabilities permit.
    unprivileged: bool,
}

/// The program of a name or a path; `None`: there is none.
fn locate(name: &str, path: &OsStr) -> Option<PathBuf> {
    let is_program =
        |p: &Path| p.metadata().is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0);
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|p| is_program(p));
    }
    // Where it is installed it may be out of the way of users who are not root.
    let more = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    std::env::split_paths(path).chain(more).map(|dir| dir.join(name)).find(|p| is_program(p))
}

/// The version in what `criu --version` says.
fn version_of(text: &str) -> Option<(u32, u32)> {
    let rest = text.lines().find_map(|line| line.trim().strip_prefix("Version:"))?;
    let mut numbers = rest.trim().split(|c: char| !c.is_ascii_digit());
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// The first error in a log, without the place in the source of CRIU: what follows is what follows
/// from it.
fn cause_in(log: &str) -> Option<String> {
    // Without the right to raise a limit CRIU goes on.
    let counts = |l: &&str| l.contains("Error (") && !l.contains("rlimit: Can't setup");
    let line = log.lines().find(counts)?;
    Some(shown(line.split_once("): ").map_or(line, |(_, text)| text)))
}

fn shown(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(CAUSE_MAX).collect()
}

/// What CRIU says before it has a log.
fn first_line(said: &str) -> Option<String> {
    let line = said.lines().map(|line| line.trim().trim_end_matches(':')).find(|l| !l.is_empty());
    line.map(shown)
}

/// Why CRIU has failed, from its log.
pub fn cause(log: &Path) -> String {
    let bytes = std::fs::read(log).unwrap_or_default();
    let end = bytes.get(bytes.len().saturating_sub(LOG_MAX)..).unwrap_or_default();
    let text = String::from_utf8_lossy(end);
    cause_in(&text).unwrap_or_else(|| match shown(text.lines().last().unwrap_or_default()) {
        last if last.is_empty() => "it ended, and has no log".into(),
        last => format!("it does not say why; the last line of its log is \"{last}\""),
    })
}

impl Criu {
    /// Finds CRIU without asking it anything.
    ///
    /// # Errors
    /// A sentence with what to do next.
    pub fn locate(name: &str) -> Result<Criu, String> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let program = locate(name, &path);
        program.map(Criu::of).ok_or_else(|| format!("CRIU ({name}) is not here; {NEXT}"))
    }

    /// Finds CRIU and asks it once whether it works with this kernel and this user.
    ///
    /// # Errors
    /// A sentence with what to do next.
    pub fn find(name: &str) -> Result<Criu, String> {
        let Criu { program, unprivileged, .. } = Criu::locate(name)?;
        let shown = program.display().to_string();
        let run = |args: &[&str]| {
            let mut command = Command::new(&program);
            command.args(args).stdin(Stdio::null());
            command.output().map_err(|e| match e.kind() {
                ErrorKind::PermissionDenied => format!("{shown} may not be executed; {NEXT}"),
                _ => format!("{shown}: {e}; {NEXT}"),
            })
        };
        let said = run(&["--version"])?;
        let version = version_of(&String::from_utf8_lossy(&said.stdout));
        let (major, minor) = version.ok_or_else(|| format!("{shown} is not CRIU; {NEXT}"))?;
        if (major, minor) < OLDEST {
            return Err(format!("{shown} is CRIU {major}.{minor}; {NEXT}"));
        }
        let rights: &[&str] = if unprivileged { &["--unprivileged"] } else { &[] };
        let checked = run(&[&["check"], rights].concat())?;
        if !checked.status.success() {
            let said = [checked.stdout, checked.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            let why = cause_in(&said).or_else(|| first_line(&said));
            let why = why.unwrap_or_else(|| format!("it ended with {}", checked.status));
            // Root in a container may have few of them.
            let next = match unprivileged || why.contains("CAP_") {
                true => {
                    "give it the capabilities (setcap \
                     cap_checkpoint_restore,cap_sys_ptrace,cap_net_admin+eip), or be root with \
                     all of them"
                }
                false => NEXT,
            };
            return Err(format!("{shown} does not work here ({why}); {next}"));
        }
        Ok(Criu { program, limit: None, unprivileged })
    }

    /// One that was found before.
    pub fn of(program: PathBuf) -> Criu {
        Criu { program, limit: None, unprivileged: local::user() != 0 }
    }

    /// The same, which may do nothing for so many seconds; 0: for ever.
    pub fn with_limit(self, seconds: u64) -> Criu {
        Criu { limit: (seconds > 0).then(|| Duration::from_secs(seconds)), ..self }
    }

    /// The program.
    pub fn program(&self) -> &Path {
        &self.program
    }

    fn words(&self, verb: &str, dir: &Path, log: &Path) -> Vec<OsString> {
        let work = log.parent().unwrap_or(dir);
        let mut words: Vec<OsString> = vec![verb.into(), "-D".into(), dir.into(), "-W".into()];
        words.extend([work.into(), "-o".into(), log.into(), "--shell-job".into()]);
        words.extend(self.unprivileged.then(|| "--unprivileged".into()));
        words
    }

    /// Makes an image of a process that goes on afterwards, in a directory that is there and
    /// empty. What CRIU says goes to `log`.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn dump(&self, pid: i32, dir: &Path, log: &Path) -> Result<(), String> {
        if let Some(tracer) = tracer_of(pid) {
            return Err(format!("process {tracer} debugs it (gdb, strace); end that first"));
        }
        let mut command = Command::new(&self.program);
        command.args(self.words("dump", dir, log)).arg("-t").arg(pid.to_string());
        command.arg("--leave-running");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let failed = |e: io::Error| format!("{}: {e}", self.program.display());
        // A group of its own: what it has started ends with it.
        let mut child = command.process_group(0).spawn().map_err(failed)?;
        match self.wait_for(&mut child, &[dir, log]).map_err(failed)? {
            Some(status) if status.success() => Ok(()),
            Some(_) => Err(format!("CRIU: {}", cause(log))),
            None => {
                let seconds = self.limit.unwrap_or_default().as_secs();
                Err(format!(
                    "CRIU has written nothing for {seconds} s and was ended (crs_criu_limit)"
                ))
            }
        }
    }

    /// Waits for the end of a CRIU as long as something at these paths grows. `None`: nothing did
    /// for too long, and it was ended.
    fn wait_for(&self, child: &mut Child, paths: &[&Path]) -> io::Result<Option<ExitStatus>> {
        let Some(limit) = self.limit else { return child.wait().map(Some) };
        let (mut pause, mut seen, mut since) = (LOOK, 0, Instant::now());
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            if since.elapsed() >= limit {
                let bytes = paths.iter().map(|path| bytes_at(path)).sum();
                if seen == bytes {
                    // It is our child until it was waited for.
                    let _ = process::kill(-(child.id() as i32), SIGKILL);
                    child.wait()?;
                    return Ok(None);
                }
                (seen, since) = (bytes, Instant::now());
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(LOOK_MAX);
        }
    }

    /// The words, behind the program, with which CRIU restores a process as a sibling of its own
    /// process. `streams` are descriptors of the process that starts CRIU.
    pub fn restore_words(
        &self,
        image: &ProcessImage,
        dir: &Path,
        log: &Path,
        streams: [i32; 3],
    ) -> Vec<OsString> {
        let mut words = self.words("restore", dir, log);
        words.extend(["--restore-detached".into(), "--restore-sibling".into()]);
        let mut named = Vec::new();
        for (inode, fd) in image.streams.into_iter().zip(streams) {
            // One pipe may be two streams.
            if inode != 0 && !named.contains(&inode) {
                named.push(inode);
                let what = format!("fd[{fd}]:pipe:[{inode}]");
                words.extend(["--inherit-fd".into(), what.into()]);
            }
        }
        words
    }
}

/// Bytes of a file, or of all files in a directory, as far as they can be seen.
fn bytes_at(path: &Path) -> u64 {
    let all = std::fs::read_dir(path).map(|all| all.flatten().map(|e| e.path()).collect());
    let all: Vec<PathBuf> = all.unwrap_or_else(|_| vec![path.into()]);
    all.iter().filter_map(|path| path.metadata().ok()).map(|meta| meta.len()).sum()
}

/// The process that traces another one.
fn tracer_of(pid: i32) -> Option<u32> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let word = text.lines().find_map(|l| l.strip_prefix("TracerPid:"))?;
    word.trim().parse().ok().filter(|pid| *pid != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_criu_says_is_understood() {
        assert_eq!(version_of("Version: 4.2.1\nGitID: v4\n"), Some((4, 2)));
        assert_eq!(version_of("Version: 3.17.1"), Some((3, 17)));
        assert_eq!(version_of("hello"), None);
        let log = "(00.00) Error (criu/util.c:1534): rlimit: Can't setup RLIMIT_NOFILE for self\n\
                   (00.01) Error (criu/files-reg.c:2174): File /tmp/x has bad size 5 (expect 3)\n\
                   (00.01) Error (criu/cr-restore.c:2547): Restoring FAILED.\n";
        assert_eq!(cause_in(log).as_deref(), Some("File /tmp/x has bad size 5 (expect 3)"));
        assert_eq!(cause_in("nothing"), None);
        let said = "\nCRIU needs to have the CAP_SYS_ADMIN capability: \nsetcap x\n";
        let why = first_line(said);
        assert_eq!(why.as_deref(), Some("CRIU needs to have the CAP_SYS_ADMIN capability"));
        assert_eq!(first_line(" \n"), None);
    }

    #[test]
    fn a_log_without_an_error_is_told_as_it_is() {
        let log = std::env::temp_dir().join(format!("hawser-criu-log-{}", std::process::id()));
        assert_eq!(cause(&log), "it ended, and has no log");
        std::fs::write(&log, "(00.01) begins\n(00.02) goes on\n").expect("written");
        let last = "it does not say why; the last line of its log is \"(00.02) goes on\"";
        assert_eq!(cause(&log), last);
        std::fs::remove_file(&log).expect("it was there");
    }

    #[test]
    fn a_criu_that_is_missing_or_something_else_is_told() {
        let why = Criu::find("/no/such/criu").unwrap_err();
        assert!(why.contains("is not here") && why.contains("crs_criu_path"), "{why}");
        let why = Criu::find("/bin/true").unwrap_err();
        assert!(why.contains("is not CRIU"), "{why}");
    }

    #[test]
    fn a_criu_that_does_nothing_for_too_long_is_ended() {
        let dir = std::env::temp_dir().join(format!("hawser-criu-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let file = dir.join("image");
        let run = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script, "sh"]).arg(&file).process_group(0);
            let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
            let criu = Criu::of("sh".into()).with_limit(1);
            let status = criu.wait_for(&mut child, &[&dir]).unwrap();
            // What it had started has ended, too, when nobody has its output open.
            io::read_to_string(child.stdout.take().unwrap()).unwrap();
            status.map(|status| status.success())
        };
        assert_eq!(run("true"), Some(true));
        assert_eq!(run("exit 3"), Some(false));
        assert_eq!(run("sleep 100 & sleep 100"), None);
        let slow = "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo $i >>$1; sleep 0.2; done";
        assert_eq!(run(slow), Some(true), "it does something");
        std::fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn the_words_of_a_restore() {
        let criu = Criu { program: "/x/criu".into(), limit: None, unprivileged: true };
        let image = ProcessImage { streams: [0, 17, 17], ..ProcessImage::default() };
        let words = criu.restore_words(&image, Path::new("/s"), Path::new("/w/log"), [5, 6, 7]);
        let words: Vec<&str> = words.iter().filter_map(|w| w.to_str()).collect();
        let all = "restore -D /s -W /w -o /w/log --shell-job --unprivileged --restore-detached \
                   --restore-sibling --inherit-fd fd[6]:pipe:[17]";
        assert_eq!(words.join(" "), all);
    }
}
