// np: 1 2 3 5 8
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Random views of all ranks that share no byte, and accesses of every form through them, with and
 * without collective buffering, against an image of the file: each byte is what the last write put
 * there, bytes between the pieces keep what they had, and counts are what was moved. */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROUNDS = 12, STEPS = 10, TILE_MAX = 6000, TILES = 40, AHEAD = 1 << 19 };

static int rank, size, round_, step;
static uint64_t seed;
static int tile, extent, disp;  /* bytes of a tile with an owner, and from tile to tile */
static signed char owner[TILE_MAX];
static int own[TILE_MAX], owned; /* the tile's bytes of a rank */
static unsigned char *image;
static long length; /* of the file */
static int most; /* bytes of a piece */
static char name[256];

#define NEED(what)                                                                               \
    do {                                                                                         \
        if (!(what)) {                                                                           \
            fprintf(stderr, "rank %d, seed %llu, round %d, step %d, line %d: %s\n", rank,        \
                    (unsigned long long)seed, round_, step, __LINE__, #what);                    \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                        \
        }                                                                                        \
    } while (0)
#define OK(call) NEED((call) == MPI_SUCCESS)

/* A number below `below` for a rank (-1: the same for all) and a purpose. */
static long draw(int of, int purpose, long below) {
    uint64_t z = seed + 0x9e3779b97f4a7c15u * (uint64_t)(((round_ * 64 + step) * 64 + of + 1) * 64 + purpose);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (long)((z ^ (z >> 31)) % (uint64_t)below);
}

static void deal(void) {
    static const int longest[] = {4, 40, 700, 3000};
    int at = 0, k = 0;
    most = longest[draw(-1, 1, 4)];
    tile = 200 + (int)draw(-1, 2, TILE_MAX - 200);
    while (at < tile) {
        int run = 1 + (int)draw(k, 3, most), to = (int)draw(k, 4, size + 1);
        if (draw(-1, 5, 3) == 0) to = k % (size + 1); /* in turn */
        if (draw(-1, 6, 2) == 0 && to == size) to = 0; /* no holes */
        k++;
        while (run-- > 0 && at < tile) owner[at++] = (signed char)to;
    }
    extent = tile + (draw(-1, 7, 2) ? (int)draw(-1, 8, 300) : 0);
    disp = (int)draw(-1, 9, 5000);
}

static int bytes_of(int whose, int *list) {
    int n = 0;
    for (int i = 0; i < tile; i++)
        if (owner[i] == whose) list[n++] = i;
    return n;
}

static long place(const int *list, int n, long at) {
    return disp + at / n * extent + list[at % n];
}

static MPI_Datatype view_type(void) {
    static MPI_Aint begin[TILE_MAX];
    static int len[TILE_MAX];
    int n = 0;
    for (int i = 0; i < owned; i++) {
        if (n > 0 && begin[n - 1] + len[n - 1] == own[i]) {
            len[n - 1]++;
        } else {
            begin[n] = own[i];
            len[n++] = 1;
        }
    }
    MPI_Datatype pieces, filetype;
    OK(MPI_Type_create_hindexed(n, len, begin, MPI_BYTE, &pieces));
    OK(MPI_Type_create_resized(pieces, 0, extent, &filetype));
    OK(MPI_Type_commit(&filetype));
    MPI_Type_free(&pieces);
    return filetype;
}

static unsigned char value(long at, int whose) {
    return (unsigned char)(at * 31 + at / 256 * 7 + whose * 101 + (round_ * STEPS + step) * 13 + 1);
}

/* What a rank accesses in this step: bytes of its data stream. With HAWSER_TEST_FEW_PIECES about 100 pieces at most, where each
   costs a message to a server. */
static void stretch(int whose, int n, long *at, long *len) {
    long all = (long)n * TILES;
    *at = n ? draw(-1, 20, 3) ? draw(-1, 21, 4) * n : draw(whose, 22, all / 2 + 1) : 0;
    *len = n ? draw(whose, 23, 5) == 0 ? draw(whose, 24, 20) : draw(whose, 25, all - *at) : 0;
    if (getenv("HAWSER_TEST_FEW_PIECES") && *len > 50 * most) *len = 50 * most;
}

static void open_with_hints(MPI_File *f) {
    static const char *const modes[] = {"automatic", "enable", "disable", "enable"};
    char number[32];
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "romio_cb_write", modes[draw(-1, 30, 4)]);
    MPI_Info_set(info, "romio_cb_read", modes[draw(-1, 31, 4)]);
    if (draw(-1, 32, 2)) {
        snprintf(number, sizeof number, "%ld", 16384 + draw(-1, 33, 200000));
        MPI_Info_set(info, "cb_buffer_size", number);
    }
    if (draw(-1, 34, 2)) {
        snprintf(number, sizeof number, "%ld", 1 + draw(-1, 35, size));
        MPI_Info_set(info, "cb_nodes", number);
    }
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR, info, f));
    MPI_Info_free(&info);
}

