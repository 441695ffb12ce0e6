//! The registry for programs (`hawser/registry.h`): values of any datatype, kept as external32 by
//! the launcher for all jobs of its universe, and counters. See `docs/guide/registry.md`.
#![allow(unreachable_pub, non_snake_case)]

use std::ffi::{c_char, c_int, c_void};

use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_datatype::External;
use hawser_rte::gpr::{Refusal, Reply, Request, SubId, Trigger, Value, wire};
use hawser_rte::universe::{Answer, UniverseRequest, VALUES};

use crate::entry::{Blame, Call};
use crate::generated::constants::MPI_UNDEFINED;
use crate::generated::ids;
use crate::runtime::running;
use crate::types::*;
use crate::universe::RankUniverse;
use crate::{checks, text};

/// Room for a key, with the zero at its end: `MPIX_REGISTRY_KEY_MAX`.
const KEY_ROOM: usize = 256;
/// Most bytes of a value in external32.
const VALUE_MAX: u64 = 1 << 20;

fn ended(id: u32, name: &str, done: impl FnOnce(&Call) -> Result<()>) -> c_int {
    let call = Call::enter(id);
    let done = call.running().and_then(|()| done(&call));
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            let text = format!("{name}: {}", e.text());
            call.fail(Blame::Default, &[], Error::new(e.class(), text))
        }
    }
}

fn refused(why: Refusal) -> Error {
    let class = match why {
        Refusal::Owned | Refusal::Exists => ErrClass::Access,
        Refusal::Full => ErrClass::NoMem,
        Refusal::NotACounter => ErrClass::Type,
        Refusal::TooLong | Refusal::NoSubscription | Refusal::Senseless => ErrClass::Arg,
    };
    Error::new(class, why.to_string())
}

fn unexpected() -> Error {
    err!(Intern, "the launcher has answered something else")
}

impl RankUniverse {
    fn registry(&self, request: &Request) -> Result<Reply> {
        let answer = self.ask(&UniverseRequest::Registry(wire::encode_request(request)))?;
        let Answer::Registry(bytes) = answer else { return Err(unexpected()) };
        match wire::decode_reply(&bytes) {
            Ok(Reply::Refused(why)) => Err(refused(why)),
            Ok(reply) => Ok(reply),
            Err(_) => Err(unexpected()),
        }
    }

    fn value(&self, key: &str) -> Result<Option<Value>> {
        let get = Request::Get { container: VALUES.into(), key: key.into() };
        match self.registry(&get)? {
            Reply::Value(value) => Ok(value),
            _ => Err(unexpected()),
        }
    }

    fn subscribe(&self, key: Option<String>, trigger: Trigger) -> Result<u64> {
        let subscribe = Request::Subscribe { container: VALUES.into(), key, trigger };
        match self.registry(&subscribe)? {
            Reply::Subscribed(id) => {
                self.link()?.expect_changes(id.0);
                Ok(id.0)
            }
            _ => Err(unexpected()),
        }
    }

    fn unsubscribe(&self, id: u64) -> Result<()> {
        let done = self.registry(&Request::Unsubscribe { id: SubId(id) }).map(drop);
        if let Ok(link) = self.link() {
            link.forget_changes(id);
        }
        done
    }

    /// The next key that has changed; waits for one if `wait`.
    fn next_change(&self, id: u64, wait: bool) -> Result<Option<String>> {
        let link = self.link()?;
        loop {
            // Another thread may end it meanwhile.
            if !link.is_subscribed(id) {
                let why = "is no subscription of this process, or has ended";
                return Err(err!(Arg, "argument `subscription` {why}"));
            }
            let next = link.next_change(id).map_err(|why| err!(Other, "{why}"))?;
            if next.is_some() || !wait {
                return Ok(next);
            }
            self.wait_for(link);
        }
    }

