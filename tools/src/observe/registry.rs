//! `hawser registry`: the values that the programs of a job keep.

use std::fmt::Write;

use hawser_rte::gpr::Value;
use hawser_rte::universe::neighbours;

use super::find::Job;

/// Bytes of a value that are shown.
const SHOWN: usize = 32;

/// The launchers that may keep the values of a job: values are named by the first job of one.
fn numbers(job: &Job, jobs: &[Job]) -> Vec<u64> {
    let same = |other: &&Job| other.launcher.is_some() && other.launcher == job.launcher;
    let others = jobs.iter().filter(same).map(|other| other.number);
    std::iter::once(job.number).chain(others).collect()
}

/// The values now, a line for each, of one key if that is given.
///
/// # Errors
/// The programs keep nothing, or not this.
pub fn get(job: &Job, jobs: &[Job], key: Option<&str>) -> Result<String, String> {
    let found = numbers(job, jobs).into_iter().find_map(|number| neighbours::values(number, 0));
    let none = || format!("the programs of job {} keep nothing in the registry", job.name());
    let (_, values) = found.ok_or_else(none)?;
    let wanted = |entry: &&(String, Value)| key.is_none_or(|key| key == entry.0);
    let lines: String = values.iter().filter(wanted).map(|(k, v)| line(k, v)).collect();
    match key.filter(|_| lines.is_empty()) {
        Some(key) => Err(format!("there is no value \"{key}\"")),
        None => Ok(lines),
    }
}

/// Tells what changes, a line for each value that is new, has changed or is gone, until the job has
/// ended.
///
/// # Errors
/// As [`get`].
pub fn watch(job: &Job, jobs: &[Job], tell: &mut dyn FnMut(&str)) -> Result<(), String> {
    tell(&get(job, jobs, None)?);
    let numbers = numbers(job, jobs);
    let first = |since| numbers.iter().find_map(|n| Some((*n, neighbours::values(*n, since)?)));
    let Some((number, (mut version, mut values))) = first(0) else { return Ok(()) };
    while let Some((now, next)) = neighbours::values(number, version) {
        for (key, value) in &next {
            if !values.contains(&(key.clone(), value.clone())) {
                tell(&line(key, value));
            }
        }
        for (key, _) in &values {
            if !next.iter().any(|(k, _)| k == key) {
                tell(&format!("{key} deleted\n"));
            }
        }
        (version, values) = (now, next);
    }
    Ok(())
}

fn line(key: &str, value: &Value) -> String {
    let mut out = format!("{key} ");
    // Writing to memory cannot fail.
    let _ = match value {
        Value::Int(n) => writeln!(out, "counter {n}"),
        Value::Bytes(bytes) => {
            let printable = |b: &u8| (b' '..=b'~').contains(b);
            let text = bytes.strip_suffix(&[0]).unwrap_or(bytes);
            let shown = bytes.get(..bytes.len().min(SHOWN)).unwrap_or_default();
            let more = if bytes.len() > SHOWN { " ..." } else { "" };
            match !text.is_empty() && text.len() <= 4 * SHOWN && text.iter().all(printable) {
                true => writeln!(out, "\"{}\"", String::from_utf8_lossy(text)),
                false => {
                    let hex: String = shown.iter().map(|b| format!("{b:02x}")).collect();
                    writeln!(out, "{} bytes {hex}{more}", bytes.len())
                }
            }
        }
        other => writeln!(out, "{other:?}"),
    };
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_as_what_they_may_be() {
        assert_eq!(line("n", &Value::Int(-3)), "n counter -3\n");
        assert_eq!(line("t", &Value::Bytes(b"sea ice\0".to_vec())), "t \"sea ice\"\n");
        assert_eq!(line("b", &Value::Bytes(vec![0, 1, 255])), "b 3 bytes 0001ff\n");
        assert!(line("l", &Value::Bytes(vec![9; 99])).ends_with(" ...\n"));
    }
}