/* An access in one of the forms; gives the bytes that it says it has moved. */
static long perform(MPI_File f, int write, long at, void *buf, int count, MPI_Datatype type) {
    MPI_Status s;
    MPI_Request q;
    MPI_Count moved;
    switch (draw(-1, 40, 7)) {
    case 0:
        OK(write ? MPI_File_write_at(f, at, buf, count, type, &s)
                 : MPI_File_read_at(f, at, buf, count, type, &s));
        break;
    case 1:
        OK(write ? MPI_File_iwrite_at(f, at, buf, count, type, &q)
                 : MPI_File_iread_at(f, at, buf, count, type, &q));
        OK(MPI_Wait(&q, &s));
        break;
    case 2:
        OK(write ? MPI_File_iwrite_at_all(f, at, buf, count, type, &q)
                 : MPI_File_iread_at_all(f, at, buf, count, type, &q));
        OK(MPI_Wait(&q, &s));
        break;
    case 3:
        OK(write ? MPI_File_write_at_all_begin(f, at, buf, count, type)
                 : MPI_File_read_at_all_begin(f, at, buf, count, type));
        OK(write ? MPI_File_write_at_all_end(f, buf, &s) : MPI_File_read_at_all_end(f, buf, &s));
        break;
    case 4:
        OK(MPI_File_seek(f, at, MPI_SEEK_SET));
        OK(write ? MPI_File_write_all(f, buf, count, type, &s)
                 : MPI_File_read_all(f, buf, count, type, &s));
        break;
    default:
        OK(write ? MPI_File_write_at_all(f, at, buf, count, type, &s)
                 : MPI_File_read_at_all(f, at, buf, count, type, &s));
    }
    OK(MPI_Get_elements_x(&s, MPI_BYTE, &moved));
    return (long)moved;
}

/* In memory the bytes lie side by side, or with holes of 3 behind every 5. */
static long spread(long i, int holes) { return holes ? i / 5 * 8 + i % 5 : i; }

static void access_once(MPI_File f) {
    int list[TILE_MAX], write = (int)draw(-1, 50, 3) > 0, holes = (int)draw(rank, 51, 3) == 0;
    long at, len;
    MPI_Datatype five, type = MPI_BYTE;
    stretch(rank, owned, &at, &len);
    if (holes) {
        len -= len % 5;
        MPI_Type_contiguous(5, MPI_BYTE, &five);
        MPI_Type_create_resized(five, 0, 8, &type);
        MPI_Type_commit(&type);
        MPI_Type_free(&five);
    }
    unsigned char *buf = malloc(spread(len, holes) + 8);
    memset(buf, 0x55, spread(len, holes) + 8);
    for (long i = 0; write && i < len; i++)
        buf[spread(i, holes)] = value(place(own, owned, at + i), rank);
    long moved = perform(f, write, at, buf, (int)(holes ? len / 5 : len), type);
    if (!write) {
        long there = 0;
        while (there < len && place(own, owned, at + there) < length) there++;
        NEED(moved == there);
        for (long i = 0; i < len; i++)
            NEED(buf[spread(i, holes)] == (i < there ? image[place(own, owned, at + i)] : 0x55));
        for (long i = 0; holes && i < len; i++)
            if (i % 5 == 4) NEED(buf[spread(i, 1) + 1] == 0x55 && buf[spread(i, 1) + 3] == 0x55);
    } else {
        NEED(moved == len);
    }
    free(buf);
    if (holes) MPI_Type_free(&type);
    /* What all ranks have done. */
    for (int r = 0; write && r < size; r++) {
        int n = bytes_of(r, list);
        stretch(r, n, &at, &len);
        if (draw(r, 51, 3) == 0) len -= len % 5;
        for (long i = 0; i < len; i++) {
            long to = place(list, n, at + i);
            NEED(to < AHEAD);
            image[to] = value(to, r);
            if (to >= length) length = to + 1;
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* With HAWSER_TEST_SYNCS the file lies where hosts see what others have written after syncs. */
static void compare(MPI_File f) {
    if (getenv("HAWSER_TEST_SYNCS")) {
        OK(MPI_File_sync(f));
        MPI_Barrier(MPI_COMM_WORLD);
        OK(MPI_File_sync(f));
    }
    if (rank == 0) {
        unsigned char *data = malloc(AHEAD);
        FILE *f = fopen(name, "rb");
        NEED(f != NULL);
        long n = (long)fread(data, 1, AHEAD, f);
        NEED(n == length);
        for (long i = 0; i < n; i++) {
            if (data[i] != image[i]) fprintf(stderr, "byte %ld: %d, not %d\n", i, data[i], image[i]);
            NEED(data[i] == image[i]);
        }
        fclose(f);
        free(data);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : (uint64_t)getpid() * 2654435761u;
    MPI_Bcast(&seed, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./oracle.%llu.data", (unsigned long long)seed);
    image = malloc(AHEAD);
    for (round_ = 0; round_ < ROUNDS; round_++) {
        MPI_File f;
        step = 0;
        deal();
        owned = bytes_of(rank, own);
        length = draw(-1, 60, 60000);
        memset(image, 0, AHEAD);
        memset(image, 0xee, length);
        if (rank == 0) {
            FILE *fill = fopen(name, "wb");
            NEED(fill != NULL && fwrite(image, 1, length, fill) == (size_t)length);
            fclose(fill);
        }
        MPI_Barrier(MPI_COMM_WORLD);
        open_with_hints(&f);
        MPI_Datatype filetype = view_type();
        OK(MPI_File_set_view(f, disp, MPI_BYTE, filetype, "native", MPI_INFO_NULL));
        for (step = 0; step < STEPS; step++) {
            access_once(f);
            compare(f);
        }
        OK(MPI_File_close(&f));
        MPI_Type_free(&filetype);
    }
    if (rank == 0) {
        unlink(name);
        puts("ok");
    }
    free(image);
    MPI_Finalize();
    return 0;
}
