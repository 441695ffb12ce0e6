#!/usr/bin/env bash
# Checks the standard ABI of an installation from outside: run.sh PREFIX
#   - mpi.h compiles without a warning as C89 to C23 and as C++98 to C++20;
#   - every constant and every type has its value, size and alignment, in C and in C++;
#   - the library has its soname, exports MPI_X (weak) and PMPI_X (strong) and nothing else;
#   - a program may define its own MPI_Send and call PMPI_Send, linked dynamically and statically.
# Prints "PASS what" or "FAIL what: why" per case; ends with status 1 when one failed.
set -u
here=$(cd "$(dirname "$0")" && pwd)
[ $# -eq 1 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2; }
prefix=$(cd "$1" && pwd) || exit 2
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hawser-abi.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
lib=$prefix/lib/libmpi_abi.so.1
warn="-Wall -Wextra -Werror -pedantic -Wno-long-long"
failed=0

# case NAME COMMAND...: one line of result; the output appears on failure only.
case_() {
    local name=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then
        echo "PASS $name"
    else
        failed=1
        echo "FAIL $name: $(head -n 1 "$scratch/log")"
        sed 's/^/    /' "$scratch/log" | head -n 20
    fi
}

compile() { # compiler, standard, source language
    "$1" -std="$2" -x "$3" $warn -I"$prefix/include" -c "$scratch/all.c" -o "$scratch/all.o"
}

run_constants() {
    "$1" -std="$2" -x "$3" -w -I"$prefix/include" "$here/constants.c" -o "$scratch/constants" &&
        "$scratch/constants"
}

cat >"$scratch/all.c" <<'C'
#include <mpi.h>
static MPI_Comm comm = MPI_COMM_WORLD;
static MPI_Datatype const types[2] = { MPI_INT, MPI_DOUBLE };
static char name[MPI_MAX_PROCESSOR_NAME];
static void *const place = MPI_IN_PLACE;
MPI_Comm_copy_attr_function *copy = MPI_COMM_DUP_FN;
MPI_Fint status_size = MPI_F_STATUS_SIZE;
int classify(int code);
int classify(int code)
{
    MPI_Status status = { 0, 0, 0, { 0, 0, 0, 0, 0 } };
    MPI_Fint f[MPI_F_STATUS_SIZE] = { 0, 0, 0, 0, 0, 0, 0, 0 };
    (void)place;
    switch (code) {
    case MPI_ERR_RANK: return name[0];
    case MPI_ERR_TAG: return types[0] == types[1];
    default: break;
    }
    if (MPI_Status_c2f(&status, f) || MPI_Status_f2c(f, &status)) return 1;
    comm = MPI_Comm_f2c(MPI_Comm_c2f(comm));
    return MPI_Send(name, 1, types[0], 0, 0, comm);
}
C

for std in c89 c99 c11 c17 c2x; do case_ "mpi.h as $std" compile cc $std c; done
for std in c++98 c++11 c++17 c++20; do case_ "mpi.h as $std" compile c++ $std c++; done
case_ "constants and types in C" run_constants cc c99 c
case_ "constants and types in C++" run_constants c++ c++17 c++

symbols() {
    cc "$here/symbols.c" -o "$scratch/symbols" -ldl && "$scratch/symbols" "$lib"
}
exports() {
    nm -D --defined-only "$lib" | awk '
        $2 == "T" && $3 ~ /^PMPIX?_/ { strong++; next }
        $2 == "W" && $3 ~ /^MPIX?_/ { weak++; next }
        # Time to save, snapshots, the registry (mpi-ext.h): what no tool stands in front of.
        $2 == "T" && $3 ~ /^MPIX_(Time_left|Save_request|Checkpoint(_(register|restart|hold|release|dir))?|Registry_[a-z_]+)$/ { next }
        # For language bindings above the C binding.
        $2 == "T" && $3 ~ /^MPIX_(Op_create_x|(Comm|File|Session|Win)_create_errhandler_x|Attr_integer_(create|get|discard)|Request_around|Keyval_at_end)$/ { next }
        { print "unexpected export:", $0; bad = 1 }
        END {
            printf "%d strong, %d weak\n", strong, weak
            exit bad || strong != weak || strong < 664
        }'
}
soname() { readelf -d "$lib" | grep -q 'SONAME.*\[libmpi_abi\.so\.1\]'; }
case_ "664 functions under two names" symbols
case_ "weak MPI_X, strong PMPI_X, nothing else but what bindings need" exports
case_ "soname libmpi_abi.so.1" soname

cat >"$scratch/tool.c" <<'C'
#include <mpi.h>
#include <stdio.h>
static int seen;
int MPI_Get_version(int *version, int *subversion)
{
    seen++;
    return PMPI_Get_version(version, subversion);
}
int main(void)
{
    int version = 0, subversion = -1;
    MPI_Get_version(&version, &subversion);
    printf("%d %d %d\n", seen, version, subversion);
    return !(seen == 1 && version == 5 && subversion == 0);
}
C
dynamic() {
    cc -I"$prefix/include" "$scratch/tool.c" -o "$scratch/tool" -L"$prefix/lib" -lmpi_abi \
        -Wl,-rpath,"$prefix/lib" && "$scratch/tool"
}
static_() {
    cc -I"$prefix/include" "$scratch/tool.c" -o "$scratch/tool" "$prefix/lib/libmpi_abi.a" \
        -lpthread -ldl -lm && "$scratch/tool"
}
case_ "own MPI_Get_version over PMPI, shared library" dynamic
if [ -e "$prefix/lib/libmpi_abi.a" ]; then
    case_ "own MPI_Get_version over PMPI, static library" static_
fi
exit $failed
