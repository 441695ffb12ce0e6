//! Lines of Fortran source.

/// Longest line that the standard permits in free form.
const FREE: usize = 132;

/// A statement in free form, broken at commas where it is too long; ended by a line feed.
pub(super) fn free(indent: usize, statement: &str) -> String {
    let lead = " ".repeat(indent);
    let mut out = String::new();
    let mut line = lead.clone();
    for (i, piece) in statement.split(',').enumerate() {
        let piece = if i == 0 { piece.to_owned() } else { format!(",{piece}") };
        if line.len() + piece.len() + 2 > FREE && line.len() > lead.len() {
            out.push_str(&line);
            out.push_str(" &\n");
            line = format!("{lead}    &{}", piece.trim_start());
        } else {
            line.push_str(&piece);
        }
    }
    out.push_str(&line);
    out.push('\n');
    out
}

/// A statement in the form that both fixed and free source accept: short lines with the
/// continuation mark in column 73 and in column 6.
pub(super) fn both(statement: &str) -> String {
    let mut out = String::new();
    let mut line = String::from("      ");
    for (i, piece) in statement.split(',').enumerate() {
        let piece = if i == 0 { piece.to_owned() } else { format!(",{piece}") };
        if line.len() + piece.len() > 70 {
            out.push_str(&format!("{line:<72}&\n"));
            line = format!("     &{piece}");
        } else {
            line.push_str(&piece);
        }
    }
    out.push_str(&line);
    out.push('\n');
    out
}
