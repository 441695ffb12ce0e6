//! The verbs of `cargo x`.

use std::process::Command;

use crate::run::{cargo, flag, must, none_left, option, root};
use crate::{codegen, pages, params_doc, tidy, tsan};

/// One verb.
pub(crate) struct Verb {
    pub(crate) name: &'static str,
    pub(crate) help: &'static str,
    pub(crate) run: fn(&[String]) -> Result<(), String>,
}

/// All verbs, in the order of the menu.
pub(crate) const VERBS: &[Verb] = &[
    Verb {
        name: "check",
        help: "format, lints, house rules, fresh generated files, links of comments",
        run: check,
    },
    Verb {
        name: "test",
        help: "unit tests [cargo test arguments]; --suites PREFIX [SUITE...] calls tests/run",
        run: test,
    },
    Verb { name: "tidy", help: "house rules; --graph prints the graphs", run: tidy::run },
    Verb {
        name: "codegen",
        help: "generate bindings, header and lists from standard/; --check only compares",
        run: codegen::run,
    },
    Verb { name: "loom", help: "all interleavings of the lock-free structures", run: loom },
    Verb {
        name: "tsan",
        help: "tests with threads under ThreadSanitizer (a nightly toolchain); [TEST...]",
        run: tsan::run,
    },
    Verb {
        name: "sim",
        help: "sweep of seeds over the simulated network; --seeds N (150), --seed N for one",
        run: sim,
    },
    Verb {
        name: "fuzz",
        help: "random input for decoders: [TARGET] [--seconds N] [--seed N]; --list",
        run: fuzz,
    },
    Verb {
        name: "doc",
        help: "the building plan (cargo doc); --params writes docs/guide/parameters.md, --pages \
               man pages and completion",
        run: doc,
    },
    Verb { name: "bench", help: "bench/run [ARGUMENTS]", run: bench },
    Verb {
        name: "soak",
        help: "random traffic, verified: [PREFIX (build/stage)] [--minutes N (30)] [--seed N]",
        run: soak,
    },
    Verb { name: "dist", help: "what is installed: fat LTO, one codegen unit, abort", run: dist },
];

fn check(args: &[String]) -> Result<(), String> {
    none_left(args)?;
    must(&mut cargo(&["fmt", "--all", "--check"]))?;
    tidy::run(&[])?;
    codegen::run(&["--check".to_string()])?;
    must(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let flags = "-D rustdoc::broken_intra_doc_links -A rustdoc::private_intra_doc_links";
    must(
        cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", flags),
    )?;
    params_doc::run(true)?;
    pages::run(true)
}

fn test(args: &[String]) -> Result<(), String> {
    let (prefix, rest) = option(args, "--suites")?;
    match prefix {
        Some(prefix) => {
            let mut suites = Command::new(root().join("tests/run"));
            must(suites.arg(prefix).args(rest))
        }
        None => must(cargo(&["test", "--workspace", "--no-fail-fast"]).args(rest)),
    }
}

fn loom(args: &[String]) -> Result<(), String> {
    let mut command = cargo(&["test", "-p", "hawser-lockfree", "--release"]);
    // A target folder of its own: the flag would otherwise rebuild everything, twice.
    command.env("RUSTFLAGS", "--cfg loom").env("CARGO_TARGET_DIR", root().join("target/loom"));
    must(command.args(args))
}

fn sim(args: &[String]) -> Result<(), String> {
    let (count, rest) = option(args, "--seeds")?;
    let (seed, rest) = option(&rest, "--seed")?;
    none_left(&rest)?;
    let mut command = cargo(&["test", "--lib", "--no-fail-fast"]);
    // The tools have none of these tests: with them, all that is not ours gets the features that it
    // has for the whole workspace, and nothing is compiled a second time after `cargo x test`.
    for package in ["hawser-btl", "hawser-p2p", "hawser-rte", "hawser-tools"] {
        command.args(["-p", package]);
    }
    command.arg("--");
    command.args(["sim::", "traffic::", "schedules::", "agreement::"]);
    for (name, value) in [
        ("HAWSER_SIM_SEEDS", Some(count.unwrap_or_else(|| "150".into()))),
        ("HAWSER_SIM_SEED", seed),
    ] {
        if let Some(value) = value {
            value.parse::<u64>().map_err(|_| format!("\"{value}\" is not a number"))?;
            command.env(name, value);
        }
    }
    must(&mut command)
}

fn fuzz(args: &[String]) -> Result<(), String> {
    // Built for the whole workspace, and so with what `cargo x test` has compiled.
    must(&mut cargo(&["build", "--quiet", "--workspace", "--bin", "hawser-fuzz"]))?;
    let here = std::env::current_exe().map_err(|e| format!("the path of xtask: {e}"))?;
    must(Command::new(here.with_file_name("hawser-fuzz")).args(args).current_dir(root()))
}

fn doc(args: &[String]) -> Result<(), String> {
    let (params, rest) = flag(args, "--params");
    let (compare, rest) = flag(&rest, "--check");
    let (wants_pages, rest) = flag(&rest, "--pages");
    none_left(&rest)?;
    if wants_pages {
        pages::run(compare)?;
    }
    match params {
        true => params_doc::run(compare),
        false if wants_pages => Ok(()),
        false => must(&mut cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"])),
    }
}

fn bench(args: &[String]) -> Result<(), String> {
    let script = root().join("bench/run");
    match script.is_file() {
        true => must(Command::new(script).args(args).current_dir(root())),
        false => Err("bench/run does not exist".into()),
    }
}

fn soak(args: &[String]) -> Result<(), String> {
    let mut command = Command::new(root().join("tests/soak/run"));
    let named = args.first().is_some_and(|first| !first.starts_with("--"));
    if !named {
        command.arg(root().join("build/stage"));
    }
    must(command.args(args).current_dir(root()))
}

fn dist(args: &[String]) -> Result<(), String> {
    let packages = ["-p", "hawser-libmpi", "-p", "hawser-tools"];
    // An installation has mpirun as hawserd, too.
    let targets = ["--lib", "--bin", "mpirun", "--bin", "mpicc", "--bin", "hawser"];
    must(cargo(&["build", "--profile", "dist"]).args(packages).args(targets).args(args))
}
