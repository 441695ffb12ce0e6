/* Spawns, and each process says a line; the words behind the program's name are keys and values. */
#include "../c/core/check.h"

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    MPI_Info info;
    int i, n;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent == MPI_COMM_NULL) {
        OK(MPI_Info_create(&info));
        for (i = 2; i + 1 < argc; i += 2)
            OK(MPI_Info_set(info, argv[i], argv[i + 1]));
        int class_, code = MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, atoi(argv[1]), info, 0,
                                          MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE);
        MPI_Error_class(code, &class_);
        if (class_ == MPI_ERR_SPAWN) {
            puts("refused");
            MPI_Finalize();
            return 0;
        }
        OK(code);
        OK(MPI_Comm_remote_size(inter, &n));
        printf("parent of %d\n", n);
        OK(MPI_Comm_disconnect(&inter));
    } else {
        n = getchar();
        printf("child %d, input %s\n", rank, n == EOF ? "empty" : "there");
        OK(MPI_Comm_disconnect(&parent));
    }
    MPI_Finalize();
    return 0;
}
