//! How daemons on other hosts are started: the words of the command, apart from its execution.
//!
//! Components: `ssh` (a remote shell or any command that takes a host and a command, one per
//! host), `slurm` (one `srun` for all hosts), `lsf`, `gridengine`, `tm` and `flux` (a command of
//! the resource manager per host), and `manual` (commands for the user to type). What a daemon
//! needs to know, the secret above all, comes on its standard input, never as an argument.

use std::fmt::Write;
use std::path::Path;

use hawser_rte::control::plan::HostLine;

use crate::ras::identity::same_name;

/// A remote shell, or what stands in for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shell {
    /// Its words: a program and arguments before the name of the host.
    pub(crate) words: Vec<String>,
    /// It may ask its user for a password or about a key.
    pub(crate) may_ask: bool,
    /// Seconds that a connection may take.
    pub(crate) connect_s: u32,
    /// The hosts by the numbers that the command takes in place of names; empty: it takes names.
    pub(crate) numbers: Vec<String>,
    /// It works from the root of the tree, or the head of a cell, only.
    pub(crate) root_only: bool,
    /// For how long its connections are kept after a job, in seconds.
    pub(crate) keep_s: u32,
}

/// Which family of options a remote shell has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dialect {
    /// OpenSSH.
    Ssh,
    /// `-l USER` and nothing else.
    Rsh,
    /// `USER@HOST`; the command comes as words of its own, without a shell between.
    Other,
    /// The same, and the command has no standard input.
    Deaf,
}

/// Commands of resource managers that start a program on one host: component and words.
const OF_MANAGERS: &[(&str, &str)] = &[
    ("lsf", "blaunch"),
    ("gridengine", "qrsh -inherit"),
    // Of OpenPBS and PBS Professional, whose pbsdsh takes no host.
    ("tm", "pbs_tmrsh"),
    // Of Torque.
    ("tm", "pbsdsh -h"),
    ("flux", "flux exec -r"),
];

/// The words with which the command of a resource manager begins that starts a program on one host:
/// the first one that `exists`, or the last.
pub(crate) fn of_manager(component: &str, exists: impl Fn(&str) -> bool) -> Option<Vec<String>> {
    let mut all = OF_MANAGERS.iter().filter(|(c, _)| *c == component).map(|(_, words)| *words);
    let there = |words: &&str| words.split(' ').next().is_some_and(&exists);
    let words = all.clone().find(there).or(all.next_back())?;
    Some(words.split_whitespace().map(String::from).collect())
}

impl Shell {
    fn dialect(&self) -> Dialect {
        let name = self.words.first().map(|w| Path::new(w).file_name());
        match name.flatten().and_then(|n| n.to_str()) {
            Some("ssh") => Dialect::Ssh,
            Some("rsh" | "remsh") => Dialect::Rsh,
            Some("pbsdsh" | "pbs_tmrsh") => Dialect::Deaf,
            _ => Dialect::Other,
        }
    }

    /// What it starts has no standard input of ours: it reads a file.
    pub(crate) fn is_deaf(&self) -> bool {
        self.dialect() == Dialect::Deaf
    }

    /// Goes over these hosts, as `ssh -J` takes them.
    ///
    /// # Errors
    /// It is another remote shell.
    pub(crate) fn over(&mut self, jump: &str) -> Result<(), String> {
        if self.dialect() != Dialect::Ssh {
            let name = self.words.first().map_or("the command", |w| w.as_str());
            return Err(format!("jump is for ssh; {name} must find the way itself"));
        }
        self.words.push(format!("-J{jump}"));
        Ok(())
    }

    /// The words that start a program there, with arguments. A program with a path needs no shell.
    pub(crate) fn command(&self, host: &HostLine, program: &[String]) -> Vec<String> {
        let mut words = self.words.clone();
        let mut add = |word: &str| words.push(word.to_string());
        match self.dialect() {
            Dialect::Ssh => {
                add("-x");
                add("-T");
                if !self.may_ask {
                    add("-oBatchMode=yes");
                }
                add(&format!("-oConnectTimeout={}", self.connect_s.max(1)));
                if host.port != 0 {
                    add(&format!("-p{}", host.port));
                }
                if !host.user.is_empty() {
                    add("-l");
                    add(&host.user);
                }
                add("--");
                add(&host.name);
                add(&shown(program));
            }
            Dialect::Rsh => {
                if !host.user.is_empty() {
                    add("-l");
                    add(&host.user);
                }
                add(&host.name);
                add(&shown(program));
            }
            Dialect::Other | Dialect::Deaf => {
                let number = self.numbers.iter().position(|n| same_name(n, &host.name));
                match host.user.is_empty() {
                    _ if number.is_some() => add(&number.unwrap_or(0).to_string()),
                    true => add(&host.name),
                    false => add(&format!("{}@{}", host.user, host.name)),
                }
                program.iter().for_each(|word| add(word));
            }
        }
        words
    }
}

