//! Options of the command line, as their effect on a job.

use std::fs;

use super::*;

/// What `mpirun` shows before the job, without who says it.
fn shown(words: &str) -> Vec<String> {
    let output = run(words, "true");
    assert_eq!(code(&output), 0, "{words}: {}", err(&output));
    let plain = |l: &str| l.strip_prefix("mpirun: ").unwrap_or(l).to_string();
    err(&output).lines().map(plain).collect()
}

#[test]
fn allocation_and_map_are_shown() {
    let lines = shown("-H localhost:3 --display allocation,map -n 2");
    assert_eq!(lines[0], "allocation by the command line:");
    assert!(
        lines[1].starts_with("  node 0 ") && lines[1].ends_with(" slots=3 (given)"),
        "{lines:?}"
    );
    assert_eq!(lines[2], "map of 2 ranks:");
    assert!(lines[3].ends_with(" ranks 0-1"), "{lines:?}");
    assert_eq!(shown("--display-map -n 1")[0], "map of 1 ranks:");
    assert_eq!(shown("--display-allocation -n 1")[0], "allocation by this machine:");
    assert!(shown("--display topo -n 1")[0].starts_with("topology of "));
    assert!(shown("--display bindings --bind-to none -n 1")[0].ends_with("is not bound"));
}

#[test]
fn as_json_every_line_is_an_object() {
    let words = "--display allocation,map,bindings,topo:parsable -H localhost:2 -n 2";
    let output = run(words, "true");
    let text = err(&output);
    let kinds: Vec<String> = text
        .lines()
        // Which cores other jobs hold is no part of it.
        .filter(|line| !line.starts_with("mpirun: rmaps:"))
        .map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).expect(line);
            value.as_object().unwrap().keys().next().unwrap().clone()
        })
        .collect();
    assert_eq!(kinds, ["allocation", "map", "topology", "binding", "binding"], "{text}");
}

#[test]
fn a_job_can_be_mapped_and_not_started() {
    let lines = shown("--do-not-launch --display map -n 3 --oversubscribe");
    assert_eq!(lines.last().unwrap(), "nothing is started (--do-not-launch)");
    let output = run("--rtos donotlaunch -n 1", "echo started");
    assert_eq!((out(&output).as_str(), code(&output)), ("", 0));
}

#[test]
fn the_environment_is_as_asked() {
    let with = |words: &str, script: &str| {
        let output = mpirun()
            .env("OWN", "ours")
            .env("OWNER", "x")
            .args(words.split_whitespace())
            .args(["sh", "-c", script])
            .output()
            .unwrap();
        assert_eq!(code(&output), 0, "{words}: {}", err(&output));
        out(&output)
    };
    let show = "echo ${OWN-none} ${OWNER-none} ${NEW-none}";
    assert_eq!(with("-n 1", show), "ours x none\n");
    assert_eq!(with("-n 1 -x NEW=1 -x OWN", show), "ours x 1\n");
    assert_eq!(with("-n 1 -genvnone -env NEW 1", show), "none none 1\n");
    assert_eq!(with("-n 1 -genvlist OWN,NEW", show), "ours none none\n");
    assert_eq!(with("-n 1 --unset-env OWN*", show), "none none none\n");
    assert_eq!(with("-n 1 --unset-env OWNER", show), "ours none none\n");
    assert_eq!(
        with("-n 1 --prepend-env OWN[:] a --append-env OWN[;] z", show),
        "a:ours;z x none\n"
    );
    assert_eq!(with("-n 1 --set-env NEW=2", show), "ours x 2\n");
    // Parameters reach the ranks whatever is left out.
    let seen = with("-n 1 -genvnone --mca rmaps_base_verbose 0", "env | grep -c HAWSER_MCA_rmaps");
    assert_eq!(seen, "1\n");
}

#[test]
fn two_programs_have_their_own_environment() {
    let script = "echo ${A-none} ${OWN-none}";
    let mut command = mpirun();
    command.env("OWN", "ours").args(["-n", "1", "-x", "A=1", "-envnone", "-x", "A=2", "sh", "-c"]);
    command.args([script, ":", "-n", "1", "sh", "-c", script]);
    let output = command.output().unwrap();
    assert_eq!(sorted(&out(&output)), ["2 none", "none ours"], "{}", err(&output));
}

