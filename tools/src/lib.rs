//! hawser-tools
