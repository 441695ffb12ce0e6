//! Gathering and writing on a small catalogue.

use super::*;
use hawser_mca::{ComponentInfo, ParamKind, ParamSpec, Scope, Sources, spec_list};

static COMPONENTS: [ComponentInfo; 2] = [
    ComponentInfo { name: "sm", alias: "vader", version: "1.0.0", help: "Shared: memory." },
    ComponentInfo { name: "tcp", alias: "", version: "1.2.0", help: "Sockets." },
];
static BTL: Framework = Framework {
    name: "btl",
    help: "Moves bytes.",
    scope: Scope::AllEqual,
    components: &COMPONENTS,
};
static SPECS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_sm_eager",
        kind: ParamKind::Size { min: 64, max: 1 << 20 },
        default: "4k",
        unit: "bytes",
        level: 4,
        scope: Scope::Local,
        help: "Eager limit.",
    },
    ParamSpec {
        name: "mpi_note",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "A note.",
    },
];

fn report(filter: &Filter) -> Result<Report, String> {
    let src = Sources::empty().set("mpi_note", "a:b\\c").env("OMPI_MCA_x", "1");
    let params = Params::load(&spec_list(&[SPECS], &[&BTL]), &src).unwrap();
    gather(&params, &[&BTL], filter, "/opt/h".into())
}

fn names(filter: &Filter) -> Vec<&'static str> {
    report(filter).unwrap().parameters.iter().map(|p| p.name).collect()
}

fn filter(framework: Option<&str>, component: Option<&str>, level: Option<u8>) -> Filter {
    let own = |s: Option<&str>| s.map(str::to_string);
    Filter { framework: own(framework), component: own(component), level }
}

#[test]
fn filters_choose_parameters() {
    assert!(names(&Filter::default()).is_empty());
    assert_eq!(names(&filter(None, None, Some(3))), ["btl", "mpi_note"]);
    let sm = ["btl_sm_eager", "btl_sm_priority"];
    assert_eq!(names(&filter(Some("btl"), Some("sm"), Some(9))), sm);
    assert_eq!(names(&filter(Some("btl"), Some("vader"), Some(9))), sm);
    assert_eq!(names(&filter(Some("mpi"), None, Some(9))), ["mpi_note"]);
    assert_eq!(names(&filter(Some("btl"), Some("base"), Some(9))), ["btl", "btl_base_verbose"]);
}

#[test]
fn names_that_do_not_exist_get_a_hint() {
    let e = report(&filter(Some("blt"), None, None)).unwrap_err();
    assert_eq!(e, "there is no framework \"blt\"; did you mean \"btl\"?");
    let e = report(&filter(Some("btl"), Some("vaider"), None)).unwrap_err();
    assert_eq!(e, "framework btl has no component \"vaider\"; did you mean \"vader\"?");
}

#[test]
fn parsable_records_have_fixed_fields() {
    let out = parsable(&report(&filter(None, None, Some(9))).unwrap());
    assert!(out.contains("build:prefix:/opt/h\n"), "{out}");
    assert!(out.contains("component:btl:sm:vader:1.0.0:Shared\\: memory.\n"), "{out}");
    let want = "param:mpi:base:mpi_note:text:a\\:b\\\\c::::1:command line:A note.\n";
    assert!(out.contains(want), "{out}");
    assert!(
        out.contains("param:btl:sm:btl_sm_eager:size:4k:4k:64..=1M:bytes:4:default:Eager limit.\n")
    );
    assert!(out.contains("ignored:OMPI_MCA_x is ignored\\: "), "{out}");
    for record in out.lines().filter(|l| l.starts_with("param:")) {
        let colons = record.replace("\\:", "").matches(':').count();
        assert_eq!(colons, 11, "{record}");
    }
}

#[test]
fn json_is_an_object_with_all_parts() {
    let out = json(&report(&filter(None, None, Some(9))).unwrap()).unwrap();
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["build"]["library"], "libmpi_abi.so.1");
    assert_eq!(value["frameworks"][0]["components"][0]["alias"], "vader");
    let params = value["parameters"].as_array().unwrap();
    let eager = params.iter().find(|p| p["name"] == "btl_sm_eager").unwrap();
    assert_eq!((&eager["type"], &eager["value"]), (&"size".into(), &"4k".into()));
}

#[test]
fn text_shows_value_source_and_range() {
    let out = text(&report(&filter(None, None, Some(9))).unwrap());
    assert!(out.contains("btl_sm_eager = 4k  (default)"), "{out}");
    assert!(out.contains("[size, 64..=1M, in bytes, default 4k, level 4]"), "{out}");
    assert!(out.contains("  sm   1.0.0  Shared: memory. (alias vader)\n"), "{out}");
    assert!(out.contains("In a checkpoint it can be held and interrupted.\n  tcp  1.2.0"), "{out}");
}
