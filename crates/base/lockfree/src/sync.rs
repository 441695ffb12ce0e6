//! The shim: atomics and cells of the standard library, or loom's under `cfg(loom)`.

#[cfg(not(loom))]
pub use std::sync::atomic::{
    AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering, fence,
};

#[cfg(loom)]
pub use loom::sync::atomic::{
    AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering, fence,
};

#[cfg(loom)]
pub use loom::cell::UnsafeCell;

/// The standard cell with loom's access by closure, so that loom can see every access.
#[cfg(not(loom))]
#[repr(transparent)]
#[derive(Debug)]
pub struct UnsafeCell<T>(std::cell::UnsafeCell<T>);

#[cfg(not(loom))]
impl<T> UnsafeCell<T> {
    /// A cell with a value.
    pub const fn new(value: T) -> UnsafeCell<T> {
        UnsafeCell(std::cell::UnsafeCell::new(value))
    }

    /// Reads through a pointer that is valid during the call.
    #[inline(always)]
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        f(self.0.get())
    }

    /// Writes through a pointer that is valid during the call.
    #[inline(always)]
    pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        f(self.0.get())
    }
}

/// Where to write the value, for code that must not depend on whether a closure is compiled into
/// its caller. To loom, the access happens here.
#[inline(always)]
pub fn place<T>(cell: &UnsafeCell<T>) -> *mut T {
    #[cfg(not(loom))]
    return cell.0.get();
    #[cfg(loom)]
    return cell.with_mut(|at| at);
}

/// Tells the CPU that this is a polling loop (under loom: lets another thread run).
#[inline(always)]
pub fn pause() {
    #[cfg(not(loom))]
    std::hint::spin_loop();
    #[cfg(loom)]
    loom::thread::yield_now();
}

/// Orders all accesses of this thread before it and after it, as a sequentially consistent fence.
#[inline(always)]
pub fn barrier() {
    #[cfg(all(target_arch = "x86_64", not(loom), not(tsan)))]
    // SAFETY: changes nothing; a locked instruction is a full barrier, and takes half of the time
    // of the fence that the compiler makes. The compiler moves no access over it.
    unsafe {
        std::arch::asm!("lock or dword ptr [rsp], 0", options(nostack));
    }
    #[cfg(not(all(target_arch = "x86_64", not(loom), not(tsan))))]
    fence(Ordering::SeqCst);
}

/// Lets other threads have the CPU.
#[cold]
pub fn yield_now() {
    #[cfg(not(loom))]
    std::thread::yield_now();
    #[cfg(loom)]
    loom::thread::yield_now();
}
