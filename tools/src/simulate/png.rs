//! A drawing as PNG, with letters of dots: no font has to be there.

use png::{BitDepth, ColorType, Encoder, EncodingError};

use super::drawing::{Anchor, Colour, HEIGHT, Shape, WIDTH};

/// Pixels per unit of the drawing.
const SCALE: f64 = 2.0;
/// Pixels per dot of a letter.
const DOT: usize = 3;
/// Dots of a letter, and those from one to the next.
const COLUMNS: usize = 5;
const ROWS: usize = 7;
const ADVANCE: usize = COLUMNS + 1;

/// Letters as rows of dots from above, the leftmost dot of the first row in the highest bit.
const LETTERS: [(char, u64); 47] = [
    ('0', 0x3_a33a_e62e),
    ('1', 0x1_1842_108e),
    ('2', 0x3_a213_221f),
    ('3', 0x3_a213_062e),
    ('4', 0x0_8ca9_7c42),
    ('5', 0x7_e1e0_862e),
    ('6', 0x1_910f_462e),
    ('7', 0x7_c222_2108),
    ('8', 0x3_a317_462e),
    ('9', 0x3_a317_844c),
    ('a', 0x0_00e0_be2f),
    ('b', 0x4_21e8_c63e),
    ('c', 0x0_00f8_420f),
    ('d', 0x0_42f8_c62f),
    ('e', 0x0_00e8_fe0e),
    ('f', 0x1_928e_2108),
    ('g', 0x0_1f18_bc2e),
    ('h', 0x4_21e8_c631),
    ('i', 0x1_00c2_108e),
    ('j', 0x0_8061_0a4c),
    ('k', 0x4_212a_6292),
    ('l', 0x3_0842_108e),
    ('m', 0x0_01aa_d6b5),
    ('n', 0x0_01e8_c631),
    ('o', 0x0_00e8_c62e),
    ('p', 0x0_3d18_fa10),
    ('q', 0x0_1f18_bc21),
    ('r', 0x0_016c_c210),
    ('s', 0x0_00f8_383e),
    ('t', 0x2_11c4_2126),
    ('u', 0x0_0118_c66d),
    ('v', 0x0_0118_c544),
    ('w', 0x0_011a_d6aa),
    ('x', 0x0_0115_1151),
    ('y', 0x0_2318_bc2e),
    ('z', 0x0_01f1_111f),
    ('A', 0x3_a31f_c631),
    ('B', 0x7_a31f_463e),
    ('G', 0x3_a30b_c62e),
    ('M', 0x4_775a_c631),
    ('R', 0x7_a31f_5251),
    ('S', 0x3_e107_043e),
    ('_', 0x0_0000_001f),
    ('.', 0x0_0000_018c),
    (',', 0x0_0000_3088),
    ('/', 0x0_4222_2210),
    (' ', 0x0_0000_0000),
];
/// A box, for what is not there.
const UNKNOWN: u64 = 0x7_e318_c63f;

/// The bytes of the file.
///
/// # Errors
/// Those of the encoder.
pub(super) fn write(shapes: &[Shape]) -> Result<Vec<u8>, EncodingError> {
    let mut picture = Picture::new((WIDTH * SCALE) as usize, (HEIGHT * SCALE) as usize);
    for shape in shapes {
        match shape {
            Shape::Line { points, colour, width } => {
                let scaled: Vec<_> = points.iter().map(|p| (p.0 * SCALE, p.1 * SCALE)).collect();
                for ends in scaled.windows(2) {
                    picture.line(ends[0], ends[1], width * SCALE / 2.0, *colour);
                }
            }
            Shape::Words { at, anchor, upright, colour, text } => {
                let at = (at.0 * SCALE, at.1 * SCALE);
                picture.words(at, *anchor, *upright, *colour, text);
            }
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width as u32, picture.height as u32);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&picture.pixels.concat())?;
    writer.finish()?;
    Ok(bytes)
}

struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<Colour>,
}

impl Picture {
    fn new(width: usize, height: usize) -> Picture {
        Picture { width, height, pixels: vec![[255; 3]; width * height] }
    }

    /// Lays a colour over a pixel, which may be outside; `share` is between 0 and 1.
    fn blend(&mut self, x: i64, y: i64, share: f64, colour: Colour) {
        let inside = |v: i64, most: usize| usize::try_from(v).ok().filter(|v| *v < most);
        let (Some(x), Some(y)) = (inside(x, self.width), inside(y, self.height)) else { return };
        for (under, over) in self.pixels[y * self.width + x].iter_mut().zip(colour) {
            let mixed = f64::from(*under) * (1.0 - share) + f64::from(over) * share;
            *under = mixed.round() as u8;
        }
    }

    /// A line with round ends and soft edges.
    fn line(&mut self, from: (f64, f64), to: (f64, f64), half: f64, colour: Colour) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let square = (dx * dx + dy * dy).max(1e-9);
        let reach = half + 1.0;
        let span = |a: f64, b: f64| (a.min(b) - reach).floor() as i64..=(a.max(b) + reach) as i64;
        for y in span(from.1, to.1) {
            for x in span(from.0, to.0) {
                let (px, py) = (x as f64 + 0.5 - from.0, y as f64 + 0.5 - from.1);
                let along = ((px * dx + py * dy) / square).clamp(0.0, 1.0);
                let distance = (px - along * dx).hypot(py - along * dy);
                self.blend(x, y, (half + 0.5 - distance).clamp(0.0, 1.0), colour);
            }
        }
    }

    fn words(&mut self, at: (f64, f64), anchor: Anchor, upright: bool, colour: Colour, text: &str) {
        let dots = (text.chars().count() * ADVANCE) as f64;
        let before = match anchor {
            Anchor::Begin => 0.0,
            Anchor::Middle => dots / 2.0,
            Anchor::End => dots,
        };
        let (x, y) = (at.0.round() as i64, at.1.round() as i64);
        let begin = -(before * DOT as f64).round() as i64;
        for (i, letter) in text.chars().enumerate() {
            let found = LETTERS.iter().find(|known| known.0 == letter);
            let rows = found.map_or(UNKNOWN, |known| known.1);
            for dot in 0..COLUMNS * ROWS {
                if rows >> (COLUMNS * ROWS - 1 - dot) & 1 == 0 {
                    continue;
                }
                let (column, row) = (i * ADVANCE + dot % COLUMNS, dot / COLUMNS);
                for pixel in 0..DOT * DOT {
                    let along = begin + (column * DOT + pixel % DOT) as i64;
                    let down = (row * DOT + pixel / DOT) as i64 - (ROWS * DOT) as i64;
                    match upright {
                        true => self.blend(x + down, y - along, 1.0, colour),
                        false => self.blend(x + along, y + down, 1.0, colour),
                    }
                }
            }
        }
    }
}
