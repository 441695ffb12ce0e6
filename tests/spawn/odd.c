/* Uses of spawning that are seldom: odd WHAT.
 *   threads   threads spawn at once, each over a communicator of its own, while another one sends
 *   nested    children spawn over parts of their world, and grandchildren meet at a port of one of them
 *   none      0 and −1 processes, wrong roots, NULL away from the root, several programs of which one cannot be had
 *   stale     ports that are closed, of processes that have ended, forged, cut
 *   orders    many children are left in every order, while others are spawned
 *   burst     children of one parent that connect at the same time to one port, with a timeout that is over for some
 *   keeps     a job that has parted and goes on has its slot until it ends
 *   gone      children that die whole, one after the other, under --enable-recovery, or give up and end
 *   mixed     each rank spawns from MPI_COMM_SELF at once, and all meet in one communicator */
#include "../c/core/check.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

enum { THREADS = 6, ROUNDS = 4, MANY = 12 };

static char *self;

static MPI_Comm children(MPI_Comm comm, const char *as, const char *more, int n)
{
    char *words[] = {(char *)as, (char *)more, NULL};
    MPI_Comm inter;
    int codes[64], i;
    OK(MPI_Comm_spawn(self, words, n, MPI_INFO_NULL, 0, comm, &inter, codes));
    for (i = 0; i < n; i++)
        CHECK(codes[i] == MPI_SUCCESS);
    return inter;
}

static void part(MPI_Comm *inter, int high)
{
    MPI_Comm all;
    talk(*inter);
    OK(MPI_Intercomm_merge(*inter, high, &all));
    talk(all);
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(inter));
}

static MPI_Comm of_thread[THREADS];

static void *spawns(void *of)
{
    int round;
    for (round = 0; round < ROUNDS; round++) {
        MPI_Comm inter = children(*(MPI_Comm *)of, "child", "", 1 + round % 2);
        part(&inter, 0);
    }
    return NULL;
}

static volatile int over;

static void *sends(void *of)
{
    int value = 0, n, me;
    MPI_Comm comm = *(MPI_Comm *)of;
    OK(MPI_Comm_size(comm, &n));
    OK(MPI_Comm_rank(comm, &me));
    for (;;) {
        int stop = over, all;
        OK(MPI_Sendrecv(&value, 1, MPI_INT, (me + 1) % n, 1, &value, 1, MPI_INT, (me + n - 1) % n, 1, comm,
                        MPI_STATUS_IGNORE));
        OK(MPI_Allreduce(&stop, &all, 1, MPI_INT, MPI_MIN, comm));
        if (all)
            return NULL;
    }
}

static void threads(void)
{
    pthread_t all[THREADS + 1];
    MPI_Comm side;
    int i;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &side));
    for (i = 0; i < THREADS; i++)
        OK(MPI_Comm_dup(i % 2 ? MPI_COMM_WORLD : MPI_COMM_SELF, &of_thread[i]));
    CHECK(pthread_create(&all[THREADS], NULL, sends, &side) == 0);
    for (i = 0; i < THREADS; i++)
        CHECK(pthread_create(&all[i], NULL, spawns, &of_thread[i]) == 0);
    for (i = 0; i < THREADS; i++)
        pthread_join(all[i], NULL);
    over = 1;
    pthread_join(all[THREADS], NULL);
    for (i = 0; i < THREADS; i++)
        OK(MPI_Comm_free(&of_thread[i]));
    OK(MPI_Comm_free(&side));
}

/* A child: three of them are two parts, which spawn; the first part's grandchildren open a port, where those of the
 * other one connect. */
static void nests(MPI_Comm parent)
{
    MPI_Comm half, inter;
    char port[MPI_MAX_PORT_NAME] = "";
    int leads;
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half));
    OK(MPI_Comm_rank(half, &leads));
    inter = children(half, "grandchild", rank % 2 ? "calls" : "listens", 2);
    if (leads == 0 && rank % 2 == 0) {
        OK(MPI_Recv(port, sizeof port, MPI_CHAR, 0, 7, inter, MPI_STATUS_IGNORE));
        OK(MPI_Send(port, sizeof port, MPI_CHAR, 1, 7, MPI_COMM_WORLD));
    }
    if (leads == 0 && rank % 2 == 1) {
        OK(MPI_Recv(port, sizeof port, MPI_CHAR, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Send(port, sizeof port, MPI_CHAR, 0, 7, inter));
    }
    part(&inter, 0);
    OK(MPI_Comm_free(&half));
    part(&parent, 1);
}

