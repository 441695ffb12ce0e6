// np: 2
// args: --mca osc message --mca mpi_async_progress 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The thread of mpi_async_progress serves requests while the program computes, and they are
 * counted. */
#include "counted.h"

int main(int argc, char **argv)
{
    int rank, provided;
    long *base, one = 1;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_pvar_session_create(&session);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    *base = 0;
    MPI_T_pvar_handle messages = counter("osc_message_operations");
    MPI_T_pvar_handle bytes = counter("osc_message_bytes");
    MPI_T_pvar_handle served = counter("osc_served");
    MPI_T_pvar_handle by_thread = counter("osc_served_by_thread");
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(&one, 1, MPI_LONG, 1, 0, 1, MPI_LONG, win);
        MPI_Win_unlock(1, win);
        expect("osc_message_operations", messages, 1);
        expect("osc_message_bytes", bytes, 8);
    } else {
        /* No call: the put is there only when the thread has served it. */
        while (__atomic_load_n(base, __ATOMIC_ACQUIRE) == 0) {}
        if (counted(served) < 1 || counted(by_thread) < 1) {
            printf("served %llu, by the thread %llu\n", counted(served), counted(by_thread));
            failures++;
        }
    }
    MPI_Win_free(&win);
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    MPI_Finalize();
    return failures != 0;
}
