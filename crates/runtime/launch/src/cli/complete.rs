//! Completion of `mpirun` for shells, from the table of options.

use super::help::spellings;
use super::table::{self, Id, Opt};

/// Shells that are known.
pub const SHELLS: &[&str] = &["bash", "zsh", "fish"];

/// Options that are offered: those that can be of use.
fn offered() -> impl Iterator<Item = &'static Opt> {
    table::options().filter(|o| !matches!(o.id, Id::Refuse | Id::Note))
}

/// The words that a value may be; `None`: the name of a file, or free.
fn words_of(o: &Opt) -> Option<&'static str> {
    const OBJECTS: &str = "none hwthread core l1cache l2cache l3cache numa package node";
    Some(match o.id {
        Id::BindTo => OBJECTS,
        Id::MapBy => "slot hwthread core l1cache l2cache l3cache numa package node seq ppr:",
        Id::RankBy => "slot node fill span core numa package",
        Id::Display => "allocation map bindings topo",
        Id::Output => "tag rank json timestamp merge dir=",
        Id::Launcher => "ssh rsh slurm manual fork",
        Id::Rmk => "user slurm pbs lsf sge",
        Id::Stdin => "all none 0",
        _ => return None,
    })
}

fn takes_directory(o: &Opt) -> bool {
    o.values.first().is_some_and(|v| v.starts_with("DIR"))
}

fn takes_file(o: &Opt) -> bool {
    o.values.first().is_some_and(|v| v.starts_with("FILE") || *v == "WHERE")
}

/// The script for a shell of [`SHELLS`].
pub fn completion(shell: &str) -> Option<String> {
    match shell {
        "bash" => Some(bash()),
        "zsh" => Some(zsh()),
        "fish" => Some(fish()),
        _ => None,
    }
}

/// Counts the words of options to find the program: behind it files are completed.
fn bash() -> String {
    let all: Vec<String> = offered().flat_map(spellings).collect();
    let arms = |select: &dyn Fn(&Opt) -> bool| {
        let names: Vec<String> = offered()
            .filter(|o| select(o))
            .flat_map(|o| o.names.iter().map(|n| format!("-{n}|--{n}")))
            .collect();
        names.join("|")
    };
    let one = arms(&|o| o.values.len() == 1);
    let two = arms(&|o| o.values.len() == 2);
    let mut values = String::new();
    for option in offered() {
        let names: Vec<String> = option.names.iter().map(|n| format!("-{n}|--{n}")).collect();
        let action = match words_of(option) {
            Some(words) => format!("COMPREPLY=($(compgen -W '{words}' -- \"$cur\"))"),
            None if takes_directory(option) => "COMPREPLY=($(compgen -d -- \"$cur\"))".into(),
            None if takes_file(option) => "COMPREPLY=($(compgen -f -- \"$cur\"))".into(),
            None => continue,
        };
        values.push_str(&format!("        {}) {action}; return ;;\n", names.join("|")));
    }
    format!(
        "# Completion of mpirun for bash.\n\
         _hawser_mpirun() {{\n    \
             local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} i=1 w\n    \
             COMPREPLY=()\n    \
             while ((i < COMP_CWORD)); do\n        \
                 w=${{COMP_WORDS[i]}}\n        \
                 case $w in\n            \
                     {two}) ((i += 3)) ;;\n            \
                     {one}) ((i += 2)) ;;\n            \
                     -*) ((i += 1)) ;;\n            \
                     *) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n        \
                 esac\n    \
             done\n    \
             if ((i == COMP_CWORD)) && [[ $cur == -* ]]; then\n        \
                 COMPREPLY=($(compgen -W '{all}' -- \"$cur\")); return\n    \
             fi\n    \
             case $prev in\n{values}        \
                 {one}|{two}) return ;;\n    \
             esac\n    \
             COMPREPLY=($(compgen -c -f -- \"$cur\"))\n\
         }}\n\
         complete -o filenames -F _hawser_mpirun mpirun mpiexec\n",
        all = all.join(" "),
    )
}

