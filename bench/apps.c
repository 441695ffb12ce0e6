/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Kernels of applications, each of which checks its own result.
 *
 *   apps SCALE KERNEL...
 *
 * stencil2d, stencil3d: Jacobi steps on a block of a grid, faces exchanged as derived types.
 * cg: conjugate gradients, strips of a grid, two reductions of one double a step.
 * transpose: a matrix in strips of rows, transposed by MPI_Alltoallv.
 * sort: integers by buckets, MPI_Alltoall of counts and MPI_Alltoallv of keys.
 * wavefront: a recurrence over two dimensions, tile by tile from rank to rank.
 * multigrid: V-cycles, with a reduction of 8 bytes on each level.
 *
 * SCALE 1 is a check, 100 a measurement of about a second on two ranks. Rank 0 prints
 * "KERNEL seconds S" per kernel, or "KERNEL wrong: WHAT", and the status is then 1. Time is
 * that of the slowest rank, without what prepares and checks.
 */
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;
static double started, spent;
static const char *wrong; /* what is wrong on this rank */

static void *memory(size_t n, size_t each)
{
    void *p = calloc(n ? n : 1, each);
    if (!p) MPI_Abort(MPI_COMM_WORLD, 1);
    return p;
}

static void begin(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    started = MPI_Wtime();
}

static void end(void)
{
    spent = MPI_Wtime() - started;
}

static void expect(int right, const char *what)
{
    if (!right && !wrong) wrong = what;
}

/* The first of `n` things of part `i` of `parts`; those of part i end where part i + 1 begins. */
static long first_of(long n, int parts, int i)
{
    return n / parts * i + (i < n % parts ? i : n % parts);
}

/* ---- stencil: harmonic values stay what they are, if every face is the neighbour's ---- */

static double harmonic(long x, long y, long z)
{
    return (double)(x * y + 2 * z * x - z * y);
}

