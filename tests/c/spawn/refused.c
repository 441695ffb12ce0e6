// np: 1 2
/* What cannot be spawned is an error with a code for each process, at parents that live on. */
#include "../core/check.h"

static void none_runs(const char *command, int n, MPI_Info info)
{
    int codes[4] = {-1, -1, -1, -1}, i;
    MPI_Comm inter = MPI_COMM_NULL;
    FAILS(MPI_ERR_SPAWN, MPI_Comm_spawn(command, MPI_ARGV_NULL, n, info, 0, MPI_COMM_WORLD,
                                        &inter, codes));
    CHECK(inter == MPI_COMM_NULL);
    for (i = 0; i < n; i++)
        CHECK(codes[i] == MPI_ERR_SPAWN);
}

int main(int argc, char **argv)
{
    MPI_Comm inter;
    MPI_Info info;
    begin(&argc, &argv);
    none_runs("/nonexistent/program", 4, MPI_INFO_NULL);
    none_runs("nowhere-on-the-path", 1, MPI_INFO_NULL);
    none_runs("/etc/passwd", 2, MPI_INFO_NULL);
    /* It runs, and never comes to MPI_Init. */
    none_runs("true", 2, MPI_INFO_NULL);
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "wdir", "/nonexistent"));
    none_runs(argv[0], 1, info);
    OK(MPI_Info_delete(info, "wdir"));
    OK(MPI_Info_set(info, "host", "nowhere.invalid"));
    none_runs(argv[0], 1, info);
    OK(MPI_Info_delete(info, "host"));
    OK(MPI_Info_set(info, "soft", "one,two"));
    none_runs(argv[0], 1, info);
    OK(MPI_Info_free(&info));
    FAILS(MPI_ERR_ARG, MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 0, MPI_INFO_NULL, 0, MPI_COMM_WORLD,
                                      &inter, MPI_ERRCODES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, -1, MPI_INFO_NULL, 0,
                                      MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Comm_spawn(NULL, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD,
                                      &inter, MPI_ERRCODES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Comm_spawn_multiple(0, NULL, MPI_ARGVS_NULL, NULL, NULL, 0,
                                               MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    talk(MPI_COMM_WORLD);
    return end();
}
