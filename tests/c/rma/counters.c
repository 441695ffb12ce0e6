// np: 2
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Operations, bytes and locks are counted by route. */
#include "counted.h"

int main(int argc, char **argv)
{
    int rank, provided;
    long *base, data[16] = {0}, one = 1, old;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_pvar_session_create(&session);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(sizeof data, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_T_pvar_handle mapped = counter("osc_mapped_operations");
    MPI_T_pvar_handle bytes = counter("osc_mapped_bytes");
    MPI_T_pvar_handle own = counter("osc_own_operations");
    MPI_T_pvar_handle locks = counter("osc_locks");
    MPI_T_pvar_handle waited = counter("osc_locks_waited");
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(data, 16, MPI_LONG, 1, 0, 16, MPI_LONG, win);
        MPI_Get(data, 2, MPI_LONG, 1, 0, 2, MPI_LONG, win);
        MPI_Accumulate(data, 4, MPI_LONG, 1, 0, 4, MPI_LONG, MPI_SUM, win);
        MPI_Fetch_and_op(&one, &old, MPI_LONG, 1, 0, MPI_SUM, win);
        MPI_Compare_and_swap(&one, &old, data, MPI_LONG, 1, 0, win);
        MPI_Win_unlock(1, win);
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        MPI_Put(data, 1, MPI_LONG, 0, 0, 1, MPI_LONG, win);
        MPI_Win_unlock(0, win);
        expect("osc_mapped_operations", mapped, 5);
        expect("osc_mapped_bytes", bytes, 8 * (16 + 2 + 4 + 1 + 1));
        expect("osc_own_operations", own, 1);
        expect("osc_locks", locks, 2);
        expect("osc_locks_waited", waited, 0);
    }
    if (rank == 1) expect("osc_locks", locks, 0);
    MPI_Win_free(&win);
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    MPI_Finalize();
    return failures != 0;
}
