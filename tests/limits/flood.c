/*
 * flood MB: rank 0 sends MB megabytes in messages of 4 KB to a rank that sleeps, outside MPI; then
 * that rank receives all of it. The memory of both stays far below what was sent.
 */
#define _GNU_SOURCE
#include <time.h>
#include "check.h"

enum { WORDS = 512, SLEEP_MS = 700, PEAK_MB = 300 };

int main(int argc, char **argv)
{
    uint64_t m[WORDS];
    long n = (argc > 1 ? atol(argv[1]) : 1024) * 256;
    begin(&argc, &argv);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 0) {
        for (long i = 0; i < n; i++) {
            for (int k = 0; k < WORDS; k++)
                m[k] = (uint64_t)i * 0x9e3779b97f4a7c15u + (uint64_t)k;
            OK(MPI_Send(m, WORDS, MPI_UINT64_T, 1, (int)(i % 3), MPI_COMM_WORLD));
        }
    } else if (rank == 1) {
        struct timespec t = {0, SLEEP_MS * 1000000L};
        nanosleep(&t, NULL);
        for (long i = 0; i < n; i++) {
            MPI_Status s;
            OK(MPI_Recv(m, WORDS, MPI_UINT64_T, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &s));
            CHECK(s.MPI_TAG == i % 3);
            for (int k = 0; k < WORDS; k++)
                CHECK(m[k] == (uint64_t)i * 0x9e3779b97f4a7c15u + (uint64_t)k);
        }
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    long peak = kb_of("VmHWM:");
    fprintf(stderr, "rank %d: peak %ld MB\n", rank, peak / 1024);
    CHECK(peak < PEAK_MB * 1024L);
    return end();
}
