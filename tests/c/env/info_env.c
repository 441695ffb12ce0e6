// np: 1 2
// args: -memory-alloc-kinds system,mpi:alloc_mem
// MPI_Info_create_env before and after MPI_Init (section 10.3 and 11.5), kinds of memory (11.4.3).
#include "check.h"
#include <unistd.h>

static const char *keys[] = {"command", "argv", "maxprocs", "soft", "host", "arch", "wdir",
                             "mpi_memory_alloc_kinds"};
enum { KEYS = sizeof keys / sizeof *keys };

static const char *value(MPI_Info info, const char *key)
{
    static char text[MPI_MAX_INFO_VAL];
    int room = sizeof text, found = 0;
    text[0] = 0;
    CHECK(MPI_Info_get_string(info, key, &room, text, &found) == MPI_SUCCESS);
    return found ? text : NULL;
}

int main(int argc, char **argv)
{
    MPI_Info early, late, info;
    MPI_Session session;
    char here[4096], number[16], host[MPI_MAX_PROCESSOR_NAME], first[MPI_MAX_INFO_VAL];
    int size, length;
    CHECK(MPI_Info_create_env(argc, argv, &early) == MPI_SUCCESS);
    for (int i = 0; i < KEYS; i++)
        CHECK(value(early, keys[i]) != NULL);
    CHECK(value(early, "thread_level") == NULL);
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(number, sizeof number, "%d", size);
    CHECK(!strcmp(value(early, "maxprocs"), number) && !strcmp(value(early, "soft"), number));
    CHECK(!strcmp(value(early, "command"), argv[0]) && !strcmp(value(early, "argv"), ""));
    CHECK(getcwd(here, sizeof here) && !strcmp(value(early, "wdir"), here));
    MPI_Get_processor_name(host, &length);
    CHECK(!strcmp(value(early, "host"), host));
    CHECK(MPI_Info_create_env(0, NULL, &late) == MPI_SUCCESS);
    for (int i = 0; i < KEYS; i++) {
        strcpy(first, value(early, keys[i]));
        CHECK(!strcmp(first, value(late, keys[i])));
        CHECK(!strcmp(first, value(MPI_INFO_ENV, keys[i])));
    }
    /* Nothing was asked for before the program started. */
    CHECK(value(late, "thread_level") == NULL && value(MPI_INFO_ENV, "thread_level") == NULL);
    /* The same kinds of memory everywhere. */
    strcpy(first, value(late, "mpi_memory_alloc_kinds"));
    CHECK(strstr(first, "system") && strstr(first, "mpi"));
    MPI_Comm_get_info(MPI_COMM_WORLD, &info);
    CHECK(!strcmp(first, value(info, "mpi_memory_alloc_kinds")));
    MPI_Info_free(&info);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Session_get_info(session, &info);
    CHECK(!strcmp(first, value(info, "mpi_memory_alloc_kinds")));
    MPI_Info_free(&info);
    MPI_Session_finalize(&session);
    MPI_Info_free(&early);
    MPI_Info_free(&late);
    MPI_Finalize();
    return CHECK_END();
}
