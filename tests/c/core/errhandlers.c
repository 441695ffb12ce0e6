// np: 1 2
/* Error handlers: inheritance, user functions, handles of attached ones, user codes. */
#include "check.h"

static int calls, seen_code;
static MPI_Comm seen_comm;

static void handler(MPI_Comm *comm, int *code, ...)
{
    calls++;
    seen_comm = *comm;
    seen_code = *code;
}

int main(int argc, char **argv)
{
    MPI_Errhandler mine, same, again;
    MPI_Comm comm, dup;
    int n, class_, code, length, got;
    char text[MPI_MAX_ERROR_STRING];
    begin(&argc, &argv);
    OK(MPI_Comm_get_errhandler(MPI_COMM_WORLD, &same));
    CHECK(same == MPI_ERRORS_RETURN);
    OK(MPI_Errhandler_free(&same));
    CHECK(same == MPI_ERRHANDLER_NULL);
    OK(MPI_Comm_create_errhandler(handler, &mine));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    OK(MPI_Comm_set_errhandler(comm, mine));
    OK(MPI_Comm_get_errhandler(comm, &same));
    CHECK(same == mine);
    OK(MPI_Errhandler_free(&same));
    OK(MPI_Comm_dup(comm, &dup));
    OK(MPI_Comm_get_errhandler(dup, &same));
    CHECK(same == mine);
    OK(MPI_Errhandler_free(&same));
    OK(MPI_Errhandler_free(&mine));
    /* The program's handle is gone, the handler is not. */
    FAILS(MPI_ERR_RANK, MPI_Send(&n, 1, MPI_INT, size, 0, dup));
    CHECK(calls == 1 && seen_comm == dup);
    MPI_Error_class(seen_code, &class_);
    CHECK(class_ == MPI_ERR_RANK);
    OK(MPI_Comm_get_errhandler(dup, &again));
    OK(MPI_Comm_set_errhandler(comm, again));
    OK(MPI_Errhandler_free(&again));
    OK(MPI_Comm_call_errhandler(comm, MPI_ERR_TOPOLOGY));
    CHECK(calls == 2 && seen_comm == comm && seen_code == MPI_ERR_TOPOLOGY);
    OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    FAILS(MPI_ERR_RANK, MPI_Send(&n, 1, MPI_INT, size, 0, comm));
    FAILS(MPI_ERR_TAG, MPI_Send(&n, 1, MPI_INT, 0, -7, comm));
    FAILS(MPI_ERR_COUNT, MPI_Send(&n, -1, MPI_INT, 0, 0, comm));
    FAILS(MPI_ERR_TYPE, MPI_Send(&n, 1, MPI_DATATYPE_NULL, 0, 0, comm));
    CHECK(calls == 2);
    FAILS(MPI_ERR_ERRHANDLER, MPI_Comm_set_errhandler(comm, MPI_ERRHANDLER_NULL));
    OK(MPI_Comm_free(&comm));
    OK(MPI_Comm_free(&dup));

    OK(MPI_Add_error_class(&class_));
    OK(MPI_Add_error_code(class_, &code));
    OK(MPI_Add_error_string(code, "out of coffee"));
    OK(MPI_Error_class(code, &got));
    CHECK(got == class_);
    OK(MPI_Error_string(code, text, &length));
    CHECK(strcmp(text, "out of coffee") == 0 && length == 13);
    OK(MPI_Error_string(MPI_ERR_RANK, text, &length));
    CHECK(length > 0 && length == (int)strlen(text));
    return end();
}
