// np: 4 6 8
/* Topologies whose ranks may be reordered: a new communicator is a permutation of the old one, its
   neighbours are those of the topology, and no more edges lie between nodes than without. */
#include "check.h"

#ifndef OFF
#define OFF 0
#endif

enum { MOST = 64 };
/* The node of each rank of the world: its first rank. */
static int node_of[MOST];

static void find_nodes(void)
{
    MPI_Comm node;
    int first = rank;
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node));
    OK(MPI_Bcast(&first, 1, MPI_INT, 0, node));
    OK(MPI_Comm_free(&node));
    OK(MPI_Allgather(&first, 1, MPI_INT, node_of, 1, MPI_INT, MPI_COMM_WORLD));
}

/* Everybody is there once; world gets the world's rank of each rank. */
static void permuted(MPI_Comm comm, int *world)
{
    int n, me, seen[MOST] = {0}, value, flag;
    OK(MPI_Comm_size(comm, &n));
    OK(MPI_Comm_rank(comm, &me));
    OK(MPI_Allgather(&rank, 1, MPI_INT, world, 1, MPI_INT, comm));
    CHECK(world[me] == rank);
    for (int r = 0; r < n; r++) {
        CHECK(world[r] >= 0 && world[r] < n && !seen[world[r]]);
        seen[world[r]] = 1;
        CHECK(!OFF || world[r] == r);
    }
    talk(comm);
    /* Nothing of what is cached with the old communicator comes along. */
    OK(MPI_Comm_get_attr(comm, MPI_TAG_UB, &value, &flag));
    CHECK(flag);
}

static int between(const int *world, int a, int b)
{
    return node_of[world ? world[a] : a] != node_of[world ? world[b] : b];
}

static void sub_grids(MPI_Comm grid, int ndims, const int *dims, const int *coords)
{
    for (int d = 0; d < ndims; d++) {
        MPI_Comm line;
        int keep[3] = {0, 0, 0}, n, r, others[3 * MOST];
        keep[d] = 1;
        OK(MPI_Cart_sub(grid, keep, &line));
        OK(MPI_Comm_size(line, &n));
        OK(MPI_Comm_rank(line, &r));
        CHECK(n == dims[d] && r == coords[d]);
        OK(MPI_Allgather(coords, ndims, MPI_INT, others, ndims, MPI_INT, line));
        for (int i = 0; i < n; i++)
            for (int e = 0; e < ndims; e++)
                CHECK(others[i * ndims + e] == (e == d ? i : coords[e]));
        OK(MPI_Comm_free(&line));
    }
}

static void grid(int ndims, const int *dims, int periodic)
{
    int periods[3] = {periodic, periodic, periodic}, world[MOST], coords[3], places[3 * MOST];
    int n = 1, me, mapped, ours = 0, plain = 0, seen[MOST] = {0}, all[MOST], flag, keyval, *got;
    MPI_Comm comm, dup;
    for (int d = 0; d < ndims; d++)
        n *= dims[d];
    OK(MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &keyval, NULL));
    OK(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, &me));
    OK(MPI_Cart_create(MPI_COMM_WORLD, ndims, dims, periods, 1, &comm));
    OK(MPI_Cart_map(MPI_COMM_WORLD, ndims, dims, periods, &mapped));
    OK(MPI_Allgather(&mapped, 1, MPI_INT, all, 1, MPI_INT, MPI_COMM_WORLD));
    for (int r = 0; r < size; r++) {
        CHECK(all[r] == MPI_UNDEFINED || (all[r] >= 0 && all[r] < n && !seen[all[r]]));
        CHECK((all[r] == MPI_UNDEFINED) == (r >= n));
        if (all[r] != MPI_UNDEFINED)
            seen[all[r]] = 1;
        CHECK(!OFF || r >= n || all[r] == r);
    }
    CHECK((comm == MPI_COMM_NULL) == (rank >= n));
    if (comm != MPI_COMM_NULL) {
        permuted(comm, world);
        OK(MPI_Comm_get_attr(comm, keyval, &got, &flag));
        CHECK(!flag);
        OK(MPI_Comm_rank(comm, &me));
        OK(MPI_Cart_coords(comm, me, ndims, coords));
        OK(MPI_Allgather(coords, ndims, MPI_INT, places, ndims, MPI_INT, comm));
        for (int d = 0; d < ndims; d++) {
            int from, to, there[3] = {-1, -1, -1};
            OK(MPI_Cart_shift(comm, d, 1, &from, &to));
            OK(MPI_Sendrecv(coords, ndims, MPI_INT, to, d, there, ndims, MPI_INT, from, d, comm,
                            MPI_STATUS_IGNORE));
            for (int e = 0; e < ndims && from != MPI_PROC_NULL; e++) {
                int want = e == d ? (coords[e] + dims[e] - 1) % dims[e] : coords[e];
                CHECK(there[e] == want && places[from * ndims + e] == want);
            }
            if (to != MPI_PROC_NULL) {
                ours += between(world, me, to);
                plain += between(NULL, me, to);
            }
        }
        sub_grids(comm, ndims, dims, coords);
        OK(MPI_Allreduce(MPI_IN_PLACE, &ours, 1, MPI_INT, MPI_SUM, comm));
        OK(MPI_Allreduce(MPI_IN_PLACE, &plain, 1, MPI_INT, MPI_SUM, comm));
        CHECK(OFF ? ours == plain : ours <= plain);
        /* 4 nodes of 4: squares of 2 by 2, which have 8 edges between them. */
        if (!OFF && n == 16 && node_of[3] == 3 && node_of[4] == 0 && ndims == 2 && dims[0] == 4 && !periodic)
            CHECK(ours == 8);
        OK(MPI_Comm_dup(comm, &dup));
        OK(MPI_Cart_coords(dup, me, ndims, world));
        CHECK(memcmp(world, coords, sizeof(int) * (size_t)ndims) == 0);
        OK(MPI_Comm_free(&dup));
        OK(MPI_Comm_free(&comm));
    }
    OK(MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval));
    OK(MPI_Comm_free_keyval(&keyval));
}

