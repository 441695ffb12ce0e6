//! Bodies of fuzz targets: ordinary functions that take bytes and must neither panic nor hang.
#![forbid(unsafe_code)]
