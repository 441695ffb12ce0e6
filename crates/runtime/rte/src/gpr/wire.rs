//! The wire format of the registry: `docs/formats/registry.md` is its byte table.
//!
//! Every field has a length that is checked before anything is allocated: any bytes decode to a
//! message or to an error, never to a panic, and never to more memory than they are long.

use super::{Notice, Refusal, Reply, Request, SubId, Trigger, Value};
use crate::WireError;
use crate::name::Name;

/// Longest message, in bytes; a longer frame is refused before it is read.
pub const MESSAGE_MAX: usize = 16 << 20;

/// They end inside a field, or a length points past the end.
pub(super) const SHORT: WireError = WireError::malformed("the message is cut off");
/// More bytes follow the message.
const LONG: WireError = WireError::malformed("the message has bytes too many");
/// A tag has no meaning, a text is not UTF-8, or compound requests are nested.
pub(super) const SENSELESS: WireError =
    WireError::malformed("the message has a field without meaning");

type Result<T> = std::result::Result<T, WireError>;

/// Writes fields.
#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn u8(&mut self, v: u8) {
        self.0.push(v);
    }

    fn u32(&mut self, v: u32) {
        self.0.extend_from_slice(&v.to_be_bytes());
    }

    fn u64(&mut self, v: u64) {
        self.0.extend_from_slice(&v.to_be_bytes());
    }

    fn bytes(&mut self, v: &[u8]) {
        // Lengths are bounded far below 4 GiB by the limits of the registry.
        self.u32(u32::try_from(v.len()).unwrap_or(u32::MAX));
        self.0.extend_from_slice(v);
    }

    fn text(&mut self, v: &str) {
        self.bytes(v.as_bytes());
    }

    fn option<T>(&mut self, v: Option<T>, f: impl FnOnce(&mut Writer, T)) {
        self.u8(u8::from(v.is_some()));
        if let Some(v) = v {
            f(self, v);
        }
    }

    fn value(&mut self, v: &Value) {
        match v {
            Value::Bool(b) => {
                self.u8(1);
                self.u8(u8::from(*b));
            }
            Value::Int(n) => {
                self.u8(2);
                self.u64(*n as u64);
            }
            Value::Unsigned(n) => {
                self.u8(3);
                self.u64(*n);
            }
            Value::Float(x) => {
                self.u8(4);
                self.u64(x.to_bits());
            }
            Value::Text(t) => {
                self.u8(5);
                self.text(t);
            }
            Value::Bytes(b) => {
                self.u8(6);
                self.bytes(b);
            }
            Value::Name(n) => {
                self.u8(7);
                self.u64(n.job);
                self.u32(n.rank);
            }
        }
    }

    fn keyed(&mut self, tag: u8, container: &str, key: &str) {
        self.u8(tag);
        self.text(container);
        self.text(key);
    }

    fn request(&mut self, r: &Request) {
        match r {
            Request::Put { container, key, value } => {
                self.keyed(1, container, key);
                self.value(value);
            }
            Request::PutNew { container, key, value } => {
                self.keyed(2, container, key);
                self.value(value);
            }
            Request::Add { container, key, delta } => {
                self.keyed(3, container, key);
                self.u64(*delta as u64);
            }
            Request::Get { container, key } => self.keyed(4, container, key),
            Request::List { container } => {
                self.u8(5);
                self.text(container);
            }
            Request::Delete { container, key } => self.keyed(6, container, key),
            Request::DeleteContainer { container } => {
                self.u8(7);
                self.text(container);
            }
            Request::Subscribe { container, key, trigger } => {
                self.u8(8);
                self.text(container);
                self.option(key.as_deref(), Writer::text);
                match trigger {
                    Trigger::Changed => self.u8(1),
                    Trigger::Reached(n) => {
                        self.u8(2);
                        self.u64(*n as u64);
                    }
                }
            }
            Request::Unsubscribe { id } => {
                self.u8(9);
                self.u64(id.0);
            }
            Request::Barrier { name, expected } => {
                self.u8(10);
                self.text(name);
                self.u32(*expected);
            }
            Request::Compound(parts) => {
                self.u8(11);
                self.u32(parts.len() as u32);
                for part in parts {
                    self.request(part);
                }
            }
        }
    }

    fn reply(&mut self, r: &Reply) {
        match r {
            Reply::Done => self.u8(1),
            Reply::Value(v) => {
                self.u8(2);
                self.option(v.as_ref(), Writer::value);
            }
            Reply::Values(list) => {
                self.u8(3);
                self.u32(list.len() as u32);
                for (key, value) in list {
                    self.text(key);
                    self.value(value);
                }
            }
            Reply::Subscribed(id) => {
                self.u8(4);
                self.u64(id.0);
            }
            Reply::Compound(parts) => {
                self.u8(5);
                self.u32(parts.len() as u32);
                for part in parts {
                    self.reply(part);
                }
            }
            Reply::Refused(why) => {
                self.u8(6);
                self.u8(REFUSALS.iter().position(|r| r == why).unwrap_or(0) as u8);
            }
        }
    }
}

