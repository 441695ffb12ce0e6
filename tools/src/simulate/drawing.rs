//! The curves of algorithms, time over length, as lines and words at places.

use hawser_coll::predict::Prediction;
use hawser_mca::size_text;

/// Size of the drawing, and its margins.
pub(super) const WIDTH: f64 = 720.0;
pub(super) const HEIGHT: f64 = 440.0;
pub(super) const LEFT: f64 = 70.0;
pub(super) const RIGHT: f64 = 180.0;
pub(super) const TOP: f64 = 40.0;
pub(super) const BOTTOM: f64 = 50.0;

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

const BLACK: Colour = [0, 0, 0];
const GREY: Colour = [0xee, 0xee, 0xee];

/// Colours of curves, neighbours unlike each other.
pub(super) const COLOURS: [Colour; 16] = [
    [0x1b, 0x6c, 0xa8],
    [0xc8, 0x55, 0x3d],
    [0x3a, 0x7d, 0x44],
    [0x8a, 0x4f, 0xa3],
    [0xb8, 0x86, 0x0b],
    [0x2f, 0x48, 0x58],
    [0xd1, 0x47, 0x8c],
    [0x5c, 0x80, 0x01],
    [0x00, 0x9e, 0xb3],
    [0x7a, 0x2e, 0x1d],
    [0xe0, 0x8e, 0x45],
    [0x4b, 0x4b, 0xc3],
    [0x6f, 0x6f, 0x6f],
    [0x00, 0x5f, 0x3c],
    [0xa0, 0x1a, 0x58],
    [0x9a, 0xa8, 0x1e],
];

/// Where a word stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Begin,
    Middle,
    End,
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// A line through points.
    Line { points: Vec<(f64, f64)>, colour: Colour, width: f64 },
    /// Words whose foot is at a place; upright ones read from below.
    Words { at: (f64, f64), anchor: Anchor, upright: bool, colour: Colour, text: String },
}

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

fn words(at: (f64, f64), anchor: Anchor, text: impl Into<String>) -> Shape {
    Shape::Words { at, anchor, upright: false, colour: BLACK, text: text.into() }
}

/// The curves, both axes logarithmic.
pub(super) fn draw(title: &str, rows: &[(u64, Vec<Prediction>)]) -> Vec<Shape> {
    let time = |p: &Prediction| p.outcome.as_ref().ok().map(|o| o.time_ns / 1000.0);
    let lengths = rows.iter().map(|r| r.0.max(1) as f64);
    let x = Axis::new(lengths, (LEFT, WIDTH - RIGHT));
    let times = rows.iter().flat_map(|r| r.1.iter().filter_map(time));
    let y = Axis::new(times, (HEIGHT - BOTTOM, TOP));
    let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
    let grid = |from, to| Shape::Line { points: vec![from, to], colour: GREY, width: 1.0 };
    let mut shapes = vec![words((LEFT, 24.0), Anchor::Begin, title)];
    for v in x.marks(4.0) {
        let at = x.place(v);
        shapes.push(grid((at, TOP), (at, bottom)));
        shapes.push(words((at, bottom + 18.0), Anchor::Middle, size_text(v as u64)));
    }
    for v in y.marks(10.0) {
        let at = y.place(v);
        shapes.push(grid((LEFT, at), (right, at)));
        shapes.push(words((LEFT - 6.0, at + 4.0), Anchor::End, format!("{v}")));
    }
    shapes.push(words(((LEFT + right) / 2.0, HEIGHT - 12.0), Anchor::Middle, "bytes"));
    shapes.push(Shape::Words {
        at: (18.0, (TOP + bottom) / 2.0),
        anchor: Anchor::Middle,
        upright: true,
        colour: BLACK,
        text: "microseconds".into(),
    });
    let names = rows.first().map(|r| r.1.iter().map(|p| p.name).collect::<Vec<_>>());
    for (i, name) in names.unwrap_or_default().into_iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let points = rows.iter().filter_map(|(bytes, all)| {
            let found = all.iter().find(|p| p.name == name).and_then(time)?;
            Some((x.place((*bytes).max(1) as f64), y.place(found)))
        });
        let points: Vec<_> = points.collect();
        if points.is_empty() {
            continue;
        }
        shapes.push(Shape::Line { points, colour, width: 2.0 });
        shapes.push(Shape::Words {
            at: (right + 12.0, TOP + 18.0 * i as f64),
            anchor: Anchor::Begin,
            upright: false,
            colour,
            text: name.to_owned(),
        });
    }
    shapes
}
