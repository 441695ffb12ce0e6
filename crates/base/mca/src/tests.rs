//! Parameters and selection as a whole.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

static COMPONENTS: [ComponentInfo; 3] = [
    ComponentInfo { name: "self", alias: "loopback", version: "1.0.0", help: "To oneself." },
    ComponentInfo { name: "sm", alias: "vader", version: "1.0.0", help: "Shared memory." },
    ComponentInfo { name: "tcp", alias: "", version: "1.0.0", help: "Sockets." },
];
static BTL: Framework = Framework {
    name: "btl",
    help: "Moves bytes.",
    scope: Scope::AllEqual,
    components: &COMPONENTS,
};

static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_sm_cma",
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Single copy.",
    },
    ParamSpec {
        name: "btl_sm_eager",
        kind: ParamKind::Size { min: 64, max: 1 << 20 },
        default: "4k",
        unit: "bytes",
        level: 4,
        scope: Scope::Local,
        help: "Limit.",
    },
    ParamSpec {
        name: "btl_tcp_links",
        kind: ParamKind::Int { min: 1, max: 16 },
        default: "1",
        unit: "",
        level: 4,
        scope: Scope::Local,
        help: "Links.",
    },
    ParamSpec {
        name: "btl_tcp_if_include",
        kind: ParamKind::List,
        default: "",
        unit: "",
        level: 2,
        scope: Scope::Local,
        help: "Interfaces.",
    },
    ParamSpec {
        name: "coll_latency_ns",
        kind: ParamKind::Float { min: 0.0, max: 1e9 },
        default: "150.0",
        unit: "nanoseconds",
        level: 6,
        scope: Scope::AllEqual,
        help: "Latency.",
    },
    ParamSpec {
        name: "mpi_mode",
        kind: ParamKind::Enum(&["off", "run", "layout"]),
        default: "off",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Mode.",
    },
    ParamSpec {
        name: "mpi_factor",
        kind: ParamKind::Float { min: 0.0, max: 10.0 },
        default: "1.5",
        unit: "",
        level: 9,
        scope: Scope::Local,
        help: "Factor.",
    },
    ParamSpec {
        name: "mpi_note",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Note.",
    },
];

fn specs() -> Vec<&'static ParamSpec> {
    spec_list(&[PARAMS], &[&BTL])
}

fn load(src: &Sources) -> Result<Params, ParamError> {
    Params::load(&specs(), src)
}

fn message(src: &Sources) -> String {
    load(src).expect_err("the sources must be refused").to_string()
}

/// A file of this test only; removed when it is dropped.
struct TempFile(PathBuf);

