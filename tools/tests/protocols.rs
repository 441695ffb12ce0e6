//! `hawser info --p2p` with the real catalogue.

use hawser_mca::Sources;
use hawser_tools::info::protocols;

fn shown(json: bool) -> String {
    let sources = Sources::empty().set("btl_sm_eager_limit", "1000");
    protocols(&hawser_catalog::load(&sources).expect("parameters"), 4, json).expect("tables")
}

#[test]
fn the_table_names_lengths_modules_and_parameters() {
    let text = shown(false);
    assert!(text.contains("with 4 ranks"), "{text}");
    assert!(text.contains("eager       sm: header and data in one line"), "{text}");
    assert!(text.contains("ends by btl_sm_eager_limit = 1000"), "{text}");
    assert!(text.contains("ends by btl_tcp_eager_limit = "), "{text}");
}

#[test]
fn the_ranges_have_no_gap() {
    let all: serde_json::Value = serde_json::from_str(&shown(true)).expect("JSON");
    let tables = all["p2p"].as_array().expect("a list");
    assert_eq!(tables.len(), 3);
    for t in tables {
        let mut next = Some(0);
        for r in t["rows"].as_array().expect("a list") {
            assert_eq!(r["from"].as_u64(), next, "{t}");
            next = r["to"].as_u64().map(|to| to + 1);
        }
        assert_eq!(next, None, "the last range has no end: {t}");
    }
}
