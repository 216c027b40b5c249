// Tests the CPU threads that run grids: concurrent launches, sharing of blocks, forked children,
// signals, and the caller's rounding mode.
#include <dirent.h>
#include <fenv.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "device.h"

// out[i] = i / 3 in single precision, with i counted over all blocks.
static const char text[] = HEAD ".visible .entry thirds(.param .u64 out)\n"
                                "{\n"
                                "    .reg .b32 %r<5>;\n"
                                "    .reg .f32 %f<4>;\n"
                                "    .reg .b64 %rd<3>;\n"
                                "    ld.param.u64 %rd1, [out];\n"
                                "    mov.u32 %r1, %ctaid.x;\n"
                                "    mov.u32 %r2, %ntid.x;\n"
                                "    mov.u32 %r3, %tid.x;\n"
                                "    mad.lo.s32 %r4, %r1, %r2, %r3;\n"
                                "    cvt.rn.f32.u32 %f1, %r4;\n"
                                "    div.rn.f32 %f2, %f1, 0f40400000;\n"
                                "    mul.wide.u32 %rd2, %r4, 4;\n"
                                "    add.s64 %rd2, %rd1, %rd2;\n"
                                "    st.global.f32 [%rd2], %f2;\n"
                                "    ret;\n"
                                "}\n";

#define EACH(i) \
    "    ld.global.u32 %r2, [%rd1+" #i "*65536];\n" \
    "    add.u32 %r2, %r2, 1;\n" \
    "    st.global.u32 [%rd1+" #i "*65536], %r2;\n"

// Each block adds 1 to out[its number]. In the second kernel each block first waits for the one
// before.
static const char sharing[] = HEAD ".visible .entry once(.param .u64 out)\n"
                                   "{\n"
                                   "    .reg .b32 %r<3>;\n"
                                   "    .reg .b64 %rd<3>;\n"
                                   "    ld.param.u64 %rd1, [out];\n"
                                   "    mov.u32 %r1, %ctaid.x;\n"
                                   "    mul.wide.u32 %rd2, %r1, 4;\n"
                                   "    add.s64 %rd1, %rd1, %rd2;\n"
                                   "    ld.global.u32 %r2, [%rd1];\n"
                                   "    add.u32 %r2, %r2, 1;\n"
                                   "    st.global.u32 [%rd1], %r2;\n"
                                   "    ret;\n"
                                   "}\n"
                                   ".visible .entry chain(.param .u64 out)\n"
                                   "{\n"
                                   "    .reg .b32 %r<3>;\n"
                                   "    .reg .b64 %rd<3>;\n"
                                   "    .reg .pred %p;\n"
                                   "    ld.param.u64 %rd1, [out];\n"
                                   "    mov.u32 %r1, %ctaid.x;\n"
                                   "    mul.wide.u32 %rd2, %r1, 4;\n"
                                   "    add.s64 %rd1, %rd1, %rd2;\n"
                                   "    setp.eq.u32 %p, %r1, 0;\n"
                                   "    @%p bra READY;\n"
                                   "WAIT:\n"
                                   "    ld.acquire.gpu.global.u32 %r2, [%rd1+-4];\n"
                                   "    setp.eq.u32 %p, %r2, 0;\n"
                                   "    @%p bra WAIT;\n"
                                   "READY:\n"
                                   "    ld.global.u32 %r2, [%rd1];\n"
                                   "    add.u32 %r2, %r2, 1;\n"
                                   "    st.release.gpu.global.u32 [%rd1], %r2;\n"
                                   "    ret;\n"
                                   "}\n";

// Adds 1, 100 times, to the first element of each of seven arrays that are 64 KiB apart.
static const char arrays[] = HEAD ".visible .entry arrays(.param .u64 first)\n"
                                  "{\n"
                                  "    .reg .b32 %r<3>;\n"
                                  "    .reg .b64 %rd<2>;\n"
                                  "    .reg .pred %p;\n"
                                  "    ld.param.u64 %rd1, [first];\n"
                                  "    mov.u32 %r1, 0;\n"
                                  "AGAIN:\n" EACH(0) EACH(1) EACH(2) EACH(3) EACH(4) EACH(5)
                                      EACH(6) "    add.u32 %r1, %r1, 1;\n"
                                              "    setp.lt.u32 %p, %r1, 100;\n"
                                              "    @%p bra AGAIN;\n"
                                              "    ret;\n"
                                              "}\n";

