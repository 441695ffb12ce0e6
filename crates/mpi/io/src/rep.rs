//! Data representations (MPI-5.0 section 14.5).

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use hawser_core::buf::{BufReader, BufWriter, Portable, TypedBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::{Datatype, ScalarRuns};

/// A representation of the program's. Its functions run in the calling thread.
pub trait UserRep: Send + Sync {
    /// Bytes that an element of a predefined type takes in the file.
    ///
    /// # Errors
    /// That of the program's function.
    fn extent(&self, dtype: &Datatype) -> Result<i64>;

    /// Converts `count` elements from the file's bytes to elements `position..` of the buffer;
    /// `None`: the file has them as memory does.
    fn reads(&self) -> Option<&ReadFn>;

    /// As [`UserRep::reads`], to the file's bytes.
    fn writes(&self) -> Option<&WriteFn>;
}

/// Converts elements of a buffer from a file's bytes.
pub type ReadFn = dyn Fn(&TypedBuf, u64, &[u8], u64) -> Result<()> + Send + Sync;
/// Converts elements of a buffer to a file's bytes.
pub type WriteFn = dyn Fn(&TypedBuf, u64, &mut [u8], u64) -> Result<()> + Send + Sync;

static USER: Mutex<Vec<(String, Arc<dyn UserRep>)>> = Mutex::new(Vec::new());

/// Longest name in bytes (`MPI_MAX_DATAREP_STRING`, without the end).
const NAME_MAX: usize = 127;

/// `MPI_Register_datarep`.
///
/// # Errors
/// Class `DupDatarep` for a name that is taken, `Arg` for one that cannot be.
pub fn register(name: &str, rep: Arc<dyn UserRep>) -> Result<()> {
    if name.is_empty() || name.len() > NAME_MAX {
        return Err(err!(Arg, "a data representation's name has 1 to {NAME_MAX} bytes"));
    }
    let mut user = USER.lock().unwrap_or_else(PoisonError::into_inner);
    let known = Rep::built_in(name).is_some();
    if known || user.iter().any(|(n, _)| n == name) {
        return Err(err!(DupDatarep, "there is a data representation {name} already"));
    }
    user.push((name.to_owned(), rep));
    Ok(())
}

/// The representation of a view.
#[derive(Clone)]
pub(crate) enum Rep {
    Native,
    Internal,
    External,
    User(String, Arc<dyn UserRep>),
}

impl Rep {
    fn built_in(name: &str) -> Option<Rep> {
        match name.to_ascii_lowercase().as_str() {
            "native" => Some(Rep::Native),
            "internal" => Some(Rep::Internal),
            "external32" => Some(Rep::External),
            _ => None,
        }
    }

    /// The representation with this name.
    ///
    /// # Errors
    /// Class `UnsupportedDatarep`.
    pub(crate) fn of(name: &str) -> Result<Rep> {
        if let Some(rep) = Rep::built_in(name) {
            return Ok(rep);
        }
        let user = USER.lock().unwrap_or_else(PoisonError::into_inner);
        let found = user.iter().find(|(n, _)| n == name);
        found.map(|(n, rep)| Rep::User(n.clone(), rep.clone())).ok_or_else(|| {
            err!(
                UnsupportedDatarep,
                "there is no data representation \"{name}\"; there are native, internal, \
                 external32, and those of MPI_Register_datarep"
            )
        })
    }

    pub(crate) fn name(&self) -> &str {
        match self {
            Rep::Native => "native",
            Rep::Internal => "internal",
            Rep::External => "external32",
            Rep::User(name, _) => name,
        }
    }

    /// Memory and file have the same bytes.
    pub(crate) fn is_native(&self) -> bool {
        matches!(self, Rep::Native | Rep::Internal)
    }

    /// Functions of the program convert the data.
    pub(crate) fn calls_program(&self) -> bool {
        matches!(self, Rep::User(..))
    }

    /// A type as it lies in the file.
    ///
    /// # Errors
    /// Those of the program's function; class `Type` when the type would be too large.
    pub(crate) fn in_file(&self, dtype: &Datatype) -> Result<Datatype> {
        let too_large = |e| err!(Type, "the type in the file: {e}");
        match self {
            Rep::Native | Rep::Internal => Ok(dtype.clone()),
            Rep::External => dtype.in_external().map_err(too_large),
            Rep::User(_, rep) => {
                let mut failed = None;
                let new = dtype.in_file(&mut |leaf| match rep.extent(leaf) {
                    Ok(n) => u64::try_from(n).ok(),
                    Err(e) => {
                        failed.get_or_insert(e);
                        None
                    }
                });
                match failed {
                    Some(error) => Err(error),
                    None => new.map_err(too_large),
                }
            }
        }
    }

    /// Bytes of a buffer's data in the file.
    ///
    /// # Errors
    /// As [`Rep::in_file`].
    pub(crate) fn len(&self, buf: &TypedBuf) -> Result<u64> {
        let each = match self {
            Rep::Native | Rep::Internal => buf.dtype.size(),
            Rep::External => buf.dtype.external_size(),
            Rep::User(..) => self.in_file(&buf.dtype)?.size(),
        };
        buf.count.checked_mul(each).ok_or_else(|| err!(Count, "no file holds so many elements"))
    }

    /// Bytes of memory that `moved` bytes of the file are, of the buffer's beginning.
    pub(crate) fn in_memory(&self, buf: &TypedBuf, moved: u64, total: u64) -> u64 {
        if moved == total {
            return buf.packed_len();
        }
        match self {
            Rep::Native | Rep::Internal => moved,
            Rep::External => {
                let (mut left, mut bytes) = (moved, 0);
                for (kind, n) in ScalarRuns::new(&buf.dtype, buf.count) {
                    let whole = (left / kind.external_size().max(1)).min(n);
                    bytes += whole * kind.size();
                    left -= whole * kind.external_size();
                    if whole < n {
                        break;
                    }
                }
                bytes
            }
            Rep::User(..) => {
                let each = total.checked_div(buf.count).unwrap_or(0);
                moved.checked_div(each).unwrap_or(0) * buf.dtype.size()
            }
        }
    }

    /// What gives the file's bytes of a buffer, in order.
    pub(crate) fn source(&self, buf: &TypedBuf, total: u64) -> Source {
        match self {
            Rep::Native | Rep::Internal => Source::Native(buf.message().reader()),
            Rep::External => Source::External(Portable::new(buf)),
            Rep::User(_, rep) => Source::User(Converter::new(rep, buf, total)),
        }
    }

    /// What takes them.
    pub(crate) fn sink(&self, buf: &TypedBuf, total: u64) -> Sink {
        match self {
            Rep::Native | Rep::Internal => Sink::Native(buf.message().writer()),
            Rep::External => Sink::External(Portable::new(buf)),
            Rep::User(_, rep) => Sink::User(Converter::new(rep, buf, total)),
        }
    }
}

impl fmt::Debug for Rep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Bytes that the program's functions convert at a time, at least one element.
const CONVERTED: u64 = 1 << 20;

/// Elements on their way through the program's functions.
pub(crate) struct Converter {
    rep: Arc<dyn UserRep>,
    buf: TypedBuf,
    /// Bytes of an element in the file.
    each: u64,
    /// Elements that were converted.
    at: u64,
    /// Bytes of the file that were not taken, or do not make up an element.
    bytes: Vec<u8>,
    taken: usize,
}

impl Converter {
    fn new(rep: &Arc<dyn UserRep>, buf: &TypedBuf, total: u64) -> Converter {
        let each = total.checked_div(buf.count).unwrap_or(0);
        let (rep, buf) = (rep.clone(), buf.clone());
        Converter { rep, buf, each, at: 0, bytes: Vec::new(), taken: 0 }
    }

    fn next(&self) -> u64 {
        (CONVERTED / self.each.max(1)).max(1).min(self.buf.count - self.at)
    }

    fn take(&mut self, out: &mut [u8]) -> Result<usize> {
        let mut done = 0;
        while done < out.len() {
            if self.taken == self.bytes.len() {
                let n = self.next();
                if n == 0 {
                    break;
                }
                self.bytes = vec![0; (n * self.each) as usize];
                self.taken = 0;
                match self.rep.writes() {
                    Some(convert) => convert(&self.buf, n, &mut self.bytes, self.at)?,
                    None => {
                        self.buf.elements(self.at as i64, n).drain(&mut self.bytes);
                    }
                }
                self.at += n;
            }
            let n = (out.len() - done).min(self.bytes.len() - self.taken);
            out[done..done + n].copy_from_slice(&self.bytes[self.taken..self.taken + n]);
            done += n;
            self.taken += n;
        }
        Ok(done)
    }

    fn put(&mut self, data: &[u8]) -> Result<()> {
        self.bytes.extend_from_slice(data);
        loop {
            let whole = (self.bytes.len() as u64).checked_div(self.each).unwrap_or(0);
            let n = whole.min(self.next());
            let last = self.at + n == self.buf.count;
            if n == 0 || n < self.next() && !last {
                return Ok(());
            }
            self.convert(n)?;
        }
    }

    fn convert(&mut self, n: u64) -> Result<()> {
        let rest = self.bytes.split_off((n * self.each) as usize);
        let bytes = std::mem::replace(&mut self.bytes, rest);
        match self.rep.reads() {
            Some(convert) => convert(&self.buf, n, &bytes, self.at)?,
            None => {
                self.buf.elements(self.at as i64, n).writer().write(&bytes);
            }
        }
        self.at += n;
        Ok(())
    }

    /// The file has ended: converts the whole elements that are there.
    fn finish(&mut self) -> Result<()> {
        let whole = (self.bytes.len() as u64).checked_div(self.each).unwrap_or(0);
        if whole > 0 { self.convert(whole) } else { Ok(()) }
    }
}

/// Gives a file's bytes of a buffer.
pub(crate) enum Source {
    Native(BufReader),
    External(Portable),
    User(Converter),
}

impl Source {
    pub(crate) fn take(&mut self, out: &mut [u8]) -> Result<usize> {
        match self {
            Source::Native(reader) => Ok(reader.read(out)),
            Source::External(portable) => portable.pack(out),
            Source::User(converter) => converter.take(out),
        }
    }
}

/// Takes a file's bytes into a buffer.
pub(crate) enum Sink {
    Native(BufWriter),
    External(Portable),
    User(Converter),
}

impl Sink {
    pub(crate) fn put(&mut self, data: &[u8]) -> Result<()> {
        match self {
            Sink::Native(writer) => {
                writer.write(data);
                Ok(())
            }
            Sink::External(portable) => portable.unpack(data).map(drop),
            Sink::User(converter) => converter.put(data),
        }
    }

    /// There is no more.
    pub(crate) fn finish(&mut self) -> Result<()> {
        match self {
            Sink::User(converter) => converter.finish(),
            Sink::Native(_) | Sink::External(_) => Ok(()),
        }
    }
}
