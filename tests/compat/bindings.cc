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

// What error handlers have seen.
int handled = 0, code_seen = 0;

void handler(MPI::Comm &comm, int *code, ...)
{
    handled += comm == MPI::COMM_SELF ? 1 : 100;
    code_seen = MPI::Get_error_class(*code);
}

void win_handler(MPI::Win &win, int *code, ...)
{
    handled += win != MPI::WIN_NULL ? 10 : 100;
    code_seen = MPI::Get_error_class(*code);
}

// Attributes: a word, with how often it was copied and deleted in `state`.
struct Seen {
    int copied, deleted, cartesian;
};

int copier(const MPI::Comm &comm, int, void *state, void *value, void *out, bool &flag)
{
    Seen *seen = static_cast<Seen *>(state);
    seen->copied++;
    seen->cartesian += dynamic_cast<const MPI::Cartcomm *>(&comm) != 0;
    *static_cast<void **>(out) = static_cast<char *>(value) + comm.Get_size();
    flag = true;
    return MPI::SUCCESS;
}

int deleter(MPI::Comm &, int, void *, void *state)
{
    static_cast<Seen *>(state)->deleted++;
    return MPI::SUCCESS;
}

#ifdef OPEN_MPI
typedef const void Value;
#else
typedef void Value;
#endif

int type_copier(const MPI::Datatype &type, int, void *, Value *value, void *out, bool &flag)
{
    *static_cast<void **>(out) = static_cast<char *>(const_cast<void *>(value)) + type.Get_size();
    flag = true;
    return MPI::SUCCESS;
}

int type_deleter(MPI::Datatype &, int, void *, void *)
{
    return MPI::SUCCESS;
}

#ifdef OPEN_MPI
// Its bindings take functions of C, too.
int c_copier(MPI_Comm, int, void *, void *value, void *out, int *flag)
{
    *static_cast<void **>(out) = static_cast<char *>(value) + 5;
    *flag = 1;
    return MPI_SUCCESS;
}
#endif

// True if a communicator has an attribute that is `base` plus `more`.
bool has(const MPI::Comm &comm, int keyval, char *base, int more)
{
    void *value = 0;
    return comm.Get_attr(keyval, &value) && value == base + more;
}

int attributes()
{
    static char base[64];
    const int size = MPI::COMM_WORLD.Get_size();
    int errors = 0;
    Seen seen = {0, 0, 0};
    int key = MPI::Comm::Create_keyval(copier, deleter, &seen);
    int dup = MPI::Comm::Create_keyval(MPI::Comm::DUP_FN, MPI::Comm::NULL_DELETE_FN, 0);
    int none = MPI::Comm::Create_keyval(MPI::Comm::NULL_COPY_FN, deleter, &seen);
#ifdef OPEN_MPI
    int c = MPI::Comm::Create_keyval(c_copier, deleter, &seen);
#else
    int c = MPI::Comm::Create_keyval(MPI::Comm::DUP_FN, deleter, &seen);
#endif
#ifdef OPEN_MPI
    const int more = 5;
#else
    const int more = 0;
#endif
    const int dims[1] = {size};
    const bool periods[1] = {false};
    MPI::Cartcomm line = MPI::COMM_WORLD.Create_cart(1, dims, periods, false);
    for (int k = 0; k < 2; k++) {
        MPI::Intracomm plain = MPI::COMM_WORLD.Dup();
        MPI::Comm &comm = k == 0 ? static_cast<MPI::Comm &>(plain) : line;
        comm.Set_attr(key, base);
        comm.Set_attr(dup, base);
        comm.Set_attr(none, base);
        comm.Set_attr(c, base);
        MPI::Comm &copy = comm.Clone();
        errors += !has(copy, key, base, size) || !has(copy, dup, base, 0) || !has(copy, c, base, more);
        void *value;
        errors += copy.Get_attr(none, &value);
        copy.Free();
        delete &copy;
        plain.Free();
    }
    line.Free();
    errors += seen.copied != 2 || seen.deleted != 10 || seen.cartesian != 1;
    MPI::Comm::Free_keyval(key);
    MPI::Comm::Free_keyval(dup);
    MPI::Comm::Free_keyval(none);
    MPI::Comm::Free_keyval(c);

    int type_key = MPI::Datatype::Create_keyval(type_copier, type_deleter, 0);
    MPI::Datatype pair = MPI::INT.Create_contiguous(2);
    pair.Set_attr(type_key, base);
    MPI::Datatype copy = pair.Dup();
    void *value = 0;
    errors += !copy.Get_attr(type_key, &value) || value != base + 8;
    copy.Free();
    pair.Free();
    MPI::Datatype::Free_keyval(type_key);
    return errors;
}

int error_handlers()
{
    int errors = 0, n = 0;
    MPI::Errhandler quiet = MPI::Comm::Create_errhandler(handler);
    MPI::COMM_SELF.Set_errhandler(quiet);
    MPI::Errhandler again = MPI::COMM_SELF.Get_errhandler();
    quiet.Free();
    MPI::COMM_SELF.Send(&n, -1, MPI::INT, 0, 0);
    errors += handled != 1 || code_seen != MPI::ERR_COUNT;
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_RETURN);
    MPI::COMM_SELF.Send(&n, -1, MPI::INT, 0, 0);
    errors += handled != 1;
    MPI::COMM_SELF.Set_errhandler(again);
    MPI::COMM_SELF.Send(&n, 1, MPI::INT, 77, 0);
    errors += handled != 2 || code_seen != MPI::ERR_RANK;
    again.Free();
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_ARE_FATAL);

    MPI::Win win = MPI::Win::Create(&n, sizeof n, 1, MPI::INFO_NULL, MPI::COMM_SELF);
    MPI::Errhandler of_win = MPI::Win::Create_errhandler(win_handler);
    win.Set_errhandler(of_win);
    win.Call_errhandler(MPI::ERR_OTHER);
    errors += handled != 12 || code_seen != MPI::ERR_OTHER;
    of_win.Free();
    win.Free();
    return errors;
}

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

    errors += attributes();
    errors += error_handlers();

    int total = 0;
    MPI::COMM_WORLD.Reduce(&errors, &total, 1, MPI::INT, MPI::SUM, 0);
    if (rank == 0 && total == 0)
        std::printf("No Errors of %d\n", size);
    MPI::Finalize();
    return total != 0;
}