enum { BLOCKS = 40, THREADS = 96 };

static bool
find(void *data, uint64_t address, cubind_sim_range *range)
{
    *range = (cubind_sim_range){(uintptr_t)data, sizeof(float) * BLOCKS * THREADS, data, false};
    return address - range->start < range->size;
}

// Launches the kernel on four CPU threads and returns the number of wrong results.
static int
wrong_thirds(cubind_sim_module *module, float *out)
{
    int wrong = 0;
    cubind_sim_report own;
    cubind_sim_launch_config config = {.grid = {BLOCKS, 1, 1},
                                       .block = {THREADS, 1, 1},
                                       .parameters = &out,
                                       .parameter_bytes = sizeof out,
                                       .memory = {.find = find, .data = out},
                                       .threads = 4,
                                       .timeout = 60};
    memset(out, 0, sizeof *out * BLOCKS * THREADS);
    if (cubind_sim_launch(cubind_sim_find_function(module, "thirds"), &config, &own) !=
        CUBIND_SIM_OK)
        return -1;
    for (int i = 0; i < BLOCKS * THREADS; i++)
        wrong += out[i] != (float)((double)i / 3);
    return wrong;
}

static float *
numbers(void)
{
    return device_alloc(sizeof(float) * BLOCKS * THREADS);
}

typedef struct launcher {
    cubind_sim_module *module;
    float *out;
    int wrong;
} launcher;

static void *
launch_often(void *data)
{
    launcher *l = data;
    for (int i = 0; i < 40; i++)
        l->wrong += wrong_thirds(l->module, l->out);
    return NULL;
}

static void
test_threads_of_several_launches_at_once(void **state)
{
    (void)state;
    enum { COUNT = 4 };
    pthread_t threads[COUNT];
    launcher launchers[COUNT];
    cubind_sim_module *module = loaded(text);
    for (int i = 0; i < COUNT; i++)
        launchers[i] = (launcher){module, numbers(), 0};
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, launch_often, &launchers[i]), 0);
    for (int i = 0; i < COUNT; i++) {
        pthread_join(threads[i], NULL);
        assert_int_equal(launchers[i].wrong, 0);
    }
    cubind_sim_unload(module);
}

// A CPU thread takes several small blocks at once.
static void
test_threads_share_blocks(void **state)
{
    (void)state;
    enum { COUNT = 30011, LONG_CHAIN = 400 };
    cubind_sim_module *module = loaded(sharing);
    uint32_t *out = device_alloc(sizeof *out * COUNT);
    for (uint32_t threads = 1; threads <= 7; threads += 2)
        for (uint64_t seed = 0; seed < 2; seed++) {
            cubind_sim_launch_config config = {.grid = {COUNT, 1, 1},
                                               .block = {1, 1, 1},
                                               .parameters = &out,
                                               .parameter_bytes = sizeof out,
                                               .threads = threads,
                                               .seed = seed,
                                               .timeout = 60};
            memset(out, 0, sizeof *out * COUNT);
            assert_int_equal(launched_as(module, "once", &config), CUBIND_SIM_OK);
            for (uint32_t i = 0; i < COUNT; i++)
                assert_int_equal(out[i], 1);
            memset(out, 0, sizeof *out * COUNT);
            config.grid[0] = LONG_CHAIN;
            config.seed = 0;
            assert_int_equal(launched_as(module, "chain", &config), CUBIND_SIM_OK);
            for (uint32_t i = 0; i < LONG_CHAIN; i++)
                assert_int_equal(out[i], 1);
        }
    cubind_sim_unload(module);
}

static atomic_int asked;

