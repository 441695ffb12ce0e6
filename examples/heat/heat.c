/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Stationary heat in a plate: Laplace's equation on a grid, solved by red-black over-relaxation on a
 * two-dimensional decomposition. Halo rows travel as contiguous doubles, halo columns as a strided
 * datatype, nonblocking and in both directions at once; the largest change of a sweep is reduced over
 * all ranks; at the end every rank sends its tile as a subarray and rank 0 writes a picture.
 *
 *   mpirun -n 4 ./heat plate.txt plate.png
 */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SHAPES 64
enum kind { DISC, BOX, WALL };
struct shape { int kind; double a, b, c, d, temperature; };
struct plate { int nx, ny, sweeps, nshapes; double rim, tolerance; struct shape shapes[MAX_SHAPES]; };

/* A tile has nx x ny own cells and a halo of one cell around. */
struct tile { int x0, y0, nx, ny, left, right, up, down; double *u; unsigned char *fixed; };
#define AT(t, x, y) ((size_t)((y) + 1) * (size_t)((t)->nx + 2) + (size_t)((x) + 1))

static void die(const char *what, const char *detail)
{
    fprintf(stderr, "heat: %s: %s\n", what, detail);
    MPI_Abort(MPI_COMM_WORLD, 2);
}

static void read_plate(const char *path, struct plate *p)
{
    char line[256], word[32];
    FILE *f = fopen(path, "r");
    if (!f) die("cannot read the plate", path);
    memset(p, 0, sizeof *p);
    p->sweeps = 1000;
    p->tolerance = 1e-3;
    while (fgets(line, sizeof line, f)) {
        struct shape s = {0, 0, 0, 0, 0, 0};
        int ok = 1;
        if (line[0] == '#' || sscanf(line, "%31s", word) != 1) continue;
        if (!strcmp(word, "size")) ok = sscanf(line, "%*s %d %d", &p->nx, &p->ny) == 2;
        else if (!strcmp(word, "rim")) ok = sscanf(line, "%*s %lf", &p->rim) == 1;
        else if (!strcmp(word, "tolerance")) ok = sscanf(line, "%*s %lf", &p->tolerance) == 1;
        else if (!strcmp(word, "sweeps")) ok = sscanf(line, "%*s %d", &p->sweeps) == 1;
        else {
            if (!strcmp(word, "disc")) {
                s.kind = DISC;
                ok = sscanf(line, "%*s %lf %lf %lf %lf", &s.a, &s.b, &s.c, &s.temperature) == 4;
            } else if (!strcmp(word, "box")) {
                s.kind = BOX;
                ok = sscanf(line, "%*s %lf %lf %lf %lf %lf", &s.a, &s.b, &s.c, &s.d, &s.temperature) == 5;
            } else if (!strcmp(word, "wall")) {
                s.kind = WALL;
                ok = sscanf(line, "%*s %lf %lf %lf %lf", &s.a, &s.b, &s.c, &s.d) == 4;
            } else ok = 0;
            if (ok && p->nshapes == MAX_SHAPES) die("too many shapes", path);
            if (ok) p->shapes[p->nshapes++] = s;
        }
        if (!ok) die("cannot understand this line", line);
    }
    fclose(f);
    if (p->nx < 8 || p->ny < 8 || p->nx > 20000 || p->ny > 20000) die("bad or missing size", path);
}

/* 0: free cell, 1: temperature held, 2: insulating. The last shape in the file wins. */
static int cell_kind(const struct plate *p, int x, int y, double *temperature)
{
    int i;
    if (x == 0 || y == 0 || x == p->nx - 1 || y == p->ny - 1) { *temperature = p->rim; return 1; }
    for (i = p->nshapes - 1; i >= 0; i--) {
        const struct shape *s = &p->shapes[i];
        int inside = s->kind == DISC ? hypot(x - s->a, y - s->b) <= s->c
                                     : x >= s->a && x < s->c && y >= s->b && y < s->d;
        if (!inside) continue;
        *temperature = s->kind == WALL ? p->rim : s->temperature;
        return s->kind == WALL ? 2 : 1;
    }
    *temperature = p->rim;
    return 0;
}