static void stencil(int scale, int dims)
{
    int parts[3] = {0, 0, dims == 2 ? 1 : 0}, periods[3] = {0, 0, 0}, at[3], peer[3][2], d, k;
    int full[3], low[3], part[3], steps = 2 + scale, n = dims == 2 ? 32 * scale : 18 * scale;
    long origin[3], i, j, m, cells = 1;
    double *now, *next, error = 0;
    MPI_Comm grid;
    MPI_Datatype out[3][2], in[3][2];
    if (n > (dims == 2 ? 640 : 72)) n = dims == 2 ? 640 : 72;
    MPI_Dims_create(size, dims, parts);
    MPI_Cart_create(MPI_COMM_WORLD, 3, parts, periods, 1, &grid);
    MPI_Comm_rank(grid, &k);
    MPI_Cart_coords(grid, k, 3, at);
    for (d = 0; d < 3; d++) {
        long length = d < dims ? n : 1;
        origin[d] = first_of(length, parts[d], at[d]);
        full[d] = (int)(first_of(length, parts[d], at[d] + 1) - origin[d]) + 2;
        cells *= full[d];
        MPI_Cart_shift(grid, d, 1, &peer[d][0], &peer[d][1]);
    }
    for (d = 0; d < dims; d++)
        for (k = 0; k < 2; k++) {
            int e;
            for (e = 0; e < 3; e++) low[e] = 1, part[e] = full[e] - 2;
            part[d] = 1;
            low[d] = k ? full[d] - 2 : 1;
            MPI_Type_create_subarray(3, full, part, low, MPI_ORDER_C, MPI_DOUBLE, &out[d][k]);
            low[d] = k ? full[d] - 1 : 0;
            MPI_Type_create_subarray(3, full, part, low, MPI_ORDER_C, MPI_DOUBLE, &in[d][k]);
            MPI_Type_commit(&out[d][k]);
            MPI_Type_commit(&in[d][k]);
        }
    now = memory((size_t)cells, sizeof *now);
    next = memory((size_t)cells, sizeof *next);
#define CELL(i, j, m) (((i) * full[1] + (j)) * full[2] + (m))
#define EXACT(i, j, m) harmonic(origin[0] + (i), origin[1] + (j), origin[2] + (m))
    /* Halos that a neighbour fills begin with what spoils the result. */
    for (i = 0; i < full[0]; i++)
        for (j = 0; j < full[1]; j++)
            for (m = 0; m < full[2]; m++) {
                int halo = (i == 0 && peer[0][0] >= 0) || (i == full[0] - 1 && peer[0][1] >= 0)
                           || (j == 0 && peer[1][0] >= 0) || (j == full[1] - 1 && peer[1][1] >= 0)
                           || (m == 0 && peer[2][0] >= 0) || (m == full[2] - 1 && peer[2][1] >= 0);
                now[CELL(i, j, m)] = next[CELL(i, j, m)] = halo ? 1e9 : EXACT(i, j, m);
            }
    begin();
    for (k = 0; k < steps; k++) {
        MPI_Request pending[12];
        int s, started_ones = 0;
        double *swap;
        for (d = 0; d < dims; d++)
            for (s = 0; s < 2; s++) {
                MPI_Irecv(now, 1, in[d][s], peer[d][s], 2 * d + 1 - s, grid,
                          &pending[started_ones++]);
                MPI_Isend(now, 1, out[d][s], peer[d][s], 2 * d + s, grid,
                          &pending[started_ones++]);
            }
        MPI_Waitall(started_ones, pending, MPI_STATUSES_IGNORE);
        for (i = 1; i < full[0] - 1; i++)
            for (j = 1; j < full[1] - 1; j++)
                for (m = 1; m < full[2] - 1; m++) {
                    double sum = now[CELL(i - 1, j, m)] + now[CELL(i + 1, j, m)]
                                 + now[CELL(i, j - 1, m)] + now[CELL(i, j + 1, m)];
                    if (dims == 3) sum += now[CELL(i, j, m - 1)] + now[CELL(i, j, m + 1)];
                    next[CELL(i, j, m)] = sum / (2 * dims);
                }
        swap = now;
        now = next;
        next = swap;
    }
    end();
    for (i = 1; i < full[0] - 1; i++)
        for (j = 1; j < full[1] - 1; j++)
            for (m = 1; m < full[2] - 1; m++)
                error = fmax(error, fabs(now[CELL(i, j, m)] - EXACT(i, j, m)));
    expect(error < 1e-6, "a harmonic function changed");
    for (d = 0; d < dims; d++)
        for (k = 0; k < 2; k++) {
            MPI_Type_free(&out[d][k]);
            MPI_Type_free(&in[d][k]);
        }
    MPI_Comm_free(&grid);
    free(now);
    free(next);
}

static void stencil2d(int scale) { stencil(scale, 2); }
static void stencil3d(int scale) { stencil(scale, 3); }

/* ---- cg: the solution is known, since the right-hand side is made from it ---- */

static int up, down; /* ranks of the strips before and after */

