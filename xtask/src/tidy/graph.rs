//! The graph of crates: an edge points down only, and only where the house has a door.

use std::collections::BTreeMap;

use super::Finding;
use crate::run::root;

/// Which of our crates each crate may depend on. A new edge is a change of this table.
const DOORS: &[(&str, &[&str])] = &[
    ("hawser-mca", &[]),
    ("hawser-os", &[]),
    ("hawser-lockfree", &[]),
    ("hawser-datatype", &["hawser-lockfree"]),
    ("hawser-segment", &["hawser-mca", "hawser-os", "hawser-lockfree"]),
    ("hawser-wireup", &["hawser-mca", "hawser-os", "hawser-segment"]),
    (
        "hawser-btl",
        &["hawser-mca", "hawser-os", "hawser-lockfree", "hawser-segment", "hawser-wireup"],
    ),
    (
        "hawser-calibrate",
        &["hawser-mca", "hawser-os", "hawser-segment", "hawser-wireup", "hawser-btl"],
    ),
    ("hawser-storage", &["hawser-mca", "hawser-os", "hawser-segment"]),
    ("hawser-fixture", &["hawser-mca", "hawser-segment", "hawser-wireup"]),
    ("hawser-status", &["hawser-lockfree", "hawser-segment"]),
    (
        "hawser-rte",
        &["hawser-mca", "hawser-os", "hawser-segment", "hawser-status", "hawser-wireup"],
    ),
    ("hawser-checkpoint", &["hawser-mca", "hawser-os"]),
    (
        "hawser-launch",
        &[
            "hawser-mca",
            "hawser-os",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
            "hawser-btl",
            "hawser-rte",
            "hawser-checkpoint",
        ],
    ),
    (
        "hawser-core",
        &[
            "hawser-mca",
            "hawser-datatype",
            "hawser-lockfree",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
        ],
    ),
    (
        "hawser-p2p",
        &[
            "hawser-mca",
            "hawser-datatype",
            "hawser-lockfree",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
            "hawser-btl",
            "hawser-core",
        ],
    ),
    (
        "hawser-board",
        &[
            "hawser-mca",
            "hawser-lockfree",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
            "hawser-core",
        ],
    ),
    (
        "hawser-coll",
        &["hawser-mca", "hawser-datatype", "hawser-lockfree", "hawser-core", "hawser-board"],
    ),
    (
        "hawser-osc",
        &[
            "hawser-mca",
            "hawser-datatype",
            "hawser-lockfree",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
            "hawser-core",
        ],
    ),
    (
        "hawser-io",
        &[
            "hawser-mca",
            "hawser-datatype",
            "hawser-lockfree",
            "hawser-segment",
            "hawser-status",
            "hawser-storage",
            "hawser-core",
            "hawser-osc",
        ],
    ),
    (
        "hawser-catalog",
        &[
            "hawser-mca",
            "hawser-btl",
            "hawser-rte",
            "hawser-checkpoint",
            "hawser-core",
            "hawser-p2p",
            "hawser-coll",
            "hawser-osc",
            "hawser-storage",
        ],
    ),
    (
        "hawser-component",
        &[
            "hawser-segment",
            "hawser-btl",
            "hawser-mca",
            "hawser-os",
            "hawser-datatype",
            "hawser-core",
            "hawser-coll",
        ],
    ),
    // Ranks do not link the launcher.
    (
        "hawser-libmpi",
        &[
            "hawser-mca",
            "hawser-os",
            "hawser-lockfree",
            "hawser-datatype",
            "hawser-segment",
            "hawser-status",
            "hawser-wireup",
            "hawser-btl",
            "hawser-rte",
            "hawser-checkpoint",
            "hawser-core",
            "hawser-p2p",
            "hawser-board",
            "hawser-coll",
            "hawser-osc",
            "hawser-io",
            "hawser-catalog",
            "hawser-component",
        ],
    ),
    ("hawser-libmpifort", &[]),
    ("hawser-compat-mpich", &[]),
    ("hawser-compat-openmpi", &[]),
    ("hawser-compat-mpich-fort", &[]),
    ("hawser-compat-openmpi-fort", &[]),
    ("hawser-tools", ALL_FLOORS),
    ("hawser-fuzz", ALL_FLOORS),
    ("xtask", &[]),
];

