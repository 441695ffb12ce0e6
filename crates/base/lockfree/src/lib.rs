//! hawser-lockfree
