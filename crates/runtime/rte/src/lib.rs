//! hawser-rte
