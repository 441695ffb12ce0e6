//! `hawserd head`: the launcher of a process that none of ours has started, see
//! `hawser_rte::universe::head`. It speaks with that process over its standard input.

use std::io;
use std::os::fd::AsFd;
use std::process::{Command, Stdio};

use hawser_mca::report::say;
use hawser_os::pipe;
use hawser_rte::control::plan::Reader;

use crate::cli::Request;
use crate::client::client;
use crate::{Specs, hnp};

/// Starts the head as nobody's child.
pub(crate) fn start() -> i32 {
    let own = std::env::current_exe();
    let child =
        own.and_then(|own| Command::new(own).args(["head", "now"]).stdin(Stdio::inherit()).spawn());
    i32::from(child.is_err())
}

/// The head itself.
pub(crate) fn run(specs: &Specs) -> i32 {
    match client(io::stdin().as_fd()) {
        Ok(client) => {
            // No process that it starts has this connection.
            let _ = pipe::point_to_null(0);
            let request = Request { stdin: Reader::None, ..Request::default() };
            hnp::run_for(client, request, specs)
        }
        Err(error) => {
            say(error.text);
            error.code
        }
    }
}
