/* Loads LIBRARY, keeps its names to itself, and calls its main function. */
#include <dlfcn.h>
int main(int argc, char **argv)
{
    void *l = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    return l ? ((int (*)(int, char **))dlsym(l, "library_main"))(argc, argv) : 9;
}
