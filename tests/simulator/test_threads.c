// Tests the whole driver through its entry points, from eight threads at once: private and shared
// contexts, private streams, modules that are loaded and unloaded, and faulty kernels. One more
// thread changes the memory that kernels can access. ci/tsan runs the test with ThreadSanitizer.
//
//     simulator_threads [ROUNDS]
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

// Prototypes of the library's exports; handles are pointers.
typedef int status;
typedef void *handle;
typedef unsigned long long address;
status cuInit(unsigned int flags);
status cuCtxCreate_v4(handle *context, void *parameters, unsigned int flags, int device);
status cuCtxDestroy_v2(handle context);
status cuCtxSetCurrent(handle context);
status cuCtxSynchronize(void);
status cuCtxEnablePeerAccess(handle peer, unsigned int flags);
status cuCtxDisablePeerAccess(handle peer);
status cuGraphCreate(handle *graph, unsigned int flags);
status cuGraphDestroy(handle graph);
status cuGraphConditionalHandleCreate(unsigned long long *condition, handle graph, handle context,
                                      unsigned int initial, unsigned int flags);
status cuDeviceGetDefaultMemPool(handle *pool, int device);
status cuDevicePrimaryCtxRetain(handle *context, int device);
status cuDevicePrimaryCtxRelease_v2(int device);
status cuMemAlloc_v2(address *at, size_t size);
status cuMemAllocManaged(address *at, size_t size, unsigned int flags);
status cuMemFree_v2(address at);
status cuMemAllocAsync(address *at, size_t size, handle stream);
status cuMemFreeAsync(address at, handle stream);
status cuMemPoolSetAccess(handle pool, const void *accesses, size_t count);
status cuMemcpyHtoDAsync_v2(address to, const void *from, size_t size, handle stream);
status cuMemcpyDtoHAsync_v2(void *to, address from, size_t size, handle stream);
status cuMemsetD32Async(address at, unsigned int value, size_t count, handle stream);
status cuStreamCreate(handle *stream, unsigned int flags);
status cuStreamDestroy_v2(handle stream);
status cuStreamSynchronize(handle stream);
status cuStreamQuery(handle stream);
status cuStreamWaitEvent(handle stream, handle event, unsigned int flags);
status cuEventCreate(handle *event, unsigned int flags);
status cuEventDestroy_v2(handle event);
status cuEventRecord(handle event, handle stream);
status cuEventQuery(handle event);
status cuModuleLoadData(handle *module, const void *image);
status cuModuleUnload(handle module);
status cuModuleGetFunction(handle *function, handle module, const char *name);
status cuModuleGetGlobal_v2(address *at, size_t *size, handle module, const char *name);
status cuLaunchKernel(handle function, unsigned int grid_x, unsigned int grid_y,
                      unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                      unsigned int block_z, unsigned int shared, handle stream, void **arguments,
                      void **extra);

enum { THREADS = 8, COUNT = 3000, NOT_READY = 600, ILLEGAL_ADDRESS = 700 };
static int rounds = 3;
static handle primary;
static atomic_int wrong; // failures, because cmocka's assertions work in the main thread only

