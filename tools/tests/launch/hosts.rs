//! Jobs on several hosts, all of which are this one: in place of a remote shell a script runs the
//! daemons here, each under the name of its host.

use super::*;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::Child;

/// Stands in for `ssh HOST COMMAND`.
const HERE: &str = "#!/bin/sh\nhost=$1; shift\nHAWSER_NODE_NAME=$host exec \"$@\"\n";

/// A remote shell of these words.
fn shell(dir: &Dir, script: &str) -> String {
    let path = dir.write("shell", script.as_bytes());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_string()
}

/// `mpirun` over hosts that `shell` reaches.
fn over(shell: &str) -> Command {
    let mut command = mpirun();
    command.args(["--mca", "plm_ssh_agent", shell, "--mca", "net_if_include", "lo"]);
    command
}

fn job(words: &str, script: &str) -> Output {
    let dir = Dir::new();
    let shell = shell(&dir, HERE);
    over(&shell).args(words.split_whitespace()).args(["sh", "-c", script]).output().unwrap()
}

/// Waits until no process has the word in its command line.
fn nothing_left(word: &str) {
    wait_for("the end of all processes of the job", || processes_with(word).is_empty());
}

/// The daemons of a job whose ranks have this word in their command lines.
fn daemons_of(word: &str) -> Vec<i32> {
    let parent = |pid: i32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        stat.rsplit_once(") ")?.1.split(' ').nth(1)?.parse::<i32>().ok()
    };
    let name = |pid: i32| fs::read_to_string(format!("/proc/{pid}/comm")).unwrap_or_default();
    let ranks = processes_with(word).into_iter().filter_map(parent);
    let mut daemons: Vec<i32> = ranks.filter(|p| name(*p).trim() == "hawserd").collect();
    daemons.sort_unstable();
    daemons.dedup();
    daemons
}

/// The process that ends what a daemon has started when the daemon is killed.
fn guard_of(daemon: i32) -> i32 {
    let all = fs::read_dir("/proc").unwrap().flatten();
    let mut pids = all.filter_map(|e| e.file_name().to_str()?.parse::<i32>().ok());
    let is_it = |pid: &i32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let rest = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
        stat.contains("(hawser-guard)") && rest.split(' ').nth(1) == Some(&daemon.to_string())
    };
    pids.find(is_it).expect("a daemon has a guard")
}

/// A job of one rank on each of these hosts, which sleep. It has started when this returns.
fn sleepers(shell: &str, word: &str, hosts: &[&str], words: &str) -> Child {
    let list: Vec<String> = hosts.iter().map(|h| format!("{h}:1")).collect();
    let child = over(shell)
        .args(words.split_whitespace())
        .args(["-H", &list.join(",")])
        .args(["sh", "-c", &format!("sleep 1000; : {word}")])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Each daemon is seen only when its rank runs.
    let remote = hosts.iter().filter(|h| **h != "localhost").count();
    wait_for("the start", || daemons_of(word).len() == remote);
    child
}

#[test]
fn ranks_run_on_all_hosts_through_trees_of_any_shape() {
    for (hosts, arity) in [("a:2,b:1,c:2", 32), ("localhost:1,a:1,b:2", 32), ("a,b,c,d,e,f", 2)] {
        for arity in [arity, 1, 0] {
            let words = format!("-H {hosts} --mca plm_tree_arity {arity}");
            let o = job(&words, "echo $HAWSER_RANK/$HAWSER_SIZE/$HAWSER_LOCAL_RANK");
            assert_eq!(code(&o), 0, "{words}: {}", err(&o));
            let n = out(&o).lines().count();
            let mut ranks: Vec<usize> =
                out(&o).lines().map(|l| l.split('/').next().unwrap().parse().unwrap()).collect();
            ranks.sort_unstable();
            assert_eq!(ranks, (0..n).collect::<Vec<_>>(), "{words}: {}", out(&o));
            assert!(out(&o).lines().all(|l| l.contains(&format!("/{n}/"))), "{}", out(&o));
            assert_eq!(n, if hosts.len() > 15 { 4 } else { n }, "{words}");
            assert_eq!(err(&o), "");
        }
    }
}