    /// Waits until `found` finds something in the value of a key.
    fn wait_value<R>(&self, key: &str, found: impl Fn(Value) -> Result<Option<R>>) -> Result<R> {
        let look = || self.value(key)?.map_or(Ok(None), &found);
        if let Some(found) = look()? {
            return Ok(found);
        }
        let id = self.subscribe(Some(key.into()), Trigger::Changed)?;
        let wait = || loop {
            // It may have come before the subscription was there.
            if let Some(found) = look()? {
                return Ok(found);
            }
            self.next_change(id, true)?;
        };
        let waited = wait();
        // What went wrong first is told.
        let ended = self.unsubscribe(id);
        waited.and_then(|found| ended.map(|()| found))
    }
}

/// # Safety
/// `key` is null or the caller's string.
unsafe fn key(at: *const c_char) -> Result<String> {
    // SAFETY: promised by the caller.
    unsafe { text::read(at, "key") }.map(str::to_owned).map_err(|e| err!(Arg, "{e}"))
}

/// # Safety
/// `to` is null or the caller's variable.
unsafe fn give<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: promised by the caller.
        unsafe { to.write(value) };
    }
}

/// Stores elements under a key, whatever this job has put there before.
///
/// # Safety
/// The arguments are those of `MPI_Pack_external`; `key` is a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_put(
    at: *const c_char,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    ended(ids::PUBLISH_NAME, "MPIX_Registry_put", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        let count = checks::count(count, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        let bytes = datatype.external_size().checked_mul(count as u64);
        let bytes = bytes.filter(|n| *n <= VALUE_MAX).ok_or_else(|| {
            err!(Count, "a value may have at most {VALUE_MAX} bytes in external32")
        })?;
        let mut value = vec![0; bytes as usize];
        if bytes > 0 {
            let mut cursor = External::new(datatype, count as u64);
            // SAFETY: by the standard the elements are readable memory.
            unsafe { cursor.pack(buf.cast(), &mut value) }
                .map_err(|e| err!(Type, "the data cannot be kept as external32: {e}"))?;
        }
        let value = Value::Bytes(value);
        let put = Request::Put { container: VALUES.into(), key, value };
        running()?.universe.registry(&put).map(drop)
    })
}

/// The bytes of a value; a counter is an `MPI_INT64_T`.
fn bytes(value: Value) -> Result<Vec<u8>> {
    match value {
        Value::Bytes(bytes) => Ok(bytes),
        Value::Int(n) => Ok(n.to_be_bytes().to_vec()),
        _ => Err(unexpected()),
    }
}

/// # Safety
/// As `MPIX_Registry_get`.
unsafe fn unpack(
    value: &[u8],
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    have: *mut MPI_Count,
) -> Result<()> {
    let count = checks::count(count, "count")?;
    let datatype = checks::committed_for(count, datatype)?;
    checks::buffer(buf, count, datatype, "buf")?;
    let each = datatype.external_size();
    let elements = (value.len() as u64).checked_div(each).unwrap_or(0);
    let rest = (value.len() as u64).checked_rem(each).unwrap_or(value.len() as u64);
    if rest != 0 || elements > count as u64 {
        return Err(err!(
            Truncate,
            "the value has {} bytes in external32, the buffer room for {count} elements of {each}",
            value.len()
        ));
    }
    if elements > 0 {
        let mut cursor = External::new(datatype, elements);
        // SAFETY: by the standard the elements are writable memory.
        unsafe { cursor.unpack(buf.cast(), value) }
            .map_err(|e| err!(Type, "the data cannot be read from external32: {e}"))?;
    }
    // SAFETY: promised by the caller.
    unsafe { give(have, elements as MPI_Count) };
    Ok(())
}

/// Reads the value of a key; `have` is the number of elements, `MPI_UNDEFINED` without a value.
///
/// # Safety
/// The arguments are those of `MPI_Unpack_external`; `key` is a string; `have` is null or a
/// variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_get(
    at: *const c_char,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    have: *mut MPI_Count,
) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_get", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        match running()?.universe.value(&key)?.map(bytes).transpose()? {
            // SAFETY: promised by the caller.
            Some(value) => unsafe { unpack(&value, buf, count, datatype, have) },
            None => {
                // SAFETY: promised by the caller.
                unsafe { give(have, MPI_Count::from(MPI_UNDEFINED)) };
                Ok(())
            }
        }
    })
}

