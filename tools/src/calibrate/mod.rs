//! `hawser calibrate`: measures the thresholds of this host and the cost model of collectives, and
//! keeps them for the jobs to come.
//!
//! Thresholds are measured in this process, the model by ranks: of a job that this program starts
//! on this host, or of the job in which a launcher has started it.

mod model;
mod rank;

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use hawser_mca::calibration::{self, Calibration, Measured};
use hawser_mca::{Origin, Params, size_text};
use hawser_os::affinity;
use hawser_segment::calibration as host;

/// Where the calibration of this host is kept.
fn place() -> Result<PathBuf, String> {
    let folder = calibration::folder().ok_or(
        "neither XDG_CACHE_HOME nor HOME names a folder in which a calibration could be kept",
    )?;
    Ok(folder.join(host::host().file_name()))
}

/// What becomes of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It is told, and kept.
    Keep,
    /// It is told.
    Tell,
    /// It is written as a file would be, for the program that has started this one.
    Write,
}

/// Measures, tells what was found, and keeps it if asked to. As a rank of a job: with all ranks,
/// and rank 0 tells.
///
/// # Errors
/// It cannot be measured or kept here.
pub fn measure(params: &Params, then: Then) -> Result<String, String> {
    // A place that is missing is told before the work.
    let place = if then == Then::Keep { Some(place()?) } else { None };
    let no = |why: String| format!("no calibration: {why}");
    let Some(rank) = rank::Rank::join().map_err(no)? else {
        let mut found = hawser_calibrate::measure().map_err(no)?;
        let notes = add_models(&mut found);
        return finish(found, params, place.as_deref(), &notes);
    };
    let party = model::Party::of(&rank).map_err(no)?;
    let found = model::measure(&rank, &party).map_err(no)?;
    let first = rank.world.rank() == 0;
    rank.leave().map_err(no)?;
    match then {
        _ if !first => Ok(String::new()),
        Then::Write => Ok(found.write()),
        _ => finish(found, params, place.as_deref(), &[]),
    }
}

/// Tells what was found; with a place, keeps it beside what else is kept there.
fn finish(
    found: Calibration,
    params: &Params,
    place: Option<&Path>,
    notes: &[String],
) -> Result<String, String> {
    let mut out = text(&found, params);
    notes.iter().for_each(|note| _ = writeln!(out, "{note}"));
    let Some(path) = place else { return Ok(out + "Nothing was kept.\n") };
    // What cannot be used is made anew.
    let kept = calibration::read(path).ok().flatten();
    let whole = match kept.filter(|kept| kept.host == found.host) {
        Some(mut kept) => {
            kept.take_over(found);
            kept
        }
        None => found,
    };
    store(path, &whole.write()).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(out + &format!("Kept in {}\n", path.display()))
}

/// Adds the cost models of this host, with a CPU for every rank and with two ranks for each. Gives
/// a line for each that could not be measured.
fn add_models(found: &mut Calibration) -> Vec<String> {
    let cpus = found.cpus.clone();
    let mut notes = Vec::new();
    for ranks in [cpus.len(), 2 * cpus.len()] {
        match job(&cpus, ranks) {
            Ok(model) => found.take_over(Calibration { cpus: Vec::new(), ..model }),
            Err(why) => notes.push(format!(
                "The cost model of {ranks} ranks on {} CPUs was not measured: {why}",
                cpus.len()
            )),
        }
    }
    notes
}

/// Runs so many ranks of this program on these CPUs; what the first of them has measured.
fn job(cpus: &[u32], ranks: usize) -> Result<Calibration, String> {
    let own = std::env::current_exe().map_err(|e| format!("this program is not known: {e}"))?;
    let mpirun = own.with_file_name("mpirun");
    let mut command = Command::new(&mpirun);
    command.args(["--quiet", "--oversubscribe", "--timeout", "60", "-n", &ranks.to_string()]);
    // The model is that of messages as they go without it.
    command.args(["--mca", "mca_base_calibration", "off"]);
    command.arg(own).args(["calibrate", "--write"]).stdin(Stdio::null());
    let run = || {
        // Of this thread, and of what it starts.
        affinity::set_affinity(cpus).map_err(|e| format!("these CPUs cannot be used: {e}"))?;
        command.output().map_err(|e| format!("{}: {e}", mpirun.display()))
    };
    let ended = std::thread::scope(|s| s.spawn(run).join());
    let output = ended.map_err(|_| "a thread has ended early")??;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(said.lines().next().unwrap_or("mpirun has failed").to_owned());
    }
    Calibration::parse(&String::from_utf8_lossy(&output.stdout)).map_err(|e| e.to_string())
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
    // The times of models are means, of which the median counts.
    let of_way =
        found.measured.iter().filter(|m| hawser_calibrate::ways().contains(&m.way.as_str()));
    let factors = of_way.filter_map(|m| {
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
    let of_way = |m: &&Measured| hawser_calibrate::ways().contains(&m.way.as_str());
    let mut lens: Vec<u64> = found.measured.iter().filter(of_way).map(|m| m.len).collect();
    lens.sort_unstable();
    lens.dedup();
    let columns = hawser_calibrate::ways().map(|way| format!("{way:>10}")).concat();
    if !lens.is_empty() {
        line(format_args!("{:>8}{columns}", "bytes"));
    }
    let has_ways = !lens.is_empty();
    for len in lens {
        let cells = hawser_calibrate::ways().map(|way| {
            let row = found.measured.iter().find(|m| m.way == way && m.len == len);
            row.map_or(format!("{:>10}", "-"), |m| {
                format!("{:>10.2}", m.median_ns() as f64 / 1000.0)
            })
        });
        line(format_args!("{:>8}{}", size_text(len), cells.concat()));
    }
    if has_ways {
        line(format_args!(
            "Time of a message, in microseconds: copied through shared memory with ordinary \
             stores, with\nthe instruction for strings, and with streaming stores; read from the \
             sender's memory by the\nreceiver alone, and by both.\n"
        ));
    }
    let models: Vec<&Measured> = found.measured.iter().filter(|m| !of_way(m)).collect();
    for m in &models {
        let (len, us) = (size_text(m.len), m.median_ns() as f64 / 1000.0);
        line(format_args!("{:<18}{len:>6}{us:>10.2}", m.way));
    }
    if !models.is_empty() {
        line(format_args!(
            "Time in microseconds among ranks of which each sends to another one and receives \
             (pair), {} messages\nat once (burst), reduces, or copies: on a node, on one with more \
             ranks than CPUs (crowded), or\nbetween nodes (network).\n",
            model::BURST
        ));
    }
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
    use hawser_mca::calibration::HostKind;
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
        let specs = spec_list(&[hawser_btl::sm::PARAMS], &[]);
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