static bool
find_array(void *data, uint64_t address, cubind_sim_range *range)
{
    enum { APART = 1 << 16, COUNT = 7 };
    uint64_t offset = address - (uintptr_t)data, start = offset / APART * APART;
    atomic_fetch_add(&asked, 1);
    *range = (cubind_sim_range){(uintptr_t)data + start, 64, (char *)data + start, false};
    return offset < (uint64_t)COUNT * APART && offset - start < 64;
}

// The caller's tables have a lock. Threads cache ranges, so that not every access waits for it.
static void
test_threads_remember_where_arrays_are(void **state)
{
    (void)state;
    enum { ALIGN = 4 << 20, APART = 1 << 16 };
    cubind_sim_module *module = loaded(arrays);
    char *memory = aligned_alloc(ALIGN, ALIGN);
    assert_non_null(memory);
    memset(memory, 0, 7 * APART);
    cubind_sim_launch_config config = {.grid = {1, 1, 1},
                                       .block = {32, 1, 1},
                                       .parameters = &memory,
                                       .parameter_bytes = sizeof memory,
                                       .memory = {.find = find_array, .data = memory}};
    assert_int_equal(
        cubind_sim_launch(cubind_sim_find_function(module, "arrays"), &config, &report),
        CUBIND_SIM_OK);
    for (int i = 0; i < 7; i++)
        assert_int_equal(*(uint32_t *)(void *)(memory + i * APART), 100);
    assert_int_equal(atomic_load(&asked), 7);
    free(memory);
    cubind_sim_unload(module);
}

static void
test_threads_in_a_child_of_fork(void **state)
{
    (void)state;
#ifdef __SANITIZE_THREAD__ // it ends children that start threads
    skip();
#endif
    cubind_sim_module *module = loaded(text);
    float *out = numbers();
    assert_int_equal(wrong_thirds(module, out), 0);
    for (int i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0) {
            alarm(60); // ends a child that waits for threads that it does not have
            _exit(wrong_thirds(module, out) != 0 || wrong_thirds(module, out) != 0);
        }
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_int_equal(status, 0);
        assert_int_equal(wrong_thirds(module, out), 0);
    }
    cubind_sim_unload(module);
}

// Returns the mask of signals that a thread blocks, from /proc.
static unsigned long long
blocked_by(const char *thread)
{
    char path[300], line[200];
    unsigned long long blocked = 0;
    snprintf(path, sizeof path, "/proc/self/task/%s/status", thread);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        sscanf(line, "SigBlk: %llx", &blocked);
    if (file != NULL)
        fclose(file);
    return blocked;
}

static void
test_threads_take_no_signals(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(text);
    assert_int_equal(wrong_thirds(module, numbers()), 0);
    int blocking = 0, others = 0;
    DIR *threads = opendir("/proc/self/task");
    assert_non_null(threads);
    for (struct dirent *entry; (entry = readdir(threads)) != NULL;)
        if (entry->d_name[0] != '.' && atoi(entry->d_name) != getpid()) {
            others++;
            blocking +=
                (blocked_by(entry->d_name) & 0x7fff) == (0x7fff & ~(1u << 8)); // all but SIGKILL
        }
    closedir(threads);
    assert_true(others >= 1 && blocking >= 1);
    cubind_sim_unload(module);
}

static void
test_threads_round_as_kernels_say(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(text);
    float *out = numbers(), *upward = numbers();
    assert_int_equal(wrong_thirds(module, out), 0);
    fesetround(FE_UPWARD);
    wrong_thirds(module, upward);
    int mode = fegetround();
    fesetround(FE_TONEAREST);
    assert_int_equal(mode, FE_UPWARD);
    assert_memory_equal(out, upward, sizeof *out * BLOCKS * THREADS);
    cubind_sim_unload(module);
}

static int
teardown(void **state)
{
    (void)state;
    free_device();
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_threads_of_several_launches_at_once, teardown),
        cmocka_unit_test_teardown(test_threads_share_blocks, teardown),
        cmocka_unit_test_teardown(test_threads_remember_where_arrays_are, teardown),
        cmocka_unit_test_teardown(test_threads_in_a_child_of_fork, teardown),
        cmocka_unit_test_teardown(test_threads_take_no_signals, teardown),
        cmocka_unit_test_teardown(test_threads_round_as_kernels_say, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