/* Who is next to whom: pairs, of which the first has even rank and the second is half the world
   away, and a ring over all of them. */
static int partner(int r) { return (r + size / 2) % size; }

static void graph(void)
{
    int index[MOST], edges[2 * MOST], near[2], world[MOST], me, n, ours = 0, plain = 0, mapped;
    MPI_Comm comm;
    for (int r = 0; r < size; r++) {
        index[r] = 2 * (r + 1);
        edges[2 * r] = partner(r);
        edges[2 * r + 1] = (r + 1) % size;
    }
    OK(MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 1, &comm));
    permuted(comm, world);
    OK(MPI_Comm_rank(comm, &me));
    OK(MPI_Graph_neighbors_count(comm, me, &n));
    OK(MPI_Graph_neighbors(comm, me, 2, near));
    CHECK(n == 2 && near[0] == partner(me) && near[1] == (me + 1) % size);
    for (int r = 0; r < 2 * size; r++) {
        ours += between(world, r / 2, edges[r]);
        plain += between(NULL, r / 2, edges[r]);
    }
    CHECK(ours <= plain);
    OK(MPI_Graph_map(MPI_COMM_WORLD, size, index, edges, &mapped));
    CHECK(mapped >= 0 && mapped < size && (!OFF || mapped == rank));
    OK(MPI_Comm_free(&comm));
}

/* The edges of old rank r are those of new rank r, whoever that is. */
static void dist_graphs(void)
{
    int p = partner(rank), weight = 1000 + rank, from_weight = 1000 + p, one = 1, world[MOST];
    for (int how = 0; how < 3; how++) {
        int me, in, out, weighted, source = -1, destination = -1, w_in = -1, w_out = -1, heard = -1;
        MPI_Comm comm;
        if (how == 0)
            OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &p, &from_weight, 1, &p, &weight,
                                              MPI_INFO_NULL, 1, &comm));
        else if (how == 1)
            OK(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &rank, &one, &p, &weight, MPI_INFO_NULL, 1,
                                     &comm));
        else
            OK(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &rank, &one, &p, MPI_UNWEIGHTED,
                                     MPI_INFO_NULL, 1, &comm));
        permuted(comm, world);
        OK(MPI_Comm_rank(comm, &me));
        OK(MPI_Dist_graph_neighbors_count(comm, &in, &out, &weighted));
        CHECK(in == 1 && out == 1 && weighted == (how < 2));
        if (how < 2) {
            OK(MPI_Dist_graph_neighbors(comm, 1, &source, &w_in, 1, &destination, &w_out));
            CHECK(w_in == 1000 + partner(me) && w_out == 1000 + me);
        } else
            OK(MPI_Dist_graph_neighbors(comm, 1, &source, MPI_UNWEIGHTED, 1, &destination,
                                        MPI_UNWEIGHTED));
        CHECK(destination == partner(me) && partner(source) == me);
        OK(MPI_Neighbor_allgather(&me, 1, MPI_INT, &heard, 1, MPI_INT, comm));
        CHECK(heard == source);
        /* Pairs come together where every node has an even number of ranks. */
        if (!OFF && size == 16 && node_of[3] == 3 && node_of[4] == 0)
            CHECK(!between(world, me, destination));
        OK(MPI_Comm_free(&comm));
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    find_nodes();
    for (int periodic = 0; periodic < 2; periodic++) {
        int flat[2] = {0, 0}, box[3] = {0, 0, 0}, few[2] = {2, size / 2 - 1}, line[1] = {size};
        OK(MPI_Dims_create(size, 2, flat));
        OK(MPI_Dims_create(size, 3, box));
        grid(1, line, periodic);
        grid(2, flat, periodic);
        grid(2, few, periodic);
        grid(3, box, periodic);
    }
    graph();
    if (size % 2 == 0)
        dist_graphs();
    return end();
}
