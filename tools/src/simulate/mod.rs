//! `hawser sim`: how long collectives take on a machine that is described in a few numbers.
//!
//! The schedules are those that jobs run, on every rank, in a LogGOPS clock.

mod drawing;
mod png;
mod svg;

use std::fmt::Write;
use std::path::Path;

use hawser_coll::decision::{Models, operation};
use hawser_coll::exec::sim::Machine;
use hawser_coll::predict::{Call, Prediction, algorithms, machine, modelled, predict};
use hawser_mca::{Params, size_text, suggest};
use hawser_os::affinity;

/// The word that stands for the machine of the cost model, in place of a file.
pub const CALIBRATED: &str = "calibrated";

/// A question to the simulator.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The operation.
    pub op: &'a str,
    /// Ranks, at least 2.
    pub ranks: u32,
    /// Lengths in bytes.
    pub bytes: &'a [u64],
    /// Only this algorithm.
    pub algorithm: Option<&'a str>,
    /// Radix of algorithms that have one; at least 2.
    pub radix: u32,
    /// The description of a machine, or [`CALIBRATED`].
    pub machine: Option<&'a Path>,
    /// Nodes over which ranks are spread evenly. Without it, as the machine says; one where that is
    /// the calibrated one.
    pub nodes: Option<u32>,
    /// Where to draw the curves.
    pub svg: Option<&'a Path>,
    /// Where to draw the curves as dots.
    pub png: Option<&'a Path>,
}

/// Answers with a table, and draws if asked to.
///
/// # Errors
/// What is not known, or a file that cannot be read or written.
pub fn run(question: &Question<'_>, params: &Params) -> Result<String, String> {
    let op = operation(question.op)?;
    let known = algorithms(op);
    if known.is_empty() {
        return Err(format!("{op:?} has one algorithm only, which is not simulated"));
    }
    if let Some(name) = question.algorithm.filter(|name| !known.contains(name)) {
        let hint = suggest::hint(name, known.iter().copied());
        return Err(format!("{op:?} has no algorithm \"{name}\"{hint}"));
    }
    let (ranks, algorithm, radix) = (question.ranks, question.algorithm, question.radix);
    let on = on(question, params)?;
    let ask = |&bytes: &u64| (bytes, predict(on, &Call { op, ranks, bytes, algorithm, radix }));
    let rows: Vec<(u64, Vec<Prediction>)> = question.bytes.iter().map(ask).collect();
    let title = format!("{op:?}, {ranks} ranks");
    let shapes = drawing::draw(&title, &rows);
    let keep = |path: &Path, bytes: &[u8]| {
        std::fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))
    };
    if let Some(path) = question.svg {
        keep(path, svg::write(&shapes).as_bytes())?;
    }
    if let Some(path) = question.png {
        keep(path, &png::write(&shapes).map_err(|e| format!("{}: {e}", path.display()))?)?;
    }
    Ok(table(&title, &rows))
}

/// The machine of a question.
fn on(question: &Question<'_>, params: &Params) -> Result<Machine, String> {
    let per_node = |nodes: u32| question.ranks.div_ceil(nodes.max(1));
    let described = match question.machine {
        None => Machine::CLUSTER,
        Some(word) if word == Path::new(CALIBRATED) => {
            let cpus = affinity::effective_cpus().max(1);
            let models = Models::new(params);
            return Ok(modelled(&models, per_node(question.nodes.unwrap_or(1)), cpus));
        }
        Some(path) => {
            let text = std::fs::read_to_string(path);
            let text = text.map_err(|e| format!("{}: {e}", path.display()))?;
            machine(&text).map_err(|why| format!("{}: {why}", path.display()))?
        }
    };
    let spread = question.nodes.map_or(described.per_node, per_node);
    Ok(Machine { per_node: spread, ..described })
}

fn table(title: &str, rows: &[(u64, Vec<Prediction>)]) -> String {
    let mut out = format!("{title}\n");
    // Writing to a String does not fail.
    let mut add = |line: std::fmt::Arguments<'_>| {
        let _ = out.write_fmt(line);
    };
    add(format_args!(
        "{:>8}  {:<20} {:>14} {:>12}  moved\n",
        "bytes", "algorithm", "us", "messages"
    ));
    for (bytes, all) in rows {
        let best = best(all);
        for p in all {
            let length = size_text(*bytes);
            match &p.outcome {
                Ok(o) => {
                    let mark = if best == Some(p.name) { "  best" } else { "" };
                    add(format_args!(
                        "{length:>8}  {:<20} {:>14.2} {:>12}  {}{mark}\n",
                        p.name,
                        o.time_ns / 1000.0,
                        o.messages,
                        o.bytes
                    ));
                }
                Err(why) => add(format_args!("{length:>8}  {:<20} not run: {why}\n", p.name)),
            }
        }
    }
    out
}

