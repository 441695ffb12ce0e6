// Made by `cargo x codegen`; do not edit.
//! Profiling interface (MPI-5.0 chapter 15.2).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pcontrol(level: c_int) -> c_int {
    let call = Call::enter(ids::PCONTROL);
    let done = (|| -> Result<()> { crate::chapters::env::pcontrol(level) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[level.word()], e),
    }
}

std::arch::global_asm!(".weak MPI_Pcontrol", ".set MPI_Pcontrol, PMPI_Pcontrol",);