/// The words that start a daemon on its host.
pub(crate) fn daemon_words(host: &HostLine, daemon: &str) -> Vec<String> {
    // A PID namespace, with a `/proc` that shows it; both end with the daemon. Its session is in
    // it: CRIU makes no image of a process whose session is not.
    let apart = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child", "setsid"];
    let before = apart.iter().filter(|_| host.apart).map(|word| word.to_string());
    before.chain([daemon.to_string()]).collect()
}

/// The words of one `srun` that starts `daemon` once on each of these hosts.
pub(crate) fn srun(hosts: &[HostLine], args: &str, daemon: &str) -> Vec<String> {
    let names: Vec<&str> = hosts.iter().map(|h| h.name.as_str()).collect();
    let mut words: Vec<String> = vec![
        "srun".into(),
        format!("--nodes={}", hosts.len()),
        format!("--ntasks={}", hosts.len()),
        "--ntasks-per-node=1".into(),
        // A daemon binds its own ranks, and has every CPU of the allocation for them.
        "--cpu-bind=none".into(),
        "--mpi=none".into(),
        "--input=all".into(),
        "--kill-on-bad-exit=0".into(),
        "--no-kill".into(),
        format!("--nodelist={}", names.join(",")),
    ];
    words.extend(args.split_whitespace().map(String::from));
    words.push(daemon.into());
    words
}

/// Variables that would make `srun` give a daemon less than its node.
pub(crate) const SRUN_UNSET: &[&str] = &[
    "SLURM_CPUS_PER_TASK",
    "SLURM_NTASKS_PER_NODE",
    "SLURM_NTASKS_PER_SOCKET",
    "SLURM_NTASKS_PER_CORE",
    "SLURM_DISTRIBUTION",
    "SLURM_HINT",
    "SLURM_EXACT",
    "SLURM_EXCLUSIVE",
    "SLURM_MEM_PER_CPU",
    "SLURM_MEM_PER_GPU",
    "SLURM_MEM_PER_NODE",
];

/// What the user types to start a daemon by hand; `text` is its bootstrap.
pub(crate) fn by_hand(shell: &Shell, host: &HostLine, daemon: &str, text: &str) -> String {
    let mut script = shown(&shell.command(host, &[daemon.to_string()]));
    // As a document and not as an argument: arguments are everybody's to read.
    let _ = write!(script, " <<'END'\n{}END\n", wrapped(text, 76));
    script
}

fn wrapped(text: &str, width: usize) -> String {
    let chars: Vec<char> = text.chars().collect();
    chars.chunks(width).map(|c| c.iter().chain(&['\n']).collect::<String>()).collect()
}

/// The words of a parameter that names alternatives, `ssh : rsh`: the first whose program `exists`.
///
/// # Errors
/// The programs, when there is none of them.
pub(crate) fn agent(text: &str, exists: impl Fn(&str) -> bool) -> Result<Vec<String>, String> {
    let words = |c: &str| -> Vec<String> {
        let c = c.trim();
        let ends = c.char_indices().filter(|(_, l)| l.is_whitespace()).map(|(at, _)| at);
        // The shortest beginning that is a program: its path may hold blanks.
        let end = ends.chain([c.len()]).find(|end| c.get(..*end).is_some_and(&exists));
        let Some((program, rest)) = end.and_then(|end| c.split_at_checked(end)) else {
            return c.split_whitespace().map(String::from).collect();
        };
        let rest = rest.split_whitespace().map(String::from);
        [program.to_string()].into_iter().filter(|p| !p.is_empty()).chain(rest).collect()
    };
    let choices: Vec<Vec<String>> = text.split(':').map(words).filter(|c| !c.is_empty()).collect();
    let found = choices.iter().find(|c| c.first().is_some_and(|p| exists(p)));
    found.cloned().ok_or_else(|| {
        let names: Vec<&str> = choices.iter().filter_map(|c| c.first()).map(|s| &**s).collect();
        match names.is_empty() {
            true => "no remote shell is named".to_string(),
            false => format!("{} is not found in PATH", names.join(" or ")),
        }
    })
}

