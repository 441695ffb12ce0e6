//! `hawser sim`: how long collectives take on a machine that is described in a few numbers.
//!
//! The schedules are those that jobs run, on every rank, in a LogGOPS clock.

use std::fmt::Write;
use std::path::Path;

use hawser_coll::exec::sim::Machine;
use hawser_coll::explain::operation;
use hawser_coll::predict::{Prediction, algorithms, machine, predict};
use hawser_mca::{size_text, suggest};

/// A question to the simulator.
#[derive(Debug)]
pub struct Question<'a> {
    /// The operation.
    pub op: &'a str,
    /// Ranks, at least 2.
    pub ranks: u32,
    /// Lengths in bytes.
    pub bytes: &'a [u64],
    /// Only this algorithm.
    pub algorithm: Option<&'a str>,
    /// The description of a machine.
    pub machine: Option<&'a Path>,
    /// Where to draw the curves.
    pub svg: Option<&'a Path>,
}

/// Answers with a table, and draws if asked to.
///
/// # Errors
/// What is not known, or a file that cannot be read or written.
pub fn run(question: &Question<'_>) -> Result<String, String> {
    let op = operation(question.op)?;
    let known = algorithms(op);
    if known.is_empty() {
        return Err(format!("{op:?} has one algorithm only, which is not simulated"));
    }
    if let Some(name) = question.algorithm.filter(|name| !known.contains(name)) {
        let hint = suggest::hint(name, known.iter().copied());
        return Err(format!("{op:?} has no algorithm \"{name}\"{hint}"));
    }
    let on = match question.machine {
        None => Machine::CLUSTER,
        Some(path) => {
            let text = std::fs::read_to_string(path);
            let text = text.map_err(|e| format!("{}: {e}", path.display()))?;
            machine(&text).map_err(|why| format!("{}: {why}", path.display()))?
        }
    };
    let ask = |&bytes: &u64| (bytes, predict(on, op, question.ranks, bytes, question.algorithm));
    let rows: Vec<(u64, Vec<Prediction>)> = question.bytes.iter().map(ask).collect();
    if let Some(path) = question.svg {
        let title = format!("{op:?}, {} ranks", question.ranks);
        let drawn = draw(&title, &rows);
        std::fs::write(path, drawn).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(table(&format!("{op:?}, {} ranks", question.ranks), &rows))
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

/// Size of the drawing, and its margins.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 180.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;

const COLOURS: [&str; 8] =
    ["#1b6ca8", "#c8553d", "#3a7d44", "#8a4fa3", "#b8860b", "#2f4858", "#d1478c", "#5c8001"];

/// A logarithmic axis.
struct Axis {
    from: f64,
    to: f64,
    begin: f64,
    end: f64,
}

impl Axis {
    fn new(values: impl Iterator<Item = f64>, (begin, end): (f64, f64)) -> Axis {
        let mut range = (f64::INFINITY, 0.0_f64);
        for v in values.filter(|v| *v > 0.0) {
            range = (range.0.min(v), range.1.max(v));
        }
        let (from, to) = if range.1 > 0.0 { range } else { (1.0, 1.0) };
        // One value alone stands in the middle.
        let (from, to) = if from == to { (from / 2.0, to * 2.0) } else { (from, to) };
        Axis { from, to, begin, end }
    }

    fn place(&self, value: f64) -> f64 {
        let share = (value.max(self.from) / self.from).ln() / (self.to / self.from).ln();
        self.begin + share * (self.end - self.begin)
    }

    /// Powers of `base` inside.
    fn marks(&self, base: f64) -> Vec<f64> {
        let first = (self.from.ln() / base.ln() - 1e-9).ceil() as i32;
        let all = (first..).map(|e| base.powi(e));
        all.take_while(|v| *v <= self.to * (1.0 + 1e-9)).collect()
    }
}

/// The curves, time over length, both logarithmic, as SVG.
fn draw(title: &str, rows: &[(u64, Vec<Prediction>)]) -> String {
    let time = |p: &Prediction| p.outcome.as_ref().ok().map(|o| o.time_ns / 1000.0);
    let lengths = rows.iter().map(|r| r.0.max(1) as f64);
    let x = Axis::new(lengths, (LEFT, WIDTH - RIGHT));
    let y =
        Axis::new(rows.iter().flat_map(|r| r.1.iter().filter_map(time)), (HEIGHT - BOTTOM, TOP));
    let mut svg = String::new();
    // Writing to a String does not fail.
    let mut add = |line: std::fmt::Arguments<'_>| {
        let _ = svg.write_fmt(line);
    };
    add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    ));
    let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
    for v in x.marks(4.0) {
        let (at, label) = (x.place(v), size_text(v as u64));
        add(format_args!(
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#eee\"/>\n\
             <text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>\n",
            bottom + 18.0
        ));
    }
    for v in y.marks(10.0) {
        let at = y.place(v);
        add(format_args!(
            "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#eee\"/>\n\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{v}</text>\n",
            LEFT - 6.0,
            at + 4.0
        ));
    }
    let middle = (LEFT + right) / 2.0;
    add(format_args!(
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">bytes</text>\n\
         <text x=\"18\" y=\"{0}\" transform=\"rotate(-90 18 {0})\" \
         text-anchor=\"middle\">microseconds</text>\n",
        HEIGHT - 12.0,
    ));
    let names = rows.first().map(|r| r.1.iter().map(|p| p.name).collect::<Vec<_>>());
    for (i, name) in names.unwrap_or_default().into_iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let points = rows.iter().filter_map(|(bytes, all)| {
            let found = all.iter().find(|p| p.name == name).and_then(time)?;
            Some(format!("{:.1},{:.1}", x.place((*bytes).max(1) as f64), y.place(found)))
        });
        let points: Vec<String> = points.collect();
        if points.is_empty() {
            continue;
        }
        let at = TOP + 18.0 * i as f64;
        add(format_args!(
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\n\
             <text x=\"{}\" y=\"{at}\" fill=\"{colour}\">{name}</text>\n",
            points.join(" "),
            right + 12.0
        ));
    }
    add(format_args!("</svg>\n"));
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask<'a>(op: &'a str, bytes: &'a [u64]) -> Question<'a> {
        Question { op, ranks: 64, bytes, algorithm: None, machine: None, svg: None }
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
        let rows: Vec<_> = lengths.map(|b| (b, predict(Machine::CLUSTER, op, 32, b, None))).into();
        let svg = draw("Bcast", &rows);
        assert_eq!(svg.matches("<polyline").count(), algorithms(op).len());
        for curve in svg.lines().filter(|l| l.starts_with("<polyline")) {
            let points = curve.split("points=\"").nth(1).and_then(|p| p.split('"').next());
            for point in points.expect("points").split(' ') {
                let (x, y) = point.split_once(',').expect("a point");
                let (x, y): (f64, f64) = (x.parse().expect("x"), y.parse().expect("y"));
                assert!((LEFT..=WIDTH - RIGHT).contains(&x), "{curve}");
                assert!((TOP..=HEIGHT - BOTTOM).contains(&y), "{curve}");
            }
        }
    }
}
