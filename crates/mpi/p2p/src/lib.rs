//! hawser-p2p