const ALL_FLOORS: &[&str] = &[
    "hawser-mca",
    "hawser-os",
    "hawser-lockfree",
    "hawser-datatype",
    "hawser-segment",
    "hawser-wireup",
    "hawser-btl",
    "hawser-calibrate",
    "hawser-status",
    "hawser-rte",
    "hawser-checkpoint",
    "hawser-launch",
    "hawser-core",
    "hawser-p2p",
    "hawser-board",
    "hawser-coll",
    "hawser-osc",
    "hawser-storage",
    "hawser-io",
    "hawser-catalog",
    "hawser-component",
];

/// The page that gives the reason of each crate that is not ours.
const REASONS: &str = "docs/dependencies.md";

/// Reads the manifests of all workspace members and checks their edges.
pub(crate) fn check(findings: &mut Vec<Finding>) -> Result<(), String> {
    let workspace = read("Cargo.toml")?;
    let workspace: toml::Table =
        toml::from_str(&workspace).map_err(|e| format!("Cargo.toml: {e}"))?;
    reasons(&workspace, &read(REASONS)?, findings);
    for member in members(&workspace)? {
        let manifest = format!("{member}/Cargo.toml");
        let text = read(&manifest)?;
        edges(&manifest, &text, findings)?;
    }
    Ok(())
}

/// The folders of the workspace's members.
pub(crate) fn all_members() -> Result<Vec<String>, String> {
    let workspace = read("Cargo.toml")?;
    let workspace: toml::Table =
        toml::from_str(&workspace).map_err(|e| format!("Cargo.toml: {e}"))?;
    members(&workspace)
}

/// Each of our crates, with those of ours on which it depends.
pub(crate) fn edges_of_all() -> Result<Vec<(String, Vec<String>)>, String> {
    let mut all = Vec::new();
    for member in all_members()? {
        let manifest = format!("{member}/Cargo.toml");
        let table: toml::Table =
            toml::from_str(&read(&manifest)?).map_err(|e| format!("{manifest}: {e}"))?;
        let name = table.get("package").and_then(|p| p.get("name")?.as_str()).unwrap_or_default();
        let below = table.get("dependencies").and_then(toml::Value::as_table);
        let ours = |dependency: &&String| DOORS.iter().any(|(name, _)| name == dependency);
        let below = below.into_iter().flat_map(|t| t.keys()).filter(ours).cloned().collect();
        all.push((name.to_string(), below));
    }
    Ok(all)
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|e| format!("{path}: {e}"))
}

fn members(workspace: &toml::Table) -> Result<Vec<String>, String> {
    let members = workspace.get("workspace").and_then(|w| w.get("members")?.as_array());
    let members = members.ok_or("Cargo.toml: no workspace members")?;
    Ok(members.iter().filter_map(|m| m.as_str().map(str::to_string)).collect())
}

/// Words of the first column that name no crate.
const HEADINGS: [&str; 1] = ["crate"];

/// Each foreign crate has a row on the page of reasons, and each row a crate.
fn reasons(workspace: &toml::Table, page: &str, findings: &mut Vec<Finding>) {
    let table = workspace.get("workspace").and_then(|w| w.get("dependencies")?.as_table());
    let foreign: Vec<&str> = table
        .into_iter()
        .flat_map(|t| t.iter())
        .filter(|(_, value)| value.get("path").is_none())
        .map(|(name, _)| name.as_str())
        .collect();
    // The first cell names one or several crates: `| hmac, sha2 | where | why |`.
    let cells = page.lines().filter_map(|l| l.strip_prefix("| ")?.split('|').next());
    let names = cells.flat_map(|cell| cell.split([',', ' ', '`'])).filter(|n| {
        let of_a_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        !n.is_empty() && n.chars().all(of_a_name)
    });
    let rows: Vec<&str> = names.filter(|n| !HEADINGS.contains(n)).collect();
    for name in foreign.iter().filter(|n| !rows.contains(n)) {
        findings.push(Finding::new(REASONS, format!("the reason for {name} is missing")));
    }
    for name in rows.iter().filter(|n| !foreign.contains(n)) {
        findings.push(Finding::new(REASONS, format!("{name} is no dependency of the workspace")));
    }
}

