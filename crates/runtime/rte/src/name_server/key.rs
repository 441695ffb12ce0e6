//! The key file of a name server: where it listens, and the key that lets processes in.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write as _};
use std::net::SocketAddr;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use hawser_os::local;
use hawser_wireup::handshake::Credential;

const MAGIC: &str = "hawser-server 1";
/// Most bytes of a file.
const FILE_MAX: u64 = 16 << 10;
/// Most addresses.
const ADDRESSES_MAX: usize = 64;
const SECRET: usize = 32;

/// What a key file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerKey {
    /// The number of the key, and the key.
    pub credential: Credential,
    /// Where the server listens; at least one.
    pub addresses: Vec<SocketAddr>,
}

impl ServerKey {
    /// The text of the file.
    pub fn text(&self) -> String {
        let mut text = format!("{MAGIC}\nnumber {:016x}\nkey ", self.credential.job);
        // Writing to memory cannot fail.
        self.credential.secret.iter().for_each(|byte| _ = write!(text, "{byte:02x}"));
        text.push('\n');
        self.addresses.iter().for_each(|at| _ = writeln!(text, "at {at}"));
        text
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// A clause that says what is wrong.
    pub fn parse(text: &str) -> Result<ServerKey, String> {
        let mut lines = text.lines();
        match lines.next() {
            Some(MAGIC) => {}
            Some(other) if other.starts_with("hawser-server ") => {
                return Err("it was written by another version of hawser serve".into());
            }
            _ => return Err("it was not written by hawser serve".into()),
        }
        let (mut number, mut secret, mut addresses) = (None, None, Vec::new());
        for line in lines {
            let bad = || format!("its line \"{}\" is not understood", name_of(line));
            let (word, value) = line.split_once(' ').ok_or_else(bad)?;
            let is_hex = value.bytes().all(|b| b.is_ascii_hexdigit());
            match word {
                "number" if is_hex && value.len() == 16 && number.is_none() => {
                    number = u64::from_str_radix(value, 16).ok();
                }
                "key" if is_hex && value.len() == 2 * SECRET && secret.is_none() => {
                    secret = secret_of(value);
                }
                "at" if addresses.len() < ADDRESSES_MAX => {
                    addresses.push(value.parse::<SocketAddr>().map_err(|_| bad())?);
                }
                _ => return Err(bad()),
            }
        }
        match (number, secret, addresses.is_empty()) {
            (Some(job), Some(secret), false) => {
                Ok(ServerKey { credential: Credential { job, secret }, addresses })
            }
            _ => Err("it is cut off: number, key or address is missing".into()),
        }
    }

    /// Reads a file that nobody else may read.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn read(path: &Path) -> Result<ServerKey, String> {
        let shown = path.display();
        let failed = |e: io::Error| format!("the key file {shown} cannot be read: {e}");
        let file = File::open(path).map_err(failed)?;
        let facts = file.metadata().map_err(failed)?;
        if facts.mode() & 0o077 != 0 {
            return Err(format!(
                "the key file {shown} is open to other users; whoever has read it can publish \
                 names: start hawser serve again, which makes a new one"
            ));
        }
        if ![local::user(), 0].contains(&facts.uid()) {
            return Err(format!("the key file {shown} belongs to another user"));
        }
        let mut text = String::new();
        file.take(FILE_MAX).read_to_string(&mut text).map_err(failed)?;
        ServerKey::parse(&text).map_err(|why| format!("the key file {shown} is of no use: {why}"))
    }

    /// Writes a file that only this user may read, in the place of one that is there.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let failed =
            |e: io::Error| format!("the key file {} cannot be written: {e}", path.display());
        let new = beside(path);
        // What an earlier server left that had this process id.
        let _ = fs::remove_file(&new);
        let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&new);
        let written = written.and_then(|mut file| {
            file.write_all(self.text().as_bytes())?;
            file.sync_all()?;
            fs::rename(&new, path)
        });
        written.map_err(|e| {
            let _ = fs::remove_file(&new);
            failed(e)
        })
    }

    /// Removes a file, unless another server has written it meanwhile.
    pub fn remove(&self, path: &Path) {
        if ServerKey::read(path).as_ref() == Ok(self) {
            let _ = fs::remove_file(path);
        }
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}", std::process::id()));
    name.into()
}

/// The first word of a line, which may be told: a key never is.
fn name_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

fn secret_of(digits: &str) -> Option<[u8; SECRET]> {
    let mut secret = [0; SECRET];
    for (at, byte) in secret.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(secret)
}

/// Any bytes as a key file; for fuzzing.
pub fn fuzz(data: &[u8]) {
    if let Ok(key) = ServerKey::parse(&String::from_utf8_lossy(data)) {
        assert_eq!(ServerKey::parse(&key.text()), Ok(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn key() -> ServerKey {
        ServerKey {
            credential: Credential { job: 0xfe, secret: [0xab; SECRET] },
            addresses: vec!["10.0.0.1:4711".parse().unwrap(), "[fd00::1]:4711".parse().unwrap()],
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written_and_nothing_else_is() {
        let text = key().text();
        assert_eq!(ServerKey::parse(&text), Ok(key()));
        for cut in 0..text.find("at ").unwrap() {
            assert!(ServerKey::parse(&text[..cut]).is_err(), "{cut}");
        }
        let bad =
            [("1\n", "2\n"), ("ab", "zz"), ("10.0.0.1", "10.0.0"), ("at ", "to "), ("hawser", "x")];
        for (from, to) in bad {
            let error = ServerKey::parse(&text.replacen(from, to, 1)).unwrap_err();
            assert!(!error.contains("abab"), "no key in messages: {error}");
        }
    }

    #[test]
    fn only_its_user_may_read_the_file() {
        let path = std::env::temp_dir().join(format!("hawser-key-{}", std::process::id()));
        fs::write(&path, "old").unwrap();
        key().write(&path).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
        assert_eq!(ServerKey::read(&path), Ok(key()));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        assert!(ServerKey::read(&path).unwrap_err().contains("open to other users"));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        let other = ServerKey { addresses: vec!["10.0.0.2:1".parse().unwrap()], ..key() };
        other.remove(&path);
        assert!(path.exists(), "it is another server's");
        key().remove(&path);
        assert!(!path.exists());
        assert!(ServerKey::read(&path).unwrap_err().contains("cannot be read"));
    }
}
