//! hawser-launch
