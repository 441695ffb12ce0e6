//! The exit contract, and mistakes of the user.

use super::*;

#[test]
fn success_and_the_environment_of_a_rank() {
    let o = run("-n 3 --oversubscribe", "echo $OMPI_COMM_WORLD_RANK/$PMI_SIZE/$MPI_LOCALRANKID");
    assert_eq!(sorted(&out(&o)), ["0/3/0", "1/3/1", "2/3/2"]);
    assert_eq!((code(&o), err(&o).as_str()), (0, ""));
}

#[test]
fn the_code_of_the_failing_rank() {
    let o = run("-n 3 --oversubscribe", "[ $HAWSER_RANK = 1 ] && exit 42; sleep 300");
    assert_eq!(code(&o), 42);
    let text = err(&o);
    assert!(text.contains("rank 1") && text.contains("exit code 42"), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    let o = run("-n 2 --quiet --oversubscribe", "exit 7");
    assert_eq!((code(&o), err(&o).as_str()), (7, ""));
}

#[test]
fn a_signal_is_128_and_its_number() {
    let o = run("-n 2", "[ $HAWSER_RANK = 1 ] && kill -SEGV $$; sleep 300");
    assert_eq!(code(&o), 139);
    assert!(err(&o).contains("rank 1") && err(&o).contains("SIGSEGV"), "{}", err(&o));
    let o = run("-n 2", "[ $HAWSER_RANK = 0 ] && kill -KILL $$; sleep 300");
    assert_eq!(code(&o), 137);
    assert!(err(&o).contains("Somebody sent SIGKILL"), "{}", err(&o));
}

#[test]
fn a_timeout_tells_what_each_rank_does() {
    let o = run("-n 2 --timeout 0.2", "sleep 300");
    assert_eq!(code(&o), 124);
    let text = err(&o);
    assert!(text.contains("--timeout 0.2") && text.contains("ranks 0, 1 (pids "), "{text}");
    assert!(text.contains("not in MPI yet"), "{text}");
    let o = mpirun().env("MPIEXEC_TIMEOUT", "0.2").args(["-n", "1", "sleep", "300"]).output();
    assert_eq!(code(&o.unwrap()), 124);
}

#[test]
fn programs_that_cannot_be_started() {
    let dir = Dir::new();
    let text = dir.write("text", b"not a program");
    for (program, expected, part) in [
        ("no-such-program", 127, "not found"),
        ("/", 126, "directory"),
        (text.to_str().unwrap(), 126, "not executable"),
    ] {
        let o = mpirun().args(["-n", "2", program]).output().unwrap();
        assert_eq!(code(&o), expected, "{program}: {}", err(&o));
        assert!(err(&o).contains(part), "{}", err(&o));
        assert_eq!(err(&o).lines().count(), 1, "{}", err(&o));
    }
    fs::set_permissions(&text, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let o = mpirun().arg("-n").arg("2").arg(&text).output().unwrap();
    assert_eq!(code(&o), 126);
    assert!(err(&o).contains("text without a #! line"), "{}", err(&o));
}

#[test]
fn a_start_that_fails_half_way_ends_what_was_started() {
    let word = unique("half");
    let script = format!("sleep 300; : {word}");
    let o = mpirun()
        .args(["--oversubscribe", "-n", "3", "sh", "-c", &script, ":", "-n", "1"])
        .args(["--wdir", "/", "./etc/shadow-of-nothing"])
        .output()
        .unwrap();
    assert_eq!(code(&o), 127);
    assert!(processes_with(&word).is_empty());
    // The interpreter of a script is missing: that shows only when it is executed.
    let dir = Dir::new();
    let bad = dir.write("bad", b"#!/no/such/interpreter\n");
    fs::set_permissions(&bad, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let o = mpirun()
        .args(["--oversubscribe", "-n", "3", "sh", "-c", &script, ":", "-n", "1"])
        .arg(&bad)
        .output()
        .unwrap();
    assert_eq!(code(&o), 127, "{}", err(&o));
    assert!(err(&o).contains("3 of 4"), "{}", err(&o));
    assert!(processes_with(&word).is_empty());
}

#[test]
fn mistakes_on_the_command_line() {
    for (words, part) in [
        ("--oversubscrib -n 2 true", "did you mean \"--oversubscribe\""),
        ("-n two true", "\"two\""),
        ("-n 2", "no program"),
        ("--mca btl_base_verbos 1 true", "did you mean \"btl_base_verbose\""),
        ("--mca btl tpc true", "tpc"),
        ("-H localhost:2 -n 3 true", "--oversubscribe"),
        ("--map-by :PE=100000 -n 1 true", "PE=100000"),
        ("--rankfile /no/such/file -n 1 true", "/no/such/file"),
        ("-H localhost:1000000000 true", "1000000000 processes"),
        ("--nolocal -n 1 true", "--nolocal"),
        ("--nooversubscribe -n 4000 true", "4000"),
        ("-n 100000 true", "100000"),
        ("-n 2 --stdin 2 true", "--stdin 2"),
        ("--hostfile /no/such/file true", "/no/such/file"),
    ] {
        let o = mpirun().args(words.split_whitespace()).output().unwrap();
        assert_eq!(code(&o), 2, "{words}: {}", err(&o));
        assert!(err(&o).contains(part), "{words}: {}", err(&o));
        assert_eq!(err(&o).lines().count(), 1, "{}", err(&o));
    }
}

#[test]
fn several_programs_and_options_that_are_not_ours() {
    let o = mpirun()
        .args(["--oversubscribe", "-n", "1", "-x", "A=1", "sh", "-c", "echo $HAWSER_APPNUM $A"])
        .args([":", "-n", "2", "-x", "A=2", "sh", "-c", "echo $HAWSER_APPNUM $A $HAWSER_RANK"])
        .output()
        .unwrap();
    assert_eq!(sorted(&out(&o)), ["0 1", "1 2 1", "1 2 2"]);
    let words = ["-n", "1", "echo", "--app", "-n", "3", "-x", "--timeout", "0"];
    let o = mpirun().args(words).output().unwrap();
    assert_eq!(out(&o), "--app -n 3 -x --timeout 0\n");
}

#[test]
fn working_directory_settings_and_a_host_file() {
    let dir = Dir::new();
    let hosts = dir.write("hosts", b"# mine\nlocalhost slots=2\n");
    let o = mpirun()
        .arg("--hostfile")
        .arg(&hosts)
        .args(["--wdir", "/usr", "--mca", "btl", "self", "sh", "-c"])
        .arg("echo $(pwd) $HAWSER_MCA_btl $OMPI_UNIVERSE_SIZE")
        .output()
        .unwrap();
    assert_eq!(out(&o), "/usr self 2\n/usr self 2\n", "{}", err(&o));
}

#[test]
fn help_and_version() {
    let o = mpirun().arg("--help").output().unwrap();
    assert!(code(&o) == 0 && out(&o).contains("--kill-grace"));
    let o = mpirun().arg("--version").output().unwrap();
    assert!(code(&o) == 0 && out(&o).contains("Hawser"));
}

#[test]
fn one_line_warns_of_shared_cores() {
    let o = run("-n 100", "true");
    assert_eq!(code(&o), 0, "{}", err(&o));
    assert!(err(&o).lines().count() <= 1);
    let o = run("-n 100 --oversubscribe", "true");
    assert_eq!(err(&o), "");
}

#[test]
fn bindings_are_reported() {
    let o = run("-n 1 --bind-to none --report-bindings", "true");
    assert!(err(&o).contains("rank 0") && err(&o).contains("not bound"), "{}", err(&o));
    let o =
        run("-n 1 --bind-to core --report-bindings", "grep Cpus_allowed_list /proc/self/status");
    assert!(err(&o).contains("core"), "{}", err(&o));
}

/// Two jobs at once: where both are bound, it is to different cores.
#[test]
fn two_jobs_do_not_share_a_core() {
    use std::io::{BufRead, BufReader};
    let binding = |line: &str| {
        line.split_once("(CPUs ").and_then(|(_, r)| r.split_once(')')).map(|(c, _)| c.to_string())
    };
    let mut first = mpirun()
        .args(["-n", "1", "--report-bindings", "--stdin", "none", "sleep", "300"])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The line about the binding; one about cores of other jobs may stand before it.
    let held = BufReader::new(first.stderr.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .find(|l| l.contains("rank 0"))
        .unwrap();
    let o = mpirun().args(["-n", "1", "--report-bindings", "true"]).output().unwrap();
    let second = err(&o);
    if let (Some(a), Some(b)) = (binding(&held), binding(&second)) {
        assert_ne!(a, b, "{held} {second}");
    }
    kill("-TERM", first.id() as i32);
    first.wait().unwrap();
}