static void grandchild(MPI_Comm parent, int listens)
{
    MPI_Comm cousins;
    char port[MPI_MAX_PORT_NAME] = "";
    if (listens) {
        if (rank == 0) {
            OK(MPI_Open_port(MPI_INFO_NULL, port));
            OK(MPI_Send(port, sizeof port, MPI_CHAR, 0, 7, parent));
        }
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &cousins));
    } else {
        if (rank == 0)
            OK(MPI_Recv(port, sizeof port, MPI_CHAR, 0, 7, parent, MPI_STATUS_IGNORE));
        OK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &cousins));
    }
    part(&cousins, listens);
    part(&parent, 1);
}

static int class_of(int code)
{
    int class_;
    MPI_Error_class(code, &class_);
    return class_;
}

static void none(void)
{
    char *commands[] = {self, "/nowhere/none"}, *words[] = {"child", "", NULL}, **lists[] = {words, words};
    int counts[] = {1, 2}, codes[4], i, code;
    MPI_Info infos[] = {MPI_INFO_NULL, MPI_INFO_NULL};
    MPI_Comm inter;
    /* MPI-5.0 section 11.8.2: maxprocs is an argument like others. */
    code = class_of(MPI_Comm_spawn(self, words, -1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes));
    CHECK(code == MPI_ERR_ARG || code == MPI_ERR_SPAWN || code == MPI_ERR_COUNT);
    code = class_of(MPI_Comm_spawn(self, words, 0, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    CHECK(code == MPI_ERR_ARG || code == MPI_ERR_SPAWN || code == MPI_ERR_COUNT);
    CHECK(class_of(MPI_Comm_spawn(self, words, 1, MPI_INFO_NULL, size, MPI_COMM_WORLD, &inter, codes)) == MPI_ERR_ROOT ||
          class_of(MPI_Comm_spawn(self, words, 1, MPI_INFO_NULL, size, MPI_COMM_WORLD, &inter, codes)) == MPI_ERR_RANK);
    FAILS(MPI_ERR_SPAWN, MPI_Comm_spawn("/", words, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes));
    FAILS(MPI_ERR_SPAWN, MPI_Comm_spawn("/etc/passwd", words, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes));
    FAILS(MPI_ERR_SPAWN, MPI_Comm_spawn("", words, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes));
    memset(codes, 0, sizeof codes);
    FAILS(MPI_ERR_SPAWN,
          MPI_Comm_spawn_multiple(2, commands, lists, counts, infos, 0, MPI_COMM_WORLD, &inter, codes));
    for (i = 0; i < 3; i++)
        CHECK(codes[i] != MPI_SUCCESS);
    /* A group that was told of an error goes on, and what counts at the root alone may be anything elsewhere. */
    if (rank == 0)
        inter = children(MPI_COMM_WORLD, "child", "", 2);
    else
        OK(MPI_Comm_spawn(NULL, NULL, -7, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    part(&inter, 0);
}

static void stale(void)
{
    char port[MPI_MAX_PORT_NAME], of_child[MPI_MAX_PORT_NAME], bad[MPI_MAX_PORT_NAME];
    size_t i, len;
    double begun;
    MPI_Comm inter;
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    OK(MPI_Close_port(port));
    FAILS(MPI_ERR_PORT, MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
    FAILS(MPI_ERR_PORT, MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
    FAILS(MPI_ERR_PORT, MPI_Close_port(port));
    /* Of a process that has ended. */
    inter = children(MPI_COMM_SELF, "opens", "", 1);
    OK(MPI_Recv(of_child, sizeof of_child, MPI_CHAR, 0, 0, inter, MPI_STATUS_IGNORE));
    OK(MPI_Comm_disconnect(&inter));
    begun = MPI_Wtime();
    FAILS(MPI_ERR_PORT, MPI_Comm_connect(of_child, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
    CHECK(MPI_Wtime() - begun < 20);
    /* Each character is changed, and the name cut at each place. */
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    len = strlen(port);
    for (i = 0; i < len; i += 7) {
        strcpy(bad, port);
        bad[i] = bad[i] == '7' ? '8' : '7';
        if (strcmp(bad, port) == 0 || (bad[i] >= '0' && i > 7 && i < len - 64))
            continue;
        FAILS(MPI_ERR_PORT, MPI_Comm_connect(bad, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
        strcpy(bad, port);
        bad[i] = 0;
        FAILS(MPI_ERR_PORT, MPI_Comm_connect(bad, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
    }
    OK(MPI_Close_port(port));
}

static void orders(void)
{
    MPI_Comm all[MANY];
    unsigned seed = 7;
    int i, round;
    for (i = 0; i < MANY; i++)
        all[i] = children(MPI_COMM_WORLD, "leaves", "", 1);
    for (round = 0; round < 2 * MANY; round++) {
        seed = seed * 1103515245u + 12345u;
        i = (int)(seed >> 16) % MANY;
        if (all[i] == MPI_COMM_NULL) {
            if (round < MANY)
                all[i] = children(MPI_COMM_WORLD, "leaves", "", 1 + round % 2);
        } else if (round % 3 == 0)
            OK(MPI_Comm_free(&all[i]));
        else
            OK(MPI_Comm_disconnect(&all[i]));
    }
    for (i = MANY; i-- > 0;)
        if (all[i] != MPI_COMM_NULL)
            OK(MPI_Comm_disconnect(&all[i]));
}

static void burst(void)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter, one;
    int i, met = 0, refused;
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    inter = children(MPI_COMM_SELF, "connects", port, 8);
    /* The first ones are accepted after those that are impatient have given up. */
    usleep(300000);
    for (i = 0; i < 4; i++) {
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &one));
        OK(MPI_Comm_disconnect(&one));
    }
    for (i = 0; i < 8; i++) {
        OK(MPI_Recv(&refused, 1, MPI_INT, i, 0, inter, MPI_STATUS_IGNORE));
        CHECK(refused == i % 2);
        met += !refused;
    }
    CHECK(met == 4);
    OK(MPI_Close_port(port));
    part(&inter, 0);
}

static void connects(MPI_Comm parent, const char *port)
{
    int code, refused;
    MPI_Comm one;
    MPI_Info info = MPI_INFO_NULL;
    if (rank % 2) {
        OK(MPI_Info_create(&info));
        OK(MPI_Info_set(info, "timeout", "0.05"));
    }
    code = MPI_Comm_connect(port, info, 0, MPI_COMM_SELF, &one);
    refused = code != MPI_SUCCESS;
    if (refused)
        CHECK(class_of(code) == MPI_ERR_PORT);
    else
        OK(MPI_Comm_disconnect(&one));
    if (info != MPI_INFO_NULL)
        OK(MPI_Info_free(&info));
    OK(MPI_Send(&refused, 1, MPI_INT, 0, 0, parent));
    part(&parent, 1);
}

static void keeps(void)
{
    char *words[] = {"lingers", NULL};
    double begun;
    MPI_Comm inter = children(MPI_COMM_SELF, "lingers", "", 1);
    OK(MPI_Comm_disconnect(&inter));
    begun = MPI_Wtime();
    FAILS(MPI_ERR_SPAWN,
          MPI_Comm_spawn(self, words, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE));
    CHECK(MPI_Wtime() - begun > 0.5 && MPI_Wtime() - begun < 10);
}

static void gone(void)
{
    int value, round;
    /* In the last round one ends in order, since it has given up to part from its parent. */
    for (round = 0; round < 4; round++) {
        MPI_Comm inter = children(MPI_COMM_SELF, round == 3 ? "gives up" : "dies", "", 1 + round % 2);
        OK(MPI_Recv(&value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE));
        FAILS(MPI_ERR_PROC_ABORTED, MPI_Recv(&value, 1, MPI_INT, 0, 1, inter, MPI_STATUS_IGNORE));
        /* Not all of the others can be waited for. */
        FAILS(MPI_ERR_PROC_ABORTED, MPI_Comm_disconnect(&inter));
        OK(MPI_Comm_free(&inter));
    }
}

static void mixed(void)
{
    /* What the children need to know: whether families come together, and which of two theirs is. */
    const char *pairs = size % 2 ? "0" : rank % 2 ? "2" : "1";
    MPI_Comm inter = children(MPI_COMM_SELF, "child2", pairs, 2), family, next, all;
    OK(MPI_Intercomm_merge(inter, 0, &family));
    talk(family);
    /* The families come together two by two, over their parents. */
    OK(MPI_Comm_dup(family, &all));
    if (size % 2 == 0) {
        OK(MPI_Intercomm_create(family, 0, MPI_COMM_WORLD, rank ^ 1, 5, &next));
        talk(next);
        OK(MPI_Comm_free(&all));
        OK(MPI_Intercomm_merge(next, rank % 2, &all));
        talk(all);
        OK(MPI_Comm_disconnect(&next));
    }
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(&family));
    OK(MPI_Comm_disconnect(&inter));
}

static void child2(MPI_Comm parent, int pairs)
{
    MPI_Comm family, all, next;
    OK(MPI_Intercomm_merge(parent, 1, &family));
    talk(family);
    OK(MPI_Comm_dup(family, &all));
    if (pairs) {
        OK(MPI_Intercomm_create(family, 0, MPI_COMM_NULL, 0, 5, &next));
        talk(next);
        OK(MPI_Comm_free(&all));
        /* Which side is high counts by the group. */
        OK(MPI_Intercomm_merge(next, pairs - 1, &all));
        talk(all);
        OK(MPI_Comm_disconnect(&next));
    }
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(&family));
    OK(MPI_Comm_disconnect(&parent));
}

int main(int argc, char **argv)
{
    MPI_Comm parent;
    const char *what = argc > 1 ? argv[1] : "";
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    settle();
    self = argv[0];
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        if (strcmp(what, "child") == 0)
            part(&parent, 1);
        else if (strcmp(what, "nests") == 0)
            nests(parent);
        else if (strcmp(what, "grandchild") == 0)
            grandchild(parent, strcmp(argv[2], "listens") == 0);
        else if (strcmp(what, "connects") == 0)
            connects(parent, argv[2]);
        else if (strcmp(what, "child2") == 0)
            child2(parent, atoi(argv[2]));
        else if (strcmp(what, "opens") == 0) {
            char port[MPI_MAX_PORT_NAME];
            OK(MPI_Open_port(MPI_INFO_NULL, port));
            OK(MPI_Send(port, sizeof port, MPI_CHAR, 0, 0, parent));
            OK(MPI_Comm_disconnect(&parent));
        }
        else if (strcmp(what, "dies") == 0 || strcmp(what, "gives up") == 0) {
            if (rank == 0)
                OK(MPI_Send(&level, 1, MPI_INT, 0, 0, parent));
            if (rank == 1 || *what == 'd')
                raise(SIGKILL);
            OK(MPI_Comm_set_errhandler(parent, MPI_ERRORS_RETURN));
            FAILS(MPI_ERR_PROC_ABORTED, MPI_Comm_disconnect(&parent));
        } else if (strcmp(what, "lingers") == 0) {
            OK(MPI_Comm_disconnect(&parent));
            sleep(3);
        }
        /* Those that leave do so by MPI_Finalize. */
        MPI_Finalize();
        return 0;
    }
    if (strcmp(what, "threads") == 0)
        threads();
    else if (strcmp(what, "nested") == 0) {
        MPI_Comm inter = children(MPI_COMM_WORLD, "nests", "", 3);
        part(&inter, 0);
    } else if (strcmp(what, "none") == 0)
        none();
    else if (strcmp(what, "stale") == 0)
        stale();
    else if (strcmp(what, "orders") == 0)
        orders();
    else if (strcmp(what, "burst") == 0)
        burst();
    else if (strcmp(what, "gone") == 0)
        gone();
    else if (strcmp(what, "keeps") == 0)
        keeps();
    else
        mixed();
    return end();
}
