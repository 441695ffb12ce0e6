//! Barrier: nobody leaves before everybody has entered.
pub mod dissemination;
pub mod fan;
