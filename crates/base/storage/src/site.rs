//! Hints that a site or a user gives for all files, in the file that ROMIO has made customary.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Where a site's hints are, unless `ROMIO_HINTS` names another file.
const SITE: &str = "/etc/romio-hints";

/// Bytes that are read of such a file.
const SIZE_MAX: u64 = 1 << 16;

/// The hints of the file that `ROMIO_HINTS` names, or else of the site's: names and values. A file
/// that cannot be read, or is no regular one, has none.
pub fn site_hints() -> Vec<(String, String)> {
    let path = std::env::var_os("ROMIO_HINTS").unwrap_or_else(|| SITE.into());
    read(Path::new(&path)).map(|text| parse(&text)).unwrap_or_default()
}

fn read(path: &Path) -> io::Result<String> {
    // A pipe would be waited for when it is opened, and a device may never end.
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = String::new();
    File::open(path)?.take(SIZE_MAX).read_to_string(&mut text)?;
    Ok(text)
}

/// A name and a value a line. Of a name that is there twice the first counts; other lines and those
/// that begin with `#` say nothing.
fn parse(text: &str) -> Vec<(String, String)> {
    let mut hints: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let (Some(name), Some(value), None) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        if !name.starts_with('#') && hints.iter().all(|(known, _)| known != name) {
            hints.push((name.to_owned(), value.to_owned()));
        }
    }
    hints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_have_no_hints() {
        for path in ["/dev/zero", "/dev/null", "/", "/no such file"] {
            assert!(read(Path::new(path)).is_err(), "{path}");
        }
    }

    #[test]
    fn lines_of_two_words_are_hints() {
        let text = "# of the site\ncb_nodes 4\n\nromio_cb_write  enable\ncb_nodes 5\na b c\n#x y\n";
        let said = parse(text);
        let said: Vec<_> = said.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        assert_eq!(said, [("cb_nodes", "4"), ("romio_cb_write", "enable")]);
    }
}
