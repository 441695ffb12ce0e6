//! hawser-os