#[test]
fn programs_are_looked_for_where_asked() {
    let dir = Dir::new();
    fs::write(dir.path("only-here"), "#!/bin/sh\necho found\n").unwrap();
    let mut permissions = fs::metadata(dir.path("only-here")).unwrap().permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut permissions, 0o755);
    fs::set_permissions(dir.path("only-here"), permissions).unwrap();
    let output =
        mpirun().args(["-n", "1", "--path"]).arg(&dir.0).arg("only-here").output().unwrap();
    assert_eq!(out(&output), "found\n", "{}", err(&output));
}

#[test]
fn parameters_come_from_files_and_other_names() {
    let dir = Dir::new();
    let file = dir.path("settings");
    fs::write(&file, "# mine\nrmaps_base_oversubscribe = true\n-x NEW=5 --mca btl ^openib\n")
        .unwrap();
    let output =
        mpirun().arg("--tune").arg(&file).args(["-n", "9999", "--do-not-launch", "true"]).output();
    assert!(err(&output.unwrap()).contains("9999 processes"));
    let output =
        mpirun().arg("--tune").arg(&file).args(["-n", "1", "sh", "-c", "echo $NEW"]).output();
    let output = output.unwrap();
    assert_eq!((out(&output).as_str(), code(&output)), ("5\n", 0), "{}", err(&output));
    assert!(err(&output).contains("no openib"), "{}", err(&output));
    // It cannot name itself.
    fs::write(&file, format!("--tune {}\n", file.display())).unwrap();
    let output = mpirun().arg("--tune").arg(&file).args(["-n", "1", "true"]).output().unwrap();
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("settings:1:"), "{}", err(&output));
    for words in ["--mca btl ^openib", "--mca orte_base_help_aggregate 0", "--mca btl self,vader"] {
        assert_eq!(code(&run(&format!("{words} -n 1"), "true")), 0, "{words}");
    }
}

#[test]
fn app_files_cannot_name_themselves() {
    let dir = Dir::new();
    let file = dir.path("apps");
    fs::write(&file, format!("-n 1 true\n--app {}\n", file.display())).unwrap();
    let output = mpirun().arg("--app").arg(&file).output().unwrap();
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("apps:2:"), "{}", err(&output));
    fs::write(&file, "-n 1 echo one\n-n 1 echo two # two\n").unwrap();
    let output = mpirun().arg("-configfile").arg(&file).output().unwrap();
    assert_eq!(sorted(&out(&output)), ["one", "two"]);
}

/// A favourite way to other hosts does not keep a job from this one.
#[test]
fn a_job_on_this_host_needs_nothing_that_starts_others() {
    for name in ["ssh", "slurm", "manual"] {
        let output =
            mpirun().env("HAWSER_MCA_plm", name).args(["-n", "1", "true"]).output().unwrap();
        assert_eq!((code(&output), err(&output)), (0, String::new()), "{name}");
    }
    let output = mpirun().env("HAWSER_MCA_plm", "shh").args(["-n", "1", "true"]).output().unwrap();
    assert!(code(&output) == 2 && err(&output).contains("ssh"), "{}", err(&output));
}

/// Every option that stands for a parameter stands for one that there is.
#[test]
fn options_that_set_parameters() {
    for words in [
        "-launcher fork",
        "-launcher ssh",
        "-launcher slurm",
        "-launcher manual",
        "-launcher rsh",
        "--mca plm rsh",
        "--launch-agent ssh",
        "-launcher-exec ssh",
        "--prefix /usr",
        "-branch-count 4",
        "--spawn-timeout 30",
        "--interface lo",
        "-iface lo",
        "--interface-exclude docker*",
        "--port-range 20000-20010",
        "-rmk user",
        "--mca btl_tcp_if_include lo",
        "--mca plm_rsh_agent rsh",
        "--mca hwloc_base_binding_policy none",
    ] {
        let output = run(&format!("{words} -n 1"), "true");
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{words}");
    }
    let from_environment =
        [("MPIEXEC_PORT_RANGE", "20000:20010"), ("HYDRA_IFACE", "lo"), ("HYDRA_LAUNCHER", "sge")];
    for (name, value) in from_environment {
        let output = mpirun().env(name, value).args(["-n", "1", "true"]).output().unwrap();
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{name}");
    }
    let unknown = ("HYDRA_LAUNCHER", "persist");
    let output = mpirun().env(unknown.0, unknown.1).args(["-n", "1", "true"]).output().unwrap();
    assert_eq!(code(&output), 0);
    assert!(err(&output).contains("ignored: HYDRA_LAUNCHER: \"persist\""), "{}", err(&output));
    for name in ["OMPI_MCA_btl_tcp_if_include", "PRTE_MCA_prte_if_include"] {
        let mut command = mpirun();
        command.env(name, "lo").args(["-n", "1", "sh", "-c", "echo $HAWSER_MCA_net_if_include"]);
        let output = command.output().unwrap();
        assert_eq!((out(&output).as_str(), err(&output).as_str()), ("lo\n", ""), "{name}");
    }
    let output = mpirun().env("OMPI_MCA_orte_default_hostfile", "/no/file").arg("true").output();
    assert!(err(&output.unwrap()).contains("/no/file"));
    let output =
        mpirun().env("HYDRA_HOST_FILE", "/no/such/file").args(["-n", "1", "true"]).output();
    assert!(err(&output.unwrap()).contains("/no/such/file"));
}

