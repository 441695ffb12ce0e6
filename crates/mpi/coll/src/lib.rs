//! hawser-coll