fn best(all: &[Prediction]) -> Option<&'static str> {
    let timed = all.iter().filter_map(|p| Some((p.name, p.outcome.as_ref().ok()?.time_ns)));
    timed.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::drawing::{BOTTOM, COLOURS, HEIGHT, LEFT, RIGHT, Shape, TOP, WIDTH, draw};
    use super::*;
    use hawser_coll::decision::RADIX;
    use hawser_mca::Sources;

    fn params(settings: &[(&str, &str)]) -> Params {
        let sources = settings.iter().fold(Sources::empty(), |s, (name, value)| s.set(name, value));
        hawser_catalog::load(&sources).expect("right settings")
    }

    fn run(question: &Question<'_>) -> Result<String, String> {
        super::run(question, &params(&[]))
    }

    fn ask<'a>(op: &'a str, bytes: &'a [u64]) -> Question<'a> {
        Question {
            op,
            ranks: 64,
            bytes,
            algorithm: None,
            radix: RADIX,
            machine: None,
            nodes: None,
            svg: None,
            png: None,
        }
    }

    #[test]
    fn the_table_names_the_best() {
        let told = run(&ask("allreduce", &[8, 16 << 20])).expect("a table");
        let best: Vec<&str> = told.lines().filter(|l| l.ends_with("best")).collect();
        assert_eq!(best.len(), 2, "{told}");
        assert!(best[0].contains("recursive_doubling"), "{told}");
        assert!(!best[1].contains("recursive_doubling"), "{told}");
        let one = Question { algorithm: Some("ring"), ..ask("allreduce", &[8]) };
        assert_eq!(run(&one).expect("a table").lines().count(), 3);
    }

    #[test]
    fn what_is_not_there_gets_a_hint() {
        let why = run(&ask("alreduce", &[8])).expect_err("no such operation");
        assert!(why.contains("did you mean \"allreduce\""), "{why}");
        let why = run(&Question { algorithm: Some("rign"), ..ask("allreduce", &[8]) });
        assert!(why.expect_err("no such algorithm").contains("did you mean \"ring\""));
        assert!(run(&ask("scan", &[8])).is_err());
        let missing = Some(Path::new("/no/such/machine"));
        assert!(run(&Question { machine: missing, ..ask("bcast", &[8]) }).is_err());
    }

    #[test]
    fn every_algorithm_has_its_curve_inside_the_frame() {
        let op = operation("bcast").expect("there is one");
        let lengths = [0, 1, 64, 4096, 1 << 20];
        // A power of two, for which all of them can be built.
        let run = |b| (b, predict(Machine::CLUSTER, &Call::new(op, 32, b)));
        let shapes = draw("Bcast", &lengths.map(run));
        let curves = shapes.iter().filter_map(|shape| match shape {
            Shape::Line { points, colour, .. } if COLOURS.contains(colour) => {
                Some((points, colour))
            }
            _ => None,
        });
        let curves: Vec<_> = curves.collect();
        assert_eq!(curves.len(), algorithms(op).len());
        for (i, (points, colour)) in curves.iter().enumerate() {
            assert_eq!(points.len(), lengths.len());
            assert!(curves[..i].iter().all(|other| other.1 != *colour), "{colour:?}");
            for (x, y) in *points {
                assert!((LEFT..=WIDTH - RIGHT).contains(x), "{x}");
                assert!((TOP..=HEIGHT - BOTTOM).contains(y), "{y}");
            }
        }
        let text = svg::write(&shapes);
        assert_eq!(text.matches("stroke-width=\"2\"").count(), curves.len(), "{text}");
        assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"), "{text}");
    }

    /// The same drawing as dots: its size, and pixels of each curve where the curve is.
    #[test]
    fn curves_are_drawn_as_dots() {
        let op = operation("allreduce").expect("there is one");
        let run = |b| (b, predict(Machine::CLUSTER, &Call::new(op, 32, b)));
        let shapes = draw("Allreduce, 32 ranks", &[8, 4096, 1 << 20].map(run));
        let bytes = png::write(&shapes).expect("it fits");
        let mut reader = ::png::Decoder::new(std::io::Cursor::new(bytes));
        reader.set_transformations(::png::Transformations::IDENTITY);
        let mut reader = reader.read_info().expect("a picture");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
        let info = reader.next_frame(&mut pixels).expect("pixels");
        assert_eq!((info.width, info.height), (2 * WIDTH as u32, 2 * HEIGHT as u32));
        let last = shapes.iter().rev().find_map(|shape| match shape {
            Shape::Line { points, colour, .. } => Some((points[0], *colour)),
            _ => None,
        });
        let ((x, y), colour) = last.expect("a curve");
        let at = 3 * ((2.0 * y) as usize * info.width as usize + (2.0 * x) as usize);
        assert_eq!(pixels[at..at + 3], colour);
        let black = pixels.chunks(3).filter(|p| **p == [0, 0, 0]).count();
        assert!(black > 1000, "{black} pixels of words");
    }

    /// The model of parameters, which a calibration gives, is the machine.
    #[test]
    fn the_calibrated_machine_is_that_of_the_model() {
        let calibrated = Some(Path::new(CALIBRATED));
        let question = Question { machine: calibrated, ..ask("allreduce", &[8]) };
        let time = |settings: &[(&str, &str)], nodes| {
            let question = Question { nodes: Some(nodes), algorithm: Some("ring"), ..question };
            let told = super::run(&question, &params(settings)).expect("a table");
            let row = told.lines().last().expect("a row").to_owned();
            row.split_whitespace().nth(2).expect("a time").parse::<f64>().expect("a number")
        };
        let slow = [("coll_base_network_latency_ns", "1000000")];
        // 126 rounds of a millisecond, where nodes have a rank each.
        assert!((126_000.0..140_000.0).contains(&time(&slow, 64)), "{}", time(&slow, 64));
        assert!(time(&slow, 1) < 10_000.0, "{}", time(&slow, 1));
        assert!(time(&[], 64) < 10_000.0, "{}", time(&[], 64));
    }

    #[test]
    fn a_radix_changes_the_tree() {
        let bcast = ask("bcast", &[8]);
        let knomial =
            |radix| run(&Question { radix, algorithm: Some("knomial"), ..bcast }).expect("a table");
        assert_ne!(knomial(2), knomial(8));
    }
}
