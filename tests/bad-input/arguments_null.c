/* Null pointers for results and texts, lengths that are negative, and counts whose bytes no number
 * holds: refused at the door, without a look at the memory. */
#include "check.h"

static int n, flag, many[8];
static char text[MPI_MAX_ERROR_STRING + MPI_MAX_INFO_VAL];
static double v[4];
static MPI_Request r = MPI_REQUEST_NULL, none[2];
static MPI_Status status;

static void texts(void)
{
    MPI_Info info;
    FAILS(MPI_ERR_ARG, MPI_Comm_get_name(MPI_COMM_SELF, NULL, &n));
    FAILS(MPI_ERR_ARG, MPI_Comm_get_name(MPI_COMM_SELF, text, NULL));
    FAILS(MPI_ERR_ARG, MPI_Type_get_name(MPI_INT, NULL, &n));
    FAILS(MPI_ERR_ARG, MPI_Win_get_name(MPI_WIN_NULL, NULL, &n));
    FAILS(MPI_ERR_ARG, MPI_Comm_set_name(MPI_COMM_SELF, NULL));
    FAILS(MPI_ERR_ARG, MPI_Type_set_name(MPI_INT, NULL));
    FAILS(MPI_ERR_ARG, MPI_Error_string(MPI_ERR_ARG, NULL, &n));
    FAILS(MPI_ERR_ARG, MPI_Get_processor_name(text, NULL));
    FAILS(MPI_ERR_ARG, MPI_Get_library_version(NULL, &n));
    FAILS(MPI_ERR_ARG, MPI_Add_error_string(MPI_ERR_LASTCODE + 1, NULL));
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "key", "value"));
    FAILS(MPI_ERR_ARG, MPI_Info_get_nthkey(info, 0, NULL));
    FAILS(MPI_ERR_ARG, MPI_Info_get_nthkey(info, 1, text));
    FAILS(MPI_ERR_ARG, MPI_Info_get_nthkey(info, -1, text));
    FAILS(MPI_ERR_ARG, MPI_Info_get(info, "key", 5, NULL, &flag));
    FAILS(MPI_ERR_ARG, MPI_Info_get(info, "key", -1, text, &flag));
    FAILS(MPI_ERR_ARG, MPI_Info_get(info, "key", 5, text, NULL));
    n = 6;
    FAILS(MPI_ERR_ARG, MPI_Info_get_string(info, "key", &n, NULL, &flag));
    FAILS(MPI_ERR_ARG, MPI_Info_get_string(info, "key", NULL, text, &flag));
    n = 0;
    OK(MPI_Info_get_string(info, "key", &n, NULL, &flag));
    FAILS(MPI_ERR_ARG, MPI_Info_set(info, "key", NULL));
    FAILS(MPI_ERR_ARG, MPI_Info_delete(info, NULL));
    OK(MPI_Info_free(&info));
}

