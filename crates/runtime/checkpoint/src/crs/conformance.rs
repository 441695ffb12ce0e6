//! The promises of the framework, checked on every component.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::params::CRS;

/// A component whose process has this state, which fails to save when told.
fn subjects(fails: bool) -> Vec<Box<dyn Crs>> {
    let mut own = SelfCrs::default();
    own.register(Callbacks {
        save: Some(Box::new(move |dir: &Path, ranks| {
            let written = fs::write(dir.join("state"), ranks.to_string());
            if fails { 7 } else { i32::from(written.is_err()) }
        })),
        resume: None,
        restart: Some(Box::new(|set: &Path, ranks| {
            let state = fs::read_to_string(set.join("0/state")).unwrap_or_default();
            i32::from(state != ranks.to_string())
        })),
    });
    vec![Box::new(own)]
}

fn scratch() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("hawser-crs-{}-{n}", std::process::id()));
    fs::create_dir_all(dir.join("0")).expect("the test's folder is writable");
    dir
}

#[test]
fn every_component_is_checked() {
    let mut names: Vec<&str> = subjects(false).iter().map(|c| c.name()).collect();
    // It works from outside, on processes that are at rest.
    names.push("criu");
    assert_eq!(names, CRS.components.iter().map(|c| c.name).collect::<Vec<_>>());
}

#[test]
fn what_was_saved_comes_back() {
    for mut crs in subjects(false) {
        let set = scratch();
        assert_eq!(crs.may_checkpoint(), Ok(()));
        assert_eq!(fs::read_dir(&set).expect("there").count(), 1, "asking writes nothing");
        assert_eq!(crs.checkpoint(&set.join("0"), 3), Ok(()));
        assert_eq!(crs.resume(Resume::Continue), Ok(()));
        assert_eq!(fs::read_dir(&set).expect("there").count(), 1, "nothing beside its directory");
        assert_eq!(crs.restart(&set, 3), Ok(()));
        assert!(crs.restart(&set, 4).is_err());
        fs::remove_dir_all(&set).expect("ours");
    }
}

#[test]
fn a_failure_leaves_the_process_able_to_go_on() {
    for mut crs in subjects(true) {
        let set = scratch();
        let why = crs.checkpoint(&set.join("0"), 1).expect_err("told to fail");
        assert!(why.contains('7'), "{why}");
        assert_eq!(crs.resume(Resume::Failed), Ok(()));
        fs::remove_dir_all(&set).expect("ours");
    }
}

#[test]
fn who_cannot_save_says_why() {
    let why = SelfCrs::default().may_checkpoint().expect_err("nothing registered");
    assert!(why.contains("MPIX_Checkpoint_register"), "{why}");
}
