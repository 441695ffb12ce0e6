//! Hints of files (MPI-5.0 section 14.2.8): what the program says is kept and told again, known or
//! not; over that what is in use. The names are those of ROMIO.

use hawser_core::info::Info;
use hawser_storage::Disk;

use crate::settings::Settings;
use crate::staging::Staging;

/// Keys that are always told, with their default values.
const KEYS: &[(&str, &str)] = &[
    ("cb_config_list", "*:1"),
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
pub(crate) fn facts(
    disk: &Disk,
    settings: &Settings,
    staging: Option<&Staging>,
    ranks: u32,
) -> Vec<(&'static str, String)> {
    let local = disk.is_coherent();
    let mut facts = vec![
        // Without buffers each rank moves its own.
        ("cb_nodes", staging.map_or(ranks as usize, Staging::aggregators).to_string()),
        ("romio_filesystem_type", disk.component().to_owned()),
        ("romio_visibility_immediate", local.to_string()),
        ("romio_synchronized_flush", "false".to_owned()),
    ];
    facts.extend(settings.told());
    if let Some(striping) = disk.striping() {
        facts.push(("striping_factor", striping.count.to_string()));
        facts.push(("striping_unit", striping.unit.to_string()));
    }
    facts
}

/// Takes over what the program says, and puts what is in use over it.
pub(crate) fn merge(info: &Info, given: Option<&Info>, facts: &[(&'static str, String)]) {
    if let Some(given) = given {
        for key in (0..given.len()).filter_map(|i| given.key(i)) {
            if let Some(value) = given.get(&key) {
                // They came out of an info object.
                let _ = info.set(&key, &value);
            }
        }
    }
    for (key, value) in facts {
        // Keys and values of ours fit.
        let _ = info.set(key, value);
    }
}

/// The hints of a new file.
pub(crate) fn of_new(given: &Info, facts: &[(&'static str, String)]) -> Info {
    let info = Info::new();
    for (key, value) in KEYS {
        let _ = info.set(key, value);
    }
    merge(&info, Some(given), facts);
    info
}

/// Rights of a new file.
pub(crate) fn permissions(info: Option<&Info>) -> u32 {
    let text = info.and_then(|i| i.get("file_perm"));
    text.and_then(|t| u32::from_str_radix(&t, 8).ok()).unwrap_or(0o666) & 0o777
}
