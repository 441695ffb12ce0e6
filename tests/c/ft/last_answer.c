// np: 8
// args: --enable-recovery
// nodes: 1
/* What a process has sent before it died arrives: a synchronous send that was matched has succeeded, whatever the
 * sender hears first, the answer or the failure. Rank 0 looks for neither until both are there. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Request request;
    sigset_t woken;
    int pid = (int)getpid(), x = 5, signal_, last;
    sigemptyset(&woken);
    sigaddset(&woken, SIGUSR1);
    sigprocmask(SIG_BLOCK, &woken, NULL);
    begin(&argc, &argv);
    last = size - 1;
    if (rank == 0) OK(MPI_Send(&pid, 1, MPI_INT, last, 0, MPI_COMM_WORLD));
    if (rank == last) OK(MPI_Recv(&pid, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    meet(MPI_COMM_WORLD);
    for (int victim = 1; victim < last; victim++) {
        if (rank == 0) {
            OK(MPI_Issend(&x, 1, MPI_INT, victim, 1, MPI_COMM_WORLD, &request));
            sigwait(&woken, &signal_);
            OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
        }
        if (rank == victim) {
            OK(MPI_Recv(&x, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            die();
        }
        if (rank == last) {
            await_failed(MPI_COMM_WORLD, victim);
            kill(pid, SIGUSR1);
        }
    }
    return end();
}
