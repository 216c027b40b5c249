// Compares compiled kernels with the same computations in C.
#include <math.h>

#include "device.h"

static cubind_sim_module *kernels;

static int
load_kernels(void **state)
{
    (void)state;
    FILE *file = fopen(PROGRAMS "/kernels.ptx", "r");
    if (file == NULL)
        return -1;
    char *text = calloc(1, 1 << 20);
    size_t length = fread(text, 1, (1 << 20) - 1, file);
    fclose(file);
    text[length] = '\0';
    kernels = loaded(text);
    free(text);
    return 0;
}

static int
unload_kernels(void **state)
{
    (void)state;
    cubind_sim_unload(kernels);
    return 0;
}

static int
teardown(void **state)
{
    (void)state;
    free_device();
    return 0;
}

static void
test_programs_saxpy(void **state)
{
    (void)state;
    enum { N = 1000 };
    float *x = device_alloc(4 * N), *y = device_alloc(4 * N), *z = device_alloc(4 * N);
    for (int i = 0; i < N; i++) {
        x[i] = (float)i / 7;
        y[i] = (float)(N - i);
    }
    struct {
        float a;
        void *x, *y, *z;
        uint64_t n;
    } parameters = {2.5f, x, y, z, N};
    cubind_sim_launch_config config = {.grid = {4, 1, 1},
                                       .block = {256, 1, 1},
                                       .parameters = &parameters,
                                       .parameter_bytes = sizeof parameters};
    for (uint32_t threads = 1; threads <= 3; threads++) { // CPU threads
        memset(z, 0, 4 * N);
        config.threads = threads;
        run_well(launched_as(kernels, "saxpy", &config));
        for (int i = 0; i < N; i++)
            assert_true(z[i] == fmaf(2.5f, x[i], y[i]));
    }
}

static void
test_programs_block_reduction(void **state)
{
    (void)state;
    enum { N = 5000 };
    float *x = device_alloc(4 * N), *out = device_alloc(4);
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += x[i] = (float)(i % 100);
    RUN(kernels, "reduce", 3, 256, 3, x, out, (uint64_t)N);
    assert_true((double)*out == sum);
}

static void
test_programs_histogram_in_dynamic_shared_memory(void **state)
{
    (void)state;
    enum { N = 1000 };
    uint32_t *x = device_alloc(4 * N), *bins = device_alloc(64), wanted[16] = {0};
    for (uint32_t i = 0; i < N; i++) {
        x[i] = i * i % 97;
        wanted[x[i] % 16]++;
    }
    uint64_t parameters[] = {(uintptr_t)x, (uintptr_t)bins, N};
    cubind_sim_launch_config config = {.grid = {8, 1, 1},
                                       .block = {128, 1, 1},
                                       .shared_bytes = 64,
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters};
    run_well(launched_as(kernels, "histogram", &config));
    assert_memory_equal(bins, wanted, sizeof wanted);
    config.shared_bytes = 32; // too little: reported, with the address
    assert_int_equal(launched_as(kernels, "histogram", &config), CUBIND_SIM_ILLEGAL_ADDRESS);
    assert_non_null(strstr(report.text, " of shared memory: "));
}

static void
test_programs_warp_sum(void **state)
{
    (void)state;
    enum { N = 1234 };
    int *x = device_alloc(4 * N), *out = device_alloc(4), sum = 0;
    for (int i = 0; i < N; i++)
        sum += x[i] = i % 13 - 4;
    RUN(kernels, "warp_sum", 10, 128, 3, x, out, (uint64_t)N);
    assert_int_equal(*out, sum);
}

static void
test_programs_recursion_and_pointers_to_functions(void **state)
{
    (void)state;
    static const int fibonacci[] = {0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89};
    int *out = device_alloc(4 * 64);
    RUN(kernels, "fibonaccis", 1, 64, 1, out);
    for (int i = 0; i < 64; i++)
        assert_int_equal(out[i], fibonacci[i % 12]);
    RUN(kernels, "through_pointers", 1, 50, 1, out);
    for (int i = 0; i < 50; i++)
        assert_int_equal(out[i], i & 1 ? i * i : 2 * i);
}

