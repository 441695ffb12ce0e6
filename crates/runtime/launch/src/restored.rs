//! A job whose ranks are restored from images: what is decided and checked before the first
//! process exists (ADR 53).

use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_checkpoint::criu::Criu;
use hawser_checkpoint::images;
use hawser_checkpoint::manifest::{Images, Manifest};
use hawser_checkpoint::store::{self, Store};
use hawser_mca::Params;
use hawser_rte::control::plan::RestorePlan;
use hawser_rte::map::JobMap;

/// A set of images that is whole, and a CRIU for it.
#[derive(Debug)]
pub(crate) struct Restored {
    set: PathBuf,
    ranks: u32,
    images: Images,
    criu: Criu,
}

impl Restored {
    /// The set that parameters name; `None`: none, or one that the program itself has saved. A
    /// damaged one is told, and the one before is used.
    ///
    /// # Errors
    /// A sentence.
    pub(crate) fn find(
        params: &Params,
        report: &mut dyn FnMut(String),
    ) -> Result<Option<Restored>, String> {
        let set = Path::new(params.text("crs_base_restart"));
        if set.as_os_str().is_empty() {
            return Ok(None);
        }
        let Ok(manifest) = store::read_manifest(set) else {
            // The ranks find what is wrong with it.
            return Ok(None);
        };
        let Some(named) = manifest.images.clone() else { return Ok(None) };
        let criu = Criu::find(params.text("crs_criu_path"))
            .map_err(|why| format!("ranks cannot be restored: {why}"))?;
        let (set, manifest) = whole(set.to_owned(), manifest, report)?;
        let images = manifest.images.unwrap_or(named);
        images::check_host(&images, params.bool("crs_criu_rewind"))?;
        Ok(Some(Restored { set, ranks: manifest.ranks, images, criu }))
    }

    /// Whether the ranks are where images of them can be restored.
    ///
    /// # Errors
    /// A sentence.
    pub(crate) fn check_map(&self, map: &JobMap) -> Result<(), String> {
        let set = self.set.display();
        let (ranks, found) = (self.ranks, map.ranks());
        if ranks != found {
            return Err(format!(
                "{set} has images of {ranks} processes, and the job would have {found}; use -n \
                 {ranks}"
            ));
        }
        match map.local_size(0) == ranks {
            true => Ok(()),
            false => Err(format!(
                "{set} has images of {ranks} processes of one host, and the job would be on \
                 several; start it on one with {ranks} slots (--host, --oversubscribe)"
            )),
        }
    }

    /// The number that the job had, and a new secret.
    ///
    /// # Errors
    /// There is no randomness to be had.
    pub(crate) fn job(&self) -> io::Result<(u64, [u8; 32])> {
        Ok((self.images.job, hawser_rte::random_job()?.1))
    }

    /// What the agent needs of it.
    pub(crate) fn plan(&self) -> RestorePlan {
        let bytes = |path: &Path| path.as_os_str().as_bytes().to_vec();
        RestorePlan { set: bytes(&self.set), criu: bytes(self.criu.program()) }
    }
}

/// The set whose files are as its manifest says: this one, or the newest of images before it.
fn whole(
    set: PathBuf,
    manifest: Manifest,
    report: &mut dyn FnMut(String),
) -> Result<(PathBuf, Manifest), String> {
    let Err(why) = images::check_files(&set, &manifest) else { return Ok((set, manifest)) };
    let before = set.parent().map(|dir| Store::new(dir).sets()).transpose()?.unwrap_or_default();
    let older = before.into_iter().filter(|found| found.number < manifest.number);
    for found in older {
        let Ok(older) = found.state else { continue };
        if older.images.is_some() && images::check_files(&found.path, &older).is_ok() {
            report(format!(
                "snapshot {} is not used, the one before is tried: {why}",
                manifest.number
            ));
            return Ok((found.path, older));
        }
    }
    Err(format!("ranks cannot be restored: {why}"))
}
