/* Loads the libraries of its arguments in turn, and calls the main function of the one that has
 * it. Each of them must offer MPI's functions to whoever loads it and looks. */
#include <dlfcn.h>
int main(int argc, char **argv)
{
    int (*program)(int, char **) = 0;
    for (int i = 1; i < argc; i++) {
        void *l = dlopen(argv[i], RTLD_LAZY | RTLD_GLOBAL);
        if (!l) return 9;
        if (dlsym(l, "library_main")) program = (int (*)(int, char **))dlsym(l, "library_main");
        if (!dlsym(l, "MPI_Get_version")) return 8;
    }
    return program(1, argv);
}
