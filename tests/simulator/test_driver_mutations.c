// Tests broken PTX with the whole driver: each call must return a status, and the process must
// survive.
//
//     simulator_driver_mutations [COUNT [SEED]]
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "mutate.h"

// Prototypes of the library's exports; handles are pointers.
typedef int status;
typedef void *handle;
typedef unsigned long long address;
status cuInit(unsigned int flags);
status cuCtxCreate_v4(handle *context, void *parameters, unsigned int flags, int device);
status cuCtxDestroy_v2(handle context);
status cuCtxSynchronize(void);
status cuMemAlloc_v2(address *at, size_t size);
status cuModuleLoadData(handle *module, const void *image);
status cuModuleGetFunctionCount(unsigned int *count, handle module);
status cuModuleEnumerateFunctions(handle *functions, unsigned int count, handle module);
status cuLaunchKernel(handle function, unsigned int grid_x, unsigned int grid_y,
                      unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                      unsigned int block_z, unsigned int shared, handle stream, void **arguments,
                      void **extra);

enum { MOST = 1 << 16, MOST_KERNELS = 32 };
static uint64_t seed = 1, count = 40;

static void
launch_all(handle module, address memory)
{
    static uint64_t
        values[(1 << 13) + 3]; // the largest parameter may begin at any of the first values
    static void *arguments[1 << 12];
    handle functions[MOST_KERNELS];
    unsigned int kernels;
    values[0] = values[1] = memory;
    values[2] = 64;
    assert_int_equal(cuModuleGetFunctionCount(&kernels, module), 0);
    kernels = kernels < MOST_KERNELS ? kernels : MOST_KERNELS;
    if (cuModuleEnumerateFunctions(functions, kernels, module) != 0)
        return;
    for (size_t i = 0; i < sizeof arguments / sizeof *arguments; i++)
        arguments[i] = &values[i % 3];
    for (unsigned int i = 0; i < kernels; i++)
        cuLaunchKernel(functions[i], 2, 1, 1, 48, 1, 1, 64, NULL, arguments, NULL);
    cuCtxSynchronize();
}

static uint64_t
run_mutations(size_t (*mutate)(char *text, size_t length))
{
    static char original[MOST], text[4 * MOST];
    uint64_t good = 0;
    mutate_seed = seed;
    FILE *file = fopen(PROGRAMS "/many.ptx", "r");
    assert_non_null(file);
    size_t whole = fread(original, 1, MOST - 1, file);
    fclose(file);
    original[whole] = '\0';
    for (uint64_t i = 0; i < count; i++) {
        handle context, module;
        address memory;
        memcpy(text, original, whole + 1);
        size_t length = whole;
        for (size_t changes = 1 + below(2); changes > 0; changes--)
            length = mutate(text, length);
        assert_int_equal(cuCtxCreate_v4(&context, NULL, 0, 0), 0);
        assert_int_equal(cuMemAlloc_v2(&memory, 1 << 16), 0);
        if (cuModuleLoadData(&module, text) == 0) {
            good++;
            launch_all(module, memory);
        }
        assert_int_equal(cuCtxDestroy_v2(context), 0);
    }
    return good;
}

static void
test_driver_mutations_of_texts_do_no_harm(void **state)
{
    (void)state;
    assert_in_range(run_mutations(mutate_text), 0, count - 1);
}

static void
test_driver_mutations_of_kernels_do_no_harm(void **state)
{
    (void)state;
    assert_in_range(run_mutations(mutate_kernel), count / 2, count);
}

int
main(int argc, char **argv)
{
    if (argc > 1)
        count = strtoull(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    seed = seed != 0 ? seed : 1;
    setenv("CUBIND_DEVICE", "simulated", 1);
    setenv("CUBIND_SIMULATOR", "timeout=0.01,threads=2,report=/dev/null", 1);
    assert_int_equal(cuInit(0), 0);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_driver_mutations_of_texts_do_no_harm),
        cmocka_unit_test(test_driver_mutations_of_kernels_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
