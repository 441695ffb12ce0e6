//! The client library of PMIx, loaded when a launcher wants it.
//!
//! Only calls and types are used that PMIx 2 to 5 have alike: texts are put and got, numbers and
//! texts of the job are read. What the library hands out stays allocated: it is read a few times
//! in the life of a process, and releases differ in how it is freed.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::{offset_of, transmute};
use std::path::Path;
use std::ptr::{NonNull, null, null_mut};

use crate::library::Library;

/// Names to look for the library under.
const NAMES: &[&str] = &["libpmix.so.2", "libpmix.so"];

/// Longest name of a job, with its zero.
const SPACE_MAX: usize = 256;
/// Longest key, with its zero.
const KEY_MAX: usize = 512;
const WILDCARD: u32 = u32::MAX - 1;
const SUCCESS: c_int = 0;
const TYPE_BOOL: u16 = 1;
const TYPE_STRING: u16 = 3;
const SCOPE_GLOBAL: u8 = 3;

/// `pmix_proc_t`.
#[repr(C)]
struct Proc {
    space: [c_char; SPACE_MAX],
    rank: u32,
}

/// `pmix_value_t`: at least as long as that of any release.
#[repr(C)]
struct Value {
    kind: u16,
    data: [u64; 8],
}

/// `pmix_info_t`; the library reads one only, so that the value may be longer than its own.
#[repr(C)]
struct Wish {
    key: [c_char; KEY_MAX],
    flags: u32,
    value: Value,
}

impl Wish {
    /// A wish that is true.
    fn new(key: &CStr) -> Wish {
        let mut wish =
            Wish { key: [0; KEY_MAX], flags: 0, value: Value { kind: TYPE_BOOL, data: [0; 8] } };
        for (to, from) in wish.key.iter_mut().zip(key.to_bytes()) {
            *to = *from as c_char;
        }
        // The first byte, whatever the order of bytes.
        wish.value.data[0] = u64::from_ne_bytes([1, 0, 0, 0, 0, 0, 0, 0]);
        wish
    }
}

type Init = unsafe extern "C" fn(*mut Proc, *mut c_void, usize) -> c_int;
type Finalize = unsafe extern "C" fn(*const c_void, usize) -> c_int;
type Abort = unsafe extern "C" fn(c_int, *const c_char, *mut Proc, usize) -> c_int;
type Put = unsafe extern "C" fn(u8, *const c_char, *mut Value) -> c_int;
type Commit = unsafe extern "C" fn() -> c_int;
type Fence = unsafe extern "C" fn(*const Proc, usize, *const c_void, usize) -> c_int;
type Get = unsafe extern "C" fn(
    *const Proc,
    *const c_char,
    *const c_void,
    usize,
    *mut *mut Value,
) -> c_int;
type ErrorString = unsafe extern "C" fn(c_int) -> *const c_char;

/// A connection to the PMIx server of this node.
pub struct Pmix {
    me: Proc,
    finalize: Finalize,
    abort: Abort,
    put: Put,
    commit: Commit,
    fence: Fence,
    get: Get,
    error: ErrorString,
}

impl std::fmt::Debug for Pmix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PMIx {} rank {}", self.job(), self.me.rank)
    }
}

/// Something that PMIx tells of a job or process.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

impl Pmix {
    /// Loads the library and joins its server.
    ///
    /// # Errors
    /// A sentence: the library is not there, lacks a function, or finds no server.
    pub fn begin() -> Result<Pmix, String> {
        let mut why = String::new();
        let library = NAMES.iter().find_map(|name| {
            // SAFETY: a library whose constructors are made to run in any process.
            let opened = unsafe { Library::open(Path::new(name)) };
            opened.map_err(|e| why = e).ok()
        });
        let library = library.ok_or_else(|| format!("{} cannot be loaded ({why})", NAMES[0]))?;
        let find = |name: &CStr| -> Result<NonNull<c_void>, String> {
            library
                .symbol(name)
                .ok_or_else(|| format!("{} has no {}", NAMES[0], name.to_string_lossy()))
        };
        let init = find(c"PMIx_Init")?;
        // SAFETY: the functions of these names have these types in PMIx 2 to 5.
        let (init, mut pmix) = unsafe {
            (
                transmute::<NonNull<c_void>, Init>(init),
                Pmix {
                    me: Proc { space: [0; SPACE_MAX], rank: 0 },
                    finalize: transmute::<NonNull<c_void>, Finalize>(find(c"PMIx_Finalize")?),
                    abort: transmute::<NonNull<c_void>, Abort>(find(c"PMIx_Abort")?),
                    put: transmute::<NonNull<c_void>, Put>(find(c"PMIx_Put")?),
                    commit: transmute::<NonNull<c_void>, Commit>(find(c"PMIx_Commit")?),
                    fence: transmute::<NonNull<c_void>, Fence>(find(c"PMIx_Fence")?),
                    get: transmute::<NonNull<c_void>, Get>(find(c"PMIx_Get")?),
                    error: transmute::<NonNull<c_void>, ErrorString>(find(c"PMIx_Error_string")?),
                },
            )
        };
        // SAFETY: `me` is a live structure of the library's layout.
        let status = unsafe { init(&raw mut pmix.me, null_mut(), 0) };
        pmix.done("PMIx_Init", status)?;
        Ok(pmix)
    }

