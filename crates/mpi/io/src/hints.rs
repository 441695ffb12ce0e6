//! Hints of files (MPI-5.0 section 14.2.8): what the program says is kept and told again, known or
//! not. The names are those of ROMIO.

use hawser_core::info::Info;
use hawser_storage::Disk;

/// Keys that are always told, with their default values.
const KEYS: &[(&str, &str)] = &[
    ("cb_buffer_size", "16777216"),
    ("cb_config_list", "*:1"),
    ("romio_cb_read", "automatic"),
    ("romio_cb_write", "automatic"),
    ("romio_no_indep_rw", "false"),
    ("romio_cb_pfr", "disable"),
    ("romio_cb_fr_types", "aar"),
    ("romio_cb_fr_alignment", "1"),
    ("romio_cb_ds_threshold", "0"),
    ("romio_cb_alltoall", "automatic"),
    ("ind_rd_buffer_size", "4194304"),
    ("ind_wr_buffer_size", "524288"),
    ("romio_ds_read", "automatic"),
    ("romio_ds_write", "disable"),
];

/// Keys whose values say what is, whatever the program has said.
fn facts(disk: &Disk, ranks: u32) -> Vec<(&'static str, String)> {
    let local = disk.component() == "posix";
    let mut facts = vec![
        ("cb_nodes", ranks.to_string()),
        ("romio_filesystem_type", disk.component().to_owned()),
        ("romio_visibility_immediate", local.to_string()),
        ("romio_synchronized_flush", "false".to_owned()),
    ];
    if let Some(striping) = disk.striping() {
        facts.push(("striping_factor", striping.count.to_string()));
        facts.push(("striping_unit", striping.unit.to_string()));
    }
    facts
}

/// Takes over what the program says.
pub(crate) fn merge(info: &Info, given: &Info) {
    for key in (0..given.len()).filter_map(|i| given.key(i)) {
        if let Some(value) = given.get(&key) {
            // They came out of an info object.
            let _ = info.set(&key, &value);
        }
    }
}

/// The hints of a new file.
pub(crate) fn of_new(disk: &Disk, ranks: u32, given: Option<&Info>) -> Info {
    let info = Info::new();
    let facts = facts(disk, ranks);
    let told = KEYS.iter().map(|(k, v)| (*k, (*v).to_owned())).chain(facts.iter().cloned());
    for (key, value) in told {
        // Keys and values of ours fit.
        let _ = info.set(key, &value);
    }
    if let Some(given) = given {
        merge(&info, given);
        for (key, value) in facts.iter().filter(|(k, _)| *k != "cb_nodes") {
            let _ = info.set(key, value);
        }
    }
    info
}

/// Rights of a new file.
pub(crate) fn permissions(info: Option<&Info>) -> u32 {
    let text = info.and_then(|i| i.get("file_perm"));
    text.and_then(|t| u32::from_str_radix(&t, 8).ok()).unwrap_or(0o666) & 0o777
}
