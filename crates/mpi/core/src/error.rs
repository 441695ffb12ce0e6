//! Errors of the MPI floor: an error class of the standard and one sentence for people.

use std::fmt;

/// An error: class (MPI-5.0 section 9.4), and cause with the next thing to try.
///
/// Boxed so that `Result<()>` is one word and the success path carries nothing.
#[derive(Clone)]
pub struct Error(Box<Inner>);

#[derive(Clone)]
struct Inner {
    class: ErrClass,
    code: i32,
    text: String,
    comm: usize,
    /// The code that says what lies behind it, when that is another one.
    cause: Option<i32>,
}

/// Result of the MPI floor.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error of a standard class. `text` names the cause, in lower case, without a full stop.
    #[cold]
    pub fn new(class: ErrClass, text: impl Into<String>) -> Error {
        Error(Box::new(Inner {
            class,
            code: class as i32,
            text: text.into(),
            comm: 0,
            cause: None,
        }))
    }

    /// An error whose code was chosen by user code (an attribute callback, a generalized request,
    /// a code made with `MPI_Add_error_code`).
    #[cold]
    pub fn from_user_code(code: i32, text: impl Into<String>) -> Error {
        Error(Box::new(Inner {
            class: ErrClass::Other,
            code,
            text: text.into(),
            comm: 0,
            cause: None,
        }))
    }

    /// Notes the C handle of the communicator whose error handler is to be called.
    #[must_use]
    pub fn on(mut self, comm: usize) -> Error {
        self.0.comm = comm;
        self
    }

    /// What [`Error::on`] noted; 0 when nothing was.
    pub fn comm(&self) -> usize {
        self.0.comm
    }

    /// The class. `Other` for user codes.
    pub fn class(&self) -> ErrClass {
        self.0.class
    }

    /// The code that the MPI function returns (equal to the class, except for user codes).
    pub fn code(&self) -> i32 {
        self.0.code
    }

    /// Says what lies behind an error that only tells of others (`MPI_ERR_IN_STATUS`).
    #[must_use]
    pub fn because(mut self, code: i32) -> Error {
        self.0.cause = Some(code);
        self
    }

    /// The code that a job ends with because of this error.
    pub fn ending(&self) -> i32 {
        self.0.cause.unwrap_or(self.0.code)
    }

    /// The cause.
    pub fn text(&self) -> &str {
        &self.0.text
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({}): {}", self.0.class, self.0.code, self.0.text)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text)
    }
}

impl std::error::Error for Error {}

/// Shorthand: `err!(Rank, "destination {} is not in 0..{}", d, n)`.
#[macro_export]
macro_rules! err {
    ($class:ident, $($arg:tt)+) => {
        $crate::error::Error::new($crate::error::ErrClass::$class, format!($($arg)+))
    };
}

macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident = $value:literal $text:literal),+ $(,)?) => {
        /// Error classes with the values of the standard ABI (MPI-5.0 section 9.4 and chapter 20).
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(i32)]
        #[allow(missing_docs)]
        pub enum ErrClass { $($name = $value),+ }

        impl ErrClass {
            /// All classes, ascending by value.
            pub const ALL: &'static [ErrClass] = &[$(ErrClass::$name),+];

            /// The class with this value.
            pub fn from_value(v: i32) -> Option<ErrClass> {
                match v { $($value => Some(ErrClass::$name),)+ _ => None }
            }

            /// What the class means, for `MPI_Error_string`.
            pub const fn meaning(self) -> &'static str {
                match self { $(ErrClass::$name => $text),+ }
            }
        }
    };
}

