//! Reading the files of parameters.

use std::io::Read;
use std::path::Path;

use crate::error::ParamError;
use crate::file::{FILE_MAX, text_of};

/// The text of a file, or `None` where there is no such file.
pub(crate) fn read_file(path: &Path) -> Result<Option<String>, ParamError> {
    let refuse = |why: String| ParamError::File { path: path.to_path_buf(), why };
    let file = match std::fs::File::open(path) {
        Ok(file) => file,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(e) if e.kind() == std::io::ErrorKind::NotADirectory => return Ok(None),
        // A home directory of somebody else, which a change of user left in HOME: no file of ours.
        Err(e)
            if e.kind() == std::io::ErrorKind::PermissionDenied
                && path.symlink_metadata().is_err() =>
        {
            return Ok(None);
        }
        Err(e) => return Err(refuse(e.to_string())),
    };
    // Room for most files: the reader cannot know how long this one is.
    let mut bytes = Vec::with_capacity(4096);
    file.take(FILE_MAX + 1).read_to_end(&mut bytes).map_err(|e| refuse(e.to_string()))?;
    match bytes.len() as u64 > FILE_MAX {
        true => Err(refuse(format!("it is longer than {FILE_MAX} bytes"))),
        false => text_of(bytes).map(Some).map_err(refuse),
    }
}
