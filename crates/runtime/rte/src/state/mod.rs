//! Pure state machines of the run-time: events in (`handle_*`), actions out (`poll_*`), the time as
//! an argument. No I/O, no clock.

pub mod agreement;
pub mod children;
pub mod hold;
pub mod imaging;
pub mod job;
#[cfg(test)]
mod seeded;
pub mod universe;
