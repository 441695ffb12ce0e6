//! Parameters of snapshots and of the time to save, and the frameworks `crs` and `sstore`.

use std::path::PathBuf;

use hawser_mca::{
    Answer, ComponentInfo, Framework, ParamKind, ParamSpec, Params, Rule, Scope, select,
};

/// What saves the state of one process.
pub static CRS: Framework = Framework {
    name: "crs",
    help: "Checkpoint and restart of one process.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "self",
            alias: "",
            version: "1.0.0",
            help: "The program saves and reads its own state in callbacks \
                   (MPIX_Checkpoint_register).",
        },
        ComponentInfo {
            name: "criu",
            alias: "",
            version: "1.0.0",
            help: "CRIU makes images of whole processes, while mpirun has all of them at rest; \
                   only if asked for (--mca crs criu).",
        },
    ],
};

/// Where snapshots lie.
pub static SSTORE: Framework = Framework {
    name: "sstore",
    help: "Stable storage of snapshots.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "shared",
            alias: "central",
            version: "1.0.0",
            help: "A directory that all hosts share; ranks write into it.",
        },
        ComponentInfo {
            name: "local",
            alias: "staged",
            version: "1.0.0",
            help: "Ranks write to a disk of their host (sstore_base_local_dir); copies go to the \
                   shared directory while the job runs.",
        },
        ComponentInfo {
            name: "partner",
            alias: "",
            version: "1.0.0",
            help: "For images of processes, only if asked for (--mca sstore partner): the \
                   directory is one of each host, which has the part of its ranks and a copy of \
                   that of another host. Survives the loss of any one host.",
        },
    ],
};

/// Both.
pub static FRAMEWORKS: &[&Framework] = &[&CRS, &SSTORE];

const fn spec(
    name: &'static str,
    kind: ParamKind,
    default: &'static str,
    unit: &'static str,
    help: &'static str,
) -> ParamSpec {
    ParamSpec { name, kind, default, unit, level: 3, scope: Scope::Local, help }
}

/// All of them.
pub static PARAMS: &[ParamSpec] = &[
    spec(
        "crs_base_dir",
        ParamKind::Text,
        "",
        "",
        "Directory of the snapshots of MPIX_Checkpoint, which all hosts share (--checkpoint-dir).",
    ),
    spec(
        "crs_base_every",
        ParamKind::Float { min: 0.0, max: 1e9 },
        "0",
        "s",
        "A snapshot is due after so many seconds without one (--checkpoint-every); 0: never.",
    ),
    spec(
        "crs_base_before_end",
        ParamKind::Float { min: -1.0, max: 1e9 },
        "-1",
        "s",
        "How long before the end of the job it is time to save and to stop \
         (--checkpoint-before-end); -1: a tenth of what is left at the first question, at most \
         five minutes.",
    ),
    spec(
        "crs_base_on",
        ParamKind::Text,
        "",
        "",
        "Signals that ask for a snapshot, with commas; SIGNAL:exit asks to stop after it, too \
         (--checkpoint-on). Unless named here USR1 asks to save, and USR2, XCPU and TERM to save \
         and stop.",
    ),
    spec(
        "crs_base_keep",
        ParamKind::Int { min: 1, max: 1_000_000 },
        "2",
        "",
        "Complete snapshots that are kept (--checkpoint-keep).",
    ),
    spec(
        "crs_base_restart",
        ParamKind::Text,
        "",
        "",
        "The snapshot from which the job starts again; set by \"hawser restart\".",
    ),
    spec(
        "crs_base_any_program",
        ParamKind::Bool,
        "false",
        "",
        "Start again also from the snapshot of a program with another name.",
    ),
    spec(
        "crs_criu_path",
        ParamKind::Text,
        "criu",
        "",
        "The program CRIU, version 4.1 at least: a path, or a name that is looked for in PATH.",
    ),
    spec(
        "crs_criu_limit",
        ParamKind::Int { min: 0, max: 86_400 },
        "60",
        "s",
        "A CRIU that makes an image and has written nothing for so long is ended, and so is one \
         that restores a process and has read nothing and used no CPU time for so long; the job \
         goes on, or does not start. 0: it may take as long as it likes.",
    ),
    spec(
        "crs_criu_rewind",
        ParamKind::Bool,
        "false",
        "",
        "Files that the program has open for writing, and that have grown since an image was made, \
         get their former length again when the job starts from it; else it does not start.",
    ),
    spec(
        "crs_base_hold_every",
        ParamKind::Int { min: 0, max: 86_400_000 },
        "0",
        "ms",
        "Hold all ranks of the job so long after they were held last, until nothing is under way \
         between them, and let them go on: what a checkpoint does first, without the checkpoint; \
         0: never.",
    ),
    spec(
        "crs_base_hold_interrupts",
        ParamKind::Bool,
        "false",
        "",
        "In each of these holds all ranks also give up what they have outside of themselves, \
         memory of the node, sockets and pipes, and take it anew: what a checkpoint from outside \
         does next.",
    ),
    spec(
        "crs_base_external",
        ParamKind::Text,
        "",
        "",
        "Command of the shell that mpirun runs in each of these holds while no rank has anything \
         outside of itself, for tools that save processes as they are; the job goes on when it \
         ends. The ranks on the host of mpirun are in HAWSER_EXTERNAL_PIDS. Empty: none.",
    ),
    spec(
        "crs_base_hold_limit",
        ParamKind::Int { min: 1, max: 86_400_000 },
        "10000",
        "ms",
        "A hold is given up, and the job goes on, when ranks have not come to rest for so long.",
    ),
    spec(
        "crs_base_hold_show",
        ParamKind::Bool,
        "false",
        "",
        "Tell at the end of the job how many holds there were, and how long they took.",
    ),
    spec(
        "sstore_base_local_dir",
        ParamKind::Text,
        "",
        "",
        "Directory on each host where ranks save first; copies go to crs_base_dir while the job \
         runs. Empty: they save there at once.",
    ),
    spec(
        "sstore_base_flush_rate",
        ParamKind::Size { min: 4096, max: 1 << 50 },
        "256M",
        "bytes",
        "Most bytes a second that one rank, or for images one node, copies from its local \
         directory to the shared one, or from another host.",
    ),
    spec(
        "sstore_base_limit",
        ParamKind::Int { min: 0, max: 86_400 },
        "600",
        "s",
        "What writes, copies, fetches or removes images of processes and has done nothing for so \
         long, because a file system or a host does not answer, is ended; there is no snapshot \
         then, and the job goes on. 0: it may take as long as it likes.",
    ),
];

