// np: 1 3
// Before, between and after MPI_Init_thread and MPI_Finalize (sections 11.2 to 11.4).
#include "check.h"
#include <pthread.h>

static void *other_thread(void *unused)
{
    int flag = 1;
    (void)unused;
    CHECK(MPI_Is_thread_main(&flag) == MPI_SUCCESS && flag == 0);
    return NULL;
}

static int order[2], called;

static int deleted(MPI_Comm comm, int keyval, void *value, void *state)
{
    int flag = 1, size = 0;
    (void)keyval;
    (void)state;
    CHECK(comm == MPI_COMM_SELF);
    MPI_Finalized(&flag);
    CHECK(flag == 0);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(size > 0);
    if (called < 2) order[called] = *(int *)value;
    called++;
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int flag = 7, major = 0, minor = -1, len = 0, provided = -1, rank = -1, size = -1;
    char text[MPI_MAX_LIBRARY_VERSION_STRING], name[MPI_MAX_PROCESSOR_NAME];
    MPI_Info info;

    MPI_Initialized(&flag);
    CHECK(flag == 0);
    MPI_Finalized(&flag);
    CHECK(flag == 0);
    MPI_Get_version(&major, &minor);
    CHECK(major == MPI_VERSION && minor == MPI_SUBVERSION);
    MPI_Get_library_version(text, &len);
    CHECK(len > 0 && (size_t)len == strlen(text) && strncmp(text, "Hawser MPI ", 11) == 0);
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "value");
    CHECK(MPI_Info_fromint(MPI_Info_toint(info)) == info);
    MPI_Info_free(&info);
    CHECK(info == MPI_INFO_NULL);

    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    CHECK(provided >= MPI_THREAD_FUNNELED);
    MPI_Query_thread(&flag);
    CHECK(flag == provided);
    MPI_Initialized(&flag);
    CHECK(flag == 1);
    MPI_Is_thread_main(&flag);
    CHECK(flag == 1);
    pthread_t thread;
    pthread_create(&thread, NULL, other_thread, NULL);
    pthread_join(thread, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(rank >= 0 && rank < size);
    MPI_Get_processor_name(name, &len);
    CHECK(len > 0 && (size_t)len == strlen(name));

    int *value = NULL;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    CHECK(flag && *value >= 32767);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &value, &flag);
    CHECK(flag && (*value == 0 || *value == 1));
    double before = MPI_Wtime(), tick = MPI_Wtick();
    CHECK(tick > 0 && tick < 1e-3);
    CHECK(MPI_Wtime() >= before);

    void *base = NULL;
    MPI_Alloc_mem(12345, MPI_INFO_NULL, &base);
    CHECK(base != NULL);
    memset(base, 1, 12345);
    MPI_Free_mem(base);
    MPI_Pcontrol(1);
    MPI_Get_hw_resource_info(&info);
    MPI_Info_free(&info);

    int first = 1, second = 2, k1, k2;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, deleted, &k1, NULL);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, deleted, &k2, NULL);
    MPI_Comm_set_attr(MPI_COMM_SELF, k1, &first);
    MPI_Comm_set_attr(MPI_COMM_SELF, k2, &second);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK_CLASS(MPI_ERR_OTHER, MPI_Init(NULL, NULL));
    MPI_Finalize();
    CHECK(called == 2 && order[0] == 2 && order[1] == 1);
    MPI_Finalized(&flag);
    CHECK(flag == 1);
    MPI_Initialized(&flag);
    CHECK(flag == 1);
    return CHECK_END();
}
