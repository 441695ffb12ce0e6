// np: 1 2 4 5
/* Topologies: grids and their shifts and parts, graphs, distributed graphs, balanced dimensions. */
#include "check.h"

static void grids(void)
{
    MPI_Comm grid, row, dup, empty;
    int dims[2] = {0, 2}, periods[2] = {1, 0}, coords[2], d[2], p[2], c[2], n, kind, r, from, to;
    int keep[2] = {0, 1};
    dims[0] = size / 2;
    if (dims[0] == 0)
        dims[0] = dims[1] = 1;
    OK(MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 1, &grid));
    CHECK((grid == MPI_COMM_NULL) == (rank >= dims[0] * dims[1]));
    if (grid != MPI_COMM_NULL) {
        int me;
        talk(grid);
        OK(MPI_Comm_rank(grid, &me));
        OK(MPI_Topo_test(grid, &kind));
        CHECK(kind == MPI_CART);
        OK(MPI_Cartdim_get(grid, &n));
        CHECK(n == 2);
        OK(MPI_Cart_get(grid, 2, d, p, c));
        CHECK(d[0] == dims[0] && d[1] == dims[1] && p[0] && !p[1]);
        OK(MPI_Cart_coords(grid, me, 2, coords));
        CHECK(coords[0] == me / dims[1] && coords[1] == me % dims[1]);
        CHECK(c[0] == coords[0] && c[1] == coords[1]);
        OK(MPI_Cart_rank(grid, coords, &r));
        CHECK(r == me);
        coords[0] += 3 * dims[0];
        OK(MPI_Cart_rank(grid, coords, &r));
        CHECK(r == me);
        coords[1] = dims[1];
        FAILS(MPI_ERR_ARG, MPI_Cart_rank(grid, coords, &r));
        OK(MPI_Cart_shift(grid, 1, 1, &from, &to));
        CHECK(from == (c[1] == 0 ? MPI_PROC_NULL : me - 1));
        CHECK(to == (c[1] == dims[1] - 1 ? MPI_PROC_NULL : me + 1));
        OK(MPI_Cart_shift(grid, 0, 1, &from, &to));
        OK(MPI_Sendrecv(&me, 1, MPI_INT, to, 0, &r, 1, MPI_INT, from, 0, grid,
                        MPI_STATUS_IGNORE));
        CHECK(r == from);
        FAILS(MPI_ERR_ARG, MPI_Cart_shift(grid, 2, 1, &from, &to));
        OK(MPI_Cart_sub(grid, keep, &row));
        OK(MPI_Comm_size(row, &n));
        CHECK(n == dims[1]);
        OK(MPI_Comm_rank(row, &r));
        CHECK(r == c[1]);
        talk(row);
        OK(MPI_Comm_dup(row, &dup));
        OK(MPI_Cartdim_get(dup, &n));
        CHECK(n == 1);
        OK(MPI_Comm_free(&dup));
        OK(MPI_Comm_free(&row));
        FAILS(MPI_ERR_TOPOLOGY, MPI_Graphdims_get(grid, &n, &r));
        OK(MPI_Comm_free(&grid));
    }
    OK(MPI_Cart_create(MPI_COMM_WORLD, 0, NULL, NULL, 0, &empty));
    CHECK((empty == MPI_COMM_NULL) == (rank > 0));
    if (empty != MPI_COMM_NULL)
        OK(MPI_Comm_free(&empty));
    dims[0] = size + 1;
    FAILS(MPI_ERR_DIMS, MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid));
    FAILS(MPI_ERR_DIMS, MPI_Cart_map(MPI_COMM_WORLD, 1, dims, periods, &r));
    dims[0] = -1;
    FAILS(MPI_ERR_DIMS, MPI_Cart_map(MPI_COMM_WORLD, 1, dims, periods, &r));
    /* Nobody is in a grid without places. */
    dims[0] = 2;
    dims[1] = 0;
    OK(MPI_Cart_map(MPI_COMM_WORLD, 2, dims, periods, &r));
    CHECK(r == MPI_UNDEFINED);
    OK(MPI_Cart_map(MPI_COMM_WORLD, 0, NULL, NULL, &r));
    CHECK(r == (rank == 0 ? 0 : MPI_UNDEFINED));
    FAILS(MPI_ERR_TOPOLOGY, MPI_Cartdim_get(MPI_COMM_WORLD, &n));
    OK(MPI_Topo_test(MPI_COMM_WORLD, &kind));
    CHECK(kind == MPI_UNDEFINED);
}

