/* Duplicating and freeing a type calls the attribute callbacks, which may refuse. */
#include "check.h"

static int copies, deletes, refuse;
static MPI_Datatype seen;

static int copy(MPI_Datatype old, int key, void *extra, void *in, void *out, int *flag)
{
    (void)key;
    copies++;
    seen = old;
    *(void **)out = (char *)in + *(int *)extra;
    *flag = 1;
    return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}

static int gone(MPI_Datatype type, int key, void *value, void *extra)
{
    (void)key, (void)value, (void)extra;
    deletes++;
    seen = type;
    return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Datatype t, u, before;
    int key = MPI_KEYVAL_INVALID, step = 8, flag = 0;
    char where[64];
    void *value = NULL;
    OK(MPI_Type_create_keyval(copy, gone, &key, &step));
    OK(MPI_Type_contiguous(2, MPI_INT, &t));
    OK(MPI_Type_set_attr(t, key, where));
    OK(MPI_Type_dup(t, &u));
    CHECK(copies == 1 && seen == t);
    OK(MPI_Type_get_attr(u, key, &value, &flag));
    CHECK(flag && value == where + 8);
    before = u;
    OK(MPI_Type_free(&u));
    CHECK(deletes == 1 && seen == before);

    refuse = 1;
    CHECK(MPI_Type_dup(t, &u) != MPI_SUCCESS);
    before = t;
    CHECK(MPI_Type_free(&t) != MPI_SUCCESS);
    CHECK(t == before);
    BOUNDS(t, 8, 0, 8);
    refuse = 0;
    OK(MPI_Type_free(&t));
    CHECK(deletes == 3);

    /* Predefined types carry attributes, too. */
    OK(MPI_Type_set_attr(MPI_INT, key, where));
    OK(MPI_Type_dup(MPI_INT, &u));
    CHECK(seen == MPI_INT);
    OK(MPI_Type_delete_attr(MPI_INT, key));
    OK(MPI_Type_free(&u));
    OK(MPI_Type_free_keyval(&key));
    return end();
}