#[test]
fn a_failed_rank_is_named_with_its_host() {
    let o = job("-H a:1,b:1,c:1 -n 3", "[ $HAWSER_RANK = 2 ] && exit 7; sleep 1000");
    assert_eq!(code(&o), 7);
    assert!(err(&o).contains("rank 2 (c, pid ") && err(&o).contains("exit code 7"), "{}", err(&o));
    let o = job("-H a:1,b:1 -n 2", "[ $HAWSER_RANK = 1 ] && kill -9 $$; sleep 1000");
    assert_eq!(code(&o), 128 + 9);
    assert!(err(&o).contains("rank 1 (b, pid ") && err(&o).contains("SIGKILL"), "{}", err(&o));
    let o = job("-H a:1,b:1 --timeout 1", "sleep 1000");
    assert_eq!(code(&o), 124, "{}", err(&o));
    let dir = Dir::new();
    let shell = shell(&dir, HERE);
    let o = over(&shell).args(["-H", "localhost:1,b:1", "./no-such-program"]).output().unwrap();
    assert_eq!(code(&o), 127);
    assert!(err(&o).contains("no-such-program"), "{}", err(&o));
}

#[test]
fn a_killed_daemon_ends_the_job() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("daemon"));
    for words in ["", "--mca plm_tree_arity 1"] {
        let child = sleepers(&shell, &word, &["a", "b", "c"], words);
        kill("-KILL", daemons_of(&word)[1]);
        let o = child.wait_with_output().unwrap();
        assert_eq!(code(&o), 1, "{}", err(&o));
        let text = err(&o);
        assert!(text.contains("has lost its daemon") && text.contains("the job ends"), "{text}");
        nothing_left(&word);
    }
}

#[test]
fn a_killed_daemon_takes_its_own_ranks_along_and_no_others() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("own"));
    let child = sleepers(&shell, &word, &["a", "b", "c"], "");
    // Stopped, mpirun ends nothing.
    kill("-STOP", child.id() as i32);
    let daemons = daemons_of(&word);
    let guard = guard_of(daemons[1]);
    kill("-KILL", daemons[1]);
    // Nobody may have taken note of its end.
    wait_for("the end of its ranks", || {
        fs::read_to_string(format!("/proc/{guard}/stat")).is_ok_and(|s| s.contains(") Z "))
            || !std::path::Path::new(&format!("/proc/{guard}")).exists()
    });
    let left = daemons_of(&word);
    kill("-CONT", child.id() as i32);
    assert_eq!(left, [daemons[0], daemons[2]]);
    let o = child.wait_with_output().unwrap();
    assert!(err(&o).contains("has lost its daemon"), "{}", err(&o));
    nothing_left(&word);
}

#[test]
fn a_killed_mpirun_leaves_nothing() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("mpirun"));
    for words in ["", "--mca plm_tree_arity 1"] {
        let mut child = sleepers(&shell, &word, &["localhost", "a", "b", "c"], words);
        let daemons = daemons_of(&word);
        child.kill().unwrap();
        child.wait().unwrap();
        nothing_left(&word);
        wait_for("the end of the daemons", || {
            daemons.iter().all(|p| !std::path::Path::new(&format!("/proc/{p}/status")).exists())
        });
    }
}

#[test]
fn signals_reach_ranks_on_other_hosts() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("signal"));
    let child = sleepers(&shell, &word, &["a", "b"], "");
    kill("-INT", child.id() as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 130, "{}", err(&o));
    assert!(err(&o).contains("ended by SIGINT"), "{}", err(&o));
    nothing_left(&word);
    // A rank that does not want to hear is killed after the grace.
    let mut child = over(&shell)
        .args(["-H", "a:1,b:1", "--kill-grace", "0.2"])
        .args([
            "sh",
            "-c",
            &format!("trap 'echo trapped' TERM; echo up; while :; do sleep 0.02; done; : {word}"),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!((0..2).all(|_| lines.next().unwrap().unwrap() == "up"));
    kill("-TERM", child.id() as i32);
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(rest, ["trapped", "trapped"]);
    assert_eq!(child.wait().unwrap().code(), Some(128 + 15));
    nothing_left(&word);
}

#[test]
fn a_stopped_job_goes_on_where_it_was() {
    let (dir, word) = (Dir::new(), unique("stop"));
    let (shell, file) = (shell(&dir, HERE), dir.path("go"));
    let script = format!(": {word}; until [ -e {} ]; do :; done; echo done", file.display());
    let child = over(&shell)
        .args(["-H", "localhost:1,a:1,b:1", "sh", "-c", &script])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let ranks = || {
        // Not mpirun, nor its guard.
        let is_rank = |p: &i32| {
            fs::read_to_string(format!("/proc/{p}/comm")).unwrap_or_default().trim() == "sh"
        };
        processes_with(&word).into_iter().filter(is_rank).collect::<Vec<_>>()
    };
    let state = |pid: i32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next())
    };
    wait_for("the start", || ranks().len() == 3);
    kill("-TSTP", child.id() as i32);
    wait_for("the stop of all ranks", || ranks().into_iter().all(|p| state(p) == Some('T')));
    wait_for("the stop of mpirun", || state(child.id() as i32) == Some('T'));
    fs::write(&file, "").unwrap();
    kill("-CONT", child.id() as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!((code(&o), out(&o).as_str()), (0, "done\ndone\ndone\n"), "{}", err(&o));
}