static void requests(void)
{
    none[0] = none[1] = MPI_REQUEST_NULL;
    FAILS(MPI_ERR_ARG, MPI_Wait(NULL, &status));
    FAILS(MPI_ERR_ARG, MPI_Test(&r, NULL, &status));
    FAILS(MPI_ERR_ARG, MPI_Waitall(2, NULL, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_COUNT, MPI_Waitall(-1, none, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Waitany(2, none, NULL, &status));
    OK(MPI_Irecv(v, 1, MPI_DOUBLE, 0, 7, MPI_COMM_SELF, &none[0]));
    OK(MPI_Send(v + 1, 1, MPI_DOUBLE, 0, 7, MPI_COMM_SELF));
    FAILS(MPI_ERR_ARG, MPI_Waitsome(2, none, &n, NULL, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Testsome(2, none, &n, NULL, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Waitsome(2, none, NULL, many, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Request_get_status_some(2, none, &n, NULL, MPI_STATUSES_IGNORE));
    OK(MPI_Waitsome(2, none, &n, many, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_ARG, MPI_Startall(1, NULL));
    FAILS(MPI_ERR_REQUEST, MPI_Start(&r));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&r));
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(&r));
    FAILS(MPI_ERR_ARG, MPI_Get_count(MPI_STATUS_IGNORE, MPI_INT, &n));
    FAILS(MPI_ERR_ARG, MPI_Get_count(&status, MPI_INT, NULL));
    FAILS(MPI_ERR_ARG, MPI_Test_cancelled(MPI_STATUS_IGNORE, &flag));
    FAILS(MPI_ERR_COUNT, MPI_Status_set_elements(&status, MPI_INT, -1));
    FAILS(MPI_ERR_ARG, MPI_Iprobe(0, 0, MPI_COMM_SELF, NULL, &status));
    FAILS(MPI_ERR_ARG, MPI_Improbe(0, 0, MPI_COMM_SELF, &flag, NULL, &status));
    FAILS(MPI_ERR_REQUEST, MPI_Grequest_complete(r));
}

static void objects(void)
{
    void *value;
    MPI_Datatype type, parts[2];
    MPI_Group group;
    int key;
    FAILS(MPI_ERR_ARG, MPI_Comm_get_attr(MPI_COMM_SELF, MPI_TAG_UB, NULL, &flag));
    FAILS(MPI_ERR_ARG, MPI_Comm_get_attr(MPI_COMM_SELF, MPI_TAG_UB, &value, NULL));
    FAILS(MPI_ERR_ARG, MPI_Comm_create_keyval(NULL, NULL, NULL, NULL));
    OK(MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &key, NULL));
    OK(MPI_Type_dup(MPI_INT, &type));
    OK(MPI_Type_set_attr(type, key, v));
    FAILS(MPI_ERR_ARG, MPI_Type_get_attr(type, key, NULL, &flag));
    FAILS(MPI_ERR_ARG, MPI_Type_get_contents(type, 0, 0, 1, NULL, NULL, NULL));
    FAILS(MPI_ERR_COUNT, MPI_Type_get_contents(type, 0, 0, -1, NULL, NULL, parts));
    OK(MPI_Type_free(&type));
    OK(MPI_Type_free_keyval(&key));
    OK(MPI_Type_contiguous(3, MPI_INT, &type));
    FAILS(MPI_ERR_COUNT, MPI_Type_get_contents(type, -1, 0, 1, many, NULL, parts));
    OK(MPI_Type_free(&type));
    FAILS(MPI_ERR_ARG, MPI_Type_create_struct(2, NULL, NULL, NULL, &type));
    FAILS(MPI_ERR_ARG, MPI_Type_indexed(2, NULL, many, MPI_INT, &type));
    FAILS(MPI_ERR_ARG, MPI_Type_create_hindexed(2, many, NULL, MPI_INT, &type));
    FAILS(MPI_ERR_ARG, MPI_Type_create_subarray(2, NULL, many, many, MPI_ORDER_C, MPI_INT, &type));
    FAILS(MPI_ERR_ARG, MPI_Type_create_subarray(-1, many, many, many, MPI_ORDER_C, MPI_INT, &type));
    OK(MPI_Comm_group(MPI_COMM_SELF, &group));
    FAILS(MPI_ERR_ARG, MPI_Group_translate_ranks(group, 1, NULL, group, many));
    FAILS(MPI_ERR_ARG, MPI_Group_translate_ranks(group, 1, many, group, NULL));
    FAILS(MPI_ERR_ARG, MPI_Group_range_incl(group, 1, NULL, &group));
    OK(MPI_Group_free(&group));
    FAILS(MPI_ERR_ARG, MPI_Alloc_mem(8, MPI_INFO_NULL, NULL));
    FAILS(MPI_ERR_COUNT, MPI_Buffer_attach(text, -1));
    FAILS(MPI_ERR_COUNT, MPI_Comm_attach_buffer(MPI_COMM_SELF, text, -1));
    FAILS(MPI_ERR_BUFFER, MPI_Buffer_detach(&value, &n));
    OK(MPI_Buffer_attach(text, 8));
    FAILS(MPI_ERR_ARG, MPI_Buffer_detach(NULL, &n));
    OK(MPI_Buffer_detach(&value, &n));
    if (value != text || n != 8)
        FAILS(-1, MPI_SUCCESS);
    FAILS(MPI_ERR_BUFFER, MPI_Buffer_attach(NULL, 8));
}

static void packing(void)
{
    int at = 0;
    MPI_Aint big = 0;
    FAILS(MPI_ERR_ARG, MPI_Pack(v, 1, MPI_DOUBLE, text, 100, NULL, MPI_COMM_SELF));
    FAILS(MPI_ERR_ARG, MPI_Pack(v, 1, MPI_DOUBLE, NULL, 100, &at, MPI_COMM_SELF));
    FAILS(MPI_ERR_BUFFER, MPI_Unpack(NULL, 100, &at, v, 1, MPI_DOUBLE, MPI_COMM_SELF));
    FAILS(MPI_ERR_BUFFER, MPI_Unpack(text, 100, &at, NULL, 1, MPI_DOUBLE, MPI_COMM_SELF));
    at = -8;
    FAILS(MPI_ERR_ARG, MPI_Pack(v, 1, MPI_DOUBLE, text, 100, &at, MPI_COMM_SELF));
    FAILS(MPI_ERR_ARG, MPI_Unpack(text, 100, &at, v, 1, MPI_DOUBLE, MPI_COMM_SELF));
    at = 98;
    FAILS(MPI_ERR_TRUNCATE, MPI_Pack(v, 1, MPI_DOUBLE, text, 100, &at, MPI_COMM_SELF));
    FAILS(MPI_ERR_TRUNCATE, MPI_Unpack(text, 100, &at, v, 1, MPI_DOUBLE, MPI_COMM_SELF));
    FAILS(MPI_ERR_UNSUPPORTED_DATAREP, MPI_Pack_external("native", v, 1, MPI_DOUBLE, text, 100, &big));
    FAILS(MPI_ERR_ARG, MPI_Pack_external(NULL, v, 1, MPI_DOUBLE, text, 100, &big));
}

/* 2^61 doubles are 2^64 bytes. */
static void huge(void)
{
    MPI_Count count = (MPI_Count)1 << 61;
    MPI_Datatype type = MPI_INT;
    FAILS(MPI_ERR_COUNT, MPI_Send_c(v, count, MPI_DOUBLE, 0, 1, MPI_COMM_SELF));
    FAILS(MPI_ERR_COUNT, MPI_Irecv_c(v, count, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r));
    FAILS(MPI_ERR_COUNT, MPI_Bcast_c(v, count, MPI_DOUBLE, 0, MPI_COMM_SELF));
    FAILS(MPI_ERR_COUNT, MPI_Allreduce_c(v, v + 2, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF));
    FAILS(MPI_ERR_COUNT, MPI_Type_indexed_c(count, &count, &count, MPI_INT, &type));
    FAILS(MPI_ERR_COUNT, MPI_Type_create_struct_c(count, &count, &count, &type, &type));
    /* 2^56 bytes have a number, but no copy. */
    FAILS(MPI_ERR_NO_MEM, MPI_Sendrecv_replace_c(v, count >> 8, MPI_DOUBLE, 0, 1, 0, 1,
                                                 MPI_COMM_SELF, MPI_STATUS_IGNORE));
    FAILS(MPI_ERR_COUNT,
          MPI_Allgather_c(v, count, MPI_DOUBLE, v + 2, count, MPI_DOUBLE, MPI_COMM_SELF));
}

/* What is not used may be null. */
static void unused(void)
{
    int no[1] = {0};
    MPI_Comm alone;
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 0, NULL, MPI_WEIGHTS_EMPTY, 0, NULL,
                                      MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, 0, &alone));
    OK(MPI_Neighbor_alltoallw(NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, alone));
    OK(MPI_Neighbor_alltoallv(NULL, NULL, NULL, MPI_INT, NULL, NULL, NULL, MPI_INT, alone));
    OK(MPI_Comm_free(&alone));
    OK(MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE));
    OK(MPI_Waitsome(0, NULL, &n, NULL, MPI_STATUSES_IGNORE));
    OK(MPI_Gatherv(NULL, 0, MPI_INT, NULL, no, no, MPI_INT, 0, MPI_COMM_SELF));
    OK(MPI_Dims_create(1, 0, NULL));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    texts();
    requests();
    objects();
    packing();
    huge();
    unused();
    return end();
}
