//! The verb `tsan`: tests with several threads under ThreadSanitizer. The standard library is built
//! with it too, which takes a nightly toolchain and its sources.

use std::path::Path;
use std::process::Command;

use crate::run::{must, output, root};

/// What the compiler's sanitizers need.
const INSTALL: &str = "rustup toolchain install nightly --profile minimal --component rust-src";

/// Crates that several threads or processes run in at once.
const PACKAGES: &[&str] = &[
    "hawser-lockfree",
    "hawser-segment",
    "hawser-wireup",
    "hawser-btl",
    "hawser-core",
    "hawser-p2p",
    "hawser-osc",
    "hawser-libmpi",
];

/// Parts of the names of the tests with several threads. The others would take minutes each.
const TESTS: &[&str] = &["thread", "wait::"];

/// Builds and runs the tests; arguments are further arguments of the test programs, which replace
/// the usual names.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let host = toolchain()?;
    let mut command = nightly("cargo");
    command.args(["test", "-Zbuild-std", "--target", &host, "--lib", "--tests", "--no-fail-fast"]);
    PACKAGES.iter().for_each(|package| {
        command.args(["-p", package]);
    });
    command.arg("--");
    match args {
        [] => command.args(TESTS),
        names => command.args(names),
    };
    // A target folder of its own: the flags would otherwise rebuild everything, twice.
    command
        .current_dir(root())
        .env("RUSTFLAGS", "-Zsanitizer=thread --cfg tsan")
        .env("CARGO_TARGET_DIR", root().join("target/tsan"))
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
        .env_remove("CARGO");
    must(&mut command)
}

fn nightly(program: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", program]);
    command
}

/// The nightly toolchain's own target, if everything is there.
fn toolchain() -> Result<String, String> {
    let missing = |what: &str| format!("{what}; install it with\n  {INSTALL}");
    let ask = |what: &str| {
        let answer = output(nightly("rustc").args(["--print", what]));
        answer.map(|a| a.trim().to_owned()).map_err(|_| missing("it needs a nightly toolchain"))
    };
    let sources = Path::new(&ask("sysroot")?).join("lib/rustlib/src/rust/library");
    if !sources.is_dir() {
        return Err(missing("the nightly toolchain lacks the sources of the standard library"));
    }
    ask("host-tuple")
}
