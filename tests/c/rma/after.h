/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Operations of one process on one target apply in the order of the calls (docs/guide/one-sided.md):
 * what a get reads is what was there before the puts and sums behind it, however long its answer is
 * on its way. */
#include "check.h"

enum { MOST = 1 << 20, ROUNDS = 20 };

static unsigned char got[8][MOST], put[MOST];

int main(int argc, char **argv)
{
    static const int sizes[] = {1, 100, 4096, 70000, MOST};
    unsigned char *base;
    MPI_Win win;
    int s, k, j, target, old = 0;
    begin(&argc, &argv);
    OK(MPI_Win_allocate((MPI_Aint)size * MOST, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    memset(base, 0, (size_t)size * MOST);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Win_lock_all(0, win));
    target = (rank + 1) % size;
    for (s = 0; s < 5; s++)
        for (k = 0; k < ROUNDS; k++) {
            int first = old;
            for (j = 0; j < 8; j++) {
                int part = sizes[s] < 3 ? 1 : sizes[s] / 3;
                OK(MPI_Get(got[j], sizes[s], MPI_BYTE, target, (MPI_Aint)rank * MOST, sizes[s], MPI_BYTE, win));
                old = (old + 1) % 256;
                memset(put, old, sizes[s]);
                /* In part as a put, in part as a sum. */
                OK(MPI_Put(put, part, MPI_BYTE, target, (MPI_Aint)rank * MOST, part, MPI_BYTE, win));
                if (sizes[s] > part)
                    OK(MPI_Accumulate(put, sizes[s] - part, MPI_BYTE, target, (MPI_Aint)rank * MOST + part,
                        sizes[s] - part, MPI_BYTE, MPI_REPLACE, win));
                OK(MPI_Win_flush_local(target, win));
            }
            OK(MPI_Win_flush(target, win));
            for (j = 0; j < 8; j++)
                for (int i = 0; i < sizes[s]; i += 1 + sizes[s] / 1000)
                    CHECK(k == 0 && j == 0 && s > 0 && i >= sizes[s - 1] ? got[j][i] == 0 : got[j][i] == (first + j) % 256);
        }
    OK(MPI_Win_unlock_all(win));
    OK(MPI_Win_free(&win));
    MPI_Finalize();
    return 0;
}
