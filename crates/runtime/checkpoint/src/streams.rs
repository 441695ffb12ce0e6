//! The standard streams of a process in its image. CRIU gives a restored process the launcher's
//! pipes in place of those that the manifest names; with another name it makes a pipe that nobody
//! reads or writes, and the process, or its launcher, ends at its first use.
//!
//! Images are files of CRIU's `protobuf` messages, of which this reads a few numbers. Whatever
//! cannot be read says nothing here: CRIU says what is wrong with it.

use std::fs;
use std::path::Path;

use crate::manifest::ProcessImage;

/// What stands before the first message: the kinds of file.
const MAGIC: usize = 8;
/// The kind of an open file that is a pipe.
const PIPE: u64 = 2;
/// Fields of messages: in `ids-PID.img` the number of the table of descriptors.
const IDS_TABLE: u64 = 2;
/// In `fdinfo-TABLE.img` the file, its kind and the descriptor.
const FD_FILE: u64 = 1;
const FD_KIND: u64 = 3;
const FD_NUMBER: u64 = 4;
/// In `files.img` the file and what there is of it as a pipe, and there its inode.
const FILE_ID: u64 = 2;
const FILE_PIPE: u64 = 18;
const PIPE_INODE: u64 = 2;

const NAMES: [&str; 3] = ["input", "output", "error"];

/// The value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value<'a> {
    Number(u64),
    Bytes(&'a [u8]),
}

/// The messages of a file.
fn messages(file: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = file.get(MAGIC..).unwrap_or_default();
    std::iter::from_fn(move || {
        let (len, behind) = rest.split_first_chunk()?;
        let (message, behind) = behind.split_at_checked(u32::from_le_bytes(*len) as usize)?;
        rest = behind;
        Some(message)
    })
}

/// Seven bits a byte, the lowest first; the last byte has the eighth clear.
fn number(bytes: &mut &[u8]) -> Option<u64> {
    let mut all = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        all |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(all);
        }
    }
    None
}

fn field<'a>(message: &mut &'a [u8]) -> Option<(u64, Value<'a>)> {
    let key = number(message)?;
    let len = match key & 7 {
        0 => return Some((key >> 3, Value::Number(number(message)?))),
        1 => 8,
        2 => usize::try_from(number(message)?).ok()?,
        5 => 4,
        _ => return None,
    };
    let (bytes, rest) = message.split_at_checked(len)?;
    *message = rest;
    Some((key >> 3, Value::Bytes(bytes)))
}

/// A field of a message.
fn value(mut message: &[u8], wanted: u64) -> Option<Value<'_>> {
    std::iter::from_fn(|| field(&mut message)).find(|(at, _)| *at == wanted).map(|(_, v)| v)
}

fn number_at(message: &[u8], wanted: u64) -> Option<u64> {
    match value(message, wanted)? {
        Value::Number(number) => Some(number),
        Value::Bytes(_) => None,
    }
}

/// The inodes of the pipes that are the standard streams in an image; 0: no pipe. `None`: it cannot
/// be read.
fn pipes_in(dir: &Path, pid: i32) -> Option<[u64; 3]> {
    let read = |name: String| fs::read(dir.join(name)).ok();
    let ids = read(format!("ids-{pid}.img"))?;
    let table = number_at(messages(&ids).next()?, IDS_TABLE)?;
    let (open, files) = (read(format!("fdinfo-{table}.img"))?, read("files.img".into())?);
    let inode = |file: u64| {
        let mut all = messages(&files);
        let pipe = all.find(|message| number_at(message, FILE_ID) == Some(file))?;
        match value(pipe, FILE_PIPE)? {
            Value::Bytes(pipe) => number_at(pipe, PIPE_INODE),
            Value::Number(_) => None,
        }
    };
    let mut pipes = [0; 3];
    for message in messages(&open) {
        let fd = number_at(message, FD_NUMBER)?;
        let stream = usize::try_from(fd).ok().and_then(|fd| pipes.get_mut(fd));
        if let Some(stream) = stream.filter(|_| number_at(message, FD_KIND) == Some(PIPE)) {
            *stream = inode(number_at(message, FD_FILE)?)?;
        }
    }
    Some(pipes)
}

