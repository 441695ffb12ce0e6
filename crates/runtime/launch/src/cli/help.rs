//! Help texts: all options, those of a topic, one option, and pages of prose.

use hawser_mca::suggest;

use super::table::{self, Group, Id, Opt, TABLE};

/// Columns of a help text.
const WIDTH: usize = 86;

/// Pages of prose, by topic.
pub(super) const PAGES: &[(&str, &str, &str)] = &[
    (
        "hostfile",
        "Files of hosts",
        "A line names a host: \"name slots=4 max_slots=8 user=me port=2222\", or \"name:4\". \
         slots is the number of processes that the host takes before --oversubscribe is \
         needed; without it the host takes as many as the job may use cores there, or as \
         often as it is named if hosts are named several times. max_slots is never exceeded. \
         \"#\" begins a comment. One host under several names is one host where names or \
         addresses tell it.",
    ),
    (
        "allocation",
        "Which hosts are used",
        "Files of hosts come first, then the allocation of Slurm, PBS, LSF or Grid Engine in which \
         mpirun runs, then hosts of -H, then this machine. Where there is a file or an allocation, \
         -H selects from it. --mca ras COMPONENT chooses, and --mca ras ^slurm leaves one out.",
    ),
    (
        "rankfile",
        "Rank files",
        "A line places a rank: \"rank 3=host slot=0-1\" on the first two cores of the host that \
         the job may use, \"rank 3=host slot=1:0\" on the first core of its second package, \"rank \
         3=+n1\" anywhere on the second host in use. With --use-hwthread-cpus hardware threads are \
         counted. Every rank needs a line.",
    ),
    (
        "exit-codes",
        "Exit codes",
        "0 when all went well; else that of the lowest rank that failed first, 128 + n for signal \
         n, the code given to MPI_Abort, 124 on --timeout and --time-limit, 75 when the ranks have \
         saved and the job is to be started again, 127 when a program is not found, 126 when it \
         cannot be executed, 2 for a mistake on the command line, 1 for what else prevents the \
         start and for a rank that ends without MPI_Finalize.",
    ),
    (
        "variables",
        "Variables of the environment",
        "HAWSER_MCA_NAME sets the parameter NAME, and so does OMPI_MCA_NAME where it fits. \
         MPIEXEC_TIMEOUT and MPIEXEC_PORT_RANGE, HYDRA_HOST_FILE, HYDRA_LAUNCHER, \
         HYDRA_LAUNCHER_EXEC, HYDRA_RMK, HYDRA_IFACE and HYDRA_BINDING stand for the options of \
         that name; options of the command line come first.",
    ),
];

/// The names of an option as they are typed.
pub(super) fn spellings(o: &Opt) -> Vec<String> {
    let dashed = |n: &&str| if n.len() == 1 { format!("-{n}") } else { format!("--{n}") };
    o.names.iter().map(dashed).collect()
}

fn option_text(o: &Opt) -> String {
    let mut lines = wrap(&spellings(o).join(", "), WIDTH);
    if let Some(last) = lines.last_mut() {
        for v in o.values {
            last.push_str(&format!(" {v}"));
        }
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(&format!("  {line}\n"));
    }
    for line in wrap(&sentence(o), WIDTH) {
        text.push_str(&format!("          {line}\n"));
    }
    text
}

/// What an option does, as a sentence.
pub(super) fn sentence(o: &Opt) -> String {
    match o.id {
        Id::Note => format!("Changes nothing: {}.", o.help),
        Id::Refuse => format!("Refused: {}.", o.help),
        _ => o.help.to_string(),
    }
}

fn group_text(group: &Group) -> String {
    let options: String = group.options.iter().map(option_text).collect();
    format!("{} (--help {}):\n{options}", group.heading, group.topic)
}

/// The help text: all options that do something.
pub fn help() -> String {
    let mut text = String::from(
        "mpirun starts the processes of an MPI job.\n\n\
         Usage: mpirun [options] PROGRAM [arguments] [: [options] PROGRAM [arguments]]...\n\n\
         Options end at the program; what follows belongs to it. Each may be written with one or\n\
         two dashes, and a single value also behind \"=\".\n",
    );
    let acts = |g: &&Group| !matches!(g.topic, "compatibility" | "refused");
    for group in TABLE.iter().filter(acts) {
        text.push('\n');
        text.push_str(&group_text(group));
    }
    text.push_str("\nMore topics, for --help TOPIC:\n");
    for (topic, heading, _) in PAGES {
        text.push_str(&format!("  {topic:<15} {heading}\n"));
    }
    for group in TABLE.iter().filter(|g| !acts(g)) {
        text.push_str(&format!("  {:<15} {}\n", group.topic, group.heading));
    }
    text.push_str("  all             All of it\n");
    text
}

/// Everything.
fn all() -> String {
    let mut text = help();
    for group in TABLE.iter().filter(|g| matches!(g.topic, "compatibility" | "refused")) {
        text.push('\n');
        text.push_str(&group_text(group));
    }
    for (_, heading, page) in PAGES {
        text.push_str(&format!("\n{heading}:\n"));
        for line in wrap(page, WIDTH) {
            text.push_str(&format!("  {line}\n"));
        }
    }
    text
}

/// The text of a topic: a group of options, a page, or an option by any of its names.
///
/// # Errors
/// A sentence with the topics, and the nearest one.
pub fn topic(name: &str) -> Result<String, String> {
    let bare = name.trim_start_matches('-');
    if bare == "all" {
        return Ok(all());
    }
    if let Some(group) = TABLE.iter().find(|g| g.topic == bare) {
        return Ok(group_text(group));
    }
    if let Some((_, heading, page)) = PAGES.iter().find(|(topic, ..)| *topic == bare) {
        let lines: Vec<String> = wrap(page, WIDTH).iter().map(|l| format!("  {l}\n")).collect();
        return Ok(format!("{heading}:\n{}", lines.concat()));
    }
    if let Some((option, _)) = table::find(bare) {
        return Ok(option_text(option));
    }
    let topics = || TABLE.iter().map(|g| g.topic).chain(PAGES.iter().map(|(t, ..)| *t));
    let options = table::options().flat_map(|o| o.names.iter().copied()).filter(|n| n.len() > 1);
    let hint = suggest::hint(bare, topics().chain(options));
    let topics: Vec<&str> = topics().collect();
    Err(format!(
        "--help: there is no topic \"{name}\"{hint}; topics are options and {}, all",
        topics.join(", ")
    ))
}

/// Breaks a text into lines.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}
