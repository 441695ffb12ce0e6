# Rmpi's master: starts two workers, has them compute, and closes them; they part in their own way.
library(Rmpi)
daemon <- system.file("slavedaemon.R", package = "Rmpi")
arguments <- c("--no-echo", "--no-restore", paste0("--file=", daemon))
mpi.comm.spawn(slave = Sys.getenv("R_PROGRAM"), slavearg = arguments, nslaves = 2, intercomm = 2)
invisible(mpi.intercomm.merge(2, 0, 1))
mpi.comm.set.errhandler(1)
mpi.comm.disconnect(2)
# How they wait for commands: blocking, without naps.
invisible(mpi.bcast(0L, type = 1, rank = 0, comm = 1))
invisible(mpi.bcast(0, type = 2, rank = 0, comm = 1))
ranks <- unlist(mpi.remote.exec(mpi.comm.rank()))
squares <- mpi.parSapply(1:10, function(i) i^2)
invisible(mpi.close.Rslaves(dellog = FALSE))
# One piece: others may print between pieces that come late.
writeLines(paste("size 3 workers", paste(ranks, collapse = " "), "sum", sum(squares)))
mpi.quit()