classes! {
    Success = 0 "no error",
    Buffer = 1 "invalid buffer pointer",
    Count = 2 "invalid count argument",
    Type = 3 "invalid datatype argument",
    Tag = 4 "invalid tag argument",
    Comm = 5 "invalid communicator",
    Rank = 6 "invalid rank",
    Request = 7 "invalid request handle",
    Root = 8 "invalid root",
    Group = 9 "invalid group",
    Op = 10 "invalid operation",
    Topology = 11 "invalid topology",
    Dims = 12 "invalid dimension argument",
    Arg = 13 "invalid argument",
    Unknown = 14 "unknown error",
    Truncate = 15 "message truncated on receive",
    Other = 16 "known error not in this list",
    Intern = 17 "internal MPI error",
    Pending = 18 "pending request",
    InStatus = 19 "error code is in status",
    Access = 20 "permission denied",
    Amode = 21 "error related to the amode",
    Assert = 22 "invalid assert argument",
    BadFile = 23 "invalid file name",
    Base = 24 "invalid base passed to MPI_Free_mem",
    Conversion = 25 "error in a data conversion function",
    Disp = 26 "invalid displacement argument",
    DupDatarep = 27 "data representation is already defined",
    FileExists = 28 "file exists",
    FileInUse = 29 "file is open by some process",
    File = 30 "invalid file handle",
    InfoKey = 31 "info key is too long",
    InfoNokey = 32 "info key is not defined",
    InfoValue = 33 "info value is too long",
    Info = 34 "invalid info argument",
    Io = 35 "other I/O error",
    Keyval = 36 "invalid keyval",
    Locktype = 37 "invalid locktype argument",
    Name = 38 "invalid service name",
    NoMem = 39 "out of memory",
    NotSame = 40 "collective argument not identical on all processes",
    NoSpace = 41 "not enough space",
    NoSuchFile = 42 "file does not exist",
    Port = 43 "invalid port name",
    Quota = 44 "quota exceeded",
    ReadOnly = 45 "read-only file or file system",
    RmaAttach = 46 "memory cannot be attached",
    RmaConflict = 47 "conflicting accesses to window",
    RmaRange = 48 "target memory is not part of the window",
    RmaShared = 49 "memory cannot be shared",
    RmaSync = 50 "wrong synchronization of RMA calls",
    Service = 51 "invalid service name passed to MPI_Unpublish_name",
    Size = 52 "invalid size argument",
    Spawn = 53 "error in spawning processes",
    UnsupportedDatarep = 54 "unsupported data representation",
    UnsupportedOperation = 55 "unsupported operation",
    Win = 56 "invalid window",
    RmaFlavor = 57 "window has the wrong flavor",
    ProcAborted = 58 "a peer process has aborted",
    ValueTooLarge = 59 "value is too large to store",
    Session = 60 "invalid session",
    Errhandler = 61 "invalid error handler",
    Abi = 62 "ABI information was set already",
    TCannotInit = 1001 "MPI_T: interface cannot be initialized",
    TNotAccessible = 1002 "MPI_T: not accessible",
    TNotInitialized = 1003 "MPI_T: interface is not initialized",
    TNotSupported = 1004 "MPI_T: not supported",
    TMemory = 1005 "MPI_T: out of memory",
    TInvalid = 1006 "MPI_T: invalid argument",
    TInvalidIndex = 1007 "MPI_T: invalid index",
    TInvalidItem = 1008 "MPI_T: invalid item",
    TInvalidSession = 1009 "MPI_T: invalid session",
    TInvalidHandle = 1010 "MPI_T: invalid handle",
    TInvalidName = 1011 "MPI_T: invalid name",
    TOutOfHandles = 1012 "MPI_T: out of handles",
    TOutOfSessions = 1013 "MPI_T: out of sessions",
    TCvarSetNotNow = 1014 "MPI_T: variable cannot be set now",
    TCvarSetNever = 1015 "MPI_T: variable cannot be set",
    TPvarNoWrite = 1016 "MPI_T: variable cannot be written",
    TPvarNoStartstop = 1017 "MPI_T: variable cannot be started or stopped",
    TPvarNoAtomic = 1018 "MPI_T: variable cannot be read and written atomically",
    ProcFailedPending = 16384 "a process has failed that could have sent the message",
    Revoked = 16385 "the communicator, window or file is revoked",
}

/// `MPI_ERR_LASTCODE` of the standard ABI.
pub const ERR_LASTCODE: i32 = 16383;

/// The last class of the library: `MPIX_ERR_REVOKED`. User classes and codes are larger.
pub const ERR_LAST_OWN: i32 = ErrClass::Revoked as i32;
