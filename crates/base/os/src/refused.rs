//! System calls that a host does not permit.

use std::io;

/// The error of the system call that has just failed, by name. Where the call itself is refused
/// (profiles of containers, hardened hosts, old kernels) the name is part of the error, and what
/// can be done about it.
pub(crate) fn last_error(call: &str) -> io::Error {
    let error = io::Error::last_os_error();
    match error.raw_os_error() {
        Some(libc::EPERM | libc::EACCES | libc::ENOSYS) => io::Error::new(
            error.kind(),
            format!(
                "{call}: {error}; this host refuses the system call: permit it in the profile of \
                 the container (seccomp, AppArmor), or run outside of it"
            ),
        ),
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_refused_call_is_named() {
        let after = |errno: i32| {
            // SAFETY: errno is this thread's.
            unsafe { *libc::__errno_location() = errno };
            super::last_error("memfd_create")
        };
        let text = after(libc::ENOSYS).to_string();
        assert!(text.starts_with("memfd_create: ") && text.contains("seccomp"), "{text}");
        assert_eq!(after(libc::EMFILE).raw_os_error(), Some(libc::EMFILE));
    }
}