/// Looks that the pipes that the manifest names are those of the image in a directory.
///
/// # Errors
/// A sentence.
pub(crate) fn check(dir: &Path, image: &ProcessImage) -> Result<(), String> {
    let Some(pipes) = pipes_in(dir, image.pid) else { return Ok(()) };
    let mut all = NAMES.into_iter().zip(pipes).zip(image.streams);
    let shown = |inode: u64| match inode {
        0 => "no pipe".into(),
        inode => format!("pipe {inode}"),
    };
    match all.find(|((_, pipe), said)| pipe != said) {
        None => Ok(()),
        Some(((name, pipe), said)) => Err(format!(
            "rank {}: its standard {name} is {} in its image, and {} in the manifest; use another \
             snapshot (--set)",
            image.rank,
            shown(pipe),
            shown(said)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message of fields with numbers below 128, or with messages.
    fn message(fields: &[(u8, Result<u8, Vec<u8>>)]) -> Vec<u8> {
        let mut all = Vec::new();
        for (field, value) in fields {
            // The key of field 18 takes two bytes.
            let key = u16::from(*field) << 3 | if value.is_ok() { 0 } else { 2 };
            match key {
                0..=0x7f => all.push(key as u8),
                _ => all.extend([key as u8 & 0x7f | 0x80, (key >> 7) as u8]),
            }
            match value {
                Ok(number) => all.push(*number),
                Err(bytes) => {
                    all.push(bytes.len() as u8);
                    all.extend(bytes);
                }
            }
        }
        all
    }

    fn file(messages: &[Vec<u8>]) -> Vec<u8> {
        let mut all = vec![0x55; MAGIC];
        for message in messages {
            all.extend((message.len() as u32).to_le_bytes());
            all.extend(message);
        }
        all
    }

    #[test]
    fn pipes_of_the_manifest_are_those_of_the_image() {
        let dir = std::env::temp_dir().join(format!("hawser-streams-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let write = |name: &str, messages: &[Vec<u8>]| {
            fs::write(dir.join(name), file(messages)).unwrap();
        };
        let image = |streams| ProcessImage { rank: 4, pid: 77, streams, ..ProcessImage::default() };
        let check = |streams| check(&dir, &image(streams));
        // What is not there says nothing.
        assert_eq!(check([1, 2, 3]), Ok(()));
        write("ids-77.img", &[message(&[(1, Ok(9)), (2, Ok(5))])]);
        let open =
            |file, kind, fd| message(&[(1, Ok(file)), (2, Ok(0)), (3, Ok(kind)), (4, Ok(fd))]);
        // The input is a file; output and error are pipes; so is what is open besides.
        write("fdinfo-5.img", &[open(1, 1, 0), open(2, 2, 1), open(3, 2, 2), open(2, 2, 9)]);
        let pipe = |id, inode: Vec<u8>| {
            let pipe = [vec![8, id, 16], inode, vec![24, 0]].concat();
            message(&[(1, Ok(2)), (2, Ok(id)), (18, Err(pipe))])
        };
        let regular = message(&[(1, Ok(1)), (2, Ok(1)), (3, Err(vec![8, 1]))]);
        write("files.img", &[regular, pipe(2, vec![17]), pipe(3, vec![0xd9, 0xe1, 0x08])]);
        assert_eq!(pipes_in(&dir, 77), Some([0, 17, 143_577]));
        assert_eq!(check([0, 17, 143_577]), Ok(()));
        let why = check([0, 18, 143_577]).unwrap_err();
        let told = "rank 4: its standard output is pipe 17 in its image, and pipe 18 in the";
        assert!(why.starts_with(told), "{why}");
        assert!(check([0, 17, 0]).unwrap_err().contains("error is pipe 143577 in"));
        assert!(check([5, 17, 143_577]).unwrap_err().contains("input is no pipe in"));
        // Nothing is read behind the end of what is there.
        for name in ["ids-77.img", "fdinfo-5.img", "files.img"] {
            let whole = fs::read(dir.join(name)).unwrap();
            for len in 0..whole.len() {
                fs::write(dir.join(name), &whole[..len]).unwrap();
                let _ = pipes_in(&dir, 77);
            }
            fs::write(dir.join(name), &whole).unwrap();
        }
        fs::remove_dir_all(&dir).unwrap();
    }
}
