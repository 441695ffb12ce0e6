/* Jobs of any MPI library that start jobs:
 *   spawn self N      all ranks spawn N processes, merge with them, add up, and disconnect
 *   spawn multiple    two programs in one call, with arguments, the second in the folder "sub"
 *   spawn missing     a program that does not exist: an error at all ranks, which go on
 *   spawn names       a child finds its parent by a name that the parent publishes
 *   spawn abort       a child calls MPI_Abort with 9 while its parent waits for it */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECK(x) ((x) ? (void)0 : (printf("line %d: %s\n", __LINE__, #x), fflush(stdout), MPI_Abort(MPI_COMM_WORLD, 3)))

static int rank, size;

/* The sum of 1 over both groups and of what the children add. */
static int together(MPI_Comm inter, int high)
{
    MPI_Comm all;
    int one = 1, sum, members;
    MPI_Intercomm_merge(inter, high, &all);
    MPI_Comm_size(all, &members);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, all);
    MPI_Comm_free(&all);
    return sum == members ? sum : -1;
}

static int child(int argc, char **argv, MPI_Comm parent)
{
    int *appnum, flag, i, code = 0;
    char line[512] = "", name[100], port[MPI_MAX_PORT_NAME], cwd[256];
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &appnum, &flag);
    for (i = 1; i < argc; i++) sprintf(line + strlen(line), " <%s>", argv[i]);
    CHECK(getcwd(cwd, sizeof cwd));
    if (argc > 2 && !strcmp(argv[1], "name")) {
        MPI_Comm other;
        MPI_Recv(name, sizeof name, MPI_CHAR, 0, 1, parent, MPI_STATUS_IGNORE);
        MPI_Lookup_name(name, MPI_INFO_NULL, port);
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &other);
        CHECK(together(other, 1) > 0);
        MPI_Comm_disconnect(&other);
    }
    if (argc > 1 && !strcmp(argv[1], "abort")) MPI_Abort(MPI_COMM_WORLD, 9);
    CHECK(together(parent, 1) > 0);
    printf("child %d of %d, program %d in %s:%s\n", rank, size, flag ? *appnum : -1, strrchr(cwd, '/') + 1, line);
    fflush(stdout);
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    return code;
}

static void wait_for(MPI_Comm inter)
{
    int sum = together(inter, 0);
    MPI_Comm_disconnect(&inter);
    if (rank == 0) printf("%d together\n", sum);
}

int main(int argc, char **argv)
{
    MPI_Comm inter;
    int errors[8] = {-1, -1, -1, -1, -1, -1, -1, -1}, i, code;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_get_parent(&inter);
    if (inter != MPI_COMM_NULL) return child(argc, argv, inter);
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "self")) {
        int n = atoi(argv[2]);
        MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, n, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, errors);
        for (i = 0; i < n; i++) CHECK(errors[i] == MPI_SUCCESS);
        wait_for(inter);
    } else if (!strcmp(what, "multiple")) {
        char *commands[2] = {argv[0], argv[0]}, *one[] = {"a b", "", NULL}, *two[] = {"c\\d;=", NULL}, **args[2] = {one, two};
        int counts[2] = {1, 2};
        MPI_Info infos[2] = {MPI_INFO_NULL};
        MPI_Info_create(&infos[1]);
        MPI_Info_set(infos[1], "wdir", "sub");
        MPI_Comm_spawn_multiple(2, commands, args, counts, infos, 0, MPI_COMM_WORLD, &inter, errors);
        MPI_Info_free(&infos[1]);
        for (i = 0; i < 3; i++) CHECK(errors[i] == MPI_SUCCESS);
        wait_for(inter);
    } else if (!strcmp(what, "missing")) {
        int class;
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        code = MPI_Comm_spawn("/nonexistent/program", MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, errors);
        MPI_Error_class(code, &class);
        printf("rank %d: class %s, first %s\n", rank, class == MPI_ERR_SPAWN ? "spawn" : class ? "other" : "none",
               errors[0] == MPI_SUCCESS ? "good" : "bad");
    } else if (!strcmp(what, "names")) {
        char name[100], port[MPI_MAX_PORT_NAME], *args[] = {"name", "x", NULL};
        MPI_Comm other;
        sprintf(name, "foreign %d", (int)getpid());
        MPI_Open_port(MPI_INFO_NULL, port);
        MPI_Publish_name(name, MPI_INFO_NULL, port);
        MPI_Comm_spawn(argv[0], args, 2, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, errors);
        for (i = 0; i < 2; i++) MPI_Send(name, (int)strlen(name) + 1, MPI_CHAR, i, 1, inter);
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &other);
        CHECK(together(other, 0) == 3);
        MPI_Comm_disconnect(&other);
        MPI_Unpublish_name(name, MPI_INFO_NULL, port);
        MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        CHECK(MPI_Lookup_name(name, MPI_INFO_NULL, port) != MPI_SUCCESS);
        CHECK(MPI_Unpublish_name(name, MPI_INFO_NULL, port) != MPI_SUCCESS);
        wait_for(inter);
    } else if (!strcmp(what, "abort")) {
        char *args[] = {"abort", NULL};
        MPI_Comm_spawn(argv[0], args, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, errors);
        wait_for(inter);
    }
    MPI_Finalize();
    return 0;
}
