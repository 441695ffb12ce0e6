//! Man pages in roff, from the same declarations as the help texts.

use super::help::{PAGES, sentence, spellings};
use super::table::TABLE;

/// A text as roff takes it: backslashes and dashes as they are, no line that begins a request.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let guarded = |line: &str| match line.starts_with(['.', '\'']) {
        true => format!("\\&{line}"),
        false => line.to_string(),
    };
    escaped.lines().map(guarded).collect::<Vec<_>>().join("\n")
}

/// The parts of a man page.
pub struct Page<'a> {
    /// The name of the program.
    pub name: &'a str,
    /// One line on what it does.
    pub brief: &'a str,
    /// How it is called.
    pub synopsis: &'a [&'a str],
    /// Headings with their paragraphs; of a pair the first is a term that the second explains.
    pub sections: Vec<(String, Vec<(String, String)>)>,
    /// Other pages.
    pub see: &'a str,
}

/// Writes a page of section 1.
pub fn man_page(page: &Page<'_>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!(
        ".TH {} 1 \"\" \"Hawser MPI {version}\" \"User commands\"\n\
         .SH NAME\n{} \\- {}\n.SH SYNOPSIS\n",
        page.name.to_uppercase(),
        roff(page.name),
        roff(page.brief)
    );
    for (i, line) in page.synopsis.iter().enumerate() {
        let head = if i == 0 { "" } else { ".br\n" };
        text.push_str(&format!("{head}.B {}\n", roff(line)));
    }
    for (heading, paragraphs) in &page.sections {
        text.push_str(&format!(".SH {}\n", roff(&heading.to_uppercase())));
        for (i, (term, paragraph)) in paragraphs.iter().enumerate() {
            match term.is_empty() {
                // A heading begins a paragraph.
                true if i == 0 => text.push_str(&format!("{}\n", roff(paragraph))),
                true => text.push_str(&format!(".PP\n{}\n", roff(paragraph))),
                false => {
                    let (term, paragraph) = (roff(term), roff(paragraph));
                    text.push_str(&format!(".TP\n.B {term}\n{paragraph}\n"));
                }
            }
        }
    }
    text.push_str(&format!(".SH SEE ALSO\n{}\n", roff(page.see)));
    text
}

/// The man page of `mpirun`.
pub fn man_mpirun() -> String {
    let plain = |t: &str| vec![(String::new(), t.to_string())];
    let mut sections = vec![(
        "Description".to_string(),
        plain(
            "mpirun starts the processes of an MPI job on this machine, on named hosts, or in the \
             allocation of a resource manager, forwards their input and output, and ends with \
             their exit code. Options end at the program; what follows belongs to it. Each option \
             may be written with one or two dashes, and a single value also behind an equals sign.",
        ),
    )];
    for group in TABLE {
        let option = |o: &super::table::Opt| {
            let values: String = o.values.iter().map(|v| format!(" {v}")).collect();
            (format!("{}{values}", spellings(o).join(", ")), sentence(o))
        };
        let options = group.options.iter().map(option).collect();
        sections.push((format!("Options: {}", group.heading), options));
    }
    for (_, heading, page) in PAGES {
        sections.push((heading.to_string(), plain(page)));
    }
    let examples = [
        ("mpirun -n 4 ./solver input", "Four processes here."),
        ("mpirun -H a:8,b:8 ./solver", "Eight processes on each of two hosts."),
        ("mpirun --hostfile hosts --map-by node:PE=4 -n 6 ./solver", "Six with four cores each."),
        ("mpirun -n 1 ./master : -n 7 ./worker", "Two programs in one job."),
    ];
    let examples = examples.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
    sections.push(("Examples".to_string(), examples));
    man_page(&Page {
        name: "mpirun",
        brief: "start an MPI job",
        synopsis: &["mpirun [options] program [arguments] [: [options] program [arguments]]..."],
        sections,
        see: "hawser(1), mpicc(1)",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_option_and_no_stray_request() {
        let page = man_mpirun();
        for option in super::super::table::options() {
            for name in spellings(option) {
                assert!(page.contains(&roff(&name)), "{name}");
            }
        }
        let requests = [".TH ", ".SH ", ".TP", ".B ", ".PP", ".br"];
        for line in page.lines().filter(|l| l.starts_with(['.', '\''])) {
            assert!(requests.iter().any(|r| line.starts_with(r)), "{line}");
        }
        assert_eq!(roff("a\\b-c\n.x"), "a\\eb\\-c\n\\&.x");
    }
}
