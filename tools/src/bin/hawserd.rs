//! `hawserd` of a build that is not installed, for its tests: an installation has `mpirun` by this
//! name.
#![forbid(unsafe_code)]

fn main() {
    let args: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    let specs = |sources: &hawser_mca::Sources| {
        hawser_catalog::find(sources);
        hawser_catalog::specs()
    };
    std::process::exit(hawser_launch::hawserd(&args, &specs));
}
