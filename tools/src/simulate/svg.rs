//! A drawing as SVG.

use std::fmt::Write;

use super::drawing::{Anchor, HEIGHT, Shape, WIDTH};

/// The text of the file.
pub(super) fn write(shapes: &[Shape]) -> String {
    let mut svg = String::new();
    // Writing to a String does not fail.
    let mut add = |line: std::fmt::Arguments<'_>| {
        let _ = svg.write_fmt(line);
    };
    add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    ));
    for shape in shapes {
        match shape {
            Shape::Line { points, colour: [r, g, b], width } => {
                let points: Vec<String> =
                    points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
                add(format_args!(
                    "<polyline fill=\"none\" stroke=\"#{r:02x}{g:02x}{b:02x}\" \
                     stroke-width=\"{width}\" points=\"{}\"/>\n",
                    points.join(" ")
                ));
            }
            Shape::Words { at: (x, y), anchor, upright, colour: [r, g, b], text } => {
                let anchor = match anchor {
                    Anchor::Begin => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let turned = match upright {
                    true => format!(" transform=\"rotate(-90 {x:.1} {y:.1})\""),
                    false => String::new(),
                };
                add(format_args!(
                    "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" \
                     fill=\"#{r:02x}{g:02x}{b:02x}\"{turned}>{text}</text>\n"
                ));
            }
        }
    }
    add(format_args!("</svg>\n"));
    svg
}
