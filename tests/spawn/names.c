/* Two jobs that know no more of each other than a name. */
#include "../c/core/check.h"

#include <unistd.h>

int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME];
    int value = 41, i, class_ = MPI_ERR_NAME;
    MPI_Comm inter;
    begin(&argc, &argv);
    CHECK(argc == 3);
    if (strcmp(argv[1], "serve") == 0) {
        OK(MPI_Open_port(MPI_INFO_NULL, port));
        OK(MPI_Publish_name(argv[2], MPI_INFO_NULL, port));
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
        OK(MPI_Recv(&value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE));
        CHECK(value == 42);
        OK(MPI_Unpublish_name(argv[2], MPI_INFO_NULL, port));
        OK(MPI_Close_port(port));
    } else {
        for (i = 0; i < 500 && class_ != MPI_SUCCESS; i++) {
            int code = MPI_Lookup_name(argv[2], MPI_INFO_NULL, port);
            MPI_Error_class(code, &class_);
            if (class_ != MPI_SUCCESS) {
                CHECK(class_ == MPI_ERR_NAME);
                usleep(20000);
            }
        }
        CHECK(class_ == MPI_SUCCESS);
        FAILS(MPI_ERR_NAME, MPI_Publish_name(argv[2], MPI_INFO_NULL, port));
        OK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
        value++;
        OK(MPI_Send(&value, 1, MPI_INT, 0, 0, inter));
    }
    OK(MPI_Comm_disconnect(&inter));
    return end();
}
