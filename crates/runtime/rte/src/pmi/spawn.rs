//! The request of a rank to start processes, as both versions of PMI word it.

use super::wire::Message;
use crate::universe::{PmiOrigin, SpawnApp, SpawnRequest};

/// Most programs of one request.
const APPS_MAX: usize = 4_096;
/// Most words of one list of a request.
const WORDS_MAX: u32 = 65_536;
/// Most bytes of a request.
const BYTES_MAX: usize = 4 << 20;

/// A request that may come in several messages, one for each program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Spawning {
    apps: Vec<SpawnApp>,
    pairs: Vec<(String, String)>,
    bytes: usize,
}

fn number(message: &Message, word: &str) -> Result<u32, String> {
    match message.get(word) {
        None => Ok(0),
        Some(text) => match text.trim().parse() {
            Ok(number) if number <= WORDS_MAX => Ok(number),
            _ => Err(format!("\"{word}\" of a request to spawn is {text}")),
        },
    }
}

/// The values of numbered words, counted from 0 on, or from 1: releases of MPICH differ.
fn list(message: &Message, count: &str, word: &str) -> Result<Vec<String>, String> {
    let count = number(message, count)?;
    let first = u32::from(message.get(&format!("{word}0")).is_none());
    let value = |i: u32| {
        let word = format!("{word}{}", i + first);
        let value = message.get(&word).map(String::from);
        value.ok_or(format!("\"{word}\" of a request to spawn is missing"))
    };
    (0..count).map(value).collect()
}

/// Pairs whose keys and values are numbered words.
fn pairs(
    message: &Message,
    count: &str,
    key: &str,
    value: &str,
) -> Result<Vec<(String, String)>, String> {
    let keys = list(message, count, key)?;
    Ok(keys.into_iter().zip(list(message, count, value)?).collect())
}

fn app(command: &str, maxprocs: u32, argv: Vec<String>, info: Vec<(String, String)>) -> SpawnApp {
    SpawnApp {
        command: command.as_bytes().to_vec(),
        argv: argv.into_iter().map(String::into_bytes).collect(),
        maxprocs,
        info,
    }
}

impl Spawning {
    /// A message of version 1, which has one program. The request, when it was the last one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn push(&mut self, message: &Message) -> Result<Option<SpawnRequest>, String> {
        self.bytes += message.words.iter().map(|(w, v)| w.len() + v.len()).sum::<usize>();
        let argv = list(message, "argcnt", "arg")?;
        let info = pairs(message, "info_num", "info_key_", "info_val_")?;
        let procs = number(message, "nprocs")?;
        self.apps.push(app(message.get("execname").unwrap_or_default(), procs, argv, info));
        // The first message of a request has them, or each.
        let pairs = pairs(message, "preput_num", "preput_key_", "preput_val_")?;
        if self.pairs.is_empty() {
            self.pairs = pairs;
        }
        let programs = number(message, "totspawns")?.max(1);
        if self.bytes > BYTES_MAX || self.apps.len() > APPS_MAX {
            return Err("a request to spawn is too long".into());
        }
        Ok((self.apps.len() >= programs as usize).then(|| std::mem::take(self).request()))
    }

    fn request(self) -> SpawnRequest {
        SpawnRequest {
            apps: self.apps,
            port: String::new(),
            cwd: Vec::new(),
            pmi: Some(PmiOrigin { pairs: self.pairs }),
        }
    }
}

/// The request of a message of version 2: words of the whole, then those of each program, which
/// begin with `subcmd`.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(message: &Message) -> Result<SpawnRequest, String> {
    let starts = |(word, _): &(String, String)| word == "subcmd";
    let first = message.words.iter().position(starts).unwrap_or(message.words.len());
    let mut all = Spawning::default();
    let part =
        |words: &[(String, String)]| Message { command: String::new(), words: words.to_vec() };
    let (whole, programs) = message.words.split_at(first);
    all.pairs = pairs(&part(whole), "preputcount", "ppkey", "ppval")?;
    for program in programs.chunk_by(|_, next| !starts(next)) {
        let program = part(program);
        let argv = list(&program, "argc", "argv")?;
        let info = pairs(&program, "infokeycount", "infokey", "infoval")?;
        let procs = number(&program, "maxprocs")?;
        all.apps.push(app(program.get("subcmd").unwrap_or_default(), procs, argv, info));
        if all.apps.len() > APPS_MAX {
            return Err("a request to spawn is too long".into());
        }
    }
    Ok(all.request())
}
