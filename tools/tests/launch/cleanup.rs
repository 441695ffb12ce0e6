//! Nothing is left behind, whoever dies.

use super::*;
use std::os::unix::process::ExitStatusExt;
use std::process::Child;

/// Starts ranks that have children of their own; waits until all run.
fn start(word: &str, ranks: usize, before: &str, words: &[&str]) -> Child {
    // Each rank and each of its children has the word in its command line.
    let inner = format!("while :; do sleep 1; done; : {word}");
    let script = format!("{before} sh -c '{inner}' & sh -c '{inner}'; : {word}");
    let n = ranks.to_string();
    let child = mpirun()
        .args(["--oversubscribe", "-n", &n])
        .args(words)
        .args(["sh", "-c", &script])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // mpirun itself, and three shells for each rank.
    wait_for("the ranks", || processes_with(word).len() > 3 * ranks);
    child
}

fn gone(word: &str) {
    wait_for("the end of all processes", || processes_with(word).is_empty());
}

fn ranks_of(child: &Child) -> Vec<i32> {
    let pid = child.id();
    let list = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
    list.split_whitespace()
        .filter_map(|p| p.parse().ok())
        .filter(|p| {
            let name = fs::read_to_string(format!("/proc/{p}/comm")).unwrap_or_default();
            name.trim() != "hawser-guard"
        })
        .collect()
}

#[test]
fn kill_9_of_mpirun() {
    let word = unique("kill-mpirun");
    let mut child = start(&word, 3, "", &[]);
    kill("-KILL", child.id() as i32);
    child.wait().unwrap();
    gone(&word);
}

/// Kills `mpirun` when it has started none, a few, many of its ranks.
#[test]
fn kill_9_of_mpirun_while_it_starts() {
    for started in [0, 1, 3, 8, 15, 30] {
        let word = unique(&format!("starting-{started}"));
        let script = format!("sh -c 'while :; do sleep 1; done; : {word}'; : {word}");
        let mut child = mpirun()
            .args(["--quiet", "-n", "40", "sh", "-c", &script])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        wait_for("the first ranks", || processes_with(&word).len() > started);
        kill("-KILL", child.id() as i32);
        child.wait().unwrap();
        gone(&word);
    }
}

#[test]
fn kill_9_of_a_rank() {
    let word = unique("kill-rank");
    let child = start(&word, 3, "", &[]);
    let victim = ranks_of(&child)[1];
    kill("-KILL", victim);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 137);
    assert!(err(&o).contains(&format!("pid {victim}")), "{}", err(&o));
    assert!(processes_with(&word).is_empty());
}

#[test]
fn a_signal_is_forwarded_and_ends_the_job() {
    for (signal, expected) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let word = unique(&format!("signal{signal}"));
        let child = start(&word, 2, "", &[]);
        kill(signal, child.id() as i32);
        let o = child.wait_with_output().unwrap();
        assert_eq!(code(&o), expected, "{}", err(&o));
        assert!(processes_with(&word).is_empty());
    }
}

#[test]
fn the_grace_lets_ranks_finish() {
    let dir = Dir::new();
    let (ready, saved) = (dir.path("ready"), dir.path("saved"));
    let script = format!(
        "trap 'sleep 2; echo > {}; exit 0' TERM; echo > {}; while :; do sleep 0.1; done",
        saved.display(),
        ready.display()
    );
    let child = mpirun()
        .args(["-n", "1", "--kill-grace", "60", "sh", "-c", &script])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for("the trap", || ready.exists());
    kill("-TERM", child.id() as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 143);
    assert!(saved.exists());
}

#[test]
fn ranks_that_ignore_signals_are_killed_in_the_end() {
    let word = unique("ignore");
    let child = start(&word, 2, "trap '' INT TERM;", &["--kill-grace", "0.2"]);
    kill("-INT", child.id() as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 130);
    assert!(processes_with(&word).is_empty());
}

#[test]
fn a_second_interrupt_kills_at_once() {
    let word = unique("second");
    let child = start(&word, 2, "trap '' INT TERM;", &["--kill-grace", "100000"]);
    kill("-INT", child.id() as i32);
    // The first one must have been read, or the kernel would merge both.
    let pid = child.id();
    let pending = || {
        let text = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let line = text.lines().find(|l| l.starts_with("ShdPnd:")).unwrap_or("ShdPnd:\t2");
        u64::from_str_radix(line.split_whitespace().nth(1).unwrap_or("2"), 16).unwrap_or(2) & 2 != 0
    };
    wait_for("the first signal", || !pending());
    kill("-INT", child.id() as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 130);
    assert!(processes_with(&word).is_empty());
}

