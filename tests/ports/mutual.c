/* Processes that meet each other at the same time, in both directions: mutual ME N SECONDS. Each accepts in one thread and
 * connects in two others, to the ports that the others have published, for so many seconds; pairs of threads exchange
 * something, merge, and part in unlike ways. Where several of their communicators begin and end at once, nobody waits for
 * ever and nobody counts as lost. */
#include "../c/core/check.h"

#include <pthread.h>
#include <unistd.h>

enum { CALLERS = 2, BYTES = 300000 };

static char port[MPI_MAX_PORT_NAME];
static MPI_Comm selves[CALLERS];
static int me, n;
static double until;
static volatile int over;
static int met[CALLERS + 1];

static int class_of(int code)
{
    int class_;
    MPI_Error_class(code, &class_);
    return class_;
}

static void use(MPI_Comm inter, int high, unsigned *seed)
{
    MPI_Comm all;
    int mine = me, theirs = -1, sum = -1;
    char *bytes = malloc(BYTES);
    CHECK(bytes);
    OK(MPI_Sendrecv(&mine, 1, MPI_INT, 0, 1, &theirs, 1, MPI_INT, 0, 1, inter, MPI_STATUS_IGNORE));
    CHECK(theirs >= 0 && theirs < n && theirs != me);
    OK(MPI_Intercomm_merge(inter, high, &all));
    OK(MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, all));
    CHECK(sum == me + theirs);
    memset(bytes, high ? 0 : me, BYTES);
    OK(MPI_Bcast(bytes, BYTES, MPI_CHAR, 0, all));
    CHECK(bytes[BYTES - 1] == (high ? theirs : me));
    free(bytes);
    if (rand_r(seed) % 2)
        OK(MPI_Comm_disconnect(&all));
    else
        OK(MPI_Comm_free(&all));
    if (rand_r(seed) % 3)
        OK(MPI_Comm_disconnect(&inter));
    else
        OK(MPI_Comm_free(&inter));
}

/* Until the port is closed. */
static void *accepts(void *none)
{
    unsigned seed = 1 + (unsigned)me;
    (void)none;
    for (;;) {
        MPI_Comm inter;
        int code = MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        if (code != MPI_SUCCESS && over) {
            CHECK(class_of(code) == MPI_ERR_PORT);
            return NULL;
        }
        OK(code);
        use(inter, 0, &seed);
        met[CALLERS]++;
    }
}

static void *calls(void *of)
{
    int at = *(int *)of;
    unsigned seed = 100 + 10 * (unsigned)me + (unsigned)at;
    MPI_Info info;
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "timeout", "1"));
    while (MPI_Wtime() < until) {
        char name[32], theirs[MPI_MAX_PORT_NAME];
        MPI_Comm inter;
        int code;
        sprintf(name, "mutual-%d", (me + 1 + rand_r(&seed) % (n - 1)) % n);
        code = MPI_Lookup_name(name, MPI_INFO_NULL, theirs);
        if (code != MPI_SUCCESS) {
            CHECK(class_of(code) == MPI_ERR_NAME);
            usleep(20000);
            continue;
        }
        code = MPI_Comm_connect(theirs, info, 0, selves[at], &inter);
        if (code != MPI_SUCCESS) {
            CHECK(class_of(code) == MPI_ERR_PORT);
            continue;
        }
        use(inter, 1, &seed);
        met[at]++;
    }
    OK(MPI_Info_free(&info));
    return NULL;
}

int main(int argc, char **argv)
{
    char name[32];
    int level, i, numbers[CALLERS];
    pthread_t acceptor, callers[CALLERS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    settle();
    CHECK(argc == 4);
    me = atoi(argv[1]), n = atoi(argv[2]);
    until = MPI_Wtime() + atof(argv[3]);
    for (i = 0; i < CALLERS; i++) {
        OK(MPI_Comm_dup(MPI_COMM_SELF, &selves[i]));
        numbers[i] = i;
    }
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    sprintf(name, "mutual-%d", me);
    OK(MPI_Publish_name(name, MPI_INFO_NULL, port));
    CHECK(pthread_create(&acceptor, NULL, accepts, NULL) == 0);
    for (i = 0; i < CALLERS; i++)
        CHECK(pthread_create(&callers[i], NULL, calls, &numbers[i]) == 0);
    for (i = 0; i < CALLERS; i++)
        pthread_join(callers[i], NULL);
    OK(MPI_Unpublish_name(name, MPI_INFO_NULL, port));
    /* Callers that have found the name have a second to be accepted. */
    usleep(1500000);
    over = 1;
    OK(MPI_Close_port(port));
    pthread_join(acceptor, NULL);
    for (i = 0; i < CALLERS; i++)
        OK(MPI_Comm_free(&selves[i]));
    CHECK(met[0] + met[1] > 0 && met[CALLERS] > 0);
    printf("%d: %d and %d\n", me, met[0] + met[1], met[CALLERS]);
    return end();
}