/// A text within single quotes of a shell.
fn single(text: &str) -> String {
    text.replace('\'', "'\\''")
}

fn zsh() -> String {
    let mut text = String::from(
        "#compdef mpirun mpiexec\n# Completion of mpirun for zsh.\n_arguments -S -A '-*' \\\n",
    );
    for option in offered() {
        // What _arguments reads as its own syntax is left out of descriptions.
        let help: String =
            option.help.chars().filter(|c| !matches!(c, '[' | ']' | ':' | '\\')).collect();
        let help = single(&help);
        for name in spellings(option) {
            let mut spec = format!("{name}[{help}]");
            for value in option.values {
                let value: String =
                    value.chars().filter(|c| !matches!(c, '[' | ']' | ':')).collect();
                let action = match words_of(option) {
                    Some(words) => format!("({words})"),
                    None if takes_directory(option) => "_files -/".into(),
                    None if takes_file(option) => "_files".into(),
                    None => " ".into(),
                };
                spec.push_str(&format!(":{value}:{action}"));
            }
            text.push_str(&format!("    '*{spec}' \\\n"));
        }
    }
    text.push_str("    '*::program:_normal'\n");
    text
}

fn fish() -> String {
    let mut text = String::from("# Completion of mpirun for fish.\n");
    for option in offered() {
        let help = option.help.replace('\\', "\\\\").replace('\'', "\\'");
        for name in option.names {
            let kind = if name.len() == 1 { "-s" } else { "-l" };
            let value = match words_of(option) {
                Some(words) => format!(" -x -a '{words}'"),
                None if takes_directory(option) => " -x -a '(__fish_complete_directories)'".into(),
                None if takes_file(option) => " -r -F".into(),
                None if option.values.is_empty() => String::new(),
                None => " -x".into(),
            };
            for program in ["mpirun", "mpiexec"] {
                text.push_str(&format!("complete -c {program} {kind} {name}{value} -d '{help}'\n"));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::process::{Command, Stdio};

    use super::*;

    /// The shell's own check of a script; `None` when there is no such shell here.
    fn check(shell: &str, script: &str) -> Option<bool> {
        let mut child = Command::new(shell).arg("-n").stdin(Stdio::piped()).spawn().ok()?;
        child.stdin.take()?.write_all(script.as_bytes()).ok()?;
        Some(child.wait().ok()?.success())
    }

    #[test]
    fn shells_accept_their_scripts() {
        for shell in SHELLS {
            let script = completion(shell).expect("known");
            assert!(script.contains("report-bindings"), "{shell}");
            assert!(!script.contains("outfile-pattern"), "{shell}");
            let good = check(shell, &script);
            assert!(good != Some(false), "{shell} does not accept its script");
            // This one is on every machine that builds us.
            assert!(*shell != "bash" || good == Some(true));
        }
        assert_eq!(completion("tcsh"), None);
    }

    /// What bash offers for the last of these words.
    fn offers(words: &[&str]) -> Vec<String> {
        let quoted: Vec<String> = words.iter().map(|w| format!("'{w}'")).collect();
        let ask = format!(
            "{}\nCOMP_WORDS=({}); COMP_CWORD={}; _hawser_mpirun\n\
             printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            completion("bash").expect("known"),
            quoted.join(" "),
            words.len() - 1
        );
        let output = Command::new("bash").args(["--norc", "-c", &ask]).output().expect("bash");
        String::from_utf8_lossy(&output.stdout).lines().map(String::from).collect()
    }

    #[test]
    fn bash_completes_options_values_and_programs() {
        assert!(offers(&["mpirun", "--report-b"]).contains(&"--report-bindings".to_string()));
        assert_eq!(offers(&["mpirun", "--bind-to", "num"]), ["numa"]);
        assert_eq!(offers(&["mpirun", "--mca", "a", "b", "--rank-by", "sp"]), ["span"]);
        // Behind the program nothing is ours.
        assert!(
            !offers(&["mpirun", "-n", "2", "./a", "--report-b"])
                .contains(&"--report-bindings".into())
        );
    }
}