#[test]
fn input_reaches_a_rank_on_another_host_bit_for_bit() {
    let dir = Dir::new();
    let shell = shell(&dir, HERE);
    let mut state = 1u32;
    let bytes: Vec<u8> = (0..4_000_000u32)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect();
    let input = dir.write("input", &bytes);
    let o = over(&shell)
        .args(["-H", "a:1,b:1", "--stdin", "1", "sh", "-c"])
        .arg(format!("[ $HAWSER_RANK = 0 ] || {{ cmp - {0} && echo same; }}", input.display()))
        .stdin(fs::File::open(&input).unwrap())
        .output()
        .unwrap();
    assert_eq!((code(&o), out(&o).as_str()), (0, "same\n"), "{}", err(&o));
    // All ranks read it, through a pipe that has an end.
    let mut child = over(&shell)
        .args(["-H", "localhost:1,a:2,b:1", "--stdin", "all", "--mca", "plm_tree_arity", "1"])
        .args(["sh", "-c", &format!("cmp - {} && echo same", input.display())])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    let o = child.wait_with_output().unwrap();
    assert_eq!((code(&o), out(&o).as_str()), (0, "same\nsame\nsame\nsame\n"));
}

#[test]
fn lines_of_many_ranks_stay_whole_behind_a_slow_reader() {
    let dir = Dir::new();
    let shell = shell(&dir, HERE);
    let script = "i=0; while [ $i -lt 4000 ]; do echo $HAWSER_RANK:$i:xxxxxxxxxxxxxxxx:end; \
                  i=$((i+1)); done";
    let mut child = over(&shell)
        .args(["-H", "a:3,b:3,c:2", "--tag-output", "--mca", "iof_base_buffer", "64k"])
        .args(["sh", "-c", script])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut next = [0; 8];
    // A pipe is full long before the reader begins.
    wait_for("a full pipe", || child.try_wait().unwrap().is_none());
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let (tag, text) = line.split_once(':').unwrap();
        let mut parts = text.split(':');
        let rank: usize = parts.next().unwrap().parse().unwrap();
        let i: usize = parts.next().unwrap().parse().unwrap();
        assert_eq!(tag, format!("[1,{rank}]<stdout>"));
        assert_eq!((i, parts.next_back()), (next[rank], Some("end")), "{line}");
        next[rank] += 1;
    }
    assert_eq!(next, [4000; 8]);
    assert!(child.wait().unwrap().success());
}

#[test]
fn each_rank_has_its_files_on_its_host() {
    let dir = Dir::new();
    let o = job(
        &format!("-H a:1,b:1 --output-filename {}:nocopy", dir.0.display()),
        "echo out $HAWSER_RANK; echo err $HAWSER_RANK >&2",
    );
    assert_eq!((code(&o), out(&o), err(&o)), (0, String::new(), String::new()));
    for rank in 0..2 {
        let read = |stream: &str| {
            fs::read_to_string(dir.path(&format!("1/rank.{rank}/{stream}"))).unwrap()
        };
        assert_eq!(
            (read("stdout"), read("stderr")),
            (format!("out {rank}\n"), format!("err {rank}\n"))
        );
    }
}

