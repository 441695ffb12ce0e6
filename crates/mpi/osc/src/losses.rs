//! How windows hear of losses: once each, by a flag of their own.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// Hears that processes were lost.
pub(crate) trait LossListener {
    /// From now on it asks who is lost.
    fn hear(&self);
}

/// Those who hear of losses, as long as they live.
pub(crate) struct Listeners<T> {
    all: Mutex<Vec<Weak<T>>>,
    /// The count of losses that all of them have heard of.
    told: AtomicU32,
}

impl<T> Default for Listeners<T> {
    fn default() -> Listeners<T> {
        Listeners { all: Mutex::default(), told: AtomicU32::new(0) }
    }
}

impl<T: LossListener> Listeners<T> {
    fn all(&self) -> MutexGuard<'_, Vec<Weak<T>>> {
        // No invariant spans two statements under this lock.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more. `losses`: how many there have been. Another thread may have told the others of
    /// more meanwhile.
    pub(crate) fn add(&self, new: &Arc<T>, losses: u32) {
        let mut all = self.all();
        if losses != 0 || self.told.load(Ordering::Relaxed) != 0 {
            new.hear();
        }
        all.retain(|one| one.strong_count() > 0);
        all.push(Arc::downgrade(new));
    }

    /// All of them.
    pub(crate) fn snapshot(&self) -> Vec<Arc<T>> {
        self.all().iter().filter_map(Weak::upgrade).collect()
    }

    /// Not all have heard of so many losses.
    #[inline]
    pub(crate) fn is_news(&self, losses: u32) -> bool {
        losses != self.told.load(Ordering::Relaxed)
    }

    /// There is a loss that is none of these: whoever looks next tells all.
    #[cold]
    pub(crate) fn force_news(&self, losses: u32) {
        self.told.store(!losses, Ordering::Relaxed);
    }

    /// Tells all that there have been so many losses.
    #[cold]
    pub(crate) fn tell(&self, losses: u32) {
        let all = self.all();
        all.iter().filter_map(Weak::upgrade).for_each(|one| one.hear());
        self.told.store(losses, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    #[derive(Default)]
    struct One(AtomicBool);

    impl LossListener for One {
        fn hear(&self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    impl One {
        fn has_heard(&self) -> bool {
            self.0.load(Ordering::Relaxed)
        }
    }

    #[test]
    fn who_is_made_while_others_hear_of_a_loss_hears_of_it() {
        let (listeners, [first, second, third]) =
            (Listeners::default(), [(); 3].map(|()| Arc::new(One::default())));
        listeners.add(&first, 0);
        // One thread counts no losses for what it makes; another one hears of one before that is
        // added.
        let counted = 0;
        assert!(listeners.is_news(1) && !first.has_heard());
        listeners.tell(1);
        assert!(!listeners.is_news(1) && first.has_heard());
        listeners.add(&second, counted);
        assert!(second.has_heard());
        listeners.add(&third, 1);
        assert!(third.has_heard());
        // A loss that nobody counts.
        listeners.force_news(1);
        assert!(listeners.is_news(1));
    }
}
