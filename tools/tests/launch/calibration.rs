//! `hawser calibrate`, and what jobs make of it. Programs of the jobs are `hawser info` and shells:
//! they resolve parameters as a rank does, or show what it was handed.

use hawser_mca::calibration::{Calibration, Measured};
use hawser_segment::calibration::host;

use super::*;
use std::os::unix::fs::PermissionsExt;

const SOURCE: &str = "calibration of this host";

/// A cache folder of its own, in which this test keeps calibrations.
struct Cache(Dir);

impl Cache {
    fn new() -> Cache {
        Cache(Dir::new())
    }

    /// The file of this host.
    fn file(&self) -> PathBuf {
        self.0.path("hawser").join(host_file())
    }

    fn keep(&self, text: &str) {
        fs::create_dir_all(self.0.path("hawser")).unwrap();
        fs::write(self.file(), text).unwrap();
    }

    fn with(&self, mut command: Command, words: &str) -> Output {
        command.env("XDG_CACHE_HOME", &self.0.0).env("HOME", "/nonexistent");
        command.args(words.split_whitespace()).output().unwrap()
    }

    fn hawser(&self, words: &str) -> Output {
        self.with(without_settings(env!("CARGO_BIN_EXE_hawser")), words)
    }

    fn mpirun(&self, words: &str) -> Output {
        self.with(mpirun(), words)
    }

    /// What ranks see of the component `sm`.
    fn ranks_see(&self, options: &str) -> Output {
        let hawser = env!("CARGO_BIN_EXE_hawser");
        self.mpirun(&format!("-n 2 --oversubscribe {options} {hawser} info --param btl sm"))
    }
}

fn sample() -> Calibration {
    let setting = |name: &str, value: &str| (name.to_string(), value.to_string());
    Calibration {
        host: host(),
        cpus: vec![0, 1],
        settings: vec![setting("btl_sm_cma_min", "2M"), setting("btl_sm_stream_min", "32k")],
        measured: vec![Measured { way: "copy".into(), len: 8192, times_ns: vec![1500, 1700] }],
    }
}