#[test]
fn hosts_keep_their_own_names_and_get_what_was_asked_for() {
    let dir = Dir::new();
    let script = "#!/bin/sh\nhost=$1; shift\nHOSTNAME=there; export HOSTNAME; unset DISPLAY\n\
                  HAWSER_NODE_NAME=$host exec \"$@\"\n";
    let shell = shell(&dir, script);
    let o = over(&shell)
        .args(["-H", "a:1", "-x", "SSH_TTY", "-x", "MINE=1", "sh", "-c"])
        .arg("echo $HOSTNAME,$DISPLAY,$SSH_TTY,$MINE,$COMMON; pwd")
        .envs([("HOSTNAME", "here"), ("DISPLAY", ":0"), ("SSH_TTY", "tty"), ("COMMON", "yes")])
        .current_dir("/usr")
        .output()
        .unwrap();
    assert_eq!(out(&o), "there,,tty,1,yes\n/usr\n", "{}", err(&o));
}

#[test]
fn the_secret_is_on_no_command_line() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("secret"));
    let mut child = sleepers(&shell, &word, &["a"], "");
    let daemon = daemons_of(&word)[0];
    let line = fs::read(format!("/proc/{daemon}/cmdline")).unwrap();
    let words = line.split(|b| *b == 0).filter(|w| !w.is_empty()).count();
    assert_eq!(words, 1, "{}", String::from_utf8_lossy(&line));
    kill("-TERM", child.id() as i32);
    child.wait().unwrap();
    nothing_left(&word);
}

#[test]
fn a_daemon_that_does_not_come_is_explained() {
    let cases = [
        (
            "#!/bin/sh\necho 'motd'; echo 'no daemon there' >&2; exit 127\n",
            "",
            &[
                "host b: the start of its daemon ended with exit code 127",
                "host b said: no daemon there",
                "--prefix",
            ][..],
        ),
        (
            "#!/bin/sh\nexec sleep 1000\n",
            "--mca plm_base_step_time 0.5",
            &["no answer from host b after 0.5 s", "by hand"],
        ),
        (
            "#!/bin/sh\necho hawserd is running as node 1; exec sleep 1000\n",
            "--mca plm_base_step_time 0.5",
            &["host b: its daemon runs, but has not reached 127.0.0.1:", "firewall"],
        ),
        (
            "#!/bin/sh\necho 'ssh: Could not resolve hostname b' >&2; exit 255\n",
            "--mca plm_ssh_resolve_time 0",
            &["host b: its name does not resolve", "Is the name right"],
        ),
    ];
    for (script, words, parts) in cases {
        let dir = Dir::new();
        let shell = shell(&dir, script);
        let o = over(&shell)
            .args(words.split_whitespace())
            .args(["-H", "localhost:1,b:1", "true"])
            .output()
            .unwrap();
        assert_eq!(code(&o), 1, "{script}: {}", err(&o));
        for part in parts.iter().chain(&["Nothing was started."]) {
            assert!(err(&o).contains(part), "{part}: {}", err(&o));
        }
    }
    let o = mpirun().args(["--mca", "plm_ssh_agent", "no-such-shell", "-H", "b", "true"]).output();
    let o = o.unwrap();
    assert_eq!(code(&o), 2);
    assert!(err(&o).contains("no-such-shell is not found in PATH"), "{}", err(&o));
}

#[test]
fn a_start_that_is_broken_off_leaves_nothing() {
    let word = unique("start");
    for signal in ["-KILL", "-INT"] {
        let dir = Dir::new();
        let up = dir.path("up");
        // Host a comes up, host b never does.
        let script = format!(
            "#!/bin/sh\nhost=$1; shift\n[ $host = b ] && {{ : > {}; exec sleep 1000; }}\n\
             HAWSER_NODE_NAME=$host exec \"$@\"\n",
            up.display()
        );
        let shell = shell(&dir, &script);
        let hawserd = dir.path(&word);
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_hawserd"), &hawserd).unwrap();
        // The name of the daemon tells it from those of other tests.
        let wrapper = dir.path("bin/hawserd");
        fs::create_dir_all(dir.path("bin")).unwrap();
        let exec = format!("#!/bin/sh\nexec {}\n", hawserd.display());
        fs::write(&wrapper, exec).unwrap();
        fs::set_permissions(&wrapper, fs::Permissions::from_mode(0o755)).unwrap();
        let mut child = over(&shell)
            .args(["--prefix", dir.0.to_str().unwrap(), "-H", "a:1,b:1", "true"])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        wait_for("the start", || up.exists() && !processes_with(&word).is_empty());
        kill(signal, child.id() as i32);
        let status = child.wait().unwrap();
        if signal == "-INT" {
            assert_eq!(status.code(), Some(130));
        }
        nothing_left(&word);
        let shell = dir.path("shell").display().to_string();
        nothing_left(&shell);
    }
}

