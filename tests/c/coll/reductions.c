// np: 1 2 3 4 5 8
/* Collectives that combine data: sums, and a user's operation that does not commute. */
#include "check.h"

static const int lengths[] = {0, 1, 5, 300, 40000};
static MPI_Op composition;
static MPI_Datatype map_type;

static struct map *maps(int n)
{
    struct map *m = malloc(sizeof(struct map) * (size_t)(n + 1));
    for (int i = 0; i < n; i++)
        m[i] = map_of(rank, i);
    return m;
}

static void allreduce(int n, int in_place)
{
    int *s = blank(n), *r = blank(n), *from = in_place ? r : s;
    for (int i = 0; i < n; i++)
        from[i] = rank + i;
    OK(MPI_Allreduce(in_place ? MPI_IN_PLACE : s, r, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(r[i] == size * (size - 1) / 2 + size * i);
    CHECK(r[n] == -1);
    free(s);
    free(r);
    struct map *ms = maps(n), *mr = maps(n);
    OK(MPI_Allreduce(in_place ? MPI_IN_PLACE : ms, mr, n, map_type, composition, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(mr[i], composed(0, size - 1, i)) && same(ms[i], map_of(rank, i)));
    free(ms);
    free(mr);
}

static void reduce(int n, int root, int in_place)
{
    int here = in_place && rank == root;
    double *s = malloc(sizeof(double) * (size_t)(n + 1)), *r = malloc(sizeof(double) * (size_t)(n + 1));
    for (int i = 0; i < n; i++)
        s[i] = r[i] = rank + i;
    OK(MPI_Reduce(here ? MPI_IN_PLACE : s, rank == root ? r : NULL, n, MPI_DOUBLE, MPI_SUM, root,
                  MPI_COMM_WORLD));
    for (int i = 0; i < n && rank == root; i++)
        CHECK(r[i] == size * (size - 1) / 2 + (double)size * i);
    free(s);
    free(r);
    struct map *ms = maps(n), *mr = maps(n);
    OK(MPI_Reduce(here ? MPI_IN_PLACE : ms, rank == root ? mr : NULL, n, map_type, composition,
                  root, MPI_COMM_WORLD));
    for (int i = 0; i < n && rank == root; i++)
        CHECK(same(mr[i], composed(0, size - 1, i)));
    free(ms);
    free(mr);
}

static void reduce_scatter_block(int n, int in_place)
{
    int total = n * size;
    int *s = blank(total), *r = blank(total), *from = in_place ? r : s;
    for (int i = 0; i < total; i++)
        from[i] = rank + i;
    OK(MPI_Reduce_scatter_block(in_place ? MPI_IN_PLACE : s, r, n, MPI_INT, MPI_SUM,
                                MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(r[i] == size * (size - 1) / 2 + size * (rank * n + i));
    free(s);
    free(r);
    struct map *ms = maps(total), *mr = maps(total);
    OK(MPI_Reduce_scatter_block(in_place ? MPI_IN_PLACE : ms, mr, n, map_type, composition,
                                MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(mr[i], composed(0, size - 1, rank * n + i)));
    free(ms);
    free(mr);
}

static void reduce_scatter(int n, int in_place)
{
    int counts[64], total = 0, begin_ = 0;
    for (int r = 0; r < size; r++) {
        counts[r] = (r + 1) % 3 * n;
        begin_ += r < rank ? counts[r] : 0;
        total += counts[r];
    }
    int *s = blank(total), *r = blank(total), *from = in_place ? r : s;
    for (int i = 0; i < total; i++)
        from[i] = rank + i;
    OK(MPI_Reduce_scatter(in_place ? MPI_IN_PLACE : s, r, counts, MPI_INT, MPI_SUM,
                          MPI_COMM_WORLD));
    for (int i = 0; i < counts[rank]; i++)
        CHECK(r[i] == size * (size - 1) / 2 + size * (begin_ + i));
    free(s);
    free(r);
    struct map *ms = maps(total), *mr = maps(total);
    OK(MPI_Reduce_scatter(in_place ? MPI_IN_PLACE : ms, mr, counts, map_type, composition,
                          MPI_COMM_WORLD));
    for (int i = 0; i < counts[rank]; i++)
        CHECK(same(mr[i], composed(0, size - 1, begin_ + i)));
    free(ms);
    free(mr);
}

static void scans(int n, int in_place)
{
    struct map *s = maps(n), *r = maps(n);
    OK(MPI_Scan(in_place ? MPI_IN_PLACE : s, r, n, map_type, composition, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(r[i], composed(0, rank, i)));
    free(r);
    r = maps(n);
    OK(MPI_Exscan(in_place ? MPI_IN_PLACE : s, r, n, map_type, composition, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(r[i], rank ? composed(0, rank - 1, i) : map_of(0, i)));
    free(s);
    free(r);
}

static void located(void)
{
    struct {
        double value;
        int rank;
    } mine = {(rank * 7) % size, rank}, high, low;
    OK(MPI_Allreduce(&mine, &high, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD));
    OK(MPI_Allreduce(&mine, &low, 1, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD));
    for (int r = 0; r < size; r++) {
        int v = (r * 7) % size;
        CHECK(v < high.value || (v == high.value && r >= high.rank));
        CHECK(v > low.value || (v == low.value && r >= low.rank));
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Op_create(compose_op, 0, &composition));
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &map_type));
    OK(MPI_Type_commit(&map_type));
    for (int l = 0; l < 5; l++) {
        for (int in_place = 0; in_place < 2; in_place++) {
            allreduce(lengths[l], in_place);
            for (int root = 0; root < size; root++)
                reduce(lengths[l], root, in_place);
            reduce_scatter_block(lengths[l] / 3, in_place);
            reduce_scatter(lengths[l] / 3, in_place);
            scans(lengths[l], in_place);
        }
    }
    located();
    OK(MPI_Type_free(&map_type));
    OK(MPI_Op_free(&composition));
    return end();
}
