/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Files: one in TMPDIR (or /tmp) that is written and read again and again, so that it stays in the
 * page cache. Beside each figure stands what the same data costs by pwrite and pread.
 *
 *   io-write BYTES, io-read BYTES   MPI_File_write_at and MPI_File_read_at by rank 0, contiguous;
 *                                   prints "io-write-factor BYTES x" too, that over pwrite, and
 *                                   "io-write-over BYTES us", what it costs more than pwrite
 *   io-write-all PIECE,             collective access to TOTAL bytes, of which each rank has every
 *   io-read-all PIECE               size-th piece; "-factor": over the time in which rank 0 writes or
 *                                   reads all of it in calls of 1 MB
 *   io-ior-write BYTES,             as IOR by default: TOTAL bytes in independent calls, of which each
 *   io-ior-read BYTES               rank makes every size-th
 *   io-tile-write BYTES,            as mpi-tile-io: collective access to a plane of TOTAL bytes, of which
 *   io-tile-read BYTES              each rank has a tile with rows of BYTES bytes, by a subarray type
 *   io-h5-write BYTES,              as HDF5 and h5perf: a view, a collective access of BYTES bytes of each
 *   io-h5-read BYTES                rank in four runs, the view of bytes again, until TOTAL are moved
 *   io-shared BYTES                 MPI_File_write_shared by every rank
 *   io-open                         MPI_File_open and MPI_File_close by all ranks
 *   io-view                         MPI_File_set_view with a type of 1,000 pieces
 *   io-overlap                      of the time of MPI_File_iwrite_at of TOTAL bytes by rank 0, the
 *                                   share that passes beside a computation as long as it
 */
#include "bench.h"

enum { TOTAL = 16 << 20, CHUNK = 1 << 20, PIECES = 1000 };

static MPI_File file;
static MPI_Datatype filetype;
static int raw;
static char *memory;

static void write_at(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++)
        MPI_File_write_at(file, 0, memory, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
}

static void read_at(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++)
        MPI_File_read_at(file, 0, memory, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
}

static void check(ssize_t moved, size_t wanted)
{
    if (moved == (ssize_t)wanted) return;
    perror("the file of the benchmark");
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void raw_write(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++) check(pwrite(raw, memory, bytes, 0), bytes);
}

static void raw_read(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++) check(pread(raw, memory, bytes, 0), bytes);
}

static void write_all(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++)
        MPI_File_write_at_all(file, 0, memory, TOTAL / size, MPI_BYTE, MPI_STATUS_IGNORE);
}

static void read_all(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++)
        MPI_File_read_at_all(file, 0, memory, TOTAL / size, MPI_BYTE, MPI_STATUS_IGNORE);
}

static void raw_write_all(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++)
        for (long at = 0; at < TOTAL; at += CHUNK)
            check(pwrite(raw, memory + at, CHUNK, at), CHUNK);
}

static void raw_read_all(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++)
        for (long at = 0; at < TOTAL; at += CHUNK)
            check(pread(raw, memory + at, CHUNK, at), CHUNK);
}

