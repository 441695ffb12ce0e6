//! Handles of datatypes that outlive `MPI_Type_free`: a pending reduction gives the handle of its
//! type to the user's function, which may ask for what it means.

use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_core::error::Result;
use hawser_datatype::Datatype;

use super::datatype;
use crate::types::MPI_Datatype;

/// A handle that reductions hold.
struct Entry {
    handle: usize,
    holders: u32,
    /// The program has freed it: it goes with the last holder.
    freed: bool,
}

/// The held handles: as many as there are types in pending reductions with a user's operation.
static HELD: Mutex<Vec<Entry>> = Mutex::new(Vec::new());

fn held() -> MutexGuard<'static, Vec<Entry>> {
    // No invariant spans two statements under this lock.
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the handle of a datatype valid as long as it lives.
#[derive(Debug)]
pub(crate) struct Kept(usize);

impl Kept {
    /// Keeps the handle of this type; predefined ones stay anyhow.
    pub(crate) fn new(dtype: &Datatype) -> Kept {
        let handle = dtype.front();
        if handle >= 4096 {
            let mut held = held();
            match held.iter_mut().find(|e| e.handle == handle) {
                Some(entry) => entry.holders += 1,
                None => held.push(Entry { handle, holders: 1, freed: false }),
            }
        }
        Kept(handle)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let mut held = held();
        let Some(at) = held.iter().position(|e| e.handle == self.0) else { return };
        held[at].holders -= 1;
        if held[at].holders > 0 {
            return;
        }
        let entry = held.swap_remove(at);
        drop(held);
        if entry.freed {
            // It was alive when it was freed, and only the last holder takes it away.
            let _ = datatype::remove(MPI_Datatype(entry.handle));
        }
    }
}

/// Frees a handle: now, or with the last reduction that holds it.
pub(crate) fn free_type(handle: MPI_Datatype) -> Result<()> {
    if let Some(entry) = held().iter_mut().find(|e| e.handle == handle.0) {
        entry.freed = true;
        return Ok(());
    }
    datatype::remove(handle).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_datatype::Scalar;

    #[test]
    fn a_held_handle_goes_with_its_last_holder() {
        let dtype = Datatype::contiguous(3, Datatype::scalar_ref(Scalar::Int)).unwrap();
        let handle = datatype::insert(dtype.clone());
        let (a, b) = (Kept::new(&dtype), Kept::new(&dtype));
        free_type(handle).unwrap();
        drop(a);
        assert!(datatype::get(handle).is_ok());
        drop(b);
        assert!(datatype::get(handle).is_err());
        assert!(free_type(handle).is_err());
        drop(Kept::new(Datatype::scalar_ref(Scalar::Int)));
    }

    #[test]
    fn threads_hold_and_free_at_the_same_time() {
        for _ in 0..500 {
            let dtype = Datatype::contiguous(3, Datatype::scalar_ref(Scalar::Int)).unwrap();
            let handle = datatype::insert(dtype.clone());
            let first = Kept::new(&dtype);
            std::thread::scope(|s| {
                s.spawn(|| drop((Kept::new(&dtype), first)));
                s.spawn(|| free_type(handle).unwrap());
            });
            assert!(datatype::get(handle).is_err());
        }
    }
}
