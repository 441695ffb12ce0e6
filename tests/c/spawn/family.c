// np: 1 3
/* MPI_Comm_spawn and MPI_Comm_spawn_multiple: children and grandchildren, with words, keys and
   codes; both sides merge, talk, part and meet again. */
#include "../core/check.h"

#include <unistd.h>

static char *self;

static void with_children(MPI_Comm inter, int wanted, const int *codes)
{
    MPI_Comm all;
    int n, i;
    OK(MPI_Comm_remote_size(inter, &n));
    CHECK(n == wanted);
    for (i = 0; i < wanted; i++)
        CHECK(codes[i] == MPI_SUCCESS);
    OK(MPI_Intercomm_merge(inter, 0, &all));
    OK(MPI_Comm_size(all, &n));
    CHECK(n == size + wanted);
    talk(all);
    talk(inter);
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(&inter));
    CHECK(inter == MPI_COMM_NULL);
}

static void as_child(MPI_Comm parent, int argc, char **argv)
{
    MPI_Comm all, same;
    char name[MPI_MAX_OBJECT_NAME], here[512];
    int *number, flag, len;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &number, &flag));
    CHECK(flag && argc == 4 && *number == atoi(argv[2]));
    CHECK(strcmp(argv[1], "two words") == 0);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &number, &flag));
    CHECK(flag && *number >= 1);
    OK(MPI_Comm_get_name(parent, name, &len));
    CHECK(strcmp(name, "MPI_COMM_PARENT") == 0);
    if (*argv[3]) {
        CHECK(getcwd(here, sizeof here) && strcmp(here, argv[3]) == 0);
        CHECK(getenv("COLOUR") && strcmp(getenv("COLOUR"), "red") == 0);
    }
    OK(MPI_Intercomm_merge(parent, 1, &all));
    talk(all);
    talk(parent);
    OK(MPI_Comm_disconnect(&all));
    OK(MPI_Comm_disconnect(&parent));
    OK(MPI_Comm_get_parent(&same));
    CHECK(same == MPI_COMM_NULL);
}

int main(int argc, char **argv)
{
    char *words[] = {"two words", "0", "", NULL}, *placed[] = {"two words", "1", "/usr", NULL};
    char *commands[2], **lists[] = {words, placed};
    int counts[] = {1, 2}, codes[3];
    MPI_Comm parent, inter;
    MPI_Info infos[2], info;
    MPI_Init(&argc, &argv);
    if (argc == 4 && *argv[3]) {
        MPI_Errhandler first;
        CHECK(MPI_Comm_get_errhandler(MPI_COMM_WORLD, &first) == MPI_SUCCESS);
        CHECK(first == MPI_ERRORS_RETURN);
    }
    settle();
    self = argv[0];
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        as_child(parent, argc, argv);
        MPI_Finalize();
        return 0;
    }
    OK(MPI_Comm_spawn(self, words, 2, MPI_INFO_NULL, size - 1, MPI_COMM_WORLD, &inter, codes));
    with_children(inter, 2, codes);
    /* What counts at the root alone is nothing elsewhere. */
    if (rank == 0)
        OK(MPI_Comm_spawn(self, words, 3, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes));
    else
        OK(MPI_Comm_spawn(NULL, NULL, -1, NULL, 0, MPI_COMM_WORLD, &inter, codes));
    with_children(inter, 3, codes);
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "wdir", "/usr"));
    OK(MPI_Info_set(info, "env", "COLOUR=red\nSHAPE=round"));
    OK(MPI_Info_set(info, "mpi_initial_errhandler", "mpi_errors_return"));
    OK(MPI_Info_set(info, "nobody_knows_this", "key"));
    commands[0] = commands[1] = self;
    infos[0] = MPI_INFO_NULL;
    infos[1] = info;
    OK(MPI_Comm_spawn_multiple(2, commands, lists, counts, infos, 0, MPI_COMM_WORLD, &inter,
                               codes));
    with_children(inter, 3, codes);
    OK(MPI_Info_free(&info));
    return end();
}