#[test]
fn lines_are_marked_at_their_source() {
    let o = job("-H a:1,b:1 --output json,timestamp", "echo out; echo err >&2");
    assert_eq!(code(&o), 0, "{}", err(&o));
    for (text, stream) in [(out(&o), "stdout"), (err(&o), "stderr")] {
        for (line, rank) in sorted(&text).iter().map(|l| (l, l.contains("\"rank\":1"))) {
            assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
            let parts =
                [format!("\"rank\":{}", u32::from(rank)), format!("\"stream\":\"{stream}\"")];
            assert!(parts.iter().all(|p| line.contains(p)) && line.contains("\"time\""), "{line}");
        }
        assert_eq!(text.lines().count(), 2);
    }
    let o = job("-H a:1,b:1 --merge-stderr-to-stdout --tag-output", "echo err >&2");
    assert_eq!(sorted(&out(&o)), ["[1,0]<stdout>:err", "[1,1]<stdout>:err"], "{}", err(&o));
    assert_eq!(err(&o), "");
}

#[test]
fn one_host_of_many_that_fails_deep_in_the_tree_is_named() {
    let dir = Dir::new();
    let script = "#!/bin/sh\nhost=$1; shift\n[ $host = e ] && { echo broken >&2; exit 1; }\n\
                  HAWSER_NODE_NAME=$host exec \"$@\"\n";
    let shell = shell(&dir, script);
    let o = over(&shell)
        .args(["--mca", "plm_tree_arity", "2", "-H", "a,b,c,d,e,f", "true"])
        .output()
        .unwrap();
    assert_eq!(code(&o), 1);
    assert!(err(&o).contains("host e said: broken"), "{}", err(&o));
    assert!(!err(&o).contains("host a"), "{}", err(&o));
}

#[test]
fn a_daemon_goes_when_nobody_wants_it() {
    let hawserd = env!("CARGO_BIN_EXE_hawserd");
    let run = |input: Stdio| without_settings(hawserd).stdin(input).output().unwrap();
    let o = run(Stdio::null());
    assert_eq!(code(&o), 2);
    assert!(err(&o).contains("started by mpirun"), "{}", err(&o));
    let dir = Dir::new();
    let noise = dir.write("noise", &[b'x'; 1000]);
    let o = run(fs::File::open(noise).unwrap().into());
    assert!(code(&o) == 2 && err(&o).contains("not the beginning of a job"), "{}", err(&o));
    // A job of another release.
    let mut words = b"HAWSERD\n\0\0\0\x09".to_vec();
    words.extend([99, 7]);
    words.extend(b"9.9.9-x");
    let other = dir.write("other", &words);
    let o = run(fs::File::open(other).unwrap().into());
    assert!(code(&o) == 2 && err(&o).contains("release 9.9.9-x"), "{}", err(&o));
}

