// Ports at their edges: edges WHAT, in one job.
#include <arpa/inet.h>
#include <dirent.h>
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define CHECK(what) \
    do { \
        if (!(what)) { \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #what); \
            fflush(stdout); \
            abort(); \
        } \
    } while (0)

// Compilers of older versions of MPI, too: then any error will do.
#if MPI_VERSION >= 4
#define IS_LOST(code) (class_of(code) == MPI_ERR_PROC_ABORTED)
#else
#define IS_LOST(code) ((code) != MPI_SUCCESS)
#endif

static int me, size;

static int class_of(int code) {
    int class;
    MPI_Error_class(code, &class);
    return class;
}

static int connect_class(const char *port, const char *timeout, MPI_Comm comm) {
    MPI_Info info;
    MPI_Info_create(&info);
    if (timeout) MPI_Info_set(info, "timeout", timeout);
    MPI_Comm inter;
    int code = MPI_Comm_connect(port, info, 0, comm, &inter);
    if (code) CHECK(inter == MPI_COMM_NULL);
    MPI_Info_free(&info);
    return class_of(code);
}

static void errors_return(void) {
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

// Each wrong port is an error of class MPI_ERR_PORT at every member, and soon.
static void bad(void) {
    errors_return();
    char port[MPI_MAX_PORT_NAME] = "", wrong[MPI_MAX_PORT_NAME];
    const char *names[] = {"", "nonsense", "127.0.0.1:80", "hawser2:", "hawser1:x:y:z:w", ":::::"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        CHECK(connect_class(names[i], NULL, MPI_COMM_WORLD) == MPI_ERR_PORT);
    CHECK(connect_class(NULL, NULL, MPI_COMM_WORLD) == MPI_ERR_PORT);
    MPI_Comm inter;
    if (me == 0) {
        CHECK(MPI_Open_port(MPI_INFO_NULL, port) == 0);
        for (size_t n = 0; n < strlen(port); n++) {
            memcpy(wrong, port, n);
            wrong[n] = 0;
            CHECK(connect_class(wrong, NULL, MPI_COMM_SELF) == MPI_ERR_PORT);
        }
        // A key that is not that of the port.
        strcpy(wrong, port);
        char *last = wrong + strlen(wrong) - 1;
        *last = *last == '0' ? '1' : '0';
        CHECK(connect_class(wrong, NULL, MPI_COMM_SELF) == MPI_ERR_PORT);
        // Nobody accepts.
        CHECK(connect_class(port, "0.2", MPI_COMM_SELF) == MPI_ERR_PORT);
        CHECK(connect_class(port, "soon", MPI_COMM_SELF) == MPI_ERR_INFO_VALUE);
        CHECK(class_of(MPI_Comm_accept(wrong + 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter)) == MPI_ERR_PORT);
    }
    // The port of another process, and then one that is closed.
    MPI_Bcast(port, sizeof port, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (me == 1) {
        CHECK(class_of(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter)) == MPI_ERR_PORT);
        CHECK(class_of(MPI_Close_port(port)) == MPI_ERR_PORT);
    }
    // Who has given up before somebody accepted is passed over.
    if (me < 2) {
        if (me == 0) CHECK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter) == 0);
        else CHECK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter) == 0);
        MPI_Comm_disconnect(&inter);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (me == 0) CHECK(MPI_Close_port(port) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    if (me == 0) CHECK(class_of(MPI_Close_port(port)) == MPI_ERR_PORT);
    if (me == 1) CHECK(connect_class(port, NULL, MPI_COMM_SELF) == MPI_ERR_PORT);
    CHECK(connect_class(port, NULL, MPI_COMM_WORLD) == MPI_ERR_PORT);
    CHECK(class_of(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter)) == MPI_ERR_PORT);
}

static int descriptors(void) {
    int n = 0;
    DIR *all = opendir("/proc/self/fd");
    while (readdir(all)) n++;
    closedir(all);
    return n;
}