/// Refusals by their number on the wire.
const REFUSALS: [Refusal; 7] = [
    Refusal::Senseless,
    Refusal::Full,
    Refusal::TooLong,
    Refusal::Exists,
    Refusal::NotACounter,
    Refusal::NoSubscription,
    Refusal::Owned,
];

/// Reads fields.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(n).ok_or(SHORT)?;
        self.0 = tail;
        Ok(head)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        self.take(N)?.try_into().map_err(|_| SHORT)
    }

    fn u8(&mut self) -> Result<u8> {
        self.array::<1>().map(|[b]| b)
    }

    fn u32(&mut self) -> Result<u32> {
        self.array().map(u32::from_be_bytes)
    }

    fn u64(&mut self) -> Result<u64> {
        self.array().map(u64::from_be_bytes)
    }

    fn i64(&mut self) -> Result<i64> {
        self.u64().map(|v| v as i64)
    }

    fn bytes(&mut self) -> Result<&'a [u8]> {
        let n = self.u32()? as usize;
        self.take(n)
    }

    fn text(&mut self) -> Result<String> {
        let bytes = self.bytes()?;
        std::str::from_utf8(bytes).map(str::to_string).map_err(|_| SENSELESS)
    }

    fn bool(&mut self) -> Result<bool> {
        match self.u8()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(SENSELESS),
        }
    }

    fn option<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<Option<T>> {
        if self.bool()? { f(self).map(Some) } else { Ok(None) }
    }

    /// The length of a list whose elements take at least `least` bytes each.
    fn count(&mut self, least: usize) -> Result<usize> {
        let n = self.u32()? as usize;
        if n > self.0.len() / least { Err(SHORT) } else { Ok(n) }
    }

    fn value(&mut self) -> Result<Value> {
        Ok(match self.u8()? {
            1 => Value::Bool(self.bool()?),
            2 => Value::Int(self.i64()?),
            3 => Value::Unsigned(self.u64()?),
            4 => Value::Float(f64::from_bits(self.u64()?)),
            5 => Value::Text(self.text()?),
            6 => Value::Bytes(self.bytes()?.to_vec()),
            7 => Value::Name(Name { job: self.u64()?, rank: self.u32()? }),
            _ => return Err(SENSELESS),
        })
    }

    fn request(&mut self, nested: bool) -> Result<Request> {
        Ok(match self.u8()? {
            1 => Request::Put { container: self.text()?, key: self.text()?, value: self.value()? },
            2 => {
                Request::PutNew { container: self.text()?, key: self.text()?, value: self.value()? }
            }
            3 => Request::Add { container: self.text()?, key: self.text()?, delta: self.i64()? },
            4 => Request::Get { container: self.text()?, key: self.text()? },
            5 => Request::List { container: self.text()? },
            6 => Request::Delete { container: self.text()?, key: self.text()? },
            7 => Request::DeleteContainer { container: self.text()? },
            8 => Request::Subscribe {
                container: self.text()?,
                key: self.option(Reader::text)?,
                trigger: match self.u8()? {
                    1 => Trigger::Changed,
                    2 => Trigger::Reached(self.i64()?),
                    _ => return Err(SENSELESS),
                },
            },
            9 => Request::Unsubscribe { id: SubId(self.u64()?) },
            10 => Request::Barrier { name: self.text()?, expected: self.u32()? },
            11 if !nested => {
                let n = self.count(5)?;
                let mut parts = Vec::new();
                for _ in 0..n {
                    parts.push(self.request(true)?);
                }
                Request::Compound(parts)
            }
            _ => return Err(SENSELESS),
        })
    }

    fn reply(&mut self, nested: bool) -> Result<Reply> {
        Ok(match self.u8()? {
            1 => Reply::Done,
            2 => Reply::Value(self.option(Reader::value)?),
            3 => {
                let n = self.count(6)?;
                let mut list = Vec::new();
                for _ in 0..n {
                    list.push((self.text()?, self.value()?));
                }
                Reply::Values(list)
            }
            4 => Reply::Subscribed(SubId(self.u64()?)),
            5 if !nested => {
                let n = self.count(1)?;
                let mut parts = Vec::new();
                for _ in 0..n {
                    parts.push(self.reply(true)?);
                }
                Reply::Compound(parts)
            }
            6 => {
                let number = self.u8()? as usize;
                Reply::Refused(*REFUSALS.get(number).ok_or(SENSELESS)?)
            }
            _ => return Err(SENSELESS),
        })
    }

    fn end<T>(self, value: T) -> Result<T> {
        if self.0.is_empty() { Ok(value) } else { Err(LONG) }
    }
}

