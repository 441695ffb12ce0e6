// np: 40
// args: --enable-recovery
// nodes: 1
#include "lost_calls.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    return TABLE(calls, DURING);
}
