//! Error handlers (MPI-5.0 section 9.3) and the table of user error classes, codes and strings
//! (section 9.5).

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use crate::err;
use crate::error::{ERR_LAST_OWN, ErrClass, Result};

/// Longest error string in bytes, without a terminating zero (`MPI_MAX_ERROR_STRING` - 1).
pub const MAX_STRING: usize = 511;

/// Kind of object that a user's handler was made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Target {
    Comm,
    Win,
    File,
    Session,
}

/// A user's handler: called with the front's word of the object and the error code, which it may
/// change.
pub type ErrhandlerFn = Box<dyn Fn(usize, &mut i32) + Send + Sync>;

/// What an error handler does.
pub enum Handling {
    /// `MPI_ERRORS_ARE_FATAL`: ends the job.
    Fatal,
    /// `MPI_ERRORS_ABORT`: ends the processes of the communicator.
    Abort,
    /// `MPI_ERRORS_RETURN`: the function returns the code.
    Return,
    /// Calls the user's function, then returns the code.
    User(Target, ErrhandlerFn),
}

/// An error handler. Clones are the same object.
#[derive(Clone)]
pub struct Errhandler(Arc<Inner>);

struct Inner {
    handling: Handling,
    front: AtomicUsize,
}

static PREDEFINED: LazyLock<[Errhandler; 3]> =
    LazyLock::new(|| [Handling::Fatal, Handling::Abort, Handling::Return].map(Errhandler::of));

impl Errhandler {
    fn of(handling: Handling) -> Errhandler {
        Errhandler(Arc::new(Inner { handling, front: AtomicUsize::new(0) }))
    }

    /// `MPI_ERRORS_ARE_FATAL`.
    pub fn fatal() -> &'static Errhandler {
        &PREDEFINED[0]
    }

    /// `MPI_ERRORS_ABORT`.
    pub fn abort() -> &'static Errhandler {
        &PREDEFINED[1]
    }

    /// `MPI_ERRORS_RETURN`.
    pub fn errors_return() -> &'static Errhandler {
        &PREDEFINED[2]
    }

    /// A handler made by the user for objects of one kind.
    pub fn user(target: Target, call: ErrhandlerFn) -> Errhandler {
        Errhandler::of(Handling::User(target, call))
    }

    /// What it does.
    pub fn handling(&self) -> &Handling {
        &self.0.handling
    }

    /// True for the handlers that cannot be freed.
    pub fn is_predefined(&self) -> bool {
        !matches!(self.0.handling, Handling::User(..))
    }

    /// Checks that the handler may be attached to objects of this kind.
    ///
    /// # Errors
    /// Class `Errhandler` when it was made for another kind.
    pub fn check(&self, target: Target) -> Result<()> {
        match &self.0.handling {
            Handling::User(made_for, _) if *made_for != target => {
                Err(err!(Errhandler, "the handler was made for {made_for:?} objects"))
            }
            _ => Ok(()),
        }
    }

    /// True when both are the same object.
    pub fn same(&self, other: &Errhandler) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The front's word for this object; 0 until set.
    pub fn front(&self) -> usize {
        self.0.front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Release);
    }
}

impl fmt::Debug for Errhandler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.0.handling {
            Handling::Fatal => "MPI_ERRORS_ARE_FATAL",
            Handling::Abort => "MPI_ERRORS_ABORT",
            Handling::Return => "MPI_ERRORS_RETURN",
            Handling::User(..) => "user error handler",
        })
    }
}

/// User error classes and codes of the process. Values are above [`ERR_LAST_OWN`] and never used
/// again after removal.
#[derive(Default)]
struct Table {
    /// Code → its class and string. A class is a code that is its own class.
    codes: BTreeMap<i32, Code>,
    last: i32,
}

struct Code {
    class: i32,
    text: String,
}

static TABLE: LazyLock<Mutex<Table>> =
    LazyLock::new(|| Mutex::new(Table { codes: BTreeMap::new(), last: ERR_LAST_OWN }));

fn table() -> MutexGuard<'static, Table> {
    TABLE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    fn add(&mut self, class: Option<i32>) -> Result<i32> {
        let code = self
            .last
            .checked_add(1)
            .ok_or_else(|| err!(Other, "no error codes are left in this process"))?;
        self.last = code;
        self.codes.insert(code, Code { class: class.unwrap_or(code), text: String::new() });
        Ok(code)
    }
}

/// Makes an error class (`MPI_Add_error_class`).
///
/// # Errors
/// Class `Other` when no value is left.
pub fn add_class() -> Result<i32> {
    table().add(None)
}

/// Makes an error code of a class of the standard or the user (`MPI_Add_error_code`).
///
/// # Errors
/// Class `Arg` when `class` is no error class; class `Other` when no value is left.
pub fn add_code(class: i32) -> Result<i32> {
    let mut t = table();
    let known = ErrClass::from_value(class).is_some()
        || t.codes.get(&class).is_some_and(|c| c.class == class);
    if !known {
        return Err(err!(Arg, "{class} is not an error class"));
    }
    t.add(Some(class))
}

/// Gives a user class or code its string (`MPI_Add_error_string`). An empty one removes it.
///
/// # Errors
/// Class `Arg` for a code that is not the user's or a string longer than [`MAX_STRING`].
pub fn set_string(code: i32, text: &str) -> Result<()> {
    if text.len() > MAX_STRING {
        return Err(err!(Arg, "the error string has more than {MAX_STRING} bytes"));
    }
    match table().codes.get_mut(&code) {
        Some(c) => {
            c.text = text.to_owned();
            Ok(())
        }
        None => Err(err!(Arg, "error code {code} was not added by the program")),
    }
}