/* out = A x, for a strip of rows with a row of its neighbours on each side. */
static void laplace(double *x, double *out, int rows, int n)
{
    int i, j, w = n + 2;
    MPI_Sendrecv(x + w, w, MPI_DOUBLE, up, 0, x + (rows + 1) * w, w, MPI_DOUBLE, down, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(x + rows * w, w, MPI_DOUBLE, down, 1, x, w, MPI_DOUBLE, up, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (i = 1; i <= rows; i++)
        for (j = 1; j <= n; j++) {
            const double *c = x + i * w + j;
            out[i * w + j] = 4.1 * c[0] - c[-1] - c[1] - c[-w] - c[w];
        }
}

static double dot(const double *x, const double *y, int rows, int n)
{
    double sum = 0;
    int i, j;
    for (i = 1; i <= rows; i++)
        for (j = 1; j <= n; j++) sum += x[i * (n + 2) + j] * y[i * (n + 2) + j];
    MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

/* The solution, 0 around the grid. */
static double wave(long i, long j, long n)
{
    return i < 1 || j < 1 || i > n || j > n ? 0 : sin((double)(i * 31 + j * 17));
}

static void cg(int scale)
{
    int n = 32 + 2 * scale, rows, w = n + 2, i, j, k, round, rounds = 1 + scale / 20;
    long top = first_of(n, size, rank);
    size_t cells;
    double *x, *r, *p, *q, *exact, error = 0;
    rows = (int)(first_of(n, size, rank + 1) - top);
    cells = (size_t)(rows + 2) * (size_t)w;
    up = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    down = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    x = memory(cells, sizeof *x);
    r = memory(cells, sizeof *r);
    p = memory(cells, sizeof *p);
    q = memory(cells, sizeof *q);
    exact = memory(cells, sizeof *exact);
    for (i = 1; i <= rows; i++)
        for (j = 1; j <= n; j++) exact[i * w + j] = wave(top + i, j, n);
    begin();
    for (round = 0; round < rounds; round++) {
        double now, next;
        laplace(exact, r, rows, n);
        memset(x, 0, cells * sizeof *x);
        memcpy(p, r, cells * sizeof *p);
        now = dot(r, r, rows, n);
        for (k = 0; k < 10 * n && now > 1e-20; k++) {
            double alpha;
            laplace(p, q, rows, n);
            alpha = now / dot(p, q, rows, n);
            for (i = w; i < (rows + 1) * w; i++) x[i] += alpha * p[i], r[i] -= alpha * q[i];
            next = dot(r, r, rows, n);
            for (i = w; i < (rows + 1) * w; i++) p[i] = r[i] + next / now * p[i];
            now = next;
        }
    }
    end();
    for (i = 1; i <= rows; i++)
        for (j = 1; j <= n; j++) error = fmax(error, fabs(x[i * w + j] - exact[i * w + j]));
    expect(error < 1e-8, "not the solution that the right-hand side was made from");
    laplace(exact, q, rows, n);
    for (i = 1; i <= rows; i++)
        for (j = 1; j <= n; j++) {
            double b = 4.1 * wave(top + i, j, n) - wave(top + i, j - 1, n)
                       - wave(top + i, j + 1, n) - wave(top + i - 1, j, n)
                       - wave(top + i + 1, j, n);
            expect(fabs(b - q[i * w + j]) < 1e-12, "not the right-hand side of that solution");
        }
    free(x);
    free(r);
    free(p);
    free(q);
    free(exact);
}

/* ---- transpose: each element tells its row and column ---- */

static void transpose(int scale)
{
    int n = 16 + 8 * scale, steps = 3 + scale / 2, i, k;
    int *counts = memory((size_t)size, sizeof *counts);
    int *places = memory((size_t)size, sizeof *places);
    long top = first_of(n, size, rank), rows = first_of(n, size, rank + 1) - top, r, c;
    double *a, *blocks, *arrived;
    if (n > 816) n = 816, top = first_of(n, size, rank), rows = first_of(n, size, rank + 1) - top;
    a = memory((size_t)(rows * n), sizeof *a);
    blocks = memory((size_t)(rows * n), sizeof *a);
    arrived = memory((size_t)(rows * n), sizeof *a);
    for (r = 0; r < rows; r++)
        for (c = 0; c < n; c++) a[r * n + c] = (double)((top + r) * n + c);
    for (i = 0; i < size; i++) {
        counts[i] = (int)(rows * (first_of(n, size, i + 1) - first_of(n, size, i)));
        places[i] = (int)(rows * first_of(n, size, i));
    }
    begin();
    for (k = 0; k < steps; k++) {
        /* The block for a rank has its rows one after the other: our columns. */
        double *to = blocks;
        for (c = 0; c < n; c++)
            for (r = 0; r < rows; r++) *to++ = a[r * n + c];
        MPI_Alltoallv(blocks, counts, places, MPI_DOUBLE, arrived, counts, places, MPI_DOUBLE,
                      MPI_COMM_WORLD);
        for (i = 0; i < size; i++) {
            long left = first_of(n, size, i), wide = first_of(n, size, i + 1) - left;
            for (r = 0; r < rows; r++)
                memcpy(a + r * n + left, arrived + places[i] + r * wide, (size_t)wide * sizeof *a);
        }
    }
    end();
    for (r = 0; r < rows; r++)
        for (c = 0; c < n; c++)
            expect(a[r * n + c] == (double)(steps % 2 ? c * n + top + r : (top + r) * n + c),
                   "an element of another row or column");
    free(a);
    free(blocks);
    free(arrived);
    free(counts);
    free(places);
}

/* ---- sort: keys ascend over all ranks, and are those that there were ---- */

static void sort(int scale)
{
    enum { RANGE = 1 << 16 };
    long n = 2000L * scale, i;
    int steps = 2 + scale / 2, k, d;
    int *keys, *bucketed, *sorted = NULL, *histogram, *give, *take, *from, *to, total = 0;
    int width = (RANGE + size - 1) / size, low = rank * width, below;
    uint64_t state, sums[2] = {0, 0}, all[2], count[2];
    keys = memory((size_t)n, sizeof *keys);
    bucketed = memory((size_t)n, sizeof *keys);
    histogram = memory((size_t)width, sizeof *histogram);
    give = memory((size_t)size, sizeof *give);
    take = memory((size_t)size, sizeof *take);
    from = memory((size_t)size + 1, sizeof *from);
    to = memory((size_t)size + 1, sizeof *to);
    state = 88172645463325252u + (uint64_t)rank;
    for (i = 0; i < n; i++) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        keys[i] = (int)(state % RANGE);
        sums[0] += (uint64_t)keys[i];
        sums[1] += (uint64_t)keys[i] * (uint64_t)keys[i];
    }
    begin();
    for (k = 0; k < steps; k++) {
        memset(give, 0, (size_t)size * sizeof *give);
        for (i = 0; i < n; i++) give[keys[i] / width]++;
        MPI_Alltoall(give, 1, MPI_INT, take, 1, MPI_INT, MPI_COMM_WORLD);
        for (d = 0; d < size; d++) to[d + 1] = to[d] + give[d], from[d + 1] = from[d] + take[d];
        total = from[size];
        for (i = 0; i < n; i++) bucketed[to[keys[i] / width]++] = keys[i];
        for (d = size; d > 0; d--) to[d] = to[d - 1];
        to[0] = 0;
        free(sorted);
        sorted = memory((size_t)total, sizeof *sorted);
        MPI_Alltoallv(bucketed, give, to, MPI_INT, sorted, take, from, MPI_INT, MPI_COMM_WORLD);
        memset(histogram, 0, (size_t)width * sizeof *histogram);
        for (i = 0; i < total; i++) {
            unsigned at = (unsigned)(sorted[i] - low);
            if (at < (unsigned)width) histogram[at]++;
            else expect(0, "a key of another rank's bucket");
        }
        for (d = 0, i = 0; d < width; d++)
            for (below = 0; below < histogram[d]; below++) sorted[i++] = low + d;
    }
    end();
    count[0] = (uint64_t)n, count[1] = (uint64_t)total;
    MPI_Allreduce(MPI_IN_PLACE, count, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(sums, all, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    sums[0] = sums[1] = 0;
    for (i = 0; i < total; i++) {
        sums[0] += (uint64_t)sorted[i];
        sums[1] += (uint64_t)sorted[i] * (uint64_t)sorted[i];
        expect(i == 0 || sorted[i - 1] <= sorted[i], "keys that do not ascend");
    }
    MPI_Allreduce(MPI_IN_PLACE, sums, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    expect(count[0] == count[1], "another number of keys");
    expect(sums[0] == all[0] && sums[1] == all[1], "other keys");
    free(keys);
    free(bucketed);
    free(sorted);
    free(histogram);
    free(give);
    free(take);
    free(from);
    free(to);
}

/* ---- wavefront: u(i,j) = u(i-1,j) + u(i,j-1) - u(i-1,j-1) + 3, so u(i,j) = i + 2j + 3ij ---- */

static void wavefront(int scale)
{
    int rows = 64 + 16 * scale, columns = 64 + 16 * scale, tile = 16, steps = 1 + scale / 2;
    long left = first_of(columns, size, rank), wide = first_of(columns, size, rank + 1) - left;
    long w = wide + 1, i, j, top;
    uint32_t *u = memory((size_t)(tile + 1) * (size_t)w, sizeof *u), edge[16];
    int k, right = 1;
    begin();
    for (k = 0; k < steps; k++) {
        for (j = 0; j <= wide; j++) u[j] = (uint32_t)(2 * (left + j));
        for (top = 0; top < rows; top += tile) {
            long n = rows - top < tile ? rows - top : tile;
            if (rank > 0)
                MPI_Recv(edge, (int)n, MPI_UINT32_T, rank - 1, k, MPI_COMM_WORLD,
                         MPI_STATUS_IGNORE);
            for (i = 1; i <= n; i++) {
                uint32_t *row = u + i * w, *above = row - w;
                row[0] = rank > 0 ? edge[i - 1] : (uint32_t)(top + i);
                for (j = 1; j <= wide; j++) row[j] = above[j] + row[j - 1] - above[j - 1] + 3;
            }
            for (i = 0; i < n; i++) edge[i] = u[(i + 1) * w + wide];
            if (rank + 1 < size)
                MPI_Send(edge, (int)n, MPI_UINT32_T, rank + 1, k, MPI_COMM_WORLD);
            for (j = 0; j <= wide; j++) {
                uint32_t x = (uint32_t)(top + n), y = (uint32_t)(left + j);
                right &= u[n * w + j] == x + 2 * y + 3 * x * y;
                u[j] = u[n * w + j];
            }
        }
    }
    end();
    expect(right, "an element that the recurrence does not give");
    free(u);
}

/* ---- multigrid: -u'' = f in one dimension, u known; a reduction on each level ---- */

enum { LEVELS_MAX = 24 };
static double *mg_u[LEVELS_MAX], *mg_f[LEVELS_MAX], *mg_r[LEVELS_MAX];

/* Fetches the neighbours' values beside 1..m; the last point of all is the boundary, 0. */
static void sides(double *v, long m)
{
    MPI_Sendrecv(v + m, 1, MPI_DOUBLE, down, 0, v, 1, MPI_DOUBLE, up, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Sendrecv(v + 1, 1, MPI_DOUBLE, up, 1, v + m + 1, 1, MPI_DOUBLE, down, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    if (rank == 0) v[0] = 0;
    if (rank == size - 1) v[m] = v[m + 1] = 0;
}

/* r = f - A u, and its greatest value on all ranks. */
static double residual(int level, long m)
{
    double *u = mg_u[level], *r = mg_r[level], most = 0;
    long i;
    sides(u, m);
    for (i = 1; i <= m; i++) {
        r[i] = mg_f[level][i] - (2 * u[i] - u[i - 1] - u[i + 1]);
        if (rank == size - 1 && i == m) r[i] = 0;
        most = fmax(most, fabs(r[i]));
    }
    MPI_Allreduce(MPI_IN_PLACE, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return most;
}

static void smooth(int level, long m, int sweeps)
{
    double *u = mg_u[level], *r = mg_r[level];
    long i, last = rank == size - 1 ? m - 1 : m;
    while (sweeps-- > 0) {
        sides(u, m);
        for (i = 1; i <= last; i++)
            r[i] = u[i] + (mg_f[level][i] - (2 * u[i] - u[i - 1] - u[i + 1])) / 3;
        for (i = 1; i <= last; i++) u[i] = r[i];
    }
}

/* One point per rank: everybody solves the whole system. */
static void coarsest(int level)
{
    double *all = memory((size_t)size, sizeof *all), sum = 0, at, slope = 0;
    int i, n = size; /* points 1 .. n - 1 and the boundary n */
    MPI_Allgather(mg_f[level] + 1, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    /* u(i+1) = u(i) + d(i), d(i) = d(i-1) - f(i): the first difference follows from u(n) = 0. */
    for (i = 1; i < n; i++) sum += all[i - 1] * (n - i);
    slope = sum / n;
    for (i = 1, at = 0; i <= rank + 1; i++) {
        at += slope;
        slope -= all[i - 1];
    }
    mg_u[level][1] = rank == n - 1 ? 0 : at;
    free(all);
}

static double cycle(int level, int levels)
{
    long m = 1L << (levels - 1 - level), i;
    double norm;
    if (m == 1) {
        coarsest(level);
        return 0;
    }
    smooth(level, m, 2);
    norm = residual(level, m);
    sides(mg_r[level], m);
    for (i = 1; i <= m / 2; i++) {
        const double *r = mg_r[level] + 2 * i;
        mg_f[level + 1][i] = r[-1] + 2 * r[0] + r[1];
        mg_u[level + 1][i] = 0;
    }
    cycle(level + 1, levels);
    sides(mg_u[level + 1], m / 2);
    for (i = 1; i <= m / 2; i++) {
        const double *c = mg_u[level + 1] + i;
        mg_u[level][2 * i] += c[0];
        mg_u[level][2 * i - 1] += (c[-1] + c[0]) / 2;
    }
    smooth(level, m, 2);
    return norm;
}

static void multigrid(int scale)
{
    int levels = scale < 10 ? 7 : 13, level, k, round, rounds = 1 + scale / 5;
    long m = 1L << (levels - 1), i;
    double *exact = memory((size_t)m + 2, sizeof *exact), error = 0, first = 0, norm = 0;
    up = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    down = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    for (level = 0; level < levels; level++) {
        size_t points = ((size_t)1 << (levels - 1 - level)) + 2;
        mg_u[level] = memory(points, sizeof(double));
        mg_f[level] = memory(points, sizeof(double));
        mg_r[level] = memory(points, sizeof(double));
    }
    for (i = 1; i <= m; i++) {
        double x = (double)(rank * m + i) / (double)(size * m);
        exact[i] = sin(3 * x) * (1 - x);
    }
    sides(exact, m);
    for (i = 1; i <= m; i++) mg_f[0][i] = 2 * exact[i] - exact[i - 1] - exact[i + 1];
    begin();
    for (round = 0; round < rounds; round++) {
        memset(mg_u[0], 0, ((size_t)m + 2) * sizeof(double));
        first = residual(0, m);
        for (k = 0; k < 20; k++) norm = cycle(0, levels);
    }
    end();
    expect(norm <= 1e-9 * first || norm < 1e-15, "cycles that do not converge");
    for (i = 1; i <= m; i++) error = fmax(error, fabs(mg_u[0][i] - exact[i]));
    expect(error < 1e-6, "not the solution that the right-hand side was made from");
    for (level = 0; level < levels; level++) {
        free(mg_u[level]);
        free(mg_f[level]);
        free(mg_r[level]);
    }
    free(exact);
}

static const struct {
    const char *name;
    void (*run)(int scale);
} kernels[] = {{"stencil2d", stencil2d}, {"stencil3d", stencil3d}, {"cg", cg},
               {"transpose", transpose}, {"sort", sort},           {"wavefront", wavefront},
               {"multigrid", multigrid}};

int main(int argc, char **argv)
{
    int i, bad = 0, scale = argc > 1 ? atoi(argv[1]) : 0;
    size_t k;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (scale < 1 || argc < 3) {
        if (rank == 0) fprintf(stderr, "usage: apps SCALE KERNEL...\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    for (i = 2; i < argc; i++) {
        char said[96] = "";
        int mine, first;
        for (k = 0; k < sizeof kernels / sizeof *kernels; k++)
            if (!strcmp(argv[i], kernels[k].name)) break;
        if (k == sizeof kernels / sizeof *kernels) {
            if (rank == 0) fprintf(stderr, "apps: no kernel %s\n", argv[i]);
            MPI_Abort(MPI_COMM_WORLD, 2);
        }
        wrong = NULL;
        kernels[k].run(scale);
        MPI_Allreduce(MPI_IN_PLACE, &spent, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        mine = wrong ? rank : size;
        MPI_Allreduce(&mine, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
        if (first < size) {
            bad = 1;
            if (wrong) snprintf(said, sizeof said, "%s", wrong);
            MPI_Bcast(said, sizeof said, MPI_CHAR, first, MPI_COMM_WORLD);
            if (rank == 0) printf("%s wrong: %s (rank %d)\n", argv[i], said, first);
        } else if (rank == 0) {
            printf("%s seconds %.6f\n", argv[i], spent);
        }
        fflush(stdout);
    }
    MPI_Finalize();
    return bad;
}
