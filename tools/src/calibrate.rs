//! `hawser calibrate`: measures the thresholds of this host, and keeps them for the jobs to come.

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use hawser_mca::calibration::{self, Calibration};
use hawser_mca::{Origin, Params, size_text};
use hawser_transport::calibration as host;

/// Where the calibration of this host is kept.
fn place() -> Result<PathBuf, String> {
    let folder = calibration::folder().ok_or(
        "neither XDG_CACHE_HOME nor HOME names a folder in which a calibration could be kept",
    )?;
    Ok(folder.join(host::host().file_name()))
}

/// Measures, tells what was found, and keeps it if asked to.
///
/// # Errors
/// It cannot be measured or kept here.
pub fn measure(params: &Params, keep: bool) -> Result<String, String> {
    // A place that is missing is told before the work.
    let place = if keep { Some(place()?) } else { None };
    let found = host::measure().map_err(|why| format!("no calibration: {why}"))?;
    let mut out = text(&found, params);
    let end = match &place {
        Some(path) => {
            store(path, &found.write()).map_err(|e| format!("{}: {e}", path.display()))?;
            format!("Kept in {}\n", path.display())
        }
        None => "Nothing was kept.\n".into(),
    };
    out.push_str(&end);
    Ok(out)
}

/// Tells what is kept for this host.
///
/// # Errors
/// The file cannot be used.
pub fn print(params: &Params) -> Result<String, String> {
    let path = place()?;
    let kept = calibration::read(&path).map_err(|why| calibration::complaint(&path, &why))?;
    let Some(kept) = kept else {
        return Ok(format!(
            "No calibration is kept for this host ({}): built-in values are used.\n",
            path.display()
        ));
    };
    let mut out = text(&kept, params);
    if kept.host != host::host() {
        out.push_str("It is not used: it is of another kind of host.\n");
    }
    if params.text("mca_base_calibration") == "off" {
        let source = params.source_of("mca_base_calibration");
        out.push_str(&format!("It is not used: mca_base_calibration is off ({source}).\n"));
    }
    out.push_str(&format!("Kept in {}\n", path.display()));
    Ok(out)
}

/// Removes what is kept for this host.
///
/// # Errors
/// What the system says.
pub fn remove() -> Result<String, String> {
    let path = place()?;
    match fs::remove_file(&path) {
        Ok(()) => Ok(format!("Removed {}\n", path.display())),
        Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(format!("No calibration is kept for this host ({}).\n", path.display()))
        }
        Err(e) => Err(format!("{}: {e}", path.display())),
    }
}

/// Writes a file so that a reader finds the old one or the new one, never a part.
fn store(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    let mut new = path.as_os_str().to_owned();
    new.push(format!(".new.{}", std::process::id()));
    let written = fs::write(&new, text).and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&new);
    }
    written
}

/// By how much the times of one way and length differ, if that is much.
fn spread(found: &Calibration) -> Option<f64> {
    const MUCH: f64 = 2.0;
    let factors = found.measured.iter().filter_map(|m| {
        let (least, most) = (m.times_ns.iter().min()?, m.times_ns.iter().max()?);
        Some(*most as f64 / (*least).max(1) as f64)
    });
    factors.max_by(f64::total_cmp).filter(|factor| *factor >= MUCH)
}

/// A calibration for people.
fn text(found: &Calibration, params: &Params) -> String {
    let kind = &found.host;
    let cpus: Vec<String> = found.cpus.iter().map(u32::to_string).collect();
    let mut out = format!(
        "Host {}: {}, kernel {}; between CPUs {}\n\n",
        kind.host,
        kind.cpu,
        kind.kernel,
        cpus.join(" and ")
    );
    // Writing to a String does not fail.
    let mut line = |content: std::fmt::Arguments<'_>| _ = writeln!(out, "{content}");
    let mut lens: Vec<u64> = found.measured.iter().map(|m| m.len).collect();
    lens.sort_unstable();
    lens.dedup();
    let columns = host::ways().map(|way| format!("{way:>10}")).concat();
    line(format_args!("{:>8}{columns}", "bytes"));
    for len in lens {
        let cells = host::ways().map(|way| {
            let row = found.measured.iter().find(|m| m.way == way && m.len == len);
            row.map_or(format!("{:>10}", "-"), |m| {
                format!("{:>10.2}", m.median_ns() as f64 / 1000.0)
            })
        });
        line(format_args!("{:>8}{}", size_text(len), cells.concat()));
    }
    line(format_args!(
        "Time of a message, in microseconds: copied through shared memory with ordinary stores, \
         with\nthe instruction for strings, and with streaming stores; read from the sender's \
         memory by the\nreceiver alone, and by both.\n"
    ));
    if let Some(factor) = spread(found) {
        line(format_args!(
            "The sittings differ by up to a factor of {factor:.1}: others use the CPUs, or this is \
             a virtual machine\nthat moves them. Concluded is only what no sitting contradicts.\n"
        ));
    }
    for (name, value) in &found.settings {
        let known = params.rows().find(|row| row.spec.name == name);
        let built_in = known.as_ref().map_or("none", |row| host::built_in(row.spec));
        line(format_args!("{name} = {value} (built-in value: {built_in})"));
        let user = |origin: &Origin| {
            !matches!(origin, Origin::Default | Origin::Calibration | Origin::Processor)
        };
        if let Some(row) = known.filter(|row| user(&row.origin)) {
            line(format_args!("    in force is {} ({})", row.value, row.origin));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_mca::calibration::{HostKind, Measured};
    use hawser_mca::{Sources, spec_list};

    fn sample() -> Calibration {
        let row = |way: &str, len, ns| Measured { way: way.into(), len, times_ns: vec![ns, ns] };
        Calibration {
            host: HostKind::new("node7", "A CPU", "6.1"),
            cpus: vec![0, 1],
            settings: vec![
                ("btl_sm_cma_min".into(), "2M".into()),
                ("btl_sm_stream_min".into(), "1G".into()),
            ],
            measured: vec![
                row("copy", 8192, 1230),
                row("copy", 1 << 20, 90_000),
                row("joint", 1 << 20, 50_000),
            ],
        }
    }

    #[test]
    fn people_see_times_values_and_what_wins() {
        let sources = Sources::empty().set("btl_sm_cma_min", "4M");
        let specs = spec_list(&[hawser_transport::btl::sm::PARAMS], &[]);
        let out = text(&sample(), &Params::load(&specs, &sources).unwrap());
        assert!(out.contains("Host node7: A CPU, kernel 6.1; between CPUs 0 and 1\n"), "{out}");
        assert!(
            out.contains("      8k      1.23         -         -         -         -\n"),
            "{out}"
        );
        assert!(
            out.contains("      1M     90.00         -         -         -     50.00\n"),
            "{out}"
        );
        assert!(out.contains("btl_sm_cma_min = 2M (built-in value: "), "{out}");
        assert!(out.contains("    in force is 4M (command line)\n"), "{out}");
        assert!(out.contains("btl_sm_stream_min = 1G (built-in value: 1G)\n"), "{out}");
    }

    #[test]
    fn a_file_is_replaced_as_a_whole() {
        let folder = std::env::temp_dir().join(format!("hawser-calibrate-{}", std::process::id()));
        let path = folder.join("deep/calibration-a.b-0123");
        for text in ["one", "two"] {
            store(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.join("deep")).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
