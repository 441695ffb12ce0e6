// The C++ bindings of MPI-2, as their library of another MPI has them, over the front.
#include <mpi.h>

#include <cstdio>
#include <vector>

namespace {

// Keeps the longer of two vectors (a, b), so that the function must know what it adds up.
void longer(const void *in, void *inout, int n, const MPI::Datatype &type)
{
    const double *a = static_cast<const double *>(in);
    double *b = static_cast<double *>(inout);
    if (type != MPI::DOUBLE)
        MPI::COMM_WORLD.Abort(3);
    for (int i = 0; i + 1 < n; i += 2)
        if (a[i] * a[i] + a[i + 1] * a[i + 1] > b[i] * b[i] + b[i + 1] * b[i + 1])
            b[i] = a[i], b[i + 1] = a[i + 1];
}

void sum(const void *in, void *inout, int n, const MPI::Datatype &)
{
    for (int i = 0; i < n; i++)
        static_cast<int *>(inout)[i] += static_cast<const int *>(in)[i];
}

void handler(MPI::Comm &, int *, ...) {}

} // namespace

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    int errors = 0;

    // Two operations, so that one's function is not the other's.
    MPI::Op keep, add;
    keep.Init(longer, true);
    add.Init(sum, true);
    double mine[2] = {double(rank), double(2 * rank)}, longest[2];
    MPI::COMM_WORLD.Allreduce(mine, longest, 2, MPI::DOUBLE, keep);
    errors += longest[0] != size - 1 || longest[1] != 2 * (size - 1);
    int one = rank + 1, all = 0;
    MPI::COMM_WORLD.Allreduce(&one, &all, 1, MPI::INT, add);
    errors += all != size * (size + 1) / 2;
    keep.Free();
    add.Free();

    MPI::Intracomm half = MPI::COMM_WORLD.Split(rank % 2, rank);
    int members = 0, unit = 1;
    half.Allreduce(&unit, &members, 1, MPI::INT, MPI::SUM);
    errors += members != (size + 1 - rank % 2) / 2;
    half.Free();

    MPI::Datatype pair = MPI::INT.Create_contiguous(2);
    pair.Commit();
    const int right = (rank + 1) % size, left = (rank + size - 1) % size;
    int out[2] = {rank, -rank}, in[2] = {-1, -1};
    MPI::Status status;
    MPI::Request request = MPI::COMM_WORLD.Irecv(in, 1, pair, left, 7);
    MPI::COMM_WORLD.Send(out, 1, pair, right, 7);
    request.Wait(status);
    errors += in[0] != left || in[1] != -left || status.Get_source() != left ||
              status.Get_count(pair) != 1;
    pair.Free();

    std::vector<int> gathered(size);
    MPI::COMM_WORLD.Allgather(&rank, 1, MPI::INT, gathered.data(), 1, MPI::INT);
    for (int i = 0; i < size; i++)
        errors += gathered[i] != i;

    int total = 0;
    MPI::COMM_WORLD.Reduce(&errors, &total, 1, MPI::INT, MPI::SUM, 0);
    if (rank == 0 && total == 0)
        std::printf("No Errors of %d\n", size);
    if (argc > 1)
        MPI::Comm::Create_errhandler(handler);
    MPI::Finalize();
    return total != 0;
}
