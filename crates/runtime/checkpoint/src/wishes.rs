//! What asks for a snapshot besides time and people: signals, and the batch system, whose command
//! says when the job ends. For ranks that save themselves and for the launcher, which has images
//! made of the others.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use hawser_mca::report::say;
use hawser_os::signals::{self, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU};

/// How long the command of a batch system may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is looked whether it has ended.
const POLL: Duration = Duration::from_millis(5);

/// What a signal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveSignal {
    /// Its number.
    pub signal: i32,
    /// The job is to end when it is saved.
    pub stop: bool,
}

/// Signals that ask without `crs_base_on`. Behind the last two comes `SIGKILL`.
pub const SAVE_SIGNALS: [SaveSignal; 4] = [
    SaveSignal { signal: SIGUSR1, stop: false },
    SaveSignal { signal: SIGUSR2, stop: true },
    SaveSignal { signal: SIGXCPU, stop: true },
    SaveSignal { signal: SIGTERM, stop: true },
];

/// Those of `crs_base_on`, over those that count anyway: `SIGNAL` and `SIGNAL:exit`, with commas.
///
/// # Errors
/// A sentence: a word that is none.
pub fn save_signals(text: &str) -> Result<Vec<SaveSignal>, String> {
    let mut all = SAVE_SIGNALS.to_vec();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let (name, stop) = match word.split_once(':') {
            None => (word, false),
            Some((name, "exit")) => (name, true),
            Some(_) => return Err(format!("crs_base_on: \"{word}\" is not SIGNAL[:exit]")),
        };
        let signal = signals::by_name(name)
            .ok_or_else(|| format!("crs_base_on: \"{name}\" is not the name of a signal"))?;
        all.retain(|known| known.signal != signal);
        all.push(SaveSignal { signal, stop });
    }
    Ok(all)
}

/// Runs the command of a batch system: what it prints. `None`: it has failed, or does not answer,
/// which is told.
pub fn ask_batch(words: &[&str]) -> Option<String> {
    let (program, args) = words.split_first()?;
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped());
    let (mut child, begun) = (command.spawn().ok()?, Instant::now());
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => {
                return String::from_utf8(child.wait_with_output().ok()?.stdout).ok();
            }
            Ok(None) if begun.elapsed() < PATIENCE => std::thread::sleep(POLL),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                say(format_args!(
                    "\"{}\" does not answer: the time limit of the job is not known",
                    words.join(" ")
                ));
                return None;
            }
            // It has failed, or the program reaps all children.
            Ok(Some(_)) | Err(_) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_mean_what_the_user_says() {
        let meanings = |on: &str| {
            let all = save_signals(on).expect("signals");
            let meaning = |signal| all.iter().find(|s| s.signal == signal).map(|s| s.stop);
            [SIGUSR1, SIGUSR2, SIGXCPU, SIGTERM, signals::SIGINT].map(meaning)
        };
        let (save, stop) = (Some(false), Some(true));
        assert_eq!(meanings(""), [save, stop, stop, stop, None]);
        assert_eq!(meanings("USR1:exit, USR2"), [stop, save, stop, stop, None]);
        for wrong in ["USR1:end", "ONE", "USR1,,TERM:"] {
            assert!(save_signals(wrong).is_err(), "{wrong}");
        }
    }
}
