// np: 1 2
/* Attributes: callbacks and their order, flags, errors, predefined ones, deletion at the end. */
#include "check.h"

static int copies, deletes, finals, last = -1;
static int extra = 42;

static int copy(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    CHECK(state == &extra && comm != MPI_COMM_NULL && key != MPI_KEYVAL_INVALID);
    copies++;
    *(void **)out = (char *)in + 1;
    *flag = in != NULL;
    return MPI_SUCCESS;
}

static int drop(MPI_Comm comm, int key, void *value, void *state)
{
    CHECK(state == &extra && comm != MPI_COMM_NULL && key != MPI_KEYVAL_INVALID);
    deletes++;
    return value == (void *)13 ? MPI_ERR_OTHER : MPI_SUCCESS;
}

static int at_end(MPI_Comm comm, int key, void *value, void *state)
{
    int n, finalized;
    (void)key;
    (void)state;
    CHECK(comm == MPI_COMM_SELF);
    /* MPI still works here, and attributes go in the reverse order. */
    OK(MPI_Comm_size(comm, &n));
    OK(MPI_Finalized(&finalized));
    CHECK(!finalized);
    CHECK(last == -1 || last == (int)(long)value + 1);
    last = (int)(long)value;
    finals++;
    return MPI_SUCCESS;
}

static void user_keys(void)
{
    MPI_Comm a, b;
    void *value;
    int key, dup, none, flag, keep;
    OK(MPI_Comm_create_keyval(copy, drop, &key, &extra));
    OK(MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &dup, NULL));
    OK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, drop, &none, &extra));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &a));
    OK(MPI_Comm_get_attr(a, key, &value, &flag));
    CHECK(!flag);
    OK(MPI_Comm_set_attr(a, key, (void *)100));
    OK(MPI_Comm_set_attr(a, dup, (void *)200));
    OK(MPI_Comm_set_attr(a, none, (void *)300));
    OK(MPI_Comm_dup(a, &b));
    CHECK(copies == 1 && deletes == 0);
    OK(MPI_Comm_get_attr(b, key, &value, &flag));
    CHECK(flag && value == (void *)101);
    OK(MPI_Comm_get_attr(b, dup, &value, &flag));
    CHECK(flag && value == (void *)200);
    OK(MPI_Comm_get_attr(b, none, &value, &flag));
    CHECK(!flag);
    OK(MPI_Comm_set_attr(a, key, NULL));
    CHECK(deletes == 1);
    OK(MPI_Comm_free(&b));
    CHECK(deletes == 2);
    OK(MPI_Comm_dup(a, &b));
    OK(MPI_Comm_get_attr(b, key, &value, &flag));
    CHECK(!flag);
    OK(MPI_Comm_free(&b));
    CHECK(deletes == 2);
    /* A freed key value lives on in the attributes. */
    keep = key;
    OK(MPI_Comm_free_keyval(&key));
    CHECK(key == MPI_KEYVAL_INVALID);
    OK(MPI_Comm_get_attr(a, keep, &value, &flag));
    CHECK(flag && value == NULL);
    OK(MPI_Comm_delete_attr(a, keep));
    CHECK(deletes == 3);
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_set_attr(a, keep, NULL));
    /* A refusal keeps the attribute and the communicator. */
    OK(MPI_Comm_set_attr(a, none, (void *)13));
    CHECK(MPI_Comm_delete_attr(a, none) == MPI_ERR_OTHER);
    CHECK(MPI_Comm_free(&a) == MPI_ERR_OTHER);
    CHECK(a != MPI_COMM_NULL);
    OK(MPI_Comm_get_attr(a, none, &value, &flag));
    CHECK(flag && value == (void *)13);
    OK(MPI_Comm_free_keyval(&dup));
    OK(MPI_Comm_free_keyval(&none));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_free_keyval(&none));
}

static void predefined(void)
{
    int *value, flag, key = MPI_TAG_UB, class_;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag));
    CHECK(flag && *value >= 32767);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_IO, &value, &flag));
    CHECK(flag);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &value, &flag));
    CHECK(flag && (*value == 0 || *value == 1));
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &value, &flag));
    CHECK(!flag || *value >= 1);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &value, &flag));
    CHECK(!flag || *value >= 0);
    OK(MPI_Add_error_class(&class_));
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag));
    CHECK(flag && *value == class_);
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_set_attr(MPI_COMM_WORLD, MPI_TAG_UB, &key));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_delete_attr(MPI_COMM_WORLD, MPI_TAG_UB));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_free_keyval(&key));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_KEYVAL_INVALID, &value, &flag));
    OK(MPI_Attr_get(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag));
    CHECK(flag);
}

int main(int argc, char **argv)
{
    int keys[3];
    begin(&argc, &argv);
    user_keys();
    predefined();
    for (int i = 0; i < 3; i++) {
        OK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, at_end, &keys[i], NULL));
        OK(MPI_Comm_set_attr(MPI_COMM_SELF, keys[i], (void *)(long)i));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    if (finals != 3) {
        fprintf(stderr, "%d of 3 attributes of MPI_COMM_SELF were deleted\n", finals);
        return 1;
    }
    if (rank == 0)
        puts("ok");
    return 0;
}
