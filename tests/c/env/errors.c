// np: 1 2
// Error handlers, classes, codes and strings (chapter 9), and the checks of arguments.
#include "check.h"

static MPI_Comm seen_comm;
static int seen_code, seen_times;

static void handler(MPI_Comm *comm, int *code, ...)
{
    seen_comm = *comm;
    seen_code = *code;
    seen_times++;
}

static void strings(void)
{
    char text[MPI_MAX_ERROR_STRING];
    int len, code, class1, class2, code1;
    for (code = MPI_SUCCESS; code <= MPI_ERR_ABI; code++) {
        len = -1;
        CHECK(MPI_Error_string(code, text, &len) == MPI_SUCCESS);
        CHECK(len > 4 && (size_t)len == strlen(text) && strncmp(text, "MPI_", 4) == 0);
        CHECK(class_of(code) == code);
    }
    MPI_Add_error_class(&class1);
    MPI_Add_error_class(&class2);
    CHECK(class1 > MPI_ERR_LASTCODE && class2 != class1);
    MPI_Add_error_code(class1, &code1);
    CHECK(class_of(code1) == class1);
    CHECK(MPI_Error_string(code1, text, &len) == MPI_SUCCESS && len == 0);
    MPI_Add_error_string(code1, "the winch is jammed");
    MPI_Error_string(code1, text, &len);
    CHECK(strcmp(text, "the winch is jammed") == 0);
    int *last, flag;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &last, &flag);
    CHECK(flag && *last == code1);
    CHECK_CLASS(MPI_ERR_OTHER, MPI_Remove_error_class(class1));
    CHECK_CLASS(MPI_ERR_OTHER, MPI_Remove_error_code(code1));
    MPI_Remove_error_string(code1);
    CHECK(MPI_Remove_error_code(code1) == MPI_SUCCESS);
    CHECK(MPI_Remove_error_class(class1) == MPI_SUCCESS);
    CHECK(MPI_Error_class(code1, &flag) != MPI_SUCCESS);
}

static void arguments(int size)
{
    int v[4] = { 0, 0, 0, 0 };
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    CHECK_CLASS(MPI_ERR_ROOT, MPI_Bcast(v, 1, MPI_INT, size, comm));
    CHECK_CLASS(MPI_ERR_ROOT, MPI_Bcast(v, 1, MPI_INT, MPI_ROOT, comm));
    CHECK_CLASS(MPI_ERR_COUNT, MPI_Bcast(v, -1, MPI_INT, 0, comm));
    CHECK_CLASS(MPI_ERR_TYPE, MPI_Bcast(v, 1, MPI_DATATYPE_NULL, 0, comm));
    CHECK_CLASS(MPI_ERR_TYPE, MPI_Bcast(v, 1, (MPI_Datatype)0, 0, comm));
    CHECK_CLASS(MPI_ERR_TYPE, MPI_Bcast(v, 1, (MPI_Datatype)MPI_COMM_WORLD, 0, comm));
    CHECK_CLASS(MPI_ERR_BUFFER, MPI_Bcast(NULL, 1, MPI_INT, 0, comm));
    CHECK_CLASS(MPI_ERR_COMM, MPI_Bcast(v, 1, MPI_INT, 0, MPI_COMM_NULL));
    CHECK_CLASS(MPI_ERR_OP, MPI_Allreduce(v, v + 2, 1, MPI_INT, MPI_OP_NULL, comm));
    CHECK_CLASS(MPI_ERR_ARG, MPI_Comm_rank(comm, NULL));
    CHECK_CLASS(MPI_ERR_GROUP, MPI_Group_size(MPI_GROUP_NULL, v));
    CHECK_CLASS(MPI_ERR_BASE, MPI_Free_mem(v));
    MPI_Datatype raw;
    MPI_Type_contiguous(2, MPI_INT, &raw);
    CHECK_CLASS(MPI_ERR_TYPE, MPI_Bcast(v, 1, raw, 0, comm));
    MPI_Type_free(&raw);
    MPI_Comm stale = comm;
    MPI_Comm_free(&comm);
    CHECK(comm == MPI_COMM_NULL);
    CHECK_CLASS(MPI_ERR_COMM, MPI_Barrier(stale));
}

/* Arguments that do not matter at a rank are not looked at. */
static void insignificant(int rank, int size)
{
    int one = rank, *all = rank == 0 ? calloc((size_t)size, sizeof *all) : NULL;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    if (rank == 0) {
        int code = MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 1, MPI_INT, 0, MPI_COMM_WORLD);
        CHECK(code == MPI_SUCCESS && all[size - 1] == size - 1);
    } else {
        int code = MPI_Gather(&one, 1, MPI_INT, NULL, -5, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD);
        CHECK(code == MPI_SUCCESS);
    }
    free(all);
}

int main(int argc, char **argv)
{
    int rank, size, v = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Errhandler errh;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    strings();
    arguments(size);
    insignificant(rank, size);

    MPI_Comm_create_errhandler(handler, &errh);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, errh);
    MPI_Errhandler_free(&errh);
    CHECK(errh == MPI_ERRHANDLER_NULL);
    CHECK(class_of(MPI_Bcast(&v, 1, MPI_INT, -77, MPI_COMM_WORLD)) == MPI_ERR_ROOT);
    CHECK(seen_times == 1 && seen_comm == MPI_COMM_WORLD && class_of(seen_code) == MPI_ERR_ROOT);
    MPI_Comm_call_errhandler(MPI_COMM_WORLD, MPI_ERR_OTHER);
    CHECK(seen_times == 2 && seen_code == MPI_ERR_OTHER);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    MPI_Finalize();
    return CHECK_END();
}