static void place_tile(const struct plate *p, const int dims[2], int rank, struct tile *t)
{
    int cx = rank % dims[0], cy = rank / dims[0];
    t->x0 = (int)((long)p->nx * cx / dims[0]);
    t->y0 = (int)((long)p->ny * cy / dims[1]);
    t->nx = (int)((long)p->nx * (cx + 1) / dims[0]) - t->x0;
    t->ny = (int)((long)p->ny * (cy + 1) / dims[1]) - t->y0;
    t->left = cx > 0 ? rank - 1 : MPI_PROC_NULL;
    t->right = cx < dims[0] - 1 ? rank + 1 : MPI_PROC_NULL;
    t->up = cy > 0 ? rank - dims[0] : MPI_PROC_NULL;
    t->down = cy < dims[1] - 1 ? rank + dims[0] : MPI_PROC_NULL;
}

static void fill_tile(const struct plate *p, struct tile *t)
{
    size_t cells = (size_t)(t->nx + 2) * (size_t)(t->ny + 2);
    int x, y;
    t->u = malloc(cells * sizeof *t->u);
    t->fixed = malloc(cells);
    if (!t->u || !t->fixed) die("out of memory", "tile");
    for (y = -1; y <= t->ny; y++)
        for (x = -1; x <= t->nx; x++)
            t->fixed[AT(t, x, y)] =
                (unsigned char)cell_kind(p, t->x0 + x, t->y0 + y, &t->u[AT(t, x, y)]);
}

