// A Laplacian on a square, solved by PETSc as the options say, and vectors that are scattered and gathered.
#include <petscksp.h>

static void put(Mat a, PetscInt row, PetscInt column, PetscScalar value)
{
    MatSetValues(a, 1, &row, 1, &column, &value, INSERT_VALUES);
}

int main(int argc, char **argv)
{
    const PetscInt n = 60;
    PetscInt first, end, steps;
    PetscReal error;
    PetscScalar sum;
    Mat a;
    Vec x, b, ones, whole;
    KSP solver;
    VecScatter to_zero;

    PetscInitialize(&argc, &argv, NULL, NULL);
    MatCreate(PETSC_COMM_WORLD, &a);
    MatSetSizes(a, PETSC_DECIDE, PETSC_DECIDE, n * n, n * n);
    MatSetFromOptions(a);
    MatSetUp(a);
    MatGetOwnershipRange(a, &first, &end);
    for (PetscInt i = first; i < end; i++) {
        put(a, i, i, 4);
        if (i >= n) put(a, i, i - n, -1);
        if (i + n < n * n) put(a, i, i + n, -1);
        if (i % n > 0) put(a, i, i - 1, -1);
        if (i % n < n - 1) put(a, i, i + 1, -1);
    }
    MatAssemblyBegin(a, MAT_FINAL_ASSEMBLY);
    MatAssemblyEnd(a, MAT_FINAL_ASSEMBLY);

    MatCreateVecs(a, &x, &b);
    VecDuplicate(x, &ones);
    VecSet(ones, 1);
    MatMult(a, ones, b);
    KSPCreate(PETSC_COMM_WORLD, &solver);
    KSPSetOperators(solver, a, a);
    KSPSetTolerances(solver, 1e-10, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT);
    KSPSetFromOptions(solver);
    KSPSolve(solver, b, x);
    KSPGetIterationNumber(solver, &steps);
    VecAXPY(x, -1, ones);
    VecNorm(x, NORM_2, &error);
    PetscPrintf(PETSC_COMM_WORLD, "%d steps, the error is %s\n", (int)steps, error < 1e-6 ? "small" : "large");

    VecScatterCreateToZero(ones, &to_zero, &whole);
    VecScatterBegin(to_zero, ones, whole, INSERT_VALUES, SCATTER_FORWARD);
    VecScatterEnd(to_zero, ones, whole, INSERT_VALUES, SCATTER_FORWARD);
    VecSum(whole, &sum);
    PetscPrintf(PETSC_COMM_WORLD, "rank 0 has %g\n", (double)PetscRealPart(sum));
    PetscSynchronizedPrintf(PETSC_COMM_WORLD, "rows %d to %d\n", (int)first, (int)end);
    PetscSynchronizedFlush(PETSC_COMM_WORLD, PETSC_STDOUT);

    VecScatterDestroy(&to_zero);
    VecDestroy(&whole);
    KSPDestroy(&solver);
    MatDestroy(&a);
    VecDestroy(&x);
    VecDestroy(&b);
    VecDestroy(&ones);
    return PetscFinalize();
}