static void ior(long bytes, int n, int writes)
{
    while (n-- > 0)
        for (long at = rank * bytes; at + bytes <= TOTAL; at += size * bytes)
            if (writes) MPI_File_write_at(file, at, memory + at, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
            else MPI_File_read_at(file, at, memory + at, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
}

static void ior_write(long bytes, int n) { ior(bytes, n, 1); }
static void ior_read(long bytes, int n) { ior(bytes, n, 0); }

/* The rank's tile of a plane that has as many tiles in each direction as MPI_Dims_create says. */
static void tile(long bytes)
{
    int grid[2] = {0, 0}, whole[2], part[2], from[2];
    MPI_Dims_create(size, 2, grid);
    part[0] = (int)(TOTAL / size / bytes);
    part[1] = (int)bytes;
    /* The larger number side by side, so that rows of several ranks follow each other. */
    whole[0] = part[0] * grid[1];
    whole[1] = part[1] * grid[0];
    from[0] = rank / grid[0] * part[0];
    from[1] = rank % grid[0] * part[1];
    MPI_Type_create_subarray(2, whole, part, from, MPI_ORDER_C, MPI_BYTE, &filetype);
    MPI_Type_commit(&filetype);
    MPI_File_set_view(file, 0, MPI_BYTE, filetype, "native", MPI_INFO_NULL);
}

static void h5(long bytes, int n, int writes)
{
    enum { RUNS = 4 };
    while (n-- > 0)
        for (long at = 0; at + size * bytes <= TOTAL; at += size * bytes) {
            MPI_Aint places[RUNS];
            int lengths[RUNS];
            MPI_Datatype runs;
            for (int i = 0; i < RUNS; i++) {
                lengths[i] = (int)(bytes / RUNS);
                places[i] = ((MPI_Aint)i * size + rank) * lengths[i];
            }
            MPI_Type_create_hindexed(RUNS, lengths, places, MPI_BYTE, &runs);
            MPI_Type_commit(&runs);
            MPI_File_set_view(file, at, MPI_BYTE, runs, "native", MPI_INFO_NULL);
            if (writes) MPI_File_write_at_all(file, 0, memory, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
            else MPI_File_read_at_all(file, 0, memory, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
            MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
            MPI_Type_free(&runs);
        }
}

static void h5_write(long bytes, int n) { h5(bytes, n, 1); }
static void h5_read(long bytes, int n) { h5(bytes, n, 0); }

static void shared(long bytes, int n)
{
    MPI_File_seek_shared(file, 0, MPI_SEEK_SET);
    for (int i = 0; i < n; i++) MPI_File_write_shared(file, memory, (int)bytes, MPI_BYTE, MPI_STATUS_IGNORE);
}

static char path[512];

static void open_close(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++) {
        MPI_File other;
        MPI_File_open(MPI_COMM_WORLD, path, MPI_MODE_RDWR, MPI_INFO_NULL, &other);
        MPI_File_close(&other);
    }
}

static void view(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++)
        MPI_File_set_view(file, 0, MPI_BYTE, filetype, "native", MPI_INFO_NULL);
}

/* Every size-th piece of the file, from the rank-th on. */
static void interleave(long piece)
{
    MPI_Datatype one;
    MPI_Type_contiguous((int)piece, MPI_BYTE, &one);
    MPI_Type_create_resized(one, 0, piece * size, &filetype);
    MPI_Type_commit(&filetype);
    MPI_File_set_view(file, rank * piece, MPI_BYTE, filetype, "native", MPI_INFO_NULL);
    MPI_Type_free(&one);
}

static void scatter(void)
{
    MPI_Aint at[PIECES];
    int len[PIECES];
    for (int i = 0; i < PIECES; i++) {
        at[i] = ((MPI_Aint)i * size + rank) * 64 + i % 7;
        len[i] = 8 + i % 5 * 8;
    }
    MPI_Type_create_hindexed(PIECES, len, at, MPI_BYTE, &filetype);
    MPI_Type_commit(&filetype);
}

/* So much work, whatever else runs on the processor meanwhile. */
static double compute(long steps)
{
    volatile double x = 1;
    double begin = seconds();
    for (long i = 0; i < steps; i++) x = x * 1.0000001;
    return seconds() - begin;
}

static void overlap(const char *what)
{
    enum { STEPS = 1000000 };
    double best = 0, step = 1;
    for (int i = 0; rank == 0 && i < 10; i++) {
        double t = compute(STEPS) / STEPS;
        if (t < step) step = t;
    }
    for (int i = 0; rank == 0 && i < 10; i++) {
        MPI_Request request;
        double t = seconds(), alone, share;
        MPI_File_iwrite_at(file, 0, memory, TOTAL, MPI_BYTE, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        alone = seconds() - t;
        t = seconds();
        MPI_File_iwrite_at(file, 0, memory, TOTAL, MPI_BYTE, &request);
        compute((long)(alone / step));
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        /* What comes on top of the computation was not hidden. */
        share = 2 - (seconds() - t) / alone;
        if (share > best) best = share;
    }
    MPI_Barrier(MPI_COMM_WORLD);
    report(what, 0, best, "of-1");
}

static double lesser(double a, double b) { return a < b ? a : b; }

/* An access, and beside it what the same data costs without MPI. Where a small difference is asked for both are measured several
 * times in turn, since a machine's speed drifts. */
static void compare(const char *what, void (*batch)(long bytes, int n), void (*other)(long bytes, int n), long bytes)
{
    char name[64];
    int small = other == raw_write || other == raw_read;
    double t = per_repetition(batch, bytes), beside = other ? per_repetition(other, bytes) : 0;
    for (int i = 0; small && i < 2; i++) {
        t = lesser(t, per_repetition(batch, bytes));
        beside = lesser(beside, per_repetition(other, bytes));
    }
    report(what, bytes, t * 1e6, "us");
    if (!other) return;
    snprintf(name, sizeof name, "%s-factor", what);
    report(name, bytes, t / beside, "x");
    if (!small) return;
    snprintf(name, sizeof name, "%s-over", what);
    report(name, bytes, (t - beside) * 1e6, "us");
}

static void perform(const char *what, long bytes)
{
    enum { SCATTERED, INTERLEAVED, TILE, BYTES };
    static const struct {
        const char *name;
        void (*batch)(long bytes, int n), (*raw)(long bytes, int n);
        int view;
    } every[] = {{"io-write", write_at, raw_write, BYTES},
                 {"io-read", read_at, raw_read, BYTES},
                 {"io-write-all", write_all, raw_write_all, INTERLEAVED},
                 {"io-read-all", read_all, raw_read_all, INTERLEAVED},
                 {"io-ior-write", ior_write, raw_write_all, BYTES},
                 {"io-ior-read", ior_read, raw_read_all, BYTES},
                 {"io-tile-write", write_all, raw_write_all, TILE},
                 {"io-tile-read", read_all, raw_read_all, TILE},
                 {"io-h5-write", h5_write, raw_write_all, BYTES},
                 {"io-h5-read", h5_read, raw_read_all, BYTES},
                 {"io-shared", shared, NULL, BYTES},
                 {"io-open", open_close, NULL, BYTES},
                 {"io-view", view, NULL, SCATTERED},
                 {"io-overlap", NULL, NULL, BYTES}};
    const char *folder = getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/hawser-bench-io.%ld", folder ? folder : "/tmp", (long)getpid());
    MPI_Bcast(path, sizeof path, MPI_CHAR, 0, MPI_COMM_WORLD);
    for (size_t i = 0; i < sizeof every / sizeof *every; i++) {
        if (strcmp(what, every[i].name)) continue;
        int mode = MPI_MODE_RDWR | MPI_MODE_CREATE;
        if (MPI_File_open(MPI_COMM_WORLD, path, mode, MPI_INFO_NULL, &file) != MPI_SUCCESS) {
            fprintf(stderr, "cannot open %s\n", path);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
        raw = open(path, O_RDWR);
        memory = malloc(TOTAL);
        memset(memory, 1 + rank, TOTAL);
        raw_write_all(0, 1);
        MPI_Barrier(MPI_COMM_WORLD);
        switch (every[i].view) {
        case INTERLEAVED: interleave(bytes); break;
        case TILE: tile(bytes); break;
        default: scatter();
        }
        if (every[i].batch) compare(what, every[i].batch, every[i].raw, bytes);
        else overlap(what);
        MPI_Type_free(&filetype);
        MPI_File_close(&file);
        if (rank == 0) unlink(path);
        close(raw);
        free(memory);
    }
}
