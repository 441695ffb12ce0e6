// np: 3 5
/* Rooted collectives between communicators: arguments that are not significant at the root or at
   the others of its group may be anything (MPI-5.0 sections 6.4 to 6.6 and 6.9). */
#include "check.h"

/* Finishes form f of a call: 0 has run, 1 is in flight, 2 was prepared. */
#define FORM(f, name, lower, ...)                                                                        \
    do {                                                                                           \
        MPI_Request q = MPI_REQUEST_NULL;                                                          \
        if (f == 0)                                                                                \
            OK(MPI_##name(__VA_ARGS__));                                                           \
        else if (f == 1)                                                                           \
            OK(MPI_I##lower(__VA_ARGS__, &q));                                                      \
        else {                                                                                     \
            OK(MPI_##name##_init(__VA_ARGS__, MPI_INFO_NULL, &q));                                 \
            OK(MPI_Start(&q));                                                                     \
        }                                                                                          \
        OK(MPI_Wait(&q, MPI_STATUS_IGNORE));                                                       \
        if (f == 2)                                                                                \
            OK(MPI_Request_free(&q));                                                              \
    } while (0)

/* What a call gets where nobody looks. */
typedef struct {
    void *at;
    int count;
    MPI_Datatype type;
} Unread;

static MPI_Comm inter;
static int low, remote, root, is_root;

static int *mine(int n, int first)
{
    static int room[3][16];
    static int next;
    int *to = room[next++ % 3];
    for (int i = 0; i < n; i++)
        to[i] = first + i;
    return to;
}

static void gathers(Unread u, int f)
{
    int *s = mine(1, rank), *r = mine(remote, -1), ones[16], at[16], *none = (int *)8;
    for (int i = 0; i < remote; i++)
        ones[i] = 1, at[i] = i;
#define SEND low ? (void *)s : u.at, low ? 1 : u.count, low ? MPI_INT : u.type
    FORM(f, Gather, gather, SEND, is_root ? (void *)r : u.at, is_root ? 1 : u.count,
         is_root ? MPI_INT : u.type, root, inter);
    for (int i = 0; is_root && i < remote; i++)
        CHECK(r[i] == i);
    r = mine(remote, -1);
    FORM(f, Gatherv, gatherv, SEND, is_root ? (void *)r : u.at, is_root ? ones : none, is_root ? at : none,
         is_root ? MPI_INT : u.type, root, inter);
    for (int i = 0; is_root && i < remote; i++)
        CHECK(r[i] == i);
}

static void scatters(Unread u, int f)
{
    int *s = mine(remote, 70), *r = mine(1, -1), ones[16], at[16], *none = (int *)8;
    for (int i = 0; i < remote; i++)
        ones[i] = 1, at[i] = i;
#define RECV low ? (void *)r : u.at, low ? 1 : u.count, low ? MPI_INT : u.type
    FORM(f, Scatter, scatter, is_root ? (void *)s : u.at, is_root ? 1 : u.count, is_root ? MPI_INT : u.type,
         RECV, root, inter);
    CHECK(!low || *r == 70 + rank);
    r = mine(1, -1);
    FORM(f, Scatterv, scatterv, is_root ? (void *)s : u.at, is_root ? ones : none, is_root ? at : none,
         is_root ? MPI_INT : u.type, RECV, root, inter);
    CHECK(!low || *r == 70 + rank);
}

static void others(Unread u, int f)
{
    int *b = mine(1, is_root ? 5 : -1), *s = mine(1, rank), *r = mine(1, -1), part = low || is_root;
    FORM(f, Bcast, bcast, part ? (void *)b : u.at, part ? 1 : u.count, part ? MPI_INT : u.type, root,
         inter);
    CHECK(!part || *b == 5);
    FORM(f, Reduce, reduce, low ? (void *)s : u.at, is_root ? (void *)r : u.at, part ? 1 : u.count,
         part ? MPI_INT : u.type, MPI_SUM, root, inter);
    CHECK(!is_root || *r == remote * (remote - 1) / 2);
}

int main(int argc, char **argv)
{
    MPI_Comm half;
    MPI_Datatype raw, junk;
    uintptr_t one = 1;
    begin(&argc, &argv);
    memcpy(&junk, &one, sizeof junk);
    OK(MPI_Type_contiguous(3, MPI_INT, &raw));
    low = rank < (size + 1) / 2;
    OK(MPI_Comm_split(MPI_COMM_WORLD, low, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? (size + 1) / 2 : 0, 3, &inter));
    OK(MPI_Comm_remote_size(inter, &remote));
    is_root = rank == size - 1;
    root = is_root ? MPI_ROOT : low ? size - 1 - (size + 1) / 2 : MPI_PROC_NULL;
    Unread all[] = {
        {NULL, 0, MPI_INT},          {NULL, 0, MPI_DATATYPE_NULL}, {NULL, 5, MPI_INT},
        {(void *)8, -4, MPI_INT},    {(void *)8, 0, junk},         {(void *)8, 2, MPI_DATATYPE_NULL},
        {(void *)8, 1, raw},         {MPI_IN_PLACE, 1, MPI_INT},
    };
    for (int f = 0; f < 3; f++)
        for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
            gathers(all[i], f);
            scatters(all[i], f);
            others(all[i], f);
        }
    OK(MPI_Type_free(&raw));
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
    return end();
}
