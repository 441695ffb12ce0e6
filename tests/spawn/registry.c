/* The registry: values of any type, counters, waiting, subscriptions, owners and bounds, between a
 * job and one that it spawns. */
#include <hawser/registry.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); MPI_Abort(MPI_COMM_WORLD, 2); } } while (0)

static int class_of(int code)
{
    int class;
    MPI_Error_class(code, &class);
    return class;
}

static void child(MPI_Comm parent)
{
    double pair[2];
    MPI_Count have;
    int64_t sum;
    CHECK(MPIX_Registry_wait("late", pair, 2, MPI_DOUBLE, &have) == MPI_SUCCESS);
    CHECK(have == 2 && pair[0] == 1.5 && pair[1] == -2);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPIX_Registry_put("late", pair, 1, MPI_DOUBLE)) == MPI_ERR_ACCESS);
    CHECK(class_of(MPIX_Registry_delete("late")) == MPI_ERR_ACCESS);
    CHECK(MPIX_Registry_put("of the child", "mine", 4, MPI_CHAR) == MPI_SUCCESS);
    CHECK(MPIX_Registry_add("arrived", 1, &sum) == MPI_SUCCESS);
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    int rank, size, i, flag;
    MPI_Comm parent, inter;
    MPI_Count have;
    MPI_Datatype stride;
    int64_t sum, all, one;
    char key[MPIX_REGISTRY_KEY_MAX];
    int values[4] = {1, 2, 3, 4}, got[4] = {0, 0, 0, 0};
    double pair[2] = {1.5, -2};
    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        child(parent);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);

    /* Nothing is there. */
    CHECK(MPIX_Registry_get("none", got, 4, MPI_INT, &have) == MPI_SUCCESS && have == MPI_UNDEFINED);
    /* Every other integer, read as two. */
    MPI_Type_vector(2, 1, 2, MPI_INT, &stride);
    MPI_Type_commit(&stride);
    if (rank == 0)
        CHECK(MPIX_Registry_put("two", values, 1, stride) == MPI_SUCCESS);
    CHECK(MPIX_Registry_wait("two", got, 4, MPI_INT, &have) == MPI_SUCCESS);
    CHECK(have == 2 && got[0] == 1 && got[1] == 3);
    CHECK(class_of(MPIX_Registry_get("two", got, 1, MPI_INT, &have)) == MPI_ERR_TRUNCATE);
    CHECK(class_of(MPIX_Registry_add("two", 1, &sum)) == MPI_ERR_TYPE);
    CHECK(class_of(MPIX_Registry_wait_count("two", 1, &sum)) == MPI_ERR_TYPE);
    CHECK(class_of(MPIX_Registry_next(4711, 1, &flag, key)) == MPI_ERR_ARG);
    MPI_Type_free(&stride);

    /* All count, and all wait for all. */
    CHECK(MPIX_Registry_add("count", 1, &sum) == MPI_SUCCESS && sum >= 1);
    CHECK(MPIX_Registry_wait_count("count", size, &sum) == MPI_SUCCESS && sum >= size);
    CHECK(MPIX_Registry_get("count", &one, 1, MPI_INT64_T, &have) == MPI_SUCCESS && one == size);

    if (rank == 0) {
        CHECK(MPIX_Registry_subscribe(NULL, &all) == MPI_SUCCESS);
        CHECK(MPIX_Registry_next(all, 0, &flag, key) == MPI_SUCCESS && !flag);
        for (i = 0; i < 3; i++)
            MPIX_Registry_put("often", &i, 1, MPI_INT);
        CHECK(MPIX_Registry_next(all, 1, &flag, key) == MPI_SUCCESS && flag && !strcmp(key, "often"));
        while (MPIX_Registry_next(all, 0, &flag, key), flag) ;
        MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
        CHECK(MPIX_Registry_put("late", pair, 2, MPI_DOUBLE) == MPI_SUCCESS);
        CHECK(MPIX_Registry_wait_count("arrived", 2, &sum) == MPI_SUCCESS && sum == 2);
        MPI_Comm_disconnect(&inter);
        /* The child's value goes with the child. */
        do
            MPIX_Registry_get("of the child", key, 4, MPI_CHAR, &have);
        while (have != MPI_UNDEFINED);
        /* Its end is told, to waits and subscribers, and nobody else says so. */
        CHECK(MPIX_Registry_wait_count("hawser/job/2/state", 2, &sum) == MPI_SUCCESS && sum == 2);
        do
            CHECK(MPIX_Registry_next(all, 1, &flag, key) == MPI_SUCCESS && flag);
        while (strcmp(key, "hawser/job/2/state"));
        CHECK(class_of(MPIX_Registry_put("hawser/job/1/state", values, 1, MPI_INT)) == MPI_ERR_ACCESS);
        CHECK(MPIX_Registry_unsubscribe(&all) == MPI_SUCCESS && all == 0);
    }
    CHECK(class_of(MPIX_Registry_put("", values, 1, MPI_INT)) == MPI_ERR_ARG);
    CHECK(class_of(MPIX_Registry_put("long", values, 1 << 20, MPI_INT)) == MPI_ERR_COUNT);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0 && argc > 1) {
        /* Looked at from outside until a file is there. */
        MPIX_Registry_put("sea", "ice", 4, MPI_CHAR);
        CHECK(system(argv[1]) == 0);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        puts("ok");
    MPI_Finalize();
    return 0;
}
