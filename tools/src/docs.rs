//! Man pages and completion, from the declarations that the programs themselves use.

use clap::Command;
use hawser_launch::cli;

use crate::wrapper;

/// Programs that have a man page.
pub const PAGES: &[&str] = &["mpirun", "mpicc", "hawser"];

/// The man page of a program; `hawser` is the declaration of that one.
pub fn man(program: &str, hawser: &Command) -> Option<String> {
    match program {
        "mpirun" => Some(cli::man_mpirun()),
        "mpicc" => Some(mpicc()),
        "hawser" => Some(page_of(hawser)),
        _ => None,
    }
}

/// Completion of `mpirun` and `hawser` for a shell; `None`: the shell is not known.
pub fn completion(shell: &str, program: &str, hawser: &mut Command) -> Option<String> {
    let kind = match shell {
        "bash" => clap_complete::Shell::Bash,
        "zsh" => clap_complete::Shell::Zsh,
        "fish" => clap_complete::Shell::Fish,
        _ => return None,
    };
    if program == "mpirun" {
        return cli::completion(shell);
    }
    let mut text = Vec::new();
    clap_complete::generate(kind, hawser, "hawser", &mut text);
    String::from_utf8(text).ok()
}

fn plain(text: impl Into<String>) -> (String, String) {
    (String::new(), text.into())
}

fn mpicc() -> String {
    let options = wrapper::OPTIONS.iter().map(|(o, what)| (o.to_string(), what.to_string()));
    cli::man_page(&cli::Page {
        name: "mpicc",
        brief: "compile and link programs that use MPI",
        synopsis: &["mpicc [options of the compiler] file...", "mpicxx [options] file..."],
        sections: vec![
            ("Description".into(), vec![plain(wrapper::ABOUT)]),
            ("Options".into(), options.chain([plain(wrapper::NOTES)]).collect()),
        ],
        see: "mpirun(1), hawser(1)",
    })
}

fn about(command: &Command) -> String {
    let text = command.get_long_about().or(command.get_about());
    let text = text.map(|t| t.to_string()).unwrap_or_default();
    if text.ends_with('.') { text } else { format!("{text}.") }
}

/// The options and arguments of a command as terms with their explanations.
fn options_of(command: &Command) -> Vec<(String, String)> {
    let hidden = |a: &&clap::Arg| a.is_hide_set() || matches!(a.get_id().as_str(), "help");
    let one = |arg: &clap::Arg| {
        let mut names: Vec<String> = arg.get_short().map(|c| format!("-{c}")).into_iter().collect();
        names.extend(arg.get_long().map(|l| format!("--{l}")));
        let takes = arg.get_action().takes_values();
        let values = arg.get_value_names().filter(|_| takes).unwrap_or_default();
        let values: Vec<&str> = values.iter().map(|v| v.as_str()).collect();
        let term = format!("{} {}", names.join(", "), values.join(" "));
        let help = arg.get_long_help().or(arg.get_help());
        (term.trim().to_string(), help.map(|h| h.to_string()).unwrap_or_default())
    };
    command.get_arguments().filter(|a| !hidden(a)).map(one).collect()
}

fn page_of(hawser: &Command) -> String {
    let mut sections = vec![("Description".to_string(), vec![plain(about(hawser))])];
    for verb in hawser.get_subcommands().filter(|v| !v.is_hide_set() && v.get_name() != "help") {
        let mut paragraphs = vec![plain(about(verb))];
        paragraphs.extend(options_of(verb));
        sections.push((format!("hawser {}", verb.get_name()), paragraphs));
    }
    cli::man_page(&cli::Page {
        name: "hawser",
        brief: "questions about Hawser MPI and about running jobs",
        synopsis: &["hawser VERB [options]"],
        sections,
        see: "mpirun(1), mpicc(1)",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command() -> Command {
        let why = Command::new("why")
            .about("Tell why")
            .arg(clap::Arg::new("delay").long("delay").value_name("SECONDS").help("Between looks"));
        Command::new("hawser").about("Questions.").subcommand(why)
    }

    #[test]
    fn pages_have_what_is_declared() {
        let page = man("hawser", &command()).expect("known");
        for part in [".TH HAWSER 1", ".SH HAWSER WHY", "Tell why.", "\\-\\-delay SECONDS"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(man("mpicc", &command()).expect("known").contains("\\-showme:compile"));
        assert!(PAGES.iter().all(|p| man(p, &command()).is_some()));
        assert_eq!(man("ls", &command()), None);
    }

    #[test]
    fn shells_get_both_programs() {
        for shell in cli::SHELLS {
            let of = |program| completion(shell, program, &mut command()).expect("known");
            assert!(of("mpirun").contains("report-bindings"), "{shell}");
            assert!(of("hawser").contains("delay"), "{shell}");
        }
        assert_eq!(completion("tcsh", "hawser", &mut command()), None);
    }
}