#[test]
fn what_changes_nothing_is_said_and_what_cannot_be_is_refused() {
    let output = run("--stream-buffering 0 -n 1", "true");
    assert_eq!(code(&output), 0);
    assert!(err(&output).contains("--stream-buffering changes nothing: "), "{}", err(&output));
    assert_eq!(err(&run("-q --stream-buffering 0 -n 1", "true")), "");
    for (words, part) in [
        ("--xml -n 1", "XML"),
        ("--preload-binary -n 1", "file system"),
        ("--rtos autorestart -n 1", "not started again"),
        ("-g 1 -n 1", "CUDA_VISIBLE_DEVICES"),
        ("--with-ft checkpoint -n 1", "checkpoint"),
        ("--forward-signals WINCH -n 1", "WINCH"),
        ("-launcher shh -n 1", "\"ssh\""),
        ("--bind-to user:0 -n 1", "--cpu-set"),
    ] {
        let output = run(words, "true");
        assert_eq!(code(&output), 2, "{words}");
        assert!(err(&output).contains(part), "{words}: {}", err(&output));
    }
}

#[test]
fn output_in_all_spellings() {
    let dir = Dir::new();
    let line = |words: &str| out(&run(&format!("{words} -n 1"), "echo x"));
    assert_eq!(line("--output tag"), "[1,0]<stdout>:x\n");
    assert_eq!(line("--output RANK"), "[0] x\n");
    assert_eq!(line("-prepend-pattern [%r]"), "[0] x\n");
    assert_eq!(line("--output json"), "{\"rank\":0,\"stream\":\"stdout\",\"text\":\"x\"}\n");
    let to = format!("--output dir={}:nocopy", dir.0.display());
    assert_eq!(line(&to), "");
    assert_eq!(fs::read_to_string(dir.path("1/rank.0/stdout")).unwrap(), "x\n");
    let merged = run("--output merge -n 1", "echo x >&2");
    assert_eq!((out(&merged).as_str(), err(&merged).as_str()), ("x\n", ""));
}

#[test]
fn the_process_id_is_told() {
    let dir = Dir::new();
    let file = dir.path("pid");
    let output =
        mpirun().arg("--report-pid").arg(&file).args(["-n", "1", "sh", "-c", "true"]).output();
    assert_eq!(code(&output.unwrap()), 0);
    let pid: u32 = fs::read_to_string(&file).unwrap().trim().parse().unwrap();
    assert!(pid > 1);
    let said = out(&run("--report-pid - -n 1", "true"));
    assert!(said.trim().parse::<u32>().is_ok(), "{said}");
}

#[test]
fn sequences_and_rank_files() {
    let dir = Dir::new();
    let file = dir.path("ranks");
    fs::write(&file, "rank 0=localhost slot=0\nrank 1=+n0 slot=0\n").unwrap();
    let output =
        mpirun().arg("--rankfile").arg(&file).args(["-n", "2", "echo", "x"]).output().unwrap();
    assert_eq!((out(&output).as_str(), code(&output)), ("x\nx\n", 0), "{}", err(&output));
    fs::write(&file, "rank 0=elsewhere slot=0\n").unwrap();
    let output = mpirun().arg("--rankfile").arg(&file).args(["-n", "1", "true"]).output().unwrap();
    assert!(err(&output).contains("ranks:1: host \"elsewhere\""), "{}", err(&output));
    fs::write(&file, "rank 0=localhost slot=77777\n").unwrap();
    let output = mpirun().arg("--rankfile").arg(&file).args(["-n", "1", "true"]).output().unwrap();
    // Binding is never fatal.
    assert_eq!(code(&output), 0);
    assert!(err(&output).contains("there is no 77777 among its"), "{}", err(&output));
    let output = run("-H localhost,localhost --map-by seq", "echo x");
    assert_eq!(out(&output), "x\nx\n", "{}", err(&output));
}

