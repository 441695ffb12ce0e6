//! Component `self`: the program's callbacks save and read its state.

use std::path::Path;

use super::{Crs, Resume};

/// A callback: gets a directory and the number of ranks, and returns 0 or a code of its own.
pub type Callback = Box<dyn FnMut(&Path, u32) -> i32 + Send>;

/// What one part of a program registers.
#[derive(Default)]
pub struct Callbacks {
    /// Writes the state into the directory of this rank.
    pub save: Option<Callback>,
    /// Goes on after a snapshot.
    pub resume: Option<Callback>,
    /// Reads the state from the directory of a set.
    pub restart: Option<Callback>,
}

/// See the module's documentation.
#[derive(Default)]
pub struct SelfCrs {
    /// In the order of registration, in which they are called.
    parts: Vec<Callbacks>,
}

impl SelfCrs {
    /// Adds a part of the program.
    pub fn register(&mut self, part: Callbacks) {
        self.parts.push(part);
    }

    /// Adds all parts of another.
    pub fn append(&mut self, other: SelfCrs) {
        self.parts.extend(other.parts);
    }

    /// True when some part can read a state back.
    pub fn may_restart(&self) -> bool {
        self.parts.iter().any(|p| p.restart.is_some())
    }
}

fn called(what: &str, f: Option<&mut Callback>, dir: &Path, ranks: u32) -> Result<(), String> {
    match f.map_or(0, |f| f(dir, ranks)) {
        0 => Ok(()),
        code => Err(format!("the program's callback to {what} returned {code}")),
    }
}

impl Crs for SelfCrs {
    fn name(&self) -> &'static str {
        "self"
    }

    fn may_checkpoint(&self) -> Result<(), String> {
        match self.parts.iter().any(|p| p.save.is_some()) {
            true => Ok(()),
            false => Err("the program has registered no callback that saves \
                          (MPIX_Checkpoint_register, hawser_crs_self_checkpoint)"
                .into()),
        }
    }

    fn checkpoint(&mut self, dir: &Path, ranks: u32) -> Result<(), String> {
        self.parts.iter_mut().try_for_each(|p| called("save", p.save.as_mut(), dir, ranks))
    }

    fn resume(&mut self, _how: Resume) -> Result<(), String> {
        let none = Path::new("");
        // All of them go on, whatever one says.
        let results: Vec<_> =
            self.parts.iter_mut().map(|p| called("go on", p.resume.as_mut(), none, 0)).collect();
        results.into_iter().collect()
    }

    fn restart(&mut self, set: &Path, ranks: u32) -> Result<(), String> {
        self.parts.iter_mut().try_for_each(|p| called("restart", p.restart.as_mut(), set, ranks))
    }
}