impl TempFile {
    fn new(content: &[u8]) -> TempFile {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let unique = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hawser-mca-{}-{unique}.conf", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, content).expect("temporary file");
        TempFile(path)
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn defaults_are_read() {
    let p = load(&Sources::empty()).unwrap();
    assert!(p.bool("btl_sm_cma"));
    assert_eq!(p.size("btl_sm_eager"), 4096);
    assert_eq!(p.int("btl_tcp_links"), 1);
    assert_eq!(p.float("mpi_factor"), 1.5);
    assert_eq!(p.text("mpi_mode"), "off");
    assert!(p.list("btl_tcp_if_include").is_empty());
    assert_eq!(p.int_opt("btl_sm_priority"), None);
    assert!(!p.is_set("btl_sm_priority"));
    assert_eq!(p.source_of("btl_sm_cma"), &Origin::Default);
}

#[test]
fn each_source_beats_the_one_after_it() {
    let system = TempFile::new(b"btl_tcp_links = 2\nbtl_sm_eager = 1k\nmpi_mode = run\n");
    let user = TempFile::new(b"btl-tcp-links = 3\nbtl_sm_eager = 2k\n");
    let base = Sources { files: vec![user.0.clone(), system.0.clone()], ..Sources::empty() };
    let p = load(&base).unwrap();
    assert_eq!((p.int("btl_tcp_links"), p.text("mpi_mode")), (3, "run"));
    assert_eq!(p.source_of("mpi_mode"), &Origin::File(system.0.clone(), 3));
    assert_eq!(p.source_of("btl_tcp_links"), &Origin::File(user.0.clone(), 1));
    let base = base.env("OMPI_MCA_btl_tcp_links", "4");
    assert_eq!(load(&base).unwrap().int("btl_tcp_links"), 4);
    let base = base.env("HAWSER_MCA_btl_tcp_links", "5");
    assert_eq!(load(&base).unwrap().int("btl_tcp_links"), 5);
    let base = base.set("btl_tcp_links", "6").set("btl_tcp_links", "7");
    let p = load(&base).unwrap();
    assert_eq!(p.int("btl_tcp_links"), 7);
    assert_eq!(p.source_of("btl_tcp_links"), &Origin::CommandLine);
    assert_eq!(p.size("btl_sm_eager"), 2048);
}

#[test]
fn what_is_known_of_a_processor_fills_in_what_nobody_has_set_or_measured() {
    let specs = spec_list(&[PARAMS, calibration::PARAMS], &[&BTL]);
    let load = |src: &Sources| Params::load(&specs, src).unwrap();
    let base = Sources::empty().of_processor(&[("btl_sm_eager", "4k"), ("no_such", "1")]);
    let p = load(&base);
    assert_eq!((p.size("btl_sm_eager"), p.source_of("btl_sm_eager")), (4096, &Origin::Processor));
    assert_eq!((p.calibrated().as_str(), p.ignored().len()), ("", 1), "{:?}", p.ignored());
    assert_eq!(load(&base.clone().set("btl_sm_eager", "1k")).size("btl_sm_eager"), 1024);
    let measured = Calibrated::Handed("btl_sm_eager=8k".into());
    let p = load(&Sources { calibration: measured, ..base });
    assert_eq!((p.size("btl_sm_eager"), p.source_of("btl_sm_eager")), (8192, &Origin::Calibration));
}

/// What all of a job have to have the same comes from one calibration, whatever hosts have.
#[test]
fn what_a_job_has_to_agree_on_comes_from_one_calibration() {
    let specs = spec_list(&[PARAMS, calibration::PARAMS], &[&BTL]);
    let host = HostKind::new("h", "c", "k");
    let setting = |name: &str, value: &str| (name.to_string(), value.to_string());
    let kept = Calibration {
        host: host.clone(),
        cpus: vec![0, 1],
        settings: vec![setting("btl_sm_eager", "8k"), setting("coll_latency_ns", "99.5")],
        measured: Vec::new(),
    };
    let file = TempFile::new(kept.write().as_bytes());
    let calibration = Calibrated::Kept(file.0.clone(), host);
    let own = Sources { calibration, ..Sources::empty() };
    let load = |src: Sources| {
        let p = Params::load(&specs, &src).unwrap();
        (p.size("btl_sm_eager"), p.float("coll_latency_ns"), p.calibrated_of_job())
    };
    assert_eq!(load(own.clone()), (8192, 99.5, "coll_latency_ns=99.5".into()));
    assert_eq!(load(own.clone().of_job("")), (8192, 150.0, String::new()));
    let master = "coll_latency_ns=70;btl_sm_eager=1k";
    assert_eq!(load(own.clone().of_job(master)), (8192, 70.0, "coll_latency_ns=70".into()));
    let handed = Sources { calibration: Calibrated::Handed(master.into()), ..own };
    assert_eq!(load(handed.of_job("")), (1024, 70.0, "coll_latency_ns=70".into()));
}

#[test]
fn a_calibration_is_weaker_than_what_a_user_sets() {
    let specs = spec_list(&[PARAMS, calibration::PARAMS], &[&BTL]);
    let load = |src: &Sources| Params::load(&specs, src).unwrap();
    let host = HostKind::new("h", "c", "k");
    let settings = [("btl_sm_eager", "8k"), ("btl_tcp_links", "4"), ("no_such", "1")];
    let kept = Calibration {
        host: host.clone(),
        cpus: vec![0, 1],
        settings: settings.map(|(n, v)| (n.to_string(), v.to_string())).into(),
        measured: Vec::new(),
    };
    let file = TempFile::new(kept.write().as_bytes());
    let with = |calibration| Sources { calibration, ..Sources::empty() };
    let base = with(Calibrated::Kept(file.0.clone(), host.clone()));
    let p = load(&base);
    assert_eq!((p.size("btl_sm_eager"), p.source_of("btl_sm_eager")), (8192, &Origin::Calibration));
    assert_eq!((p.calibrated().as_str(), p.warnings().len()), ("btl_sm_eager=8k", 0));
    // Only sizes and times are calibrated, and only those that exist.
    assert_eq!((p.int("btl_tcp_links"), p.ignored().len()), (1, 2), "{:?}", p.ignored());

    let user = TempFile::new(b"btl_sm_eager = 1k\n");
    for src in [
        Sources { files: vec![user.0.clone()], ..base.clone() },
        base.clone().env("OMPI_MCA_btl_sm_eager", "1k"),
        base.clone().env("HAWSER_MCA_btl_sm_eager", "1k"),
        base.clone().set("btl_sm_eager", "1k"),
    ] {
        assert_eq!((load(&src).size("btl_sm_eager"), load(&src).calibrated().as_str()), (1024, ""));
    }
    let off = load(&base.clone().set("mca_base_calibration", "off"));
    assert_eq!((off.size("btl_sm_eager"), off.calibrated().as_str()), (4096, ""));

    let other = load(&with(Calibrated::Kept(file.0.clone(), HostKind::new("h", "c", "other"))));
    assert_eq!((other.size("btl_sm_eager"), other.ignored().len()), (4096, 1));
    let none = load(&with(Calibrated::Kept("/nonexistent/calibration".into(), host.clone())));
    assert_eq!((none.ignored().len(), none.warnings().len()), (0, 0));
    let bad = load(&with(Calibrated::Kept(user.0.clone(), host)));
    assert!(bad.warnings()[0].contains(&user.0.display().to_string()), "{:?}", bad.warnings());

    let handed = |text: &str| load(&with(Calibrated::Handed(text.into())));
    assert_eq!(handed("btl_sm_eager=8k").size("btl_sm_eager"), 8192);
    for text in ["", "btl_sm_eager", "btl_sm_eager=1T", "btl_sm_eager=", ";;=;", "btl_sm_cma=0"] {
        let p = handed(text);
        assert!(p.size("btl_sm_eager") == 4096 && p.bool("btl_sm_cma"), "{text}");
    }
}

#[test]
fn an_unknown_name_is_an_error_with_a_hint() {
    let m = message(&Sources::empty().set("btl_tpc_if_include", "x"));
    assert!(m.contains("\"btl_tpc_if_include\" (command line)"), "{m}");
    assert!(m.contains("did you mean \"btl_tcp_if_include\"?"), "{m}");
    let m = message(&Sources::empty().env("HAWSER_MCA_nothing_like_it", "x"));
    assert!(m.contains("environment variable HAWSER_MCA_nothing_like_it"), "{m}");
    assert!(!m.contains("did you mean"), "{m}");
    let f = TempFile::new(b"# x\nbtl_sm_cmaa = 1\n");
    let m = message(&Sources { files: vec![f.0.clone()], ..Sources::empty() });
    assert!(m.contains(&format!("{}:2", f.0.display())), "{m}");
}

#[test]
fn a_bad_value_names_parameter_value_range_and_origin() {
    let m = message(&Sources::empty().set("btl_tcp_links", "17"));
    let want = "parameter btl_tcp_links: the value \"17\" (command line) cannot be used: \
                it is outside 1..=16";
    assert_eq!(m, want);
    for (name, value, why) in [
        ("btl_tcp_links", "two", "not a whole number"),
        ("btl_tcp_links", "", "it is empty"),
        ("btl_sm_eager", "32", "outside 64..=1M"),
        ("btl_sm_eager", "4q", "not a size"),
        ("btl_sm_eager", "99999999999999999999", "does not fit"),
        ("btl_sm_eager", "99999999999999T", "does not fit"),
        ("btl_sm_cma", "maybe", "neither true nor false"),
        ("mpi_factor", "NaN", "outside"),
        ("mpi_factor", "x", "not a number"),
        ("mpi_mode", "layuot", "did you mean \"layout\"?"),
        ("btl", "sm,tpc", "did you mean \"tcp\"?"),
        ("btl", "self,^tcp", "cannot include and exclude at once"),
        ("btl", "^", "followed by at least one name"),
        ("btl", "sm,,tcp", "empty name"),
        ("btl_sm_priority", "101", "outside -1..=100"),
    ] {
        let m = message(&Sources::empty().set(name, value));
        assert!(m.contains(why) && m.contains(name), "{name}={value}: {m}");
    }
}

#[test]
fn settings_of_open_mpi_that_do_not_fit_are_noted() {
    let src = Sources::empty()
        .env("OMPI_MCA_btl_openib_warn", "0")
        .env("OMPI_MCA_btl", "^openib")
        .env("OMPI_MCA_mpi_mode", "run");
    let p = load(&src).unwrap();
    assert_eq!(p.text("mpi_mode"), "run");
    assert!(p.list("btl").is_empty());
    assert_eq!(p.ignored().len(), 2, "{:?}", p.ignored());
    assert!(p.ignored().iter().all(|line| line.contains("is ignored")));
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let bad = TempFile::new(b"btl_sm_cma = 1\nrubbish\n");
    let m = message(&Sources { files: vec![bad.0.clone()], ..Sources::empty() });
    assert!(m.contains(&bad.0.display().to_string()) && m.contains("line 2"), "{m}");
    let binary = TempFile::new(&[0xff, 0xfe, b'=', 0xff]);
    let m = message(&Sources { files: vec![binary.0.clone()], ..Sources::empty() });
    assert!(m.contains("cannot be read"), "{m}");
    let long = TempFile::new(&vec![b'#'; (1 << 20) + 1]);
    let m = message(&Sources { files: vec![long.0.clone()], ..Sources::empty() });
    assert!(m.contains("longer than"), "{m}");
    let folder = std::env::temp_dir();
    let m = message(&Sources { files: vec![folder], ..Sources::empty() });
    assert!(m.contains("cannot be read"), "{m}");
    let none = PathBuf::from("/nonexistent/mca-params.conf");
    assert!(load(&Sources { files: vec![none], ..Sources::empty() }).is_ok());
}

#[test]
fn aliases_stand_for_names() {
    let p = load(&Sources::empty().set("btl", "vader,loopback,sm")).unwrap();
    assert_eq!(p.list("btl").names, ["sm", "self"]);
    let p = load(&Sources::empty().set("btl-vader-priority", "7").set("btl_vader_cma", "no"));
    let p = p.unwrap();
    assert_eq!(p.int_opt("btl_sm_priority"), Some(7));
    assert!(!p.bool("btl_sm_cma"));
}

#[test]
fn checking_does_not_store() {
    let p = load(&Sources::empty()).unwrap();
    assert_eq!(p.check("btl-vader-cma", "0").unwrap(), "btl_sm_cma");
    assert!(p.bool("btl_sm_cma"));
    assert!(p.check("btl_sm_cma", "2").is_err());
}

#[test]
fn rows_show_values_as_a_user_writes_them() {
    let p = load(&Sources::empty().set("btl_sm_eager", "65536").set("btl", "^tcp")).unwrap();
    let shown: Vec<(String, String)> =
        p.rows().map(|r| (r.spec.name.to_string(), r.value)).collect();
    assert!(shown.contains(&("btl_sm_eager".into(), "64k".into())));
    assert!(shown.contains(&("btl".into(), "^tcp".into())));
    assert!(shown.is_sorted());
}

#[test]
fn sizes_with_units() {
    for (text, bytes) in [
        ("0", 0),
        ("4096", 4096),
        ("4k", 4096),
        ("4 KiB", 4096),
        ("1M", 1 << 20),
        ("2gb", 2 << 30),
        ("1T", 1 << 40),
    ] {
        assert_eq!(parse_size(text), Ok(bytes), "{text}");
    }
    for text in ["", "k", "-1", "4.5k", "4kk", "4bb"] {
        assert!(parse_size(text).is_err(), "{text}");
    }
    assert_eq!(size_text(0), "0");
    assert_eq!(size_text(3 << 30), "3G");
    assert_eq!(size_text(1025), "1025");
}

#[test]
fn ranges_are_written_as_in_rust() {
    let int = |min, max| ParamKind::Int { min, max }.range();
    assert_eq!(int(1, 16), "1..=16");
    assert_eq!(int(1, i64::MAX), "1..");
    assert_eq!(int(i64::MIN, 5), "..=5");
    assert_eq!(int(i64::MIN, i64::MAX), "");
    assert_eq!(ParamKind::Size { min: 4096, max: 1 << 20 }.range(), "4k..=1M");
    assert_eq!(ParamKind::Float { min: 0.0, max: f64::INFINITY }.range(), "0..");
}

#[test]
#[should_panic(expected = "declared twice")]
fn one_name_has_one_declaration() {
    static OTHER: &[ParamSpec] = &[ParamSpec {
        name: "mpi_note",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "",
    }];
    Params::defaults(&spec_list(&[PARAMS, OTHER], &[]));
}

#[test]
#[should_panic(expected = "not declared")]
fn reading_what_was_not_declared_is_a_mistake() {
    Params::defaults(&specs()).bool("btl_sm_cmaa");
}

fn by_name(c: &'static ComponentInfo) -> Answer<&'static str> {
    match c.name {
        "self" => Answer::Here { priority: 20, module: "loop" },
        "sm" => Answer::Here { priority: 50, module: "ring" },
        _ => Answer::NotHere("no interface is up".into()),
    }
}

fn chosen(rule: Rule, src: &Sources) -> (Result<Vec<&'static str>, String>, Vec<String>) {
    let params = load(src).unwrap();
    let mut lines = Vec::new();
    let got = select(&BTL, &params, rule, by_name, &mut |line| lines.push(line));
    let got = got.map(|all| all.iter().map(|c| c.module).collect()).map_err(|e| e.to_string());
    (got, lines)
}

#[test]
fn the_highest_priority_wins() {
    assert_eq!(chosen(Rule::Best, &Sources::empty()).0.unwrap(), ["ring"]);
    assert_eq!(chosen(Rule::All, &Sources::empty()).0.unwrap(), ["ring", "loop"]);
    let turned = Sources::empty().set("btl_self_priority", "60");
    assert_eq!(chosen(Rule::All, &turned).0.unwrap(), ["loop", "ring"]);
    let tie = Sources::empty().set("btl_self_priority", "50");
    assert_eq!(chosen(Rule::Best, &tie).0.unwrap(), ["loop"]);
}

#[test]
fn lists_and_never_keep_components_out() {
    let only = Sources::empty().set("btl", "self");
    assert_eq!(chosen(Rule::All, &only).0.unwrap(), ["loop"]);
    let without = Sources::empty().set("btl", "^vader");
    assert_eq!(chosen(Rule::All, &without).0.unwrap(), ["loop"]);
    let never = Sources::empty().set("btl_sm_priority", "-1");
    assert_eq!(chosen(Rule::All, &never).0.unwrap(), ["loop"]);
    let (got, _) = chosen(Rule::All, &Sources::empty().set("btl", "tcp"));
    let error = got.unwrap_err();
    assert!(error.contains("tcp not used: no interface is up"), "{error}");
    assert!(error.contains("drop the parameter btl (command line)"), "{error}");
}

#[test]
fn a_component_that_is_kept_out_is_not_asked() {
    let params = load(&Sources::empty().set("btl", "^tcp").set("btl_sm_priority", "-1")).unwrap();
    let mut asked = Vec::new();
    let query = |c: &'static ComponentInfo| {
        asked.push(c.name);
        Answer::Here { priority: 1, module: () }
    };
    select(&BTL, &params, Rule::All, query, &mut |_| ()).unwrap();
    assert_eq!(asked, ["self"]);
}

#[test]
fn the_report_tells_answers_and_reason() {
    assert!(chosen(Rule::All, &Sources::empty()).1.is_empty());
    let (_, lines) = chosen(Rule::Best, &Sources::empty().set("btl_base_verbose", "1"));
    assert_eq!(lines, ["btl: chosen sm because it has the highest priority"]);
    let loud = Sources::empty().set("btl_base_verbose", "10").set("btl", "^self");
    let (_, lines) = chosen(Rule::Best, &loud);
    assert_eq!(
        lines,
        [
            "btl: self not used: btl is \"^self\" (command line)",
            "btl: sm answered 50",
            "btl: tcp not used: no interface is up",
            "btl: chosen sm because it is the only one that can be used here",
        ]
    );
}

#[test]
fn derived_parameters_are_made_once() {
    assert!(std::ptr::eq(BTL.params(), BTL.params()));
    let names: Vec<&str> = BTL.params().iter().map(|s| s.name).collect();
    let want = ["btl", "btl_base_verbose", "btl_self_priority", "btl_sm_priority"];
    assert_eq!(names[..4], want);
    assert!(BTL.params().iter().all(|s| s.framework() == "btl"));
}

#[test]
fn constructors_are_opened_as_lists_and_priorities_say() {
    let params = load(&Sources::empty().set("btl", "self,sm,tcp")).unwrap();
    let entry = |name, priority, module: &'static str| {
        Entry::new(name, move |_: &Params| Answer::Here { priority, module })
    };
    let entries = vec![entry("self", 20, "loop"), entry("vader", 50, "ring"), entry("x", 90, "no")];
    let mut lines = Vec::new();
    let got = open(&BTL, &params, Rule::All, entries, &mut |line| lines.push(line)).unwrap();
    assert_eq!(got.iter().map(|c| c.module).collect::<Vec<_>>(), ["ring", "loop"]);
    let loud = load(&Sources::empty().set("btl_base_verbose", "10")).unwrap();
    let entries = vec![entry("self", 20, "loop")];
    open(&BTL, &loud, Rule::All, entries, &mut |line| lines.push(line)).unwrap();
    assert!(lines.contains(&"btl: sm not used: this program has no such component".to_string()));
}

#[test]
fn facts_have_to_agree_too() {
    let agreement = |loaded: &str| {
        let mut params = load(&Sources::empty()).unwrap();
        if !loaded.is_empty() {
            params.add_fact("components loaded", loaded.to_string());
        }
        params.agreement()
    };
    let (none, one) = (agreement(""), agreement("coll/x 1.0"));
    assert_ne!(none.hash, one.hash);
    let difference = one.difference(&none.text).unwrap();
    assert_eq!((difference.name.as_str(), difference.theirs), ("components loaded", None));
}

#[test]
fn names_of_open_mpi_are_understood() {
    static NET: &[ParamSpec] = &[ParamSpec {
        name: "net_if_include",
        kind: ParamKind::List,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Interfaces.",
    }];
    let specs: Vec<&'static ParamSpec> = NET.iter().collect();
    for name in ["btl_tcp_if_include", "oob-tcp-if-include", "net_if_include"] {
        let p = Params::load(&specs, &Sources::empty().set(name, "eth0,lo")).unwrap();
        assert_eq!(p.list("net_if_include").names, ["eth0", "lo"], "{name}");
    }
    let unknown = Params::load(&specs, &Sources::empty().set("btl_tcp_if_exclude", "lo"));
    assert!(matches!(unknown, Err(ParamError::Unknown { .. })), "ours is not declared here");
}
