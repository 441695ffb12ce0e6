/* Processes of three jobs have one communicator, and the process of one is killed: before a call, in it, or after it. One
 * of those that hear of it gives up, and computes. The calls of the others end all the same, though they need not have a
 * connection with the lost process: within 3 s, with MPI_ERR_PROC_ABORTED.
 *   gave_up serve|call|dies FOLDER/ CALL before|in:MICROSECONDS|after   jobs that meet at ports
 *   gave_up spawn FOLDER/ CALL ...                                      the same, spawned by each other
 * Names of calls that begin with i_ are those of an intercommunicator. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static MPI_Comm all = MPI_COMM_NULL, between = MPI_COMM_NULL; /* one group of all; two groups */
static int rank, size, calls_in; /* this one is of the job that came last */

/* What a call has made, to use it. */
static MPI_Comm made = MPI_COMM_NULL;
static MPI_Win win = MPI_WIN_NULL;
static MPI_File file = MPI_FILE_NULL;
static MPI_Request request = MPI_REQUEST_NULL;
static const char *way; /* a folder, with / */

static int waited(int code)
{
    return code ? code : MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static int constructs(const char *name, MPI_Comm comm)
{
    MPI_Group group;
    MPI_Info info;
    int dims[] = {size}, periods[] = {1}, near[] = {(rank + 1) % size, (rank + size - 1) % size}, one[] = {1}, degree[] = {2}, code;
    int *index = malloc(size * sizeof *index), *edges = malloc(size * sizeof *edges);
    for (int i = 0; i < size; i++)
        index[i] = i + 1, edges[i] = (i + 1) % size;
    MPI_Comm_group(comm, &group);
    MPI_Info_create(&info);
    if (!strcmp(name, "split"))
        code = MPI_Comm_split(comm, 0, -rank, &made);
    else if (!strcmp(name, "dup"))
        code = MPI_Comm_dup(comm, &made);
    else if (!strcmp(name, "dup_info"))
        code = MPI_Comm_dup_with_info(comm, info, &made);
    else if (!strcmp(name, "idup"))
        code = waited(MPI_Comm_idup(comm, &made, &request));
    else if (!strcmp(name, "idup_info"))
        code = waited(MPI_Comm_idup_with_info(comm, info, &made, &request));
    else if (!strcmp(name, "create"))
        code = MPI_Comm_create(comm, group, &made);
    else if (!strcmp(name, "create_group"))
        code = MPI_Comm_create_group(comm, group, 7, &made);
    else if (!strcmp(name, "split_type"))
        code = MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, info, &made);
    else if (!strcmp(name, "cart"))
        code = MPI_Cart_create(comm, 1, dims, periods, 1, &made);
    else if (!strcmp(name, "graph"))
        code = MPI_Graph_create(comm, size, index, edges, 1, &made);
    else if (!strcmp(name, "dist_graph"))
        code = MPI_Dist_graph_create(comm, 1, &rank, one, near, MPI_UNWEIGHTED, info, 0, &made);
    else if (!strcmp(name, "dist_graph_adjacent"))
        code = MPI_Dist_graph_create_adjacent(comm, *degree, near, MPI_UNWEIGHTED, *degree, near, MPI_UNWEIGHTED, info, 1, &made);
    else if (!strcmp(name, "merge"))
        code = MPI_Intercomm_merge(comm, 0, &made);
    else if (!strcmp(name, "connect_leaders")) {
        /* The last rank and the others: the leaders meet in the communicator of all. */
        MPI_Comm half;
        int last = rank == size - 1;
        code = MPI_Comm_split(comm, last, 0, &half);
        if (code)
            return code;
        code = MPI_Intercomm_create(half, 0, comm, last ? 0 : size - 1, 3, &made);
    } else if (!strcmp(name, "win_create"))
        code = MPI_Win_create(dims, sizeof dims, 1, info, comm, &win);
    else if (!strcmp(name, "win_dynamic"))
        code = MPI_Win_create_dynamic(info, comm, &win);
    else if (!strcmp(name, "win_allocate") || !strcmp(name, "win_shared")) {
        void *base;
        code = name[4] == 'a' ? MPI_Win_allocate(64, 1, info, comm, &base, &win) : MPI_Win_allocate_shared(64, 1, info, comm, &base, &win);
    } else if (!strcmp(name, "file")) {
        MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
        char path[256];
        snprintf(path, sizeof path, "%sfile", way);
        code = MPI_File_open(comm, path, MPI_MODE_CREATE | MPI_MODE_RDWR, info, &file);
    } else
        abort();
    MPI_Group_free(&group);
    MPI_Info_free(&info);
    free(index);
    free(edges);
    return code;
}