/// As [`MPIX_Registry_get`], after there is a value.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_wait(
    at: *const c_char,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    have: *mut MPI_Count,
) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_wait", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        let value = running()?.universe.wait_value(&key, |value| bytes(value).map(Some))?;
        // SAFETY: promised by the caller.
        unsafe { unpack(&value, buf, count, datatype, have) }
    })
}

/// Adds to a counter, which begins at 0; `sum` is its value then.
///
/// # Safety
/// `key` is a string; `sum` is null or a variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_add(at: *const c_char, delta: i64, sum: *mut i64) -> c_int {
    ended(ids::PUBLISH_NAME, "MPIX_Registry_add", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        let add = Request::Add { container: VALUES.into(), key, delta };
        match running()?.universe.registry(&add)? {
            // SAFETY: promised by the caller.
            Reply::Value(Some(Value::Int(n))) => unsafe { give(sum, n) },
            _ => return Err(unexpected()),
        }
        Ok(())
    })
}

/// Waits until a counter is at least `least`; `sum` is its value then.
///
/// # Safety
/// As [`MPIX_Registry_add`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_wait_count(
    at: *const c_char,
    least: i64,
    sum: *mut i64,
) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_wait_count", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        let enough = |value| match value {
            Value::Int(n) => Ok((n >= least).then_some(n)),
            _ => Err(err!(Type, "the value of \"{key}\" is no counter")),
        };
        let n = running()?.universe.wait_value(&key, enough)?;
        // SAFETY: promised by the caller.
        unsafe { give(sum, n) };
        Ok(())
    })
}

/// Deletes the value of a key, if there is one.
///
/// # Safety
/// `key` is a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_delete(at: *const c_char) -> c_int {
    ended(ids::UNPUBLISH_NAME, "MPIX_Registry_delete", |_| {
        // SAFETY: promised by the caller.
        let key = unsafe { key(at)? };
        let delete = Request::Delete { container: VALUES.into(), key };
        running()?.universe.registry(&delete).map(drop)
    })
}

/// Has changes of the value of a key noted, of all keys for a null pointer.
///
/// # Safety
/// `key` is null or a string; `subscription` is a variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_subscribe(
    at: *const c_char,
    subscription: *mut i64,
) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_subscribe", |_| {
        checks::out(subscription, "subscription")?;
        // SAFETY: promised by the caller.
        let key = if at.is_null() { None } else { Some(unsafe { key(at)? }) };
        let id = running()?.universe.subscribe(key, Trigger::Changed)?;
        // SAFETY: promised by the caller.
        unsafe { give(subscription, id as i64) };
        Ok(())
    })
}

/// The next key whose value has changed or was deleted, each once however often that was. Without
/// one `flag` is 0, or if `wait` is not 0 there will be one.
///
/// # Safety
/// `flag` is a variable, `key` has room for `MPIX_REGISTRY_KEY_MAX` characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_next(
    subscription: i64,
    wait: c_int,
    flag: *mut c_int,
    to: *mut c_char,
) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_next", |_| {
        checks::out(flag, "flag")?;
        let next = running()?.universe.next_change(subscription as u64, wait != 0)?;
        // SAFETY: promised by the caller.
        unsafe { give(flag, c_int::from(next.is_some())) };
        let Some(next) = next else { return Ok(()) };
        // SAFETY: promised by the caller.
        unsafe { text::store(to, KEY_ROOM, &next, "key") }.map(drop)
    })
}

/// Ends a subscription.
///
/// # Safety
/// `subscription` is a variable; it is 0 then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Registry_unsubscribe(subscription: *mut i64) -> c_int {
    ended(ids::LOOKUP_NAME, "MPIX_Registry_unsubscribe", |_| {
        checks::out(subscription, "subscription")?;
        // SAFETY: promised by the caller.
        let id = unsafe { std::mem::take(&mut *subscription) };
        running()?.universe.unsubscribe(id as u64)
    })
}