/// A request as bytes.
pub fn encode_request(request: &Request) -> Vec<u8> {
    let mut w = Writer::default();
    w.request(request);
    w.0
}

/// A request from bytes.
///
/// # Errors
/// [`WireError`].
pub fn decode_request(bytes: &[u8]) -> Result<Request> {
    let mut r = Reader(bytes);
    let request = r.request(false)?;
    r.end(request)
}

/// A reply as bytes.
pub fn encode_reply(reply: &Reply) -> Vec<u8> {
    let mut w = Writer::default();
    w.reply(reply);
    w.0
}

/// A reply from bytes.
///
/// # Errors
/// [`WireError`].
pub fn decode_reply(bytes: &[u8]) -> Result<Reply> {
    let mut r = Reader(bytes);
    let reply = r.reply(false)?;
    r.end(reply)
}

/// A notice as bytes.
pub fn encode_notice(notice: &Notice) -> Vec<u8> {
    let mut w = Writer::default();
    match notice {
        Notice::Value { id, container, key, value } => {
            w.u8(1);
            w.u64(id.0);
            w.text(container);
            w.text(key);
            w.option(value.as_ref(), Writer::value);
        }
        Notice::Barrier { name } => {
            w.u8(2);
            w.text(name);
        }
    }
    w.0
}

/// A notice from bytes.
///
/// # Errors
/// [`WireError`].
pub fn decode_notice(bytes: &[u8]) -> Result<Notice> {
    let mut r = Reader(bytes);
    let notice = match r.u8()? {
        1 => Notice::Value {
            id: SubId(r.u64()?),
            container: r.text()?,
            key: r.text()?,
            value: r.option(Reader::value)?,
        },
        2 => Notice::Barrier { name: r.text()? },
        _ => return Err(SENSELESS),
    };
    r.end(notice)
}

/// The body of the fuzz target: any bytes decode or are refused, and what decodes is written back
/// as the same bytes.
///
/// # Panics
/// When the decoder is wrong.
pub fn fuzz(bytes: &[u8]) {
    if let Ok(request) = decode_request(bytes) {
        assert_eq!(encode_request(&request), bytes);
    }
    if let Ok(reply) = decode_reply(bytes) {
        assert_eq!(encode_reply(&reply), bytes);
    }
    if let Ok(notice) = decode_notice(bytes) {
        assert_eq!(encode_notice(&notice), bytes);
    }
}