static int collects(const char *name, MPI_Comm comm)
{
    static int in[1 << 16], out[64 << 16];
    int inter, n = 64, root = 0;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) { /* the root is the last one of all */
        MPI_Comm_remote_size(comm, &root);
        root = rank == size - 1 ? MPI_ROOT : calls_in ? MPI_PROC_NULL : root - 1;
    }
    if (!strncmp(name, "long_", 5))
        n = 1 << 16, name += 5;
    if (!strcmp(name, "barrier"))
        return MPI_Barrier(comm);
    if (!strcmp(name, "ibarrier"))
        return waited(MPI_Ibarrier(comm, &request));
    if (!strcmp(name, "bcast"))
        return MPI_Bcast(in, n, MPI_INT, root, comm);
    if (!strcmp(name, "reduce"))
        return MPI_Reduce(in, out, n, MPI_INT, MPI_SUM, root, comm);
    if (!strcmp(name, "allreduce"))
        return MPI_Allreduce(in, out, n, MPI_INT, MPI_SUM, comm);
    if (!strcmp(name, "iallreduce"))
        return waited(MPI_Iallreduce(in, out, n, MPI_INT, MPI_SUM, comm, &request));
    if (!strcmp(name, "gather"))
        return MPI_Gather(in, n, MPI_INT, out, n, MPI_INT, root, comm);
    if (!strcmp(name, "scatter"))
        return MPI_Scatter(out, n, MPI_INT, in, n, MPI_INT, root, comm);
    if (!strcmp(name, "allgather"))
        return MPI_Allgather(in, n, MPI_INT, out, n, MPI_INT, comm);
    if (!strcmp(name, "alltoall"))
        return MPI_Alltoall(out, n, MPI_INT, out + (32 << 16), n, MPI_INT, comm);
    if (!strcmp(name, "scan"))
        return MPI_Scan(in, out, n, MPI_INT, MPI_SUM, comm);
    return -1;
}

static int calls(const char *name)
{
    MPI_Comm comm = all;
    if (!strncmp(name, "i_", 2))
        comm = between, name += 2;
    int code = collects(name, comm);
    return code < 0 ? constructs(name, comm) : code;
}

/* Uses what a call has made; after a collective call, which may have ended well where others have an error, its communicator. */
static int uses(const char *name)
{
    if (win != MPI_WIN_NULL) {
        MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
        return MPI_Win_fence(0, win);
    }
    if (file != MPI_FILE_NULL) {
        int four = 4;
        MPI_File_set_errhandler(file, MPI_ERRORS_RETURN);
        int code = MPI_File_write_at_all(file, rank * 4, &four, 1, MPI_INT, MPI_STATUS_IGNORE);
        return code ? code : MPI_File_sync(file);
    }
    if (made != MPI_COMM_NULL) {
        return MPI_Barrier(made);
    }
    return MPI_Barrier(strncmp(name, "i_", 2) ? all : between);
}

/* Passes the name of a port on. */
static void told(const char *path, int writes, char *port)
{
    FILE *fifo = fopen(path, writes ? "w" : "r");
    if (writes)
        fprintf(fifo, "%s\n", port);
    else if (fgets(port, MPI_MAX_PORT_NAME, fifo))
        port[strcspn(port, "\n")] = 0;
    fclose(fifo);
}


static void spawns(char **argv, const char *role)
{
    MPI_Comm merged;
    char *args[] = {(char *)role, argv[2], argv[3], argv[4], NULL};
    MPI_Comm_spawn(argv[0], args, 1, MPI_INFO_NULL, 0, all, &between, MPI_ERRCODES_IGNORE);
    MPI_Intercomm_merge(between, 0, &merged);
    all = merged;
}

