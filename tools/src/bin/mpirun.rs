//! `mpirun` (also installed as `mpiexec`): starts the processes of an MPI job. An installation has
//! this program as `hawserd`, too: what `mpirun` starts on each further host of a job.
#![forbid(unsafe_code)]

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

fn main() {
    let mut args = std::env::args_os();
    let is_daemon = args.next().as_deref().is_some_and(names_daemon);
    let args: Vec<std::ffi::OsString> = args.collect();
    let specs = |sources: &hawser_mca::Sources| {
        hawser_catalog::find(sources);
        hawser_catalog::specs()
    };
    std::process::exit(match is_daemon {
        true => hawser_launch::hawserd(&args, &specs),
        false => hawser_launch::mpirun(&args, &specs),
    });
}

/// True where the program was called by the daemon's name, or by that with an ending: packages call
/// it `hawserd.hawser`, and sites put a program of their own before one that they have renamed.
fn names_daemon(called: &OsStr) -> bool {
    Path::new(called).file_name().unwrap_or_default().as_bytes().starts_with(b"hawserd")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_daemon_goes_by_its_name() {
        let daemons = ["hawserd", "/opt/x/bin/hawserd", "./hawserd-real", "/bin/hawserd.hawser"];
        assert!(daemons.iter().all(|name| names_daemon(OsStr::new(name))));
        let others = ["mpirun", "/hawserd/bin/mpirun", "mpiexec", "", "/", "hawser"];
        assert!(!others.iter().any(|name| names_daemon(OsStr::new(name))));
    }
}
