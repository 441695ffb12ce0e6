# Debian's Rmpi: a master that nobody has spawned starts two workers, lets them compute and closes them.
library(Rmpi)
mpi.spawn.Rslaves(nslaves = 2, quiet = TRUE)
ranks <- unlist(mpi.remote.exec(mpi.comm.rank()))
squares <- mpi.parSapply(1:10, function(i) i^2)
mpi.close.Rslaves()
cat("workers", ranks, "sum", sum(squares), "\n")
mpi.quit()
