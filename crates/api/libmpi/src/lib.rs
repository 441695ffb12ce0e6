//! hawser-libmpi
