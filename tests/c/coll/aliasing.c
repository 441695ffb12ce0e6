// np: 1 2 5
/* Both sides of a collective may lie in one array as long as no byte belongs to both; shared bytes
 * are refused. A side without elements needs neither memory nor a datatype. */
#include "check.h"

#define MAX 16
#define W MPI_COMM_WORLD

static int memory[4 * MAX], counts[MAX], zeros[MAX], even[MAX], odd[MAX], packed[MAX];
static int even_bytes[MAX], odd_bytes[MAX];
static MPI_Datatype types[MAX], nulls[MAX];

/* Even places hold what goes out, odd ones what comes in. */
static void fill(void)
{
    for (int i = 0; i < size; i++) {
        memory[2 * i] = value(rank, i, 0);
        memory[2 * i + 1] = -1;
    }
}

static void came(void)
{
    for (int i = 0; i < size; i++)
        CHECK(memory[2 * i + 1] == value(i, rank, 0) && memory[2 * i] == value(rank, i, 0));
}

static void everybody(void)
{
    MPI_Request r;
    fill();
    OK(MPI_Alltoallv(memory, counts, even, MPI_INT, memory, counts, odd, MPI_INT, W));
    came();
    fill();
    OK(MPI_Alltoallw(memory, counts, even_bytes, types, memory, counts, odd_bytes, types, W));
    came();
    fill();
    OK(MPI_Ialltoallv(memory, counts, even, MPI_INT, memory, counts, odd, MPI_INT, W, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    came();
    fill();
    OK(MPI_Alltoallv_init(memory, counts, even, MPI_INT, memory, counts, odd, MPI_INT, W,
                          MPI_INFO_NULL, &r));
    OK(MPI_Start(&r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Request_free(&r));
    came();
    /* The own block, which every rank finds at another place. */
    FAILS(MPI_ERR_BUFFER, MPI_Allgather(memory + rank, 1, MPI_INT, memory, 1, MPI_INT, W));
    FAILS(MPI_ERR_BUFFER, MPI_Allgatherv(memory + even[rank], 1, MPI_INT, memory, counts, even,
                                         MPI_INT, W));
    FAILS(MPI_ERR_BUFFER, MPI_Iallgather(memory + rank, 1, MPI_INT, memory, 1, MPI_INT, W, &r));
    FAILS(MPI_ERR_BUFFER, MPI_Alltoallv(memory, counts, even, MPI_INT, memory, counts, even,
                                        MPI_INT, W));
    FAILS(MPI_ERR_BUFFER, MPI_Alltoallw(memory, counts, even_bytes, types, memory, counts,
                                        even_bytes, types, W));
}

static void neighbors(void)
{
    MPI_Comm ring;
    int dims[1] = {size}, periods[1] = {1}, two[2] = {1, 1}, out[2] = {0, 2}, in[2] = {1, 3};
    MPI_Aint out_at[2] = {0, 8}, in_at[2] = {4, 12};
    OK(MPI_Cart_create(W, 1, dims, periods, 0, &ring));
    int down = (rank + size - 1) % size, up = (rank + 1) % size;
    for (int form = 0; form < 2; form++) {
        int m[4] = {rank, -1, rank + 100, -1};
        if (form == 0)
            OK(MPI_Neighbor_alltoallv(m, two, out, MPI_INT, m, two, in, MPI_INT, ring));
        else
            OK(MPI_Neighbor_alltoallw(m, two, out_at, types, m, two, in_at, types, ring));
        CHECK(m[1] == down + 100 && m[3] == up);
        if (form == 0)
            FAILS(MPI_ERR_BUFFER,
                  MPI_Neighbor_alltoallv(m, two, out, MPI_INT, m, two, out, MPI_INT, ring));
        else
            FAILS(MPI_ERR_BUFFER,
                  MPI_Neighbor_alltoallw(m, two, out_at, types, m, two, out_at, types, ring));
    }
    int m[4] = {rank, -1, -1, -1}, later[2] = {1, 2};
    OK(MPI_Neighbor_allgatherv(m, 1, MPI_INT, m, two, later, MPI_INT, ring));
    CHECK(m[0] == rank && m[1] == down && m[2] == up);
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_allgather(m, 1, MPI_INT, m, 1, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_alltoall(m, 1, MPI_INT, m, 1, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_allgatherv(m, 1, MPI_INT, m, two, out, MPI_INT, ring));
    OK(MPI_Comm_free(&ring));
}

static void rooted(void)
{
    int from_one[MAX], one = value(rank, 0, 7), got = -1;
    for (int i = 0; i < size; i++)
        from_one[i] = i + 1;
    /* Place 0 goes out, the others come in. */
    memory[0] = one;
    OK(MPI_Gatherv(rank == 0 ? memory : &one, 1, MPI_INT, memory, counts, from_one, MPI_INT, 0, W));
    for (int i = 0; rank == 0 && i < size; i++)
        CHECK(memory[i + 1] == value(i, 0, 7));
    /* And back: place 0 comes in. */
    memory[0] = -1;
    OK(MPI_Scatterv(memory, counts, from_one, MPI_INT, rank == 0 ? memory : &got, 1, MPI_INT, 0,
                    W));
    CHECK((rank == 0 ? memory[0] : got) == value(rank, 0, 7));
    OK(MPI_Allgatherv(memory, 1, MPI_INT, memory, counts, from_one, MPI_INT, W));
    if (rank == 0) {
        MPI_Comm self = MPI_COMM_SELF;
        FAILS(MPI_ERR_BUFFER, MPI_Gatherv(memory, 1, MPI_INT, memory, counts, zeros, MPI_INT, 0,
                                          self));
        FAILS(MPI_ERR_BUFFER, MPI_Scatterv(memory, counts, zeros, MPI_INT, memory, 1, MPI_INT, 0,
                                           self));
        FAILS(MPI_ERR_BUFFER, MPI_Allgatherv(memory, 1, MPI_INT, memory, counts, zeros, MPI_INT,
                                             self));
    }
}

/* Rank 0 gives nothing and says so with the memory that it receives into. */
static void nothing_to_give(void)
{
    int sizes[MAX];
    for (int i = 0; i < size; i++) {
        sizes[i] = i > 0;
        memory[i] = -1;
    }
    memory[rank] = rank;
    int mine = rank;
    OK(MPI_Allgatherv(rank == 0 ? memory : &mine, rank > 0, rank ? MPI_INT : MPI_DATATYPE_NULL,
                      memory, sizes, packed, MPI_INT, W));
    for (int i = 1; i < size; i++)
        CHECK(memory[i] == i);
}

/* Elements with holes: two columns of one matrix. */
static void columns(void)
{
    MPI_Datatype column;
    int m[4][2];
    OK(MPI_Type_vector(4, 1, 2, MPI_INT, &column));
    OK(MPI_Type_commit(&column));
    for (int i = 0; i < 4; i++) {
        m[i][0] = rank + i;
        m[i][1] = 0;
    }
    int count = 1, from = 0, to = 4;
    MPI_Comm self = MPI_COMM_SELF;
    OK(MPI_Alltoallw(m, &count, &from, &column, m, &count, &to, &column, self));
    for (int i = 0; i < 4; i++)
        CHECK(m[i][1] == rank + i);
    FAILS(MPI_ERR_BUFFER, MPI_Alltoallw(m, &count, &from, &column, m, &count, &from, &column, self));
    OK(MPI_Type_free(&column));
}

static void no_elements(void)
{
    MPI_Request r;
    MPI_Datatype none = MPI_DATATYPE_NULL;
    OK(MPI_Send(NULL, 0, none, rank, 1, W));
    OK(MPI_Irecv(NULL, 0, none, rank, 1, W, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Bcast(NULL, 0, none, 0, W));
    OK(MPI_Allgather(NULL, 0, none, NULL, 0, none, W));
    OK(MPI_Ialltoall(NULL, 0, none, NULL, 0, none, W, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Alltoallw(NULL, zeros, zeros, nulls, NULL, zeros, zeros, nulls, W));
    FAILS(MPI_ERR_TYPE, MPI_Send(memory, 1, none, rank, 1, W));
    FAILS(MPI_ERR_TYPE, MPI_Alltoallw(memory, counts, zeros, nulls, memory + MAX, counts, zeros,
                                      nulls, W));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
    for (int i = 0; i < MAX; i++) {
        counts[i] = 1;
        even[i] = 2 * i;
        odd[i] = 2 * i + 1;
        packed[i] = i;
        even_bytes[i] = 8 * i;
        odd_bytes[i] = 8 * i + 4;
        types[i] = MPI_INT;
        nulls[i] = MPI_DATATYPE_NULL;
    }
    everybody();
    neighbors();
    rooted();
    nothing_to_give();
    columns();
    no_elements();
    return end();
}
