// np: 1 2 3 6
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Views and memory of random nested datatypes, in the native representation and in external32, with several accesses of one
 * rank and of all ranks in flight on one file, on the ranks of a part of the job, with calls of the system that
 * are interrupted or move a part only: against an image of the file. */
#define _GNU_SOURCE
#include <errno.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { ROUNDS = 12, PIECES_MAX = 600, ACCESSES = 6, IMAGE = 1 << 19 };

static int rank, size, round_;
static uint64_t seed, state;
static MPI_Comm comm;

#define NEED(what)                                                                                          \
    do {                                                                                                    \
        if (!(what)) {                                                                                      \
            fprintf(stderr, "rank %d of %d, seed %llu, round %d, line %d: %s\n", rank, size,                \
                    (unsigned long long)seed, round_, __LINE__, #what);                                     \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                                   \
        }                                                                                                   \
    } while (0)
#define OK(call) NEED((call) == MPI_SUCCESS)

static long draw(long below)
{
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (long)((z ^ (z >> 31)) % (uint64_t)below);
}

/* Calls of the system that signals interrupt, and that move a part only. */
static int cut(size_t *n)
{
    static __thread unsigned draws = 1;
    draws = draws * 1103515245 + 12345;
    unsigned kind = draws >> 16;
    if (kind % 8 == 0) {
        errno = EINTR;
        return 1;
    }
    if (kind % 8 == 1 && *n > 1) *n = 1 + kind / 8 % *n;
    return 0;
}

ssize_t pwrite(int fd, const void *from, size_t n, off_t at) { return cut(&n) ? -1 : syscall(SYS_pwrite64, fd, from, n, at); }
ssize_t pwrite64(int fd, const void *from, size_t n, off_t at) { return pwrite(fd, from, n, at); }
ssize_t pread(int fd, void *into, size_t n, off_t at) { return cut(&n) ? -1 : syscall(SYS_pread64, fd, into, n, at); }
ssize_t pread64(int fd, void *into, size_t n, off_t at) { return pread(fd, into, n, at); }

/* A datatype over elements of one kind, with the offsets of its elements in packing order. */
struct type {
    MPI_Datatype handle;
    long n, extent;
    long at[PIECES_MAX];
};
static int unit; /* bytes of an element */
static MPI_Datatype element;

static void put(struct type *t, const struct type *old, long by)
{
    for (long i = 0; i < old->n; i++) t->at[t->n++] = old->at[i] + by;
}

static long end_of(const struct type *t)
{
    long end = 0;
    for (long i = 0; i < t->n; i++)
        if (t->at[i] + unit > end) end = t->at[i] + unit;
    return end;
}

/* One more constructor over a type whose elements ascend: so they do then. */
static void grow(struct type *t)
{
    static struct type old;
    old = *t;
    MPI_Datatype new;
    MPI_Aint bytes[4];
    int at[4], len[4], n = 1 + (int)draw(4), k = 1 + (int)draw(3);
    MPI_Datatype same[4] = {old.handle, old.handle, old.handle, old.handle};
    long lead = 0;
    if (old.n * n * (k > 2 ? k : 2) > PIECES_MAX) return;
    t->n = 0;
    switch (draw(8)) {
    case 0:
        OK(MPI_Type_contiguous(n, old.handle, &new));
        for (int i = 0; i < n; i++) put(t, &old, i * old.extent);
        break;
    case 1: {
        int stride = k + (int)draw(4);
        OK(MPI_Type_vector(n, k, stride, old.handle, &new));
        for (int i = 0; i < n * k; i++) put(t, &old, (i / k * stride + i % k) * old.extent);
        break;
    }
    case 2: {
        long stride = k * old.extent + unit * draw(5);
        OK(MPI_Type_create_hvector(n, k, stride, old.handle, &new));
        for (int i = 0; i < n * k; i++) put(t, &old, i / k * stride + i % k * old.extent);
        break;
    }
    case 3:
        for (int i = 0; i < n; i++) {
            at[i] = (int)(lead += draw(3)), len[i] = (int)draw(3);
            lead += len[i];
            for (int j = 0; j < len[i]; j++) put(t, &old, (at[i] + j) * old.extent);
        }
        OK(MPI_Type_indexed(n, len, at, old.handle, &new));
        break;
    case 4:
        for (int i = 0; i < n; i++) {
            bytes[i] = lead += unit * draw(9), len[i] = (int)draw(3);
            for (int j = 0; j < len[i]; j++) put(t, &old, bytes[i] + j * old.extent);
            lead += len[i] * old.extent;
        }
        OK(MPI_Type_create_hindexed(n, len, bytes, old.handle, &new));
        break;
    case 5:
        for (int i = 0; i < n; i++) {
            bytes[i] = lead += unit * draw(7), len[i] = (int)draw(3);
            for (int j = 0; j < len[i]; j++) put(t, &old, bytes[i] + j * old.extent);
            lead += len[i] * old.extent;
        }
        OK(MPI_Type_create_struct(n, len, bytes, same, &new));
        break;
    case 6: {
        int sizes[2] = {n + (int)draw(2), k + (int)draw(3)}, sub[2] = {n, k}, from[2] = {0, 0};
        from[0] = (int)draw(sizes[0] - n + 1), from[1] = (int)draw(sizes[1] - k + 1);
        OK(MPI_Type_create_subarray(2, sizes, sub, from, MPI_ORDER_C, old.handle, &new));
        for (int i = 0; i < n * k; i++) put(t, &old, ((from[0] + i / k) * sizes[1] + from[1] + i % k) * old.extent);
        break;
    }
    default:
        OK(MPI_Type_dup(old.handle, &new));
        put(t, &old, 0);
    }
    if (t->n == 0) { /* nothing of it is left */
        MPI_Type_free(&new);
        *t = old;
        return;
    }
    MPI_Type_free(&old.handle);
    t->extent = end_of(t) + unit * draw(3);
    OK(MPI_Type_create_resized(new, 0, t->extent, &t->handle));
    MPI_Type_free(&new);
}

static void make(struct type *t)
{
    OK(MPI_Type_dup(element, &t->handle));
    t->n = 1, t->extent = unit, t->at[0] = 0;
    for (long i = draw(5); i > 0; i--) grow(t);
}

static unsigned char value(int whose, int access, long i) { return (unsigned char)(1 + whose * 57 + access * 23 + i * 7 + i / 251 + round_); }

static struct type filetype, memtype;
static unsigned char *image, *data;

int main(int argc, char **argv)
{
    static const MPI_Datatype kinds[] = {MPI_BYTE, MPI_SHORT, MPI_INT, MPI_DOUBLE};
    static const int units[] = {1, 2, 4, 8};
    char name[64];
    int world;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &world);
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : (uint64_t)getpid() * 2654435761u;
    MPI_Bcast(&seed, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    image = malloc(IMAGE), data = malloc(IMAGE);
    for (round_ = argc > 2 ? atoi(argv[2]) : 0; round_ < ROUNDS; round_++) {
        MPI_File f;
        MPI_Info info;
        MPI_Request q[ACCESSES];
        MPI_Status s[ACCESSES];
        char *memory[ACCESSES];
        long extent, before[ACCESSES], count[ACCESSES], total = 0, most;
        /* The odd ranks of the job and the even ones have a file each. */
        state = seed * 31 + (uint64_t)round_ * 1009;
        int parts = draw(3) == 0;
        MPI_Comm_split(MPI_COMM_WORLD, parts ? world % 2 : 0, parts ? -world : world, &comm);
        MPI_Comm_rank(comm, &rank);
        MPI_Comm_size(comm, &size);
        snprintf(name, sizeof name, "nested.%llu.%d", (unsigned long long)seed, parts ? world % 2 : 0);
        int kind = (int)draw(4), external = draw(2) && kind > 0, write = 1;
        element = kinds[kind], unit = units[kind];
        static const char *const modes[] = {"automatic", "enable", "disable"};
        MPI_Info_create(&info);
        MPI_Info_set(info, "romio_cb_write", modes[draw(3)]);
        MPI_Info_set(info, "romio_cb_read", modes[draw(3)]);
        MPI_Info_set(info, "cb_buffer_size", draw(2) ? "16384" : "100000");
        MPI_Info_set(info, "cb_nodes", draw(2) ? "1" : "3");
        int atomic = draw(5) == 0;
        uint64_t common = state;
        state += (uint64_t)(rank + 1) * 7919;
        make(&filetype);
        OK(MPI_File_open(comm, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, info, &f));
        MPI_Info_free(&info);
        /* The ranks' tiles lie one behind the other, and so do the next ones. */
        MPI_Allreduce(&filetype.extent, &extent, 1, MPI_LONG, MPI_MAX, comm);
        MPI_Datatype tile;
        OK(MPI_Type_create_resized(filetype.handle, 0, extent * size, &tile));
        OK(MPI_Type_commit(&tile));
        MPI_Offset disp = 3 * unit + rank * extent;
        OK(MPI_File_set_view(f, disp, element, tile, external ? "external32" : "native", MPI_INFO_NULL));
        if (atomic) OK(MPI_File_set_atomicity(f, 1));
        memset(image, 0xee, IMAGE);
        if (rank == 0) {
            FILE *fill = fopen(name, "r+b");
            NEED(fill && fwrite(image, 1, IMAGE, fill) == IMAGE);
            fclose(fill);
        }
        MPI_Barrier(comm);
        for (; write >= 0; write--) {
            state = common + 1;
            int form[ACCESSES];
            for (int i = 0; i < ACCESSES; i++) form[i] = (int)draw(6);
            state = common + (uint64_t)(rank + 1) * 104729;
            total = 0;
            for (int i = 0; i < ACCESSES; i++) {
                make(&memtype);
                most = 2500 / (extent * size * ACCESSES) * filetype.n * 40 / memtype.n;
                count[i] = draw(6) ? draw(most + 2) : 0;
                while (count[i] > 0 && (count[i] * memtype.n / filetype.n + 2) * extent * size * ACCESSES > IMAGE / 2) count[i] /= 2;
                before[i] = total;
                total += count[i] * memtype.n;
                memory[i] = malloc(count[i] * memtype.extent + 64);
                memset(memory[i], 0x5a, count[i] * memtype.extent + 64);
                for (long e = 0; write && e < count[i] * memtype.n; e++)
                    for (int b = 0; b < unit; b++)
                        memory[i][e / memtype.n * memtype.extent + memtype.at[e % memtype.n] + b] = (char)value(rank, i, e * unit + b);
                OK(MPI_Type_commit(&memtype.handle));
                MPI_Datatype t = memtype.handle;
                int n = (int)count[i];
                MPI_Offset to = before[i];
                q[i] = MPI_REQUEST_NULL;
                memset(&s[i], 0, sizeof s[i]);
                switch (form[i]) {
                case 0: OK(write ? MPI_File_iwrite_at(f, to, memory[i], n, t, &q[i]) : MPI_File_iread_at(f, to, memory[i], n, t, &q[i])); break;
                case 1:
                case 2: OK(write ? MPI_File_iwrite_at_all(f, to, memory[i], n, t, &q[i]) : MPI_File_iread_at_all(f, to, memory[i], n, t, &q[i])); break;
                case 3: OK(write ? MPI_File_write_at_all(f, to, memory[i], n, t, &s[i]) : MPI_File_read_at_all(f, to, memory[i], n, t, &s[i])); break;
                case 4: OK(write ? MPI_File_write_at(f, to, memory[i], n, t, &s[i]) : MPI_File_read_at(f, to, memory[i], n, t, &s[i])); break;
                default:
                    OK(MPI_File_seek(f, to, MPI_SEEK_SET));
                    OK(write ? MPI_File_iwrite_all(f, memory[i], n, t, &q[i]) : MPI_File_iread_all(f, memory[i], n, t, &q[i]));
                }
                MPI_Count moved;
                if (form[i] == 3 || form[i] == 4) {
                    OK(MPI_Get_elements_x(&s[i], memtype.handle, &moved));
                    NEED(moved == count[i] * memtype.n);
                }
                /* Read data is compared when all have ended. */
                if (!write) {
                    if (q[i] != MPI_REQUEST_NULL) {
                        OK(MPI_Wait(&q[i], &s[i]));
                        OK(MPI_Get_elements_x(&s[i], memtype.handle, &moved));
                        NEED(moved == count[i] * memtype.n);
                    }
                    for (long e = 0; e < count[i] * memtype.n; e++) {
                        long in = before[i] + e, at = disp + in / filetype.n * extent * size + filetype.at[in % filetype.n];
                        char *there = memory[i] + e / memtype.n * memtype.extent + memtype.at[e % memtype.n];
                        for (int b = 0; b < unit; b++) {
                            NEED((unsigned char)there[b] == image[at + (external ? unit - 1 - b : b)]);
                            there[b] = 0x5a;
                        }
                    }
                    for (long b = 0; b < count[i] * memtype.extent + 64; b++) NEED(memory[i][b] == 0x5a);
                }
                MPI_Type_free(&memtype.handle);
            }
            /* In another order on each rank. */
            for (int i = 0; i < ACCESSES; i++) {
                int k = (i + rank) % ACCESSES;
                if (write) OK(MPI_Wait(&q[k], &s[k]));
            }
            if (!write) {
                for (int i = 0; i < ACCESSES; i++) free(memory[i]);
                break;
            }
            MPI_Barrier(comm);
            /* What each rank has written, as the others know it from what it tells. */
            for (int r = 0; r < size; r++) {
                long facts[2] = {total, filetype.n};
                static long at[PIECES_MAX];
                memcpy(at, filetype.at, sizeof at);
                MPI_Bcast(facts, 2, MPI_LONG, r, comm);
                MPI_Bcast(at, PIECES_MAX, MPI_LONG, r, comm);
                unsigned char *all = malloc(facts[0] * unit + 1);
                if (r == rank)
                    for (int i = 0; i < ACCESSES; i++) {
                        long upto = i + 1 < ACCESSES ? before[i + 1] : total;
                        for (long e = 0; e < (upto - before[i]) * unit; e++) all[before[i] * unit + e] = value(rank, i, e);
                    }
                MPI_Bcast(all, (int)facts[0] * unit, MPI_BYTE, r, comm);
                for (long e = 0; e < facts[0]; e++) {
                    long to = 3 * unit + r * extent + e / facts[1] * extent * size + at[e % facts[1]];
                    NEED(to + unit <= IMAGE);
                    for (int b = 0; b < unit; b++) image[to + (external ? unit - 1 - b : b)] = all[e * unit + b];
                }
                free(all);
            }
            for (int i = 0; i < ACCESSES; i++) free(memory[i]);
            if (rank == 0) {
                FILE *in = fopen(name, "rb");
                NEED(in && fread(data, 1, IMAGE, in) == IMAGE);
                fclose(in);
            }
            for (long i = 0; rank == 0 && i < IMAGE; i++)
                if (data[i] != image[i]) {
                    fprintf(stderr, "byte %ld: %d, not %d\n", i, data[i], image[i]);
                    NEED(!"the image");
                }
            MPI_Barrier(comm);
        }
        MPI_Type_free(&filetype.handle);
        MPI_Type_free(&tile);
        OK(MPI_File_close(&f));
        MPI_Comm_free(&comm);
    }
    free(image);
    free(data);
    if (world == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
