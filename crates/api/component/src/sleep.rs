//! What ends a sleep, as a component tells it.

use std::ffi::{c_int, c_void};
use std::ptr;

use hawser_segment::wait::Watch;

use crate::abi::{Sleep, VERSION};

/// How long a process sleeps at most for a component that cannot say what it waits for, in
/// microseconds.
const NAP_US: u64 = 100;

unsafe extern "C" fn descriptor(to: *mut c_void, fd: c_int, writable: c_int) {
    // SAFETY: what `ask` handed to the component, in the same call.
    let watch = unsafe { &mut *to.cast::<Watch>() };
    watch.descriptor(fd, writable != 0);
}

unsafe extern "C" fn within(to: *mut c_void, us: u64) {
    // SAFETY: as above.
    let watch = unsafe { &mut *to.cast::<Watch>() };
    match us {
        0 => watch.ready(),
        us => watch.within(us),
    }
}

/// Has a component's `sleep` say what the next sleep is for.
pub(crate) fn ask<F: FnOnce(*const Sleep)>(watch: &mut Watch, sleep: Option<F>) {
    let Some(sleep) = sleep else { return watch.within(NAP_US) };
    let to = ptr::from_mut(watch).cast();
    let size = size_of::<Sleep>() as u32;
    let told = Sleep { size, abi: VERSION, to, descriptor, within };
    sleep(&raw const told);
}