/* Waits until all have come so far, whether or not they have connections with each other: each leaves a file. */
static void all_have(const char *what)
{
    char path[256];
    snprintf(path, sizeof path, "%s%s.%d", way, what, rank);
    fclose(fopen(path, "w"));
    for (int i = 0; i < size; i++) {
        snprintf(path, sizeof path, "%s%s.%d", way, what, i);
        for (int turn = 0; access(path, F_OK) != 0 && turn < 2000; turn++)
            usleep(5000);
    }
}

/* A call ends in time; true when it has failed since somebody is lost. */
static int ends(int (*call)(const char *), const char *name, double from)
{
    int class, code = call(name);
    double took = MPI_Wtime() - from;
    MPI_Error_class(code, &class);
    if ((class != MPI_SUCCESS && class != MPI_ERR_PROC_ABORTED) || took > 6) {
        char text[MPI_MAX_ERROR_STRING] = "";
        int len;
        MPI_Error_string(code, text, &len);
        printf("%s: rank %d of %d: class %d after %.1f s: %s\n", name, rank, size, class, took, text);
        fflush(stdout);
        _exit(3);
    }
    return class != MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int dies = !strcmp(argv[1], "dies"), serves = !strcmp(argv[1], "serve") || !strcmp(argv[1], "spawn"), own;
    char port[MPI_MAX_PORT_NAME + 1] = "", fifo[256];
    const char *name = argv[3], *moment = argv[4];
    way = argv[2];
    MPI_Comm parent;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    all = MPI_COMM_WORLD;
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN); /* all others inherit it */
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        between = parent;
        MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
        MPI_Intercomm_merge(between, 1, &all);
        if (dies)
            spawns(argv, "call");
    } else if (!strcmp(argv[1], "spawn")) {
        spawns(argv, "dies");
        spawns(argv, "call");
    } else {
        if (serves && own == 0)
            MPI_Open_port(MPI_INFO_NULL, port);
        /* First comes the one that dies, then both of them let the other one in. */
        for (int turn = dies || serves ? 0 : 1; turn < 2; turn++) {
            int comes = dies ? turn == 0 : !serves;
            snprintf(fifo, sizeof fifo, "%s%d", way, turn);
            if (own == 0 && (comes || serves))
                told(fifo, serves, port);
            MPI_Barrier(MPI_COMM_WORLD);
            MPI_Comm merged;
            if (comes)
                MPI_Comm_connect(port, MPI_INFO_NULL, 0, all, &between);
            else
                MPI_Comm_accept(port, MPI_INFO_NULL, 0, all, &between);
            MPI_Intercomm_merge(between, comes, &merged);
            all = merged;
        }
    }
    MPI_Comm_rank(all, &rank);
    MPI_Comm_size(all, &size);
    dies = dies && own == 0;
    calls_in = !strcmp(argv[1], "call");
    int failed = 0;
    all_have("merged");
    double from = MPI_Wtime();
    if (!strcmp(moment, "before")) {
        /* The one that computes afterwards calls first. */
        usleep(dies ? 0 : serves ? 200000 : 400000);
        if (dies)
            raise(SIGKILL);
        from = MPI_Wtime();
        failed = ends(calls, name, from);
    } else if (!strncmp(moment, "in:", 3)) {
        struct itimerval at = {{0, 0}, {0, atoi(moment + 3) + 1}};
        if (dies) {
            signal(SIGALRM, SIG_DFL);
            setitimer(ITIMER_REAL, &at, NULL);
        }
        failed = ends(calls, name, from);
        if (dies)
            pause();
    } else {
        failed = ends(calls, name, from);
        if (failed) {
            printf("%s: rank %d of %d: an error before the loss\n", name, rank, size);
            fflush(stdout);
            _exit(5);
        }
        all_have("called");
        usleep(dies ? 0 : serves ? 200000 : 400000);
        if (dies)
            raise(SIGKILL);
        from = MPI_Wtime();
    }
    if (!failed && !ends(uses, name, from)) {
        printf("%s: rank %d of %d has heard of no loss\n", name, rank, size);
        fflush(stdout);
        _exit(4);
    }
    if (serves && own == 0)
        sleep(8); /* longer than a call may take: others do not hear of the loss by its end */
    if (win != MPI_WIN_NULL)
        MPI_Win_free(&win);
    if (file != MPI_FILE_NULL)
        MPI_File_close(&file);
    MPI_Finalize();
    return 0;
}
