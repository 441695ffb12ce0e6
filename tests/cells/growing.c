/* Jobs over cells that grow and meet:
 *   growing spawn N [KEY VALUE]...: the world spawns N processes with these keys, twice, and uses what it shares with
 *       them; tells on which hosts they ran. With "root" "last" its last rank asks for them.
 *   growing ports: the first half of the world connects to a port of the last rank, which it finds by a name.
 *   growing hold FIFO: opens a port, writes its name there, and accepts.
 *   growing call PORT: calls a port that is not reached, which ends the job. */
#include "../c/core/check.h"

#include <unistd.h>

enum { LONG = 300000, ROUNDS = 5 };

static int value_of(int from, int to, int i)
{
    return from * 1000003 + to * 10007 + i;
}

/* Everybody with everybody in the communicator, short and long; then collective calls. */
static void use(MPI_Comm all)
{
    int me, n, peer, i, sum;
    int *in = malloc(LONG * sizeof *in), *out = malloc(LONG * sizeof *out);
    CHECK(in && out);
    OK(MPI_Comm_rank(all, &me));
    OK(MPI_Comm_size(all, &n));
    for (peer = 0; peer < n; peer++) {
        int to = (me + peer) % n, from = (me - peer + n) % n;
        for (i = 0; i < LONG; i++)
            out[i] = value_of(me, to, i);
        OK(MPI_Sendrecv(out, LONG, MPI_INT, to, 1, in, LONG, MPI_INT, from, 1, all, MPI_STATUS_IGNORE));
        for (i = 0; i < LONG; i++)
            CHECK(in[i] == value_of(from, me, i));
        OK(MPI_Sendrecv(out, 1, MPI_INT, to, 2, in, 1, MPI_INT, from, 2, all, MPI_STATUS_IGNORE));
        CHECK(in[0] == value_of(from, me, 0));
    }
    for (i = 0; i < ROUNDS; i++) {
        OK(MPI_Barrier(all));
        OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, all));
        CHECK(sum == n * (n - 1) / 2);
        in[0] = in[LONG - 1] = me == i % n ? 7 * i : -1;
        OK(MPI_Bcast(in, LONG, MPI_INT, i % n, all));
        CHECK(in[0] == 7 * i && in[LONG - 1] == 7 * i);
    }
    for (i = 0; i < n; i++)
        out[i] = value_of(me, i, 0);
    OK(MPI_Alltoall(out, 1, MPI_INT, in, 1, MPI_INT, all));
    for (i = 0; i < n; i++)
        CHECK(in[i] == value_of(i, me, 0));
    free(in);
    free(out);
}

static void part(MPI_Comm *inter, int high)
{
    MPI_Comm all;
    talk(*inter);
    OK(MPI_Intercomm_merge(*inter, high, &all));
    use(all);
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(inter));
}

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void spawn(int argc, char **argv)
{
    char hosts[64][64], spare[64];
    int i, again, n = atoi(argv[2]), root = 0;
    MPI_Info info;
    MPI_Comm inter;
    CHECK(n <= 64);
    OK(MPI_Info_create(&info));
    for (i = 3; i + 1 < argc; i += 2)
        if (strcmp(argv[i], "root") == 0)
            root = strcmp(argv[i + 1], "last") == 0 ? size - 1 : 0;
        else
            OK(MPI_Info_set(info, argv[i], argv[i + 1]));
    for (again = 0; again < 2; again++) {
        OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, n, info, root, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
        /* Those of the first time: slots of a job that has parted come back when its processes have ended. */
        for (i = 0; i < n && rank == 0; i++)
            OK(MPI_Recv(again ? spare : hosts[i], 64, MPI_CHAR, i, 0, inter, MPI_STATUS_IGNORE));
        part(&inter, 0);
    }
    OK(MPI_Info_free(&info));
    if (rank > 0)
        return;
    qsort(hosts, (size_t)n, 64, compare);
    printf("on");
    for (i = 0; i < n; i++)
        printf(" %s", hosts[i]);
    printf("\n");
}

static void ports(void)
{
    char port[MPI_MAX_PORT_NAME];
    int accepts = 2 * rank >= size, class_ = MPI_ERR_NAME;
    MPI_Comm half, inter;
    OK(MPI_Comm_split(MPI_COMM_WORLD, accepts, -rank, &half));
    if (rank == size - 1) {
        OK(MPI_Open_port(MPI_INFO_NULL, port));
        CHECK(strlen(port) < 256);
        OK(MPI_Publish_name("growing", MPI_INFO_NULL, port));
    }
    if (accepts)
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, half, &inter));
    else {
        int leads;
        OK(MPI_Comm_rank(half, &leads));
        while (leads == 0 && class_ != MPI_SUCCESS) {
            MPI_Error_class(MPI_Lookup_name("growing", MPI_INFO_NULL, port), &class_);
            CHECK(class_ == MPI_SUCCESS || class_ == MPI_ERR_NAME);
            usleep(10000);
        }
        OK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, half, &inter));
    }
    part(&inter, accepts);
    if (rank == size - 1) {
        OK(MPI_Unpublish_name("growing", MPI_INFO_NULL, port));
        OK(MPI_Close_port(port));
        /* Nobody listens at a port that was closed, which is said at once. */
        OK(MPI_Send(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, 3, MPI_COMM_WORLD));
    }
    if (rank == 0) {
        OK(MPI_Recv(port, MPI_MAX_PORT_NAME, MPI_CHAR, size - 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        FAILS(MPI_ERR_PORT, MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
    }
    OK(MPI_Comm_free(&half));
}

static void hold(const char *fifo)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    FILE *file;
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    file = fopen(fifo, "w");
    CHECK(file && fprintf(file, "%s\n", port) > 0 && fclose(file) == 0);
    OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
}

static void call(const char *port)
{
    MPI_Comm inter;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    OK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
}

int main(int argc, char **argv)
{
    char host[64];
    MPI_Comm parent;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        gethostname(host, sizeof host);
        host[63] = 0;
        OK(MPI_Send(host, 64, MPI_CHAR, 0, 0, parent));
        use(MPI_COMM_WORLD);
        part(&parent, 1);
        MPI_Finalize();
        return 0;
    }
    CHECK(argc > 1);
    if (strcmp(argv[1], "spawn") == 0)
        spawn(argc, argv);
    else if (strcmp(argv[1], "ports") == 0)
        ports();
    else if (strcmp(argv[1], "hold") == 0)
        hold(argv[2]);
    else
        call(argv[2]);
    return end();
}
