//! Values of the options about the time to save.

use std::ffi::OsStr;
use std::path::Path;

use hawser_checkpoint::deadline::clock_time;
use hawser_os::signals;

use super::Request;
use super::table::Id;
use super::values::{only, parameter};

/// A span of time, in milliseconds: seconds, a number with one of `s`, `m`, `h` and `d`, or
/// `[D-]HH:MM:SS`.
pub(super) fn span(word: &str, value: &str) -> Result<u64, String> {
    let bad =
        || format!("{word}: \"{value}\" is not a span of time (seconds, 30m, 2h, or [D-]HH:MM:SS)");
    if value.contains(':') || value.contains('-') {
        return clock_time(value).and_then(|s| s.checked_mul(1000)).ok_or_else(bad);
    }
    let (number, unit) = match value.char_indices().last() {
        Some((at, 's')) => (value.get(..at), 1.0),
        Some((at, 'm')) => (value.get(..at), 60.0),
        Some((at, 'h')) => (value.get(..at), 3_600.0),
        Some((at, 'd')) => (value.get(..at), 86_400.0),
        _ => (Some(value), 1.0),
    };
    let seconds = number.and_then(|n| n.parse::<f64>().ok()).map(|n| n * unit);
    let seconds = seconds.filter(|s| (0.0..=1e9).contains(s)).ok_or_else(bad)?;
    Ok((seconds * 1e3).round() as u64)
}

fn text<'a>(word: &str, value: &'a OsStr) -> Result<&'a str, String> {
    value.to_str().ok_or_else(|| format!("{word}: {value:?} is not valid UTF-8"))
}

/// `SIGNAL[:exit]`, several with commas.
fn signals_of(word: &str, value: &str) -> Result<(), String> {
    for item in value.split(',') {
        let (name, then) = item.split_once(':').unwrap_or((item, "exit"));
        if then != "exit" {
            return Err(format!("{word}: \"{item}\" is not SIGNAL or SIGNAL:exit"));
        }
        let known = ["USR1", "USR2", "XCPU", "TERM"];
        let upper = name.trim().to_ascii_uppercase();
        let bare = upper.strip_prefix("SIG").unwrap_or(&upper);
        if signals::by_name(name).is_none() || !known.contains(&bare) {
            return Err(format!(
                "{word}: \"{name}\" cannot ask for a snapshot; these can: {}",
                known.join(", ")
            ));
        }
    }
    Ok(())
}

/// Takes one of these options.
pub(super) fn set(r: &mut Request, id: Id, word: &str, value: &OsStr) -> Result<(), String> {
    let seconds = |value: &str| span(word, value).map(|ms| (ms as f64 / 1e3).to_string());
    let value = text(word, value)?;
    match id {
        Id::TimeLimit => {
            let ms = span(word, value)?;
            if r.timeout_ms.is_none_or(|t| ms < t) {
                r.timeout_ms = Some(ms);
                r.is_time_limit = true;
            }
        }
        Id::CheckpointDir => {
            let dir = std::path::absolute(Path::new(value)).map_err(|e| format!("{word}: {e}"))?;
            parameter(r, "crs_base_dir", text(word, dir.as_os_str())?);
        }
        Id::CheckpointEvery => parameter(r, "crs_base_every", &seconds(value)?),
        Id::CheckpointBeforeEnd => parameter(r, "crs_base_before_end", &seconds(value)?),
        Id::CheckpointOn => {
            signals_of(word, value)?;
            parameter(r, "crs_base_on", value);
        }
        Id::CheckpointKeep => match value.parse::<u32>() {
            Ok(1..=1_000_000) => parameter(r, "crs_base_keep", value),
            _ => return Err(format!("{word}: \"{value}\" is not a number from 1 on")),
        },
        Id::CheckpointLibrary => {
            let why = "programs save themselves (MPIX_Checkpoint_register), or CRIU does";
            only(word, value, &["self", "criu"], why)?;
            parameter(r, "crs", &value.to_ascii_lowercase());
        }
        Id::CheckpointNumber => {
            let dir = r.mca.iter().rev().find(|(name, _)| name == "crs_base_dir");
            let (Ok(number), Some((_, dir))) = (value.parse::<u64>(), dir) else {
                return Err(format!(
                    "{word} {value}: the number of a snapshot of --checkpoint-dir, which has to \
                     stand before it"
                ));
            };
            let set = format!("{dir}/{number:06}");
            parameter(r, "crs_base_restart", &set);
        }
        Id::OnFailure => {
            only(word, value, &["abort", "notify", "restart"], "there is nothing else to do")?;
            parameter(r, "errmgr_base_on_failure", &value.to_ascii_lowercase());
        }
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans() {
        for (text, ms) in [
            ("5", 5_000),
            ("1.5", 1_500),
            ("30m", 1_800_000),
            ("2h", 7_200_000),
            ("1:00:00", 3_600_000),
            ("1-00:00:00", 86_400_000),
            ("0.25s", 250),
        ] {
            assert_eq!(span("--x", text), Ok(ms), "{text}");
        }
        for bad in ["", "soon", "-1", "5x", "1:xx", "m", "1e300", "é"] {
            assert!(span("--x", bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn options_become_parameters() {
        let mut r = Request::default();
        let mut give = |id, value: &str| set(&mut r, id, "--x", OsStr::new(value));
        assert!(give(Id::CheckpointNumber, "3").is_err(), "no directory yet");
        for (id, value) in [
            (Id::CheckpointDir, "/d"),
            (Id::CheckpointNumber, "3"),
            (Id::CheckpointOn, "USR1,SIGTERM:exit"),
            (Id::CheckpointEvery, "30m"),
            (Id::OnFailure, "restart"),
        ] {
            assert_eq!(give(id, value), Ok(()), "{value}");
        }
        for (id, bad) in [
            (Id::CheckpointOn, "KILL"),
            (Id::CheckpointOn, "USR1:stay"),
            (Id::CheckpointKeep, "0"),
            (Id::OnFailure, "ignore"),
            (Id::CheckpointLibrary, "blcr"),
        ] {
            assert!(give(id, bad).is_err(), "{bad}");
        }
        let has = |name: &str, value: &str| r.mca.contains(&(name.into(), value.into()));
        assert!(has("crs_base_restart", "/d/000003") && has("crs_base_every", "1800"));
    }
}
