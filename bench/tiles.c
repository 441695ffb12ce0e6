/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The exchange of a parallel visualization: every rank but 0 renders a part of each frame and sends
 * its tile, 4 bytes per pixel, to rank 0, which shows it. Every tile is checked.
 *
 *   tiles WIDTH HEIGHT FRAMES
 *
 * Rank 0 prints the median time of a frame in milliseconds and the bytes of a tile.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TAG_READY = 1, TAG_TILE = 2, WARM = 2 };

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Pixel i of the tile of a rank in a frame. */
static unsigned pixel(int rank, int frame, long i)
{
    return (unsigned)(i * 2654435761u) ^ (unsigned)(frame * 97 + rank);
}

int main(int argc, char **argv)
{
    int rank, size, frame, frames, from;
    long width, height, pixels, i;
    unsigned *tiles;
    double *times;
    MPI_Request *q;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    width = argc > 1 ? atol(argv[1]) : 1024;
    height = argc > 2 ? atol(argv[2]) : 768;
    frames = argc > 3 ? atoi(argv[3]) : 20;
    if (size < 2 || width < 1 || height < 1 || frames < 1) {
        if (rank == 0) fprintf(stderr, "tiles: WIDTH HEIGHT FRAMES, with 2 ranks or more\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    pixels = width * height / (size - 1);
    tiles = calloc((size_t)pixels * (rank == 0 ? size : 1), sizeof *tiles);
    times = calloc((size_t)frames, sizeof *times);
    q = calloc((size_t)size, sizeof *q);
    if (!tiles || !times || !q) MPI_Abort(MPI_COMM_WORLD, 3);
    for (frame = -WARM; frame < frames; frame++) {
        if (rank == 0) {
            double start = MPI_Wtime();
            for (from = 1; from < size; from++)
                MPI_Irecv(tiles + from * pixels, (int)pixels, MPI_UNSIGNED, from, TAG_TILE,
                          MPI_COMM_WORLD, &q[from - 1]);
            for (from = 1; from < size; from++)
                MPI_Send(&frame, 1, MPI_INT, from, TAG_READY, MPI_COMM_WORLD);
            MPI_Waitall(size - 1, q, MPI_STATUSES_IGNORE);
            if (frame >= 0) times[frame] = 1e3 * (MPI_Wtime() - start);
            for (from = 1; from < size; from++)
                for (i = 0; i < pixels; i++)
                    if (tiles[from * pixels + i] != pixel(from, frame, i)) {
                        fprintf(stderr, "tiles: frame %d, rank %d, pixel %ld is wrong\n", frame,
                                from, i);
                        MPI_Abort(MPI_COMM_WORLD, 4);
                    }
        } else {
            int wanted;
            for (i = 0; i < pixels; i++) tiles[i] = pixel(rank, frame, i);
            MPI_Recv(&wanted, 1, MPI_INT, 0, TAG_READY, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(tiles, (int)pixels, MPI_UNSIGNED, 0, TAG_TILE, MPI_COMM_WORLD);
        }
    }
    if (rank == 0) {
        qsort(times, (size_t)frames, sizeof *times, by_value);
        printf("%.3f %ld\n", times[frames / 2], pixels * (long)sizeof *tiles);
    }
    free(q);
    free(times);
    free(tiles);
    MPI_Finalize();
    return 0;
}