fn host_file() -> String {
    host().file_name()
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn what_is_measured_is_kept_shown_used_and_removed() {
    let cache = Cache::new();
    assert!(out(&cache.hawser("calibrate --print")).contains("No calibration is kept"));
    let dry = cache.hawser("calibrate --dry-run");
    let made = cache.hawser("calibrate");
    if code(&dry) != 0 || code(&made) != 0 {
        // One CPU, or one that others use all the time: it says so, and keeps nothing.
        let text = err(&dry) + &err(&made);
        assert!(text.contains("hawser: no calibration: ") && text.contains("CPUs"), "{text}");
        return;
    }
    assert!(out(&dry).contains("Nothing was kept."), "{}", out(&dry));
    assert!(out(&made).contains(&format!("Kept in {}", cache.file().display())));
    let shown = out(&cache.hawser("calibrate --print"));
    assert!(shown.contains("btl_sm_cma_min = ") && shown.contains("stream"), "{shown}");
    let o = cache.ranks_see("");
    assert_eq!((code(&o), err(&o).as_str()), (0, ""));
    let kept = |prefix: &str| {
        let is_one = |l: &&str| l.trim_start().starts_with(prefix) && l.contains("(built-in value");
        shown.lines().filter(is_one).count()
    };
    assert!(kept("btl_sm_") >= 3, "{shown}");
    assert_eq!(count(&out(&o), SOURCE), 2 * kept("btl_sm_"), "in two ranks: {}", out(&o));
    for (link, n) in [("node", 5), ("crowded", 5), ("network", 0)] {
        let named = format!("coll_base_{link}_");
        assert_eq!(count(&shown, &named), n, "{shown}{}", out(&made));
    }
    let all = out(&cache.hawser("info --all"));
    assert_eq!(count(&all, SOURCE), kept(""), "{shown}{all}");

    // Ranks of a job measure what lies between them, and the rest stays.
    let hawser = env!("CARGO_BIN_EXE_hawser");
    let o = cache.mpirun(&format!("-n 2 --oversubscribe {hawser} calibrate"));
    assert_eq!((code(&o), err(&o).as_str()), (0, ""));
    assert_eq!(count(&out(&o), "Kept in "), 1, "{}", out(&o));
    assert!(!out(&o).contains("btl_sm_cma_min"), "{}", out(&o));
    assert!(out(&cache.hawser("calibrate --print")).contains("btl_sm_cma_min = "));

    assert!(out(&cache.hawser("calibrate --remove")).contains("Removed"));
    assert!(!cache.file().exists());
    assert_eq!(count(&out(&cache.ranks_see("")), SOURCE), 0);
    assert!(out(&cache.hawser("calibrate --remove")).contains("No calibration is kept"));
}

#[test]
fn a_job_uses_it_and_every_setting_of_a_user_wins() {
    let cache = Cache::new();
    cache.keep(&sample().write());
    let seen = out(&cache.ranks_see(""));
    assert_eq!(count(&seen, "btl_sm_cma_min = 2M  (calibration of this host)"), 2, "{seen}");
    assert_eq!(count(&seen, "btl_sm_stream_min = 32k  (calibration of this host)"), 2, "{seen}");

    let seen = out(&cache.ranks_see("--mca btl_sm_cma_min 5M"));
    assert_eq!(count(&seen, "btl_sm_cma_min = 5M  (environment variable"), 2, "{seen}");
    assert_eq!(count(&seen, SOURCE), 2, "{seen}");

    let seen = out(&cache.ranks_see("--mca mca_base_calibration off"));
    assert_eq!(count(&seen, SOURCE), 0, "{seen}");

    let told = err(&cache.mpirun("-n 1 --verbose true"));
    assert!(told.contains("from the calibration of this host: btl_sm_cma_min=2M;"), "{told}");
    let table = out(&cache.hawser("info --p2p"));
    assert!(table.contains("btl_sm_cma_min = 2M (calibration of this host)"), "{table}");
    let shown = out(&cache.hawser("calibrate --print"));
    assert!(shown.contains("btl_sm_cma_min = 2M (built-in value: "), "{shown}");
}

/// Hosts that are all this one, each with a cache folder of its own below that of the test.
fn hosts(cache: &Cache) -> String {
    let script = format!(
        "#!/bin/sh\nhost=$1; shift\n\
         XDG_CACHE_HOME={}/$host HAWSER_NODE_NAME=$host exec \"$@\"\n",
        cache.0.0.display()
    );
    let path = cache.0.write("shell", script.as_bytes());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    format!("--mca plm_ssh_agent {} --mca net_if_include lo", path.display())
}

/// What messages cost has to be the same for all ranks: that of the host of `mpirun`, whatever
/// others have measured.
#[test]
fn one_calibration_decides_for_the_ranks_of_all_hosts() {
    let cache = Cache::new();
    let of_host = |ns: &str, min: &str| {
        let mut kept = sample();
        kept.settings = vec![
            ("coll_base_network_latency_ns".to_string(), ns.to_string()),
            ("btl_sm_cma_min".to_string(), min.to_string()),
        ];
        kept.write()
    };
    cache.keep(&of_host("777", "2M"));
    for (host, ns, min) in [("a", "1111", "3M"), ("b", "2222", "5M")] {
        let folder = cache.0.path(host).join("hawser");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(host_file()), of_host(ns, min)).unwrap();
    }
    let hawser = env!("CARGO_BIN_EXE_hawser");
    let words = format!("{} -H a:1,b:1 {hawser} info --all", hosts(&cache));
    let o = cache.mpirun(&words);
    assert_eq!((code(&o), err(&o).as_str()), (0, ""));
    let line = format!("coll_base_network_latency_ns = 777  ({SOURCE})");
    assert_eq!(count(&out(&o), &line), 2, "{}", out(&o));
    for min in ["3M", "5M"] {
        let line = format!("btl_sm_cma_min = {min}  ({SOURCE})");
        assert_eq!(count(&out(&o), &line), 1, "{}", out(&o));
    }
}

/// What was measured decides which algorithm runs.
#[test]
fn a_calibrated_machine_changes_the_choice() {
    let cache = Cache::new();
    let choice = || out(&cache.hawser("info --coll bcast --np 64 --nodes 64 --bytes 8"));
    let built_in = choice();
    let mut kept = sample();
    let dear = ("coll_base_network_overhead_ns".to_string(), "500000".to_string());
    kept.settings.push(dear);
    cache.keep(&kept.write());
    let told = choice();
    let chosen = |text: &str| {
        let line = text.lines().find(|l| l.contains("lowest estimate")).map(str::to_owned);
        line.unwrap().split(": ").nth(1).unwrap().split(' ').next().unwrap().to_owned()
    };
    // Where it takes long to post a message, each rank posts few.
    assert_eq!((chosen(&built_in).as_str(), chosen(&told).as_str()), ("knomial", "binomial"));
}

