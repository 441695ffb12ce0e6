// np: 20
// args: --enable-recovery
// nodes: 1
#include "lost_groups.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    return TABLE(later, AFTER);
}