// Two ranks of one job meet by themselves, again and again, and nothing is left of it.
static void self(int rounds) {
    char port[MPI_MAX_PORT_NAME] = "";
    if (me == 0) MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Bcast(port, sizeof port, MPI_CHAR, 0, MPI_COMM_WORLD);
    int before = 0;
    for (int i = 0; i < rounds && me < 2; i++) {
        MPI_Comm inter, merged;
        if (me == 0) MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        else MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        int value = i, got = -1;
        MPI_Sendrecv(&value, 1, MPI_INT, 0, 0, &got, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        CHECK(got == i);
        MPI_Intercomm_merge(inter, me, &merged);
        int rank;
        MPI_Comm_rank(merged, &rank);
        CHECK(rank == me);
        MPI_Comm_disconnect(&merged);
        MPI_Comm_disconnect(&inter);
        if (i == 2) before = descriptors();
    }
    // A caller that was kept waiting may have tried another address beside, which ends by itself.
    if (me < 2) CHECK(descriptors() <= before + 4);
    if (me == 0) MPI_Close_port(port);
}

static int connected(void) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof at;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (me == 1) {
        MPI_Recv(&at.sin_port, 2, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(connect(fd, (struct sockaddr *)&at, len) == 0);
        return fd;
    }
    CHECK(bind(fd, (struct sockaddr *)&at, len) == 0 && listen(fd, 1) == 0);
    CHECK(getsockname(fd, (struct sockaddr *)&at, &len) == 0);
    MPI_Send(&at.sin_port, 2, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
    int other = accept(fd, NULL, NULL);
    CHECK(other >= 0);
    close(fd);
    return other;
}

static void join(void) {
    int fd = connected(), got = -1;
    for (int i = 0; i < 3; i++) {
        MPI_Comm inter;
        MPI_Comm_join(fd, &inter);
        MPI_Sendrecv(&me, 1, MPI_INT, 0, 0, &got, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        CHECK(got == !me);
        MPI_Comm_disconnect(&inter);
        // The socket is the program's again.
        char byte = 'a' + me;
        CHECK(write(fd, &byte, 1) == 1 && read(fd, &byte, 1) == 1 && byte == 'a' + !me);
    }
    close(fd);
    errors_return();
    MPI_Comm inter;
    CHECK(class_of(MPI_Comm_join(0, &inter)) == MPI_ERR_ARG && inter == MPI_COMM_NULL);
    fd = connected();
    if (me == 0) close(fd);
    else CHECK(class_of(MPI_Comm_join(fd, &inter)) == MPI_ERR_ARG);
}

static char shared_port[MPI_MAX_PORT_NAME];

static void *accepts(void *at) {
    MPI_Comm comm = *(MPI_Comm *)at, inter;
    for (int i = 0; i < 10; i++) {
        int who;
        MPI_Comm_accept(shared_port, MPI_INFO_NULL, 0, comm, &inter);
        MPI_Recv(&who, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        MPI_Send(&who, 1, MPI_INT, 0, 0, inter);
        MPI_Comm_disconnect(&inter);
    }
    return NULL;
}

// Several threads accept at one port, for as many callers.
static void threads(void) {
    if (me == 0) MPI_Open_port(MPI_INFO_NULL, shared_port);
    MPI_Bcast(shared_port, sizeof shared_port, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (me == 0) {
        pthread_t thread[8];
        MPI_Comm comms[8];
        for (int i = 0; i < size - 1; i++) MPI_Comm_dup(MPI_COMM_SELF, &comms[i]);
        for (int i = 0; i < size - 1; i++) pthread_create(&thread[i], NULL, accepts, &comms[i]);
        for (int i = 0; i < size - 1; i++) pthread_join(thread[i], NULL);
        for (int i = 0; i < size - 1; i++) MPI_Comm_free(&comms[i]);
        return;
    }
    for (int i = 0; i < 10; i++) {
        MPI_Comm inter;
        int back = -1;
        MPI_Comm_connect(shared_port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        MPI_Sendrecv(&me, 1, MPI_INT, 0, 0, &back, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        CHECK(back == me);
        MPI_Comm_disconnect(&inter);
    }
}

static double cpu(void) {
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    return use.ru_utime.tv_sec + use.ru_stime.tv_sec + 1e-6 * (use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

// Who accepts sleeps: the caller lets two seconds pass.
static void idle(void) {
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    if (me == 0) MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Bcast(port, sizeof port, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (me == 0) {
        double before = cpu();
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        CHECK(cpu() - before < 0.1);
        MPI_Comm_disconnect(&inter);
    } else if (me == 1) {
        struct timespec two = {2, 0};
        nanosleep(&two, NULL);
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        MPI_Comm_disconnect(&inter);
    }
}

static void put(const char *to, const char *port) {
    FILE *file = fopen(to, "w");
    CHECK(file && fputs(port, file) >= 0 && fclose(file) == 0);
}

static void take(const char *from, char *port) {
    FILE *file = fopen(from, "r");
    CHECK(file && fgets(port, MPI_MAX_PORT_NAME, file) && fclose(file) == 0);
}

// survive FIFO FIFO: its first caller dies, the second does not.
static void survive(char **fifos) {
    char port[MPI_MAX_PORT_NAME] = "", text[MPI_MAX_ERROR_STRING];
    int value, n;
    MPI_Open_port(MPI_INFO_NULL, port);
    errors_return();
    for (int i = 0; i < 2; i++) {
        MPI_Comm inter;
        put(fifos[i], port);
        CHECK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter) == 0);
        MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
        CHECK(MPI_Recv(&value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE) == 0 && value == i);
        MPI_Send(&value, 1, MPI_INT, 0, 0, inter);
        int code = MPI_Recv(&value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        if (i == 0) {
            CHECK(IS_LOST(code));
            MPI_Error_string(code, text, &n);
            MPI_Comm_free(&inter);
        } else {
            CHECK(code == 0 && value == 7);
            MPI_Comm_disconnect(&inter);
        }
    }
    MPI_Close_port(port);
}

// bereft FIFO serve|call [any]: two ranks each; the second one of the callers dies before it has said
// anything to anybody, and the second one of the servers, who waits for it, gets an error.
static void bereft(const char *fifo, int serves, int any) {
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    int value;
    if (serves && me == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        put(fifo, port);
    } else if (me == 0) {
        take(fifo, port);
    }
    if (serves) MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    if (!serves) {
        struct timespec some = {0, 300000000};
        nanosleep(&some, NULL);
        if (me == 1) raise(SIGKILL);
        MPI_Barrier(MPI_COMM_WORLD);
    } else if (me == 1) {
        int from = any ? MPI_ANY_SOURCE : 1;
        int code = MPI_Recv(&value, 1, MPI_INT, from, 0, inter, MPI_STATUS_IGNORE);
        CHECK(IS_LOST(code));
        char text[MPI_MAX_ERROR_STRING];
        int n;
        MPI_Error_string(code, text, &n);
    }
    MPI_Comm_free(&inter);
}

// call FIFO NUMBER: 0 dies, 1 ends well, 2 goes to MPI_Finalize without a disconnect.
static void call(const char *fifo, int number) {
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    int got = -1;
    take(fifo, port);
    MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    MPI_Sendrecv(&number, 1, MPI_INT, 0, 0, &got, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
    CHECK(got == number);
    if (number == 0) raise(SIGKILL);
    number = 7;
    MPI_Send(&number, 1, MPI_INT, 0, 0, inter);
    MPI_Comm_disconnect(&inter);
}

// linger FIFO serve|call: both go to MPI_Finalize while they are connected; what the one has sent
// there still comes to the other, which takes its time.
static MPI_Request late;
static char *long_message;
static void linger(const char *fifo, int serves) {
    enum { N = 8 << 20 };
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    long_message = calloc(N, 1);
    if (serves) {
        MPI_Open_port(MPI_INFO_NULL, port);
        put(fifo, port);
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        memset(long_message, 5, N);
        MPI_Isend(long_message, N, MPI_CHAR, 0, 0, inter, &late);
        MPI_Request_free(&late);
    } else {
        take(fifo, port);
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
        struct timespec some = {0, 300000000};
        nanosleep(&some, NULL);
        MPI_Recv(long_message, N, MPI_CHAR, 0, 0, inter, MPI_STATUS_IGNORE);
        CHECK(long_message[N - 1] == 5);
    }
}

static long resident(void) {
    long pages = 0, skipped;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(file && fscanf(file, "%ld %ld", &skipped, &pages) == 2);
    fclose(file);
    return pages;
}

// again FIFO serve|call ROUNDS: the same two jobs meet again and again, use a communicator of both,
// and nothing grows.
static void again(const char *fifo, int serves, int rounds) {
    char port[MPI_MAX_PORT_NAME] = "";
    if (serves && me == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        put(fifo, port);
    } else if (me == 0) {
        take(fifo, port);
    }
    int before = 0;
    long pages = 0;
    double start = MPI_Wtime();
    for (int i = 0; i < rounds; i++) {
        MPI_Comm inter, merged;
        if (serves) MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
        else MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
        MPI_Intercomm_merge(inter, serves, &merged);
        int one = 1, sum, n;
        MPI_Comm_size(merged, &n);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, merged);
        CHECK(sum == n);
        MPI_Comm_disconnect(&merged);
        MPI_Comm_disconnect(&inter);
        if (i == rounds / 2) {
            before = descriptors();
            pages = resident();
        }
    }
    if (me == 0 && getenv("SAY"))
        printf("%.3f ms a round, %ld pages more\n", 1e3 * (MPI_Wtime() - start) / rounds, resident() - pages);
    // Connections and memory of the last rounds are given back a moment later, as they were of those
    // before the one in the middle.
    double wait = MPI_Wtime() + 10;
    int flag;
    while (descriptors() > before + 4 && MPI_Wtime() < wait)
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    CHECK(descriptors() <= before + 4);
    CHECK(resident() - pages < 256);
    if (serves && me == 0) MPI_Close_port(port);
}

// Mappings of memory that is shared with other jobs.
static int memories(void) {
    int n = 0;
    char line[512];
    FILE *file = fopen("/proc/self/maps", "r");
    CHECK(file);
    while (fgets(line, sizeof line, file)) n += strstr(line, "hawser-met") != NULL;
    fclose(file);
    return n;
}

// memory FIFO serve|call WANTED: two jobs on one host share WANTED memories as long as they are
// connected, and messages of all lengths cross them.
static void memory(const char *fifo, int serves, int wanted) {
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter, merged;
    CHECK(memories() == 0);
    if (serves && me == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        put(fifo, port);
    } else if (me == 0) {
        take(fifo, port);
    }
    if (serves) MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Intercomm_merge(inter, serves, &merged);
    int rank, n;
    MPI_Comm_rank(merged, &rank);
    MPI_Comm_size(merged, &n);
    enum { MOST = 9 << 20 };
    unsigned char *out = malloc(MOST), *in = malloc(MOST);
    for (int len = 0; len <= MOST; len = len < 4 ? len + 1 : len * 3) {
        int to = (rank + n / 2) % n, from = (rank + n - n / 2) % n;
        for (int i = 0; i < len; i++) out[i] = (unsigned char)(i * 7 + rank + len);
        memset(in, 0, MOST);
        MPI_Sendrecv(out, len, MPI_BYTE, to, 1, in, len, MPI_BYTE, from, 1, merged, MPI_STATUS_IGNORE);
        for (int i = 0; i < len; i++) CHECK(in[i] == (unsigned char)(i * 7 + from + len));
    }
    free(out);
    free(in);
    CHECK(memories() == wanted);
    // Who knows each other needs no more.
    MPI_Comm again, local;
    MPI_Comm_split(merged, serves, rank, &local);
    MPI_Intercomm_create(local, 0, merged, serves ? 0 : n / 2, 7, &again);
    int is_inter;
    MPI_Comm_test_inter(again, &is_inter);
    CHECK(is_inter && memories() == wanted);
    MPI_Comm_disconnect(&again);
    MPI_Comm_free(&local);
    MPI_Comm_disconnect(&merged);
    MPI_Comm_disconnect(&inter);
    double begin = MPI_Wtime();
    while (memories() != 0) {
        int flag;
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
        CHECK(MPI_Wtime() - begin < 60);
    }
    if (serves && me == 0) MPI_Close_port(port);
}

// late FIFO serve|call CALLS: callers that give up at any moment end nobody's accept.
static void tardy(const char *fifo, int serves, int calls) {
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    int more = 1;
    if (serves) {
        MPI_Open_port(MPI_INFO_NULL, port);
        put(fifo, port);
        while (more) {
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
            MPI_Recv(&more, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
            MPI_Comm_disconnect(&inter);
        }
        MPI_Close_port(port);
        return;
    }
    take(fifo, port);
    errors_return();
    MPI_Info info;
    MPI_Info_create(&info);
    for (int i = 0, met = 0; i < calls || more; i++) {
        char timeout[32];
        snprintf(timeout, sizeof timeout, "%.6f", i < calls ? 1e-5 * (i % 400) : 60.0);
        MPI_Info_set(info, "timeout", timeout);
        int code = MPI_Comm_connect(port, info, 0, MPI_COMM_SELF, &inter);
        if (code) {
            CHECK(class_of(code) == MPI_ERR_PORT && i < calls);
            continue;
        }
        met++;
        more = i < calls;
        MPI_Send(&more, 1, MPI_INT, 0, 0, inter);
        MPI_Comm_disconnect(&inter);
        if (!more && getenv("SAY")) printf("%d of %d calls were accepted\n", met, i + 1);
    }
    MPI_Info_free(&info);
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    int provided;
    MPI_Init_thread(&argc, &argv, strcmp(what, "threads") ? MPI_THREAD_SINGLE : MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!strcmp(what, "bad")) bad();
    else if (!strcmp(what, "self")) self(argc > 2 ? atoi(argv[2]) : 20);
    else if (!strcmp(what, "join")) join();
    else if (!strcmp(what, "threads")) threads();
    else if (!strcmp(what, "idle")) idle();
    else if (!strcmp(what, "survive")) survive(argv + 2);
    else if (!strcmp(what, "call")) call(argv[2], atoi(argv[3]));
    else if (!strcmp(what, "linger")) linger(argv[2], !strcmp(argv[3], "serve"));
    else if (!strcmp(what, "bereft")) bereft(argv[2], !strcmp(argv[3], "serve"), argc > 4);
    else if (!strcmp(what, "memory")) memory(argv[2], !strcmp(argv[3], "serve"), atoi(argv[4]));
    else if (!strcmp(what, "late")) tardy(argv[2], !strcmp(argv[3], "serve"), atoi(argv[4]));
    else if (!strcmp(what, "again")) again(argv[2], !strcmp(argv[3], "serve"), atoi(argv[4]));
    else CHECK(!"known");
    MPI_Finalize();
    if (me == 0) printf("%s done\n", what);
    return 0;
}
