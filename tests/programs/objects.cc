// Objects that Boost.MPI packs: gathered, reduced, exchanged, sent, and broadcast by their skeleton.
#include <boost/mpi.hpp>
#include <boost/mpi/collectives/all_gatherv.hpp>
#include <boost/serialization/list.hpp>
#include <boost/serialization/map.hpp>
#include <boost/serialization/string.hpp>
#include <boost/serialization/vector.hpp>
#include <iostream>
#include <list>
#include <map>

namespace mpi = boost::mpi;

struct Longer {
    std::string operator()(const std::string &a, const std::string &b) const { return a.size() < b.size() ? b : a; }
};

int main(int argc, char **argv)
{
    mpi::environment environment(argc, argv, mpi::threading::multiple);
    mpi::communicator world;
    const int me = world.rank(), n = world.size();
    std::map<std::string, bool> right;

    const std::string mine(3 + 1000 * me, static_cast<char>('a' + me));
    std::vector<std::string> words;
    mpi::gather(world, mine, words, 0);
    right["gather"] = me != 0 || (words.size() == size_t(n) && words.back().size() == size_t(3 + 1000 * (n - 1)));
    right["all_reduce"] = mpi::all_reduce(world, mine, Longer()).size() == size_t(3 + 1000 * (n - 1));
    right["scan"] = mpi::scan(world, me, std::plus<int>()) == me * (me + 1) / 2;

    std::vector<std::map<int, std::string>> out(n), in;
    for (int i = 0; i < n; i++) out[i][me] = std::to_string(me * 100 + i);
    mpi::all_to_all(world, out, in);
    right["all_to_all"] = true;
    for (int i = 0; i < n; i++) right["all_to_all"] &= in[i][i] == std::to_string(i * 100 + me);

    const std::vector<double> sent(5000, me);
    std::vector<double> received;
    mpi::request requests[2] = {world.isend((me + 1) % n, 5, sent), world.irecv(mpi::any_source, 5, received)};
    mpi::wait_all(requests, requests + 2);
    right["isend"] = received == std::vector<double>(5000, (me + n - 1) % n);

    std::list<int> list(300, me);
    mpi::broadcast(world, mpi::skeleton(list), 0);
    mpi::broadcast(world, mpi::get_content(list), 0);
    right["skeleton"] = list == std::list<int>(300, 0);

    std::vector<int> lengths(n), all(n * (n + 1) / 2);
    for (int i = 0; i < n; i++) lengths[i] = i + 1;
    mpi::all_gatherv(world, std::vector<int>(me + 1, me), all, lengths);
    right["all_gatherv"] = all.back() == n - 1 && all.front() == 0;
    right["split"] = world.split(me % 2).size() == (n + 1 - me % 2) / 2;

    for (auto &one : right) {
        const int ranks = mpi::all_reduce(world, int(one.second), std::plus<int>());
        if (me == 0) std::cout << one.first << ": right on " << ranks << " of " << n << "\n";
    }
}