fn edges(manifest: &str, text: &str, findings: &mut Vec<Finding>) -> Result<(), String> {
    let table: toml::Table = toml::from_str(text).map_err(|e| format!("{manifest}: {e}"))?;
    let name = table.get("package").and_then(|p| p.get("name")?.as_str()).unwrap_or_default();
    let doors: BTreeMap<&str, &[&str]> = DOORS.iter().copied().collect();
    let Some(allowed) = doors.get(name) else {
        let what = format!("{name} has no row in the table of crate edges (xtask/src/tidy)");
        findings.push(Finding::new(manifest, what));
        return Ok(());
    };
    let lints = table.get("lints").and_then(|l| l.get("workspace")?.as_bool());
    if lints != Some(true) {
        findings.push(Finding::new(manifest, "the lints of the workspace are not taken over"));
    }
    for section in ["dependencies", "build-dependencies"] {
        let Some(entries) = table.get(section).and_then(toml::Value::as_table) else { continue };
        for (dependency, value) in entries {
            if value.get("workspace").and_then(toml::Value::as_bool) != Some(true) {
                let what = format!("{dependency} must come from [workspace.dependencies]");
                findings.push(Finding::new(manifest, what));
            }
            if !doors.contains_key(dependency.as_str()) {
                continue;
            }
            if !allowed.contains(&dependency.as_str()) {
                let what = format!("{name} may not depend on {dependency}: edges point down only");
                findings.push(Finding::new(manifest, what));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_itself_points_down() {
        for (index, (name, allowed)) in DOORS.iter().enumerate() {
            for below in *allowed {
                let place = DOORS.iter().position(|(n, _)| n == below);
                assert!(place.is_some_and(|p| p < index), "{name} -> {below}");
            }
        }
    }

    #[test]
    fn an_edge_upwards_is_found() {
        let manifest = "[package]\nname = \"hawser-mca\"\n[lints]\nworkspace = true\n\
                        [dependencies]\nhawser-core.workspace = true\nserde.workspace = true\n";
        let mut findings = Vec::new();
        edges("m", manifest, &mut findings).unwrap();
        assert_eq!(findings.len(), 1);
        assert!(findings[0].what.contains("hawser-mca may not depend on hawser-core"));
        edges("m", "[package]\nname = \"hawser-new\"\n", &mut findings).unwrap();
        assert!(findings[1].what.contains("has no row"));
    }

    #[test]
    fn a_foreign_crate_has_one_version_and_one_reason() {
        let manifest = "[package]\nname = \"hawser-mca\"\n[lints]\nworkspace = true\n\
                        [dependencies]\nserde = \"1\"\n";
        let mut findings = Vec::new();
        edges("m", manifest, &mut findings).unwrap();
        assert!(findings[0].what.contains("serde must come from"));
        let workspace =
            "[workspace.dependencies]\nserde = \"1\"\nloom = \"1\"\nours = { path = \"x\" }\n";
        let workspace = toml::from_str(workspace).unwrap();
        let mut findings = Vec::new();
        reasons(
            &workspace,
            "| crate | why |\n|---|---|\n| serde, gone (tests only) | x |\n",
            &mut findings,
        );
        let all: Vec<&str> = findings.iter().map(|f| f.what.as_str()).collect();
        assert_eq!(all.len(), 2, "{all:?}");
        assert!(all[0].contains("loom is missing") && all[1].contains("gone is no dependency"));
    }
}