static void exchange_halo(struct tile *t, MPI_Datatype column)
{
    MPI_Request r[8];
    double *u = t->u;
    MPI_Irecv(&u[AT(t, -1, 0)], 1, column, t->left, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Irecv(&u[AT(t, t->nx, 0)], 1, column, t->right, 2, MPI_COMM_WORLD, &r[1]);
    MPI_Irecv(&u[AT(t, 0, -1)], t->nx, MPI_DOUBLE, t->up, 3, MPI_COMM_WORLD, &r[2]);
    MPI_Irecv(&u[AT(t, 0, t->ny)], t->nx, MPI_DOUBLE, t->down, 4, MPI_COMM_WORLD, &r[3]);
    MPI_Isend(&u[AT(t, t->nx - 1, 0)], 1, column, t->right, 1, MPI_COMM_WORLD, &r[4]);
    MPI_Isend(&u[AT(t, 0, 0)], 1, column, t->left, 2, MPI_COMM_WORLD, &r[5]);
    MPI_Isend(&u[AT(t, 0, t->ny - 1)], t->nx, MPI_DOUBLE, t->down, 3, MPI_COMM_WORLD, &r[6]);
    MPI_Isend(&u[AT(t, 0, 0)], t->nx, MPI_DOUBLE, t->up, 4, MPI_COMM_WORLD, &r[7]);
    MPI_Waitall(8, r, MPI_STATUSES_IGNORE);
}

/* One colour of a sweep; returns the largest change. Insulating neighbours reflect. */
static double relax(struct tile *t, int colour, double omega)
{
    double worst = 0;
    int x, y, w = t->nx + 2;
    for (y = 0; y < t->ny; y++) {
        for (x = (t->x0 + t->y0 + y + colour) & 1; x < t->nx; x += 2) {
            size_t i = AT(t, x, y);
            const unsigned char *k = &t->fixed[i];
            double c = t->u[i], sum, change;
            if (*k) continue;
            sum = (k[-1] == 2 ? c : t->u[i - 1]) + (k[1] == 2 ? c : t->u[i + 1]) +
                  (k[-w] == 2 ? c : t->u[i - (size_t)w]) + (k[w] == 2 ? c : t->u[i + (size_t)w]);
            change = omega * (0.25 * sum - c);
            t->u[i] = c + change;
            if (fabs(change) > worst) worst = fabs(change);
        }
    }
    return worst;
}

/* --- picture: PNG with stored (uncompressed) deflate blocks ------------------------------------- */
static unsigned crc_table[256];
static unsigned crc(unsigned c, const unsigned char *p, size_t n)
{
    unsigned k, i;
    if (!crc_table[1])
        for (i = 0; i < 256; i++) {
            unsigned v = i;
            for (k = 0; k < 8; k++) v = v & 1 ? 0xedb88320u ^ (v >> 1) : v >> 1;
            crc_table[i] = v;
        }
    while (n--) c = crc_table[(c ^ *p++) & 255] ^ (c >> 8);
    return c;
}
static void put32(unsigned char *p, unsigned v)
{
    p[0] = (unsigned char)(v >> 24); p[1] = (unsigned char)(v >> 16);
    p[2] = (unsigned char)(v >> 8);  p[3] = (unsigned char)v;
}
static void chunk(FILE *f, const char *type, const unsigned char *data, size_t n)
{
    unsigned char b[4];
    unsigned c = crc(~0u, (const unsigned char *)type, 4);
    put32(b, (unsigned)n); fwrite(b, 1, 4, f); fwrite(type, 1, 4, f);
    fwrite(data, 1, n, f); put32(b, ~crc(c, data, n)); fwrite(b, 1, 4, f);
}
static void colour_of(double v, unsigned char *rgb)
{
    static const double stops[7][3] = {{10, 10, 60}, {30, 60, 160}, {60, 150, 200}, {240, 240, 220},
                                       {250, 180, 60}, {220, 60, 30}, {90, 0, 20}};
    double s = v < 0 ? 0 : v > 1 ? 6 : v * 6;
    int i = s >= 6 ? 5 : (int)s, k;
    for (k = 0; k < 3; k++)
        rgb[k] = (unsigned char)(stops[i][k] + (s - i) * (stops[i + 1][k] - stops[i][k]));
}
static void write_png(const char *path, const double *u, const struct plate *p)
{
    static const unsigned char magic[8] = {137, 80, 78, 71, 13, 10, 26, 10};
    size_t row = 1 + 3 * (size_t)p->nx, raw_n = row * (size_t)p->ny, i, at = 2, done = 0;
    unsigned char *raw = malloc(raw_n), *z = malloc(raw_n + raw_n / 65535 * 5 + 32), head[13];
    double lo = u[0], hi = u[0], ignored;
    unsigned a = 1, b = 0;
    int x, y;
    FILE *f = fopen(path, "wb");
    if (!f || !raw || !z) die("cannot write the picture", path);
    for (i = 0; i < (size_t)p->nx * (size_t)p->ny; i++) { if (u[i] < lo) lo = u[i]; if (u[i] > hi) hi = u[i]; }
    for (y = 0; y < p->ny; y++) {
        raw[row * (size_t)y] = 0;
        for (x = 0; x < p->nx; x++) {
            unsigned char *rgb = &raw[row * (size_t)y + 1 + 3 * (size_t)x];
            double v = (u[(size_t)y * (size_t)p->nx + (size_t)x] - lo) / (hi > lo ? hi - lo : 1);
            if (cell_kind(p, x, y, &ignored) == 2) { rgb[0] = rgb[1] = rgb[2] = 40; continue; }
            colour_of(v, rgb);
            if (fabs(v * 24 - floor(v * 24 + 0.5)) < 0.02) { rgb[0] /= 2; rgb[1] /= 2; rgb[2] /= 2; }
        }
    }
    z[0] = 0x78; z[1] = 1;
    while (done < raw_n) {
        size_t n = raw_n - done > 65535 ? 65535 : raw_n - done;
        z[at++] = done + n == raw_n;
        z[at++] = (unsigned char)n; z[at++] = (unsigned char)(n >> 8);
        z[at++] = (unsigned char)~n; z[at++] = (unsigned char)(~n >> 8);
        memcpy(&z[at], &raw[done], n);
        at += n; done += n;
    }
    for (i = 0; i < raw_n; i++) { a = (a + raw[i]) % 65521; b = (b + a) % 65521; }
    put32(&z[at], b << 16 | a); at += 4;
    put32(head, (unsigned)p->nx); put32(head + 4, (unsigned)p->ny);
    head[8] = 8; head[9] = 2; head[10] = head[11] = head[12] = 0;
    fwrite(magic, 1, 8, f);
    chunk(f, "IHDR", head, 13); chunk(f, "IDAT", z, at); chunk(f, "IEND", head, 0);
    if (fclose(f)) die("cannot write the picture", path);
    free(raw); free(z);
}

/* Rank 0 receives every tile straight into its place in the whole plate. */
static void collect(const struct plate *p, struct tile *mine, const int dims[2], int rank, int size,
                    double *whole)
{
    int full[2], part[2], start[2] = {1, 1}, r;
    MPI_Datatype inner, place;
    MPI_Request sent;
    full[0] = mine->ny + 2; full[1] = mine->nx + 2;
    part[0] = mine->ny; part[1] = mine->nx;
    MPI_Type_create_subarray(2, full, part, start, MPI_ORDER_C, MPI_DOUBLE, &inner);
    MPI_Type_commit(&inner);
    MPI_Isend(mine->u, 1, inner, 0, 9, MPI_COMM_WORLD, &sent);
    for (r = 0; rank == 0 && r < size; r++) {
        struct tile t;
        place_tile(p, dims, r, &t);
        full[0] = p->ny; full[1] = p->nx;
        part[0] = t.ny; part[1] = t.nx;
        start[0] = t.y0; start[1] = t.x0;
        MPI_Type_create_subarray(2, full, part, start, MPI_ORDER_C, MPI_DOUBLE, &place);
        MPI_Type_commit(&place);
        MPI_Recv(whole, 1, place, r, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Type_free(&place);
    }
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
    MPI_Type_free(&inner);
}

int main(int argc, char **argv)
{
    struct plate p;
    struct tile t;
    MPI_Datatype column;
    int rank, size, sweep, dims[2] = {1, 1}, i;
    double began, in_mpi = 0, worst = 0, omega, elapsed, stats[2], most[2];
    char host[MPI_MAX_PROCESSOR_NAME];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc != 3) die("usage", "heat PLATE.txt PICTURE.png");
    if (rank == 0) read_plate(argv[1], &p);
    MPI_Bcast(&p, (int)sizeof p, MPI_BYTE, 0, MPI_COMM_WORLD);

    for (i = 1; i * i <= size; i++) if (size % i == 0) { dims[1] = i; dims[0] = size / i; }
    if (p.nx < 2 * dims[0] || p.ny < 2 * dims[1]) die("plate too small for so many ranks", argv[1]);
    place_tile(&p, dims, rank, &t);
    fill_tile(&p, &t);
    MPI_Type_vector(t.ny, 1, t.nx + 2, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    omega = 2 / (1 + 3.14159265358979 / (p.nx > p.ny ? p.nx : p.ny));

    MPI_Barrier(MPI_COMM_WORLD);
    began = MPI_Wtime();
    for (sweep = 0; sweep < p.sweeps; sweep++) {
        double w, here = 0, s;
        for (i = 0; i < 2; i++) {
            s = MPI_Wtime();
            exchange_halo(&t, column);
            in_mpi += MPI_Wtime() - s;
            w = relax(&t, i, omega);
            if (w > here) here = w;
        }
        s = MPI_Wtime();
        MPI_Allreduce(&here, &worst, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        in_mpi += MPI_Wtime() - s;
        if (worst < p.tolerance) { sweep++; break; }
    }
    elapsed = MPI_Wtime() - began;

    {
        double *whole = NULL;
        if (rank == 0 && !(whole = malloc((size_t)p.nx * (size_t)p.ny * sizeof *whole)))
            die("out of memory", "picture");
        collect(&p, &t, dims, rank, size, whole);
        if (rank == 0) write_png(argv[2], whole, &p);
        free(whole);
    }
    MPI_Get_processor_name(host, &i);
    stats[0] = elapsed; stats[1] = in_mpi;
    MPI_Reduce(stats, most, 2, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        printf("plate %d x %d on %d ranks (%d x %d tiles), host %s\n", p.nx, p.ny, size, dims[0], dims[1], host);
        printf("%d sweeps, largest change in the last one %.2e degrees\n", sweep, worst);
        printf("time %.3f s, of which at most %.3f s in MPI (%.1f us per sweep)\n", most[0], most[1],
               1e6 * most[1] / sweep);
        printf("picture: %s\n", argv[2]);
    }
    MPI_Type_free(&column);
    free(t.u); free(t.fixed);
    MPI_Finalize();
    return 0;
}