/// A closed stream is as good as `/dev/null`: no descriptor of ours takes its place.
#[test]
fn a_closed_stream_is_as_good_as_none() {
    let dir = Dir::new();
    let (mpirun, seen) = (env!("CARGO_BIN_EXE_mpirun"), dir.path("seen"));
    let shown = seen.display();
    let script = format!(
        "'{mpirun}' -n 2 sh -c 'cat; echo lost; \
         r=$(readlink /proc/$$/fd/1); echo $r >>{shown}; exit 7' >&- <&-"
    );
    let output = without_settings("sh").args(["-c", &script]).output().unwrap();
    assert_eq!((code(&output), out(&output).as_str()), (7, ""), "{}", err(&output));
    let of_ranks = fs::read_to_string(&seen).unwrap();
    assert!(!of_ranks.is_empty() && of_ranks.lines().all(|l| l.starts_with("pipe:")), "{of_ranks}");
    let script = format!("'{mpirun}' --help >/dev/full");
    let output = without_settings("sh").args(["-c", &script]).output().unwrap();
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("standard output cannot be written"), "{}", err(&output));
}

#[test]
fn mistakes_are_told_with_their_place() {
    let dir = Dir::new();
    let typo = dir.write("typo", b"localhost slots=2\nlocalhost slot=4\n");
    let none = dir.write("none", b"# nothing\n");
    let binary = dir.write("binary", &[0xff, 0xfe, 0x00]);
    let ranks = dir.write("ranks", b"rank 0=localhost slot=0\nrnak 1=localhost\n");
    let many = dir.write("many", b"localhost slots=1000000000\n");
    let text = |path: &PathBuf| path.display().to_string();
    let file = |option: &str, path: &PathBuf| format!("{option} {} -n 1", text(path));
    for (words, parts) in [
        (file("--hostfile", &typo), ["line 2", "did you mean \"slots\"?"]),
        (file("--hostfile", &none), ["none", "names no host"]),
        (file("--hostfile", &binary), ["binary", "UTF-8"]),
        (file("-f", &dir.0), ["host file", "it is no file"]),
        (file("--rankfile", &ranks), ["ranks:2", "does not begin with \"rank N\""]),
        (file("--app", &none), ["none", "names no program"]),
        (file("--tune", &ranks), ["ranks:1", "neither NAME = VALUE"]),
        (format!("--hostfile {}", text(&many)), ["1000000000 processes", "at most"]),
        ("-n 4294967296".into(), ["4294967296", "number of processes"]),
        ("-n 1000000".into(), ["1000000 processes", "at most"]),
        ("-H localhost:99999999999 -n 1".into(), ["99999999999", "number of slots"]),
        ("--map-by ppr:1000000:core".into(), ["processes", "at most"]),
        ("--map-by ppr:2:cor -n 1".into(), ["\"cor\"", "did you mean \"core\"?"]),
        ("--map-by slto -n 1".into(), ["slto", "did you mean \"slot\"?"]),
        ("--map-by slot:PE=0 -n 1".into(), ["\"0\"", "number of cores"]),
        ("-N 2 -n 5".into(), ["are 2", "-n asks for 5"]),
        ("--cpu-set 1-x -n 1".into(), ["1-x", "not a place"]),
        ("-H +n3 -n 1".into(), ["+n3", "no host file"]),
        ("--hostfle x -n 1".into(), ["--hostfle", "did you mean \"--hostfile\"?"]),
    ] {
        let output = run(&words, "true");
        assert_eq!(code(&output), 2, "{words}: {}", err(&output));
        for part in parts {
            assert!(err(&output).contains(part), "{words}: {}", err(&output));
        }
    }
    let bad =
        [("SLURM_TASKS_PER_NODE", "0"), ("SLURM_JOB_NODELIST", "n["), ("SLURM_JOB_NODELIST", "")];
    for (name, value) in bad {
        let mut command = mpirun();
        command.env("SLURM_JOB_ID", "1").env("SLURM_JOB_NODELIST", "n1").env(name, value);
        let output = command.args(["-n", "1", "true"]).output().unwrap();
        assert_eq!(code(&output), 2, "{name}={value}");
        assert!(err(&output).contains(name), "{}", err(&output));
    }
}
