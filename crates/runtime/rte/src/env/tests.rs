use super::*;
use std::collections::BTreeMap;

const ID: Identity = Identity {
    job: 0xabc,
    rank: 5,
    size: 8,
    local_rank: 1,
    local_size: 4,
    node_fd: 7,
    wake_fd: 8,
    appnum: 2,
    universe: 16,
};

fn map(id: &Identity) -> BTreeMap<String, String> {
    id.variables().into_iter().map(|(k, v)| (k.to_string(), v)).collect()
}

fn with(changes: &[(&str, Option<&str>)]) -> Result<Launcher, EnvError> {
    let mut env = map(&ID);
    for (k, v) in changes {
        match v {
            Some(v) => env.insert(k.to_string(), v.to_string()),
            None => env.remove(*k),
        };
    }
    launcher(&|k| env.get(k).cloned())
}

fn only(vars: &[(&str, &str)]) -> Result<Launcher, EnvError> {
    launcher(&|k| vars.iter().find(|(n, _)| *n == k).map(|(_, v)| v.to_string()))
}

#[test]
fn what_is_written_is_read() {
    assert_eq!(with(&[]), Ok(Launcher::Own(ID)));
    let text: Vec<_> = ID.variables().into_iter().map(|(k, _)| k).collect();
    let all: Vec<_> = OWN.iter().chain(COMPATIBLE).copied().collect();
    assert_eq!(text, all);
}

#[test]
fn broken_variables_are_named() {
    let cases: &[(&str, Option<&str>)] = &[
        (JOB, None),
        (JOB, Some("0000000000000000")),
        (JOB, Some("12")),
        (RANK, Some("8")),
        (RANK, Some("-1")),
        (RANK, Some("")),
        (SIZE, None),
        (LOCAL_RANK, Some("4")),
        (LOCAL_SIZE, Some("9")),
        (NODE_FD, Some("-1")),
        (NODE_FD, None),
        (WAKE_FD, Some("x")),
        (APPNUM, Some("4294967296")),
    ];
    for case in cases {
        match with(&[*case]) {
            Err(EnvError::Broken { variable, value, .. }) => {
                assert_eq!((variable, value.as_deref()), *case)
            }
            other => panic!("{case:?}: {other:?}"),
        }
    }
    let text = with(&[(NODE_FD, None)]).unwrap_err().to_string();
    assert!(text.contains(NODE_FD) && text.contains("mpirun"), "{text}");
}

#[test]
fn nobody_means_a_job_of_one() {
    assert_eq!(only(&[]), Ok(Launcher::None));
    assert_eq!(only(&[("HAWSER_MCA_btl", "sm"), ("HAWSER_PREFIX", "/x")]), Ok(Launcher::None));
    // The batch step of Slurm has no step size; srun of one task needs no launcher.
    assert_eq!(only(&[("SLURM_PROCID", "0"), ("SLURM_NTASKS", "8")]), Ok(Launcher::None));
    assert_eq!(only(&[("SLURM_STEP_NUM_TASKS", "1")]), Ok(Launcher::None));
    assert_eq!(only(&[("PMI_RANK", "0"), ("PMI_SIZE", "1")]), Ok(Launcher::None));
}

#[test]
fn never_rank_0_of_1_under_another_launcher() {
    for (variable, value) in [
        ("OMPI_COMM_WORLD_SIZE", "2"),
        ("PMI_SIZE", "4"),
        ("SLURM_STEP_NUM_TASKS", "3"),
        ("PMIX_RANK", "0"),
        ("PMI_RANK", "1"),
    ] {
        let error = only(&[(variable, value)]).unwrap_err();
        assert!(matches!(error, EnvError::Foreign { .. }), "{variable}");
        let text = error.to_string();
        assert!(text.contains(variable) && text.contains(value) && text.contains("unset"));
    }
}

#[test]
fn the_ways_into_jobs_of_others() {
    let hydra = [("PMI_FD", "9"), ("PMI_RANK", "1"), ("PMI_SIZE", "4")];
    let job = String::new();
    let found = Found::Pmi { fd: 9, rank: 1, size: 4, job, two: false };
    assert_eq!(only(&hydra), Ok(Launcher::Other(found)));
    let slurm = [&hydra[..], &[("SLURM_STEP_ID", "0"), ("PMI_JOBID", "7.0")]].concat();
    let found = Found::Pmi { fd: 9, rank: 1, size: 4, job: "7.0".into(), two: true };
    assert_eq!(only(&slurm), Ok(Launcher::Other(found)));
    let pmix = [("PMIX_NAMESPACE", "n"), ("PMIX_RANK", "0"), ("SLURM_STEP_NUM_TASKS", "2")];
    let found = Found::Pmix { space: "n".into() };
    assert_eq!(only(&pmix), Ok(Launcher::Other(found)));
    for alone in [
        &[("PMI_FD", "9"), ("PMI_RANK", "0"), ("PMI_SIZE", "1")],
        &[("PMIX_NAMESPACE", "n"), ("PMIX_RANK", "0"), ("SLURM_STEP_NUM_TASKS", "1")],
    ] {
        assert_eq!(only(alone), Ok(Launcher::None));
    }
    for (broken, variable) in [
        (&[("PMI_FD", "x"), ("PMI_RANK", "0"), ("PMI_SIZE", "2")][..], "PMI_FD"),
        (&[("PMI_FD", "9"), ("PMI_RANK", "2"), ("PMI_SIZE", "2")], "PMI_RANK"),
        (&[("PMI_FD", "9"), ("PMI_RANK", "0")], "PMI_FD"),
    ] {
        let error = only(broken).unwrap_err();
        assert!(matches!(&error, EnvError::Broken { variable: v, .. } if *v == variable));
        assert!(error.to_string().contains(variable), "{error}");
    }
    let none = only(&[("SLURM_STEP_NUM_TASKS", "3")]).unwrap_err().to_string();
    assert!(none.contains("srun --mpi=pmi2"), "{none}");
}

#[test]
fn each_host_keeps_what_is_its_own() {
    let list = |pairs: &[(&str, &str)]| -> Vec<(Vec<u8>, Vec<u8>)> {
        pairs.iter().map(|(k, v)| (k.as_bytes().to_vec(), v.as_bytes().to_vec())).collect()
    };
    let job = list(&[
        ("PATH", "/job"),
        ("HOSTNAME", "here"),
        ("SSH_TTY", "/dev/pts/1"),
        ("CUDA_VISIBLE_DEVICES", "0,1"),
        ("A", "1"),
    ]);
    let mut got = on_host(&job, list(&[("PATH", "/there"), ("HOSTNAME", "there"), ("B", "2")]));
    got.sort();
    let devices = ("CUDA_VISIBLE_DEVICES", "0,1");
    assert_eq!(got, list(&[("A", "1"), devices, ("HOSTNAME", "there"), ("PATH", "/job")]));
    let got = on_host(&job, list(&[("CUDA_VISIBLE_DEVICES", "3")]));
    assert!(got.contains(&(b"CUDA_VISIBLE_DEVICES".to_vec(), b"3".to_vec())));
    assert_eq!(got.len(), 3);
    // On the launch node nothing changes.
    let mut same = on_host(&job, job.clone());
    let mut job = job;
    same.sort();
    job.sort();
    assert_eq!(same, job);
}
