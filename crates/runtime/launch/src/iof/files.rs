//! `--output-filename`: one file per rank and stream, `DIR/JOB/rank.R/stdout`, where the job of the
//! command line is 1 and those that it starts are 2, 3, …

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use hawser_rte::iof::Source;

/// The file of one stream of one rank.
pub(crate) struct RankFile {
    file: File,
    path: PathBuf,
}

/// The path of a file; the rank has leading zeros so that names sort.
pub(crate) fn path(dir: &Path, job: u32, ranks: u32, rank: u32, source: Source) -> PathBuf {
    let width = ranks.saturating_sub(1).to_string().len();
    dir.join(job.to_string()).join(format!("rank.{rank:0width$}")).join(source.word())
}

impl RankFile {
    /// Creates the file with its directories, or empties it.
    pub(crate) fn create(
        dir: &Path,
        job: u32,
        ranks: u32,
        rank: u32,
        source: Source,
    ) -> Result<RankFile, String> {
        let path = path(dir, job, ranks, rank, source);
        let fail = |e| format!("--output-filename: {} cannot be written: {e}", path.display());
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(fail)?;
        }
        let file = File::create(&path).map_err(fail)?;
        Ok(RankFile { file, path })
    }

    /// Appends bytes.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.file.write_all(bytes).map_err(|e| {
            format!("--output-filename: {} cannot be written: {e}", self.path.display())
        })
    }

    /// The open file, to be handed to the rank itself.
    pub(crate) fn into_file(self) -> File {
        self.file
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_by_rank() {
        let name = |ranks, rank| path(Path::new("/o"), 1, ranks, rank, Source::Stderr);
        assert_eq!(name(10, 3), Path::new("/o/1/rank.3/stderr"));
        assert_eq!(name(11, 3), Path::new("/o/1/rank.03/stderr"));
        assert_eq!(name(1000, 7), Path::new("/o/1/rank.007/stderr"));
    }
}