#[test]
fn a_file_of_the_version_before_is_used() {
    let cache = Cache::new();
    let whole = sample().write();
    let body = whole[..whole.rfind("sum ").unwrap()].replace("calibration 3", "calibration 2");
    let sum = body.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    cache.keep(&format!("{body}sum {sum:016x}\n"));
    let o = cache.ranks_see("");
    assert_eq!((code(&o), err(&o).as_str(), count(&out(&o), SOURCE)), (0, "", 4));
}

#[test]
fn mpirun_reads_it_once_and_hands_it_to_all_ranks() {
    let cache = Cache::new();
    let handed = |cache: &Cache| {
        let o = cache.mpirun("-n 2 --oversubscribe printenv HAWSER_CALIBRATION");
        assert_eq!((code(&o), err(&o).as_str()), (0, ""));
        out(&o)
    };
    assert_eq!(handed(&cache), "\n\n");
    cache.keep(&sample().write());
    let line = "btl_sm_cma_min=2M;btl_sm_stream_min=32k\n";
    assert_eq!(handed(&cache), format!("{line}{line}"));
    // A rank looks for no file, even if it has changed meanwhile.
    let script = format!("rm -f {}", cache.file().display());
    let hawser = env!("CARGO_BIN_EXE_hawser");
    let mut job = mpirun();
    job.env("XDG_CACHE_HOME", &cache.0.0).args(["-n", "1", "sh", "-c"]);
    let o = job.arg(format!("{script}; exec {hawser} info --param btl sm")).output().unwrap();
    assert_eq!(count(&out(&o), SOURCE), 2, "{}", out(&o));
}

#[test]
fn a_damaged_file_is_told_once_and_ignored() {
    let cache = Cache::new();
    let whole = sample().write();
    let newer = whole.replace("hawser-calibration 3", "hawser-calibration 999");
    for text in [&whole[..whole.len() / 2], &whole.replace("2M", "4M"), &newer, "\0\u{fffd}", ""] {
        cache.keep(text);
        let o = cache.ranks_see("");
        let told = err(&o);
        assert_eq!((code(&o), told.lines().count()), (0, 1), "{told}");
        assert!(told.contains(cache.file().to_str().unwrap()), "{told}");
        assert!(told.contains("\"hawser calibrate\" makes it anew"), "{told}");
        assert_eq!(count(&out(&o), SOURCE), 0, "{}", out(&o));
        let info = cache.hawser("info --p2p");
        assert!(code(&info) == 0 && err(&info).contains("calibrate"), "{}", err(&info));
        assert_eq!(code(&cache.hawser("calibrate --print")), 1);
    }
    assert_eq!(err(&cache.ranks_see("--quiet")), "");
    assert_eq!(err(&cache.ranks_see("--mca mca_base_calibration off")), "");
    assert!(out(&cache.hawser("calibrate --remove")).contains("Removed"));
    assert_eq!(err(&cache.ranks_see("")), "");
}

#[test]
fn a_file_of_another_kind_of_host_is_not_used() {
    let cache = Cache::new();
    let mut other = sample();
    other.host.kernel.push_str("-other");
    cache.keep(&other.write());
    let o = cache.ranks_see("");
    assert_eq!((code(&o), err(&o).as_str(), count(&out(&o), SOURCE)), (0, "", 0));
    let shown = out(&cache.hawser("calibrate --print"));
    assert!(shown.contains("It is not used: it is of another kind of host"), "{shown}");
}

#[test]
fn mistakes_get_a_hint() {
    let cache = Cache::new();
    let o = cache.hawser("calibrate --prnt");
    assert!(code(&o) != 0 && err(&o).contains("'--print'"), "{}", err(&o));
    assert_ne!(code(&cache.hawser("calibrate --print --remove")), 0);
    let o = cache.mpirun("-n 1 --mca mca_base_calibraton off true");
    assert!(err(&o).contains("did you mean \"mca_base_calibration\"?"), "{}", err(&o));
    let o = cache.mpirun("-n 1 --mca mca_base_calibration of true");
    assert!(err(&o).contains("did you mean \"off\"?"), "{}", err(&o));
    let nowhere = without_settings(env!("CARGO_BIN_EXE_hawser"))
        .env_remove("XDG_CACHE_HOME")
        .env("HOME", "relative")
        .arg("calibrate")
        .output()
        .unwrap();
    assert!(code(&nowhere) == 1 && err(&nowhere).contains("HOME"), "{}", err(&nowhere));
}
