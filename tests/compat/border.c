/* What crosses the border of an ABI: handles, statuses, constants, callbacks, sentinels. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int bad;
#define EXPECT(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); bad++; } } while (0)

static MPI_Datatype seen;
static void add(void *in, void *inout, int *len, MPI_Datatype *type)
{
    seen = *type;
    for (int i = 0; i < *len; i++) ((int *)inout)[i] += ((int *)in)[i];
}
static int copied, deleted, handled;
static int copy(MPI_Comm c, int k, void *extra, void *in, void *out, int *flag)
{
    (void)k;
    copied += c == MPI_COMM_WORLD && extra == (void *)&copied;
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}
static int forget(MPI_Comm c, int k, void *value, void *extra)
{
    (void)c; (void)k; (void)value;
    deleted += extra == (void *)&copied;
    return MPI_SUCCESS;
}
static void handler(MPI_Comm *c, int *code, ...)
{
    int class = -1;
    MPI_Error_class(*code, &class);
    handled += *c == MPI_COMM_WORLD && class == MPI_ERR_COUNT;
}
static int query(void *state, MPI_Status *s)
{
    (void)state;
    MPI_Status_set_elements(s, MPI_INT, 7);
    MPI_Status_set_cancelled(s, 0);
    s->MPI_SOURCE = MPI_UNDEFINED;
    s->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}
static int freed;
static int release(void *state) { freed += state == (void *)&freed; return MPI_SUCCESS; }
static int cancel(void *state, int complete) { (void)state; (void)complete; return MPI_SUCCESS; }

int main(int argc, char **argv)
{
    int provided, rank, size, n, flag;
    EXPECT(MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided) == MPI_SUCCESS);
    EXPECT(provided >= MPI_THREAD_SERIALIZED && provided <= MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Get_library_version(version, &n);
    EXPECT(strstr(version, "Hawser"));
    int right = (rank + 1) % size, left = (rank + size - 1) % size, got = -1;
    MPI_Status s;
    MPI_Request r[2];
    MPI_Irecv(&got, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(&rank, 1, MPI_INT, right, 5, MPI_COMM_WORLD, &r[1]);
    MPI_Status two[2];
    EXPECT(MPI_Waitall(2, r, two) == MPI_SUCCESS);
    EXPECT(r[0] == MPI_REQUEST_NULL && r[1] == MPI_REQUEST_NULL);
    EXPECT(got == left && two[0].MPI_SOURCE == left && two[0].MPI_TAG == 5);
    MPI_Get_count(&two[0], MPI_INT, &n);
    EXPECT(n == 1);
    EXPECT(MPI_Recv(&got, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &s) == MPI_SUCCESS);
    EXPECT(s.MPI_SOURCE == MPI_PROC_NULL && s.MPI_TAG == MPI_ANY_TAG);
    MPI_Sendrecv(&rank, 1, MPI_INT, right, 1, &got, 1, MPI_INT, left, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    EXPECT(got == left);

    /* Messages fit into what the program's own constant reserves for them. */
    char parcels[3][7] = {"one", "two", "three"}, parcel[7];
    int shelf_size = 3 * (7 + MPI_BSEND_OVERHEAD);
    void *shelf = malloc(shelf_size), *where;
    MPI_Buffer_attach(shelf, shelf_size);
    for (int i = 0; i < 3; i++)
        EXPECT(MPI_Bsend(parcels[i], 7, MPI_CHAR, rank, i, MPI_COMM_WORLD) == MPI_SUCCESS);
    for (int i = 0; i < 3; i++) {
        MPI_Recv(parcel, 7, MPI_CHAR, rank, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        EXPECT(!strcmp(parcel, parcels[i]));
    }
    MPI_Buffer_detach(&where, &n);
    EXPECT(where == shelf && n == shelf_size);
    free(shelf);

    MPI_Op op;
    int sum = rank;
    MPI_Op_create(add, 1, &op);
    MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_INT, op, MPI_COMM_WORLD);
    EXPECT(sum == size * (size - 1) / 2);
    EXPECT(size == 1 || seen == MPI_INT);
    MPI_Op_free(&op);
    EXPECT(op == MPI_OP_NULL);

    MPI_Comm dup;
    int key;
    MPI_Comm_create_keyval(copy, forget, &key, &copied);
    MPI_Comm_set_attr(MPI_COMM_WORLD, key, &key);
    MPI_Comm_dup(MPI_COMM_WORLD, &dup);
    EXPECT(copied == 1);
    void *value = NULL;
    MPI_Comm_get_attr(dup, key, &value, &flag);
    EXPECT(flag && value == &key);
    MPI_Comm_compare(MPI_COMM_WORLD, dup, &n);
    EXPECT(n == MPI_CONGRUENT);
    MPI_Comm_free(&dup);
    EXPECT(dup == MPI_COMM_NULL && deleted == 1);
    MPI_Comm_free_keyval(&key);
    EXPECT(key == MPI_KEYVAL_INVALID);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    EXPECT(flag && *(int *)value >= 32767);

    MPI_Errhandler eh;
    MPI_Comm_create_errhandler(handler, &eh);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, eh);
    EXPECT(MPI_Send(&rank, -1, MPI_INT, 0, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
    EXPECT(handled == 1);
    MPI_Errhandler_free(&eh);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    EXPECT(MPI_Send(&rank, 1, MPI_INT, size, 0, MPI_COMM_WORLD) == MPI_ERR_RANK);

    /* Codes that the program makes follow the last one of its ABI. */
    int class, code, of;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag);
    EXPECT(flag && *(int *)value >= MPI_ERR_LASTCODE);
    MPI_Add_error_class(&class);
    MPI_Add_error_code(class, &code);
    EXPECT(class > MPI_ERR_LASTCODE && code > MPI_ERR_LASTCODE && code != class);
    MPI_Add_error_string(code, "own words");
    char words[MPI_MAX_ERROR_STRING];
    MPI_Error_string(code, words, &n);
    MPI_Error_class(code, &of);
    EXPECT(!strcmp(words, "own words") && of == class);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag);
    EXPECT(flag && *(int *)value >= code && *(int *)value >= class);
    EXPECT(MPI_Comm_call_errhandler(MPI_COMM_WORLD, code) == MPI_SUCCESS);
