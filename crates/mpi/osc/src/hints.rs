//! Info keys of windows (MPI-5.0 section 12.2.1 and following).

use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;

use crate::win::{Flavor, Win};

/// Keys that are always told, with their default values.
const KEYS: [(&str, &str); 6] = [
    ("no_locks", "false"),
    ("accumulate_ordering", "rar,raw,war,waw"),
    ("accumulate_ops", "same_op_no_op"),
    ("same_size", "false"),
    ("same_disp_unit", "false"),
    ("mpi_accumulate_granularity", "0"),
];

/// The hints of a new window: the defaults, and what the program has said, known or not.
pub(crate) fn of_new(flavor: Flavor, given: Option<&Info>) -> Info {
    let info = Info::new();
    let shared = [("alloc_shared_noncontig", "false")];
    let more = if flavor == Flavor::Shared { &shared[..] } else { &[] };
    for (key, value) in KEYS.iter().chain(more) {
        // Keys and values of ours fit.
        let _ = info.set(key, value);
    }
    if let Some(given) = given {
        merge(&info, given);
    }
    info
}

fn merge(info: &Info, given: &Info) {
    for key in (0..given.len()).filter_map(|i| given.key(i)) {
        if let Some(value) = given.get(&key) {
            // They came out of an info object.
            let _ = info.set(&key, &value);
        }
    }
}

/// True when a hint is set to `true`.
pub(crate) fn is_true(info: Option<&Info>, key: &str) -> bool {
    info.and_then(|i| i.get(key)).is_some_and(|v| v.eq_ignore_ascii_case("true"))
}

/// Alignment in bytes that the program asks for.
///
/// # Errors
/// Class `InfoValue` when it is no power of two, or more than memory can have here.
pub(crate) fn alignment(info: Option<&Info>) -> Result<u64> {
    let key = "mpi_minimum_memory_alignment";
    let Some(text) = info.and_then(|i| i.get(key)) else { return Ok(64) };
    let wanted = text.parse::<u64>().ok().filter(|a| a.is_power_of_two() && *a <= 1 << 30);
    wanted.map(|a| a.max(64)).ok_or_else(|| err!(InfoValue, "{key} \"{text}\" is no power of two"))
}

impl Win {
    /// `MPI_Win_set_info`: what is known and can still change has no effect on results.
    pub fn set_info(&self, info: &Info) {
        merge(&self.cold().info, info);
    }

    /// `MPI_Win_get_info`: a new object with the hints in use.
    pub fn info(&self) -> Info {
        self.cold().info.dup()
    }
}