    /// Our rank.
    pub fn rank(&self) -> u32 {
        self.me.rank
    }

    /// The launcher's name of the job.
    pub fn job(&self) -> String {
        let bytes: Vec<u8> =
            self.me.space.iter().take_while(|c| **c != 0).map(|c| *c as u8).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn done(&self, call: &str, status: c_int) -> Result<(), String> {
        if status == SUCCESS {
            return Ok(());
        }
        // SAFETY: takes a number; gives null or a text of the library.
        let text = unsafe { (self.error)(status) };
        let text = match text.is_null() {
            true => "no reason".into(),
            // SAFETY: a C string that the library keeps.
            false => unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned(),
        };
        Err(format!("{call} failed with status {status} ({text})"))
    }

    /// What the server says of the whole job; `None` when it says nothing.
    pub fn of_job(&self, key: &str) -> Option<Told> {
        self.ask(WILDCARD, key)
    }

    /// What a rank has put, or the server says of it; `None` when there is nothing.
    pub fn of_rank(&self, rank: u32, key: &str) -> Option<Told> {
        self.ask(rank, key)
    }

    fn ask(&self, rank: u32, key: &str) -> Option<Told> {
        let key = CString::new(key).ok()?;
        let whose = Proc { space: self.me.space, rank };
        let mut value: *mut Value = null_mut();
        // SAFETY: live arguments; the library allocates the value, which is ours from then on.
        let status = unsafe { (self.get)(&whose, key.as_ptr(), null(), 0, &mut value) };
        if status != SUCCESS || value.is_null() {
            return None;
        }
        // Only what the kind says is read: the library's value may be shorter than ours.
        // SAFETY: a value that the library has filled; its kind tells what `data` holds.
        unsafe {
            let kind = (&raw const (*value).kind).read();
            let data = value.cast::<u8>().add(offset_of!(Value, data));
            Some(match kind {
                TYPE_STRING => {
                    let text = data.cast::<*const c_char>().read();
                    if text.is_null() {
                        return None;
                    }
                    Told::Text(CStr::from_ptr(text).to_string_lossy().into_owned())
                }
                // byte, int8, uint8
                2 | 7 | 12 => Told::Number(data.read().into()),
                // int16, uint16
                8 | 13 => Told::Number(data.cast::<u16>().read().into()),
                // int, int32, uint, uint32, and a rank
                6 | 9 | 11 | 14 | 40 => Told::Number(data.cast::<u32>().read().into()),
                // size, int64, uint64
                4 | 10 | 15 => Told::Number(data.cast::<u64>().read()),
                _ => return None,
            })
        }
    }

    /// Tells a text, which others see after the next [`Pmix::fence`].
    ///
    /// # Errors
    /// A sentence.
    pub fn put(&self, key: &str, text: &str) -> Result<(), String> {
        let (Ok(key), Ok(text)) = (CString::new(key), CString::new(text)) else {
            return Err("a key or text holds a zero".into());
        };
        let mut value = Value { kind: TYPE_STRING, data: [0; 8] };
        value.data[0] = text.as_ptr() as usize as u64;
        // SAFETY: the library copies the text that the value refers to.
        let status = unsafe { (self.put)(SCOPE_GLOBAL, key.as_ptr(), &mut value) };
        self.done("PMIx_Put", status)
    }

    /// Shows what was put, and waits until all ranks of the job have come here.
    ///
    /// # Errors
    /// A sentence.
    pub fn fence(&self) -> Result<(), String> {
        // SAFETY: takes nothing.
        let status = unsafe { (self.commit)() };
        self.done("PMIx_Commit", status)?;
        // Every server gets everything then: to ask another one later takes longer, and may last
        // as long as its own processes take.
        let collect = Wish::new(c"pmix.collect");
        // SAFETY: null for all processes of the job, and one wish.
        let status = unsafe { (self.fence)(null(), 0, (&raw const collect).cast(), 1) };
        self.done("PMIx_Fence", status)
    }

    /// Says that this process needs the server no more.
    ///
    /// # Errors
    /// A sentence.
    pub fn finalize(&self) -> Result<(), String> {
        // SAFETY: no wishes.
        let status = unsafe { (self.finalize)(null(), 0) };
        self.done("PMIx_Finalize", status)
    }

    /// Asks the server to end the whole job.
    ///
    /// # Errors
    /// A sentence.
    pub fn abort(&self, code: i32, text: &str) -> Result<(), String> {
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        // SAFETY: null for all processes of the job.
        let status = unsafe { (self.abort)(code, text.as_ptr(), null_mut(), 0) };
        self.done("PMIx_Abort", status)
    }
}