#[test]
fn descendants_that_left_the_group_are_found_after_a_failure() {
    let word = unique("setsid");
    // timeout(1) makes a process group of its own.
    let script = format!(
        "timeout 1000 sh -c 'while :; do sleep 1; done; : {word}' & \
         [ $HAWSER_RANK = 0 ] || {{ sleep 0.5; kill -KILL $$; }}; wait"
    );
    let o = run("-n 2", &script);
    assert_eq!(code(&o), 137, "{}", err(&o));
    assert!(processes_with(&word).is_empty());
}

#[test]
fn background_processes_end_with_the_job() {
    let word = unique("background");
    let script = format!("sh -c 'while :; do sleep 1; done; : {word}' & exit 0");
    let o = run("-n 2", &script);
    assert_eq!(code(&o), 0);
    gone(&word);
}

#[test]
fn a_killed_guard_does_not_disturb_the_job() {
    let word = unique("guard");
    let child = start(&word, 2, "", &[]);
    let pid = child.id();
    let list = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
    let guard = list
        .split_whitespace()
        .find(|p| fs::read_to_string(format!("/proc/{p}/comm")).unwrap().trim() == "hawser-guard")
        .unwrap();
    kill("-KILL", guard.parse().unwrap());
    kill("-TERM", pid as i32);
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 143);
    assert_eq!(o.status.signal(), None);
    gone(&word);
}

#[test]
fn background_processes_end_with_the_job_without_a_guard_too() {
    let word = unique("unguarded");
    let dir = Dir::new();
    let go = dir.path("go");
    // The rank leaves when the guard is gone.
    let script = format!(
        "sh -c 'while :; do sleep 1; done; : {word}' & \
         until [ -e {} ]; do sleep 0.05; done; exit 0",
        go.display()
    );
    let child = mpirun()
        .args(["-n", "1", "sh", "-c", &script])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let pid = child.id();
    let children = || fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
    let named = |p: &str| fs::read_to_string(format!("/proc/{p}/comm")).unwrap_or_default();
    let mut guard = 0;
    wait_for("the ranks and the guard", || {
        let list = children();
        let found = list.split_whitespace().find(|p| named(p).trim() == "hawser-guard");
        guard = found.map_or(0, |p| p.parse().unwrap());
        guard != 0 && processes_with(&word).len() >= 3
    });
    kill("-KILL", guard);
    wait_for("the end of the guard", || !children().contains(&guard.to_string()));
    fs::write(go, "").unwrap();
    let o = child.wait_with_output().unwrap();
    assert_eq!(code(&o), 0, "{}", err(&o));
    gone(&word);
}

/// A shell that executes `mpirun` with these words after it has done something.
fn after(first: &str, words: &str, script: &str) -> Command {
    let mut shell = without_settings("bash");
    let line = format!("{first}; exec \"$0\" {words} sh -c \"$1\"");
    shell.args(["-c", &line, env!("CARGO_BIN_EXE_mpirun"), script]);
    shell.stdout(Stdio::piped()).stderr(Stdio::piped());
    shell
}

#[test]
fn signals_that_are_ignored_at_the_start_stay_ignored() {
    let dir = Dir::new();
    let (ready, go) = (dir.path("ready"), dir.path("go"));
    let script =
        format!("echo > {}; until [ -e {} ]; do sleep 0.05; done", ready.display(), go.display());
    let child = after("trap '' HUP INT QUIT", "-n 1", &script).spawn().unwrap();
    wait_for("the rank", || ready.exists());
    for signal in ["-HUP", "-INT", "-QUIT"] {
        kill(signal, child.id() as i32);
    }
    fs::write(go, "").unwrap();
    let o = child.wait_with_output().unwrap();
    assert_eq!((code(&o), err(&o).as_str()), (0, ""));
}

#[test]
fn ends_of_ranks_are_seen_where_ends_of_children_are_ignored() {
    let o = after("trap '' CHLD", "-n 2 --timeout 60", "exit 7").output().unwrap();
    assert_eq!(code(&o), 7, "{}", err(&o));
}

#[test]
fn children_from_before_are_not_of_the_job() {
    let (word, left) = (unique("before"), unique("left"));
    let script = |word: &str| format!("while :; do sleep 1; done; : {word}");
    // One of them leaves a process behind that becomes a child of mpirun.
    let first =
        format!("sh -c '{}' & sh -c 'sh -c \"{}\" & :' & wait $!", script(&word), script(&word));
    // A rank leaves one, too, which has left the process group.
    let rank = format!("setsid sh -c '{}' & exit 3", script(&left));
    let mut shell = after(&first, "-n 1 --quiet", &rank);
    let o = shell.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    assert_eq!(o.code(), Some(3));
    gone(&left);
    let others = processes_with(&word);
    assert!(others.len() >= 2, "{others:?}");
    others.into_iter().for_each(|pid| kill("-KILL", pid));
}
