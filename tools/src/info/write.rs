//! The three ways to write a report.

use std::fmt::Write;

use super::{ParamFacts, Report};

/// For people.
pub fn text(report: &Report) -> String {
    let b = &report.build;
    let mut out = String::new();
    let prefix = if b.prefix.is_empty() { "unknown (not installed)" } else { &b.prefix };
    for (label, value) in [
        ("Hawser MPI", b.version),
        ("MPI standard", b.standard),
        ("MPI ABI", b.abi),
        ("Library", b.library),
        ("Prefix", prefix),
        ("Built for", &format!("{}, {}", b.target, b.profile)),
    ] {
        line(&mut out, format_args!("{label:>14}: {value}"));
    }
    let components = report.frameworks.iter().flat_map(|f| &f.components);
    let width = components.map(|c| c.name.len()).max().unwrap_or_default();
    for f in &report.frameworks {
        line(&mut out, format_args!("\nFramework {}: {}", f.name, f.help));
        for c in &f.components {
            let alias = match c.alias.is_empty() {
                true => String::new(),
                false => format!(" (alias {})", c.alias),
            };
            line(&mut out, format_args!("  {:<width$}  {}  {}{alias}", c.name, c.version, c.help));
            if !c.hold.is_empty() {
                line(
                    &mut out,
                    format_args!("  {:<width$}         In a checkpoint it {}.", "", c.hold),
                );
            }
        }
    }
    if !report.parameters.is_empty() {
        line(&mut out, format_args!("\nParameters"));
    }
    for p in &report.parameters {
        parameter(&mut out, p);
    }
    for sentence in &report.ignored {
        line(&mut out, format_args!("\nNote: {sentence}"));
    }
    out
}

fn parameter(out: &mut String, p: &ParamFacts) {
    let value = if p.value.is_empty() { "\"\"" } else { &p.value };
    let mut about = vec![p.kind.to_string()];
    if !p.range.is_empty() {
        about.push(p.range.clone());
    }
    if !p.unit.is_empty() {
        about.push(format!("in {}", p.unit));
    }
    about.push(format!("default {}", if p.default.is_empty() { "\"\"" } else { p.default }));
    about.push(format!("level {}", p.level));
    line(out, format_args!("  {} = {value}  ({})", p.name, p.source));
    line(out, format_args!("      {}", p.help));
    line(out, format_args!("      [{}]", about.join(", ")));
}

/// For scripts: one record a line, fields separated by colons; see
/// `docs/formats/info-parsable.md`.
pub fn parsable(report: &Report) -> String {
    let b = &report.build;
    let mut out = String::new();
    for (name, value) in [
        ("version", b.version),
        ("standard", b.standard),
        ("abi", b.abi),
        ("library", b.library),
        ("prefix", &b.prefix),
        ("target", &b.target),
        ("profile", b.profile),
    ] {
        record(&mut out, &["build", name, value]);
    }
    for f in &report.frameworks {
        record(&mut out, &["framework", f.name, f.help]);
        for c in &f.components {
            record(&mut out, &["component", f.name, c.name, c.alias, c.version, c.help]);
            if !c.hold.is_empty() {
                record(&mut out, &["hold", f.name, c.name, &c.hold]);
            }
        }
    }
    for p in &report.parameters {
        let level = p.level.to_string();
        let fields = [
            "param",
            p.framework,
            p.component,
            p.name,
            p.kind,
            &p.value,
            p.default,
            &p.range,
            p.unit,
            &level,
            &p.source,
            p.help,
        ];
        record(&mut out, &fields);
    }
    for sentence in &report.ignored {
        record(&mut out, &["ignored", sentence]);
    }
    out
}

fn record(out: &mut String, fields: &[&str]) {
    for (i, field) in fields.iter().enumerate() {
        if i > 0 {
            out.push(':');
        }
        for c in field.chars() {
            match c {
                ':' => out.push_str("\\:"),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                c => out.push(c),
            }
        }
    }
    out.push('\n');
}

/// For programs: one JSON object with the fields of [`Report`].
pub fn json(report: &Report) -> Result<String, String> {
    serde_json::to_string_pretty(report).map(|s| s + "\n").map_err(|e| e.to_string())
}

fn line(out: &mut String, content: std::fmt::Arguments<'_>) {
    // Writing to a String does not fail.
    let _ = writeln!(out, "{content}");
}
