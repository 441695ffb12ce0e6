// np: 1
/* Info objects: order, replacement, both inquiries, limits, the environment, errors. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Info info, copy, env;
    char key[MPI_MAX_INFO_KEY + 8], value[MPI_MAX_INFO_VAL + 8], small[4];
    int n, flag, room;
    OK(MPI_Info_create(&info));
    begin(&argc, &argv);
    OK(MPI_Info_set(info, "b", "first"));
    OK(MPI_Info_set(info, "a", "second"));
    OK(MPI_Info_set(info, "b", "third"));
    OK(MPI_Info_get_nkeys(info, &n));
    CHECK(n == 2);
    OK(MPI_Info_get_nthkey(info, 0, key));
    CHECK(strcmp(key, "b") == 0);
    OK(MPI_Info_get(info, "b", MPI_MAX_INFO_VAL, value, &flag));
    CHECK(flag && strcmp(value, "third") == 0);
    OK(MPI_Info_get(info, "b", 3, small, &flag));
    CHECK(flag && strcmp(small, "thi") == 0);
    OK(MPI_Info_get_valuelen(info, "b", &n, &flag));
    CHECK(flag && n == 5);
    room = 0;
    OK(MPI_Info_get_string(info, "a", &room, NULL, &flag));
    CHECK(flag && room == 7);
    room = sizeof small;
    OK(MPI_Info_get_string(info, "a", &room, small, &flag));
    CHECK(flag && room == 7 && strcmp(small, "sec") == 0);
    room = 4;
    OK(MPI_Info_get_string(info, "none", &room, small, &flag));
    CHECK(!flag && room == 4);
    OK(MPI_Info_dup(info, &copy));
    OK(MPI_Info_delete(info, "b"));
    FAILS(MPI_ERR_INFO_NOKEY, MPI_Info_delete(info, "b"));
    OK(MPI_Info_get_nkeys(copy, &n));
    CHECK(n == 2);
    memset(key, 'k', sizeof key);
    key[MPI_MAX_INFO_KEY - 1] = 0;
    OK(MPI_Info_set(copy, key, "long"));
    key[MPI_MAX_INFO_KEY - 1] = 'k';
    key[MPI_MAX_INFO_KEY] = 0;
    FAILS(MPI_ERR_INFO_KEY, MPI_Info_set(copy, key, "too long"));
    memset(value, 'v', sizeof value);
    value[MPI_MAX_INFO_VAL] = 0;
    FAILS(MPI_ERR_INFO_VALUE, MPI_Info_set(copy, "x", value));
    value[MPI_MAX_INFO_VAL - 1] = 0;
    OK(MPI_Info_set(copy, "x", value));
    FAILS(MPI_ERR_INFO_KEY, MPI_Info_set(copy, "", "empty"));
    FAILS(MPI_ERR_ARG, MPI_Info_get_nthkey(info, 1, key));
    FAILS(MPI_ERR_INFO, MPI_Info_get_nkeys(MPI_INFO_NULL, &n));
    OK(MPI_Info_get(MPI_INFO_ENV, "thread_level", MPI_MAX_INFO_VAL, value, &flag));
    CHECK(!flag);  // nothing was asked for before the program started
    FAILS(MPI_ERR_INFO, MPI_Info_set(MPI_INFO_ENV, "x", "y"));
    OK(MPI_Info_create_env(argc, argv, &env));
    OK(MPI_Info_get(env, "command", MPI_MAX_INFO_VAL, value, &flag));
    CHECK(flag);
    OK(MPI_Info_set(env, "x", "y"));
    OK(MPI_Info_free(&env));
    OK(MPI_Info_free(&copy));
    OK(MPI_Info_free(&info));
    CHECK(info == MPI_INFO_NULL);
    FAILS(MPI_ERR_INFO, MPI_Info_free(&info));
    return end();
}