/// A word as a shell takes it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+=:,@%".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// A command for people.
pub(crate) fn shown(words: &[String]) -> String {
    let words: Vec<String> = words.iter().map(|w| quoted(w)).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(name: &str, user: &str, port: u16) -> HostLine {
        HostLine { node: 1, name: name.into(), user: user.into(), port, apart: false }
    }

    fn shell(words: &str, may_ask: bool) -> Shell {
        let words = words.split_whitespace().map(String::from).collect();
        Shell { words, may_ask, connect_s: 30, numbers: Vec::new(), root_only: false, keep_s: 0 }
    }

    #[test]
    fn remote_shells() {
        let command =
            |s: &Shell, h: &HostLine| shown(&s.command(h, &["/p/bin/hawserd".to_string()]));
        let ssh = shell("ssh -v", false);
        assert_eq!(
            command(&ssh, &host("c", "", 0)),
            "ssh -v -x -T -oBatchMode=yes -oConnectTimeout=30 -- c /p/bin/hawserd"
        );
        assert_eq!(
            command(&shell("/usr/bin/ssh", true), &host("c", "me", 2222)),
            "/usr/bin/ssh -x -T -oConnectTimeout=30 -p2222 -l me -- c /p/bin/hawserd"
        );
        assert_eq!(
            command(&shell("rsh", false), &host("c", "me", 0)),
            "rsh -l me c /p/bin/hawserd"
        );
        assert_eq!(
            command(&shell("./kube -n mpi", false), &host("pod-1", "me", 7)),
            "./kube -n mpi me@pod-1 /p/bin/hawserd"
        );
        // A remote shell runs its command through a shell, others do not.
        let program = ["/my dir/hawserd".to_string()];
        let words = ssh.command(&host("c", "", 0), &program);
        assert_eq!(words.last().map(String::as_str), Some("'/my dir/hawserd'"));
        let words = shell("kube", false).command(&host("c", "", 0), &program);
        assert_eq!(words.last().map(String::as_str), Some("/my dir/hawserd"));
        // A host is no option.
        assert!(command(&ssh, &host("-oProxyCommand=x", "", 0)).contains(" -- -oProxyCommand"));
    }

    #[test]
    fn a_daemon_that_shares_its_host_has_a_pid_namespace() {
        let apart = HostLine { apart: true, ..host("c", "", 0) };
        let words = "unshare --pid --fork --mount-proc --kill-child setsid /p/hawserd";
        assert_eq!(shown(&daemon_words(&apart, "/p/hawserd")), words);
        assert_eq!(daemon_words(&host("c", "", 0), "/p/hawserd"), ["/p/hawserd"]);
    }

    #[test]
    fn commands_of_resource_managers() {
        let program = ["/p/hawserd".to_string()];
        let command = |component: &str| {
            let words = of_manager(component, |_| false).unwrap();
            let numbers = if component == "flux" { vec!["a".into(), "c".into()] } else { vec![] };
            let shell =
                Shell { words, may_ask: false, connect_s: 1, numbers, root_only: true, keep_s: 0 };
            shown(&shell.command(&host("c", "", 0), &program))
        };
        assert_eq!(command("lsf"), "blaunch c /p/hawserd");
        assert_eq!(command("gridengine"), "qrsh -inherit c /p/hawserd");
        assert_eq!(command("tm"), "pbsdsh -h c /p/hawserd");
        assert_eq!(command("flux"), "flux exec -r 1 /p/hawserd");
        assert_eq!(of_manager("tm", |_| true), Some(vec!["pbs_tmrsh".to_string()]));
        assert_eq!(of_manager("ssh", |_| true), None);
        assert!(shell("pbs_tmrsh", false).is_deaf());
        assert!(shell("pbsdsh -h", false).is_deaf() && !shell("blaunch", false).is_deaf());
        let mut over = shell("ssh -q", false);
        over.over("gate").unwrap();
        assert!(shown(&over.command(&host("c", "", 0), &program)).starts_with("ssh -q -Jgate -x"));
        assert!(shell("blaunch", false).over("gate").unwrap_err().contains("jump is for ssh"));
    }

    #[test]
    fn alternatives() {
        let there = |p: &str| p == "rsh" || p == "/bin/ssh";
        assert_eq!(agent("ssh : rsh", there), Ok(vec!["rsh".into()]));
        assert_eq!(agent(" /bin/ssh -q", there), Ok(vec!["/bin/ssh".into(), "-q".into()]));
        assert!(agent("ssh : remsh", there).unwrap_err().contains("ssh or remsh"));
        assert!(agent(" : ", there).is_err());
    }

    #[test]
    fn one_srun_for_all() {
        let hosts = [host("a", "", 0), host("b", "", 0)];
        let text = shown(&srun(&hosts, "--overlap -v", "/p/bin/hawserd"));
        for part in ["srun --nodes=2 --ntasks=2", "--nodelist=a,b --overlap -v /p/bin/hawserd"] {
            assert!(text.contains(part), "{text}");
        }
    }

    #[test]
    fn a_command_to_be_typed_has_no_secret_among_its_words() {
        let text = by_hand(&shell("ssh", true), &host("c", "", 0), "/p/hawserd", &"ab".repeat(60));
        let (command, document) = text.split_once('\n').expect("several lines");
        assert!(command.ends_with("/p/hawserd <<'END'") && !command.contains("abab"));
        assert_eq!(document.lines().map(str::len).collect::<Vec<_>>(), [76, 44, 3]);
    }

    #[test]
    fn a_path_of_an_agent_may_hold_blanks() {
        let there = |p: &str| matches!(p, "/opt/my tools/agent" | "ssh");
        let words = |text: &str| agent(text, there).unwrap();
        assert_eq!(words("/opt/my tools/agent -x  -y"), ["/opt/my tools/agent", "-x", "-y"]);
        assert_eq!(words(" /opt/my tools/agent "), ["/opt/my tools/agent"]);
        assert_eq!(words("/no such/agent : ssh -q"), ["ssh", "-q"]);
        assert!(agent("/no such/agent", there).unwrap_err().contains("/no"));
    }
}
