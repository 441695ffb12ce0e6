//! hawser-mca