/// What saves a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saves {
    /// The program itself, in callbacks.
    Itself,
    /// CRIU, asked by the launcher.
    Images,
}

/// The component of `crs` that the parameters choose.
///
/// # Errors
/// A sentence: no component is left.
pub fn select_crs(params: &Params, report: &mut dyn FnMut(String)) -> Result<Saves, String> {
    let query = |component: &'static ComponentInfo| match component.is_called("criu") {
        true => Answer::Here { priority: 10, module: Saves::Images },
        false => Answer::Here { priority: 50, module: Saves::Itself },
    };
    let chosen = select(&CRS, params, Rule::Best, query, report).map_err(|e| e.to_string())?;
    Ok(chosen.into_iter().next().map_or(Saves::Itself, |c| c.module))
}

/// Where snapshots lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stores {
    /// In a directory that all hosts share.
    Shared,
    /// There, but ranks save to this one of their host first.
    Local(PathBuf),
    /// In a directory of each host, with a copy at another one.
    Partner,
}

/// The component of `sstore` that the parameters choose.
///
/// # Errors
/// A sentence: no component is left.
pub fn select_store(params: &Params, report: &mut dyn FnMut(String)) -> Result<Stores, String> {
    let dir = params.text("sstore_base_local_dir");
    let query = |component: &'static ComponentInfo| match component.is_called("local") {
        true if dir.is_empty() => Answer::NotHere("sstore_base_local_dir is not set".into()),
        true => Answer::Here { priority: 50, module: Stores::Local(PathBuf::from(dir)) },
        false if component.is_called("partner") => {
            Answer::Here { priority: 5, module: Stores::Partner }
        }
        false => Answer::Here { priority: 10, module: Stores::Shared },
    };
    let chosen = select(&SSTORE, params, Rule::Best, query, report).map_err(|e| e.to_string())?;
    Ok(chosen.into_iter().next().map_or(Stores::Shared, |c| c.module))
}

#[cfg(test)]
mod tests {
    use hawser_mca::{Sources, spec_list};

    use super::*;

    #[test]
    fn parameters_choose() {
        let load = |pairs: &[(&str, &str)]| {
            let sources =
                pairs.iter().fold(Sources::empty(), |s, (name, value)| s.set(name, value));
            Params::load(&spec_list(&[PARAMS], FRAMEWORKS), &sources).expect("good values")
        };
        let quiet = &mut |_: String| {};
        let local = ("sstore_base_local_dir", "/l");
        assert_eq!(select_store(&load(&[]), quiet), Ok(Stores::Shared));
        assert_eq!(select_store(&load(&[local]), quiet), Ok(Stores::Local("/l".into())));
        let shared = load(&[local, ("sstore", "shared")]);
        assert_eq!(select_store(&shared, quiet), Ok(Stores::Shared));
        let partner = load(&[("sstore", "partner")]);
        assert_eq!(select_store(&partner, quiet), Ok(Stores::Partner));
        assert!(select_store(&load(&[("sstore", "local")]), quiet).is_err());
        assert_eq!(select_crs(&load(&[]), quiet), Ok(Saves::Itself));
        assert_eq!(select_crs(&load(&[("crs", "criu")]), quiet), Ok(Saves::Images));
        assert!(select_crs(&load(&[("crs", "^self,criu")]), quiet).is_err());
    }
}
