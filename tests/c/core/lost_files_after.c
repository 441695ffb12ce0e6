// np: 19
// args: --enable-recovery
// nodes: 1
#include "lost_objects.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    return TABLE(files, AFTER);
}