#define WANT(condition) \
    do { \
        if (!(condition) && atomic_fetch_add(&wrong, 1) < 5) \
            fprintf(stderr, "line %d does not hold: %s\n", __LINE__, #condition); \
    } while (0)
#define FINE(call) WANT((call) == 0)

// x[i] += i for each i, and a variable of the module counts them all.
static const char text[] =
    ".version 8.0\n.target sm_90\n.address_size 64\n"
    ".visible .global .align 4 .u32 total;\n"
    ".visible .global .attribute(.managed) .align 4 .u32 shared_by_all;\n"
    ".extern .func (.param .b64 result) malloc(.param .b64 size);\n"
    ".extern .func free(.param .b64 address);\n"
    ".visible .entry add(.param .u64 x, .param .u32 n)\n{\n"
    ".reg .b32 %r<9>; .reg .b64 %rd<5>; .reg .pred %p<2>;\n"
    ".shared .align 4 .b8 sh[512];\n"
    "mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;\n"
    "mad.lo.u32 %r4, %r2, %r3, %r1;\n"
    "ld.param.u64 %rd1, [x]; ld.param.u32 %r5, [n];\n"
    "shl.b32 %r6, %r1, 2; mov.u32 %r7, sh; add.u32 %r6, %r6, %r7; st.shared.u32 [%r6], %r4;\n"
    "bar.sync 0;\n"
    "setp.ge.u32 %p1, %r4, %r5; @%p1 bra END;\n"
    "mul.wide.u32 %rd2, %r4, 4; add.u64 %rd1, %rd1, %rd2;\n"
    "ld.global.u32 %r7, [%rd1]; ld.shared.u32 %r8, [%r6]; add.u32 %r7, %r7, %r8;\n"
    "st.global.u32 [%rd1], %r7;\n"
    "atom.global.add.u32 %r8, [total], 1;\n"
    "END: ret;\n}\n"
    ".visible .entry heap()\n{\n.reg .b64 %rd<3>;\n"
    "{ .param .b64 s; st.param.b64 [s], 64; .param .b64 m; call (m), malloc, (s);\n"
    "ld.param.b64 %rd1, [m]; }\n"
    "st.u64 [%rd1], %rd1;\n"
    "{ .param .b64 a; st.param.b64 [a], %rd1; call free, (a); }\nret;\n}\n"
    ".visible .entry wrong(.param .u64 x)\n{\n.reg .b64 %rd<3>;\n"
    "ld.param.u64 %rd1, [x]; st.global.u64 [%rd1+1048576000], %rd1; ret;\n}\n"
    ".visible .entry set(.param .u64 x, .param .u64 flags)\n{\n"
    ".reg .b32 %r<2>; .reg .b64 %rd<3>; .reg .pred %p;\n"
    "ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [flags];\n"
    "AGAIN: st.volatile.global.u32 [%rd1], 1; st.volatile.global.u32 [%rd2], 1;\n"
    "ld.volatile.global.u32 %r1, [%rd2+4]; setp.eq.u32 %p, %r1, 0; @%p bra AGAIN;\n"
    "ret;\n}\n";

typedef struct work {
    handle module, add, heap, wrong, stream;
    address x;
    uint32_t values[COUNT];
} work;

static void
launch_add(work *w)
{
    uint32_t n = COUNT;
    void *arguments[] = {&w->x, &n};
    FINE(cuLaunchKernel(w->add, (COUNT + 63) / 64, 1, 1, 64, 1, 1, 0, w->stream, arguments, NULL));
}

static void
wait_for(handle stream)
{
    status now;
    while ((now = cuStreamQuery(stream)) == NOT_READY)
        continue;
    WANT(now == 0);
}

static void
compute(work *w)
{
    handle event;
    address at, total;
    size_t size;
    memset(w->values, 0, sizeof w->values);
    FINE(cuEventCreate(&event, 0));
    FINE(cuMemAllocAsync(&w->x, sizeof w->values, w->stream));
    FINE(cuMemsetD32Async(w->x, 7, COUNT, w->stream));
    for (int i = 0; i < 3; i++)
        launch_add(w);
    FINE(cuLaunchKernel(w->heap, 2, 1, 1, 32, 1, 1, 0, w->stream, NULL, NULL));
    FINE(cuMemcpyDtoHAsync_v2(w->values, w->x, sizeof w->values, w->stream));
    FINE(cuEventRecord(event, w->stream));
    FINE(cuMemFreeAsync(w->x, w->stream));
    wait_for(w->stream);
    FINE(cuEventQuery(event));
    for (uint32_t i = 0; i < COUNT; i++)
        WANT(w->values[i] == 7 + 3 * i);
    FINE(cuModuleGetGlobal_v2(&total, &size, w->module, "total"));
    FINE(cuMemcpyDtoHAsync_v2(w->values, total, 4, w->stream));
    FINE(cuStreamSynchronize(w->stream));
    WANT(w->values[0] == 3 * COUNT);
    FINE(cuMemAlloc_v2(&at, 100));
    FINE(cuMemFree_v2(at));
    FINE(cuEventDestroy_v2(event));
}

static void
one_round(work *w)
{
    FINE(cuModuleLoadData(&w->module, text));
    FINE(cuModuleGetFunction(&w->add, w->module, "add"));
    FINE(cuModuleGetFunction(&w->heap, w->module, "heap"));
    FINE(cuModuleGetFunction(&w->wrong, w->module, "wrong"));
    FINE(cuStreamCreate(&w->stream, 1));
    compute(w);
    FINE(cuStreamDestroy_v2(w->stream));
    FINE(cuModuleUnload(w->module));
}

// Runs a faulty kernel, in a context that ends with it.
static void
go_wrong(work *w)
{
    handle context;
    FINE(cuCtxCreate_v4(&context, NULL, 0, 0));
    FINE(cuModuleLoadData(&w->module, text));
    FINE(cuModuleGetFunction(&w->wrong, w->module, "wrong"));
    FINE(cuStreamCreate(&w->stream, 1));
    void *arguments[] = {&w->x};
    FINE(cuLaunchKernel(w->wrong, 8, 1, 1, 64, 1, 1, 0, w->stream, arguments, NULL));
    WANT(cuCtxSynchronize() == ILLEGAL_ADDRESS);
    FINE(cuCtxDestroy_v2(context));
}

// Threads with an odd number use a new context in each round.
static void *
run_thread(void *data)
{
    size_t number = (size_t)(uintptr_t)data;
    work *w = calloc(1, sizeof *w);
    for (int i = 0; w != NULL && i < rounds; i++) {
        handle own = NULL;
        if (number % 2 == 1)
            FINE(cuCtxCreate_v4(&own, NULL, 0, 0));
        else
            FINE(cuCtxSetCurrent(primary));
        one_round(w);
        if (own != NULL)
            FINE(cuCtxDestroy_v2(own));
        if (number == 1)
            go_wrong(w);
    }
    free(w);
    return NULL;
}

// Layout of CUmemAccessDesc.
typedef struct access {
    int type, device, flags;
} access_of_pool;

// Switches the second device's access to the first one's pool, and the primary context's access to
// the second device, on and off until the end.
static void *
change_reach(void *data)
{
    enum { DEVICE = 1, READWRITE = 3 };
    const atomic_bool *ends = data;
    handle pool, peer;
    FINE(cuDeviceGetDefaultMemPool(&pool, 0));
    FINE(cuDevicePrimaryCtxRetain(&peer, 1));
    FINE(cuCtxSetCurrent(primary));
    while (!atomic_load(ends)) {
        FINE(cuMemPoolSetAccess(pool, &(access_of_pool){DEVICE, 1, READWRITE}, 1));
        FINE(cuCtxEnablePeerAccess(peer, 0));
        FINE(cuMemPoolSetAccess(pool, &(access_of_pool){DEVICE, 1, 0}, 1));
        FINE(cuCtxDisablePeerAccess(peer));
        sched_yield();
    }
    FINE(cuDevicePrimaryCtxRelease_v2(1));
    return NULL;
}

static void
test_threads_use_the_driver_at_once(void **state)
{
    (void)state;
    pthread_t threads[THREADS], changing;
    atomic_bool ends = false;
    assert_int_equal(cuInit(0), 0);
    assert_int_equal(cuDevicePrimaryCtxRetain(&primary, 0), 0);
    for (size_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run_thread, (void *)(uintptr_t)i), 0);
    assert_int_equal(pthread_create(&changing, NULL, change_reach, &ends), 0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    atomic_store(&ends, true);
    pthread_join(changing, NULL);
    assert_int_equal(cuDevicePrimaryCtxRelease_v2(0), 0);
    assert_int_equal(atomic_load(&wrong), 0);
}

// Runs a kernel of the primary context that keeps writing to an address while `go` destroys the
// object that owns it.
static void
write_while(unsigned long long to, void (*go)(void *what), void *what)
{
    handle module, set;
    address flags;
    assert_int_equal(cuModuleLoadData(&module, text), 0);
    assert_int_equal(cuModuleGetFunction(&set, module, "set"), 0);
    assert_int_equal(cuMemAllocManaged(&flags, 8, 1), 0);
    atomic_uint *words = (atomic_uint *)(uintptr_t)flags;
    atomic_store(&words[0], 0);
    atomic_store(&words[1], 0);
    void *arguments[] = {&to, &flags};
    assert_int_equal(cuLaunchKernel(set, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL), 0);
    while (atomic_load(&words[0]) == 0)
        sched_yield();
    go(what);
    atomic_store(&words[0], 0);
    while (atomic_load(&words[0]) == 0)
        sched_yield();
    atomic_store(&words[1], 1);
    assert_int_equal(cuCtxSynchronize(), 0);
    assert_int_equal(cuMemFree_v2(flags), 0);
    assert_int_equal(cuModuleUnload(module), 0);
}

static int
setup_primary(void **state)
{
    (void)state;
    return cuInit(0) != 0 || cuDevicePrimaryCtxRetain(&primary, 0) != 0 ||
           cuCtxSetCurrent(primary) != 0;
}

static int
teardown_primary(void **state)
{
    (void)state;
    return cuDevicePrimaryCtxRelease_v2(0);
}

static void
destroy_graph(void *graph)
{
    assert_int_equal(cuGraphDestroy(graph), 0);
}

// A conditional handle's memory is no allocation, but must live as long as a kernel uses it.
static void
test_threads_set_a_condition_whose_graph_goes(void **state)
{
    (void)state;
    handle graph;
    unsigned long long condition;
    assert_int_equal(cuGraphCreate(&graph, 0), 0);
    assert_int_equal(cuGraphConditionalHandleCreate(&condition, graph, primary, 0, 0), 0);
    write_while(condition, destroy_graph, graph);
}

static void
destroy_context(void *context)
{
    assert_int_equal(cuCtxDestroy_v2(context), 0);
}

// The variable is managed, so kernels of all contexts may write it.
static void
test_threads_write_a_variable_whose_context_goes(void **state)
{
    (void)state;
    handle context, module;
    address variable;
    size_t size;
    assert_int_equal(cuCtxCreate_v4(&context, NULL, 0, 0), 0);
    assert_int_equal(cuModuleLoadData(&module, text), 0);
    assert_int_equal(cuModuleGetGlobal_v2(&variable, &size, module, "shared_by_all"), 0);
    assert_int_equal(cuCtxSetCurrent(primary), 0);
    write_while(variable, destroy_context, context);
}

int
main(int argc, char **argv)
{
    if (argc > 1)
        rounds = atoi(argv[1]);
    setenv("CUBIND_DEVICE", "simulated", 1);
    setenv("CUBIND_SIMULATOR", "devices=2,threads=2,report=/dev/null", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_use_the_driver_at_once),
        cmocka_unit_test_setup_teardown(test_threads_set_a_condition_whose_graph_goes,
                                        setup_primary, teardown_primary),
        cmocka_unit_test_setup_teardown(test_threads_write_a_variable_whose_context_goes,
                                        setup_primary, teardown_primary),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