static void
test_programs_loops_that_lanes_leave_apart(void **state)
{
    (void)state;
    enum { N = 700 };
    int *out = device_alloc(4 * N);
    RUN(kernels, "collatz", 6, 128, 2, out, (uint64_t)N);
    for (int i = 0; i < N; i++) {
        int steps = 0;
        for (long long v = i + 1; v != 1; steps++)
            v = v & 1 ? 3 * v + 1 : v / 2;
        assert_int_equal(out[i], steps);
    }
}

static void
test_programs_tiled_matrix_product(void **state)
{
    (void)state;
    enum { N = 48 };
    float *a = device_alloc(4 * N * N), *b = device_alloc(4 * N * N), *c = device_alloc(4 * N * N);
    for (int i = 0; i < N * N; i++) {
        a[i] = (float)(i % 11) / 3;
        b[i] = (float)(i % 17) / 7;
    }
    uint64_t parameters[] = {(uintptr_t)a, (uintptr_t)b, (uintptr_t)c, N};
    cubind_sim_launch_config config = {.grid = {N / 16, N / 16, 1},
                                       .block = {16, 16, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters};
    run_well(launched_as(kernels, "matmul", &config));
    for (int i = 0; i < N * N; i++) {
        float v = 0;
        for (int k = 0; k < N; k++)
            v = fmaf(a[i / N * N + k], b[k * N + i % N], v);
        assert_true(c[i] == v);
    }
}

// A lane holds a lock while other lanes of its warp spin for it; all of them finish.
static void
test_programs_lock_within_a_warp(void **state)
{
    (void)state;
    int *memory = device_alloc(8);
    RUN(kernels, "locked", 3, 64, 2, memory, memory + 1);
    assert_int_equal(memory[1], 3 * 64);
}

static void
test_programs_local_arrays(void **state)
{
    (void)state;
    int *out = device_alloc(4 * 64);
    RUN(kernels, "local_arrays", 1, 64, 1, out);
    for (int t = 0; t < 64; t++) {
        int own[16];
        for (int i = 0; i < 16; i++)
            own[(i * 7 + t) % 16] = i;
        assert_int_equal(out[t], own[t % 16] * 100 + own[(t + 5) % 16]);
    }
}

static void
test_programs_switch(void **state)
{
    (void)state;
    int *out = device_alloc(4 * 33);
    out[32] = 77;
    RUN(kernels, "choose", 1, 32, 1, out);
    for (int t = 0; t < 32; t++) {
        int wanted[] = {11, 77, t * 3, -5, t ^ 0x55, 1 << (t & 15), 1000 - t};
        assert_int_equal(out[t], wanted[t % 7]);
    }
}

static void
test_programs_atomics_of_several_cpu_threads(void **state)
{
    (void)state;
    enum { N = 20000 };
    int *x = device_alloc(4 * N), *out = device_alloc(12), sum = 0;
    for (int i = 0; i < N; i++)
        sum += x[i] = i % 13 - 4;
    uint64_t parameters[] = {(uintptr_t)x, (uintptr_t)out, N},
             lock[] = {(uintptr_t)(out + 1), (uintptr_t)(out + 2)};
    cubind_sim_launch_config config = {.grid = {(N + 127) / 128, 1, 1},
                                       .block = {128, 1, 1},
                                       .threads = 4,
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters};
    run_well(launched_as(kernels, "warp_sum", &config));
    assert_int_equal(out[0], sum);
    config.grid[0] = 6;
    config.block[0] = 32;
    config.parameters = lock;
    config.parameter_bytes = sizeof lock;
    run_well(launched_as(kernels, "locked", &config));
    assert_int_equal(out[2], 6 * 32);
}

// A faulty function that is only called through a pointer is refused at the call.
static void
test_programs_functions_that_nobody_calls(void **state)
{
    (void)state;
    static const char text[] = HEAD
        ".extern .func nowhere();\n"
        ".func good(.param .b64 at) { .reg .b64 r; ld.param.u64 r, [at]; st.u32 [r], 7; ret; }\n"
        ".func bad(.param .b64 at) { call nowhere, (); ret; }\n"
        ".visible .entry k(.param .u64 at, .param .u64 which) {\n"
        ".reg .b64 r, s, f; .reg .pred p; ld.param.u64 r, [at]; ld.param.u64 s, [which];\n"
        "setp.eq.u64 p, s, 0; mov.u64 f, bad; @p mov.u64 f, good;\n"
        "{ .param .b64 a; st.param.b64 [a], r; P: .callprototype _ (.param .b64 _);\n"
        "call f, (a), P; }\nret; }\n"
        ".visible .entry direct() { call nowhere, (); ret; }\n";
    cubind_sim_module *module = loaded(text);
    uint32_t *out = device_alloc(4);
    RUN(module, "k", 1, 1, 2, (uint64_t)(uintptr_t)out, (uint64_t)0);
    assert_int_equal(*out, 7);
    assert_int_equal(launched(module, "k", 1, 1, 2, (uint64_t)(uintptr_t)out, (uint64_t)1),
                     CUBIND_SIM_ILLEGAL_INSTRUCTION);
    assert_non_null(
        strstr(report.text, "Call of 'bad', line 6: Unresolved extern function 'nowhere'"));
    assert_int_equal(launched(module, "direct", 1, 1, 0), CUBIND_SIM_UNSUPPORTED);
    cubind_sim_unload(module);
}

// A kernel may ask for the address of the reserved part below shared memory.
static void
test_programs_reserved_shared_memory(void **state)
{
    (void)state;
    static const char text[] = HEAD
        ".visible .entry k(.param .u64 at) { .reg .b64 r; .reg .b32 a, b, c;\n"
        "ld.param.u64 r, [at]; mov.u32 a, %reserved_smem_offset_1;\n"
        "st.shared.u32 [a+284], 5; ld.shared.u32 b, [a+284]; mov.u32 c, "
        "%reserved_smem_offset_end;\n"
        "st.v2.u32 [r], {b, c}; ret; }\n"
        ".visible .entry other() { .reg .b32 a; mov.u32 a, 0x200; st.shared.u32 [a], a; ret; }";
    cubind_sim_module *module = loaded(text);
    uint32_t *out = device_alloc(8);
    RUN(module, "k", 1, 1, 1, (uint64_t)(uintptr_t)out);
    assert_int_equal(out[0], 5);
    assert_int_equal(out[1], 0x120);
    assert_int_equal(launched(module, "other", 1, 1, 0), CUBIND_SIM_ILLEGAL_ADDRESS);
    cubind_sim_unload(module);
}

static void
test_programs_print(void **state)
{
    (void)state;
    char *name = device_alloc(8);
    strcpy(name, "you");
    RUN(kernels, "says", 1, 2, 1, name);
    assert_string_equal(
        printed, "-1| 0.00|you|a|0|0   |%|ff|   7\n0| 1.50|you|b|1099511627776|1   |%|ff|   7\n");
    assert_int_equal(launched(kernels, "says", 1, 2, 1, (uint64_t)8), CUBIND_SIM_ILLEGAL_ADDRESS);
    assert_non_null(strstr(report.text, "1-byte load at 0x8: 8 bytes after a null pointer"));
}

static void
test_programs_assertions(void **state)
{
    (void)state;
    RUN(kernels, "asserts", 1, 40, 1, (uint64_t)40);
    assert_int_equal(launched(kernels, "asserts", 1, 40, 1, (uint64_t)35), CUBIND_SIM_ASSERT);
    assert_non_null(strstr(report.text, "kernels.cu:"));
    assert_non_null(strstr(
        report.text, "block: [0,0,0], thread: [35,0,0] Assertion `(int)threadIdx.x < n` failed."));
    assert_int_equal(report.thread[0], 35);
}

static void
test_programs_heap(void **state)
{
    (void)state;
    int *out = device_alloc(4 * 40);
    RUN(kernels, "allocates", 1, 40, 1, out);
    for (int i = 0; i < 40; i++)
        assert_int_equal(out[i], 120 * i);
}

// Vector registers as operands and parameters, array elements by index, and constants of every
// kind.
static void
test_programs_vector_registers_and_elements(void **state)
{
    (void)state;
    cubind_sim_module *module =
        loaded(HEAD ".global .align 8 .u32 words[4] = {10, 20, 30, 40};\n"
                    ".global .align 16 .v2 .u64 pairs[2] = {{1, 2}, {3, 4}};\n"
                    ".func (.reg .v2 .u32 out) swap(.reg .v2 .u32 in, .reg .u32 more) {\n"
                    "add.u32 out.x, in.y, more; mov.u32 out.y, in.x; ret; }\n"
                    ".visible .entry k(.param .u64 a) {\n"
                    ".reg .b64 r, s; .reg .b32 i, j; .reg .v4 .u32 t; .reg .v2 .u32 u<3>;\n"
                    ".reg .v4 .u16 h; .reg .v2 .u64 w; .reg .f32 f; .local .u32 lo[4];\n"
                    "ld.param.u64 r, [a];\n"
                    "ld.v4.u32 t, [r]; add.u32 t.w, t.w, t.x; st.v4.u32 [r+16], t;\n"
                    "mov.v2.u32 u0, {t.x, t.y}; call (u1), swap, (u0, 100); st.v2.u32 [r+32], u1;\n"
                    "mov.b64 s, u1; st.u64 [r+40], s;\n"
                    "mov.b64 h, s; st.v4.u16 [r+48], h;\n"
                    "ld.global.u32 i, words[3]; st.u32 [r+56], i;\n"
                    "mov.u64 s, words[1]; ld.u32 i, [s]; st.u32 [r+60], i;\n"
                    "ld.global.v2.u64 w, pairs[1]; st.v2.u64 [r+64], w;\n"
                    "st.local.u32 lo[2], 77; ld.local.u32 i, [lo+8]; st.u32 [r+80], i;\n"
                    "mov.v4.u32 t, {1, 2, 3, 4}; mov.v4.u32 t, {t.y, t.x, t.w, t.z};\n"
                    "st.u32 [r+84], t.g; st.u32 [r+88], !0; st.u32 [r+92], !5 + 2;\n"
                    "st.f32 [r+96], .5; st.f32 [r+100], -.25e+1; ret; }\n");
    uint32_t *a = device_alloc(104);
    const uint32_t given[] = {1, 2, 3, 4};
    memcpy(a, given, sizeof given);
    RUN(module, "k", 1, 3, 1, a);
    const uint32_t wanted[] = {
        1,  2,   3,  4,   1,          2,          3,
        5,  102, 1,  102, 1,          102, // t, u1, and the bits of u1 twice
        1,  40,  20,                       // words
        3,  0,   4,  0,                    // a pair
        77, 1,   1,  2,   0x3f000000, 0xc0200000,
    };
    assert_memory_equal(a, wanted, sizeof wanted);
    cubind_sim_unload(module);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_programs_vector_registers_and_elements, teardown),
        cmocka_unit_test_teardown(test_programs_saxpy, teardown),
        cmocka_unit_test_teardown(test_programs_block_reduction, teardown),
        cmocka_unit_test_teardown(test_programs_histogram_in_dynamic_shared_memory, teardown),
        cmocka_unit_test_teardown(test_programs_warp_sum, teardown),
        cmocka_unit_test_teardown(test_programs_recursion_and_pointers_to_functions, teardown),
        cmocka_unit_test_teardown(test_programs_loops_that_lanes_leave_apart, teardown),
        cmocka_unit_test_teardown(test_programs_tiled_matrix_product, teardown),
        cmocka_unit_test_teardown(test_programs_lock_within_a_warp, teardown),
        cmocka_unit_test_teardown(test_programs_local_arrays, teardown),
        cmocka_unit_test_teardown(test_programs_switch, teardown),
        cmocka_unit_test_teardown(test_programs_atomics_of_several_cpu_threads, teardown),
        cmocka_unit_test_teardown(test_programs_functions_that_nobody_calls, teardown),
        cmocka_unit_test_teardown(test_programs_reserved_shared_memory, teardown),
        cmocka_unit_test_teardown(test_programs_print, teardown),
        cmocka_unit_test_teardown(test_programs_assertions, teardown),
        cmocka_unit_test_teardown(test_programs_heap, teardown),
    };
    return cmocka_run_group_tests(tests, load_kernels, unload_kernels);
}