static void graphs(void)
{
    /* A ring over all ranks. */
    MPI_Comm graph, other;
    int *index = malloc(sizeof(int) * (size_t)size), *edges = malloc(sizeof(int) * 2 * (size_t)size);
    int n, e, near[2], kind;
    for (int i = 0; i < size; i++) {
        index[i] = 2 * (i + 1);
        edges[2 * i] = (i + size - 1) % size;
        edges[2 * i + 1] = (i + 1) % size;
    }
    OK(MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &graph));
    talk(graph);
    OK(MPI_Topo_test(graph, &kind));
    CHECK(kind == MPI_GRAPH);
    OK(MPI_Graphdims_get(graph, &n, &e));
    CHECK(n == size && e == 2 * size);
    OK(MPI_Graph_neighbors_count(graph, rank, &n));
    CHECK(n == 2);
    OK(MPI_Graph_neighbors(graph, rank, 2, near));
    CHECK(near[0] == edges[2 * rank] && near[1] == edges[2 * rank + 1]);
    memset(index, 0, sizeof(int) * (size_t)size);
    OK(MPI_Graph_get(graph, size, 2 * size, index, edges));
    CHECK(index[size - 1] == 2 * size);
    OK(MPI_Graph_map(MPI_COMM_WORLD, size, index, edges, &n));
    CHECK(n >= 0 && n < size);
    edges[0] = size;
    FAILS(MPI_ERR_TOPOLOGY, MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &other));
    OK(MPI_Comm_free(&graph));
    free(index);
    free(edges);
}

static void dist_graphs(void)
{
    MPI_Comm graph;
    int left = (rank + size - 1) % size, right = (rank + 1) % size, in, out, weighted, kind;
    int source, from_weight, destination, to_weight;
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &left, &left, 1, &right, &rank,
                                      MPI_INFO_NULL, 0, &graph));
    talk(graph);
    OK(MPI_Topo_test(graph, &kind));
    CHECK(kind == MPI_DIST_GRAPH);
    OK(MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted));
    CHECK(in == 1 && out == 1 && weighted);
    OK(MPI_Dist_graph_neighbors(graph, 1, &source, &from_weight, 1, &destination, &to_weight));
    CHECK(source == left && from_weight == left && destination == right && to_weight == rank);
    OK(MPI_Comm_free(&graph));
    /* Each rank describes its left neighbour's edge to itself. */
    {
        int one = 1;
        OK(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &left, &one, &rank, MPI_UNWEIGHTED,
                                 MPI_INFO_NULL, 0, &graph));
    }
    OK(MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted));
    CHECK(in == 1 && out == 1 && !weighted);
    OK(MPI_Dist_graph_neighbors(graph, 1, &source, MPI_UNWEIGHTED, 1, &destination,
                                MPI_UNWEIGHTED));
    CHECK(source == left && destination == right);
    OK(MPI_Comm_free(&graph));
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, NULL, MPI_WEIGHTS_EMPTY, 0, NULL,
                                      MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, 0, &graph));
    OK(MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted));
    CHECK(in == 0 && out == 0 && weighted);
    OK(MPI_Comm_free(&graph));
}

int main(int argc, char **argv)
{
    int dims[3] = {0, 3, 0}, two[2] = {0, 0};
    begin(&argc, &argv);
    OK(MPI_Dims_create(6, 3, dims));
    CHECK(dims[0] == 2 && dims[1] == 3 && dims[2] == 1);
    OK(MPI_Dims_create(72, 2, two));
    CHECK(two[0] == 9 && two[1] == 8);
    two[0] = 5;
    two[1] = 0;
    FAILS(MPI_ERR_DIMS, MPI_Dims_create(72, 2, two));
    grids();
    graphs();
    dist_graphs();
    return end();
}
