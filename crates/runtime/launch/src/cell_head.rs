//! `hawserd cell`: the head of a cell. It is asked for its hosts, tells them, and is a daemon from
//! then on, which starts those of its hosts.

use std::io::{self, Write};
use std::os::fd::AsFd;

use hawser_mca::report::say;
use hawser_os::pipe;

use crate::agent::place::host_name;
use crate::cell::sense::{LINE_MAX, SenseRequest, sense};
use crate::{Specs, daemon, setup};

/// `hawserd cell`: the head of a cell. It tells its hosts, and is a daemon from then on.
pub(crate) fn run(specs: &Specs) -> i32 {
    let host = host_name();
    let answered = read_question().and_then(|(question, rest)| {
        let answer =
            sense(&SenseRequest::read(&question)?, &host, &|path| setup::read_text(path)).line()?;
        let mut out = io::stdout();
        let told = out.write_all(answer.as_bytes()).and_then(|()| out.flush());
        told.map(|()| rest).map_err(|e| format!("standard output cannot be written: {e}"))
    });
    match answered {
        Ok(rest) => daemon::run_with(specs, rest),
        Err(why) => {
            say(format!("host {host}: no question to the head of a cell: {why}"));
            setup::CODE_USAGE
        }
    }
}

/// The first line of standard input, and what was read behind it.
fn read_question() -> Result<(Vec<u8>, Vec<u8>), String> {
    let (mut read, mut piece) = (Vec::new(), vec![0; 4 << 10]);
    loop {
        if let Some(end) = read.iter().position(|b| *b == b'\n') {
            let rest = read.split_off(end + 1);
            return Ok((read, rest));
        }
        if read.len() > LINE_MAX {
            return Err("a line without an end".into());
        }
        match pipe::read(io::stdin().as_fd(), &mut piece) {
            Ok(0) => return Err("standard input has ended".into()),
            Ok(n) => read.extend_from_slice(piece.get(..n).unwrap_or_default()),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(format!("standard input: {e}")),
        }
    }
}
