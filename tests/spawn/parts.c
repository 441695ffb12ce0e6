/* Parents and children part in unlike ways, and all of them end.
 *   parts PARENT CHILD [MARK]: PARENT and CHILD are free, disconnect, finalize (neither), mixed (the merged
 *     communicator is disconnected, and the other one is freed). With MARK child 1 kills itself when all have met,
 *     and the others return errors.
 *   parts chain: a job spawns one, which spawns another one; they free, disconnect, and just finalize.
 *   parts session HOW: a process that has nothing but a session meets one of a world, and parts so. */
#include "../c/core/check.h"

#include <signal.h>
#include <unistd.h>

static void quiet(MPI_Comm comm)
{
    if (comm != MPI_COMM_NULL) MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
}

static void part(const char *how, MPI_Comm *inter, MPI_Comm *all)
{
    if (!strcmp(how, "free")) {
        MPI_Comm_free(inter);
        MPI_Comm_free(all);
    } else if (!strcmp(how, "disconnect")) {
        MPI_Comm_disconnect(all);
        MPI_Comm_disconnect(inter);
    } else if (!strcmp(how, "mixed")) {
        MPI_Comm_free(inter);
        MPI_Comm_disconnect(all);
    }
}

/* Spawns the next job of the chain; gives what it has told. */
static int chain(char *self, char *left)
{
    char *args[] = {"chain", left, NULL};
    int depth = 0;
    MPI_Comm inter;
    MPI_Comm_spawn(self, args, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
    MPI_Recv(&depth, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
    if (*left == '1') MPI_Comm_free(&inter);
    return depth;
}

static int client(const char *how, const char *file)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Session session;
    MPI_Group group;
    MPI_Comm self, inter;
    FILE *in;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://SELF", &group);
    MPI_Comm_create_from_group(group, "parts", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &self);
    MPI_Group_free(&group);
    in = fopen(file, "r");
    if (!in || !fgets(port, sizeof port, in)) return 3;
    fclose(in);
    MPI_Comm_connect(port, MPI_INFO_NULL, 0, self, &inter);
    MPI_Comm_free(&self);
    MPI_Barrier(inter);
    if (!strcmp(how, "free")) MPI_Comm_free(&inter);
    if (!strcmp(how, "disconnect")) MPI_Comm_disconnect(&inter);
    MPI_Session_finalize(&session);
    return 0;
}

static int server(const char *how, const char *file)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    FILE *out;
    MPI_Open_port(MPI_INFO_NULL, port);
    out = fopen(file, "w");
    CHECK(out);
    fputs(port, out);
    fclose(out);
    MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Barrier(inter);
    if (!strcmp(how, "free")) MPI_Comm_free(&inter);
    if (!strcmp(how, "disconnect")) MPI_Comm_disconnect(&inter);
    return end();
}

int main(int argc, char **argv)
{
    MPI_Comm inter, all;
    int depth = 0, child;
    if (!strcmp(argv[1], "client")) return client(argv[2], argv[3]);
    begin(&argc, &argv);
    if (!strcmp(argv[1], "server")) return server(argv[2], argv[3]);
    OK(MPI_Comm_get_parent(&inter));
    child = inter != MPI_COMM_NULL;
    if (!strcmp(argv[1], "chain")) {
        if (!child || *argv[2] == '1') depth = 1 + chain(argv[0], child ? "0" : "1");
        if (child) MPI_Send(&depth, 1, MPI_INT, 0, 0, inter);
        if (child && *argv[2] == '0') MPI_Comm_disconnect(&inter);
        if (!child) CHECK(depth == 2);
        if (!child) puts("ok");
        MPI_Finalize();
        return 0;
    }
    if (!child)
        OK(MPI_Comm_spawn(argv[0], argv + 1, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    if (argc > 3) quiet(inter);
    OK(MPI_Intercomm_merge(inter, child, &all));
    if (argc > 3) quiet(all);
    MPI_Barrier(all);
    if (argc > 3 && child && rank == 1) raise(SIGKILL);
    if (child) usleep(50000);
    part(argv[child ? 2 : 1], &inter, &all);
    if (!child && rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