/// Removes the string of a user code (`MPI_Remove_error_string`).
///
/// # Errors
/// Class `Arg` when the code is not the user's or has no string.
pub fn remove_string(code: i32) -> Result<()> {
    match table().codes.get_mut(&code) {
        Some(c) if !c.text.is_empty() => {
            c.text.clear();
            Ok(())
        }
        _ => Err(err!(Arg, "error code {code} has no string that was added by the program")),
    }
}

/// Removes a user class that has no codes and no string (`MPI_Remove_error_class`).
///
/// # Errors
/// Class `Arg` when it is no user class; class `Other` while codes or a string are left.
pub fn remove_class(class: i32) -> Result<()> {
    let mut t = table();
    match t.codes.get(&class) {
        Some(c) if c.class == class => {}
        _ => return Err(err!(Arg, "{class} is not an error class added by the program")),
    }
    if t.codes.iter().any(|(code, c)| c.class == class && *code != class) {
        return Err(err!(Other, "error class {class} still has error codes"));
    }
    remove(&mut t, class)
}

/// Removes a user code that has no string (`MPI_Remove_error_code`).
///
/// # Errors
/// Class `Arg` when it is no user code; class `Other` while it has a string.
pub fn remove_code(code: i32) -> Result<()> {
    let mut t = table();
    match t.codes.get(&code) {
        Some(c) if c.class != code => remove(&mut t, code),
        _ => Err(err!(Arg, "{code} is not an error code added by the program")),
    }
}

fn remove(t: &mut Table, code: i32) -> Result<()> {
    if t.codes.get(&code).is_some_and(|c| !c.text.is_empty()) {
        return Err(err!(Other, "error code {code} still has a string"));
    }
    t.codes.remove(&code);
    Ok(())
}

/// The class of a code (`MPI_Error_class`); a class value of the standard, or a user class.
///
/// # Errors
/// Class `Arg` for a value that is neither.
pub fn class_of(code: i32) -> Result<i32> {
    if let Some(class) = ErrClass::from_value(code) {
        return Ok(class as i32);
    }
    match table().codes.get(&code) {
        Some(c) => Ok(c.class),
        None => Err(err!(Arg, "{code} is not an error code")),
    }
}

/// The string of a code (`MPI_Error_string`); empty for a user code without one.
///
/// # Errors
/// Class `Arg` for a value that is no error code.
pub fn string_of(code: i32) -> Result<String> {
    if let Some(class) = ErrClass::from_value(code) {
        return Ok(class.meaning().to_owned());
    }
    match table().codes.get(&code) {
        Some(c) => Ok(c.text.clone()),
        None => Err(err!(Arg, "{code} is not an error code")),
    }
}

/// The value of attribute `MPI_LASTUSEDCODE`: the largest code given out so far, which never
/// shrinks.
pub fn last_used_code() -> i32 {
    table().last
}

#[cfg(test)]
mod tests {
    use super::*;

    // One test: the table belongs to the process, and tests run in parallel.
    #[test]
    fn user_classes_codes_and_strings() {
        let class = add_class().unwrap();
        assert!(class > ERR_LAST_OWN);
        let code = add_code(class).unwrap();
        let std_code = add_code(ErrClass::Truncate as i32).unwrap();
        assert_eq!(last_used_code(), std_code);
        assert_eq!(class_of(code).unwrap(), class);
        assert_eq!(class_of(std_code).unwrap(), ErrClass::Truncate as i32);
        assert_eq!(class_of(class).unwrap(), class);
        assert_eq!(string_of(code).unwrap(), "");
        set_string(code, "the widget is stuck").unwrap();
        assert_eq!(string_of(code).unwrap(), "the widget is stuck");
        assert_eq!(add_code(code).unwrap_err().class(), ErrClass::Arg);
        assert_eq!(set_string(ErrClass::Rank as i32, "x").unwrap_err().class(), ErrClass::Arg);
        assert_eq!(remove_class(class).unwrap_err().class(), ErrClass::Other);
        assert_eq!(remove_code(code).unwrap_err().class(), ErrClass::Other);
        remove_string(code).unwrap();
        assert!(remove_string(code).is_err());
        remove_code(code).unwrap();
        remove_class(class).unwrap();
        assert!(class_of(class).is_err());
        assert!(string_of(code).is_err());
        assert_eq!(last_used_code(), std_code);
        assert_eq!(add_class().unwrap(), std_code + 1);
        assert_eq!(string_of(ErrClass::Rank as i32).unwrap(), ErrClass::Rank.meaning());
    }

    #[test]
    fn handlers_know_their_objects() {
        let h = Errhandler::user(Target::Comm, Box::new(|_, code| *code += 1));
        assert!(h.check(Target::Comm).is_ok());
        assert_eq!(h.check(Target::Win).unwrap_err().class(), ErrClass::Errhandler);
        assert!(Errhandler::fatal().check(Target::File).is_ok());
        assert!(!Errhandler::fatal().same(Errhandler::errors_return()));
        let Handling::User(_, call) = h.handling() else { panic!("a user handler") };
        let mut code = 4;
        call(0, &mut code);
        assert_eq!(code, 5);
    }
}