#ifdef MPI_ERR_PROC_ABORTED
    MPI_Error_class(MPI_ERR_PROC_ABORTED, &of);
    EXPECT(of == MPI_ERR_PROC_ABORTED);
#endif
#ifdef MPIX_ERR_PROC_FAILED
    MPI_Error_class(MPIX_ERR_PROC_FAILED, &of);
    EXPECT(of == MPIX_ERR_PROC_FAILED);
#endif

    /* Variables of the tool interface that are bound to a communicator have a value for each rank. */
    int variables, bound = 0;
    MPI_T_pvar_session session;
    MPI_Comm twin;
    MPI_Comm_dup(MPI_COMM_WORLD, &twin);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_pvar_session_create(&session);
    MPI_T_pvar_get_num(&variables);
    for (int v = 0; v < variables; v++) {
        int name_len = 0, desc_len = 0, verbosity, kind, bind, readonly, continuous, atomic, many = -1;
        MPI_Datatype of_type;
        MPI_T_enum of_enum;
        MPI_T_pvar_handle handle;
        MPI_T_pvar_get_info(v, NULL, &name_len, &verbosity, &kind, &of_type, &of_enum, NULL, &desc_len, &bind,
                            &readonly, &continuous, &atomic);
        if (bind != MPI_T_BIND_MPI_COMM) continue;
        bound++;
        EXPECT(MPI_T_pvar_handle_alloc(session, v, &twin, &handle, &many) == MPI_SUCCESS && many == size);
        MPI_T_pvar_handle_free(session, &handle);
        MPI_Comm none = MPI_COMM_NULL;
        EXPECT(MPI_T_pvar_handle_alloc(session, v, &none, &handle, &many) != MPI_SUCCESS);
    }
    EXPECT(bound > 0 || !strstr(version, "Hawser"));
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    MPI_Comm_free(&twin);

    MPI_Grequest_start(query, release, cancel, &freed, &r[0]);
    MPI_Grequest_complete(r[0]);
    MPI_Wait(&r[0], &s);
    MPI_Get_elements(&s, MPI_INT, &n);
    EXPECT(n == 7 && freed == 1);

    /* A status holds all counts that there are. */
    MPI_Count most = 0x7654321f71234567, told_most;
    MPI_Status_set_elements_x(&s, MPI_BYTE, most);
    MPI_Status_set_cancelled(&s, 1);
    MPI_Get_elements_x(&s, MPI_BYTE, &told_most);
    MPI_Test_cancelled(&s, &flag);
    EXPECT(told_most == most && flag);

    int lengths[2] = {1, 1}, combiner, a, b, c;
    MPI_Aint places[2] = {0, 8};
    MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE}, made, parts[2];
    MPI_Type_create_struct(2, lengths, places, types, &made);
    MPI_Type_commit(&made);
    MPI_Type_get_envelope(made, &a, &b, &c, &combiner);
    EXPECT(combiner == MPI_COMBINER_STRUCT && c == 2);
    int ints[3];
    MPI_Aint addresses[2];
    MPI_Type_get_contents(made, 3, 2, 2, ints, addresses, parts);
    EXPECT(parts[0] == MPI_INT && parts[1] == MPI_DOUBLE);
    MPI_Type_free(&made);
    EXPECT(made == MPI_DATATYPE_NULL);
    int whole[2] = {4, 6}, part[2] = {2, 3}, start[2] = {1, 2}, told[16];
    MPI_Type_create_subarray(2, whole, part, start, MPI_ORDER_FORTRAN, MPI_INT, &made);
    MPI_Type_get_envelope(made, &a, &b, &c, &combiner);
    EXPECT(combiner == MPI_COMBINER_SUBARRAY && a == 8);
    MPI_Type_get_contents(made, a, b, c, told, addresses, parts);
    EXPECT(told[0] == 2 && told[2] == 6 && told[6] == 2 && told[7] == MPI_ORDER_FORTRAN);
    MPI_Type_free(&made);
    int spread[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC}, shape[2] = {size, 1};
    int by[2] = {MPI_DISTRIBUTE_DFLT_DARG, 2};
    MPI_Type_create_darray(size, rank, 2, whole, spread, by, shape, MPI_ORDER_C, MPI_INT, &made);
    MPI_Type_get_envelope(made, &a, &b, &c, &combiner);
    EXPECT(combiner == MPI_COMBINER_DARRAY && a == 12);
    MPI_Type_get_contents(made, a, b, c, told, addresses, parts);
    EXPECT(told[0] == size && told[1] == rank && told[2] == 2 && told[3] == 4 && told[4] == 6);
    EXPECT(told[5] == MPI_DISTRIBUTE_BLOCK && told[6] == MPI_DISTRIBUTE_CYCLIC);
    EXPECT(told[7] == MPI_DISTRIBUTE_DFLT_DARG && told[8] == 2 && told[11] == MPI_ORDER_C);
    MPI_Type_free(&made);
    MPI_Aint absolute;
    EXPECT(MPI_Get_address(&absolute, &absolute) == MPI_SUCCESS && absolute == (MPI_Aint)&absolute);

    MPI_Win win;
    int *memory, *model;
    MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    *memory = -1;
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    MPI_Put(&rank, 1, MPI_INT, right, 0, 1, MPI_INT, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    EXPECT(*memory == left);
    MPI_Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &model, &flag);
    EXPECT(flag && *model == MPI_WIN_FLAVOR_ALLOCATE);
    MPI_Win_get_attr(win, MPI_WIN_MODEL, &model, &flag);
    EXPECT(flag && (*model == MPI_WIN_UNIFIED || *model == MPI_WIN_SEPARATE));
    MPI_Win_free(&win);

    MPI_Comm cart;
    int dims = size, periods = 0, from, to;
    MPI_Cart_create(MPI_COMM_WORLD, 1, &dims, &periods, 0, &cart);
    MPI_Cart_shift(cart, 0, 1, &from, &to);
    EXPECT(from == (rank == 0 ? MPI_PROC_NULL : rank - 1));
    EXPECT(to == (rank == size - 1 ? MPI_PROC_NULL : rank + 1));
    MPI_Topo_test(cart, &n);
    EXPECT(n == MPI_CART);
    MPI_Comm_free(&cart);
    int from1[1] = {left}, to1[1] = {right}, in = -1;
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, from1, MPI_UNWEIGHTED, 1, to1, MPI_UNWEIGHTED,
                                   MPI_INFO_NULL, 0, &cart);
    MPI_Neighbor_alltoall(&rank, 1, MPI_INT, &in, 1, MPI_INT, cart);
    EXPECT(in == left);
    MPI_Comm_free(&cart);

    int total = 0;
    MPI_Reduce(&bad, &total, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0 && total == 0) printf("No Errors of %d\n", size);
    MPI_Finalize();
    return bad != 0;
}
