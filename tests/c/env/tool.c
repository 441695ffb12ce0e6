// np: 1 2
// args: --mca mpi_param_check true
// Control variables of the tool interface (section 15.3).
#include "check.h"

int main(int argc, char **argv)
{
    int provided, n = 0, i, rank;
    CHECK(MPI_T_cvar_get_num(&n) == MPI_T_ERR_NOT_INITIALIZED);
    CHECK(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) == MPI_SUCCESS);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    CHECK(MPI_T_cvar_get_num(&n) == MPI_SUCCESS && n > 5);
    for (i = 0; i < n; i++) {
        char name[128], text[4096];
        int name_len = sizeof name, index = -1, verbosity, bind, scope, desc_len = 0, count = 0;
        MPI_Datatype type;
        MPI_T_enum words;
        MPI_T_cvar_handle handle;
        CHECK(MPI_T_cvar_get_info(i, name, &name_len, &verbosity, &type, &words, NULL, &desc_len, &bind,
                                  &scope) == MPI_SUCCESS);
        CHECK(name_len == (int)strlen(name) + 1 && desc_len > 1 && bind == MPI_T_BIND_NO_OBJECT);
        CHECK(MPI_T_cvar_get_index(name, &index) == MPI_SUCCESS && index == i);
        CHECK(MPI_T_cvar_handle_alloc(i, NULL, &handle, &count) == MPI_SUCCESS && count < 4096);
        CHECK(MPI_T_cvar_read(handle, text) == MPI_SUCCESS);
        CHECK(MPI_T_cvar_write(handle, text) ==
              (scope == MPI_T_SCOPE_ALL_EQ ? MPI_SUCCESS : MPI_T_ERR_CVAR_SET_NEVER));
        if (strcmp(name, "mpi_param_check") == 0) {
            int on;
            memcpy(&on, text, sizeof on);
            CHECK(type == MPI_INT && on == 1);
        }
        MPI_T_cvar_handle_free(&handle);
        CHECK(handle == MPI_T_CVAR_HANDLE_NULL);
    }
    CHECK(MPI_T_cvar_get_index("no_such_parameter", &i) == MPI_T_ERR_INVALID_NAME);
    CHECK(MPI_T_pvar_get_num(&n) == MPI_SUCCESS && MPI_T_category_get_num(&n) == MPI_SUCCESS);
    MPI_T_pvar_session session;
    CHECK(MPI_T_pvar_session_create(&session) == MPI_SUCCESS);
    CHECK(MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES) == MPI_SUCCESS);
    CHECK(MPI_T_pvar_session_free(&session) == MPI_SUCCESS && session == MPI_T_PVAR_SESSION_NULL);
    MPI_Finalize();
    CHECK(MPI_T_finalize() == MPI_SUCCESS && MPI_T_finalize() == MPI_T_ERR_NOT_INITIALIZED);
    return CHECK_END();
}
