/* Spawns processes and tells on which hosts they run: where N [KEY VALUE]... One of the keys may be
   "then" with a FIFO: when the children have ended, a word is read there, and as many are spawned again. With "errors" "fatal"
   an error ends the job. */
#include "../c/core/check.h"

#include <unistd.h>

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void hosts_of(char **argv, int n, MPI_Info info)
{
    char all[64][64];
    MPI_Comm inter;
    int i, code, class_;
    CHECK(n <= 64);
    code = MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, n, info, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
    if (code != MPI_SUCCESS) {
        MPI_Error_class(code, &class_);
        CHECK(class_ == MPI_ERR_SPAWN);
        printf("refused\n");
        return;
    }
    for (i = 0; i < n; i++)
        OK(MPI_Recv(all[i], 64, MPI_CHAR, i, 0, inter, MPI_STATUS_IGNORE));
    OK(MPI_Comm_disconnect(&inter));
    qsort(all, (size_t)n, 64, compare);
    printf("on");
    for (i = 0; i < n; i++)
        printf(" %s", all[i]);
    printf("\n");
    fflush(stdout);
}

int main(int argc, char **argv)
{
    char host[64];
    const char *then = NULL;
    MPI_Comm parent;
    MPI_Info info;
    int i, n;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        gethostname(host, sizeof host);
        host[63] = 0;
        OK(MPI_Send(host, 64, MPI_CHAR, 0, 0, parent));
        talk(MPI_COMM_WORLD);
        OK(MPI_Comm_disconnect(&parent));
        MPI_Finalize();
        return 0;
    }
    OK(MPI_Info_create(&info));
    for (i = 2; i + 1 < argc; i += 2)
        if (strcmp(argv[i], "then") == 0)
            then = argv[i + 1];
        else if (strcmp(argv[i], "errors") == 0)
            MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
        else
            OK(MPI_Info_set(info, argv[i], argv[i + 1]));
    n = atoi(argv[1]);
    if (rank == 0)
        hosts_of(argv, n, info);
    if (rank == 0 && then) {
        FILE *file = fopen(then, "r");
        CHECK(file && fgetc(file) != EOF && fclose(file) == 0);
        hosts_of(argv, n, info);
    }
    OK(MPI_Info_free(&info));
    return end();
}