/// Stands in for `srun`: the same standard input for a daemon on each of the hosts, which have all
/// one process here.
const SRUN: &str = r#"#!/bin/bash
for word; do case $word in --nodelist=*) hosts=${word#*=} ;; esac; daemon=$word; done
take=
for host in ${hosts//,/ }; do
    take+=" >(SLURMD_NODENAME=$host HAWSER_NODE_NAME=$host exec $daemon >&3)"
done
exec 3>&1
eval "exec tee $take >/dev/null"
"#;

/// `mpirun` in an allocation of these hosts whose `srun` is [`SRUN`].
fn allocated(dir: &Dir, hosts: &str) -> Command {
    let srun = dir.write("srun", SRUN.as_bytes());
    fs::set_permissions(&srun, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", srun.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let n = hosts.split(',').count();
    let mut command = mpirun();
    command
        .env("PATH", path)
        .env("SLURM_JOB_ID", "1")
        .env("SLURM_JOB_NODELIST", hosts)
        .env("SLURM_TASKS_PER_NODE", format!("1(x{n})"))
        .args(["--mca", "net_if_include", "lo"]);
    command
}

/// Numbers of ranks, a line each.
fn numbers(text: &str) -> Vec<usize> {
    let mut numbers: Vec<usize> = text.lines().map(|l| l.trim().parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn daemons_that_one_srun_starts_find_their_parents() {
    for arity in ["0", "1", "2", "3"] {
        for more in [&[][..], &["--tls"]] {
            let dir = Dir::new();
            let o = allocated(&dir, "a,b,c,d,e,f,g")
                .args(["--mca", "plm_tree_arity", arity])
                .args(more)
                .args(["sh", "-c", "echo $HAWSER_RANK"])
                .output()
                .unwrap();
            assert_eq!(code(&o), 0, "{arity}: {}", err(&o));
            assert_eq!(numbers(&out(&o)), (0..7).collect::<Vec<_>>(), "{arity}: {}", err(&o));
            assert_eq!(err(&o), "", "{arity}");
        }
    }
}

#[test]
fn a_daemon_that_srun_does_not_start_is_named_by_its_parent() {
    let dir = Dir::new();
    let mut command = allocated(&dir, "a,b,c,d,e,f");
    let srun = SRUN.replace("for host in ${hosts//,/ }", "for host in a b c d e");
    dir.write("srun", srun.as_bytes());
    let o = command
        .args(["--mca", "plm_tree_arity", "2", "--mca", "plm_base_step_time", "3"])
        .arg("true")
        .output()
        .unwrap();
    assert_ne!(code(&o), 0);
    let text = err(&o);
    assert!(text.contains("no answer from host f after 3 s"), "{text}");
    assert!(text.contains("Nothing was started") && !text.contains("host e"), "{text}");
}

/// Types the commands that `mpirun` asks for, `hosts` many, the last ones first; its output.
fn by_hand(words: &[&str], hosts: usize) -> Output {
    let dir = Dir::new();
    let mut child = mpirun()
        .args(["--mca", "plm", "manual", "--mca", "net_if_include", "lo"])
        .args(words)
        .stderr(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut scripts, mut script) = (Vec::new(), String::new());
    for line in BufReader::new(child.stderr.take().unwrap()).lines() {
        let line = line.unwrap().trim_start_matches("mpirun: ").to_string();
        let end = line == "END";
        if !line.starts_with("start the daemon") {
            script += &line;
            script.push('\n');
        }
        if end {
            scripts.push(std::mem::take(&mut script));
        }
        if scripts.len() == hosts {
            break;
        }
    }
    let shell = shell(&dir, "#!/bin/sh\nfor w; do :; done; exec \"$w\"\n");
    let typed: Vec<Child> = scripts
        .iter()
        .rev()
        .map(|script| {
            let script = script.replacen("ssh", &shell, 1);
            Command::new("sh").arg("-c").arg(script).stdout(Stdio::null()).spawn().unwrap()
        })
        .collect();
    let o = child.wait_with_output().unwrap();
    for mut daemon in typed {
        assert!(daemon.wait().unwrap().success());
    }
    o
}

#[test]
fn commands_are_told_where_daemons_are_started_by_hand() {
    let o = by_hand(&["-H", "b:1", "sh", "-c", "echo it runs"], 1);
    assert_eq!((code(&o), out(&o).as_str()), (0, "it runs\n"));
    let words = ["--mca", "plm_tree_arity", "1", "-H", "b:1,c:1,d:1,e:1"];
    let o = by_hand(&[&words[..], &["sh", "-c", "echo $HAWSER_RANK"]].concat(), 4);
    assert_eq!(code(&o), 0);
    assert_eq!(numbers(&out(&o)), [0, 1, 2, 3]);
}

#[test]
fn a_host_that_is_lost_with_output_of_ended_ranks_is_missed() {
    let dir = Dir::new();
    let (shell, word) = (shell(&dir, HERE), unique("cut"));
    let gate = dir.path("gate");
    let made = Command::new("mkfifo").arg(&gate).status().unwrap();
    assert!(made.success());
    // More than our own pipe and the window take, by less than the pipe of the rank takes.
    let script = format!(
        "[ $HAWSER_RANK = 1 ] && cat {} && head -c 185000 /dev/zero | tr '\\0' '\\n'; : {word}",
        gate.display()
    );
    let mut child = over(&shell)
        .args(["-H", "localhost:1,b:1", "--mca", "iof_base_buffer", "64k", "sh", "-c", &script])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut daemon = Vec::new();
    wait_for("the start", || {
        daemon = daemons_of(&word);
        !daemon.is_empty()
    });
    fs::write(&gate, "go").unwrap();
    wait_for("the end of the rank", || daemons_of(&word).is_empty());
    assert!(child.try_wait().unwrap().is_none(), "the output fits into the pipes");
    kill("-KILL", daemon[0]);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 1, "{} bytes came; {}", o.stdout.len(), err(&o));
    // Whether the end of the rank was told before its daemon ended is a matter of luck.
    assert!(err(&o).contains("host b has lost its daemon"), "{}", err(&o));
}

#[test]
fn endless_lines_of_many_ranks_come_whole() {
    let dir = Dir::new();
    let shell = shell(&dir, HERE);
    let o = over(&shell)
        .args(["-H", "a:3", "-n", "3", "--mca", "iof_base_max_line", "8M"])
        // Somebody outlives the rank and holds its output open: what is left is taken at the end.
        .args(["sh", "-c", "setsid -f sleep 2; head -c 7000000 /dev/zero | tr '\\0' $HAWSER_RANK"])
        .output()
        .unwrap();
    assert_eq!((code(&o), err(&o)), (0, String::new()));
    for rank in b'0'..=b'2' {
        assert_eq!(o.stdout.iter().filter(|b| **b == rank).count(), 7_000_000, "{}", rank as char);
    }
}

#[test]
fn what_a_remote_shell_has_started_goes_with_it() {
    let dir = Dir::new();
    let word = unique("below");
    // A script that starts the true remote shell as a child of its own, and waits for it.
    let shell = shell(&dir, &format!("#!/bin/sh\nsh -c 'sleep 1000; : {word}'\n: end\n"));
    let o = over(&shell)
        .args(["--mca", "plm_base_step_time", "1", "-H", "a:1", "true"])
        .output()
        .unwrap();
    assert!(code(&o) != 0 && err(&o).contains("no answer from host a"), "{}", err(&o));
    nothing_left(&word);
}

#[test]
fn each_remote_shell_has_its_share_of_the_cpus() {
    // Shares are those of sessions: each shell leads one, in whatever depth of the tree.
    let dir = Dir::new();
    let ids = "read -r line </proc/$$/stat; line=${line##*) }";
    let script = HERE.replace("host=$1", &format!("{ids}; echo $$ $line >>$0.ids; host=$1"));
    let shell = shell(&dir, &script);
    for arity in ["32", "1"] {
        let o = over(&shell)
            .args(["--mca", "plm_tree_arity", arity, "-H", "a,b,c", "true"])
            .output()
            .unwrap();
        assert_eq!(code(&o), 0, "{}", err(&o));
    }
    let text = fs::read_to_string(format!("{shell}.ids")).unwrap();
    let words = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    // Number, state, parent, process group, session.
    let leads = words.map(|w| w[0] == w[3] && w[0] == w[4]).collect::<Vec<_>>();
    assert_eq!(leads, [true; 6], "{text}");
}

#[test]
fn a_job_may_go_on_without_ranks_that_fail() {
    let fail = "[ $HAWSER_RANK = 1 ] && kill -9 $$; [ $HAWSER_RANK = 2 ] && exit 5; echo here";
    for words in [
        "--enable-recovery",
        "--continuous",
        "--with-ft ulfm",
        "--mca errmgr_base_on_failure notify",
    ] {
        let o = job(&format!("{words} -H a:2,b:2"), fail);
        assert_eq!(code(&o), 0, "{words}: {}", err(&o));
        assert_eq!(out(&o).lines().filter(|l| *l == "here").count(), 2, "{words}");
        for part in ["rank 1 (a, pid ", "killed by SIGKILL; the job goes on", "rank 2 (b, pid "] {
            assert!(err(&o).contains(part), "{words}: {}", err(&o));
        }
    }
    let o = job("--enable-recovery -H a:1,b:1", "exit 7");
    assert_eq!(code(&o), 7, "nobody was left: {}", err(&o));
}
